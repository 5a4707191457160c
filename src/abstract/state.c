// States: copied, dropped to be used again, and looked up. Facts and cells are kept in order, so
// that they are found by halving; a new symbol comes last by itself.
#include "abstract/internal.h"

#include <string.h>

State *state_make(Abstract *abstract) {
    if (abstract->unused.count) {
        State *state = abstract->unused.items[--abstract->unused.count];
        state->registers.count = state->facts.count = state->objects.count = 0;
        state->cells.count = state->memos.count = state->relations.count = state->begun.count = 0;
        return state;
    }
    return ARENA_NEW(abstract->arena, State);
}

void state_drop(Abstract *abstract, State *state) {
    if (state)
        vector_push(abstract->arena, &abstract->unused, state);
}

// Makes room for `count` items, of which the caller fills all.
#define SET_COUNT(arena, vector, wanted)                                                           \
    do {                                                                                           \
        if ((vector)->capacity < (wanted)) {                                                       \
            (vector)->capacity = (wanted) + (wanted) / 2;                                          \
            (vector)->items = arena_array((arena), (vector)->capacity, sizeof *(vector)->items);   \
        }                                                                                          \
        (vector)->count = (wanted);                                                                \
        unpoison_memory((vector)->items, (vector)->count * sizeof *(vector)->items);               \
    } while (0)

#define COPY_ITEMS(arena, to, from)                                                                \
    do {                                                                                           \
        SET_COUNT(arena, to, (from)->count);                                                       \
        if ((from)->count)                                                                         \
            memcpy((to)->items, (from)->items, (from)->count * sizeof *(from)->items);             \
    } while (0)

State *state_copy(Abstract *abstract, const State *from) {
    State *to = state_make(abstract);
    COPY_ITEMS(abstract->arena, &to->registers, &from->registers);
    COPY_ITEMS(abstract->arena, &to->facts, &from->facts);
    COPY_ITEMS(abstract->arena, &to->objects, &from->objects);
    COPY_ITEMS(abstract->arena, &to->cells, &from->cells);
    COPY_ITEMS(abstract->arena, &to->memos, &from->memos);
    COPY_ITEMS(abstract->arena, &to->relations, &from->relations);
    COPY_ITEMS(abstract->arena, &to->begun, &from->begun);
    return to;
}

// ---- Facts

static uint32_t place_of_fact(const State *state, Symbol symbol) {
    uint32_t low = 0, high = state->facts.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (state->facts.items[middle].symbol < symbol)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

Fact *state_find(const State *state, Symbol symbol) {
    uint32_t place = place_of_fact(state, symbol);
    bool is_there = place < state->facts.count && state->facts.items[place].symbol == symbol;
    return is_there ? &state->facts.items[place] : NULL;
}

// Of a number that a state knows nothing about: any of its type.
Fact state_fact(const Abstract *abstract, const State *state, Symbol symbol) {
    const Definition *definition = symbol_definition(abstract, symbol);
    if (definition->operation == IR_CONSTANT)
        return (Fact){symbol, definition->type, definition->range, abstract->null_only};
    const Fact *known = state_find(state, symbol);
    if (known)
        return *known;
    return (Fact){symbol, definition->type, range_of_type(definition->type), NULL};
}

void state_add(Abstract *abstract, State *state, Fact fact) {
    uint32_t place = place_of_fact(state, fact.symbol);
    if (place < state->facts.count && state->facts.items[place].symbol == fact.symbol) {
        state->facts.items[place] = fact;
        return;
    }
    vector_push(abstract->arena, &state->facts, fact);
    Fact *items = state->facts.items;
    memmove(items + place + 1, items + place, (state->facts.count - 1 - place) * sizeof *items);
    items[place] = fact;
}

// ---- Objects

static uint32_t place_of_object(const State *state, ObjectId object) {
    uint32_t low = 0, high = state->objects.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (state->objects.items[middle] < object)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool state_exists(const State *state, ObjectId object) {
    uint32_t place = place_of_object(state, object);
    return object == STATIC_OBJECT ||
           (place < state->objects.count && state->objects.items[place] == object);
}

void state_add_object(Abstract *abstract, State *state, ObjectId object) {
    if (state_exists(state, object))
        return;
    uint32_t place = place_of_object(state, object);
    vector_push(abstract->arena, &state->objects, object);
    ObjectId *items = state->objects.items;
    memmove(items + place + 1, items + place, (state->objects.count - 1 - place) * sizeof *items);
    items[place] = object;
}

// ---- Cells

static int compare_places(ObjectId object, const Variable *field, const Cell *cell) {
    if (object != cell->object)
        return object < cell->object ? -1 : 1;
    return field == cell->field ? 0 : (uintptr_t)field < (uintptr_t)cell->field ? -1 : 1;
}

static uint32_t place_of_cell(const State *state, ObjectId object, const Variable *field) {
    uint32_t low = 0, high = state->cells.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (compare_places(object, field, &state->cells.items[middle]) > 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

Symbol state_cell(Abstract *abstract, const State *state, ObjectId object, const Variable *field) {
    uint32_t place = place_of_cell(state, object, field);
    if (place < state->cells.count && !compare_places(object, field, &state->cells.items[place]))
        return state->cells.items[place].value;
    if (!state_exists(state, object) || field == abstract->assigned)
        return 0;
    if (field == abstract->elements)
        return cell_initial(abstract, site_of_object(abstract, object)->type->element);
    return cell_first(abstract, field);
}

void state_set_cell(Abstract *abstract, State *state, ObjectId object, const Variable *field,
                    Symbol value) {
    uint32_t place = place_of_cell(state, object, field);
    if (place < state->cells.count && !compare_places(object, field, &state->cells.items[place])) {
        state->cells.items[place].value = value;
        return;
    }
    Cell cell = {object, field, value};
    vector_push(abstract->arena, &state->cells, cell);
    Cell *items = state->cells.items;
    memmove(items + place + 1, items + place, (state->cells.count - 1 - place) * sizeof *items);
    items[place] = cell;
}

const Begun *state_begun(const State *state, const Class *class_symbol) {
    for (uint32_t i = 0; i < state->begun.count; i++)
        if (state->begun.items[i].class_symbol == class_symbol)
            return &state->begun.items[i];
    return NULL;
}

bool state_is_absent(const State *state, const Cell *cell) {
    uint32_t place = place_of_cell(state, cell->object, cell->field);
    bool is_set = place < state->cells.count &&
                  !compare_places(cell->object, cell->field, &state->cells.items[place]);
    return cell->object == STATIC_OBJECT && !is_set && !state_begun(state, cell->field->owner);
}

// ---- Relations

static void mark(Abstract *abstract, Symbol symbol) {
    abstract->is_used.items[symbol] = true;
    const Definition *definition = symbol_definition(abstract, symbol);
    bool is_sum = definition->operation == IR_ADD || definition->operation == IR_SUBTRACT ||
                  definition->operation == IR_MULTIPLY;
    if (is_sum)
        abstract->is_used.items[definition->a] = abstract->is_used.items[definition->b] = true;
}

static void mark_all(Abstract *abstract, const State *state) {
    for (uint32_t i = 0; i < state->registers.count; i++)
        mark(abstract, state->registers.items[i]);
    for (uint32_t i = 0; i < state->cells.count; i++)
        mark(abstract, state->cells.items[i].value);
    for (uint32_t i = 0; i < state->memos.count; i++) {
        mark(abstract, state->memos.items[i].index);
        mark(abstract, state->memos.items[i].value);
    }
}

void state_forget_unused(Abstract *abstract, State *state, Symbol x, Symbol y) {
    SET_COUNT(abstract->arena, &abstract->is_used, abstract->definitions.count);
    memset(abstract->is_used.items, 0, abstract->is_used.count * sizeof *abstract->is_used.items);
    mark_all(abstract, state);
    mark(abstract, x);
    mark(abstract, y);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->relations.count; i++) {
        Relation relation = state->relations.items[i];
        if (abstract->is_used.items[relation.x] && abstract->is_used.items[relation.y])
            state->relations.items[kept++] = relation;
    }
    state->relations.count = kept;
}
