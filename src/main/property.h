// `--property`: the question about a program, by its name or as a file.
#ifndef JURY_MAIN_PROPERTY_H
#define JURY_MAIN_PROPERTY_H

#include "heap/results.h"
#include "main/options.h"

// PROPERTY_NONE where the option is not given. False after an error, which was told.
bool property_read(const Options *options, ProgramProperty *property);

#endif
