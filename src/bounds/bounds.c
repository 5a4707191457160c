#include "bounds/bounds.h"

#include "base/clock.h"
#include "bounds/internal.h"
#include "sema/queries.h"

#include <string.h>

enum { MOST_ITERATIONS = 1 << 16, DEEPEST_RECURSION = 1 << 14 };

// ---- What may be missing

static bool is_possible(Checker *checker, Term condition) {
    return condition != TERM_FALSE && checker_ask(checker, &condition, 1) == SOLVER_SATISFIABLE;
}

static const char *place_text(const Checker *checker, Span span) {
    SourceFile *file = span.begin ? sources_file_at(checker->sources, span.begin) : NULL;
    if (!file)
        return "";
    return arena_format(checker->arena, " at line %u", source_line_column(file, span.begin).line);
}

static void add_reason(Bounder *bounder, Span span, const char *text) {
    Arena *arena = bounder->checker->arena;
    Remark remark = {span, arena_format(arena, "%s", text)};
    for (uint32_t i = 0; i < bounder->bounds->unknown.count; i++)
        if (bounder->bounds->unknown.items[i].span.begin == span.begin)
            return;
    vector_push(arena, &bounder->bounds->unknown, remark);
    if (!bounder->reason)
        bounder->reason = arena_format(arena, "%s%s", text, place_text(bounder->checker, span));
}

static void note_vacuity(Bounder *bounder) {
    Remark remark = {bounder->bounds->span,
                     "no input in the scope meets the precondition and invariants"};
    vector_push(bounder->checker->arena, &bounder->bounds->unknown, remark);
}

// Places that could not be modelled: executions that reach them are left out.
static void find_unmodelled(Bounder *bounder) {
    Checker *checker = bounder->checker;
    const UnmodelledList *all = symex_unmodelled(checker->symex);
    checker->modelled = TERM_TRUE;
    for (uint32_t i = 0; i < all->count; i++) {
        if (all->items[i].is_apart)
            continue;
        if (is_possible(checker, all->items[i].condition))
            add_reason(bounder, all->items[i].span,
                       arena_format(checker->arena, "%s (not modelled)", all->items[i].text));
        checker->modelled =
            term_and(checker->terms, checker->modelled, term_not(all->items[i].condition));
    }
}

// Whether an execution gets to what was cut can be the hardest question of all: it has a third of
// the time that is left, so that bounds are found of what was followed.
static SolverAnswer is_cut_reached(Checker *checker, Term condition) {
    Deadline deadline = checker->deadline;
    bool was_out_of_time = checker->out_of_time;
    if (deadline_is_set(deadline))
        checker->deadline = deadline_at(deadline.at - deadline_left(deadline) * 2 / 3);
    SolverAnswer answer = checker_ask(checker, &condition, 1);
    checker->deadline = deadline;
    bool is_over = deadline_is_past(deadline) ||
                   (checker->options->stop && stop_requested(checker->options->stop));
    checker->out_of_time = was_out_of_time || (answer == SOLVER_UNKNOWN && is_over);
    return answer;
}

// What exceeds the bound of a class is outside the scope; everything else that was cut is missing.
static void find_cuts(Bounder *bounder) {
    Checker *checker = bounder->checker;
    const CutList *cuts = symex_cuts(checker->symex);
    for (uint32_t i = 0; i < cuts->count; i++) {
        if (cuts->items[i].class_symbol || cuts->items[i].condition == TERM_FALSE)
            continue;
        SolverAnswer answer = is_cut_reached(checker, cuts->items[i].condition);
        if (answer != SOLVER_UNSATISFIABLE)
            add_reason(bounder, cuts->items[i].span,
                       arena_format(checker->arena, "%s: %s",
                                    answer == SOLVER_SATISFIABLE ? "not followed to the end"
                                                                 : "no answer whether it goes on",
                                    cuts->items[i].text));
    }
}

// Calls of one method at one place, whatever leads there.
typedef struct Place {
    const Method *method;
    Span span;
    Term before, condition; // executions that get there; those of interest
} Place;

typedef VECTOR(Place) PlaceList;

static void add_place(Bounder *bounder, PlaceList *places, Place added) {
    TermTable *terms = bounder->checker->terms;
    for (uint32_t i = 0; i < places->count; i++) {
        Place *place = &places->items[i];
        if (place->method != added.method || place->span.begin != added.span.begin)
            continue;
        place->before = term_or(terms, place->before, added.before);
        place->condition = term_or(terms, place->condition, added.condition);
        return;
    }
    vector_push(bounder->checker->scratch, places, added);
}

static void tell_breach(Bounder *bounder, const Place *place) {
    Arena *arena = bounder->checker->arena;
    const char *name = verdict_method_name(arena, place->method);
    Remark remark = {
        place->span,
        arena_format(arena, "executions in which '%s' breaks its contract do not count", name)};
    vector_push(arena, &bounder->bounds->breaches, remark);
    if (!bounder->breach)
        bounder->breach = arena_format(arena, "'%s' breaks its contract%s", name,
                                       place_text(bounder->checker, place->span));
}

// Executions in which a method breaks its contract do not count; that there are some is told.
static void find_breaches(Bounder *bounder) {
    Checker *checker = bounder->checker;
    const BreachList *all = symex_breaches(checker->symex);
    PlaceList places = {0};
    for (uint32_t i = 0; i < all->count; i++)
        add_place(
            bounder, &places,
            (Place){all->items[i].method, all->items[i].span, TERM_FALSE, all->items[i].condition});
    for (uint32_t i = 0; i < places.count; i++) {
        Term wish[] = {places.items[i].condition, checker->modelled};
        if (checker_ask(checker, wish, 2) == SOLVER_SATISFIABLE)
            tell_breach(bounder, &places.items[i]);
    }
}

// A contract that nothing satisfies: no execution goes on behind the call.
static void find_dead_ends(Bounder *bounder) {
    Checker *checker = bounder->checker;
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    PlaceList places = {0};
    for (uint32_t i = 0; i < calls->count; i++)
        if (calls->items[i].method)
            add_place(bounder, &places,
                      (Place){calls->items[i].method, calls->items[i].span, calls->items[i].before,
                              calls->items[i].after});
    for (uint32_t i = 0; i < places.count && !checker->out_of_time; i++)
        if (!is_possible(checker, places.items[i].condition) &&
            is_possible(checker, places.items[i].before))
            add_reason(bounder, places.items[i].span,
                       arena_format(checker->arena,
                                    "no state in the scope satisfies the contract of '%s' after "
                                    "this call",
                                    verdict_method_name(checker->arena, places.items[i].method)));
}

// ---- Execution

// Loops are followed further until half of the time is over.
static Deadline half_time(const Checker *checker) {
    if (!deadline_is_set(checker->deadline))
        return deadline_never();
    return deadline_at(checker->deadline.at - checker->options->timeout / 2);
}

static void execute(Bounder *bounder) {
    Checker *checker = bounder->checker;
    RunOptions options = {.few_iterations = 16,
                          .shallow_recursion = 16,
                          .most_iterations = MOST_ITERATIONS,
                          .deepest_recursion = DEEPEST_RECURSION,
                          .compare_from = 1,
                          .unroll_until = half_time(checker),
                          .closed_forms = !bounder->options->by_unrolling,
                          .counts_single = true,
                          .assumes_contracts = true};
    symex_set_run_options(checker->symex, &options);
    symex_run(checker->symex, checker->method);
    checker->out_of_time = symex_out_of_time(checker->symex);
    const TermList *assumptions = symex_assumptions(checker->symex);
    for (uint32_t i = 0; i < assumptions->count; i++)
        solver_assert(checker->solver, assumptions->items[i]);
}

static void find_ends(Bounder *bounder) {
    Checker *checker = bounder->checker;
    TermTable *terms = checker->terms;
    Term returned = symex_returned(checker->symex), thrown = symex_thrown(checker->symex);
    bounder->ended = term_and(
        terms, term_or(terms, returned ? returned : TERM_FALSE, thrown ? thrown : TERM_FALSE),
        checker->modelled);
    bounder->endless = TERM_FALSE;
    const LoopRunList *runs = symex_runs(checker->symex);
    for (uint32_t i = 0; i < runs->count; i++)
        bounder->endless = term_or(terms, bounder->endless, runs->items[i]->endless);
}

// ---- One line per loop of the source

static bool has_numbers(const LoopBound *bound) {
    return bound->status == BOUND_EXACT || bound->status == BOUND_PARTIAL;
}

// What both together say.
static void join_bounds(LoopBound *sum, const LoopBound *other) {
    sum->occurrences++;
    bool may_not_end = sum->may_not_end || other->may_not_end || sum->status == BOUND_INFINITE ||
                       other->status == BOUND_INFINITE;
    uint32_t occurrences = sum->occurrences;
    bool is_unknown = sum->status == BOUND_UNKNOWN || other->status == BOUND_UNKNOWN;
    if (has_numbers(sum) && has_numbers(other)) {
        sum->least = other->least < sum->least ? other->least : sum->least;
        sum->greatest = other->greatest > sum->greatest ? other->greatest : sum->greatest;
        if (other->status == BOUND_PARTIAL)
            sum->status = BOUND_PARTIAL;
    } else if (has_numbers(other) || sum->status == BOUND_UNREACHABLE) {
        *sum = *other;
    }
    if (is_unknown)
        sum->status = has_numbers(sum) ? BOUND_PARTIAL : BOUND_UNKNOWN;
    if (!sum->reason)
        sum->reason = other->reason;
    sum->occurrences = occurrences;
    sum->may_not_end = may_not_end;
}

static void sum_up(Bounder *bounder) {
    Bounds *bounds = bounder->bounds;
    for (uint32_t i = 0; i < bounds->occurrences.count; i++) {
        const LoopBound *bound = &bounds->occurrences.items[i];
        LoopBound *last = bounds->loops.count ? &vector_last(&bounds->loops) : NULL;
        if (last && last->span.begin == bound->span.begin && !strcmp(last->text, bound->text))
            join_bounds(last, bound);
        else
            vector_push(bounder->checker->arena, &bounds->loops, *bound);
    }
}

// ---- A method

// Did the bound of a class matter to what the method creates?
static bool counts_created(const Bounder *bounder) {
    const CutList *cuts = symex_cuts(bounder->checker->symex);
    for (uint32_t i = 0; i < cuts->count; i++)
        if (cuts->items[i].class_symbol)
            return true;
    return false;
}

static void find_all(Bounder *bounder) {
    Checker *checker = bounder->checker;
    execute(bounder);
    find_unmodelled(bounder);
    find_cuts(bounder);
    find_breaches(bounder);
    find_dead_ends(bounder);
    find_ends(bounder);
    if (checker->out_of_time)
        add_reason(bounder, bounder->bounds->span,
                   stop_reason(checker->arena, checker->options->stop, checker->options->timeout));
    else if (!is_possible(checker, TERM_TRUE) && !checker->out_of_time)
        note_vacuity(bounder); // then nothing is reached
    Term endless[] = {bounder->endless, checker->modelled};
    bounder->may_not_end =
        bounder->endless != TERM_FALSE && checker_ask(checker, endless, 2) == SOLVER_SATISFIABLE;
    OccurrenceList occurrences = collect_occurrences(bounder);
    for (uint32_t i = 0; i < occurrences.count; i++)
        vector_push(checker->arena, &bounder->bounds->occurrences,
                    find_bound(bounder, &occurrences.items[i]));
    sum_up(bounder);
}

static Bounds *new_bounds(Arena *arena, Method *method, const BoundsOptions *options) {
    Bounds *bounds = ARENA_NEW(arena, Bounds);
    bounds->method = method;
    bounds->name = verdict_method_name(arena, method);
    bounds->span = verdict_method_span(method);
    bounds->scope = options->check.scope;
    bounds->scope_sentence = "";
    bounds->by_unrolling = options->by_unrolling;
    bounds->has_error = method->has_error;
    return bounds;
}

Bounds *bounds_method(const QuerySubject *subject, const BoundsOptions *options) {
    const Method *method = subject->method;
    Bounds *bounds = new_bounds(subject->arena, subject->method, options);
    if (method->has_error)
        return bounds;
    double begin = clock_now();
    Checker checker = query_checker(subject, &options->check, NULL);
    checker.verdict = ARENA_NEW(checker.scratch, Verdict);
    checker.verdict->scope = options->check.scope;
    checker.verdict->scope.from_start |= query_is_main(method);
    query_begin(&checker, &options->check.scope);
    Bounder bounder = {.checker = &checker, .options = options, .bounds = bounds};
    find_all(&bounder);
    bounds->scope_sentence = describe_states(&checker, counts_created(&bounder));
    query_end(&checker);
    bounds->seconds_solving = checker.verdict->seconds.solve;
    arena_free(checker.scratch);
    bounds->seconds = clock_now() - begin;
    return bounds;
}
