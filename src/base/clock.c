#include "base/clock.h"

#include <sys/resource.h>
#include <time.h>

double clock_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double clock_processor(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double clock_processor_of(pid_t process) {
    struct timespec now;
    clockid_t clock;
    if (clock_getcpuclockid(process, &clock) || clock_gettime(clock, &now))
        return 0;
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

size_t clock_peak_memory(void) {
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? (size_t)usage.ru_maxrss * 1024 : 0;
}

// ---- Deadlines

Deadline deadline_never(void) {
    return (Deadline){0};
}

Deadline deadline_at(double time) {
    return (Deadline){time};
}

Deadline deadline_after(double seconds) {
    return seconds > 0 ? deadline_at(clock_now() + seconds) : deadline_never();
}

bool deadline_is_set(Deadline deadline) {
    return deadline.at > 0;
}

Deadline deadline_earlier(Deadline a, Deadline b) {
    return !deadline_is_set(a) || (deadline_is_set(b) && b.at < a.at) ? b : a;
}

bool deadline_is_past(Deadline deadline) {
    return deadline_is_set(deadline) && clock_now() >= deadline.at;
}

Deadline deadline_of_part(Deadline deadline, double part) {
    return deadline_at(clock_now() + part * deadline_left(deadline));
}

double deadline_left(Deadline deadline) {
    return deadline.at - clock_now();
}
