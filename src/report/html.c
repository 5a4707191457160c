// A page to look at, which works from the disk: the verdicts as JSON, the lines that they speak of,
// and the scripts that show them (report/page).
#include "report/page_data.h"
#include "report/reporter.h"
#include "report/source_lines.h"
#include "verdict/record_json.h"

#include <string.h>

typedef struct Page {
    const ReportRun *run;
    FILE *out;
    json_t *verdicts;
    json_t *sources; // by path: the text
} Page;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    Page *page = ARENA_NEW(arena, Page);
    *page = (Page){run, out, json_array(), json_object()};
    return page;
}

// ---- Sources

static void add_source(Page *page, const PlaceRecord *place) {
    if (!place || json_object_get(page->sources, place->file))
        return;
    const SourceFile *file = source_lines_file(page->run->sources, place);
    json_object_set_new(page->sources, place->file, record_json_text(file ? file->text : ""));
}

static void add_path(Page *page, const LineRecordList *path) {
    for (uint32_t i = 0; i < path->count; i++)
        add_source(page, path->items[i].place);
}

static void add_violation_sources(Page *page, const ViolationRecordList *violations) {
    for (uint32_t i = 0; violations && i < violations->count; i++) {
        const ViolationRecord *violation = &violations->items[i];
        add_source(page, violation->place);
        if (violation->counterexample)
            add_path(page, &violation->counterexample->path);
    }
}

static void add_verdict_sources(Page *page, const VerdictRecord *verdict) {
    add_source(page, verdict->place);
    add_violation_sources(page, &verdict->violations);
    add_violation_sources(page, verdict->possible);
}

static void add_bounds_sources(Page *page, const BoundsRecord *bounds) {
    add_source(page, bounds->place);
    for (uint32_t i = 0; i < bounds->occurrences.count; i++) {
        const BoundRecord *bound = &bounds->occurrences.items[i];
        add_source(page, bound->place);
        if (bound->greatest_witness)
            add_path(page, &bound->greatest_witness->path);
    }
}

static void take(void *state, const MethodResult *result) {
    Page *page = state;
    json_array_append_new(page->verdicts, record_json_result(result));
    if (result->verdict)
        add_verdict_sources(page, result->verdict);
    else
        add_bounds_sources(page, result->bounds);
}

// ---- The page

// Inside of a script nothing may look like a tag.
static void write_data(FILE *out, const json_t *data) {
    char *text = json_dumps(data, JSON_COMPACT | JSON_REAL_PRECISION(6));
    for (const char *c = text ? text : "null"; *c; c++)
        if (*c == '<')
            fputs("\\u003c", out);
        else
            fputc(*c, out);
    memory_free(text);
}

static const char opening[] =
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";

static const char body[] =
    "</head>\n<body>\n"
    "<header><h1>jury %s</h1><span id=\"counts\"></span></header>\n"
    "<div class=\"layout\">\n"
    "<nav aria-label=\"methods\"><input id=\"filter\" type=\"search\" placeholder=\"filter: name "
    "or "
    "verdict\" aria-label=\"filter\"><div id=\"list\"></div></nav>\n"
    "<main id=\"method\" aria-live=\"polite\"></main>\n</div>\n"
    "<noscript>This page needs JavaScript, and nothing from the network.</noscript>\n";

static void end(void *state, const ReportEnd *run_end) {
    Page *page = state;
    FILE *out = page->out;
    json_t *data =
        json_pack("{s:s, s:i, s:o, s:o}", "command", page->run->command, "exit_code",
                  run_end->exit_code, "verdicts", page->verdicts, "sources", page->sources);
    fputs(opening, out);
    fprintf(out, "<title>jury %s</title>\n<style>\n%s</style>\n", page->run->command, page_style);
    fprintf(out, body, page->run->command);
    fputs("<script id=\"report\" type=\"application/json\">", out);
    write_data(out, data);
    fprintf(out, "</script>\n<script>\n%s\n%s</script>\n</body>\n</html>\n", page_heap_script,
            page_script);
    json_decref(data);
}

const Reporter html_reporter = {begin, take, end, "index.html"};
