// Numbers as they are stored, and comparing them.
#include "term/float.h"

#include "term/float_parts.h"

const FloatFormat FLOAT_SINGLE = {8, 23}, FLOAT_DOUBLE = {11, 52};

uint32_t float_width(FloatFormat format) {
    return 1 + format.exponent_bits + format.fraction_bits;
}

uint64_t float_bias(FloatFormat format) {
    return (UINT64_C(1) << (format.exponent_bits - 1)) - 1;
}

// ---- Special numbers

static uint64_t infinity(FloatFormat format) {
    return ((UINT64_C(1) << format.exponent_bits) - 1) << format.fraction_bits;
}

Term float_nan(TermTable *terms, FloatFormat format) {
    uint64_t quiet = UINT64_C(1) << (format.fraction_bits - 1);
    return term_constant(terms, float_width(format), infinity(format) | quiet);
}

Term float_with_sign(TermTable *terms, Term is_negative, Term magnitude) {
    return term_concat(terms, float_bit(terms, is_negative), magnitude);
}

Term float_infinity(TermTable *terms, FloatFormat format, Term is_negative) {
    return float_with_sign(terms, is_negative,
                           term_constant(terms, float_width(format) - 1, infinity(format)));
}

Term float_zero(TermTable *terms, FloatFormat format, Term is_negative) {
    return float_with_sign(terms, is_negative, term_constant(terms, float_width(format) - 1, 0));
}

// ---- Fields

FloatFields float_fields(TermTable *terms, FloatFormat format, Term a) {
    uint32_t width = float_width(format);
    FloatFields fields = {.is_negative = float_is_set(terms, term_extract(terms, a, width - 1, 1)),
                          .exponent =
                              term_extract(terms, a, format.fraction_bits, format.exponent_bits),
                          .fraction = term_extract(terms, a, 0, format.fraction_bits),
                          .magnitude = term_extract(terms, a, 0, width - 1)};
    fields.hidden = float_bit(terms, float_is_set(terms, fields.exponent));
    return fields;
}

Term float_is_nan(TermTable *terms, FloatFormat format, Term a) {
    FloatFields fields = float_fields(terms, format, a);
    Term ones = term_constant(terms, format.exponent_bits, UINT64_MAX);
    return term_and(terms, term_equal(terms, fields.exponent, ones),
                    float_is_set(terms, fields.fraction));
}

Term float_is_infinite(TermTable *terms, FloatFormat format, Term a) {
    uint32_t width = float_width(format) - 1;
    return term_equal(terms, term_extract(terms, a, 0, width),
                      term_constant(terms, width, infinity(format)));
}

Term float_is_zero(TermTable *terms, FloatFormat format, Term a) {
    return term_not(float_is_set(terms, term_extract(terms, a, 0, float_width(format) - 1)));
}

Term float_negate(TermTable *terms, FloatFormat format, Term a) {
    FloatFields fields = float_fields(terms, format, a);
    return float_with_sign(terms, term_not(fields.is_negative), fields.magnitude);
}

// ---- Order

static Term both_zero(TermTable *terms, FloatFormat format, Term a, Term b) {
    return term_and(terms, float_is_zero(terms, format, a), float_is_zero(terms, format, b));
}

static Term neither_nan(TermTable *terms, FloatFormat format, Term a, Term b) {
    return term_not(term_or(terms, float_is_nan(terms, format, a), float_is_nan(terms, format, b)));
}

Term float_equal(TermTable *terms, FloatFormat format, Term a, Term b) {
    if (a == b)
        return term_not(float_is_nan(terms, format, a));
    Term same = term_and(terms, term_equal(terms, a, b), term_not(float_is_nan(terms, format, a)));
    return term_or(terms, same, both_zero(terms, format, a, b));
}

// As if there were no NaN.
static Term less(TermTable *terms, FloatFormat format, Term a, Term b) {
    FloatFields left = float_fields(terms, format, a), right = float_fields(terms, format, b);
    Term if_negative =
        term_ite(terms, right.is_negative, term_ult(terms, right.magnitude, left.magnitude),
                 term_not(both_zero(terms, format, a, b)));
    Term if_positive = term_and(terms, term_not(right.is_negative),
                                term_ult(terms, left.magnitude, right.magnitude));
    return term_ite(terms, left.is_negative, if_negative, if_positive);
}

Term float_less(TermTable *terms, FloatFormat format, Term a, Term b) {
    return term_and(terms, neither_nan(terms, format, a, b), less(terms, format, a, b));
}

Term float_less_equal(TermTable *terms, FloatFormat format, Term a, Term b) {
    return term_and(terms, neither_nan(terms, format, a, b), term_not(less(terms, format, b, a)));
}
