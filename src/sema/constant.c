// Constant expressions (JLS 15.29): values, operators and conversions.
//
// Integers are kept sign-extended in 64 bits; a result is computed without
// overflow in unsigned arithmetic and cut down to the promoted kind. What is
// no constant of the JLS (null, division by zero) gives NULL.
#include "sema/constant_text.h"
#include "sema/internal.h"

#include <math.h>
#include <string.h>

static const Constant *constant_new(Arena *arena, Constant value) {
    Constant *constant = ARENA_NEW(arena, Constant);
    *constant = value;
    return constant;
}

static bool is_integral(ConstantKind kind) {
    return kind >= CONSTANT_BYTE && kind <= CONSTANT_LONG;
}

static bool is_numeric(ConstantKind kind) {
    return kind >= CONSTANT_BYTE && kind <= CONSTANT_DOUBLE;
}

static ConstantKind promote(ConstantKind a, ConstantKind b) { // JLS 5.6
    ConstantKind wider = a > b ? a : b;
    return wider < CONSTANT_INT ? CONSTANT_INT : wider;
}

// ---- Values of a kind

static int64_t cut_integer(ConstantKind kind, int64_t value) {
    switch (kind) {
    case CONSTANT_BYTE: return (int8_t)value;
    case CONSTANT_SHORT: return (int16_t)value;
    case CONSTANT_CHAR: return (uint16_t)value;
    case CONSTANT_INT: return (int32_t)value;
    case CONSTANT_LONG:
    case CONSTANT_BOOLEAN: return value;
    case CONSTANT_NONE:
    case CONSTANT_FLOAT:
    case CONSTANT_DOUBLE:
    case CONSTANT_STRING:
    case CONSTANT_NULL: break;
    }
    SHOULD(false, "only integers should be cut to a width");
    return 0;
}

static const Constant *new_integer(Arena *arena, ConstantKind kind, int64_t value) {
    return constant_new(arena, (Constant){.kind = kind, .integer = cut_integer(kind, value)});
}

static const Constant *new_boolean(Arena *arena, bool value) {
    return constant_new(arena, (Constant){.kind = CONSTANT_BOOLEAN, .integer = value});
}

static const Constant *new_floating(Arena *arena, ConstantKind kind, double value) {
    double rounded = kind == CONSTANT_FLOAT ? (float)value : value;
    return constant_new(arena, (Constant){.kind = kind, .floating = rounded});
}

static double as_floating(const Constant *value, ConstantKind kind) {
    if (value->kind >= CONSTANT_FLOAT)
        return value->floating;
    return kind == CONSTANT_FLOAT ? (float)value->integer : (double)value->integer;
}

// JLS 5.1.3: not-a-number gives 0, what is too large the nearest value.
static int64_t floating_to_integer(double value, int64_t least, int64_t greatest) {
    if (isnan(value))
        return 0;
    if (value <= (double)least)
        return least;
    if (value >= (double)greatest)
        return greatest;
    return (int64_t)value;
}

static int64_t as_integer(const Constant *value, ConstantKind kind) {
    if (value->kind < CONSTANT_FLOAT)
        return value->integer;
    return kind == CONSTANT_LONG ? floating_to_integer(value->floating, INT64_MIN, INT64_MAX)
                                 : floating_to_integer(value->floating, INT32_MIN, INT32_MAX);
}

// ---- Unary operators

const Constant *constant_unary(Arena *arena, Operator operation, const Constant *operand) {
    if (!operand)
        return NULL;
    if (operation == OPERATOR_NOT && operand->kind == CONSTANT_BOOLEAN)
        return new_boolean(arena, !operand->integer);
    if (!is_numeric(operand->kind))
        return NULL;
    ConstantKind kind = promote(operand->kind, CONSTANT_INT);
    if (operation == OPERATOR_PLUS && is_integral(kind))
        return new_integer(arena, kind, operand->integer);
    if (operation == OPERATOR_PLUS)
        return new_floating(arena, kind, operand->floating);
    if (operation == OPERATOR_MINUS && is_integral(kind))
        return new_integer(arena, kind, (int64_t)(0 - (uint64_t)operand->integer));
    if (operation == OPERATOR_MINUS)
        return new_floating(arena, kind, -operand->floating);
    if (operation == OPERATOR_COMPLEMENT && is_integral(kind))
        return new_integer(arena, kind, ~operand->integer);
    return NULL;
}

// ---- Binary operators on numbers

// Not known for a division by zero and for operators that are not of integers.
typedef struct IntegerResult {
    bool known;
    int64_t value;
} IntegerResult;

static IntegerResult known_integer(uint64_t value) {
    return (IntegerResult){true, (int64_t)value};
}

// The least value divided by -1 overflows, in C even for the remainder.
static IntegerResult divide_integers(Operator operation, int64_t left, int64_t right) {
    if (right == 0)
        return (IntegerResult){false, 0};
    if (right == -1)
        return known_integer(operation == OPERATOR_DIVIDE ? 0 - (uint64_t)left : 0);
    return known_integer((uint64_t)(operation == OPERATOR_DIVIDE ? left / right : left % right));
}

static IntegerResult integer_operation(Operator operation, int64_t left, int64_t right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    if (operation == OPERATOR_ADD)
        return known_integer(a + b);
    if (operation == OPERATOR_SUBTRACT)
        return known_integer(a - b);
    if (operation == OPERATOR_MULTIPLY)
        return known_integer(a * b);
    if (operation == OPERATOR_BIT_AND)
        return known_integer(a & b);
    if (operation == OPERATOR_BIT_OR)
        return known_integer(a | b);
    if (operation == OPERATOR_BIT_XOR)
        return known_integer(a ^ b);
    if (operation == OPERATOR_DIVIDE || operation == OPERATOR_REMAINDER)
        return divide_integers(operation, left, right);
    return (IntegerResult){false, 0};
}

// The remainder of JLS 15.17.3, which is exact: each step takes off the largest
// power of two times the divisor.
static double floating_remainder(double left, double right) {
    if (isnan(left) || isnan(right) || isinf(left) || right == 0)
        return NAN;
    double rest = fabs(left), divisor = fabs(right);
    while (rest >= divisor) {
        int rest_exponent, divisor_exponent;
        frexp(rest, &rest_exponent);
        frexp(divisor, &divisor_exponent);
        double multiple = ldexp(divisor, rest_exponent - divisor_exponent);
        rest -= multiple <= rest ? multiple : multiple / 2;
    }
    return copysign(rest, left);
}

static const Constant *floating_operation(Arena *arena, ConstantKind kind, Operator operation,
                                          double left, double right) {
    // Sums, products and quotients of floats are rounded correctly from double to float.
    if (operation == OPERATOR_ADD)
        return new_floating(arena, kind, left + right);
    if (operation == OPERATOR_SUBTRACT)
        return new_floating(arena, kind, left - right);
    if (operation == OPERATOR_MULTIPLY)
        return new_floating(arena, kind, left * right);
    if (operation == OPERATOR_DIVIDE)
        return new_floating(arena, kind, left / right);
    if (operation == OPERATOR_REMAINDER)
        return new_floating(arena, kind, floating_remainder(left, right));
    return NULL;
}

// The distance counts modulo the width of the left operand (JLS 15.19).
static const Constant *shift(Arena *arena, Operator operation, const Constant *left,
                             const Constant *right) {
    if (!is_integral(left->kind) || !is_integral(right->kind))
        return NULL;
    ConstantKind kind = promote(left->kind, CONSTANT_INT);
    unsigned distance = (unsigned)right->integer & (kind == CONSTANT_LONG ? 63 : 31);
    uint64_t bits = (uint64_t)left->integer;
    if (operation == OPERATOR_SHIFT_LEFT)
        return new_integer(arena, kind, (int64_t)(bits << distance));
    if (operation == OPERATOR_SHIFT_RIGHT)
        return new_integer(arena, kind, left->integer >> distance);
    if (kind == CONSTANT_INT)
        bits = (uint32_t)bits;
    return new_integer(arena, kind, (int64_t)(bits >> distance));
}

static bool is_shift(Operator operation) {
    return operation == OPERATOR_SHIFT_LEFT || operation == OPERATOR_SHIFT_RIGHT ||
           operation == OPERATOR_SHIFT_RIGHT_UNSIGNED;
}

// less, equal, greater: how the operands compare; none of them with not-a-number.
static const Constant *comparison(Arena *arena, Operator operation, bool less, bool equal,
                                  bool greater) {
    if (operation == OPERATOR_EQUAL)
        return new_boolean(arena, equal);
    if (operation == OPERATOR_NOT_EQUAL)
        return new_boolean(arena, !equal);
    if (operation == OPERATOR_LESS)
        return new_boolean(arena, less);
    if (operation == OPERATOR_LESS_EQUAL)
        return new_boolean(arena, less || equal);
    if (operation == OPERATOR_GREATER)
        return new_boolean(arena, greater);
    if (operation == OPERATOR_GREATER_EQUAL)
        return new_boolean(arena, greater || equal);
    return NULL;
}

static const Constant *binary_floating(Arena *arena, ConstantKind kind, Operator operation,
                                       const Constant *left, const Constant *right) {
    double a = as_floating(left, kind), b = as_floating(right, kind);
    const Constant *compared = comparison(arena, operation, a<b, a == b, a> b);
    return compared ? compared : floating_operation(arena, kind, operation, a, b);
}

static const Constant *binary_numeric(Arena *arena, Operator operation, const Constant *left,
                                      const Constant *right) {
    if (is_shift(operation))
        return shift(arena, operation, left, right);
    ConstantKind kind = promote(left->kind, right->kind);
    if (!is_integral(kind))
        return binary_floating(arena, kind, operation, left, right);
    int64_t a = left->integer, b = right->integer;
    const Constant *compared = comparison(arena, operation, a<b, a == b, a> b);
    if (compared)
        return compared;
    IntegerResult result = integer_operation(operation, a, b);
    return result.known ? new_integer(arena, kind, result.value) : NULL;
}

// ---- Binary operators on booleans and strings

static const Constant *binary_boolean(Arena *arena, Operator operation, bool left, bool right) {
    if (operation == OPERATOR_AND || operation == OPERATOR_BIT_AND)
        return new_boolean(arena, left && right);
    if (operation == OPERATOR_OR || operation == OPERATOR_BIT_OR)
        return new_boolean(arena, left || right);
    if (operation == OPERATOR_BIT_XOR || operation == OPERATOR_NOT_EQUAL)
        return new_boolean(arena, left != right);
    if (operation == OPERATOR_EQUAL)
        return new_boolean(arena, left == right);
    return NULL;
}

static const Constant *new_string(Arena *arena, const uint16_t *units, uint32_t length) {
    return constant_new(arena,
                        (Constant){.kind = CONSTANT_STRING, .length = length, .units = units});
}

// JLS 5.1.11: string conversion.
static const Constant *as_string(Arena *arena, const Constant *value) {
    if (value->kind == CONSTANT_STRING)
        return value;
    if (value->kind == CONSTANT_CHAR) {
        uint16_t *unit = arena_array(arena, 1, sizeof(uint16_t));
        unit[0] = (uint16_t)value->integer;
        return new_string(arena, unit, 1);
    }
    Buffer text = {0};
    constant_print_text(&text, value);
    uint16_t *units = arena_array(arena, text.length, sizeof(uint16_t));
    for (size_t i = 0; i < text.length; i++)
        units[i] = (uint16_t)text.text[i];
    uint32_t length = (uint32_t)text.length;
    buffer_free(&text);
    return new_string(arena, units, length);
}

static const Constant *concatenate(Arena *arena, const Constant *left, const Constant *right) {
    const Constant *a = as_string(arena, left), *b = as_string(arena, right);
    size_t length = (size_t)a->length + b->length;
    if (length > UINT32_MAX)
        return NULL;
    uint16_t *units = arena_array(arena, length, sizeof(uint16_t));
    for (uint32_t i = 0; i < a->length; i++)
        units[i] = a->units[i];
    for (uint32_t i = 0; i < b->length; i++)
        units[a->length + i] = b->units[i];
    return new_string(arena, units, (uint32_t)length);
}

static bool equal_strings(const Constant *a, const Constant *b) {
    if (a->length != b->length)
        return false;
    for (uint32_t i = 0; i < a->length; i++)
        if (a->units[i] != b->units[i])
            return false;
    return true;
}

// Constant strings are interned (JLS 3.10.5): the same object when equal.
static const Constant *binary_string(Arena *arena, Operator operation, const Constant *left,
                                     const Constant *right) {
    if (operation == OPERATOR_ADD)
        return concatenate(arena, left, right);
    if (left->kind != right->kind)
        return NULL;
    if (operation == OPERATOR_EQUAL)
        return new_boolean(arena, equal_strings(left, right));
    if (operation == OPERATOR_NOT_EQUAL)
        return new_boolean(arena, !equal_strings(left, right));
    return NULL;
}

static bool is_constant(const Constant *value) {
    return value && value->kind != CONSTANT_NONE && value->kind != CONSTANT_NULL;
}

const Constant *constant_binary(Arena *arena, Operator operation, const Constant *left,
                                const Constant *right) {
    if (!is_constant(left) || !is_constant(right))
        return NULL;
    if (left->kind == CONSTANT_STRING || right->kind == CONSTANT_STRING)
        return binary_string(arena, operation, left, right);
    if (left->kind == CONSTANT_BOOLEAN && right->kind == CONSTANT_BOOLEAN)
        return binary_boolean(arena, operation, left->integer, right->integer);
    if (is_numeric(left->kind) && is_numeric(right->kind))
        return binary_numeric(arena, operation, left, right);
    return NULL;
}

// ---- Conversions

// CONSTANT_NONE where no constant has that type.
static ConstantKind kind_of_type(TypeKind kind) {
    static const ConstantKind kinds[] = {
        [TYPE_BOOLEAN] = CONSTANT_BOOLEAN, [TYPE_BYTE] = CONSTANT_BYTE,
        [TYPE_SHORT] = CONSTANT_SHORT,     [TYPE_CHAR] = CONSTANT_CHAR,
        [TYPE_INT] = CONSTANT_INT,         [TYPE_LONG] = CONSTANT_LONG,
        [TYPE_FLOAT] = CONSTANT_FLOAT,     [TYPE_DOUBLE] = CONSTANT_DOUBLE,
        [TYPE_CLASS] = CONSTANT_STRING,
    };
    return kind <= TYPE_CLASS ? kinds[kind] : CONSTANT_NONE;
}

const Constant *constant_convert(Arena *arena, const Constant *value, TypeKind kind) {
    ConstantKind to = kind_of_type(kind);
    if (!is_constant(value) || to == CONSTANT_NONE)
        return NULL;
    if (value->kind == to)
        return value;
    if (!is_numeric(value->kind) || !is_numeric(to))
        return NULL;
    return is_integral(to) ? new_integer(arena, to, as_integer(value, to))
                           : new_floating(arena, to, as_floating(value, to));
}

// Integers compare by value, whatever their kinds: 'a' and 97 are the same case label.
bool constant_equal(const Constant *a, const Constant *b) {
    if (is_integral(a->kind) && is_integral(b->kind))
        return a->integer == b->integer;
    if (a->kind != b->kind)
        return false;
    if (a->kind == CONSTANT_STRING)
        return equal_strings(a, b);
    if (is_numeric(a->kind)) // not-a-number is itself, and 0.0 is not -0.0
        return memcmp(&a->floating, &b->floating, sizeof a->floating) == 0;
    return a->kind != CONSTANT_BOOLEAN || a->integer == b->integer;
}

bool constant_fits(const Constant *value, TypeKind kind) {
    bool is_small = value->kind >= CONSTANT_BYTE && value->kind <= CONSTANT_INT;
    if (!is_small || kind < TYPE_BYTE || kind > TYPE_INT)
        return false;
    return cut_integer(kind_of_type(kind), value->integer) == value->integer;
}
