// What code can do to the heap, with the objects that there are so far.
#include "symex/havoc.h"

static EffectsOf effects_now(Symex *symex) {
    EffectsOf of = {.arena = symex->arena, .lowering = symex->lowering};
    const ObjectList *objects = &symex->heap.objects;
    for (uint32_t i = 1; i < objects->count; i++) {
        vector_push(symex->arena, &of.types, objects->items[i].type);
        if (stands_for_any(symex, &objects->items[i]))
            vector_push(symex->arena, &of.open, objects->items[i].type->class_symbol);
    }
    return of;
}

const Effects *effects_of_method(Symex *symex, Method *method) {
    Effects *known = map_get(&symex->execution->effects, method);
    if (known && known->classes == symex->heap.layouts.count)
        return known;
    EffectsOf of = effects_now(symex);
    uint32_t classes = symex->heap.layouts.count;
    known = effects_find(&of, method);
    known->classes = classes;
    map_put(symex->arena, &symex->execution->effects, method, known);
    return known;
}

// Not remembered: asked before the objects are laid out.
bool effects_check_stores(Symex *symex, Method *method) {
    EffectsOf of = effects_now(symex);
    return effects_find_stores(&of, method);
}

const Effects *effects_of_loop(Symex *symex, const IrMethod *method, uint32_t loop) {
    EffectsOf of = effects_now(symex);
    return effects_find_of_loop(&of, method, loop);
}
