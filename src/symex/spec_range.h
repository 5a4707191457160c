// The range of a bound variable, read off the guards of its quantifier.
#ifndef JURY_SYMEX_SPEC_RANGE_H
#define JURY_SYMEX_SPEC_RANGE_H

#include "symex/spec.h"

typedef struct Bound {
    Node *node;
    bool is_strict;
} Bound;

typedef VECTOR(Bound) BoundList;

typedef struct Bounds {
    BoundList lows, highs; // all of them hold of every value that counts
} Bounds;

bool range_mentions(Node *node, const Variable *variable);
Bounds range_bounds(Arena *arena, Quantified *quantified, const Variable *variable);
// For the variable at `index`, when those behind it have no values yet.
Bounds range_bounds_in_order(Arena *arena, Quantified *quantified, uint32_t index);

#endif
