// One method, from every pre-state of the scope to its obligations.
#include "symex/symex.h"

#include "analysis/analysis.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/contract.h"
#include "symex/facts.h"
#include "symex/plain.h"
#include "symex/pools.h"
#include "symex/positions.h"

Symex *symex_new(Arena *arena, Sema *sema, Lowering *lowering, TermTable *terms, Solver *solver,
                 const Scope *scope, Deadline deadline) {
    Symex *symex = ARENA_NEW(arena, Symex);
    symex->builtins = ARENA_NEW(arena, Builtins);
    symex->execution = ARENA_NEW(arena, Execution);
    symex->arena = arena;
    symex->sema = sema;
    symex->lowering = lowering;
    symex->terms = terms;
    symex->solver = solver;
    symex->scope = *scope;
    symex->deadline = deadline;
    symex->specifications = spec_table_new(arena, sema, lowering);
    symex->pre.symmetry_breaking = !scope->all_numberings;
    symex->execution->run_options = (RunOptions){.most_iterations = 64,
                                                 .deepest_recursion = 12,
                                                 .few_iterations = 64,
                                                 .shallow_recursion = 12};
    // Location 0 is none.
    universe_locations(symex, 1);
    return symex;
}

// ---- Inputs

static void add_input(Symex *symex, Variable *variable, Type *type, Term value) {
    InputValue input = {variable, type, value, NULL};
    vector_push(symex->arena, &symex->pre.inputs, input);
}

// A method that a subclass overrides is not called on that subclass's objects. (`super` calls are
// looked at where they stand.)
static void assume_dispatch(Symex *symex, Method *method, Term receiver) {
    if (method->modifiers & MODIFIER_PRIVATE)
        return;
    Term is_called = TERM_FALSE;
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind == TYPE_CLASS &&
            query_is_subclass(symex->sema, object->type->class_symbol, method->owner) &&
            lower_dispatch(symex->lowering, object->type->class_symbol, method) == method)
            is_called =
                term_or(symex->terms, is_called,
                        term_equal(symex->terms, receiver, object_reference(symex, number)));
    }
    if (is_called != TERM_FALSE)
        assume(symex, is_called);
}

// The instance around an inner class, and what a local one captured, are there before its
// constructor runs: whoever creates the object sets them.
static void set_closure(Symex *symex, const Method *constructor, Term object, State *state) {
    Class *owner = constructor->owner;
    Variable *outer = lower_outer_field(symex->lowering, owner);
    if (outer)
        heap_store(symex, state, object, outer,
                   fresh_input(symex, outer->type, "the instance around it", false));
    const VariableList *captured = lower_captured_fields(symex->lowering, owner);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        heap_store(symex, state, object, captured->items[i],
                   fresh_input(symex, captured->items[i]->type, captured->items[i]->name->text,
                               field_is_nullable(symex, captured->items[i])));
}

static Term make_receiver(Symex *symex, Method *method, State *state) {
    if (method->modifiers & MODIFIER_STATIC)
        return TERM_NONE;
    Type *type = method->owner->type;
    if (method->is_constructor) {
        Object *object = universe_create(symex, state, type, TERM_NONE, 0, (Span){0, 0});
        object->created = TERM_TRUE;
        object->name = "this";
        Term receiver = object_reference(symex, object->number);
        set_closure(symex, method, receiver, state);
        return receiver;
    }
    Term receiver = fresh_input(symex, type, "this", false);
    assume_dispatch(symex, method, receiver);
    add_input(symex, NULL, type, receiver);
    return receiver;
}

static Term *make_arguments(Symex *symex, Method *method) {
    Term *arguments = arena_array(symex->arena, method->parameters.count, sizeof(Term));
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        arguments[i] = fresh_input(
            symex, parameter->type, parameter->name->text,
            query_is_value(parameter->type) ||
                (!symex->scope.from_start && plain_parameter_is_nullable(symex, method, i)));
        add_input(symex, parameter, parameter->type, arguments[i]);
    }
    return arguments;
}

static bool is_unguarded(const Symex *symex, const Object *object) {
    return symex->pre.is_unguarded && !object->type->class_symbol->unit->is_library;
}

// Elements of arrays that must not be null, in fields and parameters.
static void assume_elements(Symex *symex, Method *method, const State *state,
                            const Term *arguments) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i]->type->kind == TYPE_ARRAY &&
            (symex->scope.from_start ||
             !variable_elements_nullable(symex->sema, method->parameters.items[i])))
            assume(symex, elements_non_null(symex, state, arguments[i]));
    for (uint32_t i = 0; i < method->parameters.count; i++)
        assume(symex, arguments_non_null(
                          symex, state, arguments[i],
                          variable_non_null_arguments(symex->sema, method->parameters.items[i]),
                          symex->subject.span));
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        Object object = symex->heap.objects.items[number];
        if (!object.is_initial || object.type->kind != TYPE_CLASS || is_unguarded(symex, &object))
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t i = 0; i < layout->fields.count; i++) {
            Variable *field = layout->fields.items[i];
            if (field->type->kind == TYPE_ARRAY && !variable_elements_nullable(symex->sema, field))
                assume(symex, elements_non_null(symex, state,
                                                state_get(symex, state, object.location + i)));
        }
    }
}

// ---- Clauses

// Some case applies. With one case only, each of its clauses is an assumption of its own, so that
// a contradiction can be traced to them.
static void assume_precondition(Symex *symex, SpecCaseList *cases, const State *state,
                                Term receiver, const Term *arguments) {
    for (uint32_t i = 0; i < cases->count; i++)
        cases->items[i].polarity = -1;
    Term holds = contract_precondition(symex, cases, state, receiver, arguments);
    const NodeList *clauses = &cases->items[0].clauses;
    for (uint32_t i = 0; cases->count == 1 && i < clauses->count; i++) {
        Node *node = clauses->items[i];
        if (node->kind != NODE_EXPRESSION_CLAUSE ||
            as_ExpressionClause(node)->keyword != JML_REQUIRES)
            continue;
        // What cannot be modelled was noted the first time.
        Mode outer = mode_enter(symex, mode_repeating(symex));
        Evaluation base = ground_evaluation(symex, state);
        Evaluation evaluation =
            spec_case_evaluation(&base, &cases->items[0], &(SpecCall){receiver, arguments, NULL});
        evaluation.polarity = -1;
        assume_for(
            symex,
            term_implies(symex->terms, state->guard,
                         ground_may_hold(&evaluation, as_ExpressionClause(node)->expression)),
            node->span);
        mode_leave(symex, outer);
    }
    assume(symex, term_implies(symex->terms, state->guard, holds));
}

// Clauses that nothing here checks must not pass in silence.
static void note_unchecked_clauses(Symex *symex, const SpecCaseList *cases) {
    for (uint32_t i = 0; i < cases->count; i++) {
        for (uint32_t j = 0; j < cases->items[i].clauses.count; j++) {
            Node *node = cases->items[i].clauses.items[j];
            JmlKeyword keyword = spec_unchecked(node);
            if (keyword)
                add_unchecked(
                    symex, TERM_TRUE, node->span,
                    arena_format(symex->arena, "the clause '%s'", ast_keyword_text(keyword)));
        }
    }
}

// ---- The whole

struct Start {
    State state;
    State thrown; // the class of the method cannot be initialised
    Term exception;
    Term receiver;
    Term *arguments;
    SpecCaseList cases;
    SpecCaseList claims;
};

// Before a class is initialised there are only the arguments of the command.
static Outcome begin_program(Symex *symex, Method *method, State state) {
    bool fits = method->modifiers & MODIFIER_STATIC;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Type *type = method->parameters.items[i]->type;
        while (type->kind == TYPE_ARRAY)
            type = type->element;
        fits &= query_is_value(type) || type == sema_types(symex->sema)->string;
    }
    if (!fits)
        add_unmodelled(symex, TERM_TRUE, symex->subject.span,
                       "a method that needs objects before the program starts");
    return statics_start(symex, NULL, state, method->owner, symex->subject.span);
}

// Claims are only shown: what is not modelled in their preconditions hides nothing else.
static SpecCaseList evaluate_claims(Symex *symex, Method *method, const State *state, Term receiver,
                                    const Term *arguments) {
    SpecCaseList claims = contract_claims(symex, method);
    Term unknown = TERM_FALSE;
    Mode outer = mode_enter(symex, mode_apart(symex, &unknown));
    contract_precondition(symex, &claims, state, receiver, arguments);
    mode_leave(symex, outer);
    for (uint32_t i = 0; i < claims.count; i++)
        claims.items[i].holds = term_and(symex->terms, claims.items[i].holds, term_not(unknown));
    return claims;
}

static void prepare(Symex *symex, Method *method) {
    State state = {TERM_TRUE, {0}};
    bool is_helper = method->modifiers & MODIFIER_HELPER;
    symex->subject.span = method_span(method);
    analysis_look_at(symex->lowering, method);
    plain_prepare(symex, method);
    symex->pre.is_unguarded = is_helper && !symex->scope.from_start;
    universe_begin(symex);
    if (!symex->scope.from_start)
        statics_prepare(symex, method);
    held_types_find(symex, method);
    universe_lay_out(symex, method);
    symex->heap.first_created = symex->heap.objects.count;
    Term receiver = make_receiver(symex, method, &state);
    Term *arguments = make_arguments(symex, method);
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        static_location(symex, symex->pre.static_fields.items[i]);
    pre_state_build(symex);
    positions_order(symex, method, arguments);
    // The object under construction is there at the start, and counts with the pre-state.
    if (method->is_constructor)
        assume(symex, count_creation(symex, &state, method->owner));
    symex->pre.is_complete = true;
    assume_elements(symex, method, &state, arguments);
    plain_assume(symex, method, &state, arguments);
    facts_assume(symex, &state);
    type_variables_assume(symex, method, &state, arguments);
    axioms_assume(symex, &state);
    if (!is_helper)
        assume(symex, non_null_statics(symex, &state));
    Term skip = method->is_constructor ? receiver : TERM_NONE;
    if (is_helper && !symex->scope.from_start)
        invariants_assume_of_library(symex, &state); // its own may be broken, not those
    if (!is_helper && !symex->scope.from_start)
        invariants_assume(symex, &state, skip);
    if (symex->scope.from_start)
        invariants_assume_before_program(symex, &state);
    SpecCaseList cases = contract_cases(symex, method);
    note_unchecked_clauses(symex, &cases);
    Outcome begun = {.returned = state, .thrown = state_dead()};
    if (symex->scope.from_start)
        begun = begin_program(symex, method, state);
    state = begun.returned;
    assume_precondition(symex, &cases, &state, receiver, arguments);
    symex->subject.start = ARENA_NEW(symex->arena, struct Start);
    SpecCaseList claims = evaluate_claims(symex, method, &state, receiver, arguments);
    *symex->subject.start =
        (struct Start){state, begun.thrown, begun.exception, receiver, arguments, cases, claims};
}

const SpecCaseList *subject_cases(const Symex *symex) {
    return &symex->subject.start->cases;
}

Entry *method_enter(Symex *symex, Method *method) {
    State state = symex->subject.start->state;
    Term receiver = symex->subject.start->receiver, *arguments = symex->subject.start->arguments;
    SpecCaseList cases = symex->subject.start->cases;
    assignable_prepare(symex, &cases, &state, receiver, arguments, method);
    accesses_prepare(symex, &cases, &state, receiver, arguments);
    symex->subject.method = method;
    symex->subject.before = state;
    symex->subject.receiver = receiver;
    symex->subject.arguments = arguments;

    uint32_t count = method->parameters.count + (receiver != TERM_NONE);
    Term *all = arena_array(symex->arena, count, sizeof(Term));
    if (receiver)
        all[0] = receiver;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        all[i + (receiver != TERM_NONE)] = arguments[i];
    Entry *entry = ARENA_NEW(symex->arena, Entry);
    *entry = (Entry){method,
                     state,
                     receiver,
                     arguments,
                     all,
                     count,
                     &symex->subject.start->cases,
                     symex->subject.start->thrown,
                     symex->subject.start->exception};
    return entry;
}

void method_conclude(Symex *symex, const Entry *entry, Outcome outcome) {
    Method *method = entry->method;
    Term receiver = entry->receiver;
    bool is_helper = method->modifiers & MODIFIER_HELPER;
    Term skip = method->is_constructor ? receiver : TERM_NONE;
    symex->results.result = outcome.result;
    symex->results.returned = outcome.returned.guard;
    symex->results.exception = outcome.exception;
    symex->results.thrown = outcome.thrown.guard;
    if (symex->execution->run_options.assumes_contracts) {
        symex->results.final = state_merge(symex, outcome.returned, outcome.thrown);
        return;
    }
    struct SpecFrame *assignable = symex->subject.assignable;
    symex->subject.assignable = NULL; // specifications assign nothing
    Checking checking = {symex,    method,           &entry->state,
                         receiver, entry->arguments, method_span(method)};
    check_ends(&checking, entry->cases, &outcome);
    check_claims(&checking, &symex->subject.start->claims, &outcome);
    symex->results.final = state_merge(symex, outcome.returned, outcome.thrown);
    if (!state_is_dead(&symex->results.final))
        check_creation(symex, assignable, &symex->results.final, checking.end);
    if (!is_helper)
        class_accessible_check(symex, &entry->state, skip, checking.end);
    if (!is_helper && !state_is_dead(&symex->results.final)) {
        // A constructor that throws leaves no object behind.
        bool gives_object = !query_is_value(method->return_type);
        Term returned_roots[] = {receiver, gives_object ? outcome.result : TERM_NONE};
        const Term *visible = visible_judged(symex, &outcome.returned, returned_roots, 2);
        invariants_check(symex, &outcome.returned, &entry->state, symex->heap.first_created,
                         checking.end, TERM_NONE, visible);
        non_null_check(symex, &outcome.returned, checking.end, visible);
        if (method->is_constructor)
            initially_check(symex, &outcome.returned, method->owner, receiver, checking.end);
        Term thrown_roots[] = {outcome.exception};
        visible = visible_judged(symex, &outcome.thrown, thrown_roots, 1);
        invariants_check(symex, &outcome.thrown, &entry->state, symex->heap.first_created,
                         checking.end, skip, visible);
        non_null_check(symex, &outcome.thrown, checking.end, visible);
    }
    if (symex->scope.finds_breaches)
        facts_find_breaches(symex, entry->method->is_constructor ? receiver : TERM_NONE, &outcome);
    symex->subject.assignable = assignable;
}

static void note_ignored_jml(Symex *symex, Method *method) {
    IgnoredList ignored = method_ignored_jml(symex->sema, method);
    for (uint32_t i = 0; i < ignored.count; i++)
        add_unmodelled(symex, TERM_TRUE, ignored.items[i], "JML that Jury does not know");
}

void symex_prepare(Symex *symex, Method *method) {
    symex->scope.from_start |= query_is_main(method);
    note_ignored_jml(symex, method);
    const char *obstacle = spec_no_start(symex->lowering, method);
    if (obstacle)
        add_unmodelled(symex, TERM_TRUE, method_span(method), obstacle);
    else
        prepare(symex, method);
}

void symex_run(Symex *symex, Method *method) {
    if (!symex->subject.start)
        symex_prepare(symex, method);
    if (!symex->subject.start)
        return;
    symex->execution->is_whole = true;
    symex->execution->terms_before = term_count(symex->terms);
    Entry *entry = method_enter(symex, method);
    IrMethod *ir = lower_method(symex->lowering, method);
    Outcome outcome = {.returned = state_dead(), .thrown = state_dead()};
    if (!state_is_dead(&entry->state))
        outcome = execute_method(symex, NULL, ir, entry->state, entry->all, entry->count);
    outcome = outcome_with(symex, outcome, entry->thrown, entry->exception);
    method_conclude(symex, entry, outcome);
    pools_conclude(symex);
}

// ---- Access to what was found

const SlotList *symex_slots(const Symex *symex) {
    return &symex->pre.slots;
}

void symex_leave_out(Symex *symex, const Map *read_fields) {
    symex->pre.read_fields = read_fields;
}

const VariableList *symex_missed_fields(const Symex *symex) {
    return &symex->pre.missed;
}

bool symex_is_of_any_class(Symex *symex, uint32_t object) {
    return stands_for_any(symex, &symex->heap.objects.items[object]);
}

Type *symex_class_of(Symex *symex, TermModel *model, uint32_t object) {
    return class_in_model(symex, model, object);
}

bool symex_compares_values(const Symex *symex) {
    return symex->results.compares_values;
}

bool symex_is_left_out(const Symex *symex, uint32_t location) {
    return heap_is_left_out(symex, location);
}

void symex_tighten(Symex *symex, const Map *tight) {
    symex->pre.tight = *tight;
}

const TermList *symex_assumptions(const Symex *symex) {
    return &symex->results.assumptions;
}

const SpanList *symex_assumption_clauses(const Symex *symex) {
    return &symex->results.assumption_clauses;
}

const QuantifiedInstanceList *symex_instances(const Symex *symex) {
    return &symex->results.instances;
}

const ObligationList *symex_obligations(const Symex *symex) {
    return &symex->results.obligations;
}

const CutList *symex_cuts(const Symex *symex) {
    return &symex->results.cuts;
}

const UnmodelledList *symex_unmodelled(const Symex *symex) {
    return &symex->results.unmodelled;
}

const PassageList *symex_passages(const Symex *symex) {
    return &symex->results.passages;
}

const MissedList *symex_missed(const Symex *symex) {
    return &symex->results.missed;
}

const MarkedList *symex_marked(const Symex *symex) {
    return &symex->results.marked;
}

const ContractCallList *symex_contract_calls(const Symex *symex) {
    return &symex->results.contract_calls;
}

const TraceList *symex_trace(const Symex *symex) {
    return &symex->results.trace;
}

const ObjectList *symex_objects(const Symex *symex) {
    return &symex->heap.objects;
}

const VariableList *symex_fields(Symex *symex, Type *class_type) {
    return &class_layout(symex, class_type->class_symbol)->fields;
}

Term symex_initial(Symex *symex, uint32_t location) {
    return symex->heap.initial.items[location];
}

Term symex_exists(Symex *symex, uint32_t object) {
    return object_exists(symex, object);
}

const VariableList *symex_static_fields(const Symex *symex) {
    return &symex->pre.static_fields;
}

uint32_t symex_static_location(Symex *symex, Variable *field) {
    return static_location(symex, field);
}

const InputList *symex_inputs(const Symex *symex) {
    return &symex->pre.inputs;
}

Term symex_result(const Symex *symex) {
    return symex->results.result;
}

Term symex_exception(const Symex *symex) {
    return symex->results.exception;
}

Term symex_thrown(const Symex *symex) {
    return symex->results.thrown;
}

Term symex_final(Symex *symex, uint32_t location) {
    return state_get(symex, &symex->results.final, location);
}

bool symex_leaves_out_nested(const Symex *symex) {
    return symex->pre.leaves_out_nested;
}

bool symex_leaves_out_given(const Symex *symex) {
    return symex->pre.leaves_out_given;
}

bool symex_leaves_out_others(const Symex *symex) {
    return symex->pre.leaves_out_others;
}

uint32_t symex_known_length(const Symex *symex) {
    return symex->pre.known_length;
}

const StandInList *symex_stand_ins(const Symex *symex) {
    return &symex->pre.stand_ins;
}

Term symex_returned(const Symex *symex) {
    return symex->results.returned;
}

bool symex_out_of_time(const Symex *symex) {
    return symex->execution->out_of_time || symex->pre.is_late;
}

bool symex_bounds_subclasses(Symex *symex, const Class *class_symbol) {
    return heap_bounds_subclasses(symex, class_symbol);
}

bool symex_bounds_away(const Symex *symex) {
    return heap_bounds_away(symex);
}

void symex_assume(Symex *symex, Term condition) {
    assume(symex, condition);
}

Term symex_within(Symex *symex, uint32_t size) {
    return heap_within(symex, size);
}

VariableList symex_open_statics(Symex *symex) {
    return heap_open_statics(symex);
}
