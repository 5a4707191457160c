#include "report/reporter.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#define REPORTER(word, variable) extern const Reporter variable;
#include "report/reporters.def"
#undef REPORTER

static const struct {
    const char *word;
    const Reporter *reporter;
} reporters[] = {
#define REPORTER(word, variable) {word, &variable},
#include "report/reporters.def"
#undef REPORTER
};

enum { REPORTER_COUNT = sizeof(reporters) / sizeof(reporters[0]) };

const Reporter *reporter_of(const char *name, size_t length) {
    for (uint32_t i = 0; i < REPORTER_COUNT; i++)
        if (strlen(reporters[i].word) == length && !memcmp(reporters[i].word, name, length))
            return reporters[i].reporter;
    return NULL;
}

const Reporter *reporter_at(uint32_t index) {
    return index < REPORTER_COUNT ? reporters[index].reporter : NULL;
}

// ---- Several at once

typedef struct OpenReport {
    const Reporter *reporter;
    const char *path; // "": standard output
    FILE *out;
    void *state;
} OpenReport;

struct Reports {
    Arena *arena;
    ReportRun run;
    VECTOR(OpenReport) open;
};

Reports *reports_new(const ReportRun *run) {
    Arena *arena = arena_new();
    Reports *reports = ARENA_NEW(arena, Reports);
    *reports = (Reports){.arena = arena, .run = *run};
    return reports;
}

void reports_free(Reports *reports) {
    if (!reports)
        return;
    for (uint32_t i = 0; i < reports->open.count; i++)
        if (reports->open.items[i].out != stdout)
            fclose(reports->open.items[i].out);
    arena_free(reports->arena);
}

static bool make_folder(const char *path) {
    return !mkdir(path, 0777) || errno == EEXIST;
}

bool reports_add(Reports *reports, const Reporter *reporter, const char *path) {
    OpenReport open = {.reporter = reporter, .path = "", .out = stdout};
    if (path) {
        open.path =
            arena_format(reports->arena, reporter->page ? "%s/%s" : "%s", path, reporter->page);
        if (reporter->page && !make_folder(path))
            return false;
        open.out = fopen(open.path, "w");
    }
    if (!open.out)
        return false;
    vector_push(reports->arena, &reports->open, open);
    return true;
}

void reports_begin(Reports *reports) {
    for (uint32_t i = 0; i < reports->open.count; i++) {
        OpenReport *open = &reports->open.items[i];
        open->state = open->reporter->begin(reports->arena, &reports->run, open->out);
    }
}

void reports_take(Reports *reports, const MethodResult *result) {
    for (uint32_t i = 0; i < reports->open.count; i++)
        reports->open.items[i].reporter->take(reports->open.items[i].state, result);
}

bool reports_are_lost(const Reports *reports) {
    for (uint32_t i = 0; i < reports->open.count; i++)
        if (!ferror(reports->open.items[i].out))
            return false;
    return reports->open.count > 0;
}

const char *reports_end(Reports *reports, const ReportEnd *end) {
    const char *failed = NULL;
    for (uint32_t i = 0; i < reports->open.count; i++) {
        OpenReport *open = &reports->open.items[i];
        open->reporter->end(open->state, end);
        if ((fflush(open->out) || ferror(open->out)) && !failed)
            failed = open->path;
    }
    return failed;
}
