// `--property`: the question about a program, by its name or as a file.
#ifndef JURY_MAIN_PROPERTY_H
#define JURY_MAIN_PROPERTY_H

#include "heap/results.h"
#include "main/options.h"
#include "main/session.h"

// PROPERTY_NONE where the option is not given. False after an error, which was told.
bool property_read(const Options *options, ProgramProperty *property);

// False after an error: the question is about programs, and a chosen method is none.
bool property_fits(ProgramProperty property, const Session *session);

#endif
