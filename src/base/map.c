#include "base/map.h"

#include <stdint.h>

static uint32_t hash_pointer(const void *pointer) {
    uint64_t bits = (uint64_t)(uintptr_t)pointer;
    return (uint32_t)((bits * 0x9E3779B97F4A7C15ull) >> 32);
}

static MapEntry *find(const Map *map, const void *key) {
    uint32_t slot = hash_pointer(key) & (map->capacity - 1);
    while (map->entries[slot].key && map->entries[slot].key != key)
        slot = (slot + 1) & (map->capacity - 1);
    return &map->entries[slot];
}

void *map_get(const Map *map, const void *key) {
    return map->capacity ? find(map, key)->value : NULL;
}

static void grow(Arena *arena, Map *map) {
    Map larger = {0};
    larger.capacity = map->capacity ? map->capacity * 2 : 8;
    larger.entries = arena_array(arena, larger.capacity, sizeof(MapEntry));
    larger.count = map->count;
    for (uint32_t i = 0; i < map->capacity; i++)
        if (map->entries[i].key)
            *find(&larger, map->entries[i].key) = map->entries[i];
    *map = larger;
}

void map_put(Arena *arena, Map *map, const void *key, void *value) {
    if (map->count * 2 >= map->capacity)
        grow(arena, map);
    MapEntry *entry = find(map, key);
    if (!entry->key)
        map->count++;
    entry->key = key;
    entry->value = value;
}
