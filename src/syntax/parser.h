// Parser: tokens to syntax tree, Java and JML in one grammar.
#ifndef JURY_SYNTAX_PARSER_H
#define JURY_SYNTAX_PARSER_H

#include "diag/diag.h"
#include "syntax/ast.h"

// Never NULL: after errors, the tree holds what could be understood. Children that
// ast.def does not call "or none" are never NULL either: where one is missing stands
// a NAME or NAMED_TYPE with an empty name, marked NODE_HAS_ERROR. The tree lives in
// `arena`.
CompilationUnit *parser_run(Arena *arena, NameTable *names, const SourceFile *file,
                            Diagnostics *diagnostics);

#endif
