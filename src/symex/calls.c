// Calls: which method runs, and running it.
#include "symex/internal.h"

#include "sema/queries.h"
#include "spec/answer.h"
#include "symex/answers.h"
#include "symex/contract.h"
#include "symex/endless.h"
#include "symex/levels.h"
#include "symex/opaque.h"
#include "symex/pools.h"
#include "symex/runs.h"

#include <string.h>

// ---- Running a body

uint32_t recursion_depth(const Frame *frame, const IrMethod *method) {
    uint32_t depth = 0;
    for (; frame; frame = frame->caller)
        depth += frame->method == method;
    return depth;
}

Outcome execute_method(Symex *symex, Frame *caller, IrMethod *method, State state,
                       const Term *arguments, uint32_t count) {
    Outcome outcome;
    if (levels_follow(symex, caller, method, &state, arguments, count, &outcome))
        return outcome;
    return execute_body(symex, caller, method, state, arguments, count);
}

Outcome execute_body(Symex *symex, Frame *caller, IrMethod *method, State state,
                     const Term *arguments, uint32_t count) {
    Frame frame = {.caller = caller,
                   .method = method,
                   .base = universe_locations(symex, method->registers.count + 1),
                   .depth = caller ? caller->depth + 1 : 0,
                   .path = call_path(symex, caller, method),
                   .used_as = symex->execution->call_type,
                   .returned = state_dead(),
                   .thrown = state_dead()};
    frame.exception = frame.base + method->registers.count;
    for (uint32_t i = 0; i < count && i < method->parameters.count; i++)
        state_set(symex, &state, frame.base + method->parameters.items[i], arguments[i]);
    if (method->receiver)
        frame.receiver = arguments[0];
    frame.before = state;
    if (!symex->mode.quiet && !recursion_depth(caller, method))
        frame.recursion = recursion_begin(symex, frame.path, &state);
    Outcome counted;
    if (method->symbol && !contract_is_given(symex, method->symbol) &&
        closed_recursion(symex, method, frame.recursion, &state, arguments, &counted))
        return counted;
    frame.pending = arena_array(symex->arena, method->blocks.count, sizeof(State));
    for (uint32_t i = 0; i < method->blocks.count; i++)
        frame.pending[i] = state_dead();
    frame.pending[0] = state;
    execute_region(symex, &frame, 0);
    Outcome outcome = {.returned = frame.returned, .thrown = frame.thrown};
    if (method->result && !state_is_dead(&frame.returned))
        outcome.result = register_get(symex, &frame, &frame.returned, method->result);
    if (!state_is_dead(&frame.thrown))
        outcome.exception = state_get(symex, &frame.thrown, frame.exception);
    return outcome;
}

static Outcome no_outcome(void) {
    return (Outcome){.returned = state_dead(), .thrown = state_dead()};
}

// Where the precondition is written, for the message; none where there is no `requires`.
static Span first_requires(const SpecCaseList *cases) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const NodeList *clauses = &cases->items[i].clauses;
        for (uint32_t j = 0; j < clauses->count; j++)
            if (clauses->items[j]->kind == NODE_EXPRESSION_CLAUSE &&
                as_ExpressionClause(clauses->items[j])->keyword == JML_REQUIRES)
                return clauses->items[j]->span;
    }
    return (Span){0, 0};
}

// Code is executed only from where its contract allows.
SpecCaseList check_precondition(Symex *symex, Method *method, State *state, const Term *arguments,
                                Span span) {
    bool has_receiver = !(method->modifiers & MODIFIER_STATIC);
    SpecCaseList cases = contract_cases(symex, method);
    Term holds = contract_precondition(
        symex, &cases, state, has_receiver ? arguments[0] : TERM_NONE, arguments + has_receiver);
    add_obligation(
        symex, OBLIGATION_PRECONDITION, term_and(symex->terms, state->guard, term_not(holds)), span,
        first_requires(&cases),
        arena_format(symex->arena, "precondition of '%s'",
                     method->is_constructor ? method->owner->name->text : method->name->text));
    *state = state_assume(symex, *state, holds);
    return cases;
}

// What happens in a library method is reported at the call that the sources show.
static Span enter_library(Symex *symex, const Method *method, Span span) {
    Span around = symex->results.library_call;
    bool is_library = method->owner->unit && method->owner->unit->is_library;
    if (!is_library)
        symex->results.library_call = (Span){0, 0};
    else if (!around.begin)
        symex->results.library_call = span;
    return around;
}

static void assume_contract(Symex *symex, Method *method, const State *before, Outcome *outcome,
                            const Term *arguments, Span span) {
    bool has_receiver = !(method->modifiers & MODIFIER_STATIC);
    Breach breach = {method, span,
                     contract_breach(symex, method, before, outcome,
                                     has_receiver ? arguments[0] : TERM_NONE,
                                     arguments + has_receiver)};
    Term kept = term_not(breach.condition);
    if (breach.condition != TERM_FALSE)
        vector_push(symex->arena, &symex->execution->breaches, breach);
    outcome->returned = state_assume(symex, outcome->returned, kept);
    outcome->thrown = state_assume(symex, outcome->thrown, kept);
}

bool is_built_in(Symex *symex, const Method *method) {
    return analysis_builtin(symex->lowering, method) != BUILTIN_NONE;
}

// A method that is no helper may count on the invariants of its object from the start, whoever
// calls it. Private ones are taken to be parts of others.
static bool counts_on_invariants(const Method *method) {
    return !method->is_constructor &&
           !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_HELPER));
}

static void require_invariants(Symex *symex, const Method *method, State *state, Term receiver,
                               Span span) {
    Term violated = invariants_check_of_receiver(
        symex, state, receiver, span,
        arena_format(symex->arena, "precondition of '%s': this invariant", method->name->text));
    *state = state_assume(symex, *state, term_not(violated));
}

static void check_contract_before(Symex *symex, const Frame *frame, IrMethod *method, State *state,
                                  const Term *arguments, Span span) {
    SpecCaseList cases = check_precondition(symex, method->symbol, state, arguments, span);
    measure_check_executed(symex, frame, &cases, method, state, arguments, span);
}

// A model says that it goes no further by calling one of these.
static bool is_gap(const Method *method) {
    return !strcmp(method->name->text, "notModelled") ||
           !strcmp(method->owner->name->text, "NotModelled");
}

// What has no body is named; a gap in a model by the method that the sources called.
static const char *missing_body(Symex *symex, const Frame *frame, const Method *method) {
    const Method *entry = NULL;
    for (; frame && is_gap(method); frame = frame->caller) {
        const Class *class_symbol = frame->method->class_symbol;
        if (!class_symbol || !class_symbol->unit || !class_symbol->unit->is_library)
            break;
        entry = frame->method->symbol ? frame->method->symbol : entry;
    }
    if (!entry)
        return arena_format(symex->arena, "a call of '%s', which has no body", method->name->text);
    const char *owner = entry->owner->name->text;
    if (entry->is_constructor)
        return arena_format(symex->arena, "this use of 'new %s'", owner);
    bool is_shown = entry->owner->modifiers & MODIFIER_PUBLIC;
    return arena_format(symex->arena, "this use of '%s%s%s'", is_shown ? owner : "",
                        is_shown ? "." : "", entry->name->text);
}

// What is read on the way is not noted.
static Term search_at_once(Symex *symex, Method *method, const State *state,
                           const Term *arguments) {
    bool is_library = method->owner->unit && method->owner->unit->is_library;
    if (!is_library || !symex->scope.knows_collections ||
        (accesses_matter(symex) && !symex->mode.quiet))
        return TERM_NONE;
    if (symex->statics.initializing || symex->statics.has_uncertain)
        return builtin_search_known(symex, method, state, arguments);
    Term found = builtin_search(symex, method, state, arguments);
    return found && builtin_finds_place(symex, method) ? found_decided(symex, state, found) : found;
}

IrMethod *call_body(Symex *symex, Frame *frame, Method *method, State *state, const Term *arguments,
                    Span span, Outcome *outcome) {
    *outcome = no_outcome();
    if (is_built_in(symex, method)) {
        *outcome = execute_built_in(symex, frame, method, *state, arguments, span);
        return NULL;
    }
    Term found = search_at_once(symex, method, state, arguments);
    if (found) {
        *outcome = (Outcome){*state, found, state_dead(), TERM_NONE};
        return NULL;
    }
    IrMethod *ir = lower_method(symex->lowering, method);
    if (!ir && !symex->mode.quiet && is_called_by_contract(symex, method)) {
        *outcome = execute_contract(symex, frame, method, *state, arguments, span);
        return NULL;
    }
    if (!ir && spec_is_asked(symex->specifications, method)) {
        *outcome = answers_ask(symex, frame, method, *state, arguments, span);
        return NULL;
    }
    if (!ir) {
        add_unmodelled(symex, state->guard, span, missing_body(symex, frame, method));
        return NULL;
    }
    bool is_source = method->owner->unit && !method->owner->unit->is_library;
    if (!symex->mode.quiet && is_source && !symex->statics.initializing)
        check_arguments(symex, method, state, arguments + !(method->modifiers & MODIFIER_STATIC),
                        span);
    if (!symex->mode.quiet && contract_is_given(symex, method))
        check_contract_before(symex, frame, ir, state, arguments, span);
    if (!symex->mode.quiet && is_source && !symex->statics.initializing &&
        counts_on_invariants(method))
        require_invariants(symex, method, state, arguments[0], span);
    return ir;
}

static bool is_too_deep(const Symex *symex, const Frame *frame, const IrMethod *method,
                        uint32_t depth) {
    enum { MANY_CALLS = 512 };
    const RunOptions *options = &symex->execution->run_options;
    if (symex->scope.unroll)
        return depth > symex->scope.unroll;
    if (options->open_recursion && depth > options->open_recursion && is_code_under_check(symex))
        return true;
    const LoopRun *run = recursion_of(frame, method);
    if (depth <= options->shallow_recursion)
        return false;
    // As many calls as are deep, or a few more: then they do not branch widely.
    bool is_wide = run && run->calls > MANY_CALLS && run->calls > 2 * depth;
    return depth > options->deepest_recursion || !run || is_wide || is_time_to_cut(symex);
}

// Those that are left never return.
static void stop_recursion(Symex *symex, const Frame *frame, const IrMethod *method, Term endless,
                           Span span) {
    if (endless != TERM_FALSE && !symex->execution->run_options.assumes_contracts &&
        !endless_recursion(symex, frame, recursion_of(frame, method), endless, span))
        add_cut(symex, endless, span,
                arena_format(symex->arena, "executions in which the recursion of '%s' does not end",
                             method->symbol->name->text));
}

static Outcome run_usual(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, uint32_t count, Span span) {
    if (is_out_of_time(symex)) // calls that branch would go on for ever, each to its first call
        return no_outcome();
    endless_note_call(symex, method);
    if (is_built_in(symex, method))
        return execute_built_in(symex, frame, method, state, arguments, span);
    if (is_called_by_contract(symex, method))
        return execute_contract(symex, frame, method, state, arguments, span);
    IrMethod *known = lower_method(symex->lowering, method);
    uint32_t depth = known ? recursion_depth(frame, known) : 0;
    Outcome answer;
    if (depth && levels_answer(symex, frame, known, &state, arguments, count, span, &answer))
        return answer;
    Term ending = state.guard;
    if (known)
        ending = recursion_visit(symex, frame, known, &state, arguments);
    if (depth)
        levels_note_call(symex, frame, known);
    if (depth > 1 && ask_as_given(symex, ending, false, 0) == SOLVER_UNSATISFIABLE) {
        stop_recursion(symex, frame, known, term_and(symex->terms, state.guard, term_not(ending)),
                       span);
        return no_outcome();
    }
    if (depth && is_too_deep(symex, frame, known, depth)) {
        const LoopRun *run = recursion_of(frame, known);
        endless_recursion(symex, frame, run, term_and(symex->terms, state.guard, term_not(ending)),
                          span);
        endless_recursion(symex, frame, run, recursion_leads_away(symex, known, &state, arguments),
                          span);
        add_cut(symex, state.guard, span,
                arena_format(symex->arena, "recursion of '%s', which is deeper than %u call%s",
                             method->name->text, depth, depth == 1 ? "" : "s"));
        return no_outcome();
    }
    if (is_left_here(symex, &state, span, "call", false))
        return no_outcome();
    Outcome outcome;
    IrMethod *ir = call_body(symex, frame, method, &state, arguments, span, &outcome);
    if (!ir)
        return outcome;
    Span around = enter_library(symex, method, span);
    symex->execution->call_site = span;
    outcome = execute_method(symex, frame, ir, state, arguments, count);
    symex->results.library_call = around;
    if (symex->execution->run_options.assumes_contracts && !symex->mode.quiet &&
        contract_is_given(symex, method))
        assume_contract(symex, method, &state, &outcome, arguments, span);
    return outcome;
}

// ---- Collections, where calls are answered that may have changed them (levels.c)

static Outcome run_growth(Symex *symex, const GrowthCall *call, State state) {
    return run_usual(symex, call->frame, call->method, state, call->arguments, call->count,
                     call->span);
}

static bool is_of_library(const Class *class_symbol) {
    return class_symbol && class_symbol->unit && class_symbol->unit->is_library;
}

// `forEach` does nothing but call what it is given.
static bool is_entry_of_library(const Frame *frame, const Method *method) {
    return is_of_library(method->owner) && frame && !is_of_library(frame->method->class_symbol) &&
           strcmp(method->name->text, "forEach") != 0;
}

static Outcome run_body(Symex *symex, Frame *frame, Method *method, State state,
                        const Term *arguments, uint32_t count, Span span) {
    bool is_watched = levels_are_watched(symex);
    if (!is_watched && !growth_is_any(symex))
        return run_usual(symex, frame, method, state, arguments, count, span);
    GrowthCall call = {frame, method, arguments, count, span};
    Growth growth = growth_of(&call);
    Outcome outcome = growth ? growth_call(symex, &call, state, growth, run_growth)
                             : run_growth(symex, &call, state);
    bool changes = growth == GROWTH_ADDS || growth == GROWTH_REMOVES || growth == GROWTH_APPENDS;
    if (is_watched && changes)
        levels_note_growth(symex, &state, &outcome, arguments[0], growth == GROWTH_REMOVES);
    else if (is_watched && is_entry_of_library(frame, method))
        levels_note_library(symex, &state, &outcome);
    return outcome;
}

bool symex_calls_by_contract(Symex *symex, Method *method) {
    return is_called_by_contract(symex, method);
}

const BreachList *symex_breaches(const Symex *symex) {
    return &symex->execution->breaches;
}

// ---- Dispatch

static void add_target(Symex *symex, TargetList *targets, Target target) {
    for (uint32_t i = 0; i < targets->count; i++) {
        Target *known = &targets->items[i];
        if (known->method == target.method && known->is_opaque == target.is_opaque) {
            known->condition = term_or(symex->terms, known->condition, target.condition);
            return;
        }
    }
    vector_push(symex->arena, targets, target);
}

// Every `toString` gives some text, without an effect: its specification says so. Of an object
// that only stands for one of a class that is not known, a method is known by its contract, which
// every class keeps.
static bool is_known_of_any(Symex *symex, Method *method, const Object *object) {
    Type *object_type = sema_types(symex->sema)->object;
    bool is_final = (method->modifiers | method->owner->modifiers) & MODIFIER_FINAL;
    return is_final || analysis_builtin(symex->lowering, method) == BUILTIN_ANY_TEXT ||
           is_called_by_contract(symex, method) ||
           (method->owner != object_type->class_symbol && object->type == object_type);
}

// What runs on such an object: what its supertype has, as far as that is given, or an answer that
// may be any. A target without a method where there is neither.
static Target target_of_any(Symex *symex, Method *method, const Object *object) {
    if (is_known_of_any(symex, method, object))
        return (Target){.method = method};
    Method *found = lower_dispatch(symex->lowering, object->type->class_symbol, method);
    found = found ? found : method;
    if (opaque_is_modelled(symex, found))
        return (Target){.method = found, .is_opaque = true};
    bool has_body = !(found->modifiers & (MODIFIER_ABSTRACT | MODIFIER_NATIVE)) &&
                    found->owner != sema_types(symex->sema)->object->class_symbol;
    return (Target){.method = has_body ? found : NULL};
}

static TargetList find_targets(Symex *symex, Method *method, Term receiver, bool is_virtual) {
    TargetList targets = {0};
    if (!is_virtual || (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE))) {
        add_target(symex, &targets, (Target){.method = method, .condition = TERM_TRUE});
        return targets;
    }
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        Type *type =
            object->type->kind == TYPE_CLASS ? object->type : sema_types(symex->sema)->object;
        if (!query_is_subclass(symex->sema, type->class_symbol, method->owner))
            continue;
        Target target;
        if (stands_for_any(symex, object)) {
            target = target_of_any(symex, method, object);
        } else {
            Method *found = lower_dispatch(symex->lowering, type->class_symbol, method);
            target = (Target){.method = found ? found : method};
        }
        target.condition = term_equal(symex->terms, receiver, object_reference(symex, number));
        if (target.method)
            add_target(symex, &targets, target);
    }
    if (targets.count == 1)
        targets.items[0].condition = TERM_TRUE;
    return targets;
}

Outcome merge_outcomes(Symex *symex, Outcome a, Outcome b) {
    Outcome merged = {.returned = state_merge(symex, a.returned, b.returned),
                      .thrown = state_merge(symex, a.thrown, b.thrown)};
    merged.result = a.result;
    if (a.result && b.result)
        merged.result = term_ite(symex->terms, a.returned.guard, a.result, b.result);
    else if (b.result)
        merged.result = b.result;
    merged.exception = a.exception;
    if (a.exception && b.exception)
        merged.exception = term_ite(symex->terms, a.thrown.guard, a.exception, b.exception);
    else if (b.exception)
        merged.exception = b.exception;
    return merged;
}

// Of an object that stands for any, what the method does may not be known.
static void check_receiver_known(Symex *symex, Method *method, Term receiver, Term guard,
                                 Span span) {
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (!stands_for_any(symex, object) || target_of_any(symex, method, object).method)
            continue;
        const char *type = type_text(symex->arena, object->type);
        add_unmodelled(symex,
                       term_and(symex->terms, guard,
                                term_equal(symex->terms, receiver, object_reference(symex, i))),
                       span,
                       arena_format(symex->arena, "'%s' of %s '%s' of any class",
                                    method->name->text, strchr("AEIOU", *type) ? "an" : "a", type));
    }
}

// Which body runs depends on the classes that are given, where the object comes from outside. The
// object of the method under check is one of its own class; a contract binds every class.
static void note_open_dispatch(Symex *symex, Method *method, Term receiver) {
    if (symex->mode.quiet || receiver == symex->subject.receiver ||
        symex->results.classes_as_given || !query_is_open_method(method) ||
        is_called_by_contract(symex, method))
        return;
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
        symex->results.classes_as_given |=
            object_set_has(set, i) && symex->heap.objects.items[i].is_initial;
}

bool symex_classes_as_given(const Symex *symex) {
    return symex->results.classes_as_given;
}

TargetList call_targets(Symex *symex, const State *state, Method *method, const Term *arguments,
                        uint32_t count, bool is_virtual, Span span) {
    if (is_virtual && count && !(method->modifiers & MODIFIER_STATIC)) {
        check_receiver_known(symex, method, arguments[0], state->guard, span);
        note_open_dispatch(symex, method, arguments[0]);
    }
    return find_targets(symex, method, count ? arguments[0] : TERM_NONE, is_virtual);
}

Outcome call_method(Symex *symex, Frame *frame, Method *method, State state, const Term *arguments,
                    uint32_t count, bool is_virtual, Span span) {
    TargetList targets = call_targets(symex, &state, method, arguments, count, is_virtual, span);
    Outcome outcome = no_outcome();
    Type *used_as = symex->execution->call_type;
    for (uint32_t i = 0; i < targets.count; i++) {
        symex->execution->call_type = used_as; // and not that of a call inside of the last one
        State branch = state_assume(symex, state, targets.items[i].condition);
        if (state_is_dead(&branch))
            continue;
        Method *chosen = targets.items[i].method;
        Outcome own = targets.items[i].is_opaque
                          ? execute_opaque(symex, frame, chosen, branch, arguments, span)
                          : run_body(symex, frame, chosen, branch, arguments, count, span);
        outcome = merge_outcomes(symex, outcome, own);
    }
    return outcome;
}

Outcome call_pure(Symex *symex, Frame *caller, Method *method, State state, const Term *arguments,
                  uint32_t count, bool is_virtual, Span span) {
    Mode outer = mode_enter(symex, mode_quiet(symex));
    Type *around = symex->execution->call_type;
    symex->execution->call_type = NULL; // specifications are not lowered
    Outcome outcome = call_method(symex, caller, method, state, arguments, count, is_virtual, span);
    symex->execution->call_type = around;
    mode_leave(symex, outer);
    return outcome;
}

void execute_call(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction) {
    const IrCall *call = instruction->detail.call;
    add_trace(symex, frame, state, instruction->span, NULL, TERM_NONE, TERM_NONE, TERM_NONE);
    pools_before_call(symex, frame, state);
    Term *arguments = arena_array(symex->arena, call->count, sizeof(Term));
    for (uint32_t i = 0; i < call->count; i++)
        arguments[i] = register_get(symex, frame, state, call->arguments[i]);
    symex->execution->call_type = call->type;
    frame->call = call;
    Outcome outcome = call_method(symex, frame, call->method, *state, arguments, call->count,
                                  call->is_virtual, instruction->span);
    if (!state_is_dead(&outcome.returned)) {
        register_set(symex, frame, &outcome.returned, call->exception, object_reference(symex, 0));
        if (instruction->result && outcome.result)
            register_set(symex, frame, &outcome.returned, instruction->result, outcome.result);
    }
    if (!state_is_dead(&outcome.thrown))
        register_set(symex, frame, &outcome.thrown, call->exception, outcome.exception);
    *state = state_merge(symex, outcome.returned, outcome.thrown);
}
