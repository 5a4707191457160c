// Code actions: what can be done about a method, and what comes of it.
//
// The invariants of a proof are known already. A precondition, a weaker postcondition and a test
// are looked for when the action is chosen; the client is asked to make the change when they are
// there.
#include "lsp/internal.h"

#include <stdio.h>
#include <string.h>

// ---- Changes

static json_t *change(const Document *document, const json_t *place, const char *text) {
    return json_pack("{s:o, s:s}", "range", place_range(document, place), "newText", text);
}

// Steals the edits.
static json_t *edit_of(const Server *server, const Document *document, json_t *edits) {
    if (!server->edits_versions)
        return json_pack("{s:{s:o}}", "changes", document->uri, edits);
    return json_pack("{s:[{s:{s:s, s:I}, s:o}]}", "documentChanges", "textDocument", "uri",
                     document->uri, "version", document->version, "edits", edits);
}

static void apply(Server *server, const char *label, json_t *edit) {
    message_request(server, "workspace/applyEdit",
                    json_pack("{s:s, s:o}", "label", label, "edit", edit));
}

static void tell(Server *server, const char *text) {
    enum { INFORMATION = 3 };
    message_notify(server, "window/showMessage",
                   json_pack("{s:i, s:s}", "type", INFORMATION, "message", text));
}

// ---- Invariants

// A loop that begins its line gets lines of its own, indented as it is.
static void add_clauses(const Document *document, json_t *edits, const json_t *invariants) {
    const json_t *loop = json_object_get(invariants, "loop");
    json_int_t line = json_integer_value(json_object_get(loop, "line")) - 1;
    const char *begin = place_at(document, line, 0);
    size_t blanks = begin ? strspn(begin, " \t") : 0;
    bool is_first =
        begin && (json_int_t)blanks + 1 == json_integer_value(json_object_get(loop, "column"));
    json_t *at = json_deep_copy(loop), *clause;
    Buffer text = {0};
    size_t i;
    json_array_foreach(json_object_get(invariants, "clauses"), i, clause) {
        buffer_format(&text, "%s loop_invariant %s;",
                      is_first ? "//@"
                      : i      ? ""
                               : "/*@",
                      json_string_value(clause));
        if (is_first)
            buffer_format(&text, "\n%.*s", (int)blanks, begin);
    }
    if (!is_first)
        buffer_add_text(&text, " */ ");
    json_object_set(at, "end_line", json_object_get(at, "line"));
    json_object_set(at, "end_column", json_object_get(at, "column"));
    json_array_append_new(edits, change(document, at, text.text));
    json_decref(at);
    buffer_free(&text);
}

// All loops, in words of JML, in this document; else NULL: parts of a proof prove nothing.
static json_t *invariant_edits(const Document *document, const json_t *proof) {
    json_t *edits = json_array(), *invariants;
    const char *verdict = json_string_value(json_object_get(proof, "verdict"));
    bool is_whole = verdict && !strcmp(verdict, "proved");
    size_t i;
    json_array_foreach(json_object_get(proof, "invariants"), i, invariants) {
        is_whole &= !json_integer_value(json_object_get(invariants, "unspoken")) &&
                    place_is_in(document, json_object_get(invariants, "loop"));
        if (is_whole && json_array_size(json_object_get(invariants, "clauses")))
            add_clauses(document, edits, invariants);
    }
    if (is_whole && json_array_size(edits))
        return edits;
    json_decref(edits);
    return NULL;
}

// ---- What is offered

static json_t *command_action(const Document *document, const json_t *method, const char *title,
                              const char *command) {
    return json_pack("{s:s, s:s, s:{s:s, s:s, s:[s, O]}}", "title", title, "kind", "quickfix",
                     "command", "title", title, "command", command, "arguments", document->uri,
                     json_object_get(method, "name"));
}

// A postcondition is violated, also one of exceptions.
static bool breaks_postcondition(const json_t *check) {
    json_t *violation;
    size_t i;
    json_array_foreach(json_object_get(check, "violations"), i, violation) {
        const char *kind = json_string_value(json_object_get(violation, "kind"));
        if (kind && (!strcmp(kind, "postcondition") || !strcmp(kind, "exceptional_postcondition")))
            return true;
    }
    return false;
}

static void add_actions(const Server *server, const Document *document, const json_t *method,
                        json_t *list) {
    const json_t *check = document_verdict(document, "check", method);
    json_t *edits = invariant_edits(document, document_verdict(document, "prove", method));
    if (json_array_size(json_object_get(check, "violations"))) {
        json_array_append_new(list, command_action(document, method,
                                                   "Strengthen the precondition so that it holds",
                                                   "jury.strengthen"));
        if (breaks_postcondition(check))
            json_array_append_new(list, command_action(document, method,
                                                       "Weaken the postcondition so that it holds",
                                                       "jury.weaken"));
        json_array_append_new(
            list, command_action(document, method, "Make a test that fails", "jury.test"));
    }
    if (edits)
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:o}", "title", "Write the loop invariants that were found",
                            "kind", "quickfix", "edit", edit_of(server, document, edits)));
}

static bool is_wanted(const json_t *only) {
    size_t i;
    json_t *kind;
    json_array_foreach((json_t *)only, i, kind) {
        const char *text = json_string_value(kind);
        if (text && (!*text || !strcmp(text, "quickfix")))
            return true;
    }
    return !json_is_array(only);
}

json_t *action_list(const Server *server, const Document *document, const json_t *range,
                    const json_t *only) {
    json_t *list = json_array(), *method;
    json_int_t first = json_integer_value(json_object_get(json_object_get(range, "start"), "line"));
    json_int_t last = json_integer_value(json_object_get(json_object_get(range, "end"), "line"));
    size_t i;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        const json_t *span = json_object_get(method, "span");
        json_int_t from = json_integer_value(json_object_get(span, "line")) - 1;
        json_int_t to = json_integer_value(json_object_get(span, "end_line")) - 1;
        if (document->is_current && is_wanted(only) && from <= last && first <= to)
            add_actions(server, document, method, list);
    }
    return list;
}

// ---- What comes of it

// The changes of the answer, or NULL: there are none, or they are not all of this document.
static json_t *edits_in(const Document *document, const json_t *changes) {
    json_t *edits = json_array(), *item;
    bool is_here = json_array_size(changes) > 0;
    size_t i;
    json_array_foreach((json_t *)changes, i, item) {
        const char *text = json_string_value(json_object_get(item, "text"));
        is_here &= text && place_is_in(document, json_object_get(item, "place"));
        if (is_here)
            json_array_append_new(edits, change(document, json_object_get(item, "place"), text));
    }
    if (is_here)
        return edits;
    json_decref(edits);
    return NULL;
}

// What was found, if it concerns the document; else says so.
static void apply_found(Server *server, const Document *document, const json_t *places,
                        const char *title, const char *otherwise) {
    json_t *edits = edits_in(document, places);
    if (edits)
        apply(server, title, edit_of(server, document, edits));
    else
        tell(server, otherwise);
}

void action_strengthen(Server *server, const Document *document, const json_t *result) {
    const json_t *precondition = json_object_get(result, "precondition");
    apply_found(server, document, json_object_get(precondition, "insertions"),
                "Strengthen the precondition",
                "no further precondition was found with which the method holds");
}

void action_weaken(Server *server, const Document *document, const json_t *result) {
    const json_t *weakening = json_object_get(result, "weakening");
    apply_found(server, document, json_object_get(weakening, "replacements"),
                "Weaken the postcondition",
                "no weaker postcondition was found with which the method holds");
}

// The text of a file; to be freed.
static char *read_file(const char *path) {
    Buffer text = {0};
    FILE *in = fopen(path, "rb");
    char piece[4096];
    size_t length;
    while (in && (length = fread(piece, 1, sizeof piece, in)) > 0)
        buffer_add(&text, piece, length);
    if (in)
        fclose(in);
    return text.text;
}

// The file beside the document.
static json_t *test_uri(const Document *document, const char *path) {
    const char *slash = strrchr(document->uri, '/'), *name = strrchr(path, '/');
    Buffer uri = {0};
    buffer_format(&uri, "%.*s/%s", slash ? (int)(slash - document->uri) : 0, document->uri,
                  name ? name + 1 : path);
    json_t *result = json_string(uri.text);
    buffer_free(&uri);
    return result;
}

static json_t *new_file(const Server *server, json_t *uri, const char *text) {
    json_t *edits = json_pack("[{s:{s:{s:i, s:i}, s:{s:i, s:i}}, s:s}]", "range", "start", "line",
                              0, "character", 0, "end", "line", 0, "character", 0, "newText", text);
    if (!server->edits_versions || !server->creates_files)
        return json_pack("{s:{s:o}}", "changes", json_string_value(uri), edits);
    return json_pack("{s:[{s:s, s:O, s:{s:b}}, {s:{s:O, s:n}, s:o}]}", "documentChanges", "kind",
                     "create", "uri", uri, "options", "overwrite", 1, "textDocument", "uri", uri,
                     "version", "edits", edits);
}

// The length of the folder of the document without those of its package: `depth` of them.
static size_t root_length(const char *uri, uint32_t depth) {
    size_t length = strlen(uri);
    for (uint32_t left = depth + 1; left && length; length--)
        left -= uri[length - 1] == '/';
    return length;
}

// The classes that give the test its values, where the engine wrote some: below the folder of the
// sources.
static void make_beside(Server *server, const Document *document, const char *test) {
    static const char *const files[] = {
        "jury/tests/Outside.java", "org/sosy_lab/sv_benchmarks/Verifier.java",
        "org/sosy_lab/sv_benchmarks/ObjectFactory.java", "org/cprover/CProver.java"};
    const char *mark = strstr(test, "/jury-test-"), *package = mark ? strchr(mark + 1, '/') : NULL;
    uint32_t depth = 0;
    for (const char *at = package ? package + 1 : ""; *at; at++)
        depth += *at == '/';
    for (size_t i = 0; package && i < sizeof files / sizeof *files; i++) {
        Buffer from = {0}, to = {0};
        buffer_format(&from, "%.*s/%s", (int)(package - test), test, files[i]);
        buffer_format(&to, "%.*s/%s", (int)root_length(document->uri, depth), document->uri,
                      files[i]);
        char *text = read_file(from.text);
        json_t *uri = json_string(to.text);
        if (text)
            apply(server, "Make the class that gives the test its values",
                  new_file(server, uri, text));
        json_decref(uri);
        memory_free(text);
        buffer_free(&from);
        buffer_free(&to);
    }
}

void action_test(Server *server, const Document *document, const json_t *result) {
    size_t i, j;
    json_t *verdict, *violation;
    const char *obstacle = NULL;
    bool is_made = false;
    json_array_foreach(json_object_get(result, "verdicts"), i, verdict)
        json_array_foreach(json_object_get(verdict, "violations"), j, violation) {
        const char *path = json_string_value(json_object_get(violation, "test"));
        if (!obstacle)
            obstacle = json_string_value(json_object_get(violation, "no_test"));
        char *text = path ? read_file(path) : NULL;
        if (text && !is_made) {
            json_t *uri = test_uri(document, path);
            apply(server, "Make a test that fails", new_file(server, uri, text));
            json_decref(uri);
            make_beside(server, document, path);
            is_made = true;
        }
        memory_free(text);
    }
    if (is_made)
        return;
    Buffer message = {0};
    buffer_format(&message, "There is no test of this violation: %s",
                  obstacle ? obstacle : "Java cannot show it");
    tell(server, message.text);
    buffer_free(&message);
}
