// Several scopes on the terms of the largest.
//
// The method is executed once. A smaller scope is an assumption about the
// pre-state: objects beyond the bound are not there, arrays are no longer. The
// solver keeps what it learns, and most of what it learns about small heaps holds in
// large ones. Executions that create more objects than the smaller scope has are
// looked at as well: what holds, holds in that scope, and what does not is looked
// for again in it.
#include "check/internal.h"

#include "base/clock.h"

// The sizes of everything that has no bound of its own.
static Scope scope_of_size(const Scope *largest, uint32_t size) {
    Scope scope = *largest;
    scope.objects = scope.array_length = size;
    return scope;
}

// What was found out in this stage. Times and counts go on being added to those before.
static Verdict *take_verdict(Checker *checker, const Scope *scope, double *start) {
    Verdict *verdict = ARENA_NEW(checker->arena, Verdict), *all = checker->verdict;
    checker_conclude(checker, scope);
    *verdict = *all;
    *all = (Verdict){.method = verdict->method,
                     .name = verdict->name,
                     .span = verdict->span,
                     .seconds = verdict->seconds,
                     .statistics = verdict->statistics};
    verdict->seconds.total = clock_now() - *start;
    *start = clock_now();
    return verdict;
}

Stages check_in_stages(const CheckRequest *request, const Scope *scope, uint32_t from) {
    Stages stages = {0};
    double begin = clock_now(), start = begin;
    Checker checker = checker_new(request);
    checker_execute(&checker, scope);
    bool holds = !checker.out_of_time;
    for (uint32_t size = from; size < scope->objects && holds; size++) {
        Scope smaller = scope_of_size(scope, size);
        holds = judge_within(&checker, symex_within(checker.symex, size));
        if (holds)
            vector_push(request->arena, &stages.verdicts, take_verdict(&checker, &smaller, &start));
    }
    if (holds) {
        checker_judge(&checker);
        vector_push(request->arena, &stages.verdicts, take_verdict(&checker, scope, &start));
    }
    query_end(&checker);
    stages.seconds = checker.verdict->seconds;
    stages.seconds.total = clock_now() - begin;
    arena_free(checker.scratch);
    return stages;
}
