// Constants as text: what concatenation appends, and Java literals.
//
// The decimals of a float or double are found by asking for ever more digits
// until the text reads back as the same value; printf and strtod round exactly.
#include "sema/constant_text.h"

#include "base/decimal_digits.h"
#include "sema/internal.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Enough digits for any double to be read back (IEEE 754).
enum { MOST_DIGITS = 17 };

// The value is 0.d1d2d3… times ten to the `point`.
typedef struct Decimal {
    uint64_t digits;
    int count; // of digits
    int point;
} Decimal;

static bool reads_back(Decimal decimal, double value, bool is_float) {
    char text[64];
    snprintf(text, sizeof text, "%" PRIu64 "E%d", decimal.digits, decimal.point - decimal.count);
    return is_float ? strtof(text, NULL) == (float)value : strtod(text, NULL) == value;
}

// The decimal of so many digits that is nearest to a positive value.
static Decimal nearest_decimal(double value, int count) {
    char text[64];
    snprintf(text, sizeof text, "%.*e", count - 1, value);
    Decimal decimal = {.count = count};
    char *at = text;
    for (; *at != 'e'; at++)
        if (*at != '.')
            decimal.digits = decimal.digits * 10 + (uint64_t)(*at - '0');
    decimal.point = atoi(at + 1) + 1;
    return decimal;
}

// Double.toString takes the shortest decimal, but never fewer than two digits. Below a power of
// two the values lie closer together than above it, so the nearest decimal of some length may
// read back as another value although its upper neighbour does not.
static Decimal shortest_decimal(double value, bool is_float) {
    for (int count = 2; count < MOST_DIGITS; count++) {
        Decimal decimal = nearest_decimal(value, count);
        if (reads_back(decimal, value, is_float))
            return decimal;
        decimal.digits++;
        if (reads_back(decimal, value, is_float))
            return decimal;
    }
    return nearest_decimal(value, MOST_DIGITS);
}

// Digits before and after the point, at least one on either side.
static void print_digits(Buffer *buffer, const char *digits, int count, int point) {
    if (point <= 0)
        buffer_add_char(buffer, '0');
    for (int i = 0; i < point; i++)
        buffer_add_char(buffer, i < count ? digits[i] : '0');
    buffer_add_char(buffer, '.');
    for (int i = point; i < 0; i++)
        buffer_add_char(buffer, '0');
    int from = point < 0 ? 0 : point;
    if (from >= count)
        buffer_add_char(buffer, '0');
    for (int i = from; i < count; i++)
        buffer_add_char(buffer, digits[i]);
}

static void print_decimal(Buffer *buffer, Decimal decimal) {
    char digits[32];
    int count = snprintf(digits, sizeof digits, "%" PRIu64, decimal.digits);
    int point = decimal.point + count - decimal.count;
    while (count > 1 && digits[count - 1] == '0')
        count--;
    // 10^-3 <= value < 10^7 is written without an exponent.
    if (point > -3 && point <= 7) {
        print_digits(buffer, digits, count, point);
        return;
    }
    print_digits(buffer, digits, count, 1);
    buffer_format(buffer, "E%d", point - 1);
}

void constant_print_floating(Buffer *buffer, double value, bool is_float) {
    if (isnan(value)) {
        buffer_add_text(buffer, "NaN");
        return;
    }
    if (signbit(value))
        buffer_add_char(buffer, '-');
    if (isinf(value))
        buffer_add_text(buffer, "Infinity");
    else if (value == 0)
        buffer_add_text(buffer, "0.0");
    else
        print_decimal(buffer, shortest_decimal(fabs(value), is_float));
}

static bool is_same(Decimal decimal, const DecimalDigits *other) {
    char digits[32];
    int count = snprintf(digits, sizeof digits, "%" PRIu64, decimal.digits);
    int point = decimal.point + count - decimal.count;
    while (count > 1 && digits[count - 1] == '0')
        count--;
    return point == other->point && count == other->count &&
           !strncmp(digits, other->digits, (size_t)count);
}

bool constant_floating_is_settled(double value, bool is_float) {
    if (!isfinite(value) || value == 0)
        return true;
    Decimal decimal = shortest_decimal(fabs(value), is_float);
    DecimalDigits shown = decimal_digits_before_19(fabs(value), is_float, false);
    DecimalDigits formatted = decimal_digits_before_19(fabs(value), is_float, true);
    return is_same(decimal, &shown) && is_same(decimal, &formatted);
}

void constant_print_text(Buffer *buffer, const Constant *value) {
    switch (value->kind) {
    case CONSTANT_BOOLEAN: buffer_add_text(buffer, value->integer ? "true" : "false"); return;
    case CONSTANT_BYTE:
    case CONSTANT_SHORT:
    case CONSTANT_INT:
    case CONSTANT_LONG: buffer_format(buffer, "%" PRId64, value->integer); return;
    case CONSTANT_FLOAT: constant_print_floating(buffer, value->floating, true); return;
    case CONSTANT_DOUBLE: constant_print_floating(buffer, value->floating, false); return;
    case CONSTANT_NULL: buffer_add_text(buffer, "null"); return;
    case CONSTANT_CHAR:
    case CONSTANT_STRING:
    case CONSTANT_NONE: break;
    }
    SHOULD(false, "the text of a string or character should be its own units");
}

// ---- Literals

static bool is_high_surrogate(uint32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

static bool is_low_surrogate(uint32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

// Control characters, halves of surrogate pairs, and what is no character.
static bool is_unprintable(uint32_t unit) {
    return unit < 0x20 || (unit >= 0x7F && unit < 0xA0) || is_high_surrogate(unit) ||
           is_low_surrogate(unit) || unit >= 0xFFFE;
}

// One UTF-16 unit between quotes.
static void print_unit(Buffer *buffer, uint32_t unit, char quote) {
    static const char escaped[] = "\b\t\n\f\r\\";
    static const char letters[] = "btnfr\\";
    const char *found = unit > 0 && unit < 0x80 ? strchr(escaped, (int)unit) : NULL;
    if (found)
        buffer_format(buffer, "\\%c", letters[found - escaped]);
    else if (unit == (uint32_t)quote)
        buffer_format(buffer, "\\%c", quote);
    else if (is_unprintable(unit))
        buffer_format(buffer, "\\u%04X", (unsigned)unit);
    else
        buffer_add_code_point(buffer, unit);
}

static void print_string(Buffer *buffer, const Constant *value) {
    buffer_add_char(buffer, '"');
    for (uint32_t i = 0; i < value->length; i++) {
        uint32_t unit = value->units[i];
        uint32_t next = i + 1 < value->length ? value->units[i + 1] : 0;
        if (is_high_surrogate(unit) && is_low_surrogate(next)) {
            buffer_add_code_point(buffer, 0x10000 + ((unit - 0xD800) << 10) + (next - 0xDC00));
            i++;
        } else {
            print_unit(buffer, unit, '"');
        }
    }
    buffer_add_char(buffer, '"');
}

// NaN and the infinities have no literal; java.lang names them.
static void print_floating_literal(Buffer *buffer, double value, bool is_float) {
    if (isfinite(value)) {
        constant_print_floating(buffer, value, is_float);
        buffer_add_text(buffer, is_float ? "f" : "");
        return;
    }
    buffer_add_text(buffer, is_float ? "Float." : "Double.");
    if (isnan(value))
        buffer_add_text(buffer, "NaN");
    else
        buffer_add_text(buffer, value < 0 ? "NEGATIVE_INFINITY" : "POSITIVE_INFINITY");
}

void constant_print(Buffer *buffer, const Constant *value) {
    switch (value->kind) {
    case CONSTANT_NONE: return;
    case CONSTANT_BOOLEAN:
    case CONSTANT_BYTE:
    case CONSTANT_SHORT:
    case CONSTANT_INT:
    case CONSTANT_NULL: constant_print_text(buffer, value); return;
    case CONSTANT_CHAR:
        buffer_add_char(buffer, '\'');
        print_unit(buffer, (uint32_t)value->integer, '\'');
        buffer_add_char(buffer, '\'');
        return;
    case CONSTANT_LONG: buffer_format(buffer, "%" PRId64 "L", value->integer); return;
    case CONSTANT_FLOAT: print_floating_literal(buffer, value->floating, true); return;
    case CONSTANT_DOUBLE: print_floating_literal(buffer, value->floating, false); return;
    case CONSTANT_STRING: print_string(buffer, value); return;
    }
}
