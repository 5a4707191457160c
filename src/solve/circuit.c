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

static Bits fresh(GateGraph *graph, uint32_t width) {
    Bits result = {.width = width};
    for (uint32_t i = 0; i < width; i++)
        result.bits[i] = gate_input(graph);
    return result;
}

// Adds a << shift to the sum, in place, if `bit` is set; says whether nothing overflowed.
static Literal add_row_exactly(GateGraph *graph, Bits *sum, const Bits *a, Literal bit,
                               uint32_t shift) {
    Literal carry = LITERAL_FALSE, exact = LITERAL_TRUE;
    for (uint32_t i = 0; i < a->width; i++) {
        Literal summand = gate_and(graph, a->bits[i], bit);
        if (i + shift >= sum->width) {
            exact = gate_and(graph, exact, -summand);
            continue;
        }
        Literal other = sum->bits[i + shift];
        sum->bits[i + shift] = gate_xor3(graph, other, summand, carry);
        carry = gate_majority(graph, other, summand, carry);
    }
    return gate_and(graph, exact, -carry);
}

// quotient * divisor + remainder = dividend without overflow, and remainder < divisor.
static Literal is_division(GateGraph *graph, const Bits *a, const Bits *b, const Bits *quotient,
                           const Bits *remainder) {
    Bits sum = *remainder;
    Literal right = circuit_ult(graph, remainder, b);
    for (uint32_t i = 0; i < a->width; i++)
        right = gate_and(graph, right, add_row_exactly(graph, &sum, b, quotient->bits[i], i));
    return gate_and(graph, right, circuit_equal(graph, &sum, a));
}

// A divisor of 2 or more gives at most half the dividend. That follows from the above, but only a
// long search would find it.
static Literal is_at_most_half(GateGraph *graph, const Bits *a, const Bits *b,
                               const Bits *quotient) {
    Literal is_large = LITERAL_FALSE;
    Bits half = circuit_constant(a->width, 0);
    for (uint32_t i = 1; i < a->width; i++) {
        is_large = gate_or(graph, is_large, b->bits[i]);
        half.bits[i - 1] = a->bits[i];
    }
    return gate_or(graph, -is_large, -circuit_ult(graph, &half, quotient));
}

static Literal is_division_by_zero(GateGraph *graph, const Bits *a, const Bits *quotient,
                                   const Bits *remainder) {
    Bits ones = circuit_constant(a->width, UINT64_MAX);
    return gate_and(graph, circuit_equal(graph, quotient, &ones),
                    circuit_equal(graph, remainder, a));
}

// A divisor with a bit that is known to be set leaves few bits to the quotient.
static Bits fresh_quotient(GateGraph *graph, const Bits *divisor) {
    uint32_t known = divisor->width;
    while (known && divisor->bits[known - 1] != LITERAL_TRUE)
        known--;
    Bits result = circuit_constant(divisor->width, 0);
    for (uint32_t i = 0; i < divisor->width && (!known || i + known <= divisor->width); i++)
        result.bits[i] = gate_input(graph);
    return result;
}

Literal circuit_divide(GateGraph *graph, const Bits *a, const Bits *b, Bits *quotient,
                       Bits *remainder) {
    Bits zero = circuit_constant(a->width, 0);
    *quotient = fresh_quotient(graph, b);
    *remainder = fresh(graph, a->width);
    Literal by_zero = circuit_equal(graph, b, &zero);
    Literal usual = is_division(graph, a, b, quotient, remainder);
    Literal special = is_division_by_zero(graph, a, quotient, remainder);
    Literal right =
        gate_and(graph, gate_or(graph, by_zero, usual), gate_or(graph, -by_zero, special));
    return gate_and(graph, right, is_at_most_half(graph, a, b, quotient));
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
