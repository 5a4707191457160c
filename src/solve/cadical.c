// CaDiCaL on our own encoding.
#include "solve/internal.h"

#include "base/clock.h"
#include "base/arena.h"
#include "base/vector.h"
#include "solve/sat.h"
#include "solve/encoder.h"
#include "solve/share.h"

#include <stdlib.h>

typedef struct CadicalEngine {
    const TermTable *table;
    const Limits *limits;
    Arena *arena;
    SatSolver *solver;
    Encoder *encoder;
    VECTOR(int) assumptions;
    uint32_t processes;    // for a hard question
    int most_conflicts;    // of the next question; 0: any number
    double encode_seconds; // during checks
    bool is_asked;         // a question is under way, which has a deadline
    bool is_answered;      // its answer is read: nothing is built, so nothing is stopped
} CadicalEngine;

static bool has_given_up(const void *context) {
    const Limits *limits = context;
    return atomic_load_explicit(&limits->gave_up, memory_order_relaxed);
}

// What is asserted has no deadline but the last one, after which nothing is asked: nothing of it
// may be missing before.
static bool should_stop_encoding(const void *context) {
    const CadicalEngine *engine = context;
    if (engine->is_answered)
        return false;
    if (engine->is_asked)
        return limits_reached(engine->limits);
    return has_given_up(engine->limits) || deadline_is_past(engine->limits->last);
}

static void add_clause(void *context, const int *literals, uint32_t count) {
    CadicalEngine *engine = context;
    if (has_given_up(engine->limits))
        return;
    for (uint32_t i = 0; i < count; i++)
        sat_add(engine->solver, literals[i]);
    sat_add(engine->solver, 0);
}

static bool should_stop(const void *context) {
    return limits_reached(context);
}

static void *create(TermTable *table, const Limits *limits, const SolverOptions *options) {
    CadicalEngine *engine = memory_alloc(sizeof(CadicalEngine));
    engine->table = table;
    engine->limits = limits;
    engine->arena = arena_new();
    engine->solver = sat_new(should_stop, limits, options->is_brief);
    engine->encoder = encoder_new(table, (ClauseSink){add_clause, engine}, options);
    engine->processes = options->processes;
    encoder_stop_if(engine->encoder, should_stop_encoding, engine);
    return engine;
}

static void destroy(void *context) {
    CadicalEngine *engine = context;
    sat_free(engine->solver);
    encoder_free(engine->encoder);
    arena_free(engine->arena);
    memory_free(engine);
}

static void assert_term(void *context, Term term) {
    CadicalEngine *engine = context;
    encoder_assert(engine->encoder, term);
}

static bool encode_assumptions(CadicalEngine *engine, const Term *terms, uint32_t count) {
    engine->assumptions.count = 0;
    for (uint32_t i = 0; i < count; i++) {
        int literal = encoder_assumption(engine->encoder, terms[i]);
        if (!literal)
            return false;
        vector_push(engine->arena, &engine->assumptions, literal);
    }
    return true;
}

// The clauses of all assumptions come first: adding one forgets what was assumed. False if time
// ran out meanwhile.
static bool assume(CadicalEngine *engine, const Term *terms, uint32_t count) {
    double start = clock_now();
    engine->is_asked = true;
    bool is_whole = encode_assumptions(engine, terms, count);
    engine->is_asked = false;
    engine->encode_seconds += clock_now() - start;
    for (uint32_t i = 0; is_whole && i < count; i++)
        sat_assume(engine->solver, engine->assumptions.items[i]);
    return is_whole;
}

// Most questions are easy: it is given to several processes only when one had no answer for a
// while.
static int solve(CadicalEngine *engine) {
    enum { ALONE = 300 };
    int most = engine->most_conflicts;
    bool may_share = engine->processes > 1 && (!most || most > ALONE);
    engine->most_conflicts = 0;
    if (may_share || most)
        sat_limit_conflicts(engine->solver, may_share ? ALONE : most);
    int answer = sat_solve(engine->solver);
    if (answer || !may_share || limits_reached(engine->limits))
        return answer;
    SharedQuestion question = {.assumptions = engine->assumptions.items,
                               .count = engine->assumptions.count,
                               .processes = engine->processes,
                               .most_conflicts = most ? most - ALONE : 0};
    return share_solve(engine->solver, &question, should_stop, engine->limits);
}

static SolverAnswer check(void *context, const Term *assumptions, uint32_t count) {
    CadicalEngine *engine = context;
    if (!assume(engine, assumptions, count) || has_given_up(engine->limits))
        return SOLVER_UNKNOWN;
    switch (solve(engine)) {
    case 10: return SOLVER_SATISFIABLE;
    case 20: return SOLVER_UNSATISFIABLE;
    }
    return SOLVER_UNKNOWN;
}

// ---- Results

static bool is_set(const CadicalEngine *engine, Term variable, uint32_t bit) {
    int literal = encoder_bit(engine->encoder, variable, bit);
    return literal && sat_value(engine->solver, literal) > 0;
}

static bool is_true(void *context, Literal literal) {
    CadicalEngine *engine = context;
    if (literal == LITERAL_TRUE || literal == LITERAL_FALSE)
        return literal == LITERAL_TRUE;
    int number = encoder_literal(engine->encoder, literal);
    return number && sat_value(engine->solver, abs(number)) == number;
}

static void read_model(void *context, TermModel *model) {
    CadicalEngine *engine = context;
    encoder_read_order(engine->encoder, model, is_true, engine);
    uint32_t count;
    const Term *variables = encoder_variables(engine->encoder, &count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t width = term_width(engine->table, variables[i]);
        uint64_t value = 0;
        for (uint32_t bit = 0; bit < (width ? width : 1); bit++)
            value |= (uint64_t)is_set(engine, variables[i], bit) << bit;
        term_model_set(model, variables[i], value);
    }
}

static bool failed(void *context, Term assumption) {
    CadicalEngine *engine = context; // whose clauses for this term all exist
    engine->is_answered = true;
    int literal = encoder_assumption(engine->encoder, assumption);
    engine->is_answered = false;
    return sat_failed(engine->solver, literal);
}

static void limit(void *context, int conflicts) {
    CadicalEngine *engine = context;
    engine->most_conflicts = conflicts;
}

static void use_processes(void *context, uint32_t count) {
    CadicalEngine *engine = context;
    engine->processes = count;
}

static void statistics(const void *context, SolverStatistics *result) {
    const CadicalEngine *engine = context;
    result->variables = encoder_variable_count(engine->encoder);
    result->clauses = encoder_clause_count(engine->encoder);
    result->conflicts = sat_conflicts(engine->solver);
    result->encode_seconds += engine->encode_seconds;
    result->seconds -= engine->encode_seconds;
}

const Engine cadical_engine = {create, destroy, assert_term,   check, read_model, failed,
                               NULL,   limit,   use_processes, NULL,  statistics};
