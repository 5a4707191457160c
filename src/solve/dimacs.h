// Terms as a DIMACS file.
#ifndef JURY_SOLVE_DIMACS_H
#define JURY_SOLVE_DIMACS_H

#include "term/term.h"

#include <stdio.h>

// The CNF of the conjunction of the terms. Comments give the variables of the terms, lowest bit
// first: "c name 5 6 ?" has its bits in the variables 5 and 6, and nothing depends on a third.
void dimacs_dump(FILE *out, const TermTable *table, const Term *assertions, uint32_t count);

#endif
