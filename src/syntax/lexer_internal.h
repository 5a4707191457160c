// Shared by the files of the lexer (lexer.c, lex_*.c); never included elsewhere.
#ifndef JURY_SYNTAX_LEXER_INTERNAL_H
#define JURY_SYNTAX_LEXER_INTERNAL_H

#include "base/buffer.h"
#include "syntax/lexer.h"

// What kind of comment the tokens stand in.
typedef enum JmlComment { JML_COMMENT_NONE, JML_COMMENT_LINE, JML_COMMENT_BLOCK } JmlComment;

// From `offset` of the text that is read, it goes on with `original` of the file.
typedef struct Shift {
    uint32_t offset;
    uint32_t original;
} Shift;

enum { KEYWORD_SLOTS = 256 }; // a power of two, far more than there are reserved words

typedef struct Lexer {
    Arena *arena;
    NameTable *names;
    Diagnostics *diagnostics;
    const SourceFile *file;
    const char *text; // of the file; a translated copy where it has Unicode escapes
    const char *text_end;
    VECTOR(Shift) shifts; // ascending; empty where nothing was translated
    const char *at;
    const char *end; // how far tokens may reach: the end of the text, or of a JML comment
    JmlComment comment;
    VECTOR(Token) tokens;
    Buffer digits; // of the number being read
    uint32_t errors;
    const char *no_informal;                  // up to here no `*)` is left
    const Name *keyword_names[KEYWORD_SLOTS]; // open addressing by hash
    uint8_t keyword_kinds[KEYWORD_SLOTS];
} Lexer;

// ---- lexer.c
// Where a byte of the text stands in the file.
Position lexer_position(const Lexer *lexer, const char *at);
static inline Span lexer_span(const Lexer *lexer, const char *begin, const char *end) {
    return (Span){lexer_position(lexer, begin), lexer_position(lexer, end)};
}
// In front of each error: when there were too many, says so, and no more are reported. Returns the
// span.
Span lexer_count_error(Lexer *lexer, Span span);
static inline Span lexer_error_span(Lexer *lexer, const char *begin, const char *end) {
    return lexer_count_error(lexer, lexer_span(lexer, begin, end));
}
// The token from `begin` to where the lexer is now.
Token *lexer_push(Lexer *lexer, TokenKind kind, const char *begin);

// ---- lex_escapes.c
// Sets the text to be read: checks its UTF-8 and translates Unicode escapes (JLS 3.3).
void lex_unicode_escapes(Lexer *lexer);

// ---- lex_numbers.c
void lex_number(Lexer *lexer); // at a digit, or '.' in front of one

// ---- lex_strings.c
void lex_character(Lexer *lexer);  // at '\''
void lex_string(Lexer *lexer);     // at '"'
void lex_text_block(Lexer *lexer); // at '"""'

#endif
