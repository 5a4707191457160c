#include "base/vector.h"

#include "base/poison.h"

#include <string.h>

void *vector_grow(Arena *arena, const void *items, uint32_t count, uint32_t *capacity,
                  size_t size) {
    uint32_t wanted = *capacity ? *capacity * 2 : 4;
    void *grown = arena_array(arena, wanted, size);
    if (count)
        memcpy(grown, items, count * size);
    poison_memory((char *)grown + count * size, (wanted - count) * size);
    *capacity = wanted;
    return grown;
}
