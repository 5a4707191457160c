// A list whose entries have numbers that follow each other, as those of a pre-state often do.
#ifndef JURY_SYMEX_NUMBERED_LIST_H
#define JURY_SYMEX_NUMBERED_LIST_H

#include "symex/internal.h"

typedef struct NumberedList {
    uint32_t first,
        count;        // objects that may be entries: the number of the first, the others follow
    uint32_t bits;    // that hold the number of each
    const Term *next; // what the field holds in each of them
    Term guard;       // the executions in which it is one
    Term last;        // number of the last entry that exists
    Term back;        // what that refers to: null, or an entry
} NumberedList;

// In the executions of `guard`: are the objects from `first` on, as far as they exist, a list in
// this order, and is `begin` null or one of them? NULL: no, or it is not known. Asks the solver.
const NumberedList *numbered_list_find(Symex *symex, uint32_t first, uint32_t count,
                                       const Term *next, Term guard, Term begin);

// What the field of an entry holds; of one that exists, in these executions.
Term numbered_list_next(Symex *symex, const NumberedList *list, Term entry);

#endif
