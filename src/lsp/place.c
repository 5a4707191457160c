// Paths and positions: the engine has paths, and lines and columns from 1, in characters; the
// client has URIs, and lines and columns from 0, in units of UTF-16.
#include "lsp/internal.h"

#include <ctype.h>
#include <string.h>

// ---- URIs

static int hex_value(char c) {
    if (isdigit((unsigned char)c))
        return c - '0';
    return isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : -1;
}

// What is not on the disk is called by its URI.
char *place_path_of_uri(const char *uri) {
    static const char scheme[] = "file://";
    bool is_file = !strncmp(uri, scheme, sizeof scheme - 1);
    const char *from = is_file ? strchr(uri + sizeof scheme - 1, '/') : NULL;
    if (!from)
        from = uri;
    char *path = memory_alloc(strlen(from) + 1), *to = path;
    for (; *from; from++) {
        bool is_code =
            *from == '%' && is_file && hex_value(from[1]) >= 0 && hex_value(from[2]) >= 0;
        int code = is_code ? hex_value(from[1]) * 16 + hex_value(from[2]) : 0;
        if (code) {
            *to++ = (char)code;
            from += 2;
        } else {
            *to++ = *from;
        }
    }
    return path;
}

json_t *place_uri_of_path(const char *path) {
    if (path[0] != '/')
        return NULL;
    Buffer uri = {0};
    buffer_add_text(&uri, "file://");
    for (const char *from = path; *from; from++) {
        if (isalnum((unsigned char)*from) || strchr("/-._~", *from))
            buffer_add_char(&uri, *from);
        else
            buffer_format(&uri, "%%%02X", (unsigned char)*from);
    }
    json_t *result = json_string(uri.text);
    buffer_free(&uri);
    return result;
}

// ---- Positions

// Where the line begins; the end of the text if there are not so many.
static const char *line_begin(const Buffer *text, json_int_t line) {
    const char *at = text->text, *end = at + text->length;
    for (; line > 1 && at < end; at++)
        if (*at == '\n' || (*at == '\r' && at[1] != '\n'))
            line--;
    return at;
}

// Characters beyond the first plane take two units.
static json_int_t units(const Document *document, json_int_t line, json_int_t column) {
    enum { FIRST_OF_FOUR = 0xF0, CONTINUATION = 0x80, CONTINUATION_MASK = 0xC0 };
    if (!document || !document->text.text)
        return column - 1;
    json_int_t count = column - 1;
    const char *end = document->text.text + document->text.length;
    for (const char *at = line_begin(&document->text, line); at < end && column > 1; at++) {
        if (((unsigned char)*at & CONTINUATION_MASK) == CONTINUATION)
            continue;
        count += (unsigned char)*at >= FIRST_OF_FOUR;
        column--;
        if (*at == '\n')
            break;
    }
    return count;
}

// ---- Positions of the client

enum { LONG_CHARACTER = 0xF0, INNER_MASK = 0xC0, INNER = 0x80 };

static bool is_inner(const char *at) {
    return ((unsigned char)*at & INNER_MASK) == INNER;
}

const char *place_at(const Document *document, json_int_t line, json_int_t character) {
    if (!document->text.text)
        return NULL;
    const char *end = document->text.text + document->text.length;
    const char *at = line_begin(&document->text, line + 1);
    while (at < end && character > 0 && *at != '\n' && *at != '\r') {
        character -= (unsigned char)*at >= LONG_CHARACTER ? 2 : 1;
        do
            at++;
        while (at < end && is_inner(at));
    }
    return at;
}

json_int_t place_column(const Document *document, json_int_t line, json_int_t character) {
    const char *begin = place_at(document, line, 0), *at = place_at(document, line, character);
    json_int_t column = 1;
    for (; begin && begin < at; begin++)
        column += !is_inner(begin);
    return column;
}

json_t *place_line_end(const Document *document, json_int_t line) {
    json_int_t count = 0;
    const char *at = place_at(document, line, 0);
    const char *end = document->text.text ? document->text.text + document->text.length : NULL;
    for (; at && at < end && *at != '\n' && *at != '\r'; at++)
        count += is_inner(at) ? 0 : (unsigned char)*at >= LONG_CHARACTER ? 2 : 1;
    return json_pack("{s:I, s:I}", "line", line, "character", count);
}

static json_t *point(const Document *document, const json_t *place, const char *line_name,
                     const char *column_name) {
    json_int_t line = json_integer_value(json_object_get(place, line_name));
    json_int_t column = json_integer_value(json_object_get(place, column_name));
    if (line < 1 || column < 1)
        line = column = 1;
    return json_pack("{s:I, s:I}", "line", line - 1, "character", units(document, line, column));
}

bool place_is_in(const Document *document, const json_t *place) {
    const char *file = json_string_value(json_object_get(place, "file"));
    return file && !strcmp(file, document->path);
}

json_t *place_range(const Document *document, const json_t *place) {
    const Document *where = place_is_in(document, place) ? document : NULL;
    return json_pack("{s:o, s:o}", "start", point(where, place, "line", "column"), "end",
                     point(where, place, "end_line", "end_column"));
}

static int compare(const json_t *position, json_int_t line, json_int_t character) {
    json_int_t own_line = json_integer_value(json_object_get(position, "line"));
    json_int_t own_character = json_integer_value(json_object_get(position, "character"));
    if (own_line != line)
        return own_line < line ? -1 : 1;
    return own_character < character ? -1 : own_character > character;
}

bool place_range_has(const json_t *range, json_int_t line, json_int_t character) {
    return compare(json_object_get(range, "start"), line, character) <= 0 &&
           compare(json_object_get(range, "end"), line, character) >= 0;
}
