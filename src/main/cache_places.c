#include "main/cache_places.h"

#include "base/buffer.h"
#include "main/cache_reads.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct Places {
    const ProgramParts *parts;
    const json_t *reads; // of what is written; else NULL
    const json_t *loops; // with their places, of what is written
    bool is_good, is_fixed;
} Places;

// ---- Lines

// A line becomes `[stretch, offset]`.
static void write_line(Places *places, json_t *place, const char *path, const char *key) {
    const json_t *line = json_object_get(place, key);
    PartLine at;
    if (!json_is_integer(line) ||
        !program_parts_line(places->parts, path, (uint64_t)json_integer_value(line), &at))
        return;
    places->is_good &= !(at.stretch % 2) || cache_reads_have_part(places->reads, at.stretch / 2);
    json_object_set_new(place, key, json_pack("[iI]", (int)at.stretch, (json_int_t)at.offset));
}

static void read_line(Places *places, json_t *place, const char *path, const char *key) {
    json_t *written = json_object_get(place, key);
    int stretch;
    json_int_t offset;
    uint64_t line;
    if (!json_is_array(written))
        return;
    places->is_good &=
        !json_unpack(written, "[iI]", &stretch, &offset) && stretch >= 0 &&
        program_parts_line_at(places->parts, path, (PartLine){(uint32_t)stretch, offset}, &line);
    json_object_set_new(place, key, json_integer(places->is_good ? (json_int_t)line : 0));
}

// ---- Texts

// Does it say "line 12", or "A.java:12"?
static bool names_line(const char *text) {
    for (const char *at = text; (at = strstr(at, "line ")); at++)
        if (isdigit((unsigned char)at[strlen("line ")]))
            return true;
    for (const char *at = text; (at = strstr(at, ".java:")); at++)
        if (isdigit((unsigned char)at[strlen(".java:")]))
            return true;
    return false;
}

// The one file that has a loop at that line; NULL: none, or several.
static const char *file_of_loop(const Places *places, uint64_t line) {
    const char *path = NULL;
    for (size_t i = 0; i < json_array_size(places->loops); i++) {
        const json_t *place = json_object_get(json_array_get(places->loops, i), "place");
        const char *file = json_string_value(json_object_get(place, "file"));
        if (!file || (uint64_t)json_integer_value(json_object_get(place, "line")) != line)
            continue;
        if (path && strcmp(path, file) != 0)
            return NULL;
        path = file;
    }
    return path && !strchr(path, '}') ? path : NULL;
}

// "at line 12" becomes "at line {6:2:A.java}" where that is the line of a loop.
static json_t *write_sentence(Places *places, const char *text) {
    static const char word[] = "line ";
    Buffer buffer = {0};
    const char *from = text;
    for (const char *at; (at = strstr(from, word));) {
        char *end;
        at += strlen(word);
        uint64_t line = isdigit((unsigned char)*at) ? strtoull(at, &end, 10) : 0;
        const char *path = line ? file_of_loop(places, line) : NULL;
        PartLine place;
        buffer_add(&buffer, from, (size_t)(at - from));
        from = at;
        if (!path || !program_parts_line(places->parts, path, line, &place)) {
            places->is_fixed |= line || *at == '{';
            continue;
        }
        buffer_format(&buffer, "{%u:%lld:%s}", place.stretch, (long long)place.offset, path);
        from = end;
    }
    buffer_add_text(&buffer, from);
    json_t *written = json_string(buffer.text);
    buffer_free(&buffer);
    return written;
}

// Adds the line that "{6:2:A.java}" means; gives what is behind it, or NULL.
static const char *read_named_line(const Places *places, const char *at, Buffer *buffer) {
    char *end;
    PartLine place;
    uint64_t line;
    place.stretch = (uint32_t)strtoul(at + 1, &end, 10);
    if (*end != ':')
        return NULL;
    place.offset = strtoll(end + 1, &end, 10);
    const char *close = *end == ':' ? strchr(end, '}') : NULL;
    if (!close)
        return NULL;
    Buffer path = {0};
    buffer_add(&path, end + 1, (size_t)(close - end - 1));
    bool is_good = path.text && program_parts_line_at(places->parts, path.text, place, &line);
    buffer_free(&path);
    if (is_good)
        buffer_format(buffer, "%llu", (unsigned long long)line);
    return is_good ? close + 1 : NULL;
}

static json_t *read_sentence(Places *places, const char *text) {
    static const char word[] = "line {";
    Buffer buffer = {0};
    const char *from = text;
    for (const char *at; from && (at = strstr(from, word));) {
        at += strlen(word) - 1;
        buffer_add(&buffer, from, (size_t)(at - from));
        from = read_named_line(places, at, &buffer);
    }
    places->is_good &= from != NULL;
    buffer_add_text(&buffer, from ? from : "");
    json_t *read = json_string(buffer.text);
    buffer_free(&buffer);
    return read;
}

// ---- Everything

typedef void LineVisit(Places *places, json_t *place, const char *path, const char *key);

static void visit(Places *places, json_t *value, LineVisit *visit_line) {
    const char *key;
    json_t *member;
    size_t index;
    if (json_is_string(value))
        places->is_fixed |= names_line(json_string_value(value));
    json_array_foreach(value, index, member) visit(places, member, visit_line);
    if (!json_is_object(value))
        return;
    const char *path = json_string_value(json_object_get(value, "file"));
    // A node of a tree has a line, and no file.
    places->is_fixed |= !path && json_object_get(value, "line");
    if (path) {
        visit_line(places, value, path, "line");
        visit_line(places, value, path, "end_line");
    }
    json_object_foreach(value, key, member) if (strcmp(key, "sentence") != 0)
        visit(places, member, visit_line);
}

static void change_sentence(Places *places, json_t *result,
                            json_t *(*change)(Places *places, const char *text)) {
    json_t *scope = json_object_get(result, "scope");
    const char *text = json_string_value(json_object_get(scope, "sentence"));
    if (text)
        json_object_set_new(scope, "sentence", change(places, text));
}

bool cache_places_write(const ProgramParts *parts, const json_t *reads, json_t *result,
                        bool *is_fixed) {
    Places places = {.parts = parts, .reads = reads, .is_good = true};
    json_t *loops = json_deep_copy(json_object_get(result, "loops"));
    places.loops = loops;
    change_sentence(&places, result, write_sentence);
    visit(&places, result, write_line);
    json_decref(loops);
    *is_fixed = places.is_fixed;
    return places.is_good;
}

bool cache_places_read(const ProgramParts *parts, json_t *result) {
    Places places = {.parts = parts, .is_good = true};
    change_sentence(&places, result, read_sentence);
    visit(&places, result, read_line);
    return places.is_good;
}
