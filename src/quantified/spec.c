// Specifications as formulas: names, fields, operators.
//
// A clause holds where it is true and has a value: what has none (a null dereference, a bad index,
// a division by zero) is collected in `undefined`, under the guard of the part it stands in.
#include "quantified/internal.h"

#include "sema/queries.h"
#include "sema/specs.h"

enum { DEEPEST_SPECIFICATION = 12 };

void quantified_spec_bind(Spec *spec, Variable *variable, Formula value) {
    map_put(spec->quantified->arena, &spec->bindings, variable, (void *)(uintptr_t)value);
}

Formula quantified_spec_unmodelled(Spec *spec, Node *node, const char *text) {
    spec->failed = true;
    quantified_add_unmodelled(spec->quantified, spec->state, node->span, text);
    return quantified_default_of(spec->quantified,
                                 node->type ? quantified_sort_of_type(node->type) : SORT_BOOL);
}

// Each part of a disjunction by itself: most contradict the guard at once.
void quantified_spec_undefined(Spec *spec, Formula condition) {
    LogicTable *table = spec->quantified->table;
    FormulaNode node = *logic_node(table, condition);
    if (node.kind == FORMULA_KIND_OR) {
        for (uint32_t i = 0; i < node.count; i++)
            quantified_spec_undefined(spec, node.children[i]);
        return;
    }
    spec->undefined = logic_or(table, spec->undefined, logic_and(table, spec->guard, condition));
}

Formula quantified_spec_holds(Spec *spec, Node *expression) {
    LogicTable *table = spec->quantified->table;
    Formula outer = spec->undefined;
    spec->undefined = FORMULA_FALSE;
    Formula value = quantified_spec_value_as(
        spec, expression, type_primitive(sema_types(spec->quantified->sema), TYPE_BOOLEAN));
    // What is not modelled was noted; its value means nothing, and may be of another sort.
    Formula holds =
        spec->failed ? FORMULA_TRUE : logic_and(table, value, logic_not(table, spec->undefined));
    spec->undefined = outer;
    return holds;
}

// ---- Conversions

static Type *without_box(Spec *spec, Type *type) {
    Type *primitive = type_is_primitive(type) ? NULL : query_unboxed(spec->quantified->sema, type);
    return primitive ? primitive : type;
}

static Formula unboxed(Spec *spec, Formula box, Type *type) {
    QuantifiedRun *quantified = spec->quantified;
    Variable *field = query_field(quantified->sema, type->class_symbol, "value");
    quantified_spec_undefined(spec, quantified_is_null(quantified, box));
    return quantified_load_field(quantified, spec->state, box, field);
}

static Formula convert(Spec *spec, Formula value, Type *from, Type *to) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    if (type_is_primitive(to) && without_box(spec, from) != from) {
        value = unboxed(spec, value, from);
        from = without_box(spec, from);
    }
    Sort sort = logic_sort(table, value);
    if (!type_is_primitive(to) || (sort != SORT_INT && sort != SORT_LONG))
        return value;
    Sort wanted = quantified_sort_of_type(to);
    if (wanted == SORT_LONG && sort == SORT_INT)
        value = logic_widen(table, value);
    if (wanted == SORT_INT && sort == SORT_LONG)
        value = logic_narrow(table, value);
    if (from->kind == to->kind)
        return value;
    if (to->kind == TYPE_BYTE)
        return quantified_java_convert(quantified, IR_TO_BYTE, value);
    if (to->kind == TYPE_SHORT)
        return quantified_java_convert(quantified, IR_TO_SHORT, value);
    return to->kind == TYPE_CHAR ? quantified_java_convert(quantified, IR_TO_CHAR, value) : value;
}

static bool is_floating(const Type *type) {
    return type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE || type->kind == TYPE_REAL;
}

Formula quantified_spec_value_as(Spec *spec, Node *expression, Type *type) {
    if (type_is_primitive(expression->type) && !type_is_primitive(type))
        return quantified_spec_unmodelled(spec, expression, "boxing in a specification");
    if (is_floating(expression->type) != is_floating(type) ||
        (expression->type->kind == TYPE_BIGINT) != (type->kind == TYPE_BIGINT))
        return quantified_spec_unmodelled(spec, expression, "this conversion in a specification");
    return convert(spec, quantified_spec_value(spec, expression), expression->type, type);
}

// ---- Names and fields

// The value that a `represents` clause gives a model field.
static Formula model_field(Spec *spec, Formula object, Variable *field, Node *node) {
    InheritedRepresentsList clauses = {0};
    if (field->owner)
        class_represents(spec->quantified->sema, field->owner, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        Represents *clause = clauses.items[i].clause;
        Variable *target = clause->location->kind == NODE_NAME
                               ? as_NameExpression(clause->location)->variable
                               : NULL;
        if (target != field || clause->is_relation || spec->depth > DEEPEST_SPECIFICATION)
            continue;
        Spec inner = *spec;
        inner.receiver = object;
        inner.receiver_class = clauses.items[i].owner;
        inner.frame = NULL;
        inner.bindings = (Map){0};
        inner.depth++;
        Formula value = quantified_spec_value_as(&inner, clause->expression, field->type);
        spec->undefined = inner.undefined;
        spec->failed |= inner.failed;
        return value;
    }
    return quantified_spec_unmodelled(spec, node,
                                      "a model field without a represents clause that defines it");
}

static Formula value_of_location(Spec *spec, Formula object, Variable *field, Node *node) {
    QuantifiedRun *quantified = spec->quantified;
    if (field->modifiers & MODIFIER_MODEL)
        return model_field(spec, object, field, node);
    if (quantified_is_computed_static(quantified, field))
        return quantified_spec_unmodelled(spec, node, "what an initialiser computed");
    if (field->modifiers & MODIFIER_STATIC)
        return quantified_load_field(quantified, spec->state, FORMULA_NONE, field);
    if (!object)
        return quantified_spec_unmodelled(spec, node, "a field without an object");
    quantified_spec_undefined(spec, quantified_is_null(quantified, object));
    if (field->kind == VARIABLE_ARRAY_LENGTH)
        return quantified_length_of(quantified, object);
    Formula value = quantified_load_field(quantified, spec->state, object, field);
    if (!logic_node(quantified->table, value)->has_bound)
        quantified_add_axiom(quantified, quantified_non_null_fact(quantified, object, field));
    return value;
}

Formula quantified_spec_receiver_of(Spec *spec, Class *owner, Node *node) {
    QuantifiedRun *quantified = spec->quantified;
    Formula object = spec->receiver;
    Class *class_symbol = spec->receiver_class;
    for (uint32_t depth = 0; object && class_symbol && depth < DEEPEST_SPECIFICATION; depth++) {
        if (query_is_subclass(quantified->sema, class_symbol, owner))
            return object;
        Variable *outer = lower_outer_field(quantified->lowering, class_symbol);
        object =
            outer ? quantified_load_field(quantified, spec->state, object, outer) : FORMULA_NONE;
        class_symbol = outer && outer->type->kind == TYPE_CLASS ? outer->type->class_symbol : NULL;
    }
    quantified_spec_unmodelled(spec, node, "an object around this one");
    return quantified_null_reference(quantified);
}

static Formula value_of_name(Spec *spec, NameExpression *name) {
    Variable *variable = name->variable;
    if (!variable)
        return quantified_spec_unmodelled(spec, &name->node, "a name that is no variable");
    uintptr_t bound = (uintptr_t)map_get(&spec->bindings, variable);
    if (bound)
        return (Formula)bound;
    if (variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT) {
        bool is_static = variable->modifiers & MODIFIER_STATIC;
        Formula object = is_static
                             ? FORMULA_NONE
                             : quantified_spec_receiver_of(spec, variable->owner, &name->node);
        return value_of_location(spec, object, variable, &name->node);
    }
    uintptr_t reg =
        spec->frame ? (uintptr_t)map_get(&spec->frame->method->register_of, variable) : 0;
    if (!reg || spec->frame->base + reg >= spec->state->register_count ||
        !spec->state->registers[spec->frame->base + reg])
        return quantified_spec_unmodelled(spec, &name->node, "a variable that has no value here");
    return quantified_register_get(spec->quantified, spec->graph, spec->state,
                                   spec->frame->base + (IrRegister)reg);
}

static Formula value_of_field(Spec *spec, FieldAccess *field) {
    Variable *variable = field->variable;
    if (!variable)
        return quantified_spec_unmodelled(spec, &field->node, "a name that is no field");
    if (variable->modifiers & MODIFIER_STATIC)
        return value_of_location(spec, FORMULA_NONE, variable, &field->node);
    return value_of_location(spec, quantified_spec_value(spec, field->object), variable,
                             &field->node);
}

static Formula value_of_index(Spec *spec, Index *expression) {
    QuantifiedRun *quantified = spec->quantified;
    LogicTable *table = quantified->table;
    if (expression->array->type->kind != TYPE_ARRAY)
        return quantified_spec_unmodelled(spec, &expression->node, "an index of this type");
    Formula array = quantified_spec_value(spec, expression->array);
    Formula index = quantified_spec_value(spec, expression->index);
    index = convert(spec, index, expression->index->type,
                    type_primitive(sema_types(quantified->sema), TYPE_INT));
    quantified_spec_undefined(spec, quantified_is_null(quantified, array));
    quantified_spec_undefined(spec, logic_less(table, index, logic_number(table, SORT_INT, 0)));
    quantified_spec_undefined(
        spec, logic_less_equal(table, quantified_length_of(quantified, array), index));
    return quantified_load_element(quantified, spec->state, array, index,
                                   quantified_element_kind(expression->array->type->element));
}

// ---- Operators

// The part counts only where `condition` holds.
static Formula value_under(Spec *spec, Formula condition, Node *expression, Type *type) {
    Formula outer = spec->guard;
    spec->guard = logic_and(spec->quantified->table, outer, condition);
    Formula value =
        spec->guard == FORMULA_FALSE
            ? quantified_default_of(spec->quantified, quantified_sort_of_type(type))
            : convert(spec, quantified_spec_value(spec, expression), expression->type, type);
    spec->guard = outer;
    return value;
}

static Formula logical(Spec *spec, Binary *binary) {
    LogicTable *table = spec->quantified->table;
    Type *type = binary->node.type;
    Formula left =
        convert(spec, quantified_spec_value(spec, binary->left), binary->left->type, type);
    if (binary->operator== OPERATOR_IMPLIED_BY)
        return logic_implies(table, value_under(spec, logic_not(table, left), binary->right, type),
                             left);
    if (binary->operator== OPERATOR_AND)
        return logic_and(table, left, value_under(spec, left, binary->right, type));
    if (binary->operator== OPERATOR_OR)
        return logic_or(table, left,
                        value_under(spec, logic_not(table, left), binary->right, type));
    if (binary->operator== OPERATOR_IMPLIES)
        return logic_implies(table, left, value_under(spec, left, binary->right, type));
    Formula right =
        convert(spec, quantified_spec_value(spec, binary->right), binary->right->type, type);
    Formula same = logic_equal(table, left, right);
    return binary->operator== OPERATOR_EQUIVALENT ? same : logic_not(table, same);
}

static bool is_logical(Operator operator) {
    return operator== OPERATOR_AND || operator== OPERATOR_OR || operator== OPERATOR_IMPLIES ||
    operator== OPERATOR_IMPLIED_BY ||
    operator== OPERATOR_EQUIVALENT ||
    operator== OPERATOR_NOT_EQUIVALENT;
}

static bool is_comparison(Operator operator) {
    return operator>= OPERATOR_EQUAL && operator<= OPERATOR_GREATER_EQUAL;
}

static Formula comparison(LogicTable *table, Operator operator, Formula left, Formula right) {
    if (operator== OPERATOR_EQUAL)
        return logic_equal(table, left, right);
    if (operator== OPERATOR_NOT_EQUAL)
        return logic_not(table, logic_equal(table, left, right));
    if (operator== OPERATOR_LESS)
        return logic_less(table, left, right);
    if (operator== OPERATOR_LESS_EQUAL)
        return logic_less_equal(table, left, right);
    return operator== OPERATOR_GREATER ? logic_less(table, right, left)
                                       : logic_less_equal(table, right, left);
}

// Both operands at the wider of their types, at least int (JLS 5.6.2).
static Type *promoted(Spec *spec, Type *a, Type *b) {
    TypeKind kind = a->kind > b->kind ? a->kind : b->kind;
    return type_primitive(sema_types(spec->quantified->sema), kind < TYPE_INT ? TYPE_INT : kind);
}

static Formula value_of_binary(Spec *spec, Binary *binary) {
    LogicTable *table = spec->quantified->table;
    Type *left_type = without_box(spec, binary->left->type);
    Type *right_type = without_box(spec, binary->right->type);
    if (is_logical(binary->operator))
        return logical(spec, binary);
    if (!type_is_primitive(binary->left->type) && !type_is_primitive(binary->right->type)) {
        if (left_type != binary->left->type || right_type != binary->right->type)
            return quantified_spec_unmodelled(spec, &binary->node, "boxes in a specification");
        left_type = binary->left->type;
        right_type = binary->right->type;
    }
    if (is_floating(left_type) || is_floating(right_type))
        return quantified_spec_unmodelled(spec, &binary->node, "floating-point arithmetic");
    if (left_type->kind == TYPE_BIGINT || right_type->kind == TYPE_BIGINT)
        return quantified_spec_unmodelled(spec, &binary->node, "\\bigint arithmetic");
    if (type_is_primitive(left_type) != type_is_primitive(right_type))
        return quantified_spec_unmodelled(spec, &binary->node, "boxing in a specification");
    Formula left =
        convert(spec, quantified_spec_value(spec, binary->left), binary->left->type, left_type);
    Formula right =
        convert(spec, quantified_spec_value(spec, binary->right), binary->right->type, right_type);
    bool numeric = type_is_numeric(left_type) && type_is_numeric(right_type);
    bool is_shift =
        binary->operator>= OPERATOR_SHIFT_LEFT && binary->operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED;
    if (numeric) {
        Type *type =
            is_shift ? promoted(spec, left_type, left_type) : promoted(spec, left_type, right_type);
        left = convert(spec, left, left_type, type);
        if (!is_shift)
            right = convert(spec, right, right_type, type);
    }
    if (is_comparison(binary->operator))
        return comparison(table, binary->operator, left, right);
    bool is_bits =
        binary->operator== OPERATOR_BIT_AND || binary->operator== OPERATOR_BIT_OR || binary->
        operator== OPERATOR_BIT_XOR;
    if (!numeric && !(left_type->kind == TYPE_BOOLEAN && is_bits))
        return quantified_spec_unmodelled(spec, &binary->node, "an operator on these types");
    if (numeric && spec->quantified->has_math_modes)
        return quantified_spec_unmodelled(spec, &binary->node, "arithmetic under math modes");
    IrOperation operation = lower_operator(binary->operator);
    if (operation == IR_DIVIDE || operation == IR_REMAINDER)
        quantified_spec_undefined(
            spec, logic_equal(table, right, logic_number(table, logic_sort(table, right), 0)));
    return quantified_java_binary(spec->quantified, operation, left, right);
}

static Formula value_of_chain(Spec *spec, Chain *chain) {
    Formula result = FORMULA_TRUE;
    for (uint32_t i = 0; i < chain->comparisons.count; i++)
        result =
            logic_and(spec->quantified->table, result,
                      value_under(spec, result, chain->comparisons.items[i], chain->node.type));
    return result;
}

static Formula value_of_unary(Spec *spec, Unary *unary) {
    LogicTable *table = spec->quantified->table;
    if (is_floating(unary->node.type))
        return quantified_spec_unmodelled(spec, &unary->node, "floating-point arithmetic");
    if (unary->operator== OPERATOR_MINUS && spec->quantified->has_math_modes)
        return quantified_spec_unmodelled(spec, &unary->node, "arithmetic under math modes");
    Formula value = convert(spec, quantified_spec_value(spec, unary->operand), unary->operand->type,
                            unary->node.type);
    if (unary->operator== OPERATOR_NOT)
        return logic_not(table, value);
    if (unary->operator== OPERATOR_MINUS)
        return logic_negate(table, value);
    if (unary->operator== OPERATOR_COMPLEMENT)
        return logic_subtract(table, logic_negate(table, value),
                              logic_number(table, logic_sort(table, value), 1));
    if (unary->operator== OPERATOR_PLUS)
        return value;
    return quantified_spec_unmodelled(spec, &unary->node, "an assignment in a specification");
}

static Formula value_of_cast(Spec *spec, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    if (is_floating(from) || is_floating(to) || from->kind == TYPE_BIGINT ||
        to->kind == TYPE_BIGINT)
        return quantified_spec_unmodelled(spec, &cast->node, "this conversion in a specification");
    if (type_is_primitive(from) ? !type_is_primitive(to)
                                : type_is_primitive(to) && without_box(spec, from) == from)
        return quantified_spec_unmodelled(spec, &cast->node, "boxing in a specification");
    Formula value = quantified_spec_value(spec, cast->operand);
    if (type_is_primitive(to))
        return convert(spec, value, from, to);
    QuantifiedRun *quantified = spec->quantified;
    Formula fits = logic_or(quantified->table, quantified_is_null(quantified, value),
                            quantified_instance_of(quantified, value, to));
    quantified_spec_undefined(spec, logic_not(quantified->table, fits));
    return value;
}

static Formula value_of_conditional(Spec *spec, Conditional *conditional) {
    LogicTable *table = spec->quantified->table;
    Formula condition = convert(spec, quantified_spec_value(spec, conditional->condition),
                                conditional->condition->type,
                                type_primitive(sema_types(spec->quantified->sema), TYPE_BOOLEAN));
    Type *type = conditional->node.type;
    if (!type_is_primitive(type) && (type_is_primitive(conditional->consequent->type) ||
                                     type_is_primitive(conditional->alternative->type)))
        return quantified_spec_unmodelled(spec, &conditional->node, "boxing in a specification");
    Formula yes = value_under(spec, condition, conditional->consequent, type);
    Formula no = value_under(spec, logic_not(table, condition), conditional->alternative, type);
    return logic_ite(table, condition, yes, no);
}

// ---- \old, \result, calls

static Formula value_of_old(Spec *spec, Old *old) {
    if (!spec->old || old->label)
        return quantified_spec_unmodelled(spec, &old->node, "\\old of this state");
    const State *now = spec->state;
    spec->state = spec->old;
    Formula value = quantified_spec_value(spec, old->expression);
    spec->state = now;
    return value;
}

static Formula value_of_atom(Spec *spec, JmlAtom *atom) {
    if (atom->keyword == JML_RESULT && spec->result)
        return spec->result;
    if (atom->keyword == JML_INDEX && spec->count)
        return spec->count;
    return quantified_spec_unmodelled(spec, &atom->node, ast_keyword_text(atom->keyword));
}

static Formula value_of_call(Spec *spec, Call *call) {
    QuantifiedRun *quantified = spec->quantified;
    Method *method = call->method;
    if (call->object && call->object->kind == NODE_REACH)
        return quantified_spec_reach(spec, call);
    if (!method || call->is_varargs || spec->depth > DEEPEST_SPECIFICATION)
        return quantified_spec_unmodelled(spec, &call->node, "this call in a specification");
    bool is_static = method->modifiers & MODIFIER_STATIC;
    uint32_t count = method->parameters.count + !is_static;
    Formula *arguments = arena_array(quantified->arena, count, sizeof(Formula));
    uint32_t at = 0;
    bool is_super = call->object && call->object->kind == NODE_SUPER;
    if (!is_static) {
        Formula receiver = call->object && !is_super
                               ? quantified_spec_value(spec, call->object)
                               : quantified_spec_receiver_of(spec, method->owner, &call->node);
        quantified_spec_undefined(spec, quantified_is_null(quantified, receiver));
        arguments[at++] = receiver;
    }
    for (uint32_t i = 0; i < call->arguments.count; i++)
        arguments[at++] = quantified_spec_value_as(spec, call->arguments.items[i],
                                                   method->parameters.items[i]->type);
    Formula throws = FORMULA_FALSE;
    Formula value = spec->failed
                        ? FORMULA_NONE
                        : quantified_call_in_specification(quantified, method, !is_super,
                                                           spec->state, arguments, count, &throws);
    if (!value)
        return quantified_spec_unmodelled(spec, &call->node, "this call in a specification");
    quantified_spec_undefined(spec, throws);
    return value;
}

// ---- Choosing

static Formula value_of_constant(Spec *spec, Node *node) {
    if (node->constant->kind == CONSTANT_STRING)
        return quantified_string_literal(spec->quantified, node->constant);
    if (node->constant->kind == CONSTANT_FLOAT || node->constant->kind == CONSTANT_DOUBLE)
        return quantified_spec_unmodelled(spec, node, "floating-point arithmetic");
    Sort sort = quantified_sort_of_type(node->type);
    if (sort == SORT_BOOL)
        return logic_bool(node->constant->integer != 0);
    if (!quantified_fits(spec->quantified, sort, node->constant->integer))
        return quantified_spec_unmodelled(spec, node, "a number that does not fit in so few bits");
    return logic_number(spec->quantified->table, sort, node->constant->integer);
}

Formula quantified_spec_value(Spec *spec, Node *node) {
    if (node->constant)
        return value_of_constant(spec, node);
    switch (node->kind) {
    case NODE_LITERAL:
        return quantified_null_reference(spec->quantified); // the others are constants
    case NODE_PARENTHESIZED: return quantified_spec_value(spec, as_Parenthesized(node)->inner);
    case NODE_NAME: return value_of_name(spec, as_NameExpression(node));
    case NODE_FIELD: return value_of_field(spec, as_FieldAccess(node));
    case NODE_INDEX: return value_of_index(spec, as_Index(node));
    case NODE_THIS:
        if (as_This(node)->qualifier && node->type->kind == TYPE_CLASS)
            return quantified_spec_receiver_of(spec, node->type->class_symbol, node);
        return spec->receiver ? spec->receiver : quantified_spec_unmodelled(spec, node, "this");
    case NODE_SUPER: // of a field
        if (as_Super(node)->qualifier || !spec->receiver)
            return quantified_spec_unmodelled(spec, node, "a qualified super");
        return spec->receiver;
    case NODE_BINARY: return value_of_binary(spec, as_Binary(node));
    case NODE_CHAIN: return value_of_chain(spec, as_Chain(node));
    case NODE_UNARY: return value_of_unary(spec, as_Unary(node));
    case NODE_CAST: return value_of_cast(spec, as_Cast(node));
    case NODE_CONDITIONAL: return value_of_conditional(spec, as_Conditional(node));
    case NODE_INSTANCEOF:
        if (ast_category(as_Instanceof(node)->target) != CATEGORY_TYPE)
            return quantified_spec_unmodelled(spec, node, "a pattern in a specification");
        return quantified_instance_of(spec->quantified,
                                      quantified_spec_value(spec, as_Instanceof(node)->operand),
                                      as_Instanceof(node)->target->type);
    case NODE_OLD: return value_of_old(spec, as_Old(node));
    case NODE_JML_ATOM: return value_of_atom(spec, as_JmlAtom(node));
    case NODE_QUANTIFIED: return quantified_spec_quantified(spec, node);
    case NODE_JML_FUNCTION: return quantified_spec_function(spec, as_JmlFunction(node));
    case NODE_LABELED_EXPRESSION:
        return quantified_spec_value(spec, as_LabeledExpression(node)->expression);
    case NODE_CALL: return value_of_call(spec, as_Call(node));
    default: return quantified_spec_unmodelled(spec, node, "this expression in a specification");
    }
}
