#include "syntax/token.h"

const char *token_kind_text(TokenKind kind) {
    static const char *const texts[] = {
#define TOKEN(NAME, text)         text,
#define KEYWORD_TOKEN(NAME, text) "'" text "'",
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD_TOKEN
    };
    _Static_assert(sizeof texts / sizeof *texts == TOKEN_KIND_COUNT, "each kind has its text");
    return texts[kind];
}
