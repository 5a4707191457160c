// Tasks in processes of their own, several at a time; what they write comes out in order.
//
// A task whose process dies, or is interrupted and does not end, has failed; the others go on. The
// processes die with this one.
#ifndef JURY_MAIN_JOBS_H
#define JURY_MAIN_JOBS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// What ends a process from outside.
typedef enum JobEnd {
    JOB_ENDED_BY_ITSELF,
    JOB_INTERRUPTED, // we were to stop
    JOB_OVER_TIME,
    JOB_OVER_MEMORY,
} JobEnd;

typedef struct JobResult {
    const char *text; // that it wrote, with a NUL behind; NULL: it has failed
    size_t length;
    int signal;    // that ended its process; 0: none
    int exit_code; // of its process, if that ended by itself
    JobEnd end;
    double seconds;     // that it took, where it has failed
    const char *so_far; // where it has failed: what it had told last; or NULL
    size_t so_far_length;
} JobResult;

typedef struct Jobs {
    void *context;
    // In each process, first; or NULL. What its tasks tell goes into the pipe (jobs_tell).
    void (*begin)(void *context, int pipe);
    void (*run)(void *context, uint32_t index, FILE *out); // in a process
    // Here, in order.
    void (*done)(void *context, uint32_t index, const JobResult *result);
    void (*progress)(void *context, uint32_t done); // or NULL
    bool (*stopped)(void *context);                 // no further tasks begin; those begun end soon
    // A task is to keep to limits itself, and to say what it knows by then. What is deep in
    // something that does not look at the clock is ended from here, a little later. 0: there is no
    // limit.
    double seconds; // of the processor: on a busy machine nobody is ended who had no chance
    size_t memory;  // bytes, with the processes that it has started
} Jobs;

// Why a task has no result, for a verdict: the limits as the user knows them.
const char *job_failure(Arena *arena, const JobResult *job, double seconds, uint64_t megabytes);

// In a process: what counts if the task at hand is ended before it has its result.
void jobs_tell(int pipe, const char *text, size_t length);

// Runs tasks 0 … count-1, each in its process. With one at a time, a process goes on with the next
// task, so that it keeps what it has made; after one that has failed, there is a new one.
void jobs_run(const Jobs *jobs, uint32_t count, uint32_t at_once);

// The same with a process for each task in any case.
void jobs_run_apart(const Jobs *jobs, uint32_t count, uint32_t at_once);

#endif
