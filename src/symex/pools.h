// Programs that build their own heap: objects of a pool, drawn by numbers that nobody determines.
//
//     for (int i = 0; i < N; i++) pool[i] = new Node();
//     for (int i = 0; i < N; i++) pool[i].next = pool[nondetInt()];     // 0 <= that < N is assumed
//     head = pool[nondetInt()];
//     assume(repOK());
//
// looks at each list as often as its nodes can be numbered. One numbering is enough, as it is for a
// pre-state (heap/numbering.c): exchange two nodes with all they hold, and exchange them wherever
// they are referred to. What the numbers drawn can give is the same set of heaps again, and Java
// cannot tell an execution on the one heap from that on the other.
#ifndef JURY_SYMEX_POOLS_H
#define JURY_SYMEX_POOLS_H

#include "symex/internal.h"

typedef VECTOR(uint32_t) NumberList;

// Objects of one class that were made at one place.
typedef struct Pool {
    Type *type;
    Span site;
    NumberList objects;
} Pool;

typedef VECTOR(Pool) PoolList;

// A place that may hold any object of a pool: a field of one of its objects, or a root, which is
// all other locations of that value.
typedef struct PoolSlot {
    Term value;
    uint32_t object; // whose field it is; 0: a root
    uint32_t field;  // which, by its place among the fields
    NumberList locations;
    bool is_nullable;
} PoolSlot;

typedef VECTOR(PoolSlot) PoolSlotList;

// What can be exchanged, in a state.
typedef struct PoolFinding {
    PoolList pools;
    PoolSlotList slots;             // roots, then fields, object by object
    NumberList odd;                 // locations that tell objects apart
    VECTOR(NumberList) serials;     // those of serial numbers, a list for each pool and field
    const struct ObjectSet *pooled; // all objects of pools
    uint32_t steps;                 // through terms, to find it
} PoolFinding;

// ---- pool_search.c: false where nothing can be.
bool pools_find(Symex *symex, const State *state, PoolFinding *finding);

// ---- pools.c
// A call is about to be executed. Where objects of pools can be exchanged for each other from here
// on, one numbering of them is kept; and, once that is so, what the executions ruled out meanwhile
// is taken out of the state.
void pools_before_call(Symex *symex, const Frame *frame, State *state);
// After the execution: was something told apart? Then nothing that was found counts.
void pools_conclude(Symex *symex);

#endif
