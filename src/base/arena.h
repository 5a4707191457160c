// Arena: memory that is handed out piece by piece and dropped whole.
//
// All memory arrives zeroed. Nothing in an arena is freed singly. Running out
// of memory ends the program in one place (arena.c).
#ifndef JURY_BASE_ARENA_H
#define JURY_BASE_ARENA_H

#include <stddef.h>

typedef struct Arena Arena;

Arena *arena_new(void);
void arena_free(Arena *arena);

// Zeroed memory, aligned for any type. Never returns NULL.
void *arena_alloc(Arena *arena, size_t size);

// `count` times `size` bytes, with the multiplication checked.
void *arena_array(Arena *arena, size_t count, size_t size);

// A copy of `length` bytes, followed by a NUL.
char *arena_copy_text(Arena *arena, const char *text, size_t length);

// printf into the arena.
char *arena_format(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Bytes handed out so far, for --stats.
size_t arena_used(const Arena *arena);

#define ARENA_NEW(arena, Type) ((Type *)arena_alloc((arena), sizeof(Type)))

// malloc and realloc that end the program when memory is exhausted; for the
// few long-lived tables that outgrow an arena.
void *memory_alloc(size_t size);
void *memory_resize(void *memory, size_t size);
void memory_free(const void *memory);
// Says so and ends the process with that code.
void memory_exhausted(void) __attribute__((__noreturn__));
enum { MEMORY_EXIT_CODE = 3 };
size_t memory_resident(void); // bytes of the whole program that are in memory; 0: not known
// Gives back what was freed, if more than so many bytes are in memory: below that, using it again
// is cheaper than asking for it anew.
void memory_trim(size_t least);

#endif
