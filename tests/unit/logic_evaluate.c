// The evaluator of formulas against their constructors: a formula with numbers in the place of its
// variables folds to the value that it has where the variables have these numbers.
#include "unit.h"

#include "logic/logic.h"

enum { VARIABLES = 4 };

typedef struct Maker {
    LogicTable *table;
    Formula ints[VARIABLES], longs[VARIABLES];
    uint64_t random;
} Maker;

static uint32_t draw(Maker *maker, uint32_t below) {
    maker->random = maker->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((maker->random >> 33) % below);
}

static Formula number(Maker *maker, Sort sort, uint32_t depth);

static Formula truth(Maker *maker, uint32_t depth) {
    LogicTable *table = maker->table;
    Sort sort = draw(maker, 2) ? SORT_INT : SORT_LONG;
    if (!depth || draw(maker, 2)) {
        Formula a = number(maker, sort, depth ? depth - 1 : 0);
        Formula b = number(maker, sort, depth ? depth - 1 : 0);
        uint32_t kind = draw(maker, 3);
        return kind == 0   ? logic_equal(table, a, b)
               : kind == 1 ? logic_less(table, a, b)
                           : logic_less_equal(table, a, b);
    }
    Formula a = truth(maker, depth - 1), b = truth(maker, depth - 1);
    uint32_t kind = draw(maker, 3);
    return kind == 0   ? logic_not(table, a)
           : kind == 1 ? logic_and(table, a, b)
                       : logic_or(table, a, b);
}

static Formula number(Maker *maker, Sort sort, uint32_t depth) {
    LogicTable *table = maker->table;
    const Formula *variables = sort == SORT_INT ? maker->ints : maker->longs;
    static const FormulaKind bits[] = {FORMULA_KIND_BIT_AND, FORMULA_KIND_BIT_OR,
                                       FORMULA_KIND_BIT_XOR};
    if (!depth)
        return draw(maker, 3) ? variables[draw(maker, VARIABLES)]
                              : logic_number(table, sort, (int64_t)draw(maker, 9) - 4);
    Formula a = number(maker, sort, depth - 1), b = number(maker, sort, depth - 1);
    switch (draw(maker, 8)) {
    case 0: return logic_add(table, a, b);
    case 1: return logic_subtract(table, a, b);
    case 2: return logic_multiply(table, a, b);
    case 3: return logic_ite(table, truth(maker, depth - 1), a, b);
    case 4: return logic_bits_of(table, bits[draw(maker, 3)], a, b);
    case 5: return logic_cut(table, a, draw(maker, 2) ? 8 : 16, draw(maker, 2));
    case 6:
        return sort == SORT_INT ? logic_narrow(table, number(maker, SORT_LONG, depth - 1))
                                : logic_widen(table, number(maker, SORT_INT, depth - 1));
    default:
        return logic_remainder(table, a, logic_number(table, sort, 2 + (int64_t)draw(maker, 5)));
    }
}

static int64_t some_value(Maker *maker, bool is_long) {
    switch (draw(maker, 4)) {
    case 0: return is_long ? INT64_MAX : INT32_MAX;
    case 1: return is_long ? INT64_MIN : INT32_MIN;
    default: return (int64_t)draw(maker, 400) - 200;
    }
}

static bool agree(Maker *maker, LogicEvaluator *evaluator, Formula formula) {
    LogicTable *table = maker->table;
    LogicValue values[4 * VARIABLES] = {0};
    Formula from[2 * VARIABLES], to[2 * VARIABLES];
    for (uint32_t i = 0; i < 2 * VARIABLES; i++) {
        bool is_long = i >= VARIABLES;
        from[i] = is_long ? maker->longs[i - VARIABLES] : maker->ints[i];
        int64_t value = some_value(maker, is_long);
        to[i] = logic_number(table, is_long ? SORT_LONG : SORT_INT, value);
        values[logic_node(table, from[i])->constant] = (LogicValue){.known = true, .number = value};
    }
    LogicMeaning meaning = {.variables = values, .variable_count = 4 * VARIABLES};
    logic_evaluator_set(evaluator, &meaning);
    Formula folded = logic_substitute(table, formula, from, to, 2 * VARIABLES);
    LogicValue value;
    int64_t expected = folded == FORMULA_TRUE;
    if (folded != FORMULA_TRUE && folded != FORMULA_FALSE &&
        !logic_is_number(table, folded, &expected))
        return true; // not folded: nothing to compare with
    return logic_evaluate(evaluator, formula, &value) && value.number == expected;
}

UNIT_TEST(evaluator_agrees_with_constructors) {
    Maker maker = {.table = logic_table_new(NUMBERS_WRAP, 32), .random = 11};
    Arena *arena = arena_new();
    for (uint32_t i = 0; i < VARIABLES; i++) {
        maker.ints[i] = logic_variable(maker.table, SORT_INT, "i");
        maker.longs[i] = logic_variable(maker.table, SORT_LONG, "l");
    }
    LogicEvaluator *evaluator = logic_evaluator_new(arena, maker.table);
    for (uint32_t i = 0; i < 20000; i++)
        CHECK(agree(&maker, evaluator,
                    i % 2 ? truth(&maker, 4) : number(&maker, i % 4 ? SORT_INT : SORT_LONG, 4)));
    arena_free(arena);
    logic_table_free(maker.table);
}

// (\forall int k; 0 <= k && k < n; a[k] <= m), on an array 3 1 2.
UNIT_TEST(evaluator_looks_through_ranges) {
    LogicTable *table = logic_table_new(NUMBERS_WRAP, 32);
    Arena *arena = arena_new();
    Formula n = logic_variable(table, SORT_INT, "n"), m = logic_variable(table, SORT_INT, "m");
    Formula a = logic_variable(table, logic_array_sort(table, SORT_INT, SORT_INT), "a");
    Formula k = logic_bound_variable(table, SORT_INT, "k");
    Formula zero = logic_number(table, SORT_INT, 0);
    Formula outside = logic_or(table, logic_less(table, k, zero), logic_less_equal(table, n, k));
    Formula below = logic_less_equal(table, logic_select(table, a, k), m);
    Formula all = logic_quantify(table, true, &k, 1, logic_or(table, outside, below));
    Formula some =
        logic_quantify(table, false, &k, 1, logic_and(table, logic_not(table, outside), below));
    static const int64_t elements[] = {3, 1, 2};
    const LogicArrayValue *array = logic_array_value(arena, (LogicValue){.known = true});
    for (int64_t i = 0; i < 3; i++)
        array =
            logic_array_stored(arena, array, i, (LogicValue){.known = true, .number = elements[i]});
    LogicEvaluator *evaluator = logic_evaluator_new(arena, table);
    for (int64_t count = 0; count <= 3; count++) {
        for (int64_t most = 0; most <= 4; most++) {
            LogicValue values[8] = {0};
            values[logic_node(table, n)->constant] = (LogicValue){.known = true, .number = count};
            values[logic_node(table, m)->constant] = (LogicValue){.known = true, .number = most};
            values[logic_node(table, a)->constant] = (LogicValue){.known = true, .array = array};
            LogicMeaning meaning = {.variables = values, .variable_count = 8, .low = -2, .high = 8};
            logic_evaluator_set(evaluator, &meaning);
            bool expect_all = true, expect_some = false;
            for (int64_t i = 0; i < count; i++) {
                expect_all &= elements[i] <= most;
                expect_some |= elements[i] <= most;
            }
            LogicValue value;
            CHECK(logic_evaluate(evaluator, all, &value));
            CHECK_EQUAL_INT(expect_all, value.number);
            CHECK(logic_evaluate(evaluator, some, &value));
            CHECK_EQUAL_INT(expect_some, value.number);
        }
    }
    arena_free(arena);
    logic_table_free(table);
}

UNIT_TEST(evaluator_has_no_value_without_one) {
    LogicTable *table = logic_table_new(NUMBERS_WRAP, 32);
    Arena *arena = arena_new();
    Formula x = logic_variable(table, SORT_INT, "x"), y = logic_variable(table, SORT_INT, "y");
    LogicValue values[4] = {0};
    values[logic_node(table, y)->constant] = (LogicValue){.known = true, .number = 0};
    LogicMeaning meaning = {.variables = values, .variable_count = 4};
    LogicEvaluator *evaluator = logic_evaluator_new(arena, table);
    logic_evaluator_set(evaluator, &meaning);
    LogicValue value;
    Formula is_x = logic_less(table, x, y),
            is_y = logic_less(table, logic_number(table, SORT_INT, -1), y);
    CHECK(!logic_evaluate(evaluator, is_x, &value));
    CHECK(!logic_evaluate(evaluator, logic_divide(table, y, y), &value));
    CHECK(logic_evaluate(evaluator, logic_or(table, is_x, is_y), &value) && value.number);
    CHECK(!logic_evaluate(evaluator, logic_and(table, is_x, is_y), &value));
    arena_free(arena);
    logic_table_free(table);
}
