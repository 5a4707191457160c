// Findings as SARIF 2.1.0, for code scanning: rules with help, results with code flows, and
// fingerprints that stay when lines move.
#include "report/findings.h"
#include "report/reporter.h"
#include "report/source_lines.h"
#include "verdict/record_json.h"
#include "verdict/version.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

enum { MOST_STEPS = 1000 }; // of a code flow, all that GitHub shows

typedef struct SarifReport {
    Arena *arena;
    const ReportRun *run;
    FILE *out;
    json_t *results;
    VECTOR(uint64_t) hashes; // of the lines of findings so far: the same text may be there again
} SarifReport;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    SarifReport *report = ARENA_NEW(arena, SarifReport);
    *report = (SarifReport){.arena = arena, .run = run, .out = out, .results = json_array()};
    return report;
}

static json_t *message(const char *text) {
    return json_pack("{s:o}", "text", record_json_text(text));
}

// ---- Locations

static const char *uri_of(Arena *arena, const char *path) {
    char *uri = arena_alloc(arena, 3 * strlen(path) + 1), *to = uri;
    for (; *path; path++) {
        bool is_plain = isalnum((unsigned char)*path) || strchr("/-._~", *path);
        to += is_plain ? sprintf(to, "%c", *path)
                       : sprintf(to, "%%%02X", (unsigned)(unsigned char)*path);
    }
    return uri;
}

static json_t *artifact(Arena *arena, const char *file) {
    const char *path = findings_path(arena, file);
    if (*path == '/')
        return json_pack("{s:s}", "uri", arena_format(arena, "file://%s", uri_of(arena, path)));
    return json_pack("{s:s, s:s}", "uri", uri_of(arena, path), "uriBaseId", "%SRCROOT%");
}

static json_t *region(const PlaceRecord *place) {
    json_t *object = json_object();
    json_object_set_new(object, "startLine", json_integer((json_int_t)place->line));
    json_object_set_new(object, "startColumn", json_integer((json_int_t)place->column));
    json_object_set_new(object, "endLine", json_integer((json_int_t)place->end_line));
    json_object_set_new(object, "endColumn", json_integer((json_int_t)place->end_column));
    return object;
}

static json_t *location(Arena *arena, const PlaceRecord *place) {
    json_t *object = json_object();
    if (place)
        json_object_set_new(object, "physicalLocation",
                            json_pack("{s:o, s:o}", "artifactLocation",
                                      artifact(arena, place->file), "region", region(place)));
    return object;
}

// ---- Code flows

// "x = 5, y = Node#2"
static const char *changes_text(Arena *arena, const ValueRecordList *values) {
    const char *text = "";
    for (uint32_t i = 0; i < values->count; i++)
        text = arena_format(arena, "%s%s%s = %s", text, i ? ", " : "", values->items[i].name,
                            values->items[i].value);
    return text;
}

static json_t *flow_step(Arena *arena, const LineRecord *line, uint32_t order) {
    json_t *at = location(arena, line->place);
    if (line->changes.count)
        json_object_set_new(at, "message", message(changes_text(arena, &line->changes)));
    return json_pack("{s:o, s:I, s:I}", "location", at, "nestingLevel", (json_int_t)line->depth,
                     "executionOrder", (json_int_t)order + 1);
}

// The end is of more interest than the beginning.
static json_t *code_flows(Arena *arena, const CounterexampleRecord *from) {
    json_t *steps = json_array();
    uint32_t count = from->path.count, first = count > MOST_STEPS ? count - MOST_STEPS : 0;
    for (uint32_t i = first; i < count; i++)
        json_array_append_new(steps, flow_step(arena, &from->path.items[i], i - first));
    const char *inputs = changes_text(arena, &from->inputs);
    return json_pack("[{s:o, s:[{s:o}]}]", "message",
                     message(*inputs ? arena_format(arena, "from %s", inputs) : "the execution"),
                     "threadFlows", "locations", steps);
}

// ---- Fingerprints

static uint64_t hash_text(uint64_t hash, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (!isspace((unsigned char)text[i]))
            hash = (hash ^ (unsigned char)text[i]) * 1099511628211u; // FNV-1a
    return hash;
}

// By what the line says, and which of the lines that say so it is: not by its number.
static json_t *fingerprints(SarifReport *report, const Finding *finding) {
    SourceLine line = source_lines_at(report->run->sources, finding->place);
    const char *id = finding_rules[finding->rule].id;
    uint64_t hash = hash_text(14695981039346656037u, line.text, line.length);
    hash = hash_text(hash, id, strlen(id));
    uint32_t before = 0;
    for (uint32_t i = 0; i < report->hashes.count; i++)
        before += report->hashes.items[i] == hash;
    vector_push(report->arena, &report->hashes, hash);
    char text[40];
    snprintf(text, sizeof text, "%016" PRIx64 ":%u", hash, before + 1);
    return json_pack("{s:s}", "primaryLocationLineHash", text);
}

// ---- Results

static const char *level_word(FindingLevel level) {
    static const char *const words[] = {
        [LEVEL_ERROR] = "error", [LEVEL_WARNING] = "warning", [LEVEL_NOTE] = "note"};
    return words[level];
}

static json_t *related(Arena *arena, const ViolationRecord *violation) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < violation->notes.count; i++) {
        json_t *note = location(arena, violation->notes.items[i].place);
        json_object_set_new(note, "id", json_integer(i + 1));
        json_object_set_new(note, "message", message(violation->notes.items[i].text));
        json_array_append_new(array, note);
    }
    return array;
}

static json_t *result_object(SarifReport *report, Arena *arena, const Finding *finding,
                             const char *method) {
    const Rule *rule = &finding_rules[finding->rule];
    json_t *at = location(arena, finding->place);
    json_object_set_new(at, "logicalLocations",
                        json_pack("[{s:o, s:s}]", "fullyQualifiedName", record_json_text(method),
                                  "kind", "function"));
    json_t *object = json_pack("{s:s, s:I, s:s, s:o, s:[o]}", "ruleId", rule->id, "ruleIndex",
                               (json_int_t)finding->rule, "level", level_word(rule->level),
                               "message", message(finding->text), "locations", at);
    if (finding->place)
        json_object_set_new(object, "partialFingerprints", fingerprints(report, finding));
    if (!finding->violation)
        return object;
    if (finding->violation->notes.count)
        json_object_set_new(object, "relatedLocations", related(arena, finding->violation));
    const CounterexampleRecord *counterexample = finding->violation->counterexample;
    if (counterexample && counterexample->path.count)
        json_object_set_new(object, "codeFlows", code_flows(arena, counterexample));
    return object;
}

static void take(void *state, const MethodResult *result) {
    SarifReport *report = state;
    Arena *arena = arena_new();
    FindingList list = findings_of(arena, result);
    for (uint32_t i = 0; i < list.count; i++)
        json_array_append_new(report->results, result_object(report, arena, &list.items[i],
                                                             record_method_name(result)));
    arena_free(arena);
}

// ---- The document

static json_t *rules(void) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < finding_rule_count; i++) {
        const Rule *rule = &finding_rules[i];
        json_t *object = json_pack(
            "{s:s, s:{s:s}, s:{s:s}, s:{s:s, s:s}, s:{s:s}, s:{s:[s], s:s}}", "id", rule->id,
            "shortDescription", "text", rule->title, "fullDescription", "text", rule->help, "help",
            "text", rule->help, "markdown", rule->help, "defaultConfiguration", "level",
            level_word(rule->level), "properties", "tags", "correctness", "precision",
            rule->level == LEVEL_ERROR ? "very-high" : "high");
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *source_root(Arena *arena) {
    char *here = getcwd(NULL, 0);
    json_t *object =
        json_pack("{s:{s:s}}", "%SRCROOT%", "uri",
                  arena_format(arena, "file://%s/", here && here[1] ? uri_of(arena, here) : ""));
    memory_free(here);
    return object;
}

static void end(void *state, const ReportEnd *run_end) {
    SarifReport *report = state;
    json_t *driver = json_pack("{s:s, s:s, s:o}", "name", "Jury", "semanticVersion", JURY_VERSION,
                               "rules", rules());
    bool is_whole = run_end->exit_code != 2 && !run_end->left_over;
    json_t *run =
        json_pack("{s:{s:o}, s:[{s:b, s:i}], s:s, s:o, s:o}", "tool", "driver", driver,
                  "invocations", "executionSuccessful", (int)is_whole, "exitCode",
                  run_end->exit_code, "columnKind", "unicodeCodePoints", "originalUriBaseIds",
                  source_root(report->arena), "results", report->results);
    json_t *document =
        json_pack("{s:s, s:s, s:[o]}", "$schema", "https://json.schemastore.org/sarif-2.1.0.json",
                  "version", "2.1.0", "runs", run);
    json_dumpf(document, report->out, JSON_INDENT(2));
    fputc('\n', report->out);
    json_decref(document);
}

const Reporter sarif_reporter = {begin, take, end, NULL};
