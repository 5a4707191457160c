// Is there an input that takes a prefix?
//
// The input known for the prefix before the fork takes one of the ways; only for
// the other the solver must be asked. What is asked about paths that are done
// stays in the solver and slows it down, so now and then it starts afresh.
#include "explore/internal.h"

enum { FEWEST_VARIABLES = 800 };

// ---- The solver

static void renew_solver(Search *search) {
    Checker *checker = &search->checker;
    if (checker->options->stop)
        stop_watch(checker->options->stop, NULL);
    solver_free(checker->solver);
    checker->solver =
        solver_new_with(checker->options->solver, checker->terms, &checker->options->encoding);
    if (checker->options->stop)
        stop_watch(checker->options->stop, checker->solver);
    step_use_solver(checker->symex, checker->solver);
}

static bool is_worn(Search *search) {
    uint64_t variables = solver_statistics(search->checker.solver).variables;
    return variables > FEWEST_VARIABLES && variables > 2 * (uint64_t)search->renewed_at;
}

SolverAnswer search_ask(Search *search, Term condition) {
    if (condition == TERM_FALSE)
        return SOLVER_UNSATISFIABLE;
    return search_ask_all(search, &condition, condition != TERM_TRUE);
}

SolverAnswer search_ask_all(Search *search, const Term *conditions, uint32_t count) {
    Checker *checker = &search->checker;
    bool is_new = is_worn(search);
    if (is_new)
        renew_solver(search);
    checker->verdict->statistics.questions++;
    SolverAnswer answer = step_ask(checker->symex, conditions, count);
    checker->out_of_time |= answer == SOLVER_UNKNOWN;
    if (is_new)
        search->renewed_at = (uint32_t)solver_statistics(checker->solver).variables;
    if (answer == SOLVER_SATISFIABLE)
        solver_read_model(checker->solver, search->model);
    return answer;
}

bool search_has_input(Search *search, Term condition) {
    return condition != TERM_FALSE && term_evaluate(search->model, condition);
}

// ---- Inputs

Input *input_save(Search *search) {
    Arena *arena = search->checker.scratch;
    Input *input = ARENA_NEW(arena, Input);
    const Term *variables = term_model_variables(search->model, &input->count);
    input->values = arena_array(arena, input->count, sizeof(uint64_t));
    for (uint32_t i = 0; i < input->count; i++)
        input->values[i] = term_evaluate(search->model, variables[i]);
    return input;
}

// Variables that came later are those of other paths.
void input_restore(Search *search, const Input *input) {
    uint32_t count;
    const Term *variables = term_model_variables(search->model, &count);
    for (uint32_t i = 0; i < input->count; i++)
        term_model_set(search->model, variables[i], input->values[i]);
}
