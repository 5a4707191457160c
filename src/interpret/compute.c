// Java's operators on concrete numbers (JLS 15.15 - 15.22).
#include "interpret/internal.h"

#include <math.h>
#include <string.h>

// ---- Integers

static Value cut(IrType type, uint64_t value) {
    return type == IR_INT    ? (int32_t)(uint32_t)value
           : type == IR_BOOL ? (Value)(value & 1)
                             : (Value)value;
}

static Value shift(IrOperation operation, IrType type, Value a, Value b) {
    uint32_t distance = (uint32_t)b & (type == IR_INT ? 31 : 63);
    if (operation == IR_SHIFT_LEFT)
        return cut(type, (uint64_t)a << distance);
    if (operation == IR_SHIFT_RIGHT)
        return cut(type, (uint64_t)(a >> distance));
    return type == IR_INT ? (int32_t)((uint32_t)a >> distance) : (Value)((uint64_t)a >> distance);
}

static Value divide(IrOperation operation, Value a, Value b) {
    if (b == -1) // the quotient of the smallest number wraps
        return operation == IR_DIVIDE ? (Value)(0 - (uint64_t)a) : 0;
    return operation == IR_DIVIDE ? a / b : a % b;
}

Value compute(IrOperation operation, IrType type, Value a, Value b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch ((int)operation) { // those that compute
    case IR_ADD: return cut(type, x + y);
    case IR_SUBTRACT: return cut(type, x - y);
    case IR_MULTIPLY: return cut(type, x * y);
    case IR_DIVIDE:
    case IR_REMAINDER: return cut(type, (uint64_t)divide(operation, a, b));
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED: return shift(operation, type, a, b);
    case IR_AND: return a & b;
    case IR_OR: return a | b;
    case IR_XOR: return a ^ b;
    case IR_NEGATE: return cut(type, 0 - x);
    case IR_NOT: return cut(type, ~x);
    case IR_EQUAL: return a == b;
    case IR_LESS: return a < b;
    case IR_LESS_EQUAL: return a <= b;
    case IR_TO_BYTE: return (int8_t)a;
    case IR_TO_SHORT: return (int16_t)a;
    case IR_TO_CHAR: return (uint16_t)a;
    case IR_TO_INT: return (int32_t)a;
    default: return a; // COPY, TO_LONG
    }
}

// ---- Floating point, kept as bits

static double floating(IrType type, Value value) {
    float narrow;
    double wide;
    int32_t low = (int32_t)value;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&wide, &value, sizeof wide);
    return type == IR_FLOAT ? (double)narrow : type == IR_DOUBLE ? wide : (double)value;
}

static Value bits(IrType type, double value) {
    float narrow = (float)value;
    Value wide;
    int32_t low;
    memcpy(&low, &narrow, sizeof low);
    memcpy(&wide, &value, sizeof wide);
    return type == IR_FLOAT ? low : wide;
}

static Value saturated(double value, Value least, Value greatest) {
    if (value != value)
        return 0;
    return value <= (double)least ? least : value >= (double)greatest ? greatest : (Value)value;
}

// A double holds what sums, products and quotients of floats need to be rounded once.
Value compute_floating(IrOperation operation, IrType from, IrType to, Value a, Value b) {
    double x = floating(from, a), y = floating(from, b);
    switch ((int)operation) {
    case IR_ADD: return bits(to, x + y);
    case IR_SUBTRACT: return bits(to, x - y);
    case IR_MULTIPLY: return bits(to, x * y);
    case IR_DIVIDE: return bits(to, x / y);
    case IR_REMAINDER: return bits(to, fmod(x, y));
    case IR_NEGATE: return bits(to, -x);
    case IR_EQUAL: return x == y;
    case IR_LESS: return x < y;
    case IR_LESS_EQUAL: return x <= y;
    case IR_TO_INT: return saturated(x, INT32_MIN, INT32_MAX);
    case IR_TO_LONG: return saturated(x, INT64_MIN, INT64_MAX);
    default: // to float or double; of a long at once
        return to == IR_FLOAT && from == IR_LONG ? bits(to, (double)(float)a) : bits(to, x);
    }
}
