// A hard question that several processes share has the answer that one process has.
#include "unit.h"

#include "solve/solver.h"

#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { WIDTH = 32 };

// Is the number a product of two from 2 to 2^16 - 1? The solver takes thousands of conflicts.
typedef struct Product {
    TermTable *table;
    Solver *solver;
    Term x, y, is_product;
} Product;

static Term factor(TermTable *table, const char *name) {
    return term_zero_extend(table, term_variable(table, WIDTH / 2, name), WIDTH);
}

static Product product_new(uint64_t value, uint32_t processes) {
    Product product = {.table = term_table_new()};
    TermTable *table = product.table;
    SolverOptions options = {.processes = processes};
    product.solver = solver_new_with(SOLVER_CADICAL, table, &options);
    product.x = factor(table, "x");
    product.y = factor(table, "y");
    Term one = term_constant(table, WIDTH, 1);
    solver_assert(product.solver, term_ult(table, one, product.x));
    solver_assert(product.solver, term_ule(table, product.x, product.y));
    product.is_product = term_equal(table, term_multiply(table, product.x, product.y),
                                    term_constant(table, WIDTH, value));
    return product;
}

static void product_free(Product *product) {
    solver_free(product->solver);
    term_table_free(product->table);
}

static SolverAnswer ask(Product *product) {
    return solver_check(product->solver, &product->is_product, 1, deadline_never());
}

static bool has_no_factors(uint64_t value, uint32_t processes) {
    Product product = product_new(value, processes);
    bool is_right = ask(&product) == SOLVER_UNSATISFIABLE &&
                    solver_failed(product.solver, product.is_product) &&
                    solver_statistics(product.solver).conflicts > 2000;
    // What comes after is not affected.
    solver_assert(product.solver, term_not(product.is_product));
    is_right &= solver_check(product.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    term_model_free(is_right ? solver_model(product.solver) : NULL);
    product_free(&product);
    return is_right;
}

static bool has_factors(uint64_t value, uint32_t processes) {
    Product product = product_new(value, processes);
    bool is_right = ask(&product) == SOLVER_SATISFIABLE;
    TermModel *model = is_right ? solver_model(product.solver) : NULL; // which it checks
    is_right =
        is_right && term_evaluate(model, product.x) * term_evaluate(model, product.y) == value;
    term_model_free(model);
    solver_assert(product.solver, term_not(product.is_product));
    is_right &= ask(&product) == SOLVER_UNSATISFIABLE;
    product_free(&product);
    return is_right;
}

UNIT_TEST(nothing_is_found_where_nothing_is) {
    CHECK(has_no_factors(536870909, 3));
}

UNIT_TEST(whoever_finds_a_model_tells_it) {
    static const uint64_t values[] = {UINT64_C(65521) * 65519, UINT64_C(40009) * 65003};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        CHECK(has_factors(values[i], 2));
    }
}

UNIT_TEST(limits_are_kept) {
    Product product = product_new(536870909, 2);
    solver_limit_conflicts(product.solver, 2500);
    CHECK_EQUAL_INT(SOLVER_UNKNOWN, ask(&product));
    SolverAnswer answer =
        solver_check(product.solver, &product.is_product, 1, deadline_after(0.05));
    product_free(&product);
    CHECK_EQUAL_INT(SOLVER_UNKNOWN, answer);
}

// Random clauses of three literals, as many as are hardest; then questions about a few variables
// each, on what is known from those before.
static void ask_random(uint64_t seed, uint32_t processes, SolverAnswer *answers, int count) {
    enum { VARIABLES = 180, CLAUSES = VARIABLES * 21 / 5 };
    TermTable *table = term_table_new();
    SolverOptions options = {.processes = processes};
    Solver *solver = solver_new_with(SOLVER_CADICAL, table, &options);
    Term variables[VARIABLES];
    for (int i = 0; i < VARIABLES; i++) {
        char name[16];
        snprintf(name, sizeof name, "v%d", i);
        variables[i] = term_bool_variable(table, name);
    }
    for (int i = 0; i < CLAUSES + 2 * count; i++) {
        Term clause = TERM_FALSE, all = TERM_TRUE;
        for (int j = 0; j < 3; j++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            Term literal = variables[(seed >> 33) % VARIABLES];
            literal = (seed >> 60) & 1 ? literal : term_not(literal);
            clause = term_or(table, clause, literal);
            all = term_and(table, all, literal);
        }
        if (i < CLAUSES || i % 2)
            solver_assert(solver, clause);
        else
            answers[(i - CLAUSES) / 2] = solver_check(solver, &all, 1, deadline_never());
    }
    solver_free(solver);
    term_table_free(table);
}

UNIT_TEST(answers_are_those_of_one_process) {
    enum { QUESTIONS = 8 };
    for (uint64_t seed = 1; seed <= 6; seed++) {
        SolverAnswer alone[QUESTIONS], shared[QUESTIONS];
        ask_random(seed, 1, alone, QUESTIONS);
        ask_random(seed, 3, shared, QUESTIONS);
        for (int i = 0; i < QUESTIONS; i++)
            CHECK_EQUAL_INT(alone[i], shared[i]);
    }
}

// Ends processes that this one started, as long as it is asked to; their number.
static void *end_children(void *context) {
    const atomic_bool *is_over = context;
    uintptr_t ended = 0;
    for (int i = 0; i < 1000 && !atomic_load(is_over) && ended < 2; i++) {
        DIR *folder = opendir("/proc");
        for (const struct dirent *entry; folder && (entry = readdir(folder));) {
            char path[64], state;
            int process = atoi(entry->d_name), parent;
            snprintf(path, sizeof path, "/proc/%d/stat", process);
            FILE *file = process > 0 ? fopen(path, "r") : NULL;
            bool is_own = file && fscanf(file, "%*d (%*[^)]) %c %d", &state, &parent) == 2 &&
                          parent == getpid() && state != 'Z';
            if (is_own && kill(process, SIGKILL) == 0)
                ended++;
            if (file)
                fclose(file);
        }
        if (folder)
            closedir(folder);
        usleep(3000);
    }
    return (void *)ended;
}

UNIT_TEST(a_process_that_dies_takes_no_answer_with_it) {
    atomic_bool is_over = false;
    pthread_t killer;
    CHECK(pthread_create(&killer, NULL, end_children, &is_over) == 0);
    Product product = product_new(536870909, 3);
    SolverAnswer answer = ask(&product);
    atomic_store(&is_over, true);
    void *ended;
    pthread_join(killer, &ended);
    product_free(&product);
    CHECK((uintptr_t)ended > 0);
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, answer);
}
