// Loop bounds for people: a table, and on demand the inputs that attain them.
#include "base/buffer.h"
#include "report/bounds.h"
#include "report/internal.h"

#include <inttypes.h>
#include <string.h>

enum {
    NAME_WIDTH = 58,
    FIRST_VISITS = 12, // of a long run
    LAST_VISITS = 4,
    INDENT = 10,
};

// ---- Cells

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void add_place(Buffer *buffer, const TextReport *report, const LoopBound *bound) {
    SourceFile *file =
        bound->span.begin ? sources_file_at(report->sources, bound->span.begin) : NULL;
    if (file)
        buffer_format(buffer, "%s:%u ", file_name(file->path),
                      source_line_column(file, bound->span.begin).line);
    buffer_add_text(buffer, bound->text);
}

static void add_number(Buffer *buffer, const LoopBound *bound, bool is_least) {
    switch (bound->status) {
    case BOUND_EXACT:
    case BOUND_PARTIAL:
        if (is_least && !bound->has_least)
            buffer_add_text(buffer, "-");
        else
            buffer_format(buffer, "%s%" PRIu64,
                          bound->status == BOUND_EXACT ? ""
                          : is_least                   ? "<= "
                                                       : ">= ",
                          is_least ? bound->least : bound->greatest);
        return;
    case BOUND_UNREACHABLE: buffer_add_text(buffer, "X"); return;
    case BOUND_INFINITE: buffer_add_text(buffer, "-"); return;
    case BOUND_UNKNOWN: buffer_add_text(buffer, "?"); return;
    }
}

static void add_judgement(Buffer *buffer, const Bounds *bounds, const LoopBound *bound) {
    switch (bound->status) {
    case BOUND_EXACT: buffer_add_text(buffer, bounds->by_unrolling ? "unrolled" : "exact"); break;
    case BOUND_UNREACHABLE: buffer_add_text(buffer, "not reached"); break;
    case BOUND_INFINITE: buffer_add_text(buffer, "never ends"); return;
    case BOUND_PARTIAL: buffer_format(buffer, "not exact: %s", bound->reason); break;
    case BOUND_UNKNOWN: buffer_format(buffer, "not known: %s", bound->reason); break;
    }
    if (bound->may_not_end && bound->status != BOUND_UNKNOWN)
        buffer_add_text(buffer, ", may not end");
}

// ---- The table

typedef struct Row {
    Buffer place, occurrence, least, greatest, judgement;
} Row;

static Row make_row(const TextReport *report, const Bounds *bounds, const LoopBound *bound) {
    Row row = {0};
    add_place(&row.place, report, bound);
    buffer_add_text(&row.occurrence, bound->occurrence);
    add_number(&row.least, bound, true);
    add_number(&row.greatest, bound, false);
    add_judgement(&row.judgement, bounds, bound);
    return row;
}

static void free_row(Row *row) {
    buffer_free(&row->place);
    buffer_free(&row->occurrence);
    buffer_free(&row->least);
    buffer_free(&row->greatest);
    buffer_free(&row->judgement);
}

typedef struct Widths {
    size_t place, occurrence, least, greatest;
} Widths;

static void widen(size_t *width, const Buffer *cell) {
    if (cell->length > *width)
        *width = cell->length;
}

static void write_row(TextReport *report, const Widths *widths, const Row *row) {
    fprintf(report->out, "  %-*s  %-*s  %*s  %*s  %s\n", (int)widths->place, row->place.text,
            (int)widths->occurrence, row->occurrence.text, (int)widths->least, row->least.text,
            (int)widths->greatest, row->greatest.text, row->judgement.text);
}

// The occurrences of a source loop, and below several of them what they amount to.
static LoopBoundList all_rows(Arena *arena, const Bounds *bounds) {
    LoopBoundList rows = {0};
    uint32_t next = 0;
    for (uint32_t i = 0; i < bounds->loops.count; i++) {
        LoopBound sum = bounds->loops.items[i];
        for (uint32_t j = 0; j < sum.occurrences; j++)
            vector_push(arena, &rows, bounds->occurrences.items[next++]);
        sum.occurrence = arena_format(arena, "all %u occurrences", sum.occurrences);
        if (sum.occurrences > 1)
            vector_push(arena, &rows, sum);
    }
    return rows;
}

static void write_table(TextReport *report, const Bounds *bounds) {
    Arena *arena = arena_new();
    LoopBoundList bound_rows = all_rows(arena, bounds);
    Row *rows = arena_array(arena, bound_rows.count + 1, sizeof(Row));
    buffer_add_text(&rows[0].place, "loop");
    buffer_add_text(&rows[0].occurrence, "occurrence");
    buffer_add_text(&rows[0].least, "GLB");
    buffer_add_text(&rows[0].greatest, "LUB");
    buffer_add_text(&rows[0].judgement, "");
    Widths widths = {0};
    for (uint32_t i = 0; i <= bound_rows.count; i++) {
        if (i)
            rows[i] = make_row(report, bounds, &bound_rows.items[i - 1]);
        widen(&widths.place, &rows[i].place);
        widen(&widths.occurrence, &rows[i].occurrence);
        widen(&widths.least, &rows[i].least);
        widen(&widths.greatest, &rows[i].greatest);
    }
    for (uint32_t i = 0; i <= bound_rows.count; i++) {
        write_row(report, &widths, &rows[i]);
        free_row(&rows[i]);
    }
    arena_free(arena);
}

// ---- Witnesses

static void write_visits(TextReport *report, const CexPath *visits) {
    if (!visits->count)
        return;
    fputs("    at the head of the loop\n", report->out);
    bool is_long = visits->count > FIRST_VISITS + LAST_VISITS + 1;
    for (uint32_t i = 0; i < visits->count; i++) {
        if (is_long && i == FIRST_VISITS) {
            i = visits->count - LAST_VISITS;
            fprintf(report->out, "%*s... %u more ...\n", INDENT, "", i - FIRST_VISITS);
        }
        const CexValueList *values = &visits->items[i].values;
        fprintf(report->out, "%*s%-4u", INDENT, "", i + 1);
        for (uint32_t j = 0; j < values->count; j++)
            fprintf(report->out, "%s%s = %s", j ? ", " : " ", values->items[j].name,
                    values->items[j].text);
        fputc('\n', report->out);
    }
}

static void write_witness(TextReport *report, const LoopBound *bound, const char *what,
                          const Counterexample *witness) {
    if (!witness)
        return;
    Buffer buffer = {0};
    add_place(&buffer, report, bound);
    fprintf(report->out, "  %s in %s: %s\n", buffer.text, bound->occurrence, what);
    buffer_free(&buffer);
    text_state(report, &witness->before);
    write_visits(report, &witness->visits);
}

static const char *times_text(char *space, size_t size, uint64_t count) {
    snprintf(space, size, "%" PRIu64 " time%s", count, count == 1 ? "" : "s");
    return space;
}

static void write_witnesses(TextReport *report, const LoopBound *bound) {
    char least[40], greatest[40];
    write_witness(report, bound, times_text(least, sizeof least, bound->least),
                  bound->least_witness);
    if (!bound->least_witness || bound->least != bound->greatest)
        write_witness(report, bound, times_text(greatest, sizeof greatest, bound->greatest),
                      bound->greatest_witness);
    write_witness(report, bound, "does not end", bound->endless_witness);
}

// ---- A method

void text_report_bounds(TextReport *report, const Bounds *bounds, bool with_witnesses) {
    fprintf(report->out, "%-*s  %6.2f s\n", NAME_WIDTH, bounds->name, bounds->seconds);
    if (bounds->has_error) {
        fputs("  has errors\n", report->out);
        return;
    }
    fprintf(report->out, "  for every %s\n", bounds->scope_sentence);
    if (bounds->occurrences.count)
        write_table(report, bounds);
    else
        fputs("  no loops and no recursion\n", report->out);
    for (uint32_t i = 0; i < bounds->unknown.count; i++)
        text_remark(report, bounds->unknown.items[i].span, "unknown", bounds->unknown.items[i].text,
                    bounds->name);
    for (uint32_t i = 0; i < bounds->breaches.count; i++)
        text_remark(report, bounds->breaches.items[i].span, "note", bounds->breaches.items[i].text,
                    bounds->name);
    for (uint32_t i = 0; with_witnesses && i < bounds->occurrences.count; i++)
        write_witnesses(report, &bounds->occurrences.items[i]);
    fflush(report->out);
}

// ---- Words

const char *bound_status_key(BoundStatus status) {
    switch (status) {
    case BOUND_EXACT: return "exact";
    case BOUND_PARTIAL: return "partial";
    case BOUND_UNREACHABLE: return "unreachable";
    case BOUND_INFINITE: return "infinite";
    case BOUND_UNKNOWN: return "unknown";
    }
    SHOULD(false, "a status should have a key");
    return NULL;
}

int bounds_exit_code(const Bounds *bounds) {
    if (bounds->has_error)
        return 2;
    bool is_known = !bounds->unknown.count;
    for (uint32_t i = 0; i < bounds->occurrences.count; i++)
        is_known &= bounds->occurrences.items[i].status != BOUND_PARTIAL &&
                    bounds->occurrences.items[i].status != BOUND_UNKNOWN;
    return is_known ? 0 : 3;
}
