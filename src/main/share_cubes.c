#include "main/share_cubes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {
    [CUBE_IS] = "is",
    [CUBE_LESS] = "less",
    [CUBE_BIT] = "bit",
};

enum { KINDS = sizeof words / sizeof *words };

// {"layout": "5f0c…", "literals": [["is", 17, 0, true], …]}
json_t *share_cube_write(const Cube *cube) {
    json_t *literals = json_array();
    char layout[17];
    for (uint32_t i = 0; i < cube->literals.count; i++) {
        const CubeLiteral *literal = &cube->literals.items[i];
        json_array_append_new(literals,
                              json_pack("[sIIb]", words[literal->kind], (json_int_t)literal->slot,
                                        (json_int_t)literal->value, (int)literal->holds));
    }
    snprintf(layout, sizeof layout, "%016" PRIx64, cube->layout);
    return json_pack("{s:s, s:o}", "layout", layout, "literals", literals);
}

static bool read_number(const json_t *from, uint32_t *number) {
    json_int_t value = json_integer_value(from);
    *number = (uint32_t)value;
    return json_is_integer(from) && value >= 0 && value <= UINT32_MAX;
}

static bool read_literal(const json_t *from, CubeLiteral *literal) {
    const char *word = json_string_value(json_array_get(from, 0));
    const json_t *holds = json_array_get(from, 3);
    uint32_t kind = 0;
    while (word && kind < KINDS && strcmp(word, words[kind]) != 0)
        kind++;
    literal->kind = (CubeKind)kind;
    literal->holds = json_is_true(holds);
    return word && kind < KINDS && json_is_boolean(holds) &&
           read_number(json_array_get(from, 1), &literal->slot) &&
           read_number(json_array_get(from, 2), &literal->value);
}

bool share_cube_read(Arena *arena, const json_t *from, Cube *cube) {
    const char *layout = json_string_value(json_object_get(from, "layout"));
    const json_t *literals = json_object_get(from, "literals");
    *cube = (Cube){.layout = layout ? strtoull(layout, NULL, 16) : 0};
    for (size_t i = 0; i < json_array_size(literals); i++) {
        CubeLiteral literal;
        if (!read_literal(json_array_get(literals, i), &literal))
            return false;
        vector_push(arena, &cube->literals, literal);
    }
    return layout && json_is_array(literals);
}
