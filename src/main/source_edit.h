// Changes of a source file that are only proposed, or tried.
#ifndef JURY_MAIN_SOURCE_EDIT_H
#define JURY_MAIN_SOURCE_EDIT_H

#include "base/vector.h"
#include "diag/source.h"

typedef struct Edit {
    Span span; // what is replaced; empty where something is only inserted
    const char *text;
} Edit;

typedef VECTOR(Edit) EditList; // ascending, all in one file

// The text of the file with these changes.
const char *edit_text(Arena *arena, const SourceFile *file, const EditList *edits, size_t *length);

#endif
