// Random pre-states of a scope that meet everything assumed, each with its execution as the terms
// have it: for somebody else to run.
#ifndef JURY_CHECK_SAMPLES_H
#define JURY_CHECK_SAMPLES_H

#include "check/check.h"

typedef struct Samples {
    ViolationList runs; // each as a violation that says "it ends like this": it has a test
    const char *broken; // an obligation that one of them violates, in words; or NULL
} Samples;

// At most so many, within these seconds; executions that were cut or not modelled are none.
Samples check_samples(const CheckRequest *request, uint32_t most, double seconds);

#endif
