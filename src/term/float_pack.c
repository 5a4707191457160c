// Normal form and rounding: from the parts of a result to its bits.
#include "term/float_parts.h"

Term float_bit(TermTable *terms, Term boolean) {
    return term_ite(terms, boolean, term_constant(terms, 1, 1), term_constant(terms, 1, 0));
}

Term float_is_set(TermTable *terms, Term a) {
    return term_not(term_equal(terms, a, term_constant(terms, term_width(terms, a), 0)));
}

// Room for the sum of two exponents of subnormal numbers, below 0, and for more than the greatest.
uint32_t float_exponent_width(FloatFormat format) {
    uint64_t reach = 2 * ((UINT64_C(1) << format.exponent_bits) + format.fraction_bits + 2);
    uint32_t width = 1;
    while (UINT64_C(1) << (width - 1) <= reach)
        width++;
    return width;
}

// ---- Shifts

static Term moved_left(TermTable *terms, Term a, uint32_t step) {
    return term_concat(terms, term_extract(terms, a, 0, term_width(terms, a) - step),
                       term_constant(terms, step, 0));
}

Term float_normalise(TermTable *terms, Term a, Term *shift) {
    uint32_t width = term_width(terms, a), step = 1;
    while (2 * step < width)
        step *= 2;
    *shift = TERM_NONE;
    for (; step; step /= 2) {
        Term is_zero = term_not(float_is_set(terms, term_extract(terms, a, width - step, step)));
        Term bit = float_bit(terms, is_zero);
        *shift = *shift ? term_concat(terms, *shift, bit) : bit;
        a = term_ite(terms, is_zero, moved_left(terms, a, step), a);
    }
    return a;
}

// By a constant.
static Term moved_right(TermTable *terms, Term a, uint32_t step) {
    uint32_t width = term_width(terms, a);
    Term low = float_bit(terms, float_is_set(terms, term_extract(terms, a, 0, step + 1)));
    Term zeros = term_constant(terms, step, 0);
    if (step + 1 == width)
        return term_concat(terms, zeros, low);
    Term high = term_extract(terms, a, step + 1, width - step - 1);
    return term_concat(terms, term_concat(terms, zeros, high), low);
}

Term float_shift_sticky(TermTable *terms, Term a, Term distance) {
    uint32_t width = term_width(terms, a), bits = term_width(terms, distance), i = 0;
    Term lost = float_bit(terms, float_is_set(terms, a));
    for (; i < bits && UINT64_C(1) << i < width; i++) {
        Term bit = float_is_set(terms, term_extract(terms, distance, i, 1));
        a = term_ite(terms, bit, moved_right(terms, a, UINT32_C(1) << i), a);
    }
    if (i == bits)
        return a;
    Term is_far = float_is_set(terms, term_extract(terms, distance, i, bits - i));
    return term_ite(terms, is_far, term_zero_extend(terms, lost, width), a);
}

// ---- Normal form

FloatNormal float_normal(TermTable *terms, FloatFormat format, Term a) {
    uint32_t width = float_exponent_width(format), bits = format.fraction_bits;
    FloatFields fields = float_fields(terms, format, a);
    Term shift;
    Term normal =
        float_normalise(terms, term_concat(terms, fields.hidden, fields.fraction), &shift);
    Term lowest = term_bit_or(
        terms, fields.exponent,
        term_zero_extend(terms, term_bit_not(terms, fields.hidden), format.exponent_bits));
    return (FloatNormal){.exponent = term_subtract(terms, term_zero_extend(terms, lowest, width),
                                                   term_zero_extend(terms, shift, width)),
                         .significand = term_concat(terms, term_constant(terms, 1, 1),
                                                    term_extract(terms, normal, 0, bits))};
}

// ---- Rounding

// The exponent field is one less and the 1 before the fraction is added to it, so that a
// subnormal number gets 0; a carry of rounding goes on into the exponent, to infinity at last.
Term float_round(TermTable *terms, FloatFormat format, Term is_negative, Term exponent,
                 Term significand) {
    uint32_t bits = format.fraction_bits, width = float_width(format) - 1;
    Term half = float_is_set(terms, term_extract(terms, significand, 1, 1));
    Term less_than_half = float_is_set(terms, term_extract(terms, significand, 0, 1));
    Term is_odd = float_is_set(terms, term_extract(terms, significand, 2, 1));
    Term is_up = term_and(terms, half, term_or(terms, less_than_half, is_odd));
    Term one = term_constant(terms, format.exponent_bits, 1);
    Term field = term_subtract(terms, term_extract(terms, exponent, 0, format.exponent_bits), one);
    Term hidden = term_extract(terms, significand, bits + 2, 1);
    field = term_add(terms, field, term_zero_extend(terms, hidden, format.exponent_bits));
    Term magnitude = term_concat(terms, field, term_extract(terms, significand, 2, bits));
    magnitude = term_add(terms, magnitude, term_zero_extend(terms, float_bit(terms, is_up), width));
    uint64_t greatest = (UINT64_C(1) << format.exponent_bits) - 2;
    Term overflows =
        term_ult(terms, term_constant(terms, term_width(terms, exponent), greatest), exponent);
    return term_ite(terms, overflows, float_infinity(terms, format, is_negative),
                    float_with_sign(terms, is_negative, magnitude));
}

Term float_pack(TermTable *terms, FloatFormat format, Term is_negative, Term exponent,
                Term significand) {
    Term one = term_constant(terms, term_width(terms, exponent), 1);
    Term is_small = term_slt(terms, exponent, one);
    Term zero = term_constant(terms, term_width(terms, exponent), 0);
    Term distance = term_ite(terms, is_small, term_subtract(terms, one, exponent), zero);
    significand = float_shift_sticky(terms, significand, distance);
    return float_round(terms, format, is_negative, term_ite(terms, is_small, one, exponent),
                       significand);
}
