#include "junit/standard_input.h"

#include "junit/java_text.h"

#include <string.h>

// What the model of the library asks (lib/jury/Outside.java). What a reader gives has the name of
// its method; one that reads a file has asked for the end of that before.
bool standard_input_has(const CexChoice *choice) {
    if (choice->drawn)
        return !strncmp(choice->drawn->name->text, "input", 5);
    static const char *const readers[] = {"java.util.Scanner", "java.io.BufferedReader",
                                          "java.lang.IO"};
    const char *owner = choice->method->owner->qualified_name->text;
    for (uint32_t i = 0; i < sizeof(readers) / sizeof(readers[0]); i++)
        if (!strcmp(owner, readers[i]))
            return true;
    return !strcmp(owner, "jury.Outside") && !strncmp(choice->method->name->text, "input", 5);
}

static bool is_asked(const CexChoice *choice, const char *name) {
    const Method *method = choice->drawn ? choice->drawn : choice->method;
    return !strcmp(method->name->text, name);
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

// A line, or a token on a line of its own; what is no number where one is asked for ends the text.
typedef struct Lines {
    const char *text; // as Java
    bool has_numbers, has_texts, is_over;
} Lines;

static bool add(JavaTest *test, Lines *lines, const CexChoice *choice) {
    bool is_number = is_whole(choice->value.text), is_text = *choice->value.text == '"';
    bool is_flag = is_asked(choice, "inputFlag"), is_end = is_asked(choice, "inputEnds");
    bool holds = !strcmp(choice->value.text, "true");
    if (lines->is_over || !(is_number || is_flag || is_end || is_text))
        return false;
    lines->is_over = is_end ? holds : is_flag && !holds;
    if (is_end || (is_flag && holds))
        return true;
    const char *value = is_flag ? "\"no number\"" : java_test_value(test, &choice->value);
    lines->has_numbers |= is_number;
    lines->has_texts |= is_text;
    lines->text = arena_format(test->arena, "%s%s%s + \"\\n\"", lines->text,
                               *lines->text ? " + " : "", value);
    return is_ascii(value);
}

void standard_input_set(JavaTest *test) {
    Lines lines = {.text = ""};
    bool is_read = false, is_clear = true;
    for (uint32_t i = 0; i < test->run->choices.count; i++) {
        const CexChoice *choice = &test->run->choices.items[i];
        if (!standard_input_has(choice))
            continue;
        is_read = true;
        is_clear = is_clear && add(test, &lines, choice);
    }
    // How a line ends is one thing for who reads tokens, and another for who reads lines.
    is_clear = is_clear && !(lines.has_numbers && lines.has_texts);
    if (!is_clear)
        java_test_refuse(test, "it is not clear what stands in System.in");
    else if (is_read)
        buffer_format(test->out,
                      "        System.setIn(new java.io.ByteArrayInputStream((%s).getBytes()));\n",
                      *lines.text ? lines.text : "\"\"");
}
