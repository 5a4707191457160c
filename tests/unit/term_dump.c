// SMT-LIB output: small terms as text; random ones are read back by Z3.
#include "unit.h"

#include "solve/solver.h"
#include "term_reference.h"

#include <z3.h>

static bool prints_as(const TermTable *table, Term term, const char *expected) {
    Buffer buffer = {0};
    term_print(&buffer, table, term);
    bool right = unit_equal_str(expected, buffer.text, "text", __FILE__, __LINE__);
    buffer_free(&buffer);
    return right;
}

UNIT_TEST(terms_are_printed) {
    TermTable *table = term_table_new();
    Term x = term_variable(table, 8, "x"), p = term_bool_variable(table, "p q");
    Term bits = term_variable(table, 3, "bits");
    bool right =
        prints_as(table, TERM_FALSE, "false") && prints_as(table, term_not(p), "(not |p q|)") &&
        prints_as(table, term_constant(table, 3, 5), "#b101") &&
        prints_as(table, term_add(table, x, term_constant(table, 8, 10)), "(bvadd |x| #x0a)") &&
        prints_as(table, term_extract(table, x, 2, 4), "((_ extract 5 2) |x|)") &&
        prints_as(table, term_sign_extend(table, bits, 8), "((_ sign_extend 5) |bits|)") &&
        prints_as(table, term_ite(table, p, x, term_bit_not(table, x)),
                  "(ite |p q| |x| (bvnot |x|))");
    term_table_free(table);
    CHECK(right);
}

static bool reads_as(const TermTable *table, Term term, const char *expected) {
    Arena *arena = arena_new();
    const char *text = term_text(arena, table, term, 8);
    bool right =
        expected ? text && unit_equal_str(expected, text, "text", __FILE__, __LINE__) : !text;
    arena_free(arena);
    return right;
}

UNIT_TEST(terms_are_read_by_people) {
    TermTable *table = term_table_new();
    Term x = term_variable(table, 8, "x"), y = term_variable(table, 8, "y");
    Term p = term_bool_variable(table, "p"), length = term_variable(table, 3, "a#1.length");
    Term three = term_constant(table, 8, 3), reference = term_variable(table, 3, "a");
    Term sum = term_add(table, term_subtract(table, y, x), term_constant(table, 8, 0xFE));
    bool right =
        reads_as(table, sum, "Y - X - 2") && reads_as(table, term_slt(table, x, three), "X < 3") &&
        reads_as(table, term_not(term_slt(table, y, x)), "Y >= X") &&
        reads_as(table, term_not(term_equal(table, x, y)), "X != Y") &&
        reads_as(table, term_and(table, p, term_or(table, term_not(p), term_slt(table, x, y))),
                 "P && X < Y") &&
        reads_as(table, term_equal(table, length, term_constant(table, 3, 7)), "a#1.length == 7") &&
        reads_as(table, term_equal(table, reference, term_constant(table, 3, 1)), NULL) &&
        reads_as(table, term_extract(table, x, 2, 4), NULL) &&
        reads_as(table, term_multiply(table, x, term_subtract(table, x, y)), "X * (X - Y)");
    term_table_free(table);
    CHECK(right);
}

UNIT_TEST(shared_parts_are_named) {
    TermTable *table = term_table_new();
    Term x = term_variable(table, 8, "x"), y = term_variable(table, 8, "y");
    Term product = term_multiply(table, x, y);
    Term term = term_ult(table, product, term_bit_xor(table, product, x));
    char expected[100];
    snprintf(expected, sizeof(expected),
             "(let ((?%u (bvmul |x| |y|))) (bvult ?%u (bvxor |x| ?%u)))", term_index(product),
             term_index(product), term_index(product));
    bool right = prints_as(table, term, expected);
    term_table_free(table);
    CHECK(right);
}

static char *dump_of(const TermTable *table, const Term *terms, uint32_t count) {
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    term_dump_smt2(out, table, terms, count);
    fclose(out);
    return text;
}

static void ignore_error(Z3_context context, Z3_error_code code) {
    (void)context;
    (void)code;
}

// What Z3 says about the file; UNKNOWN where it cannot read it.
static SolverAnswer read_back(const char *text) {
    Z3_config config = Z3_mk_config();
    Z3_context context = Z3_mk_context(config);
    Z3_del_config(config);
    Z3_set_error_handler(context, ignore_error);
    Z3_ast_vector read = Z3_parse_smtlib2_string(context, text, 0, NULL, NULL, 0, NULL, NULL);
    SolverAnswer answer = SOLVER_UNKNOWN;
    if (Z3_get_error_code(context) == Z3_OK) {
        Z3_ast_vector_inc_ref(context, read);
        Z3_solver solver = Z3_mk_solver(context);
        Z3_solver_inc_ref(context, solver);
        for (unsigned i = 0; i < Z3_ast_vector_size(context, read); i++)
            Z3_solver_assert(context, solver, Z3_ast_vector_get(context, read, i));
        Z3_lbool found = Z3_solver_check(context, solver);
        answer = found == Z3_L_TRUE    ? SOLVER_SATISFIABLE
                 : found == Z3_L_FALSE ? SOLVER_UNSATISFIABLE
                                       : SOLVER_UNKNOWN;
        Z3_solver_dec_ref(context, solver);
        Z3_ast_vector_dec_ref(context, read);
    }
    Z3_del_context(context);
    return answer;
}

static SolverAnswer ask(TermTable *table, const Term *terms, uint32_t count) {
    Solver *solver = solver_new(SOLVER_CADICAL, table);
    for (uint32_t i = 0; i < count; i++)
        solver_assert(solver, terms[i]);
    SolverAnswer answer = solver_check(solver, NULL, 0, deadline_never());
    solver_free(solver);
    return answer;
}

static bool same_answer(uint64_t seed) {
    Pool pool = pool_new(seed, (uint32_t[4]){1, 3, 4, 8}, 1);
    for (int i = 0; i < 60; i++)
        pool_grow(&pool);
    Term terms[4];
    uint32_t count = 0;
    for (uint32_t i = pool.count; i-- > 0 && count < 4;)
        if (pool.items[i].width == 0)
            terms[count++] = pool.items[i].term;
    char *text = dump_of(pool.table, terms, count);
    bool same = read_back(text) == ask(pool.table, terms, count);
    if (!same)
        printf("seed %" PRIu64 ":\n%s", seed, text);
    free(text);
    pool_free(&pool);
    return same;
}

UNIT_TEST(dumps_are_read_back) {
    for (uint64_t seed = 1; seed <= usual_times(25); seed++)
        CHECK(same_answer(seed));
}

// Nothing recurses, here or in a reader.
UNIT_TEST(deep_terms_are_dumped) {
    TermTable *table = term_table_new();
    Term x = term_variable(table, 16, "x"), sum = x;
    for (int i = 0; i < 200000; i++)
        sum = term_bit_xor(table, term_multiply(table, sum, term_constant(table, 16, 3)),
                           term_constant(table, 16, 0x55));
    Term equal = term_equal(table, sum, x);
    char *text = dump_of(table, &equal, 1);
    Buffer buffer = {0};
    term_print(&buffer, table, equal);
    bool right = strlen(text) > 200000 && buffer.length > 200000;
    buffer_free(&buffer);
    free(text);
    term_table_free(table);
    CHECK(right);
}
