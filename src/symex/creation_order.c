// Objects of plain Java that were created one after the other.
//
// Each object of the pre-state that has such a field gets a number, and what the
// field holds has a smaller one.
#include "symex/creation_order.h"

#include "analysis/analysis.h"

typedef struct Link {
    uint32_t object;   // whose field
    uint32_t location; // of the field
} Link;

typedef struct Order {
    Symex *symex;
    VECTOR(Link) links;
    Map numbers; // (void *)(uintptr_t)object -> (void *)(uintptr_t)(1 + index)
    uint32_t count;
} Order;

static void add_links(Order *order, const Object *object) {
    Symex *symex = order->symex;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    uint32_t before = order->links.count;
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Link link = {object->number, object->location + i};
        if (analysis_is_given(symex->lowering, layout->fields.items[i]) &&
            !heap_is_left_out(symex, link.location))
            vector_push(symex->arena, &order->links, link);
    }
    if (order->links.count > before)
        map_put(symex->arena, &order->numbers, (void *)(uintptr_t)object->number,
                (void *)(uintptr_t)++order->count);
}

static Term creation_of(const Order *order, const Term *times, uint32_t object) {
    uintptr_t number = (uintptr_t)map_get(&order->numbers, (void *)(uintptr_t)object);
    return number ? times[number - 1] : TERM_NONE;
}

static void assume_link(const Order *order, const State *state, const Term *times, Link link) {
    Symex *symex = order->symex;
    TermTable *terms = symex->terms;
    Term value = state_get(symex, state, link.location);
    if (!value)
        return;
    const ObjectSet *set = reference_candidates(symex, value);
    Term exists = object_exists(symex, link.object), after = creation_of(order, times, link.object);
    for (uint32_t other = object_set_next(symex, set, 1); other;
         other = object_set_next(symex, set, other + 1)) {
        Term before = creation_of(order, times, other);
        if (!before)
            continue;
        Term holds =
            term_and(terms, exists, term_equal(terms, value, object_reference(symex, other)));
        Term is_later = other == link.object ? TERM_FALSE : term_ult(terms, before, after);
        assume(symex, term_implies(terms, holds, is_later));
    }
}

void creation_order_assume(Symex *symex, const State *state) {
    Order order = {.symex = symex};
    for (uint32_t number = 1; number < symex->heap.first_created; number++) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->is_initial && object->type->kind == TYPE_CLASS &&
            analysis_is_plain_class(object->type->class_symbol))
            add_links(&order, object);
    }
    uint32_t width = 1;
    while (order.count >> width)
        width++;
    Term *times = arena_array(symex->arena, order.count + 1, sizeof(Term));
    for (uint32_t i = 0; i < order.count; i++)
        times[i] = term_variable(symex->terms, width, "creation");
    for (uint32_t i = 0; i < order.links.count; i++)
        assume_link(&order, state, times, order.links.items[i]);
}
