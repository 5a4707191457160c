#include "main/invariant_writer.h"

#include "base/buffer.h"
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

static bool write_file(InvariantWriter *writer, SourceFile *file) {
    FILE *out = fopen(file->path, "wb");
    if (!out) {
        options_error("cannot write '%s': %s", file->path, strerror(errno));
        return false;
    }
    uint32_t done = 0;
    for (uint32_t i = 0; i < writer->insertions.count; i++) {
        const Insertion *insertion = &writer->insertions.items[i];
        if (insertion->file != file)
            continue;
        fwrite(file->text + done, 1, insertion->offset - done, out);
        fputs(insertion->text, out);
        done = insertion->offset;
    }
    fwrite(file->text + done, 1, file->length - done, out);
    if (fclose(out)) {
        options_error("cannot write '%s': %s", file->path, strerror(errno));
        return false;
    }
    return true;
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
