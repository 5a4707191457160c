// Characters, strings and text blocks: JLS 3.10.4 to 3.10.7.
#include "syntax/lexer_internal.h"

#include "base/utf8.h"

#include <string.h>

// The UTF-16 units of a literal, while it is read. They never outnumber its bytes.
typedef struct Units {
    uint16_t *items;
    uint32_t count;
} Units;

static Units units_new(Lexer *lexer, size_t bytes) {
    return (Units){arena_array(lexer->arena, bytes + 1, sizeof(uint16_t)), 0};
}

static void add_code_point(Units *units, uint32_t code_point) {
    if (code_point >= 0x10000) {
        units->items[units->count++] = (uint16_t)(0xD800 + ((code_point - 0x10000) >> 10));
        units->items[units->count++] = (uint16_t)(0xDC00 + ((code_point - 0x10000) & 0x3FF));
    } else {
        units->items[units->count++] = (uint16_t)code_point;
    }
}

// The character at `*at`, which moves behind it; what is no UTF-8 was reported before.
static uint32_t read_code_point(const char **at, const char *end) {
    size_t size;
    uint32_t code_point = utf8_decode(*at, (size_t)(end - *at), &size);
    *at += size;
    return code_point == UTF8_INVALID ? 0xFFFD : code_point;
}

static bool is_octal(const char *at, const char *end) {
    return at < end && *at >= '0' && *at <= '7';
}

// Behind a backslash; `*at` moves behind the escape sequence (JLS 3.10.7).
static uint32_t read_escape(Lexer *lexer, const char **at, const char *end) {
    const char *begin = *at;
    if (is_octal(*at, end)) {
        uint32_t value = 0;
        int longest = **at <= '3' ? 3 : 2;
        for (int i = 0; i < longest && is_octal(*at, end); i++)
            value = value * 8 + (uint32_t)(*(*at)++ - '0');
        return value;
    }
    uint32_t c = *at < end ? read_code_point(at, end) : 0;
    switch (c) {
    case 'b': return '\b';
    case 't': return '\t';
    case 'n': return '\n';
    case 'f': return '\f';
    case 'r': return '\r';
    case 's': return ' ';
    case '"':
    case '\'':
    case '\\': return c;
    default: break;
    }
    diag_error(lexer->diagnostics, lexer_error_span(lexer, begin - 1, *at),
               "invalid escape sequence '\\%.*s'", (int)(*at - begin), begin);
    return 0xFFFD;
}

static bool at_line_end(const char *at, const char *end) {
    return at == end || *at == '\n' || *at == '\r';
}

// Up to an unescaped `quote`, into `units`; false when the line ends before.
static bool read_quoted(Lexer *lexer, char quote, Units *units) {
    while (!at_line_end(lexer->at, lexer->end) && *lexer->at != quote) {
        if (*lexer->at == '\\' && !at_line_end(lexer->at + 1, lexer->end)) {
            lexer->at++;
            add_code_point(units, read_escape(lexer, &lexer->at, lexer->end));
        } else {
            add_code_point(units, read_code_point(&lexer->at, lexer->end));
        }
    }
    if (at_line_end(lexer->at, lexer->end))
        return false;
    lexer->at++;
    return true;
}

// How many bytes stand in front of an unescaped `quote` or the end of the line.
static size_t bytes_to_quote(const Lexer *lexer, char quote) {
    const char *at = lexer->at;
    while (!at_line_end(at, lexer->end) && *at != quote)
        at += *at == '\\' && !at_line_end(at + 1, lexer->end) ? 2 : 1;
    return (size_t)(at - lexer->at);
}

void lex_character(Lexer *lexer) {
    const char *begin = lexer->at++;
    Units units = units_new(lexer, bytes_to_quote(lexer, '\''));
    if (!read_quoted(lexer, '\'', &units)) {
        diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, lexer->at),
                   "unclosed character literal");
        lexer_push(lexer, TOKEN_ERROR, begin);
        return;
    }
    if (units.count == 0)
        diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, lexer->at),
                   "empty character literal");
    if (units.count > 1)
        diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, lexer->at),
                   "a character literal holds one UTF-16 unit, found %u", units.count);
    Constant *constant = ARENA_NEW(lexer->arena, Constant);
    constant->kind = CONSTANT_CHAR;
    constant->integer = units.count ? units.items[0] : 0;
    lexer_push(lexer, TOKEN_CHARACTER, begin)->constant = constant;
}

static void push_string(Lexer *lexer, TokenKind kind, const char *begin, Units units) {
    Constant *constant = ARENA_NEW(lexer->arena, Constant);
    constant->kind = CONSTANT_STRING;
    constant->length = units.count;
    constant->units = units.items;
    lexer_push(lexer, kind, begin)->constant = constant;
}

void lex_string(Lexer *lexer) {
    const char *begin = lexer->at++;
    Units units = units_new(lexer, bytes_to_quote(lexer, '"'));
    if (read_quoted(lexer, '"', &units)) {
        push_string(lexer, TOKEN_STRING, begin, units);
        return;
    }
    diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, lexer->at),
               "unclosed string literal");
    lexer_push(lexer, TOKEN_ERROR, begin);
}

// ---- Text blocks

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\f' || c == '\v' || (c >= 0x1C && c <= 0x1F);
}

// Behind a line: behind its terminator.
static const char *next_line(const char *at, const char *end) {
    if (end - at >= 2 && at[0] == '\r' && at[1] == '\n')
        return at + 2;
    return at + (at < end);
}

// The white space that all lines have in front (JLS 3.10.6): blank lines do not count, but the
// last one does, even if it is blank.
static size_t common_indentation(const char *at, const char *end) {
    size_t indentation = SIZE_MAX;
    for (;;) {
        const char *line = at;
        while (at < end && is_blank(*at))
            at++;
        size_t here = (size_t)(at - line);
        bool counts = !at_line_end(at, end) || at == end;
        if (counts && here < indentation)
            indentation = here;
        while (!at_line_end(at, end))
            at++;
        if (at == end)
            return indentation;
        at = next_line(at, end);
    }
}

// One line without its indentation and trailing white space, escapes interpreted. Returns false
// when it ends with a backslash: then no line terminator follows.
static bool add_line(Lexer *lexer, const char *at, const char *end, Units *units) {
    bool continues = false;
    while (at < end) {
        if (*at != '\\') {
            add_code_point(units, read_code_point(&at, end));
        } else if (at + 1 == end) {
            continues = true;
            at++;
        } else {
            at++;
            add_code_point(units, read_escape(lexer, &at, end));
        }
    }
    return !continues;
}

static Units text_block_units(Lexer *lexer, const char *at, const char *end) {
    Units units = units_new(lexer, (size_t)(end - at));
    size_t indentation = common_indentation(at, end);
    for (;;) {
        const char *line = at;
        while (!at_line_end(at, end))
            at++;
        const char *line_end = at;
        while (line_end > line && is_blank(line_end[-1]))
            line_end--;
        line = (size_t)(line_end - line) > indentation ? line + indentation : line_end;
        bool terminated = add_line(lexer, line, line_end, &units);
        if (at == end)
            return units;
        if (terminated)
            units.items[units.count++] = '\n';
        at = next_line(at, end);
    }
}

void lex_text_block(Lexer *lexer) {
    const char *begin = lexer->at;
    lexer->at += 3;
    while (lexer->at < lexer->end && is_blank(*lexer->at))
        lexer->at++;
    if (!at_line_end(lexer->at, lexer->end))
        diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, begin + 3),
                   "the opening '\"\"\"' of a text block must end its line");
    const char *content = next_line(lexer->at, lexer->end);
    if (!at_line_end(lexer->at, lexer->end))
        content = lexer->at;
    for (lexer->at = content; lexer->at < lexer->end; lexer->at++) {
        if (*lexer->at == '\\' && lexer->end - lexer->at >= 2) {
            lexer->at++;
        } else if (lexer->end - lexer->at >= 3 && memcmp(lexer->at, "\"\"\"", 3) == 0) {
            Units units = text_block_units(lexer, content, lexer->at);
            lexer->at += 3;
            push_string(lexer, TOKEN_TEXT_BLOCK, begin, units);
            return;
        }
    }
    diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, begin + 3),
               "unclosed text block");
    lexer_push(lexer, TOKEN_ERROR, begin);
}
