// Evaluations that are gone on with later: values and places that depend on what was then.
#include "spec/evaluate_internal.h"

#include <string.h>

// What is bound in one copy is not bound in the others.
static void copy_bindings(Evaluation *copy) {
    Map *bindings = &copy->bindings;
    const MapEntry *from = bindings->entries;
    if (!bindings->capacity)
        return;
    bindings->entries = arena_array(spec_arena(copy->table), bindings->capacity, sizeof(MapEntry));
    memcpy(bindings->entries, from, bindings->capacity * sizeof(MapEntry));
}

// Variables, bound ones included, and the state.
Evaluation *spec_captured(Evaluation *evaluation) {
    Evaluation *copy = ARENA_NEW(spec_arena(evaluation->table), Evaluation);
    *copy = *evaluation;
    copy_bindings(copy);
    evaluation->domain->capture(copy);
    copy->depth++;
    return copy;
}

Evaluation spec_inside(const Evaluation *evaluation, const Evaluation *captured) {
    Evaluation inner = *captured;
    copy_bindings(&inner);
    inner.guard = evaluation->guard;
    inner.undefined = evaluation->undefined;
    inner.polarity = 0;
    inner.failed = false;
    inner.depth = evaluation->depth + 1;
    return inner;
}

void spec_leave(Evaluation *evaluation, const Evaluation *inner) {
    evaluation->undefined = inner->undefined;
    evaluation->failed |= inner->failed;
}
