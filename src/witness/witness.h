// Witnesses of verdicts on programs, as validators of the competition read them (docs/verify.md).
//
// Input:   the verdict on `main`, and a path: *.graphml for version 1.0, *.yml for version 2.0.
// Output:  the file; or why there is none.
// Method:  of a violation, the program is run again on the inputs of the counterexample. Only what
//          that run confirms is written: the value that each call gave, where, and where it ends.
#ifndef JURY_WITNESS_WITNESS_H
#define JURY_WITNESS_WITNESS_H

#include "lower/lower.h"
#include "report/verdict.h"

typedef struct WitnessRequest {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    const Verdict *verdict;
    const char *path;
} WitnessRequest;

// NULL, or what went wrong; `is_lost` is set where there is one that cannot be written.
const char *witness_write(const WitnessRequest *request, bool *is_lost);

// Can the path be written? By its end.
bool witness_is_known_form(const char *path);

#endif
