// Shared by the files of verify; never included elsewhere.
//
//   verify.c   the ladder of methods
//   program.c  the ladder of programs
#ifndef JURY_VERIFY_INTERNAL_H
#define JURY_VERIFY_INTERNAL_H

#include "verify/verify.h"

typedef struct Ladder {
    CheckRequest request;
    CheckOptions check;
    const VerifyOptions *options;
    Deadline deadline;
    double begin;  // of the step
    Verdict *best; // so far, or NULL
    LadderStepList steps;
} Ladder;

// Seconds for a step: that part of what is left.
double ladder_part(const Ladder *ladder, double share);
bool ladder_is_over(const Ladder *ladder);

// A step begins; it ends with a verdict, or with NULL and the reason.
void ladder_begin(Ladder *ladder);
void ladder_end(Ladder *ladder, const char *means, const Verdict *verdict, const char *text);

// The ladder of `main`.
void ladder_of_program(Ladder *ladder);

#endif
