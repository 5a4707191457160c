// Plain Java: what a number is computed from (docs/plain-java.md).
#ifndef JURY_SYMEX_PLAIN_PARTS_H
#define JURY_SYMEX_PLAIN_PARTS_H

#include "symex/internal.h"

// The arguments of the method under check, and answers of objects of a class that nobody knows,
// that a number is computed from: it grows with the `ups`, and the `downs` are taken away; one that
// was divided or cut is both.
typedef struct Parts {
    TermList ups, downs; // each once
    bool are_relied_on;
    Term elsewhere; // the executions in which it is something else: a bound in place of an argument
} Parts;

// Is it computed from them and from constants alone? The frame is where it is used.
bool parts_find(Symex *symex, const Frame *frame, Term value, Parts *parts);
// The same of a number that is divided before it is used: each part counts both ways.
bool parts_find_both_ways(Symex *symex, const Frame *frame, Term value, Parts *parts);
// Is one of them, among whatever else it is computed from, relied on: an argument of which the
// documentation says what it must be, or what a method of the project answered that has no body?
// Then these are the parts.
bool parts_find_relied_on(Symex *symex, const Frame *frame, Term value, Parts *parts);

// Is the argument anywhere in what the number is computed from?
bool parts_has(Symex *symex, Term number, Term argument);

#endif
