#include "base/family.h"

#include "base/arena.h"
#include "base/vector.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef VECTOR(long) ProcessList;

// Whoever is no more has no files.
static FILE *open_file(Arena *arena, long process, const char *name) {
    return fopen(arena_format(arena, "/proc/%ld/%s", process, name), "r");
}

static size_t resident(Arena *arena, long process) {
    size_t total = 0, pages = 0;
    FILE *file = open_file(arena, process, "statm");
    if (file && fscanf(file, "%zu %zu", &total, &pages) != 2)
        pages = 0;
    if (file)
        fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

// Of what n processes share, each has one n-th.
static size_t share_of(Arena *arena, long process) {
    size_t kilobytes = 0;
    char line[256];
    FILE *file = open_file(arena, process, "smaps_rollup");
    if (!file)
        return resident(arena, process);
    while (fgets(line, sizeof line, file) && sscanf(line, "Pss: %zu", &kilobytes) != 1)
        continue;
    fclose(file);
    return kilobytes << 10;
}

static void add_children_of_thread(Arena *arena, long process, const char *thread,
                                   ProcessList *found) {
    FILE *file = open_file(arena, process, arena_format(arena, "task/%s/children", thread));
    long child;
    while (file && fscanf(file, "%ld", &child) == 1)
        vector_push(arena, found, child);
    if (file)
        fclose(file);
}

static void add_children(Arena *arena, long process, ProcessList *found) {
    DIR *threads = opendir(arena_format(arena, "/proc/%ld/task", process));
    for (const struct dirent *entry; threads && (entry = readdir(threads));)
        if (entry->d_name[0] != '.')
            add_children_of_thread(arena, process, entry->d_name, found);
    if (threads)
        closedir(threads);
}

static size_t sum(Arena *arena, const ProcessList *processes, size_t (*of)(Arena *, long)) {
    size_t total = 0;
    for (uint32_t i = 0; i < processes->count; i++)
        total += of(arena, processes->items[i]);
    return total;
}

size_t family_memory(pid_t process, size_t enough) {
    Arena *arena = arena_new();
    ProcessList processes = {0};
    vector_push(arena, &processes, (long)process);
    for (uint32_t i = 0; i < processes.count; i++)
        add_children(arena, processes.items[i], &processes);
    size_t bytes = sum(arena, &processes, resident);
    if (bytes > enough && processes.count > 1)
        bytes = sum(arena, &processes, share_of);
    arena_free(arena);
    return bytes;
}
