// The syntax tree as text, one node per line, for `jury dump --ast` and `--types`.
//
//     IF 12:5-14:6
//       condition: BINARY 12:9-12:14 operator='<'
//         left: NAME 12:9-12:10 name=i
//         right: LITERAL 12:13-12:14 value=3
//
// Names, flags that are set, choices and constants stand on the line of their node; children
// follow, indented, each behind the name of its field. What is none is left out.
#ifndef JURY_SYNTAX_AST_DUMP_H
#define JURY_SYNTAX_AST_DUMP_H

#include "syntax/ast.h"

#include <stdio.h>

typedef struct AstDumpOptions {
    SourceFile *file; // that the tree was parsed from
    // What names and types filled in is printed through these, where they are given. The texts
    // need to last until the next call only; NULL leaves the slot out.
    const char *(*describe_type)(void *context, const Type *type);
    // `target` is the struct that `link` points to: "Class", "Method", "Variable", …
    const char *(*describe_link)(void *context, const char *target, const void *link);
    void *context;
} AstDumpOptions;

void ast_dump(FILE *out, const Node *root, const AstDumpOptions *options);

#endif
