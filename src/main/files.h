// From the operands of the command line to source files.
#ifndef JURY_MAIN_FILES_H
#define JURY_MAIN_FILES_H

#include "main/options.h"

// Adds to `files` what `operands` stand for: a directory for the .java files below it, sorted,
// hidden directories left out; in a tree that Maven or Gradle builds (pom.xml, build.gradle), also
// tests and what was built; anything else for itself. A file met twice is added once. Returns
// how many errors were reported. New texts live in `arena`.
uint32_t files_find(Arena *arena, const TextList *operands, TextList *files);

// Is one of them a folder?
bool files_name_folder(const TextList *operands);

#endif
