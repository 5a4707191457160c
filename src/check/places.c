#include "check/internal.h"

#include <stdlib.h>

enum { MOST_PLACES = 12 };

// ---- Places that executions reach

static void drop_class(ReachedList *places, const Class *class_symbol) {
    for (uint32_t i = 0; class_symbol && i < places->count; i++)
        if (places->items[i].class_symbol == class_symbol)
            places->items[i].condition = TERM_FALSE;
}

// In a hurry: what was cut is told even where nobody knows whether an execution gets there.
static bool is_told_anyway(const Checker *checker, const RemarkList *list) {
    return hurried_is(checker) && list == &checker->verdict->cuts &&
           !(checker->options->stop && stop_is_due(checker->options->stop));
}

static void tell_all(Checker *checker, const ReachedList *places, RemarkList *list) {
    for (uint32_t i = 0; i < places->count && list->count < MOST_PLACES; i++)
        if (places->items[i].condition != TERM_FALSE)
            note_remark(checker->arena, list, places->items[i].span, places->items[i].text);
    checker->out_of_time = false;
}

void checker_add_reached(Checker *checker, ReachedList *places, RemarkList *list) {
    TermList conditions = {0};
    while (list->count < MOST_PLACES) {
        conditions.count = 0;
        for (uint32_t i = 0; i < places->count; i++)
            vector_push(checker->scratch, &conditions, places->items[i].condition);
        Term any = term_or_all(checker->terms, conditions.items, conditions.count);
        SolverAnswer answer =
            any == TERM_FALSE ? SOLVER_UNSATISFIABLE : checker_ask(checker, &any, 1);
        if (answer == SOLVER_UNKNOWN && is_told_anyway(checker, list))
            tell_all(checker, places, list);
        if (answer != SOLVER_SATISFIABLE)
            return;
        TermModel *model = solver_model(checker->solver);
        for (uint32_t i = 0; i < places->count; i++) {
            Reached *place = &places->items[i];
            if (!term_evaluate(model, place->condition))
                continue;
            note_remark(checker->arena, list, place->span, place->text);
            checker->verdict->cuts_texts |= place->is_text;
            place->condition = TERM_FALSE;
            drop_class(places, place->class_symbol);
        }
        term_model_free(model);
    }
}

void checker_add_place(Checker *checker, ReachedList *places, Span span, const char *text,
                       Term condition, const Class *class_symbol) {
    for (uint32_t i = 0; i < places->count; i++) {
        Reached *place = &places->items[i];
        if (place->span.begin == span.begin && place->span.end == span.end &&
            place->class_symbol == class_symbol) {
            place->condition = term_or(checker->terms, place->condition, condition);
            return;
        }
    }
    Reached place = {span, text, condition, class_symbol, false};
    vector_push(checker->scratch, places, place);
}

static void mark_text(ReachedList *places, Span span) {
    for (uint32_t i = 0; i < places->count; i++)
        places->items[i].is_text |= places->items[i].span.begin == span.begin;
}

static Term any_violated(Checker *checker) {
    const ObligationList *obligations = symex_obligations(checker->symex);
    TermList violated = {0};
    for (uint32_t i = 0; i < obligations->count; i++)
        vector_push(checker->scratch, &violated, obligations->items[i].violated);
    return term_or_all(checker->terms, violated.items, violated.count);
}

// A doubtful assumption matters only where something is broken.
static ReachedList unmodelled_places(Checker *checker) {
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    ReachedList places = {0};
    Term violated = any_violated(checker);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        Term condition = unmodelled->items[i].condition;
        if (unmodelled->items[i].is_doubt)
            condition = term_and(checker->terms, condition, violated);
        checker_add_place(
            checker, &places, unmodelled->items[i].span,
            arena_format(checker->scratch, "%s (not modelled)", unmodelled->items[i].text),
            condition, NULL);
        if (unmodelled->items[i].is_text)
            mark_text(&places, unmodelled->items[i].span);
    }
    return places;
}

// Those where the bound of a class is exceeded, or the others.
static ReachedList cut_places(Checker *checker, bool of_classes) {
    const CutList *cuts = symex_cuts(checker->symex);
    ReachedList places = {0};
    for (uint32_t i = 0; i < cuts->count; i++)
        if (of_classes == (cuts->items[i].class_symbol != NULL)) {
            checker_add_place(checker, &places, cuts->items[i].span, cuts->items[i].text,
                              cuts->items[i].condition, cuts->items[i].class_symbol);
            if (cuts->items[i].is_text)
                mark_text(&places, cuts->items[i].span);
        }
    return places;
}

// Contracts that could not be evaluated in some execution.
static void find_not_evaluated(Checker *checker) {
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    for (uint32_t i = 0; checker->verdict->unknown.count && i < calls->count; i++) {
        Term condition = calls->items[i].unmodelled;
        if (!checker->out_of_time && condition != TERM_FALSE &&
            checker_ask(checker, &condition, 1) == SOLVER_SATISFIABLE)
            add_contract(checker, &checker->verdict->not_evaluated, calls->items[i].method,
                         calls->items[i].span);
    }
}

// Of all calls: executions in which the contract could not be evaluated.
static Term any_not_evaluated(Checker *checker) {
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < calls->count; i++)
        any = term_or(checker->terms, any, calls->items[i].unmodelled);
    return any;
}

// Executions of which nothing is known, or something that is broken does not count.
static Term any_undecided(Checker *checker) {
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    Term any = any_violated(checker);
    for (uint32_t i = 0; i < unmodelled->count; i++)
        if (!unmodelled->items[i].is_doubt && !unmodelled->items[i].is_apart)
            any = term_or(checker->terms, any, unmodelled->items[i].condition);
    return any;
}

bool rests_on_not_evaluated(Checker *checker) {
    enum { CONFLICTS = 3000 }; // it is asked to save time
    Term terms[] = {any_not_evaluated(checker), any_undecided(checker)};
    if (terms[0] == TERM_FALSE || terms[1] == TERM_FALSE || checker->within)
        return false;
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, CONFLICTS);
    if (solver_check(checker->solver, terms, 2, checker->deadline) != SOLVER_SATISFIABLE)
        return false;
    ReachedList unmodelled = unmodelled_places(checker);
    checker_add_reached(checker, &unmodelled, &checker->verdict->unknown);
    find_not_evaluated(checker);
    return checker->verdict->not_evaluated.count;
}

// Executions were dropped in which an object is of a class that it may be of, and none is left:
// nothing was looked at.
static bool drops_all(Checker *checker) {
    const CutList *cuts = symex_cuts(checker->symex);
    Term left = checker->modelled;
    bool drops = false;
    for (uint32_t i = 0; i < cuts->count; i++) {
        drops |= cuts->items[i].is_dropped;
        if (cuts->items[i].is_dropped)
            left = term_and(checker->terms, left, term_not(cuts->items[i].condition));
    }
    return drops && checker_ask(checker, &left, 1) == SOLVER_UNSATISFIABLE;
}

static int by_place(const void *first, const void *second) {
    const Remark *a = first, *b = second;
    return a->span.begin < b->span.begin ? -1 : a->span.begin > b->span.begin;
}

void find_places(Checker *checker) {
    Verdict *verdict = checker->verdict;
    ReachedList unmodelled = unmodelled_places(checker);
    ReachedList cuts = cut_places(checker, false), creations = cut_places(checker, true);
    if (!checker->out_of_time)
        checker_add_reached(checker, &unmodelled, &verdict->unknown);
    find_dead_ends(checker);
    find_not_evaluated(checker);
    bool drops = !checker->out_of_time && drops_all(checker);
    if (!checker->out_of_time)
        checker_add_reached(checker, &cuts, drops ? &verdict->unknown : &verdict->cuts);
    checker->cuts_paths = verdict->cuts_paths = verdict->cuts.count != 0;
    // That larger scopes were left out is of no interest where there is a violation.
    if (!checker->out_of_time && !verdict->violations.count)
        checker_add_reached(checker, &creations, &verdict->cuts);
    // In the order of the source: that of the models says nothing.
    if (verdict->cuts.count > 1)
        qsort(verdict->cuts.items, verdict->cuts.count, sizeof(Remark), by_place);
}
