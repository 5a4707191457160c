// Models show what is possible; when there is no model of anything not yet seen,
// the rest is ruled out.
#include "solve/possible.h"

#include "base/arena.h"

typedef struct Search {
    Solver *solver;
    TermTable *table;
    Term given;
    const Term *conditions;
    uint32_t count;
    bool *is_possible;
    const PossibleLimits *limits;
} Search;

static bool has_open(const Search *search) {
    for (uint32_t i = 0; i < search->count; i++)
        if (!search->is_possible[i])
            return true;
    return false;
}

static Term any_open(const Search *search) {
    Term *open = memory_alloc(search->count * sizeof(Term));
    uint32_t count = 0;
    for (uint32_t i = 0; i < search->count; i++)
        if (!search->is_possible[i])
            open[count++] = search->conditions[i];
    Term any = term_or_all(search->table, open, count);
    memory_free(open);
    return any;
}

static void learn_from_model(const Search *search) {
    TermModel *model = solver_model(search->solver);
    for (uint32_t i = 0; i < search->count; i++)
        if (!search->is_possible[i] && term_evaluate(model, search->conditions[i]))
            search->is_possible[i] = true;
    term_model_free(model);
}

static SolverAnswer ask(const Search *search, Term condition, int conflicts) {
    Term assumed[] = {search->given, condition};
    solver_limit_conflicts(search->solver, conflicts);
    SolverAnswer answer = solver_check(search->solver, assumed, 2, search->limits->deadline);
    if (answer == SOLVER_SATISFIABLE)
        learn_from_model(search);
    return answer;
}

static uint64_t conflicts_of(const Search *search) {
    return solver_statistics(search->solver).conflicts;
}

// Each by itself that is open, until so many conflicts are spent in all; says how many had no
// answer.
static uint32_t ask_open(const Search *search, bool *is_refuted, int conflicts, uint64_t end) {
    uint32_t unanswered = 0;
    for (uint32_t i = 0; i < search->count && conflicts_of(search) < end; i++) {
        Term condition = search->conditions[i];
        if (search->is_possible[i] || is_refuted[i])
            continue;
        SolverAnswer answer = ask(search, condition, conflicts);
        is_refuted[i] = answer == SOLVER_UNSATISFIABLE;
        if (is_refuted[i])
            solver_assert(search->solver,
                          term_not(term_and(search->table, search->given, condition)));
        unanswered += answer == SOLVER_UNKNOWN;
    }
    return unanswered;
}

// Where all together are too hard, each by itself; and, where that rules out much, the others once
// more: what was ruled out behind them helps.
static void ask_singly(const Search *search) {
    enum { MORE = 10 };
    bool *is_refuted = memory_alloc(search->count * sizeof(bool));
    uint32_t open = 0;
    for (uint32_t i = 0; i < search->count; i++)
        open += !search->is_possible[i];
    int conflicts = search->limits->single_conflicts;
    uint32_t unanswered = ask_open(search, is_refuted, conflicts, UINT64_MAX);
    if (unanswered && unanswered <= open / 2 && search->limits->again_conflicts)
        ask_open(search, is_refuted, MORE * conflicts,
                 conflicts_of(search) + (uint64_t)search->limits->again_conflicts);
    for (uint32_t i = 0; i < search->count; i++)
        search->is_possible[i] |= !is_refuted[i];
    memory_free(is_refuted);
}

SolverAnswer solver_find_possible(Solver *solver, TermTable *table, Term given,
                                  const Term *conditions, uint32_t count, bool *is_possible,
                                  const PossibleLimits *limits) {
    Search search = {solver, table, given, conditions, count, is_possible, limits};
    Term any = TERM_TRUE; // at first any model will do, to know that there is one
    for (uint32_t questions = 0; questions < limits->questions && (!questions || has_open(&search));
         questions++) {
        SolverAnswer answer = ask(&search, any, limits->joint_conflicts);
        if (answer == SOLVER_UNSATISFIABLE)
            return questions ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE;
        if (answer == SOLVER_UNKNOWN && !questions)
            return SOLVER_UNKNOWN;
        if (answer == SOLVER_UNKNOWN)
            break;
        any = any_open(&search);
    }
    if (!limits->single_conflicts && has_open(&search))
        return SOLVER_UNKNOWN;
    ask_singly(&search);
    return SOLVER_SATISFIABLE;
}
