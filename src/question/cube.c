#include "question/cube.h"

// ---- Slots

static uint64_t mix(uint64_t hash, uint64_t number) {
    hash ^= number + UINT64_C(0x9e3779b97f4a7c15) + (hash << 6) + (hash >> 2);
    return hash * UINT64_C(0x100000001b3);
}

uint64_t cube_layout(const TermTable *terms, const SlotList *slots) {
    uint64_t hash = mix(1, slots->count);
    for (uint32_t i = 0; i < slots->count; i++) {
        const Slot *slot = &slots->items[i];
        hash = mix(mix(hash, slot->id), term_width(terms, slot->value));
        hash = mix(hash, slot->count);
        for (uint32_t j = 0; j < slot->count; j++)
            hash = mix(hash, slot->objects[j]);
    }
    return hash;
}

static const Slot *find_slot(const SlotList *slots, uint32_t id) {
    for (uint32_t i = 0; i < slots->count; i++)
        if (slots->items[i].id == id)
            return &slots->items[i];
    return NULL;
}

// ---- Terms

static Term has_bit(TermTable *terms, const Slot *slot, uint32_t bit) {
    if (slot->count || bit >= term_width(terms, slot->value))
        return TERM_NONE;
    return term_equal(terms, term_extract(terms, slot->value, bit, 1), term_constant(terms, 1, 1));
}

static Term is_less(TermTable *terms, const Slot *slot, const Slot *other) {
    if (!other || slot->count || other->count ||
        term_width(terms, slot->value) != term_width(terms, other->value))
        return TERM_NONE;
    return term_slt(terms, slot->value, other->value);
}

static Term is_value(TermTable *terms, const Slot *slot, uint32_t value) {
    uint32_t width = term_width(terms, slot->value);
    return slot->count ? term_equal(terms, slot->value, term_constant(terms, width, value))
                       : TERM_NONE;
}

Term cube_literal_term(TermTable *terms, const SlotList *slots, const CubeLiteral *literal) {
    const Slot *slot = find_slot(slots, literal->slot);
    Term term = TERM_NONE;
    if (!slot)
        return TERM_TRUE;
    switch (literal->kind) {
    case CUBE_IS: term = is_value(terms, slot, literal->value); break;
    case CUBE_LESS: term = is_less(terms, slot, find_slot(slots, literal->value)); break;
    case CUBE_BIT: term = has_bit(terms, slot, literal->value); break;
    }
    if (term == TERM_NONE)
        return TERM_TRUE;
    return literal->holds ? term : term_not(term);
}

Term cube_term(TermTable *terms, const SlotList *slots, const Cube *cube) {
    Term all = TERM_TRUE;
    for (uint32_t i = 0; i < cube->literals.count; i++)
        all = term_and(terms, all, cube_literal_term(terms, slots, &cube->literals.items[i]));
    return all;
}

// ---- All of them together

static bool is_same_condition(const CubeLiteral *a, const CubeLiteral *b) {
    return a->kind == b->kind && a->slot == b->slot && a->value == b->value;
}

// The cube where the condition is as given; false: it lies elsewhere.
static bool restrict_cube(Arena *scratch, const Cube *cube, const CubeLiteral *given, Cube *to) {
    *to = (Cube){.layout = cube->layout};
    for (uint32_t i = 0; i < cube->literals.count; i++) {
        const CubeLiteral *literal = &cube->literals.items[i];
        if (!is_same_condition(literal, given))
            vector_push(scratch, &to->literals, *literal);
        else if (literal->holds != given->holds)
            return false;
    }
    return true;
}

static bool is_everything(const CubeList *cubes) {
    for (uint32_t i = 0; i < cubes->count; i++)
        if (!cubes->items[i].literals.count)
            return true;
    return false;
}

static bool cover_half(Arena *scratch, const CubeList *cubes, CubeLiteral given) {
    CubeList left = {0};
    for (uint32_t i = 0; i < cubes->count; i++) {
        Cube cube;
        if (restrict_cube(scratch, &cubes->items[i], &given, &cube))
            vector_push(scratch, &left, cube);
    }
    return cubes_cover(scratch, &left);
}

// By a condition of the first, both ways. Cubes of a tree are told apart by it, so that each is met
// once.
bool cubes_cover(Arena *scratch, const CubeList *cubes) {
    if (is_everything(cubes))
        return true;
    if (!cubes->count)
        return false;
    CubeLiteral first = cubes->items[0].literals.items[0], other = first;
    other.holds = !first.holds;
    return cover_half(scratch, cubes, first) && cover_half(scratch, cubes, other);
}
