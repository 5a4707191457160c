// Circuits of gates on vectors of literals, lowest bit first (docs/encoding.md).
#ifndef JURY_SOLVE_CIRCUIT_H
#define JURY_SOLVE_CIRCUIT_H

#include "solve/gate.h"

enum { CIRCUIT_MAX_WIDTH = 64 };

typedef struct Bits {
    uint32_t width;
    Literal bits[CIRCUIT_MAX_WIDTH];
} Bits;

Literal circuit_equal(GateGraph *graph, const Bits *a, const Bits *b);
Literal circuit_ult(GateGraph *graph, const Bits *a, const Bits *b);
Literal circuit_slt(GateGraph *graph, const Bits *a, const Bits *b);

Bits circuit_constant(uint32_t width, uint64_t value);
Bits circuit_not(const Bits *a);
Bits circuit_and(GateGraph *graph, const Bits *a, const Bits *b);
Bits circuit_xor(GateGraph *graph, const Bits *a, const Bits *b);
Bits circuit_ite(GateGraph *graph, Literal condition, const Bits *yes, const Bits *no);
Bits circuit_add(GateGraph *graph, const Bits *a, const Bits *b, Literal carry);
Bits circuit_multiply(GateGraph *graph, const Bits *a, const Bits *b);
// Quotient and remainder are fresh inputs; the literal returned says that they are right, and must
// be asserted. By zero: all ones, and the dividend.
Literal circuit_divide(GateGraph *graph, const Bits *a, const Bits *b, Bits *quotient,
                       Bits *remainder);

// Bits shifted in are `fill`.
Bits circuit_shift_left(GateGraph *graph, const Bits *a, const Bits *distance);
Bits circuit_shift_right(GateGraph *graph, const Bits *a, const Bits *distance, Literal fill);

#endif
