// Shared by float*.c: the parts of a number, and numbers made from parts.
#ifndef JURY_TERM_FLOAT_PARTS_H
#define JURY_TERM_FLOAT_PARTS_H

#include "term/float.h"

// Fields as they are stored. `is_negative` is a boolean.
typedef struct FloatFields {
    Term is_negative, exponent, fraction;
    Term magnitude; // exponent and fraction: without the sign, greater is greater
    Term hidden;    // one bit: the 1 before the fraction, which subnormal numbers lack
} FloatFields;

// A number that is not 0, infinite or NaN: 1.xxx times 2 to the exponent, less the bias. Of
// others it means nothing.
typedef struct FloatNormal {
    Term exponent;    // signed, of float_exponent_width bits: subnormal numbers go below 1
    Term significand; // fraction_bits + 1, the highest of which is a constant 1
} FloatNormal;

// ---- float.c
FloatFields float_fields(TermTable *terms, FloatFormat format, Term a);
Term float_infinity(TermTable *terms, FloatFormat format, Term is_negative);
Term float_zero(TermTable *terms, FloatFormat format, Term is_negative);
Term float_with_sign(TermTable *terms, Term is_negative, Term magnitude);
uint64_t float_bias(FloatFormat format);

// ---- float_pack.c
Term float_bit(TermTable *terms, Term boolean); // as one bit
Term float_is_set(TermTable *terms, Term a);    // some bit of it
uint32_t float_exponent_width(FloatFormat format);
FloatNormal float_normal(TermTable *terms, FloatFormat format, Term a);
// Moves the highest 1 to the highest bit; *shift, of its own width, is how far.
Term float_normalise(TermTable *terms, Term a, Term *shift);
// To the right; a 1 that falls out stays in the lowest bit. The distance is unsigned.
Term float_shift_sticky(TermTable *terms, Term a, Term distance);
// The significand has two bits more, half and less than half of a unit; it is normal, or the
// exponent 1. The exponent is at least 1, unsigned, of more than exponent_bits.
Term float_round(TermTable *terms, FloatFormat format, Term is_negative, Term exponent,
                 Term significand);
// The same for any signed exponent: a number too small is subnormal. The significand is normal.
Term float_pack(TermTable *terms, FloatFormat format, Term is_negative, Term exponent,
                Term significand);

#endif
