// What is known at a point of a body about each tracked variable: that it is
// definitely assigned, and that it is definitely unassigned (JLS 16).
//
// Variables are numbered; a set has a bit per number. Where nothing can get to,
// every variable is both assigned and unassigned.
#ifndef JURY_SEMA_FLOW_FACTS_H
#define JURY_SEMA_FLOW_FACTS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct FactSpace {
    Arena *arena;
    uint32_t words; // of 64 variables each
} FactSpace;

typedef struct Facts {
    uint64_t *assigned;
    uint64_t *unassigned;
} Facts;

Facts facts_new(const FactSpace *space); // nothing known
Facts facts_copy(const FactSpace *space, Facts facts);
void facts_set(const FactSpace *space, Facts facts, Facts to);
void facts_set_unreachable(const FactSpace *space, Facts facts);
void facts_meet(const FactSpace *space, Facts facts, Facts other); // what holds on both ways

uint64_t *variable_set_copy(const FactSpace *space, const uint64_t *set);
void variable_set_assign(const FactSpace *space, uint64_t *set, const uint64_t *to);
void variable_set_clear(const FactSpace *space, uint64_t *set);
void variable_set_intersect(const FactSpace *space, uint64_t *set, const uint64_t *other);
void variable_set_unite(const FactSpace *space, uint64_t *set, const uint64_t *other);
bool variable_set_includes(const FactSpace *space, const uint64_t *set, const uint64_t *part);

static inline bool variable_set_has(const uint64_t *set, uint32_t index) {
    return set[index / 64] >> index % 64 & 1;
}
static inline void variable_set_add(uint64_t *set, uint32_t index) {
    set[index / 64] |= UINT64_C(1) << index % 64;
}
static inline void variable_set_remove(uint64_t *set, uint32_t index) {
    set[index / 64] &= ~(UINT64_C(1) << index % 64);
}

#endif
