// How often the loops ran at the most, for the scope of a verdict.
//
// The execution recorded its visits; the last ones of them may be of executions
// that the solver excludes, so it is asked, from the greatest number down. Most
// loops take a question or two.
#include "check/internal.h"
#include "verdict/sentence.h"

#include <stdlib.h>

typedef struct Loop {
    Span span;
    LoopRunList runs;
} Loop;

typedef VECTOR(Loop) LoopList;

static bool is_shown(const LoopRun *run) {
    const Class *owner = run->method->class_symbol;
    bool is_library = owner && owner->unit && owner->unit->is_library;
    return run->loop && !is_library && run->method->loops.items[run->loop - 1].statement;
}

static LoopList collect_loops(Checker *checker) {
    const LoopRunList *runs = symex_runs(checker->symex);
    LoopList loops = {0};
    for (uint32_t i = 0; i < runs->count; i++) {
        if (!is_shown(runs->items[i]))
            continue;
        Span span = runs->items[i]->method->loops.items[runs->items[i]->loop - 1].span;
        Loop *loop = NULL;
        for (uint32_t j = 0; j < loops.count && !loop; j++)
            if (loops.items[j].span.begin == span.begin)
                loop = &loops.items[j];
        if (!loop) {
            Loop fresh = {.span = span};
            vector_push(checker->scratch, &loops, fresh);
            loop = &vector_last(&loops);
        }
        vector_push(checker->scratch, &loop->runs, runs->items[i]);
    }
    return loops;
}

static Term reaches(Checker *checker, const Loop *loop, uint32_t count) {
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < loop->runs.count; i++)
        if (count <= loop->runs.items[i]->visits.count)
            result =
                term_or(checker->terms, result, loop->runs.items[i]->visits.items[count - 1].begun);
    return result;
}

// Where that is hard to say, the loop may: "at most" is true then, too.
static bool may_reach(Checker *checker, Term wish) {
    enum { CONFLICTS = 1000 };
    if (wish == TERM_TRUE || wish == TERM_FALSE)
        return wish == TERM_TRUE;
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, CONFLICTS);
    SolverAnswer answer = solver_check(checker->solver, &wish, 1, checker->deadline);
    checker->out_of_time =
        answer == SOLVER_UNKNOWN && checker_is_stopped(checker, checker->deadline);
    return answer != SOLVER_UNSATISFIABLE;
}

static void find_most(Checker *checker, const Loop *loop) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < loop->runs.count; i++)
        if (loop->runs.items[i]->visits.count > count)
            count = loop->runs.items[i]->visits.count;
    uint32_t greatest = count;
    while (count && !may_reach(checker, reaches(checker, loop, count)))
        count--;
    if (checker->out_of_time) {
        checker->out_of_time = false; // the verdict stands without
        if (!checker->options->cube)
            return;
        count = greatest; // who puts cubes together needs a bound
    }
    LoopReach reach = {loop->span, count};
    vector_push(checker->arena, &checker->verdict->loops, reach);
}

static int by_place(const void *first, const void *second) {
    const LoopReach *a = first, *b = second;
    return a->span.begin < b->span.begin ? -1 : a->span.begin > b->span.begin;
}

void find_iterations(Checker *checker) {
    if (behind_found_iterations(checker))
        return;
    LoopList loops = collect_loops(checker);
    if (loops.count > SENTENCE_MOST_LOOPS && !checker->options->cube)
        return;
    for (uint32_t i = 0; i < loops.count; i++)
        find_most(checker, &loops.items[i]);
    if (checker->verdict->loops.count)
        qsort(checker->verdict->loops.items, checker->verdict->loops.count, sizeof(LoopReach),
              by_place);
}
