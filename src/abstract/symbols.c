// Names of values, constants among them; sites of objects, and sets of objects that exist once.
#include "abstract/internal.h"

#include <string.h>

// ---- Symbols

static Symbol add_definition(Abstract *abstract, Definition definition) {
    enum { MOST_SYMBOLS = 1 << 24 };
    if (abstract->definitions.count > MOST_SYMBOLS)
        abstract_stop(abstract, (Span){0, 0}, "more values than it looks at");
    vector_push(abstract->arena, &abstract->definitions, definition);
    return abstract->definitions.count - 1;
}

Symbol symbol_new(Abstract *abstract, IrType type) {
    return symbol_defined(abstract, type, IR_HAVOC, 0, 0);
}

Symbol symbol_defined(Abstract *abstract, IrType type, IrOperation operation, Symbol a, Symbol b) {
    Definition definition = {.type = type, .operation = operation, .a = a, .b = b};
    return add_definition(abstract, definition);
}

const Definition *symbol_definition(const Abstract *abstract, Symbol symbol) {
    return &abstract->definitions.items[symbol];
}

static Range range_of_bits(IrType type, int64_t bits) {
    Range range = range_exactly(bits);
    float narrow;
    double wide;
    int32_t low = (int32_t)bits;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&wide, &bits, sizeof wide);
    if (!ir_is_floating(type))
        return range;
    double number = type == IR_FLOAT ? (double)narrow : wide;
    range = range_of_type(type);
    if (number != number)
        return range;
    range.least = range.greatest = number;
    range.may_be_nan = false;
    return range;
}

// Constants have one symbol each, whoever names them.
Symbol symbol_constant(Abstract *abstract, IrType type, int64_t bits) {
    Definition definition = {
        .type = type, .operation = IR_CONSTANT, .range = range_of_bits(type, bits), .bits = bits};
    const void *key = (const void *)(uintptr_t)(((uint64_t)bits << 3 | (uint64_t)type) + 1);
    uintptr_t known = (uintptr_t)map_get(&abstract->constants, key);
    if (known && symbol_definition(abstract, (Symbol)known)->bits == bits &&
        symbol_definition(abstract, (Symbol)known)->type == type)
        return (Symbol)known;
    Symbol symbol = add_definition(abstract, definition);
    map_put(abstract->arena, &abstract->constants, key, (void *)(uintptr_t)symbol);
    return symbol;
}

// ---- Sites

uint32_t site_of(Abstract *abstract, const void *made_by, uint32_t chain, uint32_t part,
                 Type *type) {
    for (uint32_t i = 0; i < abstract->sites.count; i++) {
        const Site *site = &abstract->sites.items[i];
        if (site->made_by == made_by && site->chain == chain && site->part == part &&
            site->type == type)
            return i;
    }
    Site site = {.made_by = made_by, .chain = chain, .part = part, .type = type};
    vector_push(abstract->arena, &abstract->sites, site);
    return abstract->sites.count - 1;
}

const Site *site_of_object(const Abstract *abstract, ObjectId object) {
    return &abstract->sites.items[object_site(object)];
}

uint32_t chain_of(Abstract *abstract, uint32_t caller, const void *call) {
    for (uint32_t i = 1; i < abstract->chains.count; i++)
        if (abstract->chains.items[i].caller == caller && abstract->chains.items[i].call == call)
            return i;
    vector_push(abstract->arena, &abstract->chains, (CallChain){caller, call});
    return abstract->chains.count - 1;
}

// ---- Sets of objects

static uint64_t hash_of(const ObjectId *items, uint32_t count) {
    uint64_t hash = count + 1;
    for (uint32_t i = 0; i < count; i++)
        hash = (hash ^ items[i]) * UINT64_C(0x9E3779B97F4A7C15);
    return hash | 1;
}

typedef struct SetList {
    const ObjectSet *set;
    struct SetList *next;
} SetList;

const ObjectSet *objects_of(Abstract *abstract, const ObjectId *items, uint32_t count) {
    const void *key = (const void *)(uintptr_t)hash_of(items, count);
    SetList *known = map_get(&abstract->sets, key);
    for (const SetList *at = known; at; at = at->next)
        if (at->set->count == count && !memcmp(at->set->items, items, count * sizeof *items))
            return at->set;
    ObjectSet *set = arena_alloc(abstract->arena, sizeof *set + count * sizeof *items);
    set->count = count;
    for (uint32_t i = 0; i < count; i++)
        set->items[i] = items[i];
    SetList *added = ARENA_NEW(abstract->arena, SetList);
    *added = (SetList){set, known};
    map_put(abstract->arena, &abstract->sets, key, added);
    return set;
}

// Room for the items of a set that is being made.
static ObjectId *room_for(Abstract *abstract, uint32_t count) {
    abstract->scratch.count = 0;
    for (uint32_t i = 0; i < count; i++)
        vector_push(abstract->arena, &abstract->scratch, 0);
    return abstract->scratch.items;
}

const ObjectSet *objects_union(Abstract *abstract, const ObjectSet *a, const ObjectSet *b) {
    if (a == b || !b->count)
        return a;
    ObjectId *items = room_for(abstract, a->count + b->count);
    uint32_t count = 0, i = 0, j = 0;
    while (i < a->count || j < b->count) {
        ObjectId x = i < a->count ? a->items[i] : UINT32_MAX;
        ObjectId y = j < b->count ? b->items[j] : UINT32_MAX;
        items[count++] = x < y ? x : y;
        i += x <= y;
        j += y <= x;
    }
    return objects_of(abstract, items, count);
}

const ObjectSet *objects_without(Abstract *abstract, const ObjectSet *set, ObjectId object) {
    if (!objects_has(set, object))
        return set;
    ObjectId *items = room_for(abstract, set->count);
    uint32_t count = 0;
    for (uint32_t i = 0; i < set->count; i++)
        if (set->items[i] != object)
            items[count++] = set->items[i];
    return objects_of(abstract, items, count);
}

const ObjectSet *objects_common(Abstract *abstract, const ObjectSet *a, const ObjectSet *b) {
    ObjectId *items = room_for(abstract, a->count);
    uint32_t count = 0;
    for (uint32_t i = 0; i < a->count; i++)
        if (objects_has(b, a->items[i]))
            items[count++] = a->items[i];
    return objects_of(abstract, items, count);
}

bool objects_has(const ObjectSet *set, ObjectId object) {
    for (uint32_t i = 0; i < set->count; i++)
        if (set->items[i] == object)
            return true;
    return false;
}

bool objects_meet(const ObjectSet *a, const ObjectSet *b) {
    for (uint32_t i = 0; i < a->count; i++)
        if (a->items[i] != NULL_OBJECT && objects_has(b, a->items[i]))
            return true;
    return false;
}

bool objects_within(const ObjectSet *a, const ObjectSet *b) {
    for (uint32_t i = 0; a != b && i < a->count; i++)
        if (!objects_has(b, a->items[i]))
            return false;
    return true;
}
