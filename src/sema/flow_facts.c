#include "sema/flow_facts.h"

#include <string.h>

static uint64_t *variable_set_new(const FactSpace *space) {
    return arena_array(space->arena, space->words, sizeof(uint64_t));
}

uint64_t *variable_set_copy(const FactSpace *space, const uint64_t *set) {
    uint64_t *copy = variable_set_new(space);
    variable_set_assign(space, copy, set);
    return copy;
}

void variable_set_assign(const FactSpace *space, uint64_t *set, const uint64_t *to) {
    memcpy(set, to, space->words * sizeof(uint64_t));
}

void variable_set_clear(const FactSpace *space, uint64_t *set) {
    memset(set, 0, space->words * sizeof(uint64_t));
}

void variable_set_intersect(const FactSpace *space, uint64_t *set, const uint64_t *other) {
    for (uint32_t i = 0; i < space->words; i++)
        set[i] &= other[i];
}

void variable_set_unite(const FactSpace *space, uint64_t *set, const uint64_t *other) {
    for (uint32_t i = 0; i < space->words; i++)
        set[i] |= other[i];
}

bool variable_set_includes(const FactSpace *space, const uint64_t *set, const uint64_t *part) {
    for (uint32_t i = 0; i < space->words; i++)
        if (part[i] & ~set[i])
            return false;
    return true;
}

Facts facts_new(const FactSpace *space) {
    return (Facts){variable_set_new(space), variable_set_new(space)};
}

Facts facts_copy(const FactSpace *space, Facts facts) {
    return (Facts){variable_set_copy(space, facts.assigned),
                   variable_set_copy(space, facts.unassigned)};
}

void facts_set(const FactSpace *space, Facts facts, Facts to) {
    variable_set_assign(space, facts.assigned, to.assigned);
    variable_set_assign(space, facts.unassigned, to.unassigned);
}

void facts_set_unreachable(const FactSpace *space, Facts facts) {
    memset(facts.assigned, 0xFF, space->words * sizeof(uint64_t));
    memset(facts.unassigned, 0xFF, space->words * sizeof(uint64_t));
}

void facts_meet(const FactSpace *space, Facts facts, Facts other) {
    variable_set_intersect(space, facts.assigned, other.assigned);
    variable_set_intersect(space, facts.unassigned, other.unassigned);
}
