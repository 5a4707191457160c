// Linear equalities that every row of a table of numbers satisfies.
//
// The rows are brought to echelon form modulo a prime; each column that is no pivot gives a vector
// of the null space. Only those with small whole coefficients are of use: their true values are
// read off their remainders. A row may be wrong about a large number, so whoever asks looks at the
// rows again.
#include "prove/runs.h"

enum { PRIME = 2147483647, MOST_COEFFICIENT = 64, MOST_DENOMINATOR = 24 };

typedef struct Echelon {
    int64_t *rows; // row after row
    uint32_t row_count, columns;
    uint32_t *pivots; // column of the pivot of row i
    uint32_t rank;
} Echelon;

static int64_t reduced(int64_t value) {
    int64_t rest = value % PRIME;
    return rest < 0 ? rest + PRIME : rest;
}

static int64_t power(int64_t base, int64_t exponent) {
    int64_t result = 1;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = result * base % PRIME;
        base = base * base % PRIME;
    }
    return result;
}

static void add_row(Echelon *echelon, uint32_t to, uint32_t from, int64_t factor) {
    for (uint32_t i = 0; i < echelon->columns; i++) {
        int64_t *cell = &echelon->rows[to * echelon->columns + i];
        *cell = (*cell + factor * echelon->rows[from * echelon->columns + i]) % PRIME;
    }
}

static bool find_pivot(Echelon *echelon, uint32_t column) {
    uint32_t width = echelon->columns;
    for (uint32_t i = echelon->rank; i < echelon->row_count; i++) {
        if (!echelon->rows[i * width + column])
            continue;
        int64_t inverse = power(echelon->rows[i * width + column], PRIME - 2);
        for (uint32_t j = 0; j < width; j++) {
            int64_t value = echelon->rows[i * width + j];
            echelon->rows[i * width + j] = echelon->rows[echelon->rank * width + j];
            echelon->rows[echelon->rank * width + j] = value * inverse % PRIME;
        }
        return true;
    }
    return false;
}

static void reduce(Echelon *echelon) {
    for (uint32_t column = 0; column < echelon->columns; column++) {
        if (echelon->rank >= echelon->row_count || !find_pivot(echelon, column))
            continue;
        for (uint32_t i = 0; i < echelon->row_count; i++) {
            int64_t value = echelon->rows[i * echelon->columns + column];
            if (i != echelon->rank && value)
                add_row(echelon, i, echelon->rank, PRIME - value);
        }
        echelon->pivots[echelon->rank++] = column;
    }
}

// The smallest multiple of the vector with whole small entries; false: none.
static bool make_whole(int64_t *vector, uint32_t count) {
    for (int64_t factor = 1; factor <= MOST_DENOMINATOR; factor++) {
        bool is_whole = true;
        for (uint32_t i = 0; i < count && is_whole; i++) {
            int64_t value = vector[i] * factor % PRIME;
            is_whole = value <= MOST_COEFFICIENT || value >= PRIME - MOST_COEFFICIENT;
        }
        if (!is_whole)
            continue;
        for (uint32_t i = 0; i < count; i++) {
            int64_t value = vector[i] * factor % PRIME;
            vector[i] = value <= MOST_COEFFICIENT ? value : value - PRIME;
        }
        return true;
    }
    return false;
}

void find_equalities(Arena *arena, const int64_t *rows, uint32_t row_count, uint32_t columns,
                     CoefficientsList *found) {
    Echelon echelon = {.row_count = row_count, .columns = columns};
    echelon.rows = arena_array(arena, row_count * columns + 1, sizeof(int64_t));
    echelon.pivots = arena_array(arena, columns + 1, sizeof(uint32_t));
    for (uint32_t i = 0; i < row_count * columns; i++)
        echelon.rows[i] = reduced(rows[i]);
    reduce(&echelon);
    for (uint32_t column = 0, next = 0; column < columns; column++) {
        if (next < echelon.rank && echelon.pivots[next] == column) {
            next++;
            continue;
        }
        int64_t *vector = arena_array(arena, columns, sizeof(int64_t));
        vector[column] = 1;
        for (uint32_t i = 0; i < next; i++)
            vector[echelon.pivots[i]] = reduced(-echelon.rows[i * columns + column]);
        if (make_whole(vector, columns))
            vector_push(arena, found, vector);
    }
}
