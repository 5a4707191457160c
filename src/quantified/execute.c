// Instructions on states of formulas.
#include "quantified/formulas.h"

#include "sema/nullness.h"
#include "sema/queries.h"

Formula quantified_register_get(QuantifiedRun *quantified, const Graph *graph, const State *state,
                                IrRegister reg) {
    Formula value = state->registers[reg];
    // Not assigned on some path that gets here: Java forbids reading it.
    return value ? value
                 : quantified_default_of(
                       quantified,
                       quantified_sort_of_ir(quantified, graph->ir->registers.items[reg].type));
}

// ---- Arithmetic

// The distance counts modulo the width (JLS 15.19), and has the sort of the value.
static Formula shift_distance(QuantifiedRun *quantified, Formula value, Formula distance) {
    LogicTable *table = quantified->table;
    Sort sort = logic_sort(table, value);
    if (logic_sort(table, distance) != sort)
        distance = sort == SORT_LONG ? logic_widen(table, distance) : logic_narrow(table, distance);
    Formula mask = logic_number(table, sort, (int64_t)logic_bits(table, sort) - 1);
    int64_t known;
    if (logic_is_number(table, distance, &known))
        return logic_number(table, sort, known & ((int64_t)logic_bits(table, sort) - 1));
    return logic_bits_of(table, FORMULA_KIND_BIT_AND, distance, mask);
}

static Formula boolean_binary(LogicTable *table, IrOperation operation, Formula a, Formula b) {
    if (operation == IR_AND)
        return logic_and(table, a, b);
    if (operation == IR_OR)
        return logic_or(table, a, b);
    return logic_not(table, logic_equal(table, a, b));
}

Formula quantified_java_binary(QuantifiedRun *quantified, IrOperation operation, Formula a,
                               Formula b) {
    LogicTable *table = quantified->table;
    bool is_boolean = logic_sort(table, a) == SORT_BOOL;
    if (is_boolean && (operation == IR_AND || operation == IR_OR || operation == IR_XOR))
        return boolean_binary(table, operation, a, b);
    if (operation == IR_ADD)
        return logic_add(table, a, b);
    if (operation == IR_SUBTRACT)
        return logic_subtract(table, a, b);
    if (operation == IR_MULTIPLY)
        return logic_multiply(table, a, b);
    if (operation == IR_DIVIDE)
        return logic_divide(table, a, b);
    if (operation == IR_REMAINDER)
        return logic_remainder(table, a, b);
    if (operation == IR_SHIFT_LEFT)
        return logic_bits_of(table, FORMULA_KIND_SHIFT_LEFT, a, shift_distance(quantified, a, b));
    if (operation == IR_SHIFT_RIGHT)
        return logic_bits_of(table, FORMULA_KIND_SHIFT_RIGHT, a, shift_distance(quantified, a, b));
    if (operation == IR_SHIFT_RIGHT_UNSIGNED)
        return logic_bits_of(table, FORMULA_KIND_SHIFT_RIGHT_UNSIGNED, a,
                             shift_distance(quantified, a, b));
    if (operation == IR_AND)
        return logic_bits_of(table, FORMULA_KIND_BIT_AND, a, b);
    if (operation == IR_OR)
        return logic_bits_of(table, FORMULA_KIND_BIT_OR, a, b);
    if (operation == IR_XOR)
        return logic_bits_of(table, FORMULA_KIND_BIT_XOR, a, b);
    if (operation == IR_EQUAL)
        return logic_equal(table, a, b);
    if (operation == IR_LESS)
        return logic_less(table, a, b);
    SHOULD(operation == IR_LESS_EQUAL, "a binary instruction should be known");
    return logic_less_equal(table, a, b);
}

// Narrow ints do not hold every number of a program.
bool quantified_fits(QuantifiedRun *quantified, Sort sort, int64_t value) {
    uint32_t bits =
        sort == SORT_INT || sort == SORT_LONG ? logic_bits(quantified->table, sort) : 64;
    return bits >= 64 || (value >= -(INT64_C(1) << (bits - 1)) && value < INT64_C(1) << (bits - 1));
}

// As many bits as there are, where ints are narrow.
static Formula cut(LogicTable *table, Formula a, uint32_t bits, bool is_signed) {
    return bits >= logic_bits(table, logic_sort(table, a)) ? a
                                                           : logic_cut(table, a, bits, is_signed);
}

Formula quantified_java_convert(QuantifiedRun *quantified, IrOperation operation, Formula a) {
    LogicTable *table = quantified->table;
    if (operation == IR_TO_BYTE)
        return cut(table, a, 8, true);
    if (operation == IR_TO_SHORT)
        return cut(table, a, 16, true);
    if (operation == IR_TO_CHAR)
        return cut(table, a, 16, false);
    return operation == IR_TO_LONG ? logic_widen(table, a) : logic_narrow(table, a);
}

// Would the operation leave int? Asked at twice the width.
static Formula overflows(QuantifiedRun *quantified, State *state, const IrInstruction *instruction,
                         Formula a, Formula b) {
    LogicTable *table = quantified->table;
    IrOperation operation = instruction->detail.checked;
    Sort sort = logic_sort(table, a);
    int64_t least = -(INT64_C(1) << (logic_bits(table, SORT_INT) - 1));
    if (sort == SORT_LONG) {
        quantified_add_unmodelled(quantified, state, instruction->span, "overflow of long");
        return FORMULA_FALSE;
    }
    if (operation == IR_NEGATE)
        return logic_equal(table, a, logic_number(table, sort, least));
    if (operation == IR_DIVIDE)
        return logic_and(table, logic_equal(table, a, logic_number(table, sort, least)),
                         logic_equal(table, b, logic_number(table, sort, -1)));
    Formula wide =
        quantified_java_binary(quantified, operation, logic_widen(table, a), logic_widen(table, b));
    Formula low = logic_number(table, SORT_LONG, least);
    Formula high = logic_number(table, SORT_LONG, -least - 1);
    return logic_or(table, logic_less(table, wide, low), logic_less(table, high, wide));
}

// ---- Instructions

static void assign(State *state, const IrInstruction *instruction, Formula value) {
    state->registers[instruction->result] = value;
}

// A variable that is written as `non_null` is not null behind any assignment; what is passed to a
// method that was inlined is no assignment of this frame.
static bool execute_copy(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                         State *state, const IrInstruction *instruction, Formula value) {
    IrRegister to = instruction->result;
    const Variable *variable = graph->ir->registers.items[to].variable;
    bool is_own = to > frame->base && to - frame->base < frame->method->registers.count;
    assign(state, instruction, value);
    if (!variable || !is_own || !variable_stays_non_null(variable))
        return true;
    Formula is_object = logic_not(quantified->table, quantified_is_null(quantified, value));
    quantified_add_obligation(
        quantified, state, is_object, OBLIGATION_NON_NULL_VARIABLE, instruction->span, (Span){0, 0},
        arena_format(quantified->arena, "null assigned to '%s', which must not be null",
                     variable->name->text));
    return quantified_state_assume(quantified, state, is_object);
}

static void execute_load(QuantifiedRun *quantified, const Graph *graph, State *state,
                         const IrInstruction *instruction) {
    Variable *field = instruction->detail.field;
    Formula object = instruction->a
                         ? quantified_register_get(quantified, graph, state, instruction->a)
                         : FORMULA_NONE;
    quantified_check_accessible(quantified, state, object, field, FORMULA_NONE, instruction->span);
    Formula value = quantified_load_field(quantified, state, object, field);
    quantified_note_value(quantified, state, value, field->type);
    if (object)
        quantified_state_fact(quantified, state,
                              quantified_non_null_fact(quantified, object, field));
    assign(state, instruction, value);
}

static void execute_store(QuantifiedRun *quantified, const Graph *graph, State *state,
                          const IrInstruction *instruction) {
    Variable *field = instruction->detail.field;
    Formula object = instruction->a
                         ? quantified_register_get(quantified, graph, state, instruction->a)
                         : FORMULA_NONE;
    quantified_check_assignable_field(quantified, state, object, field, instruction->span);
    quantified_store_field(quantified, state, object, field,
                           quantified_register_get(quantified, graph, state, instruction->b));
}

// The kind of element of an array: of int-sized ones the declared type of the array tells.
static bool element_of(QuantifiedRun *quantified, Formula array, IrType type, TypeKind *kind,
                       Type **element) {
    const FormulaNode *node = logic_node(quantified->table, array);
    if (node->kind == FORMULA_KIND_ITE) {
        Formula yes = node->children[1], no = node->children[2];
        return element_of(quantified, yes, type, kind, element) ||
               element_of(quantified, no, type, kind, element);
    }
    Type *known = map_get(&quantified->exact_class, (const void *)(uintptr_t)array);
    if (!known)
        known = map_get(&quantified->declared_type, (const void *)(uintptr_t)array);
    *element = known && known->kind == TYPE_ARRAY ? known->element : NULL;
    if (type == IR_BOOL)
        *kind = TYPE_BOOLEAN;
    else if (type == IR_REF)
        *kind = TYPE_CLASS;
    else if (*element)
        *kind = quantified_element_kind(*element);
    return type == IR_BOOL || type == IR_REF || *element;
}

static bool execute_element(QuantifiedRun *quantified, const Graph *graph, State *state,
                            const IrInstruction *instruction) {
    Formula array = quantified_register_get(quantified, graph, state, instruction->a);
    Formula index = quantified_register_get(quantified, graph, state, instruction->b);
    IrType type = graph->ir->registers.items[instruction->result].type;
    TypeKind kind;
    Type *element = NULL;
    if (!element_of(quantified, array, type, &kind, &element)) {
        quantified_add_unmodelled(quantified, state, instruction->span,
                                  "an array whose type is not known");
        return false;
    }
    // The array is of another type: an earlier test failed, no execution gets here.
    if (element && ir_type_of(element) != type)
        return false;
    if (instruction->operation == IR_LOAD_ELEMENT) {
        quantified_check_accessible(quantified, state, array, NULL, index, instruction->span);
        Formula value = quantified_load_element(quantified, state, array, index, kind);
        if (element)
            quantified_note_value(quantified, state, value, element);
        else
            quantified_note_value(quantified, state, value,
                                  kind == TYPE_CLASS
                                      ? sema_types(quantified->sema)->object
                                      : type_primitive(sema_types(quantified->sema), kind));
        assign(state, instruction, value);
    } else {
        quantified_check_assignable_element(quantified, state, array, index, instruction->span);
        quantified_store_element(
            quantified, state, array, index,
            quantified_register_get(quantified, graph, state, instruction->result), kind);
    }
    return true;
}

static Formula storable(QuantifiedRun *quantified, Formula array, Formula value) {
    LogicTable *table = quantified->table;
    Type *exact = map_get(&quantified->exact_class, (const void *)(uintptr_t)array);
    if (value == quantified_null_reference(quantified))
        return FORMULA_TRUE;
    if (exact && exact->kind == TYPE_ARRAY)
        return logic_or(table, quantified_is_null(quantified, value),
                        quantified_instance_of(quantified, value, exact->element));
    Type *declared = map_get(&quantified->declared_type, (const void *)(uintptr_t)array);
    // Nothing extends the class of the elements: the array is of exactly that type. The value need
    // not be of it: the array may be used as one of a superclass.
    if (declared && declared->kind == TYPE_ARRAY && declared->element->kind == TYPE_CLASS &&
        quantified_is_effectively_final(quantified, declared->element->class_symbol))
        return logic_or(table, quantified_is_null(quantified, value),
                        quantified_instance_of(quantified, value, declared->element));
    quantified_add_approximation(quantified, "the class of an array");
    return logic_or(table, quantified_is_null(quantified, value),
                    quantified_fresh_variable(quantified, SORT_BOOL, "storable"));
}

// The value as the state keeps it; none: it is not modelled, and that was noted.
static Formula kept(Evaluation *evaluation, State *state, const SpecExpr *at, Type *type) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Formula value = spec_evaluate(evaluation, at);
    if (evaluation->failed)
        return FORMULA_NONE;
    value = spec_kept(evaluation, at->sort, type, value);
    formula_say_kept(quantified, state);
    if (!value || evaluation->undefined == FORMULA_FALSE)
        return value;
    // What has no value may be anything.
    Formula any =
        quantified_fresh_variable(quantified, quantified_sort_of_type(quantified, type), "any");
    quantified_note_value(quantified, state, any, type);
    return logic_ite(quantified->table, evaluation->undefined, any, value);
}

// `set x = e;`
static bool execute_set(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                        State *state, Node *expression) {
    Evaluation evaluation = formula_evaluation_in(quantified, graph, frame, state);
    const SpecExpr *assigned = spec_lower_set(quantified->specifications, expression);
    Node *target = spec_set_target(expression);
    Variable *variable = !target                      ? NULL
                         : target->kind == NODE_NAME  ? as_NameExpression(target)->variable
                         : target->kind == NODE_FIELD ? as_FieldAccess(target)->variable
                                                      : NULL;
    uintptr_t reg = variable ? (uintptr_t)map_get(&frame->method->register_of, variable) : 0;
    bool is_field = variable && variable->kind == VARIABLE_FIELD;
    if (!assigned || !formula_is_kept(quantified, target->type) || (!reg && !is_field)) {
        quantified_add_unmodelled(quantified, state, expression->span, "this 'set' statement");
        return false;
    }
    Formula value = kept(&evaluation, state, assigned, target->type);
    if (!value)
        return false;
    if (reg) {
        state->registers[frame->base + reg] = value;
        return !evaluation.failed;
    }
    Formula object = variable->modifiers & MODIFIER_STATIC ? FORMULA_NONE
                     : target->kind == NODE_FIELD
                         ? formula_value(&evaluation, as_FieldAccess(target)->object)
                         : spec_evaluate_enclosing(&evaluation, variable->owner, target->span);
    quantified_check_assignable_field(quantified, state, object, variable, expression->span);
    quantified_store_field(quantified, state, object, variable, value);
    return !evaluation.failed;
}

// A ghost variable gets its initial value.
static bool initialize_ghost(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                             State *state, VariableDeclaration *declaration) {
    Evaluation evaluation = formula_evaluation_in(quantified, graph, frame, state);
    Variable *variable = declaration->symbol;
    if (!declaration->initializer || !variable)
        return true;
    uintptr_t reg = (uintptr_t)map_get(&frame->method->register_of, variable);
    bool is_own = reg || !(variable->modifiers & MODIFIER_STATIC);
    if (declaration->initializer->kind == NODE_ARRAY_INITIALIZER || !is_own ||
        !formula_is_kept(quantified, variable->type)) {
        quantified_add_unmodelled(quantified, state, declaration->node.span,
                                  "the initial value of this ghost variable");
        return false;
    }
    Formula value =
        kept(&evaluation, state,
             spec_lower_as(quantified->specifications, declaration->initializer, variable->type),
             variable->type);
    if (!value)
        return false;
    if (reg)
        state->registers[frame->base + reg] = value;
    else
        quantified_store_field(quantified, state, evaluation.receiver, variable, value);
    return !evaluation.failed;
}

static bool execute_statement(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                              State *state, JmlStatement *statement) {
    Evaluation evaluation = formula_evaluation_in(quantified, graph, frame, state);
    Span span = statement->node.span;
    if (quantified->quiet && statement->keyword != JML_SET && statement->keyword != JML_ASSUME)
        return true;
    if (statement->keyword == JML_ASSERT || statement->keyword == JML_CHECK) {
        Formula holds = formula_holds(&evaluation, statement->condition);
        if (evaluation.failed)
            return false;
        quantified_add_obligation(quantified, state, holds, OBLIGATION_ASSERTION, span,
                                  statement->condition->span, "assertion");
        // What follows is looked at for the executions that got past.
        return quantified_state_assume(quantified, state, holds);
    }
    if (statement->keyword == JML_ASSUME) {
        Formula holds = formula_holds(&evaluation, statement->condition);
        return !evaluation.failed && quantified_state_assume(quantified, state, holds);
    }
    if (statement->keyword == JML_UNREACHABLE) {
        quantified_add_obligation(quantified, state, FORMULA_FALSE, OBLIGATION_UNREACHABLE, span,
                                  (Span){0, 0}, "a statement said to be unreachable is reached");
        return false;
    }
    if (statement->keyword == JML_SET)
        return execute_set(quantified, graph, frame, state, statement->condition);
    if (statement->keyword == JML_USE)
        return quantified_execute_use(quantified, &evaluation, state,
                                      spec_lower(quantified->specifications, statement->condition),
                                      span);
    if (statement->keyword == JML_HINT || statement->keyword == JML_DEBUG)
        return true;
    quantified_add_unmodelled(quantified, state, span, ast_keyword_text(statement->keyword));
    return false;
}

static bool execute_specification(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                  State *state, const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    if (node->kind == NODE_JML_STATEMENT)
        return execute_statement(quantified, graph, frame, state, as_JmlStatement(node));
    if (ast_loop_clauses(node)) // else they are for cut points (cuts.c)
        return !quantified->options.unroll ||
               quantified_unrolled_clauses(quantified, graph, frame, state, instruction);
    if (node->kind == NODE_VARIABLE)
        return initialize_ghost(quantified, graph, frame, state, as_VariableDeclaration(node));
    if (node->kind == NODE_LABELED) {
        quantified_pass(quantified, graph, frame, state, node);
        return true;
    }
    if (node->kind == NODE_BLOCK_CONTRACT || node->kind == NODE_SPECIFICATION ||
        node->kind == NODE_BLOCK_EXIT)
        return quantified_execute_contract(quantified, graph, frame, state, instruction);
    quantified_add_unmodelled(quantified, state, node->span, "this JML statement");
    return false;
}

static bool execute_new(QuantifiedRun *quantified, const Graph *graph, const IrBlock *block,
                        State *state, const IrInstruction *instruction) {
    Type *type = instruction->operation == IR_NEW ? instruction->detail.class_symbol->type
                                                  : instruction->detail.type;
    Formula length = instruction->operation == IR_NEW
                         ? FORMULA_NONE
                         : quantified_register_get(quantified, graph, state, instruction->a);
    Span span = instruction->span;
    if (quantified->options.scope &&
        !(length ? quantified_bound_length(quantified, state, length, span)
                 : quantified_bound_creation(quantified, state, type->class_symbol, span)))
        return false;
    // Arrays of the pre-state alone are counted.
    if (length && quantified->options.scope &&
        scope_bounds_array(quantified->options.scope, query_erasure(quantified->sema, type)))
        quantified_add_approximation(quantified, "how many arrays are created");
    Formula object = quantified_new_object(quantified, state, type, length);
    state->registers[instruction->result] = object;
    bool is_exception = instruction->operation == IR_NEW &&
                        query_is_subclass(quantified->sema, type->class_symbol,
                                          sema_types(quantified->sema)->throwable->class_symbol);
    if (is_exception) {
        state->thrown_at = instruction->span;
        state->thrown_check = block->check;
    }
    return true;
}

static Formula any_value(QuantifiedRun *quantified, IrType type) {
    Formula any =
        quantified_fresh_variable(quantified, quantified_sort_of_ir(quantified, type), "any");
    if (quantified->quiet)
        vector_push(quantified->arena, &quantified->untold, any);
    return any;
}

bool quantified_execute_instruction(QuantifiedRun *quantified, const Graph *graph,
                                    const Frame *frame, const IrBlock *block, State *state,
                                    const IrInstruction *instruction) {
    LogicTable *table = quantified->table;
    Formula a = FORMULA_NONE, b = FORMULA_NONE;
    if (instruction->a)
        a = quantified_register_get(quantified, graph, state, instruction->a);
    if (instruction->b)
        b = quantified_register_get(quantified, graph, state, instruction->b);
    IrType type =
        instruction->result ? graph->ir->registers.items[instruction->result].type : IR_INT;
    if (ir_computes_floating(graph->ir, instruction)) {
        quantified_add_unmodelled(quantified, state, instruction->span,
                                  "floating-point arithmetic");
        return false;
    }
    switch (instruction->operation) {
    case IR_CONSTANT:
        if (!quantified_fits(quantified, quantified_sort_of_ir(quantified, type),
                             instruction->detail.integer)) {
            quantified_add_unmodelled(quantified, state, instruction->span,
                                      "a number that does not fit in so few bits");
            return false;
        }
        assign(state, instruction,
               type == IR_BOOL ? logic_bool(instruction->detail.integer != 0)
                               : logic_number(table, quantified_sort_of_ir(quantified, type),
                                              type == IR_REF ? 0 : instruction->detail.integer));
        return true;
    case IR_COPY: return execute_copy(quantified, graph, frame, state, instruction, a);
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL:
        assign(state, instruction,
               quantified_java_binary(quantified, instruction->operation, a, b));
        return true;
    case IR_NEGATE: assign(state, instruction, logic_negate(table, a)); return true;
    case IR_NOT: // ~x is -x - 1
        assign(
            state, instruction,
            type == IR_BOOL
                ? logic_not(table, a)
                : logic_subtract(table, logic_negate(table, a),
                                 logic_number(table, quantified_sort_of_ir(quantified, type), 1)));
        return true;
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
        assign(state, instruction, quantified_java_convert(quantified, instruction->operation, a));
        return true;
    case IR_OVERFLOW:
        assign(state, instruction, overflows(quantified, state, instruction, a, b));
        return true;
    case IR_LOAD:
        if (quantified_is_computed_static(quantified, instruction->detail.field)) {
            quantified_add_unmodelled(quantified, state, instruction->span,
                                      "what an initialiser computed");
            return false;
        }
        execute_load(quantified, graph, state, instruction);
        return true;
    case IR_STORE: execute_store(quantified, graph, state, instruction); return true;
    case IR_LOAD_ELEMENT:
    case IR_STORE_ELEMENT: return execute_element(quantified, graph, state, instruction);
    case IR_LENGTH: assign(state, instruction, quantified_length_of(quantified, a)); return true;
    case IR_NEW:
    case IR_NEW_ARRAY: return execute_new(quantified, graph, block, state, instruction);
    case IR_INSTANCE_OF:
        assign(state, instruction, quantified_instance_of(quantified, a, instruction->detail.type));
        return true;
    case IR_STORABLE: assign(state, instruction, storable(quantified, a, b)); return true;
    case IR_ASSUME: return quantified_state_assume(quantified, state, a);
    case IR_SPECIFICATION:
        return execute_specification(quantified, graph, frame, state, instruction);
    case IR_HAVOC: assign(state, instruction, any_value(quantified, type)); return true;
    case IR_UNSUPPORTED:
        // Mostly no execution gets there, which a proof can show.
        if (block->check == IR_CHECK_UNFIT && !quantified->options.scope && !quantified->quiet) {
            quantified_add_obligation(quantified, state, FORMULA_FALSE, OBLIGATION_OVERFLOW,
                                      instruction->span, instruction->span,
                                      instruction->detail.text);
            return false;
        }
        quantified_add_unmodelled(quantified, state, instruction->span, instruction->detail.text);
        return false;
    case IR_STRING:
        assign(state, instruction,
               quantified_string_literal(quantified, instruction->detail.constant));
        return true;
    case IR_TEXT:
    case IR_CONCATENATE: {
        // A new String; its text is not known.
        quantified_add_approximation(quantified, "the text of a string");
        Formula text = quantified_new_object(quantified, state,
                                             sema_types(quantified->sema)->string, FORMULA_NONE);
        VariableList fields = {0};
        quantified_class_fields(quantified, sema_types(quantified->sema)->string->class_symbol,
                                &fields);
        for (uint32_t i = 0; i < fields.count; i++) {
            Formula value = quantified_fresh_variable(
                quantified, quantified_sort_of_type(quantified, fields.items[i]->type), "text");
            quantified_note_value(quantified, state, value, fields.items[i]->type);
            quantified_store_field(quantified, state, text, fields.items[i], value);
        }
        assign(state, instruction, text);
        return true;
    }
    case IR_ITERATE:
    case IR_MARK: return true;
    case IR_CLASS_OBJECT:
        quantified_add_unmodelled(quantified, state, instruction->span, "a class literal");
        return false;
    case IR_INITIALIZE: // static fields have any value: their initialisers ran before
        if (!instruction->result)
            return true;
        quantified_add_unmodelled(quantified, state, instruction->span,
                                  "a static initialiser that may throw");
        return false;
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE:
    case IR_CALL:
    case IR_JUMP:
    case IR_BRANCH:
    case IR_RETURN:
    case IR_THROW:
    case IR_STOP:
    case IR_OPERATION_COUNT:
        internal_error(__FILE__, __LINE__, "a terminator should end its block");
    }
    return false;
}
