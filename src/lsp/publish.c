// What the client is told by itself: diagnostics and the state of the methods.
#include "lsp/internal.h"

#include <string.h>

enum { ERROR = 1, WARNING = 2, INFORMATION = 3 };
enum { MOST_STEPS = 200 }; // of a path, with a diagnostic

// ---- Related information

static void add_related(const Document *document, json_t *list, const json_t *place,
                        const char *text) {
    const char *path = json_string_value(json_object_get(place, "file"));
    json_t *uri = NULL;
    if (path)
        uri = place_is_in(document, place) ? json_string(document->uri) : place_uri_of_path(path);
    if (uri)
        json_array_append_new(list,
                              json_pack("{s:{s:o, s:o}, s:s}", "location", "uri", uri, "range",
                                        place_range(document, place), "message", text));
}

static void add_notes(const Document *document, json_t *list, const json_t *notes) {
    size_t i;
    json_t *note;
    json_array_foreach((json_t *)notes, i, note) {
        const char *text = json_string_value(json_object_get(note, "text"));
        if (text)
            add_related(document, list, json_object_get(note, "place"), text);
    }
}

// The lines that run, each with what it changes.
static void add_path(const Document *document, json_t *list, const json_t *path) {
    size_t i, j;
    json_t *line, *change;
    json_array_foreach((json_t *)path, i, line) {
        Buffer text = {0};
        if (i == MOST_STEPS)
            return;
        buffer_format(&text, "step %zu", i + 1);
        json_array_foreach(json_object_get(line, "changes"), j, change) buffer_format(
            &text, "%s%s = %s", j ? ", " : ": ", json_string_value(json_object_get(change, "name")),
            json_string_value(json_object_get(change, "value")));
        add_related(document, list, json_object_get(line, "place"), text.text);
        buffer_free(&text);
    }
}

// ---- Diagnostics

// What stands elsewhere is shown at `otherwise`, and where it is as related information.
static json_t *diagnostic(const Document *document, const json_t *place, const json_t *otherwise,
                          int severity, const char *text) {
    bool is_here = place_is_in(document, place);
    json_t *related = json_array();
    if (!is_here)
        add_related(document, related, place, "here");
    json_t *result = json_pack(
        "{s:o, s:i, s:s, s:s, s:o}", "range", place_range(document, is_here ? place : otherwise),
        "severity", severity, "source", "jury", "message", text, "relatedInformation", related);
    return result;
}

static void add_front_end(const Document *document, json_t *list) {
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(document->outline, "diagnostics"), i, item) {
        const char *text = json_string_value(json_object_get(item, "text"));
        json_t *made = diagnostic(document, json_object_get(item, "place"), NULL,
                                  (int)json_integer_value(json_object_get(item, "severity")),
                                  text ? text : "");
        add_notes(document, json_object_get(made, "relatedInformation"),
                  json_object_get(item, "notes"));
        json_array_append_new(list, made);
    }
}

static void add_violations(const Document *document, json_t *list, const json_t *method,
                           const json_t *verdict) {
    size_t i;
    json_t *violation;
    json_array_foreach(json_object_get(verdict, "violations"), i, violation) {
        Buffer text = {0};
        explain_violation(&text, violation);
        json_t *made = diagnostic(document, json_object_get(violation, "place"),
                                  json_object_get(method, "place"), ERROR, text.text);
        json_t *related = json_object_get(made, "relatedInformation");
        json_object_set(made, "code", json_object_get(violation, "kind"));
        add_notes(document, related, json_object_get(violation, "notes"));
        add_path(document, related,
                 json_object_get(json_object_get(violation, "counterexample"), "path"));
        json_array_append_new(list, made);
        buffer_free(&text);
    }
}

static void add_remarks(const Document *document, json_t *list, const json_t *method,
                        const json_t *verdict, const char *name, int severity) {
    size_t i;
    json_t *remark;
    json_array_foreach(json_object_get(verdict, name), i, remark) {
        Buffer text = {0};
        const char *said = json_string_value(json_object_get(remark, "text"));
        buffer_format(&text, "%s: %s", name, said ? said : "");
        json_array_append_new(list,
                              diagnostic(document, json_object_get(remark, "place"),
                                         json_object_get(method, "place"), severity, text.text));
        buffer_free(&text);
    }
}

// A proof that fails says nothing against the method that the check does not say.
static void add_verdict(const Document *document, json_t *list, const json_t *method) {
    const json_t *check = document_verdict(document, "check", method);
    const json_t *proof = document_verdict(document, "prove", method);
    bool is_proved =
        proof && !strcmp(json_string_value(json_object_get(proof, "verdict")), "proved");
    add_violations(document, list, method, check);
    if (!json_array_size(json_object_get(check, "violations")))
        add_violations(document, list, method, proof);
    add_remarks(document, list, method, check, "vacuous", WARNING);
    if (!is_proved)
        add_remarks(document, list, method, check, "unknown", INFORMATION);
}

void publish_diagnostics(Server *server, const Document *document) {
    json_t *list = json_array(), *method;
    size_t i;
    add_front_end(document, list);
    json_array_foreach(json_object_get(document->outline, "methods"), i, method)
        add_verdict(document, list, method);
    message_notify(server, "textDocument/publishDiagnostics",
                   json_pack("{s:s, s:I, s:o}", "uri", document->uri, "version", document->version,
                             "diagnostics", list));
}

// ---- States

static bool has_worker(const Server *server, const Document *document) {
    for (uint32_t i = 0; i < server->workers.count; i++)
        if (server->workers.items[i].document == document)
            return true;
    return false;
}

// jury/status: {uri, version, state, asked, methods: [{name, range, state, proof, bounds}]}.
// `asked` counts the questions of the whole session.
void publish_state(Server *server, const Document *document) {
    json_t *list = json_array(), *method;
    size_t i;
    bool is_running = has_worker(server, document) || json_array_size(document->waiting);
    json_array_foreach(json_object_get(document->outline, "methods"), i, method)
        json_array_append_new(
            list, json_pack("{s:O, s:o, s:s, s:s, s:s}", "name", json_object_get(method, "name"),
                            "range", place_range(document, json_object_get(method, "place")),
                            "state", document_state(server, document, "check", method), "proof",
                            document_state(server, document, "prove", method), "bounds",
                            document_state(server, document, "bounds", method)));
    const char *state = !document->is_current ? "stale" : is_running ? "running" : "done";
    message_notify(server, "jury/status",
                   json_pack("{s:s, s:I, s:s, s:I, s:o}", "uri", document->uri, "version",
                             document->version, "state", state, "asked", server->asked, "methods",
                             list));
    if (server->refreshes_lenses && document->is_current)
        message_request(server, "workspace/codeLens/refresh", NULL);
    if (server->refreshes_hints && document->is_current)
        message_request(server, "workspace/inlayHint/refresh", NULL);
}
