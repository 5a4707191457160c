// Source with small changes: pieces put in at places.
#ifndef JURY_PATHS_PATH_SOURCE_H
#define JURY_PATHS_PATH_SOURCE_H

#include "base/buffer.h"
#include "report/path_report.h"

typedef struct Edit {
    Position at;
    bool opens; // what follows; else it closes what stands before
    const char *text;
} Edit;

typedef VECTOR(Edit) Edits;

// Later ones stand around earlier ones.
void edits_add(Arena *arena, Edits *edits, Position at, bool opens, const char *text);
void source_write(Buffer *out, const Sources *sources, Span span, const Edits *edits);
bool source_ends_with(const Sources *sources, Span span, char last);

// The call of exactly this span; NULL if there is none.
const Call *source_call(Node *around, Span span);
// Does a `break` or `continue` in it lead to a statement around it?
bool source_jumps_out(Node *node);

#endif
