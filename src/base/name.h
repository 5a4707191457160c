// Interned text: equal names are the same pointer.
#ifndef JURY_BASE_NAME_H
#define JURY_BASE_NAME_H

#include "base/arena.h"

#include <stdint.h>

typedef struct Name {
    uint32_t length;
    uint32_t hash;
    char text[]; // UTF-8, NUL-terminated
} Name;

typedef struct NameTable NameTable;

// Names live as long as their table, in memory of its own.
NameTable *name_table_new(void);
void name_table_free(NameTable *table);

const Name *name_intern(NameTable *table, const char *text, size_t length);
const Name *name_from(NameTable *table, const char *text);

// "prefix.last", or just `last` when prefix is NULL or empty.
const Name *name_join(NameTable *table, const Name *prefix, const Name *last);

#endif
