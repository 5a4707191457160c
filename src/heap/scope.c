#include "heap/scope.h"

uint32_t scope_objects_of(const Scope *scope, const Class *class_symbol) {
    uintptr_t given = (uintptr_t)map_get(&scope->objects_of, class_symbol);
    return given ? (uint32_t)given - 1 : scope->objects;
}

uint64_t scope_greatest_small(const Scope *scope) {
    uint64_t most = scope->array_length > scope->objects ? scope->array_length : scope->objects;
    uint64_t greatest = 1;
    while (greatest < most + 1)
        greatest = 2 * greatest + 1;
    return greatest;
}
