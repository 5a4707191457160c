// Counterexamples for people: the state before, the path, the end.
#include "base/buffer.h"
#include "report/internal.h"
#include "report/source_lines.h"

#include <inttypes.h>
#include <string.h>

enum {
    INDENT = 10,
    SOURCE_WIDTH = 46, // of the lines of the path, values stand behind
    LONGEST_SOURCE = 72,
    DEEPEST_SHOWN = 12, // calls that are further in stand below each other
    FIRST_LINES = 15,   // of a long path
    LAST_LINES = 25,
    LONGEST_ARRAY = 16, // elements shown
};

static void heading(TextReport *report, const char *text) {
    fprintf(report->out, "    %s\n", text);
}

// ---- Objects

// Arrays and collections that nothing else refers to are written where they are referred to.
static bool is_inline(const ObjectRecord *object) {
    return object && !object->fields && object->uses == 1;
}

static void add_inline(Buffer *buffer, const ObjectRecordList *state, const ObjectRecord *object);

static bool is_array(const ObjectRecord *object) {
    size_t length = strlen(object->type);
    return object->elements && length && object->type[length - 1] == ']';
}

static uint32_t size_of(const ObjectRecord *object) {
    return object->entries ? object->entries->count : object->elements->count;
}

static void add_value(Buffer *buffer, const ObjectRecordList *state, const char *value) {
    const ObjectRecord *object = record_object(state, value);
    if (is_inline(object))
        add_inline(buffer, state, object);
    else
        buffer_add_text(buffer, value);
}

// `{1, 2}` of an array, `[1, 2]` of a collection, `{1=2}` of a map
static void add_elements(Buffer *buffer, const ObjectRecordList *state,
                         const ObjectRecord *object) {
    bool is_list = object->elements && !is_array(object);
    buffer_add_char(buffer, is_list ? '[' : '{');
    for (uint32_t i = 0; i < size_of(object); i++) {
        buffer_add_text(buffer, i ? ", " : "");
        if (i == LONGEST_ARRAY) {
            buffer_add_text(buffer, "...");
            break;
        }
        if (object->entries) {
            add_value(buffer, state, object->entries->items[i].key);
            buffer_add_char(buffer, '=');
        }
        add_value(buffer, state,
                  object->entries ? object->entries->items[i].value
                                  : object->elements->items[i].value);
    }
    buffer_add_char(buffer, is_list ? ']' : '}');
}

// `{ next = Node#2, key = 5 }`
static void add_fields(Buffer *buffer, const ObjectRecordList *state, const ObjectRecord *object) {
    buffer_add_text(buffer, "{");
    for (uint32_t i = 0; i < object->fields->count; i++) {
        buffer_format(buffer, "%s%s = ", i ? ", " : " ", object->fields->items[i].name);
        add_value(buffer, state, object->fields->items[i].value);
    }
    buffer_add_text(buffer, " }");
}

// `int[3] {1, 2, 3}`, `int[2][] {…}`, `ArrayList#1 [1, 2]`
static void add_inline(Buffer *buffer, const ObjectRecordList *state, const ObjectRecord *object) {
    size_t element = strcspn(object->type, "[");
    if (is_array(object))
        buffer_format(buffer, "%.*s[%u%s ", (int)element, object->type, object->elements->count,
                      object->type + element + 1);
    else
        buffer_format(buffer, "%s ", object->name);
    add_elements(buffer, state, object);
}

static void write_line(TextReport *report, const Buffer *buffer) {
    fprintf(report->out, "%*s%s\n", INDENT, "", buffer->text);
}

// `name = Node#1 { … }`, `Node#1 { … }`, `int[]#1 {1, 2}`
static void write_object(TextReport *report, const ObjectRecordList *state,
                         const ObjectRecord *object, const char *name) {
    Buffer buffer = {0};
    if (name)
        buffer_format(&buffer, "%s = ", name);
    if (name && is_inline(object)) {
        add_inline(&buffer, state, object);
    } else {
        buffer_format(&buffer, "%s ", object->name);
        if (object->fields)
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

static bool is_root_before(const ValueRecordList *roots, const char *object, uint32_t end) {
    for (uint32_t i = 0; i < end; i++)
        if (!strcmp(roots->items[i].value, object))
            return true;
    return false;
}

void text_state(TextReport *report, const ValueRecordList *roots, const ObjectRecordList *objects) {
    if (!roots->count && !objects->count)
        return;
    heading(report, "before the call");
    for (uint32_t i = 0; i < roots->count; i++) {
        const ValueRecord *root = &roots->items[i];
        const ObjectRecord *object = record_object(objects, root->value);
        if (object && !is_root_before(roots, root->value, i))
            write_object(report, objects, object, root->name);
        else
            fprintf(report->out, "%*s%s = %s\n", INDENT, "", root->name, root->value);
    }
    for (uint32_t i = 0; i < objects->count; i++) {
        const ObjectRecord *object = &objects->items[i];
        if (!is_inline(object) && !is_root_before(roots, object->name, roots->count))
            write_object(report, objects, object, NULL);
    }
}

// ---- Path

typedef struct ShownLine {
    const char *text; // without the space around it
    uint32_t length;
    uint32_t indent; // columns of space in front of it
} ShownLine;

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

static ShownLine shown_line(const TextReport *report, const PlaceRecord *place) {
    SourceLine source = source_lines_at(report->sources, place);
    ShownLine line = {.text = source.text, .length = source.length};
    for (; line.length && is_space(*line.text); line.text++, line.length--)
        line.indent += *line.text == '\t' ? 4 : 1;
    while (line.length && is_space(line.text[line.length - 1]))
        line.length--;
    return line;
}

static void add_source(Buffer *buffer, const ShownLine *line) {
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
static uint32_t common_indent(const TextReport *report, const LineRecordList *path,
                              uint32_t index) {
    uint64_t depth = path->items[index].depth;
    uint32_t least = UINT32_MAX;
    uint32_t begin = index, end = index;
    while (begin && path->items[begin - 1].depth >= depth)
        begin--;
    while (end < path->count && path->items[end].depth >= depth)
        end++;
    for (uint32_t i = begin; i < end; i++) {
        uint32_t indent = shown_line(report, path->items[i].place).indent;
        if (path->items[i].depth == depth && indent < least)
            least = indent;
    }
    return least;
}

static void write_path_line(TextReport *report, const LineRecordList *path, uint32_t index) {
    const LineRecord *line = &path->items[index];
    const PlaceRecord *place = line->place, *first = path->items[0].place;
    ShownLine source = shown_line(report, place);
    uint32_t depth = line->depth < DEEPEST_SHOWN ? (uint32_t)line->depth : DEEPEST_SHOWN;
    uint32_t indent = source.indent - common_indent(report, path, index) + 4 * depth;
    Buffer buffer = {0};
    if (place && first && strcmp(place->file, first->file)) {
        const char *slash = strrchr(place->file, '/');
        buffer_format(&buffer, "%s:", slash ? slash + 1 : place->file);
    }
    buffer_format(&buffer, "%-4" PRIu64 " %*s", place ? place->line : 0, (int)indent, "");
    add_source(&buffer, &source);
    for (uint32_t i = 0; i < line->changes.count; i++) {
        size_t gap = buffer.length < SOURCE_WIDTH ? SOURCE_WIDTH - buffer.length : 0;
        const ValueRecord *value = &line->changes.items[i];
        buffer_format(&buffer, "%*s%s %s %s%s", i ? 0 : (int)gap + 3, i ? ", " : "", value->name,
                      value->by_contract ? value->by_contract : "=", value->value,
                      value->by_contract ? " (by its contract)" : "");
    }
    write_line(report, &buffer);
    buffer_free(&buffer);
}

// Of a path without an end the beginning says it all.
static void write_path(TextReport *report, const LineRecordList *path, bool is_endless) {
    if (!path->count)
        return;
    heading(report, "path");
    bool is_long = path->count > FIRST_LINES + LAST_LINES + 1;
    for (uint32_t i = 0; i < path->count; i++) {
        if (is_endless && i == FIRST_LINES) {
            fprintf(report->out, "%*s... and so on\n", INDENT, "");
            return;
        }
        if (is_long && i == FIRST_LINES) {
            i = path->count - LAST_LINES;
            fprintf(report->out, "%*s... %u lines ...\n", INDENT, "", i - FIRST_LINES);
        }
        write_path_line(report, path, i);
    }
}

// ---- The end

static void write_outcome(TextReport *report, const CounterexampleRecord *counterexample) {
    const ThrownRecord *thrown = counterexample->thrown;
    if (counterexample->result)
        fprintf(report->out, "%*s\\result = %s\n", INDENT, "", counterexample->result);
    if (!thrown)
        return;
    fprintf(report->out, "%*s%s is thrown", INDENT, "", thrown->type);
    if (thrown->place)
        fprintf(report->out, ", from line %" PRIu64, thrown->place->line);
    fputc('\n', report->out);
}

static void write_after(TextReport *report, const CounterexampleRecord *counterexample) {
    const ObjectRecordList *objects = &counterexample->objects_after;
    const ValueRecordList *values = &counterexample->clause_values;
    if (!counterexample->result && !counterexample->thrown && !objects->count && !values->count)
        return;
    heading(report, counterexample->reaches_end ? "at the end" : "there");
    write_outcome(report, counterexample);
    for (uint32_t i = 0; i < values->count; i++)
        fprintf(report->out, "%*s%s = %s\n", INDENT, "", values->items[i].name,
                values->items[i].value);
    for (uint32_t i = 0; i < objects->count; i++)
        write_object(report, objects, &objects->items[i], NULL);
}

static void write_orders(TextReport *report, const OrderRecordList *orders) {
    for (uint32_t i = 0; orders && i < orders->count; i++) {
        const OrderRecord *order = &orders->items[i];
        fprintf(report->out, "%*s%s%s%s\n", INDENT, "", order->order, order->by ? " by " : "",
                order->by ? order->by : "");
    }
}

void text_counterexample(TextReport *report, const ViolationRecord *violation) {
    const CounterexampleRecord *counterexample = violation->counterexample;
    if (violation->calls)
        heading(report, "calls");
    for (uint32_t i = 0; violation->calls && i < violation->calls->count; i++)
        fprintf(report->out, "%*s%s\n", INDENT, "", violation->calls->items[i].call);
    text_state(report, &counterexample->inputs, &counterexample->objects);
    write_orders(report, counterexample->orders);
    write_path(report, &counterexample->path, !strcmp(violation->kind, "endless"));
    // After an exception that must not be, the end is of no interest.
    if (strcmp(violation->kind, "exception"))
        write_after(report, counterexample);
}
