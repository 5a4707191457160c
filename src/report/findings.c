#include "report/findings.h"

#include "base/buffer.h"

#include <string.h>
#include <unistd.h>

const Rule finding_rules[] = {
#define RULE(id, level, title, help) {id, level, title, help},
#include "report/rules.def"
#undef RULE
};

const uint32_t finding_rule_count = sizeof(finding_rules) / sizeof(finding_rules[0]);

static uint32_t rule_of(const char *id) {
    uint32_t rule = 0;
    while (rule + 1 < finding_rule_count && strcmp(finding_rules[rule].id, id))
        rule++;
    return rule;
}

// ---- Violations

// "postcondition in 'Abs.abs(int)', for x = -2147483648"
static const char *violation_text(Arena *arena, const char *method,
                                  const ViolationRecord *violation) {
    enum { MOST_INPUTS = 6 };
    Buffer buffer = {0};
    buffer_format(&buffer, "%s in '%s'", violation->text, method);
    const CounterexampleRecord *from = violation->counterexample;
    for (uint32_t i = 0; from && i < from->inputs.count; i++) {
        if (i == MOST_INPUTS) {
            buffer_add_text(&buffer, ", ...");
            break;
        }
        buffer_format(&buffer, "%s%s = %s", i ? ", " : ", for ", from->inputs.items[i].name,
                      from->inputs.items[i].value);
    }
    if (violation->also)
        buffer_format(&buffer, "; reached from '%s'", violation->also->items[0].method);
    if (violation->also && violation->also->count > 1)
        buffer_format(&buffer, " and %u other%s", violation->also->count - 1,
                      violation->also->count == 2 ? "" : "s");
    if (violation->also)
        buffer_add_text(&buffer, ", too");
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

// ---- Results

static void add_remarks(Arena *arena, FindingList *list, const char *id, const char *method,
                        const RemarkRecordList *remarks) {
    for (uint32_t i = 0; i < remarks->count; i++) {
        Finding finding = {.rule = rule_of(id),
                           .place = remarks->items[i].place,
                           .text =
                               arena_format(arena, "%s, in '%s'", remarks->items[i].text, method)};
        vector_push(arena, list, finding);
    }
}

static void add_verdict(Arena *arena, FindingList *list, const VerdictRecord *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        const ViolationRecord *violation = &verdict->violations.items[i];
        Finding finding = {.rule = rule_of(violation->kind),
                           .place = violation->place ? violation->place : verdict->place,
                           .text = violation_text(arena, verdict->method, violation),
                           .violation = violation};
        vector_push(arena, list, finding);
    }
    add_remarks(arena, list, "unknown", verdict->method, &verdict->unknown);
    add_remarks(arena, list, "vacuous", verdict->method, &verdict->vacuous);
    add_remarks(arena, list, "cut", verdict->method, &verdict->cuts);
    if (verdict->verdict == VERDICT_ERROR) {
        Finding finding = {.rule = rule_of("error"),
                           .place = verdict->place,
                           .text = arena_format(arena, "'%s' does not compile", verdict->method)};
        vector_push(arena, list, finding);
    }
}

static void add_bounds(Arena *arena, FindingList *list, const BoundsRecord *bounds) {
    for (uint32_t i = 0; i < bounds->loops.count; i++) {
        const BoundRecord *loop = &bounds->loops.items[i];
        if (!loop->may_not_end && strcmp(loop->status, "infinite"))
            continue;
        Finding finding = {
            .rule = rule_of("may_not_end"),
            .place = loop->place,
            .text = arena_format(arena, "%s may not end, in '%s'", loop->loop, bounds->method)};
        vector_push(arena, list, finding);
    }
    add_remarks(arena, list, "unknown", bounds->method, &bounds->unknown);
}

FindingList findings_of(Arena *arena, const MethodResult *result) {
    FindingList list = {0};
    if (result->verdict)
        add_verdict(arena, &list, result->verdict);
    else
        add_bounds(arena, &list, result->bounds);
    return list;
}

// ---- Paths

const char *findings_path(Arena *arena, const char *path) {
    char *here = getcwd(NULL, 0);
    size_t length = here ? strlen(here) : 0;
    if (length && !strncmp(path, here, length) && path[length] == '/')
        path += length + 1;
    while (!strncmp(path, "./", 2))
        path += 2;
    memory_free(here);
    return arena_copy_text(arena, path, strlen(path));
}
