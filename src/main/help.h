// Help, made from commands.def and options.def.
#ifndef JURY_MAIN_HELP_H
#define JURY_MAIN_HELP_H

#include "main/options.h"

#include <stdio.h>

// On one command, or on all of them for COMMAND_NONE.
void help_print(FILE *out, Command command);

#endif
