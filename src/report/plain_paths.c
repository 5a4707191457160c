// Paths and their trees as records.
#include "report/plain.h"

#include <stdlib.h>
#include <string.h>

static const char *event_key(PathEventKind kind) {
    static const char *const keys[] = {
        [PATH_STATEMENT] = "statement", [PATH_DECISION] = "decision", [PATH_TRY] = "try",
        [PATH_CATCH] = "catch",         [PATH_FINALLY] = "finally",   [PATH_CALL] = "call",
        [PATH_EXCEPTION] = "exception",
    };
    return keys[kind];
}

static FlagIf flag(bool is_set) {
    return is_set ? FLAG_YES : FLAG_NO;
}

static void add_events(const Plain *plain, const PathEventList *from, EventRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        const PathEvent *event = &from->items[i];
        EventRecord record = {.kind = event_key(event->kind),
                              .text = event->text,
                              .depth = event->depth,
                              .place = plain_place(plain, event->span)};
        if (event->kind == PATH_DECISION) {
            record.holds = flag(event->is_true);
            record.is_condition = flag(event->is_condition);
        }
        vector_push(plain->arena, to, record);
    }
}

static PathRecord program_path(const Plain *plain, const ProgramPath *from) {
    PathRecord to = {.number = from->number,
                     .status = path_status_word(from->status),
                     .length = from->length,
                     .reason = from->reason,
                     .thrown = from->thrown,
                     .violation = from->violation,
                     .run = plain_counterexample(plain, from->run)};
    add_events(plain, &from->events, &to.events);
    return to;
}

static CountsRecord *path_counts(const Plain *plain, const PathCounts *from) {
    CountsRecord *to = ARENA_NEW(plain->arena, CountsRecord);
    *to = (CountsRecord){.enumerated = from->enumerated,
                         .feasible = from->feasible,
                         .verified = from->by_status[PATH_VERIFIED],
                         .violated = from->by_status[PATH_VIOLATED],
                         .unknown = from->by_status[PATH_UNKNOWN],
                         .cut = from->by_status[PATH_CUT],
                         .infeasible = from->by_status[PATH_INFEASIBLE],
                         .pruned = from->pruned,
                         .filtered = from->filtered};
    return to;
}

static NodeRecord tree_node(const Plain *plain, const PathTreeNode *from) {
    NodeRecord to = {.parent = from->parent,
                     .way = from->way,
                     .line = from->line,
                     .fork = from->fork,
                     .taken = from->taken,
                     .status = path_status_word(from->status),
                     .outcome = from->outcome,
                     .number = from->number};
    add_events(plain, &from->steps, &to.steps);
    for (uint32_t i = 0; i < from->values.count; i++)
        vector_push(plain->arena, &to.values, from->values.items[i]);
    for (uint32_t i = 0; i < from->conditions.count; i++)
        vector_push(plain->arena, &to.conditions, from->conditions.items[i]);
    return to;
}

static TreeRecord *path_tree(const Plain *plain, const PathTree *from) {
    if (!from)
        return NULL;
    TreeRecord *to = ARENA_NEW(plain->arena, TreeRecord);
    for (uint32_t i = 0; i < from->nodes.count; i++)
        vector_push(plain->arena, &to->nodes, tree_node(plain, &from->nodes.items[i]));
    to->left_out = from->left_out;
    return to;
}

static int violated_first(const void *first, const void *second) {
    const PathRecord *a = first, *b = second;
    bool a_is_violated = !strcmp(a->status, "violated"),
         b_is_violated = !strcmp(b->status, "violated");
    if (a_is_violated != b_is_violated)
        return a_is_violated ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

// What other processes found is there already.
static void add_parts(const Plain *plain, const PathReport *from, VerdictRecord *to) {
    for (uint32_t i = 0; i < from->part_violations.count; i++)
        vector_push(plain->arena, &to->violations, from->part_violations.items[i]);
    for (uint32_t i = 0; i < from->part_paths.count; i++)
        vector_push(plain->arena, to->paths, from->part_paths.items[i]);
    if (from->part_paths.count)
        qsort(to->paths->items, to->paths->count, sizeof(PathRecord), violated_first);
}

VerdictRecord *plain_paths(const Plain *plain, const PathReport *from) {
    VerdictRecord *to = plain_verdict(plain, from->verdict);
    to->paths = ARENA_NEW(plain->arena, PathRecordList);
    for (uint32_t i = 0; i < from->paths.count; i++)
        vector_push(plain->arena, to->paths, program_path(plain, &from->paths.items[i]));
    add_parts(plain, from, to);
    to->depth = from->depth;
    to->unconcerned = flag(from->is_unconcerned);
    to->counts = path_counts(plain, &from->counts);
    to->tree = path_tree(plain, from->tree);
    return to;
}
