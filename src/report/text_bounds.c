// Loop bounds for people: a table, and on demand the inputs that attain them.
#include "base/buffer.h"
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

static void add_place(Buffer *buffer, const BoundRecord *bound) {
    if (bound->place)
        buffer_format(buffer, "%s:%" PRIu64 " ", file_name(bound->place->file), bound->place->line);
    buffer_add_text(buffer, bound->loop);
}

static bool has_status(const BoundRecord *bound, const char *status) {
    return !strcmp(bound->status, status);
}

// "<= 3": attained, but there may be others.
static void add_number(Buffer *buffer, const BoundRecord *bound, bool is_least) {
    int64_t number = is_least ? bound->least : bound->greatest;
    if (has_status(bound, "unreachable"))
        buffer_add_text(buffer, "X");
    else if (has_status(bound, "unknown"))
        buffer_add_text(buffer, "?");
    else if (number < 0)
        buffer_add_text(buffer, "-");
    else
        buffer_format(buffer, "%s%" PRId64,
                      has_status(bound, "exact") ? ""
                      : is_least                 ? "<= "
                                                 : ">= ",
                      number);
}

static void add_judgement(Buffer *buffer, const BoundsRecord *bounds, const BoundRecord *bound) {
    if (has_status(bound, "exact"))
        buffer_add_text(buffer, strcmp(bounds->by, "unroll") ? "exact" : "unrolled");
    else if (has_status(bound, "unreachable"))
        buffer_add_text(buffer, "not reached");
    else if (has_status(bound, "infinite"))
        buffer_add_text(buffer, "never ends");
    else
        buffer_format(buffer, "not %s: %s", has_status(bound, "partial") ? "exact" : "known",
                      bound->reason);
    if (bound->may_not_end && !has_status(bound, "unknown") && !has_status(bound, "infinite"))
        buffer_add_text(buffer, ", may not end");
}

// ---- The table

typedef struct Row {
    Buffer place, occurrence, least, greatest, judgement;
} Row;

static Row make_row(const BoundsRecord *bounds, const BoundRecord *bound) {
    Row row = {0};
    add_place(&row.place, bound);
    buffer_add_text(&row.occurrence, bound->calls);
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
static BoundRecordList all_rows(Arena *arena, const BoundsRecord *bounds) {
    BoundRecordList rows = {0};
    uint32_t next = 0;
    for (uint32_t i = 0; i < bounds->loops.count; i++) {
        BoundRecord sum = bounds->loops.items[i];
        for (int64_t j = 0; j < sum.occurrences && next < bounds->occurrences.count; j++)
            vector_push(arena, &rows, bounds->occurrences.items[next++]);
        sum.calls = arena_format(arena, "all %" PRId64 " occurrences", sum.occurrences);
        if (sum.occurrences > 1)
            vector_push(arena, &rows, sum);
    }
    return rows;
}

static void write_table(TextReport *report, const BoundsRecord *bounds) {
    Arena *arena = arena_new();
    BoundRecordList bound_rows = all_rows(arena, bounds);
    Row *rows = arena_array(arena, bound_rows.count + 1, sizeof(Row));
    buffer_add_text(&rows[0].place, "loop");
    buffer_add_text(&rows[0].occurrence, "occurrence");
    buffer_add_text(&rows[0].least, "GLB");
    buffer_add_text(&rows[0].greatest, "LUB");
    buffer_add_text(&rows[0].judgement, "");
    Widths widths = {0};
    for (uint32_t i = 0; i <= bound_rows.count; i++) {
        if (i)
            rows[i] = make_row(bounds, &bound_rows.items[i - 1]);
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

static void write_visits(TextReport *report, const WitnessRecord *witness) {
    uint32_t count = witness->visits.count;
    if (!count)
        return;
    fputs("    at the head of the loop\n", report->out);
    bool is_long = count > FIRST_VISITS + LAST_VISITS + 1;
    for (uint32_t i = 0; i < count; i++) {
        if (is_long && i == FIRST_VISITS) {
            i = count - LAST_VISITS;
            fprintf(report->out, "%*s... %u more ...\n", INDENT, "", i - FIRST_VISITS);
        }
        const ValueRecordList *values = &witness->visits.items[i];
        fprintf(report->out, "%*s%-4u", INDENT, "", i + 1);
        for (uint32_t j = 0; j < values->count; j++)
            fprintf(report->out, "%s%s = %s", j ? ", " : " ", values->items[j].name,
                    values->items[j].value);
        fputc('\n', report->out);
    }
}

static void write_witness(TextReport *report, const BoundRecord *bound, const char *what,
                          const WitnessRecord *witness) {
    if (!witness)
        return;
    Buffer buffer = {0};
    add_place(&buffer, bound);
    fprintf(report->out, "  %s in %s: %s\n", buffer.text, bound->calls, what);
    buffer_free(&buffer);
    text_state(report, &witness->inputs, &witness->objects);
    write_visits(report, witness);
}

static const char *times_text(char *space, size_t size, int64_t count) {
    snprintf(space, size, "%" PRId64 " time%s", count, count == 1 ? "" : "s");
    return space;
}

static void write_witnesses(TextReport *report, const BoundRecord *bound) {
    char least[40], greatest[40];
    write_witness(report, bound, times_text(least, sizeof least, bound->least),
                  bound->least_witness);
    if (!bound->least_witness || bound->least != bound->greatest)
        write_witness(report, bound, times_text(greatest, sizeof greatest, bound->greatest),
                      bound->greatest_witness);
    write_witness(report, bound, "does not end", bound->endless_witness);
}

// ---- A method

void text_report_bounds(TextReport *report, const BoundsRecord *bounds, bool with_witnesses) {
    fprintf(report->out, "%-*s  %6.2f s\n", NAME_WIDTH, bounds->method, bounds->seconds);
    if (bounds->error) {
        fputs("  has errors\n", report->out);
        return;
    }
    fprintf(report->out, "  for every %s\n", bounds->scope->sentence);
    if (bounds->occurrences.count)
        write_table(report, bounds);
    else
        fputs("  no loops and no recursion\n", report->out);
    for (uint32_t i = 0; i < bounds->unknown.count; i++)
        text_remark(report, bounds->unknown.items[i].place, "unknown",
                    bounds->unknown.items[i].text, bounds->method);
    for (uint32_t i = 0; i < bounds->breaches.count; i++)
        text_remark(report, bounds->breaches.items[i].place, "note", bounds->breaches.items[i].text,
                    bounds->method);
    for (uint32_t i = 0; with_witnesses && i < bounds->occurrences.count; i++)
        write_witnesses(report, &bounds->occurrences.items[i]);
    fflush(report->out);
}
