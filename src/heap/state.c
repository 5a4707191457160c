// States: which executions, and what they have computed.
#include "heap/heap.h"

State state_dead(void) {
    return (State){TERM_FALSE, {0}};
}

State state_assume(Symex *symex, State state, Term condition) {
    state.guard = term_and(symex->terms, state.guard, condition);
    return state;
}

Term state_get(Symex *symex, const State *state, uint32_t location) {
    Term value = radix_get(&state->values, location);
    return value ? value : symex->heap.initial.items[location];
}

void state_set(Symex *symex, State *state, uint32_t location, Term value) {
    radix_set(symex->arena, &state->values, location, value);
}

// ---- Merging

typedef struct Merge {
    Symex *symex;
    Term condition; // true: the first state
} Merge;

static Term join(void *context, uint32_t location, Term a, Term b) {
    Merge *merge = context;
    Term initial = merge->symex->heap.initial.items[location];
    if (!a)
        a = initial;
    if (!b)
        b = initial;
    // Absent on one side: a register not set there, or an object not created there.
    if (!a || !b)
        return a ? a : b;
    return term_ite(merge->symex->terms, merge->condition, a, b);
}

// When the guards are p ∧ c and p ∧ ¬c, the merged guard is p, and c alone
// tells the values apart: smaller terms, shared by all that follow.
static bool split_guards(const TermTable *terms, Term a, Term b, Term *common, Term *condition) {
    if (term_is_negated(a) || term_is_negated(b) || term_kind(terms, a) != TERM_KIND_AND ||
        term_kind(terms, b) != TERM_KIND_AND)
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        for (uint32_t j = 0; j < 2; j++) {
            if (term_child(terms, a, i) != term_child(terms, b, j) ||
                term_child(terms, a, 1 - i) != term_not(term_child(terms, b, 1 - j)))
                continue;
            *common = term_child(terms, a, i);
            *condition = term_child(terms, a, 1 - i);
            return true;
        }
    }
    return false;
}

State state_merge(Symex *symex, State a, State b) {
    if (state_is_dead(&a))
        return b;
    if (state_is_dead(&b))
        return a;
    Merge merge = {symex, a.guard};
    State merged;
    if (a.guard == term_not(b.guard))
        merged.guard = TERM_TRUE;
    else if (!split_guards(symex->terms, a.guard, b.guard, &merged.guard, &merge.condition))
        merged.guard = term_or(symex->terms, a.guard, b.guard);
    merged.values = radix_join(symex->arena, a.values, b.values, join, &merge);
    return merged;
}
