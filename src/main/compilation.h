// A compilation: source files on their way from text to typed trees.
//
// The passes are called in this order, each once:
//
//     compilation_read     text of each file
//     compilation_parse    tokens, syntax tree
//     compilation_type     names and types
//
// Errors go to the diagnostics; a pass works with what the one before could make out.
#ifndef JURY_MAIN_COMPILATION_H
#define JURY_MAIN_COMPILATION_H

#include "base/buffer.h"
#include "main/options.h"
#include "sema/sema.h"

// Room for the recursion over deeply nested source; for thread_stack_run.
enum { COMPILATION_STACK = 512 << 20 };

typedef struct CompiledFile {
    SourceFile *source;
    CompilationUnit *tree; // NULL before compilation_parse
    bool has_place;        // in the file system: other classes may stand beside it
} CompiledFile;

typedef struct Compilation {
    const Options *options;
    Arena *arena;
    NameTable *names;
    Sources *sources;
    Diagnostics *diagnostics;
    VECTOR(CompiledFile) files; // those that could be read
    ClassPath *class_path;      // NULL before compilation_type
    Sema *sema;                 // NULL before compilation_type
    uint64_t lines;
    VECTOR(const char *) roots; // folders whose files may be read when they are needed
    double parse_seconds;
    double type_seconds;
    Buffer standard_input;
} Compilation;

// `options` must outlive it.
Compilation compilation_new(const Options *options);
void compilation_free(Compilation *compilation);

// Reads a file, or standard input for "-".
void compilation_read(Compilation *compilation, const char *path);
// Text in place of a file; path and text must outlive the compilation, and a NUL stand behind the
// text.
void compilation_add_text(Compilation *compilation, const char *path, const char *text,
                          size_t length);

void compilation_parse(Compilation *compilation);

// Without --source-path, classes not given are looked for below the roots of the packages of those
// given: in a/b, for the file a/b/x/y/C.java with `package x.y;`.
void compilation_type(Compilation *compilation);

#endif
