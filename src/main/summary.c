#include "main/summary.h"

#include "base/clock.h"

#include <inttypes.h>
#include <stdio.h>

void summary_join(Summary *summary, const Summary *other) {
    summary->files += other->files;
    summary->lines += other->lines;
    summary->errors += other->errors;
    summary->warnings += other->warnings;
    if (summary->arena < other->arena)
        summary->arena = other->arena;
}

void summary_add(Summary *summary, const Compilation *compilation) {
    Summary added = {
        .files = compilation->files.count,
        .lines = compilation->lines,
        .errors = diag_errors(compilation->diagnostics),
        .warnings = diag_warnings(compilation->diagnostics),
        .arena = arena_used(compilation->arena),
    };
    summary_join(summary, &added);
    summary->parse_seconds += compilation->parse_seconds;
    summary->type_seconds += compilation->type_seconds;
    summary->sema = compilation->sema;
}

static void print_count(uint64_t count, const char *noun) {
    printf("%" PRIu64 " %s%s", count, noun, count == 1 ? "" : "s");
}

// `3 files, 412 lines: 2 errors, 1 warning`
static void print_line(const Summary *summary) {
    print_count(summary->files, "file");
    fputs(", ", stdout);
    print_count(summary->lines, "line");
    fputs(": ", stdout);
    if (summary->errors)
        print_count(summary->errors, "error");
    else
        fputs("no errors", stdout);
    if (summary->warnings) {
        fputs(", ", stdout);
        print_count(summary->warnings, "warning");
    }
    putchar('\n');
}

static double megabytes(size_t bytes) {
    return (double)bytes / (1 << 20);
}

static void print_phase(const char *name, double seconds, uint64_t lines) {
    printf("%-14s %9.4f s", name, seconds);
    if (seconds > 0)
        printf("   %.0f thousand lines/s", (double)lines / seconds / 1000);
    putchar('\n');
}

static void print_counts(Sema *sema, const char *package) {
    SemaCounts counts = sema_counts(sema, package);
    double share = counts.bodies ? 100.0 * counts.bodies_typed / counts.bodies : 100;
    printf("%-14s %9u classes   %u of %u bodies typed, %.2f %%\n", package ? package : "all",
           counts.classes, counts.bodies_typed, counts.bodies, share);
}

static void print_stats(const Summary *summary, const Options *options) {
    printf("%-14s %9u\n", "files", summary->files);
    printf("%-14s %9" PRIu64 "\n", "lines", summary->lines);
    print_phase("parse", summary->parse_seconds, summary->lines);
    if (summary->sema)
        print_phase("types", summary->type_seconds, summary->lines);
    printf("%-14s %9.1f MB\n", "arena", megabytes(summary->arena));
    printf("%-14s %9.1f MB\n", "peak memory", megabytes(clock_peak_memory()));
    if (!summary->sema)
        return;
    print_counts(summary->sema, NULL);
    const TextList *packages = &options->values[OPTION_STATS_PACKAGE].texts;
    for (uint32_t i = 0; i < packages->count; i++)
        print_counts(summary->sema, packages->items[i]);
}

int summary_print(const Summary *summary, const Options *options) {
    if (!options_given(options, OPTION_QUIET))
        print_line(summary);
    if (options_given(options, OPTION_STATS))
        print_stats(summary, options);
    return summary->errors ? 2 : 0;
}
