// Floating point on terms: every pair of numbers of small formats against a slow reference, float
// and double against the machine.
#include "unit.h"

#include "solve/solver.h"
#include "term/float.h"

#include <math.h>
#include <stdlib.h>

typedef enum Operation { ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, OPERATIONS } Operation;
typedef enum Order { EQUAL, LESS, LESS_EQUAL, ORDERS } Order;

// ---- Circuits

typedef struct Circuits {
    TermTable *terms;
    TermModel *model;
    FloatFormat format;
    Term a, b, operations[OPERATIONS], orders[ORDERS], root, negated, remainder_known;
} Circuits;

static Circuits circuits_new(FloatFormat format) {
    TermTable *terms = term_table_new();
    Circuits c = {.terms = terms, .format = format};
    c.a = term_variable(terms, float_width(format), "a");
    c.b = term_variable(terms, float_width(format), "b");
    c.operations[ADD] = float_add(terms, format, c.a, c.b);
    c.operations[SUBTRACT] = float_subtract(terms, format, c.a, c.b);
    c.operations[MULTIPLY] = float_multiply(terms, format, c.a, c.b);
    c.operations[DIVIDE] = float_divide(terms, format, c.a, c.b);
    c.operations[REMAINDER] = float_remainder(terms, format, c.a, c.b, &c.remainder_known);
    c.orders[EQUAL] = float_equal(terms, format, c.a, c.b);
    c.orders[LESS] = float_less(terms, format, c.a, c.b);
    c.orders[LESS_EQUAL] = float_less_equal(terms, format, c.a, c.b);
    c.root = float_square_root(terms, format, c.a);
    c.negated = float_negate(terms, format, c.a);
    c.model = term_model_new(terms);
    return c;
}

static void circuits_free(Circuits *c) {
    term_model_free(c->model);
    term_table_free(c->terms);
}

static void set(Circuits *c, uint64_t a, uint64_t b) {
    term_model_set(c->model, c->a, a);
    term_model_set(c->model, c->b, b);
}

static uint64_t nan_bits(FloatFormat format) {
    uint64_t exponent = (UINT64_C(1) << format.exponent_bits) - 1;
    return exponent << format.fraction_bits | UINT64_C(1) << (format.fraction_bits - 1);
}

// Folding must give what the circuit gives.
static uint64_t folded(Circuits *c, Operation operation, uint64_t a, uint64_t b) {
    Term first = term_constant(c->terms, float_width(c->format), a);
    Term second = term_constant(c->terms, float_width(c->format), b);
    Term known = TERM_TRUE;
    Term result = operation == ADD        ? float_add(c->terms, c->format, first, second)
                  : operation == SUBTRACT ? float_subtract(c->terms, c->format, first, second)
                  : operation == MULTIPLY ? float_multiply(c->terms, c->format, first, second)
                  : operation == REMAINDER
                      ? float_remainder(c->terms, c->format, first, second, &known)
                      : float_divide(c->terms, c->format, first, second);
    uint64_t bits = 0;
    return term_is_constant(c->terms, result, &bits) && known == TERM_TRUE ? bits : UINT64_MAX;
}

// ---- The reference: exact fractions, rounded by looking for the nearest number

typedef struct Fraction {
    int64_t numerator, denominator; // the latter positive
} Fraction;

typedef enum Kind { FINITE, INFINITE, NOT_A_NUMBER } Kind;

static bool is_negative(FloatFormat format, uint64_t bits) {
    return bits >> (float_width(format) - 1) & 1;
}

static uint64_t magnitude(FloatFormat format, uint64_t bits) {
    return bits & ((UINT64_C(1) << (float_width(format) - 1)) - 1);
}

static uint64_t infinite_bits(FloatFormat format) {
    return ((UINT64_C(1) << format.exponent_bits) - 1) << format.fraction_bits;
}

static Kind kind_of(FloatFormat format, uint64_t bits) {
    uint64_t size = magnitude(format, bits), infinite = infinite_bits(format);
    return size < infinite ? FINITE : size == infinite ? INFINITE : NOT_A_NUMBER;
}

// Of finite numbers, in units of the smallest.
static int64_t units(FloatFormat format, uint64_t bits) {
    uint64_t size = magnitude(format, bits), exponent = size >> format.fraction_bits;
    uint64_t fraction = size & ((UINT64_C(1) << format.fraction_bits) - 1);
    int64_t value =
        exponent ? (int64_t)((fraction | UINT64_C(1) << format.fraction_bits) << (exponent - 1))
                 : (int64_t)fraction;
    return is_negative(format, bits) ? -value : value;
}

// 1 in units.
static int64_t one_unit(FloatFormat format) {
    uint64_t bias = (UINT64_C(1) << (format.exponent_bits - 1)) - 1;
    return units(format, bias << format.fraction_bits);
}

// The units of infinity, if it were a number like the others: where rounding goes over.
static int64_t end_units(FloatFormat format) {
    uint64_t exponent = (UINT64_C(1) << format.exponent_bits) - 1;
    return (int64_t)(UINT64_C(1) << (format.fraction_bits + exponent - 1));
}

// The nearest magnitude of a value, given in units, not negative.
static uint64_t nearest(FloatFormat format, Fraction value) {
    uint64_t infinite = infinite_bits(format);
    for (uint64_t bits = 0; bits < infinite; bits++) {
        int64_t low = units(format, bits);
        int64_t high = bits + 1 == infinite ? end_units(format) : units(format, bits + 1);
        if (value.numerator >= high * value.denominator)
            continue;
        int64_t middle = (low + high) * value.denominator - 2 * value.numerator;
        return middle > 0 || (middle == 0 && !(bits & 1)) ? bits : bits + 1;
    }
    return infinite;
}

static uint64_t rounded(FloatFormat format, Fraction value, bool negative) {
    uint64_t sign = UINT64_C(1) << (float_width(format) - 1);
    return nearest(format, value) | (negative ? sign : 0);
}

static uint64_t rounded_sum(FloatFormat format, uint64_t a, uint64_t b) {
    int64_t sum = units(format, a) + units(format, b);
    bool negative = sum ? sum < 0 : is_negative(format, a) && is_negative(format, b);
    return rounded(format, (Fraction){sum < 0 ? -sum : sum, 1}, negative);
}

static int64_t positive(int64_t value) {
    return value < 0 ? -value : value;
}

static uint64_t signed_infinity(FloatFormat format, bool negative) {
    return infinite_bits(format) | (negative ? UINT64_C(1) << (float_width(format) - 1) : 0);
}

static uint64_t reference_add(FloatFormat format, uint64_t a, uint64_t b) {
    bool first = kind_of(format, a) == INFINITE, second = kind_of(format, b) == INFINITE;
    if (first && second && a != b)
        return nan_bits(format);
    return first ? a : second ? b : rounded_sum(format, a, b);
}

static uint64_t reference_multiply(FloatFormat format, uint64_t a, uint64_t b) {
    bool negative = is_negative(format, a) != is_negative(format, b);
    if (kind_of(format, a) == INFINITE || kind_of(format, b) == INFINITE)
        return magnitude(format, a) && magnitude(format, b) ? signed_infinity(format, negative)
                                                            : nan_bits(format);
    int64_t product = positive(units(format, a)) * positive(units(format, b));
    return rounded(format, (Fraction){product, one_unit(format)}, negative);
}

static uint64_t reference_divide(FloatFormat format, uint64_t a, uint64_t b) {
    bool negative = is_negative(format, a) != is_negative(format, b);
    bool first = kind_of(format, a) == INFINITE, second = kind_of(format, b) == INFINITE;
    if ((first && second) || (!magnitude(format, a) && !magnitude(format, b)))
        return nan_bits(format);
    if (first || !magnitude(format, b))
        return signed_infinity(format, negative);
    if (second)
        return rounded(format, (Fraction){0, 1}, negative);
    int64_t dividend = positive(units(format, a)) * one_unit(format);
    return rounded(format, (Fraction){dividend, positive(units(format, b))}, negative);
}

static uint64_t reference_remainder(FloatFormat format, uint64_t a, uint64_t b) {
    if (kind_of(format, a) == INFINITE || !magnitude(format, b))
        return nan_bits(format);
    if (kind_of(format, b) == INFINITE)
        return a;
    int64_t rest = positive(units(format, a)) % positive(units(format, b));
    return rounded(format, (Fraction){rest, 1}, is_negative(format, a));
}

static uint64_t reference(FloatFormat format, Operation operation, uint64_t a, uint64_t b) {
    if (kind_of(format, a) == NOT_A_NUMBER || kind_of(format, b) == NOT_A_NUMBER)
        return nan_bits(format);
    uint64_t sign = UINT64_C(1) << (float_width(format) - 1);
    return operation == ADD         ? reference_add(format, a, b)
           : operation == SUBTRACT  ? reference_add(format, a, b ^ sign)
           : operation == MULTIPLY  ? reference_multiply(format, a, b)
           : operation == REMAINDER ? reference_remainder(format, a, b)
                                    : reference_divide(format, a, b);
}

static int64_t comparable(FloatFormat format, uint64_t bits) {
    int64_t end = end_units(format);
    if (kind_of(format, bits) == INFINITE)
        return is_negative(format, bits) ? -end : end;
    return units(format, bits);
}

static bool reference_order(FloatFormat format, Order order, uint64_t a, uint64_t b) {
    if (kind_of(format, a) == NOT_A_NUMBER || kind_of(format, b) == NOT_A_NUMBER)
        return false;
    int64_t left = comparable(format, a), right = comparable(format, b);
    return order == EQUAL ? left == right : order == LESS ? left < right : left <= right;
}

// Is `root` the nearest? The square of the middle between neighbours decides, in quarter units.
static bool is_root(FloatFormat format, uint64_t a, uint64_t root) {
    if (kind_of(format, a) == NOT_A_NUMBER || (is_negative(format, a) && magnitude(format, a)))
        return root == nan_bits(format);
    if (!magnitude(format, a) || kind_of(format, a) == INFINITE)
        return root == a;
    if (kind_of(format, root) != FINITE || is_negative(format, root) || !root)
        return false;
    int64_t square = 4 * units(format, a) * one_unit(format), even = !(root & 1);
    int64_t low = units(format, root - 1) + units(format, root);
    int64_t high = units(format, root) + units(format, root + 1);
    return (even ? low * low <= square : low * low < square) &&
           (even ? square <= high * high : square < high * high);
}

static bool wrong(const char *what, uint64_t a, uint64_t b, uint64_t expected, uint64_t found) {
    printf("%s of %#" PRIx64 ", %#" PRIx64 ": expected %#" PRIx64 ", found %#" PRIx64 "\n", what, a,
           b, expected, found);
    return false;
}

static const char *const names[] = {"sum", "difference", "product", "quotient", "remainder"};

static bool pair_is_right(Circuits *c, uint64_t a, uint64_t b) {
    set(c, a, b);
    for (Operation i = 0; i < OPERATIONS; i++) {
        uint64_t expected = reference(c->format, i, a, b);
        uint64_t found = term_evaluate(c->model, c->operations[i]);
        if (found != expected || !term_evaluate(c->model, c->remainder_known))
            return wrong(names[i], a, b, expected, found);
        if (folded(c, i, a, b) != expected)
            return wrong("folding a result", a, b, expected, folded(c, i, a, b));
    }
    for (Order i = 0; i < ORDERS; i++)
        if (term_evaluate(c->model, c->orders[i]) != reference_order(c->format, i, a, b))
            return wrong("order", a, b, reference_order(c->format, i, a, b), i);
    return true;
}

// Those of float_square_root.
static bool has_roots(FloatFormat format) {
    return format.fraction_bits < (UINT32_C(1) << (format.exponent_bits - 1)) - 1;
}

// Of the pairs every step-th.
static bool format_is_right(FloatFormat format, uint64_t step) {
    Circuits c = circuits_new(format);
    uint64_t count = UINT64_C(1) << float_width(format);
    bool right = true;
    for (uint64_t a = 0; a < count && right; a++) {
        for (uint64_t b = a % step; b < count && right; b += step)
            right = pair_is_right(&c, a, b);
        uint64_t root = term_evaluate(c.model, c.root);
        if (right && has_roots(format) && !is_root(format, a, root))
            right = wrong("root", a, 0, 0, root);
    }
    circuits_free(&c);
    return right;
}

static Term operation_on(TermTable *terms, FloatFormat format, Operation operation, Term a,
                         Term b) {
    Term known;
    return operation == ADD        ? float_add(terms, format, a, b)
           : operation == SUBTRACT ? float_subtract(terms, format, a, b)
           : operation == MULTIPLY ? float_multiply(terms, format, a, b)
           : operation == DIVIDE   ? float_divide(terms, format, a, b)
                                   : float_remainder(terms, format, a, b, &known);
}

// One operand is a constant: what terms simplify then must not change the results.
static bool constants_are_right(FloatFormat format, Operation operation) {
    TermTable *terms = term_table_new();
    uint32_t width = float_width(format);
    uint64_t count = UINT64_C(1) << width;
    Term a = term_variable(terms, width, "a");
    bool right = true;
    for (uint64_t i = 0; i < count && right; i++) {
        Term constant = term_constant(terms, width, i);
        Term first = operation_on(terms, format, operation, constant, a);
        Term second = operation_on(terms, format, operation, a, constant);
        TermModel *model = term_model_new(terms);
        for (uint64_t j = 0; j < count && right; j++) {
            term_model_set(model, a, j);
            uint64_t one = term_evaluate(model, first), other = term_evaluate(model, second);
            if (one != reference(format, operation, i, j))
                right = wrong(names[operation], i, j, reference(format, operation, i, j), one);
            else if (other != reference(format, operation, j, i))
                right = wrong(names[operation], j, i, reference(format, operation, j, i), other);
        }
        term_model_free(model);
    }
    term_table_free(terms);
    return right;
}

UNIT_TEST(float_constants_are_exact) {
    for (Operation i = 0; i < OPERATIONS; i++)
        CHECK(constants_are_right((FloatFormat){3, 3}, i));
}

UNIT_TEST(float_small_formats_are_exact) {
    CHECK(format_is_right((FloatFormat){3, 3}, 1));
    CHECK(format_is_right((FloatFormat){2, 3}, 1));
    CHECK(format_is_right((FloatFormat){3, 2}, 1));
    CHECK(format_is_right((FloatFormat){4, 3}, 4));
}

// ---- Conversions of small formats

static uint64_t converted(FloatFormat from, FloatFormat to, uint64_t a) {
    if (kind_of(from, a) == NOT_A_NUMBER)
        return nan_bits(to);
    bool negative = is_negative(from, a);
    if (kind_of(from, a) == INFINITE)
        return signed_infinity(to, negative);
    return rounded(to, (Fraction){positive(units(from, a)) * one_unit(to), one_unit(from)},
                   negative);
}

static bool conversion_is_right(FloatFormat from, FloatFormat to) {
    TermTable *terms = term_table_new();
    Term a = term_variable(terms, float_width(from), "a");
    Term result = float_convert(terms, from, to, a);
    TermModel *model = term_model_new(terms);
    bool right = true;
    for (uint64_t i = 0; i < UINT64_C(1) << float_width(from) && right; i++) {
        term_model_set(model, a, i);
        uint64_t expected = converted(from, to, i), found = term_evaluate(model, result);
        right = expected == found || wrong("conversion", i, 0, expected, found);
    }
    term_model_free(model);
    term_table_free(terms);
    return right;
}

UNIT_TEST(float_conversions_of_small_formats) {
    FloatFormat formats[] = {{2, 3}, {3, 3}, {4, 3}, {3, 5}, {4, 2}, {5, 4}};
    for (uint32_t i = 0; i < 6; i++)
        for (uint32_t j = 0; j < 6; j++)
            CHECK(conversion_is_right(formats[i], formats[j]));
}

static bool integers_are_right(FloatFormat format, uint32_t width) {
    TermTable *terms = term_table_new();
    Term a = term_variable(terms, width, "a"), b = term_variable(terms, float_width(format), "b");
    Term from = float_from_signed(terms, format, a);
    Term to = float_to_signed(terms, format, b, width);
    TermModel *model = term_model_new(terms);
    bool right = true;
    int64_t end = INT64_C(1) << (width - 1);
    for (int64_t i = -end; i < end && right; i++) {
        term_model_set(model, a, (uint64_t)i & (2 * (uint64_t)end - 1));
        uint64_t expected = rounded(format, (Fraction){positive(i) * one_unit(format), 1}, i < 0);
        uint64_t found = term_evaluate(model, from);
        right = expected == found || wrong("from integer", (uint64_t)i, 0, expected, found);
    }
    for (uint64_t i = 0; i < UINT64_C(1) << float_width(format) && right; i++) {
        term_model_set(model, b, i);
        int64_t whole = comparable(format, i) / one_unit(format); // to zero
        whole = kind_of(format, i) == INFINITE ? (is_negative(format, i) ? -end : end) : whole;
        whole = whole < -end ? -end : whole >= end ? end - 1 : whole;
        if (kind_of(format, i) == NOT_A_NUMBER)
            whole = 0;
        uint64_t expected = (uint64_t)whole & (2 * (uint64_t)end - 1);
        uint64_t found = term_evaluate(model, to);
        right = expected == found || wrong("to integer", i, 0, expected, found);
    }
    term_model_free(model);
    term_table_free(terms);
    return right;
}

UNIT_TEST(float_integers_of_small_formats) {
    FloatFormat formats[] = {{2, 3}, {3, 3}, {4, 3}, {3, 5}, {4, 2}, {5, 4}};
    for (uint32_t i = 0; i < 6; i++)
        for (uint32_t width = 2; width <= 11; width++)
            CHECK(integers_are_right(formats[i], width));
}

// ---- float and double

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

// Any bits; or numbers near each other, special ones, and small integers.
static uint64_t random_bits(uint64_t *state, FloatFormat format, uint64_t other) {
    uint32_t width = float_width(format);
    uint64_t mask = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
    uint64_t bits = next_random(state) & mask, sign = UINT64_C(1) << (width - 1);
    uint64_t one = ((UINT64_C(1) << (format.exponent_bits - 1)) - 1) << format.fraction_bits;
    uint64_t special[] = {0,
                          1,
                          one,
                          infinite_bits(format),
                          infinite_bits(format) - 1,
                          nan_bits(format),
                          UINT64_C(1) << format.fraction_bits,
                          (UINT64_C(1) << format.fraction_bits) - 1,
                          one - 1,
                          one + 1};
    switch (next_random(state) % 6) {
    case 0: return special[next_random(state) % 10] | (bits & sign);
    case 1: return (other ^ (bits & sign)) + next_random(state) % 5 - 2;
    case 2: return (other + ((next_random(state) % 64 - 32) << format.fraction_bits)) & mask;
    case 3: return bits & ~((UINT64_C(1) << (next_random(state) % format.fraction_bits)) - 1);
    case 4: return bits & (sign | ((UINT64_C(1) << (format.fraction_bits + 1)) - 1));
    default: return bits;
    }
}

static float to_float(uint64_t bits) {
    uint32_t low = (uint32_t)bits;
    float value;
    memcpy(&value, &low, sizeof value);
    return value;
}

static double to_double(uint64_t bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint64_t of_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return isnan(value) ? nan_bits(FLOAT_SINGLE) : bits;
}

static uint64_t of_double(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return isnan(value) ? nan_bits(FLOAT_DOUBLE) : bits;
}

static uint64_t machine_float(Operation operation, uint64_t a, uint64_t b) {
    volatile float x = to_float(a), y = to_float(b);
    volatile float result = operation == ADD        ? x + y
                            : operation == SUBTRACT ? x - y
                            : operation == MULTIPLY ? x * y
                            : operation == DIVIDE   ? x / y
                                                    : fmodf(x, y);
    return of_float(result);
}

static uint64_t machine_double(Operation operation, uint64_t a, uint64_t b) {
    volatile double x = to_double(a), y = to_double(b);
    volatile double result = operation == ADD        ? x + y
                             : operation == SUBTRACT ? x - y
                             : operation == MULTIPLY ? x * y
                             : operation == DIVIDE   ? x / y
                                                     : fmod(x, y);
    return of_double(result);
}

static bool machine_order(Order order, double x, double y) {
    return order == EQUAL ? x == y : order == LESS ? x < y : x <= y;
}

static bool agrees(Circuits *c, bool is_double, uint64_t a, uint64_t b) {
    set(c, a, b);
    for (Operation i = 0; i < OPERATIONS; i++) {
        uint64_t expected = is_double ? machine_double(i, a, b) : machine_float(i, a, b);
        uint64_t found = term_evaluate(c->model, c->operations[i]);
        bool is_known = i != REMAINDER || term_evaluate(c->model, c->remainder_known);
        if (is_known ? found != expected : !is_double)
            return wrong(names[i], a, b, expected, found);
    }
    double x = is_double ? to_double(a) : to_float(a), y = is_double ? to_double(b) : to_float(b);
    for (Order i = 0; i < ORDERS; i++)
        if (term_evaluate(c->model, c->orders[i]) != machine_order(i, x, y))
            return wrong("order", a, b, machine_order(i, x, y), i);
    uint64_t root = is_double ? of_double(sqrt(x)) : of_float(sqrtf(to_float(a)));
    uint64_t found = term_evaluate(c->model, c->root);
    return root == found || wrong("root", a, 0, root, found);
}

static bool format_agrees(FloatFormat format, uint64_t seed, uint32_t count) {
    Circuits c = circuits_new(format);
    uint64_t state = seed, a = 1;
    bool right = true;
    for (uint32_t i = 0; i < count && right; i++) {
        a = random_bits(&state, format, a);
        right = agrees(&c, float_width(format) == 64, a, random_bits(&state, format, a));
    }
    circuits_free(&c);
    return right;
}

UNIT_TEST(float_agrees_with_the_machine) {
    CHECK(format_agrees(FLOAT_SINGLE, 7, 20000));
}

UNIT_TEST(float_double_agrees_with_the_machine) {
    CHECK(format_agrees(FLOAT_DOUBLE, 11, 10000));
}

static int64_t saturated(double value, int64_t least, int64_t greatest) {
    if (isnan(value))
        return 0;
    return value <= (double)least ? least : value >= (double)greatest ? greatest : (int64_t)value;
}

static uint64_t random_integer(uint64_t *state) {
    uint64_t bits = next_random(state) >> (next_random(state) % 64);
    return next_random(state) % 2 ? bits : -bits;
}

typedef struct Conversions {
    TermModel *model;
    Term single, wide, integer; // 32, 64 and 64 bits
    Term single_to_double, double_to_single;
    Term single_from_int, single_from_long, double_from_int, double_from_long;
    Term single_to_int, single_to_long, double_to_int, double_to_long;
} Conversions;

static Conversions conversions_new(TermTable *terms) {
    Conversions c = {.single = term_variable(terms, 32, "f"),
                     .wide = term_variable(terms, 64, "d"),
                     .integer = term_variable(terms, 64, "i")};
    Term low = term_extract(terms, c.integer, 0, 32);
    c.single_to_double = float_convert(terms, FLOAT_SINGLE, FLOAT_DOUBLE, c.single);
    c.double_to_single = float_convert(terms, FLOAT_DOUBLE, FLOAT_SINGLE, c.wide);
    c.single_from_int = float_from_signed(terms, FLOAT_SINGLE, low);
    c.single_from_long = float_from_signed(terms, FLOAT_SINGLE, c.integer);
    c.double_from_int = float_from_signed(terms, FLOAT_DOUBLE, low);
    c.double_from_long = float_from_signed(terms, FLOAT_DOUBLE, c.integer);
    c.single_to_int = float_to_signed(terms, FLOAT_SINGLE, c.single, 32);
    c.single_to_long = float_to_signed(terms, FLOAT_SINGLE, c.single, 64);
    c.double_to_int = float_to_signed(terms, FLOAT_DOUBLE, c.wide, 32);
    c.double_to_long = float_to_signed(terms, FLOAT_DOUBLE, c.wide, 64);
    c.model = term_model_new(terms);
    return c;
}

static bool is_value(Conversions *c, const char *what, Term term, uint64_t expected) {
    uint64_t found = term_evaluate(c->model, term);
    return found == expected || wrong(what, 0, 0, expected, found);
}

static bool conversions_agree(Conversions *c, uint64_t single, uint64_t wide, uint64_t integer) {
    term_model_set(c->model, c->single, single);
    term_model_set(c->model, c->wide, wide);
    term_model_set(c->model, c->integer, integer);
    float f = to_float(single);
    double d = to_double(wide);
    int64_t l = (int64_t)integer;
    int32_t i = (int32_t)integer;
    return is_value(c, "f2d", c->single_to_double, of_double(f)) &&
           is_value(c, "d2f", c->double_to_single, of_float((float)d)) &&
           is_value(c, "i2f", c->single_from_int, of_float((float)i)) &&
           is_value(c, "l2f", c->single_from_long, of_float((float)l)) &&
           is_value(c, "i2d", c->double_from_int, of_double(i)) &&
           is_value(c, "l2d", c->double_from_long, of_double((double)l)) &&
           is_value(c, "f2i", c->single_to_int, (uint32_t)saturated(f, INT32_MIN, INT32_MAX)) &&
           is_value(c, "f2l", c->single_to_long, (uint64_t)saturated(f, INT64_MIN, INT64_MAX)) &&
           is_value(c, "d2i", c->double_to_int, (uint32_t)saturated(d, INT32_MIN, INT32_MAX)) &&
           is_value(c, "d2l", c->double_to_long, (uint64_t)saturated(d, INT64_MIN, INT64_MAX));
}

UNIT_TEST(float_conversions_agree_with_the_machine) {
    TermTable *terms = term_table_new();
    Conversions c = conversions_new(terms);
    uint64_t state = 13, single = 1, wide = 1;
    bool right = true;
    for (uint32_t i = 0; i < 20000 && right; i++) {
        single = random_bits(&state, FLOAT_SINGLE, single) & UINT32_MAX;
        wide = i % 2 ? of_double(to_float(random_bits(&state, FLOAT_SINGLE, single)) *
                                 (1 + (double)(int64_t)(next_random(&state) % 3) * 0x1p-25))
                     : random_bits(&state, FLOAT_DOUBLE, wide);
        right = conversions_agree(&c, single, wide, random_integer(&state));
    }
    term_model_free(c.model);
    term_table_free(terms);
    CHECK(right);
}

// ---- Solvers

// With operands fixed, the result is what evaluation says, and nothing else.
static bool solver_agrees(Circuits *c, Solver *solver, uint64_t a, uint64_t b) {
    uint32_t width = float_width(c->format);
    set(c, a, b);
    for (Operation i = 0; i <= OPERATIONS; i++) { // and the root
        Term result = i < OPERATIONS ? c->operations[i] : c->root;
        uint64_t value = term_evaluate(c->model, result);
        Term is_it = term_equal(c->terms, result, term_constant(c->terms, width, value));
        Term given[] = {term_equal(c->terms, c->a, term_constant(c->terms, width, a)),
                        term_equal(c->terms, c->b, term_constant(c->terms, width, b)), is_it};
        if (solver_check(solver, given, 3, deadline_never()) != SOLVER_SATISFIABLE)
            return wrong("no answer", a, b, value, i);
        given[2] = term_not(is_it);
        if (solver_check(solver, given, 3, deadline_never()) != SOLVER_UNSATISFIABLE)
            return wrong("another answer", a, b, value, i);
    }
    return true;
}

static bool solvers_agree(SolverKind kind, FloatFormat format, uint64_t seed, uint32_t count) {
    Circuits c = circuits_new(format);
    Solver *solver = solver_new(kind, c.terms);
    uint64_t state = seed, a = 1;
    bool right = true;
    for (uint32_t i = 0; i < count && right; i++) {
        uint64_t mask = UINT64_MAX >> (64 - float_width(format));
        a = random_bits(&state, format, a) & mask;
        right = solver_agrees(&c, solver, a, random_bits(&state, format, a) & mask);
    }
    solver_free(solver);
    circuits_free(&c);
    return right;
}

UNIT_TEST(float_circuits_in_cadical) {
    CHECK(solvers_agree(SOLVER_CADICAL, (FloatFormat){4, 3}, 17, 200));
    CHECK(solvers_agree(SOLVER_CADICAL, FLOAT_SINGLE, 19, 10));
    CHECK(solvers_agree(SOLVER_CADICAL, FLOAT_DOUBLE, 23, 5));
}

UNIT_TEST(float_circuits_in_z3) {
    CHECK(solvers_agree(SOLVER_Z3, (FloatFormat){4, 3}, 29, 5));
}
