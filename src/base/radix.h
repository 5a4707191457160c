// Persistent map from small numbers to 32-bit values: a radix tree whose nodes
// are never changed once shared. A copy is a copy of the root; setting copies
// the path to one leaf; two trees are compared and joined in time that grows
// with what differs, not with what is there.
#ifndef JURY_BASE_RADIX_H
#define JURY_BASE_RADIX_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct RadixNode RadixNode;

// The leaves that were set last are in the tree itself, and copied with it: setting one of their
// values again makes no node.
enum { RADIX_LEAF = 4, RADIX_OPEN = 4 };

typedef struct RadixLeaf {
    uint32_t prefix; // of all its keys
    uint32_t values[RADIX_LEAF];
} RadixLeaf;

typedef struct Radix {
    const RadixNode *root; // NULL: empty
    int levels;            // as many as the greatest key needs
    uint32_t is_open;      // one bit for each of `open`: this is what the tree has there
    RadixLeaf open[RADIX_OPEN];
} Radix;

// Keys below 2^24. A value of 0 means absent.
uint32_t radix_get(const Radix *tree, uint32_t key);
void radix_set(Arena *arena, Radix *tree, uint32_t key, uint32_t value);

bool radix_is_empty(const Radix *tree);
// One is a copy of the other; false: perhaps all the same.
bool radix_is_same(const Radix *a, const Radix *b);

// Calls `join` for every key whose values differ, and takes its results; the
// value may be 0 on either side.
typedef uint32_t RadixJoin(void *context, uint32_t key, uint32_t a, uint32_t b);
Radix radix_join(Arena *arena, Radix a, Radix b, RadixJoin *join, void *context);

// Calls `visit` for every key whose values differ.
typedef void RadixVisit(void *context, uint32_t key, uint32_t a, uint32_t b);
void radix_difference(Arena *arena, Radix a, Radix b, RadixVisit *visit, void *context);

#endif
