// How many elements of an array are marked: true, negative, above 0 …
#ifndef JURY_SYMEX_MARKS_H
#define JURY_SYMEX_MARKS_H

#include "symex/internal.h"

enum { MOST_MARKS = 16 };

typedef enum MarkKind {
    MARK_TRUE,
    MARK_NEGATIVE,
    MARK_NOT_NEGATIVE,
    MARK_POSITIVE,
    MARK_NOT_POSITIVE,
    MARK_ANY, // every place that there may be, used or not
    MARK_KINDS
} MarkKind;

// Which elements count.
typedef struct Marks {
    uint32_t holder; // the location of a reference to the array, of numbers, booleans or boxes
    MarkKind kind;
    bool are_new;       // only those that were not marked in the first state
    const Term *places; // only elements whose index is one of these; NULL: all
    uint32_t place_count;
} Marks;

typedef struct MarkCount {
    Term at_least[MOST_MARKS]; // [k]: k + 1 elements or more are marked
    uint32_t count;            // of elements that there may be
} MarkCount;

// False where that is not known, or there may be too many.
bool marks_count(Symex *symex, const State *first, const State *state, const Marks *marks,
                 MarkCount *count);
// So many are marked, and no more.
Term marks_are(Symex *symex, const MarkCount *count, uint32_t number);
Term marks_are_fewer(const MarkCount *count, uint32_t number);

#endif
