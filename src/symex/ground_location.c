// Sets of locations on terms: what \not_modified, \subset and their kin ask location by location,
// and sets that nobody has set.
//
// Of any set, one boolean says of each location whether it is in it; locations of objects that were
// created since then are not.
#include "symex/contract.h"
#include "symex/ground.h"

// ---- \not_modified: each location has its old value

static Term is_unchanged_at(Evaluation *evaluation, uint32_t location) {
    Symex *symex = ground_symex(evaluation);
    Term now = state_get(symex, evaluation->state, location);
    Term before = state_get(symex, evaluation->old, location);
    return now && before ? term_equal(symex->terms, now, before) : TERM_TRUE;
}

static Term object_unchanged(Evaluation *evaluation, const Places *places, const Object *object) {
    Symex *symex = ground_symex(evaluation);
    const Layout *layout =
        object->type->kind == TYPE_CLASS ? class_layout(symex, object->type->class_symbol) : NULL;
    Term reference = object_reference(symex, object->number), result = TERM_TRUE;
    for (uint32_t i = 0; i < object->count; i++) {
        Term same = is_unchanged_at(evaluation, object->location + i);
        if (same == TERM_TRUE)
            continue;
        Term named = layout
                         ? places_have_field(evaluation, places, reference, layout->fields.items[i])
                         : places_have_element(evaluation, places, reference,
                                               java_constant(symex, IR_INT, i));
        result = term_and(symex->terms, result, term_implies(symex->terms, named, same));
    }
    return result;
}

static Term statics_unchanged(Evaluation *evaluation, const Places *places) {
    Symex *symex = ground_symex(evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        Term same = is_unchanged_at(evaluation, static_location(symex, field));
        Term named = places_have_field(evaluation, places, TERM_NONE, field);
        result = term_and(symex->terms, result, term_implies(symex->terms, named, same));
    }
    return result;
}

// Which locations are meant is a question to the state before.
Term ground_not_modified(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    if (!evaluation->old)
        return spec_unmodelled(evaluation, at, "\\not_modified without an old state");
    PlaceList list = {.applies = TERM_TRUE};
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    places_read(evaluation, at->children[0], &list);
    evaluation->state = now;
    Term result = statics_unchanged(evaluation, &list.places);
    for (uint32_t i = 1; i < evaluation->first_fresh; i++)
        result =
            term_and(symex->terms, result,
                     object_unchanged(evaluation, &list.places, &symex->heap.objects.items[i]));
    return result;
}

// ---- \subset, \disjoint: location by location

typedef struct Pair {
    PlaceList left, right;
    bool is_subset; // else disjoint
} Pair;

static Term agree(Symex *symex, const Pair *pair, Term left, Term right) {
    return pair->is_subset ? term_implies(symex->terms, left, right)
                           : term_not(term_and(symex->terms, left, right));
}

static Term field_agrees(Evaluation *evaluation, const Pair *pair, Term object, Variable *field) {
    return agree(ground_symex(evaluation), pair,
                 places_have_field(evaluation, &pair->left.places, object, field),
                 places_have_field(evaluation, &pair->right.places, object, field));
}

static Term object_agrees(Evaluation *evaluation, const Pair *pair, const Object *object) {
    Symex *symex = ground_symex(evaluation);
    const Layout *layout =
        object->type->kind == TYPE_CLASS ? class_layout(symex, object->type->class_symbol) : NULL;
    Term reference = object_reference(symex, object->number), result = TERM_TRUE;
    for (uint32_t i = 0; i < object->count; i++) {
        Term index = layout ? TERM_NONE : java_constant(symex, IR_INT, i);
        Term one =
            layout ? field_agrees(evaluation, pair, reference, layout->fields.items[i])
                   : agree(symex, pair,
                           places_have_element(evaluation, &pair->left.places, reference, index),
                           places_have_element(evaluation, &pair->right.places, reference, index));
        if (!layout)
            one = term_implies(symex->terms, term_slt(symex->terms, index, object->length), one);
        result = term_and(symex->terms, result, one);
    }
    return term_implies(symex->terms, ground_object_exists(evaluation, object), result);
}

static Term statics_agree(Evaluation *evaluation, const Pair *pair) {
    Symex *symex = ground_symex(evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        result =
            term_and(symex->terms, result,
                     field_agrees(evaluation, pair, TERM_NONE, symex->pre.static_fields.items[i]));
    return result;
}

Term ground_locations_agree(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    Pair pair = {.is_subset = at->kind == SPEC_LOCATION_SUBSET};
    places_read(evaluation, at->children[0], &pair.left);
    places_read(evaluation, at->children[1], &pair.right);
    Term result = statics_agree(evaluation, &pair);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        Object object = symex->heap.objects.items[i];
        result = term_and(symex->terms, result, object_agrees(evaluation, &pair, &object));
    }
    return result;
}

// ---- \new_elems_fresh

static void places_before(Evaluation *evaluation, const SpecExpr *locations, PlaceList *list) {
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    places_read(evaluation, locations, list);
    evaluation->state = now;
}

static Term is_new(Evaluation *evaluation, uint32_t object) {
    Symex *symex = ground_symex(evaluation);
    return !evaluation->constructed
               ? TERM_FALSE
               : term_equal(symex->terms, object_reference(symex, object), evaluation->constructed);
}

// Of the objects that are not new: what is in the set was in it; or, of \fresh, nothing is.
Term ground_new_locations_fresh(Evaluation *evaluation, const SpecExpr *at) {
    if (!evaluation->old)
        return TERM_NONE;
    Symex *symex = ground_symex(evaluation);
    Pair pair = {.is_subset = true};
    places_read(evaluation, at->children[0], &pair.left);
    if (at->kind == SPEC_LOCATION_NEW)
        places_before(evaluation, at->children[0], &pair.right);
    Term result = statics_agree(evaluation, &pair);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < evaluation->first_fresh && i < count; i++) {
        Object object = symex->heap.objects.items[i];
        Term agrees = object_agrees(evaluation, &pair, &object);
        result =
            term_and(symex->terms, result, term_or(symex->terms, is_new(evaluation, i), agrees));
    }
    return result;
}

// ---- Any set

// Location by location: whether it is in the set of this cell.
typedef struct OpenSet {
    Map fields;   // Variable -> Map: number of the object, 0 of a static field, -> Term
    Map elements; // number of the array -> Map: index + 1 -> Term
} OpenSet;

static const void *key_of(uint64_t number) {
    return (const void *)(uintptr_t)number;
}

static OpenSet *open_set(Symex *symex, Term cell) {
    OpenSet *set = map_get(&symex->pre.open_sets, key_of(cell));
    if (!set) {
        set = ARENA_NEW(symex->arena, OpenSet);
        map_put(symex->arena, &symex->pre.open_sets, key_of(cell), set);
    }
    return set;
}

static Map *inner_map(Symex *symex, Map *map, const void *key) {
    Map *inner = map_get(map, key);
    if (!inner) {
        inner = ARENA_NEW(symex->arena, Map);
        map_put(symex->arena, map, key, inner);
    }
    return inner;
}

static Term membership(Symex *symex, Map *map, uint64_t number, Term cell) {
    uintptr_t known = (uintptr_t)map_get(map, key_of(number));
    if (known)
        return (Term)known;
    Term variable = term_bool_variable(symex->terms, term_name(symex->terms, cell));
    map_put(symex->arena, map, key_of(number), (void *)(uintptr_t)variable);
    return variable;
}

// Numbers of objects start at 1, so that the key is never none; 1 stands for static fields.
static Term has_field(Symex *symex, Term cell, uint32_t object, const Variable *field) {
    OpenSet *set = open_set(symex, cell);
    return membership(symex, inner_map(symex, &set->fields, field), (uint64_t)object + 1, cell);
}

// There are none beyond the length.
static Term has_element(Symex *symex, Term cell, const Object *array, Term index) {
    OpenSet *set = open_set(symex, cell);
    Map *elements = inner_map(symex, &set->elements, key_of((uint64_t)array->number + 1));
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < array->count; i++) {
        Term place = java_constant(symex, IR_INT, i);
        Term is_it = index ? term_equal(symex->terms, index, place) : TERM_TRUE;
        is_it = term_and(symex->terms, is_it, term_slt(symex->terms, place, array->length));
        if (is_it != TERM_FALSE)
            result = term_or(
                symex->terms, result,
                term_and(symex->terms, is_it, membership(symex, elements, (uint64_t)i + 1, cell)));
    }
    return result;
}

static Term exists(Symex *symex, const Object *object) {
    return object->is_initial || object->is_literal ? object_exists(symex, object->number)
                                                    : object->created;
}

// Was the object there when nobody knew any more what is in the set?
static bool was_there(Symex *symex, Term cell, const Object *object) {
    uintptr_t objects = (uintptr_t)map_get(&symex->pre.open_values, key_of(cell));
    return object->is_literal ||
           object->number < (objects == 1 ? symex->heap.first_created : objects);
}

Term ground_open_location(Evaluation *evaluation, Term cell, const SpecLocation *location) {
    Symex *symex = ground_symex(evaluation);
    if (!location->object)
        return has_field(symex, cell, 0, location->field);
    const ObjectSet *set = reference_candidates(symex, location->object);
    Term result = TERM_FALSE;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        bool is_array = object->type->kind == TYPE_ARRAY;
        if (!object_set_has(set, i) || is_array == (location->field != NULL) ||
            !was_there(symex, cell, object))
            continue;
        Term is_it =
            term_equal(symex->terms, location->object, object_reference(symex, object->number));
        Term has = is_array ? has_element(symex, cell, object, location->index)
                            : has_field(symex, cell, i, location->field);
        is_it = term_and(symex->terms, is_it, exists(symex, object));
        result = term_or(symex->terms, result, term_and(symex->terms, is_it, has));
    }
    return result;
}
