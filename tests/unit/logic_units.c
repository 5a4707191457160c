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

static bool is_the_same(Maker *maker, Arena *arena) {
    FormulaList list = {0}, simpler = {0};
    uint32_t cases = 1;
    for (uint32_t i = 0; i < LENGTH; i++)
        vector_push(arena, &list, i % 2 ? atom(maker, draw(maker, 2)) : truth(maker, 2));
    for (uint32_t i = 0; i < LENGTH; i++)
        vector_push(arena, &simpler, list.items[i]);
    logic_use_units(maker->table, &simpler, arena);
    for (uint32_t i = 0; i < VARIABLES; i++)
        cases *= MOST - LEAST + 1;
    for (uint32_t i = 0; i < cases; i++)
        if (holds(maker, &list, i) != holds(maker, &simpler, i))
            return false;
    return true;
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
            CHECK(is_the_same(&maker, arena));
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
