// What the conditions of a path say together of the order of numbers, without a solver.
#include "unit.h"

#include "explore/shared.h"

typedef struct Fixture {
    Arena *arena;
    TermTable *terms;
    Conditions *conditions;
    Term a, b, c, d;
} Fixture;

static Fixture fixture_new(void) {
    Fixture f = {.arena = arena_new(), .terms = term_table_new()};
    f.conditions = conditions_new(f.arena, f.terms);
    f.a = term_variable(f.terms, 8, "a");
    f.b = term_variable(f.terms, 8, "b");
    f.c = term_variable(f.terms, 8, "c");
    f.d = term_variable(f.terms, 8, "d");
    return f;
}

static void fixture_free(Fixture *f) {
    term_table_free(f->terms);
    arena_free(f->arena);
}

static Term less(const Fixture *f, Term a, Term b) {
    return term_slt(f->terms, a, b);
}

static bool is_ruled_out(const Fixture *f, Term term) {
    Needs needs = {0};
    return conditions_rule_out(f->conditions, term, &needs);
}

// a <= b and b < c: then a < c, and that is a condition of its own.
UNIT_TEST(conditions_follow_from_two) {
    Fixture f = fixture_new();
    CHECK(conditions_add(f.conditions, term_not(less(&f, f.b, f.a))));
    CHECK(!is_ruled_out(&f, less(&f, f.c, f.a)));
    CHECK(conditions_add(f.conditions, less(&f, f.b, f.c)));
    CHECK_EQUAL_INT(3, conditions_list(f.conditions)->count);
    CHECK(is_ruled_out(&f, less(&f, f.c, f.a)));
    CHECK(is_ruled_out(&f, term_not(less(&f, f.a, f.c))));
    CHECK(is_ruled_out(&f, less(&f, f.b, f.a)));
    CHECK(!is_ruled_out(&f, less(&f, f.a, f.b)));
    CHECK(!is_ruled_out(&f, less(&f, f.a, f.d)));
    fixture_free(&f);
}

// Of a conjunction one part must be ruled out, of a disjunction both.
UNIT_TEST(conditions_rule_out_part_by_part) {
    Fixture f = fixture_new();
    CHECK(conditions_add(f.conditions, less(&f, f.a, f.b)));
    CHECK(conditions_add(f.conditions, less(&f, f.c, f.d)));
    Term wrong = less(&f, f.b, f.a), wrong_too = less(&f, f.d, f.c), open = less(&f, f.a, f.d);
    CHECK(is_ruled_out(&f, term_and(f.terms, open, wrong)));
    CHECK(is_ruled_out(&f, term_or(f.terms, wrong, wrong_too)));
    CHECK(!is_ruled_out(&f, term_or(f.terms, open, wrong)));
    fixture_free(&f);
}

// What an answer needs are the conditions that it follows from, and no others.
UNIT_TEST(conditions_needed) {
    Fixture f = fixture_new();
    CHECK(conditions_add(f.conditions, less(&f, f.a, f.b)));
    CHECK(conditions_add(f.conditions, less(&f, f.c, f.d)));
    Needs needs = {0};
    CHECK(conditions_rule_out(f.conditions, less(&f, f.d, f.c), &needs));
    CHECK(!needs_has(&needs, 0));
    CHECK(needs_has(&needs, 1));
    fixture_free(&f);
}

// Who goes back to a mark knows what was known there.
UNIT_TEST(conditions_forget) {
    Fixture f = fixture_new();
    CHECK(conditions_add(f.conditions, less(&f, f.a, f.b)));
    ConditionsMark mark = conditions_mark(f.conditions);
    CHECK(conditions_add(f.conditions, less(&f, f.b, f.c)));
    CHECK(is_ruled_out(&f, less(&f, f.c, f.a)));
    conditions_go_back(f.conditions, mark);
    CHECK_EQUAL_INT(1, conditions_list(f.conditions)->count);
    CHECK(!is_ruled_out(&f, less(&f, f.c, f.a)));
    CHECK(is_ruled_out(&f, less(&f, f.b, f.a)));
    fixture_free(&f);
}
