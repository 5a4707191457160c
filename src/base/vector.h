// Typed growable arrays whose storage lives in an arena.
//
//     typedef VECTOR(Node *) NodeList;
//     vector_push(arena, &list, node);
//     for (uint32_t i = 0; i < list.count; i++) use(list.items[i]);
//
// A zeroed vector is an empty one. Copying the struct shares the items; the
// copy must then be treated as read-only.
#ifndef JURY_BASE_VECTOR_H
#define JURY_BASE_VECTOR_H

#include "base/arena.h"
#include "base/poison.h"

#include <stdint.h>

#define VECTOR(Type)                                                                               \
    struct {                                                                                       \
        Type *items;                                                                               \
        uint32_t count;                                                                            \
        uint32_t capacity;                                                                         \
    }

#define vector_push(arena, vector, ...)                                                            \
    do {                                                                                           \
        if ((vector)->count == (vector)->capacity)                                                 \
            (vector)->items = vector_grow((arena), (vector)->items, (vector)->count,               \
                                          &(vector)->capacity, sizeof(*(vector)->items));          \
        unpoison_memory(&(vector)->items[(vector)->count], sizeof(*(vector)->items));              \
        (vector)->items[(vector)->count++] = (__VA_ARGS__);                                        \
    } while (0)

#define vector_last(vector) ((vector)->items[(vector)->count - 1])

// Moves `items` into an array at least one larger; used by vector_push only.
void *vector_grow(Arena *arena, const void *items, uint32_t count, uint32_t *capacity, size_t size);

#endif
