// One method in several processes: each follows a part of the search.
//
// A part is what comes behind certain decisions. They are found by a search that
// goes only so deep, and asks for no violations; together, in order, they are the
// whole search. What happens before the decisions of two parts diverge is told by
// the first of them. Each process is a copy of this one, so that it has the
// pre-state laid out and the solver at hand; it sends back a record, and the
// records are joined as if one process had followed everything.
#include "explore/internal.h"

#include "report/plain.h"
#include "report/source_lines.h"
#include "verdict/record_json.h"

#include <stdlib.h>
#include <string.h>

enum { PARTS_PER_JOB = 8, DEEPEST_SPLIT = 24, LARGEST_RISE = 64 };

typedef struct Parts {
    Search *search;
    const StepPoint *start;
    StepMark mark;
    const Input *input;
    PartList list;
    uint32_t taken;  // parts that were joined
    uint32_t offset; // paths that they had
} Parts;

// What a report does not say of the search: letters before the record.
enum { OUT_OF_TIME = 'T', CUTS_PATHS = 'C', NEITHER = '-', LETTERS = 2 };

static void start_again(Parts *parts) {
    Search *search = parts->search;
    step_go_back(search->checker.symex, parts->mark);
    input_restore(search, parts->input);
}

static void explore_from_start(Parts *parts) {
    start_again(parts);
    explore(parts->search, step_copy(parts->search->checker.symex, parts->start));
}

// ---- Splitting

void part_add(Search *search, uint32_t count) {
    Arena *arena = search->checker.scratch;
    Part part = {arena_array(arena, count, sizeof(Decision)), count, 0};
    for (uint32_t i = 0; i < count; i++)
        part.decisions[i] = search->decisions.items[i];
    const Part *before = search->parts->count ? &vector_last(search->parts) : NULL;
    while (before && part.first_told < count && part.first_told < before->count &&
           before->decisions[part.first_told].way == part.decisions[part.first_told].way)
        part.first_told++;
    part.first_told += before != NULL; // segments behind a decision that differs
    vector_push(arena, search->parts, part);
}

// Deeper and deeper, until there are enough, or nothing is left to split.
static void split(Parts *parts, uint32_t wanted) {
    Search *search = parts->search;
    uint32_t pruned = search->report->counts.pruned;
    for (uint32_t depth = 1, before = 0; depth <= DEEPEST_SPLIT; depth++) {
        parts->list.count = 0;
        search->report->counts.pruned = pruned;
        search->parts = &parts->list;
        search->split_at = depth;
        explore_from_start(parts);
        search->parts = NULL;
        bool is_done = parts->list.count >= wanted || parts->list.count == before ||
                       parts->list.count > before + LARGEST_RISE || search->checker.out_of_time;
        if (is_done)
            break;
        before = parts->list.count;
    }
    start_again(parts);
}

// ---- One part, in a process of its own

static void follow_part(void *context, uint32_t index, FILE *out) {
    Parts *parts = context;
    Search *search = parts->search;
    PathOptions options = *search->options;
    options.progress = NULL; // the parts are counted instead
    search->options = &options;
    // The report may hold parts that are done.
    Verdict verdict = {.method = search->checker.verdict->method,
                       .name = search->checker.verdict->name,
                       .span = search->checker.verdict->span,
                       .scope = search->checker.verdict->scope};
    PathReport report = {.verdict = &verdict, .depth = search->report->depth};
    search->report = &report;
    search->checker.verdict = &verdict;
    search->part = &parts->list.items[index];
    explore_from_start(parts);
    Plain plain = {search->checker.arena, search->checker.sources};
    MethodResult result = {.verdict = plain_paths(&plain, &report)};
    char *text = record_write_result(&result);
    fputc(search->checker.out_of_time ? OUT_OF_TIME : NEITHER, out);
    fputc(search->checker.cuts_paths ? CUTS_PATHS : NEITHER, out);
    fputs(text, out);
    memory_free(text);
}

// ---- Joining

static bool is_same_place(const PlaceRecord *a, const PlaceRecord *b) {
    if (!a || !b)
        return a == b;
    return a->line == b->line && a->column == b->column && !strcmp(a->file, b->file);
}

static bool is_same_violation(const ViolationRecord *a, const ViolationRecord *b) {
    const PlaceRecord *first = a->notes.count ? a->notes.items[0].place : NULL;
    const PlaceRecord *second = b->notes.count ? b->notes.items[0].place : NULL;
    return !strcmp(a->kind, b->kind) && is_same_place(a->place, b->place) &&
           is_same_place(first, second);
}

// -1: it is shown already, or too many are.
static int64_t join_violation(Search *search, const ViolationRecord *violation) {
    ViolationRecordList *list = &search->report->part_violations;
    for (uint32_t i = 0; i < list->count && !search->options->traces_all; i++)
        if (is_same_violation(&list->items[i], violation))
            return -1;
    if (list->count >= MOST_TRACES)
        return -1;
    vector_push(search->checker.arena, list, *violation);
    return (int64_t)list->count - 1;
}

static void join_counts(PathCounts *all, const CountsRecord *part) {
    all->enumerated += (uint32_t)part->enumerated;
    all->feasible += (uint32_t)part->feasible;
    all->pruned += (uint32_t)part->pruned;
    all->filtered += (uint32_t)part->filtered;
    all->by_status[PATH_VERIFIED] += (uint32_t)part->verified;
    all->by_status[PATH_VIOLATED] += (uint32_t)part->violated;
    all->by_status[PATH_UNKNOWN] += (uint32_t)part->unknown;
    all->by_status[PATH_CUT] += (uint32_t)part->cut;
    all->by_status[PATH_INFEASIBLE] += (uint32_t)part->infeasible;
}

static void join_remarks(Search *search, RemarkList *list, const RemarkRecordList *remarks) {
    for (uint32_t i = 0; i < remarks->count; i++) {
        Remark remark = {
            source_lines_span(search->checker.sources, remarks->items[i].place),
            remarks->items[i].text,
        };
        judge_remark(search, list, remark);
    }
}

static void join(Parts *parts, const VerdictRecord *part) {
    Search *search = parts->search;
    PathReport *report = search->report;
    for (uint32_t i = 0; i < part->paths->count; i++) {
        PathRecord path = part->paths->items[i];
        path.number += parts->offset;
        if (path.violation >= 0 && path.violation < part->violations.count)
            path.violation = join_violation(search, &part->violations.items[path.violation]);
        vector_push(search->checker.arena, &report->part_paths, path);
    }
    join_remarks(search, &report->verdict->cuts, &part->cuts);
    join_remarks(search, &report->verdict->unknown, &part->unknown);
    report->verdict->statistics.questions += (uint32_t)part->statistics->questions;
    join_counts(&report->counts, part->counts);
    parts->offset = report->counts.enumerated + report->counts.by_status[PATH_CUT];
}

static void take_part(void *context, uint32_t index, const char *text, size_t length) {
    (void)index;
    Parts *parts = context;
    parts->taken++;
    Checker *checker = &parts->search->checker;
    MethodResult part = {0};
    if (text && length > LETTERS)
        part = record_read_result(checker->arena, text + LETTERS, length - LETTERS);
    if (!part.verdict || !part.verdict->paths || !part.verdict->counts) {
        Remark remark = {checker->verdict->span, "a part of the search ended without a result"};
        judge_remark(parts->search, &checker->verdict->unknown, remark);
        parts->search->report->counts.by_status[PATH_UNKNOWN]++;
        return;
    }
    checker->out_of_time |= text[0] == OUT_OF_TIME;
    checker->cuts_paths |= text[1] == CUTS_PATHS;
    join(parts, part.verdict);
}

void explore_in_parts(Search *search, StepPoint *point) {
    Symex *symex = search->checker.symex;
    const PathOptions *options = search->options;
    Parts parts = {
        .search = search, .start = point, .mark = step_mark(symex), .input = input_save(search)};
    split(&parts, PARTS_PER_JOB * options->jobs);
    if (search->checker.out_of_time)
        return;
    if (parts.list.count < 2) {
        search->report->counts.pruned = 0;
        explore_from_start(&parts);
        return;
    }
    options->run_parts(options->progress_context, parts.list.count, follow_part, take_part, &parts);
    search->checker.out_of_time |= parts.taken < parts.list.count; // stopped
}
