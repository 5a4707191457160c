// The classes of a JDK, from its file lib/modules: a hash table in mapped memory.
#ifndef JURY_CLASSFILE_JIMAGE_H
#define JURY_CLASSFILE_JIMAGE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Jimage Jimage;

// NULL with a sentence in `*error` when the file cannot be read or is no such file.
Jimage *jimage_open(Arena *arena, const char *path, const char **error);
// The same for bytes in memory, which must stay; for tests.
Jimage *jimage_open_bytes(Arena *arena, const uint8_t *bytes, size_t size, const char **error);
void jimage_close(Jimage *image);

// The resource of that name, "/java.base/java/lang/String.class"; NULL: none.
const uint8_t *jimage_find(const Jimage *image, const char *name, size_t length, size_t *size);

// The class of an internal name, java/lang/String, in whichever module has its package.
const uint8_t *jimage_find_class(const Jimage *image, const char *name, size_t length,
                                 size_t *size);

// Whether classes exist in that package, given as java/util, or in packages below it.
bool jimage_has_package(const Jimage *image, const char *name, size_t length);

// Calls `visit` with the internal name of each class of a module, or of all with NULL, in the order
// of the table.
typedef void JimageVisit(void *context, const char *name, size_t length);
void jimage_visit(const Jimage *image, const char *module, JimageVisit *visit, void *context);

#endif
