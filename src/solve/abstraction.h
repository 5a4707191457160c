// Questions about quotients and remainders without their circuits.
//
// Every quotient and remainder by an unknown number becomes a variable, and lemmas say what is
// known of it: how large it can be, and which numbers divide it. What nothing satisfies then,
// nothing satisfies. That something does says nothing: the variables mean less than the circuits.
#ifndef JURY_SOLVE_ABSTRACTION_H
#define JURY_SOLVE_ABSTRACTION_H

#include "term/term.h"

typedef struct Abstraction Abstraction;

Abstraction *abstraction_new(TermTable *table);
void abstraction_free(Abstraction *abstraction);

// The same term with the variables in place of quotients and remainders.
Term abstraction_of(Abstraction *abstraction, Term term);

// This will hold in every question. Best told before a term is asked for: numbers in it that are
// not negative lose their sign, if they were in none so far.
void abstraction_note_fact(Abstraction *abstraction, Term fact);

// The lemmas about the variables, in the order in which they were made: those that are new since
// the last call.
const Term *abstraction_take_lemmas(Abstraction *abstraction, uint32_t *count);

// What the variables stand for, in the order in which they were made: dividend and divisor are
// about variables that come earlier. For tests.
typedef enum AbstractKind {
    ABSTRACT_QUOTIENT,
    ABSTRACT_REMAINDER,
    ABSTRACT_DIVIDES, // a boolean: the remainder is 0
    ABSTRACT_BELOW,   // a boolean: the dividend is below the divisor
    ABSTRACT_LOW_BITS // all bits of the dividend but the sign; there is no divisor
} AbstractKind;
typedef struct AbstractVariable {
    AbstractKind kind;
    Term variable;
    Term dividend, divisor;
} AbstractVariable;
const AbstractVariable *abstraction_variables(const Abstraction *abstraction, uint32_t *count);

#endif
