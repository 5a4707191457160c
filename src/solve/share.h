// One hard question, shared by several processes.
//
// Input:   a solver and what is assumed; one process had no answer for a while.
// Output:  as of sat_solve; after 10 the solver has the values, whichever process found them.
// Method:  processes are copies of this one, with all that the solver has learned. Each works on a
//          cube, some literals that are assumed besides. The first cube is the whole question.
//          Whoever has none waits, and then one that works halves its cube by a variable that it
//          has learned most about. So nothing is split that nobody waits for, and how even the
//          halves are matters little. Short clauses that one has learned are told to the others,
//          and stay with the first.
#ifndef JURY_SOLVE_SHARE_H
#define JURY_SOLVE_SHARE_H

#include "solve/sat.h"

typedef struct SharedQuestion {
    const int *assumptions;
    uint32_t count;
    uint32_t processes; // this one included
    int most_conflicts; // of all together; 0: any number
} SharedQuestion;

int share_solve(SatSolver *solver, const SharedQuestion *question, SatStop should_stop,
                const void *context);

#endif
