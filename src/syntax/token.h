// Tokens of Java and JML.
#ifndef JURY_SYNTAX_TOKEN_H
#define JURY_SYNTAX_TOKEN_H

#include "base/name.h"
#include "diag/source.h"
#include "syntax/ast.h"

typedef enum TokenKind {
#define TOKEN(NAME, text)         TOKEN_##NAME,
#define KEYWORD_TOKEN(NAME, text) TOKEN_##NAME,
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD_TOKEN
    TOKEN_KIND_COUNT
} TokenKind;

enum {
    TOKEN_IN_JML = 1,   // stands inside a JML annotation
    TOKEN_JOINED = 2,   // of '>': the next '>' or '=' follows without space
    TOKEN_SMALLEST = 4, // of INTEGER: 2147483648 or 9223372036854775808L, legal only behind '-'
};

typedef struct Token {
    uint8_t kind; // TokenKind
    uint8_t flags;
    Span span;
    union {
        const Name *name;         // IDENTIFIER, reserved words, JML_WORD (with its backslash)
        const Constant *constant; // literals
    };
} Token;

typedef struct TokenList {
    Token *items; // ends with END_OF_FILE
    uint32_t count;
} TokenList;

const char *token_kind_text(TokenKind kind); // "identifier", "';'", "'while'"

#endif
