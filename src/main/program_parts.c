#include "main/program_parts.h"

#include "sema/queries.h"

#include <stdlib.h>
#include <string.h>

typedef struct Cutter {
    Arena *arena;
    ProgramParts *parts;
    SourceFile *file;
} Cutter;

// ---- Which bodies are parts

static bool quantifies_objects(const Quantified *quantified) {
    for (uint32_t i = 0; i < quantified->variables.count; i++) {
        const Variable *variable = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        if (!variable || !variable->type || !query_is_value(variable->type))
            return true;
    }
    return false;
}

static void look_for_frame(void *context, Node *node) {
    bool *found = context;
    *found |= node->kind == NODE_CLASS || node->kind == NODE_LAMBDA ||
              node->kind == NODE_METHOD_REFERENCE ||
              (node->kind == NODE_QUANTIFIED && quantifies_objects(as_Quantified(node)));
    if (!*found)
        ast_each_child(node, look_for_frame, context);
}

static bool is_part(const MethodDeclaration *method, const ClassDeclaration *owner) {
    bool belongs_to_frame = (method->is_constructor && owner->constants.count) || !method->symbol ||
                            (method->symbol->modifiers & MODIFIER_MODEL) || !method->body;
    if (!belongs_to_frame)
        look_for_frame(&belongs_to_frame, method->body);
    return !belongs_to_frame;
}

static void add_part(Cutter *cutter, Span span) {
    ProgramPart part = {.file = cutter->file, .span = span};
    Digest digest;
    part.first_line = source_line_column(cutter->file, span.begin).line;
    part.last_line = source_line_column(cutter->file, span.end - 1).line;
    digest_begin(&digest);
    digest_add(&digest, cutter->file->text + (span.begin - cutter->file->base),
               span.end - span.begin);
    digest_end(&digest, part.digest);
    vector_push(cutter->arena, &cutter->parts->parts, part);
}

static bool is_in_file(const SourceFile *file, Span span) {
    return span.begin >= file->base && span.begin < span.end &&
           span.end <= file->base + file->length;
}

static void cut_class(Cutter *cutter, const ClassDeclaration *class_declaration) {
    for (uint32_t i = 0; i < class_declaration->members.count; i++) {
        Node *member = class_declaration->members.items[i];
        if (member->kind == NODE_CLASS)
            cut_class(cutter, as_ClassDeclaration(member));
        else if (member->kind == NODE_METHOD &&
                 is_part(as_MethodDeclaration(member), class_declaration) &&
                 is_in_file(cutter->file, as_MethodDeclaration(member)->body->span))
            add_part(cutter, as_MethodDeclaration(member)->body->span);
    }
}

// ---- The frame

// What stands behind a body on its last line has a column, which the body moves.
static uint32_t column_behind(SourceFile *file, Span span) {
    const char *at = file->text + (span.end - file->base);
    at += strspn(at, " \t\r");
    return *at && *at != '\n' ? source_line_column(file, span.end).column : 0;
}

static void add_stretch(Digest *frame, const SourceFile *file, Position begin, Position end) {
    digest_add_number(frame, end - begin);
    digest_add(frame, file->text + (begin - file->base), end - begin);
}

static void add_frame(const ProgramParts *parts, uint32_t first, const Unit *unit, Digest *frame) {
    SourceFile *file = unit->file;
    Position at = file->base;
    digest_add_text(frame, file->path);
    digest_add_number(frame, unit->tree->has_jml);
    digest_add_number(frame, unit->nullable_by_default);
    for (uint32_t i = first; i < parts->parts.count; i++) {
        Span span = parts->parts.items[i].span;
        add_stretch(frame, file, at, span.begin);
        digest_add_number(frame, column_behind(file, span));
        at = span.end;
    }
    add_stretch(frame, file, at, file->base + file->length);
}

static int by_place(const void *first, const void *second) {
    const ProgramPart *one = first, *other = second;
    return (one->span.begin > other->span.begin) - (one->span.begin < other->span.begin);
}

static void sort_parts(ProgramParts *parts, uint32_t first) {
    if (parts->parts.count > first)
        qsort(parts->parts.items + first, parts->parts.count - first, sizeof *parts->parts.items,
              by_place);
}

static void cut_unit(Cutter *cutter, const Unit *unit, Digest *frame) {
    ProgramParts *parts = cutter->parts;
    uint32_t first = parts->parts.count;
    cutter->file = unit->file;
    for (uint32_t i = 0; i < unit->tree->types.count; i++)
        if (unit->tree->types.items[i]->kind == NODE_CLASS)
            cut_class(cutter, as_ClassDeclaration(unit->tree->types.items[i]));
    sort_parts(parts, first);
    add_frame(parts, first, unit, frame);
}

static void add_digests(ProgramParts *parts, const Digest *frame) {
    Digest layout, program = *frame;
    digest_begin(&layout);
    for (uint32_t i = 0; i < parts->parts.count; i++) {
        const ProgramPart *part = &parts->parts.items[i];
        digest_add_number(&layout, part->first_line);
        digest_add_number(&layout, part->last_line);
        digest_add_text(&program, part->digest);
    }
    digest_end(&layout, parts->layout);
    digest_end(&program, parts->program);
}

static int by_path(const void *first, const void *second) {
    return strcmp(((const PartFile *)first)->path, ((const PartFile *)second)->path);
}

static void list_files(Cutter *cutter) {
    ProgramParts *parts = cutter->parts;
    for (uint32_t i = 0; i < parts->parts.count; i++) {
        const SourceFile *file = parts->parts.items[i].file;
        if (!i || file != parts->parts.items[i - 1].file)
            vector_push(cutter->arena, &parts->files, (PartFile){file->path, i, i});
        vector_last(&parts->files).end = i + 1;
    }
    if (parts->files.count)
        qsort(parts->files.items, parts->files.count, sizeof *parts->files.items, by_path);
}

// Those of the class path have no text: their files are looked at.
static bool has_text(const Unit *unit) {
    const NodeList *types = unit->tree ? &unit->tree->types : NULL;
    const Class *first = types && types->count && types->items[0]->kind == NODE_CLASS
                             ? as_ClassDeclaration(types->items[0])->symbol
                             : NULL;
    return types && unit->file && !unit->is_library && !(first && first->class_file);
}

ProgramParts *program_parts_new(Arena *arena, Sema *sema, Digest *frame) {
    ProgramParts *parts = ARENA_NEW(arena, ProgramParts);
    Cutter cutter = {.arena = arena, .parts = parts};
    const UnitList *units = sema_units(sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (has_text(units->items[i]))
            cut_unit(&cutter, units->items[i], frame);
    sort_parts(parts, 0);
    list_files(&cutter);
    add_digests(parts, frame);
    return parts;
}

// ---- Where things are

uint32_t program_parts_at(const ProgramParts *parts, Position position) {
    uint32_t low = 0, high = parts->parts.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (parts->parts.items[middle].span.end <= position)
            low = middle + 1;
        else
            high = middle;
    }
    return low < parts->parts.count && parts->parts.items[low].span.begin <= position ? low
                                                                                      : NO_PART;
}

static const PartFile *find_file(const ProgramParts *parts, const char *path) {
    PartFile wanted = {.path = path};
    return parts->files.count
               ? bsearch(&wanted, parts->files.items, parts->files.count, sizeof wanted, by_path)
               : NULL;
}

bool program_parts_line(const ProgramParts *parts, const char *path, uint64_t line, PartLine *at) {
    const PartFile *file = find_file(parts, path);
    if (!file)
        return false;
    int64_t behind = 0; // the last line of the part before
    for (uint32_t i = file->first; i < file->end; i++) {
        const ProgramPart *part = &parts->parts.items[i];
        if (line <= part->first_line) {
            *at = (PartLine){2 * i, (int64_t)line - behind};
            return true;
        }
        if (line < part->last_line) {
            *at = (PartLine){2 * i + 1, (int64_t)line - part->first_line};
            return true;
        }
        behind = part->last_line;
    }
    *at = (PartLine){2 * file->end, (int64_t)line - behind};
    return true;
}

bool program_parts_line_at(const ProgramParts *parts, const char *path, PartLine at,
                           uint64_t *line) {
    const PartFile *file = find_file(parts, path);
    uint32_t part = at.stretch / 2;
    if (!file || part < file->first || part > file->end || (part == file->end && at.stretch % 2))
        return false;
    int64_t from = at.stretch % 2       ? parts->parts.items[part].first_line
                   : part > file->first ? parts->parts.items[part - 1].last_line
                                        : 0;
    if (from + at.offset < 0)
        return false;
    *line = (uint64_t)(from + at.offset);
    return true;
}
