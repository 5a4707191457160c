// The tokens of a file as text, for `jury dump --tokens`: one per line, as
//
//     IDENTIFIER count 3:9
#ifndef JURY_SYNTAX_TOKEN_DUMP_H
#define JURY_SYNTAX_TOKEN_DUMP_H

#include "syntax/token.h"

#include <stdio.h>

void token_dump(FILE *out, TokenList tokens, SourceFile *file);

#endif
