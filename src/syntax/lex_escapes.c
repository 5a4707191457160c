// Unicode escapes (JLS 3.3), translated before anything else looks at the text.
//
// Nearly no file has any: one search finds that out, and the text is then read
// where it lies. Otherwise a translated copy is read, with a list of shifts that
// leads from each place in it back to the file.
#include "syntax/lexer_internal.h"

#include "base/utf8.h"

#include <string.h>

// The first byte that is not UTF-8, or NULL.
static const char *find_malformed(const char *at, const char *end) {
    while (at < end) {
        uint64_t word;
        if ((size_t)(end - at) >= sizeof word) {
            memcpy(&word, at, sizeof word);
            if (!(word & UINT64_C(0x8080808080808080))) {
                at += sizeof word;
                continue;
            }
        }
        size_t size;
        uint32_t c = utf8_decode(at, (size_t)(end - at), &size);
        if (c == UTF8_INVALID || (c >= 0xD800 && c <= 0xDFFF))
            return at;
        at += size;
    }
    return NULL;
}

static int hex_value(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f')
        return (c | 0x20) - 'a' + 10;
    return -1;
}

// At `\u`: the UTF-16 unit, with `*at` moved behind it; -1 when it is malformed, with `*at` moved
// behind the u.
static int32_t read_escape(const char **at, const char *end) {
    const char *digit = *at + 1;
    while (digit < end && *digit == 'u')
        digit++;
    *at = digit;
    if (end - digit < 4)
        return -1;
    int32_t unit = 0;
    for (int i = 0; i < 4; i++) {
        if (hex_value(digit[i]) < 0)
            return -1;
        unit = unit << 4 | hex_value(digit[i]);
    }
    *at = digit + 4;
    return unit;
}

static bool at_escape(const char *at, const char *end) {
    return end - at >= 2 && at[0] == '\\' && at[1] == 'u';
}

// The code point of the escape at `*at`, of two escapes when they are a surrogate pair.
static uint32_t read_code_point(Lexer *lexer, const char **at, const char *end) {
    const char *begin = *at;
    int32_t unit = read_escape(at, end);
    if (unit < 0) {
        Position position = lexer->file->base + (Position)(begin - lexer->file->text);
        Span span = {position, position + (Position)(*at - begin)};
        diag_error(lexer->diagnostics, lexer_count_error(lexer, span),
                   "invalid Unicode escape, expected four hexadecimal digits");
        return UTF8_INVALID;
    }
    if (unit >= 0xD800 && unit <= 0xDBFF && at_escape(*at, end)) {
        const char *behind = *at;
        int32_t low = read_escape(&behind, end);
        if (low >= 0xDC00 && low <= 0xDFFF) {
            *at = behind;
            return 0x10000 + ((uint32_t)(unit - 0xD800) << 10) + (uint32_t)(low - 0xDC00);
        }
    }
    return (uint32_t)unit;
}

static void translate(Lexer *lexer) {
    const char *at = lexer->text, *end = lexer->text_end;
    // A translation is never longer than its escape: six bytes become at most three.
    char *copy = arena_alloc(lexer->arena, (size_t)(end - at) + 1);
    char *out = copy;
    while (at < end) {
        const char *backslash = memchr(at, '\\', (size_t)(end - at));
        size_t plain = (size_t)((backslash ? backslash : end) - at);
        memcpy(out, at, plain);
        out += plain;
        at += plain;
        if (!backslash)
            break;
        if (!at_escape(at, end)) { // `\\` stands for itself, so that `\\u` is no escape
            size_t size = end - at >= 2 && at[1] == '\\' ? 2 : 1;
            memcpy(out, at, size);
            out += size;
            at += size;
            continue;
        }
        Shift before = {(uint32_t)(out - copy), (uint32_t)(at - lexer->text)};
        uint32_t code_point = read_code_point(lexer, &at, end);
        if (code_point != UTF8_INVALID)
            out += utf8_encode(code_point, out);
        Shift behind = {(uint32_t)(out - copy), (uint32_t)(at - lexer->text)};
        vector_push(lexer->arena, &lexer->shifts, before);
        vector_push(lexer->arena, &lexer->shifts, behind);
    }
    lexer->text = copy;
    lexer->text_end = out;
}

void lex_unicode_escapes(Lexer *lexer) {
    const SourceFile *file = lexer->file;
    lexer->text = file->text;
    lexer->text_end = file->text + file->length;
    const char *malformed = find_malformed(lexer->text, lexer->text_end);
    if (malformed) {
        Position position = file->base + (Position)(malformed - file->text);
        diag_error(lexer->diagnostics, (Span){position, position + 1}, "invalid UTF-8");
    }
    if (memmem(file->text, file->length, "\\u", 2))
        translate(lexer);
}
