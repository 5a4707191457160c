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

// Where all together are too hard, each by itself.
static void ask_singly(const Search *search) {
    for (uint32_t i = 0; i < search->count; i++) {
        Term condition = search->conditions[i];
        if (search->is_possible[i])
            continue;
        SolverAnswer answer = ask(search, condition, search->limits->single_conflicts);
        if (answer == SOLVER_UNSATISFIABLE)
            solver_assert(search->solver,
                          term_not(term_and(search->table, search->given, condition)));
        else
            search->is_possible[i] = true;
    }
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
