// Where a further precondition of a method goes: what is to be inserted into the source.
#ifndef JURY_MAIN_CLAUSE_WRITER_H
#define JURY_MAIN_CLAUSE_WRITER_H

#include "diag/source.h"
#include "sema/sema.h"

typedef struct Insertion {
    Position at;
    const char *text;
} Insertion;

typedef VECTOR(Insertion) InsertionList;

// In front of the first clause of each case of the specification, else of the method; ascending,
// all in one file. None: there is no place for it.
InsertionList clause_insertions(Arena *arena, Sources *sources, const Method *method,
                                const char *clause);

// The text of the file with these insertions.
const char *clause_text(Arena *arena, const SourceFile *file, const InsertionList *insertions,
                        size_t *length);

#endif
