// Jars: zip files with a manifest, packages, and parts that are for newer releases of Java.
#ifndef JURY_CLASSFILE_JAR_H
#define JURY_CLASSFILE_JAR_H

#include "base/vector.h"
#include "classfile/zip.h"

enum { JAR_NEWEST_RELEASE = 25 };

typedef struct Jar Jar;
typedef VECTOR(const char *) JarNames;

// NULL with a sentence in `*error` when it cannot be read.
Jar *jar_open(Arena *arena, const char *path, const char **error);
void jar_close(Jar *jar);

const char *jar_path(const Jar *jar);
const Zip *jar_zip(const Jar *jar);

// The entry of that name as `release` of Java sees it: META-INF/versions/N takes precedence where
// the manifest says Multi-Release, the greatest N first.
const ZipEntry *jar_find(const Jar *jar, unsigned release, const char *name, size_t length);

// Whether entries exist below a folder, given as java/util. The set is made when first asked for.
bool jar_has_package(Jar *jar, const char *name, size_t length);

// What Class-Path of the manifest names, as paths from here.
JarNames jar_class_path(const Jar *jar);

#endif
