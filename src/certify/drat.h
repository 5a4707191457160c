// Checks a DRAT proof that clauses contradict each other.
//
// Every step is checked from the clauses before it, and only steps that follow by unit propagation
// (RUP) are accepted: that is all that the solver writes, and what follows so is true whatever was
// deleted before.
#ifndef JURY_CERTIFY_DRAT_H
#define JURY_CERTIFY_DRAT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct DratResult {
    bool is_proof;
    char problem[160];        // why it is none
    unsigned long long steps; // that were checked
} DratResult;

// `cnf`: the bytes of a file in DIMACS format; `proof`: of one in binary DRAT format.
DratResult drat_check(const char *cnf, size_t cnf_size, const unsigned char *proof,
                      size_t proof_size);

#endif
