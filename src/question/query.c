#include "question/question.h"

Checker query_checker(const QuerySubject *subject, const CheckOptions *options, Verdict *verdict) {
    Deadline deadline = deadline_after(options->timeout);
    return (Checker){.arena = subject->arena,
                     .scratch = arena_new(),
                     .sema = subject->sema,
                     .lowering = subject->lowering,
                     .sources = subject->sources,
                     .method = subject->method,
                     .options = options,
                     .deadline = deadline,
                     .last = deadline,
                     .verdict = verdict};
}

void query_begin(Checker *checker, const Scope *scope) {
    const CheckOptions *options = checker->options;
    checker->terms = term_table_new();
    checker->solver = solver_new_with(options->solver, checker->terms, &options->encoding);
    solver_end_at(checker->solver, checker->last);
    if (options->stop)
        stop_watch(options->stop, checker->solver);
    checker->symex = symex_new(checker->scratch, checker->sema, checker->lowering, checker->terms,
                               checker->solver, scope, checker->deadline);
}

void query_drop(Checker *checker) {
    if (checker->options->stop)
        stop_watch(checker->options->stop, NULL);
    solver_free(checker->solver);
    checker->solver = NULL;
    term_table_free(checker->terms);
}

void query_end(Checker *checker) {
    SolverStatistics statistics = solver_statistics(checker->solver);
    checker->verdict->statistics.conflicts += statistics.conflicts;
    checker->verdict->seconds.solve += statistics.seconds;
    checker->verdict->seconds.encode += statistics.encode_seconds;
    query_drop(checker);
}
