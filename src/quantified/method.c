// One method: what holds at its start, and what is to be shown at its ends.
#include "quantified/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

HeapEngine *quantified_new(Arena *arena, Sema *sema, Lowering *lowering, LogicTable *table,
                           const QuantifiedOptions *options) {
    HeapEngine *engine = ARENA_NEW(arena, HeapEngine);
    engine->arena = arena;
    engine->sema = sema;
    engine->lowering = lowering;
    engine->table = table;
    engine->options = *options;
    return engine;
}

// ---- Results

void engine_add_obligation(HeapEngine *engine, const State *state, Formula goal,
                           ObligationKind kind, Span span, Span clause, const char *text) {
    if (engine->quiet || goal == FORMULA_TRUE)
        return;
    QuantifiedObligation obligation = {.from = engine->current,
                                       .conditions = state->conditions,
                                       .facts = state->facts,
                                       .goal = goal,
                                       .kind = kind,
                                       .span = span,
                                       .clause = clause,
                                       .text = text};
    vector_push(engine->arena, &engine->obligations, obligation);
}

void engine_add_approximation(HeapEngine *engine, const char *text) {
    if (!engine->approximation)
        engine->approximation = text;
}

void engine_add_unmodelled(HeapEngine *engine, const State *state, Span span, const char *text) {
    if (engine->repeating)
        return;
    QuantifiedPlace place = {
        engine->current, state->conditions, state->facts, span, text, NULL, false};
    vector_push(engine->arena, &engine->unmodelled, place);
}

// ---- Null where it must not be

// Fields of the sources that must not hold null, and arrays in fields whose elements must not be
// null.
static void implicit_invariants(HeapEngine *engine, const State *state, Formula skip, bool for_one,
                                InvariantList *list) {
    LogicTable *table = engine->table;
    for (uint32_t i = 0; i < engine->classes.count; i++) {
        Class *class_symbol = engine->classes.items[i];
        for (uint32_t j = 0; j < class_symbol->fields.count; j++) {
            Variable *field = class_symbol->fields.items[j];
            if (type_is_primitive(field->type) ||
                (field->modifiers & (MODIFIER_MODEL | MODIFIER_STATIC)) ||
                field->kind != VARIABLE_FIELD)
                continue;
            Formula object = for_one ? logic_variable(table, SORT_REF, "object")
                                     : logic_bound_variable(table, SORT_REF, "object");
            Formula exists =
                logic_and(table, engine_instance_of(engine, object, class_symbol->type),
                          logic_less(table, object, state->allocated));
            if (skip)
                exists =
                    logic_and(table, exists, logic_not(table, logic_equal(table, object, skip)));
            Formula value = engine_load_field(engine, state, object, field);
            Formula holds = FORMULA_TRUE;
            if (!variable_is_nullable(engine->sema, field))
                holds = logic_not(table, engine_is_null(engine, value));
            if (field->type->kind == TYPE_ARRAY && !type_is_primitive(field->type->element) &&
                !variable_elements_nullable(engine->sema, field))
                holds = logic_and(table, holds,
                                  logic_or(table, engine_is_null(engine, value),
                                           engine_elements_non_null(engine, state, value)));
            holds = logic_implies(table, exists, holds);
            if (!for_one)
                holds = logic_quantify(table, true, &object, 1, holds);
            InvariantClause clause = {field->declaration ? field->declaration->span : (Span){0, 0},
                                      holds};
            if (holds != FORMULA_TRUE)
                vector_push(engine->arena, list, clause);
        }
    }
}

// ---- At the start

static void assume(HeapEngine *engine, Formula formula) {
    if (formula != FORMULA_TRUE)
        vector_push(engine->arena, &engine->assumptions, formula);
}

static void add_input(HeapEngine *engine, Variable *variable, Type *type, Formula value) {
    QuantifiedInput input = {variable, type, value};
    vector_push(engine->arena, &engine->inputs, input);
}

// A method that a subclass overrides is not called on that subclass's objects.
static void assume_dispatch(HeapEngine *engine, Method *method) {
    if (method->modifiers & (MODIFIER_PRIVATE | MODIFIER_FINAL))
        return;
    for (uint32_t i = 0; i < engine->classes.count; i++) {
        Class *class_symbol = engine->classes.items[i];
        if (class_symbol != method->owner &&
            query_is_subclass(engine->sema, class_symbol, method->owner) &&
            !(class_symbol->modifiers & MODIFIER_ABSTRACT) &&
            lower_dispatch(engine->lowering, class_symbol, method) != method)
            assume(engine, logic_not(engine->table, engine_instance_of(engine, engine->receiver,
                                                                       class_symbol->type)));
    }
}

// What was there before the object under construction: any value.
static Formula value_around(HeapEngine *engine, State *state, Variable *field) {
    Formula value =
        engine_fresh_variable(engine, engine_sort_of_type(field->type), field->name->text);
    engine_note_value(engine, state, value, field->type);
    if (!type_is_primitive(field->type) && !variable_is_nullable(engine->sema, field))
        engine_state_fact(engine, state, logic_not(engine->table, engine_is_null(engine, value)));
    return value;
}

// The instance around an inner class, and what a local one captured, are set by whoever creates the
// object.
static void make_constructed(HeapEngine *engine, Class *class_symbol, State *state) {
    VariableList fields = {0};
    Variable *outer = lower_outer_field(engine->lowering, class_symbol);
    const VariableList *captured = lower_captured_fields(engine->lowering, class_symbol);
    if (outer)
        vector_push(engine->arena, &fields, outer);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        vector_push(engine->arena, &fields, captured->items[i]);
    Formula *values = arena_array(engine->arena, fields.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < fields.count; i++)
        values[i] = value_around(engine, state, fields.items[i]);
    engine->receiver = engine_new_object(engine, state, class_symbol->type, FORMULA_NONE);
    for (uint32_t i = 0; i < fields.count; i++)
        engine_store_field(engine, state, engine->receiver, fields.items[i], values[i]);
}

static void make_receiver(HeapEngine *engine, Method *method, State *state) {
    if (method->modifiers & MODIFIER_STATIC)
        return;
    Type *type = method->owner->type;
    if (method->is_constructor) {
        make_constructed(engine, method->owner, state);
    } else {
        engine->receiver = logic_object(engine->table, "this", false);
        engine_note_value(engine, state, engine->receiver, type);
        assume_dispatch(engine, method);
        add_input(engine, NULL, type, engine->receiver);
    }
    state->registers[engine->graph.ir->receiver] = engine->receiver;
}

static void make_arguments(HeapEngine *engine, Method *method, State *state) {
    LogicTable *table = engine->table;
    engine->arguments = arena_array(engine->arena, method->parameters.count + 1, sizeof(Formula));
    uint32_t first = method->modifiers & MODIFIER_STATIC ? 0 : 1;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        bool is_object =
            !type_is_primitive(parameter->type) && !variable_is_nullable(engine->sema, parameter);
        Formula value = is_object ? logic_object(table, parameter->name->text, false)
                                  : logic_variable(table, engine_sort_of_type(parameter->type),
                                                   parameter->name->text);
        engine->arguments[i] = value;
        // An argument is never the object under construction.
        if (!type_is_primitive(parameter->type))
            assume(engine, logic_less(table, value, engine->pre_state->allocated));
        engine_note_value(engine, state, value, parameter->type);
        add_input(engine, parameter, parameter->type, value);
        if (first + i < engine->graph.ir->parameters.count)
            state->registers[engine->graph.ir->parameters.items[first + i]] = value;
    }
}

static void assume_elements(HeapEngine *engine, Method *method, const State *state) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        if (parameter->type->kind == TYPE_ARRAY && !type_is_primitive(parameter->type->element) &&
            !variable_elements_nullable(engine->sema, parameter))
            assume(engine, logic_or(engine->table, engine_is_null(engine, engine->arguments[i]),
                                    engine_elements_non_null(engine, state, engine->arguments[i])));
    }
}

// What holds of all objects, said of one: E-matching may not find that it is one of them.
static void assume_of_one(HeapEngine *engine, Formula formula, Formula object) {
    LogicTable *table = engine->table;
    FormulaNode node = *logic_node(table, formula);
    if (node.kind != FORMULA_KIND_FORALL || node.count != 2 || !object ||
        logic_sort(table, node.children[0]) != SORT_REF || logic_sort(table, object) != SORT_REF)
        return;
    assume(engine, logic_substitute(table, node.children[1], node.children, &object, 1));
}

static void assume_of_inputs(HeapEngine *engine, Formula formula) {
    assume_of_one(engine, formula, engine->receiver);
    for (uint32_t i = 0; i < engine->method->parameters.count; i++)
        assume_of_one(engine, formula, engine->arguments[i]);
}

static void assume_invariants(HeapEngine *engine, const State *state, Formula skip) {
    InvariantList list = {0};
    engine_contract_invariants(engine, JML_INVARIANT, state, NULL, skip, false, &list);
    implicit_invariants(engine, state, skip, false, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        assume(engine, list.items[i].formula);
        if (!engine->options.unroll)
            assume_of_inputs(engine, list.items[i].formula);
    }
}

static void assume_axioms(HeapEngine *engine, const State *state) {
    InvariantList list = {0};
    engine_contract_invariants(engine, JML_AXIOM, state, NULL, FORMULA_NONE, false, &list);
    for (uint32_t i = 0; i < list.count; i++)
        assume(engine, list.items[i].formula);
}

static void read_assignable(HeapEngine *engine, Method *method, const State *state) {
    bool is_pure = method_is_pure(engine->sema, method) && !method->is_constructor;
    PlaceList *places = arena_array(engine->arena, engine->cases.count, sizeof(PlaceList));
    for (uint32_t i = 0; i < engine->cases.count; i++) {
        places[i] = engine_contract_places(engine, &engine->cases.items[i], state, engine->receiver,
                                           engine->arguments);
        places[i].given |= is_pure;
    }
    engine->assignable = places;
}

// Clauses that nothing here checks must not pass in silence.
static void note_unchecked_clauses(HeapEngine *engine, const State *state) {
    if (engine->claims.begin)
        engine_add_unmodelled(engine, state, engine->claims, "consequences and examples");
    for (uint32_t i = 0; i < engine->cases.count; i++) {
        const NodeList *clauses = &engine->cases.items[i].clauses;
        for (uint32_t j = 0; j < clauses->count; j++) {
            Node *node = clauses->items[j];
            JmlKeyword keyword =
                node->kind == NODE_LOCATIONS_CLAUSE    ? as_LocationsClause(node)->keyword
                : node->kind == NODE_EXPRESSION_CLAUSE ? as_ExpressionClause(node)->keyword
                                                       : JML_NONE;
            if (keyword == JML_ACCESSIBLE || keyword == JML_CAPTURES || keyword == JML_CALLABLE ||
                keyword == JML_WHEN || keyword == JML_WORKING_SPACE || keyword == JML_DURATION)
                engine_add_unmodelled(
                    engine, state, node->span,
                    arena_format(engine->arena, "the clause '%s'", ast_keyword_text(keyword)));
        }
    }
}

static void note_ignored(HeapEngine *engine, Method *method, const State *state) {
    IgnoredList ignored = method_ignored_jml(engine->sema, method);
    for (uint32_t i = 0; i < ignored.count; i++)
        engine_add_unmodelled(engine, state, ignored.items[i], "JML that Jury does not know");
}

// ---- At the end

static Span end_of(const Method *method) {
    if (!method->declaration)
        return method->owner->declaration->node.span;
    Position at = method->declaration->name_at;
    return (Span){at, at + (method->declaration->name ? method->declaration->name->length : 1)};
}

static void check_ensures(HeapEngine *engine, const ContractCase *of, State *state,
                          Formula result) {
    LogicTable *table = engine->table;
    Span end = end_of(engine->method);
    if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR) {
        engine_add_obligation(engine, state, logic_not(table, of->holds), OBLIGATION_POSTCONDITION,
                              end, (Span){0, 0},
                              "the method returns, but its specification says that it throws");
        return;
    }
    Spec spec = engine_contract_spec(engine, of, state, engine->pre_state, engine->receiver,
                                     engine->arguments);
    spec.result = result;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        Node *node = of->clauses.items[i];
        if (node->kind != NODE_EXPRESSION_CLAUSE ||
            as_ExpressionClause(node)->keyword != JML_ENSURES)
            continue;
        Formula holds = engine_spec_holds(&spec, as_ExpressionClause(node)->expression);
        engine_add_obligation(engine, state, logic_implies(table, of->holds, holds),
                              OBLIGATION_POSTCONDITION, end, node->span, "postcondition");
    }
}

static void check_clauses(HeapEngine *engine, State *state, const InvariantList *list,
                          ObligationKind kind, const char *text) {
    for (uint32_t i = 0; i < list->count; i++)
        engine_add_obligation(engine, state, list->items[i].formula, kind, end_of(engine->method),
                              list->items[i].span, text);
}

static void check_invariants(HeapEngine *engine, State *state, Formula skip) {
    if (engine->method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList invariants = {0}, constraints = {0}, implicit = {0};
    engine_contract_invariants(engine, JML_INVARIANT, state, NULL, skip, true, &invariants);
    check_clauses(engine, state, &invariants, OBLIGATION_INVARIANT, "invariant");
    engine_contract_invariants(engine, JML_CONSTRAINT, state, engine->pre_state, skip, true,
                               &constraints);
    check_clauses(engine, state, &constraints, OBLIGATION_CONSTRAINT, "constraint");
    implicit_invariants(engine, state, skip, true, &implicit);
    check_clauses(engine, state, &implicit, OBLIGATION_NON_NULL,
                  "null in a field that must not be null");
}

static void check_initially(HeapEngine *engine, State *state) {
    InheritedClauseList clauses = {0};
    class_clauses(engine->sema, engine->method->owner, JML_INITIALLY, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        Spec spec = {.engine = engine,
                     .graph = &engine->graph,
                     .state = state,
                     .receiver = engine->receiver,
                     .receiver_class = clauses.items[i].owner,
                     .guard = FORMULA_TRUE,
                     .undefined = FORMULA_FALSE};
        engine_add_obligation(engine, state, engine_spec_holds(&spec, clause->expression),
                              OBLIGATION_INITIALLY, end_of(engine->method), clause->node.span,
                              "initially");
    }
}

void engine_check_returned(HeapEngine *engine, State *state, Formula result) {
    Method *method = engine->method;
    for (uint32_t i = 0; i < engine->cases.count; i++)
        check_ensures(engine, &engine->cases.items[i], state, result);
    if (result && !type_is_primitive(method->return_type) &&
        !method_returns_nullable(engine->sema, method))
        engine_add_obligation(engine, state,
                              logic_not(engine->table, engine_is_null(engine, result)),
                              OBLIGATION_NON_NULL, end_of(method), (Span){0, 0},
                              "the result is null, but must not be");
    check_invariants(engine, state, FORMULA_NONE);
    if (method->is_constructor)
        check_initially(engine, state);
}

static const char *check_text(IrCheck check) {
    switch (check) {
    case IR_CHECK_NONE: return "exception";
    case IR_CHECK_NULL: return "null dereference: NullPointerException";
    case IR_CHECK_INDEX: return "index out of bounds: ArrayIndexOutOfBoundsException";
    case IR_CHECK_NEGATIVE_SIZE: return "negative array size: NegativeArraySizeException";
    case IR_CHECK_DIVISION: return "division by zero: ArithmeticException";
    case IR_CHECK_CAST:
    case IR_CHECK_BRIDGE_CAST:
    case IR_CHECK_ERASED_CAST: return "class cast: ClassCastException";
    case IR_CHECK_ARRAY_STORE: return "array store: ArrayStoreException";
    case IR_CHECK_UNBOX: return "unboxing null: NullPointerException";
    case IR_CHECK_THROW_NULL: return "throwing null: NullPointerException";
    case IR_CHECK_ASSERT: return "assertion: AssertionError";
    case IR_CHECK_OVERFLOW: return "integer overflow";
    case IR_CHECK_NO_MATCH: return "no case of the switch matches: MatchException";
    }
    return "exception";
}

void engine_check_thrown(HeapEngine *engine, State *state, Formula exception) {
    LogicTable *table = engine->table;
    Span at = state->thrown_at.begin ? state->thrown_at : end_of(engine->method);
    if (state->thrown_check == IR_CHECK_OVERFLOW) {
        engine_add_obligation(engine, state, FORMULA_FALSE, OBLIGATION_OVERFLOW, at, (Span){0, 0},
                              check_text(state->thrown_check));
        return;
    }
    for (uint32_t i = 0; i < engine->cases.count; i++) {
        const ContractCase *of = &engine->cases.items[i];
        TypeList types = {0};
        engine_contract_allowed(engine, of, engine->method, &types);
        Formula allowed = FORMULA_FALSE;
        for (uint32_t j = 0; j < types.count; j++)
            allowed =
                logic_or(table, allowed, engine_instance_of(engine, exception, types.items[j]));
        engine_add_obligation(engine, state, logic_implies(table, of->holds, allowed),
                              OBLIGATION_EXCEPTION, at, (Span){0, 0},
                              check_text(state->thrown_check));
        for (uint32_t j = 0; j < of->clauses.count; j++) {
            if (of->clauses.items[j]->kind != NODE_SIGNALS_CLAUSE)
                continue;
            SignalsClause *clause = as_SignalsClause(of->clauses.items[j]);
            if (!clause->expression)
                continue;
            VariableDeclaration *declaration = as_VariableDeclaration(clause->variable);
            Spec spec = engine_contract_spec(engine, of, state, engine->pre_state, engine->receiver,
                                             engine->arguments);
            if (declaration->symbol)
                engine_spec_bind(&spec, declaration->symbol, exception);
            Formula matches =
                logic_and(table, of->holds,
                          engine_instance_of(engine, exception, declaration->declared_type->type));
            if (matches == FORMULA_FALSE)
                continue;
            Formula holds = engine_spec_holds(&spec, clause->expression);
            engine_add_obligation(engine, state, logic_implies(table, matches, holds),
                                  OBLIGATION_EXCEPTIONAL_POSTCONDITION, end_of(engine->method),
                                  clause->node.span, "exceptional postcondition");
        }
    }
    check_invariants(engine, state,
                     engine->method->is_constructor ? engine->receiver : FORMULA_NONE);
}

// ---- The whole

// The class of a created object is known by number: what it is a subtype of.
static void add_type_axioms(HeapEngine *engine) {
    LogicTable *table = engine->table;
    for (uint32_t i = 0; i < engine->types.count; i++) {
        Formula number = logic_number(table, SORT_TYPE, engine->types.items[i].number);
        // 0 is the class of what is not there.
        if (engine->options.scope)
            engine_add_axiom(
                engine, logic_not(table, logic_subtype(table, logic_number(table, SORT_TYPE, 0),
                                                       engine->types.items[i].number)));
        for (uint32_t j = 0; j < engine->types.count; j++) {
            Formula is = logic_subtype(table, number, engine->types.items[j].number);
            bool really = query_is_subtype(engine->sema, engine->types.items[i].type,
                                           engine->types.items[j].type);
            engine_add_axiom(engine, really ? is : logic_not(table, is));
        }
    }
}

static State *first_state(HeapEngine *engine) {
    State *state = ARENA_NEW(engine->arena, State);
    state->register_count = engine->graph.ir->registers.count;
    state->registers = arena_array(engine->arena, state->register_count, sizeof(Formula));
    state->allocated = logic_variable(engine->table, SORT_REF, "allocated");
    engine_add_axiom(engine,
                     logic_less(engine->table, engine_null_reference(engine), state->allocated));
    return state;
}

void quantified_run(HeapEngine *engine, Method *method) {
    engine->method = method;
    engine_graph_build(engine, method);
    State *state = first_state(engine);
    State *old = engine_state_copy(engine, state);
    engine->pre_state = old;
    make_receiver(engine, method, state);
    make_arguments(engine, method, state);
    // \old means the fields of a new object with their defaults, but it is not there yet.
    Formula allocated = old->allocated;
    *old = *engine_state_copy(engine, state);
    old->allocated = allocated;
    note_ignored(engine, method, state);
    assume_elements(engine, method, state);
    assume_axioms(engine, state);
    if (!(method->modifiers & MODIFIER_HELPER))
        assume_invariants(engine, state, method->is_constructor ? engine->receiver : FORMULA_NONE);
    engine->cases = engine_contract_cases(engine, method);
    note_unchecked_clauses(engine, state);
    assume(engine, engine_contract_precondition(engine, &engine->cases, state, engine->receiver,
                                                engine->arguments));
    if (engine->cases.count == 1) // it was assumed
        engine->cases.items[0].holds = FORMULA_TRUE;
    read_assignable(engine, method, state);
    for (uint32_t i = 0; i < state->facts.count; i++)
        assume(engine, state->facts.items[i]);
    engine->unmodelled_assumptions = engine->unmodelled.count;
    engine_find_cuts(engine, state);
    if (engine->options.scope)
        engine_bound_heap(engine);
    add_type_axioms(engine);
}

const FormulaList *quantified_axioms(const HeapEngine *engine) {
    return &engine->axioms;
}
const FormulaList *quantified_assumptions(const HeapEngine *engine) {
    return &engine->assumptions;
}
const CutPointList *quantified_cuts(const HeapEngine *engine) {
    return &engine->cuts;
}
const SegmentList *quantified_segments(const HeapEngine *engine) {
    return &engine->segments;
}
const QuantifiedObligationList *quantified_obligations(const HeapEngine *engine) {
    return &engine->obligations;
}
const QuantifiedPlaceList *quantified_unmodelled(const HeapEngine *engine) {
    return &engine->unmodelled;
}
const char *quantified_approximation(const HeapEngine *engine) {
    return engine->approximation;
}
uint32_t quantified_unmodelled_assumptions(const HeapEngine *engine) {
    return engine->unmodelled_assumptions;
}
const QuantifiedPlaceList *quantified_truncated(const HeapEngine *engine) {
    return &engine->truncated;
}
const QuantifiedInputList *quantified_inputs(const HeapEngine *engine) {
    return &engine->inputs;
}
const HeapSlotList *quantified_slots(const HeapEngine *engine) {
    return &engine->slots;
}
const ClassList *quantified_classes(const HeapEngine *engine) {
    return &engine->classes;
}
const IrMethod *quantified_graph(const HeapEngine *engine) {
    return engine->graph.ir;
}
const QuantifiedState *quantified_pre_state(const HeapEngine *engine) {
    return engine->pre_state;
}
Formula quantified_slot_value(HeapEngine *engine, const QuantifiedState *state, uint32_t slot) {
    return engine_slot_get(engine, state, slot);
}
Formula quantified_length(HeapEngine *engine, Formula array) {
    return engine_length_of(engine, array);
}
