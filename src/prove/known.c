// Which variables the invariant of a loop may speak of: its own, and those of the paths that lead
// to it.
//
// A variable stands for the value of one moment: the result of a call, an object that was made.
// What a path from the loop brings in is another value in every iteration, though it is the same
// variable in every formula. A clause about such a value helps only if it holds for all of them,
// and that is what it is taken to say.
#include "prove/internal.h"

typedef struct Known {
    Prover *prover;
    FormulaList *of; // by cut point
} Known;

static void know(Known *known, uint32_t cut, Formula formula) {
    Prover *prover = known->prover;
    FormulaList found = {0};
    if (!formula)
        return;
    logic_free_variables(prover->table, formula, &found, prover->scratch);
    for (uint32_t i = 0; i < found.count; i++)
        if (!list_has(&known->of[cut], found.items[i]))
            vector_push(prover->scratch, &known->of[cut], found.items[i]);
}

static void know_all(Known *known, uint32_t cut, const FormulaList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        know(known, cut, list->items[i]);
}

static void know_state(Known *known, uint32_t cut, const QuantifiedState *state) {
    Prover *prover = known->prover;
    for (uint32_t i = 0; i < state->register_count; i++)
        know(known, cut, state->registers[i]);
    for (uint32_t i = 0; i < quantified_slots(prover->quantified)->count; i++)
        know(known, cut, quantified_slot_value(prover->quantified, state, i));
    know(known, cut, state->allocated);
    know_all(known, cut, &state->conditions);
    know_all(known, cut, &state->facts);
}

// Whoever arrives at a loop comes from a cut point with a smaller number.
static void know_cut(Known *known, uint32_t index) {
    const CutPoint *cut = known->prover->cuts->items[index];
    for (uint32_t i = 0; i < cut->arrivals.count; i++) {
        know_all(known, index, &known->of[cut->arrivals.items[i].from]);
        know_state(known, index, cut->arrivals.items[i].state);
    }
    if (cut->state)
        know_state(known, index, cut->state);
}

// Evaluating more expressions may have made new parts of the heap: they belong to the start.
const FormulaList *known_variables(Prover *prover, uint32_t cut) {
    uint32_t slots = quantified_slots(prover->quantified)->count;
    if (prover->known && prover->known_slots == slots)
        return &prover->known[cut];
    Known known = {.prover = prover,
                   .of = arena_array(prover->scratch, prover->cuts->count, sizeof(FormulaList))};
    know_all(&known, 0, quantified_assumptions(prover->quantified));
    know_state(&known, 0, quantified_pre_state(prover->quantified));
    for (uint32_t i = 0; i < prover->cuts->count; i++)
        know_cut(&known, i);
    prover->known = known.of;
    prover->known_slots = slots;
    return &known.of[cut];
}

static void unknown_in(Prover *prover, const FormulaList *known, Formula formula,
                       FormulaList *unknown) {
    FormulaList found = {0};
    logic_free_variables(prover->table, formula, &found, prover->scratch);
    for (uint32_t i = 0; i < found.count; i++)
        if (!list_has(known, found.items[i]))
            vector_push(prover->scratch, unknown, found.items[i]);
}

Formula closed_at(Prover *prover, uint32_t cut, Formula formula) {
    LogicTable *table = prover->table;
    FormulaList unknown = {0};
    unknown_in(prover, known_variables(prover, cut), formula, &unknown);
    Formula *bound = arena_array(prover->scratch, unknown.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < unknown.count; i++)
        bound[i] = logic_bound_variable(table, logic_sort(table, unknown.items[i]),
                                        logic_node(table, unknown.items[i])->name);
    Formula body = logic_substitute(table, formula, unknown.items, bound, unknown.count);
    return logic_quantify(table, true, bound, unknown.count, body);
}

void close_invariants(Prover *prover, Invariants *invariants) {
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        for (uint32_t j = 0; j < invariants->of[i].count; j++)
            invariants->of[i].items[j] = closed_at(prover, i, invariants->of[i].items[j]);
}

bool are_closed(Prover *prover, const Invariants *invariants) {
    FormulaList unknown = {0};
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        for (uint32_t j = 0; j < invariants->of[i].count; j++)
            unknown_in(prover, known_variables(prover, i), invariants->of[i].items[j], &unknown);
    return !unknown.count;
}
