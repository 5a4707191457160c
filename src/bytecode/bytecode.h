// Bodies of methods from class files: bytecode to the intermediate representation.
//
// The same checks, calls and exceptions as lowering makes of sources (docs/ir.md): stack and local
// variables become typed registers, exception tables become branches, invokedynamic becomes what
// its bootstrap method would have made. What cannot be translated is UNSUPPORTED at its place; code
// that does not verify makes the whole method so.
#ifndef JURY_BYTECODE_BYTECODE_H
#define JURY_BYTECODE_BYTECODE_H

#include "lower/lower.h"

extern const ClassFileBodies bytecode_bodies; // for LowerOptions

#endif
