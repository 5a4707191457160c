// Formulas: the forms that constructors give them, and what becomes of them when variables are
// replaced, clauses shortened, heaps read.
#include "unit.h"

#include "logic/logic.h"

typedef struct Fixture {
    LogicTable *t;
    Formula p, q, r; // booleans
    Formula x, y, z; // ints
    Formula array;   // of ints by ints
} Fixture;

static Fixture fixture_new(void) {
    Fixture f = {.t = logic_table_new(NUMBERS_WRAP, 32)};
    f.p = logic_variable(f.t, SORT_BOOL, "p");
    f.q = logic_variable(f.t, SORT_BOOL, "q");
    f.r = logic_variable(f.t, SORT_BOOL, "r");
    f.x = logic_variable(f.t, SORT_INT, "x");
    f.y = logic_variable(f.t, SORT_INT, "y");
    f.z = logic_variable(f.t, SORT_INT, "z");
    f.array = logic_variable(f.t, logic_array_sort(f.t, SORT_INT, SORT_INT), "a");
    return f;
}

static Formula number(Fixture *f, int64_t value) {
    return logic_number(f->t, SORT_INT, value);
}

#define WITH_FORMULAS(test_name)                                                                   \
    static void test_name##_body(Fixture *f, LogicTable *t, bool *unit_failed);                    \
    UNIT_TEST(test_name) {                                                                         \
        Fixture fixture = fixture_new();                                                           \
        test_name##_body(&fixture, fixture.t, unit_failed);                                        \
        logic_table_free(fixture.t);                                                               \
    }                                                                                              \
    static void test_name##_body(Fixture *f, LogicTable *t, bool *unit_failed)

WITH_FORMULAS(equalities_of_booleans) {
    CHECK(logic_equal(t, FORMULA_TRUE, f->p) == f->p);
    CHECK(logic_equal(t, FORMULA_FALSE, f->p) == logic_not(t, f->p));
    CHECK(logic_equal(t, f->p, FORMULA_TRUE) == f->p);
    CHECK(logic_equal(t, f->p, FORMULA_FALSE) == logic_not(t, f->p));
    CHECK(logic_equal(t, f->p, logic_not(t, f->q)) == logic_not(t, logic_equal(t, f->p, f->q)));
}

// The parts of a sum have one order, in whichever they came.
WITH_FORMULAS(sums_have_one_form) {
    Formula one = logic_add(t, logic_add(t, f->x, f->y), f->z);
    CHECK(logic_add(t, f->z, logic_add(t, f->y, f->x)) == one);
    CHECK(logic_add(t, logic_add(t, f->y, f->z), f->x) == one);
    CHECK(logic_subtract(t, one, f->y) == logic_add(t, f->z, f->x));
    CHECK(logic_subtract(t, one, logic_add(t, f->z, f->y)) == f->x);
    CHECK(logic_subtract(t, one, one) == number(f, 0));
}

// Equal polynomials are one formula.
WITH_FORMULAS(products_are_multiplied_out) {
    Formula next = logic_add(t, f->y, number(f, 1));
    Formula product = logic_multiply(t, f->x, f->y);
    CHECK(logic_multiply(t, f->y, f->x) == product);
    CHECK(logic_multiply(t, f->x, next) == logic_add(t, product, f->x));
    CHECK(logic_subtract(t, logic_multiply(t, next, next), logic_multiply(t, f->y, f->y)) ==
          logic_add(t, logic_multiply(t, f->y, number(f, 2)), number(f, 1)));
    CHECK(logic_multiply(t, logic_multiply(t, f->z, f->x), f->y) ==
          logic_multiply(t, logic_multiply(t, f->y, f->z), f->x));
    CHECK(logic_multiply(t, logic_subtract(t, f->x, f->y), logic_add(t, f->x, f->y)) ==
          logic_subtract(t, logic_multiply(t, f->x, f->x), logic_multiply(t, f->y, f->y)));
    CHECK(logic_multiply(t, f->x, next) != logic_add(t, product, f->y));
}

// Also those of sums of three, as the area of what grew on both sides.
WITH_FORMULAS(products_of_longer_sums_are_multiplied_out) {
    Formula pair = logic_add(t, f->x, f->z), wide = logic_add(t, pair, f->y);
    Formula expected = number(f, 0);
    const Formula parts[] = {f->x, f->y, f->z};
    for (uint32_t i = 0; i < 3; i++)
        expected = logic_add(
            t, expected,
            logic_add(t, logic_multiply(t, parts[i], f->x), logic_multiply(t, parts[i], f->z)));
    CHECK(logic_multiply(t, wide, pair) == expected);
    CHECK(logic_multiply(t, pair, wide) == expected);
}

WITH_FORMULAS(written_elements_are_read) {
    Formula stored = logic_store(t, f->array, f->x, f->y);
    CHECK(logic_select(t, stored, f->x) == f->y);
    // What is overwritten does not count, and writing what is there is no change.
    CHECK(logic_store(t, stored, f->x, f->z) == logic_store(t, f->array, f->x, f->z));
    CHECK(logic_store(t, f->array, f->x, logic_select(t, f->array, f->x)) == f->array);
    CHECK(logic_store(t, f->array, f->x, logic_select(t, f->array, f->y)) != f->array);
    CHECK(logic_store(t, f->array, f->x, f->y) != f->array);
}

WITH_FORMULAS(choices_of_arrays_are_read) {
    Formula other = logic_store(t, f->array, number(f, 1), f->y);
    Formula choice = logic_ite(t, f->p, other, f->array);
    Formula read = logic_select(t, choice, number(f, 1));
    CHECK(read == logic_ite(t, f->p, f->y, logic_select(t, f->array, number(f, 1))));
    CHECK(logic_select(t, choice, number(f, 1)) == read); // the same when asked again
    CHECK(logic_select(t, choice, number(f, 2)) == logic_select(t, f->array, number(f, 2)));
}

WITH_FORMULAS(totals_share_their_index) {
    Formula index = logic_total_index(t);
    CHECK(index != FORMULA_NONE);
    CHECK(logic_total_index(t) == index);
    Formula body = logic_select(t, f->array, index);
    CHECK(logic_total(t, f->x, body) == logic_total(t, f->x, body));
    CHECK(logic_total(t, number(f, 0), body) == number(f, 0));
}

WITH_FORMULAS(quantifiers_keep_the_variables_that_occur) {
    Formula bound[2] = {logic_bound_variable(t, SORT_INT, "i"),
                        logic_bound_variable(t, SORT_INT, "j")};
    Formula body = logic_less(t, bound[0], f->x);
    Formula all = logic_quantify(t, true, bound, 2, body);
    const FormulaNode *node = logic_node(t, all);
    CHECK_EQUAL_INT(FORMULA_KIND_FORALL, node->kind);
    CHECK_EQUAL_INT(2, node->count); // i and the body
    CHECK(node->children[0] == bound[0]);
    CHECK(logic_node(t, body)->has_bound);
    CHECK(logic_node(t, logic_and(t, body, f->p))->has_bound);
    CHECK(!logic_node(t, all)->has_bound);
    CHECK(logic_quantify(t, true, bound, 1, f->p) == f->p);
    CHECK(logic_quantify(t, false, bound, 2, FORMULA_TRUE) == FORMULA_TRUE);
}

WITH_FORMULAS(variables_are_replaced_below_quantifiers) {
    Formula bound = logic_bound_variable(t, SORT_INT, "i");
    Formula of_x = logic_quantify(t, true, &bound, 1, logic_less(t, bound, f->x));
    Formula of_y = logic_quantify(t, true, &bound, 1, logic_less(t, bound, f->y));
    Formula some = logic_quantify(t, false, &bound, 1, logic_less(t, bound, f->x));
    CHECK(of_x != of_y);
    CHECK(logic_substitute(t, of_x, &f->x, &f->y, 1) == of_y);
    CHECK(logic_substitute(t, of_y, &f->x, &f->z, 1) == of_y);
    CHECK(logic_substitute(t, some, &f->x, &f->y, 1) != of_y);
    Formula both = logic_and(t, of_x, logic_less(t, f->x, number(f, 7)));
    CHECK(logic_substitute(t, both, &f->x, &f->y, 1) ==
          logic_and(t, of_y, logic_less(t, f->y, number(f, 7))));
}

WITH_FORMULAS(variables_are_replaced_in_long_lists) {
    enum { LONG = 12 };
    Formula before[LONG], after[LONG];
    for (uint32_t i = 0; i < LONG; i++) {
        Formula other = logic_variable(t, SORT_INT, "c");
        before[i] = logic_less(t, f->x, other);
        after[i] = logic_less(t, f->y, other);
    }
    CHECK(logic_substitute(t, logic_and_all(t, before, LONG), &f->x, &f->y, 1) ==
          logic_and_all(t, after, LONG));
}

// Clauses that say more take words out of others, and make others needless.
WITH_FORMULAS(clauses_shorten_each_other) {
    Formula p_or_q = logic_or(t, f->p, f->q);
    Formula not_p_or_q = logic_or(t, logic_not(t, f->p), f->q);
    CHECK(logic_short_clauses(t, logic_and(t, p_or_q, not_p_or_q)) == f->q);
    CHECK(logic_short_clauses(t, logic_and(t, p_or_q, logic_or(t, p_or_q, f->r))) == p_or_q);
    Formula apart = logic_and(t, p_or_q, logic_or(t, logic_not(t, f->p), f->r));
    CHECK(logic_short_clauses(t, apart) == apart);
}

// What all clauses have in common is false where the rest counts: `x < 2` tells it that x is no
// negative number, `x < -3` and `p` do not.
WITH_FORMULAS(clauses_know_what_their_common_part_rules_out) {
    Formula is_positive = logic_less_equal(t, number(f, 0), f->x);
    Formula choice = logic_equal(t, logic_ite(t, is_positive, f->y, f->z), number(f, 5));
    Formula commons[] = {logic_less(t, f->x, number(f, 2)), logic_less(t, f->x, number(f, -3)),
                         f->p};
    for (uint32_t i = 0; i < 3; i++) {
        Formula clauses = logic_and(t, logic_or(t, commons[i], choice),
                                    logic_or(t, commons[i], logic_or(t, f->q, f->r)));
        Formula left = i ? choice : logic_equal(t, f->y, number(f, 5));
        CHECK(logic_short_clauses(t, clauses) ==
              logic_or(t, commons[i], logic_and(t, left, logic_or(t, f->q, f->r))));
    }
}

WITH_FORMULAS(free_variables_are_met_once) {
    Arena *arena = arena_new();
    FormulaList list = {0};
    Formula bound = logic_bound_variable(t, SORT_INT, "i");
    Formula all = logic_quantify(
        t, true, &bound, 1, logic_less(t, logic_add(t, bound, f->y), logic_add(t, f->x, f->x)));
    logic_free_variables(t, logic_and(t, all, logic_less(t, f->y, f->x)), &list, arena);
    uint32_t count = list.count, of_bound = 0;
    for (uint32_t i = 0; i < count; i++)
        of_bound += list.items[i] == bound;
    arena_free(arena);
    CHECK_EQUAL_INT(2, count);
    CHECK_EQUAL_INT(0, of_bound);
}
