// The path: the lines that the execution passes, with the values that change.
#include "cex/internal.h"

#include <string.h>

static uint32_t line_of(const Cex *cex, Position position) {
    SourceFile *file = sources_file_at(cex->sources, position);
    return file ? source_line_column(file, position).line : 0;
}

static bool is_same_line(const Cex *cex, const CexLine *line, const TraceStep *step) {
    return line->depth == step->depth &&
           sources_file_at(cex->sources, line->span.begin) ==
               sources_file_at(cex->sources, step->span.begin) &&
           line_of(cex, line->span.begin) == line_of(cex, step->span.begin);
}

static bool is_class_member(const Variable *variable) {
    return variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT;
}

// "i", "this.size", "Node#2.next", "List.count", "this.heap[3]"
static const char *step_name(Cex *cex, const TraceStep *step) {
    if (step->chosen)
        return arena_format(cex->arena, "%s()", step->chosen->name->text);
    if (step->index) {
        uint32_t array = (uint32_t)cex_unsigned(cex, step->object);
        const char *place = cex->places[array] ? cex->places[array] : cex_object_name(cex, array);
        return arena_format(cex->arena, "%s[%ld]", place, (long)cex_signed(cex, step->index));
    }
    const char *name = step->variable->name->text;
    if (step->object) {
        uint32_t number = (uint32_t)cex_unsigned(cex, step->object);
        bool is_receiver = number == cex->receiver && step->depth == 0;
        const char *owner = is_receiver ? "this" : cex_object_name(cex, number);
        return arena_format(cex->arena, "%s.%s", owner, name);
    }
    if (is_class_member(step->variable))
        return arena_format(cex->arena, "%s.%s", step->variable->owner->name->text, name);
    return name;
}

// "insert(...)"
static const char *call_name(Cex *cex, const Method *callee) {
    const char *name = callee->is_constructor ? callee->owner->name->text : callee->name->text;
    return arena_format(cex->arena, "%s(%s)", name, callee->parameters.count ? "..." : "");
}

static Type *step_type(Cex *cex, const TraceStep *step) {
    if (step->chosen)
        return step->type;
    if (step->variable)
        return step->variable->type;
    uint32_t array = (uint32_t)cex_unsigned(cex, step->object);
    return cex_object(cex, array)->type->element;
}

// Variables that lowering made up, and what has no value to show.
static bool is_shown(Cex *cex, const TraceStep *step) {
    if (!step->value)
        return false;
    if (step->chosen)
        return true;
    if (step->variable &&
        (!step->variable->name || !step->variable->type || !step->variable->declaration))
        return false;
    if (!step->variable && !step->index)
        return false;
    return step->variable || cex_unsigned(cex, step->object) != 0;
}

// A second value of the same variable is another visit of the line, as in a loop on one line.
static bool is_assigned(const CexLine *line, const char *name) {
    for (uint32_t i = 0; i < line->values.count; i++)
        if (!strcmp(line->values.items[i].name, name))
            return true;
    return false;
}

static void add_line(Cex *cex, CexPath *path, const TraceStep *step) {
    CexLine line = {.span = step->span, .depth = step->depth};
    vector_push(cex->arena, path, line);
}

static void add_value(Cex *cex, CexPath *path, const TraceStep *step) {
    const char *name = step_name(cex, step);
    CexValue value = cex_value(cex, name, step_type(cex, step), step->value);
    if (value.object && !cex->places[value.object])
        cex->places[value.object] = name;
    if (is_assigned(&vector_last(path), name))
        add_line(cex, path, step);
    vector_push(cex->arena, &vector_last(path).values, value);
}

static bool is_inside(const CexLine *line, const TraceStep *step) {
    return line->depth > step->depth ||
           (step->span.begin <= line->span.begin && line->span.begin < step->span.end);
}

// `return switch (x) {` is left after the lines inside of it, but reads better in front of them.
// Where its line stands there already, as that of a loop does, this is another visit.
static bool insert_around(Cex *cex, CexPath *path, const TraceStep *step) {
    uint32_t first = path->count;
    while (first && is_inside(&path->items[first - 1], step))
        first--;
    if (step->value || first == path->count || is_same_line(cex, &path->items[first], step) ||
        line_of(cex, step->span.begin) > line_of(cex, path->items[first].span.begin) ||
        path->items[first].depth != step->depth)
        return false;
    add_line(cex, path, step);
    CexLine line = vector_last(path);
    for (uint32_t i = path->count - 1; i > first; i--)
        path->items[i] = path->items[i - 1];
    path->items[first] = line;
    return true;
}

// What a call by contract gave; for an exception its class says most.
static void add_call(Cex *cex, CexPath *path, const TraceStep *step) {
    Type *type = step->is_thrown ? sema_types(cex->sema)->throwable : step->callee->return_type;
    CexValue value = cex_value(cex, call_name(cex, step->callee), type, step->value);
    value.verb = step->is_thrown ? "throws" : "returns";
    if (step->is_thrown)
        value.text = type_text(cex->arena, cex_object(cex, value.object)->type);
    vector_push(cex->arena, &vector_last(path).values, value);
}

static bool happens(Cex *cex, const TraceStep *step) {
    return step->span.begin && !step->is_hidden && cex_unsigned(cex, step->guard) &&
           !cex_is_library(cex->sources, step->span);
}

void cex_choices(Cex *cex, CexChoiceList *choices) {
    const TraceList *trace = symex_trace(cex->symex);
    for (uint32_t i = 0; i < trace->count; i++) {
        const TraceStep *step = &trace->items[i];
        bool is_shown = step->chosen && happens(cex, step);
        if (!is_shown && !(step->drawn && cex_unsigned(cex, step->guard)))
            continue;
        CexChoice choice = {.method = step->chosen,
                            .value = cex_value(cex, step_name(cex, step), step->type, step->value),
                            .drawn = step->drawn,
                            .asked = step->asked,
                            .is_hidden = !is_shown};
        vector_push(cex->arena, choices, choice);
    }
}

void cex_path(Cex *cex, CexPath *path) {
    const TraceList *trace = symex_trace(cex->symex);
    for (uint32_t i = 0; i < trace->count; i++) {
        const TraceStep *step = &trace->items[i];
        if (!happens(cex, step))
            continue;
        if (path->count && insert_around(cex, path, step))
            continue;
        if (!path->count || !is_same_line(cex, &vector_last(path), step))
            add_line(cex, path, step);
        if (step->callee)
            add_call(cex, path, step);
        else if (is_shown(cex, step))
            add_value(cex, path, step);
    }
}
