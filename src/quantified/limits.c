// No more objects than references to them.
//
// Every object of a bounded pre-state is in reach (reach.c): an input, or some field or element
// refers to it. So there are no more objects of a type than inputs, static fields, fields of
// objects and elements of arrays that can hold one. Of a class whose objects nothing refers to
// there is the receiver alone; of an array type that one field of it has, there is one array. What
// is counted here of types is an upper bound, so that no pre-state is lost.
#include "quantified/internal.h"

#include "sema/queries.h"

typedef struct Limit {
    Type *type; // exact: of a class of the sources, or an array
    int64_t most;
} Limit;

struct ReachLimits {
    bool is_known; // else the scope alone bounds the numbers
    VECTOR(Limit) limits;
    TypeList roots; // declared types of inputs and static fields
};

static bool is_library(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library;
}

// Objects of the library refer to others in ways that are not looked at.
static bool is_followed(QuantifiedRun *quantified, const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type_is_primitive(type) || type == sema_types(quantified->sema)->string ||
           (type->kind == TYPE_CLASS && !is_library(type->class_symbol));
}

// ---- Which types there are

static void add_limit(QuantifiedRun *quantified, ReachLimits *of, Type *type) {
    for (uint32_t i = 0; i < of->limits.count; i++)
        if (of->limits.items[i].type == type)
            return;
    Limit limit = {type, quantified_scope_count(quantified, type)};
    vector_push(quantified->arena, &of->limits, limit);
}

static void add_declared(QuantifiedRun *quantified, ReachLimits *of, Type *declared) {
    Type *type = query_erasure(quantified->sema, declared);
    of->is_known &= is_followed(quantified, type);
    for (; type->kind == TYPE_ARRAY; type = query_erasure(quantified->sema, type->element))
        add_limit(quantified, of, type);
}

static void add_root(QuantifiedRun *quantified, ReachLimits *of, Type *declared) {
    if (type_is_primitive(declared))
        return;
    add_declared(quantified, of, declared);
    vector_push(quantified->arena, &of->roots, query_erasure(quantified->sema, declared));
}

static void add_class(QuantifiedRun *quantified, ReachLimits *of, Class *class_symbol) {
    VariableList fields = {0};
    if (is_library(class_symbol))
        return;
    add_limit(quantified, of, query_erasure(quantified->sema, class_symbol->type));
    quantified_class_fields(quantified, class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        if (!type_is_primitive(fields.items[i]->type))
            add_declared(quantified, of, fields.items[i]->type);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (class_symbol->fields.items[i]->modifiers & MODIFIER_STATIC)
            add_root(quantified, of, class_symbol->fields.items[i]->type);
}

static void add_inputs(QuantifiedRun *quantified, ReachLimits *of) {
    const Method *method = quantified->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_root(quantified, of, method->parameters.items[i]->type);
    if (method->is_constructor)
        // What is around the object under construction comes from outside, too.
        of->is_known &= !lower_outer_field(quantified->lowering, method->owner) &&
                        !lower_captured_fields(quantified->lowering, method->owner);
    else if (!(method->modifiers & MODIFIER_STATIC))
        add_root(quantified, of, method->owner->type);
}

// ---- How many

static bool can_hold(QuantifiedRun *quantified, Type *declared, Type *type) {
    return query_is_subtype(quantified->sema, type, query_erasure(quantified->sema, declared));
}

static int64_t references_from(QuantifiedRun *quantified, const Limit *from, Type *to) {
    int64_t references = 0;
    if (from->type->kind == TYPE_ARRAY)
        return can_hold(quantified, from->type->element, to)
                   ? from->most * quantified->options.scope->array_length
                   : 0;
    VariableList fields = {0};
    quantified_class_fields(quantified, from->type->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        if (can_hold(quantified, fields.items[i]->type, to))
            references += from->most;
    return references;
}

static int64_t references_to(QuantifiedRun *quantified, const ReachLimits *of, Type *type) {
    int64_t references = 0;
    for (uint32_t i = 0; i < of->roots.count; i++)
        references += can_hold(quantified, of->roots.items[i], type);
    for (uint32_t i = 0; i < of->limits.count; i++)
        references += references_from(quantified, &of->limits.items[i], type);
    return references;
}

// From above: whatever is found on the way is a bound.
static void lower_limits(QuantifiedRun *quantified, ReachLimits *of) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < of->limits.count; i++) {
            Limit *limit = &of->limits.items[i];
            bool is_enum =
                limit->type->kind == TYPE_CLASS && limit->type->class_symbol->kind == CLASS_ENUM;
            int64_t references = references_to(quantified, of, limit->type);
            if (is_enum || references >= limit->most)
                continue;
            limit->most = references;
            changed = true;
        }
    }
}

static ReachLimits *find_limits(QuantifiedRun *quantified) {
    ReachLimits *of = ARENA_NEW(quantified->arena, ReachLimits);
    of->is_known = quantified_only_in_reach(quantified);
    const ClassList *lists[] = {&quantified->classes, &quantified->hidden};
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->count; i++)
            add_class(quantified, of, lists[k]->items[i]);
    add_inputs(quantified, of);
    if (of->is_known)
        lower_limits(quantified, of);
    return of;
}

int64_t quantified_most_in_reach(QuantifiedRun *quantified, const Type *type) {
    if (!quantified->limits)
        quantified->limits = find_limits(quantified);
    const ReachLimits *of = quantified->limits;
    for (uint32_t i = 0; of->is_known && i < of->limits.count; i++)
        if (of->limits.items[i].type == type)
            return of->limits.items[i].most;
    return quantified_scope_count(quantified, type);
}
