// Ending a run early: Ctrl-C, or SIGTERM, ends the question being asked, so that what is known
// by then is reported. A second one ends the program. A method that takes more
// memory than allowed ends in the same way, and the next one is looked at.
//
// A thread of its own waits for the signal, which must be blocked in all others,
// and looks at the memory now and then.
#ifndef JURY_QUESTION_STOP_H
#define JURY_QUESTION_STOP_H

#include "solve/logic_solver.h"
#include "solve/solver.h"

#include <signal.h>

typedef struct Stop Stop;

// Those that are meant: to be blocked in all threads but the one that waits for them.
sigset_t stop_signals(void);

Stop *stop_new(void);
void stop_free(Stop *stop);

// The solver that is to be interrupted from now on; NULL: none. Until the first call, Ctrl-C ends
// the program.
void stop_watch(Stop *stop, Solver *solver);

// The same for a solver of formulas, while no other is watched.
void stop_watch_logic(Stop *stop, LogicSolver *solver);

// Another solver of the same method is at work now: this function ends what it does.
void stop_watch_next(Stop *stop, void (*interrupt)(void *solver), void *solver);

bool stop_requested(Stop *stop);
bool stop_is_due(Stop *stop); // requested, or the method took too much memory

void stop_limit_memory(Stop *stop, uint64_t megabytes); // of the whole program
// Why there is no answer: "interrupted", "no answer within 60 s".
const char *stop_reason(Arena *arena, Stop *stop, double timeout); // stop may be NULL

#endif
