// Loops: unrolled until nothing is left, or up to the limit of the scope.
#include "symex/endless.h"
#include "symex/loop_frame.h"
#include "symex/runs.h"

#include <stdlib.h>
#include <string.h>

// ---- Blocks of a region in reverse postorder

typedef struct OrderedBlock {
    uint32_t order;
    IrBlockId id;
} OrderedBlock;

static int by_order(const void *first, const void *second) {
    const OrderedBlock *a = first, *b = second;
    return a->order < b->order ? -1 : a->order > b->order;
}

// Made once per method and region; kept beside the method in a map.
const IrBlockId *region_blocks(Symex *symex, IrMethod *method, uint32_t region) {
    IrBlockId **table = map_get(&symex->execution->regions, method);
    if (!table) {
        table = arena_array(symex->arena, method->loops.count + 1, sizeof(IrBlockId *));
        map_put(symex->arena, &symex->execution->regions, method, table);
    }
    if (table[region])
        return table[region];
    uint32_t count = region ? method->loops.items[region - 1].blocks.count : method->blocks.count;
    OrderedBlock *ordered = arena_array(symex->arena, count, sizeof(OrderedBlock));
    for (uint32_t i = 0; i < count; i++) {
        IrBlockId id = region ? method->loops.items[region - 1].blocks.items[i] : i;
        ordered[i] = (OrderedBlock){method->blocks.items[id].order, id};
    }
    qsort(ordered, count, sizeof *ordered, by_order);
    IrBlockId *blocks = arena_array(symex->arena, count, sizeof(IrBlockId));
    for (uint32_t i = 0; i < count; i++)
        blocks[i] = ordered[i].id;
    table[region] = blocks;
    return blocks;
}

// ---- Unrolling

// The executions that never leave are no part of what comes after; the verdict says so.
static void stop_unrolling(Symex *symex, const Frame *frame, const IrLoop *info, const LoopRun *run,
                           State *pending) {
    if (run->endless != TERM_FALSE && !symex->execution->run_options.assumes_contracts &&
        !endless_loop(symex, frame, run, run->endless))
        add_cut(symex, run->endless, info->span, "executions in which this loop does not end");
    *pending = state_dead();
}

// Is it asked at this visit whether the loop can go on? An answer for a long run takes longer than
// an iteration; where only runs are counted, some that nothing reaches do no harm.
static bool is_asked(uint32_t iteration, bool is_counted) {
    enum { ALWAYS = 32, EACH = 8 };
    return iteration > 1 && (!is_counted || iteration < ALWAYS || iteration % EACH == 0);
}

// Where it is hard to say, one more iteration is soon executed, and the next question may be
// simple: of plain Java, as for a text that is copied. 0: any number of conflicts.
static int patience(const Symex *symex, uint32_t iteration) {
    enum { CONFLICTS = 200, OF_CLAUSE = 20, FEW = 10 };
    if (!symex->scope.is_plain || iteration >= FEW)
        return 0;
    return symex->mode.quiet ? OF_CLAUSE : CONFLICTS;
}

// Of remainders by remainders: no input is found that takes Euclid's algorithm so far, while
// it is known that none takes it a few iterations further. Now and then it is asked in earnest.
static int patience_with_remainders(Symex *symex, const LoopRun *run) {
    enum { CONFLICTS = 250, FEW = 50, EACH = 8, MOST_CONFLICTS = 500, MOST = 64 };
    uint32_t times = run->not_known / EACH;
    if (run->not_known >= MOST)
        return 0;
    if (times && run->not_known % EACH) {
        solver_ask_lemmas_alone(symex->solver);
        return FEW;
    }
    return times ? MOST_CONFLICTS : CONFLICTS;
}

// Where the same loop ended by itself when it was executed before, or nearly so: the visit that
// nobody gets to. A loop over a list does; what the terms do not show until then, that it ends
// earlier this time, may be as hard to see as anything, and is worth little.
static uint32_t easy_end(const Symex *symex, const LoopRun *run) {
    const LoopRunList *runs = &symex->execution->runs;
    for (uint32_t i = runs->count; i-- > 0;) {
        const LoopRun *other = runs->items[i];
        if (other != run && other->method == run->method && other->loop == run->loop)
            return other->easy_end;
    }
    return 0;
}

// It is unknown after so many conflicts; 0: any number.
static SolverAnswer ask_goes_on(Symex *symex, LoopRun *run, Term ending, uint32_t iteration,
                                uint32_t expected_end, int most_conflicts) {
    enum { FEW_CONFLICTS = 50, NO_CONFLICTS = 20 };
    bool is_chain = term_has_remainder_chain(symex->terms, ending) &&
                    !symex->execution->run_options.assumes_contracts;
    int conflicts = iteration + 1 < expected_end ? FEW_CONFLICTS
                    : is_chain                   ? patience_with_remainders(symex, run)
                    : most_conflicts             ? most_conflicts
                                                 : patience(symex, iteration);
    uint64_t before = solver_statistics(symex->solver).conflicts;
    SolverAnswer answer = ask_as_given(symex, ending, iteration > 2, conflicts);
    run->not_known += is_chain && answer == SOLVER_UNKNOWN;
    if (answer == SOLVER_UNSATISFIABLE &&
        solver_statistics(symex->solver).conflicts - before < NO_CONFLICTS)
        run->easy_end = iteration + 1;
    return answer;
}

// Where that is hard to say, what may help is looked for first.
static SolverAnswer find_goes_on(Symex *symex, LoopRun *run, Term ending, uint32_t iteration,
                                 uint32_t expected_end) {
    enum { HARD = 500, WITH_HELP = 3000 };
    if (iteration + 1 < expected_end || !tally_may_help(symex) || ending == TERM_TRUE ||
        term_has_remainder_chain(symex->terms, ending))
        return ask_goes_on(symex, run, ending, iteration, expected_end, 0);
    SolverAnswer answer = ask_goes_on(symex, run, ending, iteration, expected_end, HARD);
    while (answer == SOLVER_UNKNOWN && tally_run(symex, run))
        answer = ask_goes_on(symex, run, ending, iteration, expected_end, WITH_HELP);
    return answer == SOLVER_UNKNOWN ? ask_goes_on(symex, run, ending, iteration, expected_end, 0)
                                    : answer;
}

// The number of iterations is known: the head is passed once more, and leads out; where the loop is
// left at its end, the whole of it.
static void leave_counting(Symex *symex, Frame *frame, const IrLoop *info, LoopRun *run,
                           bool is_late) {
    if (is_late)
        execute_region(symex, frame, run->loop);
    else
        execute_block(symex, frame, info->header);
    for (uint32_t i = 0; i < info->blocks.count; i++)
        frame->pending[info->blocks.items[i]] = state_dead();
    run_end(symex, frame, run);
}

// In a hurry: some executions have left the loop, as those that are left may do in any iteration.
static bool is_long_open(const Symex *symex, const State *entry, const State *pending,
                         uint32_t iteration) {
    uint32_t most = symex->execution->run_options.open_iterations;
    return most && iteration > most && pending->guard != entry->guard && is_code_under_check(symex);
}

// Beyond what is followed in any case: is it worth going on?
static bool is_doubtful(Symex *symex, Frame *frame, const LoopRun *run, const State *entry,
                        const State *pending, uint32_t iteration) {
    const RunOptions *options = &symex->execution->run_options;
    if (is_long_open(symex, entry, pending, iteration))
        return true;
    if (symex->scope.unroll || iteration <= options->few_iterations)
        return false;
    return is_time_to_cut(symex) ||
           (iteration == options->few_iterations + 1 && !options->closed_forms &&
            counts_beyond(symex, frame, run->loop, entry, options->most_iterations));
}

// It is followed no further. Those that never leave it are known in part.
static void cut_loop(Symex *symex, Frame *frame, LoopRun *run, const State *entry, State *pending) {
    run->cut = pending->guard;
    endless_loop(symex, frame, run, run_repeats_soon(symex, frame, run));
    endless_loop(symex, frame, run, steps_over_bound(symex, frame, run->loop, entry));
    endless_loop(symex, frame, run, run->endless);
    add_cut(symex, run->cut, frame->method->loops.items[run->loop - 1].span, "loop");
    *pending = state_dead();
}

static void unroll(Symex *symex, Frame *frame, uint32_t loop) {
    const IrLoop *info = &frame->method->loops.items[loop - 1];
    State *pending = &frame->pending[info->header];
    if (info->statement)
        forget_variants(symex, frame, pending, info->statement);
    LoopRun *run = run_begin(symex, frame, loop);
    bool is_counted = symex->execution->run_options.assumes_contracts && !symex->mode.quiet;
    bool is_late;
    if (!state_is_dead(pending) && closed_form(symex, frame, run, &is_late)) {
        leave_counting(symex, frame, info, run, is_late);
        return;
    }
    State entry = *pending, last = entry;
    uint32_t limit =
        symex->scope.unroll ? symex->scope.unroll : symex->execution->run_options.most_iterations;
    uint32_t expected_end = is_counted ? 0 : easy_end(symex, run);
    // A static initialiser is followed further, where it is one execution.
    uint32_t most_split = symex->statics.is_probe ? 0 : 64;
    for (uint32_t iteration = 0;
         !state_is_dead(pending) && !symex->execution->out_of_time && !statics_step_is_lost(symex);
         iteration++) {
        bool is_split =
            symex->statics.initializing && iteration > most_split && pending->guard != TERM_TRUE;
        if (is_counted && iteration)
            walks_step(symex, frame, run, pending);
        else if (is_counted)
            walks_begin(symex, frame, run, pending);
        if (iteration)
            sweep_head(symex, frame, run, &last, pending);
        last = *pending;
        Term ending = run_visit(symex, frame, run, pending);
        tally_follow(symex, run);
        SolverAnswer goes_on = !is_split && is_asked(iteration, is_counted)
                                   ? find_goes_on(symex, run, ending, iteration, expected_end)
                                   : SOLVER_SATISFIABLE;
        bool is_hard = goes_on == SOLVER_UNKNOWN && ending != TERM_TRUE;
        if (goes_on == SOLVER_UNSATISFIABLE) {
            stop_unrolling(symex, frame, info, run, pending);
            break;
        }
        if (iteration && is_counted)
            run_narrow(symex, frame, run, pending);
        // The header is reached once more than the body runs.
        if (iteration > limit || is_split ||
            is_doubtful(symex, frame, run, &entry, pending, iteration)) {
            cut_loop(symex, frame, run, &entry, pending);
            break;
        }
        if (iteration > 1 && is_left_here(symex, pending, info->span, "loop", is_hard)) {
            run->cut = pending->guard;
            *pending = state_dead();
            break;
        }
        walks_note(run, pending);
        execute_region(symex, frame, loop);
        if (state_is_dead(pending))
            run->easy_end = iteration + 1;
    }
    run_end(symex, frame, run);
}

void execute_loop(Symex *symex, Frame *frame, uint32_t loop) {
    const IrLoop *info = &frame->method->loops.items[loop - 1];
    const State *around = frame->loop_entry;
    const State before = frame->pending[info->header];
    frame->loop_entry = &before;
    LoopFrame *loop_frame =
        info->statement ? loop_frame_enter(symex, frame, &before, info->statement) : NULL;
    bool is_counted = symex->execution->run_options.assumes_contracts; // what it does is counted
    if (!is_counted && is_cut_by_invariant(symex, frame->method, loop))
        execute_loop_cut(symex, frame, loop, loop_frame);
    else
        unroll(symex, frame, loop);
    loop_frame_leave(symex, loop_frame);
    frame->loop_entry = around;
}
