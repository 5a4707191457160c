// Collections that have changed by nobody knows what.
#ifndef JURY_SYMEX_GROWTH_H
#define JURY_SYMEX_GROWTH_H

#include "symex/internal.h"

typedef enum Growth {
    GROWTH_NONE,    // no method of such a collection, or one that calls itself another
    GROWTH_ADDS,    // adds an element to a set
    GROWTH_REMOVES, // takes one out
    GROWTH_ASKS,    // is one in it?
    GROWTH_APPENDS, // adds an element to a list or queue
    GROWTH_OTHER,
} Growth;

// A call of exactly this method.
typedef struct GrowthCall {
    Frame *frame;
    Method *method;
    const Term *arguments;
    uint32_t count;
    Span span;
} GrowthCall;

typedef Outcome GrowthRun(Symex *symex, const GrowthCall *call, State state); // as always

// growth.c
Growth growth_of(const GrowthCall *call);
// Has any collection changed so?
bool growth_is_any(const Symex *symex);
// Its two marks, locations of states.
uint32_t growth_marks(Symex *symex, uint32_t object);
// Elements may have been added to the collection, or, where it loses, taken out.
void growth_open(Symex *symex, State *state, uint32_t object, bool loses);
Outcome growth_call(Symex *symex, const GrowthCall *call, State state, Growth growth,
                    GrowthRun *run);

#endif
