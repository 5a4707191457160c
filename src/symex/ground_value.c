// Sequences, sets and maps in ground states.
//
// A state holds the number of the record that src/spec made (spec/value.h), as a constant; states
// that are merged hold one of several. What nobody has set is a variable: any value, with as many
// elements as arrays have in the scope.
#include "symex/ground.h"

#include "sema/queries.h"

// ---- What a value refers to later

static const State *copied(Symex *symex, const State *state) {
    if (!state)
        return NULL;
    State *copy = ARENA_NEW(symex->arena, State);
    *copy = *state;
    return copy;
}

void ground_capture(Evaluation *evaluation) {
    Symex *symex = ground_symex(evaluation);
    evaluation->state = copied(symex, evaluation->state);
    evaluation->old = copied(symex, evaluation->old);
    evaluation->block = copied(symex, evaluation->block);
    if (evaluation->frame) {
        Frame *frame = ARENA_NEW(symex->arena, Frame);
        *frame = *(const Frame *)evaluation->frame;
        evaluation->frame = frame;
    }
}

// ---- Cells

Term ground_cell(Evaluation *evaluation, uint32_t number, Type *type) {
    (void)type;
    return number >> VALUE_BITS
               ? TERM_NONE
               : term_constant(ground_symex(evaluation)->terms, VALUE_BITS, number);
}

// States that were merged choose; a part that is known to be zero may have been taken out.
bool ground_read_cell(Evaluation *evaluation, Term cell, SpecCell *read) {
    TermTable *terms = ground_symex(evaluation)->terms;
    uint64_t number;
    while (term_kind(terms, cell) == TERM_KIND_CONCAT &&
           term_is_constant(terms, term_child(terms, cell, 0), &number) && !number)
        cell = term_child(terms, cell, 1);
    if (term_is_constant(terms, cell, &number)) {
        read->known = (uint32_t)number;
        read->is_default = !number;
        return true;
    }
    if (term_kind(terms, cell) == TERM_KIND_ITE) {
        read->condition = term_child(terms, cell, 0);
        read->yes = term_child(terms, cell, 1);
        read->no = term_child(terms, cell, 2);
        return true;
    }
    return term_kind(terms, cell) == TERM_KIND_VARIABLE;
}

// ---- Any value

// An open value under way.
typedef struct Opening {
    Symex *symex;
    Evaluation *evaluation;
    const char *name;
    bool is_given;      // of the pre-state
    bool holds_objects; // those that it may hold are known
} Opening;

static void add(Opening *opening, SpecElements *elements, Term condition, Term value, SpecSort sort,
                Type *type) {
    SpecElement element = {.condition = condition, .value = value, .sort = sort, .type = type};
    vector_push(opening->symex->arena, elements, element);
}

static bool may_hold(const Opening *opening, const Object *object, Type *type) {
    const Symex *symex = opening->symex;
    bool was_there = object->number < symex->heap.first_created || object->is_literal;
    return (was_there || !opening->is_given) && !object->is_owned &&
           object_is_instance(opening->symex, object, type);
}

// An object that is an instance of the type, or null.
static Term any_object(Opening *opening, Type *type) {
    enum { BITS = REFERENCE_BITS };
    Symex *symex = opening->symex;
    TermTable *terms = symex->terms;
    Term choice = term_variable(terms, BITS, opening->name), result = object_reference(symex, 0);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (!may_hold(opening, object, type))
            continue;
        Term is_there =
            object->is_initial || object->is_literal ? object_exists(symex, i) : object->created;
        Term is_it =
            term_and(terms, term_equal(terms, choice, term_constant(terms, BITS, i)), is_there);
        result = term_ite(terms, is_it, object_reference(symex, i), result);
    }
    return result;
}

// A number, an object that the method can reach, or something else: numbers of other types,
// objects that only this value holds.
static void add_anything(Opening *opening, SpecElements *elements, Type *type, bool may_be_number) {
    enum { TAG_BITS = 2 };
    Symex *symex = opening->symex;
    TermTable *terms = symex->terms;
    Term tag = term_variable(terms, TAG_BITS, opening->name);
    Term is_number =
        may_be_number ? term_equal(terms, tag, term_constant(terms, TAG_BITS, 0)) : TERM_FALSE;
    Term is_object = term_equal(terms, tag, term_constant(terms, TAG_BITS, 1));
    Type *number = type_primitive(sema_types(symex->sema), TYPE_INT);
    if (may_be_number)
        add(opening, elements, is_number, fresh_value(symex, number, opening->name), SPEC_SORT_INT,
            number);
    add(opening, elements, is_object, any_object(opening, type), SPEC_SORT_REFERENCE, type);
    add(opening, elements, term_not(term_or(terms, is_number, is_object)),
        term_variable(terms, REFERENCE_BITS, opening->name), SPEC_SORT_NONE, NULL);
    elements->items[elements->count - 1].objects = symex->heap.objects.count;
}

// A string literal that nobody had met yet when the value was opened.
Term ground_may_be_object(Evaluation *evaluation, const SpecElement *other, Term object) {
    Symex *symex = ground_symex(evaluation);
    const ObjectSet *set = reference_candidates(symex, object);
    Term result = TERM_FALSE;
    for (uint32_t i = other->objects; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && symex->heap.objects.items[i].is_literal)
            result = term_or(symex->terms, result,
                             term_equal(symex->terms, object, object_reference(symex, i)));
    return result;
}

// False: such elements are not modelled.
static bool open_element(Opening *opening, Type *type, SpecElements *elements) {
    Symex *symex = opening->symex;
    Type *object = sema_types(symex->sema)->object;
    Type *unboxed = type ? query_unboxed(symex->sema, type) : NULL;
    Type *held = unboxed ? unboxed : type;
    if (held && type_is_primitive(held) && held->kind <= TYPE_LONG) {
        add(opening, elements, TERM_TRUE, fresh_value(symex, held, opening->name),
            spec_sort_of(held), held);
        return true;
    }
    if (!opening->holds_objects || (held && query_is_value(held)))
        return false;
    add_anything(opening, elements, held ? query_erasure(symex->sema, held) : object,
                 !held || held == object);
    return true;
}

// Without an assumption: whatever is greater is the greatest.
static Term any_length(Symex *symex, uint32_t most, const char *name) {
    TermTable *terms = symex->terms;
    uint32_t bits = 1;
    while (most >> bits)
        bits++;
    Term variable = term_variable(terms, bits, name);
    Term greatest = term_constant(terms, bits, most);
    return term_zero_extend(
        terms, term_ite(terms, term_ult(terms, variable, greatest), variable, greatest), bits + 1);
}

bool ground_open(Evaluation *evaluation, Term cell, Type *type, SpecOpened *any) {
    Symex *symex = ground_symex(evaluation);
    if (type->kind == TYPE_LOCATIONS) // asked location by location: ground_open_location
        return true;
    SpecElementTypes types = spec_element_types(symex->specifications, type);
    uintptr_t objects = (uintptr_t)map_get(&symex->pre.open_values, (const void *)(uintptr_t)cell);
    // An object that was created since then cannot be in it: there must not be any.
    Opening opening = {symex, evaluation, term_name(symex->terms, cell), objects == 1,
                       objects == 1 || objects == symex->heap.objects.count};
    // What a method called, or a loop, left may be longer than what is given.
    uint32_t given = symex->scope.array_length, most = opening.is_given ? given : 2 * given + 2;
    if (!types.is_known)
        return false;
    for (uint32_t i = 0; i < most; i++) {
        SpecElements key = {0}, value = {0};
        if (!open_element(&opening, types.key, &key) ||
            (types.has_values && !open_element(&opening, types.value, &value)))
            return false;
        vector_push(symex->arena, &any->keys, key);
        vector_push(symex->arena, &any->present, term_bool_variable(symex->terms, opening.name));
        if (types.has_values)
            vector_push(symex->arena, &any->values, value);
    }
    any->length = any_length(symex, most, opening.name);
    symex->results.composed_size = given;
    return true;
}
