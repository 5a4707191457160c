// Clauses that look at each pair of positions once, in the order of these.
//
//     (\forall int i; 0 <= i && i < n; (\forall int j; 0 <= j && j < i; e))
//     (\forall int i; 0 <= i && i < n; (\forall int j; 0 <= j && (j < n && 0 <= i && j != i); e))
//
// The second says e of the same pairs, and of the others: it implies the first, and says the same
// of positions that were exchanged. For clauses that are to be shown.
#include "symex/roles.h"

enum { MOST_FACTS = 32, MOST_BINDERS = 16 };

// What is known of the variables of the quantifiers around.
typedef struct Around {
    Arena *arena;
    const SpecExpr *facts[MOST_FACTS];
    uint32_t fact_count;
    const Variable *binders[MOST_BINDERS];
    uint32_t binder_count;
    bool is_changed;
} Around;

// ---- What is known

static bool is_binder(const Around *around, const SpecExpr *at) {
    if (at->kind != SPEC_LOCAL || at->sort != SPEC_SORT_INT)
        return false;
    for (uint32_t i = 0; i < around->binder_count; i++)
        if (around->binders[i] == at->variable)
            return true;
    return false;
}

static bool mentions_binder(const Around *around, const SpecExpr *at) {
    for (uint32_t i = 0; i < around->binder_count; i++)
        if (spec_mentions(at, around->binders[i]))
            return true;
    return false;
}

static void add_facts(Around *around, const SpecExpr *at) {
    if (!at)
        return;
    if (at->kind == SPEC_AND) {
        add_facts(around, at->children[0]);
        add_facts(around, at->children[1]);
    } else if (around->fact_count < MOST_FACTS &&
               (at->kind == SPEC_LESS || at->kind == SPEC_LESS_EQUAL)) {
        around->facts[around->fact_count++] = at;
    }
}

// `variable < array.length`
static const SpecExpr *below_length(const Around *around, const Variable *variable) {
    for (uint32_t i = 0; i < around->fact_count; i++) {
        const SpecExpr *fact = around->facts[i], *low = fact->children[0];
        if (fact->kind == SPEC_LESS && low->kind == SPEC_LOCAL && low->variable == variable &&
            fact->children[1]->kind == SPEC_LENGTH && !mentions_binder(around, fact->children[1]))
            return fact;
    }
    return NULL;
}

// `0 <= variable`
static const SpecExpr *from_zero(const Around *around, const Variable *variable) {
    for (uint32_t i = 0; i < around->fact_count; i++) {
        const SpecExpr *fact = around->facts[i], *high = fact->children[1];
        if (fact->kind == SPEC_LESS_EQUAL && high->kind == SPEC_LOCAL &&
            high->variable == variable && fact->children[0]->kind == SPEC_CONSTANT &&
            !fact->children[0]->number)
            return fact;
    }
    return NULL;
}

// ---- Copies

static SpecExpr *copy(Around *around, const SpecExpr *at) {
    SpecExpr *made = ARENA_NEW(around->arena, SpecExpr);
    *made = *at;
    return made;
}

static const SpecExpr *with_children(Around *around, const SpecExpr *at,
                                     const SpecExpr *const *children) {
    const SpecExpr **kept = arena_array(around->arena, at->count, sizeof(SpecExpr *));
    for (uint32_t i = 0; i < at->count; i++)
        kept[i] = children[i];
    SpecExpr *made = copy(around, at);
    made->children = kept;
    return made;
}

// The kind and operands given, the rest as in `from`.
static const SpecExpr *made(Around *around, const SpecExpr *from, SpecKind kind, const SpecExpr *a,
                            const SpecExpr *b) {
    const SpecExpr **children = arena_array(around->arena, 2, sizeof(SpecExpr *));
    children[0] = a;
    children[1] = b;
    SpecExpr *node = copy(around, from);
    node->kind = kind;
    node->children = children;
    node->count = b ? 2 : 1;
    return node;
}

// ---- Ranges

// `a < b` of two variables that are bound: both within, and not the same.
static const SpecExpr *in_both_orders(Around *around, const SpecExpr *at) {
    const SpecExpr *a = at->children[0], *b = at->children[1];
    if (!is_binder(around, a) || !is_binder(around, b) || a->variable == b->variable)
        return NULL;
    const SpecExpr *below = below_length(around, b->variable);
    const SpecExpr *from = from_zero(around, a->variable);
    if (!below || !from)
        return NULL;
    const SpecExpr *first = made(around, below, SPEC_LESS, a, below->children[1]);
    const SpecExpr *second = made(around, from, SPEC_LESS_EQUAL, from->children[0], b);
    const SpecExpr *same = made(around, at, SPEC_EQUAL, a, b);
    around->is_changed = true;
    return made(around, at, SPEC_AND, made(around, at, SPEC_AND, first, second),
                made(around, at, SPEC_NOT, same, NULL));
}

static const SpecExpr *of_range(Around *around, const SpecExpr *at) {
    if (!at)
        return at;
    if (at->kind == SPEC_AND) {
        const SpecExpr *children[] = {of_range(around, at->children[0]),
                                      of_range(around, at->children[1])};
        return with_children(around, at, children);
    }
    const SpecExpr *both = at->kind == SPEC_LESS ? in_both_orders(around, at) : NULL;
    return both ? both : at;
}

// ---- What is to be shown

static const SpecExpr *of_claim(Around *around, const SpecExpr *at);

static const SpecExpr *of_quantifier(Around *around, const SpecExpr *at) {
    Around inner = *around;
    if (inner.binder_count + at->binders.count > MOST_BINDERS)
        return at;
    for (uint32_t i = 0; i < at->binders.count; i++)
        inner.binders[inner.binder_count++] = at->binders.items[i];
    add_facts(&inner, at->children[0]);
    const SpecExpr *range = of_range(&inner, at->children[0]);
    const SpecExpr *children[] = {range, of_claim(&inner, at->children[1])};
    around->is_changed |= inner.is_changed;
    return with_children(around, at, children);
}

static const SpecExpr *of_claim(Around *around, const SpecExpr *at) {
    if (at->kind == SPEC_QUANTIFIER && at->keyword == JML_FORALL)
        return of_quantifier(around, at);
    if (at->kind == SPEC_AND || at->kind == SPEC_OR) {
        const SpecExpr *children[] = {of_claim(around, at->children[0]),
                                      of_claim(around, at->children[1])};
        return with_children(around, at, children);
    }
    if (at->kind != SPEC_IMPLIES)
        return at;
    Around inner = *around;
    add_facts(&inner, at->children[0]);
    const SpecExpr *children[] = {of_range(&inner, at->children[0]),
                                  of_claim(&inner, at->children[1])};
    around->is_changed |= inner.is_changed;
    return with_children(around, at, children);
}

const SpecExpr *role_all_pairs(Arena *arena, const SpecExpr *clause) {
    Around around = {.arena = arena};
    const SpecExpr *all = of_claim(&around, clause);
    return around.is_changed ? all : NULL;
}
