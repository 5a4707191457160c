// Every operator's circuit, exhaustively at small widths, and Z3's view of the same terms.
#include "unit.h"

#include "solve/solver.h"
#include "term_reference.h"

typedef struct Question {
    TermTable *table;
    Solver *solver;
    uint32_t width;
    Term x, y, result;
} Question;

static Question question_new(SolverKind kind, Operator operator, uint32_t width) {
    Question question = {.table = term_table_new(), .width = width};
    question.solver = solver_new(kind, question.table);
    bool is_boolean = operator<FIRST_COMPARISON;
    question.x = is_boolean ? term_bool_variable(question.table, "x")
                            : term_variable(question.table, width, "x");
    question.y = is_boolean ? term_bool_variable(question.table, "y")
                            : term_variable(question.table, width, "y");
    question.result = build_binary(question.table, operator, question.x, question.y);
    return question;
}

static void question_free(Question *question) {
    solver_free(question->solver);
    term_table_free(question->table);
}

static Term equals_value(Question *question, Term term, uint64_t value) {
    uint32_t width = term_width(question->table, term);
    if (width == 0)
        return value ? term : term_not(term);
    return term_equal(question->table, term, term_constant(question->table, width, value));
}

// ---- Operands fixed by assumptions

// The result is a variable, so that the circuit is there whatever is assumed.
static Term name_result(Question *question) {
    uint32_t width = term_width(question->table, question->result);
    Term name = width ? term_variable(question->table, width, "z")
                      : term_bool_variable(question->table, "z");
    solver_assert(question->solver, term_equal(question->table, name, question->result));
    return name;
}

static bool gives(Question *question, Term name, uint64_t a, uint64_t b, uint64_t expected) {
    Term assumptions[3] = {equals_value(question, question->x, a),
                           equals_value(question, question->y, b)};
    if (solver_check(question->solver, assumptions, 2, deadline_never()) != SOLVER_SATISFIABLE)
        return false;
    TermModel *model = solver_model(question->solver);
    bool right = term_evaluate(model, name) == expected;
    term_model_free(model);
    assumptions[2] = term_not(equals_value(question, name, expected));
    return right &&
           solver_check(question->solver, assumptions, 3, deadline_never()) == SOLVER_UNSATISFIABLE;
}

static bool check_values(SolverKind kind, Operator operator, uint32_t width) {
    Question question = question_new(kind, operator, width);
    Term name = name_result(&question);
    uint64_t values = operator<FIRST_COMPARISON ? 2 : UINT64_C(1) << width;
    bool right = true;
    for (uint64_t a = 0; a < values && right; a++)
        for (uint64_t b = 0; b < values && right; b++) {
            right = gives(&question, name, a, b, interpret_binary(operator, width, a, b));
            if (!right)
                printf("operator %d, width %u: %d, %d\n", (int)operator, width, (int)a, (int)b);
        }
    question_free(&question);
    return right;
}

static bool check_all_values(SolverKind kind, uint32_t width) {
    for (Operator operator= 0; operator<OPERATOR_COUNT; operator++)
        if (!check_values(kind, operator, width))
            return false;
    return true;
}

UNIT_TEST(operators_of_values) {
    CHECK(check_all_values(SOLVER_CADICAL, 1));
    CHECK(check_all_values(SOLVER_CADICAL, 2));
    CHECK(check_all_values(SOLVER_CADICAL, 3));
    CHECK(check_all_values(SOLVER_CADICAL, 4));
}

UNIT_TEST(operators_of_values_in_z3) {
    CHECK(check_all_values(SOLVER_Z3, 1));
    CHECK(check_all_values(SOLVER_Z3, 2));
}

// ---- Operands free: no value differs from the table of what should be

static Term table_of_values(Question *question, Operator operator) {
    uint32_t width = term_width(question->table, question->result);
    uint64_t values = operator<FIRST_COMPARISON ? 2 : UINT64_C(1) << question->width;
    Term result = width ? term_constant(question->table, width, 0) : TERM_FALSE;
    for (uint64_t a = 0; a < values; a++)
        for (uint64_t b = 0; b < values; b++) {
            uint64_t value = interpret_binary(operator, question->width, a, b);
            Term here = term_and(question->table, equals_value(question, question->x, a),
                                 equals_value(question, question->y, b));
            Term entry = width ? term_constant(question->table, width, value) : term_bool(value);
            result = term_ite(question->table, here, entry, result);
        }
    return result;
}

static bool check_table(SolverKind kind, Operator operator, uint32_t width) {
    Question question = question_new(kind, operator, width);
    Term table = table_of_values(&question, operator);
    solver_assert(question.solver, term_not(term_equal(question.table, question.result, table)));
    bool right = solver_check(question.solver, NULL, 0, deadline_never()) == SOLVER_UNSATISFIABLE;
    if (!right)
        printf("operator %d, width %u\n", (int)operator, width);
    question_free(&question);
    return right;
}

UNIT_TEST(operators_of_variables) {
    for (uint32_t width = 1; width <= 4; width++)
        for (Operator operator= 0; operator<OPERATOR_COUNT; operator++)
            CHECK(check_table(SOLVER_CADICAL, operator, width));
}

UNIT_TEST(operators_of_variables_in_z3) {
    for (uint32_t width = 1; width <= 3; width++)
        for (Operator operator= 0; operator<OPERATOR_COUNT; operator++)
            CHECK(check_table(SOLVER_Z3, operator, width));
}

// ---- Wide operands: single values

static bool check_wide(Operator operator, uint32_t width, Random *random) {
    Question question = question_new(SOLVER_CADICAL, operator, width);
    Term name = name_result(&question);
    bool right = true;
    for (uint32_t i = 0; i < usual_times(6) && right; i++) {
        uint64_t a = random_value(random, width), b = random_value(random, width);
        right = gives(&question, name, a, b, interpret_binary(operator, width, a, b));
    }
    question_free(&question);
    return right;
}

UNIT_TEST(operators_of_wide_values) {
    static const uint32_t widths[] = {7, 8, 31, 32, 33, 64};
    Random random = {5};
    for (uint32_t i = 0; i < sizeof(widths) / sizeof(*widths); i++)
        for (Operator operator= FIRST_COMPARISON; operator<OPERATOR_COUNT; operator++)
            CHECK(check_wide(operator, widths[i], &random));
}
