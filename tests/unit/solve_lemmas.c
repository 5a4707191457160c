// Lemmas about quotients and remainders: each is true of all numbers of five bits, and questions
// that no circuit answers are answered by them.
#include "unit.h"

#include "solve/abstraction.h"
#include "solve/solver.h"

enum { WIDTH = 5, VALUES = 1 << WIDTH, VARIABLES = 3 };

typedef struct Case {
    TermTable *table;
    Term variables[VARIABLES];
    Term question; // whose divisions are replaced
    Term fact;     // of the values that are tried
} Case;

static uint64_t value_of(TermModel *model, const AbstractVariable *variable) {
    uint64_t dividend = term_evaluate(model, variable->dividend);
    uint64_t divisor = variable->divisor ? term_evaluate(model, variable->divisor) : 0;
    switch (variable->kind) {
    case ABSTRACT_QUOTIENT: return divisor ? dividend / divisor : VALUES - 1;
    case ABSTRACT_REMAINDER: return divisor ? dividend % divisor : dividend;
    case ABSTRACT_DIVIDES: return divisor ? dividend % divisor == 0 : dividend == 0;
    case ABSTRACT_BELOW: return dividend < divisor;
    case ABSTRACT_LOW_BITS: return dividend % (VALUES / 2);
    }
    return 0;
}

// With every variable as what it stands for: do all lemmas hold, and does the abstract question say
// what the question says?
static bool is_true_of(const Case *of, Abstraction *abstraction, Term abstract, const Term *lemmas,
                       uint32_t count, const uint64_t *values) {
    TermModel *model = term_model_new(of->table);
    for (uint32_t i = 0; i < VARIABLES; i++)
        term_model_set(model, of->variables[i], values[i]);
    bool is_true = true;
    if (term_evaluate(model, of->fact)) {
        uint32_t variables;
        const AbstractVariable *all = abstraction_variables(abstraction, &variables);
        for (uint32_t i = 0; i < variables; i++)
            term_model_set(model, all[i].variable, value_of(model, &all[i]));
        is_true = term_evaluate(model, abstract) == term_evaluate(model, of->question);
        for (uint32_t i = 0; i < count; i++)
            is_true &= term_evaluate(model, lemmas[i]) != 0;
    }
    term_model_free(model);
    return is_true;
}

static bool is_true_of_all(const Case *of, const uint64_t *thirds, uint32_t third_count) {
    Abstraction *abstraction = abstraction_new(of->table);
    abstraction_note_fact(abstraction, of->fact);
    Term abstract = abstraction_of(abstraction, of->question);
    uint32_t count;
    const Term *lemmas = abstraction_take_lemmas(abstraction, &count);
    bool is_true = count > 0;
    for (uint64_t x = 0; x < VALUES && is_true; x++)
        for (uint64_t y = 0; y < VALUES && is_true; y++)
            for (uint32_t i = 0; i < third_count && is_true; i++)
                is_true = is_true_of(of, abstraction, abstract, lemmas, count,
                                     (uint64_t[]){x, y, thirds[i]});
    abstraction_free(abstraction);
    return is_true;
}

static Case new_case(void) {
    Case of = {.table = term_table_new(), .question = TERM_TRUE, .fact = TERM_TRUE};
    for (uint32_t i = 0; i < VARIABLES; i++)
        of.variables[i] = term_variable(of.table, WIDTH, "x");
    return of;
}

static Term is_zero(const Case *of, Term term) {
    return term_equal(of->table, term, term_constant(of->table, WIDTH, 0));
}

// The question depends on the term.
static void add(Case *of, Term term) {
    of->question = term_xor(of->table, of->question, is_zero(of, term));
    of->question = term_xor(of->table, of->question, term_ult(of->table, term, of->variables[0]));
}

typedef Term Divide(TermTable *table, Term a, Term b);

// Euclid's algorithm, with the divisor z of all that occurs, and what it ends with as a divisor.
static void add_remainders(Case *of, Divide *remainder) {
    TermTable *table = of->table;
    Term x = of->variables[0], y = of->variables[1], z = of->variables[2], result = x;
    for (uint32_t i = 0; i < 5; i++) {
        result = term_ite(table, is_zero(of, y), result, y);
        Term rest = remainder(table, x, y);
        add(of, rest);
        x = y;
        y = rest;
    }
    add(of, remainder(table, result, z));
    add(of, remainder(table, of->variables[0], z));
    add(of, remainder(table, of->variables[1], result));
}

static const uint64_t some_values[] = {0, 1, 2, 3, 5, 8, 15, 16, 17, 30, 31};
enum { SOME = sizeof some_values / sizeof *some_values };

UNIT_TEST(lemmas_are_true_of_unsigned_remainders) {
    Case of = new_case();
    add_remainders(&of, term_urem);
    CHECK(is_true_of_all(&of, some_values, SOME));
    term_table_free(of.table);
}

UNIT_TEST(lemmas_are_true_of_signed_remainders) {
    Case of = new_case();
    add_remainders(&of, term_srem);
    CHECK(is_true_of_all(&of, some_values, SOME));
    term_table_free(of.table);
}

UNIT_TEST(lemmas_are_true_of_remainders_that_are_not_negative) {
    Case of = new_case();
    Term zero = term_constant(of.table, WIDTH, 0);
    of.fact = term_and(of.table, term_not(term_slt(of.table, of.variables[0], zero)),
                       term_slt(of.table, zero, of.variables[1]));
    add_remainders(&of, term_srem);
    CHECK(is_true_of_all(&of, some_values, SOME));
    term_table_free(of.table);
}

UNIT_TEST(lemmas_are_true_of_quotients) {
    Case of = new_case();
    TermTable *table = of.table;
    Term x = of.variables[0], y = of.variables[1], z = of.variables[2];
    add(&of, term_udiv(table, x, y));
    add(&of, term_udiv(table, term_udiv(table, x, y), z));
    add(&of, term_sdiv(table, term_urem(table, y, x), z));
    add(&of, term_sdiv(table, z, term_sdiv(table, x, y)));
    CHECK(is_true_of_all(&of, some_values, SOME));
    term_table_free(of.table);
}

// ---- Answers

typedef struct Euclid {
    TermTable *table;
    Term a, b, result, ends;
} Euclid;

static Euclid euclid(uint32_t width, uint32_t steps) {
    TermTable *table = term_table_new();
    Euclid of = {.table = table, .ends = TERM_TRUE};
    of.a = term_variable(table, width, "a");
    of.b = term_variable(table, width, "b");
    Term zero = term_constant(table, width, 0), x = of.a, y = of.b, open = TERM_TRUE;
    of.result = of.a;
    for (uint32_t i = 0; i < steps; i++) {
        open = term_and(table, open, term_not(term_equal(table, y, zero)));
        of.result = term_ite(table, open, y, of.result);
        Term rest = term_srem(table, x, y);
        x = y;
        y = rest;
    }
    of.ends = term_not(term_and(table, open, term_not(term_equal(table, y, zero))));
    return of;
}

static SolverAnswer ask(const Euclid *of, Term question) {
    Solver *solver = solver_new(SOLVER_CADICAL, of->table);
    Term zero = term_constant(of->table, term_width(of->table, of->a), 0);
    solver_assert(solver, term_slt(of->table, zero, of->a));
    solver_assert(solver, term_slt(of->table, zero, of->b));
    SolverAnswer answer = solver_check(solver, &question, 1, deadline_never());
    bool is_named = answer != SOLVER_UNSATISFIABLE || solver_failed(solver, question);
    solver_free(solver);
    return is_named ? answer : SOLVER_UNKNOWN;
}

UNIT_TEST(lemmas_show_what_euclid_ends_with) {
    Euclid of = euclid(32, 12);
    Term zero = term_constant(of.table, 32, 0);
    Term divides = term_equal(of.table, term_srem(of.table, of.a, of.result), zero);
    Term wrong = term_and(of.table, of.ends, term_not(divides));
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, ask(&of, wrong));
    term_table_free(of.table);
}

UNIT_TEST(lemmas_show_that_euclid_ends) {
    Euclid of = euclid(32, 45);
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, ask(&of, term_not(of.ends)));
    term_table_free(of.table);
}

UNIT_TEST(lemmas_show_nothing_that_is_wrong) {
    Euclid of = euclid(12, 4);
    Term zero = term_constant(of.table, 12, 0), one = term_constant(of.table, 12, 1);
    Term after = term_add(of.table, of.result, one);
    Term divides = term_equal(of.table, term_srem(of.table, of.a, after), zero);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, ask(&of, term_and(of.table, of.ends, term_not(divides))));
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, ask(&of, term_not(of.ends)));
    term_table_free(of.table);
}
