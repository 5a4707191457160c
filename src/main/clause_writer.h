// Where a further precondition of a method goes: what is to be inserted into the source.
#ifndef JURY_MAIN_CLAUSE_WRITER_H
#define JURY_MAIN_CLAUSE_WRITER_H

#include "main/source_edit.h"
#include "sema/sema.h"

// In front of the first clause of each case of the specification, else of the method; ascending,
// all in one file. None: there is no place for it.
EditList clause_insertions(Arena *arena, Sources *sources, const Method *method,
                           const char *clause);

#endif
