#include "check/internal.h"

// Not found in the executions followed is not the same as not there.
static void note_undecided(Arena *arena, Verdict *verdict, const Verdict *narrow) {
    verdict->kind = VERDICT_UNKNOWN;
    for (uint32_t i = 0; i < narrow->violations.count; i++)
        note_remark(arena, &verdict->unknown, narrow->violations.items[i].span,
                    arena_format(arena,
                                 "%s: violated with %u-bit int, with Java's int not in the "
                                 "executions followed",
                                 narrow->violations.items[i].text, narrow->scope.bits));
}

Verdict *widen_ints(const CheckRequest *request, Verdict *narrow) {
    Arena *arena = request->arena;
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    Scope wide = request->options->scope;
    wide.bits = 32;
    wide.executed = narrow->scope.executed;
    again.options = &options;
    if (options.iterations < narrow->most_visits)
        options.iterations = narrow->most_visits;
    Verdict *verdict = check_in_scope(&again, &wide);
    if (verdict->kind == VERDICT_HOLDS_CUT && verdict->cuts_paths)
        note_undecided(arena, verdict, narrow);
    verdict->seconds.total += narrow->seconds.total;
    verdict->seconds.again += narrow->seconds.total;
    const char *remark = "with %u-bit int it is violated; that is not Java's int";
    if (verdict->kind == VERDICT_VIOLATED)
        remark = "with %u-bit int it is violated, too";
    else if (verdict->kind == VERDICT_UNKNOWN)
        remark = "with %u-bit int it is violated; with Java's int it is not known";
    vector_push(arena, &verdict->remarks,
                arena_format(arena, remark, request->options->scope.bits));
    return verdict;
}
