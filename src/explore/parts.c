// One method in several processes: each follows a part of the search.
//
// A part is what comes behind certain decisions. They are found by a search that
// goes only so deep, and asks for no violations; together, in order, they are the
// whole search. What happens before the decisions of two parts diverge is told by
// the first of them. Each process is a copy of this one, so that it has the
// pre-state laid out and the solver at hand; it sends back a report, and the
// reports are joined as if one process had followed everything.
#include "explore/internal.h"

#include "report/path_transfer.h"

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

// What a report does not say of the search.
typedef struct PartEnd {
    bool is_out_of_time, cuts_paths;
} PartEnd;

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
                       .span = search->checker.verdict->span,
                       .scope = search->checker.verdict->scope};
    PathReport report = {.verdict = &verdict, .depth = search->report->depth};
    search->report = &report;
    search->checker.verdict = &verdict;
    search->part = &parts->list.items[index];
    explore_from_start(parts);
    PartEnd end = {search->checker.out_of_time, search->checker.cuts_paths};
    fwrite(&end, sizeof end, 1, out);
    path_report_send(out, &report);
}

// ---- Joining

static bool is_same_violation(const Violation *a, const Violation *b) {
    Position first = a->notes.count ? a->notes.items[0].span.begin : 0;
    Position second = b->notes.count ? b->notes.items[0].span.begin : 0;
    return a->kind == b->kind && a->span.begin == b->span.begin && first == second;
}

// -1: it is shown already, or too many are.
static int32_t join_violation(Search *search, const Violation *violation) {
    Verdict *verdict = search->report->verdict;
    for (uint32_t i = 0; i < verdict->violations.count && !search->options->traces_all; i++)
        if (is_same_violation(&verdict->violations.items[i], violation))
            return -1;
    if (verdict->violations.count >= MOST_TRACES)
        return -1;
    vector_push(search->checker.arena, &verdict->violations, *violation);
    return (int32_t)verdict->violations.count - 1;
}

static void join_counts(PathCounts *all, const PathCounts *part) {
    all->enumerated += part->enumerated;
    all->feasible += part->feasible;
    all->pruned += part->pruned;
    all->filtered += part->filtered;
    for (uint32_t i = 0; i < PATH_STATUS_COUNT; i++)
        all->by_status[i] += part->by_status[i];
}

static void join(Parts *parts, const PathReport *part) {
    Search *search = parts->search;
    PathReport *report = search->report;
    for (uint32_t i = 0; i < part->paths.count; i++) {
        ProgramPath path = part->paths.items[i];
        path.number += parts->offset;
        if (path.violation >= 0)
            path.violation =
                join_violation(search, &part->verdict->violations.items[path.violation]);
        vector_push(search->checker.arena, &report->paths, path);
    }
    for (uint32_t i = 0; i < part->verdict->cuts.count; i++)
        judge_remark(search, &report->verdict->cuts, part->verdict->cuts.items[i]);
    for (uint32_t i = 0; i < part->verdict->unknown.count; i++)
        judge_remark(search, &report->verdict->unknown, part->verdict->unknown.items[i]);
    report->verdict->statistics.questions += part->verdict->statistics.questions;
    join_counts(&report->counts, &part->counts);
    parts->offset = report->counts.enumerated + report->counts.by_status[PATH_CUT];
}

static void take_part(void *context, uint32_t index, FILE *in) {
    (void)index;
    Parts *parts = context;
    parts->taken++;
    Checker *checker = &parts->search->checker;
    PathReport part = {.verdict = ARENA_NEW(checker->arena, Verdict)};
    PartEnd end;
    bool is_there =
        in && fread(&end, sizeof end, 1, in) == 1 && path_report_receive(in, checker->arena, &part);
    if (!is_there) {
        Remark remark = {checker->verdict->span, "a part of the search ended without a result"};
        judge_remark(parts->search, &checker->verdict->unknown, remark);
        parts->search->report->counts.by_status[PATH_UNKNOWN]++;
        return;
    }
    checker->out_of_time |= end.is_out_of_time;
    checker->cuts_paths |= end.cuts_paths;
    join(parts, &part);
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
