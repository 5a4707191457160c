// Z3 on formulas: values of operators, assertions that come and go, who took part in a
// contradiction, Horn clauses.
#include "unit.h"

#include "base/clock.h"
#include "solve/logic_solver.h"

enum { MOST = 3, VARIABLES = 3 };

static uint32_t draw(uint64_t *random, uint32_t below) {
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*random >> 33) % below);
}

static SolverAnswer ask(LogicSolver *solver, const Formula *formulas, uint32_t count) {
    return logic_solver_check(solver, formulas, count, (Deadline){0}, 0);
}

// ---- Operators: with numbers for the variables they have the value that the constructors fold to

// Of integers a solver is told little about single bits.
static bool table_has_bits(const LogicTable *table) {
    return logic_numbers(table) == NUMBERS_BITS;
}

static Formula random_number(LogicTable *table, const Formula *leaves, uint32_t depth,
                             uint64_t *random) {
    static const FormulaKind bits[] = {FORMULA_KIND_BIT_AND, FORMULA_KIND_BIT_OR,
                                       FORMULA_KIND_BIT_XOR};
    static const int64_t numbers[] = {0, 1, -1, 7, -128, 255, 40000, INT32_MAX, INT32_MIN};
    if (!depth)
        return draw(random, 3) ? leaves[draw(random, VARIABLES)]
                               : logic_number(table, SORT_INT, numbers[draw(random, 9)]);
    Formula a = random_number(table, leaves, depth - 1, random);
    Formula b = random_number(table, leaves, depth - 1, random);
    switch (draw(random, table_has_bits(table) ? 9 : 8)) {
    case 0: return logic_add(table, a, b);
    case 1: return logic_subtract(table, a, b);
    case 2: return logic_multiply(table, a, b);
    case 3: return logic_ite(table, logic_less(table, a, b), a, logic_negate(table, b));
    case 4:
        return logic_divide(table, a, logic_number(table, SORT_INT, -2 - (int64_t)draw(random, 5)));
    case 5: return logic_cut(table, a, draw(random, 2) ? 8 : 16, draw(random, 2));
    case 6:
        return logic_narrow(table,
                            logic_multiply(table, logic_widen(table, a), logic_widen(table, b)));
    case 7:
        return logic_remainder(table, a,
                               logic_number(table, SORT_INT, 2 + (int64_t)draw(random, 5)));
    default: return logic_bits_of(table, bits[draw(random, 3)], a, b);
    }
}

// The number of formulas of which the solver thinks otherwise.
static uint32_t disagreements(LogicNumbers kind, uint32_t count) {
    static const int64_t values[] = {0, 1, -1, 3, -7, 100, 32768, INT32_MAX, INT32_MIN};
    LogicTable *table = logic_table_new(kind, 32);
    LogicSolverOptions options = {.asks_once = true};
    LogicSolver *solver = logic_solver_new(table, &options);
    uint64_t random = 5;
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < count; i++) {
        Formula variables[VARIABLES], numbers[VARIABLES], asked[VARIABLES + 1];
        for (uint32_t j = 0; j < VARIABLES; j++) {
            variables[j] = logic_variable(table, SORT_INT, "x");
            numbers[j] = logic_number(table, SORT_INT, values[draw(&random, 9)]);
            asked[j] = logic_equal(table, variables[j], numbers[j]);
        }
        Formula formula = random_number(table, variables, 2, &random);
        Formula folded = logic_substitute(table, formula, variables, numbers, VARIABLES);
        int64_t value;
        if (!logic_is_number(table, folded, &value))
            continue;
        asked[VARIABLES] = logic_not(table, logic_equal(table, formula, folded));
        wrong += ask(solver, asked, VARIABLES + 1) != SOLVER_UNSATISFIABLE;
        asked[VARIABLES] = logic_equal(table, formula, folded);
        wrong += ask(solver, asked, VARIABLES + 1) != SOLVER_SATISFIABLE;
    }
    logic_solver_free(solver);
    logic_table_free(table);
    return wrong;
}

UNIT_TEST(logic_solver_has_the_values_of_java_in_integers) {
    CHECK_EQUAL_INT(0, disagreements(NUMBERS_WRAP, 60));
}

UNIT_TEST(logic_solver_has_the_values_of_java_in_bits) {
    CHECK_EQUAL_INT(0, disagreements(NUMBERS_BITS, 40));
}

// ---- Assertions that come and go, with products of unknown numbers, against every value

typedef struct Claim {
    uint32_t a, b; // variables
    int64_t product;
    bool is_negated;
} Claim;

static bool holds(const Claim *claim, const int64_t *values) {
    return (values[claim->a] * values[claim->b] == claim->product) != claim->is_negated;
}

static bool is_possible(const Claim *claims, uint32_t count) {
    int64_t values[VARIABLES];
    for (values[0] = 0; values[0] <= MOST; values[0]++)
        for (values[1] = 0; values[1] <= MOST; values[1]++)
            for (values[2] = 0; values[2] <= MOST; values[2]++) {
                bool all = true;
                for (uint32_t i = 0; i < count; i++)
                    all = all && holds(&claims[i], values);
                if (all)
                    return true;
            }
    return false;
}

typedef struct Stack {
    LogicTable *table;
    LogicSolver *solver;
    Formula variables[VARIABLES];
    Claim claims[64];
    uint32_t levels[64];
    uint32_t count, depth;
    uint64_t random;
} Stack;

static Claim random_claim(Stack *stack) {
    return (Claim){draw(&stack->random, VARIABLES), draw(&stack->random, VARIABLES),
                   draw(&stack->random, 10), draw(&stack->random, 3) == 0};
}

static Formula as_formula(Stack *stack, const Claim *claim) {
    LogicTable *table = stack->table;
    Formula product = logic_multiply(table, stack->variables[claim->a], stack->variables[claim->b]);
    Formula equal = logic_equal(table, product, logic_number(table, SORT_INT, claim->product));
    return claim->is_negated ? logic_not(table, equal) : equal;
}

static void new_stack(Stack *stack, uint64_t seed) {
    static const LogicSolverOptions options = {0};
    *stack = (Stack){.table = logic_table_new(NUMBERS_WRAP, 32), .random = seed};
    stack->solver = logic_solver_new(stack->table, &options);
    for (uint32_t i = 0; i < VARIABLES; i++) {
        Formula x = stack->variables[i] = logic_variable(stack->table, SORT_INT, "x");
        logic_solver_assert(
            stack->solver,
            logic_less_equal(stack->table, logic_number(stack->table, SORT_INT, 0), x));
        logic_solver_assert(
            stack->solver,
            logic_less_equal(stack->table, x, logic_number(stack->table, SORT_INT, MOST)));
    }
}

static void step(Stack *stack) {
    uint32_t kind = draw(&stack->random, 3);
    if (kind == 0 && stack->depth < 8) {
        logic_solver_push(stack->solver);
        stack->levels[stack->depth++] = stack->count;
    } else if (kind == 1 && stack->depth) {
        logic_solver_pop(stack->solver);
        stack->count = stack->levels[--stack->depth];
    } else if (stack->count < 60) {
        Claim claim = random_claim(stack);
        logic_solver_assert(stack->solver, as_formula(stack, &claim));
        stack->claims[stack->count++] = claim;
    }
}

UNIT_TEST(logic_solver_assertions_come_and_go) {
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Stack stack;
        new_stack(&stack, seed);
        for (uint32_t i = 0; i < 30; i++) {
            step(&stack);
            Claim more = random_claim(&stack);
            Formula asked = as_formula(&stack, &more);
            stack.claims[stack.count] = more;
            bool expected = is_possible(stack.claims, stack.count + 1);
            SolverAnswer answer = ask(stack.solver, &asked, 1);
            CHECK_EQUAL_INT(expected ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE, answer);
            int64_t values[VARIABLES];
            for (uint32_t j = 0; expected && j < VARIABLES; j++)
                CHECK(logic_solver_number(stack.solver, stack.variables[j], &values[j]));
            for (uint32_t j = 0; expected && j <= stack.count; j++)
                CHECK(holds(&stack.claims[j], values));
        }
        CHECK(logic_solver_questions(stack.solver) >= 30);
        logic_solver_free(stack.solver);
        logic_table_free(stack.table);
    }
}

// A second solver, to which products mean nothing, is made at the first question: what is pushed
// then is pushed there, too, and is gone with it.
UNIT_TEST(logic_solver_levels_before_the_first_question) {
    Stack stack;
    new_stack(&stack, 1);
    Claim is_six = {0, 1, 6, false}, is_nine = {0, 1, 9, false};
    Formula six = as_formula(&stack, &is_six), nine = as_formula(&stack, &is_nine);
    logic_solver_push(stack.solver);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, ask(stack.solver, &six, 1));
    logic_solver_assert(stack.solver, nine);
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, ask(stack.solver, &six, 1));
    logic_solver_pop(stack.solver);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, ask(stack.solver, &six, 1));
    logic_solver_free(stack.solver);
    logic_table_free(stack.table);
}

// ---- Who took part in a contradiction

UNIT_TEST(logic_solver_says_who_contradicts) {
    static const LogicSolverOptions options = {0};
    LogicTable *table = logic_table_new(NUMBERS_WRAP, 32);
    LogicSolver *solver = logic_solver_new(table, &options);
    Formula x = logic_variable(table, SORT_INT, "x"), y = logic_variable(table, SORT_INT, "y");
    Formula assumed[5];
    bool used[5] = {0};
    for (uint32_t i = 0; i < 5; i++)
        assumed[i] = logic_variable(table, SORT_BOOL, "p");
    Formula said[5] = {logic_less(table, x, y),
                       logic_equal(table, x, logic_number(table, SORT_INT, 3)),
                       logic_less(table, y, logic_number(table, SORT_INT, 3)),
                       logic_less(table, logic_number(table, SORT_INT, -5), y),
                       logic_equal(table, y, logic_number(table, SORT_INT, 2))};
    Formula conditions[5];
    for (uint32_t i = 0; i < 4; i++)
        conditions[i] = logic_implies(table, assumed[i], said[i]);
    conditions[4] = FORMULA_TRUE;
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, logic_solver_check_core(solver, conditions, 5, assumed, 5,
                                                                  used, (Deadline){0}, 0));
    CHECK(used[0] && used[1] && used[2] && !used[3] && !used[4]);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, logic_solver_check_core(solver, conditions, 5, assumed + 1,
                                                                4, used, (Deadline){0}, 0));
    bool is_less;
    CHECK(logic_solver_truth(solver, said[2], &is_less) && is_less);
    CHECK(strstr(logic_solver_text(solver, conditions, 4), "(assert"));
    logic_solver_free(solver);
    logic_table_free(table);
}

// ---- Products of which a solver is told little

UNIT_TEST(logic_solver_knows_little_of_opaque_products) {
    static const LogicSolverOptions options = {.opaque_products = true};
    LogicTable *table = logic_table_new(NUMBERS_WRAP, 32);
    LogicSolver *solver = logic_solver_new(table, &options);
    Formula x = logic_variable(table, SORT_INT, "x"), y = logic_variable(table, SORT_INT, "y");
    Formula product = logic_multiply(table, x, y);
    for (int64_t factor = 0; factor <= 2; factor++)
        for (uint32_t i = 0; i < 2; i++) {
            Formula number = logic_number(table, SORT_INT, factor);
            Formula value = logic_multiply(table, number, i ? x : y);
            Formula asked[] = {logic_equal(table, i ? y : x, number),
                               logic_not(table, logic_equal(table, product, value))};
            // Of 0 and 1 it is told; what it does not know, it does not rule out.
            SolverAnswer answer = ask(solver, asked, 2);
            CHECK(factor == 2 ? answer != SOLVER_UNKNOWN : answer == SOLVER_UNSATISFIABLE);
        }
    Formula equal[] = {logic_equal(table, product, logic_number(table, SORT_INT, 6)),
                       logic_equal(table, x, logic_number(table, SORT_INT, 2))};
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, ask(solver, equal, 2));
    logic_solver_free(solver);
    logic_table_free(table);
}

// ---- Horn clauses: what is found is an invariant

typedef struct Loop {
    LogicTable *table;
    Formula x, n;
    Formula begin, guard, next, bad; // of x from `begin` on, while guard, x becomes next
} Loop;

static SolverAnswer solve(const Loop *loop, Formula *meaning) {
    static const Sort sorts[] = {SORT_INT, SORT_INT};
    LogicTable *table = loop->table;
    LogicHorn *horn = logic_horn_new(table);
    uint32_t predicate = logic_horn_predicate(horn, sorts, 2);
    const Formula now[] = {loop->x, loop->n}, next[] = {loop->next, loop->n};
    HornAtom at = {predicate, now}, then = {predicate, next};
    logic_horn_clause(horn, NULL, loop->begin, &at);
    logic_horn_clause(horn, &at, loop->guard, &then);
    logic_horn_clause(horn, &at, logic_and(table, logic_not(table, loop->guard), loop->bad), NULL);
    SolverAnswer answer = logic_horn_solve(horn, (Deadline){0});
    *meaning =
        answer == SOLVER_UNSATISFIABLE ? logic_horn_meaning(horn, predicate, now) : FORMULA_NONE;
    logic_horn_free(horn);
    return answer;
}

// Does the invariant hold at first, from iteration to iteration, and rule out what is bad?
static bool is_invariant(const Loop *loop, Formula invariant) {
    static const LogicSolverOptions options = {0};
    LogicTable *table = loop->table;
    LogicSolver *solver = logic_solver_new(table, &options);
    const Formula from[] = {loop->x}, to[] = {loop->next};
    Formula begins[] = {loop->begin, logic_not(table, invariant)};
    Formula goes_on[] = {invariant, loop->guard,
                         logic_not(table, logic_substitute(table, invariant, from, to, 1))};
    Formula ends[] = {invariant, logic_not(table, loop->guard), loop->bad};
    bool result = ask(solver, begins, 2) == SOLVER_UNSATISFIABLE &&
                  ask(solver, goes_on, 3) == SOLVER_UNSATISFIABLE &&
                  ask(solver, ends, 3) == SOLVER_UNSATISFIABLE;
    logic_solver_free(solver);
    return result;
}

// x counts from 0 by `step` while it is below the limit: n, or ten.
static Loop counting(bool to_n, int64_t by) {
    Loop loop = {.table = logic_table_new(NUMBERS_MATH, 32)};
    LogicTable *table = loop.table;
    loop.x = logic_variable(table, SORT_INT, "x");
    loop.n = logic_variable(table, SORT_INT, "n");
    Formula limit = to_n ? loop.n : logic_number(table, SORT_INT, 10);
    loop.begin = logic_and(table, logic_equal(table, loop.x, logic_number(table, SORT_INT, 0)),
                           logic_less_equal(table, loop.x, loop.n));
    loop.guard = logic_less(table, loop.x, limit);
    loop.next = logic_add(table, loop.x, logic_number(table, SORT_INT, by));
    loop.bad = logic_not(table, logic_equal(table, loop.x, limit));
    return loop;
}

UNIT_TEST(logic_horn_finds_invariants) {
    for (uint32_t to_n = 0; to_n < 2; to_n++) {
        Loop loop = counting(to_n, 1);
        Formula found;
        CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, solve(&loop, &found));
        CHECK(found != FORMULA_NONE);
        CHECK(is_invariant(&loop, found));
        CHECK(!is_invariant(&loop, FORMULA_TRUE));
        logic_table_free(loop.table);
    }
}

UNIT_TEST(logic_horn_finds_what_goes_wrong) {
    for (uint32_t to_n = 0; to_n < 2; to_n++) {
        Loop loop = counting(to_n, 3);
        Formula found;
        CHECK_EQUAL_INT(SOLVER_SATISFIABLE, solve(&loop, &found));
        logic_table_free(loop.table);
    }
}
