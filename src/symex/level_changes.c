// What the calls of a level were seen to do (levels.c): the state in which one returns, compared
// with the one in which it began, whoever wrote there.
#include "symex/levels.h"

enum { MOST_CONSTANTS = 4 }; // that a number is set to

typedef struct Difference {
    Levels *levels;
    const State *before, *after;
    // Of a method of a collection:
    const ObjectSet *wholes; // the collection itself
    const ObjectSet *parts;  // arrays that it holds
    bool loses;
} Difference;

bool levels_are_watched(const Symex *symex) {
    const Levels *levels = symex->execution->levels;
    return levels && levels->watched_from && !symex->mode.quiet;
}

static void compare(Difference *difference, RadixVisit *visit) {
    if (!state_is_dead(difference->after))
        radix_difference(difference->levels->symex->arena, difference->before->values,
                         difference->after->values, visit, difference);
}

static const void *place_key(uint32_t location) {
    return (const void *)(uintptr_t)(location + 1);
}

static bool is_library_object(const Object *object) {
    return object->type->kind == TYPE_CLASS && object->type->class_symbol->unit &&
           object->type->class_symbol->unit->is_library;
}

// The object of a location that was there before the call; else NULL.
static const Object *older_object(const Difference *difference, uint32_t location) {
    const Levels *levels = difference->levels;
    return location < levels->watched_from ? object_at(levels->symex, location) : NULL;
}

// ---- Collections

// Of a class of the sources that extends one of the library it is not known what it has besides.
static void note_grown(Levels *levels, uint32_t number, bool loses) {
    if (!is_library_object(&levels->symex->heap.objects.items[number]))
        levels_lose(levels);
    for (uint32_t i = 0; i < levels->grown.count; i++) {
        GrownObject *known = &levels->grown.items[i];
        if (known->number != number)
            continue;
        levels->has_more |= loses && !known->loses;
        known->loses |= loses;
        return;
    }
    vector_push(levels->symex->arena, &levels->grown, (GrownObject){number, loses});
    levels->has_more = true;
}

// What such a method changes elsewhere, as an `equals` of the sources may, is no part of it.
static void note_part(void *context, uint32_t location, uint32_t a, uint32_t b) {
    Difference *difference = context;
    Levels *levels = difference->levels;
    const Object *object = older_object(difference, location);
    (void)a;
    (void)b;
    if (!object)
        return;
    bool is_whole = object_set_has(difference->wholes, object->number);
    bool is_part = object_set_has(difference->parts, object->number) &&
                   (object->is_by_library || object->is_owned);
    if (!is_whole && !is_part)
        return;
    if (is_whole && object->location >= levels->first_location)
        levels_lose(levels); // of a call between the first one and this: it has no name that stays
    map_put(levels->symex->arena, &levels->places, place_key(location), levels);
    if (is_whole)
        note_grown(levels, object->number, difference->loses);
}

static void add_arrays(Symex *symex, ObjectSet *parts, const State *state, const Object *object) {
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        bool is_array = layout->fields.items[i]->type->kind == TYPE_ARRAY;
        Term held = is_array ? state_get(symex, state, object->location + i) : TERM_NONE;
        if (!held)
            continue;
        const ObjectSet *set = reference_candidates(symex, held);
        for (uint32_t j = object_set_next(symex, set, 1); j; j = object_set_next(symex, set, j + 1))
            object_set_add(symex, parts, j);
    }
}

void levels_note_growth(Symex *symex, const State *before, const Outcome *outcome, Term receiver,
                        bool loses) {
    const ObjectSet *wholes = reference_candidates(symex, receiver);
    ObjectSet *parts = object_set_new(symex);
    for (uint32_t i = object_set_next(symex, wholes, 1); i;
         i = object_set_next(symex, wholes, i + 1))
        if (symex->heap.objects.items[i].type->kind == TYPE_CLASS)
            add_arrays(symex, parts, before, &symex->heap.objects.items[i]);
    Difference difference = {
        symex->execution->levels, before, &outcome->returned, wholes, parts, loses};
    compare(&difference, note_part);
    difference.after = &outcome->thrown;
    compare(&difference, note_part);
}

// Of objects of the library nobody else knows what a change means; numbers and objects of the
// sources are compared when the call returns.
static void note_of_library(void *context, uint32_t location, uint32_t a, uint32_t b) {
    Difference *difference = context;
    Levels *levels = difference->levels;
    const Object *object = older_object(difference, location);
    (void)a;
    (void)b;
    if (!object)
        return;
    bool holds_objects =
        object->type->kind == TYPE_ARRAY && value_type(object->type->element) == IR_REF;
    if (is_library_object(object) || holds_objects || map_get(&levels->places, place_key(location)))
        levels_lose(levels);
}

void levels_note_library(Symex *symex, const State *before, const Outcome *outcome) {
    Difference difference = {
        .levels = symex->execution->levels, .before = before, .after = &outcome->returned};
    compare(&difference, note_of_library);
    difference.after = &outcome->thrown;
    compare(&difference, note_of_library);
}

// ---- Other locations

static const Variable *static_at(const Symex *symex, uint32_t location) {
    const Map *places = &symex->heap.static_places;
    for (uint32_t i = 0; i < places->capacity; i++)
        if (places->entries[i].key && (uintptr_t)places->entries[i].value == location)
            return places->entries[i].key;
    return NULL;
}

// The type of what is there; NULL: it is neither part of an object nor a static field.
static const Type *type_at(Symex *symex, uint32_t location) {
    const Object *object = object_at(symex, location);
    if (!object) {
        const Variable *field = static_at(symex, location);
        return field ? field->type : NULL;
    }
    if (object->type->kind == TYPE_ARRAY)
        return object->type->element;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    return layout->fields.items[location - object->location]->type;
}

// How many objects were created, which bounds the scope: what came back counts as none.
static bool is_counter(const Symex *symex, uint32_t location) {
    const Map *counters = &symex->heap.creation_counters;
    for (uint32_t i = 0; i < counters->capacity; i++)
        if (counters->entries[i].key && (uintptr_t)counters->entries[i].value == location)
            return true;
    return false;
}

static Change *change_at(Levels *levels, uint32_t location) {
    for (uint32_t i = 0; i < levels->changes.count; i++)
        if (levels->changes.items[i].location == location)
            return &levels->changes.items[i];
    vector_push(levels->symex->arena, &levels->changes, (Change){.location = location});
    return &vector_last(&levels->changes);
}

static void note_boolean(Difference *difference, Change *change, Term a, Term b) {
    Levels *levels = difference->levels;
    TermTable *terms = levels->symex->terms;
    if (!change->may_be_set &&
        levels_may_be(levels, difference->after, term_and(terms, term_not(a), b)))
        change->may_be_set = levels->has_more = true;
    if (!change->may_be_cleared &&
        levels_may_be(levels, difference->after, term_and(terms, a, term_not(b))))
        change->may_be_cleared = levels->has_more = true;
}

static bool is_among(const TermList *list, Term term) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == term)
            return true;
    return false;
}

// The constants among which if-then-elses choose.
static void find_constants(Symex *symex, Term value, TermList *met, TermList *found) {
    enum { MOST_MET = 200 };
    uint64_t number;
    if (is_among(met, value) || met->count > MOST_MET)
        return;
    vector_push(symex->arena, met, value);
    if (term_is_constant(symex->terms, value, &number))
        vector_push(symex->arena, found, value);
    if (term_kind(symex->terms, value) != TERM_KIND_ITE)
        return;
    find_constants(symex, term_child(symex->terms, value, 1), met, found);
    find_constants(symex, term_child(symex->terms, value, 2), met, found);
}

static bool may_be_another(const Difference *difference, const Change *change, Term a, Term b) {
    TermTable *terms = difference->levels->symex->terms;
    Term known = term_equal(terms, a, b);
    for (uint32_t i = 0; i < change->constants.count; i++)
        known = term_or(terms, known, term_equal(terms, b, change->constants.items[i]));
    return levels_may_be(difference->levels, difference->after, term_not(known));
}

static bool may_become(const Difference *difference, Term constant, Term a, Term b) {
    TermTable *terms = difference->levels->symex->terms;
    Term becomes =
        term_and(terms, term_equal(terms, b, constant), term_not(term_equal(terms, a, constant)));
    return levels_may_be(difference->levels, difference->after, becomes);
}

static void note_number(Difference *difference, Change *change, Term a, Term b) {
    Symex *symex = difference->levels->symex;
    TermList met = {0}, found = {0};
    if (change->is_any || !may_be_another(difference, change, a, b))
        return;
    difference->levels->has_more = true;
    find_constants(symex, b, &met, &found);
    for (uint32_t i = 0; i < found.count && change->constants.count < MOST_CONSTANTS; i++)
        if (!is_among(&change->constants, found.items[i]) &&
            may_become(difference, found.items[i], a, b))
            vector_push(symex->arena, &change->constants, found.items[i]);
    change->is_any = may_be_another(difference, change, a, b);
}

static void note_change(void *context, uint32_t location, uint32_t a, uint32_t b) {
    Difference *difference = context;
    Levels *levels = difference->levels;
    Symex *symex = levels->symex;
    Term initial = symex->heap.initial.items[location];
    a = a ? a : initial;
    b = b ? b : initial;
    // From there on are registers of the call, and objects that nobody else has.
    if (a == b || location >= levels->watched_from || is_counter(symex, location) ||
        map_get(&levels->places, place_key(location)))
        return;
    const Type *type = type_at(symex, location);
    if (location >= levels->first_location || !type || !a || !b || value_type(type) == IR_REF)
        levels_lose(levels);
    else if (value_type(type) == IR_BOOL)
        note_boolean(difference, change_at(levels, location), a, b);
    else
        note_number(difference, change_at(levels, location), a, b);
}

// A static field that was not looked at before has its place behind the objects of the call.
static void check_statics(const Difference *difference) {
    Levels *levels = difference->levels;
    const Map *places = &levels->symex->heap.static_places;
    for (uint32_t i = 0; i < places->capacity; i++) {
        uint32_t location = (uint32_t)(uintptr_t)places->entries[i].value;
        if (places->entries[i].key && location >= levels->watched_from &&
            radix_get(&difference->before->values, location) !=
                radix_get(&difference->after->values, location))
            levels_lose(levels);
    }
}

void levels_note_changes(Levels *levels, const State *before, const State *after) {
    Difference difference = {.levels = levels, .before = before, .after = after};
    compare(&difference, note_change);
    check_statics(&difference);
}
