#include "heap/scope.h"

// A bound on a class includes its subclasses: no class may have more than one above it.
static uint32_t least_bound(const Scope *scope, const Class *class_symbol, uint32_t least) {
    uintptr_t given = (uintptr_t)map_get(&scope->objects_of, class_symbol);
    if (given && (uint32_t)given - 1 < least)
        least = (uint32_t)given - 1;
    if (class_symbol->superclass && class_symbol->superclass->class_symbol)
        least = least_bound(scope, class_symbol->superclass->class_symbol, least);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        if (class_symbol->interfaces.items[i]->kind == TYPE_CLASS)
            least = least_bound(scope, class_symbol->interfaces.items[i]->class_symbol, least);
    return least;
}

uint32_t scope_objects_of(const Scope *scope, const Class *class_symbol) {
    if (!scope->objects_of.count)
        return scope->objects;
    uintptr_t given = (uintptr_t)map_get(&scope->objects_of, class_symbol);
    return least_bound(scope, class_symbol, given ? (uint32_t)given - 1 : scope->objects);
}

bool scope_bounds_array(const Scope *scope, const Type *type) {
    return map_get(&scope->arrays_of, type) != NULL;
}

uint32_t scope_most_of(const Scope *scope, const Type *type) {
    if (type->kind == TYPE_CLASS)
        return scope_objects_of(scope, type->class_symbol);
    uintptr_t given = (uintptr_t)map_get(&scope->arrays_of, type);
    return given ? (uint32_t)given - 1 : scope->objects;
}

uint64_t scope_greatest_small(const Scope *scope) {
    uint64_t most = scope->array_length > scope->objects ? scope->array_length : scope->objects;
    uint64_t greatest = 1;
    while (greatest < most + 1)
        greatest = 2 * greatest + 1;
    return greatest;
}
