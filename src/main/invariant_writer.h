// Writes the loop invariants that were found into the source files, in front of their loops;
// everything else stays as it was.
#ifndef JURY_MAIN_INVARIANT_WRITER_H
#define JURY_MAIN_INVARIANT_WRITER_H

#include "diag/source.h"
#include "verdict/record.h"

typedef struct InvariantWriter InvariantWriter;

InvariantWriter *invariant_writer_new(Arena *arena, Sources *sources);
// Copies what it needs of the verdict.
void invariant_writer_add(InvariantWriter *writer, const VerdictRecord *verdict);
// Of plain Java: what `check` found of the method and of classes.
void invariant_writer_add_plain(InvariantWriter *writer, const VerdictRecord *verdict);
// True after reporting that a file could not be written.
bool invariant_writer_write(InvariantWriter *writer);

#endif
