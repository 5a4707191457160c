// Verdicts in words.
#include "lsp/internal.h"

#include <string.h>

static const char *text_of(const json_t *value, const char *name) {
    const char *text = json_string_value(json_object_get(value, name));
    return text ? text : "";
}

const char *explain_word(const char *key) {
    static const char *const words[][2] = {
        {"proved", "PROVED"},   {"holds", "HOLDS"},     {"holds_cut", "HOLDS, CUT"},
        {"vacuous", "VACUOUS"}, {"unknown", "UNKNOWN"}, {"violated", "VIOLATED"},
        {"error", "ERROR"},     {"running", "running"}, {"stale", "stale"},
    };
    for (size_t i = 0; key && i < sizeof words / sizeof words[0]; i++)
        if (!strcmp(key, words[i][0]))
            return words[i][1];
    return "";
}

// ---- Counterexamples

static void add_values(Buffer *text, const json_t *values, const char *joint) {
    size_t i;
    json_t *value;
    json_array_foreach((json_t *)values, i, value) buffer_format(
        text, "%s%s = %s", i ? joint : "", text_of(value, "name"), text_of(value, "value"));
}

static void add_object(Buffer *text, const json_t *object) {
    buffer_format(text, "\n    %s {", text_of(object, "name"));
    add_values(text, json_object_get(object, "fields"), ", ");
    size_t i;
    json_t *element;
    json_array_foreach(json_object_get(object, "elements"), i, element)
        buffer_format(text, "%s%s", i ? ", " : "", text_of(element, "value"));
    json_array_foreach(json_object_get(object, "entries"), i, element) buffer_format(
        text, "%s%s: %s", i ? ", " : "", text_of(element, "key"), text_of(element, "value"));
    buffer_add_char(text, '}');
}

void explain_violation(Buffer *text, const json_t *violation) {
    const json_t *counterexample = json_object_get(violation, "counterexample");
    const json_t *inputs = json_object_get(counterexample, "inputs");
    buffer_format(text, "violated: %s", text_of(violation, "text"));
    if (*text_of(violation, "cause"))
        buffer_format(text, " (%s)", text_of(violation, "cause"));
    if (json_array_size(inputs)) {
        buffer_add_text(text, "\nbefore the call\n    ");
        add_values(text, inputs, "\n    ");
    }
    size_t i;
    json_t *object;
    json_array_foreach(json_object_get(counterexample, "objects"), i,
                       object) if (!json_is_true(json_object_get(object, "is_new")))
        add_object(text, object);
    if (*text_of(counterexample, "result"))
        buffer_format(text, "\nresult %s", text_of(counterexample, "result"));
}

// ---- Verdicts

static void add_remarks(Buffer *text, const json_t *verdict, const char *name) {
    size_t i;
    json_t *remark;
    json_array_foreach(json_object_get(verdict, name), i, remark) {
        json_int_t line =
            json_integer_value(json_object_get(json_object_get(remark, "place"), "line"));
        const char *said =
            json_is_string(remark) ? json_string_value(remark) : text_of(remark, "text");
        if (line > 0)
            buffer_format(text, "\n- line %lld: %s", (long long)line, said);
        else
            buffer_format(text, "\n- %s", said);
    }
}

static void add_loops(Buffer *text, const json_t *verdict) {
    size_t i;
    json_t *loop;
    json_array_foreach(json_object_get(verdict, "loops"), i, loop) buffer_format(
        text, "\n- the loop at line %lld: at most %lld iterations",
        (long long)json_integer_value(json_object_get(json_object_get(loop, "place"), "line")),
        (long long)json_integer_value(json_object_get(loop, "iterations")));
}

static void add_invariants(Buffer *text, const json_t *verdict) {
    size_t i, j;
    json_t *invariants, *clause;
    json_array_foreach(json_object_get(verdict, "invariants"), i, invariants)
        json_array_foreach(json_object_get(invariants, "clauses"), j, clause)
            buffer_format(text, "\n- invariant found: `%s`", json_string_value(clause));
}

static void add_violations(Buffer *text, const json_t *verdict) {
    size_t i;
    json_t *violation;
    json_array_foreach(json_object_get(verdict, "violations"), i, violation) {
        buffer_add_text(text, "\n\n```\n");
        explain_violation(text, violation);
        buffer_add_text(text, "\n```\n");
    }
}

// ---- Loop bounds

static void add_count(Buffer *text, const json_t *count) {
    if (json_is_integer(count))
        buffer_format(text, "%lld", (long long)json_integer_value(count));
    else
        buffer_add_char(text, '?');
}

static void add_bound(Buffer *text, const json_t *loop) {
    const char *status = text_of(loop, "status");
    buffer_format(
        text, "line %lld: ",
        (long long)json_integer_value(json_object_get(json_object_get(loop, "place"), "line")));
    if (!strcmp(status, "unreachable") || !strcmp(status, "infinite") ||
        !strcmp(status, "unknown")) {
        buffer_add_text(text, status);
        return;
    }
    add_count(text, json_object_get(loop, "least"));
    buffer_add_text(text, " to ");
    add_count(text, json_object_get(loop, "greatest"));
    if (json_is_true(json_object_get(loop, "may_not_end")))
        buffer_add_text(text, ", or without end");
    if (!strcmp(status, "partial"))
        buffer_add_text(text, ", not exact");
}

void explain_bounds(Buffer *text, const json_t *bounds) {
    size_t i;
    json_t *loop;
    json_array_foreach(json_object_get(bounds, "loops"), i, loop) {
        buffer_add_text(text, i ? "; " : "");
        add_bound(text, loop);
    }
    if (!json_array_size(json_object_get(bounds, "loops")))
        buffer_add_text(text, "no loops");
}

void explain_verdict(Buffer *text, const json_t *verdict) {
    if (json_object_get(verdict, "loops") && !json_object_get(verdict, "verdict")) {
        buffer_format(text, "**iterations** `%s`\n\nfor every %s\n- ", text_of(verdict, "method"),
                      text_of(json_object_get(verdict, "scope"), "sentence"));
        explain_bounds(text, verdict);
        add_remarks(text, verdict, "unknown");
        return;
    }
    buffer_format(text, "**%s** `%s`\n\n%s", explain_word(text_of(verdict, "verdict")),
                  text_of(verdict, "method"),
                  text_of(json_object_get(verdict, "scope"), "sentence"));
    add_loops(text, verdict);
    add_invariants(text, verdict);
    add_remarks(text, verdict, "unknown");
    add_remarks(text, verdict, "vacuous");
    add_remarks(text, verdict, "cuts");
    add_remarks(text, verdict, "remarks");
    add_violations(text, verdict);
}
