// Parts of the pre-states that several machines can look at, one each.
//
// Input:   a method, its scope, and how many cubes are wanted (question/cube.h).
// Output:  cubes that are all pre-states together, about as hard as each other.
// Method:  models of the assumptions show which shapes there are: what references hold, how long
//          arrays are. The heaviest cube is cut in two by the slot that halves its shapes, until
//          there are enough. Where one shape has nearly all the weight, as for an array that is to
//          be sorted, numbers are compared instead: whether the first element is less than the
//          second. Shapes are only a sample: cubes that are cut by a condition and its negation
//          are everything, however few were seen.
#include "check/internal.h"

#include "analysis/analysis.h"
#include "base/clock.h"
#include "sema/queries.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_SHAPES = 400, SHAPE_CONFLICTS = 10000, SIDE_CONFLICTS = 2000, MOST_CONDITIONS = 400 };

// The lighter half must have as much, or numbers are compared.
static const double LEAST_HALF = 0.15;

typedef struct Shape {
    const uint32_t *values; // by slot that has several
    uint32_t size;          // references that are not null, and lengths
    double weight;
} Shape;

typedef struct Leaf {
    CubeLiteralList literals;
    VECTOR(uint32_t) shapes; // indices
    double weight;
    uint32_t least; // size of its shapes
    bool is_final;
} Leaf;

typedef struct Cutting {
    Checker *checker;
    VECTOR(const Slot *) slots;   // that have several objects or values
    VECTOR(const Slot *) numbers; // the others
    VECTOR(Shape) shapes;
    VECTOR(Leaf) leaves;
    Deadline deadline;
} Cutting;

// ---- What the slots are

static uint64_t hash_text(const char *text) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t cubes_layout(const Checker *checker) {
    uint64_t layout = cube_layout(checker->terms, symex_slots(checker->symex));
    const Map *fields = checker->read_fields;
    for (uint32_t i = 0; fields && i < fields->capacity; i++) {
        const Variable *field = fields->entries[i].key;
        if (field && field->owner) // in any order
            layout +=
                hash_text(field->name->text) * 3 ^ hash_text(field->owner->qualified_name->text);
    }
    return layout;
}

// ---- Shapes

static Shape shape_of(Cutting *cutting, TermModel *model) {
    static const double PER_OBJECT = 1.5, PER_ELEMENT = 3; // larger ones have more paths
    uint32_t *values =
        arena_array(cutting->checker->scratch, cutting->slots.count + 1, sizeof(uint32_t));
    Shape shape = {.values = values, .weight = 1};
    for (uint32_t i = 0; i < cutting->slots.count; i++) {
        const Slot *slot = cutting->slots.items[i];
        values[i] = (uint32_t)term_evaluate(model, slot->value);
        uint32_t size = slot->is_length ? values[i] : values[i] != 0;
        for (uint32_t j = 0; j < size; j++)
            shape.weight *= slot->is_length ? PER_ELEMENT : PER_OBJECT;
        shape.size += size;
    }
    return shape;
}

static Term same_shape(Cutting *cutting, const Shape *shape) {
    TermTable *terms = cutting->checker->terms;
    Term same = TERM_TRUE;
    for (uint32_t i = 0; i < cutting->slots.count; i++) {
        Term value = cutting->slots.items[i]->value;
        Term constant = term_constant(terms, term_width(terms, value), shape->values[i]);
        same = term_and(terms, same, term_equal(terms, value, constant));
    }
    return same;
}

static bool add_model(Cutting *cutting, Solver *solver, const Term *wish, uint32_t count,
                      Deadline deadline, SolverAnswer *answer) {
    solver_limit_conflicts(solver, SHAPE_CONFLICTS);
    *answer = solver_check(solver, wish, count, deadline);
    if (*answer != SOLVER_SATISFIABLE)
        return false;
    TermModel *model = solver_model(solver);
    Shape shape = shape_of(cutting, model);
    term_model_free(model);
    vector_push(cutting->checker->scratch, &cutting->shapes, shape);
    return true;
}

// One after the other, with those that were seen ruled out. True: these are all.
static bool enumerate_shapes(Cutting *cutting, Solver *solver, Deadline deadline) {
    SolverAnswer answer = SOLVER_SATISFIABLE;
    while (cutting->shapes.count < MOST_SHAPES &&
           add_model(cutting, solver, NULL, 0, deadline, &answer))
        solver_assert(solver, term_not(same_shape(cutting, &vector_last(&cutting->shapes))));
    return answer == SOLVER_UNSATISFIABLE;
}

static uint32_t draw(uint64_t *random, uint32_t below) {
    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*random >> 33) % below;
}

// Each with two slots as they are drawn: one after the other, they would differ in little.
static void draw_shapes(Cutting *cutting, Deadline deadline) {
    Checker *checker = cutting->checker;
    uint64_t random = 1; // the same every time
    SolverAnswer answer;
    for (uint32_t tries = 0; tries < MOST_SHAPES && !deadline_is_past(deadline); tries++) {
        Term wishes[2];
        for (uint32_t i = 0; i < 2; i++) {
            const Slot *slot = cutting->slots.items[draw(&random, cutting->slots.count)];
            uint32_t width = term_width(checker->terms, slot->value);
            uint32_t value = slot->objects[draw(&random, slot->count)];
            wishes[i] = term_equal(checker->terms, slot->value,
                                   term_constant(checker->terms, width, value));
        }
        if (wishes[0] != TERM_FALSE && wishes[1] != TERM_FALSE)
            add_model(cutting, checker->solver, wishes, 2, deadline, &answer);
    }
}

static void find_shapes(Cutting *cutting, Deadline deadline) {
    Checker *checker = cutting->checker;
    const CheckOptions *options = checker->options;
    const TermList *assumptions = symex_assumptions(checker->symex);
    Solver *solver = solver_new_with(options->solver, checker->terms, &options->encoding);
    for (uint32_t i = 0; i < assumptions->count; i++)
        solver_assert(solver, assumptions->items[i]);
    bool is_whole = enumerate_shapes(cutting, solver, deadline);
    solver_free(solver);
    if (is_whole || !cutting->slots.count || !cutting->shapes.count)
        return;
    cutting->shapes.count = 1; // one is enough to know that there is a pre-state
    draw_shapes(cutting, cutting->deadline);
}

// ---- Cutting

static void add_shape(Cutting *cutting, Leaf *leaf, uint32_t index) {
    const Shape *shape = &cutting->shapes.items[index];
    if (!leaf->shapes.count || shape->size < leaf->least)
        leaf->least = shape->size;
    vector_push(cutting->checker->scratch, &leaf->shapes, index);
    leaf->weight += shape->weight;
}

static Leaf half_of(Cutting *cutting, const Leaf *leaf, CubeLiteral literal) {
    Leaf half = {.least = leaf->least};
    for (uint32_t i = 0; i < leaf->literals.count; i++)
        vector_push(cutting->checker->scratch, &half.literals, leaf->literals.items[i]);
    vector_push(cutting->checker->scratch, &half.literals, literal);
    return half;
}

// In place of the leaf, the half where the condition holds; the other at the end.
static void cut(Cutting *cutting, uint32_t index, CubeLiteral literal, uint32_t slot) {
    Leaf leaf = cutting->leaves.items[index];
    literal.holds = true;
    Leaf yes = half_of(cutting, &leaf, literal);
    literal.holds = false;
    Leaf no = half_of(cutting, &leaf, literal);
    for (uint32_t i = 0; i < leaf.shapes.count && literal.kind == CUBE_IS; i++) {
        const Shape *shape = &cutting->shapes.items[leaf.shapes.items[i]];
        add_shape(cutting, shape->values[slot] == literal.value ? &yes : &no, leaf.shapes.items[i]);
    }
    if (literal.kind != CUBE_IS) { // shapes say nothing about numbers
        yes.shapes.items = no.shapes.items = leaf.shapes.items;
        yes.shapes.count = no.shapes.count = leaf.shapes.count;
        yes.weight = no.weight = leaf.weight / 2;
    }
    cutting->leaves.items[index] = yes;
    vector_push(cutting->checker->scratch, &cutting->leaves, no);
}

// The weight of the shapes whose slot has the value.
static double weight_with(const Cutting *cutting, const Leaf *leaf, uint32_t slot, uint32_t value) {
    double weight = 0;
    for (uint32_t i = 0; i < leaf->shapes.count; i++) {
        const Shape *shape = &cutting->shapes.items[leaf->shapes.items[i]];
        weight += shape->values[slot] == value ? shape->weight : 0;
    }
    return weight;
}

// The part of the weight that the lighter half has; 0: nothing cuts the shapes.
static double best_shape_cut(const Cutting *cutting, const Leaf *leaf, CubeLiteral *best,
                             uint32_t *best_slot) {
    double best_half = 0;
    for (uint32_t i = 0; i < cutting->slots.count; i++)
        for (uint32_t j = 0; j < cutting->slots.items[i]->count; j++) {
            uint32_t value = cutting->slots.items[i]->objects[j];
            double half = weight_with(cutting, leaf, i, value) / leaf->weight;
            if (half > 0.5)
                half = 1 - half;
            if (half <= best_half + 1e-9)
                continue;
            best_half = half;
            *best = (CubeLiteral){CUBE_IS, cutting->slots.items[i]->id, value, true};
            *best_slot = i;
        }
    return best_half;
}

static bool is_used(const Leaf *leaf, const CubeLiteral *literal) {
    for (uint32_t i = 0; i < leaf->literals.count; i++) {
        const CubeLiteral *other = &leaf->literals.items[i];
        if (other->kind == literal->kind && other->slot == literal->slot &&
            other->value == literal->value)
            return true;
    }
    return false;
}

// Can it be either way in this cube? Where the solver has no answer soon, it can.
static bool cuts_both_ways(Cutting *cutting, const Leaf *leaf, CubeLiteral literal) {
    Checker *checker = cutting->checker;
    const SlotList *slots = symex_slots(checker->symex);
    Cube cube = {.literals = leaf->literals};
    Term required[] = {cube_term(checker->terms, slots, &cube), TERM_TRUE};
    for (int way = 0; way < 2; way++) {
        literal.holds = way;
        required[1] = cube_literal_term(checker->terms, slots, &literal);
        solver_limit_conflicts(checker->solver, SIDE_CONFLICTS);
        if (required[1] == TERM_FALSE ||
            solver_check(checker->solver, required, 2, cutting->deadline) == SOLVER_UNSATISFIABLE)
            return false;
    }
    return true;
}

static bool is_number_cut(Cutting *cutting, const Leaf *leaf, CubeLiteral literal) {
    return !is_used(leaf, &literal) && cuts_both_ways(cutting, leaf, literal);
}

// First how neighbours compare, then the highest bits, of all numbers in turn.
static bool find_number_cut(Cutting *cutting, const Leaf *leaf, CubeLiteral *literal) {
    const TermTable *terms = cutting->checker->terms;
    uint32_t count = cutting->numbers.count, tried = 0;
    for (uint32_t i = 0; i + 1 < count && tried < MOST_CONDITIONS; i++, tried++) {
        const Slot *slot = cutting->numbers.items[i], *next = cutting->numbers.items[i + 1];
        *literal = (CubeLiteral){CUBE_LESS, slot->id, next->id, true};
        if (term_width(terms, slot->value) == term_width(terms, next->value) &&
            is_number_cut(cutting, leaf, *literal))
            return true;
    }
    for (uint32_t bit = 1; bit <= 64; bit++)
        for (uint32_t i = 0; i < count && tried < MOST_CONDITIONS; i++, tried++) {
            const Slot *slot = cutting->numbers.items[i];
            uint32_t width = term_width(terms, slot->value);
            *literal = (CubeLiteral){CUBE_BIT, slot->id, width - bit, true};
            if (bit <= width && is_number_cut(cutting, leaf, *literal))
                return true;
        }
    return false;
}

static uint32_t heaviest(const Cutting *cutting) {
    uint32_t found = UINT32_MAX;
    for (uint32_t i = 0; i < cutting->leaves.count; i++) {
        const Leaf *leaf = &cutting->leaves.items[i];
        if (!leaf->is_final &&
            (found == UINT32_MAX || leaf->weight > cutting->leaves.items[found].weight))
            found = i;
    }
    return found;
}

static void cut_leaf(Cutting *cutting, uint32_t index) {
    Leaf *leaf = &cutting->leaves.items[index];
    CubeLiteral by_shape = {0}, by_number = {0};
    uint32_t slot = 0;
    double half = best_shape_cut(cutting, leaf, &by_shape, &slot);
    if (half < LEAST_HALF && find_number_cut(cutting, leaf, &by_number))
        cut(cutting, index, by_number, 0);
    else if (half > 0)
        cut(cutting, index, by_shape, slot);
    else
        leaf->is_final = true;
}

// Small heaps first; else in the order of the tree, which is that of the conditions.
static int smaller_first(const void *first, const void *second) {
    const Leaf *a = first, *b = second;
    if (a->least != b->least)
        return a->least < b->least ? -1 : 1;
    uint32_t count = a->literals.count < b->literals.count ? a->literals.count : b->literals.count;
    for (uint32_t i = 0; i < count; i++)
        if (a->literals.items[i].holds != b->literals.items[i].holds)
            return a->literals.items[i].holds ? 1 : -1;
    return 0;
}

// ---- The whole

static void find_slots(Cutting *cutting) {
    const SlotList *slots = symex_slots(cutting->checker->symex);
    for (uint32_t i = 0; i < slots->count; i++) {
        const Slot *slot = &slots->items[i];
        if (slot->count > 1)
            vector_push(cutting->checker->scratch, &cutting->slots, slot);
        else if (!slot->count)
            vector_push(cutting->checker->scratch, &cutting->numbers, slot);
    }
}

static void cut_all(Cutting *cutting, uint32_t count) {
    Leaf whole = {0};
    for (uint32_t i = 0; i < cutting->shapes.count; i++)
        add_shape(cutting, &whole, i);
    vector_push(cutting->checker->scratch, &cutting->leaves, whole);
    while (cutting->leaves.count < count && !deadline_is_past(cutting->deadline)) {
        uint32_t index = heaviest(cutting);
        if (index == UINT32_MAX)
            break;
        cut_leaf(cutting, index);
    }
    qsort(cutting->leaves.items, cutting->leaves.count, sizeof(Leaf), smaller_first);
}

static CubeList take_cubes(const Cutting *cutting, Arena *arena, uint64_t layout) {
    CubeList cubes = {0};
    for (uint32_t i = 0; i < cutting->leaves.count; i++) {
        Cube cube = {.layout = layout};
        const CubeLiteralList *literals = &cutting->leaves.items[i].literals;
        for (uint32_t j = 0; j < literals->count; j++)
            vector_push(arena, &cube.literals, literals->items[j]);
        vector_push(arena, &cubes, cube);
    }
    return cubes;
}

static bool can_be_cut(const CheckRequest *request) {
    const Scope *scope = &request->options->scope;
    return !request->method->has_error && !query_is_main(request->method) && !scope->from_start &&
           scope->encoding == ENCODING_GROUND && !analysis_is_plain(request->sema, request->method);
}

// The layout is that before slots are tightened, as who looks at a cube finds it.
static uint64_t find_layout(const CheckRequest *request) {
    CheckOptions options = *request->options;
    CheckRequest loose = *request;
    options.no_tightening = true;
    loose.options = &options;
    Checker checker = checker_new(&loose);
    checker_leave_out_fields(&checker, &options.scope);
    checker_prepare(&checker, &options.scope);
    uint64_t layout = cubes_layout(&checker);
    query_drop(&checker);
    arena_free(checker.scratch);
    return layout;
}

CubeList check_cubes(const QuerySubject *subject, const CheckOptions *options, uint32_t count,
                     double seconds) {
    CheckRequest request = check_request(subject, options);
    CubeList cubes = {0};
    if (count < 2 || !can_be_cut(&request))
        return cubes;
    uint64_t layout = find_layout(&request);
    Checker checker = checker_new(&request);
    Cutting cutting = {.checker = &checker, .deadline = deadline_after(seconds / 2)};
    checker_leave_out_fields(&checker, &options->scope);
    checker_prepare(&checker, &options->scope);
    symex_assert(checker.symex);
    find_slots(&cutting);
    find_shapes(&cutting, deadline_after(seconds / 4));
    cutting.deadline = deadline_after(seconds);
    if (cutting.shapes.count) {
        cut_all(&cutting, count);
        cubes = take_cubes(&cutting, request.arena, layout);
        SHOULD(cubes_cover(checker.scratch, &cubes), "cubes should be all pre-states together");
    }
    query_drop(&checker);
    arena_free(checker.scratch);
    return cubes;
}
