// Comparisons: less than, unsigned and signed. The others are these, turned or negated.
//
// Normal form: a constant stands second; signed comparison remains only where the ranges do not
// show that both sides have one sign.
#include "term/internal.h"

// ---- Both kinds of comparison

static Term less(TermTable *table, TermKind kind, Term a, Term b) {
    return kind == TERM_KIND_ULT ? term_ult(table, a, b) : term_slt(table, a, b);
}

// match:  less(ite(c, x, y), k) where x or y is a constant, or all leaves are
// result: ite(c, less(x, k), less(y, k))
static Term less_of_choice(TermTable *table, TermKind kind, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ITE) || !is_constant(table, b) || is_too_deep(table))
        return TERM_NONE;
    Term yes = child_of(table, a, 1), no = child_of(table, a, 2);
    if (!is_choice(table, a) && !is_constant(table, yes) && !is_constant(table, no))
        return TERM_NONE;
    Term yes_less = less(table, kind, yes, b), no_less = less(table, kind, no, b);
    return term_ite(table, child_of(table, a, 0), yes_less, no_less);
}

// match:  less(bit_not(x), bit_not(y)), less(bit_not(x), k)
// result: less(y, x), less(bit_not(k), x)
static Term less_of_complement(TermTable *table, TermKind kind, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    if (!is_constant(table, b) && !is_kind(table, b, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    return less(table, kind, term_bit_not(table, b), child_of(table, a, 0));
}

// match:  less(concat(h, x), concat(h, y)), less(concat(x, l), concat(y, l)), cut at one place
// result: unsigned less(x, y); less(x, y)
static Term less_of_concats(TermTable *table, TermKind kind, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_CONCAT) || !is_kind(table, b, TERM_KIND_CONCAT))
        return TERM_NONE;
    Term high_a = child_of(table, a, 0), high_b = child_of(table, b, 0);
    Term low_a = child_of(table, a, 1), low_b = child_of(table, b, 1);
    if (high_a == high_b)
        return term_ult(table, low_a, low_b);
    return low_a == low_b ? less(table, kind, high_a, high_b) : TERM_NONE;
}

// match:  less(sign_extend(x), sign_extend(y)) from one width
// result: less(x, y); extension by the sign keeps the unsigned order as well
static Term less_of_extensions(TermTable *table, TermKind kind, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND) || !is_kind(table, b, TERM_KIND_SIGN_EXTEND))
        return TERM_NONE;
    Term x = child_of(table, a, 0), y = child_of(table, b, 0);
    return width_of(table, x) == width_of(table, y) ? less(table, kind, x, y) : TERM_NONE;
}

static Term common_rules(TermTable *table, TermKind kind, Term a, Term b) {
    Term found = less_of_choice(table, kind, a, b);
    if (!found)
        found = less_of_complement(table, kind, a, b);
    if (!found)
        found = less_of_concats(table, kind, a, b);
    return found ? found : less_of_extensions(table, kind, a, b);
}

// ---- Unsigned

// match:  ult(a, b) decided by the ranges, of constants too
// result: true or false
static Term ult_by_range(TermTable *table, Term a, Term b) {
    TermRange one = range_of(table, a), other = range_of(table, b);
    if (one.greatest < other.least)
        return TERM_TRUE;
    return one.least >= other.greatest ? TERM_FALSE : TERM_NONE;
}

// match:  ult(k, x)
// result: not ult(x, k + 1); the range has excluded that k is the greatest number
static Term ult_of_constant(TermTable *table, Term a, Term b) {
    if (!is_constant(table, a))
        return TERM_NONE;
    Term next = term_constant(table, width_of(table, a), constant_value(table, a) + 1);
    return term_not(term_ult(table, b, next));
}

// match:  ult(x, k) where x is at least k - 1, or at most k
// result: equal(x, k - 1), not equal(x, k)
static Term ult_at_end(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    uint64_t value = constant_value(table, b);
    TermRange range = range_of(table, a);
    if (range.least == value - 1)
        return term_equal(table, a, term_constant(table, width_of(table, a), value - 1));
    return range.greatest == value ? term_not(term_equal(table, a, b)) : TERM_NONE;
}

// match:  ult(concat(h, x), k), h a constant
// result: ult(x, low part of k); the range has excluded other high parts
static Term ult_of_extended(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_CONCAT) || !is_constant(table, b) ||
        !is_constant(table, child_of(table, a, 0)))
        return TERM_NONE;
    Term low = child_of(table, a, 1);
    return term_ult(table, low, term_extract(table, b, 0, width_of(table, low)));
}

// match:  ult(sign_extend(x), k)
// result: ult(x, k cut) if k is an extended number, otherwise x is not negative
static Term ult_of_sign_extended(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND) || !is_constant(table, b))
        return TERM_NONE;
    Term inner = child_of(table, a, 0);
    uint32_t from = width_of(table, inner), to = width_of(table, a);
    uint64_t value = constant_value(table, b);
    uint64_t cut = value & value_mask(from);
    if (value_extend(cut, from, to) != value)
        cut = value_sign(from);
    return term_ult(table, inner, term_constant(table, from, cut));
}

// match:  ult(x, y) of one bit
// result: x is 0 and y is 1
static Term ult_of_bits(TermTable *table, Term a, Term b) {
    if (width_of(table, a) != 1)
        return TERM_NONE;
    Term one = term_constant(table, 1, 1);
    return term_and(table, term_not(term_equal(table, a, one)), term_equal(table, b, one));
}

static Term build_ult(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {ult_by_range, ult_of_constant, ult_at_end,
                                      ult_of_bits,  ult_of_extended, ult_of_sign_extended};
    Term found = TERM_APPLY(table, rules, a, b);
    if (!found)
        found = common_rules(table, TERM_KIND_ULT, a, b);
    return found ? found : term_intern(table, TERM_KIND_ULT, 0, a, b, 0);
}

// ---- Signed

typedef struct SignedRange {
    int64_t least, greatest;
} SignedRange;

static bool has_one_sign(TermRange range, uint32_t width) {
    return range.greatest < value_sign(width) || range.least >= value_sign(width);
}

static SignedRange signed_range(const TermTable *table, Term term) {
    uint32_t width = width_of(table, term);
    TermRange range = range_of(table, term);
    if (!has_one_sign(range, width))
        range = (TermRange){value_sign(width), value_sign(width) - 1};
    return (SignedRange){value_signed(range.least, width), value_signed(range.greatest, width)};
}

// match:  slt(a, b) decided by the ranges, of constants too
// result: true or false
static Term slt_by_range(TermTable *table, Term a, Term b) {
    SignedRange one = signed_range(table, a), other = signed_range(table, b);
    if (one.greatest < other.least)
        return TERM_TRUE;
    return one.least >= other.greatest ? TERM_FALSE : TERM_NONE;
}

// match:  slt(a, b) where both have one sign, and the same
// result: ult(a, b)
static Term slt_of_same_sign(TermTable *table, Term a, Term b) {
    uint32_t width = width_of(table, a);
    TermRange one = range_of(table, a), other = range_of(table, b);
    if (!has_one_sign(one, width) || !has_one_sign(other, width))
        return TERM_NONE;
    bool same = one.least >= value_sign(width) ? other.least >= value_sign(width)
                                               : other.least < value_sign(width);
    return same ? term_ult(table, a, b) : TERM_NONE;
}

// match:  slt(k, x)
// result: not slt(x, k + 1); the range has excluded that k is the greatest number
static Term slt_of_constant(TermTable *table, Term a, Term b) {
    if (!is_constant(table, a))
        return TERM_NONE;
    Term next = term_constant(table, width_of(table, a), constant_value(table, a) + 1);
    return term_not(term_slt(table, b, next));
}

// match:  slt(x, k) where x is at least k - 1, or at most k
// result: equal(x, k - 1), not equal(x, k)
static Term slt_at_end(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    uint32_t width = width_of(table, a);
    int64_t value = value_signed(constant_value(table, b), width);
    SignedRange range = signed_range(table, a);
    if (range.least == value - 1)
        return term_equal(table, a, term_constant(table, width, constant_value(table, b) - 1));
    return range.greatest == value ? term_not(term_equal(table, a, b)) : TERM_NONE;
}

// match:  slt(sign_extend(x), k)
// result: slt(x, k cut), or true or false where k lies beyond what x can be
static Term slt_of_sign_extended(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND) || !is_constant(table, b))
        return TERM_NONE;
    Term inner = child_of(table, a, 0);
    uint32_t from = width_of(table, inner);
    int64_t value = value_signed(constant_value(table, b), width_of(table, a));
    if (value > value_signed(value_sign(from) - 1, from))
        return TERM_TRUE;
    if (value <= value_signed(value_sign(from), from))
        return TERM_FALSE;
    return term_slt(table, inner, term_constant(table, from, (uint64_t)value));
}

// match:  slt(x, y) of one bit
// result: x is 1, which is minus one, and y is 0
static Term slt_of_bits(TermTable *table, Term a, Term b) {
    return width_of(table, a) == 1 ? term_ult(table, b, a) : TERM_NONE;
}

static Term build_slt(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {slt_by_range, slt_of_same_sign, slt_of_constant,
                                      slt_at_end,   slt_of_bits,      slt_of_sign_extended};
    Term found = TERM_APPLY(table, rules, a, b);
    if (!found)
        found = common_rules(table, TERM_KIND_SLT, a, b);
    return found ? found : term_intern(table, TERM_KIND_SLT, 0, a, b, 0);
}

// ---- Constructors

static Term compare(TermTable *table, TermKind kind, Term a, Term b) {
    SHOULD(width_of(table, a) == width_of(table, b) && width_of(table, a),
           "bit-vectors of one width should be compared");
    if (a == b)
        return TERM_FALSE;
    Term result = term_cache_get(table, kind, a, b);
    if (!result) {
        table->nesting++;
        result = kind == TERM_KIND_ULT ? build_ult(table, a, b) : build_slt(table, a, b);
        table->nesting--;
        term_cache_put(table, kind, a, b, result);
    }
    return result;
}

Term term_ult(TermTable *table, Term a, Term b) {
    return compare(table, TERM_KIND_ULT, a, b);
}

Term term_ule(TermTable *table, Term a, Term b) {
    return term_not(term_ult(table, b, a));
}

Term term_slt(TermTable *table, Term a, Term b) {
    return compare(table, TERM_KIND_SLT, a, b);
}

Term term_sle(TermTable *table, Term a, Term b) {
    return term_not(term_slt(table, b, a));
}
