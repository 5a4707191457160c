// Which method an object runs (JLS 15.12.4.4, 8.4.8, 9.4.1).
//
// The classes from the object's upwards decide; where they say nothing, the
// most specific default method of the interfaces does.
#include "lower/internal.h"

#include <string.h>

static bool overrides(Lowering *lowering, Class *receiver, Method *candidate, Method *method) {
    if (candidate == method)
        return true;
    if (candidate->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE))
        return false;
    // Java does not see model methods: only one that is itself one can be overridden by another.
    if ((candidate->modifiers & MODIFIER_MODEL) && !(method->modifiers & MODIFIER_MODEL))
        return false;
    return query_may_override(candidate, method) &&
           query_overrides(lowering->sema, candidate, method, receiver);
}

static Method *find_in(Lowering *lowering, Class *receiver, Class *class_symbol, Method *method) {
    query_complete(lowering->sema, class_symbol);
    const MethodList *named = map_get(&class_symbol->methods_by_name, method->name);
    for (uint32_t i = 0; named && i < named->count; i++)
        if (overrides(lowering, receiver, named->items[i], method))
            return named->items[i];
    return NULL;
}

static Class *superclass_of(const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS ? super->class_symbol : NULL;
}

static bool is_interface(const Class *class_symbol) {
    return class_symbol->kind == CLASS_INTERFACE || class_symbol->kind == CLASS_ANNOTATION;
}

static Method *find_in_interfaces(Lowering *lowering, Class *receiver, Method *method) {
    ClassList supers = {0};
    query_supers(lowering->sema, receiver, &supers);
    Method *best = NULL;
    for (uint32_t i = 0; i < supers.count; i++) {
        Class *super = supers.items[i];
        Method *found = is_interface(super) ? find_in(lowering, receiver, super, method) : NULL;
        if (found && (!best || query_is_subclass(lowering->sema, super, best->owner)))
            best = found;
    }
    return best;
}

// A lambda implements the one abstract method, and whatever that one overrides.
static Method *find_in_closure(Lowering *lowering, Class *receiver, Method *method) {
    const Closure *closure = map_get(&lowering->closures, receiver);
    if (!closure || !closure->function || !(method->modifiers & MODIFIER_ABSTRACT) ||
        closure->function->name != method->name ||
        closure->function->parameters.count != method->parameters.count)
        return NULL;
    return closure->method;
}

static bool is_object_method(const Method *method) {
    const char *name = method->name->text;
    uint32_t count = method->parameters.count;
    return (!strcmp(name, "equals") && count == 1) || (!strcmp(name, "hashCode") && !count) ||
           (!strcmp(name, "toString") && !count);
}

static Method *find_in_classes(Lowering *lowering, Class *receiver, Method *method) {
    for (Class *at = receiver; at; at = superclass_of(at)) {
        if (at->kind == CLASS_RECORD && is_object_method(method) &&
            !find_in(lowering, receiver, at, method))
            return record_method(lowering, at, method);
        Method *found = find_in(lowering, receiver, at, method);
        if (found)
            return found;
    }
    return NULL;
}

static Method *find(Lowering *lowering, Class *receiver, Method *method) {
    if (method->is_constructor || (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE)))
        return method;
    Method *found = find_in_closure(lowering, receiver, method);
    if (!found)
        found = find_in_classes(lowering, receiver, method);
    if (!found)
        found = find_in_interfaces(lowering, receiver, method);
    return found && !(found->modifiers & MODIFIER_ABSTRACT) ? found : NULL;
}

Method *lower_dispatch(Lowering *lowering, Class *receiver, Method *method) {
    Map *known = map_get(&lowering->dispatched, receiver);
    if (!known) {
        known = ARENA_NEW(lowering->arena, Map);
        map_put(lowering->arena, &lowering->dispatched, receiver, known);
    }
    void *found = map_get(known, method);
    if (!found) {
        Method *result = find(lowering, receiver, method);
        found = result ? (void *)result : (void *)lowering; // remembers that there is none
        map_put(lowering->arena, known, method, found);
    }
    return found == lowering ? NULL : found;
}
