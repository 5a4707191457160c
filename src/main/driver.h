// Runs a command of the command line; runs the front end on a text.
#ifndef JURY_MAIN_DRIVER_H
#define JURY_MAIN_DRIVER_H

#include "main/options.h"

#include <stddef.h>

// Returns the exit code.
int driver_run(const Options *options);

// Reads, parses and types a text as if it were a file of that name, and drops the result. Returns
// the number of errors. For the fuzzer.
int driver_types_text(const char *name, const char *text, size_t length);

#endif
