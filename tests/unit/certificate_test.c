// A verdict that rests on a wrong answer of the solver does not outlive its certificate.
#include "unit.h"

#include "check/certificate.h"
#include "solve/solver.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Fixture {
    Arena *arena;
    Verdict verdict;
    char folder[40];
} Fixture;

// The solver said that no x is the number, of which nothing or all is known: was it right?
static Fixture write_about(bool can_be_met) {
    Fixture fixture = {.arena = arena_new(), .folder = "/tmp/jury-unit-XXXXXX"};
    CheckedObligation checked = {.text = "x", .status = STATUS_HOLDS};
    fixture.verdict = (Verdict){.kind = VERDICT_HOLDS, .name = "A.m()", .scope_sentence = "all"};
    vector_push(fixture.arena, &fixture.verdict.checked, checked);
    TermTable *terms = term_table_new();
    Term number = term_variable(terms, 8, "x");
    Term question = term_equal(terms, number, term_constant(terms, 8, 3));
    Term assertion = term_not(question);
    Certificate *certificate = certificate_new();
    certificate_add(certificate, terms, &assertion, can_be_met ? 0 : 1, &question, 1);
    if (mkdtemp(fixture.folder))
        certificate_write(fixture.arena, NULL, &fixture.verdict, certificate, fixture.folder, 0);
    certificate_free(certificate);
    term_table_free(terms);
    return fixture;
}

static bool has_file(const Fixture *fixture, const char *ending) {
    const char *list =
        arena_format(fixture->arena, "ls '%s' | grep -q '%s$'", fixture->folder, ending);
    return !system(list);
}

static void end(Fixture *fixture) {
    if (system(arena_format(fixture->arena, "rm -r '%s'", fixture->folder)))
        fixture->folder[0] = 0;
    arena_free(fixture->arena);
}

UNIT_TEST(certificate_of_a_right_answer) {
    Fixture fixture = write_about(false);
    CHECK(fixture.verdict.kind == VERDICT_HOLDS);
    CHECK(fixture.verdict.checked.items[0].status == STATUS_HOLDS);
    CHECK(has_file(&fixture, "certificate"));
    end(&fixture);
}

UNIT_TEST(certificate_of_a_wrong_answer) {
    Fixture fixture = write_about(true);
    CHECK(fixture.verdict.kind == VERDICT_UNKNOWN);
    CHECK_EQUAL_INT(1, fixture.verdict.unknown.count);
    CHECK(strstr(fixture.verdict.unknown.items[0].text, "bug of Jury"));
    CHECK(fixture.verdict.checked.items[0].status == STATUS_UNDECIDED);
    CHECK(has_file(&fixture, "cnf"));
    CHECK(!has_file(&fixture, "certificate"));
    end(&fixture);
}

static char *clauses_of(const Certificate *certificate) {
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    bool is_written = certificate_write_clauses(certificate, 0, out);
    fclose(out);
    return is_written ? text : NULL;
}

// What the solver is told because an earlier question was refuted is no premise: the certificate
// shows that question, too.
UNIT_TEST(certificate_has_no_premise_that_follows) {
    TermTable *terms = term_table_new();
    Term x = term_variable(terms, 8, "x");
    Term given = term_ult(terms, x, term_constant(terms, 8, 5));
    Term questions[] = {term_equal(terms, x, term_constant(terms, 8, 7)),
                        term_ult(terms, term_constant(terms, 8, 5), x)};
    Certificate *noted = certificate_new(), *whole = certificate_new();
    SolverOptions options = {.certificate = noted};
    Solver *solver = solver_new_with(SOLVER_CADICAL, terms, &options);
    solver_assert(solver, given);
    for (uint32_t i = 0; i < 2; i++) {
        CHECK_EQUAL_INT(SOLVER_UNSATISFIABLE,
                        solver_check(solver, &questions[i], 1, deadline_never()));
        solver_assert(solver, term_not(questions[i]));
    }
    solver_free(solver);
    certificate_add(whole, terms, &given, 1, questions, 2);
    CHECK_EQUAL_INT(1, certificate_count(noted));
    char *found = clauses_of(noted), *expected = clauses_of(whole);
    CHECK_EQUAL_STR(expected, found);
    free(found);
    free(expected);
    certificate_free(noted);
    certificate_free(whole);
    term_table_free(terms);
}
