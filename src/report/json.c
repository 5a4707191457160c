#include "report/json.h"

#include "report/json_parts.h"

#include <string.h>

enum { FORMAT_VERSION = 1 };

JsonReport *json_report_new(Sources *sources) {
    JsonReport *report = memory_alloc(sizeof(JsonReport));
    report->sources = sources;
    report->verdicts = json_array();
    report->command = "check";
    return report;
}

void json_report_free(JsonReport *report) {
    if (!report)
        return;
    json_decref(report->verdicts);
    memory_free(report);
}

// ---- Parts

// Source and paths may hold anything; JSON is UTF-8.
json_t *json_text(const char *value) {
    json_t *string = json_string(value);
    return string ? string : json_string("?");
}

json_t *json_seconds(double value) {
    return json_real((double)(int64_t)(value * 1e6 + 0.5) / 1e6);
}

json_t *json_place(const JsonReport *report, Span span) {
    SourceFile *file = span.begin ? sources_file_at(report->sources, span.begin) : NULL;
    if (!file)
        return json_null();
    LineColumn from = source_line_column(file, span.begin);
    LineColumn to = source_line_column(file, span.end > span.begin ? span.end : span.begin);
    json_t *object = json_object();
    json_object_set_new(object, "file", json_text(file->path));
    json_object_set_new(object, "line", json_integer(from.line));
    json_object_set_new(object, "column", json_integer(from.column));
    json_object_set_new(object, "end_line", json_integer(to.line));
    json_object_set_new(object, "end_column", json_integer(to.column));
    return object;
}

json_t *json_remarks(const JsonReport *report, const RemarkList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "place", json_place(report, list->items[i].span));
        json_object_set_new(object, "text", json_text(list->items[i].text));
        json_array_append_new(array, object);
    }
    return array;
}

// ---- Counterexamples

json_t *json_values(const CexValueList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "name", json_text(list->items[i].name));
        json_object_set_new(object, "type", json_text(list->items[i].type));
        json_object_set_new(object, "value", json_text(list->items[i].text));
        if (list->items[i].verb)
            json_object_set_new(object, "by_contract", json_text(list->items[i].verb));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *entries(const CexObject *map) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < map->values.count; i++) {
        json_t *entry = json_object();
        json_object_set_new(entry, "key", json_text(map->keys.items[i].text));
        json_object_set_new(entry, "value", json_text(map->values.items[i].text));
        json_array_append_new(array, entry);
    }
    return array;
}

json_t *json_objects(const CexObjectList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const CexObject *item = &list->items[i];
        json_t *object = json_object();
        json_object_set_new(object, "name", json_text(item->name));
        json_object_set_new(object, "type", json_text(item->type));
        json_object_set_new(object, "is_new", json_boolean(item->is_new));
        if (item->form == CEX_MAP)
            json_object_set_new(object, "entries", entries(item));
        else
            json_object_set_new(object, item->form == CEX_FIELDS ? "fields" : "elements",
                                json_values(&item->values));
        json_array_append_new(array, object);
    }
    return array;
}

json_t *json_path(const JsonReport *report, const CexPath *lines) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < lines->count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "place", json_place(report, lines->items[i].span));
        json_object_set_new(object, "depth", json_integer(lines->items[i].depth));
        json_object_set_new(object, "changes", json_values(&lines->items[i].values));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *thrown(const JsonReport *report, const CexThrown *exception) {
    if (!exception->type)
        return json_null();
    json_t *object = json_object();
    json_object_set_new(object, "type", json_text(exception->type));
    json_object_set_new(object, "place", json_place(report, exception->site));
    return object;
}

// Values that nobody determines, in order, with the method that gave each.
static json_t *choices(const CexChoiceList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const CexChoice *choice = &list->items[i];
        json_t *object = json_object();
        json_object_set_new(object, "class",
                            json_text(choice->method->owner->qualified_name->text));
        json_object_set_new(object, "method", json_text(choice->method->name->text));
        json_object_set_new(object, "type", json_text(choice->value.type));
        json_object_set_new(object, "value", json_text(choice->value.text));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *counterexample(const JsonReport *report, const Counterexample *from) {
    json_t *object = json_object();
    json_object_set_new(object, "inputs", json_values(&from->before.roots));
    json_object_set_new(object, "objects", json_objects(&from->before.objects));
    if (from->choices.count)
        json_object_set_new(object, "choices", choices(&from->choices));
    json_object_set_new(object, "path", json_path(report, &from->path));
    json_object_set_new(object, "result", from->result ? json_text(from->result) : json_null());
    json_object_set_new(object, "thrown", thrown(report, &from->thrown));
    json_object_set_new(object, "clause_values", json_values(&from->spoken));
    json_object_set_new(object, "objects_after", json_objects(&from->after.objects));
    return object;
}

static json_t *contracts(const JsonReport *report, const UsedContractList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "method",
                            list->items[i].name ? json_text(list->items[i].name) : json_null());
        json_object_set_new(object, "place", json_place(report, list->items[i].span));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *calls(const Violation *violation) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < violation->calls.count; i++)
        json_array_append_new(array, json_text(violation->calls.items[i]));
    return array;
}

static json_t *violations(const JsonReport *report, const ViolationList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const Violation *violation = &list->items[i];
        json_t *object = json_object();
        json_object_set_new(object, "kind", json_text(obligation_key(violation->kind)));
        json_object_set_new(object, "text", json_text(violation->text));
        json_object_set_new(object, "place", json_place(report, violation->span));
        json_object_set_new(object, "notes", json_remarks(report, &violation->notes));
        json_object_set_new(object, "cause", json_text(violation_cause_key(violation->cause)));
        json_object_set_new(object, "contracts", contracts(report, &violation->contracts));
        json_object_set_new(object, "counterexample",
                            counterexample(report, violation->counterexample));
        if (violation->calls.count)
            json_object_set_new(object, "calls", calls(violation));
        json_array_append_new(array, object);
    }
    return array;
}

// ---- Verdicts

static json_t *checked(const JsonReport *report, const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->checked.count; i++) {
        const CheckedObligation *obligation = &verdict->checked.items[i];
        json_t *object = json_object();
        json_object_set_new(object, "kind", json_text(obligation_key(obligation->kind)));
        json_object_set_new(object, "text", json_text(obligation->text));
        json_object_set_new(object, "place", json_place(report, obligation->span));
        json_object_set_new(object, "clause", json_place(report, obligation->clause));
        json_object_set_new(object, "occurrences", json_integer(obligation->occurrences));
        json_object_set_new(object, "status", json_text(obligation_status_key(obligation->status)));
        json_object_set_new(object, "seconds", json_seconds(obligation->seconds));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *loops(const JsonReport *report, const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->loops.count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "place", json_place(report, verdict->loops.items[i].span));
        json_object_set_new(object, "iterations", json_integer(verdict->loops.items[i].iterations));
        json_array_append_new(array, object);
    }
    return array;
}

json_t *json_scope(const Scope *scope, const char *sentence) {
    json_t *object = json_object(), *by_class = json_object();
    Arena *arena = arena_new();
    for (uint32_t i = 0; i < scope->objects_of.capacity; i++) {
        const MapEntry *entry = &scope->objects_of.entries[i];
        if (entry->key)
            json_object_set_new(by_class, ((const Class *)entry->key)->qualified_name->text,
                                json_integer((json_int_t)(uintptr_t)entry->value - 1));
    }
    for (uint32_t i = 0; i < scope->arrays_of.capacity; i++) {
        const MapEntry *entry = &scope->arrays_of.entries[i];
        if (entry->key)
            json_object_set_new(by_class, type_text(arena, entry->key),
                                json_integer((json_int_t)(uintptr_t)entry->value - 1));
    }
    arena_free(arena);
    json_object_set_new(object, "sentence", json_text(sentence));
    json_object_set_new(object, "bits", json_integer(scope->bits));
    json_object_set_new(object, "objects", json_integer(scope->objects));
    json_object_set_new(object, "objects_of", by_class);
    json_object_set_new(object, "from_start", json_boolean(scope->from_start));
    json_object_set_new(object, "others", json_boolean(scope->others));
    json_object_set_new(object, "array_length", json_integer(scope->array_length));
    json_object_set_new(object, "calls",
                        json_text(scope->calls == CALLS_CONTRACT ? "contract" : "inline"));
    json_object_set_new(object, "loops",
                        json_text(scope->loops == LOOPS_INVARIANT ? "invariant" : "unroll"));
    json_object_set_new(
        object, "encoding",
        json_text(scope->encoding == ENCODING_QUANTIFIED ? "quantified" : "ground"));
    json_object_set_new(object, "unroll",
                        scope->unroll ? json_integer(scope->unroll) : json_null());
    return object;
}

static json_t *times(const VerdictSeconds *from) {
    json_t *object = json_object();
    json_object_set_new(object, "total", json_seconds(from->total));
    json_object_set_new(object, "lower", json_seconds(from->lower));
    json_object_set_new(object, "pre_state", json_seconds(from->pre_state));
    json_object_set_new(object, "execute", json_seconds(from->execute));
    json_object_set_new(object, "encode", json_seconds(from->encode));
    json_object_set_new(object, "solve", json_seconds(from->solve));
    json_object_set_new(object, "tighten", json_seconds(from->tighten));
    json_object_set_new(object, "paths", json_seconds(from->paths));
    json_object_set_new(object, "counterexample", json_seconds(from->counterexample));
    json_object_set_new(object, "again", json_seconds(from->again));
    return object;
}

static json_t *scopes(const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->scopes.count; i++) {
        json_t *object = json_object();
        json_object_set_new(object, "size", json_integer(verdict->scopes.items[i].size));
        json_object_set_new(object, "seconds", json_seconds(verdict->scopes.items[i].seconds));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *statistics(const VerdictStatistics *from) {
    json_t *object = json_object();
    json_object_set_new(object, "terms", json_integer(from->terms));
    json_object_set_new(object, "variables", json_integer((json_int_t)from->variables));
    json_object_set_new(object, "clauses", json_integer((json_int_t)from->clauses));
    json_object_set_new(object, "conflicts", json_integer((json_int_t)from->conflicts));
    json_object_set_new(object, "questions", json_integer(from->questions));
    json_object_set_new(object, "slots", json_integer(from->slots));
    json_object_set_new(object, "tight_slots", json_integer(from->tight_slots));
    json_object_set_new(object, "peak_memory", json_integer((json_int_t)from->peak_memory));
    return object;
}

// What was found for each loop, ready to be pasted in front of it.
static json_t *invariants(const JsonReport *report, const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->invariants.count; i++) {
        const LoopInvariants *from = &verdict->invariants.items[i];
        json_t *object = json_object(), *clauses = json_array();
        for (uint32_t j = 0; j < from->clauses.count; j++)
            json_array_append_new(clauses, json_text(from->clauses.items[j]));
        json_object_set_new(object, "loop", json_place(report, from->loop));
        json_object_set_new(object, "clauses", clauses);
        json_object_set_new(object, "unspoken", json_integer(from->unspoken));
        json_array_append_new(array, object);
    }
    return array;
}

// How far the program was run on concrete values.
static json_t *run_on_values(const JsonReport *report, const Verdict *verdict) {
    json_t *object = json_object();
    json_object_set_new(object, "instructions", json_integer((json_int_t)verdict->run_steps));
    json_object_set_new(object, "seconds", json_seconds(verdict->run_seconds));
    json_object_set_new(object, "stopped",
                        verdict->run_stopped ? json_text(verdict->run_stopped) : json_null());
    json_object_set_new(object, "place",
                        verdict->run_stopped ? json_place(report, verdict->run_stopped_at)
                                             : json_null());
    return object;
}

// "holds_bounded": what the scope leaves out may be otherwise.
static json_t *properties(const Verdict *verdict) {
    json_t *object = json_object();
    for (uint32_t i = 0; i < verdict->properties.count; i++) {
        const PropertyVerdict *from = &verdict->properties.items[i];
        json_t *answer = json_object();
        const char *key = from->is_bounded ? "holds_bounded" : verdict_key(from->kind);
        json_object_set_new(answer, "verdict", json_text(key));
        json_object_set_new(answer, "reason", from->reason ? json_text(from->reason) : json_null());
        json_object_set_new(object, property_key(from->property), answer);
    }
    return object;
}

// The candidates of the search in their order, and why each was not the last.
static json_t *search_steps(const JsonReport *report, const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->search.count; i++) {
        const SearchStep *step = &verdict->search.items[i];
        json_t *object = json_object();
        json_object_set_new(object, "event", json_text(search_event_key(step->event)));
        json_object_set_new(object, "candidate", json_text(step->candidate));
        json_object_set_new(object, "loop", json_place(report, step->loop));
        json_object_set_new(object, "from", json_place(report, step->from));
        json_object_set_new(object, "text", step->text ? json_text(step->text) : json_null());
        json_array_append_new(array, object);
    }
    return array;
}

void json_report_for_prove(JsonReport *report) {
    report->command = "prove";
    report->is_prove = true;
}

void json_report_for_verify(JsonReport *report) {
    report->command = "verify";
    report->is_prove = true;
}

// What each means came to.
static json_t *ladder(const Verdict *verdict) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < verdict->ladder.count; i++) {
        const LadderStep *step = &verdict->ladder.items[i];
        json_t *object = json_object();
        json_object_set_new(object, "means", json_text(step->means));
        json_object_set_new(object, "verdict", json_text(verdict_key(step->kind)));
        json_object_set_new(object, "text", step->text ? json_text(step->text) : json_null());
        json_object_set_new(object, "seconds", json_seconds(step->seconds));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *verdict_object(const JsonReport *report, const Verdict *verdict) {
    json_t *object = json_object();
    if (report->is_prove) {
        json_object_set_new(object, "invariants", invariants(report, verdict));
        if (verdict->search.count)
            json_object_set_new(object, "search", search_steps(report, verdict));
        json_object_set_new(object, "way", verdict->way ? json_text(verdict->way) : json_null());
    }
    if (verdict->ladder.count)
        json_object_set_new(object, "ladder", ladder(verdict));
    json_object_set_new(object, "method", json_text(verdict->name));
    json_object_set_new(object, "class", json_text(verdict->method->owner->qualified_name->text));
    json_object_set_new(object, "place", json_place(report, verdict->span));
    json_object_set_new(object, "verdict", json_text(verdict_key(verdict->kind)));
    json_object_set_new(object, "scope", json_scope(&verdict->scope, verdict->scope_sentence));
    json_object_set_new(object, "if_it_ends",
                        json_boolean(verdict->end_is_open || verdict->loops_by_invariant ||
                                     verdict->recurs_by_contract));
    if (verdict->properties.count) {
        json_object_set_new(object, "properties", properties(verdict));
        json_object_set_new(object, "run", run_on_values(report, verdict));
    }
    json_object_set_new(object, "checked", checked(report, verdict));
    json_object_set_new(object, "violations", violations(report, &verdict->violations));
    if (verdict->possible.count)
        json_object_set_new(object, "possible", violations(report, &verdict->possible));
    json_object_set_new(object, "contracts", contracts(report, &verdict->contracts));
    json_object_set_new(object, "unknown", json_remarks(report, &verdict->unknown));
    json_object_set_new(object, "vacuous", json_remarks(report, &verdict->vacuous));
    json_object_set_new(object, "loops", loops(report, verdict));
    json_object_set_new(object, "cuts", json_remarks(report, &verdict->cuts));
    json_object_set_new(object, "remarks", json_array());
    for (uint32_t i = 0; i < verdict->remarks.count; i++)
        json_array_append_new(json_object_get(object, "remarks"),
                              json_text(verdict->remarks.items[i]));
    json_object_set_new(object, "seconds", times(&verdict->seconds));
    json_object_set_new(object, "scopes", scopes(verdict));
    json_object_set_new(object, "statistics", statistics(&verdict->statistics));
    return object;
}

void json_report_verdict(JsonReport *report, const Verdict *verdict) {
    json_array_append_new(report->verdicts, verdict_object(report, verdict));
}

// ---- Paths

static const char *event_key(PathEventKind kind) {
    static const char *const keys[] = {
        [PATH_STATEMENT] = "statement", [PATH_DECISION] = "decision", [PATH_TRY] = "try",
        [PATH_CATCH] = "catch",         [PATH_FINALLY] = "finally",   [PATH_CALL] = "call",
        [PATH_EXCEPTION] = "exception",
    };
    return keys[kind];
}

static json_t *events(const JsonReport *report, const PathEventList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const PathEvent *event = &list->items[i];
        json_t *object = json_object();
        json_object_set_new(object, "kind", json_text(event_key(event->kind)));
        json_object_set_new(object, "text", json_text(event->text));
        if (event->kind == PATH_DECISION)
            json_object_set_new(object, "holds", json_boolean(event->is_true));
        json_object_set_new(object, "depth", json_integer(event->depth));
        json_object_set_new(object, "place", json_place(report, event->span));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *program_path(const JsonReport *report, const ProgramPath *from) {
    json_t *object = json_object();
    json_object_set_new(object, "number", json_integer(from->number));
    json_object_set_new(object, "status", json_text(path_status_word(from->status)));
    json_object_set_new(object, "length", json_integer(from->length));
    json_object_set_new(object, "reason", from->reason ? json_text(from->reason) : json_null());
    json_object_set_new(object, "thrown", from->thrown ? json_text(from->thrown) : json_null());
    json_object_set_new(object, "violation",
                        from->violation >= 0 ? json_integer(from->violation) : json_null());
    json_object_set_new(object, "events", events(report, &from->events));
    json_object_set_new(object, "run", from->run ? counterexample(report, from->run) : json_null());
    return object;
}

static json_t *path_counts(const PathReport *from) {
    json_t *object = json_object();
    json_object_set_new(object, "enumerated", json_integer(from->counts.enumerated));
    json_object_set_new(object, "feasible", json_integer(from->counts.feasible));
    for (PathStatus status = 0; status < PATH_STATUS_COUNT; status++)
        json_object_set_new(object, path_status_word(status),
                            json_integer(from->counts.by_status[status]));
    json_object_set_new(object, "pruned", json_integer(from->counts.pruned));
    json_object_set_new(object, "filtered", json_integer(from->counts.filtered));
    return object;
}

void json_report_paths(JsonReport *report, const PathReport *from) {
    json_t *object = verdict_object(report, from->verdict);
    json_t *array = json_array();
    report->command = "paths";
    for (uint32_t i = 0; i < from->paths.count; i++)
        json_array_append_new(array, program_path(report, &from->paths.items[i]));
    json_object_set_new(object, "depth", json_integer(from->depth));
    json_object_set_new(object, "counts", path_counts(from));
    json_object_set_new(object, "paths", array);
    json_array_append_new(report->verdicts, object);
}

void json_report_take(JsonReport *report, FILE *document) {
    json_t *other = json_loadf(document, 0, NULL);
    if (!other)
        return;
    const char *command = json_string_value(json_object_get(other, "command"));
    if (command && !strcmp(command, "paths"))
        report->command = "paths";
    json_array_extend(report->verdicts, json_object_get(other, "verdicts"));
    json_decref(other);
}

void json_report_write(const JsonReport *report, FILE *out, int exit_code) {
    json_t *document = json_object();
    json_object_set_new(document, "format", json_integer(FORMAT_VERSION));
    json_object_set_new(document, "command", json_text(report->command));
    json_object_set(document, "verdicts", report->verdicts);
    json_object_set_new(document, "exit_code", json_integer(exit_code));
    json_dumpf(document, out, JSON_INDENT(2) | JSON_REAL_PRECISION(9));
    fputc('\n', out);
    json_decref(document);
}
