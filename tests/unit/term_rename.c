// Terms about other variables: they mean what the first one means with the values exchanged.
#include "unit.h"

#include "term/term.h"

#include <stdlib.h>

enum { VARIABLES = 4, WIDTH = 5, ROUNDS = 3000 };

typedef struct Space {
    TermTable *table;
    Term variables[VARIABLES];
} Space;

static Space space_new(void) {
    Space space = {term_table_new(), {0}};
    for (uint32_t i = 0; i < VARIABLES; i++)
        space.variables[i] = term_variable(space.table, WIDTH, "x");
    return space;
}

static Term random_condition(const Space *space, uint32_t depth);

static Term random_number(const Space *space, uint32_t depth) {
    TermTable *table = space->table;
    if (!depth)
        return rand() % 5 ? space->variables[rand() % VARIABLES]
                          : term_constant(table, WIDTH, (uint64_t)rand());
    Term a = random_number(space, depth - 1), b = random_number(space, depth - 1);
    switch (rand() % 13) {
    case 0: return term_ite(table, random_condition(space, depth - 1), a, b);
    case 1: return term_bit_not(table, a);
    case 2: return term_bit_and(table, a, b);
    case 3: return term_bit_xor(table, a, b);
    case 4: return term_multiply(table, a, b);
    case 5: return term_udiv(table, a, b);
    case 6: return term_urem(table, a, b);
    case 7: return term_shift_left(table, a, b);
    case 8: return term_shift_right(table, a, b);
    case 9: return term_shift_right_signed(table, a, b);
    case 10: return term_sign_extend(table, term_extract(table, a, 1, 3), WIDTH);
    case 11: return term_concat(table, term_extract(table, a, 2, 2), term_extract(table, b, 0, 3));
    default: return term_add(table, a, b);
    }
}

static Term random_condition(const Space *space, uint32_t depth) {
    TermTable *table = space->table;
    Term a = random_number(space, depth), b = random_number(space, depth);
    switch (rand() % 5) {
    case 0: return term_equal(table, a, b);
    case 1: return term_ult(table, a, b);
    case 2: return term_and(table, term_slt(table, a, b), term_not(term_equal(table, b, a)));
    case 3:
        return term_ite(table, term_ult(table, b, a), term_slt(table, a, b),
                        term_not(term_equal(table, a, b)));
    default: return term_slt(table, a, b);
    }
}

// x, y, z, w become y, z, x, w.
static bool means_the_same(const Space *space, Arena *arena, Term term) {
    static const uint32_t becomes[VARIABLES] = {1, 2, 0, 3};
    TermRenaming *renaming = term_renaming_new(arena, space->table);
    for (uint32_t i = 0; i < VARIABLES; i++)
        term_renaming_add(renaming, space->variables[i], space->variables[becomes[i]]);
    Term renamed = term_rename(renaming, term);
    TermModel *before = term_model_new(space->table), *after = term_model_new(space->table);
    bool is_same = true;
    for (uint32_t i = 0; i < 20; i++) {
        for (uint32_t j = 0; j < VARIABLES; j++) {
            uint64_t value = (uint64_t)rand() % (1u << WIDTH);
            term_model_set(before, space->variables[j], value);
            term_model_set(after, space->variables[becomes[j]], value);
        }
        is_same &= term_evaluate(before, term) == term_evaluate(after, renamed);
    }
    term_model_free(before);
    term_model_free(after);
    return is_same;
}

UNIT_TEST(renamed_terms_mean_the_same) {
    Space space = space_new();
    Arena *arena = arena_new();
    srand(7);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        CHECK(means_the_same(&space, arena, random_condition(&space, 1 + i % 4)));
        CHECK(means_the_same(&space, arena, random_number(&space, 1 + i % 4)));
    }
    arena_free(arena);
    term_table_free(space.table);
}

static Term count_of(const Space *space, Term wanted, const uint32_t *order) {
    TermTable *table = space->table;
    Term sum = term_constant(table, WIDTH, 0);
    for (uint32_t i = 0; i < VARIABLES - 1; i++)
        sum = term_add(table, sum,
                       term_ite(table, term_equal(table, space->variables[order[i]], wanted),
                                term_constant(table, WIDTH, 1), term_constant(table, WIDTH, 0)));
    return sum;
}

// A count does not depend on the order of what is counted; a difference does.
UNIT_TEST(sums_have_one_order) {
    Space space = space_new();
    Arena *arena = arena_new();
    Term x = space.variables[0], y = space.variables[1], z = space.variables[3];
    TermRenaming *exchange = term_renaming_new(arena, space.table);
    TermRenaming *same = term_renaming_new(arena, space.table);
    term_renaming_add(exchange, x, y);
    term_renaming_add(exchange, y, x);
    Term count = count_of(&space, z, (uint32_t[]){2, 0, 1});
    Term other = count_of(&space, z, (uint32_t[]){1, 2, 0});
    CHECK(term_rename(exchange, count) == term_rename(same, count));
    CHECK(term_rename(same, other) == term_rename(same, count));
    Term difference = term_subtract(space.table, x, y);
    CHECK(term_rename(exchange, difference) != term_rename(same, difference));
    arena_free(arena);
    term_table_free(space.table);
}

static void count_variable(void *context, Term variable) {
    (void)variable;
    ++*(uint32_t *)context;
}

UNIT_TEST(each_variable_once) {
    Space space = space_new();
    Arena *arena = arena_new();
    Term x = space.variables[0], y = space.variables[1];
    Term term =
        term_slt(space.table, term_add(space.table, x, y), term_multiply(space.table, x, x));
    uint32_t count = 0;
    term_each_variable(arena, space.table, term, count_variable, &count);
    CHECK_EQUAL_INT(2, count);
    arena_free(arena);
    term_table_free(space.table);
}
