// A double as two words, for strict_*.c.
#ifndef JURY_BASE_STRICT_WORDS_H
#define JURY_BASE_STRICT_WORDS_H

#include <stdint.h>
#include <string.h>

static inline uint64_t strict_bits(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double strict_of_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline int32_t strict_high(double x) {
    return (int32_t)(strict_bits(x) >> 32);
}

static inline uint32_t strict_low(double x) {
    return (uint32_t)strict_bits(x);
}

static inline double strict_with_high(double x, int32_t high) {
    return strict_of_bits((uint64_t)(uint32_t)high << 32 | strict_low(x));
}

static inline double strict_with_low(double x, uint32_t low) {
    return strict_of_bits((strict_bits(x) & UINT64_C(0xffffffff00000000)) | low);
}

// Adds to the exponent; the result must be a normal number.
static inline double strict_scaled(double x, int32_t exponent) {
    return strict_with_high(x, (int32_t)((uint32_t)strict_high(x) + ((uint32_t)exponent << 20)));
}

enum { STRICT_MAGNITUDE = 0x7fffffff, STRICT_INFINITE = 0x7ff00000 };

static inline int32_t strict_size(double x) {
    return strict_high(x) & STRICT_MAGNITUDE;
}

#endif
