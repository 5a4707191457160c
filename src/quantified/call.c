// Calls by contract, and pure calls inside specifications.
//
// By contract: the precondition is to be shown; what may be assigned becomes unknown, new objects
// may appear, the postcondition is taken as given. A call may end in an exception that the contract
// allows.
#include "quantified/formulas.h"

#include "analysis/effects.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "spec/answer.h"

// ---- What a contract lets change, read off its clauses

static void add_group_slots(QuantifiedRun *quantified, Variable *group, SlotNumbers *slots) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (!(fields->items[j]->modifiers & MODIFIER_MODEL) &&
                place_in_group(fields->items[j], group))
                vector_push(quantified->arena, slots,
                            quantified_slot_of_field(quantified, fields->items[j]));
    }
    if (!(group->modifiers & MODIFIER_MODEL))
        vector_push(quantified->arena, slots, quantified_slot_of_field(quantified, group));
}

// False: the locations may be anything.
static bool location_slots(QuantifiedRun *quantified, const SpecExpr *at, SlotNumbers *slots) {
    if (at->kind == SPEC_LOCATION_UNION) {
        for (uint32_t i = 0; i < at->count; i++)
            if (!location_slots(quantified, at->children[i], slots))
                return false;
        return true;
    }
    if (at->kind == SPEC_LOCATION_WHEN || at->kind == SPEC_LOCATION_EACH)
        return location_slots(quantified, at->children[1], slots);
    if (at->kind == SPEC_LOCATION_ELEMENTS && at->children[0]->type->kind == TYPE_ARRAY) {
        TypeKind kind = quantified_element_kind(at->children[0]->type->element);
        vector_push(quantified->arena, slots, quantified_slot_of_elements(quantified, kind));
        return true;
    }
    if (at->kind != SPEC_LOCATION_FIELD || place_has_maps(quantified->specifications, at->variable))
        return false;
    add_group_slots(quantified, at->variable, slots);
    return true;
}

static bool is_pure(QuantifiedRun *quantified, Method *method) {
    return method_is_pure(quantified->sema, method) && !method->is_constructor;
}

bool quantified_call_changes(QuantifiedRun *quantified, Method *method, SlotNumbers *slots) {
    SpecCaseList cases = quantified_contract_cases(quantified, method);
    for (uint32_t i = 0; i < cases.count; i++) {
        bool given = is_pure(quantified, method);
        for (uint32_t j = 0; j < cases.items[i].clauses.count; j++) {
            Node *node = cases.items[i].clauses.items[j];
            if (node->kind != NODE_LOCATIONS_CLAUSE ||
                as_LocationsClause(node)->keyword != JML_ASSIGNABLE)
                continue;
            given = true;
            if (!location_slots(
                    quantified,
                    spec_lower_locations(quantified->specifications, as_LocationsClause(node)),
                    slots))
                return false;
        }
        if (!given)
            return false;
    }
    if (method->is_constructor) { // a constructor may always assign the fields of its object
        VariableList fields = {0};
        quantified_class_fields(quantified, method->owner, &fields);
        for (uint32_t i = 0; i < fields.count; i++)
            vector_push(quantified->arena, slots,
                        quantified_slot_of_field(quantified, fields.items[i]));
    }
    return true;
}

// ---- The state after

void quantified_forget_everything(QuantifiedRun *quantified, State *state) {
    const State *before = quantified_state_copy(quantified, state);
    state->epoch = ++quantified->epochs;
    state->heap_count = 0;
    for (uint32_t i = 0; i < quantified->slots.count; i++)
        if (quantified->slots.items[i].counted)
            quantified_slot_set(quantified, state, i, quantified_slot_get(quantified, before, i));
}

// Where `when` holds, or, none, in any case.
static void forget_field(QuantifiedRun *quantified, State *state, Formula object, Variable *field,
                         Formula when) {
    Formula value = quantified_fresh_variable(
        quantified, quantified_sort_of_type(quantified, field->type), field->name->text);
    quantified_note_value(quantified, state, value, field->type);
    if (when)
        value = logic_ite(quantified->table, when, value,
                          quantified_load_field(quantified, state, object, field));
    quantified_store_field(quantified, state, object, field, value);
}

static bool forget_elements(QuantifiedRun *quantified, State *state, const Place *place) {
    LogicTable *table = quantified->table;
    Type *type = map_get(&quantified->exact_class, (const void *)(uintptr_t)place->object);
    if (!type)
        type = map_get(&quantified->declared_type, (const void *)(uintptr_t)place->object);
    if (!type || type->kind != TYPE_ARRAY)
        return false;
    uint32_t slot = quantified_slot_of_elements(quantified, quantified_element_kind(type->element));
    Formula all = quantified_slot_get(quantified, state, slot);
    Formula before = logic_select(table, all, place->object);
    Formula after = quantified_fresh_variable(quantified, logic_sort(table, before), "contents");
    Formula index = logic_bound_variable(table, SORT_INT, "k");
    Formula outside = place->when ? logic_not(table, place->when) : FORMULA_FALSE;
    if (place->from)
        outside = logic_or(table, outside, logic_less(table, index, place->from));
    if (place->to)
        outside = logic_or(table, outside, logic_less(table, place->to, index));
    Formula same =
        logic_equal(table, logic_select(table, after, index), logic_select(table, before, index));
    quantified_state_fact(
        quantified, state,
        logic_quantify(table, true, &index, 1, logic_implies(table, outside, same)));
    quantified_slot_set(quantified, state, slot, logic_store(table, all, place->object, after));
    quantified_new_version(quantified, state, FORMULA_FALSE);
    return true;
}

static bool forget_place(QuantifiedRun *quantified, State *state, const Place *place) {
    if (place->kind == PLACE_ELEMENTS)
        return forget_elements(quantified, state, place);
    if (quantified_is_set(quantified, state, place)) {
        quantified_forget_set(quantified, state, place);
        return true;
    }
    if (place->kind != PLACE_FIELD || !place->field)
        return false;
    bool found = false;
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            Variable *field = fields->items[j];
            if ((field->modifiers & MODIFIER_MODEL) || !place_in_group(field, place->field))
                continue;
            if (!place->object && !(field->modifiers & MODIFIER_STATIC))
                return false;
            forget_field(quantified, state, place->object, field, place->when);
            found = true;
        }
    }
    if (place->field->modifiers & MODIFIER_MODEL) // and what classes that are not given keep in it
        quantified_new_version(quantified, state, FORMULA_FALSE);
    if (!found && !(place->field->modifiers & MODIFIER_MODEL))
        forget_field(quantified, state, place->object, place->field, place->when);
    return true;
}

typedef struct Called {
    Method *method;
    SpecCaseList cases;
    Formula receiver;
    const Formula *arguments; // without the receiver
    SpecFrame frame;
    Span span;
} Called;

// Whichever case applies, what one of them names is forgotten; some case may name nothing.
static bool forget_places(QuantifiedRun *quantified, State *state, const Called *called) {
    if (called->frame.cases.count != called->cases.count)
        return false;
    for (uint32_t i = 0; i < called->frame.cases.count; i++) {
        const Places *places = &called->frame.cases.items[i].places;
        for (uint32_t j = 0; j < places->count; j++)
            if (!forget_place(quantified, state, &places->items[j]))
                return false;
    }
    return true;
}

static void forget(QuantifiedRun *quantified, State *state, const Called *called) {
    if (!forget_places(quantified, state, called)) {
        quantified_forget_everything(quantified, state);
        return;
    }
    if (called->method->is_constructor) {
        VariableList fields = {0};
        quantified_class_fields(quantified, called->method->owner, &fields);
        for (uint32_t i = 0; i < fields.count; i++)
            forget_field(quantified, state, called->receiver, fields.items[i], FORMULA_NONE);
    }
}

// Any of these elements, in the state that has them.
static void check_elements(QuantifiedRun *quantified, State *here, const Place *place, Span span) {
    LogicTable *table = quantified->table;
    Formula index = quantified_fresh_variable(quantified, SORT_INT, "k");
    Formula low = place->from ? place->from : logic_number(table, SORT_INT, 0);
    Formula in_range = logic_and(
        table, logic_less_equal(table, low, index),
        place->to ? logic_less_equal(table, index, place->to)
                  : logic_less(table, index, quantified_length_of(quantified, place->object)));
    if (quantified_state_assume(quantified, here, in_range))
        quantified_check_assignable_element(quantified, here, place->object, index, span);
}

// False: the place may be anything.
static bool check_place(QuantifiedRun *quantified, const State *state, const PlaceList *list,
                        const Place *place, Span span) {
    State *here = quantified_state_copy(quantified, state);
    if (place->kind != PLACE_FIELD && place->kind != PLACE_ELEMENTS &&
        !quantified_is_set(quantified, state, place))
        return false;
    if (!quantified_state_assume(quantified, here, list->applies) ||
        (place->when && !quantified_state_assume(quantified, here, place->when)))
        return true;
    if (place->kind == PLACE_FIELD)
        quantified_check_assignable_field(quantified, here, place->object, place->field, span);
    else if (quantified_is_set(quantified, state, place))
        quantified_check_set(quantified, here, place, span);
    else
        check_elements(quantified, here, place, span);
    return true;
}

static bool allows_everything(const Places *places) {
    for (uint32_t i = 0; i < places->count; i++)
        if (places->items[i].kind == PLACE_EVERYTHING && !places->items[i].when)
            return true;
    return false;
}

static void check_anything(QuantifiedRun *quantified, State *state, Span span) {
    quantified_check_loop_anything(quantified, state, span);
    const SpecFrame *own = &quantified->assignable;
    for (uint32_t i = 0; quantified->has_assignable && i < own->cases.count; i++)
        if (!allows_everything(&own->cases.items[i].places))
            quantified_add_obligation(quantified, state,
                                      logic_not(quantified->table, own->cases.items[i].applies),
                                      OBLIGATION_ASSIGNABLE, span, own->cases.items[i].clause,
                                      "a call that may assign anything");
}

// What the callee may assign, the caller must be allowed to.
static void check_frame(QuantifiedRun *quantified, State *state, const Called *called) {
    bool anything = called->frame.cases.count != called->cases.count;
    for (uint32_t i = 0; i < called->frame.cases.count; i++) {
        const PlaceList *list = &called->frame.cases.items[i];
        for (uint32_t j = 0; j < list->places.count; j++)
            anything |= !check_place(quantified, state, list, &list->places.items[j], called->span);
    }
    if (anything)
        check_anything(quantified, state, called->span);
}

typedef struct Assuming {
    State *after;
    bool is_dead;
} Assuming;

// What cannot be said is not assumed.
static void assume_duty(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    Assuming *assuming = context;
    QuantifiedRun *quantified = formula_run(evaluation);
    Formula holds = spec_may_hold(evaluation, duty->condition);
    evaluation->failed = false;
    if (!assuming->is_dead &&
        !quantified_state_assume(quantified, assuming->after,
                                 logic_implies(quantified->table, duty->applies, holds)))
        assuming->is_dead = true;
}

static bool assume_returned(QuantifiedRun *quantified, const Called *called, const State *before,
                            State *after, Formula result) {
    Evaluation base = formula_evaluation(quantified, after);
    SpecCall call = {called->receiver, called->arguments, before};
    Assuming assuming = {after, false};
    for (uint32_t i = 0; i < called->cases.count && !assuming.is_dead; i++) {
        const SpecCase *of = &called->cases.items[i];
        if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR)
            assuming.is_dead = !quantified_state_assume(quantified, after,
                                                        logic_not(quantified->table, of->holds));
        else
            spec_each_ensures(&base, of, &call, result, assume_duty, &assuming);
    }
    return !assuming.is_dead;
}

// Of a method without a body the same as its answer in specifications.
static Formula result_of(QuantifiedRun *quantified, const Called *called, const State *before) {
    Method *method = called->method;
    Formula answer = FORMULA_NONE;
    if (spec_is_asked(quantified->specifications, method) || quantified_is_told(quantified, method))
        answer = quantified_answer(quantified, method, before, called->receiver, called->arguments);
    Sort sort = quantified_sort_of_type(quantified, method->return_type);
    return answer ? answer : quantified_fresh_variable(quantified, sort, "result");
}

// A pure method that the specification calls is what its body computes, there and in code: with a
// contract that says less, or is wrong, the two would differ.
static void assume_computed(QuantifiedRun *quantified, const Called *called, const State *before,
                            State *after, Formula result, const IrCall *call) {
    Method *method = called->method;
    if (method == quantified->method || !is_pure(quantified, method) ||
        !spec_calls(quantified->specifications, quantified->method, method))
        return;
    Formula *arguments = arena_array(quantified->arena, call->count + 1, sizeof(Formula));
    bool has_receiver = called->receiver != FORMULA_NONE;
    arguments[0] = called->receiver;
    for (uint32_t i = has_receiver; i < call->count; i++)
        arguments[i] = called->arguments[i - has_receiver];
    SpecExpr at = {.method = method,
                   .is_virtual = call->is_virtual,
                   .count = call->count,
                   .span = called->span};
    uint32_t unmodelled = quantified->unmodelled.count;
    Formula throws;
    Formula computed =
        quantified_call_in_specification(quantified, &at, before, arguments, &throws);
    quantified->unmodelled.count = unmodelled; // its contract says what is known then
    if (computed)
        quantified_state_fact(
            quantified, after,
            logic_or(quantified->table, throws, logic_equal(quantified->table, result, computed)));
}

static void add_returned(QuantifiedRun *quantified, const Graph *graph, const Called *called,
                         const State *before, State *after, const IrInstruction *instruction,
                         StateList *list) {
    Formula result = FORMULA_NONE;
    Method *method = called->method;
    if (method->return_type && method->return_type->kind != TYPE_VOID && !method->is_constructor) {
        result = result_of(quantified, called, before);
        Type *havocked = query_is_havoc(method->owner) ? instruction->detail.call->type : NULL;
        quantified_note_value(quantified, after, result, havocked ? havocked : method->return_type);
        if (!query_is_value(method->return_type) &&
            !method_returns_nullable(quantified->sema, method))
            quantified_state_fact(
                quantified, after,
                logic_not(quantified->table, quantified_is_null(quantified, result)));
        assume_computed(quantified, called, before, after, result, instruction->detail.call);
    }
    quantified->repeating++;
    bool alive = assume_returned(quantified, called, before, after, result);
    quantified->repeating--;
    if (!alive)
        return;
    quantified_assume_kept(quantified, called->method, called->receiver, called->arguments, before,
                           after);
    after->registers[instruction->detail.call->exception] = quantified_null_reference(quantified);
    if (instruction->result && result)
        after->registers[instruction->result] = result;
    (void)graph;
    vector_push(quantified->arena, list, after);
}

static void add_thrown(QuantifiedRun *quantified, const Called *called, const State *before,
                       State *after, const IrInstruction *instruction, StateList *list) {
    LogicTable *table = quantified->table;
    Formula exception = quantified_fresh_variable(quantified, SORT_REF, "exception");
    quantified_note_value(quantified, after, exception, sema_types(quantified->sema)->throwable);
    Formula allowed = FORMULA_FALSE;
    bool any = false;
    for (uint32_t i = 0; i < called->cases.count; i++) {
        TypeList types = {0};
        quantified_contract_allowed(quantified, &called->cases.items[i], called->method, &types);
        for (uint32_t j = 0; j < types.count; j++)
            allowed =
                logic_or(table, allowed,
                         logic_and(table, called->cases.items[i].holds,
                                   quantified_instance_of(quantified, exception, types.items[j])));
        any |= types.count > 0;
    }
    if (!any || !quantified_state_assume(quantified, after, allowed))
        return;
    quantified->repeating++;
    Evaluation base = formula_evaluation(quantified, after);
    SpecCall call = {called->receiver, called->arguments, before};
    Assuming assuming = {after, false};
    for (uint32_t i = 0; i < called->cases.count; i++)
        spec_each_signals(&base, &called->cases.items[i], &call, exception, assume_duty, &assuming);
    quantified->repeating--;
    quantified_assume_kept(quantified, called->method, called->receiver, called->arguments, before,
                           after);
    after->registers[instruction->detail.call->exception] = exception;
    after->thrown_at = instruction->span;
    after->thrown_check = IR_CHECK_NONE;
    vector_push(quantified->arena, list, after);
}

static void check_before(QuantifiedRun *quantified, State *state, Called *called) {
    LogicTable *table = quantified->table;
    Method *method = called->method;
    const char *name = method->is_constructor ? method->owner->name->text : method->name->text;
    quantified_doubt_arguments(quantified, state, method, called->span);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!query_is_value(method->parameters.items[i]->type) &&
            !variable_is_nullable(quantified->sema, method->parameters.items[i]))
            quantified_add_obligation(
                quantified, state,
                logic_not(table, quantified_is_null(quantified, called->arguments[i])),
                OBLIGATION_PRECONDITION, called->span, (Span){0, 0},
                arena_format(quantified->arena, "null passed to '%s'", name));
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        const Variable *parameter = method->parameters.items[i];
        if (parameter->type->kind != TYPE_ARRAY || query_is_value(parameter->type->element) ||
            variable_elements_nullable(quantified->sema, parameter))
            continue;
        Formula array = called->arguments[i];
        quantified_add_obligation(
            quantified, state,
            logic_or(table, quantified_is_null(quantified, array),
                     quantified_elements_non_null(quantified, state, array)),
            OBLIGATION_PRECONDITION, called->span, (Span){0, 0},
            arena_format(quantified->arena, "null in an array passed to '%s'", name));
    }
    Formula holds = quantified_contract_precondition(quantified, &called->cases, state,
                                                     called->receiver, called->arguments);
    quantified_add_obligation(quantified, state, holds, OBLIGATION_PRECONDITION, called->span,
                              (Span){0, 0},
                              arena_format(quantified->arena, "precondition of '%s'", name));
    quantified_state_assume(quantified, state, holds);
    if (method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList list = {0}, implicit = {0};
    Formula skip = method->is_constructor ? called->receiver : FORMULA_NONE;
    quantified_contract_invariants(quantified, JML_INVARIANT, state, NULL, skip, true, &list);
    for (uint32_t i = 0; i < list.count; i++)
        quantified_add_obligation(quantified, state, list.items[i].formula, OBLIGATION_INVARIANT,
                                  called->span, list.items[i].span, "invariant, before a call");
    quantified_implicit_invariants(quantified, state, skip, true, &implicit);
    for (uint32_t i = 0; i < implicit.count; i++)
        quantified_add_obligation(
            quantified, state, implicit.items[i].formula, OBLIGATION_PRECONDITION, called->span,
            (Span){0, 0},
            arena_format(quantified->arena,
                         "precondition of '%s': null in a field that must not be null", name));
}

// Has every case a measure that can be compared with those of the method that runs?
static bool is_measured(const QuantifiedRun *quantified, const SpecCaseList *cases) {
    const SpecCaseList *own = &quantified->cases;
    bool all = own->count > 0 && cases->count > 0;
    for (uint32_t i = 0; i < own->count; i++)
        for (uint32_t j = 0; j < cases->count; j++)
            all &= spec_measures_fit(quantified->specifications, &own->items[i], &cases->items[j]);
    return all;
}

// From the case `own` of the method that runs to the case `of` of the one that it calls.
static void check_case_measure(QuantifiedRun *quantified, State *state, const Called *called,
                               const SpecCase *own, const SpecCase *of) {
    LogicTable *table = quantified->table;
    ExpressionClause *clause = spec_measure_clause(of);
    Evaluation first = formula_evaluation(quantified, quantified->pre_state);
    first = spec_case_evaluation(&first, own,
                                 &(SpecCall){quantified->receiver, quantified->arguments, NULL});
    Evaluation second = formula_evaluation(quantified, state);
    second =
        spec_case_evaluation(&second, of, &(SpecCall){called->receiver, called->arguments, NULL});
    SpecValueList start = spec_measure_values(&first, spec_measure_clause(own)->expression);
    SpecValueList now = spec_measure_values(&second, clause->expression);
    Formula less = spec_measure_decreases(&second, clause->expression, &start, &now);
    Formula undefined = logic_or(table, first.undefined, second.undefined);
    if (first.failed || second.failed)
        return; // noted as not modelled
    Formula goal = logic_and(table, less, logic_not(table, undefined));
    Formula applies = logic_and(table, own->holds, of->holds);
    quantified_add_obligation(quantified, state, logic_implies(table, applies, goal),
                              OBLIGATION_DECREASES, called->span, clause->node.span,
                              arena_format(quantified->arena,
                                           "measured_by at the recursive call of '%s'",
                                           called->method->name->text));
}

// May the method that runs be called from there?
static bool comes_back(const QuantifiedRun *quantified, Method *method) {
    EffectsOf of = {.arena = quantified->arena, .lowering = quantified->lowering};
    return method == quantified->method ||
           effects_calls(effects_find(&of, method), quantified->method);
}

// A recursive call is made with a smaller measure, which was not negative.
static void check_measure(QuantifiedRun *quantified, State *state, const Called *called) {
    const SpecCaseList *own = &quantified->cases, *cases = &called->cases;
    for (uint32_t i = 0; comes_back(quantified, called->method) && i < own->count; i++)
        for (uint32_t j = 0; j < cases->count; j++)
            if (spec_measures_fit(quantified->specifications, &own->items[i], &cases->items[j]))
                check_case_measure(quantified, state, called, &own->items[i], &cases->items[j]);
}

bool quantified_call_is_open(const QuantifiedRun *quantified, const QuantifiedCall *call) {
    if (call->is_answer)
        return false;
    return call->may_diverge || (!call->is_measured && comes_back(quantified, call->method));
}

// For the question whether anything goes on behind the call.
static void note_call(QuantifiedRun *quantified, const Called *called, const State *before,
                      const StateList *after) {
    if (quantified->quiet)
        return;
    QuantifiedCall call = {.from = quantified->current,
                           .method = called->method,
                           .span = called->span,
                           .before = quantified_state_condition(quantified, before),
                           .after = FORMULA_FALSE,
                           .is_measured = is_measured(quantified, &called->cases)};
    for (uint32_t i = 0; i < after->count; i++)
        call.after = logic_or(quantified->table, call.after,
                              quantified_state_condition(quantified, after->items[i]));
    for (uint32_t i = 0; i < called->cases.count; i++) {
        vector_push(quantified->arena, &call.cases, called->cases.items[i].holds);
        call.may_diverge |= spec_may_diverge(&called->cases.items[i]);
    }
    vector_push(quantified->arena, &quantified->calls, call);
}

// A method without a body, in a specification or without a contract.
static void answer_call(QuantifiedRun *quantified, const Called *called, State *state,
                        const IrInstruction *instruction, StateList *after) {
    Formula throws;
    Formula answer = quantified_answer_as_told(quantified, called->method, state, called->receiver,
                                               called->arguments, called->span, &throws);
    if (!answer || throws != FORMULA_FALSE) {
        quantified_add_unmodelled(quantified, state, instruction->span,
                                  arena_format(quantified->arena,
                                               "a call of '%s', which has no body",
                                               called->method->name->text));
        return;
    }
    state->registers[instruction->detail.call->exception] = quantified_null_reference(quantified);
    if (instruction->result)
        state->registers[instruction->result] = answer;
    vector_push(quantified->arena, after, state);
}

// Whether it ends is not known.
static void execute_summarised(QuantifiedRun *quantified, const Called *called, State *state,
                               const IrInstruction *instruction, StateList *after) {
    const QuantifiedSummaries *summaries = quantified->options.summaries;
    QuantifiedCall call = {.from = quantified->current,
                           .method = called->method,
                           .span = called->span,
                           .may_diverge = true};
    Sort sort = quantified_sort_of_type(quantified, called->method->return_type);
    Formula result = quantified_fresh_variable(quantified, sort, "result");
    quantified_note_value(quantified, state, result, called->method->return_type);
    quantified_state_fact(
        quantified, state,
        summaries->after(summaries->context, called->method, called->arguments, result));
    state->registers[instruction->detail.call->exception] = quantified_null_reference(quantified);
    if (instruction->result)
        state->registers[instruction->result] = result;
    call.before = call.after = quantified_state_condition(quantified, state);
    vector_push(quantified->arena, &quantified->calls, call);
    vector_push(quantified->arena, after, state);
}

void quantified_execute_call(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                             State *state, const IrInstruction *instruction, StateList *after) {
    (void)frame;
    const IrCall *call = instruction->detail.call;
    bool has_receiver = !(call->method->modifiers & MODIFIER_STATIC);
    Formula *arguments = arena_array(quantified->arena, call->count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < call->count; i++)
        arguments[i] = quantified_register_get(quantified, graph, state, call->arguments[i]);
    Called called = {.method = call->method,
                     .cases = quantified_contract_cases(quantified, call->method),
                     .receiver = has_receiver ? arguments[0] : FORMULA_NONE,
                     .arguments = arguments + has_receiver,
                     .span = instruction->span};
    if (!quantified->quiet && quantified->accessible.cases.count)
        quantified_add_unmodelled(quantified, state, instruction->span, "what this call reads");
    if (quantified_is_summarised(quantified, called.method)) {
        execute_summarised(quantified, &called, state, instruction, after);
        return;
    }
    if (quantified->quiet || !quantified_contract_is_given(quantified, called.method)) {
        answer_call(quantified, &called, state, instruction, after);
        return;
    }
    quantified->calls_by_contract = true;
    quantified_add_approximation(quantified, "what is known after a call by contract");
    check_before(quantified, state, &called);
    check_measure(quantified, state, &called);
    quantified_contract_frame(quantified, &called.cases, state, called.receiver, called.arguments,
                              called.method, &called.frame);
    check_frame(quantified, state, &called);
    State *before = quantified_state_copy(quantified, state);
    State *end = quantified_state_copy(quantified, state);
    Formula allocated = end->allocated;
    end->allocated = quantified_fresh_variable(quantified, SORT_REF, "allocated");
    quantified_state_fact(quantified, end,
                          logic_less_equal(quantified->table, allocated, end->allocated));
    Evaluation evaluation = formula_evaluation(quantified, before);
    quantified_state_fact(quantified, end,
                          logic_implies(quantified->table,
                                        spec_frame_forbids_creation(&evaluation, &called.frame),
                                        logic_equal(quantified->table, allocated, end->allocated)));
    forget(quantified, end, &called);
    State *thrown = quantified_state_copy(quantified, end);
    add_returned(quantified, graph, &called, before, end, instruction, after);
    add_thrown(quantified, &called, before, thrown, instruction, after);
    note_call(quantified, &called, before, after);
}

// `use lemma(a, b);`: its precondition is to be shown, its postcondition taken as given.
bool quantified_execute_use(QuantifiedRun *quantified, Evaluation *evaluation, State *state,
                            const SpecExpr *use, Span span) {
    if (use->kind != SPEC_CALL || !is_pure(quantified, use->method)) {
        quantified_add_unmodelled(quantified, state, span, "'use' of anything but a pure method");
        return false;
    }
    Formula *arguments = arena_array(quantified->arena, use->count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < use->count; i++)
        arguments[i] = spec_evaluate(evaluation, use->children[i]);
    if (evaluation->failed)
        return false;
    bool has_receiver = !(use->method->modifiers & MODIFIER_STATIC);
    Called called = {.method = use->method,
                     .cases = quantified_contract_cases(quantified, use->method),
                     .receiver = has_receiver ? arguments[0] : FORMULA_NONE,
                     .arguments = arguments + has_receiver,
                     .span = span};
    Formula holds = quantified_contract_precondition(quantified, &called.cases, state,
                                                     called.receiver, called.arguments);
    quantified_add_obligation(
        quantified, state, holds, OBLIGATION_PRECONDITION, span, (Span){0, 0},
        arena_format(quantified->arena, "precondition of '%s'", use->method->name->text));
    quantified_state_assume(quantified, state, holds);
    State *before = quantified_state_copy(quantified, state);
    StateList after = {0};
    bool goes_on = assume_returned(quantified, &called, before, state, FORMULA_NONE);
    if (goes_on)
        vector_push(quantified->arena, &after, state);
    note_call(quantified, &called, before, &after);
    return goes_on;
}
