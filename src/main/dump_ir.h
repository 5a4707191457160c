// jury dump --ir: methods as control-flow graphs.
#ifndef JURY_MAIN_DUMP_IR_H
#define JURY_MAIN_DUMP_IR_H

#include "main/compilation.h"

// Prints the methods of the files given, or those that --method names, and the
// lambdas in them; each is checked (ir_check).
void dump_ir(Compilation *compilation);

#endif
