// SearchedArray of collections that are equal to something: `get`, `contains`, `indexOf` and their
// kin.
//
// Input:   a call of a method of the library that walks through an array and compares (the table
//          below), or that compares two objects.
// Output:  what it gives, as one term; or TERM_NONE, and its body has to be executed.
// Method:  boxes are equal if their values are, strings if their characters are, constants of
//          enums if they are one. Where nothing else can be there, all elements are compared at
//          once: no branches, no loop of which a solver has to say whether it goes on.
#include "builtin/internal.h"

#include "sema/queries.h"

#include <string.h>

enum { MOST_PAIRS = 400 }; // of strings

typedef enum SearchKind {
    SEARCH_NONE,
    SEARCH_FIRST,  // of the first `size` elements, the index of the one that is equal; or -1
    SEARCH_SORTED, // the same of elements in order; or -1 less the index at which it would be
    SEARCH_BELOW,  // how many come before it, of elements in order
    SEARCH_UP_TO,  // the same, and it itself
    SEARCH_EQUAL,  // are both arguments equal, or both null?
    SEARCH_DIFFER, // are the elements at two indices not equal?
    SEARCH_ORDER   // how do both arguments compare, which are texts?
} SearchKind;

typedef struct Search {
    SearchKind kind;
    const char *owner, *method;
    const char *array; // the field of the elements, or NULL
    uint32_t key;      // the argument that is looked for
} Search;

// Hashes need not be looked at: of objects that are compared here they are always 0 (HashMap.hash).
static const Search searches[] = {
    {SEARCH_FIRST, "java.util.HashMap", "place", "keys", 1},
    {SEARCH_FIRST, "java.util.HashSet", "find", "elements", 2},
    {SEARCH_FIRST, "java.util.ArrayList", "indexOf", "elements", 1},
    {SEARCH_FIRST, "java.util.LinkedList", "indexOf", "elements", 1},
    {SEARCH_SORTED, "java.util.TreeMap", "place", "keys", 1},
    {SEARCH_SORTED, "java.util.TreeSet", "place", "elements", 1},
    {SEARCH_BELOW, "java.util.TreeMap", "below", "keys", 1},
    {SEARCH_BELOW, "java.util.TreeSet", "below", "elements", 1},
    {SEARCH_UP_TO, "java.util.TreeMap", "upTo", "keys", 1},
    {SEARCH_UP_TO, "java.util.TreeSet", "upTo", "elements", 1},
    {SEARCH_DIFFER, "java.util.HashMap", "differ", "keys", 1},
    {SEARCH_DIFFER, "java.util.HashSet", "differ", "elements", 1},
    {SEARCH_EQUAL, "java.util.Objects", "equals", NULL, 0},
    {SEARCH_EQUAL, "java.lang.String", "equals", NULL, 0},
    {SEARCH_ORDER, "java.lang.String", "order", NULL, 0},
};

static const Search no_search = {.kind = SEARCH_NONE};

static const Search *search_of(Symex *symex, const Method *method) {
    const Search *known = map_get(&symex->builtins->searches, method);
    if (known)
        return known;
    known = &no_search;
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++)
        if (!strcmp(method->name->text, searches[i].method) &&
            !strcmp(method->owner->qualified_name->text, searches[i].owner))
            known = &searches[i];
    map_put(symex->arena, &symex->builtins->searches, method, (void *)known);
    return known;
}

// ---- What can be compared

// What the candidates of a reference are, null aside.
typedef struct Nature {
    Type *box; // all are boxes of this type; or NULL
    bool are_strings, are_constants;
} Nature;

static bool is_enum_constant(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS || stands_for_any(symex, object))
        return false;
    for (const Class *at = object->type->class_symbol; at;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL)
        if (at->kind == CLASS_ENUM)
            return true;
    return false;
}

// Boxes that HashMap.hash takes for constants.
static bool is_plain_box(Symex *symex, Type *type) {
    const Type *inner = type->kind == TYPE_CLASS ? query_unboxed(symex->sema, type) : NULL;
    return inner && inner->kind != TYPE_FLOAT && inner->kind != TYPE_DOUBLE;
}

// Adds what an object is; false where that is of no use.
static bool add_nature(Symex *symex, const State *state, uint32_t number, Nature *nature) {
    Type *type = symex->heap.objects.items[number].type;
    if (is_plain_box(symex, type)) {
        bool is_same = !nature->box || nature->box == type;
        nature->box = type;
        return is_same;
    }
    if (type == sema_types(symex->sema)->string) {
        nature->are_strings = true;
        return text_is_known(symex, state, number);
    }
    nature->are_constants = true;
    return is_enum_constant(symex, &symex->heap.objects.items[number]);
}

static bool add_natures(Symex *symex, const State *state, Term reference, Nature *nature) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        if (!add_nature(symex, state, i, nature))
            return false;
    return (nature->box != NULL) + nature->are_strings + nature->are_constants <= 1;
}

// ---- Comparing

static uint32_t count_candidates(Symex *symex, Term reference) {
    const ObjectSet *set = reference_candidates(symex, reference);
    uint32_t count = 0;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        count++;
    return count;
}

static Term is_object(Symex *symex, Term reference, uint32_t number) {
    return term_equal(symex->terms, reference, object_reference(symex, number));
}

static Term strings_equal(Symex *symex, const State *state, Term a, Term b) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        Term equal = TERM_FALSE;
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Term same = i == j ? TERM_TRUE : text_equal(symex, state, i < j ? i : j, i < j ? j : i);
            equal = term_or(terms, equal, term_and(terms, is_object(symex, b, j), same));
        }
        result = term_or(terms, result, term_and(terms, is_object(symex, a, i), equal));
    }
    return result;
}

// Neither is null.
static Term values_equal(Symex *symex, const State *state, const Nature *nature, Term a, Term b) {
    if (nature->are_strings)
        return strings_equal(symex, state, a, b);
    if (!nature->box)
        return term_equal(symex->terms, a, b);
    Variable *field = query_field(symex->sema, nature->box->class_symbol, "value");
    return term_equal(symex->terms, heap_load(symex, state, a, field),
                      heap_load(symex, state, b, field));
}

// TERM_NONE: that depends on an equals that has to be executed.
static Term objects_equal(Symex *symex, const State *state, Term a, Term b) {
    TermTable *terms = symex->terms;
    Nature nature = {0};
    if (!add_natures(symex, state, a, &nature) || !add_natures(symex, state, b, &nature) ||
        (nature.are_strings &&
         count_candidates(symex, a) * count_candidates(symex, b) > MOST_PAIRS))
        return TERM_NONE;
    Term is_null = is_object(symex, a, 0), is_other_null = is_object(symex, b, 0);
    Term is_some = term_and(terms, term_not(is_null), term_not(is_other_null));
    return term_or(terms, term_and(terms, is_null, is_other_null),
                   term_and(terms, is_some, values_equal(symex, state, &nature, a, b)));
}

// ---- Order

// Of every pair, none of which is null; TERM_NONE where there is a text whose characters are not
// known.
static Term strings_order(Symex *symex, const State *state, Term a, Term b) {
    TermTable *terms = symex->terms;
    Nature nature = {0};
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    if (!add_natures(symex, state, a, &nature) || !add_natures(symex, state, b, &nature) ||
        !nature.are_strings || count_candidates(symex, a) * count_candidates(symex, b) > MOST_PAIRS)
        return TERM_NONE;
    Term result = TERM_NONE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        Term order = TERM_NONE;
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Term one = text_order(symex, state, i, j);
            order = order ? term_ite(terms, is_object(symex, b, j), one, order) : one;
        }
        result = result ? term_ite(terms, is_object(symex, a, i), order, result) : order;
    }
    return result;
}

// ---- SearchedArray

typedef struct SearchedArray {
    Term array, size;
    uint32_t count;
} SearchedArray;

// False where the arrays are not of a known number of elements, few enough.
static bool find_elements(Symex *symex, const State *state, const Search *search,
                          const Method *method, Term object, SearchedArray *elements) {
    Variable *array = query_field(symex->sema, method->owner, search->array);
    Variable *size = query_field(symex->sema, method->owner, "size");
    if (!array || !size)
        return false;
    *elements = (SearchedArray){heap_load(symex, state, object, array),
                                heap_load(symex, state, object, size), 0};
    const ObjectSet *set = reference_candidates(symex, elements->array);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *one = &symex->heap.objects.items[i];
        if (one->type->kind != TYPE_ARRAY || one->limit || one->count > MOST_ELEMENTS_SEARCHED)
            return false;
        elements->count = one->count > elements->count ? one->count : elements->count;
    }
    return java_fits(symex, IR_INT, elements->count);
}

static Term element_at(Symex *symex, const State *state, const SearchedArray *elements,
                       Term index) {
    return heap_load_element(symex, state, elements->array, index, object_reference(symex, 0));
}

static Term find_first(Symex *symex, const State *state, const SearchedArray *elements, Term key) {
    TermTable *terms = symex->terms;
    Term result = java_constant(symex, IR_INT, -1);
    for (uint32_t i = elements->count; i-- > 0;) {
        Term index = java_constant(symex, IR_INT, i);
        Term is_used = term_slt(terms, index, elements->size);
        if (is_used == TERM_FALSE)
            continue;
        Term equal = objects_equal(symex, state, key, element_at(symex, state, elements, index));
        if (!equal)
            return TERM_NONE;
        result = term_ite(terms, term_and(terms, is_used, equal), index, result);
    }
    return result;
}

// ---- Elements in order

// Of texts that may be either, whether the first comes before the second.
static Term strings_less(Symex *symex, const State *state, Term a, Term b) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        Term less = TERM_FALSE;
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1))
            less =
                term_or(terms, less,
                        term_and(terms, is_object(symex, b, j), text_is_less(symex, state, i, j)));
        result = term_or(terms, result, term_and(terms, is_object(symex, a, i), less));
    }
    return result;
}

// In natural order, of what is not null there. TERM_NONE: a compareTo has to be executed.
static Term comes_before(Symex *symex, const State *state, Term a, Term b) {
    Nature nature = {0};
    if (!add_natures(symex, state, a, &nature) || !add_natures(symex, state, b, &nature) ||
        nature.are_constants)
        return TERM_NONE;
    if (nature.are_strings)
        return count_candidates(symex, a) * count_candidates(symex, b) > MOST_PAIRS
                   ? TERM_NONE
                   : strings_less(symex, state, a, b);
    if (!nature.box)
        return TERM_FALSE; // one of them is null
    Variable *field = query_field(symex->sema, nature.box->class_symbol, "value");
    if (field->type->kind == TYPE_BOOLEAN)
        return TERM_NONE;
    return term_slt(symex->terms, heap_load(symex, state, a, field),
                    heap_load(symex, state, b, field));
}

static bool is_in_natural_order(Symex *symex, const State *state, const Method *method,
                                Term object) {
    Variable *comparator = query_field(symex->sema, method->owner, "comparator");
    return comparator && heap_load(symex, state, object, comparator) == object_reference(symex, 0);
}

// The first element that does not come before the key, or (SEARCH_UP_TO) before which the key
// comes, is where the search ends.
static Term ends_search(Symex *symex, const State *state, SearchKind kind, Term key, Term element) {
    Term before = kind == SEARCH_UP_TO ? comes_before(symex, state, key, element)
                                       : comes_before(symex, state, element, key);
    return kind == SEARCH_UP_TO || !before ? before : term_not(before);
}

static Term find_sorted(Symex *symex, const State *state, SearchKind kind,
                        const SearchedArray *elements, Term key) {
    TermTable *terms = symex->terms;
    bool finds = kind == SEARCH_SORTED;
    int64_t end = elements->count;
    Term result = java_constant(symex, IR_INT, finds ? -end - 1 : end);
    for (int64_t i = end; i-- > 0;) {
        Term index = java_constant(symex, IR_INT, i);
        Term none = finds ? java_constant(symex, IR_INT, -i - 1) : index;
        Term is_used = term_slt(terms, index, elements->size);
        Term element = element_at(symex, state, elements, index), here = none;
        Term ends =
            is_used == TERM_FALSE ? TERM_TRUE : ends_search(symex, state, kind, key, element);
        if (!ends)
            return TERM_NONE;
        if (finds && is_used != TERM_FALSE) {
            Term equal = objects_equal(symex, state, key, element);
            if (!equal)
                return TERM_NONE;
            here = term_ite(terms, equal, index, none);
        }
        result = term_ite(terms, is_used, term_ite(terms, ends, here, result), none);
    }
    return result;
}

static Term do_differ(Symex *symex, const State *state, const SearchedArray *elements, Term i,
                      Term j) {
    uint64_t index;
    if (!term_is_constant(symex->terms, i, &index) || index >= elements->count ||
        !term_is_constant(symex->terms, j, &index) || index >= elements->count)
        return TERM_NONE;
    Term equal = objects_equal(symex, state, element_at(symex, state, elements, i),
                               element_at(symex, state, elements, j));
    return equal ? term_not(equal) : TERM_NONE;
}

// ---- Where everything is known
//
// A static initialiser that fills a map of hundreds of texts has one execution: whether the key is
// there is computed, and no term is made of it.

// One object, or null, of which nothing is unknown.
static bool is_known_object(Symex *symex, Term reference, uint32_t *number) {
    uint64_t value;
    if (!reference || !term_is_constant(symex->terms, reference, &value))
        return false;
    *number = (uint32_t)value;
    return !value || content_is_known(symex, *number);
}

typedef struct KnownKey {
    uint32_t number;
    Type *box; // or NULL: a text
    Term value;
    ConstantText text;
} KnownKey;

static bool find_key(Symex *symex, const State *state, Term reference, KnownKey *key) {
    uint64_t value;
    if (!is_known_object(symex, reference, &key->number) || !key->number)
        return false;
    Type *type = symex->heap.objects.items[key->number].type;
    key->box = is_plain_box(symex, type) ? type : NULL;
    if (!key->box)
        return type == sema_types(symex->sema)->string &&
               text_is_constant(symex, state, key->number, &key->text);
    key->value =
        heap_load(symex, state, reference, query_field(symex->sema, type->class_symbol, "value"));
    return term_is_constant(symex->terms, key->value, &value);
}

static bool are_equal(const KnownKey *a, const KnownKey *b) {
    if (a->box)
        return a->value == b->value;
    return a->text.length == b->text.length &&
           (!a->text.length ||
            !memcmp(a->text.units, b->text.units, a->text.length * sizeof(Term)));
}

// Of an array of the pre-state, what nobody reads is left out.
static bool is_made_here(const Object *array) {
    return array->type->kind == TYPE_ARRAY && !array->limit &&
           (!array->is_initial || array->made_by);
}

// Of the first `size` elements, which are texts or boxes as the key is; or TERM_NONE.
static Term find_known(Symex *symex, const State *state, const Search *search, const Method *method,
                       const Term *arguments) {
    Variable *array = query_field(symex->sema, method->owner, search->array);
    Variable *size = query_field(symex->sema, method->owner, "size");
    KnownKey key = {0}, element = {0};
    uint32_t object, elements;
    uint64_t count, number;
    if (!array || !size || !is_known_object(symex, arguments[0], &object) || !object ||
        !find_key(symex, state, arguments[search->key], &key) ||
        !is_known_object(symex, heap_load(symex, state, arguments[0], array), &elements) ||
        !elements || !is_made_here(&symex->heap.objects.items[elements]) ||
        !java_fits(symex, IR_INT, symex->heap.objects.items[elements].count) ||
        !term_is_constant(symex->terms, heap_load(symex, state, arguments[0], size), &count) ||
        count > symex->heap.objects.items[elements].count)
        return TERM_NONE;
    uint32_t location = symex->heap.objects.items[elements].location;
    for (uint32_t i = 0; i < count; i++) {
        Term held = state_get(symex, state, location + i);
        if (held && term_is_constant(symex->terms, held, &number) && number == key.number)
            return java_constant(symex, IR_INT, i);
        if (!find_key(symex, state, held, &element) || element.box != key.box)
            return TERM_NONE;
        if (are_equal(&key, &element))
            return java_constant(symex, IR_INT, i);
    }
    return java_constant(symex, IR_INT, -1);
}

Term builtin_search_known(Symex *symex, Method *method, const State *state, const Term *arguments) {
    const Search *search = search_of(symex, method);
    return search->kind == SEARCH_FIRST ? find_known(symex, state, search, method, arguments)
                                        : TERM_NONE;
}

bool builtin_finds_place(Symex *symex, const Method *method) {
    SearchKind kind = search_of(symex, method)->kind;
    return kind == SEARCH_FIRST || kind == SEARCH_SORTED;
}

Term builtin_search(Symex *symex, Method *method, const State *state, const Term *arguments) {
    const Search *search = search_of(symex, method);
    SearchedArray elements;
    if (search->kind == SEARCH_NONE)
        return TERM_NONE;
    if (search->kind == SEARCH_EQUAL)
        return objects_equal(symex, state, arguments[0], arguments[1]);
    if (search->kind == SEARCH_ORDER)
        return strings_order(symex, state, arguments[0], arguments[1]);
    if (!find_elements(symex, state, search, method, arguments[0], &elements))
        return builtin_search_known(symex, method, state, arguments);
    if (search->kind == SEARCH_FIRST)
        return find_first(symex, state, &elements, arguments[search->key]);
    if (search->kind == SEARCH_DIFFER)
        return do_differ(symex, state, &elements, arguments[1], arguments[2]);
    return is_in_natural_order(symex, state, method, arguments[0])
               ? find_sorted(symex, state, search->kind, &elements, arguments[search->key])
               : TERM_NONE;
}
