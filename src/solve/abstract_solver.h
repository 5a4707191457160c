// A solver beside another, which knows quotients and remainders only by lemmas (abstraction.h).
#ifndef JURY_SOLVE_ABSTRACT_SOLVER_H
#define JURY_SOLVE_ABSTRACT_SOLVER_H

#include "solve/internal.h"

typedef struct AbstractSolver AbstractSolver;

AbstractSolver *abstract_solver_new(TermTable *table, const Limits *limits,
                                    const SolverOptions *options);
void abstract_solver_free(AbstractSolver *solver);

// The assertions are all those of the other solver, with those that this one knows first.
// UNSATISFIABLE is the answer to the question itself; else it is UNKNOWN.
SolverAnswer abstract_solver_check(AbstractSolver *solver, const Term *assertions, uint32_t count,
                                   const Term *assumptions, uint32_t assumption_count,
                                   int most_conflicts); // 0: any number
// After UNSATISFIABLE: did this assumption take part?
bool abstract_solver_failed(AbstractSolver *solver, Term assumption);

uint64_t abstract_solver_conflicts(const AbstractSolver *solver);

#endif
