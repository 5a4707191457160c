// Runs the front end on a text: all that the fuzzer needs of the program.
#ifndef JURY_MAIN_TYPES_TEXT_H
#define JURY_MAIN_TYPES_TEXT_H

#include <stddef.h>

// Reads, parses and types a text as if it were a file of that name, and drops the result. Returns
// the number of errors.
int types_text(const char *name, const char *text, size_t length);

#endif
