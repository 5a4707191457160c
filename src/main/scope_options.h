// The options that make a scope: --objects, --array-length, --bits, --unroll.
#ifndef JURY_MAIN_SCOPE_OPTIONS_H
#define JURY_MAIN_SCOPE_OPTIONS_H

#include "main/compilation.h"
#include "heap/scope.h"

// False after an error was reported. Names of classes are looked up in the typed sources.
bool scope_options_read(Compilation *compilation, Scope *scope);

#endif
