// Which places of Jury does a run reach?
//
// Linked into a Jury that was compiled with gcc's -fsanitize-coverage=trace-pc: the file named by JURY_REACHED gets a byte of 1 at the offset of each
// place of the code that was reached. It is shared memory, so that what processes reach counts however they end. See tools/mutants.

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

extern const char __executable_start, etext;

static unsigned char *reached; // NULL: nobody asks

void __sanitizer_cov_trace_pc(void);

__attribute__((constructor)) static void open_reached(void) {
    const char *path = getenv("JURY_REACHED");
    int file = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644) : -1;
    size_t size = (size_t)(&etext - &__executable_start);
    if (file < 0 || ftruncate(file, (off_t)size) != 0)
        return;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED)
        reached = memory;
}

void __sanitizer_cov_trace_pc(void) {
    if (reached)
        reached[(const char *)__builtin_return_address(0) - &__executable_start] = 1;
}
