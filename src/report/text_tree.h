// The symbolic execution tree for people, as indented lines.
#ifndef JURY_REPORT_TEXT_TREE_H
#define JURY_REPORT_TEXT_TREE_H

#include "verdict/record.h"

#include <stdio.h>

void text_tree_write(FILE *out, const TreeRecord *tree);

// Parts of a node as texts, for whoever draws it.
// "verified, returns X", "infeasible"; NULL at a fork.
const char *path_tree_end(Arena *arena, const NodeRecord *node);
// A step since the parent as a path is written: "(x > y)", "!(x > y)", "x = y;"; NULL: not shown.
const char *path_tree_step(Arena *arena, const EventRecord *event);

#endif
