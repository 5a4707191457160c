#include "explain/explain.h"

#include "explain/internal.h"

Solver *explain_solver(Checker *checker) {
    Solver *solver = solver_new(checker->options->solver, checker->terms);
    if (checker->options->stop)
        stop_watch(checker->options->stop, solver);
    return solver;
}

void explain_solver_free(Checker *checker, Solver *solver) {
    if (checker->options->stop)
        stop_watch(checker->options->stop, checker->solver);
    solver_free(solver);
}

// The clauses that contradict each other, as few as there are.
static void explain_vacuity(Checker *checker, Explanation *explanation) {
    Solver *solver = explain_solver(checker);
    NamedList clauses = core_clauses(checker, solver);
    core_find(checker, solver, &clauses, true, &explanation->contradiction);
    explain_solver_free(checker, solver);
}

static bool is_postcondition(ObligationKind kind) {
    return kind == OBLIGATION_POSTCONDITION || kind == OBLIGATION_EXCEPTIONAL_POSTCONDITION;
}

// What a single postcondition needs is less, or shorter to say, than what all need.
static void explain_violations(Checker *checker, const Verdict *verdict, Explanation *explanation) {
    explain_strengthen(checker, NULL, &explanation->candidates);
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        const Violation *violation = &verdict->violations.items[i];
        Guards guards = {.clause = violation->span};
        if (!is_postcondition(violation->kind))
            continue;
        if (verdict->violations.count == 1)
            guards.conditions = explanation->candidates;
        else
            explain_strengthen(checker, &guards.clause, &guards.conditions);
        vector_push(checker->arena, &explanation->guards, guards);
    }
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
        explain_violations(&checker, verdict, explanation);
    check_close(&checker);
    return explanation;
}
