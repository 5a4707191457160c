// Operators on ranges. Whole numbers wrap around as Java's do: a result that may leave its type may
// be any number of it. Operations on floating-point numbers that round to nearest are monotonic, so
// that bounds computed with them are bounds.
#include "abstract/internal.h"

#include <math.h>

// ---- Ranges

static int64_t least_of(IrType type) {
    return type == IR_BOOL ? 0 : type == IR_INT ? INT32_MIN : INT64_MIN;
}

static int64_t greatest_of(IrType type) {
    return type == IR_BOOL ? 1 : type == IR_INT ? INT32_MAX : INT64_MAX;
}

Range range_of_type(IrType type) {
    return (Range){least_of(type), greatest_of(type), -INFINITY, INFINITY, ir_is_floating(type)};
}

Range range_between(int64_t low, int64_t high) {
    return (Range){low, high, -INFINITY, INFINITY, false};
}

Range range_exactly(int64_t number) {
    return range_between(number, number);
}

Range range_of_java_type(const Type *type) {
    switch ((int)type->kind) {
    case TYPE_BYTE: return range_between(INT8_MIN, INT8_MAX);
    case TYPE_SHORT: return range_between(INT16_MIN, INT16_MAX);
    case TYPE_CHAR: return range_between(0, UINT16_MAX);
    default: return range_of_type(ir_type_of(type));
    }
}

bool range_is_exact(Range range) {
    return range.low == range.high;
}

bool range_is_empty(IrType type, Range range) {
    return ir_is_floating(type) ? !(range.least <= range.greatest) && !range.may_be_nan
                                : range.low > range.high;
}

static int64_t smaller(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static int64_t larger(int64_t a, int64_t b) {
    return a > b ? a : b;
}

Range range_join(IrType type, Range a, Range b) {
    (void)type;
    return (Range){smaller(a.low, b.low), larger(a.high, b.high), fmin(a.least, b.least),
                   fmax(a.greatest, b.greatest), a.may_be_nan || b.may_be_nan};
}

bool range_is_within(IrType type, Range a, Range b) {
    if (ir_is_floating(type))
        return a.least >= b.least && a.greatest <= b.greatest && (!a.may_be_nan || b.may_be_nan);
    return a.low >= b.low && a.high <= b.high;
}

// Bounds that grew go to the next one of these, then to the end of the type.
static int64_t stop_below(IrType type, int64_t low, uint32_t round) {
    enum { FEW_ROUNDS = 6 };
    static const int64_t stops[] = {0, -1, -128, -32768, INT32_MIN};
    for (uint32_t i = 0; round < FEW_ROUNDS && i < sizeof stops / sizeof *stops; i++)
        if (low >= stops[i])
            return larger(stops[i], least_of(type));
    return least_of(type);
}

static int64_t stop_above(IrType type, int64_t high, uint32_t round) {
    enum { FEW_ROUNDS = 6 };
    static const int64_t stops[] = {0, 1, 127, 32767, 65535, INT32_MAX};
    for (uint32_t i = 0; round < FEW_ROUNDS && i < sizeof stops / sizeof *stops; i++)
        if (high <= stops[i])
            return smaller(stops[i], greatest_of(type));
    return greatest_of(type);
}

Range range_widen(IrType type, Range before, Range after, uint32_t round) {
    enum { ROUNDS_WITHOUT = 2 };
    Range range = range_join(type, before, after);
    if (round <= ROUNDS_WITHOUT)
        return range;
    if (range.low < before.low)
        range.low = stop_below(type, range.low, round);
    if (range.high > before.high)
        range.high = stop_above(type, range.high, round);
    if (range.least < before.least)
        range.least = range.least >= 0 ? 0 : -INFINITY;
    if (range.greatest > before.greatest)
        range.greatest = range.greatest <= 0 ? 0 : INFINITY;
    return range;
}

// ---- Whole numbers

static Range checked(IrType type, __int128 low, __int128 high) {
    if (low < least_of(type) || high > greatest_of(type))
        return range_of_type(type);
    return range_between((int64_t)low, (int64_t)high);
}

static Range product(IrType type, Range a, Range b) {
    __int128 corners[] = {(__int128)a.low * b.low, (__int128)a.low * b.high,
                          (__int128)a.high * b.low, (__int128)a.high * b.high};
    __int128 low = corners[0], high = corners[0];
    for (uint32_t i = 1; i < 4; i++) {
        low = corners[i] < low ? corners[i] : low;
        high = corners[i] > high ? corners[i] : high;
    }
    return checked(type, low, high);
}

// The divisor is not 0. By a positive one the result is monotonic; else it is not larger than the
// dividend.
static Range quotient(IrType type, Range a, Range b) {
    if (b.low >= 0) {
        int64_t least = larger(b.low, 1), most = larger(b.high, 1);
        return range_between(a.low < 0 ? a.low / least : a.low / most,
                             a.high < 0 ? a.high / most : a.high / least);
    }
    __int128 most = larger(a.high, 0), least = smaller(a.low, 0);
    __int128 size = most > -least ? most : -least;
    return checked(type, -size, size);
}

static Range remainder_of(IrType type, Range a, Range b) {
    __int128 most = b.high > 0 ? (__int128)b.high - 1 : 0;
    if (b.low < 0 && -(__int128)b.low - 1 > most)
        most = -(__int128)b.low - 1;
    __int128 low = a.low >= 0 ? 0 : -most, high = a.high <= 0 ? 0 : most;
    if (a.low < 0 && a.low > low)
        low = a.low;
    if (a.high > 0 && a.high < high)
        high = a.high;
    return checked(type, low, high);
}

static uint32_t width_of(IrType type) {
    return type == IR_INT ? 32 : 64;
}

static Range shifted(IrOperation operation, IrType type, Range a, Range b) {
    uint32_t width = width_of(type);
    if (!range_is_exact(b)) {
        bool shrinks = operation != IR_SHIFT_LEFT && a.low >= 0;
        return shrinks                       ? range_between(0, a.high)
               : operation == IR_SHIFT_RIGHT ? range_between(smaller(a.low, 0), larger(a.high, 0))
                                             : range_of_type(type);
    }
    uint32_t distance = (uint32_t)b.low & (width - 1);
    if (operation == IR_SHIFT_LEFT)
        return checked(type, (__int128)a.low * ((__int128)1 << distance),
                       (__int128)a.high * ((__int128)1 << distance));
    if (operation == IR_SHIFT_RIGHT || a.low >= 0 || !distance)
        return range_between(a.low >> distance, a.high >> distance);
    return range_between(0, (int64_t)((((unsigned __int128)1 << width) - 1) >> distance));
}

// The least number of only ones that is not below.
static int64_t ones_above(int64_t number) {
    int64_t ones = 0;
    while (ones < number)
        ones = ones * 2 + 1;
    return ones;
}

static Range by_bits(IrOperation operation, IrType type, Range a, Range b) {
    if (range_is_exact(a) && range_is_exact(b))
        return range_exactly(operation == IR_AND  ? a.low & b.low
                             : operation == IR_OR ? a.low | b.low
                                                  : a.low ^ b.low);
    if (type == IR_BOOL && operation == IR_AND)
        return range_between(a.low & b.low, a.high & b.high);
    if (type == IR_BOOL && operation == IR_OR)
        return range_between(a.low | b.low, a.high | b.high);
    if (operation == IR_AND && (a.low >= 0 || b.low >= 0))
        return range_between(0, a.low < 0 ? b.high : b.low < 0 ? a.high : smaller(a.high, b.high));
    if (a.low >= 0 && b.low >= 0)
        return range_between(operation == IR_OR ? larger(a.low, b.low) : 0,
                             ones_above(larger(a.high, b.high)));
    return range_of_type(type);
}

// ---- Conversions

static Range cut(Range a, int64_t low, int64_t high) {
    return a.low >= low && a.high <= high ? range_between(a.low, a.high) : range_between(low, high);
}

static int64_t whole(double number, IrType to) {
    double low = (double)least_of(to), high = (double)greatest_of(to);
    if (number <= low)
        return least_of(to);
    return number >= high ? greatest_of(to) : (int64_t)number;
}

static Range to_whole(IrType from, IrType to, Range a) {
    if (!ir_is_floating(from))
        return cut(a, least_of(to), greatest_of(to));
    Range range = range_between(whole(a.least, to), whole(a.greatest, to));
    return a.may_be_nan ? range_join(to, range, range_exactly(0)) : range;
}

static double rounded(IrType to, double number) {
    return to == IR_FLOAT ? (double)(float)number : number;
}

static Range to_floating(IrType from, IrType to, Range a) {
    Range range = {.low = INT64_MIN, .high = INT64_MAX, .may_be_nan = false};
    if (ir_is_floating(from)) {
        range.least = rounded(to, a.least);
        range.greatest = rounded(to, a.greatest);
        range.may_be_nan = a.may_be_nan;
    } else {
        range.least = to == IR_FLOAT ? (double)(float)a.low : (double)a.low;
        range.greatest = to == IR_FLOAT ? (double)(float)a.high : (double)a.high;
    }
    return range;
}

// ---- Floating-point numbers

static double apply(IrOperation operation, IrType type, double a, double b) {
    float x = (float)a, y = (float)b;
    bool is_float = type == IR_FLOAT;
    switch ((int)operation) {
    case IR_ADD: return is_float ? (double)(x + y) : a + b;
    case IR_SUBTRACT: return is_float ? (double)(x - y) : a - b;
    case IR_MULTIPLY: return is_float ? (double)(x * y) : a * b;
    default: return is_float ? (double)(x / y) : a / b;
    }
}

// Corners of the rectangle: each operation is monotonic in both operands, by a divisor that is
// never 0. Where one of them is no number, anything may come out.
static Range floating(IrOperation operation, IrType type, Range a, Range b) {
    Range any = range_of_type(type);
    bool divides_by_zero = operation == IR_DIVIDE && b.least <= 0 && b.greatest >= 0;
    if (operation == IR_REMAINDER || divides_by_zero || !(a.least <= a.greatest) ||
        !(b.least <= b.greatest))
        return any;
    double xs[] = {a.least, a.greatest}, ys[] = {b.least, b.greatest};
    Range range = any;
    range.least = INFINITY;
    range.greatest = -INFINITY;
    for (uint32_t i = 0; i < 4; i++) {
        double corner = apply(operation, type, xs[i / 2], ys[i % 2]);
        if (corner != corner)
            return any;
        range.least = fmin(range.least, corner);
        range.greatest = fmax(range.greatest, corner);
    }
    // Zero by infinity, infinity less infinity: only where a corner has an infinity.
    bool has_infinity = isinf(a.least) || isinf(a.greatest) || isinf(b.least) || isinf(b.greatest);
    range.may_be_nan = a.may_be_nan || b.may_be_nan || has_infinity;
    return has_infinity && operation != IR_ADD && operation != IR_SUBTRACT ? any : range;
}

static Range negated(IrType type, Range a) {
    if (!ir_is_floating(type))
        return checked(type, -(__int128)a.high, -(__int128)a.low);
    Range range = a;
    range.least = -a.greatest;
    range.greatest = -a.least;
    return range;
}

Range range_compute(IrOperation operation, IrType from, IrType to, Range a, Range b) {
    bool is_floating = ir_is_floating(to);
    switch ((int)operation) {
    case IR_ADD:
        return is_floating ? floating(operation, to, a, b)
                           : checked(to, (__int128)a.low + b.low, (__int128)a.high + b.high);
    case IR_SUBTRACT:
        return is_floating ? floating(operation, to, a, b)
                           : checked(to, (__int128)a.low - b.high, (__int128)a.high - b.low);
    case IR_MULTIPLY: return is_floating ? floating(operation, to, a, b) : product(to, a, b);
    case IR_DIVIDE: return is_floating ? floating(operation, to, a, b) : quotient(to, a, b);
    case IR_REMAINDER: return is_floating ? floating(operation, to, a, b) : remainder_of(to, a, b);
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED: return shifted(operation, to, a, b);
    case IR_AND:
    case IR_OR:
    case IR_XOR: return by_bits(operation, to, a, b);
    case IR_NEGATE: return negated(to, a);
    case IR_NOT:
        return to == IR_BOOL ? range_between(1 - a.high, 1 - a.low)
                             : range_between(~a.high, ~a.low);
    case IR_TO_BYTE: return cut(a, INT8_MIN, INT8_MAX);
    case IR_TO_SHORT: return cut(a, INT16_MIN, INT16_MAX);
    case IR_TO_CHAR: return cut(a, 0, UINT16_MAX);
    case IR_TO_INT:
    case IR_TO_LONG: return to_whole(from, to, a);
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE: return to_floating(from, to, a);
    default: return range_of_type(to);
    }
}

// ---- Comparisons

static int compare_floating(IrOperation operation, Range a, Range b) {
    bool may_be_nan = a.may_be_nan || b.may_be_nan;
    if (!(a.least <= a.greatest) || !(b.least <= b.greatest))
        return 0; // only NaN is left
    if (operation == IR_EQUAL) {
        if (a.greatest < b.least || b.greatest < a.least)
            return 0;
        bool is_same = a.least == a.greatest && b.least == b.greatest && a.least == b.least;
        return is_same && !may_be_nan ? 1 : -1;
    }
    bool is_less = operation == IR_LESS;
    if (is_less ? a.least >= b.greatest : a.least > b.greatest)
        return 0;
    return !may_be_nan && (is_less ? a.greatest < b.least : a.greatest <= b.least) ? 1 : -1;
}

int range_compare(IrOperation operation, IrType type, Range a, Range b) {
    if (ir_is_floating(type))
        return compare_floating(operation, a, b);
    if (operation == IR_EQUAL) {
        if (a.high < b.low || b.high < a.low)
            return 0;
        return range_is_exact(a) && range_is_exact(b) ? 1 : -1;
    }
    if (operation == IR_LESS)
        return a.high < b.low ? 1 : a.low >= b.high ? 0 : -1;
    return a.high <= b.low ? 1 : a.low > b.high ? 0 : -1;
}
