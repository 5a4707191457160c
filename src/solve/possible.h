// Which of many conditions can hold at all?
#ifndef JURY_SOLVE_POSSIBLE_H
#define JURY_SOLVE_POSSIBLE_H

#include "solve/solver.h"

// How much to spend on it. What is not answered within counts as possible.
typedef struct PossibleLimits {
    uint32_t questions;   // about all at once
    int joint_conflicts;  // of such a question
    int single_conflicts; // of one about a single condition, asked where the others were too hard;
                          // 0: then nothing is found out
    Deadline deadline;
    int again_conflicts; // of all that are asked once more, for longer; 0: none is
} PossibleLimits;

// Marks those of the conditions that can hold together with `given` and what was asserted; those
// marked already are not asked for. Afterwards what is not marked is ruled out. SATISFIABLE:
// something meets `given`; UNSATISFIABLE: nothing does; UNKNOWN: nothing was found out.
SolverAnswer solver_find_possible(Solver *solver, TermTable *table, Term given,
                                  const Term *conditions, uint32_t count, bool *is_possible,
                                  const PossibleLimits *limits);

#endif
