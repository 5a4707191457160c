// Two loops that go the same way.
//
// `insert` walks along a word from node to node, and a clause walks along it again to see that the
// word is there. After i iterations both are at one node. The terms do not show that: what the
// second loop reads are the fields as the first one left them, whichever way each execution took.
// A solver that is asked about the end of the second walk has to find out for all its nodes
// together that they are the same, with hundreds of thousands of conflicts. Node by node it is
// easy: where the last one was the same, only one step has to be looked at.
//
// Input:   a loop at its head again, and what earlier loops held when they were there as often.
// Output:  where it follows from what is assumed, that a reference is that of the earlier loop, as
// a
//          fact, and the state with this one in its place.
// Method:  pairs are taken from inputs that the solver answered with (solver_knows_possible): in
// one
//          of them both loops get there and have the same object, in none they do and have two. Of
//          such a pair two things are asked, each with a bounded number of conflicts:
//
//            whoever was here an iteration ago, and got there in the earlier loop, gets here,
//            with the reference that the earlier loop had there
//            whoever gets here got there
//
// Both together say by what simpler terms the state can go on: the guard is that of an iteration
// ago and that of the earlier loop. Nothing else is followed from a pair, so that one that is
// missed, or too hard, costs time and changes no verdict.
#include "symex/runs.h"

enum {
    MOST_LOOKS = 16,   // at pairs, each time
    MOST_IN_VAIN = 24, // heads where pairs were looked at and none was found, one after the other
};

typedef struct Sweep {
    Symex *symex;
    const Frame *frame;
    LoopRun *run;
    const State *before; // at the head, the last time
    State *state;        // now
    uint32_t visit;      // its number
    uint32_t looks;      // that are left
} Sweep;

// A reference of an earlier loop.
typedef struct Twin {
    Term guard, value; // when it was at its head as often
} Twin;

// ---- Which pairs

static bool is_under_way(const Frame *frame, const LoopRun *run) {
    for (; frame; frame = frame->caller)
        for (const LoopRun *at = frame->run; at; at = at->outer)
            if (at == run)
                return true;
    return false;
}

// A reference that the loop changes, and that may be several objects; else TERM_NONE.
static Term changing_value(Symex *symex, const State *last, const State *now, uint32_t location) {
    uint64_t number;
    Term value = state_get(symex, now, location);
    if (!value || term_is_constant(symex->terms, value, &number) ||
        value == state_get(symex, last, location))
        return TERM_NONE;
    return value;
}

static bool share_object(Symex *symex, Term a, Term b) {
    const ObjectSet *some = reference_candidates(symex, a),
                    *others = reference_candidates(symex, b);
    for (uint32_t i = object_set_next(symex, some, 1); i; i = object_set_next(symex, some, i + 1))
        if (object_set_has(others, i))
            return true;
    return false;
}

static bool is_known(Symex *symex, Term condition) {
    return condition != TERM_FALSE && solver_knows_possible(symex->solver, &condition, 1);
}

static Term is_same(const Sweep *sweep, const Twin *twin, Term value) {
    return term_equal(sweep->symex->terms, value, twin->value);
}

static Term were_at_both(const Sweep *sweep, const Twin *twin) {
    return term_and(sweep->symex->terms, sweep->before->guard, twin->guard);
}

// The executions that would show that the two loops go different ways.
static Term part_company(const Sweep *sweep, const Twin *twin, Term value) {
    TermTable *terms = sweep->symex->terms;
    Term comes = term_and(terms, sweep->state->guard, is_same(sweep, twin, value));
    return term_and(terms, were_at_both(sweep, twin), term_not(comes));
}

static bool looks_alike(Sweep *sweep, const Twin *twin, Term value) {
    Symex *symex = sweep->symex;
    TermTable *terms = symex->terms;
    if (!share_object(symex, value, twin->value) || !sweep->looks)
        return false;
    sweep->looks--;
    Term is_some = term_not(term_equal(terms, value, object_reference(symex, 0)));
    Term meets =
        term_and(terms, were_at_both(sweep, twin), term_and(terms, sweep->state->guard, is_some));
    return is_known(symex, term_and(terms, meets, is_same(sweep, twin, value))) &&
           !is_known(symex, part_company(sweep, twin, value));
}

// What the loop goes on with.
static const IrRegisterList *references_at_head(Symex *symex, const IrMethod *method,
                                                uint32_t loop) {
    const IrLoop *info = &method->loops.items[loop - 1];
    IrRegisterList *known = map_get(&symex->execution->loop_references, info), live = {0};
    if (known)
        return known;
    known = ARENA_NEW(symex->arena, IrRegisterList);
    ir_live_before(ir_liveness(symex->arena, method), symex->arena, info->header, 0, &live);
    for (uint32_t i = 0; i < live.count; i++)
        if (method->registers.items[live.items[i]].type == IR_REF)
            vector_push(symex->arena, known, live.items[i]);
    map_put(symex->arena, &symex->execution->loop_references, info, known);
    return known;
}

static bool find_in_run(Sweep *sweep, const LoopRun *other, Term value, Twin *twin) {
    Symex *symex = sweep->symex;
    const RunVisit *visit = &other->visits.items[sweep->visit];
    State last = {visit[-1].guard, visit[-1].values}, then = {visit->guard, visit->values};
    const IrRegisterList *references = references_at_head(symex, other->method, other->loop);
    for (uint32_t i = 0; i < references->count; i++) {
        uint32_t location = other->base + references->items[i];
        *twin = (Twin){then.guard, changing_value(symex, &last, &then, location)};
        if (twin->value && twin->value != value && looks_alike(sweep, twin, value))
            return true;
    }
    return false;
}

static bool find_twin(Sweep *sweep, Term value, Twin *twin) {
    const LoopRunList *runs = &sweep->symex->execution->runs;
    for (uint32_t i = runs->count; i-- > 0 && sweep->looks;) {
        const LoopRun *other = runs->items[i];
        if (other->loop && other->visits.count > sweep->visit && other != sweep->run &&
            !is_under_way(sweep->frame, other) && find_in_run(sweep, other, value, twin))
            return true;
    }
    return false;
}

// ---- What is asked

static uint64_t conflicts_so_far(const Symex *symex) {
    return solver_statistics(symex->solver).conflicts;
}

// No more than all questions took so far, but where the last step of the same walk was shown.
static int patience(const LoopRun *run, uint64_t so_far) {
    enum { LEAST = 5000, TIMES_OF_LAST = 16 };
    uint64_t most = (uint64_t)TIMES_OF_LAST * run->sweep_conflicts;
    most = most > so_far ? most : so_far;
    return most < LEAST ? LEAST : most < INT32_MAX ? (int)most : INT32_MAX;
}

static bool is_ruled_out(Sweep *sweep, Term condition) {
    Symex *symex = sweep->symex;
    LoopRun *run = sweep->run;
    uint64_t before = conflicts_so_far(symex);
    SolverAnswer answer = rule_out(symex, condition, patience(run, before));
    uint32_t taken = (uint32_t)(conflicts_so_far(symex) - before);
    if (run->sweep_conflicts < taken)
        run->sweep_conflicts = taken;
    return answer == SOLVER_UNSATISFIABLE;
}

static bool use_twin(Sweep *sweep, IrRegister reg, Term value, const Twin *twin) {
    Symex *symex = sweep->symex;
    Term apart = part_company(sweep, twin, value);
    if (!is_ruled_out(sweep, apart))
        return false;
    Term alone = term_and(symex->terms, sweep->state->guard, term_not(twin->guard));
    if (!is_ruled_out(sweep, alone))
        return false;
    register_set(symex, sweep->frame, sweep->state, reg, twin->value);
    sweep->state->guard = were_at_both(sweep, twin);
    return true;
}

// ---- The loop

// Not where it is asked which clause rules something out: what is told here has none. A walk of a
// quantifier has a variable of its own, of which kept inputs know nothing.
static bool is_swept(const Symex *symex, const LoopRun *run) {
    const Execution *execution = symex->execution;
    const RunOptions *options = &execution->run_options;
    bool is_of_check = execution->is_whole && !symex->statics.initializing &&
                       !symex->scope.is_plain && !options->assumes_contracts &&
                       !options->notes_marks;
    return is_of_check && !run->goes_alone && !execution->open_values.count &&
           !execution->binders.count && execution->sweeps_in_vain < MOST_IN_VAIN &&
           !execution->out_of_time;
}

static bool sweep_register(Sweep *sweep, IrRegister reg, bool *is_alone) {
    uint32_t location = sweep->frame->base + reg;
    Term value = changing_value(sweep->symex, sweep->before, sweep->state, location);
    Twin twin;
    if (!value)
        return false;
    *is_alone = true;
    return find_twin(sweep, value, &twin) && use_twin(sweep, reg, value, &twin);
}

void sweep_head(Symex *symex, const Frame *frame, LoopRun *run, const State *before, State *state) {
    if (state_is_dead(state) || !is_swept(symex, run))
        return;
    Sweep sweep = {symex, frame, run, before, state, run->visits.count, MOST_LOOKS};
    const IrRegisterList *references = references_at_head(symex, frame->method, run->loop);
    bool is_found = false, is_alone = false;
    symex_assert(symex);
    for (uint32_t i = 0; i < references->count && !symex->execution->out_of_time; i++)
        is_found |= sweep_register(&sweep, references->items[i], &is_alone);
    run->goes_alone = is_alone && !is_found;
    if (is_found)
        symex->execution->sweeps_in_vain = 0;
    else if (sweep.looks < MOST_LOOKS)
        symex->execution->sweeps_in_vain++;
}
