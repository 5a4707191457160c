// What the commands that verify methods have in common.
#ifndef JURY_MAIN_VERIFICATION_H
#define JURY_MAIN_VERIFICATION_H

#include "main/compilation.h"

// Reads, parses and types the files of the command line; false after errors, which are reported.
bool verification_compile(Compilation *compilation);
bool verification_type(Compilation *compilation); // the same; what is wrong is not written yet
bool verification_wants_color(const Options *options);

// Is more to be found out than text shows? Reports for programs and pages show all that there is;
// of a run that is shared out, nobody knows yet.
bool verification_wants_details(const Options *options);

// Is there a page, which greys the lines that nothing reaches?
bool verification_shows_source(const Options *options);

// In MB: what --memory says, else three quarters of the machine.
uint32_t verification_most_memory(const Options *options);

#endif
