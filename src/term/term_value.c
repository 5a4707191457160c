// Arithmetic on numbers of 1 to 64 bits, kept in the low bits of a uint64_t with zeros above.
// What the operators of terms mean is written here once; folding and evaluation use it.
#include "term/internal.h"

uint64_t value_mask(uint32_t width) {
    return width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

uint64_t value_sign(uint32_t width) {
    return UINT64_C(1) << (width - 1);
}

uint64_t value_extend(uint64_t value, uint32_t from, uint32_t to) {
    if (value & value_sign(from))
        value |= ~value_mask(from);
    return value & value_mask(to);
}

int64_t value_signed(uint64_t value, uint32_t width) {
    return (int64_t)value_extend(value, width, 64);
}

bool value_is_power_of_two(uint64_t value, uint32_t *exponent) {
    if (value == 0 || (value & (value - 1)))
        return false;
    *exponent = (uint32_t)__builtin_ctzll(value);
    return true;
}

static uint64_t shift_left(uint32_t width, uint64_t value, uint64_t distance) {
    return distance >= width ? 0 : value << distance;
}

static uint64_t shift_right(uint32_t width, uint64_t value, uint64_t distance) {
    return distance >= width ? 0 : value >> distance;
}

static uint64_t shift_right_signed(uint32_t width, uint64_t value, uint64_t distance) {
    uint64_t extended = value_extend(value, width, 64);
    uint64_t sign = extended >> 63 ? UINT64_MAX : 0;
    if (distance >= width)
        return sign;
    return distance == 0 ? value : extended >> distance | sign << (64 - distance);
}

uint64_t value_binary(TermKind kind, uint32_t width, uint64_t a, uint64_t b) {
    uint64_t mask = value_mask(width);
    switch (kind) {
    case TERM_KIND_EQUAL: return a == b;
    case TERM_KIND_ULT: return a < b;
    case TERM_KIND_SLT: return value_signed(a, width) < value_signed(b, width);
    case TERM_KIND_BIT_AND: return a & b;
    case TERM_KIND_BIT_XOR: return a ^ b;
    case TERM_KIND_ADD: return (a + b) & mask;
    case TERM_KIND_MULTIPLY: return (a * b) & mask;
    case TERM_KIND_UDIV: return b ? a / b : mask;
    case TERM_KIND_UREM: return b ? a % b : a;
    case TERM_KIND_SHIFT_LEFT: return shift_left(width, a, b) & mask;
    case TERM_KIND_SHIFT_RIGHT: return shift_right(width, a, b);
    case TERM_KIND_SHIFT_RIGHT_SIGNED: return shift_right_signed(width, a, b) & mask;
    case TERM_KIND_TRUE:
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_AND:
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_CONSTANT:
    case TERM_KIND_VARIABLE:
    case TERM_KIND_ITE:
    case TERM_KIND_BIT_NOT:
    case TERM_KIND_CONCAT:
    case TERM_KIND_EXTRACT:
    case TERM_KIND_SIGN_EXTEND: break;
    }
    SHOULD(false, "a binary value should come from two operands of one width");
    return 0;
}
