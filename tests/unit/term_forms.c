// Normal forms: that the rules which matter do apply. That they are right is tested elsewhere.
#include "unit.h"

#include "term/term.h"

typedef struct Fixture {
    TermTable *table;
    Term p, q, r; // booleans
    Term x, y, z; // 8 bits
    Term wide;    // 32 bits
    Term zero, one, two, three;
} Fixture;

static Term number(Fixture *f, uint64_t value) {
    return term_constant(f->table, 8, value);
}

static Fixture fixture_new(void) {
    Fixture f = {.table = term_table_new()};
    f.p = term_bool_variable(f.table, "p");
    f.q = term_bool_variable(f.table, "q");
    f.r = term_bool_variable(f.table, "r");
    f.x = term_variable(f.table, 8, "x");
    f.y = term_variable(f.table, 8, "y");
    f.z = term_variable(f.table, 8, "z");
    f.wide = term_variable(f.table, 32, "wide");
    f.zero = number(&f, 0);
    f.one = number(&f, 1);
    f.two = number(&f, 2);
    f.three = number(&f, 3);
    return f;
}

#define WITH_TERMS(test_name)                                                                      \
    static void test_name##_body(Fixture *f, TermTable *t, bool *unit_failed);                     \
    UNIT_TEST(test_name) {                                                                         \
        Fixture fixture = fixture_new();                                                           \
        test_name##_body(&fixture, fixture.table, unit_failed);                                    \
        term_table_free(fixture.table);                                                            \
    }                                                                                              \
    static void test_name##_body(Fixture *f, TermTable *t, bool *unit_failed)

// ---- Booleans

WITH_TERMS(conjunctions_are_absorbed) {
    Term both = term_and(t, f->p, f->q);
    CHECK(both == term_and(t, f->q, f->p));
    CHECK(term_and(t, both, f->p) == both);
    CHECK(term_and(t, both, term_not(f->p)) == TERM_FALSE);
    CHECK(term_and(t, f->p, term_not(both)) == term_and(t, f->p, term_not(f->q)));
    CHECK(term_and(t, term_not(f->p), term_not(both)) == term_not(f->p));
    CHECK(term_and(t, term_not(both), term_not(term_and(t, f->p, term_not(f->q)))) ==
          term_not(f->p));
    CHECK(term_or(t, f->p, both) == f->p);
}

WITH_TERMS(long_guards_are_remembered) {
    Term guard = term_not(term_equal(t, f->x, f->zero)); // checked first, far down in the guard
    for (int i = 0; i < 15; i++)
        guard = term_and(t, guard, term_bool_variable(t, "c"));
    CHECK(term_and(t, guard, term_not(term_equal(t, f->x, f->zero))) == guard);
    CHECK(term_and(t, guard, term_equal(t, f->x, f->zero)) == TERM_FALSE);
}

WITH_TERMS(literals_of_one_term_are_compared) {
    Term is_two = term_equal(t, f->x, f->two);
    CHECK(term_and(t, is_two, term_equal(t, f->x, f->three)) == TERM_FALSE);
    CHECK(term_and(t, is_two, term_not(term_equal(t, f->x, f->three))) == is_two);
    CHECK(term_and(t, is_two, term_slt(t, f->x, f->three)) == is_two);
    CHECK(term_and(t, is_two, term_slt(t, f->x, f->zero)) == TERM_FALSE);
    CHECK(term_and(t, term_ult(t, f->x, f->three), term_ult(t, f->x, number(f, 9))) ==
          term_ult(t, f->x, f->three));
    CHECK(term_and(t, term_slt(t, f->x, f->y), term_slt(t, f->y, f->x)) == TERM_FALSE);
    CHECK(term_and(t, term_sle(t, f->x, f->y), term_sle(t, f->y, f->x)) ==
          term_equal(t, f->x, f->y));
    CHECK(term_and(t, term_sle(t, f->x, f->y), term_not(term_equal(t, f->x, f->y))) ==
          term_slt(t, f->x, f->y));
}

WITH_TERMS(boolean_choices_become_connectives) {
    CHECK(term_ite(t, f->p, TERM_TRUE, f->q) == term_or(t, f->p, f->q));
    CHECK(term_ite(t, f->p, f->q, TERM_FALSE) == term_and(t, f->p, f->q));
    CHECK(term_ite(t, f->p, f->q, term_not(f->q)) == term_equal(t, f->p, f->q));
    CHECK(term_ite(t, f->p, f->p, f->q) == term_or(t, f->p, f->q));
    CHECK(term_ite(t, term_not(f->p), f->q, f->r) == term_ite(t, f->p, f->r, f->q));
    CHECK(term_xor(t, f->p, term_not(f->q)) == term_equal(t, f->p, f->q));
    CHECK(term_equal(t, f->p, term_equal(t, f->p, f->q)) == f->q);
}

// ---- If-then-else

WITH_TERMS(choices_collapse) {
    Term choice = term_ite(t, f->p, f->x, f->y);
    CHECK(term_ite(t, f->p, f->x, f->x) == f->x);
    CHECK(term_ite(t, f->p, choice, f->z) == term_ite(t, f->p, f->x, f->z));
    CHECK(term_ite(t, term_and(t, f->p, f->q), choice, f->z) ==
          term_ite(t, term_and(t, f->p, f->q), f->x, f->z));
    CHECK(term_ite(t, f->q, f->x, choice) == term_ite(t, term_or(t, f->p, f->q), f->x, f->y));
    CHECK(term_ite(t, f->q, choice, f->y) == term_ite(t, term_and(t, f->p, f->q), f->x, f->y));
    CHECK(term_ite(t, f->q, choice, term_ite(t, f->r, f->x, f->y)) ==
          term_ite(t, term_ite(t, f->q, f->p, f->r), f->x, f->y));
    CHECK(term_ite(t, term_equal(t, f->x, f->y), f->x, f->y) == f->y);
    CHECK(term_ite(t, term_equal(t, f->x, f->two), f->two, f->x) == f->x);
}

// A reference that is 1 if p, otherwise 2 if q, otherwise null.
static Term reference(Fixture *f) {
    return term_ite(f->table, f->p, f->one, term_ite(f->table, f->q, f->two, f->zero));
}

WITH_TERMS(references_compare_without_a_circuit) {
    Term reference_term = reference(f);
    Term not_p_but_q = term_and(t, term_not(f->p), f->q);
    CHECK(term_equal(t, reference_term, f->one) == f->p);
    CHECK(term_equal(t, reference_term, f->two) == not_p_but_q);
    CHECK(term_equal(t, reference_term, f->three) == TERM_FALSE);
    CHECK(term_equal(t, reference_term, f->zero) == term_and(t, term_not(f->p), term_not(f->q)));
    CHECK(term_ult(t, reference_term, f->three) == TERM_TRUE);
    CHECK(term_ult(t, reference_term, f->two) == term_not(not_p_but_q));
    CHECK(term_slt(t, reference_term, f->zero) == TERM_FALSE);
    CHECK(term_ult(t, f->zero, reference_term) == term_or(t, f->p, f->q));
}

WITH_TERMS(references_may_end_in_a_variable) {
    Term chain = term_ite(t, f->p, f->one, f->x);
    CHECK(term_equal(t, chain, f->two) == term_and(t, term_not(f->p), term_equal(t, f->x, f->two)));
    CHECK(term_equal(t, chain, f->one) == term_or(t, f->p, term_equal(t, f->x, f->one)));
    CHECK(term_equal(t, chain, f->x) == term_or(t, term_not(f->p), term_equal(t, f->x, f->one)));
}

WITH_TERMS(extended_references_are_narrowed) {
    Term extended = term_zero_extend(t, reference(f), 32);
    CHECK(term_equal(t, extended, term_constant(t, 32, 256)) == TERM_FALSE);
    CHECK(term_equal(t, extended, term_constant(t, 32, 1)) == f->p);
    Term plain = term_zero_extend(t, f->x, 32);
    CHECK(term_equal(t, plain, term_constant(t, 32, 7)) == term_equal(t, f->x, number(f, 7)));
    CHECK(term_equal(t, plain, term_constant(t, 32, 700)) == TERM_FALSE);
    CHECK(term_slt(t, plain, term_constant(t, 32, 7)) == term_ult(t, f->x, number(f, 7)));
    CHECK(term_slt(t, plain, term_constant(t, 32, 256)) == TERM_TRUE);
    CHECK(term_slt(t, plain, term_constant(t, 32, 0)) == TERM_FALSE);
    CHECK(term_slt(t, term_sign_extend(t, f->x, 32), term_constant(t, 32, 7)) ==
          term_slt(t, f->x, number(f, 7)));
    CHECK(term_slt(t, term_zero_extend(t, f->x, 32), term_zero_extend(t, f->y, 32)) ==
          term_ult(t, f->x, f->y));
}

// Arithmetic with constants stays a choice of constants.
WITH_TERMS(small_choices_are_computed) {
    Term next = term_add(t, term_multiply(t, reference(f), f->two), f->one);
    CHECK(term_equal(t, next, f->three) == f->p);
    CHECK(term_equal(t, next, f->two) == TERM_FALSE);
    CHECK(term_equal(t, term_shift_left(t, f->one, reference(f)), f->two) == f->p);
    CHECK(term_equal(t, term_udiv(t, number(f, 6), reference(f)), number(f, 6)) == f->p);
    CHECK(term_equal(t, term_sign_extend(t, term_bit_not(t, reference(f)), 32),
                     term_constant(t, 32, UINT64_MAX - 1)) == f->p);
}

WITH_TERMS(many_terms_are_joined) {
    Term terms[] = {f->p, f->q, f->r, f->p};
    CHECK(term_and_all(t, terms, 0) == TERM_TRUE);
    CHECK(term_or_all(t, terms, 0) == TERM_FALSE);
    CHECK(term_and_all(t, terms, 1) == f->p);
    CHECK(term_and_all(t, terms, 4) ==
          term_and(t, term_and(t, f->p, f->q), term_and(t, f->r, f->p)));
    CHECK(term_or_all(t, terms, 3) == term_or(t, f->p, term_or(t, f->q, f->r)));
    terms[3] = term_not(f->q);
    CHECK(term_and_all(t, terms, 4) == TERM_FALSE);
    CHECK(term_or_all(t, terms, 4) == TERM_TRUE);
}

// The chain is longer than recursion is allowed to go, and shared parts are walked once.
WITH_TERMS(long_chains_end) {
    Term chain = term_zero_extend(t, f->x, 32), other = term_constant(t, 32, 1);
    for (uint32_t i = 1; i <= 3000; i++) {
        Term condition = term_bool_variable(t, "c");
        Term longer = term_ite(t, condition, term_constant(t, 32, i), chain);
        other = term_ite(t, term_not(condition), other, chain);
        chain = longer;
    }
    for (uint32_t i = 0; i < 3000; i += 100) {
        term_equal(t, chain, term_constant(t, 32, i));
        term_equal(t, other, term_constant(t, 32, i));
        term_ult(t, chain, term_constant(t, 32, i));
        term_extract(t, other, i % 30, 2);
    }
    CHECK(term_count(t) < 3000 * 200);
}

// Rules that take one element after the other from a long chain must not exhaust the stack.
WITH_TERMS(long_chains_do_not_recurse) {
    enum { LENGTH = 100 };
    Term guard = f->p, later = f->p, chain = f->x;
    for (int i = 0; i < LENGTH; i++) {
        Term condition = term_bool_variable(t, "c");
        guard = term_and(t, guard, condition);
        later = term_and(t, condition, term_and(t, later, term_bool_variable(t, "d")));
        chain = term_ite(t, term_equal(t, f->y, number(f, (uint64_t)i)), f->z,
                         term_ite(t, condition, term_variable(t, 8, "v"), chain));
    }
    Term both = term_and(t, guard, later);
    CHECK(term_kind(t, both) == TERM_KIND_AND);
    CHECK(term_width(t, term_ite(t, guard, chain, f->x)) == 8);
    CHECK(term_width(t, term_ite(t, later, chain, f->x)) == 8);
    CHECK(term_width(t, term_extract(t, chain, 1, 3)) == 3);
    CHECK(term_width(t, term_equal(t, chain, f->z)) == 0);
    TermModel *model = term_model_new(t);
    CHECK_EQUAL_INT(0, term_evaluate(model, term_or(t, both, guard)));
    term_model_free(model);
}

// ---- Arithmetic

WITH_TERMS(sums_meet) {
    Term sum = term_add(t, term_add(t, f->x, f->one), f->two);
    CHECK(sum == term_add(t, f->three, f->x));
    CHECK(term_subtract(t, sum, f->x) == f->three);
    CHECK(term_subtract(t, f->x, f->x) == f->zero);
    CHECK(term_negate(t, term_negate(t, f->x)) == f->x);
    CHECK(term_add(t, term_subtract(t, f->x, f->y), f->y) == f->x);
    CHECK(term_subtract(t, term_add(t, f->x, f->y), f->x) == f->y);
    CHECK(term_equal(t, sum, f->two) == term_equal(t, f->x, number(f, 255)));
    CHECK(term_equal(t, sum, f->x) == TERM_FALSE);
    CHECK(term_equal(t, term_add(t, f->x, f->y), term_add(t, f->x, f->z)) ==
          term_equal(t, f->y, f->z));
}

WITH_TERMS(products_and_quotients_by_constants) {
    CHECK(term_multiply(t, f->x, f->zero) == f->zero);
    CHECK(term_multiply(t, f->x, f->one) == f->x);
    CHECK(term_multiply(t, f->x, number(f, 255)) == term_negate(t, f->x));
    CHECK(term_multiply(t, f->x, f->two) == term_shift_left(t, f->x, f->one));
    CHECK(term_add(t, f->x, f->x) == term_shift_left(t, f->x, f->one));
    CHECK(term_udiv(t, f->x, f->two) == term_shift_right(t, f->x, f->one));
    CHECK(term_kind(t, term_urem(t, f->x, number(f, 4))) == TERM_KIND_CONCAT);
    CHECK(term_srem(t, f->x, f->one) == f->zero);
    CHECK(term_sdiv(t, f->x, f->one) == f->x);
    CHECK(term_equal(t, term_srem(t, f->x, f->two), f->zero) ==
          term_not(term_equal(t, term_extract(t, f->x, 0, 1), term_constant(t, 1, 1))));
}

WITH_TERMS(quotients_and_remainders_add_up) {
    Term product = term_multiply(t, term_sdiv(t, f->x, f->y), f->y);
    Term rest = term_srem(t, f->x, f->y);
    CHECK(term_add(t, product, rest) == f->x);
    CHECK(term_add(t, rest, product) == f->x);
    CHECK(term_subtract(t, f->x, product) == rest);
    CHECK(term_add(t, product, term_srem(t, f->y, f->x)) != f->x);
    CHECK(term_subtract(t, f->y, product) != rest);
    Term other = term_multiply(t, term_sdiv(t, f->x, f->y), f->x); // not the divisor
    CHECK(term_add(t, other, rest) != f->x);
}

WITH_TERMS(quotients_of_small_numbers_are_narrow) {
    Term small = term_zero_extend(t, term_extract(t, f->x, 0, 3), 8);
    Term other = term_zero_extend(t, term_extract(t, f->y, 0, 2), 8);
    Term low = term_urem(t, term_extract(t, f->x, 0, 3), term_extract(t, other, 0, 3));
    CHECK(term_urem(t, small, other) == term_zero_extend(t, low, 8));
    CHECK(term_kind(t, term_urem(t, small, f->y)) != TERM_KIND_UREM);
    CHECK(term_kind(t, term_urem(t, f->x, f->y)) == TERM_KIND_UREM);
}

WITH_TERMS(divisors_of_few_values_become_choices) {
    Term choice = term_ite(t, f->p, f->one, f->two);
    CHECK(term_srem(t, f->x, choice) == term_ite(t, f->p, f->zero, term_srem(t, f->x, f->two)));
    CHECK(term_udiv(t, f->x, choice) == term_ite(t, f->p, f->x, term_shift_right(t, f->x, f->one)));
}

// ---- Bits

WITH_TERMS(masks_become_extracts) {
    Term masked = term_bit_and(t, f->x, number(f, 31));
    CHECK(masked == term_zero_extend(t, term_extract(t, f->x, 0, 5), 8));
    CHECK(term_ult(t, masked, number(f, 32)) == TERM_TRUE);
    CHECK(term_bit_and(t, masked, number(f, 31)) == masked);
    CHECK(term_extract(t, term_bit_and(t, f->x, number(f, 0xA0)), 5, 1) ==
          term_extract(t, f->x, 5, 1));
    CHECK(term_extract(t, term_bit_and(t, f->x, number(f, 0xA0)), 6, 1) == term_constant(t, 1, 0));
    CHECK(term_bit_or(t, f->x, term_bit_not(t, f->x)) == number(f, 255));
    CHECK(term_bit_and(t, f->x, term_bit_or(t, f->x, f->y)) == f->x);
    CHECK(term_bit_xor(t, term_bit_xor(t, f->x, f->y), f->x) == f->y);
}

WITH_TERMS(slices_join) {
    Term high = term_extract(t, f->wide, 16, 16), low = term_extract(t, f->wide, 0, 16);
    CHECK(term_concat(t, high, low) == f->wide);
    CHECK(term_extract(t, term_concat(t, f->x, f->y), 8, 8) == f->x);
    CHECK(term_extract(t, term_concat(t, f->x, f->y), 0, 8) == f->y);
    CHECK(term_extract(t, term_sign_extend(t, f->x, 32), 0, 8) == f->x);
    CHECK(term_extract(t, term_zero_extend(t, f->x, 32), 8, 8) == f->zero);
    CHECK(term_bit_or(t, term_shift_left(t, term_shift_right(t, f->x, number(f, 4)), number(f, 4)),
                      term_bit_and(t, f->x, number(f, 15))) == f->x);
    Term narrow = term_extract(
        t, term_add(t, term_sign_extend(t, f->x, 32), term_sign_extend(t, f->y, 32)), 0, 8);
    CHECK(narrow == term_add(t, f->x, f->y));
}

// ---- Names

WITH_TERMS(labels_are_unique) {
    Term again = term_variable(t, 8, "x"), odd = term_variable(t, 8, "a|b");
    CHECK_EQUAL_STR("x", term_name(t, again));
    CHECK_EQUAL_STR("x!2", term_label(t, again));
    CHECK_EQUAL_STR("x", term_label(t, f->x));
    CHECK_EQUAL_STR("a|b", term_name(t, odd));
    CHECK_EQUAL_STR("a_b", term_label(t, odd));
    CHECK(again != f->x);
}
