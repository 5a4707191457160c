// What verdicts depend on besides the sources given: the options, the program that gives them, the
// class path, and files that may be read when they are needed.
#ifndef JURY_MAIN_CACHE_INPUTS_H
#define JURY_MAIN_CACHE_INPUTS_H

#include "base/digest.h"
#include "main/compilation.h"

// Is a run with these options there for files that it writes?
bool cache_inputs_writes_files(const Options *options);

// False: there is too much, or it cannot be known.
bool cache_inputs_add(Digest *digest, const Compilation *compilation);

// The whole of a file, to be freed; NULL: it cannot be read.
char *cache_inputs_read(const char *path, size_t *length);

#endif
