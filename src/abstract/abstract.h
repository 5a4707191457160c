// A program on sets of values: what can be in each variable, field and array, in all of its runs
// at once, however long they are (docs/abstract.md).
//
// Input:   a program's `main`, typed and lowered, without JML.
// Output:  whether no run fails an assertion, and whether none lets a RuntimeException escape;
//          "no" means that it is not known.
// Method:  the graphs are executed on states that stand for many: ranges of numbers, differences
//          between them, objects by the place that makes them. Where ways meet, states are joined;
//          loops and recursions are repeated until nothing is added.
#ifndef JURY_ABSTRACT_ABSTRACT_H
#define JURY_ABSTRACT_ABSTRACT_H

#include "base/clock.h"
#include "lower/lower.h"

typedef struct AbstractAnswer {
    bool no_assertion_fails;
    bool no_exception_escapes; // no RuntimeException
    bool no_other_escapes;     // neither of the two, nor anything else that can be thrown
    const char *reason;        // why it was given up, in the arena; NULL: it was not
    Span place;                // of that, or of the first thing that may go wrong
    bool is_out_of_time;
} AbstractAnswer;

typedef struct AbstractQuestion {
    bool about_assertions, about_exceptions; // of the other, nothing is said
    Deadline deadline;
} AbstractQuestion;

AbstractAnswer abstract_program(Arena *arena, Sema *sema, Lowering *lowering, Method *main,
                                AbstractQuestion question);

#endif
