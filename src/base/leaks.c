#include "base/leaks.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_LEAK_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define HAS_LEAK_SANITIZER
#endif

#ifdef HAS_LEAK_SANITIZER

#include <pthread.h>
#include <sanitizer/lsan_interface.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// After fork, LeakSanitizer knows no thread by its new number. What their stacks point to would be
// lost: the one of this thread, and the one of the first, which is still there.
typedef struct Stack {
    const char *begin;
    size_t size;
} Stack;

static Stack own_stack(const char *here) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t size = 0;
    if (!pthread_getattr_np(pthread_self(), &attributes)) {
        pthread_attr_getstack(&attributes, &lowest, &size);
        pthread_attr_destroy(&attributes);
    }
    return (Stack){here, size ? (size_t)((const char *)lowest + size - here) : 0};
}

static Stack first_stack(void) {
    Stack stack = {0};
    FILE *maps = fopen("/proc/self/maps", "r");
    char *line = NULL;
    size_t capacity = 0;
    while (maps && getline(&line, &capacity, maps) > 0) {
        uintptr_t begin, end;
        if (strstr(line, "[stack]") && sscanf(line, "%zx-%zx", &begin, &end) == 2)
            stack = (Stack){(const char *)begin, end - begin};
    }
    free(line);
    if (maps)
        fclose(maps);
    return stack;
}

// LeakSanitizer says each time that it misses the threads of the other process.
static bool ask_quietly(void) {
    FILE *said = tmpfile();
    int before = dup(STDERR_FILENO);
    fflush(stderr);
    if (said)
        dup2(fileno(said), STDERR_FILENO);
    bool is_found = __lsan_do_recoverable_leak_check() != 0;
    dup2(before, STDERR_FILENO);
    close(before);
    char piece[4096];
    size_t length;
    if (said)
        rewind(said);
    while (said && is_found && (length = fread(piece, 1, sizeof piece, said)) > 0)
        fwrite(piece, 1, length, stderr);
    if (said)
        fclose(said);
    return is_found;
}

bool leaks_found(void) {
    Stack own = own_stack(__builtin_frame_address(0)), first = first_stack();
    __lsan_register_root_region(own.begin, own.size);
    __lsan_register_root_region(first.begin, first.size);
    bool is_found = ask_quietly();
    __lsan_unregister_root_region(first.begin, first.size);
    __lsan_unregister_root_region(own.begin, own.size);
    fflush(stderr);
    return is_found;
}

#else

bool leaks_found(void) {
    return false;
}

#endif
