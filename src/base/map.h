// Hash map from pointers (interned names, symbols, nodes) to pointers.
//
// Storage lives in the arena given at each insertion; a zeroed Map is empty.
#ifndef JURY_BASE_MAP_H
#define JURY_BASE_MAP_H

#include "base/arena.h"

#include <stdint.h>

typedef struct MapEntry {
    const void *key; // NULL: free
    void *value;
} MapEntry;

typedef struct Map {
    MapEntry *entries; // open addressing, power of two
    uint32_t capacity;
    uint32_t count;
} Map;

void *map_get(const Map *map, const void *key); // NULL where absent
void map_put(Arena *arena, Map *map, const void *key, void *value);

#endif
