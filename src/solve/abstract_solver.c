#include "solve/abstract_solver.h"

#include "base/arena.h"
#include "base/vector.h"
#include "solve/abstraction.h"

struct AbstractSolver {
    Arena *arena;
    Abstraction *abstraction;
    void *engine;
    uint32_t asserted; // of the assertions of the other solver
    VECTOR(Term) assumptions;
};

AbstractSolver *abstract_solver_new(TermTable *table, const Limits *limits,
                                    const SolverOptions *options) {
    AbstractSolver *solver = memory_alloc(sizeof(AbstractSolver));
    SolverOptions own = *options;
    own.processes = 0;
    solver->arena = arena_new();
    solver->abstraction = abstraction_new(table);
    solver->engine = cadical_engine.create(table, limits, &own);
    return solver;
}

void abstract_solver_free(AbstractSolver *solver) {
    if (!solver)
        return;
    cadical_engine.destroy(solver->engine);
    abstraction_free(solver->abstraction);
    arena_free(solver->arena);
    memory_free(solver);
}

static void assert_lemmas(AbstractSolver *solver) {
    uint32_t count;
    const Term *lemmas = abstraction_take_lemmas(solver->abstraction, &count);
    for (uint32_t i = 0; i < count; i++)
        cadical_engine.assert_term(solver->engine, lemmas[i]);
}

SolverAnswer abstract_solver_check(AbstractSolver *solver, const Term *assertions, uint32_t count,
                                   const Term *assumptions, uint32_t assumption_count,
                                   int most_conflicts) {
    enum { MOST_CONFLICTS = 10000 }; // what follows does so nearly by propagation
    for (uint32_t i = solver->asserted; i < count; i++)
        abstraction_note_fact(solver->abstraction, assertions[i]);
    while (solver->asserted < count)
        cadical_engine.assert_term(
            solver->engine, abstraction_of(solver->abstraction, assertions[solver->asserted++]));
    solver->assumptions.count = 0;
    for (uint32_t i = 0; i < assumption_count; i++)
        vector_push(solver->arena, &solver->assumptions,
                    abstraction_of(solver->abstraction, assumptions[i]));
    assert_lemmas(solver);
    cadical_engine.limit(solver->engine, most_conflicts && most_conflicts < MOST_CONFLICTS
                                             ? most_conflicts
                                             : MOST_CONFLICTS);
    SolverAnswer answer =
        cadical_engine.check(solver->engine, solver->assumptions.items, assumption_count);
    return answer == SOLVER_UNSATISFIABLE ? answer : SOLVER_UNKNOWN;
}

bool abstract_solver_failed(AbstractSolver *solver, Term assumption) {
    return cadical_engine.failed(solver->engine, abstraction_of(solver->abstraction, assumption));
}

uint64_t abstract_solver_conflicts(const AbstractSolver *solver) {
    SolverStatistics statistics = {0};
    cadical_engine.statistics(solver->engine, &statistics);
    return statistics.conflicts;
}
