#include "main/invariant_writer.h"

#include "base/buffer.h"
#include "base/file.h"
#include "main/options.h"
#include "report/source_lines.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct Insertion {
    SourceFile *file;
    uint32_t offset;
    const char *text;
} Insertion;

struct InvariantWriter {
    Arena *arena;
    Sources *sources;
    VECTOR(Insertion) insertions; // by file and offset, ascending
};

InvariantWriter *invariant_writer_new(Arena *arena, Sources *sources) {
    InvariantWriter *writer = ARENA_NEW(arena, InvariantWriter);
    writer->arena = arena;
    writer->sources = sources;
    return writer;
}

// A loop that begins its line gets lines of its own, indented as it is; another one a comment in
// front of it.
static const char *clauses_text(InvariantWriter *writer, SourceFile *file, uint32_t offset,
                                const InvariantsRecord *invariants) {
    LineColumn at = source_line_column(file, file->base + offset);
    const char *line = file->text + at.line_begin;
    uint32_t before = offset - at.line_begin;
    bool is_first = strspn(line, " \t") >= before;
    Buffer buffer = {0};
    if (!is_first)
        buffer_add_text(&buffer, "/*@");
    for (uint32_t i = 0; i < invariants->clauses.count; i++) {
        if (is_first)
            buffer_add_text(&buffer, "//@");
        buffer_format(&buffer, " loop_invariant %s;", invariants->clauses.items[i]);
        if (is_first) {
            buffer_add_text(&buffer, strchr(file->text, '\r') ? "\r\n" : "\n");
            buffer_add(&buffer, line, before);
        }
    }
    if (!is_first)
        buffer_add_text(&buffer, " */ ");
    const char *text = arena_copy_text(writer->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

static void insert(InvariantWriter *writer, Insertion insertion) {
    uint32_t at = writer->insertions.count;
    vector_push(writer->arena, &writer->insertions, insertion);
    for (; at && writer->insertions.items[at - 1].file == insertion.file &&
           writer->insertions.items[at - 1].offset > insertion.offset;
         at--)
        writer->insertions.items[at] = writer->insertions.items[at - 1];
    writer->insertions.items[at] = insertion;
}

// Clauses without those that JML has no words for may not be kept by the loop.
static bool is_whole(const VerdictRecord *verdict) {
    for (uint32_t i = 0; verdict->invariants && i < verdict->invariants->count; i++)
        if (verdict->invariants->items[i].unspoken)
            return false;
    return true;
}

void invariant_writer_add(InvariantWriter *writer, const VerdictRecord *verdict) {
    if (!is_whole(verdict))
        return;
    for (uint32_t i = 0; verdict->invariants && i < verdict->invariants->count; i++) {
        const InvariantsRecord *invariants = &verdict->invariants->items[i];
        SourceFile *file = source_lines_file(writer->sources, invariants->loop);
        if (!file || !invariants->clauses.count)
            continue;
        Span loop = source_lines_span(writer->sources, invariants->loop);
        Insertion insertion = {.file = file, .offset = loop.begin - file->base};
        bool is_known = false; // a loop of a method that several others call
        for (uint32_t j = 0; j < writer->insertions.count; j++)
            is_known |= writer->insertions.items[j].file == file &&
                        writer->insertions.items[j].offset == insertion.offset;
        if (is_known)
            continue;
        insertion.text = clauses_text(writer, file, insertion.offset, invariants);
        insert(writer, insertion);
    }
}

// ---- Plain Java

// Each text once at its place.
static void insert_once(InvariantWriter *writer, SourceFile *file, uint32_t offset,
                        const char *text) {
    for (uint32_t i = 0; i < writer->insertions.count; i++) {
        const Insertion *known = &writer->insertions.items[i];
        if (known->file == file && known->offset == offset && !strcmp(known->text, text))
            return;
    }
    insert(writer, (Insertion){file, offset, text});
}

static const char *line_end(const SourceFile *file) {
    return strchr(file->text, '\r') ? "\r\n" : "\n";
}

// The text in front of the place on its line, if that is space.
static const char *indent_at(InvariantWriter *writer, SourceFile *file, uint32_t offset) {
    LineColumn at = source_line_column(file, file->base + offset);
    const char *line = file->text + at.line_begin;
    size_t before = offset - at.line_begin;
    return strspn(line, " \t") >= before ? arena_copy_text(writer->arena, line, before) : NULL;
}

static void add_in_front(InvariantWriter *writer, const PlaceRecord *place, const char *clause) {
    SourceFile *file = source_lines_file(writer->sources, place);
    if (!file)
        return;
    uint32_t offset = source_lines_span(writer->sources, place).begin - file->base;
    const char *indent = indent_at(writer, file, offset);
    const char *text =
        indent ? arena_format(writer->arena, "//@ %s;%s%s", clause, line_end(file), indent)
               : arena_format(writer->arena, "/*@ %s; */ ", clause);
    insert_once(writer, file, offset, text);
}

// Behind the brace with which the body of the class begins: on lines of their own, unless something
// else stands on that line.
static void add_invariant(InvariantWriter *writer, const PlaceRecord *class_name,
                          const char *clause) {
    SourceFile *file = source_lines_file(writer->sources, class_name);
    if (!file)
        return;
    uint32_t name = source_lines_span(writer->sources, class_name).begin - file->base;
    const char *brace = strchr(file->text + name, '{');
    if (!brace)
        return;
    uint32_t offset = (uint32_t)(brace + 1 - file->text);
    LineColumn at = source_line_column(file, file->base + name);
    const char *line = file->text + at.line_begin;
    int indent = (int)strspn(line, " \t");
    bool ends_line = brace[1 + strspn(brace + 1, " \t\r")] == '\n';
    const char *text = ends_line
                           ? arena_format(writer->arena, "%s%.*s    //@ private invariant %s;",
                                          line_end(file), indent, line, clause)
                           : arena_format(writer->arena, " /*@ private invariant %s; */", clause);
    insert_once(writer, file, offset, text);
}

static void add_default(InvariantWriter *writer, const PlaceRecord *outermost) {
    SourceFile *file = source_lines_file(writer->sources, outermost);
    if (file)
        insert_once(writer, file, source_lines_span(writer->sources, outermost).begin - file->base,
                    "/*@ nullable_by_default */ ");
}

void invariant_writer_add_plain(InvariantWriter *writer, const VerdictRecord *verdict) {
    const WrittenRecord *written = verdict->written;
    if (!written)
        return;
    add_default(writer, written->outermost);
    for (uint32_t i = 0; i < written->field_clauses.count; i++)
        add_invariant(writer, written->class, written->field_clauses.items[i]);
    for (uint32_t i = 0; i < written->clauses.count; i++)
        add_in_front(writer, written->method, written->clauses.items[i]);
    for (uint32_t i = 0; verdict->class_invariants && i < verdict->class_invariants->count; i++) {
        const ClassInvariantsRecord *invariants = &verdict->class_invariants->items[i];
        if (invariants->outermost)
            add_default(writer, invariants->outermost);
        for (uint32_t j = 0; j < invariants->clauses.count; j++)
            add_invariant(writer, invariants->place, invariants->clauses.items[j]);
    }
}

// ---- Files

static bool write_file(InvariantWriter *writer, SourceFile *file) {
    Buffer text = {0};
    uint32_t done = 0;
    for (uint32_t i = 0; i < writer->insertions.count; i++) {
        const Insertion *insertion = &writer->insertions.items[i];
        if (insertion->file != file)
            continue;
        buffer_add(&text, file->text + done, insertion->offset - done);
        buffer_add_text(&text, insertion->text);
        done = insertion->offset;
    }
    buffer_add(&text, file->text + done, file->length - done);
    bool is_written = file_replace(file->path, text.text, text.length);
    if (!is_written)
        options_error("cannot write '%s': %s", file->path, strerror(errno));
    buffer_free(&text);
    return is_written;
}

bool invariant_writer_write(InvariantWriter *writer) {
    bool failed = false;
    for (uint32_t i = 0; i < writer->insertions.count; i++) {
        SourceFile *file = writer->insertions.items[i].file;
        bool is_first = true;
        for (uint32_t j = 0; j < i; j++)
            is_first &= writer->insertions.items[j].file != file;
        if (is_first)
            failed |= !write_file(writer, file);
    }
    return failed;
}
