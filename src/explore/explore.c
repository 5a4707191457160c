#include "explore/explore.h"

#include "base/clock.h"
#include "explore/internal.h"
#include "sema/queries.h"

typedef struct OpenWay {
    uint32_t way;
    const Input *input; // that takes it
} OpenWay;

// A fork whose open ways are tried one after the other.
typedef struct Fork {
    const StepPoint *point;
    const Trail *trail;
    StepMark mark;
    VECTOR(OpenWay) ways;
    uint32_t checked; // obligations that were looked at before it
    uint32_t noted;   // places that are not modelled, too
    uint32_t next;    // of the ways
    uint32_t parts;   // that were found before it
    uint32_t tree;    // its node: 1 + index, or 0
    bool is_in_tree;
} Fork;

typedef VECTOR(Fork) ForkList;

// ---- Ways

static bool is_check(const StepPoint *point, const IrInstruction *branch, uint32_t way) {
    return step_method(point)->blocks.items[branch->detail.targets[way]].check != IR_CHECK_NONE;
}

// A choice that the source shows: not whether a call threw, nor what. Where no execution is, the
// checks of Java pass.
static bool is_of_source(const StepPoint *point, uint32_t way) {
    const IrInstruction *branch = step_instruction(point);
    if (branch->operation != IR_BRANCH || branch == step_block(point)->instructions.items)
        return false;
    if (is_check(point, branch, 0) || is_check(point, branch, 1))
        return step_guard(point) == TERM_FALSE && !is_check(point, branch, way);
    return branch[-1].operation != IR_INSTANCE_OF && !ir_tests_exception(step_block(point));
}

static bool is_branch_in_library(const Search *search, const StepPoint *point) {
    const IrInstruction *branch = step_instruction(point);
    return branch->operation == IR_BRANCH &&
           cex_is_library(search->checker.sources, step_block(point)->instructions.items[0].span);
}

// Open by itself: without pruning, every way that the source shows is followed.
static bool is_shown_open(const Search *search, const StepPoint *point, uint32_t way) {
    Term condition = step_condition(point, way);
    if (!search->options->is_unpruned || is_branch_in_library(search, point))
        return condition == TERM_TRUE;
    const IrInstruction *branch = step_instruction(point);
    if (step_guard(point) == TERM_FALSE && branch->operation == IR_BRANCH &&
        is_check(point, branch, way))
        return false;
    return condition != TERM_FALSE || is_of_source(point, way);
}

// What happens inside of a library method is not shown: without pruning, one way through it is
// enough for a path that no input takes. That of zeros: the input at hand depends on what was
// followed before.
static bool leads_through_library(Search *search, const StepPoint *point, uint32_t way) {
    const IrInstruction *branch = step_instruction(point);
    for (uint32_t i = 0; i < 2; i++)
        if (is_check(point, branch, i))
            return i != way;
    return term_evaluate(search->zeros, step_condition(point, way));
}

static bool is_infeasible(Search *search, const StepPoint *point) {
    Term guard = step_guard(point);
    return !search_has_input(search, guard) && search_ask(search, guard) == SOLVER_UNSATISFIABLE;
}

static bool is_open(Search *search, const StepPoint *point, uint32_t way) {
    Term condition = step_condition(point, way);
    if (is_shown_open(search, point, way))
        return true;
    if (search->options->is_unpruned && is_branch_in_library(search, point) &&
        is_infeasible(search, point))
        return leads_through_library(search, point, way);
    Term guard = term_and(search->checker.terms, step_guard(point), condition);
    if (search_has_input(search, guard))
        return true;
    if (guard != TERM_FALSE && search_ask(search, guard) != SOLVER_UNSATISFIABLE)
        return true;
    // Those at the decisions of a part were counted when it was found.
    if (!search->part || search->decisions.count >= search->part->count)
        search->report->counts.pruned++;
    return false;
}

static bool is_over_limit(const Search *search, const StepPoint *point, bool is_call,
                          const char **reason) {
    uint32_t limit = search->options->check.scope.unroll;
    if (!limit)
        return false;
    if (step_iterations(point) > limit + 1)
        *reason = "loop";
    else if (is_call && step_recursion(point) > limit + 1)
        *reason = "recursion";
    else
        return false;
    return true;
}

// The point behind the way; NULL if nothing is there to be followed.
static StepPoint *take(Search *search, const Fork *fork, uint32_t way, const Trail **trail) {
    Symex *symex = search->checker.symex;
    StepPoint *next = step_take(symex, fork->point, way);
    *trail = trail_call(search, fork->trail, fork->point, step_called(fork->point, way));
    if (way == 1)
        *trail = trail_thrown(search, *trail, fork->point);
    search->point = next;
    judge_obligations(search, next, *trail);
    const char *reason;
    if (is_over_limit(search, next, step_called(fork->point, way) != NULL, &reason)) {
        judge_cut(search, next, *trail, reason);
        return NULL;
    }
    return next;
}

// ---- The search

static bool has_grown(const Search *search) {
    size_t most = search->options->most_memory;
    return most && arena_used(search->checker.scratch) > most;
}

// Follows a point until it forks or ends. True: it forks.
static bool follow(Search *search, StepPoint *point, const Trail **trail) {
    Symex *symex = search->checker.symex;
    search->point = point;
    for (;;) {
        *trail = trail_note(search, *trail, point);
        if (trail_length(*trail) >= search->options->depth) {
            judge_cut(search, point, *trail, "depth");
            return false;
        }
        search->is_given_up |= has_grown(search);
        if (search->is_given_up)
            return false;
        StepKind kind = step_next(symex, point);
        judge_left_behind(search, point, *trail, kind);
        if (kind == STEP_FORKS)
            return true;
        judge_obligations(search, point, *trail);
        if (kind != STEP_GOES_ON) {
            judge_end(search, point, *trail, kind);
            return false;
        }
        const char *reason;
        if (is_over_limit(search, point, false, &reason)) {
            judge_cut(search, point, *trail, reason);
            return false;
        }
    }
}

// In a part, the first forks have one way only.
static bool is_left_out(const Search *search, const ForkList *forks, const StepPoint *point,
                        uint32_t way) {
    if (!search->part || forks->count >= search->part->count)
        return false;
    const Decision *decision = &search->part->decisions[forks->count];
    SHOULD(decision->at == step_instruction(point), "a part should begin as it was found");
    return decision->way != way;
}

static void add_fork(Search *search, ForkList *forks, const StepPoint *point, const Trail *trail) {
    Fork fork = {.point = point,
                 .trail = trail,
                 .mark = step_mark(search->checker.symex),
                 .checked = search->checked,
                 .noted = search->noted,
                 .parts = search->parts ? search->parts->count : 0,
                 .tree = tree_fork(search, point, trail)};
    const Input *input = input_save(search);
    for (uint32_t i = 0; i < step_ways(point) && !search->checker.out_of_time; i++) {
        if (is_left_out(search, forks, point, i))
            continue;
        if (!is_open(search, point, i)) {
            if (is_of_source(point, i))
                tree_infeasible(search, point, fork.tree, i);
            continue;
        }
        OpenWay open = {i, input_save(search)};
        vector_push(search->checker.scratch, &fork.ways, open);
        input_restore(search, input);
    }
    fork.is_in_tree = !tree_is_alone(search, fork.tree, fork.ways.count);
    if (!fork.is_in_tree)
        tree_drop(search);
    vector_push(search->checker.scratch, forks, fork);
}

// The next way of the innermost fork that has one left.
static StepPoint *backtrack(Search *search, ForkList *forks, const Trail **trail) {
    while (forks->count && !search->checker.out_of_time) {
        Fork *fork = &vector_last(forks);
        if (fork->next == fork->ways.count) {
            forks->count--;
            // Something may have happened on the way there, though nothing goes on.
            if (search->parts && search->parts->count == fork->parts)
                part_add(search, forks->count);
            continue;
        }
        Fork at = *fork;
        OpenWay open = at.ways.items[at.next];
        fork->next++;
        if (at.next > 0) {
            step_go_back(search->checker.symex, at.mark);
            search->checked = at.checked;
            search->noted = at.noted;
        }
        input_restore(search, open.input);
        if (at.is_in_tree)
            tree_take(search, at.point, at.tree, open.way);
        search->decisions.count = forks->count - 1;
        Decision decision = {step_instruction(at.point), open.way};
        vector_push(search->checker.scratch, &search->decisions, decision);
        StepPoint *next = take(search, &at, open.way, trail);
        if (next)
            return next;
    }
    return NULL;
}

// The only way that constants leave open; else there is a choice.
static bool has_one_way(const Search *search, const StepPoint *point, uint32_t *way) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < step_ways(point); i++) {
        if (step_condition(point, i) == TERM_FALSE && !is_shown_open(search, point, i))
            continue;
        *way = i;
        count++;
    }
    return count == 1 && is_shown_open(search, point, *way);
}

// Each way of a fork counts for the same part of what the fork counts for.
static bool tell_progress(const Search *search, const ForkList *forks) {
    if (!search->options->progress)
        return true;
    double done = 0, part = 1;
    for (uint32_t i = 0; i < forks->count; i++) {
        part /= forks->items[i].ways.count;
        done += part * (forks->items[i].next - 1);
    }
    const PathCounts *counts = &search->report->counts;
    return search->options->progress(search->options->progress_context, done,
                                     counts->enumerated + counts->by_status[PATH_CUT]);
}

static bool is_decided(const Search *search) {
    const PathCounts *counts = &search->report->counts;
    return search->options->is_all_or_nothing &&
           (counts->by_status[PATH_VIOLATED] || counts->by_status[PATH_UNKNOWN] ||
            counts->by_status[PATH_CUT]);
}

static bool is_split(const Search *search, const ForkList *forks) {
    return search->parts && forks->count == search->split_at;
}

void explore(Search *search, StepPoint *point) {
    ForkList forks = {0};
    const Trail *trail = NULL;
    uint32_t way;
    search->checked = symex_obligations(search->checker.symex)->count;
    search->noted = symex_unmodelled(search->checker.symex)->count;
    search->decisions.count = 0;
    while (point && !is_decided(search) && !search->is_given_up) {
        bool forks_here = follow(search, point, &trail);
        if (forks_here && has_one_way(search, point, &way)) {
            Fork fork = {.point = point, .trail = trail};
            point = take(search, &fork, way, &trail);
            if (point)
                continue;
        } else if (forks_here && is_split(search, &forks)) {
            part_add(search, forks.count);
        } else if (forks_here) {
            add_fork(search, &forks, point, trail);
        }
        point = backtrack(search, &forks, &trail);
        if (point)
            search->is_given_up |= !tell_progress(search, &forks);
    }
}

// ---- The whole

static const char *scope_text(Search *search) {
    Checker *checker = &search->checker;
    VerdictKind kind = checker->verdict->kind;
    checker->verdict->kind = VERDICT_UNKNOWN; // says what was looked at, not what holds
    const char *text = describe_scope(checker);
    checker->verdict->kind = kind;
    text = arena_format(checker->arena, "%s; paths shorter than %u statements", text,
                        search->options->depth);
    uint32_t unroll = search->options->check.scope.unroll;
    return unroll ? arena_format(checker->arena, "%s, loops and recursion %u deep", text, unroll)
                  : text;
}

// Once for all paths that go on in the same way.
static void follow_shared(Search *search, StepPoint *point) {
    SharedAnswer answer = explore_shared(search, point);
    PathCounts *counts = &search->report->counts;
    counts->by_status[PATH_VERIFIED] += answer == SHARED_HOLDS;
    counts->by_status[PATH_VIOLATED] += answer == SHARED_DOES_NOT_HOLD;
    counts->enumerated += answer == SHARED_HOLDS || answer == SHARED_DOES_NOT_HOLD;
    search->has_no_way = answer == SHARED_NO_WAY;
    search->is_given_up |= answer == SHARED_TOO_LONG;
}

static void run(Search *search) {
    Checker *checker = &search->checker;
    Verdict *verdict = checker->verdict;
    double start = clock_now();
    StepPoint *point = step_start(checker->symex, checker->method);
    SolverAnswer answer = search_ask(search, TERM_TRUE);
    if (answer == SOLVER_UNSATISFIABLE) {
        Remark remark = {verdict->span, "no input meets the precondition and the invariants"};
        vector_push(checker->arena, &verdict->vacuous, remark);
        verdict->kind = VERDICT_VACUOUS;
        if (!search->options->is_all_or_nothing)
            suggest_scope(checker, &search->options->check.scope);
    } else {
        if (answer == SOLVER_SATISFIABLE && search->options->run_parts)
            explore_in_parts(search, point);
        else if (answer == SOLVER_SATISFIABLE && search->options->found)
            follow_shared(search, point);
        else if (answer == SOLVER_SATISFIABLE)
            explore(search, point);
        judge_verdict(search);
    }
    if (checker->out_of_time) {
        Remark remark = {verdict->span, stop_reason(checker->arena, checker->options->stop,
                                                    checker->options->timeout)};
        vector_push(checker->arena, &verdict->unknown, remark);
    }
    verdict->scope_sentence = scope_text(search);
    verdict->statistics.terms = term_count(checker->terms);
    verdict->seconds.total = clock_now() - start;
}

static PathReport *follow_in_scope(const QuerySubject *subject, const PathOptions *options) {
    Arena *arena = subject->arena;
    Method *method = subject->method;
    PathReport *report = ARENA_NEW(arena, PathReport);
    Search search = {.options = options, .report = report};
    Checker *checker = &search.checker;
    report->depth = options->depth;
    if (options->makes_tree)
        report->tree = ARENA_NEW(arena, PathTree);
    Verdict *verdict = report->verdict = ARENA_NEW(arena, Verdict);
    verdict->method = method;
    verdict->name = verdict_method_name(arena, method);
    verdict->span = verdict_method_span(method);
    verdict->scope = options->check.scope;
    verdict->scope.from_start |= query_is_main(method);
    verdict->scope_sentence = "";
    if (method->has_error) {
        verdict->kind = VERDICT_ERROR;
        return report;
    }
    *checker = query_checker(subject, &options->check, verdict);
    query_begin(checker, &options->check.scope);
    if (options->tight)
        symex_tighten(checker->symex, options->tight);
    if (options->read_fields)
        symex_leave_out(checker->symex, options->read_fields);
    search.model = term_model_new(checker->terms);
    search.zeros = term_model_new(checker->terms);
    run(&search);
    report->has_no_way = search.has_no_way;
    report->is_given_up = search.is_given_up || checker->out_of_time ||
                          symex_missed_fields(checker->symex)->count; // which makes it worthless
    term_model_free(search.model);
    term_model_free(search.zeros);
    query_end(checker);
    arena_free(checker->scratch);
    return report;
}

// Where the scope asked for has no input, but one that is not much larger has some: there.
static PathReport *follow_where_inputs_are(const QuerySubject *subject, PathOptions *options) {
    PathReport *report = follow_in_scope(subject, options);
    const Verdict *vacuous = report->verdict;
    if (vacuous->kind != VERDICT_VACUOUS || !vacuous->larger_scope)
        return report;
    options->check.scope = *vacuous->larger_scope;
    report = follow_in_scope(subject, options);
    note_larger_scope(subject->arena, report->verdict, vacuous);
    return report;
}

// A violation counts only if it is one of Java's own ints.
PathReport *explore_method(const QuerySubject *subject, const PathOptions *options) {
    Arena *arena = subject->arena;
    PathOptions wide = *options;
    wide.check.scope.calls = CALLS_INLINE; // paths go on inside of what is called
    PathReport *report = follow_where_inputs_are(subject, &wide);
    if (report->verdict->kind != VERDICT_VIOLATED || options->check.scope.bits >= 32)
        return report;
    wide.check.scope.bits = 32;
    PathReport *lifted = follow_in_scope(subject, &wide);
    const char *remark = "with %u-bit int it is violated; that is not Java's int";
    if (lifted->verdict->kind == VERDICT_VIOLATED)
        remark = "with %u-bit int it is violated, too";
    else if (lifted->verdict->kind == VERDICT_HOLDS_CUT)
        remark = "with %u-bit int it is violated; with Java's int not on the paths followed";
    else if (lifted->verdict->kind == VERDICT_UNKNOWN)
        remark = "with %u-bit int it is violated; with Java's int it is not known";
    vector_push(arena, &lifted->verdict->remarks,
                arena_format(arena, remark, options->check.scope.bits));
    return lifted;
}

PathsAnswer explore_holds(const PathsRequest *request) {
    static const size_t MOST_MEMORY = (size_t)1 << 30;
    Arena *arena = arena_new();
    PathOptions options = {.check = *request->options,
                           .depth = UINT32_MAX,
                           .is_all_or_nothing = true,
                           .found = request->found,
                           .tight = request->tight,
                           .read_fields = request->read_fields,
                           .most_memory = MOST_MEMORY,
                           .progress = request->goes_on,
                           .progress_context = request->context};
    QuerySubject subject = {arena, request->sema, request->lowering, request->sources,
                            request->method};
    const PathReport *report = follow_in_scope(&subject, &options);
    VerdictKind kind = report->verdict->kind;
    PathsAnswer answer = PATHS_DO_NOT_HOLD;
    if (report->is_given_up)
        answer = PATHS_TOO_LONG;
    else if (report->has_no_way)
        answer = PATHS_NO_WAY;
    else if (report->counts.by_status[PATH_VIOLATED])
        answer = PATHS_ARE_VIOLATED;
    else if (kind == VERDICT_HOLDS || kind == VERDICT_VACUOUS ||
             (kind == VERDICT_HOLDS_CUT && !report->counts.by_status[PATH_CUT]))
        answer = PATHS_HOLD;
    arena_free(arena);
    return answer;
}
