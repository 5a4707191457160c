// Persistent map from small numbers to 32-bit values: a radix tree whose nodes
// are never changed once shared. A copy is a copy of the root; setting copies
// the path to one leaf; two trees are compared and joined in time that grows
// with what differs, not with what is there.
#ifndef JURY_BASE_RADIX_H
#define JURY_BASE_RADIX_H

#include "base/arena.h"

#include <stdint.h>

typedef struct RadixNode RadixNode;

typedef struct Radix {
    const RadixNode *root; // NULL: empty
    int levels;            // as many as the greatest key needs
} Radix;

// Keys below 2^24. A value of 0 means absent.
uint32_t radix_get(Radix tree, uint32_t key);
Radix radix_set(Arena *arena, Radix tree, uint32_t key, uint32_t value);

// Calls `join` for every key whose values differ, and takes its results; the
// value may be 0 on either side.
typedef uint32_t RadixJoin(void *context, uint32_t key, uint32_t a, uint32_t b);
Radix radix_join(Arena *arena, Radix a, Radix b, RadixJoin *join, void *context);

// Calls `visit` for every key whose values differ.
typedef void RadixVisit(void *context, uint32_t key, uint32_t a, uint32_t b);
void radix_difference(Radix a, Radix b, RadixVisit *visit, void *context);

#endif
