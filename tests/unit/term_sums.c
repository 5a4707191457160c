// Sums of the same parts: a condition under which they are equal.
#include "unit.h"

#include "term/term.h"

#include <stdlib.h>

enum { VARIABLES = 4, CONDITIONS = 3, WIDTH = 9, ROUNDS = 2000, MODELS = 20 };

typedef struct Space {
    TermTable *table;
    Term variables[VARIABLES], conditions[CONDITIONS];
} Space;

static Space space_new(void) {
    Space space = {.table = term_table_new()};
    for (uint32_t i = 0; i < VARIABLES; i++)
        space.variables[i] = term_variable(space.table, WIDTH, "x");
    for (uint32_t i = 0; i < CONDITIONS; i++)
        space.conditions[i] = term_bool_variable(space.table, "c");
    return space;
}

// Two sums of mostly the same parts, put together in different ways.
typedef struct Pair {
    Term a, b;
} Pair;

static Pair random_leaf(const Space *space) {
    Term part = rand() % 5 ? space->variables[rand() % VARIABLES]
                           : term_constant(space->table, WIDTH, (uint64_t)rand() % 4);
    return (Pair){part, rand() % 20 ? part : space->variables[rand() % VARIABLES]};
}

static Pair random_sums(const Space *space, uint32_t depth) {
    if (!depth)
        return random_leaf(space);
    TermTable *table = space->table;
    Term condition = space->conditions[rand() % CONDITIONS];
    Pair x = random_sums(space, depth - 1), y = random_sums(space, depth - 1);
    Pair z = random_sums(space, depth - 1);
    switch (rand() % 5) {
    case 0:
        return (Pair){term_ite(table, condition, x.a, y.a), term_ite(table, condition, x.b, y.b)};
    case 1: return (Pair){term_bit_not(table, x.a), term_bit_not(table, x.b)};
    case 2: return (Pair){term_subtract(table, x.a, y.a), term_subtract(table, x.b, y.b)};
    case 3:
        return (Pair){
            term_add(table, term_ite(table, condition, x.a, y.a), z.a),
            term_ite(table, condition, term_add(table, z.b, x.b), term_add(table, z.b, y.b))};
    default:
        return (Pair){term_add(table, x.a, term_add(table, y.a, z.a)),
                      term_add(table, term_add(table, z.b, x.b), y.b)};
    }
}

static void random_model(const Space *space, TermModel *model) {
    for (uint32_t i = 0; i < VARIABLES; i++)
        term_model_set(model, space->variables[i], (uint64_t)rand() % (1u << WIDTH));
    for (uint32_t i = 0; i < CONDITIONS; i++)
        term_model_set(model, space->conditions[i], (uint64_t)rand() % 2);
}

// In how many models the condition is true; MODELS + 1 if the sums are not equal in one of them.
static uint32_t agreements(const Space *space, Term a, Term b, Term agree) {
    uint32_t count = 0;
    bool is_wrong = false;
    TermModel *model = term_model_new(space->table);
    for (uint32_t i = 0; i < MODELS; i++) {
        random_model(space, model);
        if (!term_evaluate(model, agree))
            continue;
        is_wrong |= term_evaluate(model, a) != term_evaluate(model, b);
        count++;
    }
    term_model_free(model);
    return is_wrong ? MODELS + 1 : count;
}

UNIT_TEST(sums_that_agree_are_equal) {
    Space space = space_new();
    uint32_t found = 0;
    srand(11);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        Arena *arena = arena_new();
        Pair pair = random_sums(&space, 1 + i % 3);
        for (SumChoices choices = SUM_CHOICES_KEPT; choices <= SUM_CHOICES_OPENED; choices++) {
            Term agree = term_sums_agree(arena, space.table, pair.a, pair.b, choices);
            uint32_t count = agreements(&space, pair.a, pair.b, agree);
            CHECK(count <= MODELS);
            found += count;
        }
        arena_free(arena);
    }
    CHECK(found > MODELS * ROUNDS && found < 2 * MODELS * ROUNDS); // mostly, not always
    term_table_free(space.table);
}

// x0 if c0, x1 if c1 and so on, added from one end or from the other, as a loop merges it: a choice
// between the sum so far and that with one more.
static Term chosen_parts(const Space *space, bool is_backwards) {
    Term sum = term_constant(space->table, WIDTH, 3);
    for (uint32_t i = 0; i < CONDITIONS; i++) {
        uint32_t at = is_backwards ? CONDITIONS - 1 - i : i;
        Term more = term_add(space->table, sum, space->variables[at]);
        sum = term_ite(space->table, space->conditions[at], more, sum);
    }
    return sum;
}

UNIT_TEST(parts_in_another_order_agree) {
    Space space = space_new();
    Arena *arena = arena_new();
    Term a = chosen_parts(&space, false), b = chosen_parts(&space, true);
    Term more = term_add(space.table, b, space.variables[0]);
    for (SumChoices choices = SUM_CHOICES_KEPT; choices <= SUM_CHOICES_OPENED; choices++) {
        Term agree = term_sums_agree(arena, space.table, a, b, choices);
        CHECK_EQUAL_INT(MODELS, agreements(&space, a, b, agree));
        agree = term_sums_agree(arena, space.table, a, more, choices);
        CHECK_EQUAL_INT(0, agreements(&space, a, more, agree));
    }
    arena_free(arena);
    term_table_free(space.table);
}

// A part that stands there more often than is counted: no condition, instead of a wrong one.
UNIT_TEST(parts_too_often_do_not_agree) {
    Space space = space_new();
    Arena *arena = arena_new();
    Term sum = space.variables[0], condition = space.conditions[0];
    for (uint32_t i = 0; i < 64; i++) {
        Term more = term_add(space.table, sum, space.variables[0]);
        sum = term_ite(space.table, condition, more, space.variables[1]);
    }
    CHECK(term_sums_agree(arena, space.table, sum, space.variables[0], SUM_CHOICES_OPENED) ==
          TERM_FALSE);
    arena_free(arena);
    term_table_free(space.table);
}
