#include "symex/tally.h"

enum { MOST_NUMBERS = 16, MOST_ARRAYS = 8 };

typedef struct Places {
    TallySearch *search;
    State first, last;
    LocationList changed; // arrays, by number of the object
} Places;

static bool has_number(const LocationList *list, uint32_t number) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == number)
            return true;
    return false;
}

// Unless another one holds the same.
static void add_location(const Places *places, LocationList *list, uint32_t location,
                         uint32_t most) {
    Symex *symex = places->search->symex;
    Term value = state_get(symex, &places->last, location);
    for (uint32_t i = 0; i < list->count; i++)
        if (state_get(symex, &places->last, list->items[i]) == value)
            return;
    if (value && list->count < most)
        vector_push(symex->arena, list, location);
}

static void note_changed(void *context, uint32_t location, uint32_t before, uint32_t now) {
    Places *places = context;
    Symex *symex = places->search->symex;
    const Object *object = object_at(symex, location);
    if (!object || !now || (!before && !symex->heap.initial.items[location]))
        return;
    if (object->type->kind == TYPE_ARRAY) {
        if (!has_number(&places->changed, object->number))
            vector_push(symex->arena, &places->changed, object->number);
        return;
    }
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    if (layout->fields.items[location - object->location]->type->kind == TYPE_INT)
        add_location(places, &places->search->found->numbers, location, MOST_NUMBERS);
}

// Does it refer to arrays, and elements of one of them change?
static bool holds_changed(const Places *places, uint32_t location) {
    Symex *symex = places->search->symex;
    Term value = state_get(symex, &places->last, location);
    const ObjectSet *set = value ? reference_candidates(symex, value) : NULL;
    bool is_some = false;
    for (uint32_t i = set ? object_set_next(symex, set, 1) : 0; i;
         i = object_set_next(symex, set, i + 1)) {
        if (symex->heap.objects.items[i].type->kind != TYPE_ARRAY)
            return false;
        is_some |= has_number(&places->changed, i);
    }
    return is_some;
}

static void find_registers(const Places *places) {
    Symex *symex = places->search->symex;
    const LoopRun *run = places->search->run;
    IrRegisterList live = {0};
    ir_live_before(ir_liveness(symex->arena, run->method), symex->arena,
                   run->method->loops.items[run->loop - 1].header, 0, &live);
    for (uint32_t i = 0; i < live.count; i++) {
        uint32_t location = run->base + live.items[i];
        IrType type = run->method->registers.items[live.items[i]].type;
        if (type == IR_INT &&
            state_get(symex, &places->first, location) != state_get(symex, &places->last, location))
            add_location(places, &places->search->found->numbers, location, MOST_NUMBERS);
        if (type == IR_REF && holds_changed(places, location))
            add_location(places, &places->search->found->arrays, location, MOST_ARRAYS);
    }
}

static void find_fields(const Places *places) {
    Symex *symex = places->search->symex;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        Object object = symex->heap.objects.items[i];
        if (object.type->kind != TYPE_CLASS)
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t j = 0; j < layout->fields.count; j++)
            if (layout->fields.items[j]->type->kind == TYPE_ARRAY &&
                holds_changed(places, object.location + j))
                add_location(places, &places->search->found->arrays, object.location + j,
                             MOST_ARRAYS);
    }
}

void tally_find_places(TallySearch *search) {
    Places places = {search, tally_state(search->run, 0), tally_last_state(search->run), {0}};
    radix_difference(search->symex->arena, places.first.values, places.last.values, note_changed,
                     &places);
    find_registers(&places);
    find_fields(&places);
}
