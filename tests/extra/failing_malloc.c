// An allocator that fails on purpose, for tests/extra/allocation-failures: LD_PRELOAD it, and
// allocation number FAIL_AT of the first process, and all after it, have no memory. With
// FAIL_ONCE only that one. Children go on counting.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static long fail_at, number;
static bool is_ready, is_once;

// Before main(), when the environment is there: what the loader allocates does not count.
__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("FAIL_AT");
    fail_at = text ? strtol(text, NULL, 10) : 0;
    is_once = getenv("FAIL_ONCE");
    is_ready = fail_at > 0;
}

static bool fails(void) {
    if (!is_ready)
        return false;
    long now = __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
    if (now < fail_at || (is_once && now > fail_at))
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size) {
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    return fails() ? NULL : __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    return fails() ? NULL : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
