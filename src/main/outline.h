// The outline of typed files, for people: classes, members, and how they are specified.
#ifndef JURY_MAIN_OUTLINE_H
#define JURY_MAIN_OUTLINE_H

#include "main/compilation.h"

#include <stdio.h>

// Requires compilation_type. Declarations with errors are shown as far as they are known.
void outline_print(FILE *out, const Compilation *compilation);

#endif
