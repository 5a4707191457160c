// What is asked of the solver about a method, for other tools to look at.
#ifndef JURY_CHECK_FORMULAS_H
#define JURY_CHECK_FORMULAS_H

#include "lower/lower.h"
#include "heap/scope.h"

#include <stdio.h>

typedef enum FormulaFormat { FORMULAS_TERMS, FORMULAS_SMT2, FORMULAS_CNF } FormulaFormat;

// Satisfiable exactly if some execution within the scope breaks an obligation
// and passes nothing that is not modelled.
void formulas_write(FILE *out, Sema *sema, Lowering *lowering, Method *method, const Scope *scope,
                    FormulaFormat format);

// The questions of `check --encoding quantified`, one after the other, as SMT-LIB 2: each is
// satisfiable if what its comment says can happen. Loops are unrolled as the scope says, 5 times
// where it says nothing.
void formulas_write_quantified(FILE *out, Sema *sema, Lowering *lowering, Method *method,
                               const Scope *scope);

#endif
