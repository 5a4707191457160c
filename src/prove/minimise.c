// Leaving out what the proof does not need.
//
// Each invariant is given under a boolean of its own. The contradiction that shows an obligation
// names those it took part in; what keeps these is asked in the same way, until nothing new is
// named. What is left is tried with shorter clauses, and once more without each of its parts.
#include "prove/internal.h"

enum { MILLISECONDS = 1000 };

typedef struct Need {
    Prover *prover;
    const Invariants *invariants;
    Invariants guarded;    // each under its boolean
    FormulaList switches;  // the booleans, all cut points together
    VECTOR(uint32_t) cuts; // of each
    VECTOR(uint32_t) indexes;
    bool *needed;
    bool *done;
    bool failed;
} Need;

static void guard_all(Need *need) {
    Prover *prover = need->prover;
    need->guarded = invariants_none(prover);
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        const FormulaList *list = &need->invariants->of[i];
        for (uint32_t j = 0; j < list->count; j++) {
            Formula on = logic_variable(prover->table, SORT_BOOL, "given");
            vector_push(prover->scratch, &need->switches, on);
            vector_push(prover->scratch, &need->cuts, i);
            vector_push(prover->scratch, &need->indexes, j);
            vector_push(prover->scratch, &need->guarded.of[i],
                        logic_or(prover->table, logic_not(prover->table, on), list->items[j]));
        }
    }
    need->needed = arena_array(prover->scratch, need->switches.count + 1, sizeof(bool));
    need->done = arena_array(prover->scratch, need->switches.count + 1, sizeof(bool));
}

static void ask_for_core(Need *need, Formula premise, Formula goal) {
    Prover *prover = need->prover;
    FormulaList parts = {0};
    logic_conjuncts(prover->table, goal, &parts, prover->scratch);
    assert_axioms(prover);
    for (uint32_t i = 0; i < parts.count && !need->failed; i++) {
        Formula formulas[] = {premise, logic_not(prover->table, parts.items[i])};
        need->failed = logic_solver_check_core(prover->solver, formulas, 2, need->switches.items,
                                               need->switches.count, need->needed, prover->deadline,
                                               MILLISECONDS) != SOLVER_UNSATISFIABLE;
    }
}

static void ask_what_keeps(Need *need, uint32_t number) {
    Prover *prover = need->prover;
    uint32_t cut = need->cuts.items[number];
    Formula invariant = need->invariants->of[cut].items[need->indexes.items[number]];
    need->done[number] = true;
    for (uint32_t i = 0; i < prover->segments->count && !need->failed; i++) {
        const Segment *segment = &prover->segments->items[i];
        if (segment->to == cut)
            ask_for_core(need, segment_premise(prover, &need->guarded, segment),
                         quantified_at(prover->quantified, prover->cuts->items[cut], invariant,
                                       segment->end));
    }
}

// What makes the clause have a value, so that it can be pasted; nothing is lost where that does not
// follow.
static void ask_what_defines(Need *need, uint32_t number) {
    Prover *prover = need->prover;
    uint32_t cut = need->cuts.items[number];
    Formula invariant = need->invariants->of[cut].items[need->indexes.items[number]];
    bool failed = need->failed;
    ask_for_core(need, context_of(prover, &need->guarded, cut), defined(prover, invariant));
    need->failed = failed;
}

static void find_needed(Need *need) {
    Prover *prover = need->prover;
    for (uint32_t i = 0; i < prover->obligations->count && !need->failed; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        ask_for_core(need, obligation_premise(prover, &need->guarded, obligation),
                     obligation->goal);
    }
    for (bool changed = true; changed && !need->failed;) {
        changed = false;
        for (uint32_t i = 0; i < need->switches.count && !need->failed; i++) {
            if (!need->needed[i] || need->done[i])
                continue;
            ask_what_keeps(need, i);
            ask_what_defines(need, i);
            changed = true;
        }
    }
}

// Is the list still inductive, and enough?
static bool still_proves(Prover *prover, const Invariants *invariants) {
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        const CutPoint *to = prover->cuts->items[segment->to];
        const FormulaList *list = &invariants->of[segment->to];
        if (!list->count)
            continue;
        Formula all = logic_and_all(prover->table, list->items, list->count);
        if (ask(prover, segment_premise(prover, invariants, segment),
                quantified_at(prover->quantified, to, all, segment->end),
                MILLISECONDS) != SOLVER_UNSATISFIABLE)
            return false;
    }
    return !first_open(prover, invariants, MILLISECONDS);
}

static bool are_defined(Prover *prover, const Invariants *invariants) {
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        for (uint32_t j = 0; j < invariants->of[i].count; j++)
            if (ask(prover, context_of(prover, invariants, i),
                    defined(prover, invariants->of[i].items[j]),
                    MILLISECONDS) != SOLVER_UNSATISFIABLE)
                return false;
    return true;
}

static void try_without(Prover *prover, Invariants *invariants, uint32_t cut, uint32_t index,
                        bool were_defined) {
    FormulaList before = invariants->of[cut], after = {0};
    for (uint32_t i = 0; i < before.count; i++)
        if (i != index)
            vector_push(prover->scratch, &after, before.items[i]);
    invariants->of[cut] = after;
    if (!still_proves(prover, invariants) || (were_defined && !are_defined(prover, invariants)))
        invariants->of[cut] = before;
}

// ---- Shorter clauses

// A stronger clause takes nothing from what follows: it has to be kept itself, no more.
static bool is_kept(Prover *prover, const Invariants *invariants, uint32_t cut, Formula clause) {
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        if (segment->to == cut &&
            ask(prover, segment_premise(prover, invariants, segment),
                quantified_at(prover->quantified, prover->cuts->items[cut], clause, segment->end),
                MILLISECONDS) != SOLVER_UNSATISFIABLE)
            return false;
    }
    return true;
}

static bool try_clause(Prover *prover, Invariants *invariants, uint32_t cut, uint32_t index,
                       Formula clause, bool were_defined) {
    Formula before = invariants->of[cut].items[index];
    invariants->of[cut].items[index] = clause;
    if (is_kept(prover, invariants, cut, clause) &&
        (!were_defined || are_defined(prover, invariants)))
        return true;
    invariants->of[cut].items[index] = before;
    return false;
}

// One literal alone, or else without one after the other.
static void shorten(Prover *prover, Invariants *invariants, uint32_t cut, uint32_t index,
                    bool were_defined) {
    FormulaList literals = {0};
    literals_of(prover, invariants->of[cut].items[index], &literals);
    if (literals.count < 2)
        return;
    for (uint32_t i = literals.count; i-- > 0 && !out_of_time(prover);)
        if (try_clause(prover, invariants, cut, index, literals.items[i], were_defined))
            return;
    for (uint32_t i = literals.count; i-- > 0 && literals.count > 1 && !out_of_time(prover);) {
        FormulaList fewer = {0};
        for (uint32_t j = 0; j < literals.count; j++)
            if (j != i)
                vector_push(prover->scratch, &fewer, literals.items[j]);
        Formula clause = logic_or_all(prover->table, fewer.items, fewer.count);
        if (try_clause(prover, invariants, cut, index, clause, were_defined))
            literals = fewer;
    }
}

void minimise_invariants(Prover *prover, Invariants *invariants, Deadline deadline) {
    Deadline outer = prover->deadline;
    prover->deadline = deadline_earlier(deadline, outer);
    Need need = {.prover = prover, .invariants = invariants};
    guard_all(&need);
    find_needed(&need);
    Invariants smaller = invariants_none(prover);
    for (uint32_t i = 0; i < need.switches.count; i++)
        if (need.needed[i])
            vector_push(prover->scratch, &smaller.of[need.cuts.items[i]],
                        invariants->of[need.cuts.items[i]].items[need.indexes.items[i]]);
    if (!need.failed && !out_of_time(prover) && still_proves(prover, &smaller)) {
        bool were_defined = are_defined(prover, &smaller);
        for (uint32_t cut = 1; cut < prover->cuts->count; cut++)
            for (uint32_t i = smaller.of[cut].count; i-- > 0;) // the strongest were found last
                shorten(prover, &smaller, cut, i, were_defined);
        for (uint32_t cut = 1; cut < prover->cuts->count; cut++)
            for (uint32_t i = smaller.of[cut].count; i-- > 0 && !out_of_time(prover);)
                try_without(prover, &smaller, cut, i, were_defined);
        *invariants = smaller;
    }
    prover->deadline = outer;
}
