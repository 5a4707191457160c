// The range of a bound variable, read off the guards of its quantifier.
#ifndef JURY_SYMEX_GROUND_RANGE_H
#define JURY_SYMEX_GROUND_RANGE_H

#include "symex/ground.h"

typedef struct Bound {
    const SpecExpr *value;
    bool is_strict;
} Bound;

typedef VECTOR(Bound) BoundList;

typedef struct Bounds {
    BoundList lows, highs; // all of them hold of every value that counts
} Bounds;

Bounds range_bounds(Arena *arena, const SpecExpr *quantifier, const Variable *variable);
// For the variable at `index`, when those behind it have no values yet.
Bounds range_bounds_in_order(Arena *arena, const SpecExpr *quantifier, uint32_t index);

#endif
