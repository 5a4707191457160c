// Which objects can be exchanged for each other in a state: nothing but numbers drawn tells them
// apart.
//
//   - Objects of one class, made at one place, hold in each field the same constant, or numbers
//     that are made in the same way from numbers drawn for the object alone, or references that
//     are made from numbers drawn for that field alone.
//   - Such references, and whatever else may refer to the objects by a number drawn for it alone
//     (`head`), may each be all objects of the pool; what else they may be is the same for all
//     objects. The solver is asked.
//   - What is known so far, the guard, speaks of one of these at a time; of the numbers of each
//     object the same.
//
// Other locations that depend on which object is which, as the elements of `pool` do, are odd.
#include "symex/pools.h"

#include "sema/queries.h"
#include "solve/possible.h"

#include <string.h>

enum {
    MOST_POOLED = 64,
    MOST_LOCATIONS = 50000,
    MOST_STEPS = 400000, // through terms
    MOST_CONDITIONS = 2000,
};

// What alone depends on a number drawn: an object, or beyond all of these a location.
typedef uint32_t Owner;

typedef struct Search {
    Symex *symex;
    const State *state;
    Arena *scratch;
    PoolFinding *finding;
    uint32_t *pool_of; // by object: 1 + its pool
    Map drawn;         // variables of numbers drawn -> themselves
    Map owners;        // variable -> (void *)(uintptr_t)Owner
    Map *to_first;     // by object: its terms -> those of the first object of its pool
    Map *from_first;   // the reverse, of variables
    TermList *known;   // by object: the parts of the guard about its numbers
    PoolSlotList fields;
    uint32_t steps;
} Search;

static const void *key_of(uint32_t number) {
    return (const void *)(uintptr_t)number;
}

// ---- Terms

static bool is_variable(const Search *search, Term term) {
    TermKind kind = term_kind(search->symex->terms, term);
    return kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE;
}

static bool is_constant(const Search *search, Term term) {
    uint64_t value;
    return term == TERM_TRUE || term == TERM_FALSE ||
           term_is_constant(search->symex->terms, term, &value);
}

// False where there are too many to look through.
static bool add_variables(Search *search, Term term, Map *met, TermList *list) {
    TermTable *terms = search->symex->terms;
    term = term_positive(term);
    if (map_get(met, key_of(term)))
        return true;
    map_put(search->scratch, met, key_of(term), met);
    if (++search->steps > MOST_STEPS)
        return false;
    if (is_variable(search, term))
        vector_push(search->scratch, list, term);
    for (uint32_t i = 0; i < term_arity(terms, term); i++)
        if (!add_variables(search, term_child(terms, term, i), met, list))
            return false;
    return true;
}

static bool variables_of(Search *search, Term term, TermList *list) {
    Map met = {0};
    *list = (TermList){0};
    return add_variables(search, term, &met, list);
}

static Owner owner_of(const Search *search, Term variable) {
    return (Owner)(uintptr_t)map_get(&search->owners, key_of(variable));
}

// Of the numbers drawn on which the term depends, and on nothing else, nobody else is the owner.
static bool may_own(Search *search, Owner owner, Term term, TermList *list) {
    if (!variables_of(search, term, list))
        return false;
    for (uint32_t i = 0; i < list->count; i++) {
        Owner known = owner_of(search, list->items[i]);
        if (!map_get(&search->drawn, key_of(list->items[i])) || (known && known != owner))
            return false;
    }
    return true;
}

static void own(Search *search, Owner owner, const TermList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        map_put(search->scratch, &search->owners, key_of(list->items[i]), (void *)(uintptr_t)owner);
}

// Operands of which the order says nothing stand in the order in which they were made, constants
// among them: has the one term them the other way round than the other?
static bool is_turned(const Search *search, Term term, Term other) {
    const TermTable *terms = search->symex->terms;
    TermKind kind = term_kind(terms, term);
    bool has_order = kind != TERM_KIND_AND && kind != TERM_KIND_EQUAL && kind != TERM_KIND_ADD &&
                     kind != TERM_KIND_MULTIPLY && kind != TERM_KIND_BIT_AND &&
                     kind != TERM_KIND_BIT_XOR;
    return !has_order && term_kind(terms, term_child(terms, term, 0)) !=
                             term_kind(terms, term_child(terms, other, 0));
}

// Is the term of the object made like that of the first object of its pool, from variables that
// stand for each other?
static bool is_alike(Search *search, uint32_t object, Term term, Term first) {
    TermTable *terms = search->symex->terms;
    if (term_is_negated(term) != term_is_negated(first))
        return false;
    term = term_positive(term);
    first = term_positive(first);
    Map *to_first = &search->to_first[object];
    Term known = (Term)(uintptr_t)map_get(to_first, key_of(term));
    if (known || ++search->steps > MOST_STEPS)
        return known == first;
    if (is_constant(search, term) || is_constant(search, first))
        return term == first;
    if (term_kind(terms, term) != term_kind(terms, first) ||
        term_width(terms, term) != term_width(terms, first) ||
        (term_kind(terms, term) == TERM_KIND_EXTRACT &&
         term_low_bit(terms, term) != term_low_bit(terms, first)))
        return false;
    if (is_variable(search, term)) {
        if (map_get(&search->from_first[object], key_of(first)))
            return false;
        map_put(search->scratch, &search->from_first[object], key_of(first), &search->from_first);
    }
    uint32_t turn = is_turned(search, term, first);
    for (uint32_t i = 0; i < term_arity(terms, term); i++)
        if (!is_alike(search, object, term_child(terms, term, i),
                      term_child(terms, first, i ^ turn)))
            return false;
    map_put(search->scratch, to_first, key_of(term), (void *)(uintptr_t)first);
    return true;
}

// ---- Pools

static bool is_there(const Search *search, const Object *object) {
    for (uint32_t i = 0; i < object->count; i++)
        if (!state_get(search->symex, search->state, object->location + i))
            return false;
    return object->count;
}

static bool may_be_pooled(const Search *search, const Object *object) {
    return object->type->kind == TYPE_CLASS && !object->is_initial &&
           object->type->class_symbol->unit && !object->type->class_symbol->unit->is_library &&
           is_there(search, object);
}

static void add_to_pool(Search *search, const Object *object) {
    PoolList *pools = &search->finding->pools;
    for (uint32_t i = 0; i < pools->count; i++) {
        Pool *pool = &pools->items[i];
        if (pool->type == object->type && pool->site.begin == object->site.begin) {
            vector_push(search->symex->arena, &pool->objects, object->number);
            return;
        }
    }
    Pool pool = {.type = object->type, .site = object->site};
    vector_push(search->symex->arena, &pool.objects, object->number);
    vector_push(search->symex->arena, pools, pool);
}

static bool find_pools(Search *search) {
    const Heap *heap = &search->symex->heap;
    PoolList *pools = &search->finding->pools;
    for (uint32_t i = heap->first_created; i < heap->objects.count; i++)
        if (may_be_pooled(search, &heap->objects.items[i]))
            add_to_pool(search, &heap->objects.items[i]);
    uint32_t kept = 0, count = 0;
    for (uint32_t i = 0; i < pools->count; i++)
        if (pools->items[i].objects.count > 1)
            pools->items[kept++] = pools->items[i];
    pools->count = kept;
    ObjectSet *pooled = object_set_new(search->symex);
    for (uint32_t i = 0; i < kept; i++) {
        count += pools->items[i].objects.count;
        for (uint32_t j = 0; j < pools->items[i].objects.count; j++) {
            search->pool_of[pools->items[i].objects.items[j]] = 1 + i;
            object_set_add(search->symex, pooled, pools->items[i].objects.items[j]);
        }
    }
    search->finding->pooled = pooled;
    return kept && count <= MOST_POOLED;
}

// Can the reference be an object of a pool?
static bool may_be_in_pool(const Search *search, Term reference) {
    const ObjectSet *set = reference_candidates(search->symex, reference);
    const ObjectSet *pooled = search->finding->pooled;
    for (uint32_t i = object_set_next(search->symex, pooled, 1); i;
         i = object_set_next(search->symex, pooled, i + 1))
        if (object_set_has(set, i))
            return true;
    return false;
}

static bool is_pooled_constant(const Search *search, Term term) {
    uint64_t value;
    return term_width(search->symex->terms, term) == REFERENCE_BITS &&
           term_is_constant(search->symex->terms, term, &value) &&
           object_set_has(search->finding->pooled, (uint32_t)value);
}

// ---- Fields of the objects

static uint32_t field_at(const Search *search, uint32_t object, uint32_t index) {
    return search->symex->heap.objects.items[object].location + index;
}

static Term value_at(const Search *search, uint32_t location) {
    return state_get(search->symex, search->state, location);
}

static void add_locations(Search *search, const Pool *pool, uint32_t index, NumberList *list) {
    for (uint32_t i = 0; i < pool->objects.count; i++)
        vector_push(search->symex->arena, list, field_at(search, pool->objects.items[i], index));
}

static bool is_one_constant(const Search *search, const Pool *pool, uint32_t index) {
    Term first = value_at(search, field_at(search, pool->objects.items[0], index));
    for (uint32_t i = 1; i < pool->objects.count; i++)
        if (value_at(search, field_at(search, pool->objects.items[i], index)) != first)
            return false;
    return is_constant(search, first);
}

static bool are_serial(const Search *search, const Pool *pool, uint32_t index) {
    for (uint32_t i = 0; i < pool->objects.count; i++) {
        Term value = value_at(search, field_at(search, pool->objects.items[i], index));
        if (!is_constant(search, value))
            return false;
        for (uint32_t j = 0; j < i; j++)
            if (value_at(search, field_at(search, pool->objects.items[j], index)) == value)
                return false;
    }
    return true;
}

// Values made from numbers drawn for them alone, those of numbers in the same way.
static bool are_drawn(Search *search, const Pool *pool, uint32_t index, bool is_reference) {
    uint32_t first_object = pool->objects.items[0];
    Term first = value_at(search, field_at(search, first_object, index));
    for (uint32_t i = 0; i < pool->objects.count; i++) {
        uint32_t object = pool->objects.items[i];
        uint32_t location = field_at(search, object, index);
        Owner owner = is_reference ? search->symex->heap.objects.count + location : object;
        Term value = value_at(search, location);
        TermList variables;
        if (!may_own(search, owner, value, &variables) || !variables.count ||
            (!is_reference && !is_alike(search, object, value, first)))
            return false;
        own(search, owner, &variables);
    }
    return true;
}

static void add_field_slots(Search *search, const Pool *pool, uint32_t index) {
    for (uint32_t i = 0; i < pool->objects.count; i++) {
        PoolSlot slot = {.object = pool->objects.items[i], .field = index};
        uint32_t location = field_at(search, slot.object, index);
        slot.value = value_at(search, location);
        vector_push(search->symex->arena, &slot.locations, location);
        vector_push(search->scratch, &search->fields, slot);
    }
}

static void look_at_field(Search *search, const Pool *pool, uint32_t index, Type *type) {
    bool is_reference = !query_is_value(type);
    Term first = value_at(search, field_at(search, pool->objects.items[0], index));
    if (is_one_constant(search, pool, index) &&
        !(is_reference && is_pooled_constant(search, first)))
        return;
    if (are_drawn(search, pool, index, is_reference)) {
        if (is_reference)
            add_field_slots(search, pool, index);
        return;
    }
    NumberList locations = {0};
    add_locations(search, pool, index, &locations);
    if (value_type(type) == IR_INT && are_serial(search, pool, index)) {
        vector_push(search->symex->arena, &search->finding->serials, locations);
        return;
    }
    for (uint32_t i = 0; i < locations.count; i++)
        vector_push(search->symex->arena, &search->finding->odd, locations.items[i]);
}

static void look_at_fields(Search *search) {
    for (uint32_t i = 0; i < search->finding->pools.count; i++) {
        const Pool *pool = &search->finding->pools.items[i];
        const Layout *layout = class_layout(search->symex, pool->type->class_symbol);
        for (uint32_t j = 0; j < layout->fields.count; j++)
            look_at_field(search, pool, j, layout->fields.items[j]->type);
    }
}

// ---- Other locations

static bool *field_locations(Search *search) {
    const Heap *heap = &search->symex->heap;
    bool *is_field = arena_array(search->scratch, heap->next_location, sizeof(bool));
    for (uint32_t i = 1; i < heap->objects.count; i++)
        for (uint32_t j = 0; search->pool_of[i] && j < heap->objects.items[i].count; j++)
            is_field[heap->objects.items[i].location + j] = true;
    return is_field;
}

static bool is_reference_term(const Search *search, Term value) {
    return term_width(search->symex->terms, value) == REFERENCE_BITS;
}

static bool is_known_root(Search *search, Term value, uint32_t location) {
    PoolSlotList *slots = &search->finding->slots;
    for (uint32_t i = 0; i < slots->count; i++) {
        if (slots->items[i].value != value)
            continue;
        vector_push(search->symex->arena, &slots->items[i].locations, location);
        return true;
    }
    return false;
}

static bool is_root(Search *search, Term value, uint32_t location) {
    if (is_constant(search, value) || !is_reference_term(search, value) ||
        !may_be_in_pool(search, value))
        return false;
    if (is_known_root(search, value, location))
        return true;
    Owner owner = search->symex->heap.objects.count + location;
    TermList variables;
    if (!may_own(search, owner, value, &variables) || !variables.count)
        return false;
    own(search, owner, &variables);
    PoolSlot slot = {.value = value};
    vector_push(search->symex->arena, &slot.locations, location);
    vector_push(search->symex->arena, &search->finding->slots, slot);
    return true;
}

// Whatever was there before the program, or drawn by it, is no property of its objects.
static bool is_indifferent(const Search *search, Term variable) {
    return map_get(&search->drawn, key_of(variable)) ||
           term_index(variable) < search->symex->execution->terms_before;
}

// Does it depend on what is to be exchanged, or on something that may belong to an object, as its
// hash does?
static bool is_open(Search *search, Term value) {
    TermList variables;
    if (!variables_of(search, value, &variables))
        return true;
    for (uint32_t i = 0; i < variables.count; i++)
        if (owner_of(search, variables.items[i]) || !is_indifferent(search, variables.items[i]))
            return true;
    return false;
}

static bool is_odd(Search *search, Term value) {
    if (is_constant(search, value))
        return is_pooled_constant(search, value);
    return (is_reference_term(search, value) && may_be_in_pool(search, value)) ||
           is_open(search, value);
}

static void look_elsewhere(Search *search) {
    uint32_t count = search->symex->heap.next_location;
    bool *is_done = field_locations(search);
    for (uint32_t i = 1; i < count; i++) {
        Term value = is_done[i] ? TERM_NONE : value_at(search, i);
        is_done[i] |= !value || is_root(search, value, i);
    }
    for (uint32_t i = 1; i < count; i++)
        if (!is_done[i] && is_odd(search, value_at(search, i)))
            vector_push(search->symex->arena, &search->finding->odd, i);
}

// Lengths and texts are kept outside of states, and so are answers of methods that have no body.
static bool is_something_kept(Search *search) {
    const Symex *symex = search->symex;
    for (uint32_t i = symex->heap.first_created; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        Term kept[] = {object->length, object->limit, object->about[0], object->about[1]};
        for (uint32_t j = 0; j < sizeof kept / sizeof *kept; j++)
            if (kept[j] && is_open(search, kept[j]))
                return true;
        if (object->text)
            return true;
    }
    return symex->execution->answers.count || symex->execution->opaque_results.count ||
           symex->execution->opaque_numbers.count;
}

// ---- What is known

// False where a condition speaks of several at once.
static bool take_condition(Search *search, Term condition) {
    TermList variables;
    Owner owner = 0;
    if (!variables_of(search, condition, &variables))
        return false;
    for (uint32_t i = 0; i < variables.count; i++) {
        Owner next = owner_of(search, variables.items[i]);
        if ((i && next != owner) || (!next && !is_indifferent(search, variables.items[i])))
            return false;
        owner = next;
    }
    if (owner && owner < search->symex->heap.objects.count)
        vector_push(search->scratch, &search->known[owner], condition);
    return true;
}

// All parts of a conjunction.
static bool take_conditions(Search *search, Term conjunction) {
    TermTable *terms = search->symex->terms;
    TermList open = {0};
    vector_push(search->scratch, &open, conjunction);
    while (open.count) {
        Term next = open.items[--open.count];
        if (!term_is_negated(next) && term_kind(terms, next) == TERM_KIND_AND) {
            vector_push(search->scratch, &open, term_child(terms, next, 0));
            vector_push(search->scratch, &open, term_child(terms, next, 1));
        } else if (!take_condition(search, next)) {
            return false;
        }
    }
    return true;
}

// In the order in which they were made, each once.
static void sort_conditions(TermList *list) {
    for (uint32_t i = 1; i < list->count; i++)
        for (uint32_t j = i; j && list->items[j] < list->items[j - 1]; j--) {
            Term one = list->items[j];
            list->items[j] = list->items[j - 1];
            list->items[j - 1] = one;
        }
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (!i || list->items[i] != list->items[i - 1])
            list->items[kept++] = list->items[i];
    list->count = kept;
}

static bool is_known_alike(Search *search, const Pool *pool) {
    TermList *first = &search->known[pool->objects.items[0]];
    for (uint32_t i = 0; i < pool->objects.count; i++) {
        TermList *own_list = &search->known[pool->objects.items[i]];
        sort_conditions(own_list);
        if (own_list->count != first->count)
            return false;
        for (uint32_t j = 0; j < first->count; j++)
            if (!is_alike(search, pool->objects.items[i], own_list->items[j], first->items[j]))
                return false;
    }
    return true;
}

static bool is_guard_even(Search *search) {
    const TermList *assumptions = &search->symex->results.assumptions;
    if (!take_conditions(search, search->state->guard))
        return false;
    for (uint32_t i = 0; i < assumptions->count; i++)
        if (!take_conditions(search, assumptions->items[i]))
            return false;
    for (uint32_t i = 0; i < search->finding->pools.count; i++)
        if (!is_known_alike(search, &search->finding->pools.items[i]))
            return false;
    return true;
}

// ---- What the slots can hold

// The objects, and null, of which a slot can be each or none.
static NumberList things_held(Search *search, const PoolSlot *slot) {
    const ObjectSet *set = reference_candidates(search->symex, slot->value);
    NumberList list = {0};
    for (uint32_t i = 0; i < search->finding->pools.count; i++) {
        const NumberList *objects = &search->finding->pools.items[i].objects;
        bool is_held = false;
        for (uint32_t j = 0; j < objects->count; j++)
            is_held |= object_set_has(set, objects->items[j]);
        for (uint32_t j = 0; is_held && j < objects->count; j++)
            vector_push(search->scratch, &list, objects->items[j]);
    }
    for (uint32_t i = 0; i < search->symex->heap.objects.count; i++)
        if (object_set_has(set, i) && !object_set_has(search->finding->pooled, i))
            vector_push(search->scratch, &list, i);
    return list;
}

static bool can_be_null(const NumberList *things) {
    for (uint32_t i = 0; i < things->count; i++)
        if (!things->items[i])
            return true;
    return false;
}

static bool are_same(const NumberList *a, const NumberList *b) {
    return a->count == b->count && !memcmp(a->items, b->items, a->count * sizeof *a->items);
}

// What each slot can hold, as it seems: the same for all objects of a pool.
static bool add_things(Search *search, TermList *conditions) {
    Symex *symex = search->symex;
    PoolSlotList *slots = &search->finding->slots;
    NumberList *held = arena_array(search->scratch, slots->count, sizeof(NumberList));
    for (uint32_t i = 0; i < slots->count; i++) {
        PoolSlot *slot = &slots->items[i];
        held[i] = things_held(search, slot);
        slot->is_nullable = can_be_null(&held[i]);
        for (uint32_t j = 0; slot->object && j < i; j++)
            if (search->pool_of[slots->items[j].object] == search->pool_of[slot->object] &&
                slots->items[j].field == slot->field && !are_same(&held[i], &held[j]))
                return false;
        for (uint32_t j = 0; j < held[i].count; j++)
            vector_push(
                search->scratch, conditions,
                term_equal(symex->terms, slot->value, object_reference(symex, held[i].items[j])));
    }
    return conditions->count <= MOST_CONDITIONS;
}

// Each slot can hold all that it seems.
static bool are_slots_open(Search *search) {
    Symex *symex = search->symex;
    TermList conditions = {0};
    if (!add_things(search, &conditions))
        return false;
    bool *is_possible = arena_array(search->scratch, conditions.count, sizeof(bool));
    PossibleLimits limits = {
        .questions = conditions.count, .joint_conflicts = 1000, .deadline = symex->deadline};
    symex_assert(symex);
    if (solver_find_possible(symex->solver, symex->terms, search->state->guard, conditions.items,
                             conditions.count, is_possible, &limits) != SOLVER_SATISFIABLE)
        return false;
    for (uint32_t i = 0; i < conditions.count; i++)
        if (!is_possible[i])
            return false;
    return true;
}

// ---- All together

static void note_drawn(Search *search) {
    const InputList *choices = &search->symex->results.choices;
    for (uint32_t i = 0; i < choices->count; i++) {
        TermList variables;
        if (!choices->items[i].value || !variables_of(search, choices->items[i].value, &variables))
            continue;
        for (uint32_t j = 0; j < variables.count; j++)
            map_put(search->scratch, &search->drawn, key_of(variables.items[j]), &search->drawn);
    }
}

static void add_slots_of_fields(Search *search) {
    const ObjectSet *pooled = search->finding->pooled;
    for (uint32_t i = object_set_next(search->symex, pooled, 1); i;
         i = object_set_next(search->symex, pooled, i + 1))
        for (uint32_t j = 0; j < search->fields.count; j++)
            if (search->fields.items[j].object == i)
                vector_push(search->symex->arena, &search->finding->slots, search->fields.items[j]);
}

static bool is_found(Search *search) {
    uint32_t objects = search->symex->heap.objects.count;
    search->pool_of = arena_array(search->scratch, objects, sizeof(uint32_t));
    search->to_first = arena_array(search->scratch, objects, sizeof(Map));
    search->from_first = arena_array(search->scratch, objects, sizeof(Map));
    search->known = arena_array(search->scratch, objects, sizeof(TermList));
    if (!find_pools(search))
        return false;
    note_drawn(search);
    look_at_fields(search);
    look_elsewhere(search);
    if (!search->finding->slots.count || is_something_kept(search) || !is_guard_even(search))
        return false;
    add_slots_of_fields(search);
    return search->steps <= MOST_STEPS && are_slots_open(search);
}

bool pools_find(Symex *symex, const State *state, PoolFinding *finding) {
    Arena *scratch = arena_new();
    *finding = (PoolFinding){0};
    Search search = {.symex = symex, .state = state, .scratch = scratch, .finding = finding};
    bool is_any = symex->heap.next_location <= MOST_LOCATIONS && is_found(&search);
    finding->steps = search.steps;
    arena_free(scratch);
    return is_any;
}
