// Source files and positions.
//
// All files of a run share one space of positions: a file's bytes take the
// positions base, base+1, …, so that 32 bits name a byte of a file. Position 0
// belongs to no file.
#ifndef JURY_DIAG_SOURCE_H
#define JURY_DIAG_SOURCE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t Position;

typedef struct Span {
    Position begin;
    Position end; // one past the last byte
} Span;

typedef struct SourceFile {
    const char *path;
    const char *text; // NUL-terminated; may contain NULs before its end
    uint32_t length;
    Position base;
    uint32_t *line_starts; // made on demand
    uint32_t line_count;
    // How many characters there are from the begin of a line to the place last asked for.
    uint32_t counted, counted_from, counted_to;
} SourceFile;

typedef struct Sources Sources;

Sources *sources_new(void);
void sources_free(Sources *sources);

// Copies nothing: path and text must outlive the sources. NULL when the space
// of positions is used up.
SourceFile *sources_add(Sources *sources, const char *path, const char *text, size_t length);

// The same with a path of its own.
SourceFile *sources_add_with_path(Sources *sources, const char *path, const char *text,
                                  size_t length);

// Reads a file; NULL with errno set when it cannot be read (EFBIG when too large).
SourceFile *sources_read(Sources *sources, const char *path);

// From now on, sources_read gives this text in place of the file of that path, whether there is one
// or not. Copies nothing.
void sources_replace(Sources *sources, const char *path, const char *text, size_t length);

uint32_t sources_count(const Sources *sources);
SourceFile *sources_at(const Sources *sources, uint32_t index); // in the order of their positions

// Drops the text of the file added last; its positions may be given out again.
void sources_drop_last(Sources *sources);

SourceFile *sources_file_at(const Sources *sources, Position position); // NULL for 0
SourceFile *sources_find(const Sources *sources, const char *path);     // NULL: none is called so

typedef struct LineColumn {
    uint32_t line;        // from 1
    uint32_t column;      // from 1, in characters
    uint32_t line_begin;  // offset of the line in the file's text
    uint32_t line_length; // in bytes, without its end
} LineColumn;

LineColumn source_line_column(SourceFile *file, Position position);
// The way back; what lies outside of the file is moved to its edge.
Position source_position(SourceFile *file, uint64_t line, uint64_t column);

static inline Span span_join(Span first, Span last) {
    return (Span){first.begin, last.end > first.end ? last.end : first.end};
}

#endif
