// States: copies, conditions, merging.
#include "quantified/internal.h"

#include <string.h>

State *engine_state_copy(HeapEngine *engine, const State *state) {
    Arena *arena = engine->arena;
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

Formula engine_conjunction(HeapEngine *engine, const FormulaList *list) {
    return logic_and_all(engine->table, list->items, list->count);
}

Formula engine_state_condition(HeapEngine *engine, const State *state) {
    return logic_and(engine->table, engine_conjunction(engine, &state->facts),
                     engine_conjunction(engine, &state->conditions));
}

static bool has(const FormulaList *list, Formula formula) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == formula)
            return true;
    return false;
}

bool engine_state_assume(HeapEngine *engine, State *state, Formula condition) {
    FormulaList parts = {0};
    logic_conjuncts(engine->table, condition, &parts, engine->arena);
    for (uint32_t i = 0; i < parts.count; i++) {
        Formula part = parts.items[i];
        Formula negated = logic_not(engine->table, part);
        if (part == FORMULA_FALSE || has(&state->conditions, negated) ||
            has(&state->facts, negated))
            return false;
        if (!has(&state->conditions, part) && !has(&state->facts, part))
            vector_push(engine->arena, &state->conditions, part);
    }
    return true;
}

void engine_state_fact(HeapEngine *engine, State *state, Formula fact) {
    FormulaList parts = {0};
    logic_conjuncts(engine->table, fact, &parts, engine->arena);
    for (uint32_t i = 0; i < parts.count; i++)
        if (!has(&state->facts, parts.items[i]))
            vector_push(engine->arena, &state->facts, parts.items[i]);
}

// ---- Merging

static Formula merged(HeapEngine *engine, const Formula *values, const Formula *guards,
                      uint32_t count) {
    // A way on which nothing was assigned does not count: nobody reads it there. The result of a
    // call that throws is such a value, and ways meet behind the call before they part again.
    Formula result = FORMULA_NONE;
    for (uint32_t i = count; i-- > 0;)
        if (values[i])
            result = result ? logic_ite(engine->table, guards[i], values[i], result) : values[i];
    return result;
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
static void merge_conditions(HeapEngine *engine, State *result, State *const *states,
                             uint32_t count) {
    uint32_t prefix = shared_prefix(states, count);
    FormulaList conditions = {0}, facts = {0};
    for (uint32_t i = 0; i < prefix; i++)
        vector_push(engine->arena, &conditions, states[0]->conditions.items[i]);
    for (uint32_t i = 0; i < states[0]->facts.count; i++) {
        bool everywhere = true;
        for (uint32_t j = 1; j < count; j++)
            everywhere &= has(&states[j]->facts, states[0]->facts.items[i]);
        if (everywhere)
            vector_push(engine->arena, &facts, states[0]->facts.items[i]);
    }
    Formula *ways = arena_array(engine->arena, count, sizeof(Formula));
    Formula *known = arena_array(engine->arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        FormulaList rest = {0};
        for (uint32_t j = prefix; j < states[i]->conditions.count; j++)
            vector_push(engine->arena, &rest, states[i]->conditions.items[j]);
        ways[i] = engine_conjunction(engine, &rest);
        for (uint32_t j = 0; j < states[i]->facts.count; j++)
            if (!has(&facts, states[i]->facts.items[j]))
                vector_push(engine->arena, &rest, states[i]->facts.items[j]);
        known[i] = engine_conjunction(engine, &rest);
    }
    result->conditions = conditions;
    result->facts = facts;
    Formula any = logic_or_all(engine->table, ways, count);
    if (any != FORMULA_TRUE)
        vector_push(engine->arena, &result->conditions, any);
    Formula fact = logic_or_all(engine->table, known, count);
    if (fact != FORMULA_TRUE && fact != any)
        vector_push(engine->arena, &result->facts, fact);
}

State *engine_state_merge(HeapEngine *engine, State *const *states, const Formula *guards,
                          uint32_t count) {
    Arena *arena = engine->arena;
    if (count == 1)
        return states[0];
    State *result = engine_state_copy(engine, states[0]);
    Formula *values = arena_array(arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < result->register_count; i++) {
        for (uint32_t j = 0; j < count; j++)
            values[j] = states[j]->registers[i];
        result->registers[i] = merged(engine, values, guards, count);
    }
    bool same_epoch = true;
    for (uint32_t j = 1; j < count; j++)
        same_epoch &= states[j]->epoch == states[0]->epoch;
    for (uint32_t i = 0; i < engine->slots.count; i++) {
        bool untouched = same_epoch;
        for (uint32_t j = 0; j < count; j++)
            untouched &= i >= states[j]->heap_count || !states[j]->heap[i];
        if (untouched)
            continue;
        for (uint32_t j = 0; j < count; j++)
            values[j] = engine_slot_get(engine, states[j], i);
        engine_slot_set(engine, result, i, merged(engine, values, guards, count));
    }
    if (!same_epoch) // what no slot was made for yet may differ: nothing is known of it
        result->epoch = ++engine->epochs;
    for (uint32_t j = 0; j < count; j++)
        values[j] = states[j]->allocated;
    result->allocated = merged(engine, values, guards, count);
    merge_conditions(engine, result, states, count);
    return result;
}
