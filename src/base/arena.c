#include "base/arena.h"

#include "base/poison.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { ARENA_ALIGNMENT = 16, ARENA_FIRST_CHUNK = 1 << 14, ARENA_LARGEST_CHUNK = 1 << 22 };

typedef struct Chunk Chunk;
struct Chunk {
    Chunk *previous;
    size_t capacity;
    _Alignas(ARENA_ALIGNMENT) char memory[];
};

struct Arena {
    Chunk *chunk;
    size_t used_in_chunk;
    size_t used;
    size_t next_capacity;
};

void memory_exhausted(void) {
    fputs("jury: out of memory\n", stderr);
    exit(MEMORY_EXIT_CODE);
}

void *memory_alloc(size_t size) {
    void *memory = calloc(1, size ? size : 1);
    if (!memory)
        memory_exhausted();
    return memory;
}

void *memory_resize(void *memory, size_t size) {
    void *result = realloc(memory, size ? size : 1);
    if (!result)
        memory_exhausted();
    return result;
}

void memory_free(const void *memory) {
    free((void *)memory);
}

size_t memory_resident(void) {
    size_t total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%zu %zu", &total, &resident) != 2)
        resident = 0;
    if (file)
        fclose(file);
    return resident * (size_t)sysconf(_SC_PAGESIZE);
}

void memory_trim(size_t least) {
#ifdef __GLIBC__
    if (memory_resident() > least)
        malloc_trim(0);
#endif
}

Arena *arena_new(void) {
    Arena *arena = memory_alloc(sizeof(Arena));
    arena->next_capacity = ARENA_FIRST_CHUNK;
    return arena;
}

void arena_free(Arena *arena) {
    if (!arena)
        return;
    Chunk *chunk = arena->chunk;
    while (chunk) {
        Chunk *previous = chunk->previous;
        memory_free(chunk);
        chunk = previous;
    }
    memory_free(arena);
}

static void add_chunk(Arena *arena, size_t size) {
    size_t capacity = arena->next_capacity;
    if (capacity < size)
        capacity = size;
    if (arena->next_capacity < ARENA_LARGEST_CHUNK)
        arena->next_capacity *= 2;
    Chunk *chunk = memory_alloc(sizeof(Chunk) + capacity);
    chunk->capacity = capacity;
    chunk->previous = arena->chunk;
    arena->chunk = chunk;
    arena->used_in_chunk = 0;
}

void *arena_alloc(Arena *arena, size_t size) {
    if (size > SIZE_MAX / 2)
        memory_exhausted();
    size_t rounded = (size + ARENA_ALIGNMENT - 1) & ~(size_t)(ARENA_ALIGNMENT - 1);
    size_t taken = rounded + POISON_GAP;
    if (!arena->chunk || arena->chunk->capacity - arena->used_in_chunk < taken)
        add_chunk(arena, taken);
    char *memory = arena->chunk->memory + arena->used_in_chunk;
    poison_memory(memory + size, taken - size);
    arena->used_in_chunk += taken;
    arena->used += rounded;
    return memory;
}

void *arena_array(Arena *arena, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        memory_exhausted();
    return arena_alloc(arena, bytes);
}

char *arena_copy_text(Arena *arena, const char *text, size_t length) {
    char *copy = arena_alloc(arena, length + 1);
    if (length)
        memcpy(copy, text, length);
    return copy;
}

char *arena_format(Arena *arena, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = arena_alloc(arena, (size_t)length + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

size_t arena_used(const Arena *arena) {
    return arena->used;
}
