// An excerpt of the source: a line, and below it a caret with tildes.
//
//         int n = total;
//                 ^~~~~
#ifndef JURY_DIAG_EXCERPT_H
#define JURY_DIAG_EXCERPT_H

#include "diag/source.h"

#include <stdio.h>

// The line in which the span begins. Nothing for lines too long to be read.
void excerpt_write(FILE *out, SourceFile *file, Span span);

#endif
