// The sources given, in parts: the bodies of methods, one by one, and the frame, which is all the
// rest.
//
//     int twice(int x) { return 2 * x; }       the frame, with a hole where the body is
//                       ^^^^^^^^^^^^^^^^^       a part
//
// The frame says how everything is called, what is specified, and what classes there are. A body
// that adds to that belongs to it: one with a class, a lambda or a method reference in it, or with
// a quantifier over objects, which makes others count (src/heap/others.c); those of JML's model
// methods, and of constructors of enums, which are run with the initialisers of their class.
// Two programs with the same frame have the same parts, in the same order, so a part is known by
// its number.
#ifndef JURY_MAIN_PROGRAM_PARTS_H
#define JURY_MAIN_PROGRAM_PARTS_H

#include "base/digest.h"
#include "sema/sema.h"

enum { NO_PART = UINT32_MAX };

typedef struct ProgramPart {
    SourceFile *file;
    Span span;
    uint32_t first_line, last_line;
    char digest[DIGEST_TEXT + 1];
} ProgramPart;

// The parts of one file.
typedef struct PartFile {
    const char *path;
    uint32_t first, end;
} PartFile;

typedef struct ProgramParts {
    VECTOR(ProgramPart) parts;     // in the order of the sources
    VECTOR(PartFile) files;        // with parts, by their paths
    char layout[DIGEST_TEXT + 1];  // the lines of all parts
    char program[DIGEST_TEXT + 1]; // frame, parts and layout
} ProgramParts;

// Adds the frame to the digest. Everything lives in the arena.
ProgramParts *program_parts_new(Arena *arena, Sema *sema, Digest *frame);

// The part that a body is in which begins there, or NO_PART: it belongs to the frame.
uint32_t program_parts_at(const ProgramParts *parts, Position position);

// A line of a file that was given, said in a way that stays true when the lines of parts move: a
// part or the stretch behind it, and how far into it. False: it is a line of another file.
typedef struct PartLine {
    uint32_t stretch; // 2 i + 1: part i; 2 i: of the frame, before part i
    int64_t offset;
} PartLine;
bool program_parts_line(const ProgramParts *parts, const char *path, uint64_t line, PartLine *at);
// The way back; false: there is no such line.
bool program_parts_line_at(const ProgramParts *parts, const char *path, PartLine at,
                           uint64_t *line);

#endif
