// Cubes are all pre-states together, or not; verdicts about each become one about all.
#include "unit.h"

#include "question/cube.h"
#include "solve/solver.h"
#include "verdict/join.h"
#include "verdict/sentence.h"

#include <string.h>

// ---- Cover

typedef struct Fixture {
    Arena *arena;
    TermTable *terms;
    SlotList slots;
    uint64_t random;
} Fixture;

enum { REFERENCE = 7, FIRST = 8, SECOND = 9 };

static void add_slot(Fixture *fixture, uint32_t id, uint32_t width, const char *name,
                     const uint32_t *objects, uint32_t count) {
    Slot slot = {.id = id,
                 .value = term_variable(fixture->terms, width, name),
                 .objects = objects,
                 .count = count};
    vector_push(fixture->arena, &fixture->slots, slot);
}

static Fixture fixture_new(uint64_t seed) {
    static const uint32_t objects[] = {0, 1, 3};
    Fixture fixture = {.arena = arena_new(), .terms = term_table_new(), .random = seed};
    add_slot(&fixture, REFERENCE, 2, "reference", objects, 3);
    add_slot(&fixture, FIRST, 3, "first", NULL, 0);
    add_slot(&fixture, SECOND, 3, "second", NULL, 0);
    return fixture;
}

static void fixture_free(Fixture *fixture) {
    term_table_free(fixture->terms);
    arena_free(fixture->arena);
}

static uint32_t draw(Fixture *fixture, uint32_t below) {
    fixture->random = fixture->random * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (uint32_t)(fixture->random >> 33) % below;
}

static CubeLiteral draw_literal(Fixture *fixture) {
    switch (draw(fixture, 4)) {
    case 0: return (CubeLiteral){CUBE_IS, REFERENCE, draw(fixture, 4), true};
    case 1: return (CubeLiteral){CUBE_LESS, FIRST, SECOND, true};
    case 2: return (CubeLiteral){CUBE_BIT, FIRST, draw(fixture, 3), true};
    default: return (CubeLiteral){CUBE_BIT, SECOND, draw(fixture, 3), true};
    }
}

static Cube with(Fixture *fixture, const Cube *cube, CubeLiteral literal, bool holds) {
    Cube result = {0};
    for (uint32_t i = 0; i < cube->literals.count; i++)
        vector_push(fixture->arena, &result.literals, cube->literals.items[i]);
    literal.holds = holds;
    vector_push(fixture->arena, &result.literals, literal);
    return result;
}

// A tree with so many leaves.
static CubeList draw_cubes(Fixture *fixture, uint32_t count) {
    CubeList cubes = {0};
    vector_push(fixture->arena, &cubes, (Cube){0});
    while (cubes.count < count) {
        uint32_t index = draw(fixture, cubes.count);
        CubeLiteral literal = draw_literal(fixture);
        Cube cube = cubes.items[index];
        cubes.items[index] = with(fixture, &cube, literal, true);
        vector_push(fixture->arena, &cubes, with(fixture, &cube, literal, false));
    }
    return cubes;
}

// Is there a state in none of them?
static bool leaves_out(Fixture *fixture, const CubeList *cubes) {
    Solver *solver = solver_new(SOLVER_CADICAL, fixture->terms);
    for (uint32_t i = 0; i < cubes->count; i++)
        solver_assert(solver,
                      term_not(cube_term(fixture->terms, &fixture->slots, &cubes->items[i])));
    SolverAnswer answer = solver_check(solver, NULL, 0, deadline_never());
    solver_free(solver);
    return answer == SOLVER_SATISFIABLE;
}

UNIT_TEST(cubes_of_a_tree_cover) {
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Fixture fixture = fixture_new(seed);
        CubeList cubes = draw_cubes(&fixture, 1 + (uint32_t)seed % 9);
        CHECK(cubes_cover(fixture.arena, &cubes));
        CHECK(!leaves_out(&fixture, &cubes));
        fixture_free(&fixture);
    }
}

// What is said to cover does, whatever the conditions mean; without one of the cubes of a tree
// that is not said.
UNIT_TEST(without_one_they_do_not_cover) {
    bool is_seen = false;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Fixture fixture = fixture_new(seed);
        CubeList cubes = draw_cubes(&fixture, 2 + (uint32_t)seed % 5);
        uint32_t dropped = draw(&fixture, cubes.count);
        cubes.items[dropped] = vector_last(&cubes);
        cubes.count--;
        bool is_open = leaves_out(&fixture, &cubes);
        CHECK(!(is_open && cubes_cover(fixture.arena, &cubes)));
        is_seen |= is_open;
        fixture_free(&fixture);
    }
    CHECK(is_seen);
}

UNIT_TEST(no_cubes_do_not_cover) {
    Arena *arena = arena_new();
    CubeList none = {0};
    CHECK(!cubes_cover(arena, &none));
    arena_free(arena);
}

// Ids mean the same only where the slots are the same.
UNIT_TEST(layouts_differ) {
    Fixture fixture = fixture_new(1);
    uint64_t layout = cube_layout(fixture.terms, &fixture.slots);
    CHECK(layout == cube_layout(fixture.terms, &fixture.slots));
    fixture.slots.items[2].id++;
    CHECK(layout != cube_layout(fixture.terms, &fixture.slots));
    fixture.slots.items[2].id--;
    fixture.slots.count--;
    CHECK(layout != cube_layout(fixture.terms, &fixture.slots));
    fixture_free(&fixture);
}

// A cube about a slot that there is not is larger, never smaller.
UNIT_TEST(unknown_slots_are_left_out) {
    Fixture fixture = fixture_new(1);
    CubeLiteral unknown[] = {{CUBE_IS, 100, 0, false},       {CUBE_BIT, 100, 0, true},
                             {CUBE_LESS, FIRST, 100, true},  {CUBE_BIT, FIRST, 3, false},
                             {CUBE_BIT, REFERENCE, 0, true}, {CUBE_IS, FIRST, 0, true}};
    for (uint32_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        CHECK(cube_literal_term(fixture.terms, &fixture.slots, &unknown[i]) == TERM_TRUE);
    fixture_free(&fixture);
}

// ---- Verdicts

static VerdictRecord *part(Arena *arena, VerdictKind kind, const char *sentence,
                           const char *status) {
    VerdictRecord *record =
        record_not_known(arena, "C.m()", "C", NULL, kind == VERDICT_UNKNOWN ? "no answer" : "");
    CheckedRecord checked = {.kind = "postcondition", .text = "p", .occurrences = 1};
    checked.status = status;
    record->verdict = kind;
    if (kind != VERDICT_UNKNOWN)
        record->unknown.count = 0;
    record->scope->sentence = sentence;
    vector_push(arena, &record->checked, checked);
    return record;
}

static void add_loop(Arena *arena, VerdictRecord *record, uint64_t line, uint64_t iterations) {
    PlaceRecord *place = ARENA_NEW(arena, PlaceRecord);
    *place = (PlaceRecord){.file = "C.java", .line = line};
    vector_push(arena, &record->loops, (ReachRecord){place, iterations});
}

static VerdictKind joined(Arena *arena, VerdictKind first, VerdictKind second) {
    const VerdictRecord *parts[] = {part(arena, first, "s", "holds"),
                                    part(arena, second, "s", "holds")};
    return record_join(arena, parts, 2)->verdict;
}

UNIT_TEST(the_worst_decides) {
    Arena *arena = arena_new();
    CHECK(joined(arena, VERDICT_HOLDS, VERDICT_HOLDS) == VERDICT_HOLDS);
    CHECK(joined(arena, VERDICT_HOLDS, VERDICT_HOLDS_CUT) == VERDICT_HOLDS_CUT);
    CHECK(joined(arena, VERDICT_UNKNOWN, VERDICT_HOLDS) == VERDICT_UNKNOWN);
    CHECK(joined(arena, VERDICT_HOLDS, VERDICT_UNKNOWN) == VERDICT_UNKNOWN);
    CHECK(joined(arena, VERDICT_UNKNOWN, VERDICT_VIOLATED) == VERDICT_VIOLATED);
    CHECK(joined(arena, VERDICT_VIOLATED, VERDICT_HOLDS_CUT) == VERDICT_VIOLATED);
    arena_free(arena);
}

UNIT_TEST(an_obligation_holds_where_all_say_so) {
    Arena *arena = arena_new();
    const VerdictRecord *holds = part(arena, VERDICT_HOLDS, "s", "holds");
    const VerdictRecord *violated = part(arena, VERDICT_VIOLATED, "s", "violated");
    const VerdictRecord *open = part(arena, VERDICT_UNKNOWN, "s", "undecided");
    const VerdictRecord *pairs[][2] = {{holds, holds}, {holds, violated}, {open, holds}};
    const char *expected[] = {"holds", "violated", "undecided"};
    for (uint32_t i = 0; i < 3; i++) {
        const VerdictRecord *whole = record_join(arena, pairs[i], 2);
        CHECK_EQUAL_INT(1, whole->checked.count);
        CHECK_EQUAL_STR(expected[i], whole->checked.items[0].status);
    }
    arena_free(arena);
}

UNIT_TEST(iterations_are_the_most_of_all) {
    Arena *arena = arena_new();
    VerdictRecord *first =
        part(arena, VERDICT_HOLDS, "all; at most 1 iteration of the loop at line 5; if it ends",
             "holds");
    VerdictRecord *second =
        part(arena, VERDICT_HOLDS,
             "all; at most 3 iterations of the loop at line 5, 2 at line 9; if it ends", "holds");
    VerdictRecord *third = part(arena, VERDICT_HOLDS, "all; if it ends", "holds");
    add_loop(arena, first, 5, 1);
    add_loop(arena, second, 5, 3);
    add_loop(arena, second, 9, 2);
    const VerdictRecord *orders[][3] = {{first, second, third}, {third, second, first}};
    for (uint32_t i = 0; i < 2; i++)
        CHECK_EQUAL_STR("all; at most 3 iterations of the loop at line 5, 2 at line 9; if it ends",
                        record_join(arena, orders[i], 3)->scope->sentence);
    arena_free(arena);
}

static const char *merged(Arena *arena, const char *first, const char *second) {
    return sentence_merge(arena, first, second);
}

UNIT_TEST(sentences_have_all_bounds) {
    Arena *arena = arena_new();
    const char *both = "for every pre-state with at most 3 objects of each class, arrays up to "
                       "length 3, 32-bit int; followed";
    const char *objects =
        "for every pre-state with at most 3 objects of each class, 32-bit int; followed";
    const char *arrays = "for every pre-state with arrays up to length 3, 32-bit int; followed";
    const char *neither = "for every input, 32-bit int; followed";
    const char *all[] = {both, objects, arrays, neither};
    for (uint32_t i = 0; i < 4; i++) {
        CHECK_EQUAL_STR(all[i], merged(arena, all[i], all[i]));
        CHECK_EQUAL_STR(both, merged(arena, all[i], both));
        CHECK_EQUAL_STR(both, merged(arena, both, all[i]));
        CHECK_EQUAL_STR(all[i], merged(arena, neither, all[i]));
        CHECK_EQUAL_STR(all[i], merged(arena, all[i], neither));
    }
    CHECK_EQUAL_STR(both, merged(arena, objects, arrays));
    CHECK_EQUAL_STR(both, merged(arena, arrays, objects));
    arena_free(arena);
}

UNIT_TEST(a_part_that_is_cut_has_the_sentence) {
    Arena *arena = arena_new();
    VerdictRecord *holds = part(
        arena, VERDICT_HOLDS, "all; followed; at most 1 iteration of the loop at line 5", "holds");
    const VerdictRecord *few = part(arena, VERDICT_HOLDS_CUT, "all; objects left out", "holds");
    const VerdictRecord *cut =
        part(arena, VERDICT_HOLDS_CUT, "all; not every execution followed to its end", "holds");
    add_loop(arena, holds, 5, 1);
    const VerdictRecord *parts[] = {holds, few, cut};
    CHECK_EQUAL_STR("all; not every execution followed to its end",
                    record_join(arena, parts, 3)->scope->sentence);
    CHECK_EQUAL_STR("all; objects left out; at most 1 iteration of the loop at line 5",
                    record_join(arena, parts, 2)->scope->sentence);
    arena_free(arena);
}
