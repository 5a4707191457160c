#include "symex/scope.h"

uint32_t scope_objects_of(const Scope *scope, const Class *class_symbol) {
    uintptr_t given = (uintptr_t)map_get(&scope->objects_of, class_symbol);
    return given ? (uint32_t)given - 1 : scope->objects;
}
