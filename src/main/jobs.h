// Tasks in processes of their own, several at a time; what they write comes out in order.
#ifndef JURY_MAIN_JOBS_H
#define JURY_MAIN_JOBS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { JOB_FAILED = -1 }; // the process ended by itself

typedef struct Jobs {
    void *context;
    int (*run)(void *context, uint32_t index, FILE *out); // in a process; from 0 to 127
    void (*done)(void *context, uint32_t index, int result,
                 FILE *out);                        // in order, with what it wrote
    void (*progress)(void *context, uint32_t done); // or NULL
    bool (*stopped)(void *context);                 // no further tasks begin
} Jobs;

// Runs tasks 0 … count-1.
void jobs_run(const Jobs *jobs, uint32_t count, uint32_t at_once);

// Runs all tasks at once. The first whose result is wanted ends the others; it alone is `done`, or,
// if there is none, task 0.
void jobs_race(const Jobs *jobs, uint32_t count, bool (*is_wanted)(int result));

#endif
