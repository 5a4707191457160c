// Reading and writing through references.
//
// A reference is a term over object numbers. Which objects it can be is read
// off its structure: constants are themselves, if-then-else takes both sides,
// a variable of the pre-state has the set it was made with. Reading chooses
// between those objects, writing changes each of them under the condition that
// it is the one.
#include "heap/heap.h"

#include "heap/internal.h"
#include "heap/veils.h"
#include "sema/queries.h"

#include <string.h>

// ---- Sets of objects

ObjectSet *object_set_new(Symex *symex) {
    return ARENA_NEW(symex->arena, ObjectSet);
}

bool object_set_has(const ObjectSet *set, uint32_t number) {
    uint32_t at = number / 64;
    return at >= set->first && at - set->first < set->count &&
           (set->words[at - set->first] >> (number % 64) & 1);
}

uint32_t object_set_next(const Symex *symex, const ObjectSet *set, uint32_t from) {
    uint32_t at = from / 64, end = set->first + set->count;
    uint64_t mask = UINT64_MAX << (from % 64);
    if (at < set->first) {
        at = set->first;
        mask = UINT64_MAX;
    }
    for (; at < end; at++, mask = UINT64_MAX) {
        uint64_t word = set->words[at - set->first] & mask;
        uint32_t number = word ? 64 * at + (uint32_t)__builtin_ctzll(word) : 0;
        if (word)
            return number < symex->heap.objects.count ? number : 0;
    }
    return 0;
}

// Room for the words from `first` up to `end`.
static void reserve_words(Symex *symex, ObjectSet *set, uint32_t first, uint32_t end) {
    if (set->count) {
        first = set->first < first ? set->first : first;
        end = set->first + set->count > end ? set->first + set->count : end;
        if (first == set->first && end == set->first + set->count)
            return;
    }
    uint64_t *words = arena_array(symex->arena, end - first, sizeof(uint64_t));
    if (set->count)
        memcpy(words + (set->first - first), set->words, set->count * sizeof(uint64_t));
    set->words = words;
    set->first = first;
    set->count = end - first;
}

void object_set_add(Symex *symex, ObjectSet *set, uint32_t number) {
    reserve_words(symex, set, number / 64, number / 64 + 1);
    set->words[number / 64 - set->first] |= UINT64_C(1) << (number % 64);
}

static void object_set_add_all(Symex *symex, ObjectSet *set, const ObjectSet *other) {
    if (!other->count)
        return;
    reserve_words(symex, set, other->first, other->first + other->count);
    for (uint32_t i = 0; i < other->count; i++)
        set->words[other->first + i - set->first] |= other->words[i];
}

static ObjectSet *object_set_union(Symex *symex, const ObjectSet *a, const ObjectSet *b) {
    ObjectSet *result = object_set_new(symex);
    object_set_add_all(symex, result, a);
    object_set_add_all(symex, result, b);
    return result;
}

// ---- Candidates

static const void *term_key(Term term) {
    return (const void *)(uintptr_t)term;
}

void note_candidates(Symex *symex, Term variable, const ObjectSet *set) {
    map_put(symex->arena, &symex->heap.candidates, term_key(variable), (void *)set);
}

static const ObjectSet *every_object(Symex *symex) {
    ObjectSet *set = object_set_new(symex);
    reserve_words(symex, set, 0, symex->heap.objects.count / 64 + 1);
    for (uint32_t i = 0; i < symex->heap.objects.count; i++)
        object_set_add(symex, set, i);
    return set;
}

static const ObjectSet *compute_candidates(Symex *symex, Term reference);

static const ObjectSet *known_candidates(Symex *symex, Term reference) {
    const ObjectSet *set = map_get(&symex->heap.candidates, term_key(reference));
    if (set)
        return set;
    set = compute_candidates(symex, reference);
    if (set)
        note_candidates(symex, reference, set);
    return set;
}

// NULL when the candidates of one side are not known.
static const ObjectSet *candidates_of_both(Symex *symex, Term a, Term b) {
    const ObjectSet *first = known_candidates(symex, a), *second = known_candidates(symex, b);
    return first && second ? object_set_union(symex, first, second) : NULL;
}

static const ObjectSet *compute_candidates(Symex *symex, Term reference) {
    TermTable *terms = symex->terms;
    uint64_t number;
    if (veil_is(symex, reference))
        symex->heap.veils->is_lifted = true;
    if (term_is_constant(terms, reference, &number)) {
        ObjectSet *set = object_set_new(symex);
        object_set_add(symex, set, (uint32_t)number);
        return set;
    }
    // A narrow reference, extended: the objects are those of its low part.
    if (term_kind(terms, reference) == TERM_KIND_CONCAT &&
        term_is_constant(terms, term_child(terms, reference, 0), &number) && number == 0)
        return known_candidates(symex, term_child(terms, reference, 1));
    if (term_kind(terms, reference) == TERM_KIND_ITE)
        return candidates_of_both(symex, term_child(terms, reference, 1),
                                  term_child(terms, reference, 2));
    return NULL;
}

const ObjectSet *reference_candidates(Symex *symex, Term reference) {
    const ObjectSet *set = known_candidates(symex, reference);
    return set ? set : every_object(symex); // not remembered: objects may be added
}

static Term is_object(Symex *symex, Term reference, uint32_t number) {
    return term_equal(symex->terms, reference, object_reference(symex, number));
}

// ---- Fields

static uint32_t field_location(Symex *symex, const Object *object, Variable *field) {
    if (object->type->kind != TYPE_CLASS)
        return 0;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    uintptr_t index = (uintptr_t)map_get(&layout->index_of, field);
    return index ? object->location + (uint32_t)index - 1 : 0;
}

Term heap_field(Symex *symex, const State *state, uint32_t number, Variable *field) {
    uint32_t location = field_location(symex, &symex->heap.objects.items[number], field);
    return location ? state_get(symex, state, location) : TERM_NONE;
}

Term heap_load(Symex *symex, const State *state, Term reference, Variable *field) {
    if (is_constant_instance_field(field)) // also before its initialiser has run
        return constant_value(symex, field);
    const ObjectSet *set = reference_candidates(symex, reference);
    Term value = TERM_NONE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        uint32_t location = field_location(symex, &symex->heap.objects.items[number], field);
        if (!location)
            continue;
        if (heap_is_left_out(symex, location))
            heap_note_missed(symex, field);
        Term own = state_get(symex, state, location);
        if (!own)
            continue; // not created yet in this state
        value =
            value ? term_ite(symex->terms, is_object(symex, reference, number), own, value) : own;
    }
    return value ? value : default_value(symex, field->type);
}

void heap_store(Symex *symex, State *state, Term reference, Variable *field, Term value) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        uint32_t location = field_location(symex, &symex->heap.objects.items[number], field);
        if (!location)
            continue;
        if (heap_is_left_out(symex, location))
            heap_note_missed(symex, field);
        Term condition = is_object(symex, reference, number);
        Term old = state_get(symex, state, location);
        state_set(symex, state, location, term_ite(symex->terms, condition, value, old));
    }
}

// ---- Arrays

Term heap_length(Symex *symex, Term array) {
    const ObjectSet *set = reference_candidates(symex, array);
    Term length = TERM_NONE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind != TYPE_ARRAY)
            continue;
        length =
            length ? term_ite(symex->terms, is_object(symex, array, number), object->length, length)
                   : object->length;
    }
    return length ? length : java_constant(symex, IR_INT, 0);
}

Term heap_is_beyond(Symex *symex, Term array, Term index) {
    const ObjectSet *set = reference_candidates(symex, array);
    Term result = TERM_FALSE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (!object->limit)
            continue;
        Term beyond = term_sle(symex->terms, object->limit, index);
        result = term_or(symex->terms, result,
                         term_and(symex->terms, is_object(symex, array, number), beyond));
    }
    return result;
}

static Term is_index(Symex *symex, Term index, uint32_t i) {
    return term_equal(symex->terms, index, java_constant(symex, IR_INT, i));
}

static Term element_of(Symex *symex, const State *state, const Object *array, Term index,
                       Term otherwise) {
    uint64_t constant;
    if (term_is_constant(symex->terms, index, &constant)) {
        Term own = constant < array->count
                       ? state_get(symex, state, array->location + (uint32_t)constant)
                       : TERM_NONE;
        return own ? own : otherwise;
    }
    Term value = TERM_NONE;
    for (uint32_t i = 0; i < array->count; i++) {
        Term own = state_get(symex, state, array->location + i);
        if (!own)
            return otherwise; // not created yet in this state
        value = value ? term_ite(symex->terms, is_index(symex, index, i), own, value) : own;
    }
    return value ? value : otherwise;
}

Term heap_load_element(Symex *symex, const State *state, Term reference, Term index,
                       Term otherwise) {
    if (symex->heap.veils)
        index = veils_index(symex, reference, index);
    const ObjectSet *set = reference_candidates(symex, reference);
    Term value = TERM_NONE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind != TYPE_ARRAY)
            continue;
        Term own = element_of(symex, state, object, index, otherwise);
        if (term_width(symex->terms, own) != term_width(symex->terms, otherwise))
            continue; // an array of another kind: the reference cannot be it
        value =
            value ? term_ite(symex->terms, is_object(symex, reference, number), own, value) : own;
    }
    return value ? value : otherwise;
}

static void store_in_array(Symex *symex, State *state, const Object *array, Term is_it, Term index,
                           Term value) {
    uint64_t constant = 0;
    bool is_constant = term_is_constant(symex->terms, index, &constant);
    for (uint32_t i = 0; i < array->count; i++) {
        if (is_constant && constant != i)
            continue;
        uint32_t location = array->location + i;
        Term old = state_get(symex, state, location);
        if (term_width(symex->terms, old) != term_width(symex->terms, value))
            return;
        Term condition = term_and(symex->terms, is_it, is_index(symex, index, i));
        state_set(symex, state, location, term_ite(symex->terms, condition, value, old));
    }
}

void heap_store_element(Symex *symex, State *state, Term reference, Term index, Term value) {
    if (symex->heap.veils)
        index = veils_index(symex, reference, index);
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind == TYPE_ARRAY)
            store_in_array(symex, state, object, is_object(symex, reference, number), index, value);
    }
}

// ---- Types of objects

bool stands_for_any(Symex *symex, const Object *object) {
    return (object->is_initial || object->is_answer) && !object->made_by &&
           object->type->kind == TYPE_CLASS &&
           (object->type == sema_types(symex->sema)->object ||
            !is_creatable(object->type->class_symbol));
}

// A SortedBag is a Bag: one of a class that is not known has an object of its own, where a Bag is.
static bool has_own_object(Symex *symex, Type *type, const Object *object) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type)
            return query_is_subtype(symex->sema, type, object->type);
    return false;
}

// The scope says which class stands for all of them: every List an ArrayList.
static bool has_stand_in(const Symex *symex, const Class *class_symbol) {
    for (uint32_t i = 0; i < symex->pre.stand_ins.count; i++)
        if (symex->pre.stand_ins.items[i].of == class_symbol)
            return true;
    return false;
}

// What an Object may be, of classes of the sources, the scope says; but where an Integer is a
// Number, a Long is one, too. Of plain code the project says what there is.
static bool has_others(const Symex *symex, const Type *type, const Object *object) {
    bool is_of_library = type->class_symbol->unit && type->class_symbol->unit->is_library;
    return object->type != sema_types(symex->sema)->object ||
           (is_of_library && !symex->scope.is_plain && !has_stand_in(symex, type->class_symbol));
}

// Objects of that type were considered on their own. Of an interface, a class that is not known
// may implement it besides.
bool heap_considers(Symex *symex, Type *type, const Object *object) {
    bool is_open = type->kind == TYPE_CLASS && !is_creatable(type->class_symbol) &&
                   has_others(symex, type, object) && !has_own_object(symex, type, object);
    is_open |= is_any_order(symex, object->type);
    for (uint32_t i = 0; i < symex->heap.ranges.count && !is_open; i++)
        if (query_is_subtype(symex->sema, symex->heap.ranges.items[i].type, type))
            return true;
    return query_is_subtype(symex->sema, object->type, type);
}

Term heap_instance_of(Symex *symex, Term reference, Type *type) {
    const ObjectSet *set = reference_candidates(symex, reference);
    Term result = TERM_FALSE;
    bool is_always = true;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        if (object_is_instance(symex, &symex->heap.objects.items[number], type))
            result = term_or(symex->terms, result, is_object(symex, reference, number));
        else
            is_always = false;
    }
    return is_always ? term_not(is_object(symex, reference, 0)) : result;
}

// What an object from outside is an instance of depends on the classes that are given. The object
// of the method under check is one of its own class.
static void note_open_question(Symex *symex, Term reference, const ObjectSet *set) {
    if (symex->results.classes_as_given || reference == symex->subject.receiver)
        return;
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        symex->results.classes_as_given |= object_set_has(set, i) && object->is_initial &&
                                           object->type->kind == TYPE_CLASS &&
                                           query_is_open_class(object->type->class_symbol);
    }
}

// What a type variable stands for is of no class that the library asks for. Of those that the
// project asks for there are objects in its slots, if it was seen that it asks.
bool heap_may_not_be(Symex *symex, Type *type, const Object *object) {
    bool is_thing = symex->scope.is_plain && object->is_initial &&
                    object->type == sema_types(symex->sema)->object;
    bool is_considered = heap_considers(symex, type, object);
    if (is_thing && symex->results.library_call.begin)
        return is_considered || !symex->pre.has_object_slot;
    return is_considered && (!is_thing || !symex->pre.has_thing_slot || is_asked_for(symex, type));
}

static const char *doubtful_type(Symex *symex, const Object *object, const Type *type,
                                 const char *verb) {
    const char *own = type_text(symex->arena, object->type);
    return arena_format(symex->arena, "%s '%s' that %s of type '%s'",
                        strchr("AEIOU", *own) ? "an" : "a", own, verb,
                        type_text(symex->arena, type));
}

static bool is_of_sources(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type->kind == TYPE_CLASS && type->class_symbol->unit &&
           !type->class_symbol->unit->is_library;
}

// A class that nobody knows may implement an interface besides, or be one of the library. Of plain
// Java, those that do not are looked at, which is an answer; that the others are not cuts it. Where
// time is short, objects of classes that the method asks for may be missing, too.
static bool may_leave_out(Symex *symex, const Object *object, const Type *type, bool is_cast) {
    bool is_class = type->kind != TYPE_CLASS || type->class_symbol->kind != CLASS_INTERFACE;
    bool is_missing = is_cast || !is_class || !is_of_sources(type) || symex->scope.only_things;
    return symex->scope.is_plain && !symex->mode.quiet && is_missing &&
           (is_cast || !is_any_order(symex, object->type));
}

Term check_class_known(Symex *symex, Term guard, Term reference, Type *type, Span span,
                       bool is_cast) {
    Term dropped = TERM_FALSE;
    type = query_erasure(symex->sema, type);
    if (type == sema_types(symex->sema)->object)
        return dropped;
    const ObjectSet *set = reference_candidates(symex, reference);
    note_open_question(symex, reference, set);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (!stands_for_any(symex, object) || heap_may_not_be(symex, type, object))
            continue;
        Term is_it = is_object(symex, reference, number);
        Term here = term_and(symex->terms, guard, is_it);
        if (!may_leave_out(symex, object, type, is_cast)) {
            add_unmodelled(symex, here, span, doubtful_type(symex, object, type, "may be"));
            continue;
        }
        Span around = symex->results.library_call;
        add_cut(symex, here, around.begin ? around : span,
                doubtful_type(symex, object, type, "is"));
        vector_last(&symex->results.cuts).is_dropped = is_cast;
        dropped = is_cast ? term_or(symex->terms, dropped, is_it) : dropped;
    }
    return dropped;
}

Term heap_storable(Symex *symex, Term array, Term value) {
    const ObjectSet *set = reference_candidates(symex, array);
    Term result = is_object(symex, value, 0);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind != TYPE_ARRAY)
            continue;
        Term fits = heap_instance_of(symex, value, object->type->element);
        result = term_or(symex->terms, result,
                         term_and(symex->terms, is_object(symex, array, number), fits));
    }
    return result;
}
