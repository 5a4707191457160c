// A document for editors: what is wrong with it, and what is in it, as JSON (lsp/lsp.h).
#ifndef JURY_MAIN_DOCUMENT_H
#define JURY_MAIN_DOCUMENT_H

#include "main/options.h"

#include <stdio.h>

// Of the only operand.
void document_write(FILE *out, const Options *options);

#endif
