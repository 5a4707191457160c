// The range of a bound variable, read off the guards of its quantifier.
//
// A value counts only where the range holds, and, of `\forall`, where the body is
// false; of `\exists` and `\num_of`, where it is true. What this implies about the
// variable bounds it: comparisons among the conjuncts, left to right. Behind a part
// that may have no value for some numbers, such as a[i], nothing is read off.
#include "symex/ground_range.h"

// Is it the variable, perhaps widened?
static bool is_variable(const SpecExpr *at, const Variable *variable) {
    while (at->kind == SPEC_CONVERT && spec_is_integral(at->sort) &&
           at->sort > at->children[0]->sort)
        at = at->children[0];
    return at->kind == SPEC_LOCAL && at->variable == variable;
}

// ---- Parts that may have no value

static bool may_have_no_value(const SpecExpr *at, const Variable *variable) {
    if (!at)
        return false;
    bool is_division = at->kind == SPEC_ARITHMETIC &&
                       (at->operation == IR_DIVIDE || at->operation == IR_REMAINDER);
    const SpecExpr *partial =
        is_division ? at->children[1]
        : at->kind == SPEC_ELEMENT || at->kind == SPEC_CALL || at->kind == SPEC_SEQUENCE_GET ? at
                                                                                             : NULL;
    if (partial && spec_mentions(partial, variable))
        return true;
    for (uint32_t i = 0; i < at->count; i++)
        if (may_have_no_value(at->children[i], variable))
            return true;
    return false;
}

// ---- Comparisons

typedef struct Reader {
    Arena *arena;
    Bounds *bounds;
    const Variable *variable;
    bool is_over; // nothing more is read off
} Reader;

static void add_bound(Reader *reader, bool is_low, const SpecExpr *value, bool is_strict) {
    Bound bound = {value, is_strict};
    if (is_low)
        vector_push(reader->arena, &reader->bounds->lows, bound);
    else
        vector_push(reader->arena, &reader->bounds->highs, bound);
}

static void read_comparison(Reader *reader, const SpecExpr *at, bool is_true) {
    const SpecExpr *left = at->children[0], *right = at->children[1];
    bool on_left = is_variable(left, reader->variable);
    const SpecExpr *other = on_left ? right : left;
    if ((!on_left && !is_variable(right, reader->variable)) ||
        spec_mentions(other, reader->variable))
        return;
    if (at->kind == SPEC_EQUAL) {
        if (is_true) {
            add_bound(reader, true, other, false);
            add_bound(reader, false, other, false);
        }
        return;
    }
    // left < right, or its negation right <= left.
    bool is_strict = (at->kind == SPEC_LESS) == is_true;
    bool is_greater = on_left != is_true; // the variable is the greater one
    add_bound(reader, is_greater, other, is_strict);
}

// Both of booleans: `&` and `|` evaluate both operands, and say the same.
static bool joins(const SpecExpr *at, SpecKind kind, IrOperation operation) {
    return at->kind == kind || (at->kind == SPEC_ARITHMETIC && at->sort == SPEC_SORT_BOOL &&
                                at->operation == operation);
}

// What follows from the formula being true, or false.
static void read_formula(Reader *reader, const SpecExpr *at, bool is_true) {
    if (reader->is_over)
        return;
    bool is_implication = at->kind == SPEC_IMPLIES;
    if (at->kind == SPEC_NOT) {
        read_formula(reader, at->children[0], !is_true);
    } else if ((joins(at, SPEC_AND, IR_AND) && is_true) ||
               (joins(at, SPEC_OR, IR_OR) && !is_true) || (is_implication && !is_true)) {
        read_formula(reader, at->children[0], is_implication || is_true);
        read_formula(reader, at->children[1], is_true);
        return;
    } else if (at->kind == SPEC_EQUAL || at->kind == SPEC_LESS || at->kind == SPEC_LESS_EQUAL) {
        read_comparison(reader, at, is_true);
    }
    reader->is_over = may_have_no_value(at, reader->variable);
}

Bounds range_bounds(Arena *arena, const SpecExpr *quantifier, const Variable *variable) {
    Bounds bounds = {{0}, {0}};
    Reader reader = {arena, &bounds, variable, false};
    if (quantifier->children[0])
        read_formula(&reader, quantifier->children[0], true);
    if (quantifier->keyword == JML_FORALL)
        read_formula(&reader, quantifier->children[1], false);
    else if (quantifier->keyword == JML_EXISTS || quantifier->keyword == JML_NUM_OF)
        read_formula(&reader, quantifier->children[1], true);
    return bounds;
}

// ---- Variables bound together

// The variable bound after `index` that the expression is, or NULL.
static const Variable *later_variable(const SpecExpr *quantifier, uint32_t index,
                                      const SpecExpr *at) {
    for (uint32_t i = index + 1; i < quantifier->binders.count; i++)
        if (is_variable(at, quantifier->binders.items[i]))
            return quantifier->binders.items[i];
    return NULL;
}

static bool mentions_later(const SpecExpr *quantifier, uint32_t index, const SpecExpr *at) {
    for (uint32_t i = index + 1; i < quantifier->binders.count; i++)
        if (spec_mentions(at, quantifier->binders.items[i]))
            return true;
    return false;
}

// In `0 <= i && i < j && j < n` the bound of i is j, which has no value yet: its own bound will do.
static void replace_later(Arena *arena, const SpecExpr *quantifier, uint32_t index, BoundList *list,
                          bool is_low) {
    const Variable *variable = quantifier->binders.items[index];
    BoundList result = {0};
    for (uint32_t i = 0; i < list->count && i < 64; i++) {
        Bound bound = list->items[i];
        const Variable *later = later_variable(quantifier, index, bound.value);
        if (later) {
            Bounds others = range_bounds(arena, quantifier, later);
            const BoundList *theirs = is_low ? &others.lows : &others.highs;
            for (uint32_t j = 0; j < theirs->count; j++) {
                if (spec_mentions(theirs->items[j].value, variable))
                    continue;
                // Both strict would leave one more out; one is enough to be right.
                Bound through = {theirs->items[j].value,
                                 bound.is_strict || theirs->items[j].is_strict};
                vector_push(arena, list, through);
            }
        } else if (!mentions_later(quantifier, index, bound.value)) {
            vector_push(arena, &result, bound);
        }
    }
    *list = result;
}

Bounds range_bounds_in_order(Arena *arena, const SpecExpr *quantifier, uint32_t index) {
    Bounds bounds = range_bounds(arena, quantifier, quantifier->binders.items[index]);
    replace_later(arena, quantifier, index, &bounds.lows, true);
    replace_later(arena, quantifier, index, &bounds.highs, false);
    return bounds;
}
