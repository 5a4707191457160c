// Relations between types: supertypes, subtyping, containment, erasure, capture.
#include "sema/internal.h"

#include <string.h>

enum { DEEPEST_SUBTYPE = 80 };

// ---- Supertypes

TypeBinding type_binding(Sema *sema, Type *type) {
    TypeBinding binding = {0};
    for (Type *part = type; part && part->kind == TYPE_CLASS; part = part->outer) {
        const TypeList *parameters = &part->class_symbol->type_parameters;
        for (uint32_t i = 0; i < parameters->count && i < part->count; i++) {
            vector_push(sema->arena, &binding.from, parameters->items[i]);
            vector_push(sema->arena, &binding.to, part->arguments[i]);
        }
    }
    return binding;
}

static bool class_is_generic(const Class *class_symbol) {
    return class_symbol->type->count || class_symbol->type->outer;
}

bool type_is_raw(Sema *sema, const Type *type) {
    (void)sema;
    return type->kind == TYPE_CLASS && class_is_generic(type->class_symbol) && !type->count &&
           (type->class_symbol->type_parameters.count || !type->outer);
}

// A type declared in a class, as seen from one of its instances.
static Type *instantiate(Sema *sema, Type *site, Type *declared) {
    if (type_is_raw(sema, site))
        return type_erasure(sema, declared);
    if (!declared->mentions_variables)
        return declared;
    TypeBinding binding = type_binding(sema, site);
    return type_substitute(&sema->types, declared, binding.from.items, binding.to.items,
                           binding.from.count);
}

Type *type_superclass(Sema *sema, Type *type) {
    if (type->kind != TYPE_CLASS)
        return NULL;
    class_complete_header(sema, type->class_symbol);
    if (!type->class_symbol->superclass)
        return NULL;
    if (type->class_symbol->state <= CLASS_HEADER_RUNNING)
        return instantiate(sema, type, type->class_symbol->superclass);
    if (!type->superclass_cache)
        type->superclass_cache = instantiate(sema, type, type->class_symbol->superclass);
    return type->superclass_cache;
}

const TypeList *type_interfaces(Sema *sema, Type *type) {
    static const TypeList none = {0};
    if (type->kind != TYPE_CLASS)
        return &none;
    Class *class_symbol = type->class_symbol;
    class_complete_header(sema, class_symbol);
    if (!class_symbol->interfaces.count)
        return &none;
    if (type->interfaces_cache && type->interfaces_cache->count == class_symbol->interfaces.count)
        return type->interfaces_cache;
    TypeList *list = ARENA_NEW(sema->arena, TypeList);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        vector_push(sema->arena, list, instantiate(sema, type, class_symbol->interfaces.items[i]));
    type->interfaces_cache = list;
    return list;
}

static Type *as_super_of_class(Sema *sema, Type *type, Class *super) {
    if (type->class_symbol == super)
        return type;
    if (!class_is_subclass(sema, type->class_symbol, super))
        return NULL;
    Type *direct = type_superclass(sema, type);
    if (direct) {
        Type *found = type_as_super(sema, direct, super);
        if (found)
            return found;
    }
    const TypeList *interfaces = type_interfaces(sema, type);
    for (uint32_t i = 0; i < interfaces->count; i++) {
        Type *found = type_as_super(sema, interfaces->items[i], super);
        if (found)
            return found;
    }
    return NULL;
}

static bool is_class(const Type *type, const Class *class_symbol) {
    return type->kind == TYPE_CLASS && type->class_symbol == class_symbol;
}

Type *type_as_super(Sema *sema, Type *type, Class *super) {
    if (is_class(sema->types.object, super) && type_is_reference(type))
        return sema->types.object;
    if (type->kind == TYPE_CLASS)
        return as_super_of_class(sema, type, super);
    if (type->kind == TYPE_ARRAY) {
        if (is_class(sema->types.cloneable, super))
            return sema->types.cloneable;
        return is_class(sema->types.serializable, super) ? sema->types.serializable : NULL;
    }
    if (type->kind == TYPE_VARIABLE || type->kind == TYPE_WILDCARD) {
        Type *upper = type_upper_bound(sema, type);
        return upper == type ? NULL : type_as_super(sema, upper, super);
    }
    if (type->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < type->count; i++) {
            Type *found = type_as_super(sema, type->arguments[i], super);
            if (found)
                return found;
        }
    }
    return NULL;
}

Type *type_of_member(Sema *sema, Type *site, Class *owner, Type *declared) {
    if (!declared->mentions_variables && !type_is_raw(sema, site))
        return declared;
    if (!class_is_generic(owner))
        return declared;
    Type *base = type_as_super(sema, site, owner);
    return base ? instantiate(sema, type_capture(sema, base), declared) : declared;
}

// ---- Erasure and bounds

Type *type_erasure(Sema *sema, Type *type) {
    if (type->erased)
        return type->erased;
    Type *erased = type;
    if (type->kind == TYPE_CLASS) {
        erased = type_class(&sema->types, type->class_symbol, NULL, NULL, 0);
    } else if (type->kind == TYPE_ARRAY) {
        erased = type_array(&sema->types, type_erasure(sema, type->element));
    } else if (type->kind == TYPE_VARIABLE) {
        type_variable_bound(sema, type->variable);
        if (!type->variable->upper || type->variable->resolving)
            return sema->types.object;
        erased = type_erasure(sema, type->variable->upper);
    } else if (type->kind == TYPE_INTERSECTION) {
        erased = type_erasure(sema, type->arguments[0]);
    } else if (type->kind == TYPE_WILDCARD) {
        erased = type_erasure(sema, type_upper_bound(sema, type));
    } else if (type->kind == TYPE_INFERENCE) {
        return sema->types.object; // not final: do not remember it
    }
    if (!type->mentions_inference)
        type->erased = erased;
    return erased;
}

Type *type_upper_bound(Sema *sema, Type *type) {
    for (uint32_t steps = 0; steps < 100; steps++) {
        if (type->kind == TYPE_WILDCARD) {
            type = type->bound && !type->is_super ? type->bound : sema->types.object;
        } else if (type->kind == TYPE_VARIABLE) {
            type_variable_bound(sema, type->variable);
            if (!type->variable->upper)
                return sema->types.object;
            type = type->variable->upper;
        } else {
            return type;
        }
    }
    return sema->types.object;
}

// ---- Capture (JLS 5.1.10)

static bool has_wildcard(const Type *type) {
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i]->kind == TYPE_WILDCARD)
            return true;
    return false;
}

static Type *new_captured(Sema *sema, Type *wildcard) {
    TypeVariable *variable = ARENA_NEW(sema->arena, TypeVariable);
    variable->name = sema->known.empty;
    variable->is_captured = true;
    variable->wildcard = wildcard;
    variable->lower = wildcard->is_super ? wildcard->bound : NULL;
    sema->captured_count++;
    return type_variable_new(&sema->types, variable);
}

Type *type_capture(Sema *sema, Type *type) {
    if (type->kind != TYPE_CLASS || !has_wildcard(type))
        return type;
    const TypeList *parameters = &type->class_symbol->type_parameters;
    Type **arguments = arena_array(sema->arena, type->count, sizeof(Type *));
    for (uint32_t i = 0; i < type->count; i++)
        arguments[i] = type->arguments[i]->kind == TYPE_WILDCARD
                           ? new_captured(sema, type->arguments[i])
                           : type->arguments[i];
    for (uint32_t i = 0; i < type->count && i < parameters->count; i++) {
        if (type->arguments[i]->kind != TYPE_WILDCARD)
            continue;
        type_variable_bound(sema, parameters->items[i]->variable);
        Type *declared = parameters->items[i]->variable->upper;
        Type *bounds[2] = {sema->types.object, NULL};
        if (declared)
            bounds[0] =
                type_substitute(&sema->types, declared, parameters->items, arguments, type->count);
        Type *wildcard = type->arguments[i];
        uint32_t count = 1;
        if (wildcard->bound && !wildcard->is_super) {
            bounds[1] = bounds[0];
            bounds[0] = wildcard->bound;
            count = 2;
        }
        arguments[i]->variable->upper = type_glb(sema, bounds, count);
    }
    // Between the same type above and below there is only that type: `? super Object`.
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i]->kind == TYPE_WILDCARD &&
            arguments[i]->variable->lower == arguments[i]->variable->upper)
            arguments[i] = arguments[i]->variable->upper;
    return type_class(&sema->types, type->class_symbol, type->outer, arguments, type->count);
}

typedef struct Captured {
    Type *from;
    Type *to;
} Captured;

Type *type_capture_at(Sema *sema, const Node *node, Type *type) {
    if (type->kind != TYPE_CLASS || !has_wildcard(type))
        return type;
    Captured *captured = map_get(&sema->captures, node);
    if (!captured) {
        captured = ARENA_NEW(sema->arena, Captured);
        map_put(sema->arena, &sema->captures, node, captured);
    }
    if (captured->from != type) {
        captured->from = type;
        captured->to = type_capture(sema, type);
    }
    return captured->to;
}

static Type *upward(Sema *sema, Type *type, uint32_t depth, bool is_argument);

static Type *upward_arguments(Sema *sema, Type *type, uint32_t depth) {
    Type **arguments = arena_array(sema->arena, type->count, sizeof(Type *));
    for (uint32_t i = 0; i < type->count; i++)
        arguments[i] = upward(sema, type->arguments[i], depth + 1, true);
    if (type->kind == TYPE_INTERSECTION)
        return type_intersection(&sema->types, arguments, type->count);
    Type *outer = type->outer ? upward(sema, type->outer, depth + 1, false) : NULL;
    return type_class(&sema->types, type->class_symbol, outer, arguments, type->count);
}

static Type *upward(Sema *sema, Type *type, uint32_t depth, bool is_argument) {
    if (!type->mentions_variables)
        return type;
    if (type->kind == TYPE_VARIABLE) {
        if (!type->variable->is_captured)
            return type;
        if (!is_argument)
            return depth > 4 ? type_erasure(sema, type)
                             : upward(sema, type->variable->upper, depth + 1, false);
        if (type->variable->lower)
            return type_wildcard(&sema->types, type->variable->lower, true);
        if (depth > 4)
            return type_wildcard(&sema->types, NULL, false);
        return type_wildcard(&sema->types, upward(sema, type->variable->upper, depth + 1, false),
                             false);
    }
    if (type->kind == TYPE_ARRAY)
        return type_array(&sema->types, upward(sema, type->element, depth + 1, false));
    if (type->kind == TYPE_WILDCARD)
        return type->bound
                   ? type_wildcard(&sema->types, upward(sema, type->bound, depth + 1, false),
                                   type->is_super)
                   : type;
    if (type->kind == TYPE_CLASS || type->kind == TYPE_INTERSECTION)
        return upward_arguments(sema, type, depth);
    return type;
}

Type *type_upward(Sema *sema, Type *type) {
    return upward(sema, type, 0, false);
}

// ---- Equality

// `?` and `? extends B` are the same where the parameter is bounded by B anyway.
static bool same_by_bound(Sema *sema, const Type *parameter, Type *a, Type *b) {
    if (a->kind != TYPE_WILDCARD || b->kind != TYPE_WILDCARD || !a->bound == !b->bound)
        return false;
    Type *bounded = a->bound ? a : b;
    type_variable_bound(sema, parameter->variable);
    return !bounded->is_super && parameter->variable->upper &&
           type_subtype(sema, parameter->variable->upper, bounded->bound);
}

static bool same_arguments(Sema *sema, Type *a, Type *b) {
    if (a->count != b->count)
        return false;
    const TypeList *parameters = &a->class_symbol->type_parameters;
    for (uint32_t i = 0; i < a->count; i++)
        if (!type_same(sema, a->arguments[i], b->arguments[i]) &&
            !same_by_bound(sema, parameters->items[i], a->arguments[i], b->arguments[i]))
            return false;
    return true;
}

static bool same_intersection(Sema *sema, Type *a, Type *b) {
    if (a->count != b->count)
        return false;
    for (uint32_t i = 0; i < a->count; i++) {
        bool found = false;
        for (uint32_t j = 0; j < b->count && !found; j++)
            found = type_same(sema, a->arguments[i], b->arguments[j]);
        if (!found)
            return false;
    }
    return true;
}

// The body of a lambda is typed several times, and makes its anonymous classes each time.
static bool same_anonymous(const Type *a, const Type *b) {
    return a->kind == TYPE_CLASS && b->kind == TYPE_CLASS && a->class_symbol->is_anonymous &&
           a->class_symbol->declaration == b->class_symbol->declaration;
}

bool type_same(Sema *sema, Type *a, Type *b) {
    if (a == b || type_is_error(a) || type_is_error(b))
        return true;
    if (a->kind == TYPE_INFERENCE && a->inference->instance)
        return type_same(sema, a->inference->instance, b);
    if (b->kind == TYPE_INFERENCE && b->inference->instance)
        return type_same(sema, a, b->inference->instance);
    if (a->kind == TYPE_INFERENCE)
        return b->kind != TYPE_WILDCARD && infer_add_bound(sema, a, BOUND_EQUAL, b);
    if (b->kind == TYPE_INFERENCE)
        return a->kind != TYPE_WILDCARD && infer_add_bound(sema, b, BOUND_EQUAL, a);
    if (a->kind != b->kind)
        return false;
    if (a->kind == TYPE_CLASS)
        return (a->class_symbol == b->class_symbol && same_arguments(sema, a, b) &&
                (!a->outer || !b->outer || type_same(sema, a->outer, b->outer))) ||
               same_anonymous(a, b);
    if (a->kind == TYPE_ARRAY)
        return type_same(sema, a->element, b->element);
    if (a->kind == TYPE_WILDCARD) {
        if (!a->bound || !b->bound)
            return !a->bound && !b->bound;
        return a->is_super == b->is_super && type_same(sema, a->bound, b->bound);
    }
    return a->kind == TYPE_INTERSECTION && same_intersection(sema, a, b);
}

// ---- Containment and subtyping

// Is the argument `inner` contained in `outer` (JLS 4.5.1)?
static bool contains(Sema *sema, Type *outer, Type *inner) {
    if (outer == inner || type_is_error(outer) || type_is_error(inner))
        return true;
    if (outer->kind != TYPE_WILDCARD)
        return inner->kind != TYPE_WILDCARD && type_same(sema, inner, outer);
    if (!outer->bound)
        return true;
    if (inner->kind != TYPE_WILDCARD)
        return outer->is_super ? type_subtype(sema, outer->bound, inner)
                               : type_subtype(sema, inner, outer->bound);
    if (outer->is_super)
        return inner->is_super && type_subtype(sema, outer->bound, inner->bound);
    return type_subtype(sema, type_upper_bound(sema, inner), outer->bound);
}

static bool subtype_of_class(Sema *sema, Type *sub, Type *super) {
    // Captured first, so that wildcards are types when arguments are compared.
    if (super->count && sub->kind == TYPE_CLASS && has_wildcard(sub))
        sub = type_capture(sema, sub);
    Type *base = type_as_super(sema, sub, super->class_symbol);
    if (!base)
        return same_anonymous(sub, super);
    if (base->outer && super->outer && !contains(sema, super->outer, base->outer))
        return false;
    if (base == super || !super->count)
        return true;
    if (!base->count)
        return false;
    for (uint32_t i = 0; i < super->count && i < base->count; i++)
        if (!contains(sema, super->arguments[i], base->arguments[i]))
            return false;
    return true;
}

static bool subtype_of_parts(Sema *sema, Type *sub, Type *super) {
    for (uint32_t i = 0; i < super->count; i++)
        if (!type_subtype(sema, sub, super->arguments[i]))
            return false;
    return true;
}

// Some part will do; bounds added by the parts that did not are taken back.
static bool part_is_subtype(Sema *sema, Type *sub, Type *super) {
    for (uint32_t i = 0; i < sub->count; i++) {
        uint32_t mark = infer_mark(sema);
        if (type_subtype(sema, sub->arguments[i], super))
            return true;
        infer_undo(sema, mark);
    }
    return false;
}

static bool variable_is_subtype(Sema *sema, Type *sub, Type *super) {
    type_variable_bound(sema, sub->variable);
    // The variable itself first: its bound says less.
    uint32_t mark = infer_mark(sema);
    if (super->kind == TYPE_VARIABLE && super->variable->lower &&
        type_subtype(sema, sub, super->variable->lower))
        return true;
    infer_undo(sema, mark);
    return sub->variable->upper && sub->variable->upper != sub &&
           type_subtype(sema, sub->variable->upper, super);
}

static bool subtype(Sema *sema, Type *sub, Type *super) {
    if (sub->kind == TYPE_INFERENCE && sub->inference->instance)
        return type_subtype(sema, sub->inference->instance, super);
    if (super->kind == TYPE_INFERENCE && super->inference->instance)
        return type_subtype(sema, sub, super->inference->instance);
    if (sub->kind == TYPE_NULL)
        return type_is_reference(super);
    if (super->kind == TYPE_NULL || !type_is_reference(sub) || !type_is_reference(super))
        return false;
    if (super->kind == TYPE_INFERENCE)
        return infer_add_bound(sema, super, BOUND_LOWER, sub);
    if (sub->kind == TYPE_INFERENCE)
        return infer_add_bound(sema, sub, BOUND_UPPER, super);
    if (super == sema->types.object)
        return true;
    if (super->kind == TYPE_INTERSECTION)
        return subtype_of_parts(sema, sub, super);
    if (sub->kind == TYPE_VARIABLE)
        return variable_is_subtype(sema, sub, super);
    if (sub->kind == TYPE_INTERSECTION && part_is_subtype(sema, sub, super))
        return true;
    if (super->kind == TYPE_VARIABLE)
        return super->variable->lower && type_subtype(sema, sub, super->variable->lower);
    if (sub->kind == TYPE_INTERSECTION)
        return false;
    if (sub->kind == TYPE_WILDCARD)
        return type_subtype(sema, type_upper_bound(sema, sub), super);
    if (super->kind == TYPE_CLASS)
        return subtype_of_class(sema, sub, super);
    if (super->kind == TYPE_ARRAY && sub->kind == TYPE_ARRAY) {
        if (type_is_reference(sub->element) && type_is_reference(super->element))
            return type_subtype(sema, sub->element, super->element);
        return sub->element == super->element;
    }
    return false;
}

bool type_subtype(Sema *sema, Type *sub, Type *super) {
    if (sub == super || type_is_error(sub) || type_is_error(super))
        return true;
    // Bounds that mention themselves could go on for ever: Enum<E extends Enum<E>>.
    if (sema->subtype_depth > DEEPEST_SUBTYPE)
        return false;
    sema->subtype_depth++;
    bool result = subtype(sema, sub, super);
    sema->subtype_depth--;
    return result;
}

bool type_subtype_unchecked(Sema *sema, Type *sub, Type *super) {
    if (sub->kind == TYPE_INFERENCE)
        sub = infer_apply(sema, sub);
    if (super->kind == TYPE_INFERENCE)
        super = infer_apply(sema, super);
    if (super->kind == TYPE_CLASS && super->count && type_is_reference(sub) &&
        sub->kind != TYPE_NULL && sub->kind != TYPE_INFERENCE && !type_is_error(sub)) {
        Type *base = type_as_super(sema, sub, super->class_symbol);
        if (base && !base->count) {
            sema->unchecked = true;
            return true;
        }
    }
    if (super->kind == TYPE_ARRAY && sub->kind == TYPE_ARRAY && type_is_reference(sub->element) &&
        type_is_reference(super->element))
        return type_subtype_unchecked(sema, sub->element, super->element);
    return type_subtype(sema, sub, super);
}

bool type_reifiable(Sema *sema, Type *type) {
    if (type->kind == TYPE_ARRAY)
        return type_reifiable(sema, type->element);
    if (type->kind == TYPE_VARIABLE || type->kind == TYPE_INTERSECTION)
        return false;
    if (type->kind != TYPE_CLASS)
        return true;
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i]->kind != TYPE_WILDCARD || type->arguments[i]->bound)
            return false;
    return !type->outer || type_reifiable(sema, type->outer);
}
