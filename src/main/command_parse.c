// jury parse: the syntax of each file by itself. Several files are read at a time, and each is
// forgotten before the next, so that memory does not grow with their number.
#include "main/commands.h"

#include "base/clock.h"
#include "base/thread_stack.h"
#include "main/files.h"
#include "main/summary.h"

#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

typedef struct FileReport {
    Summary summary;
    char *diagnostics; // written out; NULL if there are none
    size_t diagnostics_length;
} FileReport;

typedef struct ParseRun {
    const Options *options;
    TextList files;
    FileReport *reports; // one per file
    atomic_uint next;    // the first file that nobody has taken yet
} ParseRun;

static void keep_diagnostics(FileReport *report, const Compilation *compilation) {
    if (!report->summary.errors && !report->summary.warnings)
        return;
    FILE *stream = open_memstream(&report->diagnostics, &report->diagnostics_length);
    if (!stream)
        memory_exhausted();
    diag_flush(compilation->diagnostics, stream);
    bool is_whole = !ferror(stream);
    if (fclose(stream) || !is_whole || !report->diagnostics)
        memory_exhausted();
}

static void parse_file(const ParseRun *run, uint32_t index) {
    FileReport *report = &run->reports[index];
    Compilation compilation = compilation_new(run->options);
    compilation_read(&compilation, run->files.items[index]);
    compilation_parse(&compilation);
    summary_add(&report->summary, &compilation);
    keep_diagnostics(report, &compilation);
    compilation_free(&compilation);
}

static void parse_files(void *context) {
    ParseRun *run = context;
    for (uint32_t index; (index = atomic_fetch_add(&run->next, 1)) < run->files.count;)
        parse_file(run, index);
}

static unsigned count_jobs(const ParseRun *run) {
    unsigned jobs = run->options->values[OPTION_JOBS].number;
    if (!jobs) {
        long processors = sysconf(_SC_NPROCESSORS_ONLN);
        jobs = processors > 0 ? (unsigned)processors : 1;
    }
    return jobs < run->files.count ? jobs : run->files.count;
}

// In the order of the files, whichever was read first.
static void collect(const ParseRun *run, Summary *summary) {
    for (uint32_t i = 0; i < run->files.count; i++) {
        FileReport *report = &run->reports[i];
        summary_join(summary, &report->summary);
        if (report->diagnostics)
            fwrite(report->diagnostics, 1, report->diagnostics_length, stderr);
        memory_free(report->diagnostics);
    }
}

int command_parse(const Options *options) {
    Arena *arena = arena_new();
    ParseRun run = {.options = options};
    Summary summary = {0};
    summary.errors = files_find(arena, &options->operands, &run.files);
    run.reports = arena_array(arena, run.files.count, sizeof(*run.reports));
    double start = clock_now();
    thread_stack_run(COMPILATION_STACK, count_jobs(&run), parse_files, &run);
    summary.parse_seconds = clock_now() - start;
    collect(&run, &summary);
    arena_free(arena);
    return summary_print(&summary, options);
}
