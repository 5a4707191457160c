// Floating point (IEEE 754) on bit-vector terms: rounding to nearest, ties to even.
//
// A number is a term of 1 + exponent_bits + fraction_bits bits, as IEEE 754 lays them
// out. Operands may be any NaN; a NaN that an operation computes is always the same. Terms
// fold constants, so that these circuits compute with them, too.
#ifndef JURY_TERM_FLOAT_H
#define JURY_TERM_FLOAT_H

#include "term/term.h"

// At most 64 bits together.
typedef struct FloatFormat {
    uint32_t exponent_bits, fraction_bits;
} FloatFormat;

extern const FloatFormat FLOAT_SINGLE, FLOAT_DOUBLE;

uint32_t float_width(FloatFormat format);
Term float_nan(TermTable *terms, FloatFormat format);

// ---- float.c: kinds of numbers, and their order; all booleans
Term float_is_nan(TermTable *terms, FloatFormat format, Term a);
Term float_is_infinite(TermTable *terms, FloatFormat format, Term a);
Term float_is_zero(TermTable *terms, FloatFormat format, Term a);
Term float_equal(TermTable *terms, FloatFormat format, Term a, Term b); // no NaN; 0.0 == -0.0
Term float_less(TermTable *terms, FloatFormat format, Term a, Term b);
Term float_less_equal(TermTable *terms, FloatFormat format, Term a, Term b);
Term float_negate(TermTable *terms, FloatFormat format, Term a);

// ---- float_arith.c
Term float_add(TermTable *terms, FloatFormat format, Term a, Term b);
Term float_subtract(TermTable *terms, FloatFormat format, Term a, Term b);
Term float_multiply(TermTable *terms, FloatFormat format, Term a, Term b);
Term float_divide(TermTable *terms, FloatFormat format, Term a, Term b);
// As fmod: exact, with the sign of a. Of numbers that are very far apart it is not known; *known
// says where.
Term float_remainder(TermTable *terms, FloatFormat format, Term a, Term b, Term *known);
// Of formats that have no subnormal roots: float, double, all with fewer bits than the bias.
Term float_square_root(TermTable *terms, FloatFormat format, Term a);

// ---- float_convert.c
Term float_convert(TermTable *terms, FloatFormat from, FloatFormat to, Term a);
Term float_from_signed(TermTable *terms, FloatFormat format, Term integer); // of any width
// Rounded to zero; what does not fit becomes the nearest that does, NaN becomes 0.
Term float_to_signed(TermTable *terms, FloatFormat format, Term a, uint32_t width);

#endif
