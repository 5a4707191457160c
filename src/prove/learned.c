// Invariants from concrete runs: what was never broken, kept where it is inductive.
//
// The candidates of the templates, those that no run breaks, and those that the runs suggest
// (observed.c), level by level: each level is kept on top of what the ones before left.
#include "prove/runs.h"

static void add_all(Prover *prover, const FormulaList *from, FormulaList *to) {
    for (uint32_t i = 0; i < from->count; i++)
        if (!list_has(to, from->items[i]))
            vector_push(prover->scratch, to, from->items[i]);
}

static bool has_runs(const Runs *runs) {
    for (uint32_t i = 1; i < runs->prover->cuts->count; i++)
        if (runs->samples[i].count)
            return true;
    return false;
}

// Level by level; what was dropped before equalities with products were known is tried again with
// them.
static bool prove_by_levels(Runs *runs, Invariants *unbroken) {
    Prover *prover = runs->prover;
    Invariants candidates = invariants_copy(prover, unbroken);
    for (uint32_t level = 0; level < OBSERVED_LEVELS && !out_of_time(prover); level++) {
        uint32_t count = 0;
        for (uint32_t i = 1; i < prover->cuts->count; i++) {
            FormulaList found = {0};
            find_observed(runs, i, level, &found);
            add_all(prover, &found, &unbroken->of[i]);
            add_all(prover, &found, &candidates.of[i]);
            count += found.count;
        }
        if (!count && level)
            continue;
        if (level + 1 == OBSERVED_LEVELS)
            candidates = invariants_copy(prover, unbroken);
        houdini(prover, &candidates);
        if (out_of_time(prover))
            return false;
        prover->invariants = invariants_copy(prover, &candidates);
        if (!first_open(prover, &candidates, 4000))
            return true;
    }
    return false;
}

bool prove_by_runs(Prover *prover) {
    Runs *runs = runs_make(prover);
    Invariants unbroken = invariants_none(prover);
    if (!has_runs(runs))
        return false;
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        if (!prover->cuts->items[i]->arrivals.count)
            continue;
        find_candidates(prover, i, &unbroken.of[i]);
        keep_unbroken(runs, i, &unbroken.of[i]);
        drop_empty(runs, i, &unbroken.of[i]);
    }
    if (!prove_by_levels(runs, &unbroken))
        return false;
    prover->steps = arena_format(prover->arena, "%u inputs", runs->inputs);
    return true;
}
