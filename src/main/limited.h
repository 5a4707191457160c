// Limits of a command that gives no verdicts: all of it works in a process of its own, which is
// ended where it takes more time of the processor, or more memory, than it may.
#ifndef JURY_MAIN_LIMITED_H
#define JURY_MAIN_LIMITED_H

#include "main/options.h"

// Was a limit given for the command as a whole?
bool limited_is_asked(const Options *options);

// Runs it in another process: its exit code, or that of an answer that is not known.
int limited_run(const Options *options, int (*run)(const Options *options));

#endif
