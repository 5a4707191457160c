// Verdicts as the XML that continuous integration shows for tests: a suite for each class, a case
// for each method. Violated is a failure; what is not known or does not compile is an error.
#include "base/buffer.h"
#include "base/utf8.h"
#include "report/findings.h"
#include "report/reporter.h"
#include "report/text.h"

#include <inttypes.h>
#include <string.h>

typedef struct Suite {
    const char *name;
    Buffer cases; // as XML
    uint32_t tests, failures, errors;
    double seconds;
} Suite;

typedef struct JunitReport {
    Arena *arena;
    const ReportRun *run;
    FILE *out;
    VECTOR(Suite) suites; // in the order of their first methods
} JunitReport;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    JunitReport *report = ARENA_NEW(arena, JunitReport);
    *report = (JunitReport){.arena = arena, .run = run, .out = out};
    return report;
}

// ---- XML

// Characters that XML cannot hold, even escaped, become question marks.
static void add_character(Buffer *buffer, const char *text, size_t size, uint32_t character) {
    bool is_control = character < 0x20 && character != '\t' && character != '\n';
    if (character == UTF8_INVALID || is_control || (character >= 0xD800 && character < 0xE000) ||
        character == 0xFFFE || character == 0xFFFF)
        buffer_add_char(buffer, '?');
    else
        buffer_add(buffer, text, size);
}

static void add_escaped(Buffer *buffer, const char *text) {
    size_t left = strlen(text), size;
    for (; left; text += size, left -= size) {
        uint32_t character = utf8_decode(text, left, &size);
        if (character == '<')
            buffer_add_text(buffer, "&lt;");
        else if (character == '>')
            buffer_add_text(buffer, "&gt;");
        else if (character == '&')
            buffer_add_text(buffer, "&amp;");
        else if (character == '"')
            buffer_add_text(buffer, "&quot;");
        else if (character == '\r')
            continue;
        else
            add_character(buffer, text, size, character);
    }
}

static void add_attribute(Buffer *buffer, const char *name, const char *value) {
    buffer_format(buffer, " %s=\"", name);
    add_escaped(buffer, value);
    buffer_add_char(buffer, '"');
}

// ---- Cases

static Suite *suite_of(JunitReport *report, const char *name) {
    for (uint32_t i = 0; i < report->suites.count; i++)
        if (!strcmp(report->suites.items[i].name, name))
            return &report->suites.items[i];
    Suite suite = {.name = arena_copy_text(report->arena, name, strlen(name))};
    vector_push(report->arena, &report->suites, suite);
    return &vector_last(&report->suites);
}

// What a person would have read.
static char *text_of(const JunitReport *report, const MethodResult *result) {
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (!out)
        memory_exhausted();
    TextReport writer = {.out = out, .sources = report->run->sources};
    if (result->verdict)
        text_report_verdict(&writer, result->verdict);
    else
        text_report_bounds(&writer, result->bounds, true);
    bool is_whole = !ferror(out);
    if (fclose(out) || !is_whole || !text)
        memory_exhausted();
    return text;
}

// "failure", "error", or NULL: it passes.
static const char *outcome(const JunitReport *report, const MethodResult *result) {
    int code = record_exit_code(result, report->run->is_strict);
    return !code ? NULL : code == 1 ? "failure" : "error";
}

static void add_outcome(JunitReport *report, Suite *suite, const MethodResult *result,
                        const char *element) {
    Arena *arena = arena_new();
    FindingList findings = findings_of(arena, result);
    char *text = text_of(report, result);
    Buffer *buffer = &suite->cases;
    if (element) {
        buffer_format(buffer, "      <%s", element);
        const SameRecordList *same = result->verdict ? result->verdict->same : NULL;
        const char *elsewhere =
            same ? arena_format(arena, "%s, as in '%s'", same->items[0].text, same->items[0].method)
                 : record_method_name(result);
        add_attribute(buffer, "message", findings.count ? findings.items[0].text : elsewhere);
        add_attribute(buffer, "type",
                      findings.count ? finding_rules[findings.items[0].rule].id
                      : same         ? "exception"
                                     : "unknown");
        buffer_add_char(buffer, '>');
    } else {
        buffer_add_text(buffer, "      <system-out>");
    }
    add_escaped(buffer, text ? text : "");
    buffer_format(buffer, "</%s>\n", element ? element : "system-out");
    memory_free(text);
    arena_free(arena);
}

// "abs(int)" of "Abs.abs(int)"
static const char *method_part(const char *name) {
    const char *part = name;
    for (const char *c = name; *c && *c != '('; c++)
        if (*c == '.')
            part = c + 1;
    return part;
}

static void take(void *state, const MethodResult *result) {
    JunitReport *report = state;
    const char *class_name = result->verdict ? result->verdict->class : result->bounds->class;
    const PlaceRecord *place = result->verdict ? result->verdict->place : result->bounds->place;
    double seconds = result->verdict ? result->verdict->seconds->total : result->bounds->seconds;
    Suite *suite = suite_of(report, class_name);
    Buffer *buffer = &suite->cases;
    const char *element = outcome(report, result);
    suite->tests++;
    suite->failures += element && !strcmp(element, "failure");
    suite->errors += element && !strcmp(element, "error");
    suite->seconds += seconds;
    buffer_add_text(buffer, "    <testcase");
    add_attribute(buffer, "name", method_part(record_method_name(result)));
    add_attribute(buffer, "classname", class_name);
    if (place) {
        Arena *arena = arena_new();
        add_attribute(buffer, "file", findings_path(arena, place->file));
        buffer_format(buffer, " line=\"%" PRIu64 "\"", place->line);
        arena_free(arena);
    }
    buffer_format(buffer, " time=\"%.3f\">\n", seconds);
    add_outcome(report, suite, result, element);
    buffer_add_text(buffer, "    </testcase>\n");
}

// ---- The document

static void write_suite(FILE *out, Suite *suite) {
    Buffer head = {0};
    buffer_add_text(&head, "  <testsuite");
    add_attribute(&head, "name", suite->name);
    fprintf(out, "%s tests=\"%u\" failures=\"%u\" errors=\"%u\" skipped=\"0\" time=\"%.3f\">\n",
            head.text, suite->tests, suite->failures, suite->errors, suite->seconds);
    fputs(suite->cases.text, out);
    fputs("  </testsuite>\n", out);
    buffer_free(&head);
    buffer_free(&suite->cases);
}

static void end(void *state, const ReportEnd *run_end) {
    JunitReport *report = state;
    (void)run_end;
    Suite all = {0};
    for (uint32_t i = 0; i < report->suites.count; i++) {
        all.tests += report->suites.items[i].tests;
        all.failures += report->suites.items[i].failures;
        all.errors += report->suites.items[i].errors;
        all.seconds += report->suites.items[i].seconds;
    }
    fprintf(report->out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"jury %s\" "
            "tests=\"%u\" failures=\"%u\" errors=\"%u\" time=\"%.3f\">\n",
            report->run->command, all.tests, all.failures, all.errors, all.seconds);
    for (uint32_t i = 0; i < report->suites.count; i++)
        write_suite(report->out, &report->suites.items[i]);
    fputs("</testsuites>\n", report->out);
}

const Reporter junit_reporter = {begin, take, end, NULL};
