// Counterexamples for people: the state before, the path, the end.
#include "base/buffer.h"
#include "report/internal.h"

#include <string.h>

enum {
    INDENT = 10,
    SOURCE_WIDTH = 46, // of the lines of the path, values stand behind
    LONGEST_SOURCE = 72,
    FIRST_LINES = 15, // of a long path
    LAST_LINES = 25,
    LONGEST_ARRAY = 16, // elements shown
};

static void heading(TextReport *report, const char *text) {
    fprintf(report->out, "    %s\n", text);
}

// ---- Objects

static const CexObject *find_object(const CexState *state, uint32_t number) {
    for (uint32_t i = 0; number && i < state->objects.count; i++)
        if (state->objects.items[i].number == number)
            return &state->objects.items[i];
    return NULL;
}

// Arrays and collections that nothing else refers to are written where they are referred to.
static bool is_inline(const CexObject *object) {
    return object && object->form != CEX_FIELDS && object->uses == 1;
}

static void add_inline(Buffer *buffer, const CexState *state, const CexObject *object);

static void add_value(Buffer *buffer, const CexState *state, const CexValue *value) {
    const CexObject *object = find_object(state, value->object);
    if (is_inline(object))
        add_inline(buffer, state, object);
    else
        buffer_add_text(buffer, value->text);
}

// `{1, 2}` of an array, `[1, 2]` of a collection, `{1=2}` of a map
static void add_elements(Buffer *buffer, const CexState *state, const CexObject *object) {
    buffer_add_char(buffer, object->form == CEX_COLLECTION ? '[' : '{');
    for (uint32_t i = 0; i < object->values.count; i++) {
        buffer_add_text(buffer, i ? ", " : "");
        if (i == LONGEST_ARRAY) {
            buffer_add_text(buffer, "...");
            break;
        }
        if (object->form == CEX_MAP) {
            add_value(buffer, state, &object->keys.items[i]);
            buffer_add_char(buffer, '=');
        }
        add_value(buffer, state, &object->values.items[i]);
    }
    buffer_add_char(buffer, object->form == CEX_COLLECTION ? ']' : '}');
}

// `{ next = Node#2, key = 5 }`
static void add_fields(Buffer *buffer, const CexState *state, const CexObject *object) {
    buffer_add_text(buffer, "{");
    for (uint32_t i = 0; i < object->values.count; i++) {
        buffer_format(buffer, "%s%s = ", i ? ", " : " ", object->values.items[i].name);
        add_value(buffer, state, &object->values.items[i]);
    }
    buffer_add_text(buffer, " }");
}

// `int[3] {1, 2, 3}`, `int[2][] {…}`, `ArrayList#1 [1, 2]`
static void add_inline(Buffer *buffer, const CexState *state, const CexObject *object) {
    size_t element = strcspn(object->type, "[");
    if (object->form == CEX_ARRAY)
        buffer_format(buffer, "%.*s[%u%s ", (int)element, object->type, object->values.count,
                      object->type + element + 1);
    else
        buffer_format(buffer, "%s ", object->name);
    add_elements(buffer, state, object);
}

static void write_line(TextReport *report, const Buffer *buffer) {
    fprintf(report->out, "%*s%s\n", INDENT, "", buffer->text);
}

// `name = Node#1 { … }`, `Node#1 { … }`, `int[]#1 {1, 2}`
static void write_object(TextReport *report, const CexState *state, const CexObject *object,
                         const char *name) {
    Buffer buffer = {0};
    if (name)
        buffer_format(&buffer, "%s = ", name);
    if (name && is_inline(object)) {
        add_inline(&buffer, state, object);
    } else {
        buffer_format(&buffer, "%s ", object->name);
        if (object->form == CEX_FIELDS)
            add_fields(&buffer, state, object);
        else
            add_elements(&buffer, state, object);
    }
    if (!object->uses)
        buffer_add_text(&buffer, "  (nothing here refers to it)");
    write_line(report, &buffer);
    buffer_free(&buffer);
}

// ---- Before

static bool is_root_before(const CexState *state, uint32_t number, uint32_t end) {
    for (uint32_t i = 0; i < end; i++)
        if (state->roots.items[i].object == number)
            return true;
    return false;
}

void text_state(TextReport *report, const CexState *state) {
    if (!state->roots.count && !state->objects.count)
        return;
    heading(report, "before the call");
    for (uint32_t i = 0; i < state->roots.count; i++) {
        const CexValue *root = &state->roots.items[i];
        const CexObject *object = find_object(state, root->object);
        if (object && !is_root_before(state, root->object, i))
            write_object(report, state, object, root->name);
        else
            fprintf(report->out, "%*s%s = %s\n", INDENT, "", root->name, root->text);
    }
    for (uint32_t i = 0; i < state->objects.count; i++) {
        const CexObject *object = &state->objects.items[i];
        if (!is_inline(object) && !is_root_before(state, object->number, state->roots.count))
            write_object(report, state, object, NULL);
    }
}

// ---- Path

typedef struct SourceLine {
    SourceFile *file;
    uint32_t number;
    const char *text; // without the space around it
    uint32_t length;
    uint32_t indent; // columns of space in front of it
} SourceLine;

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

static SourceLine source_line(const TextReport *report, Position position) {
    SourceFile *file = sources_file_at(report->sources, position);
    SHOULD(file, "a line of a path should lie in a file");
    LineColumn at = source_line_column(file, position);
    SourceLine line = {.file = file,
                       .number = at.line,
                       .text = file->text + at.line_begin,
                       .length = at.line_length};
    for (; line.length && is_space(*line.text); line.text++, line.length--)
        line.indent += *line.text == '\t' ? 4 : 1;
    while (line.length && is_space(line.text[line.length - 1]))
        line.length--;
    return line;
}

static void add_source(Buffer *buffer, const SourceLine *line) {
    uint32_t length = line->length;
    if (length > LONGEST_SOURCE) {
        length = LONGEST_SOURCE;
        while (length && ((unsigned char)line->text[length] & 0xC0) == 0x80)
            length--;
    }
    buffer_add(buffer, line->text, length);
    if (length < line->length)
        buffer_add_text(buffer, "...");
}

// The least indentation of the lines that belong to the same call, around `index`.
static uint32_t common_indent(const TextReport *report, const CexPath *path, uint32_t index) {
    uint32_t depth = path->items[index].depth, least = UINT32_MAX;
    uint32_t begin = index, end = index;
    while (begin && path->items[begin - 1].depth >= depth)
        begin--;
    while (end < path->count && path->items[end].depth >= depth)
        end++;
    for (uint32_t i = begin; i < end; i++) {
        uint32_t indent = source_line(report, path->items[i].span.begin).indent;
        if (path->items[i].depth == depth && indent < least)
            least = indent;
    }
    return least;
}

static void write_path_line(TextReport *report, const CexPath *path, uint32_t index) {
    const CexLine *line = &path->items[index];
    SourceLine source = source_line(report, line->span.begin);
    uint32_t indent = source.indent - common_indent(report, path, index) + 4 * line->depth;
    Buffer buffer = {0};
    if (source.file != sources_file_at(report->sources, path->items[0].span.begin)) {
        const char *slash = strrchr(source.file->path, '/');
        buffer_format(&buffer, "%s:", slash ? slash + 1 : source.file->path);
    }
    buffer_format(&buffer, "%-4u %*s", source.number, (int)indent, "");
    add_source(&buffer, &source);
    for (uint32_t i = 0; i < line->values.count; i++) {
        size_t gap = buffer.length < SOURCE_WIDTH ? SOURCE_WIDTH - buffer.length : 0;
        const CexValue *value = &line->values.items[i];
        buffer_format(&buffer, "%*s%s %s %s%s", i ? 0 : (int)gap + 3, i ? ", " : "", value->name,
                      value->verb ? value->verb : "=", value->text,
                      value->verb ? " (by its contract)" : "");
    }
    write_line(report, &buffer);
    buffer_free(&buffer);
}

static void write_path(TextReport *report, const CexPath *path) {
    if (!path->count)
        return;
    heading(report, "path");
    bool is_long = path->count > FIRST_LINES + LAST_LINES + 1;
    for (uint32_t i = 0; i < path->count; i++) {
        if (is_long && i == FIRST_LINES) {
            i = path->count - LAST_LINES;
            fprintf(report->out, "%*s... %u lines ...\n", INDENT, "", i - FIRST_LINES);
        }
        write_path_line(report, path, i);
    }
}

// ---- The end

static void write_outcome(TextReport *report, const Counterexample *counterexample) {
    const CexThrown *thrown = &counterexample->thrown;
    if (counterexample->result)
        fprintf(report->out, "%*s\\result = %s\n", INDENT, "", counterexample->result);
    if (!thrown->type)
        return;
    fprintf(report->out, "%*s%s is thrown", INDENT, "", thrown->type);
    SourceFile *file =
        thrown->site.begin ? sources_file_at(report->sources, thrown->site.begin) : NULL;
    if (file)
        fprintf(report->out, ", from line %u", source_line_column(file, thrown->site.begin).line);
    fputc('\n', report->out);
}

static void write_after(TextReport *report, const Counterexample *counterexample) {
    const CexState *state = &counterexample->after;
    if (!counterexample->result && !counterexample->thrown.type && !state->objects.count &&
        !counterexample->spoken.count)
        return;
    heading(report, counterexample->reaches_end ? "at the end" : "there");
    write_outcome(report, counterexample);
    for (uint32_t i = 0; i < counterexample->spoken.count; i++)
        fprintf(report->out, "%*s%s = %s\n", INDENT, "", counterexample->spoken.items[i].name,
                counterexample->spoken.items[i].text);
    for (uint32_t i = 0; i < state->objects.count; i++)
        write_object(report, state, &state->objects.items[i], NULL);
}

void text_counterexample(TextReport *report, const Violation *violation) {
    const Counterexample *counterexample = violation->counterexample;
    if (violation->calls.count)
        heading(report, "calls");
    for (uint32_t i = 0; i < violation->calls.count; i++)
        fprintf(report->out, "%*s%s\n", INDENT, "", violation->calls.items[i]);
    text_state(report, &counterexample->before);
    write_path(report, &counterexample->path);
    // After an exception that must not be, the end is of no interest.
    if (violation->kind != OBLIGATION_EXCEPTION)
        write_after(report, counterexample);
}
