// Equality of booleans and of bit-vectors.
//
// Normal form: of booleans, neither side is negated; of bit-vectors, a constant stands second.
// Comparing a chain of if-then-else over constants, a reference, with a constant gives a boolean
// of the conditions alone: nothing of it remains to be compared.
#include "term/internal.h"

// ---- Booleans

// match:  equal(true, b)
// result: b
static Term bool_equal_to_true(TermTable *table, Term a, Term b) {
    (void)table;
    return a == TERM_TRUE ? b : TERM_NONE;
}

// match:  equal(a, equal(a, b))
// result: b
static Term bool_equal_twice(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_EQUAL))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        if (child_of(table, b, i) == a)
            return child_of(table, b, 1 - i);
    return TERM_NONE;
}

static Term bool_equal(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {bool_equal_to_true, bool_equal_twice};
    Term negated = (a ^ b) & 1;
    a = term_positive(a);
    b = term_positive(b);
    if (a == b)
        return TERM_TRUE ^ negated;
    term_order(table, &a, &b);
    Term found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    return (found ? found : term_intern(table, TERM_KIND_EQUAL, 0, a, b, 0)) ^ negated;
}

// ---- Bit-vectors and constants

// match:  equal(a, b) whose ranges do not meet; of constants too
// result: false
static Term equal_apart(TermTable *table, Term a, Term b) {
    TermRange one = range_of(table, a), other = range_of(table, b);
    return one.greatest < other.least || other.greatest < one.least ? TERM_FALSE : TERM_NONE;
}

// match:  equal(x, 0) of one bit
// result: not equal(x, 1)
static Term equal_to_zero_bit(TermTable *table, Term a, Term b) {
    if (width_of(table, a) != 1 || !is_value(table, b, 0))
        return TERM_NONE;
    return term_not(term_equal(table, a, term_constant(table, 1, 1)));
}

// match:  equal(bit_not(x), k)
// result: equal(x, bit_not(k))
static Term equal_of_complement(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_BIT_NOT) || !is_constant(table, b))
        return TERM_NONE;
    return term_equal(table, child_of(table, a, 0), term_bit_not(table, b));
}

// match:  equal(add(x, k1), k2)
// result: equal(x, k2 - k1)
static Term equal_of_sum(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ADD) || !is_constant(table, b) ||
        !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    Term difference = term_subtract(table, b, child_of(table, a, 1));
    return term_equal(table, child_of(table, a, 0), difference);
}

// match:  equal(bit_xor(x, k1), k2)
// result: equal(x, k1 xor k2)
static Term equal_of_xor(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_BIT_XOR) || !is_constant(table, b))
        return TERM_NONE;
    Term x = child_of(table, a, 0), y = child_of(table, a, 1);
    if (is_constant(table, y))
        return term_equal(table, x, term_bit_xor(table, y, b));
    return is_value(table, b, 0) ? term_equal(table, x, y) : TERM_NONE;
}

// match:  equal(concat(x, y), k), x or y a constant or extended by zeros
// result: and(equal(x, high part of k), equal(y, low part of k))
static Term equal_of_concat(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_CONCAT) || !is_constant(table, b))
        return TERM_NONE;
    Term high = child_of(table, a, 0), low = child_of(table, a, 1);
    uint32_t low_width = width_of(table, low);
    Term high_equal =
        term_equal(table, high, term_extract(table, b, low_width, width_of(table, high)));
    if (high_equal == TERM_FALSE)
        return TERM_FALSE;
    Term low_equal = term_equal(table, low, term_extract(table, b, 0, low_width));
    return term_and(table, high_equal, low_equal);
}

// match:  equal(sign_extend(x), k)
// result: equal(x, k cut), or false if k is no extended number
static Term equal_of_extension(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND) || !is_constant(table, b))
        return TERM_NONE;
    Term inner = child_of(table, a, 0);
    uint32_t from = width_of(table, inner), to = width_of(table, a);
    uint64_t value = constant_value(table, b);
    if (value_extend(value & value_mask(from), from, to) != value)
        return TERM_FALSE;
    return term_equal(table, inner, term_constant(table, from, value));
}

// match:  equal(multiply(x, k1), k2), k1 odd
// result: equal(x, k2 / k1), as odd numbers have an inverse modulo a power of two
static Term equal_of_odd_product(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_MULTIPLY) || !is_constant(table, b) ||
        !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    uint64_t factor = constant_value(table, child_of(table, a, 1));
    if (!(factor & 1))
        return TERM_NONE;
    uint64_t inverse = factor; // right in 3 bits; each step doubles the bits that are
    for (int bits = 3; bits < 64; bits *= 2)
        inverse *= 2 - factor * inverse;
    Term quotient = term_constant(table, width_of(table, a), constant_value(table, b) * inverse);
    return term_equal(table, child_of(table, a, 0), quotient);
}

// ---- If-then-else

// match:  equal(ite(c, x, y), k) where x or y is a constant, or all leaves are
// result: ite(c, equal(x, k), equal(y, k)); with one branch decided that is an and or an or
static Term equal_of_choice(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ITE) || !is_constant(table, b) || is_too_deep(table))
        return TERM_NONE;
    Term yes = child_of(table, a, 1), no = child_of(table, a, 2);
    if (!is_choice(table, a) && !is_constant(table, yes) && !is_constant(table, no))
        return TERM_NONE;
    Term yes_equal = term_equal(table, yes, b), no_equal = term_equal(table, no, b);
    return term_ite(table, child_of(table, a, 0), yes_equal, no_equal);
}

// match:  equal(ite(c, -x, x), 0), equal(ite(c, x, -x), 0)
// result: equal(x, 0)
static Term equal_of_signed_choice(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ITE) || !is_value(table, b, 0))
        return TERM_NONE;
    for (uint32_t i = 1; i <= 2; i++) {
        Term one = child_of(table, a, i), other = child_of(table, a, 3 - i);
        if (is_kind(table, one, TERM_KIND_ADD) && one == term_negate(table, other))
            return term_equal(table, other, b);
    }
    return TERM_NONE;
}

static bool is_decided(Term a) {
    return a == TERM_TRUE || a == TERM_FALSE;
}

// match:  equal(ite(c, x, y), z) where equal(x, z) or equal(y, z) is decided
// result: ite(c, equal(x, z), equal(y, z))
static Term equal_of_decided_branch(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ITE) || is_too_deep(table))
        return TERM_NONE;
    Term yes = child_of(table, a, 1), no = child_of(table, a, 2);
    if (yes == b)
        return term_or(table, child_of(table, a, 0), term_equal(table, no, b));
    if (no == b)
        return term_implies(table, child_of(table, a, 0), term_equal(table, yes, b));
    if (equal_apart(table, yes, b))
        return term_and(table, term_not(child_of(table, a, 0)), term_equal(table, no, b));
    if (equal_apart(table, no, b))
        return term_and(table, child_of(table, a, 0), term_equal(table, yes, b));
    return TERM_NONE;
}

// match:  equal(ite(c, x, y), ite(c, z, w)) where a pair of branches is decided
// result: ite(c, equal(x, z), equal(y, w))
static Term equal_of_same_condition(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ITE) || !is_kind(table, b, TERM_KIND_ITE) ||
        child_of(table, a, 0) != child_of(table, b, 0) || is_too_deep(table))
        return TERM_NONE;
    Term yes = term_equal(table, child_of(table, a, 1), child_of(table, b, 1));
    Term no = term_equal(table, child_of(table, a, 2), child_of(table, b, 2));
    if (!is_decided(yes) && !is_decided(no))
        return TERM_NONE;
    return term_ite(table, child_of(table, a, 0), yes, no);
}

// ---- Both sides alike

// match:  equal(x, bit_not(x))
// result: false
static Term equal_to_complement(TermTable *table, Term a, Term b) {
    return is_kind(table, b, TERM_KIND_BIT_NOT) && child_of(table, b, 0) == a ? TERM_FALSE
                                                                              : TERM_NONE;
}

// match:  equal(add(x, y), x)
// result: equal(y, 0)
static Term equal_to_summand(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ADD))
        return TERM_NONE;
    Term zero = term_constant(table, width_of(table, a), 0);
    for (uint32_t i = 0; i < 2; i++)
        if (child_of(table, a, i) == b)
            return term_equal(table, child_of(table, a, 1 - i), zero);
    return TERM_NONE;
}

// match:  f(x, z) = f(y, z) where f is add or bit_xor; f(x) = f(y) where f is bit_not
// result: equal(x, y)
static Term equal_of_same_operator(TermTable *table, Term a, Term b) {
    TermKind kind = kind_of(table, a);
    if (kind != kind_of(table, b))
        return TERM_NONE;
    if (kind == TERM_KIND_BIT_NOT)
        return term_equal(table, child_of(table, a, 0), child_of(table, b, 0));
    if (kind != TERM_KIND_ADD && kind != TERM_KIND_BIT_XOR)
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < 2; j++)
            if (child_of(table, a, i) == child_of(table, b, j))
                return term_equal(table, child_of(table, a, 1 - i), child_of(table, b, 1 - j));
    return TERM_NONE;
}

// match:  equal(concat(x, y), concat(z, w)) cut at the same place, where a pair is decided
// result: and(equal(x, z), equal(y, w))
static Term equal_of_concats(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_CONCAT) || !is_kind(table, b, TERM_KIND_CONCAT) ||
        width_of(table, child_of(table, a, 1)) != width_of(table, child_of(table, b, 1)))
        return TERM_NONE;
    Term high = term_equal(table, child_of(table, a, 0), child_of(table, b, 0));
    Term low = term_equal(table, child_of(table, a, 1), child_of(table, b, 1));
    return is_decided(high) || is_decided(low) ? term_and(table, high, low) : TERM_NONE;
}

// match:  equal(sign_extend(x), sign_extend(y)) from one width
// result: equal(x, y)
static Term equal_of_extensions(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND) || !is_kind(table, b, TERM_KIND_SIGN_EXTEND))
        return TERM_NONE;
    Term x = child_of(table, a, 0), y = child_of(table, b, 0);
    return width_of(table, x) == width_of(table, y) ? term_equal(table, x, y) : TERM_NONE;
}

// ---- Constructors

static Term vector_equal(TermTable *table, Term a, Term b) {
    static TermRule *const constant_rules[] = {
        equal_to_zero_bit,    equal_of_complement, equal_of_sum,
        equal_of_xor,         equal_of_concat,     equal_of_extension,
        equal_of_odd_product, equal_of_choice,     equal_of_signed_choice};
    static TermRule *const rules[] = {
        equal_of_decided_branch, equal_of_same_condition, equal_to_complement, equal_to_summand,
        equal_of_same_operator,  equal_of_concats,        equal_of_extensions};
    if (equal_apart(table, a, b))
        return TERM_FALSE;
    Term found = TERM_NONE;
    if (is_constant(table, b))
        found = TERM_APPLY(table, constant_rules, a, b);
    if (!found)
        found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_EQUAL, 0, a, b, 0);
}

Term term_equal(TermTable *table, Term a, Term b) {
    SHOULD(width_of(table, a) == width_of(table, b), "both sides should have one width");
    if (!width_of(table, a))
        return bool_equal(table, a, b);
    if (a == b)
        return TERM_TRUE;
    term_order(table, &a, &b);
    Term result = term_cache_get(table, TERM_KIND_EQUAL, a, b);
    if (!result) {
        table->nesting++;
        result = vector_equal(table, a, b);
        table->nesting--;
        term_cache_put(table, TERM_KIND_EQUAL, a, b, result);
    }
    return result;
}
