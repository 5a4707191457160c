// What formulas say by themselves, used in others: a list and what becomes of it hold in the same
// cases.
#include "unit.h"

#include "logic/logic.h"

enum { VARIABLES = 3, LEAST = -2, MOST = 1, LENGTH = 5 };

typedef struct Maker {
    LogicTable *table;
    Formula variables[VARIABLES], array;
    uint64_t random;
} Maker;

static uint32_t draw(Maker *maker, uint32_t below) {
    maker->random = maker->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((maker->random >> 33) % below);
}

static Formula some_number(Maker *maker) {
    return logic_number(maker->table, SORT_INT, LEAST + (int64_t)draw(maker, MOST - LEAST + 1));
}

static Formula atom(Maker *maker, uint32_t depth);

static Formula number(Maker *maker, uint32_t depth) {
    LogicTable *table = maker->table;
    if (!depth)
        return draw(maker, 4) ? maker->variables[draw(maker, VARIABLES)] : some_number(maker);
    switch (draw(maker, 3)) {
    case 0: return logic_add(table, number(maker, depth - 1), number(maker, depth - 1));
    case 1: return logic_select(table, maker->array, number(maker, depth - 1));
    default:
        return logic_ite(table, atom(maker, depth - 1), number(maker, depth - 1),
                         number(maker, depth - 1));
    }
}

static Formula atom(Maker *maker, uint32_t depth) {
    LogicTable *table = maker->table;
    Formula a = number(maker, depth);
    switch (draw(maker, 4)) {
    case 0: return logic_equal(table, a, some_number(maker));
    case 1: return logic_less(table, a, number(maker, depth));
    case 2: return logic_not(table, logic_equal(table, a, number(maker, depth)));
    default: return logic_less_equal(table, a, number(maker, depth));
    }
}

static Formula truth(Maker *maker, uint32_t depth) {
    LogicTable *table = maker->table;
    if (!depth || !draw(maker, 3))
        return atom(maker, draw(maker, 3));
    Formula a = truth(maker, depth - 1), b = truth(maker, depth - 1);
    return draw(maker, 2) ? logic_or(table, a, b) : logic_and(table, a, logic_not(table, b));
}

// With numbers in the place of the variables, and a written array in that of the array.
static bool holds(Maker *maker, const FormulaList *list, uint32_t which) {
    LogicTable *table = maker->table;
    Formula from[VARIABLES + 1], to[VARIABLES + 1];
    Sort ints = logic_array_sort(table, SORT_INT, SORT_INT);
    Formula array = logic_const_array(table, ints, logic_number(table, SORT_INT, which % 2));
    for (uint32_t i = 0; i < VARIABLES; i++, which /= MOST - LEAST + 1) {
        int64_t value = LEAST + (int64_t)(which % (MOST - LEAST + 1));
        from[i] = maker->variables[i];
        to[i] = logic_number(table, SORT_INT, value);
        array = logic_store(table, array, to[i], logic_number(table, SORT_INT, (int64_t)i - 1));
    }
    from[VARIABLES] = maker->array;
    to[VARIABLES] = array;
    Formula all = logic_and_all(table, list->items, list->count);
    return logic_substitute(table, all, from, to, VARIABLES + 1) == FORMULA_TRUE;
}

static bool has_same_cases(Maker *maker, const FormulaList *list, const FormulaList *simpler) {
    uint32_t cases = 1;
    for (uint32_t i = 0; i < VARIABLES; i++)
        cases *= MOST - LEAST + 1;
    for (uint32_t i = 0; i < cases; i++)
        if (holds(maker, list, i) != holds(maker, simpler, i))
            return false;
    return true;
}

static bool is_the_same(Maker *maker, Arena *arena) {
    FormulaList list = {0}, simpler = {0};
    for (uint32_t i = 0; i < LENGTH; i++)
        vector_push(arena, &list, i % 2 ? atom(maker, draw(maker, 2)) : truth(maker, 2));
    for (uint32_t i = 0; i < LENGTH; i++)
        vector_push(arena, &simpler, list.items[i]);
    logic_use_units(maker->table, &simpler, arena);
    return has_same_cases(maker, &list, &simpler);
}

// Clauses of few atoms, so that they have some in common.
static bool are_short_clauses_the_same(Maker *maker, Arena *arena) {
    LogicTable *table = maker->table;
    Formula atoms[4], body = FORMULA_TRUE;
    for (uint32_t i = 0; i < 4; i++)
        atoms[i] = atom(maker, draw(maker, 2));
    for (uint32_t i = 0; i < LENGTH; i++) {
        Formula clause = FORMULA_FALSE, all = FORMULA_TRUE;
        for (uint32_t j = 0; j < 3; j++) {
            Formula one = atoms[draw(maker, 4)], other = atoms[draw(maker, 4)];
            clause = logic_or(table, clause, draw(maker, 2) ? one : logic_not(table, one));
            all = logic_and(table, all, draw(maker, 2) ? other : logic_not(table, other));
        }
        body = logic_and(table, body, draw(maker, 2) ? clause : logic_or(table, clause, all));
    }
    FormulaList list = {0}, simpler = {0};
    vector_push(arena, &list, body);
    vector_push(arena, &simpler, logic_short_clauses(table, body));
    return has_same_cases(maker, &list, &simpler);
}

UNIT_TEST(units_change_no_case) {
    Arena *arena = arena_new();
    for (uint32_t seed = 0; seed < 40; seed++) {
        Maker maker = {.table = logic_table_new(NUMBERS_BITS, 32), .random = seed};
        Sort ints = logic_array_sort(maker.table, SORT_INT, SORT_INT);
        maker.array = logic_variable(maker.table, ints, "a");
        for (uint32_t i = 0; i < VARIABLES; i++)
            maker.variables[i] = logic_variable(maker.table, SORT_INT, "i");
        for (uint32_t i = 0; i < 20; i++)
            CHECK(is_the_same(&maker, arena) && are_short_clauses_the_same(&maker, arena));
        logic_table_free(maker.table);
    }
    arena_free(arena);
}

// i == 1, a[i] == 2, a[1] != 2 || j < 3, and two quantifiers over k.
UNIT_TEST(units_lay_open_what_they_guard) {
    LogicTable *table = logic_table_new(NUMBERS_BITS, 32);
    Arena *arena = arena_new();
    Formula i = logic_variable(table, SORT_INT, "i"), j = logic_variable(table, SORT_INT, "j");
    Formula a = logic_variable(table, logic_array_sort(table, SORT_INT, SORT_INT), "a");
    Formula k = logic_bound_variable(table, SORT_INT, "k");
    Formula one = logic_number(table, SORT_INT, 1), two = logic_number(table, SORT_INT, 2);
    Formula few = logic_less(table, j, logic_number(table, SORT_INT, 3));
    Formula at = logic_select(table, a, k);
    Formula low = logic_quantify(table, true, &k, 1, logic_less(table, at, k));
    Formula high = logic_quantify(table, false, &k, 1, logic_less_equal(table, at, i));
    Formula given[] = {
        logic_equal(table, i, one), logic_equal(table, logic_select(table, a, i), two),
        logic_or(table, logic_not(table, logic_equal(table, logic_select(table, a, one), two)),
                 few),
        low, logic_not(table, high)};
    FormulaList list = {0};
    for (uint32_t n = 0; n < 5; n++)
        vector_push(arena, &list, given[n]);
    logic_use_units(table, &list, arena);
    CHECK_EQUAL_INT(4, list.count);
    CHECK(list.items[0] == given[0]);
    CHECK(list.items[1] == logic_equal(table, logic_select(table, a, one), two));
    CHECK(list.items[2] == few);
    Formula both = logic_and(table, logic_less(table, at, k), logic_less(table, one, at));
    CHECK(list.items[3] == logic_quantify(table, true, &k, 1, both));
    arena_free(arena);
    logic_table_free(table);
}

// r ==> a && b, r ==> x, r && a ==> y, where r is 2 <= i, and a division asks whether 0 <= i.
UNIT_TEST(units_shorten_clauses) {
    LogicTable *table = logic_table_new(NUMBERS_BITS, 32);
    Formula i = logic_variable(table, SORT_INT, "i"), j = logic_variable(table, SORT_INT, "j");
    Formula zero = logic_number(table, SORT_INT, 0), two = logic_number(table, SORT_INT, 2);
    Formula r = logic_less_equal(table, two, i), is_positive = logic_less_equal(table, zero, i);
    Formula a = logic_less(table, i, j), b = logic_less(table, zero, j);
    Formula x = logic_equal(table, logic_ite(table, is_positive, i, zero), two);
    Formula y = logic_equal(table, j, logic_number(table, SORT_INT, 7));
    Formula given[] = {logic_implies(table, r, logic_and(table, a, b)), logic_implies(table, r, x),
                       logic_implies(table, r, is_positive),
                       logic_implies(table, logic_and(table, r, a), y)};
    Formula rest[] = {a, b, logic_equal(table, i, two), y};
    Formula expected = logic_implies(table, r, logic_and_all(table, rest, 4));
    CHECK(logic_short_clauses(table, logic_and_all(table, given, 4)) == expected);
    logic_table_free(table);
}
