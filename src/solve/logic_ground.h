// Formulas as terms, that is, as bits: for proofs that another program can check.
//
// What contradicts itself as terms contradicts itself as formulas. The other way round this is so
// where the terms are exact: without quantifiers, sums over ranges, exact numbers and equal arrays.
#ifndef JURY_SOLVE_LOGIC_GROUND_H
#define JURY_SOLVE_LOGIC_GROUND_H

#include "logic/logic.h"
#include "term/term.h"

typedef struct GroundTerms {
    VECTOR(Term) assertions;
    bool is_exact;
} GroundTerms;

// False where numbers have no bits (NUMBERS_MATH), or there would be too many terms.
bool logic_ground(LogicTable *table, const Formula *formulas, uint32_t count, Arena *arena,
                  TermTable *terms, GroundTerms *result);

#endif
