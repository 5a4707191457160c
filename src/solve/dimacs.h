// Terms as a DIMACS file.
#ifndef JURY_SOLVE_DIMACS_H
#define JURY_SOLVE_DIMACS_H

#include "term/term.h"

#include <stdio.h>

// The CNF of the conjunction of the terms. Comments give the variables of the terms, lowest bit
// first: "c name 5 6 -7 T" has its bits in the literals 5, 6 and -7, and a fourth one that is true;
// a bit on which nothing depends is "?".
void dimacs_dump(FILE *out, const TermTable *table, const Term *assertions, uint32_t count);

#endif
