#include "base/name.h"

#include <stdbool.h>
#include <string.h>

struct NameTable {
    Arena *arena;
    const Name **slots; // open addressing, power of two
    uint32_t capacity;
    uint32_t count;
};

enum { NAME_FIRST_CAPACITY = 1024 };

NameTable *name_table_new(void) {
    NameTable *table = memory_alloc(sizeof(NameTable));
    table->arena = arena_new();
    table->capacity = NAME_FIRST_CAPACITY;
    table->slots = memory_alloc(table->capacity * sizeof(*table->slots));
    return table;
}

void name_table_free(NameTable *table) {
    if (!table)
        return;
    arena_free(table->arena);
    memory_free(table->slots);
    memory_free(table);
}

// FNV-1a.
static uint32_t hash_text(const char *text, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    return hash;
}

static void grow(NameTable *table) {
    const Name **old = table->slots;
    uint32_t old_capacity = table->capacity;
    table->capacity *= 2;
    table->slots = memory_alloc(table->capacity * sizeof(*table->slots));
    for (uint32_t i = 0; i < old_capacity; i++) {
        if (!old[i])
            continue;
        uint32_t slot = old[i]->hash & (table->capacity - 1);
        while (table->slots[slot])
            slot = (slot + 1) & (table->capacity - 1);
        table->slots[slot] = old[i];
    }
    memory_free(old);
}

const Name *name_intern(NameTable *table, const char *text, size_t length) {
    uint32_t hash = hash_text(text, length);
    uint32_t slot = hash & (table->capacity - 1);
    for (; table->slots[slot]; slot = (slot + 1) & (table->capacity - 1)) {
        const Name *name = table->slots[slot];
        if (name->hash == hash && name->length == length && !memcmp(name->text, text, length))
            return name;
    }
    Name *name = arena_alloc(table->arena, sizeof(Name) + length + 1);
    name->length = (uint32_t)length;
    name->hash = hash;
    memcpy(name->text, text, length);
    table->slots[slot] = name;
    if (++table->count > table->capacity / 2)
        grow(table);
    return name;
}

const Name *name_from(NameTable *table, const char *text) {
    return name_intern(table, text, strlen(text));
}

const Name *name_join(NameTable *table, const Name *prefix, const Name *last) {
    if (!prefix || !prefix->length)
        return last;
    size_t length = (size_t)prefix->length + 1 + last->length;
    char *text = memory_alloc(length + 1);
    memcpy(text, prefix->text, prefix->length);
    text[prefix->length] = '.';
    memcpy(text + prefix->length + 1, last->text, last->length);
    const Name *joined = name_intern(table, text, length);
    memory_free(text);
    return joined;
}
