// Least upper and greatest lower bounds of types (JLS 4.10.4, 5.1.10).
#include "sema/internal.h"

enum { DEEPEST_LUB = 3, DEEPEST_VARIABLES = 50 };

static Type *lub(Sema *sema, Type *const *list, uint32_t count, uint32_t depth);

// ---- Greatest lower bound

static bool is_redundant(Sema *sema, Type *const *list, uint32_t count, uint32_t index) {
    for (uint32_t i = 0; i < count; i++) {
        if (i == index || list[i]->mentions_inference || list[index]->mentions_inference)
            continue;
        if (list[i] == list[index] ? i < index
                                   : type_subtype(sema, list[i], list[index]) &&
                                         !(i > index && type_subtype(sema, list[index], list[i])))
            return true;
    }
    return false;
}

Type *type_glb(Sema *sema, Type *const *list, uint32_t count) {
    TypeList parts = {0};
    for (uint32_t i = 0; i < count; i++) {
        if (type_is_error(list[i]))
            return list[i];
        if (list[i] == sema->types.object && count > 1)
            continue;
        if (!is_redundant(sema, list, count, i))
            vector_push(sema->arena, &parts, list[i]);
    }
    if (!parts.count)
        return sema->types.object;
    return type_intersection(&sema->types, parts.items, parts.count);
}

// ---- Least upper bound

static void add_supers(Sema *sema, Type *type, ClassList *list) {
    if (type->kind == TYPE_VARIABLE || type->kind == TYPE_WILDCARD) {
        add_supers(sema, type_upper_bound(sema, type), list);
    } else if (type->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < type->count; i++)
            add_supers(sema, type->arguments[i], list);
    } else if (type->kind == TYPE_CLASS) {
        class_all_supers(sema, type->class_symbol, list);
    } else if (type->kind == TYPE_ARRAY) {
        add_supers(sema, sema->types.cloneable, list);
        add_supers(sema, sema->types.serializable, list);
    }
}

static bool holds_class(const ClassList *list, const Class *class_symbol) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == class_symbol)
            return true;
    return false;
}

// Erased candidates that all types share.
static void shared_supers(Sema *sema, Type *const *list, uint32_t count, ClassList *shared) {
    ClassList candidates = {0};
    add_supers(sema, list[0], &candidates);
    for (uint32_t i = 0; i < candidates.count; i++) {
        bool in_all = true;
        for (uint32_t j = 1; j < count && in_all; j++)
            in_all = type_as_super(sema, list[j], candidates.items[i]) != NULL;
        if (in_all && !holds_class(shared, candidates.items[i]))
            vector_push(sema->arena, shared, candidates.items[i]);
    }
}

static bool is_minimal(Sema *sema, const ClassList *list, uint32_t index) {
    for (uint32_t i = 0; i < list->count; i++)
        if (i != index && class_is_subclass(sema, list->items[i], list->items[index]))
            return false;
    return true;
}

// T of `? extends T`, which may be a type variable; the type itself where it is no wildcard.
static Type *extended_type(Sema *sema, Type *type) {
    if (type->kind != TYPE_WILDCARD)
        return type;
    return type->bound && !type->is_super ? type->bound : sema->types.object;
}

// Least containing type argument (JLS 4.10.4, lcta).
static Type *containing_argument(Sema *sema, Type *a, Type *b, uint32_t depth) {
    if (a == b)
        return a;
    if (depth >= DEEPEST_LUB)
        return type_wildcard(&sema->types, NULL, false);
    bool a_super = a->kind == TYPE_WILDCARD && a->is_super;
    bool b_super = b->kind == TYPE_WILDCARD && b->is_super;
    if (a_super && b_super) {
        Type *bounds[] = {a->bound, b->bound};
        return type_wildcard(&sema->types, type_glb(sema, bounds, 2), true);
    }
    if (a_super || b_super)
        return type_wildcard(&sema->types, NULL, false);
    Type *bounds[] = {extended_type(sema, a), extended_type(sema, b)};
    return type_wildcard(&sema->types, lub(sema, bounds, 2, depth + 1), false);
}

// The parameterisation of `class_symbol` that contains those of all types.
static Type *candidate_type(Sema *sema, Class *class_symbol, Type *const *list, uint32_t count,
                            uint32_t depth) {
    Type *result = type_as_super(sema, list[0], class_symbol);
    for (uint32_t i = 1; i < count; i++) {
        Type *other = type_as_super(sema, list[i], class_symbol);
        if (result == other)
            continue;
        if (!result->count || !other->count)
            return type_erasure(sema, result);
        Type **arguments = arena_array(sema->arena, result->count, sizeof(Type *));
        for (uint32_t j = 0; j < result->count; j++)
            arguments[j] =
                containing_argument(sema, result->arguments[j], other->arguments[j], depth);
        result = type_class(&sema->types, class_symbol, result->outer, arguments, result->count);
    }
    return result;
}

// One of the types that all others are subtypes of, or NULL.
static Type *greatest(Sema *sema, Type *const *list, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t below = 0;
        while (below < count && type_subtype(sema, list[below], list[i]))
            below++;
        if (below == count)
            return list[i];
    }
    return NULL;
}

static Type *lub_of_arrays(Sema *sema, Type *const *list, uint32_t count, uint32_t depth) {
    Type **elements = arena_array(sema->arena, count, sizeof(Type *));
    for (uint32_t i = 0; i < count; i++) {
        if (list[i]->kind != TYPE_ARRAY || !type_is_reference(list[i]->element))
            return NULL;
        elements[i] = list[i]->element;
    }
    return type_array(&sema->types, lub(sema, elements, count, depth));
}

// The nearest type variable above `type` that all are subtypes of: what two captures of
// `? extends T` have in common is T (JLS 4.10.2). NULL: none.
static Type *shared_variable(Sema *sema, Type *type, Type *const *list, uint32_t count,
                             uint32_t depth) {
    if (type->kind != TYPE_VARIABLE || depth > DEEPEST_VARIABLES)
        return NULL;
    type_variable_bound(sema, type->variable);
    Type *upper = type->variable->upper;
    uint32_t parts = !upper ? 0 : upper->kind == TYPE_INTERSECTION ? upper->count : 1;
    Type *found = NULL;
    for (uint32_t i = 0; i < parts && !found; i++) {
        Type *part = upper->kind == TYPE_INTERSECTION ? upper->arguments[i] : upper;
        uint32_t below = 0;
        while (part->kind == TYPE_VARIABLE && below < count &&
               type_subtype(sema, list[below], part))
            below++;
        found = below == count ? part : shared_variable(sema, part, list, count, depth + 1);
    }
    return found;
}

static Type *lub(Sema *sema, Type *const *list, uint32_t count, uint32_t depth) {
    Type *top = greatest(sema, list, count);
    if (top)
        return top;
    Type *array = lub_of_arrays(sema, list, count, depth);
    if (array)
        return array;
    ClassList shared = {0};
    shared_supers(sema, list, count, &shared);
    TypeList parts = {0};
    Type *variable = shared_variable(sema, list[0], list, count, 0);
    if (variable)
        vector_push(sema->arena, &parts, variable);
    for (uint32_t i = 0; i < shared.count; i++)
        if (is_minimal(sema, &shared, i) &&
            !(variable && type_as_super(sema, variable, shared.items[i])))
            vector_push(sema->arena, &parts,
                        candidate_type(sema, shared.items[i], list, count, depth));
    if (!parts.count)
        return sema->types.object;
    return type_intersection(&sema->types, parts.items, parts.count);
}

Type *type_lub(Sema *sema, Type *const *list, uint32_t count) {
    TypeList distinct = {0};
    for (uint32_t i = 0; i < count; i++) {
        if (type_is_error(list[i]))
            return list[i];
        if (list[i]->kind == TYPE_NULL)
            continue;
        bool seen = false;
        for (uint32_t j = 0; j < distinct.count; j++)
            seen |= distinct.items[j] == list[i];
        if (!seen)
            vector_push(sema->arena, &distinct, list[i]);
    }
    if (!distinct.count)
        return count ? list[0] : sema->types.object;
    return lub(sema, distinct.items, distinct.count, 0);
}
