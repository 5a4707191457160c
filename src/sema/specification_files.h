// Specifications in .jml files, merged into the trees of the classes (specification_files.c).
#ifndef JURY_SEMA_SPECIFICATION_FILES_H
#define JURY_SEMA_SPECIFICATION_FILES_H

#include "sema/internal.h"

// Puts what the .jml file of `file` says into its tree, if there is one.
void specification_file_merge(Sema *sema, CompilationUnit *tree, const SourceFile *file,
                              bool is_library);

// A class that only a .jml file on the path for specifications is known of; `path` is "a/b/C.java".
// Its methods have no bodies. NULL if there is none.
CompilationUnit *specification_file_class(Sema *sema, const char *path, SourceFile **file);

#endif
