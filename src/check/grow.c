// `--grow SECONDS`: the scope is enlarged step by step until the time is spent.
//
// Small scopes find most bugs, at once; large ones cost time. Objects of each
// class and lengths of arrays grow together, from 1; bounds that were given for
// single classes stay.
#include "check/check.h"

#include "check/internal.h"

enum { LARGEST_STEP = 64 };

static bool is_final(const Verdict *verdict) {
    return verdict->kind == VERDICT_VIOLATED || verdict->kind == VERDICT_ERROR;
}

// Better news than what is known so far: an answer, or the first word of all.
static bool replaces(const Verdict *verdict, const Verdict *best) {
    return !best || is_final(verdict) || verdict->kind == VERDICT_HOLDS ||
           verdict->kind == VERDICT_HOLDS_CUT || best->kind == VERDICT_VACUOUS;
}

Verdict *check_growing(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                       Method *method, const CheckOptions *options, double seconds) {
    double end = check_clock() + seconds;
    Verdict *best = NULL;
    CheckOptions step = *options;
    uint32_t reached = 0;
    for (uint32_t size = 1; size <= LARGEST_STEP; size++) {
        double left = end - check_clock();
        if (best && left <= 0)
            break;
        step.scope.objects = step.scope.array_length = size;
        step.timeout = left > 0.01 ? left : 0.01;
        Verdict *verdict = check_method(arena, sema, lowering, sources, method, &step);
        bool out_of_time = verdict->kind == VERDICT_UNKNOWN && check_clock() >= end;
        if (best && out_of_time)
            break;
        if (replaces(verdict, best))
            best = verdict;
        reached = size;
        bool stopped = options->stop && stop_requested(options->stop);
        // A larger scope does not help where something is not modelled.
        if (is_final(verdict) || stopped ||
            (verdict->kind == VERDICT_UNKNOWN && !out_of_time))
            break;
    }
    vector_push(arena, &best->remarks,
                arena_format(arena, "grown to %u objects of each class and arrays of that length",
                             reached));
    return best;
}
