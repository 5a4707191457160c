// Persistent maps against plain arrays: what was set is found, copies keep what they had, and two
// trees are joined and compared whatever their heights.
#include "unit.h"

#include "base/radix.h"

#include <stdlib.h>
#include <string.h>

enum { KEYS = 5000, STEPS = 400, ROUNDS = 60 };

typedef struct Model {
    Radix tree;
    uint32_t values[KEYS];
} Model;

// Small keys more often: trees of several heights meet.
static uint32_t random_key(void) {
    uint32_t limit = 1u << (rand() % 13);
    return (uint32_t)rand() % (limit < KEYS ? limit : KEYS);
}

static void change(Arena *arena, Model *model, uint32_t steps) {
    for (uint32_t i = 0; i < steps; i++) {
        uint32_t key = random_key(), value = (uint32_t)rand() % 4;
        radix_set(arena, &model->tree, key, value);
        model->values[key] = value;
    }
}

static bool agrees(const Model *model) {
    for (uint32_t i = 0; i < KEYS; i++)
        if (radix_get(&model->tree, i) != model->values[i])
            return false;
    return radix_get(&model->tree, 1u << 23) == 0;
}

static uint32_t sum(void *context, uint32_t key, uint32_t a, uint32_t b) {
    (void)context;
    (void)key;
    return 10 + a + b;
}

static void note(void *context, uint32_t key, uint32_t a, uint32_t b) {
    uint32_t *seen = context;
    seen[key] = a << 8 | b;
}

static Model new_model(Arena *arena) {
    Model model = {.tree = {0}};
    change(arena, &model, (uint32_t)rand() % 3 ? (uint32_t)rand() % STEPS : 0);
    return model;
}

UNIT_TEST(radix_copies_keep_what_they_had) {
    Arena *arena = arena_new();
    for (int round = 0; round < ROUNDS; round++) {
        Model before = new_model(arena), after = before;
        change(arena, &after, STEPS);
        CHECK(agrees(&before));
        CHECK(agrees(&after));
    }
    arena_free(arena);
}

UNIT_TEST(radix_trees_are_joined) {
    Arena *arena = arena_new();
    for (int round = 0; round < ROUNDS; round++) {
        Model a = new_model(arena), b = round % 2 ? a : new_model(arena);
        change(arena, &b, (uint32_t)rand() % 20);
        Model joined = {.tree = radix_join(arena, a.tree, b.tree, sum, NULL)};
        for (uint32_t i = 0; i < KEYS; i++)
            joined.values[i] =
                a.values[i] == b.values[i] ? a.values[i] : 10 + a.values[i] + b.values[i];
        CHECK(agrees(&joined));
    }
    arena_free(arena);
}

UNIT_TEST(radix_differences_are_found) {
    Arena *arena = arena_new();
    for (int round = 0; round < ROUNDS; round++) {
        Model a = new_model(arena), b = round % 2 ? a : new_model(arena);
        change(arena, &b, (uint32_t)rand() % 20);
        static uint32_t seen[KEYS];
        memset(seen, 0, sizeof seen);
        radix_difference(arena, a.tree, b.tree, note, seen);
        bool agree = true;
        for (uint32_t i = 0; i < KEYS; i++)
            agree &= seen[i] == (a.values[i] == b.values[i] ? 0 : a.values[i] << 8 | b.values[i]);
        CHECK(agree);
    }
    arena_free(arena);
}
