// Is the line reached, and if not, what rules it out?
//
// The guard of a point is a conjunction of what was decided on the way. Where nothing satisfies the
// guard of the line, the first point on the way that nothing reaches is looked for, and the solver
// asked which parts of its guard contradict each other and the clauses of the specification.
#include "explain/internal.h"

#include <stdlib.h>

enum { MOST_PARTS = 4096 }; // of a guard

// ---- Guards

// The parts of a conjunction, each once.
static TermList parts_of(const Checker *checker, Term guard) {
    TermList open = {0}, parts = {0};
    Map seen = {0};
    vector_push(checker->scratch, &open, guard);
    while (open.count && parts.count < MOST_PARTS) {
        Term term = open.items[--open.count];
        void *key = (void *)(uintptr_t)term;
        if (term == TERM_TRUE || map_get(&seen, key))
            continue;
        map_put(checker->scratch, &seen, key, key);
        if (!term_is_negated(term) && term_kind(checker->terms, term) == TERM_KIND_AND) {
            vector_push(checker->scratch, &open, term_child(checker->terms, term, 0));
            vector_push(checker->scratch, &open, term_child(checker->terms, term, 1));
        } else {
            vector_push(checker->scratch, &parts, term);
        }
    }
    return parts;
}

static bool has_part(const TermList *parts, Term term) {
    for (uint32_t i = 0; i < parts->count; i++)
        if (parts->items[i] == term)
            return true;
    return false;
}

static bool is_decision(IrMarkKind kind) {
    return kind == IR_MARK_HOLDS || kind == IR_MARK_FAILS || kind == IR_MARK_CASE ||
           kind == IR_MARK_CATCH;
}

// Those parts that were decided at the point get its name.
static void name_parts(Checker *checker, const Point *point, NamedList *parts) {
    Point before = {IR_MARK_CONDITION, point->node};
    TermList at = parts_of(checker, point_reached(checker, point));
    TermList known = parts_of(checker, point_reached(checker, &before));
    for (uint32_t i = 0; i < parts->count; i++) {
        Named *part = &parts->items[i];
        if (part->is_told || !has_part(&at, part->term) || has_part(&known, part->term))
            continue;
        part->reason = point_reason(point);
        part->is_told = true;
    }
}

static NamedList named_parts(Checker *checker, const PointList *points, Term guard) {
    const MarkedList *marked = symex_marked(checker->symex);
    TermList parts = parts_of(checker, guard);
    NamedList named = {0};
    for (uint32_t i = 0; i < parts.count; i++)
        vector_push(checker->scratch, &named, (Named){.term = parts.items[i]});
    for (uint32_t i = 0; i < points->count; i++)
        if (is_decision(points->items[i].kind))
            name_parts(checker, &points->items[i], &named);
    for (uint32_t i = 0; i < marked->count; i++) {
        Point point = {marked->items[i].mark->kind, marked->items[i].mark->node};
        if (is_decision(point.kind))
            name_parts(checker, &point, &named);
    }
    return named;
}

// ---- What rules it out

static bool is_reached(Checker *checker, Term guard) {
    return guard != TERM_FALSE && checker_ask(checker, &guard, 1) == SOLVER_SATISFIABLE;
}

// The first point that nothing reaches; what stands before it is reached.
static uint32_t first_unreached(Checker *checker, const PointList *points) {
    uint32_t i = 0;
    while (i < points->count && is_reached(checker, point_reached(checker, &points->items[i])))
        i++;
    return i;
}

static const Missed *missed_at(const Checker *checker, const Point *point) {
    const MissedList *missed = symex_missed(checker->symex);
    for (uint32_t i = 0; i < missed->count; i++)
        if (missed->items[i].mark->kind == point->kind &&
            missed->items[i].mark->node == point->node)
            return &missed->items[i];
    return NULL;
}

// `last`: what would have to hold besides the guard.
static void add_core(Checker *checker, const PointList *points, Term guard, const Named *last,
                     ReasonList *reasons) {
    Solver *solver = explain_solver(checker);
    NamedList named = core_clauses(checker, solver);
    NamedList parts = named_parts(checker, points, guard);
    for (uint32_t i = 0; i < parts.count; i++)
        vector_push(checker->scratch, &named, parts.items[i]);
    vector_push(checker->scratch, &named, *last);
    core_find(checker, solver, &named, false, reasons);
    explain_solver_free(checker, solver);
}

static bool is_named(const ReasonList *reasons, const Reason *reason) {
    for (uint32_t i = 0; i < reasons->count; i++)
        if (reasons->items[i].span.begin == reason->span.begin &&
            reasons->items[i].kind == reason->kind)
            return true;
    return false;
}

// Where no condition has a part in it, the point itself is told, or what nothing gets past.
static void add_point(Checker *checker, const PointList *points, uint32_t at, ReasonList *reasons) {
    const Point *point = &points->items[at];
    Reason reason = point_reason(point);
    if (!is_decision(point->kind)) {
        if (!at)
            return;
        reason = point_reason(&points->items[at - 1]);
        reason.kind = REASON_PAST;
    }
    if (!is_named(reasons, &reason))
        vector_push(checker->arena, reasons, reason);
}

static bool has_decision(const ReasonList *reasons) {
    for (uint32_t i = 0; i < reasons->count; i++)
        if (reasons->items[i].kind != REASON_CLAUSE)
            return true;
    return false;
}

static int by_place(const void *first, const void *second) {
    const Reason *a = first, *b = second;
    return a->span.begin < b->span.begin ? -1 : a->span.begin > b->span.begin;
}

static void explain_unreached(Checker *checker, const PointList *points, ReasonList *reasons) {
    uint32_t at = first_unreached(checker, points);
    if (at == points->count)
        return;
    Term guard = point_reached(checker, &points->items[at]);
    PointList before = {.items = points->items, .count = at + 1};
    const Missed *missed = missed_at(checker, &points->items[at]);
    Named last = {.term = TERM_TRUE};
    if (guard == TERM_FALSE && missed) {
        guard = missed->guard;
        last = (Named){point_reason(&points->items[at]), missed->condition, true};
    }
    if (guard != TERM_FALSE)
        add_core(checker, &before, guard, &last, reasons);
    if (!has_decision(reasons))
        add_point(checker, points, at, reasons);
    if (reasons->count)
        qsort(reasons->items, reasons->count, sizeof(Reason), by_place);
}

// ---- The answer

// Executions that were not followed to their end may reach anything.
static Term not_followed(Checker *checker) {
    const CutList *cuts = symex_cuts(checker->symex);
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    Term open = TERM_FALSE;
    for (uint32_t i = 0; i < cuts->count; i++)
        if (!cuts->items[i].class_symbol)
            open = term_or(checker->terms, open, cuts->items[i].condition);
    for (uint32_t i = 0; i < unmodelled->count; i++)
        if (!unmodelled->items[i].is_apart && !unmodelled->items[i].is_doubt)
            open = term_or(checker->terms, open, unmodelled->items[i].condition);
    const ObligationList *obligations = symex_obligations(checker->symex);
    for (uint32_t i = 0; i < obligations->count; i++)
        if (check_ends_there(obligations->items[i].kind))
            open = term_or(checker->terms, open, obligations->items[i].violated);
    return open;
}

static const char *example_of(Checker *checker, Term reached) {
    TermList kept = {0};
    vector_push(checker->scratch, &kept, reached);
    const char *text = example_text(checker, &kept);
    return *text ? text : NULL;
}

static LineReach answer_of(Checker *checker, Term reached, Explanation *explanation) {
    Term open = not_followed(checker);
    SolverAnswer answer =
        reached == TERM_FALSE ? SOLVER_UNSATISFIABLE : checker_ask(checker, &reached, 1);
    if (answer == SOLVER_SATISFIABLE)
        explanation->example = example_of(checker, reached);
    if (answer != SOLVER_UNSATISFIABLE)
        return answer == SOLVER_SATISFIABLE ? REACH_SOME : REACH_NOT_KNOWN;
    return open == TERM_FALSE || checker_ask(checker, &open, 1) == SOLVER_UNSATISFIABLE
               ? REACH_NONE
               : REACH_OPEN;
}

void explain_reach(Checker *checker, const Method *method, Span line, Explanation *explanation) {
    const Node *statement = point_statement(method, line);
    PointList points = {0};
    if (statement)
        points = points_to(checker->scratch, method, statement);
    if (!points.count)
        return;
    explanation->statement = statement->span;
    if (checker->out_of_time) {
        explanation->reach = REACH_NOT_KNOWN;
        return;
    }
    Term reached = point_reached(checker, &vector_last(&points));
    explanation->reach = answer_of(checker, reached, explanation);
    if (explanation->reach == REACH_NONE || explanation->reach == REACH_OPEN)
        explain_unreached(checker, &points, &explanation->reasons);
}
