// Answers of the engine, and which of them stay true when the text changes.
//
// A verdict is kept with the key of its method (main/method_keys.h). Where the key is the same in
// the new text, the verdict is, too; its lines may have moved. Lines that are not in the key count
// for nothing: the n-th line of the old key is the n-th line of the new one.
#include "lsp/internal.h"

#include <string.h>

static const char *const commands[] = {"check", "prove", "bounds"};
enum { COMMANDS = 3 };

// ---- Lines that have moved

typedef struct Move {
    const char *path;
    const json_t *from, *to; // lines left out
    bool is_lost;            // a place was among those
} Move;

static json_int_t number_at(const json_t *range, size_t index) {
    return json_integer_value(json_array_get(range, index));
}

static json_int_t move_line(Move *move, json_int_t line) {
    size_t i;
    json_t *range;
    json_int_t moved = line;
    json_array_foreach((json_t *)move->from, i, range) {
        json_int_t first = number_at(range, 0), last = number_at(range, 1);
        move->is_lost |= line >= first && line <= last;
        if (last < line)
            moved -= last - first + 1;
    }
    json_array_foreach((json_t *)move->to, i, range) if (number_at(range, 0) <= moved) moved +=
        number_at(range, 1) - number_at(range, 0) + 1;
    return moved;
}

static void move_member(Move *move, json_t *place, const char *name) {
    json_t *line = json_object_get(place, name);
    if (json_is_integer(line))
        json_integer_set(line, move_line(move, json_integer_value(line)));
}

static void move_all(Move *move, json_t *value) {
    const char *key, *file = json_string_value(json_object_get(value, "file"));
    json_t *child;
    size_t i;
    if (file && !strcmp(file, move->path)) {
        move_member(move, value, "line");
        move_member(move, value, "end_line");
    }
    json_object_foreach(value, key, child) move_all(move, child);
    json_array_foreach(value, i, child) move_all(move, child);
}

// A copy with its lines in the new text; NULL: they cannot be told.
static json_t *moved_verdict(const Document *document, const json_t *kept, const json_t *method) {
    json_t *verdict = json_deep_copy(json_object_get(kept, "verdict"));
    Move move = {document->path, json_object_get(kept, "left_out"),
                 json_object_get(method, "left_out"), false};
    move_all(&move, verdict);
    if (!move.is_lost)
        return verdict;
    json_decref(verdict);
    return NULL;
}

// ---- What is known

static char *question_text(const char *command, const json_t *method) {
    Buffer text = {0};
    buffer_format(&text, "%s %s", command, json_string_value(json_object_get(method, "name")));
    return text.text;
}

static void keep(Document *document, const char *command, const json_t *method, json_t *verdict) {
    char *question = question_text(command, method);
    json_object_set(document->verdicts, question, verdict);
    json_object_set_new(document->cache, question,
                        json_pack("{s:O, s:O, s:O}", "key", json_object_get(method, "key"),
                                  "left_out", json_object_get(method, "left_out"), "verdict",
                                  verdict));
    memory_free(question);
}

// Takes over what was found out about the same question.
static void recall(Document *document, const char *command, const json_t *method) {
    char *question = question_text(command, method);
    const json_t *kept = json_object_get(document->cache, question);
    memory_free(question);
    if (!kept || !json_equal(json_object_get(kept, "key"), json_object_get(method, "key")))
        return;
    json_t *verdict = moved_verdict(document, kept, method);
    if (verdict)
        keep(document, command, method, verdict);
    json_decref(verdict);
}

// ---- Outlines

static json_t *lost_outline(void) {
    return json_pack("{s:i, s:b, s:[], s:[], s:[{s:i, s:s, s:n, s:[]}]}", "errors", 1, "others", 1,
                     "symbols", "methods", "diagnostics", "severity", 1, "text",
                     "internal error: the process that reads the text ended; please report this "
                     "bug of Jury, with the source",
                     "place", "notes");
}

static bool is_changed(const json_t *old_outline, const json_t *method) {
    Document before = {.outline = (json_t *)old_outline};
    const json_t *old =
        document_method(&before, json_string_value(json_object_get(method, "name")));
    return !old || !json_equal(json_object_get(old, "text"), json_object_get(method, "text"));
}

// The methods that were typed into come first.
static void ask_new(Document *document, const json_t *old_outline, bool changed) {
    size_t i;
    json_t *method;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        if (json_is_true(json_object_get(method, "asked")) &&
            !document_verdict(document, "check", method) &&
            is_changed(old_outline, method) == changed)
            json_array_append_new(document->waiting,
                                  json_pack("[s, O]", "check", json_object_get(method, "name")));
    }
}

void answer_outline(Server *server, Document *document, json_t *outline) {
    json_t *old_outline = document->outline, *method;
    document->outline = outline ? json_incref(outline) : lost_outline();
    document->is_current = true;
    json_object_clear(document->verdicts);
    json_array_clear(document->waiting);
    size_t i;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        for (int command = 0; command < COMMANDS; command++)
            recall(document, commands[command], method);
    }
    if (!json_integer_value(json_object_get(document->outline, "errors"))) {
        ask_new(document, old_outline, true);
        ask_new(document, old_outline, false);
    }
    json_decref(old_outline);
    publish_diagnostics(server, document);
    publish_state(server, document);
}

// ---- Verdicts

static json_t *verdict_on(const json_t *result, const json_t *method) {
    size_t i;
    json_t *verdict;
    json_array_foreach(json_object_get(result, "verdicts"), i, verdict) {
        if (json_equal(json_object_get(verdict, "method"), json_object_get(method, "method")) &&
            json_equal(json_object_get(verdict, "class"), json_object_get(method, "class")))
            return verdict;
    }
    return NULL;
}

static json_t *lost_verdict(const json_t *method) {
    return json_pack("{s:O, s:O, s:s, s:[{s:O, s:s}]}", "method", json_object_get(method, "method"),
                     "place", json_object_get(method, "place"), "verdict", "unknown", "unknown",
                     "place", json_object_get(method, "place"), "text",
                     "there was no answer: 'jury check' of the file says why");
}

void answer_verdict(Server *server, Document *document, const json_t *question, json_t *result) {
    const char *command = json_string_value(json_array_get(question, 0));
    const json_t *method =
        document_method(document, json_string_value(json_array_get(question, 1)));
    if (!method)
        return;
    json_t *verdict = verdict_on(result, method);
    if (verdict) {
        keep(document, command, method, verdict);
    } else {
        char *text = question_text(command, method);
        json_object_set_new(document->verdicts, text, lost_verdict(method));
        memory_free(text);
    }
    publish_diagnostics(server, document);
    publish_state(server, document);
}
