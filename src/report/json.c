// Verdicts for programs: one JSON document per run, described in docs/json.md.
#include "report/reporter.h"
#include "verdict/record_json.h"

enum { FORMAT_VERSION = 1 };

typedef struct JsonReport {
    FILE *out;
    const char *command;
    json_t *verdicts;
} JsonReport;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    JsonReport *report = ARENA_NEW(arena, JsonReport);
    *report = (JsonReport){out, run->command, json_array()};
    return report;
}

static void take(void *state, const MethodResult *result) {
    JsonReport *report = state;
    json_array_append_new(report->verdicts, record_json_result(result));
}

static void end(void *state, const ReportEnd *run_end) {
    JsonReport *report = state;
    json_t *document = json_object();
    json_object_set_new(document, "format", json_integer(FORMAT_VERSION));
    json_object_set_new(document, "command", record_json_text(report->command));
    json_object_set_new(document, "verdicts", report->verdicts);
    json_object_set_new(document, "exit_code", json_integer(run_end->exit_code));
    json_dumpf(document, report->out, JSON_INDENT(2) | JSON_REAL_PRECISION(9));
    fputc('\n', report->out);
    json_decref(document);
}

const Reporter json_reporter = {begin, take, end, NULL};
