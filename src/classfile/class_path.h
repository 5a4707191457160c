// Where classes come from that have no source: the class path, and the JDK behind it.
//
// A class path is what `java` takes: directories, jars, DIR/* for the jars of a directory, with
// colons between. @FILE stands for what is written in a file, separated by white space or colons.
#ifndef JURY_CLASSFILE_CLASS_PATH_H
#define JURY_CLASSFILE_CLASS_PATH_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct ClassPath ClassPath;

// Everything found lives in the arena, or in files that stay mapped until class_path_free.
ClassPath *class_path_new(Arena *arena);
void class_path_free(ClassPath *path);

// False with a sentence in `*error` that names the file.
bool class_path_add(ClassPath *path, const char *list, const char **error);

// The JDK of that folder; NULL: that of JAVA_HOME, else of the `java` that PATH leads to, else
// none, silently. False with a sentence where `folder` was given and is no JDK.
bool class_path_add_jdk(ClassPath *path, const char *folder, const char **error);
const char *class_path_jdk(const ClassPath *path); // its folder; NULL: none

typedef struct ClassBytes {
    const uint8_t *bytes;
    size_t size;
    const char *origin; // for messages: lib/app.jar(a/b/C.class)
    bool is_of_jdk;
} ClassBytes;

// Which places are looked at.
typedef enum ClassPlaces { PLACES_CLASS_PATH = 1, PLACES_JDK = 2, PLACES_ALL = 3 } ClassPlaces;

// The class of an internal name, java/util/Map$Entry. False: there is none; or there is one that
// cannot be read, and then `*error` is a sentence (else NULL).
bool class_path_find(ClassPath *path, ClassPlaces places, const char *name, size_t length,
                     ClassBytes *found, const char **error);

// Whether a package, as java/util, exists there or has packages below it.
bool class_path_has_package(ClassPath *path, const char *name, size_t length);

// Calls `visit` with the internal name of each class on the class path; the JDK is left out.
typedef void ClassPathVisit(void *context, const char *name, size_t length);
void class_path_visit(ClassPath *path, ClassPathVisit *visit, void *context);
// The same for the classes of a module of the JDK, java.base; NULL: of all.
void class_path_visit_jdk(ClassPath *path, const char *module, ClassPathVisit *visit,
                          void *context);

#endif
