// What stands where a type variable is: objects of one class, where it is compared, and of all its
// bounds.
//
// `<T extends Comparable<T>> void sort(T[] a)` is called with elements of one class that knows how
// to compare them. It may be a class that is not given, whose objects have ranks, or one that is;
// but never does one of the one kind meet one of the other (JLS 4.5.1: type arguments tell the
// truth).
#include "symex/contract.h"

#include "sema/queries.h"

#include <string.h>

static bool is_comparable_variable(Symex *symex, Type *type) {
    if (!type || type->kind != TYPE_VARIABLE)
        return false;
    Type *bound = query_erasure(symex->sema, type);
    return bound->kind == TYPE_CLASS &&
           !strcmp(bound->class_symbol->qualified_name->text, "java.lang.Comparable");
}

// Objects of given classes are met where `is_given` holds, others where it does not.
static void assume_kind(Symex *symex, Term value, Term is_given) {
    const ObjectSet *set = reference_candidates(symex, value);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        bool is_any = stands_for_any(symex, &symex->heap.objects.items[number]);
        assume(symex, term_implies(symex->terms,
                                   term_equal(symex->terms, value, object_reference(symex, number)),
                                   is_any ? term_not(is_given) : is_given));
    }
}

// ---- Several bounds

// Its bounds; NULL where it has no more than one, which its erasure says.
static const Type *several_bounds(Symex *symex, Type *type) {
    const Type *bound = type->kind == TYPE_VARIABLE ? query_upper_bound(symex->sema, type) : NULL;
    return bound && bound->kind == TYPE_INTERSECTION ? bound : NULL;
}

static bool is_of_all(Symex *symex, const Object *object, const Type *bounds) {
    for (uint32_t i = 0; i < bounds->count; i++)
        if (!object_is_instance(symex, object, bounds->arguments[i]))
            return false;
    return true;
}

static bool has_one_of_all(Symex *symex, const Type *bounds) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++)
        if (is_of_all(symex, &symex->heap.objects.items[number], bounds))
            return true;
    return false;
}

// `<T extends Base & Numbered> f(T t)` is given what is both, though it takes a Base when it runs.
// Where nothing that is there is both, it would be an object of a class that is not given, and the
// others stand for it.
static void assume_bounds(Symex *symex, const Type *bounds, Term value) {
    const ObjectSet *set = reference_candidates(symex, value);
    if (!has_one_of_all(symex, bounds))
        return;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (stands_for_any(symex, object) || is_of_all(symex, object, bounds))
            continue;
        symex->results.classes_as_given = true;
        assume(symex, term_not(term_equal(symex->terms, value, object_reference(symex, number))));
    }
}

static void assume_bounds_of_elements(Symex *symex, const State *state, const Type *bounds,
                                      Term array) {
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        Object object = symex->heap.objects.items[number];
        for (uint32_t i = 0; object.type->kind == TYPE_ARRAY && i < object.count; i++)
            assume_bounds(symex, bounds, state_get(symex, state, object.location + i));
    }
}

// ---- What is compared

static void assume_elements(Symex *symex, const State *state, Term array, Term is_given) {
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        Object object = symex->heap.objects.items[number];
        for (uint32_t i = 0; object.type->kind == TYPE_ARRAY && i < object.count; i++)
            assume_kind(symex, state_get(symex, state, object.location + i), is_given);
    }
}

static void assume_slot(Symex *symex, const State *state, Type *type, Term value, Term is_given) {
    bool is_array = type->kind == TYPE_ARRAY;
    const Type *bounds = several_bounds(symex, is_array ? type->element : type);
    if (bounds && is_array)
        assume_bounds_of_elements(symex, state, bounds, value);
    else if (bounds)
        assume_bounds(symex, bounds, value);
    if (is_comparable_variable(symex, type))
        assume_kind(symex, value, is_given);
    else if (is_array && is_comparable_variable(symex, type->element))
        assume_elements(symex, state, value, is_given);
}

static void assume_fields(Symex *symex, const State *state, Term is_given) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++) {
        Object object = symex->heap.objects.items[number];
        if (!object.is_initial || object.type->kind != TYPE_CLASS)
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t i = 0; i < layout->fields.count; i++)
            assume_slot(symex, state, layout->fields.items[i]->type,
                        state_get(symex, state, object.location + i), is_given);
    }
}

void type_variables_assume(Symex *symex, const Method *method, const State *state,
                           const Term *arguments) {
    Term is_given = term_bool_variable(symex->terms, "the class of a type variable is given");
    for (uint32_t i = 0; i < method->parameters.count; i++)
        assume_slot(symex, state, method->parameters.items[i]->type, arguments[i], is_given);
    assume_fields(symex, state, is_given);
}
