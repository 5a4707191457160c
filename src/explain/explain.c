#include "explain/explain.h"

#include "explain/internal.h"

// The clauses that contradict each other, as few as there are.
static void explain_vacuity(Checker *checker, Explanation *explanation) {
    Solver *solver = solver_new(checker->options->solver, checker->terms);
    NamedList clauses = core_clauses(checker, solver);
    core_find(checker, solver, &clauses, true, &explanation->contradiction);
    solver_free(solver);
}

// In the pre-state as its types say: what the specification rules out must not be built in.
static CheckOptions options_for(const CheckOptions *given, const Verdict *verdict) {
    CheckOptions options = *given;
    options.scope = verdict->scope; // it may have grown
    options.scope.encoding = ENCODING_GROUND;
    options.no_tightening = true;
    options.notes_marks = true;
    options.encoding.certificate = NULL;
    return options;
}

Explanation *explain_method(const CheckRequest *request, const Verdict *verdict,
                            const Method *method, Span line) {
    Explanation *explanation = ARENA_NEW(request->arena, Explanation);
    explanation->verdict = verdict;
    explain_unknown(request->arena, verdict, &explanation->unknown);
    if (verdict->kind == VERDICT_ERROR)
        return explanation;
    CheckOptions options = options_for(request->options, verdict);
    CheckRequest again = *request;
    again.options = &options;
    Checker checker = check_open(&again);
    explain_reach(&checker, method, line, explanation);
    if (verdict->kind == VERDICT_VACUOUS && !checker.out_of_time)
        explain_vacuity(&checker, explanation);
    if (verdict->kind == VERDICT_VIOLATED && !checker.out_of_time)
        explain_strengthen(&checker, &explanation->candidates);
    check_close(&checker);
    return explanation;
}
