// Which fault a run has (JURY_FAULT), or which faults would matter to it (JURY_REACHED), and how many seconds of processor time each of its processes may
// take (JURY_FAULT_SECONDS). See fault.h.
//
// The file named by JURY_REACHED gets a byte of 1 at the offset of each fault. It is shared memory, so that what processes reach counts however they end.

#include "fault.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum { MOST_FAULTS = 1 << 16 };

int fault_chosen;

static unsigned char *reached;

void fault_note(int fault_number) {
    if (fault_number < MOST_FAULTS)
        reached[fault_number] = 1;
}

static void open_reached(const char *path) {
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0 || ftruncate(file, MOST_FAULTS) != 0)
        return;
    void *memory = mmap(NULL, MOST_FAULTS, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory == MAP_FAILED)
        return;
    reached = memory;
    fault_chosen = -1;
}

__attribute__((constructor)) static void begin(void) {
    const char *number = getenv("JURY_FAULT"), *path = getenv("JURY_REACHED"), *seconds = getenv("JURY_FAULT_SECONDS");
    if (number)
        fault_chosen = atoi(number);
    if (path)
        open_reached(path);
    if (seconds) {
        struct rlimit limit = {(rlim_t)atoi(seconds), RLIM_INFINITY};
        setrlimit(RLIMIT_CPU, &limit);
    }
}
