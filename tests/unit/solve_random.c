// Random terms: CaDiCaL, Z3, and the evaluator under all assignments agree.
#include "unit.h"

#include "solve/solver.h"
#include "term_reference.h"

static SolverAnswer ask(SolverKind kind, TermTable *table, const Term *terms, uint32_t count) {
    Solver *solver = solver_new(kind, table);
    for (uint32_t i = 0; i < count; i++)
        solver_assert(solver, terms[i]);
    SolverAnswer answer = solver_check(solver, NULL, 0, deadline_after(5));
    if (answer == SOLVER_SATISFIABLE)
        term_model_free(solver_model(solver)); // which is checked
    solver_free(solver);
    return answer;
}

// Some booleans of the pool, each as it is under the first assignment or the other way round.
static uint32_t pick_booleans(Pool *pool, Term *terms, uint32_t most, bool satisfiable) {
    uint32_t count = 0;
    for (uint32_t i = pool->count; i-- > 0 && count < most;) {
        Sample *sample = &pool->items[i];
        if (sample->width || random_below(&pool->random, 3) == 0)
            continue;
        bool holds = sample->values[0];
        if (!satisfiable && random_below(&pool->random, 2))
            holds = !holds;
        terms[count++] = holds ? sample->term : term_not(sample->term);
    }
    return count;
}

// ---- Few bits: all assignments

typedef struct Variables {
    Term terms[8];
    uint32_t widths[8];
    uint32_t count, bits;
} Variables;

static Variables variables_of(const Pool *pool) {
    Variables variables = {.count = 0};
    for (uint32_t i = 0; i < pool->count; i++) {
        TermKind kind = term_kind(pool->table, pool->items[i].term);
        bool is_variable = kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE;
        if (!is_variable || variables.count == 5)
            continue;
        uint32_t width = pool->items[i].width ? pool->items[i].width : 1;
        variables.terms[variables.count] = pool->items[i].term;
        variables.widths[variables.count++] = width;
        variables.bits += width;
    }
    return variables;
}

static bool try_all(const Pool *pool, const Variables *variables, const Term *terms,
                    uint32_t count) {
    TermModel *model = term_model_new(pool->table);
    bool found = false;
    for (uint64_t number = 0; number >> variables->bits == 0 && !found; number++) {
        uint64_t rest = number;
        for (uint32_t i = 0; i < variables->count; i++) {
            term_model_set(model, variables->terms[i], low_bits(rest, variables->widths[i]));
            rest >>= variables->widths[i];
        }
        found = true;
        for (uint32_t i = 0; i < count && found; i++)
            found = term_evaluate(model, terms[i]);
    }
    term_model_free(model);
    return found;
}

static bool agree_with_all_assignments(uint64_t seed) {
    Pool pool = pool_new(seed, (uint32_t[4]){1, 2, 3, 3}, 1);
    Variables variables = variables_of(&pool); // before anything else is in the pool
    for (int i = 0; i < 60; i++)
        pool_grow(&pool);
    Term terms[6];
    uint32_t count = pick_booleans(&pool, terms, 6, false);
    SolverAnswer expected =
        try_all(&pool, &variables, terms, count) ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE;
    bool right = ask(SOLVER_CADICAL, pool.table, terms, count) == expected &&
                 ask(SOLVER_Z3, pool.table, terms, count) == expected;
    if (!right)
        printf("seed %" PRIu64 "\n", seed);
    pool_free(&pool);
    return right;
}

UNIT_TEST(solvers_agree_with_all_assignments) {
    for (uint64_t seed = 1; seed <= usual_times(60); seed++)
        CHECK(agree_with_all_assignments(seed));
}

// ---- More bits: the two solvers

static bool solvers_agree(uint64_t seed, const uint32_t widths[4], uint32_t size) {
    Pool pool = pool_new(seed, widths, 1);
    for (uint32_t i = 0; i < size; i++)
        pool_grow(&pool);
    Term terms[6];
    uint32_t count = pick_booleans(&pool, terms, 6, seed % 4 == 0);
    SolverAnswer one = ask(SOLVER_CADICAL, pool.table, terms, count);
    SolverAnswer other = ask(SOLVER_Z3, pool.table, terms, count);
    bool right = one == other || one == SOLVER_UNKNOWN || other == SOLVER_UNKNOWN;
    if (seed % 4 == 0 && (one == SOLVER_UNSATISFIABLE || other == SOLVER_UNSATISFIABLE))
        right = false; // the first assignment satisfies them
    if (!right)
        printf("seed %" PRIu64 ": %d and %d\n", seed, one, other);
    pool_free(&pool);
    return right;
}

UNIT_TEST(solvers_agree_at_few_bits) {
    for (uint64_t seed = 1; seed <= usual_times(40); seed++)
        CHECK(solvers_agree(seed, (uint32_t[4]){4, 5, 7, 8}, 60));
}

UNIT_TEST(solvers_agree_as_in_java) {
    for (uint64_t seed = 1; seed <= usual_times(30); seed++)
        CHECK(solvers_agree(seed, (uint32_t[4]){8, 16, 32, 64}, 25));
}
