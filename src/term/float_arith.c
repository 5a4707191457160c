// Sum, product, quotient and square root. Terms have at most 64 bits: what needs more, the
// product and quotient of doubles, is computed in parts.
#include "term/float_parts.h"

enum { MOST_BITS = 64 };

// A sum is the same in both orders, and so is a product: one of them is built.
static void order_operands(Term *a, Term *b) {
    if (*a > *b) {
        Term first = *a;
        *a = *b;
        *b = first;
    }
}

// ---- Sum

// Subnormal numbers have the exponent 1, and no 1 before the fraction.
static Term stored_exponent(TermTable *terms, const FloatFields *fields) {
    uint32_t width = term_width(terms, fields->exponent);
    Term is_subnormal = term_bit_not(terms, fields->hidden);
    return term_bit_or(terms, fields->exponent, term_zero_extend(terms, is_subnormal, width));
}

static Term with_low_zeros(TermTable *terms, Term a, uint32_t count) {
    return term_concat(terms, a, term_constant(terms, count, 0));
}

// Adds, or subtracts, by one adder: its lowest bits carry in 1 for a difference.
static Term add_or_subtract(TermTable *terms, Term a, Term b, Term is_difference) {
    uint32_t width = term_width(terms, a);
    Term flip = float_bit(terms, is_difference);
    b = term_bit_xor(terms, b, term_sign_extend(terms, flip, width));
    Term sum = term_add(terms, term_concat(terms, a, term_constant(terms, 1, 1)),
                        term_concat(terms, b, flip));
    return term_extract(terms, sum, 1, width);
}

// Moves the highest 1 to the top, as far as the exponent stays above 0: a number of the least
// exponent is subnormal.
static Term normalise_within(TermTable *terms, Term a, Term *exponent) {
    uint32_t width = term_width(terms, a), step = 1;
    while (2 * step < width)
        step *= 2;
    for (; step; step /= 2) {
        Term by = term_constant(terms, term_width(terms, *exponent), step);
        if (term_width(terms, *exponent) < 32 && step >> term_width(terms, *exponent))
            continue; // no exponent is so large
        Term is_zero = term_not(float_is_set(terms, term_extract(terms, a, width - step, step)));
        Term moves = term_and(terms, is_zero, term_ult(terms, by, *exponent));
        Term moved = with_low_zeros(terms, term_extract(terms, a, 0, width - step), step);
        a = term_ite(terms, moves, moved, a);
        *exponent = term_ite(terms, moves, term_subtract(terms, *exponent, by), *exponent);
    }
    return a;
}

// The bits from `low` down count as one: is there anything?
static Term with_sticky(TermTable *terms, Term a, uint32_t low) {
    uint32_t width = term_width(terms, a);
    Term rest = float_bit(terms, float_is_set(terms, term_extract(terms, a, 0, low + 1)));
    return term_concat(terms, term_extract(terms, a, low + 1, width - low - 1), rest);
}

// Of finite numbers, the magnitude of a not less than that of b.
static Term sum_of_finite(TermTable *terms, FloatFormat format, const FloatFields *a,
                          const FloatFields *b, Term is_difference) {
    enum { EXTRA_BITS = 3 }; // half a unit, less, and one more that a difference may lose
    uint32_t exponent_bits = format.exponent_bits + 1;
    Term exponent = stored_exponent(terms, a);
    Term distance = term_subtract(terms, exponent, stored_exponent(terms, b));
    Term large = with_low_zeros(terms, term_concat(terms, a->hidden, a->fraction), EXTRA_BITS);
    Term small = with_low_zeros(terms, term_concat(terms, b->hidden, b->fraction), EXTRA_BITS);
    small = float_shift_sticky(terms, small, distance);
    uint32_t width = term_width(terms, large) + 1; // a carry
    Term sum = add_or_subtract(terms, term_zero_extend(terms, large, width),
                               term_zero_extend(terms, small, width), is_difference);
    Term is_zero = term_not(float_is_set(terms, sum));
    exponent = term_add(terms, term_zero_extend(terms, exponent, exponent_bits),
                        term_constant(terms, exponent_bits, 1));
    sum = normalise_within(terms, sum, &exponent);
    Term rounded = float_round(terms, format, a->is_negative, exponent,
                               with_sticky(terms, sum, width - format.fraction_bits - 3));
    Term both_negative = term_and(terms, a->is_negative, b->is_negative);
    return term_ite(terms, is_zero, float_zero(terms, format, both_negative), rounded);
}

Term float_add(TermTable *terms, FloatFormat format, Term a, Term b) {
    order_operands(&a, &b);
    FloatFields left = float_fields(terms, format, a), right = float_fields(terms, format, b);
    Term swapped = term_ult(terms, left.magnitude, right.magnitude);
    Term large = term_ite(terms, swapped, b, a), small = term_ite(terms, swapped, a, b);
    Term is_difference = term_xor(terms, left.is_negative, right.is_negative);
    Term is_nan = term_or(terms, float_is_nan(terms, format, a), float_is_nan(terms, format, b));
    Term cancels = term_and(terms, is_difference, float_is_infinite(terms, format, small));
    FloatFields first = float_fields(terms, format, large);
    FloatFields second = float_fields(terms, format, small);
    Term sum = sum_of_finite(terms, format, &first, &second, is_difference);
    sum = term_ite(terms, float_is_infinite(terms, format, large), large, sum);
    return term_ite(terms, term_or(terms, is_nan, cancels), float_nan(terms, format), sum);
}

Term float_subtract(TermTable *terms, FloatFormat format, Term a, Term b) {
    return float_add(terms, format, a, float_negate(terms, format, b));
}

// ---- Product and quotient

// The signs of both decide; what is infinite, 0 or NaN is left to `special`.
typedef struct FloatOperands {
    Term is_negative, is_nan;
    Term first_infinite, second_infinite, first_zero, second_zero;
    FloatNormal first, second;
} FloatOperands;

static FloatOperands operands_of(TermTable *terms, FloatFormat format, Term a, Term b) {
    return (FloatOperands){
        .is_negative = term_xor(terms, float_fields(terms, format, a).is_negative,
                                float_fields(terms, format, b).is_negative),
        .is_nan = term_or(terms, float_is_nan(terms, format, a), float_is_nan(terms, format, b)),
        .first_infinite = float_is_infinite(terms, format, a),
        .second_infinite = float_is_infinite(terms, format, b),
        .first_zero = float_is_zero(terms, format, a),
        .second_zero = float_is_zero(terms, format, b),
        .first = float_normal(terms, format, a),
        .second = float_normal(terms, format, b)};
}

static Term special(TermTable *terms, FloatFormat format, const FloatOperands *operands,
                    Term is_nan, Term is_infinite, Term is_zero, Term otherwise) {
    Term result =
        term_ite(terms, is_zero, float_zero(terms, format, operands->is_negative), otherwise);
    result =
        term_ite(terms, is_infinite, float_infinity(terms, format, operands->is_negative), result);
    return term_ite(terms, term_or(terms, operands->is_nan, is_nan), float_nan(terms, format),
                    result);
}

static Term wide_product(TermTable *terms, Term a, Term b) {
    uint32_t width = term_width(terms, a) + term_width(terms, b);
    return term_multiply(terms, term_zero_extend(terms, a, width),
                         term_zero_extend(terms, b, width));
}

// The highest `wanted` bits of the product, at least half of them; the lowest of these also stands
// for all below.
static Term high_product(TermTable *terms, Term a, Term b, uint32_t wanted) {
    uint32_t width = term_width(terms, a);
    if (2 * width <= MOST_BITS)
        return with_sticky(terms, wide_product(terms, a, b), 2 * width - wanted);
    // As on paper, with two digits each, the lower ones of `half` bits.
    uint32_t half = width / 2, middle_width = width + 2, high_width = 2 * (width - half);
    Term a_low = term_extract(terms, a, 0, half), b_low = term_extract(terms, b, 0, half);
    Term a_high = term_extract(terms, a, half, width - half);
    Term b_high = term_extract(terms, b, half, width - half);
    Term low = wide_product(terms, a_low, b_low);
    Term carried = term_zero_extend(terms, term_extract(terms, low, half, half), middle_width);
    Term first = term_zero_extend(terms, wide_product(terms, a_low, b_high), middle_width);
    Term second = term_zero_extend(terms, wide_product(terms, a_high, b_low), middle_width);
    Term middle = term_add(terms, term_add(terms, first, second), carried);
    carried = term_extract(terms, middle, half, middle_width - half);
    Term high = term_add(terms, wide_product(terms, a_high, b_high),
                         term_zero_extend(terms, carried, high_width));
    Term lowest = float_bit(terms, float_is_set(terms, term_extract(terms, low, 0, half)));
    Term rest = term_concat(terms, term_extract(terms, middle, 0, half), lowest);
    uint32_t missing = wanted - high_width;
    return term_concat(terms, high, with_sticky(terms, rest, half + 1 - missing));
}

// A product or quotient of normal significands, of three bits more than the fraction: the highest
// is 1, or the second is and the exponent one less. Without its lowest bit or the highest.
static Term round_product(TermTable *terms, FloatFormat format, Term is_negative, Term exponent,
                          Term product) {
    uint32_t width = term_width(terms, product);
    Term is_long = float_is_set(terms, term_extract(terms, product, width - 1, 1));
    Term significand = term_ite(terms, is_long, with_sticky(terms, product, 1),
                                term_extract(terms, product, 0, width - 1));
    Term one_less =
        term_zero_extend(terms, float_bit(terms, term_not(is_long)), term_width(terms, exponent));
    return float_pack(terms, format, is_negative, term_subtract(terms, exponent, one_less),
                      significand);
}

static Term exponent_constant(TermTable *terms, FloatFormat format, uint64_t value) {
    return term_constant(terms, float_exponent_width(format), value);
}

Term float_multiply(TermTable *terms, FloatFormat format, Term a, Term b) {
    order_operands(&a, &b);
    FloatOperands operands = operands_of(terms, format, a, b);
    Term product = high_product(terms, operands.first.significand, operands.second.significand,
                                format.fraction_bits + 4);
    Term exponent = term_add(terms, operands.first.exponent, operands.second.exponent);
    exponent =
        term_subtract(terms, exponent, exponent_constant(terms, format, float_bias(format) - 1));
    Term is_infinite = term_or(terms, operands.first_infinite, operands.second_infinite);
    Term is_zero = term_or(terms, operands.first_zero, operands.second_zero);
    return special(terms, format, &operands, term_and(terms, is_infinite, is_zero), is_infinite,
                   is_zero, round_product(terms, format, operands.is_negative, exponent, product));
}

static uint32_t trailing_zeros(const TermTable *terms, Term a) {
    uint64_t value;
    bool is_known = term_is_constant(terms, a, &value) && value;
    return is_known ? (uint32_t)__builtin_ctzll(value) : 0;
}

// The lowest `count` bits of the quotient; what is left, of the width of the divisor, goes to
// *rest.
static Term division_step(TermTable *terms, Term dividend, Term divisor, uint32_t count,
                          Term *rest) {
    uint32_t own = term_width(terms, divisor);
    Term wide = term_zero_extend(terms, divisor, term_width(terms, dividend));
    *rest = term_extract(terms, term_urem(terms, dividend, wide), 0, own);
    return term_extract(terms, term_udiv(terms, dividend, wide), 0, count);
}

// The same digit by digit, for a divisor of few bits: each step is a small function of what is
// left.
static Term short_division(TermTable *terms, Term dividend, Term divisor, uint32_t count,
                           Term *rest) {
    uint32_t own = term_width(terms, divisor), width = term_width(terms, dividend);
    Term left = term_constant(terms, own, 0), quotient = TERM_NONE;
    divisor = term_zero_extend(terms, divisor, own + 1);
    for (uint32_t i = width; i-- > 0;) {
        left = term_concat(terms, left, term_extract(terms, dividend, i, 1));
        Term fits = term_not(term_ult(terms, left, divisor)), digit = float_bit(terms, fits);
        left = term_ite(terms, fits, term_subtract(terms, left, divisor), left);
        left = term_extract(terms, left, 0, own);
        if (i < count)
            quotient = quotient ? term_concat(terms, quotient, digit) : digit;
    }
    *rest = left;
    return quotient;
}

// a / b in `digits` bits, the first of which is the whole number, and one that says whether there
// is a rest; a / b is less than 2. As on paper, but every step gives as many digits as a term has
// room for beside the divisor: all of them for floats, and for constants with a short fraction.
static Term long_division(TermTable *terms, Term a, Term b, uint32_t digits) {
    uint32_t own = term_width(terms, a), zeros = trailing_zeros(terms, b);
    Term rest = a, quotient = TERM_NONE;
    if (own + digits - 1 <= MOST_BITS + zeros) {
        enum { SHORT_DIVIDEND = 32 }; // of a longer one, the relation tells a solver more
        Term divisor = term_extract(terms, b, zeros, own - zeros);
        Term dividend = with_low_zeros(terms, a, digits - 1 - zeros);
        quotient = term_width(terms, dividend) <= SHORT_DIVIDEND
                       ? short_division(terms, dividend, divisor, digits, &rest)
                       : division_step(terms, dividend, divisor, digits, &rest);
        return term_concat(terms, quotient, float_bit(terms, float_is_set(terms, rest)));
    }
    for (uint32_t done = 0, count; done < digits; done += count) {
        uint32_t room = MOST_BITS - own + (done == 0); // the first digit stands before the point
        count = digits - done < room ? digits - done : room;
        Term dividend = with_low_zeros(terms, rest, count - (done == 0));
        Term part = division_step(terms, dividend, b, count, &rest);
        quotient = quotient ? term_concat(terms, quotient, part) : part;
    }
    return term_concat(terms, quotient, float_bit(terms, float_is_set(terms, rest)));
}

// match:  x / c where c is a power of two, and 1 / c is a normal number
// result: x * (1 / c), exactly the same
static Term divide_by_power(TermTable *terms, FloatFormat format, Term a, Term b) {
    uint64_t bits, fraction = (UINT64_C(1) << format.fraction_bits) - 1;
    if (!term_is_constant(terms, b, &bits) || (bits & fraction))
        return TERM_NONE;
    uint64_t sign = UINT64_C(1) << (float_width(format) - 1);
    uint64_t exponent = (bits & ~sign) >> format.fraction_bits, twice = 2 * float_bias(format);
    if (!exponent || exponent >= twice)
        return TERM_NONE;
    uint64_t inverse = (bits & sign) | (twice - exponent) << format.fraction_bits;
    return float_multiply(terms, format, a, term_constant(terms, float_width(format), inverse));
}

// match:  x / x
// result: 1, or NaN for 0, infinite numbers and NaN
static Term divide_by_itself(TermTable *terms, FloatFormat format, Term a, Term b) {
    if (a != b)
        return TERM_NONE;
    uint64_t one = float_bias(format) << format.fraction_bits;
    Term finite = term_not(
        term_or(terms, float_is_nan(terms, format, a), float_is_infinite(terms, format, a)));
    return term_ite(terms, term_and(terms, finite, term_not(float_is_zero(terms, format, a))),
                    term_constant(terms, float_width(format), one), float_nan(terms, format));
}

Term float_divide(TermTable *terms, FloatFormat format, Term a, Term b) {
    Term simple = divide_by_power(terms, format, a, b);
    if (!simple)
        simple = divide_by_itself(terms, format, a, b);
    if (simple)
        return simple;
    FloatOperands operands = operands_of(terms, format, a, b);
    Term quotient = long_division(terms, operands.first.significand, operands.second.significand,
                                  format.fraction_bits + 3);
    Term exponent = term_subtract(terms, operands.first.exponent, operands.second.exponent);
    exponent = term_add(terms, exponent, exponent_constant(terms, format, float_bias(format)));
    Term is_nan = term_or(terms, term_and(terms, operands.first_infinite, operands.second_infinite),
                          term_and(terms, operands.first_zero, operands.second_zero));
    Term is_infinite = term_or(terms, operands.first_infinite, operands.second_zero);
    Term is_zero = term_or(terms, operands.first_zero, operands.second_infinite);
    return special(terms, format, &operands, is_nan, is_infinite, is_zero,
                   round_product(terms, format, operands.is_negative, exponent, quotient));
}

// ---- Remainder

// significand * 2^distance modulo the divisor, in steps that move by as much as a term has room
// for; *known where the steps suffice.
static Term shifted_remainder(TermTable *terms, Term significand, Term distance, Term divisor,
                              Term *known) {
    enum { MOST_STEPS = 7 }; // enough for every float
    uint32_t own = term_width(terms, significand), bits = term_width(terms, distance);
    uint32_t room = MOST_BITS - own;
    if (bits < 32 && room >> (bits - 1)) // no distance is that long
        room = (UINT32_C(1) << (bits - 1)) - 1;
    Term most = term_constant(terms, bits, room), rest = significand,
         zero = term_constant(terms, bits, 0);
    divisor = term_zero_extend(terms, divisor, own + room);
    for (uint32_t i = 0; i < MOST_STEPS && (i == 0 || distance != zero); i++) {
        Term step = term_ite(terms, term_ult(terms, most, distance), most, distance);
        Term wide_step = own + room > bits ? term_zero_extend(terms, step, own + room)
                                           : term_extract(terms, step, 0, own + room);
        Term moved = term_shift_left(terms, term_zero_extend(terms, rest, own + room), wide_step);
        rest = term_extract(terms, term_urem(terms, moved, divisor), 0, own);
        distance = term_subtract(terms, distance, step);
    }
    *known = term_or(terms, term_equal(terms, distance, zero),
                     term_not(float_is_set(terms, rest))); // and 0 it would stay
    return rest;
}

// Of finite numbers that are not 0, the exponent of a not less than that of b.
static Term remainder_of_finite(TermTable *terms, FloatFormat format, Term is_negative,
                                const FloatNormal *a, const FloatNormal *b, Term distance,
                                Term *known) {
    Term rest = shifted_remainder(terms, a->significand, distance, b->significand, known), shift;
    Term normal = float_normalise(terms, rest, &shift);
    Term exponent = term_subtract(terms, b->exponent,
                                  term_zero_extend(terms, shift, term_width(terms, b->exponent)));
    Term result =
        float_pack(terms, format, is_negative, exponent, with_low_zeros(terms, normal, 2));
    return term_ite(terms, float_is_set(terms, rest), result,
                    float_zero(terms, format, is_negative));
}

Term float_remainder(TermTable *terms, FloatFormat format, Term a, Term b, Term *known) {
    FloatOperands operands = operands_of(terms, format, a, b);
    Term is_negative = float_fields(terms, format, a).is_negative;
    Term zero = exponent_constant(terms, format, 0);
    Term distance = term_subtract(terms, operands.first.exponent, operands.second.exponent);
    Term is_smaller = term_slt(terms, distance, zero);
    Term is_nan = term_or(terms, operands.is_nan,
                          term_or(terms, operands.first_infinite, operands.second_zero));
    Term keeps =
        term_or(terms, is_smaller, term_or(terms, operands.first_zero, operands.second_infinite));
    Term is_simple = term_or(terms, is_nan, keeps);
    distance = term_ite(terms, is_simple, zero, distance);
    Term rest = remainder_of_finite(terms, format, is_negative, &operands.first, &operands.second,
                                    distance, known);
    rest = term_ite(terms, keeps, a, rest);
    return term_ite(terms, is_nan, float_nan(terms, format), rest);
}

// ---- Square root

// The root of a number of twice `digits` bits, digit by digit from the left, and a bit that says
// whether there is a rest. `a` are the highest bits of the number, the others are 0.
static Term long_root(TermTable *terms, Term a, uint32_t digits) {
    uint32_t width = digits + 2, given = term_width(terms, a);
    Term rest = term_constant(terms, width, 0), root = TERM_NONE;
    for (uint32_t i = 0; i < digits; i++) {
        Term next = 2 * i < given ? term_extract(terms, a, given - 2 * i - 2, 2)
                                  : term_constant(terms, 2, 0);
        rest = term_concat(terms, term_extract(terms, rest, 0, width - 2), next);
        Term trial = term_constant(terms, 2, 1);
        if (root)
            trial = term_concat(terms, root, trial);
        trial = term_zero_extend(terms, trial, width);
        Term fits = term_not(term_ult(terms, rest, trial)), digit = float_bit(terms, fits);
        rest = term_ite(terms, fits, term_subtract(terms, rest, trial), rest);
        root = root ? term_concat(terms, root, digit) : digit;
    }
    return term_concat(terms, root, float_bit(terms, float_is_set(terms, rest)));
}

Term float_square_root(TermTable *terms, FloatFormat format, Term a) {
    uint32_t width = float_exponent_width(format), bits = format.fraction_bits;
    FloatNormal normal = float_normal(terms, format, a);
    Term bias = exponent_constant(terms, format, float_bias(format));
    Term exponent = term_subtract(terms, normal.exponent, bias);
    Term is_odd = float_is_set(terms, term_extract(terms, exponent, 0, 1));
    exponent = term_sign_extend(terms, term_extract(terms, exponent, 1, width - 1), width);
    exponent = term_add(terms, exponent, bias);
    // Of an even number of bits, two before the point.
    Term radicand = term_ite(terms, is_odd, with_low_zeros(terms, normal.significand, 1),
                             term_concat(terms, term_constant(terms, 1, 0), normal.significand));
    if (term_width(terms, radicand) % 2)
        radicand = with_low_zeros(terms, radicand, 1);
    Term significand = long_root(terms, radicand, bits + 2);
    Term root = float_round(terms, format, TERM_FALSE, exponent, significand);
    Term is_negative = float_fields(terms, format, a).is_negative;
    Term is_zero = float_is_zero(terms, format, a);
    Term is_nan = term_or(terms, float_is_nan(terms, format, a),
                          term_and(terms, is_negative, term_not(is_zero)));
    Term keeps = term_or(terms, is_zero, float_is_infinite(terms, format, a));
    return term_ite(terms, is_nan, float_nan(terms, format), term_ite(terms, keeps, a, root));
}
