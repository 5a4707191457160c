// Candidates that are inductive together (Flanagan and Leino's Houdini).
//
// All candidates are taken as given at their loops; whatever does not follow on arrival or after an
// iteration is dropped; this is repeated until nothing is dropped. What is left is inductive. A
// model of one failed question tells of many candidates.
#include "prove/internal.h"

enum { MILLISECONDS = 400 };

typedef struct Pass {
    Prover *prover;
    Invariants *candidates;
    const Segment *segment;
    const CutPoint *to;
    FormulaList said; // candidate i at the end of the segment
    bool *dropped;
    bool *shown; // follows on this segment
    bool changed;
} Pass;

static bool has_quantifier(const Prover *prover, Formula formula, uint32_t depth) {
    const FormulaNode *node = logic_node(prover->table, formula);
    if (node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS)
        return true;
    if (node->sort != SORT_BOOL || depth > 12)
        return false;
    for (uint32_t i = 0; i < node->count; i++)
        if (has_quantifier(prover, node->children[i], depth + 1))
            return true;
    return false;
}

// Drops what the model of the last answer shows to be false; false: nothing.
static bool drop_by_model(Pass *pass) {
    bool any = false;
    for (uint32_t i = 0; i < pass->said.count; i++) {
        bool value;
        if (pass->dropped[i] || has_quantifier(pass->prover, pass->said.items[i], 0))
            continue;
        if (logic_solver_truth(pass->prover->solver, pass->said.items[i], &value) && !value) {
            pass->dropped[i] = true;
            pass->changed = true;
            any = true;
        }
    }
    return any;
}

static bool is_open(const Pass *pass, uint32_t index) {
    return !pass->dropped[index] && !pass->shown[index] &&
           !has_quantifier(pass->prover, pass->said.items[index], 0);
}

static void ask_one(Pass *pass, uint32_t index) {
    Prover *prover = pass->prover;
    Formula fails = logic_not(prover->table, pass->said.items[index]);
    bool holds = logic_solver_check(prover->solver, &fails, 1, prover->deadline, MILLISECONDS) ==
                 SOLVER_UNSATISFIABLE;
    pass->shown[index] = holds;
    pass->dropped[index] = !holds;
    pass->changed |= !holds;
}

// What may be a model, but for quantifiers that nobody looked at: it says which ones to ask about.
// False: none.
static bool ask_about_suspects(Pass *pass) {
    VECTOR(uint32_t) suspects = {0};
    for (uint32_t i = 0; i < pass->said.count; i++) {
        bool value;
        if (is_open(pass, i) &&
            logic_solver_truth(pass->prover->solver, pass->said.items[i], &value) && !value)
            vector_push(pass->prover->scratch, &suspects, i);
    }
    for (uint32_t i = 0; i < suspects.count; i++)
        ask_one(pass, suspects.items[i]);
    return suspects.count > 0;
}

// Those without quantifiers: one question for all, as long as a model tells which one fails.
static void ask_together(Pass *pass) {
    Prover *prover = pass->prover;
    while (!out_of_time(prover)) {
        FormulaList failing = {0};
        for (uint32_t i = 0; i < pass->said.count; i++)
            if (is_open(pass, i))
                vector_push(prover->scratch, &failing,
                            logic_not(prover->table, pass->said.items[i]));
        Formula any = logic_or_all(prover->table, failing.items, failing.count);
        if (any == FORMULA_FALSE)
            return;
        SolverAnswer answer =
            logic_solver_check(prover->solver, &any, 1, prover->deadline, 2 * MILLISECONDS);
        if (answer == SOLVER_UNSATISFIABLE)
            return;
        if (answer == SOLVER_SATISFIABLE ? !drop_by_model(pass) : !ask_about_suspects(pass))
            break;
    }
    for (uint32_t i = 0; i < pass->said.count; i++)
        if (is_open(pass, i))
            ask_one(pass, i);
}

static void ask_singly(Pass *pass) {
    Prover *prover = pass->prover;
    for (uint32_t i = 0; i < pass->said.count; i++) {
        if (pass->dropped[i] || !has_quantifier(prover, pass->said.items[i], 0))
            continue;
        ask_one(pass, i);
    }
}

static bool pass_segment(Prover *prover, Invariants *candidates, const Segment *segment) {
    Pass pass = {.prover = prover,
                 .candidates = candidates,
                 .segment = segment,
                 .to = prover->cuts->items[segment->to]};
    FormulaList *list = &candidates->of[segment->to];
    if (!list->count)
        return false;
    pass.dropped = arena_array(prover->scratch, list->count, sizeof(bool));
    pass.shown = arena_array(prover->scratch, list->count, sizeof(bool));
    for (uint32_t i = 0; i < list->count; i++)
        vector_push(prover->scratch, &pass.said,
                    quantified_at(prover->quantified, pass.to, list->items[i], segment->end));
    assert_axioms(prover);
    logic_solver_push(prover->solver);
    logic_solver_assert(prover->solver, segment_premise(prover, candidates, segment));
    ask_together(&pass);
    ask_singly(&pass);
    logic_solver_pop(prover->solver);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (!pass.dropped[i])
            list->items[kept++] = list->items[i];
    list->count = kept;
    return pass.changed;
}

void houdini(Prover *prover, Invariants *candidates) {
    bool changed = true;
    while (changed && !out_of_time(prover)) {
        changed = false;
        // On arrival first: most candidates fail there, and cheaply.
        for (int back = 0; back < 2; back++)
            for (uint32_t i = 0; i < prover->segments->count; i++)
                if (prover->segments->items[i].is_back == back && !out_of_time(prover))
                    changed |= pass_segment(prover, candidates, &prover->segments->items[i]);
    }
    if (changed) // not finished: nothing is known to be inductive
        for (uint32_t i = 0; i < prover->cuts->count; i++)
            candidates->of[i].count = 0;
}

bool prove_by_templates(Prover *prover) {
    Invariants candidates = invariants_none(prover);
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        if (prover->cuts->items[i]->arrivals.count)
            find_candidates(prover, i, &candidates.of[i]);
    houdini(prover, &candidates);
    if (out_of_time(prover))
        return false;
    prover->invariants = candidates;
    return !first_open(prover, &candidates, 4000);
}
