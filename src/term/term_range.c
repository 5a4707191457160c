// Ranges: between which unsigned numbers does a bit-vector term lie?
//
// Computed once per term from the ranges of its children. They tell that an index made of small
// parts stays below a length, or that a reference never is null, without asking a solver.
#include "term/internal.h"

static TermRange full_range(uint32_t width) {
    return (TermRange){0, width ? value_mask(width) : 1};
}

static uint64_t smaller(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static uint64_t larger(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

// All ones up to the highest one of `value`.
static uint64_t filled(uint64_t value) {
    return value ? UINT64_MAX >> __builtin_clzll(value) : 0;
}

static TermRange either_range(TermRange a, TermRange b) {
    return (TermRange){smaller(a.least, b.least), larger(a.greatest, b.greatest)};
}

// Known where no sum wraps, or every sum does.
static TermRange sum_range(uint32_t width, TermRange a, TermRange b) {
    uint64_t mask = value_mask(width);
    bool never_wraps = a.greatest <= mask - b.greatest;
    bool always_wraps = b.least && a.least > mask - b.least;
    if (!never_wraps && !always_wraps)
        return full_range(width);
    return (TermRange){(a.least + b.least) & mask, (a.greatest + b.greatest) & mask};
}

static TermRange product_range(uint32_t width, TermRange a, TermRange b) {
    uint64_t greatest;
    if (__builtin_mul_overflow(a.greatest, b.greatest, &greatest) || greatest > value_mask(width))
        return full_range(width);
    return (TermRange){a.least * b.least, greatest};
}

static TermRange quotient_range(uint32_t width, TermRange a, TermRange b) {
    if (b.least == 0) // division by zero gives all ones
        return (TermRange){a.least / larger(b.greatest, 1), value_mask(width)};
    return (TermRange){a.least / b.greatest, a.greatest / b.least};
}

static TermRange remainder_range(TermRange a, TermRange b) {
    return (TermRange){0, b.least ? smaller(a.greatest, b.greatest - 1) : a.greatest};
}

static TermRange shift_left_range(uint32_t width, TermRange a, TermRange b) {
    if (b.greatest >= width || a.greatest > value_mask(width) >> b.greatest)
        return full_range(width);
    return (TermRange){a.least << b.least, a.greatest << b.greatest};
}

static TermRange shift_right_range(uint32_t width, TermRange a, TermRange b) {
    uint64_t least = b.greatest < width ? a.least >> b.greatest : 0;
    return (TermRange){least, b.least < width ? a.greatest >> b.least : 0};
}

// What is never negative has become an unsigned shift.
static TermRange shift_right_signed_range(uint32_t width, TermRange a) {
    return a.least < value_sign(width) ? full_range(width)
                                       : (TermRange){a.least, value_mask(width)};
}

static TermRange concat_range(TermRange high, TermRange low, uint32_t low_width) {
    return (TermRange){high.least << low_width | low.least,
                       high.greatest << low_width | low.greatest};
}

static TermRange extract_range(TermRange a, uint32_t low, uint32_t width) {
    uint64_t least = a.least >> low, greatest = a.greatest >> low;
    // The bits above must be the same throughout, or the values wrap around.
    if (width < 64 && least >> width != greatest >> width)
        return full_range(width);
    return (TermRange){least & value_mask(width), greatest & value_mask(width)};
}

TermRange term_range(const TermTable *table, TermKind kind, uint32_t width, const Term *children) {
    TermRange ranges[3] = {{0, 0}};
    for (uint32_t i = 0; i < term_kind_info[kind].arity; i++)
        ranges[i] = range_of(table, children[i]);
    TermRange a = ranges[0], b = ranges[1];
    switch (kind) {
    case TERM_KIND_CONSTANT: {
        uint64_t value = (uint64_t)children[1] << 32 | children[0];
        return (TermRange){value, value};
    }
    case TERM_KIND_ITE: return either_range(ranges[1], ranges[2]);
    case TERM_KIND_BIT_NOT:
        return (TermRange){~a.greatest & value_mask(width), ~a.least & value_mask(width)};
    case TERM_KIND_BIT_AND: return (TermRange){0, smaller(a.greatest, b.greatest)};
    case TERM_KIND_BIT_XOR: return (TermRange){0, filled(a.greatest | b.greatest)};
    case TERM_KIND_ADD: return sum_range(width, a, b);
    case TERM_KIND_MULTIPLY: return product_range(width, a, b);
    case TERM_KIND_UDIV: return quotient_range(width, a, b);
    case TERM_KIND_UREM: return remainder_range(a, b);
    case TERM_KIND_SHIFT_LEFT: return shift_left_range(width, a, b);
    case TERM_KIND_SHIFT_RIGHT: return shift_right_range(width, a, b);
    case TERM_KIND_SHIFT_RIGHT_SIGNED: return shift_right_signed_range(width, a);
    case TERM_KIND_CONCAT: return concat_range(a, b, width_of(table, children[1]));
    case TERM_KIND_EXTRACT: return extract_range(a, children[1], width);
    case TERM_KIND_TRUE:
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_AND:
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_EQUAL:
    case TERM_KIND_ULT:
    case TERM_KIND_SLT:
    case TERM_KIND_VARIABLE:
    case TERM_KIND_SIGN_EXTEND: break; // where the range shows the sign, this is a CONCAT
    }
    return full_range(width);
}
