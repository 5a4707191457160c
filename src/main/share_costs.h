// How methods are shared out among jobs, so that these take about as long as each other.
#ifndef JURY_MAIN_SHARE_COSTS_H
#define JURY_MAIN_SHARE_COSTS_H

#include "main/session.h"

// For each method of the session the number of its job, from 0; in the arena. The costs are those
// of an earlier run (a JSON report) where there is one, else they are estimated from the code.
// NULL after reporting that the report cannot be read.
const uint32_t *share_costs_assign(Arena *arena, const Session *session, const char *times,
                                   uint32_t jobs);

#endif
