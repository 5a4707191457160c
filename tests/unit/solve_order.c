// Numbers that are only compared: CaDiCaL on their order agrees with Z3, also where few numbers lie
// between constants, and where arithmetic asks for bits later.
#include "unit.h"

#include "solve/solver.h"

enum { WIDTH = 10, VARIABLES = 6 };

typedef struct Maker {
    TermTable *table;
    uint64_t random;
    Term variables[VARIABLES];
    bool has_arithmetic;
} Maker;

static uint32_t below(Maker *maker, uint32_t count) {
    maker->random = maker->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(maker->random >> 33) % count;
}

static Term constant(Maker *maker) {
    static const int values[] = {0, 1, 2, 4, 7, -1, 20, 511, 510, 508, -512, -511, -500};
    int value = values[below(maker, sizeof(values) / sizeof(values[0]))];
    return term_constant(maker->table, WIDTH, (uint64_t)(int64_t)value);
}

static Term boolean(Maker *maker, uint32_t depth);

static Term number(Maker *maker, uint32_t depth) {
    uint32_t choice = below(maker, 10);
    if (depth && choice < 2)
        return term_ite(maker->table, boolean(maker, depth - 1), number(maker, depth - 1),
                        number(maker, depth - 1));
    if (maker->has_arithmetic && depth && choice == 2)
        return term_add(maker->table, number(maker, depth - 1), number(maker, depth - 1));
    return choice < 5 ? constant(maker) : maker->variables[below(maker, VARIABLES)];
}

static Term boolean(Maker *maker, uint32_t depth) {
    TermTable *table = maker->table;
    uint32_t choice = below(maker, 8);
    if (depth && choice < 2)
        return term_and(table, boolean(maker, depth - 1), boolean(maker, depth - 1));
    if (depth && choice == 2)
        return term_not(boolean(maker, depth - 1));
    if (choice == 3)
        return term_equal(table, number(maker, depth), number(maker, depth));
    return choice < 6 ? term_slt(table, number(maker, depth), number(maker, depth))
                      : term_sle(table, number(maker, depth), number(maker, depth));
}

// Numbers after many exchanges: many ways to each, and few numbers.
static Term shuffled_question(Maker *maker) {
    enum { PLACES = 4, EXCHANGES = 30 };
    TermTable *table = maker->table;
    Term places[PLACES];
    for (uint32_t i = 0; i < PLACES; i++)
        places[i] = maker->variables[i];
    for (uint32_t i = 0; i < EXCHANGES; i++) {
        uint32_t a = below(maker, PLACES), b = below(maker, PLACES);
        Term condition = below(maker, 3) ? term_slt(table, places[a], places[b])
                                         : term_bool_variable(table, "c");
        Term first = term_ite(table, condition, places[a], places[b]);
        places[b] = term_ite(table, condition, places[b], places[a]);
        places[a] = first;
    }
    Term question = TERM_TRUE;
    for (uint32_t i = 0; i + 1 < PLACES; i++)
        question = term_and(table, question,
                            below(maker, 2) ? term_slt(table, places[i], places[i + 1])
                                            : term_sle(table, places[i + 1], places[i]));
    return question;
}

// Does some value stand there more or less often after many exchanges? Where one of them loses a
// number, it may.
static Term count_question(Maker *maker, bool loses_one) {
    enum { PLACES = 4, EXCHANGES = 120 };
    TermTable *table = maker->table;
    Term places[PLACES], value = maker->variables[PLACES], count = term_constant(table, 3, 0);
    for (uint32_t i = 0; i < PLACES; i++)
        places[i] = maker->variables[i];
    for (uint32_t i = 0; i < EXCHANGES; i++) {
        uint32_t a = i % PLACES, b = (i + 1 + below(maker, PLACES - 1)) % PLACES;
        Term condition = term_bool_variable(table, "c");
        Term first = term_ite(table, condition, places[a], places[b]);
        if (!loses_one || i != EXCHANGES / 2)
            places[b] = term_ite(table, condition, places[b], places[a]);
        places[a] = first;
    }
    Term one = term_constant(table, 3, 1), none = term_constant(table, 3, 0), before = count;
    for (uint32_t i = 0; i < PLACES; i++) {
        before =
            term_add(table, before,
                     term_ite(table, term_equal(table, maker->variables[i], value), one, none));
        count =
            term_add(table, count, term_ite(table, term_equal(table, places[i], value), one, none));
    }
    return term_not(term_equal(table, before, count));
}

static Maker maker_new(uint64_t seed, bool has_arithmetic) {
    Maker maker = {.table = term_table_new(), .random = seed, .has_arithmetic = has_arithmetic};
    for (uint32_t i = 0; i < VARIABLES; i++)
        maker.variables[i] = term_variable(maker.table, WIDTH, "x");
    return maker;
}

// Adds assertions one by one and asks after each, with an assumption, too: the groups grow.
static bool agrees(uint64_t seed, bool has_arithmetic) {
    Maker maker = maker_new(seed, has_arithmetic);
    Solver *ours = solver_new(SOLVER_CADICAL, maker.table);
    Solver *theirs = solver_new(SOLVER_Z3, maker.table);
    bool agree = true;
    for (uint32_t i = 0; i < 9 && agree; i++) {
        Term asserted = boolean(&maker, 2), assumed = boolean(&maker, 2);
        solver_assert(ours, asserted);
        solver_assert(theirs, asserted);
        SolverAnswer answer = solver_check(ours, &assumed, 1, deadline_never());
        if (answer == SOLVER_SATISFIABLE)
            term_model_free(solver_model(ours)); // which is checked
        agree = answer == solver_check(theirs, &assumed, 1, deadline_never());
    }
    solver_free(ours);
    solver_free(theirs);
    term_table_free(maker.table);
    return agree;
}

UNIT_TEST(order_alone_agrees_with_z3) {
    for (uint64_t seed = 0; seed < 120; seed++)
        CHECK(agrees(seed, false));
}

UNIT_TEST(order_and_arithmetic_agree_with_z3) {
    for (uint64_t seed = 1000; seed < 1080; seed++)
        CHECK(agrees(seed, true));
}

UNIT_TEST(order_of_shuffled_numbers_agrees_with_z3) {
    for (uint64_t seed = 2000; seed < 2025; seed++) {
        Maker maker = maker_new(seed, false);
        SolverAnswer answers[2];
        for (uint32_t i = 0; i < 2; i++) {
            Maker same = maker;
            Solver *solver = solver_new(i ? SOLVER_Z3 : SOLVER_CADICAL, maker.table);
            solver_assert(solver, shuffled_question(&same));
            solver_assert(solver, boolean(&same, 1));
            answers[i] = solver_check(solver, NULL, 0, deadline_never());
            if (answers[i] == SOLVER_SATISFIABLE)
                term_model_free(solver_model(solver)); // which is checked
            solver_free(solver);
        }
        term_table_free(maker.table);
        CHECK_EQUAL_INT(answers[1], answers[0]);
    }
}

UNIT_TEST(order_keeps_counts) {
    for (uint64_t seed = 3000; seed < 3010; seed++) {
        Maker maker = maker_new(seed, false);
        Solver *solver = solver_new(SOLVER_CADICAL, maker.table);
        bool loses_one = seed % 2;
        solver_assert(solver, count_question(&maker, loses_one));
        SolverAnswer answer = solver_check(solver, NULL, 0, deadline_never());
        CHECK_EQUAL_INT(loses_one ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE, answer);
        if (answer == SOLVER_SATISFIABLE)
            term_model_free(solver_model(solver)); // which is checked
        solver_free(solver);
        term_table_free(maker.table);
    }
}

// n numbers in ascending order between two constants with room for n, and with room for one less.
UNIT_TEST(order_needs_room) {
    for (uint32_t room = 3; room <= 4; room++) {
        TermTable *table = term_table_new();
        Solver *solver = solver_new(SOLVER_CADICAL, table);
        Term before = term_constant(table, 32, 5);
        for (uint32_t i = 0; i < 4; i++) {
            Term next = term_variable(table, 32, "x");
            solver_assert(solver, term_slt(table, before, next));
            before = next;
        }
        solver_assert(solver, term_slt(table, before, term_constant(table, 32, 5 + room + 1)));
        CHECK_EQUAL_INT(room == 4 ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE,
                        solver_check(solver, NULL, 0, deadline_never()));
        solver_free(solver);
        term_table_free(table);
    }
}

// The order of many numbers follows at once, however wide they are.
UNIT_TEST(order_of_a_long_chain) {
    TermTable *table = term_table_new();
    Solver *solver = solver_new(SOLVER_CADICAL, table);
    Term numbers[40];
    for (uint32_t i = 0; i < 40; i++) {
        numbers[i] = term_variable(table, 64, "x");
        if (i)
            solver_assert(solver, term_sle(table, numbers[i - 1], numbers[i]));
    }
    Term turned = term_slt(table, numbers[39], numbers[0]);
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, solver_check(solver, &turned, 1, deadline_never()));
    CHECK(solver_statistics(solver).conflicts < 10);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, solver_check(solver, NULL, 0, deadline_never()));
    term_model_free(solver_model(solver));
    solver_free(solver);
    term_table_free(table);
}
