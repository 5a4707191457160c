// Division and remainder. Unsigned ones are terms; signed ones are made of them.
//
// By zero they give what SMT-LIB says: all ones, and the dividend.
#include "term/internal.h"

static bool is_power(const TermTable *table, Term term, uint32_t *exponent) {
    return is_constant(table, term) && value_is_power_of_two(constant_value(table, term), exponent);
}

static Term zero_of(TermTable *table, Term like) {
    return term_constant(table, width_of(table, like), 0);
}

// ---- Narrow dividends
//
// The circuit of a division grows with the square of its width, and most dividends are small: an
// index plus a distance, a number of elements.

// So many bits hold every value of the term; at least one.
static uint32_t bits_needed(const TermTable *table, Term term) {
    uint64_t greatest = range_of(table, term).greatest;
    return greatest ? 64 - (uint32_t)__builtin_clzll(greatest) : 1;
}

static Term low_bits(TermTable *table, Term term, uint32_t width) {
    return term_extract(table, term, 0, width);
}

static Term fits_into(TermTable *table, Term term, uint32_t width) {
    return term_ult(table, term, term_constant(table, width_of(table, term), UINT64_C(1) << width));
}

// match:  udiv(x, y) where the range of x needs fewer bits than there are
// result: by zero all ones; the quotient of the low bits where y fits into them; else 0
static Term udiv_of_narrow(TermTable *table, Term a, Term b) {
    uint32_t width = width_of(table, a), narrow = bits_needed(table, a);
    if (narrow >= width)
        return TERM_NONE;
    Term quotient = term_udiv(table, low_bits(table, a, narrow), low_bits(table, b, narrow));
    Term usual = term_ite(table, fits_into(table, b, narrow),
                          term_zero_extend(table, quotient, width), zero_of(table, a));
    return term_ite(table, term_equal(table, b, zero_of(table, b)),
                    term_constant(table, width, UINT64_MAX), usual);
}

// match:  urem(x, y) where the range of x needs fewer bits than there are
// result: the remainder of the low bits where y fits into them; else x
static Term urem_of_narrow(TermTable *table, Term a, Term b) {
    uint32_t width = width_of(table, a), narrow = bits_needed(table, a);
    if (narrow >= width)
        return TERM_NONE;
    Term remainder = term_urem(table, low_bits(table, a, narrow), low_bits(table, b, narrow));
    return term_ite(table, fits_into(table, b, narrow), term_zero_extend(table, remainder, width),
                    a);
}

// ---- Small divisors

enum { MOST_SMALL_DIVISOR = 2 }; // 3 would need a circuit, and that one next to choices is worse

// match:  a division by y whose range ends at 2: a table of so few buckets
// result: that by 2 where y is 2, and so on
static Term divide_by_small(TermTable *table, Term a, Term b,
                            Term (*divide)(TermTable *table, Term a, Term b)) {
    TermRange range = range_of(table, b);
    if (range.greatest > MOST_SMALL_DIVISOR || is_constant(table, b))
        return TERM_NONE;
    uint32_t width = width_of(table, b);
    Term result = divide(table, a, term_constant(table, width, range.least));
    for (uint64_t value = range.least + 1; value <= range.greatest; value++) {
        Term divisor = term_constant(table, width, value);
        result = term_ite(table, term_equal(table, b, divisor), divide(table, a, divisor), result);
    }
    return result;
}

// ---- Open divisions

bool term_is_open_division(const TermTable *table, Term term) {
    enum { FEW_DIVISORS = 16 };
    TermKind kind = kind_of(table, term);
    return (kind == TERM_KIND_UDIV || kind == TERM_KIND_UREM) &&
           !is_constant(table, child_of(table, term, 1)) &&
           range_of(table, child_of(table, term, 1)).greatest >= FEW_DIVISORS;
}

// ---- Unsigned

// match:  udiv(k1, k2), udiv(x, 0)
// result: the quotient, all ones
static Term udiv_constants(TermTable *table, Term a, Term b) {
    if (is_value(table, b, 0))
        return term_constant(table, width_of(table, a), UINT64_MAX);
    if (!is_constant(table, a) || !is_constant(table, b))
        return TERM_NONE;
    return term_constant(table, width_of(table, a),
                         constant_value(table, a) / constant_value(table, b));
}

// match:  udiv(x, 2^n)
// result: x shifted right by n
static Term udiv_by_power(TermTable *table, Term a, Term b) {
    uint32_t exponent;
    if (!is_power(table, b, &exponent))
        return TERM_NONE;
    return term_shift_right(table, a, term_constant(table, width_of(table, a), exponent));
}

// match:  udiv(x, x), udiv(0, x)
// result: ite(x is 0, all ones, 1), ite(x is 0, all ones, 0)
static Term udiv_of_same_or_zero(TermTable *table, Term a, Term b) {
    if (a != b && !is_value(table, a, 0))
        return TERM_NONE;
    uint32_t width = width_of(table, a);
    return term_ite(table, term_equal(table, b, zero_of(table, b)),
                    term_constant(table, width, UINT64_MAX), term_constant(table, width, a == b));
}

static Term udiv_by_small(TermTable *table, Term a, Term b) {
    return divide_by_small(table, a, b, term_udiv);
}

static Term udiv_of_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_udiv);
}

Term term_udiv(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {udiv_constants, udiv_by_power, udiv_of_same_or_zero,
                                      udiv_of_choice, udiv_by_small, udiv_of_narrow};
    SHOULD(width_of(table, a) == width_of(table, b), "dividend and divisor should have one width");
    Term found = TERM_APPLY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_UDIV, width_of(table, a), a, b, 0);
}

// match:  urem(k1, k2), urem(x, 0), urem(x, x)
// result: the remainder, x, 0
static Term urem_constants(TermTable *table, Term a, Term b) {
    if (is_value(table, b, 0))
        return a;
    if (a == b)
        return zero_of(table, a);
    if (!is_constant(table, a) || !is_constant(table, b))
        return TERM_NONE;
    return term_constant(table, width_of(table, a),
                         constant_value(table, a) % constant_value(table, b));
}

// match:  urem(x, 2^n)
// result: the n low bits of x
static Term urem_by_power(TermTable *table, Term a, Term b) {
    uint32_t exponent;
    if (!is_power(table, b, &exponent))
        return TERM_NONE;
    if (exponent == 0)
        return zero_of(table, a);
    return term_zero_extend(table, term_extract(table, a, 0, exponent), width_of(table, a));
}

// match:  urem(x, y) where the ranges show that x is below y
// result: x
static Term urem_of_smaller(TermTable *table, Term a, Term b) {
    return range_of(table, a).greatest < range_of(table, b).least ? a : TERM_NONE;
}

static Term urem_by_small(TermTable *table, Term a, Term b) {
    return divide_by_small(table, a, b, term_urem);
}

static Term urem_of_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_urem);
}

Term term_urem(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {urem_constants, urem_by_power, urem_of_smaller,
                                      urem_of_choice, urem_by_small, urem_of_narrow};
    SHOULD(width_of(table, a) == width_of(table, b), "dividend and divisor should have one width");
    Term found = TERM_APPLY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_UREM, width_of(table, a), a, b, 0);
}

// ---- Signed

// What a quotient or a remainder was made of, for sums that put them together again: afterwards it
// is a choice by signs, whose parts do not show it.
static Term remember(TermTable *table, Map *map, Term term, Division parts) {
    if (is_constant(table, term) || division_of(map, term))
        return term;
    Division *division = ARENA_NEW(table->arena, Division);
    *division = parts;
    map_put(table->arena, map, (const void *)(uintptr_t)term, division);
    return term;
}

static Term is_negative(TermTable *table, Term a) {
    return term_slt(table, a, zero_of(table, a));
}

static Term negate_if(TermTable *table, Term condition, Term a) {
    return term_ite(table, condition, term_negate(table, a), a);
}

// The absolute value, as an unsigned number. Of a remainder it is what the remainder was made of:
// that is no more than the magnitude of the dividend, so that its sign does not change it.
static Term magnitude(TermTable *table, Term a) {
    const Division *division = division_of(&table->remainders, a);
    return division ? division->magnitude : negate_if(table, is_negative(table, a), a);
}

// match:  sdiv(x, 2^n), the divisor positive, n > 0
// result: (x + (x < 0 ? 2^n - 1 : 0)) >> n: one addition instead of two negations
static Term sdiv_by_power(TermTable *table, Term a, Term b) {
    uint32_t exponent, width = width_of(table, a);
    if (!is_power(table, b, &exponent) || exponent == 0 || exponent == width - 1)
        return TERM_NONE;
    Term rounding = term_ite(table, is_negative(table, a),
                             term_constant(table, width, value_mask(exponent)), zero_of(table, a));
    return term_shift_right_signed(table, term_add(table, a, rounding),
                                   term_constant(table, width, exponent));
}

// match:  sdiv(x, 1), sdiv(x, -1)
// result: x, minus x
static Term sdiv_by_one(TermTable *table, Term a, Term b) {
    if (is_value(table, b, value_mask(width_of(table, b))))
        return term_negate(table, a);
    return is_value(table, b, 1) ? a : TERM_NONE;
}

Term term_sdiv(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {sdiv_by_one, sdiv_by_power};
    Term found = TERM_APPLY(table, rules, a, b);
    if (!found)
        found = divide_by_small(table, a, b, term_sdiv);
    if (found)
        return found;
    Term negative_a = is_negative(table, a), negative_b = is_negative(table, b);
    Term quotient = term_udiv(table, magnitude(table, a), magnitude(table, b));
    Term result = negate_if(table, term_xor(table, negative_a, negative_b), quotient);
    return remember(table, &table->quotients, result, (Division){a, b, TERM_NONE});
}

// match:  srem(x, 2^n), the divisor positive, n > 0
// result: the n low bits of x; before them ones if x is negative and they are not 0
static Term srem_by_power(TermTable *table, Term a, Term b) {
    uint32_t exponent, width = width_of(table, a);
    if (!is_power(table, b, &exponent) || exponent == 0 || exponent == width - 1)
        return TERM_NONE;
    Term low = term_extract(table, a, 0, exponent);
    Term high = term_constant(table, width - exponent, UINT64_MAX);
    Term borrows = term_and(table, is_negative(table, a),
                            term_not(term_equal(table, low, zero_of(table, low))));
    return term_ite(table, borrows, term_concat(table, high, low),
                    term_zero_extend(table, low, width));
}

Term term_srem(TermTable *table, Term a, Term b) {
    Term special = srem_by_power(table, a, b);
    if (!special)
        special = divide_by_small(table, a, b, term_srem);
    if (special)
        return special;
    Term negative = is_negative(table, a);
    Term remainder = term_urem(table, magnitude(table, a), magnitude(table, b));
    return remember(table, &table->remainders, negate_if(table, negative, remainder),
                    (Division){a, b, remainder});
}
