// Circuits for the operators of terms; docs/encoding.md draws them.
#include "solve/circuit.h"

// ---- Comparison

Literal circuit_equal(GateGraph *graph, const Bits *a, const Bits *b) {
    Literal result = LITERAL_TRUE;
    for (uint32_t i = 0; i < a->width; i++)
        result = gate_and(graph, result, -gate_xor(graph, a->bits[i], b->bits[i]));
    return result;
}

// Is a[0..i] < b[0..i]? Bit i decides if the two differ, otherwise what was found below: that is
// the majority of not a, b and the answer below, the borrow of a - b.
static Literal borrow(GateGraph *graph, Literal a, Literal b, Literal below) {
    return gate_majority(graph, -a, b, below);
}

Literal circuit_ult(GateGraph *graph, const Bits *a, const Bits *b) {
    Literal less = LITERAL_FALSE;
    for (uint32_t i = 0; i < a->width; i++)
        less = borrow(graph, a->bits[i], b->bits[i], less);
    return less;
}

// The sign bit counts the other way round.
Literal circuit_slt(GateGraph *graph, const Bits *a, const Bits *b) {
    uint32_t sign = a->width - 1;
    Literal less = LITERAL_FALSE;
    for (uint32_t i = 0; i < sign; i++)
        less = borrow(graph, a->bits[i], b->bits[i], less);
    return borrow(graph, b->bits[sign], a->bits[sign], less);
}

// ---- Bit by bit

Bits circuit_constant(uint32_t width, uint64_t value) {
    Bits result = {.width = width};
    for (uint32_t i = 0; i < width; i++)
        result.bits[i] = value >> i & 1 ? LITERAL_TRUE : LITERAL_FALSE;
    return result;
}

Bits circuit_not(const Bits *a) {
    Bits result = {.width = a->width};
    for (uint32_t i = 0; i < a->width; i++)
        result.bits[i] = -a->bits[i];
    return result;
}

Bits circuit_and(GateGraph *graph, const Bits *a, const Bits *b) {
    Bits result = {.width = a->width};
    for (uint32_t i = 0; i < a->width; i++)
        result.bits[i] = gate_and(graph, a->bits[i], b->bits[i]);
    return result;
}

Bits circuit_xor(GateGraph *graph, const Bits *a, const Bits *b) {
    Bits result = {.width = a->width};
    for (uint32_t i = 0; i < a->width; i++)
        result.bits[i] = gate_xor(graph, a->bits[i], b->bits[i]);
    return result;
}

Bits circuit_ite(GateGraph *graph, Literal condition, const Bits *yes, const Bits *no) {
    Bits result = {.width = yes->width};
    for (uint32_t i = 0; i < yes->width; i++)
        result.bits[i] = gate_ite(graph, condition, yes->bits[i], no->bits[i]);
    return result;
}

// ---- Arithmetic

Bits circuit_add(GateGraph *graph, const Bits *a, const Bits *b, Literal carry) {
    Bits result = {.width = a->width};
    for (uint32_t i = 0; i < a->width; i++) {
        result.bits[i] = gate_xor3(graph, a->bits[i], b->bits[i], carry);
        if (i + 1 < a->width)
            carry = gate_majority(graph, a->bits[i], b->bits[i], carry);
    }
    return result;
}

static uint32_t constant_bits(const Bits *a) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < a->width; i++)
        count += a->bits[i] == LITERAL_TRUE || a->bits[i] == LITERAL_FALSE;
    return count;
}

// Adds `row` shifted left by `shift` to `sum`, in place; bits beyond the width are dropped.
static void add_row(GateGraph *graph, Bits *sum, const Bits *row, uint32_t shift) {
    Literal carry = LITERAL_FALSE;
    for (uint32_t i = shift; i < sum->width; i++) {
        Literal a = sum->bits[i], b = row->bits[i - shift];
        sum->bits[i] = gate_xor3(graph, a, b, carry);
        if (i + 1 < sum->width)
            carry = gate_majority(graph, a, b, carry);
    }
}

// Shift and add: one row per bit of the factor with more known bits.
Bits circuit_multiply(GateGraph *graph, const Bits *a, const Bits *b) {
    if (constant_bits(a) > constant_bits(b))
        return circuit_multiply(graph, b, a);
    Bits sum = circuit_constant(a->width, 0);
    for (uint32_t i = 0; i < b->width; i++) {
        if (b->bits[i] == LITERAL_FALSE)
            continue;
        Bits row = *a;
        for (uint32_t j = 0; j < a->width - i; j++)
            row.bits[j] = gate_and(graph, a->bits[j], b->bits[i]);
        add_row(graph, &sum, &row, i);
    }
    return sum;
}

// ---- Division

// Restoring division, from the highest bit: the remainder takes in the next bit of the dividend;
// if the divisor fits it is taken away, and the bit of the quotient is 1. A divisor of zero always
// fits and takes nothing away: all ones, and the dividend.
void circuit_divide(GateGraph *graph, const Bits *a, const Bits *b, Bits *quotient,
                    Bits *remainder) {
    uint32_t width = a->width;
    Bits rest = circuit_constant(width, 0);
    quotient->width = width;
    Bits negated = circuit_not(b);
    for (uint32_t i = width; i-- > 0;) {
        Literal overflow = rest.bits[width - 1];
        for (uint32_t j = width - 1; j > 0; j--)
            rest.bits[j] = rest.bits[j - 1];
        rest.bits[0] = a->bits[i];
        Literal fits = gate_or(graph, overflow, -circuit_ult(graph, &rest, b));
        Bits less = circuit_add(graph, &rest, &negated, LITERAL_TRUE);
        rest = circuit_ite(graph, fits, &less, &rest);
        quotient->bits[i] = fits;
    }
    *remainder = rest;
}

// ---- Shifts

// Is the distance at least 2^stage, where no stage handles that any more?
static Literal too_far(GateGraph *graph, const Bits *distance) {
    Literal result = LITERAL_FALSE;
    for (uint32_t i = 0; i < distance->width; i++)
        if (i >= 32 || UINT64_C(1) << i >= distance->width)
            result = gate_or(graph, result, distance->bits[i]);
    return result;
}

static Bits filled(uint32_t width, Literal fill) {
    Bits result = {.width = width};
    for (uint32_t i = 0; i < width; i++)
        result.bits[i] = fill;
    return result;
}

// One stage per bit of the distance, each moving by a power of two or not at all.
Bits circuit_shift_left(GateGraph *graph, const Bits *a, const Bits *distance) {
    Bits result = *a;
    for (uint32_t stage = 0; UINT64_C(1) << stage < a->width; stage++) {
        uint32_t step = UINT32_C(1) << stage;
        Bits moved = filled(a->width, LITERAL_FALSE);
        for (uint32_t i = step; i < a->width; i++)
            moved.bits[i] = result.bits[i - step];
        result = circuit_ite(graph, distance->bits[stage], &moved, &result);
    }
    Bits nothing = filled(a->width, LITERAL_FALSE);
    return circuit_ite(graph, too_far(graph, distance), &nothing, &result);
}

Bits circuit_shift_right(GateGraph *graph, const Bits *a, const Bits *distance, Literal fill) {
    Bits result = *a;
    for (uint32_t stage = 0; UINT64_C(1) << stage < a->width; stage++) {
        uint32_t step = UINT32_C(1) << stage;
        Bits moved = filled(a->width, fill);
        for (uint32_t i = 0; i + step < a->width; i++)
            moved.bits[i] = result.bits[i + step];
        result = circuit_ite(graph, distance->bits[stage], &moved, &result);
    }
    Bits nothing = filled(a->width, fill);
    return circuit_ite(graph, too_far(graph, distance), &nothing, &result);
}
