// Time and memory of the process, for limits and statistics.
#ifndef JURY_BASE_CLOCK_H
#define JURY_BASE_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

double clock_now(void);       // seconds of CLOCK_MONOTONIC
double clock_processor(void); // seconds of the processor that the process had so far
// The same of another process; 0 where it is gone.
double clock_processor_of(pid_t process);
size_t clock_peak_memory(void); // bytes, so far

// When something has to be done: a time of clock_now, or never.
typedef struct Deadline {
    double at; // 0: never
} Deadline;

Deadline deadline_never(void);
Deadline deadline_after(double seconds); // from now on; never for 0 and less
Deadline deadline_at(double time);       // of clock_now
Deadline deadline_earlier(Deadline a, Deadline b);
// When that part of the time left until then, of a set one, is over.
Deadline deadline_of_part(Deadline deadline, double part);
bool deadline_is_set(Deadline deadline);
bool deadline_is_past(Deadline deadline);
double deadline_left(Deadline deadline); // seconds, below 0 when it is past; of a set one

#endif
