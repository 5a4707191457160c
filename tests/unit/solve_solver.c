// The interface of solvers: incremental use, assumptions, limits, dumps; both engines.
#include "unit.h"

#include "solve/possible.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

typedef struct Fixture {
    TermTable *table;
    Solver *solver;
    Term x, y, p;
} Fixture;

static Fixture fixture_new(SolverKind kind) {
    Fixture fixture = {.table = term_table_new()};
    fixture.solver = solver_new(kind, fixture.table);
    fixture.x = term_variable(fixture.table, 32, "x");
    fixture.y = term_variable(fixture.table, 32, "y");
    fixture.p = term_bool_variable(fixture.table, "p");
    return fixture;
}

static void fixture_free(Fixture *fixture) {
    solver_free(fixture->solver);
    term_table_free(fixture->table);
}

static Term number(Fixture *fixture, uint64_t value) {
    return term_constant(fixture->table, 32, value);
}

// ---- Questions one after the other

static bool grows_step_by_step(SolverKind kind) {
    Fixture f = fixture_new(kind);
    bool right = solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    for (uint64_t i = 0; i < 20 && right; i++) {
        // x is above i, and what was asserted before still holds
        solver_assert(f.solver, term_ult(f.table, number(&f, i), f.x));
        Term below = term_ult(f.table, f.x, number(&f, i + 1));
        right = solver_check(f.solver, &below, 1, deadline_never()) == SOLVER_UNSATISFIABLE &&
                solver_failed(f.solver, below) &&
                solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
        TermModel *model = right ? solver_model(f.solver) : NULL;
        right = right && term_evaluate(model, f.x) > i;
        term_model_free(model);
    }
    fixture_free(&f);
    return right;
}

UNIT_TEST(questions_build_on_each_other) {
    CHECK(grows_step_by_step(SOLVER_CADICAL));
    CHECK(grows_step_by_step(SOLVER_Z3));
}

static bool contradiction_stays(SolverKind kind) {
    Fixture f = fixture_new(kind);
    solver_assert(f.solver, f.p);
    solver_assert(f.solver, term_not(f.p));
    bool right = solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_UNSATISFIABLE;
    Term other = term_ult(f.table, f.x, f.y);
    right = right && solver_check(f.solver, &other, 1, deadline_never()) == SOLVER_UNSATISFIABLE &&
            !solver_failed(f.solver, other);
    fixture_free(&f);
    return right;
}

UNIT_TEST(contradictions_stay) {
    CHECK(contradiction_stays(SOLVER_CADICAL));
    CHECK(contradiction_stays(SOLVER_Z3));
}

static bool constants_are_answered(SolverKind kind) {
    Fixture f = fixture_new(kind);
    Term yes = TERM_TRUE, no = TERM_FALSE;
    solver_assert(f.solver, TERM_TRUE);
    bool right = solver_check(f.solver, &yes, 1, deadline_never()) == SOLVER_SATISFIABLE;
    right = right && solver_check(f.solver, &no, 1, deadline_never()) == SOLVER_UNSATISFIABLE &&
            solver_failed(f.solver, no);
    right = right && solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    solver_assert(f.solver, TERM_FALSE);
    right = right && solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_UNSATISFIABLE;
    fixture_free(&f);
    return right;
}

UNIT_TEST(constants_are_terms_too) {
    CHECK(constants_are_answered(SOLVER_CADICAL));
    CHECK(constants_are_answered(SOLVER_Z3));
}

// ---- Assumptions

static bool core_is_right(SolverKind kind) {
    Fixture f = fixture_new(kind);
    Term small = term_ult(f.table, f.x, number(&f, 10));
    Term large = term_ult(f.table, number(&f, 20), f.x);
    Term unrelated = term_equal(f.table, f.y, number(&f, 7));
    Term implied = term_implies(f.table, f.p, small);
    Term assumptions[] = {unrelated, f.p, large, implied};
    bool right = solver_check(f.solver, assumptions, 4, deadline_never()) == SOLVER_UNSATISFIABLE;
    right = right && !solver_failed(f.solver, unrelated) && solver_failed(f.solver, f.p) &&
            solver_failed(f.solver, large) && solver_failed(f.solver, implied);
    right = right && !solver_failed(f.solver, small); // was not assumed
    // The same without one of them, and then the opposite polarity of a term used before.
    right = right && solver_check(f.solver, assumptions, 2, deadline_never()) == SOLVER_SATISFIABLE;
    assumptions[1] = term_not(f.p);
    right = right && solver_check(f.solver, assumptions, 4, deadline_never()) == SOLVER_SATISFIABLE;
    fixture_free(&f);
    return right;
}

UNIT_TEST(failed_assumptions_are_named) {
    CHECK(core_is_right(SOLVER_CADICAL));
    CHECK(core_is_right(SOLVER_Z3));
}

// Both polarities of one gate, asserted and assumed at different times.
static bool polarities_come_late(SolverKind kind) {
    Fixture f = fixture_new(kind);
    Term sum = term_add(f.table, f.x, f.y);
    Term less = term_slt(f.table, sum, f.x);
    Term both = term_and(f.table, less, f.p);
    Term not_both = term_not(both);
    Term step[] = {both, term_not(less)};
    bool right = solver_check(f.solver, &both, 1, deadline_never()) == SOLVER_SATISFIABLE;
    right = right && solver_check(f.solver, &not_both, 1, deadline_never()) == SOLVER_SATISFIABLE;
    right = right && solver_check(f.solver, step, 2, deadline_never()) == SOLVER_UNSATISFIABLE;
    solver_assert(f.solver, not_both);
    solver_assert(f.solver, f.p);
    right = right && solver_check(f.solver, &less, 1, deadline_never()) == SOLVER_UNSATISFIABLE;
    right = right && solver_check(f.solver, step + 1, 1, deadline_never()) == SOLVER_SATISFIABLE;
    TermModel *model = right ? solver_model(f.solver) : NULL;
    right = right && term_evaluate(model, not_both);
    term_model_free(model);
    fixture_free(&f);
    return right;
}

UNIT_TEST(polarities_may_come_late) {
    CHECK(polarities_come_late(SOLVER_CADICAL));
    CHECK(polarities_come_late(SOLVER_Z3));
}

// ---- Limits

// Two primes of 32 bits, to be found from their product.
static void assert_factoring(Fixture *f) {
    Term x = term_zero_extend(f->table, f->x, 64), y = term_zero_extend(f->table, f->y, 64);
    uint64_t product = UINT64_C(2246822519) * UINT64_C(3266489917);
    solver_assert(f->solver, term_equal(f->table, term_multiply(f->table, x, y),
                                        term_constant(f->table, 64, product)));
    solver_assert(f->solver, term_ult(f->table, number(f, 1), f->x));
    solver_assert(f->solver, term_ult(f->table, f->x, f->y));
}

static bool keeps_deadline(SolverKind kind) {
    Fixture f = fixture_new(kind);
    assert_factoring(&f);
    double start = clock_now();
    bool right = solver_check(f.solver, NULL, 0, deadline_at(start + 0.3)) == SOLVER_UNKNOWN;
    double taken = clock_now() - start;
    if (taken < 0.25 || taken > 1.0)
        printf("took %.2f s\n", taken);
    right = right && taken >= 0.25 && taken <= 1.0;
    // One that has passed, and then one question that is easy again.
    right = right && solver_check(f.solver, NULL, 0, deadline_at(start)) == SOLVER_UNKNOWN;
    Term contradiction[] = {term_equal(f.table, f.x, number(&f, 2))};
    right = right &&
            solver_check(f.solver, contradiction, 1, deadline_after(60)) == SOLVER_UNSATISFIABLE;
    fixture_free(&f);
    return right;
}

UNIT_TEST(deadlines_are_kept) {
    CHECK(keeps_deadline(SOLVER_CADICAL));
    CHECK(keeps_deadline(SOLVER_Z3));
}

static void *interrupt_later(void *solver) {
    nanosleep(&(struct timespec){0, 200000000}, NULL);
    solver_interrupt(solver);
    return NULL;
}

static bool interrupt_ends_check(SolverKind kind) {
    Fixture f = fixture_new(kind);
    assert_factoring(&f);
    pthread_t thread;
    if (pthread_create(&thread, NULL, interrupt_later, f.solver) != 0)
        return false;
    double start = clock_now();
    bool right = solver_check(f.solver, NULL, 0, deadline_at(start + 20)) == SOLVER_UNKNOWN;
    right = right && clock_now() - start < 1;
    pthread_join(thread, NULL);
    Term contradiction[] = {term_equal(f.table, f.x, number(&f, 2))};
    right = right &&
            solver_check(f.solver, contradiction, 1, deadline_after(60)) == SOLVER_UNSATISFIABLE;
    fixture_free(&f);
    return right;
}

UNIT_TEST(interrupts_end_a_check) {
    CHECK(interrupt_ends_check(SOLVER_CADICAL));
    CHECK(interrupt_ends_check(SOLVER_Z3));
}

static bool early_interrupt_is_kept(SolverKind kind) {
    Fixture f = fixture_new(kind);
    solver_assert(f.solver, term_ult(f.table, f.x, f.y));
    solver_interrupt(f.solver);
    bool right = solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_UNKNOWN;
    right = right && solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    solver_interrupt(f.solver);
    solver_resume(f.solver);
    right = right && solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    fixture_free(&f);
    return right;
}

UNIT_TEST(early_interrupts_are_kept) {
    CHECK(early_interrupt_is_kept(SOLVER_CADICAL));
    CHECK(early_interrupt_is_kept(SOLVER_Z3));
}

// ---- Statistics and dumps

// (x + y)² = 17 in 8 bits has solutions, 23 the least: below 9 there is none.
static SolverStatistics statistics_of(SolverKind kind) {
    Fixture f = fixture_new(kind);
    Term sum = term_extract(f.table, term_add(f.table, f.x, f.y), 0, 8);
    Term square = term_multiply(f.table, sum, sum);
    solver_assert(f.solver, term_equal(f.table, square, term_constant(f.table, 8, 17)));
    solver_assert(f.solver, term_ult(f.table, sum, term_constant(f.table, 8, 9)));
    SolverAnswer answer = solver_check(f.solver, NULL, 0, deadline_never());
    SolverStatistics statistics = solver_statistics(f.solver);
    fixture_free(&f);
    return answer == SOLVER_UNSATISFIABLE ? statistics : (SolverStatistics){0};
}

UNIT_TEST(statistics_are_counted) {
    SolverStatistics statistics = statistics_of(SOLVER_CADICAL);
    CHECK(statistics.variables >= 16);
    CHECK(statistics.clauses >= 64);
    CHECK(statistics.conflicts > 0);
    CHECK(statistics.seconds > 0);
    statistics = statistics_of(SOLVER_Z3);
    CHECK_EQUAL_INT(0, statistics.variables);
    CHECK(statistics.seconds > 0);
}

// Quotient and remainder of the same operands come from one circuit.
UNIT_TEST(divisions_are_shared) {
    Fixture f = fixture_new(SOLVER_CADICAL);
    Term ten = number(&f, 10);
    solver_assert(f.solver, term_equal(f.table, term_udiv(f.table, f.x, ten), number(&f, 123)));
    uint64_t before = solver_statistics(f.solver).variables;
    solver_assert(f.solver, term_equal(f.table, term_urem(f.table, f.x, ten), number(&f, 4)));
    uint64_t after = solver_statistics(f.solver).variables;
    bool right = solver_check(f.solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE;
    TermModel *model = right ? solver_model(f.solver) : NULL;
    uint64_t value = right ? term_evaluate(model, f.x) : 0;
    term_model_free(model);
    fixture_free(&f);
    CHECK_EQUAL_INT(1234, value);
    CHECK(after - before < 32);
}

static char *dump_of(Fixture *f) {
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    solver_dump_cnf(f->solver, out);
    fclose(out);
    return text;
}

UNIT_TEST(cnf_is_dumped) {
    Fixture f = fixture_new(SOLVER_Z3); // no matter which
    Term bit = term_extract(f.table, f.x, 1, 2);
    solver_assert(f.solver, term_equal(f.table, bit, term_constant(f.table, 2, 2)));
    solver_assert(f.solver, term_or(f.table, f.p, term_equal(f.table, bit, bit)));
    solver_assert(f.solver, f.p);
    char *text = dump_of(&f);
    fixture_free(&f);
    CHECK_EQUAL_STR("c x ? 1 2 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?\n"
                    "c p 3\n"
                    "p cnf 3 3\n"
                    "-1 0\n"
                    "2 0\n"
                    "3 0\n",
                    text);
    free(text);
}

// ---- What is possible

// Of x == 0, ..., x == 7, with 2 <= x and, given p, x < 5.
static uint32_t possible_values(SolverKind kind, const PossibleLimits *limits) {
    Fixture f = fixture_new(kind);
    Term conditions[8];
    bool is_possible[8] = {false};
    for (uint32_t i = 0; i < 8; i++)
        conditions[i] = term_equal(f.table, f.x, number(&f, i));
    solver_assert(f.solver, term_ule(f.table, number(&f, 2), f.x));
    Term below = term_ult(f.table, f.x, number(&f, 5));
    solver_assert(f.solver, term_implies(f.table, f.p, below));
    SolverAnswer answer =
        solver_find_possible(f.solver, f.table, f.p, conditions, 8, is_possible, limits);
    uint32_t found = 0;
    for (uint32_t i = 0; i < 8; i++)
        found |= (uint32_t)is_possible[i] << i;
    // What was learnt about it holds only where p does.
    Term elsewhere[] = {term_not(f.p), conditions[7]};
    if (answer != SOLVER_SATISFIABLE ||
        solver_check(f.solver, elsewhere, 2, deadline_never()) != SOLVER_SATISFIABLE)
        found = 0;
    fixture_free(&f);
    return found;
}

UNIT_TEST(what_is_possible_is_found) {
    PossibleLimits joint = {.questions = 20, .joint_conflicts = 100, .single_conflicts = 100};
    PossibleLimits single = {.questions = 1, .joint_conflicts = 100, .single_conflicts = 100};
    CHECK_EQUAL_INT(0x1c, possible_values(SOLVER_CADICAL, &joint));
    CHECK_EQUAL_INT(0x1c, possible_values(SOLVER_Z3, &joint));
    CHECK_EQUAL_INT(0x1c, possible_values(SOLVER_CADICAL, &single));
}

UNIT_TEST(nothing_is_possible_in_a_contradiction) {
    Fixture f = fixture_new(SOLVER_CADICAL);
    PossibleLimits limits = {.questions = 20, .joint_conflicts = 100, .single_conflicts = 100};
    bool is_possible[1] = {false};
    solver_assert(f.solver, term_not(f.p));
    SolverAnswer answer =
        solver_find_possible(f.solver, f.table, f.p, &f.p, 1, is_possible, &limits);
    fixture_free(&f);
    CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE, answer);
    CHECK(!is_possible[0]);
}

// Without questions about each by itself, what the joint ones left open is not known.
UNIT_TEST(what_was_not_asked_is_not_known) {
    Fixture f = fixture_new(SOLVER_CADICAL);
    PossibleLimits limits = {.questions = 1, .joint_conflicts = 100, .single_conflicts = 0};
    Term conditions[] = {term_equal(f.table, f.x, number(&f, 3)), term_not(f.p), f.p};
    bool is_possible[3] = {false};
    SolverAnswer answer =
        solver_find_possible(f.solver, f.table, f.p, conditions, 3, is_possible, &limits);
    CHECK_EQUAL_INT(SOLVER_UNKNOWN, answer);
    CHECK(!is_possible[1]);
    CHECK(is_possible[2]);  // the one model told that
    is_possible[2] = false; // where nothing is left open, one question is enough
    answer = solver_find_possible(f.solver, f.table, f.p, &f.p, 1, &is_possible[2], &limits);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, answer);
    CHECK(is_possible[2]);
    limits.questions = 20;
    is_possible[0] = is_possible[2] = false;
    answer = solver_find_possible(f.solver, f.table, f.p, conditions, 3, is_possible, &limits);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, answer);
    CHECK(is_possible[0]);
    CHECK(!is_possible[1]);
    CHECK(is_possible[2]);
    fixture_free(&f);
}

// Who has no model need not ask before giving it back.
UNIT_TEST(no_model_is_given_back) {
    Fixture f = fixture_new(SOLVER_CADICAL);
    solver_assert(f.solver, f.p);
    CHECK_EQUAL_INT(SOLVER_SATISFIABLE, solver_check(f.solver, NULL, 0, deadline_never()));
    TermModel *model = solver_model(f.solver);
    CHECK(term_evaluate(model, f.p));
    term_model_free(model);
    term_model_free(NULL);
    fixture_free(&f);
}

// ---- Questions whose models nobody reads

static bool earlier_models_are_no_more_than_that(SolverKind kind) {
    Fixture f = fixture_new(kind);
    Deadline never = deadline_never();
    Term above = term_ult(f.table, number(&f, 7), f.x), below = term_not(above);
    bool right =
        !solver_knows_possible(f.solver, &above, 1) &&
        solver_check_possible(f.solver, &above, 1, never) == SOLVER_SATISFIABLE &&
        solver_knows_possible(f.solver, &above, 1) && !solver_knows_possible(f.solver, &below, 1) &&
        solver_check_possible(f.solver, &below, 1, never) == SOLVER_SATISFIABLE &&
        solver_knows_possible(f.solver, &above, 1) && solver_knows_possible(f.solver, &below, 1);
    // What is asserted later rules the first out, a variable that came later or not.
    Term z = term_variable(f.table, 32, "z");
    solver_assert(f.solver, term_ult(f.table, f.x, number(&f, 5)));
    solver_assert(f.solver, term_not(term_equal(f.table, z, number(&f, 3))));
    Term is_three = term_equal(f.table, z, number(&f, 3));
    right = right && !solver_knows_possible(f.solver, &above, 1) &&
            solver_check_possible(f.solver, &above, 1, never) == SOLVER_UNSATISFIABLE &&
            solver_check_possible(f.solver, &is_three, 1, never) == SOLVER_UNSATISFIABLE &&
            solver_check_possible(f.solver, &below, 1, never) == SOLVER_SATISFIABLE;
    for (uint64_t i = 0; i < 5 && right; i++) {
        Term is_it = term_equal(f.table, f.x, number(&f, i));
        right = solver_check_possible(f.solver, &is_it, 1, never) == SOLVER_SATISFIABLE &&
                solver_knows_possible(f.solver, &is_it, 1);
    }
    fixture_free(&f);
    return right;
}

UNIT_TEST(models_of_earlier_answers_are_tried_first) {
    CHECK(earlier_models_are_no_more_than_that(SOLVER_CADICAL));
    CHECK(earlier_models_are_no_more_than_that(SOLVER_Z3));
}
