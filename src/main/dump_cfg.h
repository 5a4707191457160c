// jury dump --cfg
#ifndef JURY_MAIN_DUMP_CFG_H
#define JURY_MAIN_DUMP_CFG_H

#include "main/compilation.h"

// Prints the graphs of the methods asked for; false after an error on the command line.
bool dump_cfg(Compilation *compilation);

#endif
