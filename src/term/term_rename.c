// Terms about other variables.
//
// A term is rebuilt from its leaves, by the constructors, so that it is as simple as if it had been
// made of the other variables in the first place. Walked with an explicit stack: terms are deep.
#include "term/internal.h"

#include <stdlib.h>

enum { MOST_SUMMANDS = 256 };

struct TermRenaming {
    Arena *arena;
    TermTable *table;
    Map done; // positive term -> (void *)(uintptr_t)what it became
};

typedef VECTOR(Term) TermStack;

TermRenaming *term_renaming_new(Arena *arena, TermTable *table) {
    TermRenaming *renaming = ARENA_NEW(arena, TermRenaming);
    renaming->arena = arena;
    renaming->table = table;
    return renaming;
}

static Term known(const TermRenaming *renaming, Term term) {
    Term found =
        (Term)(uintptr_t)map_get(&renaming->done, (const void *)(uintptr_t)term_positive(term));
    return found && term_is_negated(term) ? term_not(found) : found;
}

static void put(TermRenaming *renaming, Term term, Term result) {
    map_put(renaming->arena, &renaming->done, (const void *)(uintptr_t)term,
            (void *)(uintptr_t)result);
}

void term_renaming_add(TermRenaming *renaming, Term from, Term to) {
    put(renaming, from, to);
}

// ---- Sums

static int by_number(const void *first, const void *second) {
    const Term *a = first, *b = second;
    return *a < *b ? -1 : *a > *b;
}

// The parts of a sum of sums; false: there are too many.
static bool summands(const TermTable *table, Term sum, TermStack *parts, Arena *arena) {
    TermStack open = {0};
    vector_push(arena, &open, sum);
    parts->count = 0;
    while (open.count) {
        Term at = open.items[--open.count];
        if (!is_kind(table, at, TERM_KIND_ADD)) {
            vector_push(arena, parts, at);
            continue;
        }
        if (open.count + parts->count > MOST_SUMMANDS)
            return false;
        vector_push(arena, &open, child_of(table, at, 0));
        vector_push(arena, &open, child_of(table, at, 1));
    }
    return true;
}

static Term renamed_sum(TermRenaming *renaming, Term term) {
    TermTable *table = renaming->table;
    TermStack parts = {0};
    Term a = known(renaming, child_of(table, term, 0)),
         b = known(renaming, child_of(table, term, 1));
    if (!summands(table, term, &parts, renaming->arena))
        return term_add(table, a, b);
    for (uint32_t i = 0; i < parts.count; i++)
        parts.items[i] = known(renaming, parts.items[i]);
    qsort(parts.items, parts.count, sizeof(Term), by_number);
    Term sum = parts.items[0];
    for (uint32_t i = 1; i < parts.count; i++)
        sum = term_add(table, sum, parts.items[i]);
    return sum;
}

// ---- The rest

static Term rebuilt(TermRenaming *renaming, Term term) {
    TermTable *table = renaming->table;
    Term part[3] = {0};
    for (uint32_t i = 0; i < term_arity(table, term); i++)
        part[i] = known(renaming, child_of(table, term, i));
    uint32_t width = width_of(table, term);
    switch (kind_of(table, term)) {
    case TERM_KIND_TRUE:
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_CONSTANT:
    case TERM_KIND_VARIABLE: return term;
    case TERM_KIND_AND: return term_and(table, part[0], part[1]);
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_ITE: return term_ite(table, part[0], part[1], part[2]);
    case TERM_KIND_EQUAL: return term_equal(table, part[0], part[1]);
    case TERM_KIND_ULT: return term_ult(table, part[0], part[1]);
    case TERM_KIND_SLT: return term_slt(table, part[0], part[1]);
    case TERM_KIND_BIT_NOT: return term_bit_not(table, part[0]);
    case TERM_KIND_BIT_AND: return term_bit_and(table, part[0], part[1]);
    case TERM_KIND_BIT_XOR: return term_bit_xor(table, part[0], part[1]);
    case TERM_KIND_ADD: return renamed_sum(renaming, term);
    case TERM_KIND_MULTIPLY: return term_multiply(table, part[0], part[1]);
    case TERM_KIND_UDIV: return term_udiv(table, part[0], part[1]);
    case TERM_KIND_UREM: return term_urem(table, part[0], part[1]);
    case TERM_KIND_SHIFT_LEFT: return term_shift_left(table, part[0], part[1]);
    case TERM_KIND_SHIFT_RIGHT: return term_shift_right(table, part[0], part[1]);
    case TERM_KIND_SHIFT_RIGHT_SIGNED: return term_shift_right_signed(table, part[0], part[1]);
    case TERM_KIND_CONCAT: return term_concat(table, part[0], part[1]);
    case TERM_KIND_EXTRACT: return term_extract(table, part[0], term_low_bit(table, term), width);
    case TERM_KIND_SIGN_EXTEND: return term_sign_extend(table, part[0], width);
    }
    SHOULD(false, "a term should have a kind");
    return term;
}

Term term_rename(TermRenaming *renaming, Term term) {
    TermTable *table = renaming->table;
    TermStack open = {0};
    vector_push(renaming->arena, &open, term_positive(term));
    while (open.count) {
        Term at = vector_last(&open);
        uint32_t before = open.count;
        for (uint32_t i = 0; !known(renaming, at) && i < term_arity(table, at); i++) {
            Term part = term_positive(child_of(table, at, i));
            if (!known(renaming, part))
                vector_push(renaming->arena, &open, part);
        }
        if (open.count > before)
            continue;
        open.count--;
        if (!known(renaming, at))
            put(renaming, at, rebuilt(renaming, at));
    }
    return known(renaming, term);
}

void term_each_variable(Arena *arena, const TermTable *table, Term term,
                        void (*visit)(void *context, Term variable), void *context) {
    Map seen = {0};
    TermStack open = {0};
    vector_push(arena, &open, term_positive(term));
    while (open.count) {
        Term at = open.items[--open.count];
        const void *key = (const void *)(uintptr_t)at;
        if (map_get(&seen, key))
            continue;
        map_put(arena, &seen, key, (void *)1);
        TermKind kind = kind_of(table, at);
        if (kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE)
            visit(context, at);
        for (uint32_t i = 0; i < term_arity(table, at); i++)
            vector_push(arena, &open, term_positive(child_of(table, at, i)));
    }
}
