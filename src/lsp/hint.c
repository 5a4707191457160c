// Inlay hints: the values of a counterexample at the ends of the lines that it runs through.
#include "lsp/internal.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 100, MOST_LINES = 500 };

typedef struct Hints {
    const Document *document;
    json_t *texts; // by line from 1: {"12": "i = 0; i = 1"}
} Hints;

static void add_text(const Hints *hints, json_int_t line, const char *added) {
    Buffer key = {0}, text = {0};
    buffer_format(&key, "%lld", (long long)line);
    const char *known = json_string_value(json_object_get(hints->texts, key.text));
    if (known && strlen(known) + strlen(added) > LONGEST)
        buffer_format(&text, "%s%s", known, strstr(known, "…") ? "" : "; …");
    else
        buffer_format(&text, "%s%s%s", known ? known : "", known ? "; " : "", added);
    json_object_set_new(hints->texts, key.text, json_string(text.text));
    buffer_free(&key);
    buffer_free(&text);
}

static void add_values(const Hints *hints, const json_t *place, const json_t *values) {
    Buffer text = {0};
    size_t i;
    json_t *value;
    json_array_foreach((json_t *)values, i, value) {
        const char *name = json_string_value(json_object_get(value, "name"));
        const char *said = json_string_value(json_object_get(value, "value"));
        if (name && said)
            buffer_format(&text, "%s%s = %s", text.length ? ", " : "", name, said);
    }
    if (text.length && place_is_in(hints->document, place))
        add_text(hints, json_integer_value(json_object_get(place, "line")), text.text);
    buffer_free(&text);
}

// Of the first violation: several at once could not be told apart.
static void add_verdict(const Hints *hints, const json_t *method, const json_t *verdict) {
    const json_t *violation = json_array_get(json_object_get(verdict, "violations"), 0);
    const json_t *counterexample = json_object_get(violation, "counterexample");
    size_t i;
    json_t *line;
    add_values(hints, json_object_get(method, "place"), json_object_get(counterexample, "inputs"));
    json_array_foreach(json_object_get(counterexample, "path"), i, line) {
        if (i == MOST_LINES)
            return;
        add_values(hints, json_object_get(line, "place"), json_object_get(line, "changes"));
    }
}

json_t *feature_hints(const Document *document, json_int_t first, json_int_t last) {
    Hints hints = {document, json_object()};
    json_t *list = json_array(), *method, *text;
    const char *key;
    size_t i;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        if (document->is_current)
            add_verdict(&hints, method, document_verdict(document, "check", method));
    }
    json_object_foreach(hints.texts, key, text) {
        json_int_t line = strtoll(key, NULL, 10) - 1;
        if (line >= first && line <= last)
            json_array_append_new(list, json_pack("{s:o, s:O, s:b}", "position",
                                                  place_line_end(document, line), "label", text,
                                                  "paddingLeft", 1));
    }
    json_decref(hints.texts);
    return list;
}
