#include "solve/sat.h"

#include <cadical.hpp>

#include <cstdlib>
#include <vector>

struct SatSolver : CaDiCaL::Terminator, CaDiCaL::Learner {
    SatSolver(SatStop test, const void *test_context, bool is_brief)
        : should_stop(test), context(test_context), conflicts(0), flag(nullptr), is_short(false),
          is_shared_no(false) {
        if (is_brief)
            solver.configure("plain");
        solver.set("quiet", 1);
        solver.set("profile", 0); // it would ask for the time at each step
        solver.connect_terminator(this);
        solver.connect_learner(this);
    }
    ~SatSolver() override {
        solver.disconnect_learner();
        solver.disconnect_terminator();
    }

    bool terminate() override { return should_stop(context) || (flag && *flag); }

    // One clause learned is one conflict; its literals tell where to split a question, and short
    // ones are told to others.
    bool learning(int size) override {
        conflicts++;
        is_short = size <= LONGEST_TOLD;
        return flag && size <= LONGEST_COUNTED;
    }
    void learn(int literal) override {
        if (is_short)
            told.push_back(literal);
        std::vector<uint32_t> &times = learned[literal < 0];
        size_t variable = (size_t)abs(literal);
        if (times.size() <= variable)
            times.resize(variable + 1, 0);
        if (variable)
            times[variable]++;
    }
    uint64_t times_learned(bool is_negative, size_t variable) const {
        const std::vector<uint32_t> &times = learned[is_negative];
        return variable < times.size() ? times[variable] : 0;
    }

    // Of 3, 8 and 20 literals, 8 were best: fewer help less, more are in the way.
    enum { LONGEST_COUNTED = 24, LONGEST_TOLD = 8 };

    SatStop should_stop;
    const void *context;
    uint64_t conflicts;
    const volatile int *flag;
    bool is_short;
    std::vector<int> told;            // short clauses, each with a 0 behind it
    std::vector<uint32_t> learned[2]; // how often, by variable; positive, negative
    std::vector<signed char> lent;    // values, by variable
    bool is_shared_no;                // the last answer was 20, of several processes
    CaDiCaL::Solver solver;
};

SatSolver *sat_new(SatStop should_stop, const void *context, bool is_brief) {
    return new SatSolver(should_stop, context, is_brief);
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
    solver->lent.clear();
    solver->is_shared_no = false;
    return solver->solver.solve();
}

int sat_value(SatSolver *solver, int literal) {
    size_t variable = (size_t)abs(literal);
    if (variable < solver->lent.size())
        return (solver->lent[variable] < 0) == (literal < 0) ? literal : -literal;
    return solver->solver.val(literal);
}

bool sat_failed(SatSolver *solver, int literal) {
    return solver->is_shared_no || solver->solver.failed(literal);
}

uint64_t sat_conflicts(const SatSolver *solver) {
    return solver->conflicts;
}

void sat_share(SatSolver *solver, const volatile int *flag) {
    solver->flag = flag;
    for (auto &times : solver->learned)
        times.clear();
    solver->told.clear();
}

const int *sat_learned(const SatSolver *solver, uint32_t *count) {
    *count = (uint32_t)solver->told.size();
    return solver->told.data();
}

void sat_forget_learned(SatSolver *solver) {
    solver->told.clear();
}

static bool is_among(int variable, const int *used, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (abs(used[i]) == variable)
            return true;
    return false;
}

int sat_best_split(SatSolver *solver, const int *used, uint32_t count) {
    int best = 0;
    uint64_t most = 0;
    for (size_t i = 1; i < solver->learned[0].size(); i++) {
        uint64_t score = solver->times_learned(false, i) * solver->times_learned(true, i);
        int variable = (int)i;
        if (score <= most || is_among(variable, used, count) || solver->solver.fixed(variable))
            continue;
        most = score;
        best = variable;
    }
    return best;
}

int sat_variables(SatSolver *solver) {
    return solver->solver.vars();
}

void sat_take_values(SatSolver *solver, const signed char *values, uint32_t count) {
    solver->lent.assign(values, values + count);
}

void sat_take_no(SatSolver *solver) {
    solver->is_shared_no = true;
}
