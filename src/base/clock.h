// Time and memory of the process, for limits and statistics.
#ifndef JURY_BASE_CLOCK_H
#define JURY_BASE_CLOCK_H

#include <stddef.h>

double clock_now(void);         // seconds of CLOCK_MONOTONIC
size_t clock_peak_memory(void); // bytes, so far
#endif
