// Runs a command of the command line.
#ifndef JURY_MAIN_DRIVER_H
#define JURY_MAIN_DRIVER_H

#include "main/options.h"

// Returns the exit code.
int driver_run(const Options *options);
// The same on the stack that is there, for a command that is run by another one.
int driver_command(const Options *options);

#endif
