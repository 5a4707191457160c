// Conversions between formats, and from and to integers.
#include "term/float_parts.h"

// Cut to `width` bits, of which the lowest also stands for all that was cut; or filled with zeros.
static Term with_width(TermTable *terms, Term a, uint32_t width) {
    uint32_t own = term_width(terms, a);
    if (own <= width)
        return own == width ? a : term_concat(terms, a, term_constant(terms, width - own, 0));
    Term rest = float_bit(terms, float_is_set(terms, term_extract(terms, a, 0, own - width + 1)));
    return term_concat(terms, term_extract(terms, a, own - width + 1, width - 1), rest);
}

// ---- Between formats

// Every number of `from`, subnormal or not, is a normal number of `to`.
static bool is_wider(FloatFormat from, FloatFormat to) {
    return to.fraction_bits >= from.fraction_bits &&
           float_bias(to) > float_bias(from) + from.fraction_bits;
}

static Term from_finite(TermTable *terms, FloatFormat from, FloatFormat to, Term a) {
    uint32_t own = float_exponent_width(from), other = float_exponent_width(to);
    uint32_t width = (own > other ? own : other) + 1;
    FloatNormal normal = float_normal(terms, from, a);
    Term is_negative = float_fields(terms, from, a).is_negative;
    Term exponent = term_add(terms, term_sign_extend(terms, normal.exponent, width),
                             term_constant(terms, width, float_bias(to) - float_bias(from)));
    Term significand = with_width(terms, normal.significand, to.fraction_bits + 3);
    return is_wider(from, to) ? float_round(terms, to, is_negative, exponent, significand)
                              : float_pack(terms, to, is_negative, exponent, significand);
}

Term float_convert(TermTable *terms, FloatFormat from, FloatFormat to, Term a) {
    Term is_negative = float_fields(terms, from, a).is_negative;
    Term result = from_finite(terms, from, to, a);
    result =
        term_ite(terms, float_is_zero(terms, from, a), float_zero(terms, to, is_negative), result);
    result = term_ite(terms, float_is_infinite(terms, from, a),
                      float_infinity(terms, to, is_negative), result);
    return term_ite(terms, float_is_nan(terms, from, a), float_nan(terms, to), result);
}

// ---- Integers

Term float_from_signed(TermTable *terms, FloatFormat format, Term integer) {
    uint32_t width = term_width(terms, integer), exponent_width = float_exponent_width(format);
    uint64_t greatest = float_bias(format) + width - 1; // exponent of any integer
    while (greatest >> (exponent_width - 1))
        exponent_width++;
    Term is_negative = float_is_set(terms, term_extract(terms, integer, width - 1, 1));
    Term magnitude = term_ite(terms, is_negative, term_negate(terms, integer), integer), shift;
    Term normal = float_normalise(terms, magnitude, &shift);
    Term exponent = term_subtract(terms, term_constant(terms, exponent_width, greatest),
                                  term_zero_extend(terms, shift, exponent_width));
    Term result = float_round(terms, format, is_negative, exponent,
                              with_width(terms, normal, format.fraction_bits + 3));
    return term_ite(terms, float_is_set(terms, integer), result,
                    float_zero(terms, format, TERM_FALSE));
}

// The significand stands at the left of `width` bits and moves to the right: as far as the
// exponent is below that of the highest bit.
static Term whole_part(TermTable *terms, FloatFormat format, const FloatFields *fields,
                       uint32_t width) {
    Term significand = term_concat(terms, fields->hidden, fields->fraction);
    uint32_t own = term_width(terms, significand), bits = format.exponent_bits;
    significand = own >= width
                      ? term_extract(terms, significand, own - width, width)
                      : term_concat(terms, significand, term_constant(terms, width - own, 0));
    uint32_t distance_bits = bits < 8 ? 8 : bits; // a distance up to 64 counts
    Term top = term_constant(terms, distance_bits, float_bias(format) + width - 1);
    Term distance =
        term_subtract(terms, top, term_zero_extend(terms, fields->exponent, distance_bits));
    uint32_t wide = width > distance_bits ? width : distance_bits;
    Term moved = term_shift_right(terms, term_zero_extend(terms, significand, wide),
                                  term_zero_extend(terms, distance, wide));
    return term_extract(terms, moved, 0, width);
}

Term float_to_signed(TermTable *terms, FloatFormat format, Term a, uint32_t width) {
    FloatFields fields = float_fields(terms, format, a);
    Term whole = whole_part(terms, format, &fields, width);
    whole = term_ite(terms, fields.is_negative, term_negate(terms, whole), whole);
    uint64_t first = float_bias(format) + width - 1; // the exponent from which on nothing fits
    uint64_t greatest_exponent = (UINT64_C(1) << format.exponent_bits) - 1;
    Term overflows = TERM_FALSE;
    if (first <= greatest_exponent)
        overflows =
            term_ule(terms, term_constant(terms, format.exponent_bits, first), fields.exponent);
    Term is_infinite = float_is_infinite(terms, format, a);
    Term least = term_constant(terms, width, UINT64_C(1) << (width - 1));
    Term limit = term_ite(terms, fields.is_negative, least, term_bit_not(terms, least));
    Term result = term_ite(terms, term_or(terms, overflows, is_infinite), limit, whole);
    return term_ite(terms, float_is_nan(terms, format, a), term_constant(terms, width, 0), result);
}
