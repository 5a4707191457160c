#include "diag/diag.h"

#include "base/vector.h"
#include "diag/excerpt.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct Diagnostic {
    Severity severity;
    Span span;
    Position group;    // position of the error that a note belongs to
    uint32_t sequence; // order of reporting
    const char *text;
} Diagnostic;

struct Diagnostics {
    Sources *sources;
    Arena *arena; // texts of what was not flushed yet
    VECTOR(Diagnostic) items;
    uint32_t mute_depth;
    uint32_t attempt_errors;
    uint32_t errors;
    uint32_t dropped; // beyond MOST_KEPT: counted only
    uint32_t warnings;
    Position group;     // of the error or warning reported last
    bool group_dropped; // it was a repetition: so are its notes
    bool color;
};

Diagnostics *diag_new(Sources *sources) {
    Diagnostics *diagnostics = memory_alloc(sizeof(Diagnostics));
    diagnostics->sources = sources;
    diagnostics->arena = arena_new();
    return diagnostics;
}

void diag_free(Diagnostics *diagnostics) {
    if (!diagnostics)
        return;
    arena_free(diagnostics->arena);
    memory_free(diagnostics);
}

void diag_set_color(Diagnostics *diagnostics, bool color) {
    diagnostics->color = color;
}

static bool is_repeated(const Diagnostics *diagnostics, Severity severity, Span span,
                        const char *text) {
    for (uint32_t i = diagnostics->items.count, looked = 0; i-- > 0 && looked < 64; looked++) {
        const Diagnostic *item = &diagnostics->items.items[i];
        if (item->severity == severity && item->span.begin == span.begin &&
            !strcmp(item->text, text))
            return true;
    }
    return false;
}

enum { MOST_KEPT = 2000 };

static void report(Diagnostics *diagnostics, Severity severity, Span span, const char *format,
                   va_list arguments) {
    if (severity == SEVERITY_ERROR)
        diagnostics->attempt_errors++;
    if (diagnostics->mute_depth)
        return;
    va_list copy;
    va_copy(copy, arguments);
    int length = vsnprintf(NULL, 0, format, copy);
    va_end(copy);
    char *text = arena_alloc(diagnostics->arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, arguments);

    if (severity != SEVERITY_NOTE) {
        diagnostics->group = span.begin;
        diagnostics->group_dropped = is_repeated(diagnostics, severity, span, text);
    }
    if (diagnostics->group_dropped)
        return;
    if (severity == SEVERITY_ERROR)
        diagnostics->errors++;
    if (severity == SEVERITY_WARNING)
        diagnostics->warnings++;
    if (diagnostics->items.count >= MOST_KEPT) {
        diagnostics->dropped++;
        return;
    }
    Diagnostic item = {severity, span, diagnostics->group, diagnostics->items.count, text};
    vector_push(diagnostics->arena, &diagnostics->items, item);
}

void diag_error(Diagnostics *diagnostics, Span span, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(diagnostics, SEVERITY_ERROR, span, format, arguments);
    va_end(arguments);
}

void diag_warning(Diagnostics *diagnostics, Span span, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(diagnostics, SEVERITY_WARNING, span, format, arguments);
    va_end(arguments);
}

void diag_note(Diagnostics *diagnostics, Span span, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(diagnostics, SEVERITY_NOTE, span, format, arguments);
    va_end(arguments);
}

void diag_mute(Diagnostics *diagnostics) {
    diagnostics->mute_depth++;
}

void diag_unmute(Diagnostics *diagnostics) {
    diagnostics->mute_depth--;
}

uint32_t diag_attempt_errors(const Diagnostics *diagnostics) {
    return diagnostics->attempt_errors;
}

uint32_t diag_errors(const Diagnostics *diagnostics) {
    return diagnostics->errors;
}

bool diag_has_news(const Diagnostics *diagnostics) {
    return diagnostics->items.count || diagnostics->dropped;
}

bool diag_has_error_in(const Diagnostics *diagnostics, Span span) {
    for (uint32_t i = 0; i < diagnostics->items.count; i++) {
        const Diagnostic *item = &diagnostics->items.items[i];
        if (item->severity == SEVERITY_ERROR && item->span.begin >= span.begin &&
            item->span.begin < span.end)
            return true;
    }
    return diagnostics->dropped != 0; // nobody knows where those were
}

uint32_t diag_warnings(const Diagnostics *diagnostics) {
    return diagnostics->warnings;
}

static int by_position(const void *first, const void *second) {
    const Diagnostic *a = first, *b = second;
    if (a->group != b->group)
        return a->group < b->group ? -1 : 1;
    return a->sequence < b->sequence ? -1 : a->sequence > b->sequence;
}

static void write_diagnostic(const Diagnostics *diagnostics, FILE *out, const Diagnostic *item) {
    static const char *const plain_names[] = {"note", "warning", "error"};
    static const char *const color_names[] = {"\033[1;36mnote\033[0m", "\033[1;35mwarning\033[0m",
                                              "\033[1;31merror\033[0m"};
    const char *const *names = diagnostics->color ? color_names : plain_names;
    SourceFile *file = sources_file_at(diagnostics->sources, item->span.begin);
    if (!file) {
        fprintf(out, "jury: %s: %s\n", names[item->severity], item->text);
        return;
    }
    LineColumn at = source_line_column(file, item->span.begin);
    fprintf(out, "%s:%u:%u: %s: %s\n", file->path, at.line, at.column, names[item->severity],
            item->text);
    excerpt_write(out, file, item->span);
}

static void sort(Diagnostics *diagnostics) {
    if (diagnostics->items.count)
        qsort(diagnostics->items.items, diagnostics->items.count, sizeof(Diagnostic), by_position);
}

void diag_each(Diagnostics *diagnostics, DiagTake *take, void *context) {
    sort(diagnostics);
    for (uint32_t i = 0; i < diagnostics->items.count; i++) {
        const Diagnostic *item = &diagnostics->items.items[i];
        take(context, item->severity, item->span, item->text);
    }
}

void diag_flush(Diagnostics *diagnostics, FILE *out) {
    sort(diagnostics);
    for (uint32_t i = 0; out && i < diagnostics->items.count; i++)
        write_diagnostic(diagnostics, out, &diagnostics->items.items[i]);
    if (out && diagnostics->dropped)
        fprintf(out, "jury: note: %u further diagnostics are not shown\n", diagnostics->dropped);
    diagnostics->dropped = 0;
    arena_free(diagnostics->arena);
    diagnostics->arena = arena_new();
    diagnostics->items.items = NULL;
    diagnostics->items.count = diagnostics->items.capacity = 0;
}
