#include "junit/read_text.h"

#include <stdlib.h>
#include <string.h>

const char *read_text_source(const CexChoice *choice) {
    return (choice->drawn ? choice->drawn : choice->method)->name->text;
}

// "Ends" of "inputEnds", "" of what a reader gives by itself.
static const char *kind_of(const CexChoice *choice, const char *prefix) {
    const char *source = read_text_source(choice);
    return strncmp(source, prefix, strlen(prefix)) ? "" : source + strlen(prefix);
}

static bool is_whole(const char *value) {
    value += *value == '-';
    size_t digits = strspn(value, "0123456789");
    return digits && (!value[digits] || !strcmp(value + digits, "L"));
}

static bool is_ascii(const char *text) {
    for (; *text; text++)
        if ((unsigned char)*text >= 0x80 || !strncmp(text, "\\u", 2))
            return false;
    return true;
}

static void append(JavaTest *test, ReadText *text, const char *piece) {
    text->text =
        arena_format(test->arena, "%s%s%s", *text->text ? text->text : "\"\"", " + ", piece);
}

// A byte or a character by itself.
static void add_unit(JavaTest *test, ReadText *text, const char *value) {
    long unit = strtol(value, NULL, 10);
    text->has_units = true;
    text->is_unclear |= unit < 0 || unit >= 0x80;
    append(test, text, arena_format(test->arena, "(char) %ld", unit));
}

// A line, or a token on a line of its own.
static void add_line(JavaTest *test, ReadText *text, const char *value) {
    text->is_unclear |= !is_ascii(value);
    append(test, text, arena_format(test->arena, "%s + \"\\n\"", value));
}

// What is no number where one is asked for ends the text.
static void add_flag(JavaTest *test, ReadText *text, bool is_number) {
    if (is_number)
        return;
    text->is_over = true;
    add_line(test, text, "\"no number\"");
}

void read_text_add(JavaTest *test, ReadText *text, const CexChoice *choice, const char *prefix) {
    const char *kind = kind_of(choice, prefix), *value = choice->value.text;
    bool holds = !strcmp(value, "true");
    text->is_unclear |=
        text->is_over || (choice->asked && !strcmp(choice->asked->name->text, "available"));
    if (!strcmp(kind, "Ends")) {
        text->is_over = holds;
    } else if (!strcmp(kind, "Flag")) {
        add_flag(test, text, holds);
    } else if (!strcmp(kind, "Fails")) {
        text->is_unclear |= holds;
    } else if (!strcmp(kind, "Byte") || !strcmp(kind, "Character")) {
        add_unit(test, text, value);
    } else if (is_whole(value) || *value == '"') {
        text->has_numbers |= *value != '"';
        text->has_lines |= *value == '"';
        add_line(test, text, java_test_value(test, &choice->value));
    } else {
        text->is_unclear = true;
    }
}

// How a line ends is one thing for who reads tokens, and another for who reads lines.
const char *read_text_whole(const ReadText *text) {
    if (text->is_unclear || text->has_numbers + text->has_lines + text->has_units > 1)
        return NULL;
    return *text->text ? text->text : "\"\"";
}
