// CaDiCaL on our own bit-blaster.
#include "solve/internal.h"

#include "base/arena.h"
#include "diag/internal_error.h"
#include "solve/bitblast.h"
#include "solve/cnf.h"

#include <ccadical.h>
#include <limits.h>

typedef struct CadicalEngine {
    TermTable *table;
    const Limits *limits;
    CCaDiCaL *solver;
    GateGraph *graph;
    Bitblaster *blaster;
    Cnf *cnf;
    uint64_t conflicts;
} CadicalEngine;

static void add_clause(void *context, const int *literals, uint32_t count) {
    CCaDiCaL *solver = context;
    for (uint32_t i = 0; i < count; i++)
        ccadical_add(solver, literals[i]);
    ccadical_add(solver, 0);
}

static int should_stop(void *context) {
    return limits_reached(context);
}

// CaDiCaL tells nothing else about its work while it runs: one clause learned is one conflict.
static void count_conflict(void *context, int *clause) {
    (void)clause;
    ++*(uint64_t *)context;
}

static void *create(TermTable *table, const Limits *limits) {
    CadicalEngine *engine = memory_alloc(sizeof(CadicalEngine));
    engine->table = table;
    engine->limits = limits;
    engine->solver = ccadical_init();
    ccadical_set_option(engine->solver, "quiet", 1);
    engine->graph = gate_graph_new();
    engine->blaster = bitblast_new(table, engine->graph);
    engine->cnf = cnf_new(engine->graph, (ClauseSink){add_clause, engine->solver});
    ccadical_set_terminate(engine->solver, (void *)limits, should_stop);
    ccadical_set_learn(engine->solver, &engine->conflicts, INT_MAX, count_conflict);
    return engine;
}

static void destroy(void *context) {
    CadicalEngine *engine = context;
    ccadical_release(engine->solver);
    cnf_free(engine->cnf);
    bitblast_free(engine->blaster);
    gate_graph_free(engine->graph);
    memory_free(engine);
}

static void assert_term(void *context, Term term) {
    CadicalEngine *engine = context;
    cnf_assert(engine->cnf, bitblast(engine->blaster, term));
}

static SolverAnswer check(void *context, const Term *assumptions, uint32_t count) {
    CadicalEngine *engine = context;
    // Clauses of all assumptions first: adding one forgets what was assumed.
    for (uint32_t i = 0; i < count; i++)
        cnf_assumption(engine->cnf, bitblast(engine->blaster, assumptions[i]));
    for (uint32_t i = 0; i < count; i++)
        ccadical_assume(engine->solver,
                        cnf_find(engine->cnf, bitblast(engine->blaster, assumptions[i])));
    switch (ccadical_solve(engine->solver)) {
    case 10: return SOLVER_SATISFIABLE;
    case 20: return SOLVER_UNSATISFIABLE;
    }
    return SOLVER_UNKNOWN;
}

// ---- Results

static bool bit_value(const CadicalEngine *engine, Literal literal) {
    if (literal == LITERAL_TRUE || literal == LITERAL_FALSE)
        return literal == LITERAL_TRUE;
    int found = cnf_find(engine->cnf, literal);
    return found && ccadical_val(engine->solver, found) > 0;
}

static void read_model(void *context, TermModel *model) {
    CadicalEngine *engine = context;
    uint32_t count, width = 0;
    const Term *variables = bitblast_variables(engine->blaster, &count);
    for (uint32_t i = 0; i < count; i++) {
        const Literal *bits = bitblast_find(engine->blaster, variables[i], &width);
        uint64_t value = 0;
        for (uint32_t bit = 0; bit < width; bit++)
            value |= (uint64_t)bit_value(engine, bits[bit]) << bit;
        term_model_set(model, variables[i], value);
    }
}

static bool failed(void *context, Term assumption) {
    CadicalEngine *engine = context;
    int literal = cnf_find(engine->cnf, bitblast(engine->blaster, assumption));
    SHOULD(literal, "an assumption should have a literal");
    return ccadical_failed(engine->solver, literal);
}

static void statistics(const void *context, SolverStatistics *result) {
    const CadicalEngine *engine = context;
    result->variables = cnf_variable_count(engine->cnf);
    result->clauses = cnf_clause_count(engine->cnf);
    result->conflicts = engine->conflicts;
}

const Engine cadical_engine = {create,     destroy, assert_term, check,
                               read_model, failed,  NULL,        statistics};
