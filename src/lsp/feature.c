// What the client asks for: hover, symbols, code lenses.
#include "lsp/internal.h"

#include <string.h>

// ---- Hover

static void add_verdict(const Server *server, const Document *document, Buffer *text,
                        const char *command, const json_t *method) {
    const json_t *verdict = document_verdict(document, command, method);
    const char *state = document_state(server, document, command, method);
    if (text->length && (verdict || !strcmp(state, "running")))
        buffer_add_text(text, "\n\n---\n\n");
    if (!strcmp(state, "running"))
        buffer_format(text, "%s: running", command);
    else if (!strcmp(state, "stale"))
        buffer_add_text(text, "_of an earlier text:_ ");
    if (verdict && strcmp(state, "running") != 0)
        explain_verdict(text, verdict);
}

static json_t *hover_of(const Server *server, const Document *document, const json_t *method,
                        json_t *range) {
    Buffer text = {0};
    add_verdict(server, document, &text, "check", method);
    add_verdict(server, document, &text, "prove", method);
    add_verdict(server, document, &text, "bounds", method);
    if (!text.length)
        buffer_format(&text, "`%s`: not asked",
                      json_string_value(json_object_get(method, "method")));
    json_t *hover = json_pack("{s:{s:s, s:s}, s:O}", "contents", "kind", "markdown", "value",
                              text.text, "range", range);
    buffer_free(&text);
    return hover;
}

json_t *feature_hover(const Server *server, const Document *document, json_int_t line,
                      json_int_t character) {
    size_t i;
    json_t *method, *hover = NULL;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        json_t *range = place_range(document, json_object_get(method, "place"));
        if (!hover && place_range_has(range, line, character))
            hover = hover_of(server, document, method, range);
        json_decref(range);
    }
    return hover ? hover : json_null();
}

// ---- Symbols

static json_t *symbols_of(const Document *document, const json_t *symbols) {
    json_t *list = json_array(), *symbol;
    size_t i;
    json_array_foreach((json_t *)symbols, i, symbol) json_array_append_new(
        list, json_pack("{s:O, s:O, s:o, s:o, s:o}", "name", json_object_get(symbol, "name"),
                        "kind", json_object_get(symbol, "kind"), "range",
                        place_range(document, json_object_get(symbol, "place")), "selectionRange",
                        place_range(document, json_object_get(symbol, "name_place")), "children",
                        symbols_of(document, json_object_get(symbol, "children"))));
    return list;
}

json_t *feature_symbols(const Document *document) {
    return symbols_of(document, json_object_get(document->outline, "symbols"));
}

// ---- Code lenses

static json_t *lens(const Server *server, const Document *document, const char *command,
                    const json_t *method) {
    Buffer title = {0}, name = {0};
    const char *state = document_state(server, document, command, method);
    const char *word = explain_word(state);
    buffer_format(&title, "%s%s%s", command, *word ? ": " : "", word);
    if (!strcmp(state, "known")) {
        buffer_add_text(&title, ": ");
        explain_bounds(&title, document_verdict(document, command, method));
    }
    buffer_format(&name, "jury.%s", command);
    json_t *result = json_pack("{s:o, s:{s:s, s:s, s:[s, O]}}", "range",
                               place_range(document, json_object_get(method, "place")), "command",
                               "title", title.text, "command", name.text, "arguments",
                               document->uri, json_object_get(method, "name"));
    buffer_free(&title);
    buffer_free(&name);
    return result;
}

json_t *feature_lenses(const Server *server, const Document *document) {
    json_t *list = json_array(), *method;
    size_t i;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        json_array_append_new(list, lens(server, document, "check", method));
        json_array_append_new(list, lens(server, document, "prove", method));
        json_array_append_new(list, lens(server, document, "bounds", method));
    }
    return list;
}
