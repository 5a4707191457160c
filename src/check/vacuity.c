#include "check/internal.h"

static bool is_named(const RemarkList *list, Span span) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].span.begin == span.begin)
            return true;
    return false;
}

// The clauses that contradict each other: those without which the solver would have no
// contradiction.
static void name_conflict(Checker *checker) {
    Verdict *verdict = checker->verdict;
    const TermList *assumptions = symex_assumptions(checker->symex);
    const SpanList *clauses = symex_assumption_clauses(checker->symex);
    Solver *solver = solver_new(checker->options->solver, checker->terms);
    TermList named = {0};
    bool is_last_joint = false;
    for (uint32_t i = 0; i < assumptions->count; i++) {
        bool is_clause = clauses->items[i].begin != 0;
        // The precondition as a whole stands last; its clauses stand for it.
        is_last_joint = i + 1 == assumptions->count && !is_clause;
        if (is_clause)
            vector_push(checker->scratch, &named, assumptions->items[i]);
        else if (!is_last_joint)
            solver_assert(solver, assumptions->items[i]);
    }
    if (solver_check(solver, named.items, named.count, checker->deadline) == SOLVER_UNSATISFIABLE) {
        for (uint32_t i = 0; i < assumptions->count; i++) {
            Span span = clauses->items[i];
            if (span.begin && solver_failed(solver, assumptions->items[i]) &&
                !is_named(&verdict->vacuous, span))
                note_remark(checker->arena, &verdict->vacuous, span,
                            "this clause takes part in the contradiction");
        }
    }
    solver_free(solver);
}

// Nothing meets the assumptions. Assumptions that could not be evaluated are taken for true, so
// they are not why; other things that are not modelled may be.
void judge_vacuity(Checker *checker) {
    Verdict *verdict = checker->verdict;
    verdict->kind = VERDICT_VACUOUS;
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        const Unmodelled *place = &unmodelled->items[i];
        if (place->is_apart || place->is_doubt || is_named(&verdict->unknown, place->span))
            continue;
        verdict->kind = VERDICT_UNKNOWN;
        note_remark(checker->arena, &verdict->unknown, place->span,
                    arena_format(checker->scratch, "%s (not modelled)", place->text));
    }
    if (verdict->kind == VERDICT_VACUOUS)
        note_remark(checker->arena, &verdict->vacuous, verdict->span,
                    "no input in the scope meets the precondition and invariants");
    if (verdict->kind == VERDICT_VACUOUS)
        name_conflict(checker);
}
