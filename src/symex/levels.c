// Recursion that branches, one call for each depth.
//
// A depth-first search as recursion calls itself for each choice of a way through the graph: with
// six nodes of six successors 55,987 times, each time with another set of nodes that were met. All
// of that is needed to say what comes out. That nothing goes wrong on the way can be seen from
// much less, if what a call does that came back is taken for more than it is.
//
// Input:   a method that calls itself, when it is called and not under way; its state.
// Output:  what comes out: more executions than there are. So what holds of them holds, and
//          nothing else is concluded: if not everything holds, all is executed as always.
// Method:  a call is *answered*: it returns, with any result, from any state that differs from the
//          one before only in the known *changes*: locations that may be set, cleared or have one
//          of some values, collections that may have grown (growth.c).
//
//            level 0      the first call is executed; the calls in it are answered, and noted
//            level n + 1  the calls noted on level n, merged, so that a new variable for each
//                         says which of them it is, are executed once; the calls in that one are
//                         answered, and noted
//
//          until no execution calls any more. Whatever a call of a level changes, of what was
//          there before it, must be among the changes: they are none at first, and where one is
//          missing all levels are followed again with it.
//
// Why that is right: let every call that returns do nothing but what the changes say. Then each
// call of depth n that there is, is among the executions of level n: its caller is, by induction,
// among those of the level above, and what happened there before, calls that came back, is among
// the answers. That calls do only that follows, by induction on the steps that they take, from
// looking at all levels. No level is the last one forever, loops of each end, so every call ends.
// No call throws; that is asked. What goes wrong in any call is an obligation of its level.
//
// At last the first call is executed with those in it, and only the calls in these are answered:
// what it gives often depends on the first steps. Obligations were added before. Where the
// recursion is begun several times, as for each node, those in it are answered soon.
#include "symex/levels.h"

#include "base/clock.h"
#include "symex/contract.h"
#include "symex/loop_frame.h"
#include "symex/runs.h"

enum { MOST_LEVELS = 48, MOST_ROUNDS = 24 };

void levels_lose(Levels *levels) {
    levels->symex->execution->has_lost_levels = true;
    levels->symex->execution->out_of_time = true;
}

static bool is_lost(const Levels *levels) {
    return levels->symex->execution->out_of_time;
}

bool levels_may_be(Levels *levels, const State *state, Term condition) {
    Symex *symex = levels->symex;
    Term meets = term_and(symex->terms, state->guard, condition);
    return ask_as_given(symex, meets, false, 0) != SOLVER_UNSATISFIABLE;
}

// ---- Answers

static Term any_like(Symex *symex, Term old) {
    uint32_t width = term_width(symex->terms, old);
    return width ? term_variable(symex->terms, width, "recursion")
                 : term_bool_variable(symex->terms, "recursion");
}

static Term changed_value(Symex *symex, const Change *change, Term old) {
    TermTable *terms = symex->terms;
    if (change->is_any)
        return any_like(symex, old);
    if (change->may_be_set)
        old = term_or(terms, old, any_like(symex, TERM_TRUE));
    if (change->may_be_cleared)
        old = term_and(terms, old, any_like(symex, TERM_TRUE));
    for (uint32_t i = 0; i < change->constants.count; i++)
        old = term_ite(terms, any_like(symex, TERM_TRUE), change->constants.items[i], old);
    return old;
}

static void claim(Levels *levels, uint32_t location) {
    map_put(levels->symex->arena, &levels->places, (const void *)(uintptr_t)(location + 1), levels);
}

static void answer_collection(Levels *levels, State *state, const GrownObject *grown) {
    Symex *symex = levels->symex;
    growth_open(symex, state, grown->number, grown->loses);
    uint32_t marks = growth_marks(symex, grown->number);
    claim(levels, marks);
    claim(levels, marks + 1);
    const Object *object = &symex->heap.objects.items[grown->number];
    for (uint32_t i = 0; i < object->count; i++)
        claim(levels, object->location + i);
}

static State state_after(Levels *levels, State state) {
    Symex *symex = levels->symex;
    for (uint32_t i = 0; i < levels->changes.count; i++) {
        const Change *change = &levels->changes.items[i];
        Term old = state_get(symex, &state, change->location);
        state_set(symex, &state, change->location, changed_value(symex, change, old));
    }
    for (uint32_t i = 0; i < levels->grown.count; i++)
        answer_collection(levels, &state, &levels->grown.items[i]);
    return state;
}

static Term any_result(Symex *symex, const IrMethod *method) {
    if (!method->result)
        return TERM_NONE;
    IrType type = method->registers.items[method->result].type;
    return type == IR_BOOL ? term_bool_variable(symex->terms, "of the recursion")
                           : term_variable(symex->terms, width_of(symex, type), "of the recursion");
}

// One more call of the next level.
static void collect(Levels *levels, State state, const Term *arguments) {
    Symex *symex = levels->symex;
    if (state_is_dead(&levels->calls)) {
        levels->calls = state;
        for (uint32_t i = 0; i < levels->count; i++)
            levels->arguments[i] = arguments[i];
        return;
    }
    Term is_this = term_bool_variable(symex->terms, "this call");
    State others = state_assume(symex, levels->calls, term_not(is_this));
    for (uint32_t i = 0; i < levels->count; i++)
        levels->arguments[i] = term_ite(symex->terms, is_this, arguments[i], levels->arguments[i]);
    levels->calls = state_merge(symex, state_assume(symex, state, is_this), others);
}

static bool is_measured(Symex *symex, const IrMethod *method) {
    if (!method->symbol || !contract_is_given(symex, method->symbol))
        return false;
    SpecCaseList cases = contract_cases(symex, method->symbol);
    for (uint32_t i = 0; i < cases.count; i++)
        if (spec_measure_clause(&cases.items[i]))
            return true;
    return false;
}

static bool is_grown(const Levels *levels, const ObjectSet *set) {
    for (uint32_t i = 0; i < levels->grown.count; i++)
        if (object_set_has(set, levels->grown.items[i].number))
            return true;
    return false;
}

// What the calls around would see of this one, and of a level does not: a measure that becomes
// less, an assignable clause of a statement; a method of a collection that is under way itself, and
// has read how many elements there are.
static bool is_seen_around(const Levels *levels, const Frame *frame) {
    Symex *symex = levels->symex;
    bool is_seen = symex->execution->loop_frame != levels->loop_frame;
    bool is_of_recursion = true;
    for (; frame && !is_seen; frame = frame->caller) {
        is_of_recursion &= frame != levels->caller;
        is_seen =
            (is_of_recursion && is_measured(symex, frame->method)) ||
            (frame->receiver && is_grown(levels, reference_candidates(symex, frame->receiver)));
    }
    return is_seen;
}

bool levels_answer(Symex *symex, const Frame *frame, const IrMethod *method, const State *state,
                   const Term *arguments, uint32_t count, Span span, Outcome *outcome) {
    Levels *levels = symex->execution->levels;
    if (!levels || levels->method != method || symex->mode.quiet ||
        (!levels->is_collecting && recursion_depth(frame, method) < levels->exact_depth))
        return false;
    if (is_seen_around(levels, frame))
        levels_lose(levels);
    levels->count = count;
    levels->span = span;
    if (levels->is_collecting)
        collect(levels, *state, arguments);
    *outcome =
        (Outcome){state_after(levels, *state), any_result(symex, method), state_dead(), TERM_NONE};
    return true;
}

// ---- Levels

static void follow_level(Levels *levels) {
    Symex *symex = levels->symex;
    State state = levels->calls;
    Term *arguments = arena_array(symex->arena, levels->count + 1, sizeof(Term));
    for (uint32_t i = 0; i < levels->count; i++)
        arguments[i] = levels->arguments[i];
    levels->calls = state_dead();
    levels->watched_from = symex->heap.next_location;
    Outcome outcome;
    Span site = levels->span;
    if (!call_body(symex, levels->caller, levels->method->symbol, &state, arguments, site,
                   &outcome)) {
        levels_lose(levels);
        return;
    }
    symex->execution->call_site = site;
    outcome = execute_body(symex, levels->caller, levels->method, state, arguments, levels->count);
    if (is_lost(levels))
        return;
    if (levels_may_be(levels, &outcome.thrown, TERM_TRUE))
        levels_lose(levels);
    levels_note_changes(levels, &state, &outcome.returned);
}

static void follow_levels(Levels *levels, const State *state, const Term *arguments) {
    Symex *symex = levels->symex;
    levels->is_collecting = true;
    levels->calls = state_dead();
    execute_body(symex, levels->caller, levels->method, *state, arguments, levels->count);
    for (uint32_t level = 1;
         !is_lost(levels) && !levels->has_more && levels_may_be(levels, &levels->calls, TERM_TRUE);
         level++) {
        if (level > MOST_LEVELS)
            levels_lose(levels);
        else
            follow_level(levels);
    }
    levels->watched_from = 0;
    levels->is_collecting = false;
}

// ---- What was found

typedef struct FoundSoFar {
    uint32_t obligations, cuts, unmodelled;
} FoundSoFar;

static FoundSoFar found_so_far(const Symex *symex) {
    const Results *results = &symex->results;
    return (FoundSoFar){results->obligations.count, results->cuts.count, results->unmodelled.count};
}

// What holds of every execution stays: it is noted when it is first met, and only then.
static void drop_found(Symex *symex, const FoundSoFar *found) {
    UnmodelledList *unmodelled = &symex->results.unmodelled;
    uint32_t kept = found->unmodelled;
    for (uint32_t i = kept; i < unmodelled->count; i++)
        if (unmodelled->items[i].condition == TERM_TRUE)
            unmodelled->items[kept++] = unmodelled->items[i];
    unmodelled->count = kept;
    symex->results.obligations.count = found->obligations;
    symex->results.cuts.count = found->cuts;
}

// What is remembered outside of states, and decides what other calls give.
typedef struct Elsewhere {
    uint32_t opaque_actions, actions, answers, contract_calls, choices, open_values;
} Elsewhere;

static Elsewhere elsewhere(const Symex *symex) {
    const Execution *execution = symex->execution;
    return (Elsewhere){execution->opaque_actions,    execution->actions.count,
                       execution->answers.count,     symex->results.contract_calls.count,
                       symex->results.choices.count, execution->open_values.count};
}

static bool is_as_before(const Elsewhere *before, const Symex *symex) {
    Elsewhere now = elsewhere(symex);
    return before->opaque_actions == now.opaque_actions && before->actions == now.actions &&
           before->answers == now.answers && before->contract_calls == now.contract_calls &&
           before->choices == now.choices && before->open_values == now.open_values;
}

// ---- The recursion

static bool is_code(const Symex *symex) {
    return !symex->mode.quiet && !symex->statics.initializing;
}

static void find_changes(Levels *levels, const State *state, const Term *arguments) {
    Symex *symex = levels->symex;
    FoundSoFar found = found_so_far(symex);
    Elsewhere before = elsewhere(symex);
    uint32_t rounds = 0;
    do {
        drop_found(symex, &found);
        levels->has_more = false;
        follow_levels(levels, state, arguments);
    } while (levels->has_more && ++rounds < MOST_ROUNDS && !is_lost(levels));
    if (levels->has_more || !is_as_before(&before, symex))
        levels_lose(levels);
}

// Of a call in a loop: what it begins with is known in part only, after a few calls.
static uint32_t exact_depth(uint32_t calls_before) {
    enum { FEW = 2 };
    return calls_before < FEW ? 2 : 1;
}

bool levels_follow(Symex *symex, Frame *caller, IrMethod *method, const State *state,
                   const Term *arguments, uint32_t count, Outcome *outcome) {
    Execution *execution = symex->execution;
    if (!method->symbol || execution->run_options.by_levels != method->symbol || !is_code(symex) ||
        execution->levels || recursion_depth(caller, method))
        return false;
    Levels levels = {.symex = symex,
                     .caller = caller,
                     .method = method,
                     .first_location = symex->heap.next_location,
                     .loop_frame = execution->loop_frame,
                     .exact_depth = exact_depth(execution->followed_by_levels++),
                     .arguments = arena_array(symex->arena, count + 1, sizeof(Term)),
                     .count = count};
    execution->levels = &levels;
    find_changes(&levels, state, arguments);
    FoundSoFar found = found_so_far(symex);
    *outcome = execute_body(symex, caller, method, *state, arguments, count);
    drop_found(symex, &found);
    execution->levels = NULL;
    return true;
}

// ---- When

static bool may_be_answered(const Symex *symex, const IrMethod *method) {
    bool gives_object = method->result && method->registers.items[method->result].type == IR_REF;
    return method->symbol && !gives_object && is_code(symex) && !accesses_matter(symex) &&
           !symex->scope.unroll && !symex->statics.is_before_program;
}

static bool is_called_in_loop(const Frame *frame, const IrMethod *method) {
    while (frame && !frame->run && frame->method != method)
        frame = frame->caller;
    return frame && frame->run;
}

// Where it is easy to say whether each call is reached, or where there are few, all are executed;
// two or three calls at different places, as in quicksort, for longer: it is begun again after all.
static bool is_too_much(const Symex *symex, const Frame *frame, const IrMethod *method) {
    enum { MANY_CALLS = 100, MANY_CONFLICTS = 1000 };
    const LoopRun *run = recursion_of(frame, method);
    if (!run ||
        (run->calls <= MANY_CALLS && solver_statistics(symex->solver).conflicts <= MANY_CONFLICTS))
        return false;
    return is_called_in_loop(frame, method) ||
           (run->calls > run->visits.count &&
            deadline_is_past(symex->execution->run_options.branching_until));
}

void levels_note_call(Symex *symex, const Frame *frame, const IrMethod *method) {
    Execution *execution = symex->execution;
    if (!execution->run_options.finds_branching || execution->branching ||
        !may_be_answered(symex, method) || !is_too_much(symex, frame, method))
        return;
    execution->branching = method->symbol;
    execution->out_of_time = true;
}

Method *symex_branching(const Symex *symex) {
    return symex->execution->branching;
}

bool symex_has_lost_levels(const Symex *symex) {
    return symex->execution->has_lost_levels;
}
