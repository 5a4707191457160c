// Linear equalities of a table of numbers: all that hold of every row, and no others.
#include "unit.h"

#include "base/arena.h"
#include "prove/runs.h"

enum { ROWS = 7, COLUMNS = 5 };

// x, y and one are free; the others are what the second row of the table below says.
static void fill(int64_t *rows) {
    for (int64_t i = 0; i < ROWS; i++) {
        int64_t x = i * i - 3 * i, y = 5 - 2 * i, one = 1;
        int64_t row[COLUMNS] = {x, y, one, 2 * x - y + 3, x + 4 * y};
        for (uint32_t k = 0; k < COLUMNS; k++)
            rows[i * COLUMNS + k] = row[k];
    }
}

static bool holds(const int64_t *rows, const int64_t *coefficients) {
    for (uint32_t i = 0; i < ROWS; i++) {
        int64_t sum = 0;
        for (uint32_t k = 0; k < COLUMNS; k++)
            sum += coefficients[k] * rows[i * COLUMNS + k];
        if (sum)
            return false;
    }
    return true;
}

UNIT_TEST(equalities_of_a_table) {
    static const int64_t expected[2][COLUMNS] = {{-2, 1, -3, 1, 0}, {-1, -4, 0, 0, 1}};
    int64_t rows[ROWS * COLUMNS];
    Arena *arena = arena_new();
    CoefficientsList found = {0};
    fill(rows);
    find_equalities(arena, rows, ROWS, COLUMNS, &found);
    CHECK_EQUAL_INT(2, found.count);
    for (uint32_t i = 0; i < found.count; i++) {
        CHECK(holds(rows, found.items[i]));
        for (uint32_t k = 0; k < COLUMNS; k++)
            CHECK_EQUAL_INT(expected[i][k], found.items[i][k]);
    }
    arena_free(arena);
}

// One row that is otherwise leaves only what it keeps, too, wherever it stands.
UNIT_TEST(equalities_that_one_row_breaks) {
    for (uint32_t wrong = 0; wrong < ROWS; wrong++) {
        int64_t rows[ROWS * COLUMNS];
        Arena *arena = arena_new();
        CoefficientsList found = {0};
        fill(rows);
        rows[wrong * COLUMNS + 3]++;
        find_equalities(arena, rows, ROWS, COLUMNS, &found);
        CHECK_EQUAL_INT(1, found.count);
        CHECK(holds(rows, found.items[0]));
        arena_free(arena);
    }
}
