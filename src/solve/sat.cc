#include "solve/sat.h"

#include <cadical.hpp>

struct SatSolver : CaDiCaL::Terminator, CaDiCaL::Learner {
    SatSolver(SatStop test, const void *test_context)
        : should_stop(test), context(test_context), conflicts(0) {
        solver.set("quiet", 1);
        solver.connect_terminator(this);
        solver.connect_learner(this);
    }
    ~SatSolver() override {
        solver.disconnect_learner();
        solver.disconnect_terminator();
    }

    bool terminate() override { return should_stop(context); }

    // One clause learned is one conflict; its literals are of no use to us.
    bool learning(int) override {
        conflicts++;
        return false;
    }
    void learn(int) override {}

    SatStop should_stop;
    const void *context;
    uint64_t conflicts;
    CaDiCaL::Solver solver;
};

SatSolver *sat_new(SatStop should_stop, const void *context) {
    return new SatSolver(should_stop, context);
}

void sat_free(SatSolver *solver) {
    delete solver;
}

void sat_add(SatSolver *solver, int literal) {
    solver->solver.add(literal);
}

void sat_assume(SatSolver *solver, int literal) {
    solver->solver.assume(literal);
}

void sat_limit_conflicts(SatSolver *solver, int conflicts) {
    solver->solver.limit("conflicts", conflicts);
}

int sat_solve(SatSolver *solver) {
    return solver->solver.solve();
}

int sat_value(SatSolver *solver, int literal) {
    return solver->solver.val(literal);
}

bool sat_failed(SatSolver *solver, int literal) {
    return solver->solver.failed(literal);
}

uint64_t sat_conflicts(const SatSolver *solver) {
    return solver->conflicts;
}
