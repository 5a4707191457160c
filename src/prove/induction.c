// k-induction: the first k iterations keep the property, and k iterations in a row that keep it are
// followed by one that keeps it, too.
//
// Looked at backwards. Level 0 is what the obligations met from a loop ask of its head; level j + 1
// is what one more path has to bring about so that level j holds at its end. The levels 0 to k - 1
// together say "the property holds now and in the next k - 1 iterations". That this holds on
// arrival is the base of k-induction, that an iteration keeps it is its step: so the proof is a
// loop invariant that can be printed, and is shown again like any other. Levels are added as long
// as the one before is not kept, on top of the invariants that the templates left.
#include "prove/internal.h"

enum { MOST_LEVELS = 12, MOST_CLAUSES = 200, MILLISECONDS = 500 };

typedef struct Induction {
    Prover *prover;
    Invariants current; // what the templates left, and all levels so far
    Invariants level;   // the last one
    uint32_t clauses;
    bool failed; // broken in the first iterations, or too large
} Induction;

// Literals that are never true at the loop only make the clause longer.
static Formula shortened(Induction *induction, uint32_t cut, const FormulaList *literals) {
    Prover *prover = induction->prover;
    Formula context = context_of(prover, &induction->current, cut);
    FormulaList kept = {0};
    for (uint32_t i = 0; i < literals->count; i++)
        if (ask(prover, context, logic_not(prover->table, literals->items[i]), MILLISECONDS) !=
            SOLVER_UNSATISFIABLE)
            vector_push(prover->scratch, &kept, literals->items[i]);
    return logic_or_all(prover->table, kept.items, kept.count);
}

static void add_clause(Induction *induction, Invariants *to, uint32_t cut,
                       const FormulaList *conditions, Formula goal) {
    Prover *prover = induction->prover;
    FormulaList literals = {0};
    if (!cut || induction->clauses >= MOST_CLAUSES) {
        induction->failed = true;
        return;
    }
    for (uint32_t i = 0; i < conditions->count; i++)
        vector_push(prover->scratch, &literals, logic_not(prover->table, conditions->items[i]));
    Formula path = shortened(induction, cut, &literals);
    Formula clause = closed_at(prover, cut, logic_or(prover->table, path, goal));
    if (list_has(&induction->current.of[cut], clause))
        return;
    induction->clauses++;
    vector_push(prover->scratch, &induction->current.of[cut], clause);
    vector_push(prover->scratch, &to->of[cut], clause);
}

static void ask_obligation(Induction *induction, const QuantifiedObligation *obligation) {
    Prover *prover = induction->prover;
    FormulaList parts = {0};
    logic_conjuncts(prover->table, obligation->goal, &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count && !induction->failed; i++)
        if (ask(prover, obligation_premise(prover, &induction->current, obligation), parts.items[i],
                MILLISECONDS) != SOLVER_UNSATISFIABLE)
            add_clause(induction, &induction->level, obligation->from, &obligation->conditions,
                       parts.items[i]);
}

static void ask_step(Induction *induction, const Segment *segment, Formula clause,
                     Invariants *next) {
    Prover *prover = induction->prover;
    Formula end =
        quantified_at(prover->quantified, prover->cuts->items[segment->to], clause, segment->end);
    FormulaList parts = {0};
    logic_conjuncts(prover->table, end, &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count && !induction->failed; i++)
        if (ask(prover, segment_premise(prover, &induction->current, segment), parts.items[i],
                MILLISECONDS) != SOLVER_UNSATISFIABLE)
            add_clause(induction, next, segment->from, &segment->end->conditions, parts.items[i]);
}

// What the last level needs, one path further back. From the entry first: a property that the first
// iterations break is seen at once.
static Invariants level_before(Induction *induction) {
    Prover *prover = induction->prover;
    Invariants next = invariants_none(prover);
    for (int loops = 0; loops < 2; loops++)
        for (uint32_t i = 0; i < prover->segments->count; i++) {
            const Segment *segment = &prover->segments->items[i];
            const FormulaList *clauses = &induction->level.of[segment->to];
            if ((segment->from != 0) != (loops != 0))
                continue;
            for (uint32_t j = 0; j < clauses->count && !induction->failed; j++)
                ask_step(induction, segment, clauses->items[j], &next);
        }
    return next;
}

static bool is_empty(const Prover *prover, const Invariants *level) {
    for (uint32_t i = 0; i < prover->cuts->count; i++)
        if (level->of[i].count)
            return false;
    return true;
}

bool prove_by_induction(Prover *prover) {
    if (prover->options->only)
        prove_by_templates(prover);
    Induction induction = {.prover = prover,
                           .current = invariants_copy(prover, &prover->invariants),
                           .level = invariants_none(prover)};
    for (uint32_t i = 0; i < prover->obligations->count && !induction.failed; i++)
        ask_obligation(&induction, &prover->obligations->items[i]);
    uint32_t k = 1;
    for (; k <= MOST_LEVELS && !induction.failed && !out_of_time(prover); k++) {
        induction.level = level_before(&induction);
        if (is_empty(prover, &induction.level))
            break;
    }
    if (k > MOST_LEVELS || induction.failed || out_of_time(prover) ||
        first_open(prover, &induction.current, 4000))
        return false;
    prover->invariants = induction.current;
    prover->steps = arena_format(prover->arena, "k = %u", k);
    return true;
}
