// Type inference: variables, their bounds, and finding types for them.
//
// After chapter 18 of the JLS. Subtyping and equality (relations.c) reduce
// constraints to bounds on inference variables and hand them in here; adding a
// bound at once draws what follows from it and those already there
// (incorporation). Everything added can be taken back, so that methods can be
// tried one after the other.
#include "sema/internal.h"

typedef struct TrailEntry {
    InferenceVariable *variable;
    int kind; // BoundKind of the bound added last, or TRAIL_INSTANCE
} TrailEntry;

enum { TRAIL_INSTANCE = 3 };

typedef struct Inference {
    VECTOR(TrailEntry) trail;
} Inference;

Type *infer_new_variable(Sema *sema, TypeVariable *declared) {
    if (!sema->inference)
        sema->inference = ARENA_NEW(sema->arena, Inference);
    InferenceVariable *variable = ARENA_NEW(sema->arena, InferenceVariable);
    Type *type = ARENA_NEW(sema->arena, Type);
    type->kind = TYPE_INFERENCE;
    type->mentions_inference = true;
    type->inference = variable;
    type->hash = ++sema->inference_count * 0x9E3779B9u;
    variable->type = type;
    variable->declared = declared;
    variable->number = sema->inference_count;
    return type;
}

// ---- The trail

uint32_t infer_mark(const Sema *sema) {
    return sema->inference ? sema->inference->trail.count : 0;
}

void infer_undo(Sema *sema, uint32_t mark) {
    if (!sema->inference)
        return;
    while (sema->inference->trail.count > mark) {
        TrailEntry entry = sema->inference->trail.items[--sema->inference->trail.count];
        if (entry.kind == TRAIL_INSTANCE)
            entry.variable->instance = NULL;
        else
            entry.variable->bounds[entry.kind].count--;
    }
}

static void note(Sema *sema, InferenceVariable *variable, int kind) {
    TrailEntry entry = {variable, kind};
    vector_push(sema->arena, &sema->inference->trail, entry);
}

// ---- Applying what is known

static Type *apply_to_arguments(Sema *sema, Type *type) {
    Type **arguments = arena_array(sema->arena, type->count, sizeof(Type *));
    for (uint32_t i = 0; i < type->count; i++)
        arguments[i] = infer_apply(sema, type->arguments[i]);
    if (type->kind == TYPE_INTERSECTION)
        return type_intersection(&sema->types, arguments, type->count);
    Type *outer = type->outer ? infer_apply(sema, type->outer) : NULL;
    return type_class(&sema->types, type->class_symbol, outer, arguments, type->count);
}

Type *infer_apply(Sema *sema, Type *type) {
    if (!type->mentions_inference)
        return type;
    if (type->kind == TYPE_INFERENCE)
        return type->inference->instance ? infer_apply(sema, type->inference->instance) : type;
    if (type->kind == TYPE_ARRAY)
        return type_array(&sema->types, infer_apply(sema, type->element));
    if (type->kind == TYPE_WILDCARD)
        return type_wildcard(&sema->types, infer_apply(sema, type->bound), type->is_super);
    return apply_to_arguments(sema, type);
}

void infer_variables_of(Sema *sema, Type *type, TypeList *list) {
    if (!type->mentions_inference)
        return;
    if (type->kind == TYPE_INFERENCE) {
        if (type->inference->instance) {
            infer_variables_of(sema, type->inference->instance, list);
            return;
        }
        for (uint32_t i = 0; i < list->count; i++)
            if (list->items[i] == type)
                return;
        vector_push(sema->arena, list, type);
    } else if (type->kind == TYPE_ARRAY) {
        infer_variables_of(sema, type->element, list);
    } else if (type->kind == TYPE_WILDCARD) {
        infer_variables_of(sema, type->bound, list);
    } else {
        for (uint32_t i = 0; i < type->count; i++)
            infer_variables_of(sema, type->arguments[i], list);
        if (type->outer)
            infer_variables_of(sema, type->outer, list);
    }
}

// ---- Incorporation (JLS 18.3)

static bool has_bound(const InferenceVariable *variable, BoundKind kind, const Type *type) {
    for (uint32_t i = 0; i < variable->bounds[kind].count; i++)
        if (variable->bounds[kind].items[i] == type)
            return true;
    return false;
}

// α <: G<A> and α <: G<B>, wildcards aside, make A and B the same.
static bool agree_on_arguments(Sema *sema, Type *a, Type *b) {
    if (a->kind != TYPE_CLASS || b->kind != TYPE_CLASS)
        return true;
    Type *common = type_as_super(sema, a, b->class_symbol);
    Type *other = b;
    if (!common) {
        common = a;
        other = type_as_super(sema, b, a->class_symbol);
    }
    if (!other || !common->count || !other->count)
        return true;
    for (uint32_t i = 0; i < common->count; i++) {
        Type *x = common->arguments[i], *y = other->arguments[i];
        if (x->kind != TYPE_WILDCARD && y->kind != TYPE_WILDCARD && !type_same(sema, x, y))
            return false;
    }
    return true;
}

static bool incorporate_equal(Sema *sema, InferenceVariable *variable, Type *type) {
    TypeList *bounds = variable->bounds;
    for (uint32_t i = 0; i < bounds[BOUND_EQUAL].count; i++)
        if (!type_same(sema, bounds[BOUND_EQUAL].items[i], type))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_LOWER].count; i++)
        if (!type_subtype_unchecked(sema, bounds[BOUND_LOWER].items[i], type))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_UPPER].count; i++)
        if (!type_subtype_unchecked(sema, type, bounds[BOUND_UPPER].items[i]))
            return false;
    return true;
}

static bool incorporate_lower(Sema *sema, InferenceVariable *variable, Type *type) {
    TypeList *bounds = variable->bounds;
    for (uint32_t i = 0; i < bounds[BOUND_EQUAL].count; i++)
        if (!type_subtype_unchecked(sema, type, bounds[BOUND_EQUAL].items[i]))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_UPPER].count; i++)
        if (!type_subtype_unchecked(sema, type, bounds[BOUND_UPPER].items[i]))
            return false;
    return true;
}

static bool incorporate_upper(Sema *sema, InferenceVariable *variable, Type *type) {
    TypeList *bounds = variable->bounds;
    for (uint32_t i = 0; i < bounds[BOUND_EQUAL].count; i++)
        if (!type_subtype(sema, bounds[BOUND_EQUAL].items[i], type))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_LOWER].count; i++)
        if (!type_subtype_unchecked(sema, bounds[BOUND_LOWER].items[i], type))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_UPPER].count; i++)
        if (bounds[BOUND_UPPER].items[i] != type &&
            !agree_on_arguments(sema, bounds[BOUND_UPPER].items[i], type))
            return false;
    return true;
}

static BoundKind opposite(BoundKind kind) {
    return kind == BOUND_EQUAL ? BOUND_EQUAL : kind == BOUND_LOWER ? BOUND_UPPER : BOUND_LOWER;
}

bool infer_add_bound(Sema *sema, Type *inference, BoundKind kind, Type *type) {
    InferenceVariable *variable = inference->inference;
    type = infer_apply(sema, type);
    if (type == inference || type->kind == TYPE_NULL || type_is_error(type))
        return true;
    if (!type_is_reference(type))
        return false;
    if (has_bound(variable, kind, type))
        return true;
    vector_push(sema->arena, &variable->bounds[kind], type);
    note(sema, variable, (int)kind);
    if (type->kind == TYPE_INFERENCE && !has_bound(type->inference, opposite(kind), inference)) {
        if (!infer_add_bound(sema, type, opposite(kind), inference))
            return false;
    }
    if (kind == BOUND_EQUAL)
        return incorporate_equal(sema, variable, type);
    return kind == BOUND_LOWER ? incorporate_lower(sema, variable, type)
                               : incorporate_upper(sema, variable, type);
}

// A raw type that was given for the parameter is within `Comparable<? super E>` by unchecked
// conversion.
static bool is_within_bound(Sema *sema, Type *fresh, Type *upper) {
    if (fresh->mentions_inference)
        return type_subtype(sema, fresh, upper);
    bool unchecked = sema->unchecked;
    bool is_within = type_subtype_unchecked(sema, fresh, upper);
    sema->unchecked = unchecked;
    return is_within;
}

bool infer_declared_bounds(Sema *sema, const TypeList *declared, const TypeList *fresh, Type *site,
                           Class *owner) {
    for (uint32_t i = 0; i < declared->count; i++) {
        type_variable_bound(sema, declared->items[i]->variable);
        Type *upper = declared->items[i]->variable->upper;
        if (!upper || upper == sema->types.object)
            continue;
        if (site)
            upper = type_of_member(sema, site, owner, upper);
        upper =
            type_substitute(&sema->types, upper, declared->items, fresh->items, declared->count);
        if (!is_within_bound(sema, fresh->items[i], upper))
            return false;
    }
    return true;
}

// ---- Resolution (JLS 18.4)

static bool is_proper(Sema *sema, Type *type) {
    return !infer_apply(sema, type)->mentions_inference;
}

static void proper_bounds(Sema *sema, const InferenceVariable *variable, BoundKind kind,
                          TypeList *list) {
    const TypeList *bounds = &variable->bounds[kind];
    for (uint32_t i = 0; i < bounds->count; i++)
        if (is_proper(sema, bounds->items[i]))
            vector_push(sema->arena, list, infer_apply(sema, bounds->items[i]));
}

// The unresolved variables that the bounds of this one mention.
static void dependencies(Sema *sema, Type *type, TypeList *list) {
    for (int kind = BOUND_EQUAL; kind <= BOUND_UPPER; kind++) {
        const TypeList *bounds = &type->inference->bounds[kind];
        for (uint32_t i = 0; i < bounds->count; i++)
            infer_variables_of(sema, bounds->items[i], list);
    }
}

// A stand-in for a variable with bounds that mention itself and nothing below:
// a fresh type variable with those bounds (JLS 18.4, second case).
static Type *recursive_instance(Sema *sema, Type *inference) {
    TypeVariable *variable = ARENA_NEW(sema->arena, TypeVariable);
    variable->name = sema->known.empty;
    variable->is_captured = true;
    variable->wildcard = type_wildcard(&sema->types, NULL, false);
    variable->upper = sema->types.object;
    Type *type = type_variable_new(&sema->types, variable);
    inference->inference->instance = type;
    TypeList parts = {0};
    const TypeList *upper = &inference->inference->bounds[BOUND_UPPER];
    for (uint32_t i = 0; i < upper->count; i++) {
        Type *bound = infer_apply(sema, upper->items[i]);
        if (!bound->mentions_inference && bound != type)
            vector_push(sema->arena, &parts, bound);
    }
    if (parts.count)
        variable->upper = type_glb(sema, parts.items, parts.count);
    inference->inference->instance = NULL;
    return type;
}

static bool mentions(Sema *sema, Type *type, Type *inference) {
    TypeList list = {0};
    infer_variables_of(sema, type, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (list.items[i] == inference)
            return true;
    return false;
}

static bool is_recursive(Sema *sema, Type *inference) {
    const TypeList *upper = &inference->inference->bounds[BOUND_UPPER];
    for (uint32_t i = 0; i < upper->count; i++)
        if (mentions(sema, upper->items[i], inference))
            return true;
    return false;
}

static Type *runtime_exception(Sema *sema) {
    Class *class_symbol = class_find_qualified(sema, "java.lang.RuntimeException");
    return class_symbol ? class_symbol->type : sema->types.throwable;
}

static bool may_be_runtime_exception(Sema *sema, const TypeList *upper) {
    for (uint32_t i = 0; i < upper->count; i++)
        if (!type_subtype(sema, runtime_exception(sema), upper->items[i]))
            return false;
    return true;
}

static Type *candidate(Sema *sema, Type *inference) {
    InferenceVariable *variable = inference->inference;
    TypeList list = {0};
    proper_bounds(sema, variable, BOUND_EQUAL, &list);
    if (list.count)
        return list.items[0];
    proper_bounds(sema, variable, BOUND_LOWER, &list);
    if (list.count)
        return type_lub(sema, list.items, list.count);
    TypeList upper = {0};
    proper_bounds(sema, variable, BOUND_UPPER, &upper);
    variable->is_by_default = variable->is_thrown && may_be_runtime_exception(sema, &upper);
    if (variable->is_by_default)
        return runtime_exception(sema);
    if (is_recursive(sema, inference))
        return recursive_instance(sema, inference);
    return type_glb(sema, upper.items, upper.count);
}

// Fixes the variable and draws the consequences.
static bool instantiate(Sema *sema, Type *inference, Type *instance) {
    InferenceVariable *variable = inference->inference;
    variable->instance = instance;
    note(sema, variable, TRAIL_INSTANCE);
    TypeList *bounds = variable->bounds;
    for (uint32_t i = 0; i < bounds[BOUND_EQUAL].count; i++)
        if (!type_same(sema, instance, bounds[BOUND_EQUAL].items[i]))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_LOWER].count; i++)
        if (!type_subtype_unchecked(sema, bounds[BOUND_LOWER].items[i], instance))
            return false;
    for (uint32_t i = 0; i < bounds[BOUND_UPPER].count; i++)
        if (!type_subtype_unchecked(sema, instance, bounds[BOUND_UPPER].items[i]))
            return false;
    return true;
}

static void close_over(Sema *sema, TypeList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        dependencies(sema, list->items[i], list);
}

// How soon a variable should be resolved: the less the sooner. One that is
// known at once comes first, then the one that depends on the fewest others.
static uint32_t rank(Sema *sema, Type *inference) {
    TypeList equal = {0}, lower = {0}, needed = {0};
    proper_bounds(sema, inference->inference, BOUND_EQUAL, &equal);
    if (equal.count)
        return 0;
    proper_bounds(sema, inference->inference, BOUND_LOWER, &lower);
    vector_push(sema->arena, &needed, inference);
    close_over(sema, &needed);
    return needed.count * 2 + (lower.count ? 0 : 1);
}

bool infer_resolve(Sema *sema, const TypeList *variables) {
    TypeList open = {0};
    for (uint32_t i = 0; i < variables->count; i++)
        infer_variables_of(sema, variables->items[i], &open);
    close_over(sema, &open);
    for (;;) {
        Type *best = NULL;
        uint32_t best_rank = 0;
        for (uint32_t i = 0; i < open.count; i++) {
            if (open.items[i]->inference->instance)
                continue;
            uint32_t current = rank(sema, open.items[i]);
            if (!best || current < best_rank) {
                best = open.items[i];
                best_rank = current;
            }
        }
        if (!best)
            return true;
        if (!instantiate(sema, best, candidate(sema, best)))
            return false;
    }
}
