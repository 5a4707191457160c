// Bitwise operators. Or is made of and and not.
//
// Normal form: complements stand inside concatenations and extensions, outside exclusive or and
// if-then-else; a mask of adjacent ones is an extraction.
#include "term/internal.h"

static Term all_ones(TermTable *table, Term like) {
    return term_constant(table, width_of(table, like), UINT64_MAX);
}

static bool is_all_ones(const TermTable *table, Term term) {
    return is_value(table, term, value_mask(width_of(table, term)));
}

// ---- Both and and xor

static bool has_constant_part(const TermTable *table, Term concat) {
    return is_constant(table, child_of(table, concat, 0)) ||
           is_constant(table, child_of(table, concat, 1));
}

static bool is_cut_at(const TermTable *table, Term term, uint32_t low_width) {
    return is_kind(table, term, TERM_KIND_CONCAT) &&
           width_of(table, child_of(table, term, 1)) == low_width;
}

// match:  f(concat(x, y), z) where x or y or z is a constant, or z a concatenation cut there too
// result: concat(f(x, high part of z), f(y, low part of z))
static Term push_into_concat(TermTable *table, Term a, Term b, TermRule *build) {
    if (!is_kind(table, a, TERM_KIND_CONCAT))
        return TERM_NONE;
    Term high = child_of(table, a, 0), low = child_of(table, a, 1);
    uint32_t middle = width_of(table, low);
    if (!has_constant_part(table, a) && !is_constant(table, b) && !is_cut_at(table, b, middle))
        return TERM_NONE;
    Term high_b = term_extract(table, b, middle, width_of(table, high));
    Term low_b = term_extract(table, b, 0, middle);
    return term_concat(table, build(table, high, high_b), build(table, low, low_b));
}

// ---- Not

// match:  bit_not(k), bit_not(bit_not(x))
// result: the constant, x
static Term not_of_constant(TermTable *table, Term a) {
    if (is_constant(table, a))
        return term_constant(table, width_of(table, a), ~constant_value(table, a));
    return is_kind(table, a, TERM_KIND_BIT_NOT) ? child_of(table, a, 0) : TERM_NONE;
}

// match:  bit_not(add(x, k))
// result: add(bit_not(x), -k)
static Term not_of_sum(TermTable *table, Term a) {
    if (!is_kind(table, a, TERM_KIND_ADD) || !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    return term_add(table, term_bit_not(table, child_of(table, a, 0)),
                    term_negate(table, child_of(table, a, 1)));
}

// match:  bit_not(ite(c, x, y)) with few constants
// result: ite(c, bit_not(x), bit_not(y))
static Term not_of_choice(TermTable *table, Term a) {
    if (!is_small_choice(table, a))
        return TERM_NONE;
    return term_ite(table, child_of(table, a, 0), term_bit_not(table, child_of(table, a, 1)),
                    term_bit_not(table, child_of(table, a, 2)));
}

// match:  bit_not(concat(x, y))
// result: concat(bit_not(x), bit_not(y))
static Term not_of_concat(TermTable *table, Term a) {
    if (!is_kind(table, a, TERM_KIND_CONCAT))
        return TERM_NONE;
    return term_concat(table, term_bit_not(table, child_of(table, a, 0)),
                       term_bit_not(table, child_of(table, a, 1)));
}

// match:  bit_not(sign_extend(x))
// result: sign_extend(bit_not(x))
static Term not_of_extension(TermTable *table, Term a) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND))
        return TERM_NONE;
    return term_sign_extend(table, term_bit_not(table, child_of(table, a, 0)), width_of(table, a));
}

Term term_bit_not(TermTable *table, Term a) {
    typedef Term NotRule(TermTable *, Term);
    static NotRule *const rules[] = {not_of_constant, not_of_sum, not_of_choice, not_of_concat,
                                     not_of_extension};
    for (uint32_t i = 0; i < sizeof(rules) / sizeof(*rules); i++) {
        Term found = rules[i](table, a);
        if (found)
            return found;
    }
    return term_intern(table, TERM_KIND_BIT_NOT, width_of(table, a), a, 0, 0);
}

// ---- And

// match:  and(k1, k2), and(x, 0), and(x, all ones), and(x, x), and(x, bit_not(x))
// result: the constant, 0, x, x, 0
static Term and_constants(TermTable *table, Term a, Term b) {
    if (a == b || is_all_ones(table, b))
        return a;
    if (is_value(table, b, 0))
        return b;
    if (are_complements(table, a, b))
        return term_constant(table, width_of(table, a), 0);
    if (!is_constant(table, a) || !is_constant(table, b))
        return TERM_NONE;
    return term_constant(table, width_of(table, a),
                         constant_value(table, a) & constant_value(table, b));
}

// match:  and(x, k) where the ones of k are adjacent
// result: those bits of x, with zeros around them
static Term and_with_mask(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    uint64_t mask = constant_value(table, b);
    uint32_t width = width_of(table, a), low = (uint32_t)__builtin_ctzll(mask), exponent;
    uint64_t shifted = mask >> low;
    if (shifted != UINT64_MAX && !value_is_power_of_two(shifted + 1, &exponent))
        return TERM_NONE;
    uint32_t ones = (uint32_t)__builtin_popcountll(mask);
    Term bits = term_extract(table, a, low, ones);
    if (low)
        bits = term_concat(table, bits, term_constant(table, low, 0));
    return term_zero_extend(table, bits, width);
}

// match:  and(and(x, k1), k2)
// result: and(x, k1 and k2)
static Term and_constants_together(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b) || !is_kind(table, a, TERM_KIND_BIT_AND) ||
        !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    return term_bit_and(table, child_of(table, a, 0),
                        term_bit_and(table, child_of(table, a, 1), b));
}

// match:  and(x, and(x, y)), and(x, and(bit_not(x), y))
// result: and(x, y), 0
static Term and_with_conjunct(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_BIT_AND))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++) {
        if (child_of(table, b, i) == a)
            return b;
        if (are_complements(table, child_of(table, b, i), a))
            return term_constant(table, width_of(table, a), 0);
    }
    return TERM_NONE;
}

// match:  and(x, bit_not(and(x, y))), and(x, bit_not(and(bit_not(x), y)))
// result: and(x, bit_not(y)), x
static Term and_with_disjunct(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_BIT_NOT) ||
        !is_kind(table, child_of(table, b, 0), TERM_KIND_BIT_AND))
        return TERM_NONE;
    Term inner = child_of(table, b, 0);
    for (uint32_t i = 0; i < 2; i++) {
        Term other = child_of(table, inner, 1 - i);
        if (child_of(table, inner, i) == a)
            return term_bit_and(table, a, term_bit_not(table, other));
        if (are_complements(table, child_of(table, inner, i), a))
            return a;
    }
    return TERM_NONE;
}

static Term and_of_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_bit_and);
}

static Term and_of_concat(TermTable *table, Term a, Term b) {
    return push_into_concat(table, a, b, term_bit_and);
}

Term term_bit_and(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {and_constants,    and_of_choice,          and_with_mask,
                                      and_of_concat,    and_constants_together, and_with_conjunct,
                                      and_with_disjunct};
    SHOULD(width_of(table, a) == width_of(table, b), "both operands should have one width");
    term_order(table, &a, &b);
    Term found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_BIT_AND, width_of(table, a), a, b, 0);
}

Term term_bit_or(TermTable *table, Term a, Term b) {
    return term_bit_not(table, term_bit_and(table, term_bit_not(table, a), term_bit_not(table, b)));
}

// ---- Exclusive or

// match:  xor(k1, k2), xor(x, 0), xor(x, all ones), xor(x, x)
// result: the constant, x, bit_not(x), 0
static Term xor_constants(TermTable *table, Term a, Term b) {
    if (a == b)
        return term_constant(table, width_of(table, a), 0);
    if (!is_constant(table, b))
        return TERM_NONE;
    if (is_constant(table, a))
        return term_constant(table, width_of(table, a),
                             constant_value(table, a) ^ constant_value(table, b));
    if (is_value(table, b, 0))
        return a;
    return is_all_ones(table, b) ? term_bit_not(table, a) : TERM_NONE;
}

// match:  xor(bit_not(x), y)
// result: bit_not(xor(x, y)); with x = y that is all ones
static Term xor_of_complement(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    Term inner = child_of(table, a, 0);
    if (inner == b)
        return all_ones(table, a);
    if (is_constant(table, b))
        return term_bit_xor(table, inner, term_bit_not(table, b));
    return term_bit_not(table, term_bit_xor(table, inner, b));
}

// match:  xor(xor(x, y), x), xor(xor(x, k1), k2)
// result: y, xor(x, k1 xor k2)
static Term xor_with_operand(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_BIT_XOR))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        if (child_of(table, a, i) == b)
            return child_of(table, a, 1 - i);
    if (!is_constant(table, b) || !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    return term_bit_xor(table, child_of(table, a, 0),
                        term_bit_xor(table, child_of(table, a, 1), b));
}

static Term xor_of_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_bit_xor);
}

static Term xor_of_concat(TermTable *table, Term a, Term b) {
    return push_into_concat(table, a, b, term_bit_xor);
}

Term term_bit_xor(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {xor_constants, xor_of_choice, xor_of_complement,
                                      xor_with_operand, xor_of_concat};
    SHOULD(width_of(table, a) == width_of(table, b), "both operands should have one width");
    term_order(table, &a, &b);
    Term found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_BIT_XOR, width_of(table, a), a, b, 0);
}
