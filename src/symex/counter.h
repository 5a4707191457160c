// Counters: a value that changes by a constant until it is compared with a bound and does not stay.
//
// Loops and recursions that count are not unrolled where they count far (closed_form.c,
// closed_recursion.c). The number of steps becomes a variable that is tied to start and bound; the
// solver is asked whether the comparison holds at every number below, and fails at this one.
#ifndef JURY_SYMEX_COUNTER_H
#define JURY_SYMEX_COUNTER_H

#include "symex/internal.h"

typedef struct Counter {
    Symex *symex;
    IrOperation condition; // of staying: LESS, LESS_EQUAL, or EQUAL with `is_negated`
    bool is_negated;
    bool is_left; // the counter stands on the left
    int64_t step;
} Counter;

// Of the executions of a guard.
typedef struct Counted {
    Term count;   // of steps
    Term covered; // where it is known
    Term endless; // where it never leaves
    Term cut;     // all others: the counter leaves its type on the way
} Counted;

// Ints only: terms have 64 bits at the most, and more are needed for a long. False: not known, or
// never more than `limit`, which can be followed.
bool counter_count(const Counter *counter, Term guard, Term start, Term bound, uint32_t limit,
                   Counted *counted);
// May it take more steps than that? A guess.
bool counter_exceeds(const Counter *counter, Term guard, Term start, Term bound, uint32_t limit);
// Is it a bound that has to be met exactly, and is never met? Each step goes over it.
Term counter_steps_over(const Counter *counter, Term start, Term bound);
// A value that changes by the step, after so many steps.
Term counter_after(const Counter *counter, Term start, Term count);

#endif
