// How things compare whose class nobody knows, and which are equal: "T#1 < T#2".
#include "cex/internal.h"

#include <stdlib.h>
#include <string.h>

// Named by the state before the call; boxes and texts are, by what they are.
static bool names(const CexValueList *values, const char *text) {
    for (uint32_t i = 0; i < values->count; i++)
        if (!strcmp(values->items[i].text, text))
            return true;
    return false;
}

static bool is_shown(const CexState *state, const char *text) {
    if (names(&state->roots, text))
        return true;
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (names(&state->objects.items[i].values, text) ||
            names(&state->objects.items[i].keys, text))
            return true;
    return false;
}

static int by_rank(const void *first, const void *second) {
    const CexRanked *a = first, *b = second;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return a->object < b->object ? -1 : a->object > b->object;
}

static const char *order_text(const Cex *cex, const CexOrder *order) {
    const char *text = order->ranked.items[0].name;
    for (uint32_t i = 1; i < order->ranked.count; i++) {
        const CexRanked *item = &order->ranked.items[i];
        text = arena_format(cex->arena, "%s %s %s", text, item[-1].rank == item->rank ? "=" : "<",
                            item->name);
    }
    return text;
}

static void add_order(Cex *cex, uint32_t comparator) {
    CexOrder order = {.comparator = comparator};
    for (uint32_t i = 1; i < symex_objects(cex->symex)->count; i++) {
        Term rank = symex_rank(cex->symex, comparator, i);
        if (!rank || !cex_object(cex, i)->is_initial)
            continue;
        const char *name = cex->names[i] ? cex->names[i] : cex_literal(cex, i);
        if (!name || !is_shown(&cex->result->before, name))
            continue;
        CexRanked ranked = {i, name, cex_signed(cex, rank), cex_literal(cex, i) != NULL,
                            cex_object(cex, i)->type};
        vector_push(cex->arena, &order.ranked, ranked);
    }
    if (order.ranked.count < 2)
        return;
    qsort(order.ranked.items, order.ranked.count, sizeof(CexRanked), by_rank);
    order.by = comparator ? cex->names[comparator] : NULL;
    order.text = order_text(cex, &order);
    vector_push(cex->arena, &cex->result->orders, order);
}

static void add_equalities(Cex *cex) {
    const CexObjectList *objects = &cex->result->before.objects;
    for (uint32_t i = 0; i < objects->count; i++)
        for (uint32_t j = i + 1; j < objects->count; j++) {
            const CexObject *one = &objects->items[i], *other = &objects->items[j];
            if (one->equality && other->equality && *one->equality == *other->equality)
                vector_push(cex->arena, &cex->result->equalities,
                            arena_format(cex->arena, "%s equals %s", one->name, other->name));
        }
}

void cex_orders(Cex *cex) {
    add_equalities(cex);
    add_order(cex, 0);
    for (uint32_t i = 1; i < symex_objects(cex->symex)->count; i++)
        if (cex->names[i] && is_shown(&cex->result->before, cex->names[i]))
            add_order(cex, i);
}
