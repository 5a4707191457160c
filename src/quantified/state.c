// States: copies, conditions, merging.
#include "quantified/internal.h"

#include <string.h>

State *quantified_state_copy(QuantifiedRun *quantified, const State *state) {
    Arena *arena = quantified->arena;
    State *copy = ARENA_NEW(arena, State);
    *copy = *state;
    copy->registers = arena_array(arena, state->register_count, sizeof(Formula));
    memcpy(copy->registers, state->registers, state->register_count * sizeof(Formula));
    copy->heap = arena_array(arena, state->heap_count + 1, sizeof(Formula));
    if (state->heap_count)
        memcpy(copy->heap, state->heap, state->heap_count * sizeof(Formula));
    // Lists are shared until something is pushed: a push must not write into the other's items.
    copy->conditions.capacity = copy->conditions.count;
    copy->facts.capacity = copy->facts.count;
    return copy;
}

Formula quantified_conjunction(QuantifiedRun *quantified, const FormulaList *list) {
    return logic_and_all(quantified->table, list->items, list->count);
}

Formula quantified_state_condition(QuantifiedRun *quantified, const State *state) {
    return logic_and(quantified->table, quantified_conjunction(quantified, &state->facts),
                     quantified_conjunction(quantified, &state->conditions));
}

static bool has(const FormulaList *list, Formula formula) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == formula)
            return true;
    return false;
}

bool quantified_state_assume(QuantifiedRun *quantified, State *state, Formula condition) {
    FormulaList parts = {0};
    logic_conjuncts(quantified->table, condition, &parts, quantified->arena);
    for (uint32_t i = 0; i < parts.count; i++) {
        Formula part = parts.items[i];
        Formula negated = logic_not(quantified->table, part);
        if (part == FORMULA_FALSE || has(&state->conditions, negated) ||
            has(&state->facts, negated))
            return false;
        if (!has(&state->conditions, part) && !has(&state->facts, part))
            vector_push(quantified->arena, &state->conditions, part);
    }
    return true;
}

void quantified_state_fact(QuantifiedRun *quantified, State *state, Formula fact) {
    FormulaList parts = {0};
    logic_conjuncts(quantified->table, fact, &parts, quantified->arena);
    for (uint32_t i = 0; i < parts.count; i++)
        if (!has(&state->facts, parts.items[i]))
            vector_push(quantified->arena, &state->facts, parts.items[i]);
}

// ---- Merging

static Formula merged(QuantifiedRun *quantified, const Formula *values, const Formula *guards,
                      uint32_t count) {
    // A way on which nothing was assigned does not count: nobody reads it there. The result of a
    // call that throws is such a value, and ways meet behind the call before they part again.
    Formula result = FORMULA_NONE;
    for (uint32_t i = count; i-- > 0;)
        if (values[i])
            result =
                result ? logic_ite(quantified->table, guards[i], values[i], result) : values[i];
    return result ? quantified_merged(quantified, values, guards, count, result) : result;
}

static uint32_t shared_prefix(State *const *states, uint32_t count) {
    uint32_t length = states[0]->conditions.count;
    for (uint32_t i = 1; i < count; i++) {
        uint32_t same = 0;
        while (same < length && same < states[i]->conditions.count &&
               states[i]->conditions.items[same] == states[0]->conditions.items[same])
            same++;
        length = same;
    }
    return length;
}

// What was assumed on each way becomes one disjunction, behind what all share.
static void merge_conditions(QuantifiedRun *quantified, State *result, State *const *states,
                             uint32_t count) {
    uint32_t prefix = shared_prefix(states, count);
    FormulaList conditions = {0}, facts = {0};
    for (uint32_t i = 0; i < prefix; i++)
        vector_push(quantified->arena, &conditions, states[0]->conditions.items[i]);
    for (uint32_t i = 0; i < states[0]->facts.count; i++) {
        bool everywhere = true;
        for (uint32_t j = 1; j < count; j++)
            everywhere &= has(&states[j]->facts, states[0]->facts.items[i]);
        if (everywhere)
            vector_push(quantified->arena, &facts, states[0]->facts.items[i]);
    }
    Formula *ways = arena_array(quantified->arena, count, sizeof(Formula));
    Formula *known = arena_array(quantified->arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        FormulaList rest = {0};
        for (uint32_t j = prefix; j < states[i]->conditions.count; j++)
            vector_push(quantified->arena, &rest, states[i]->conditions.items[j]);
        ways[i] = quantified->options.scope ? quantified_way(quantified, &states[i]->conditions)
                                            : quantified_conjunction(quantified, &rest);
        FormulaList more = {0};
        vector_push(quantified->arena, &more, ways[i]);
        for (uint32_t j = 0; j < states[i]->facts.count; j++)
            if (!has(&facts, states[i]->facts.items[j]))
                vector_push(quantified->arena, &more, states[i]->facts.items[j]);
        known[i] = quantified_conjunction(quantified, &more);
    }
    result->conditions = conditions;
    result->facts = facts;
    Formula together = logic_or_all(quantified->table, ways, count);
    Formula any = quantified_named(quantified, together, "ways", FORMULA_TRUE);
    if (any != FORMULA_TRUE)
        vector_push(quantified->arena, &result->conditions, any);
    Formula fact = logic_or_all(quantified->table, known, count);
    if (fact != FORMULA_TRUE && fact != together)
        vector_push(quantified->arena, &result->facts, fact);
}

State *quantified_state_merge(QuantifiedRun *quantified, State *const *states,
                              const Formula *guards, uint32_t count) {
    Arena *arena = quantified->arena;
    if (count == 1)
        return states[0];
    State *result = quantified_state_copy(quantified, states[0]);
    Formula *values = arena_array(arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < result->register_count; i++) {
        for (uint32_t j = 0; j < count; j++)
            values[j] = states[j]->registers[i];
        result->registers[i] = merged(quantified, values, guards, count);
    }
    bool same_epoch = true;
    for (uint32_t j = 1; j < count; j++)
        same_epoch &= states[j]->epoch == states[0]->epoch;
    for (uint32_t i = 0; i < quantified->slots.count; i++) {
        bool untouched = same_epoch;
        for (uint32_t j = 0; j < count; j++)
            untouched &= i >= states[j]->heap_count || !states[j]->heap[i];
        if (untouched)
            continue;
        for (uint32_t j = 0; j < count; j++)
            values[j] = quantified_slot_get(quantified, states[j], i);
        quantified_slot_set(quantified, result, i, merged(quantified, values, guards, count));
    }
    if (!same_epoch) // what no slot was made for yet may differ: nothing is known of it
        result->epoch = ++quantified->epochs;
    for (uint32_t j = 0; j < count; j++)
        values[j] = states[j]->allocated;
    result->allocated = merged(quantified, values, guards, count);
    for (uint32_t j = 0; j < count; j++)
        if (states[j]->created > result->created)
            result->created = states[j]->created;
    merge_conditions(quantified, result, states, count);
    result->passed = quantified_merge_passed(quantified, states, guards, count);
    return result;
}
