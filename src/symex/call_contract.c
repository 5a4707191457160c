// Calls by contract: the precondition is checked, what the frame allows is left
// open, and the postcondition assumed.
//
// A method is called by its contract if some case of it, its own or inherited,
// says something about the state after: `ensures`, `signals`, `signals_only`, or
// exceptional behaviour. Others are executed, and so are library models, lambdas
// and methods of local classes, which nothing checks against their contracts. Of
// jury.Havoc the contracts are all there is.
//
// Of the clauses assumed, one that cannot be evaluated counts as holding, and
// the executions that go on there as not modelled.
#include "symex/contract.h"

#include "analysis/analysis.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "spec/answer.h"
#include "symex/answers.h"
#include "symex/havoc.h"
#include "symex/loop_frame.h"
#include "symex/told.h"

// ---- Which methods

// Says the clause anything about the state after?
static bool is_about_end(const Node *node) {
    if (node->kind == NODE_SIGNALS_CLAUSE || node->kind == NODE_SIGNALS_ONLY_CLAUSE)
        return true;
    if (node->kind == NODE_LOCATIONS_CLAUSE)
        return ((const LocationsClause *)node)->keyword == JML_ASSIGNABLE ||
               ((const LocationsClause *)node)->keyword == JML_ASSIGNABLE_FREE;
    if (node->kind != NODE_EXPRESSION_CLAUSE)
        return false;
    const ExpressionClause *clause = (const ExpressionClause *)node;
    return (clause->keyword == JML_ENSURES || clause->keyword == JML_ENSURES_FREE) &&
           clause->expression->kind != NODE_JML_ATOM;
}

static bool is_executed_model(const Class *owner) {
    return owner->unit->is_library && !query_is_havoc(owner);
}

static bool speaks_of_end(const SpecCase *of) {
    if (is_executed_model(of->declared_in->owner))
        return false;
    if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR)
        return true;
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (is_about_end(of->clauses.items[i]))
            return true;
    return false;
}

// A pure method that the specification calls is what its body computes, there and in code: with a
// contract that says less, the two would differ. A recursive one is asked by its contract.
static bool is_what_it_computes(Symex *symex, Method *method) {
    return symex->subject.method && method != symex->subject.method && !method->is_constructor &&
           method_is_pure(symex->sema, method) &&
           spec_calls(symex->specifications, symex->subject.method, method) &&
           lower_method(symex->lowering, method) != NULL;
}

static bool has_contract(Symex *symex, Method *method) {
    const Class *owner = method->owner;
    if (!method->declaration || !owner->unit || is_executed_model(owner) || owner->is_local ||
        owner->is_anonymous || !contract_is_given(symex, method) ||
        is_what_it_computes(symex, method))
        return false;
    SpecCaseList cases = contract_cases(symex, method);
    bool speaks = false;
    for (uint32_t i = 0; i < cases.count; i++) {
        speaks |= speaks_of_end(&cases.items[i]);
        for (uint32_t j = 0; j < cases.items[i].clauses.count; j++)
            if (asks_for_accesses(cases.items[i].clauses.items[j]))
                return false; // only the body tells
    }
    return speaks;
}

bool is_called_by_contract(Symex *symex, Method *method) {
    if (symex->mode.quiet || symex->statics.initializing || accesses_matter(symex))
        return false;
    // What has no body is known by its contract alone.
    bool is_executed =
        symex->scope.calls != CALLS_CONTRACT || map_get(&symex->scope.executed, method);
    if (is_executed && (is_built_in(symex, method) || lower_method(symex->lowering, method)))
        return false;
    uintptr_t known = (uintptr_t)map_get(&symex->execution->by_contract, method);
    if (!known) {
        known = has_contract(symex, method) ? 1 : 2;
        map_put(symex->arena, &symex->execution->by_contract, method, (void *)known);
    }
    return known == 1;
}

// ---- One call

typedef struct ContractUse {
    Symex *symex;
    Frame *frame;
    Method *method;
    const char *name; // for messages
    bool is_helper;
    SpecCaseList cases;
    Term receiver; // or TERM_NONE
    const Term *arguments;
    Type *type; // of the result, as it is used, or NULL; for `havoc` of what is left open
    Span span;
    State before; // with the precondition
    const ObjectSet *reached;
    SpecFrame *assignable;
    bool may_throw;
    Term beyond;      // the frame lets it assign what the method under check must not
    Term beyond_loop; // or what a loop or statement around must not
    LoopFrameList around;
    Havoc havoc;
    Term after;      // the executions that go on, in the scope or not
    Term unmodelled; // those of them where the contract could not be evaluated
} ContractUse;

static Term is_null(Symex *symex, Term reference) {
    return term_equal(symex->terms, reference, object_reference(symex, 0));
}

// By object: the method called can get at it. Its own new objects count.
static const Term *visible_to(const ContractUse *use) {
    Symex *symex = use->symex;
    Term *visible = arena_array(symex->arena, symex->heap.objects.count, sizeof(Term));
    for (uint32_t i = 0; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        bool is_new = use->havoc.first_fresh && i >= use->havoc.first_fresh;
        visible[i] = is_new                             ? object->created
                     : !object_set_has(use->reached, i) ? TERM_FALSE
                     : object->is_initial               ? object_exists(symex, i)
                     : object->created                  ? object->created
                                                        : TERM_TRUE;
    }
    return visible;
}

// ---- Before

static void require(ContractUse *use, ObligationKind kind, Term holds, Span clause,
                    const char *text) {
    Symex *symex = use->symex;
    add_obligation(symex, kind, term_and(symex->terms, use->before.guard, term_not(holds)),
                   use->span, clause, text);
    use->before = state_assume(symex, use->before, holds);
}

// Asked for because the body is not looked at.
static void note_callee(ContractUse *use, uint32_t first_obligation) {
    for (uint32_t i = first_obligation; i < use->symex->results.obligations.count; i++)
        use->symex->results.obligations.items[i].callee = use->method;
}

static void require_argument(Symex *symex, State *state, Term holds, const Variable *parameter,
                             Span span, const char *text) {
    Span declared = parameter->declaration ? parameter->declaration->span : (Span){0, 0};
    add_obligation(symex, OBLIGATION_PRECONDITION,
                   term_and(symex->terms, state->guard, term_not(holds)), span, declared, text);
    *state = state_assume(symex, *state, holds);
}

void check_arguments(Symex *symex, const Method *method, State *state, const Term *arguments,
                     Span span) {
    const char *name = method->is_constructor ? method->owner->name->text : method->name->text;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        // A constructor that nobody wrote hands its arguments to fields, which are checked.
        if (query_is_value(parameter->type) || !method->declaration)
            continue;
        if (!variable_is_nullable(symex->sema, parameter))
            require_argument(
                symex, state, term_not(is_null(symex, arguments[i])), parameter, span,
                arena_format(symex->arena,
                             "precondition of '%s': null for '%s', which must not be null", name,
                             parameter->name->text));
        if (parameter->type->kind == TYPE_ARRAY &&
            !variable_elements_nullable(symex->sema, parameter))
            require_argument(
                symex, state, elements_non_null(symex, state, arguments[i]), parameter, span,
                arena_format(symex->arena,
                             "precondition of '%s': null in '%s', whose elements must not be null",
                             name, parameter->name->text));
        NonNullArguments said = variable_non_null_arguments(symex->sema, parameter);
        if (said.first || said.second)
            require_argument(
                symex, state, arguments_non_null(symex, state, arguments[i], said, span), parameter,
                span,
                arena_format(symex->arena, "precondition of '%s': null in '%s', where none must be",
                             name, parameter->name->text));
    }
}

// What the method called takes for granted of the objects that it can get at.
static void require_invariants(ContractUse *use) {
    Symex *symex = use->symex;
    if (use->is_helper)
        return;
    const Term *visible = visible_to(use);
    Term skip = use->method->is_constructor ? use->receiver : TERM_NONE;
    Term violated = invariants_check_at_call(
        symex, &use->before, use->span, skip, visible,
        arena_format(symex->arena, "precondition of '%s': this invariant", use->name));
    use->before = state_assume(symex, use->before, term_not(violated));
    // A field of the object being made may be null still.
    Term holds = skip ? non_null_statics(symex, &use->before)
                      : non_null_holds(symex, &use->before, visible, false);
    require(use, OBLIGATION_PRECONDITION, holds, (Span){0, 0},
            arena_format(symex->arena,
                         "precondition of '%s': null in a field that must not be null", use->name));
}

// ---- The frame

// Fields of the object that a constructor makes, as far as its class knows them.
static Term is_made_here(Symex *symex, const ContractUse *use, uint32_t object,
                         const Variable *field) {
    if (!use->method->is_constructor || !object || !field->owner ||
        !query_is_subclass(symex->sema, use->method->owner, field->owner))
        return TERM_FALSE;
    return term_equal(symex->terms, use->receiver, object_reference(symex, object));
}

static void note_beyond(ContractUse *use, uint32_t object, Term changes, Term allowed) {
    Symex *symex = use->symex;
    if (object < symex->heap.first_created)
        use->beyond =
            term_or(symex->terms, use->beyond, term_and(symex->terms, changes, term_not(allowed)));
}

static void note_beyond_loop(ContractUse *use, const LoopFrame *loop, Term changes, Term allowed) {
    TermTable *terms = use->symex->terms;
    Term beyond = term_and(terms, loop->condition, term_and(terms, changes, term_not(allowed)));
    use->beyond_loop = term_or(terms, use->beyond_loop, beyond);
}

static Term field_changes(Symex *symex, void *context, uint32_t object, Variable *field) {
    ContractUse *use = context;
    Term made = is_made_here(symex, use, object, field);
    // Enclosing instances and captured variables; what exceptions carry.
    if (query_is_made_up(field) || is_exception_field(symex, field))
        return TERM_FALSE;
    if (field->modifiers & MODIFIER_FINAL)
        return made;
    if (analysis_is_set_once(symex->lowering, field))
        return TERM_FALSE;
    Term reference = object ? object_reference(symex, object) : TERM_NONE;
    Term changes = assignable_allows_field(symex, use->assignable, reference, field);
    if (symex->subject.assignable)
        note_beyond(use, object, changes,
                    assignable_allows_field(symex, symex->subject.assignable, reference, field));
    for (uint32_t i = 0; i < use->around.count; i++) {
        const LoopFrame *at = &use->around.items[i];
        if (object < at->first_fresh)
            note_beyond_loop(use, at, changes, loop_frame_has_field(symex, at, reference, field));
    }
    return term_or(symex->terms, changes, made);
}

static Term element_changes(Symex *symex, void *context, uint32_t array, uint32_t index) {
    ContractUse *use = context;
    Term reference = object_reference(symex, array), at = java_constant(symex, IR_INT, index);
    Term changes = assignable_allows_element(symex, use->assignable, reference, at);
    Term used = term_slt(symex->terms, at, symex->heap.objects.items[array].length);
    changes = term_and(symex->terms, changes, used);
    if (symex->subject.assignable)
        note_beyond(use, array, changes,
                    assignable_allows_element(symex, symex->subject.assignable, reference, at));
    for (uint32_t i = 0; i < use->around.count; i++) {
        const LoopFrame *loop = &use->around.items[i];
        if (array < loop->first_fresh)
            note_beyond_loop(use, loop, changes,
                             loop_frame_has_element(symex, loop, reference, at));
    }
    return changes;
}

// ---- What the postcondition gives outright

static ToldCall told_call(const ContractUse *use) {
    return (ToldCall){&use->cases, &use->before, use->receiver, use->arguments};
}

static Term told_content(Symex *symex, void *context, uint32_t object, Variable *field,
                         Term *where) {
    const ContractUse *use = context;
    if (use->may_throw || !use->receiver)
        return TERM_NONE;
    *where = term_equal(symex->terms, use->receiver, object_reference(symex, object));
    ToldCall call = told_call(use);
    return *where == TERM_FALSE ? TERM_NONE : told_field(symex, &call, field);
}

static Term result_value(ContractUse *use, const State *after) {
    Type *type = use->method->return_type;
    if (type->kind == TYPE_VOID)
        return TERM_NONE;
    ToldCall call = told_call(use);
    Term told = told_result(use->symex, &call, after, type);
    Type *open = query_is_havoc(use->method->owner) && use->type ? use->type : type;
    Term result = told ? told : havoc_value(&use->havoc, open, "result");
    if (!spec_is_asked(use->symex->specifications, use->method))
        return result;
    const Term *all = use->receiver ? use->arguments - 1 : use->arguments;
    return answers_join(use->symex, use->method, &use->before, all, result);
}

// ---- Exceptions

static TypeList allowed_by_some_case(const ContractUse *use) {
    TypeList allowed = {0};
    for (uint32_t i = 0; i < use->cases.count; i++)
        if (use->cases.items[i].holds != TERM_FALSE)
            contract_exceptions(use->symex, &use->cases.items[i], use->method, &allowed);
    return allowed;
}

// ---- After

static Evaluation evaluation_after(const ContractUse *use, const State *after) {
    Evaluation base = ground_evaluation(use->symex, after);
    base.first_fresh = use->havoc.first_fresh;
    return base;
}

static SpecCall spec_call(const ContractUse *use) {
    return (SpecCall){use->receiver, use->arguments, &use->before};
}

static void give_duty(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    Symex *symex = ground_symex(evaluation);
    (void)context;
    give(symex,
         term_implies(symex->terms, duty->applies, spec_may_hold(evaluation, duty->condition)));
}

static void give_postconditions(ContractUse *use, const State *after, Term result) {
    Evaluation base = evaluation_after(use, after);
    SpecCall call = spec_call(use);
    for (uint32_t i = 0; i < use->cases.count; i++) {
        const SpecCase *of = &use->cases.items[i];
        if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR)
            give(use->symex, term_not(of->holds));
        else
            spec_each_ensures(&base, of, &call, result, give_duty, NULL);
    }
}

static void give_signals(ContractUse *use, const State *after, Term exception) {
    Symex *symex = use->symex;
    Evaluation base = evaluation_after(use, after);
    SpecCall call = spec_call(use);
    for (uint32_t i = 0; i < use->cases.count; i++) {
        const SpecCase *of = &use->cases.items[i];
        TypeList types = {0};
        contract_exceptions(symex, of, use->method, &types);
        give(symex, term_implies(symex->terms, of->holds,
                                 spec_exception_allowed(&base, &types, exception)));
        spec_each_signals(&base, of, &call, exception, give_duty, NULL);
    }
}

// Invariants and constraints of what it can get at, unless it is a helper. A constructor that
// throws leaves no object behind; else only its own class's clauses are known of what it made.
static void give_boundary(ContractUse *use, const State *after, bool is_thrown) {
    Symex *symex = use->symex;
    if (use->is_helper)
        return;
    const Term *visible = visible_to(use);
    bool is_constructor = use->method->is_constructor;
    InvariantUse invariants = {.state = after,
                               .first_fresh = use->havoc.first_fresh,
                               .skip = is_constructor ? use->receiver : TERM_NONE,
                               .visible = visible};
    give(symex,
         is_thrown ? non_null_statics(symex, after) : non_null_holds(symex, after, visible, true));
    invariants_give(symex, &invariants, JML_INVARIANT);
    if (is_constructor && !is_thrown) {
        Class *owner = use->method->owner;
        class_clauses_give(symex, &invariants, JML_INVARIANT, owner, use->receiver);
        class_clauses_give(symex, &invariants, JML_INITIALLY, owner, use->receiver);
    }
    invariants.old = &use->before;
    invariants.method = use->method;
    invariants_give(symex, &invariants, JML_CONSTRAINT);
}

static Term result_non_null(ContractUse *use, const State *after, Term result) {
    Symex *symex = use->symex;
    Method *method = use->method;
    if (!result || query_is_value(method->return_type))
        return TERM_TRUE;
    Term holds = TERM_TRUE;
    if (!method_returns_nullable(symex->sema, method))
        holds = term_not(is_null(symex, result));
    NonNullArguments said = method_non_null_arguments(symex->sema, method);
    return term_and(symex->terms, holds, arguments_non_null(symex, after, result, said, use->span));
}

// Of a well-formed heap, most is known at once: what postconditions say then needs less.
static Term returns_as_told(ContractUse *use, const State *after, Term *result) {
    Term around = given_begin(use->symex);
    give_boundary(use, after, false);
    *result = result_value(use, after);
    give(use->symex, result_non_null(use, after, *result));
    give_postconditions(use, after, *result);
    return given_end(use->symex, around);
}

static Term throws_as_told(ContractUse *use, const State *after, Term exception) {
    Term around = given_begin(use->symex);
    give(use->symex, term_not(is_null(use->symex, exception)));
    give_boundary(use, after, true);
    give_signals(use, after, exception);
    return given_end(use->symex, around);
}

// ---- The call

static void leave_open(ContractUse *use, State *state, const TypeList *exceptions) {
    Symex *symex = use->symex;
    use->havoc = (Havoc){.symex = symex,
                         .frame = use->frame,
                         .name = use->name,
                         .span = use->span,
                         .before = use->before,
                         .state = state,
                         .reached = use->reached,
                         .first_fresh = symex->heap.objects.count,
                         .fits = TERM_TRUE};
    for (uint32_t i = 0; i < exceptions->count; i++)
        havoc_create(&use->havoc, exceptions->items[i],
                     term_bool_variable(symex->terms, "exception exists"));
    Extent extent = {use, field_changes, element_changes, told_content};
    use->beyond = use->beyond_loop = TERM_FALSE;
    use->around = loop_frames_around(symex, use->before.guard);
    TypeList further = {0};
    vector_push(symex->arena, &further, use->method->return_type);
    const Effects nothing = {0}; // `havoc` creates no objects
    havoc_heap(&use->havoc, &extent,
               query_is_havoc(use->method->owner) ? &nothing
                                                  : effects_of_method(symex, use->method),
               &further);
    if (symex->subject.assignable && use->beyond != TERM_FALSE)
        add_obligation(
            symex, OBLIGATION_ASSIGNABLE, term_and(symex->terms, use->before.guard, use->beyond),
            use->span, spec_frame_clause(symex->subject.assignable),
            arena_format(symex->arena,
                         "call of '%s', which may assign what is not assignable here,", use->name));
    if (use->beyond_loop != TERM_FALSE)
        add_obligation(symex, OBLIGATION_ASSIGNABLE,
                       term_and(symex->terms, use->before.guard, use->beyond_loop), use->span,
                       use->around.items[0].places.clause,
                       arena_format(symex->arena,
                                    "call of '%s', which may assign what the %s must not assign,",
                                    use->name, use->around.items[0].owner));
}

// What was noted while assuming counts only for executions that go on. Gives those that go on where
// something could not be evaluated.
Term restrict_notes(Symex *symex, uint32_t unmodelled, uint32_t trace, Term after) {
    Term any = TERM_FALSE;
    for (uint32_t i = unmodelled; i < symex->results.unmodelled.count; i++) {
        Term *condition = &symex->results.unmodelled.items[i].condition;
        *condition = term_and(symex->terms, *condition, after);
        any = term_or(symex->terms, any, *condition);
    }
    for (uint32_t i = trace; i < symex->results.trace.count; i++)
        symex->results.trace.items[i].guard =
            term_and(symex->terms, symex->results.trace.items[i].guard, after);
    return any;
}

// What it may change of what classes that are not given keep to themselves: where the frame names
// fields and elements, nothing.
static void note_actions(const ContractUse *use, State *state) {
    const SpecFrame *frame = use->assignable;
    bool is_open = frame->cases.count != use->cases.count;
    for (uint32_t i = 0; i < frame->cases.count; i++)
        for (uint32_t j = 0; j < frame->cases.items[i].places.count; j++) {
            const Place *place = &frame->cases.items[i].places.items[j];
            bool is_model = place->kind == PLACE_FIELD && place->field &&
                            (place->field->modifiers & MODIFIER_MODEL);
            if (is_model && place->object)
                answers_note_action(use->symex, state, place->object, place->field);
            else
                is_open |=
                    is_model || (place->kind != PLACE_FIELD && place->kind != PLACE_ELEMENTS);
        }
    if (is_open)
        answers_note_action(use->symex, state, TERM_NONE, NULL);
}

static Outcome assume_contract(ContractUse *use) {
    Symex *symex = use->symex;
    TermTable *terms = symex->terms;
    uint32_t unmodelled = symex->results.unmodelled.count, trace = symex->results.trace.count;
    State state = use->before;
    TypeList allowed = allowed_by_some_case(use);
    TypeList exceptions = exception_classes(symex, use->frame, &allowed);
    use->may_throw = allowed.count != 0;
    leave_open(use, &state, &exceptions);
    note_actions(use, &state);
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    Term throws = allowed.count ? term_bool_variable(terms, "throws") : TERM_FALSE;
    outcome.returned = state_assume(symex, state, term_not(throws));
    outcome.returned = state_assume(symex, outcome.returned,
                                    returns_as_told(use, &outcome.returned, &outcome.result));
    if (allowed.count) {
        outcome.thrown = state_assume(symex, state, throws);
        outcome.exception =
            havoc_value(&use->havoc, sema_types(symex->sema)->throwable, "exception");
        outcome.thrown = state_assume(symex, outcome.thrown,
                                      throws_as_told(use, &outcome.thrown, outcome.exception));
    }
    Term after = term_or(terms, outcome.returned.guard, outcome.thrown.guard);
    use->after = after;
    Term within = havoc_within_scope(&use->havoc, after);
    if (within != after) {
        outcome.returned = state_assume(symex, outcome.returned, within);
        outcome.thrown = state_assume(symex, outcome.thrown, within);
        after = within;
    }
    State narrow = outcome.returned; // both have the same values
    OpenResult result = {&outcome.result, use->method->return_type, outcome.returned.guard};
    havoc_narrow(&use->havoc, after, &narrow, &result);
    outcome.returned.values = outcome.thrown.values = narrow.values;
    use->unmodelled = restrict_notes(symex, unmodelled, trace, after);
    return outcome;
}

static const ObjectSet *reached_by_call(Symex *symex, const Method *method, const State *state,
                                        Term receiver, const Term *arguments) {
    uint32_t count = method->parameters.count + 1;
    Term *roots = arena_array(symex->arena, count, sizeof(Term));
    roots[0] = receiver;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        roots[i + 1] = query_is_value(method->parameters.items[i]->type) ? TERM_NONE : arguments[i];
    return havoc_read(symex, state, roots, count);
}

// `havoc` may give any object that is there, whatever leads to it; the pre-state must have objects
// of the type out of reach for that.
static const ObjectSet *all_objects(ContractUse *use) {
    Symex *symex = use->symex;
    ObjectSet *set = object_set_new(symex);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        object_set_add(symex, set, i);
    Type *type = use->type; // none: a number
    if (type && !(symex->pre.is_complete && others_offer(symex, type) && has_objects(symex, type)))
        add_unmodelled(symex, use->before.guard, use->span,
                       arena_format(symex->arena, "an object of type '%s' that nobody determines",
                                    type_text(symex->arena, type)));
    return set;
}

static bool may_diverge(const ContractUse *use) {
    bool may = false;
    for (uint32_t i = 0; i < use->cases.count; i++)
        may |= spec_may_diverge(&use->cases.items[i]);
    return may;
}

// May the method under check be called from there? Nothing shows that such a recursion ends.
static bool comes_back(const ContractUse *use) {
    const Method *subject = use->symex->subject.method;
    return subject && (subject == use->method ||
                       effects_calls(effects_of_method(use->symex, use->method), subject));
}

// It may create objects, unless its contract forbids that.
static void note_open_creation(const ContractUse *use) {
    Symex *symex = use->symex;
    Evaluation evaluation = ground_evaluation(symex, &use->before);
    Term forbidden = spec_frame_forbids_creation(&evaluation, use->assignable);
    State creating = state_assume(symex, use->before, term_not(forbidden));
    if (!state_is_dead(&creating))
        universe_note_creation(symex, &creating, sema_types(symex->sema)->object);
}

void check_goes_on(Symex *symex, const ContractCall *call) {
    if (symex->execution->is_whole || call->may_diverge || is_feasible(symex, call->after) ||
        !is_feasible(symex, call->before))
        return;
    add_unmodelled(symex, call->before, call->span,
                   arena_format(symex->arena,
                                "the contract of '%s', which no state in the scope satisfies after "
                                "this call,",
                                call->method->name->text));
}

Outcome execute_contract(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, Span span) {
    bool has_receiver = !(method->modifiers & MODIFIER_STATIC);
    ContractUse use = {.symex = symex,
                       .frame = frame,
                       .method = method,
                       .name =
                           method->is_constructor ? method->owner->name->text : method->name->text,
                       .is_helper = method->modifiers & MODIFIER_HELPER,
                       .receiver = has_receiver ? arguments[0] : TERM_NONE,
                       .arguments = arguments + has_receiver,
                       .type = symex->execution->call_type,
                       .span = span,
                       .before = state};
    use.cases = check_precondition(symex, method, &use.before, arguments, span);
    check_arguments(symex, method, &use.before, use.arguments, span);
    use.reached = query_is_havoc(method->owner)
                      ? all_objects(&use)
                      : reached_by_call(symex, method, &use.before, use.receiver, use.arguments);
    uint32_t first_obligation = symex->results.obligations.count;
    require_invariants(&use);
    note_callee(&use, first_obligation);
    Activation first = {&symex->subject.before, symex->subject.receiver, symex->subject.arguments};
    Activation called = {&use.before, use.receiver, use.arguments};
    bool is_endless = comes_back(&use) && !measure_check(symex, subject_cases(symex), &use.cases,
                                                         &first, &called, use.name, span);
    use.assignable =
        assignable_read(symex, &use.cases, &use.before, use.receiver, use.arguments, method);
    note_open_creation(&use);
    Outcome outcome = assume_contract(&use);
    if (outcome.result)
        add_trace_call(symex, frame, &outcome.returned, span, method, outcome.result, false);
    if (!state_is_dead(&outcome.thrown))
        add_trace_call(symex, frame, &outcome.thrown, span, method, outcome.exception, true);
    ContractCall call = {.method = method,
                         .span = span,
                         .before = use.before.guard,
                         .after = use.after,
                         .unmodelled = use.unmodelled,
                         .is_endless = is_endless,
                         .may_diverge = may_diverge(&use)};
    for (uint32_t i = 0; i < use.cases.count; i++)
        vector_push(symex->arena, &call.cases, use.cases.items[i].holds);
    vector_push(symex->arena, &symex->results.contract_calls, call);
    check_goes_on(symex, &call);
    return outcome;
}
