// The end of a path: is anything violated, was everything modelled?
#include "explore/internal.h"

#include <stdlib.h>

enum { MOST_SMALL_INPUTS = 100, MOST_REMARKS = 12 };

// ---- Adding paths

static bool is_feasible_status(PathStatus status) {
    return status != PATH_INFEASIBLE && status != PATH_CUT;
}

// NULL if the filters leave it out, or it is only counted.
static ProgramPath *add_path(Search *search, const Trail *trail, PathStatus status,
                             const char *reason) {
    PathReport *report = search->report;
    if (search->part && search->decisions.count < search->part->first_told)
        return NULL; // the part before tells it
    // What is not known may have led to what was asked for.
    if (status != PATH_UNKNOWN && !filter_passes(search, trail)) {
        report->counts.filtered++;
        return NULL;
    }
    report->counts.by_status[status]++;
    report->counts.enumerated += status != PATH_CUT;
    report->counts.feasible += is_feasible_status(status);
    uint32_t number = report->counts.enumerated + report->counts.by_status[PATH_CUT];
    tree_end(search, trail, status, reason, number);
    if (!search->options->keeps_all && status != PATH_VIOLATED)
        return NULL;
    ProgramPath path = {.number = number,
                        .status = status,
                        .length = trail_length(trail),
                        .events = trail_events(search, trail),
                        .thrown = search->thrown ? type_text(search->checker.arena, search->thrown)
                                                 : NULL,
                        .thrown_type = search->thrown,
                        .reason = reason ? arena_format(search->checker.arena, "%s", reason) : NULL,
                        .violation = -1};
    vector_push(search->checker.arena, &report->paths, path);
    return &vector_last(&report->paths);
}

void judge_remark(Search *search, RemarkList *list, Remark remark) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].span.begin == remark.span.begin)
            return;
    if (list->count < MOST_REMARKS)
        vector_push(search->checker.arena, list, remark);
}

static void add_remark(Search *search, RemarkList *list, Span span, const char *text) {
    judge_remark(search, list, (Remark){span, arena_format(search->checker.arena, "%s", text)});
}

// ---- What was not modelled

// The executions of this path that are modelled, single clauses aside.
static Term modelled(Search *search) {
    const UnmodelledList *all = symex_unmodelled(search->checker.symex);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < all->count; i++)
        if (!all->items[i].is_apart)
            result = term_and(search->checker.terms, result, term_not(all->items[i].condition));
    return result;
}

// A place that an input of this path reaches; NULL if there is none.
static const Unmodelled *reached_unmodelled(Search *search, Term guard) {
    const UnmodelledList *all = symex_unmodelled(search->checker.symex);
    for (uint32_t i = 0; i < all->count; i++) {
        Term condition = term_and(search->checker.terms, guard, all->items[i].condition);
        if (search_has_input(search, condition) ||
            search_ask(search, condition) == SOLVER_SATISFIABLE)
            return &all->items[i];
    }
    return NULL;
}

// Places where some executions of this path were cut off: by the bound of a class, or an array.
static void note_cuts(Search *search) {
    Checker *checker = &search->checker;
    const CutList *all = symex_cuts(checker->symex);
    Input *input = input_save(search);
    for (uint32_t i = 0; i < all->count; i++) {
        if (!search_has_input(search, all->items[i].condition) &&
            search_ask(search, all->items[i].condition) != SOLVER_SATISFIABLE)
            continue;
        checker->cuts_paths |= !all->items[i].class_symbol;
        add_remark(search, &checker->verdict->cuts, all->items[i].span, all->items[i].text);
    }
    input_restore(search, input);
}

static void add_unknown(Search *search, const Trail *trail, const Unmodelled *place) {
    Checker *checker = &search->checker;
    const char *text = arena_format(checker->arena, "%s (not modelled)", place->text);
    add_remark(search, &checker->verdict->unknown, place->span, text);
    add_path(search, trail, PATH_UNKNOWN, text);
}

// The executions that are still followed from here.
static Term followed(Search *search, const StepPoint *point, StepKind kind) {
    TermTable *terms = search->checker.terms;
    if (kind != STEP_FORKS)
        return step_guard(point);
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < step_ways(point); i++)
        any = term_or(terms, any, step_condition(point, i));
    return term_and(terms, step_guard(point), any);
}

// Executions that are followed no further, because what they do is not modelled, get to no end that
// would tell.
void judge_left_behind(Search *search, const StepPoint *point, const Trail *trail, StepKind kind) {
    const UnmodelledList *all = symex_unmodelled(search->checker.symex);
    uint32_t first = search->noted;
    search->noted = all->count;
    if (search->parts || kind == STEP_STOPS || first >= all->count)
        return;
    Term rest = term_not(followed(search, point, kind));
    Input *input = input_save(search);
    for (uint32_t i = first; i < all->count; i++) {
        Term condition = term_and(search->checker.terms, all->items[i].condition, rest);
        if (condition == TERM_FALSE || search_ask(search, condition) != SOLVER_SATISFIABLE)
            continue;
        add_unknown(search, trail, &all->items[i]);
        break;
    }
    input_restore(search, input);
}

static void add_timeout(Search *search, const Trail *trail) {
    add_path(search, trail, PATH_UNKNOWN, "time ran out");
}

// ---- Runs

// One run of the path, with all of its values.
static const Counterexample *make_run(Search *search, Term guard) {
    Checker *checker = &search->checker;
    Obligation none = {.kind = OBLIGATION_EXCEPTION};
    TermModel *model = search->model;
    bool is_small = search->report->paths.count <= MOST_SMALL_INPUTS &&
                    search_ask(search, guard) == SOLVER_SATISFIABLE;
    if (is_small) {
        TermList kept = {0};
        vector_push(checker->scratch, &kept, guard);
        model = minimise(checker, &kept, solver_model(checker->solver));
    }
    const Counterexample *run =
        cex_build(checker->arena, checker->sema, checker->sources, checker->symex, checker->terms,
                  model, checker->method, &none);
    if (is_small)
        term_model_free(model);
    return run;
}

// ---- Violations

// One trace for each thing that is broken will do, unless all are asked for.
static bool is_shown(Search *search, const Obligation *obligation) {
    Checker *checker = &search->checker;
    Shown what = {obligation->kind, obligation->span.begin, obligation->clause.begin};
    if (obligation->kind == OBLIGATION_EXCEPTION)
        what.place =
            cex_thrown(checker->scratch, checker->symex, checker->terms, search->model).site.begin;
    for (uint32_t i = 0; i < search->shown.count; i++) {
        const Shown *other = &search->shown.items[i];
        if (other->kind == what.kind && other->place == what.place && other->clause == what.clause)
            return !search->options->traces_all;
    }
    vector_push(checker->scratch, &search->shown, what);
    return false;
}

// The input at hand, which violates: there may be no time to ask for it once more.
static TermModel *copy_model(Search *search) {
    TermModel *copy = term_model_new(search->checker.terms);
    uint32_t count;
    const Term *variables = term_model_variables(search->model, &count);
    for (uint32_t i = 0; i < count; i++)
        term_model_set(copy, variables[i], term_evaluate(search->model, variables[i]));
    return copy;
}

static void add_violation(Search *search, const Trail *trail, const Obligation *obligation,
                          Term condition) {
    Checker *checker = &search->checker;
    TermList kept = {0}, truths = {0};
    if (!symex_functions_agree(checker->symex, search->model, &kept, &truths, NULL)) {
        add_path(search, trail, PATH_UNKNOWN, "values of mathematical functions");
        return;
    }
    ProgramPath *path = add_path(search, trail, PATH_VIOLATED, NULL);
    if (path && search->is_at_end && search->options->has_inputs)
        path->run = make_run(search, condition);
    if (!path || checker->verdict->violations.count >= MOST_TRACES || is_shown(search, obligation))
        return;
    path->violation = (int32_t)checker->verdict->violations.count;
    vector_push(checker->scratch, &kept, condition);
    TermModel *model = minimise(checker, &kept, copy_model(search));
    Question question = {.obligation = *obligation, .open = condition, .occurrences = 1};
    report_violation(checker, &question, model);
    term_model_free(model);
}

// Asks for a violation of one of the obligations from `first` on; the condition that was met.
static const Obligation *find_violation(Search *search, uint32_t first, Term *condition) {
    Checker *checker = &search->checker;
    const ObligationList *all = symex_obligations(checker->symex);
    Term allowed = modelled(search), any = TERM_FALSE;
    for (uint32_t i = first; i < all->count; i++)
        any = term_or(checker->terms, any, all->items[i].violated);
    any = term_and(checker->terms, any, allowed);
    if (any == TERM_FALSE || search_ask(search, any) != SOLVER_SATISFIABLE)
        return NULL;
    for (uint32_t i = first; i < all->count; i++) {
        *condition = term_and(checker->terms, all->items[i].violated, allowed);
        if (search_has_input(search, *condition))
            return &all->items[i];
    }
    SHOULD(false, "a model of a violation should violate something");
    return NULL;
}

void judge_obligations(Search *search, StepPoint *point, const Trail *trail) {
    Checker *checker = &search->checker;
    const ObligationList *all = symex_obligations(checker->symex);
    uint32_t first = search->checked;
    search->checked = all->count;
    bool is_any_open = false;
    for (uint32_t i = first; i < all->count; i++)
        is_any_open |= all->items[i].violated != TERM_FALSE;
    if (!is_any_open)
        return;
    Input *input = input_save(search);
    Term condition;
    const Obligation *violated = search->parts ? NULL : find_violation(search, first, &condition);
    if (violated)
        add_violation(search, trail, violated, condition);
    for (uint32_t i = first; i < all->count; i++)
        step_assume(checker->symex, point, term_not(all->items[i].violated));
    input_restore(search, input);
}

// ---- Ends

// Did a check of Java fail, there or in a library method, and nobody catch it? Such ends are no
// paths of the graph.
static bool is_implicit_throw(const Trail *trail) {
    while (trail && !trail->exception)
        trail = trail->before;
    const Class *thrown = trail ? trail->exception : NULL;
    while (trail && (trail->exception != thrown || trail->is_from_call))
        trail = trail->before;
    return thrown && (!trail || trail->is_implicit);
}

static void end_infeasible(Search *search, const Trail *trail, StepKind kind) {
    if (search->options->is_unpruned) {
        if (kind != STEP_STOPS && !(kind == STEP_THROWS && is_implicit_throw(trail)))
            add_path(search, trail, PATH_INFEASIBLE, NULL);
    } else {
        search->report->counts.pruned++;
    }
}

static void end_feasible(Search *search, StepPoint *point, const Trail *trail, StepKind kind) {
    Checker *checker = &search->checker;
    Term guard = step_guard(point), condition;
    uint32_t first = symex_obligations(checker->symex)->count;
    if (kind != STEP_EXITS)
        step_finish(checker->symex, point);
    search->is_at_end = kind != STEP_EXITS;
    Input *input = input_save(search);
    const Obligation *violated = find_violation(search, first, &condition);
    if (violated) {
        add_violation(search, trail, violated, condition);
        note_cuts(search);
        return;
    }
    input_restore(search, input);
    const Unmodelled *place = reached_unmodelled(search, guard);
    note_cuts(search);
    if (checker->out_of_time) {
        add_timeout(search, trail);
    } else if (place) {
        add_unknown(search, trail, place);
    } else {
        ProgramPath *path =
            add_path(search, trail, PATH_VERIFIED, kind == STEP_EXITS ? "the program exits" : NULL);
        if (path && search->is_at_end && search->options->has_inputs)
            path->run = make_run(search, guard);
    }
}

// Nothing goes on: because something was not modelled, or because it was assumed away.
static void end_stopped(Search *search, const Trail *trail) {
    const Unmodelled *place = reached_unmodelled(search, TERM_TRUE);
    note_cuts(search);
    if (search->checker.out_of_time)
        add_timeout(search, trail);
    else if (place)
        add_unknown(search, trail, place);
    else
        end_infeasible(search, trail, STEP_STOPS);
}

static void end_reached(Search *search, StepPoint *point, const Trail *trail, StepKind kind) {
    Checker *checker = &search->checker;
    Term guard = step_guard(point);
    bool is_feasible =
        search_has_input(search, guard) || search_ask(search, guard) != SOLVER_UNSATISFIABLE;
    if (checker->out_of_time)
        add_timeout(search, trail);
    else if (is_feasible)
        end_feasible(search, point, trail, kind);
    else
        end_infeasible(search, trail, kind);
}

void judge_end(Search *search, StepPoint *point, const Trail *trail, StepKind kind) {
    Checker *checker = &search->checker;
    checker->out_of_time |= symex_out_of_time(checker->symex);
    if (search->parts) {
        part_add(search, search->decisions.count);
        return;
    }
    search->thrown = kind == STEP_THROWS ? step_thrown_type(checker->symex, point) : NULL;
    if (checker->out_of_time)
        add_timeout(search, trail);
    else if (kind == STEP_STOPS)
        end_stopped(search, trail);
    else
        end_reached(search, point, trail, kind);
    search->thrown = NULL;
    search->is_at_end = false;
}

void judge_cut(Search *search, const StepPoint *point, const Trail *trail, const char *reason) {
    Term guard = step_guard(point);
    if (search->parts) {
        part_add(search, search->decisions.count);
        return;
    }
    if (!search_has_input(search, guard) && search_ask(search, guard) == SOLVER_UNSATISFIABLE) {
        search->report->counts.pruned++;
        return;
    }
    search->checker.cuts_paths = true;
    Span span = step_instruction(point)->span;
    if (!span.begin && trail)
        span = trail->span; // in a method that begins with what has no place
    add_remark(search, &search->checker.verdict->cuts, span, reason);
    add_path(search, trail, PATH_CUT, reason);
}

// ---- The verdict

static int violated_first(const void *first, const void *second) {
    const ProgramPath *a = first, *b = second;
    if ((a->status == PATH_VIOLATED) != (b->status == PATH_VIOLATED))
        return a->status == PATH_VIOLATED ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

// "5 paths: 1 feasible; 1 verified, 0 violated, 0 cut"
static void tell_counts(Search *search) {
    const PathCounts *counts = &search->report->counts;
    Buffer buffer = {0};
    buffer_format(&buffer, "%u path%s: %u feasible; %u verified, %u violated, %u cut",
                  counts->enumerated, counts->enumerated == 1 ? "" : "s", counts->feasible,
                  counts->by_status[PATH_VERIFIED], counts->by_status[PATH_VIOLATED],
                  counts->by_status[PATH_CUT]);
    if (counts->by_status[PATH_UNKNOWN])
        buffer_format(&buffer, ", %u unknown", counts->by_status[PATH_UNKNOWN]);
    if (counts->filtered)
        buffer_format(&buffer, "; %u not asked for", counts->filtered);
    const char *text = arena_copy_text(search->checker.arena, buffer.text, buffer.length);
    vector_push(search->checker.arena, &search->report->verdict->remarks, text);
    buffer_free(&buffer);
}

// The filters leave nothing over: to say that it holds would mean nothing.
static void tell_unconcerned(Search *search) {
    Verdict *verdict = search->report->verdict;
    const char *text = verdict->cuts.count ? "no path that was followed is one that was asked for"
                                           : "no feasible path is one that was asked for";
    Remark remark = {verdict->span, text};
    vector_push(search->checker.arena, &verdict->vacuous, remark);
    verdict->kind = VERDICT_VACUOUS;
    search->report->is_unconcerned = true;
}

// No path gets to an end. Perhaps only because something is not modelled, at the start above all.
static bool is_unknown_without_paths(Search *search) {
    Verdict *verdict = search->report->verdict;
    const Unmodelled *place = reached_unmodelled(search, TERM_TRUE);
    if (place)
        add_remark(search, &verdict->unknown, place->span,
                   arena_format(search->checker.arena, "%s (not modelled)", place->text));
    return place != NULL;
}

void judge_verdict(Search *search) {
    PathReport *report = search->report;
    tell_counts(search);
    Verdict *verdict = report->verdict;
    const PathCounts *counts = &report->counts;
    if (report->paths.count)
        qsort(report->paths.items, report->paths.count, sizeof(ProgramPath), violated_first);
    bool has_paths = counts->enumerated || counts->by_status[PATH_CUT];
    bool is_over = search->checker.out_of_time;
    if (!has_paths && !is_over && !counts->filtered && is_unknown_without_paths(search))
        verdict->kind = VERDICT_UNKNOWN;
    else if (filter_is_given(&search->options->filter) && !has_paths && !is_over)
        tell_unconcerned(search);
    else if (counts->by_status[PATH_VIOLATED])
        verdict->kind = VERDICT_VIOLATED;
    else if (counts->by_status[PATH_UNKNOWN] || search->checker.out_of_time)
        verdict->kind = VERDICT_UNKNOWN;
    else if (counts->by_status[PATH_CUT] || verdict->cuts.count)
        verdict->kind = VERDICT_HOLDS_CUT;
    else
        verdict->kind = VERDICT_HOLDS;
}
