// Loop bounds for programs; docs/json.md describes the document.
#include "report/bounds.h"
#include "report/json_parts.h"

static json_t *visits(const CexPath *path) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < path->count; i++)
        json_array_append_new(array, json_values(&path->items[i].values));
    return array;
}

static json_t *witness(const JsonReport *report, const Counterexample *from) {
    if (!from)
        return json_null();
    json_t *object = json_object();
    json_object_set_new(object, "inputs", json_values(&from->before.roots));
    json_object_set_new(object, "objects", json_objects(&from->before.objects));
    json_object_set_new(object, "visits", visits(&from->visits));
    json_object_set_new(object, "path", json_path(report, &from->path));
    return object;
}

static json_t *number(const LoopBound *bound, bool is_known, uint64_t value) {
    bool has_numbers = bound->status == BOUND_EXACT || bound->status == BOUND_PARTIAL;
    return has_numbers && is_known ? json_integer((json_int_t)value) : json_null();
}

static json_t *loop_bound(const JsonReport *report, const LoopBound *bound) {
    json_t *object = json_object();
    json_object_set_new(object, "place", json_place(report, bound->span));
    json_object_set_new(object, "loop", json_text(bound->text));
    json_object_set_new(object, "status", json_text(bound_status_key(bound->status)));
    json_object_set_new(object, "least", number(bound, bound->has_least, bound->least));
    json_object_set_new(object, "greatest", number(bound, true, bound->greatest));
    json_object_set_new(object, "may_not_end", json_boolean(bound->may_not_end));
    json_object_set_new(object, "reason", bound->reason ? json_text(bound->reason) : json_null());
    return object;
}

static json_t *occurrences(const JsonReport *report, const LoopBoundList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const LoopBound *bound = &list->items[i];
        json_t *object = loop_bound(report, bound);
        json_object_set_new(object, "calls", json_text(bound->occurrence));
        json_object_set_new(object, "least_witness", witness(report, bound->least_witness));
        json_object_set_new(object, "greatest_witness", witness(report, bound->greatest_witness));
        json_object_set_new(object, "endless_witness", witness(report, bound->endless_witness));
        json_array_append_new(array, object);
    }
    return array;
}

static json_t *loops(const JsonReport *report, const LoopBoundList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        json_t *object = loop_bound(report, &list->items[i]);
        json_object_set_new(object, "occurrences", json_integer(list->items[i].occurrences));
        json_array_append_new(array, object);
    }
    return array;
}

void json_report_bounds(JsonReport *report, const Bounds *bounds) {
    json_t *object = json_object();
    report->command = "bounds";
    json_object_set_new(object, "method", json_text(bounds->name));
    json_object_set_new(object, "class", json_text(bounds->method->owner->qualified_name->text));
    json_object_set_new(object, "place", json_place(report, bounds->span));
    json_object_set_new(object, "by", json_text(bounds->by_unrolling ? "unroll" : "exact"));
    json_object_set_new(object, "error", json_boolean(bounds->has_error));
    json_object_set_new(object, "scope", json_scope(&bounds->scope, bounds->scope_sentence));
    json_object_set_new(object, "occurrences", occurrences(report, &bounds->occurrences));
    json_object_set_new(object, "loops", loops(report, &bounds->loops));
    json_object_set_new(object, "breaches", json_remarks(report, &bounds->breaches));
    json_object_set_new(object, "unknown", json_remarks(report, &bounds->unknown));
    json_object_set_new(object, "seconds", json_seconds(bounds->seconds));
    json_array_append_new(report->verdicts, object);
}
