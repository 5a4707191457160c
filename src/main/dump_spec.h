// jury dump --spec: the clauses of specifications as they are evaluated.
#ifndef JURY_MAIN_DUMP_SPEC_H
#define JURY_MAIN_DUMP_SPEC_H

#include "main/compilation.h"

// Prints the clauses of the files given, in the order of the text; each is checked (spec_check).
void dump_spec(Compilation *compilation);

#endif
