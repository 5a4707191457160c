// The ways of `--cross` that need more than the checker: runs of Jury's own interpreter on random
// inputs, and the code that javac makes of the sources.
#ifndef JURY_MAIN_CROSS_WAYS_H
#define JURY_MAIN_CROSS_WAYS_H

#include "check/cross.h"
#include "main/session.h"

typedef struct CrossWays CrossWays;

// Compiles the sources, if there is a JDK. NULL after a message: there is no place for files.
CrossWays *cross_ways_new(Session *session);
void cross_ways_free(CrossWays *ways);

// UNKNOWN where one of all ways contradicts the verdict.
Verdict *cross_ways_check(CrossWays *ways, const CheckRequest *request, Verdict *verdict);

#endif
