// Calls by contract, and pure calls inside specifications.
//
// By contract: the precondition is to be shown; what may be assigned becomes unknown, new objects
// may appear, the postcondition is taken as given. A call may end in an exception that the contract
// allows.
#include "quantified/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

// ---- What a contract lets change, read off its clauses

static bool location_slots(HeapEngine *engine, Node *location, SlotNumbers *slots) {
    Node *array = location->kind == NODE_INDEX      ? as_Index(location)->array
                  : location->kind == NODE_ELEMENTS ? as_Elements(location)->array
                                                    : NULL;
    if (array && array->type->kind == TYPE_ARRAY) {
        vector_push(engine->arena, slots,
                    engine_slot_of_elements(engine, engine_element_kind(array->type->element)));
        return true;
    }
    Variable *variable = location->kind == NODE_NAME    ? as_NameExpression(location)->variable
                         : location->kind == NODE_FIELD ? as_FieldAccess(location)->variable
                                                        : NULL;
    if (!variable)
        return location->kind == NODE_JML_ATOM && as_JmlAtom(location)->keyword == JML_NOTHING;
    for (uint32_t i = 0; i < engine->classes.count; i++) {
        const VariableList *fields = &engine->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (!(fields->items[j]->modifiers & MODIFIER_MODEL) &&
                engine_is_in_group(fields->items[j], variable, 0))
                vector_push(engine->arena, slots, engine_slot_of_field(engine, fields->items[j]));
    }
    if (!(variable->modifiers & MODIFIER_MODEL))
        vector_push(engine->arena, slots, engine_slot_of_field(engine, variable));
    return true;
}

static bool is_pure(HeapEngine *engine, Method *method) {
    return method_is_pure(engine->sema, method) && !method->is_constructor;
}

bool engine_call_changes(HeapEngine *engine, Method *method, SlotNumbers *slots) {
    CaseList cases = engine_contract_cases(engine, method);
    for (uint32_t i = 0; i < cases.count; i++) {
        bool given = is_pure(engine, method);
        for (uint32_t j = 0; j < cases.items[i].clauses.count; j++) {
            Node *node = cases.items[i].clauses.items[j];
            if (node->kind != NODE_LOCATIONS_CLAUSE ||
                as_LocationsClause(node)->keyword != JML_ASSIGNABLE)
                continue;
            given = true;
            const NodeList *locations = &as_LocationsClause(node)->locations;
            for (uint32_t k = 0; k < locations->count; k++)
                if (!location_slots(engine, locations->items[k], slots))
                    return false;
        }
        if (!given)
            return false;
    }
    if (method->is_constructor) { // a constructor may always assign the fields of its object
        VariableList fields = {0};
        engine_class_fields(engine, method->owner, &fields);
        for (uint32_t i = 0; i < fields.count; i++)
            vector_push(engine->arena, slots, engine_slot_of_field(engine, fields.items[i]));
    }
    return true;
}

// ---- The state after

static void forget_everything(HeapEngine *engine, State *state) {
    const State *before = engine_state_copy(engine, state);
    state->epoch = ++engine->epochs;
    state->heap_count = 0;
    for (uint32_t i = 0; i < engine->slots.count; i++)
        if (engine->slots.items[i].counted)
            engine_slot_set(engine, state, i, engine_slot_get(engine, before, i));
}

static void forget_field(HeapEngine *engine, State *state, Formula object, Variable *field) {
    Formula value =
        engine_fresh_variable(engine, engine_sort_of_type(field->type), field->name->text);
    engine_note_value(engine, state, value, field->type);
    engine_store_field(engine, state, object, field, value);
}

static bool forget_elements(HeapEngine *engine, State *state, const Place *place) {
    LogicTable *table = engine->table;
    Type *type = map_get(&engine->exact_class, (const void *)(uintptr_t)place->object);
    if (!type)
        type = map_get(&engine->declared_type, (const void *)(uintptr_t)place->object);
    if (!type || type->kind != TYPE_ARRAY)
        return false;
    uint32_t slot = engine_slot_of_elements(engine, engine_element_kind(type->element));
    Formula all = engine_slot_get(engine, state, slot);
    Formula before = logic_select(table, all, place->object);
    Formula after = engine_fresh_variable(engine, logic_sort(table, before), "contents");
    Formula index = logic_bound_variable(table, SORT_INT, "k");
    Formula outside = FORMULA_FALSE;
    if (place->from)
        outside = logic_or(table, outside, logic_less(table, index, place->from));
    if (place->to)
        outside = logic_or(table, outside, logic_less(table, place->to, index));
    Formula same =
        logic_equal(table, logic_select(table, after, index), logic_select(table, before, index));
    engine_state_fact(engine, state,
                      logic_quantify(table, true, &index, 1, logic_implies(table, outside, same)));
    engine_slot_set(engine, state, slot, logic_store(table, all, place->object, after));
    return true;
}

static bool forget_place(HeapEngine *engine, State *state, const Place *place) {
    if (place->kind == PLACE_ELEMENTS)
        return forget_elements(engine, state, place);
    if (place->kind != PLACE_FIELD || !place->field)
        return false;
    bool found = false;
    for (uint32_t i = 0; i < engine->classes.count; i++) {
        const VariableList *fields = &engine->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            Variable *field = fields->items[j];
            if ((field->modifiers & MODIFIER_MODEL) || !engine_is_in_group(field, place->field, 0))
                continue;
            if (!place->object && !(field->modifiers & MODIFIER_STATIC))
                return false;
            forget_field(engine, state, place->object, field);
            found = true;
        }
    }
    if (!found && !(place->field->modifiers & MODIFIER_MODEL))
        forget_field(engine, state, place->object, place->field);
    return true;
}

typedef struct Called {
    Method *method;
    CaseList cases;
    Formula receiver;
    const Formula *arguments; // without the receiver
    PlaceList *places;        // by case
    Span span;
} Called;

static void forget(HeapEngine *engine, State *state, const Called *called) {
    for (uint32_t i = 0; i < called->cases.count; i++) {
        const PlaceList *list = &called->places[i];
        if (!list->given && !is_pure(engine, called->method)) {
            forget_everything(engine, state);
            return;
        }
        for (uint32_t j = 0; j < list->items.count; j++) {
            if (!forget_place(engine, state, &list->items.items[j])) {
                forget_everything(engine, state);
                return;
            }
        }
    }
    if (called->method->is_constructor) {
        VariableList fields = {0};
        engine_class_fields(engine, called->method->owner, &fields);
        for (uint32_t i = 0; i < fields.count; i++)
            forget_field(engine, state, called->receiver, fields.items[i]);
    }
}

// What the callee may assign, the caller must be allowed to.
static void check_frame(HeapEngine *engine, State *state, const Called *called) {
    LogicTable *table = engine->table;
    for (uint32_t i = 0; i < called->cases.count; i++) {
        const PlaceList *list = &called->places[i];
        bool anything = !list->given && !is_pure(engine, called->method);
        for (uint32_t j = 0; j < list->items.count; j++) {
            const Place *place = &list->items.items[j];
            if (place->kind == PLACE_FIELD && place->field) {
                engine_check_assignable_field(engine, state, place->object, place->field,
                                              called->span);
            } else if (place->kind == PLACE_ELEMENTS) {
                State *here = engine_state_copy(engine, state);
                Formula index = engine_fresh_variable(engine, SORT_INT, "k");
                Formula in_range = logic_and(
                    table,
                    logic_less_equal(
                        table, place->from ? place->from : logic_number(table, SORT_INT, 0), index),
                    place->to ? logic_less_equal(table, index, place->to)
                              : logic_less(table, index, engine_length_of(engine, place->object)));
                if (engine_state_assume(engine, here, in_range))
                    engine_check_assignable_element(engine, here, place->object, index,
                                                    called->span);
            } else {
                anything = true;
            }
        }
        if (anything)
            engine_check_loop_anything(engine, state, called->span);
        for (uint32_t j = 0; anything && engine->assignable && j < engine->cases.count; j++) {
            bool free = !engine->assignable[j].given;
            for (uint32_t k = 0; k < engine->assignable[j].items.count; k++)
                free |= engine->assignable[j].items.items[k].kind == PLACE_EVERYTHING;
            if (!free)
                engine_add_obligation(engine, state, logic_not(table, engine->cases.items[j].holds),
                                      OBLIGATION_ASSIGNABLE, called->span,
                                      engine->assignable[j].clause,
                                      "a call that may assign anything");
        }
    }
}

static void assume_invariants(HeapEngine *engine, State *state, const Method *method) {
    if (method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList list = {0};
    engine_contract_invariants(engine, JML_INVARIANT, state, NULL, FORMULA_NONE, false, &list);
    for (uint32_t i = 0; i < list.count; i++)
        engine_state_fact(engine, state, list.items[i].formula);
}

static bool assume_returned(HeapEngine *engine, const Called *called, const State *before,
                            State *after, Formula result) {
    LogicTable *table = engine->table;
    for (uint32_t i = 0; i < called->cases.count; i++) {
        const ContractCase *of = &called->cases.items[i];
        if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR) {
            if (!engine_state_assume(engine, after, logic_not(table, of->holds)))
                return false;
            continue;
        }
        Spec spec =
            engine_contract_spec(engine, of, after, before, called->receiver, called->arguments);
        spec.result = result;
        for (uint32_t j = 0; j < of->clauses.count; j++) {
            Node *node = of->clauses.items[j];
            if (node->kind != NODE_EXPRESSION_CLAUSE ||
                as_ExpressionClause(node)->keyword != JML_ENSURES)
                continue;
            Formula holds = engine_spec_holds(&spec, as_ExpressionClause(node)->expression);
            // What cannot be said is not assumed.
            if (!spec.failed &&
                !engine_state_assume(engine, after, logic_implies(table, of->holds, holds)))
                return false;
            spec.failed = false;
        }
    }
    return true;
}

static void add_returned(HeapEngine *engine, const Graph *graph, const Called *called,
                         const State *before, State *after, const IrInstruction *instruction,
                         StateList *list) {
    Formula result = FORMULA_NONE;
    Method *method = called->method;
    if (method->return_type && method->return_type->kind != TYPE_VOID && !method->is_constructor) {
        result = engine_fresh_variable(engine, engine_sort_of_type(method->return_type), "result");
        engine_note_value(engine, after, result, method->return_type);
        if (!type_is_primitive(method->return_type) &&
            !method_returns_nullable(engine->sema, method))
            engine_state_fact(engine, after,
                              logic_not(engine->table, engine_is_null(engine, result)));
    }
    engine->repeating++;
    bool alive = assume_returned(engine, called, before, after, result);
    engine->repeating--;
    if (!alive)
        return;
    assume_invariants(engine, after, method);
    after->registers[instruction->detail.call->exception] = engine_null_reference(engine);
    if (instruction->result && result)
        after->registers[instruction->result] = result;
    (void)graph;
    vector_push(engine->arena, list, after);
}

static void add_thrown(HeapEngine *engine, const Called *called, const State *before, State *after,
                       const IrInstruction *instruction, StateList *list) {
    LogicTable *table = engine->table;
    Formula exception = engine_fresh_variable(engine, SORT_REF, "exception");
    engine_note_value(engine, after, exception, sema_types(engine->sema)->throwable);
    Formula allowed = FORMULA_FALSE;
    bool any = false;
    for (uint32_t i = 0; i < called->cases.count; i++) {
        TypeList types = {0};
        engine_contract_allowed(engine, &called->cases.items[i], called->method, &types);
        for (uint32_t j = 0; j < types.count; j++)
            allowed = logic_or(table, allowed,
                               logic_and(table, called->cases.items[i].holds,
                                         engine_instance_of(engine, exception, types.items[j])));
        any |= types.count > 0;
    }
    if (!any || !engine_state_assume(engine, after, allowed))
        return;
    engine->repeating++;
    for (uint32_t i = 0; i < called->cases.count; i++) {
        const ContractCase *of = &called->cases.items[i];
        for (uint32_t j = 0; j < of->clauses.count; j++) {
            if (of->clauses.items[j]->kind != NODE_SIGNALS_CLAUSE)
                continue;
            SignalsClause *clause = as_SignalsClause(of->clauses.items[j]);
            VariableDeclaration *declaration = as_VariableDeclaration(clause->variable);
            if (!clause->expression)
                continue;
            Spec spec = engine_contract_spec(engine, of, after, before, called->receiver,
                                             called->arguments);
            if (declaration->symbol)
                engine_spec_bind(&spec, declaration->symbol, exception);
            Formula matches =
                logic_and(table, of->holds,
                          engine_instance_of(engine, exception, declaration->declared_type->type));
            Formula holds = engine_spec_holds(&spec, clause->expression);
            if (!spec.failed)
                engine_state_assume(engine, after, logic_implies(table, matches, holds));
        }
    }
    engine->repeating--;
    assume_invariants(engine, after, called->method);
    after->registers[instruction->detail.call->exception] = exception;
    after->thrown_at = instruction->span;
    after->thrown_check = IR_CHECK_NONE;
    vector_push(engine->arena, list, after);
}

static void check_before(HeapEngine *engine, State *state, Called *called) {
    LogicTable *table = engine->table;
    Method *method = called->method;
    const char *name = method->is_constructor ? method->owner->name->text : method->name->text;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!type_is_primitive(method->parameters.items[i]->type) &&
            !variable_is_nullable(engine->sema, method->parameters.items[i]))
            engine_add_obligation(engine, state,
                                  logic_not(table, engine_is_null(engine, called->arguments[i])),
                                  OBLIGATION_PRECONDITION, called->span, (Span){0, 0},
                                  arena_format(engine->arena, "null passed to '%s'", name));
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        const Variable *parameter = method->parameters.items[i];
        if (parameter->type->kind != TYPE_ARRAY || type_is_primitive(parameter->type->element) ||
            variable_elements_nullable(engine->sema, parameter))
            continue;
        Formula array = called->arguments[i];
        engine_add_obligation(engine, state,
                              logic_or(table, engine_is_null(engine, array),
                                       engine_elements_non_null(engine, state, array)),
                              OBLIGATION_PRECONDITION, called->span, (Span){0, 0},
                              arena_format(engine->arena, "null in an array passed to '%s'", name));
    }
    Formula holds = engine_contract_precondition(engine, &called->cases, state, called->receiver,
                                                 called->arguments);
    engine_add_obligation(engine, state, holds, OBLIGATION_PRECONDITION, called->span, (Span){0, 0},
                          arena_format(engine->arena, "precondition of '%s'", name));
    engine_state_assume(engine, state, holds);
    if (method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList list = {0};
    engine_contract_invariants(engine, JML_INVARIANT, state, NULL,
                               method->is_constructor ? called->receiver : FORMULA_NONE, true,
                               &list);
    for (uint32_t i = 0; i < list.count; i++)
        engine_add_obligation(engine, state, list.items[i].formula, OBLIGATION_INVARIANT,
                              called->span, list.items[i].span, "invariant, before a call");
}

static Node *measured_by(const CaseList *cases) {
    for (uint32_t i = 0; i < cases->count; i++)
        for (uint32_t j = 0; j < cases->items[i].clauses.count; j++) {
            Node *node = cases->items[i].clauses.items[j];
            if (node->kind == NODE_EXPRESSION_CLAUSE &&
                as_ExpressionClause(node)->keyword == JML_MEASURED_BY)
                return node;
        }
    return NULL;
}

void engine_execute_call(HeapEngine *engine, const Graph *graph, const Frame *frame, State *state,
                         const IrInstruction *instruction, StateList *after) {
    (void)frame;
    const IrCall *call = instruction->detail.call;
    bool has_receiver = !(call->method->modifiers & MODIFIER_STATIC);
    Formula *arguments = arena_array(engine->arena, call->count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < call->count; i++)
        arguments[i] = engine_register_get(engine, graph, state, call->arguments[i]);
    Called called = {.method = call->method,
                     .cases = engine_contract_cases(engine, call->method),
                     .receiver = has_receiver ? arguments[0] : FORMULA_NONE,
                     .arguments = arguments + has_receiver,
                     .span = instruction->span};
    engine_add_approximation(engine, "what is known after a call by contract");
    // That a recursion ends is not looked at.
    Node *measure = measured_by(&called.cases);
    if (measure && measured_by(&engine->cases))
        engine_add_unmodelled(engine, state, instruction->span, "measured_by at a call");
    check_before(engine, state, &called);
    called.places = arena_array(engine->arena, called.cases.count, sizeof(PlaceList));
    for (uint32_t i = 0; i < called.cases.count; i++)
        called.places[i] = engine_contract_places(engine, &called.cases.items[i], state,
                                                  called.receiver, called.arguments);
    check_frame(engine, state, &called);
    State *before = engine_state_copy(engine, state);
    State *end = engine_state_copy(engine, state);
    Formula allocated = end->allocated;
    end->allocated = engine_fresh_variable(engine, SORT_REF, "allocated");
    engine_state_fact(engine, end, logic_less_equal(engine->table, allocated, end->allocated));
    forget(engine, end, &called);
    State *thrown = engine_state_copy(engine, end);
    add_returned(engine, graph, &called, before, end, instruction, after);
    add_thrown(engine, &called, before, thrown, instruction, after);
}

// ---- Pure calls in specifications: the body is executed, all paths are merged

typedef struct PureExits {
    HeapEngine *engine;
    Formula result, throws;
    bool failed;
    Formula allocated;
} PureExits;

static void exit_pure(HeapEngine *engine, void *context, State *state, bool is_thrown,
                      Formula value) {
    PureExits *exits = context;
    LogicTable *table = engine->table;
    Formula condition = engine_conjunction(engine, &state->conditions);
    if (is_thrown) {
        exits->throws = logic_or(table, exits->throws, condition);
        return;
    }
    if (!value || state->allocated != exits->allocated) {
        exits->failed = true;
        return;
    }
    exits->result = exits->result ? logic_ite(table, condition, value, exits->result) : value;
}

Formula engine_call_in_specification(HeapEngine *engine, Method *method, bool is_virtual,
                                     const State *state, const Formula *arguments, uint32_t count,
                                     Formula *throws) {
    enum { DEEPEST_PURE = 6 };
    if (engine->quiet >= DEEPEST_PURE)
        return FORMULA_NONE;
    engine->quiet++;
    Graph *graph = map_get(&engine->pure_graphs, method);
    if (!graph) {
        graph = ARENA_NEW(engine->arena, Graph);
        *graph = engine_graph_of_call(engine, method, is_virtual, NULL);
        map_put(engine->arena, &engine->pure_graphs, method, graph);
    }
    PureExits exits = {.engine = engine, .throws = FORMULA_FALSE, .allocated = state->allocated};
    uint32_t unmodelled = engine->unmodelled.count;
    bool done = false;
    if (graph->ir) {
        State *start = engine_state_copy(engine, state);
        start->conditions = (FormulaList){0};
        start->register_count = graph->ir->registers.count;
        start->registers = arena_array(engine->arena, start->register_count, sizeof(Formula));
        for (uint32_t i = 0; i < count && i < graph->ir->parameters.count; i++)
            start->registers[graph->ir->parameters.items[i]] = arguments[i];
        Run run = {.graph = graph, .exit = exit_pure, .context = &exits, .is_inner = true};
        done = engine_run_from(engine, &run, 0, start, engine->current);
    }
    engine->quiet--;
    if (!done || exits.failed || !exits.result || engine->unmodelled.count != unmodelled)
        return FORMULA_NONE;
    *throws = exits.throws;
    return exits.result;
}
