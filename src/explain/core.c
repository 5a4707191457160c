#include "explain/internal.h"

#include "sema/specs.h"

enum { MOST_CLAUSES = 14 }; // of which small sets are tried one after the other

// With one case, its clauses stand for the precondition.
static bool has_cases(const Checker *checker) {
    return method_cases(checker->sema, checker->method).count > 1;
}

NamedList core_clauses(Checker *checker, Solver *solver) {
    const TermList *assumptions = symex_assumptions(checker->symex);
    const SpanList *clauses = symex_assumption_clauses(checker->symex);
    NamedList named = {0};
    for (uint32_t i = 0; i < assumptions->count; i++) {
        bool is_clause = clauses->items[i].begin != 0;
        // The precondition as a whole stands last.
        bool is_whole = i + 1 == assumptions->count && !is_clause;
        Named one = {{REASON_CLAUSE, is_clause ? clauses->items[i] : checker->verdict->span},
                     assumptions->items[i],
                     true};
        if (is_clause || (is_whole && has_cases(checker)))
            vector_push(checker->scratch, &named, one);
        else if (!is_whole)
            solver_assert(solver, assumptions->items[i]);
    }
    return named;
}

static SolverAnswer ask(Checker *checker, Solver *solver, const NamedList *list) {
    TermList terms = {0};
    for (uint32_t i = 0; i < list->count; i++)
        vector_push(checker->scratch, &terms, list->items[i].term);
    return solver_check(solver, terms.items, terms.count, checker->deadline);
}

static bool contradict(Checker *checker, Solver *solver, const NamedList *list) {
    return ask(checker, solver, list) == SOLVER_UNSATISFIABLE;
}

// ---- Few

typedef struct Choice {
    Checker *checker;
    Solver *solver;
    const NamedList *all;
    NamedList chosen;
} Choice;

// Some set of `size` more, from `from` on, contradicts itself.
static bool choose(Choice *choice, uint32_t from, uint32_t size) {
    if (!size)
        return contradict(choice->checker, choice->solver, &choice->chosen);
    for (uint32_t i = from; i < choice->all->count; i++) {
        vector_push(choice->checker->scratch, &choice->chosen, choice->all->items[i]);
        if (choose(choice, i + 1, size - 1))
            return true;
        choice->chosen.count--;
    }
    return false;
}

static bool find_small(Checker *checker, Solver *solver, const NamedList *all, NamedList *core) {
    enum { SMALL = 3 };
    Choice choice = {checker, solver, all, {0}};
    for (uint32_t size = 1; size <= SMALL && all->count <= MOST_CLAUSES; size++)
        if (choose(&choice, 0, size)) {
            *core = choice.chosen;
            return true;
        }
    return false;
}

// ---- None without need

static void keep_failed(Checker *checker, Solver *solver, const NamedList *from, NamedList *to) {
    NamedList kept = {0};
    for (uint32_t i = 0; i < from->count; i++)
        if (solver_failed(solver, from->items[i].term))
            vector_push(checker->scratch, &kept, from->items[i]);
    *to = kept;
}

// What stands last is tried first: without it, if possible.
static void leave_out(Checker *checker, Solver *solver, NamedList *core) {
    for (uint32_t i = core->count; i-- > 0;) {
        NamedList rest = {0};
        for (uint32_t j = 0; j < core->count; j++)
            if (j != i)
                vector_push(checker->scratch, &rest, core->items[j]);
        if (contradict(checker, solver, &rest)) {
            keep_failed(checker, solver, &rest, core);
            if (i > core->count)
                i = core->count;
        }
    }
}

static bool is_there(const ReasonList *reasons, const Reason *reason) {
    for (uint32_t i = 0; i < reasons->count; i++)
        if (reasons->items[i].kind == reason->kind &&
            reasons->items[i].span.begin == reason->span.begin &&
            reasons->items[i].span.end == reason->span.end)
            return true;
    return false;
}

bool core_find(Checker *checker, Solver *solver, const NamedList *all, bool fewest,
               ReasonList *reasons) {
    NamedList core = {0};
    if (!contradict(checker, solver, all))
        return false;
    keep_failed(checker, solver, all, &core);
    if (!fewest || !find_small(checker, solver, all, &core))
        leave_out(checker, solver, &core);
    for (uint32_t i = 0; i < core.count; i++)
        if (core.items[i].is_told && !is_there(reasons, &core.items[i].reason))
            vector_push(checker->arena, reasons, core.items[i].reason);
    return true;
}
