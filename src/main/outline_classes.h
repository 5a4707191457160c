// The outline of classes that have no source: those of the class path.
#ifndef JURY_MAIN_OUTLINE_CLASSES_H
#define JURY_MAIN_OUTLINE_CLASSES_H

#include "main/compilation.h"

#include <stdio.h>

// Requires compilation_type.
void outline_print_classes(FILE *out, const Compilation *compilation);

#endif
