// Where the name at a position of a file is declared, for editors.
#ifndef JURY_MAIN_DEFINITION_H
#define JURY_MAIN_DEFINITION_H

#include "main/options.h"

#include <stdio.h>

// Reads and types the file of the options; writes {"place": …} as docs/json.md has places, or
// {"place": null}. Lines and columns count from 1.
void definition_write(FILE *out, const Options *options, uint32_t line, uint32_t column);

#endif
