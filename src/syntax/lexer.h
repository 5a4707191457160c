// Lexer: the bytes of a file to tokens.
//
// JML comments become tokens too, between JML_BEGIN and JML_END; JML comments
// that follow each other with nothing but space and plain comments between
// them form one such stretch, so that a clause may run over several `//@` lines.
// Ends always with END_OF_FILE; what is not a token is reported and becomes ERROR.
#ifndef JURY_SYNTAX_LEXER_H
#define JURY_SYNTAX_LEXER_H

#include "diag/diag.h"
#include "syntax/token.h"

// Tokens and literal values live in `arena`.
TokenList lexer_run(Arena *arena, NameTable *names, const SourceFile *file,
                    Diagnostics *diagnostics);

#endif
