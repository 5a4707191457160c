// The pre-state has exactly one heap of each shape (src/symex/numbering.c): its heaps, counted with
// a solver, are as many as the classes of isomorphic heaps, counted by trying all heaps and all
// ways to number their objects.
#include "unit.h"

#include "lower/lower.h"
#include "sema/internal.h"
#include "symex/symex.h"
#include "syntax/parser.h"

#include <stdlib.h>

// ---- Heaps of the pre-state

typedef struct Fixture {
    Arena *arena;
    NameTable *names;
    Sources *sources;
    Diagnostics *diagnostics;
    Sema *sema;
} Fixture;

static Fixture *fixture_new(const char *text) {
    Arena *arena = arena_new();
    Fixture *fixture = ARENA_NEW(arena, Fixture);
    fixture->arena = arena;
    fixture->names = name_table_new();
    fixture->sources = sources_new();
    fixture->diagnostics = diag_new(fixture->sources);
    SourceFile *file = sources_add(fixture->sources, "Test.java", text, strlen(text));
    CompilationUnit *unit = parser_run(arena, fixture->names, file, fixture->diagnostics);
    fixture->sema = sema_new(arena, fixture->names, fixture->sources, fixture->diagnostics, NULL);
    sema_add_unit(fixture->sema, unit, file);
    sema_check(fixture->sema);
    return fixture;
}

static void fixture_free(Fixture *fixture) {
    sema_free(fixture->sema);
    diag_free(fixture->diagnostics);
    sources_free(fixture->sources);
    name_table_free(fixture->names);
    arena_free(fixture->arena);
}

static Term differs(TermTable *terms, TermModel *model, Term value) {
    Term found = term_constant(terms, term_width(terms, value), term_evaluate(model, value));
    return term_not(term_equal(terms, value, found));
}

// Models of the assumptions that differ in a reference or a length.
static uint32_t count_models(Symex *symex, TermTable *terms, Solver *solver) {
    const SlotList *slots = symex_slots(symex);
    const ObjectList *objects = symex_objects(symex);
    uint32_t count = 0;
    for (; solver_check(solver, NULL, 0, deadline_never()) == SOLVER_SATISFIABLE && count < 100000;
         count++) {
        TermModel *model = solver_model(solver);
        Term other = TERM_FALSE;
        for (uint32_t i = 0; i < slots->count; i++)
            if (slots->items[i].count)
                other = term_or(terms, other, differs(terms, model, slots->items[i].value));
        for (uint32_t i = 1; i < objects->count; i++)
            if (objects->items[i].length)
                other = term_or(terms, other, differs(terms, model, objects->items[i].length));
        term_model_free(model);
        solver_assert(solver, other);
    }
    return count;
}

// Heaps from which method m of class C starts.
static uint32_t count_heaps(const char *text, uint32_t objects, uint32_t length) {
    Fixture *fixture = fixture_new(text);
    LowerOptions options = {0};
    Lowering *lowering = lowering_new(fixture->arena, fixture->sema, &options);
    TermTable *terms = term_table_new();
    Solver *solver = solver_new(SOLVER_CADICAL, terms);
    Scope scope = {.bits = 32, .objects = objects, .array_length = length};
    Symex *symex =
        symex_new(fixture->arena, fixture->sema, lowering, terms, solver, &scope, deadline_never());
    const MethodList *list = map_get(&class_find_qualified(fixture->sema, "C")->methods_by_name,
                                     name_from(fixture->names, "m"));
    symex_prepare(symex, list->items[0]);
    symex_assert(symex);
    uint32_t count = diag_errors(fixture->diagnostics) ? 0 : count_models(symex, terms, solver);
    solver_free(solver);
    term_table_free(terms);
    fixture_free(fixture);
    return count;
}

// ---- Classes of isomorphic heaps

enum { MOST_SLOTS = 24, MOST_OBJECTS = 8, MOST_KINDS = 3 };

typedef struct Kind {
    uint32_t count;    // of objects
    uint32_t slots[4]; // what each slot of an object refers to: a kind
    uint32_t slot_count;
    bool is_array;
} Kind;

typedef struct Shape {
    Kind kinds[MOST_KINDS];
    uint32_t kind_count;
    uint32_t roots[3];    // kinds
    bool root_is_null[3]; // it may be
    uint32_t root_count;
} Shape;

// Roots, then by kind and object: the length of an array, and the slots. Objects are 1, 2, …
typedef struct Heap {
    uint8_t values[MOST_SLOTS];
} Heap;

typedef struct Count {
    const Shape *shape;
    Heap heap;
    uint32_t size;                    // of heaps
    uint32_t kind_at[MOST_SLOTS];     // what the value refers to; MOST_KINDS: a length
    uint32_t owner_at[MOST_SLOTS];    // kind * MOST_OBJECTS + object, or UINT32_MAX for roots
    uint32_t position_at[MOST_SLOTS]; // in the object
    uint32_t first_of[MOST_KINDS][MOST_OBJECTS];
    uint32_t classes;
} Count;

static uint32_t object_size(const Kind *kind) {
    return kind->slot_count + kind->is_array;
}

static void mark_from(const Count *count, uint32_t kind, uint32_t object, bool *met) {
    if (!object || met[kind * MOST_OBJECTS + object - 1])
        return;
    met[kind * MOST_OBJECTS + object - 1] = true;
    uint32_t first = count->first_of[kind][object - 1];
    for (uint32_t i = 0; i < object_size(&count->shape->kinds[kind]); i++)
        if (count->kind_at[first + i] != MOST_KINDS)
            mark_from(count, count->kind_at[first + i], count->heap.values[first + i], met);
}

// What is not met is zero, and so is what stands behind the length.
static bool is_proper(const Count *count) {
    bool met[MOST_KINDS * MOST_OBJECTS] = {false};
    for (uint32_t i = 0; i < count->shape->root_count; i++) {
        if (!count->heap.values[i] && !count->shape->root_is_null[i])
            return false;
        mark_from(count, count->kind_at[i], count->heap.values[i], met);
    }
    for (uint32_t i = count->shape->root_count; i < count->size; i++) {
        if (!count->heap.values[i])
            continue;
        uint32_t owner = count->owner_at[i];
        const Kind *kind = &count->shape->kinds[owner / MOST_OBJECTS];
        uint32_t first = count->first_of[owner / MOST_OBJECTS][owner % MOST_OBJECTS];
        if (!met[owner] || (kind->is_array && count->position_at[i] > count->heap.values[first]))
            return false;
    }
    return true;
}

typedef struct Renaming {
    uint32_t to[MOST_KINDS][MOST_OBJECTS]; // zero-based
} Renaming;

static Heap renamed(const Count *count, const Renaming *renaming) {
    Heap result = {{0}};
    for (uint32_t i = 0; i < count->size; i++) {
        uint32_t place = i, owner = count->owner_at[i], kind = count->kind_at[i];
        if (owner != UINT32_MAX) {
            uint32_t of = owner / MOST_OBJECTS;
            place =
                count->first_of[of][renaming->to[of][owner % MOST_OBJECTS]] + count->position_at[i];
        }
        uint8_t value = count->heap.values[i];
        result.values[place] =
            kind == MOST_KINDS || !value ? value : (uint8_t)(renaming->to[kind][value - 1] + 1);
    }
    return result;
}

// Is no renaming of the heap smaller? Then it stands for its class.
static bool is_least(const Count *count, Renaming *renaming, uint32_t kind, uint32_t object) {
    if (kind == count->shape->kind_count) {
        Heap other = renamed(count, renaming);
        return memcmp(&other, &count->heap, sizeof(Heap)) >= 0;
    }
    uint32_t objects = count->shape->kinds[kind].count;
    if (object == objects)
        return is_least(count, renaming, kind + 1, 0);
    for (uint32_t i = 0; i < objects; i++) {
        bool taken = false;
        for (uint32_t j = 0; j < object; j++)
            taken |= renaming->to[kind][j] == i;
        renaming->to[kind][object] = i;
        if (!taken && !is_least(count, renaming, kind, object + 1))
            return false;
    }
    return true;
}

static void try_values(Count *count, uint32_t place) {
    if (place == count->size) {
        Renaming renaming;
        count->classes += is_proper(count) && is_least(count, &renaming, 0, 0);
        return;
    }
    uint32_t kind = count->kind_at[place];
    uint32_t most = kind == MOST_KINDS
                        ? count->shape->kinds[count->owner_at[place] / MOST_OBJECTS].slot_count
                        : count->shape->kinds[kind].count;
    for (uint32_t value = 0; value <= most; value++) {
        count->heap.values[place] = (uint8_t)value;
        try_values(count, place + 1);
    }
    count->heap.values[place] = 0;
}

static void add_place(Count *count, uint32_t kind, uint32_t owner, uint32_t position) {
    count->kind_at[count->size] = kind;
    count->owner_at[count->size] = owner;
    count->position_at[count->size++] = position;
}

static uint32_t count_classes(const Shape *shape) {
    Count count = {.shape = shape};
    for (uint32_t i = 0; i < shape->root_count; i++)
        add_place(&count, shape->roots[i], UINT32_MAX, 0);
    for (uint32_t k = 0; k < shape->kind_count; k++) {
        for (uint32_t o = 0; o < shape->kinds[k].count; o++) {
            count.first_of[k][o] = count.size;
            if (shape->kinds[k].is_array)
                add_place(&count, MOST_KINDS, k * MOST_OBJECTS + o, 0);
            for (uint32_t s = 0; s < shape->kinds[k].slot_count; s++)
                add_place(&count, shape->kinds[k].slots[s], k * MOST_OBJECTS + o,
                          s + shape->kinds[k].is_array);
        }
    }
    try_values(&count, 0);
    return count.classes;
}

// ---- Shapes

#define NULLABLE "/*@ nullable @*/ "

UNIT_TEST(numbering_of_lists) {
    const char *text = "class C { " NULLABLE "N head; void m() {} }\n"
                       "class N { " NULLABLE "N next; }\n";
    for (uint32_t n = 1; n <= 4; n++) {
        Shape shape = {.kinds = {{1, {1}, 1, false}, {n, {1}, 1, false}}, .kind_count = 2};
        shape.root_count = 1;
        CHECK_EQUAL_INT(count_classes(&shape), count_heaps(text, n, 1));
    }
}

UNIT_TEST(numbering_of_graphs_with_two_links) {
    const char *text = "class C { void m(" NULLABLE "N a, " NULLABLE "N b) {} }\n"
                       "class N { " NULLABLE "N left; " NULLABLE "N right; }\n";
    for (uint32_t n = 1; n <= 3; n++) {
        Shape shape = {.kinds = {{1, {0}, 0, false}, {n, {1, 1}, 2, false}},
                       .kind_count = 2,
                       .roots = {0, 1, 1},
                       .root_is_null = {false, true, true},
                       .root_count = 3};
        CHECK_EQUAL_INT(count_classes(&shape), count_heaps(text, n, 1));
    }
}

// The receiver is of a class that the objects refer back to.
UNIT_TEST(numbering_of_types_in_a_cycle) {
    const char *text = "class C { " NULLABLE "D first; " NULLABLE "D second; void m() {} }\n"
                       "class D { " NULLABLE "C up; " NULLABLE "D next; }\n";
    for (uint32_t n = 1; n <= 2; n++) {
        Shape shape = {.kinds = {{n, {1, 1}, 2, false}, {n, {0, 1}, 2, false}},
                       .kind_count = 2,
                       .root_count = 1};
        CHECK_EQUAL_INT(count_classes(&shape), count_heaps(text, n, 1));
    }
}

UNIT_TEST(numbering_of_a_longer_cycle) {
    const char *text = "class C { " NULLABLE "D d; void m() {} }\n"
                       "class D { " NULLABLE "E e; }\nclass E { " NULLABLE "C c; }\n";
    Shape shape = {.kinds = {{3, {1}, 1, false}, {3, {2}, 1, false}, {3, {0}, 1, false}},
                   .kind_count = 3,
                   .root_count = 1};
    CHECK_EQUAL_INT(count_classes(&shape), count_heaps(text, 3, 1));
}

UNIT_TEST(numbering_of_arrays) {
    const char *text = "class C { " NULLABLE "N[] items; void m(" NULLABLE "N one) {} }\n"
                       "class N { " NULLABLE "N next; }\n";
    Shape shape = {.kinds = {{1, {1}, 1, false}, {1, {2, 2}, 2, true}, {3, {2}, 1, false}},
                   .kind_count = 3,
                   .roots = {0, 2},
                   .root_is_null = {false, true},
                   .root_count = 2};
    CHECK_EQUAL_INT(count_classes(&shape), count_heaps(text, 3, 2));
}
