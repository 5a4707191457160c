// Ending a run early: Ctrl-C ends the question being asked, so that what is known
// by then is reported. A second Ctrl-C ends the program.
//
// A thread of its own waits for the signal, which must be blocked in all others.
#ifndef JURY_CHECK_STOP_H
#define JURY_CHECK_STOP_H

#include "solve/solver.h"

typedef struct Stop Stop;

Stop *stop_new(void);
void stop_free(Stop *stop);

// The solver that is to be interrupted from now on; NULL: none. Until the first call, Ctrl-C ends
// the program.
void stop_watch(Stop *stop, Solver *solver);

bool stop_requested(Stop *stop);

#endif
