#include "main/suggest.h"

#include "base/arena.h"

#include <string.h>

static uint32_t least(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

// How many letters must be put in, left out, changed or swapped with their neighbour (optimal
// string alignment). Three rows of the usual table are kept: that of i letters and the two before.
static uint32_t distance(const char *from, const char *to) {
    size_t from_length = strlen(from), to_length = strlen(to), width = to_length + 1;
    uint32_t *rows = memory_alloc(3 * width * sizeof(*rows));
    uint32_t *before = rows, *last = rows + width, *row = rows + 2 * width;
    for (size_t j = 0; j <= to_length; j++)
        row[j] = (uint32_t)j;
    for (size_t i = 1; i <= from_length; i++) {
        uint32_t *free_row = before;
        before = last;
        last = row;
        row = free_row;
        row[0] = (uint32_t)i;
        for (size_t j = 1; j <= to_length; j++) {
            uint32_t change = last[j - 1] + (from[i - 1] != to[j - 1]);
            row[j] = least(change, least(last[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = least(row[j], before[j - 2] + 1);
        }
    }
    uint32_t result = row[to_length];
    memory_free(rows);
    return result;
}

const char *suggest_word(const char *wrong, const char *const *words, uint32_t count) {
    const char *best = NULL;
    uint32_t best_distance = UINT32_MAX;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t changes = distance(wrong, words[i]);
        if (changes < best_distance) {
            best = words[i];
            best_distance = changes;
        }
    }
    // More than a third of it changed: a different word.
    return best && best_distance <= 1 + strlen(best) / 3 ? best : NULL;
}
