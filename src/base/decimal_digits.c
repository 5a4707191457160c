#include "base/decimal_digits.h"

#include <math.h>
#include <string.h>

enum { FRACTION_BITS = 52, WORDS = 80 };

// ---- Large numbers without a sign, the lowest word first

typedef struct Large {
    uint32_t words[WORDS];
    int count;
} Large;

static Large large_of(uint64_t value) {
    Large result = {.words = {(uint32_t)value, (uint32_t)(value >> 32)}, .count = 2};
    return result;
}

static void multiply(Large *a, uint32_t factor) {
    uint64_t carry = 0;
    for (int i = 0; i < a->count || carry; i++) {
        carry += (uint64_t)a->words[i] * factor;
        a->words[i] = (uint32_t)carry;
        carry >>= 32;
        if (i >= a->count)
            a->count = i + 1;
    }
}

static void multiply_by_power_of_five(Large *a, int power) {
    for (; power >= 13; power -= 13)
        multiply(a, 1220703125);
    for (; power > 0; power--)
        multiply(a, 5);
}

static void shift_left(Large *a, int bits) {
    for (; bits >= 31; bits -= 31)
        multiply(a, UINT32_C(1) << 31);
    multiply(a, UINT32_C(1) << bits);
}

static int compare(const Large *a, const Large *b) {
    for (int i = (a->count > b->count ? a->count : b->count) - 1; i >= 0; i--) {
        uint32_t x = i < a->count ? a->words[i] : 0, y = i < b->count ? b->words[i] : 0;
        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}

static void subtract(Large *a, const Large *b) {
    int64_t borrow = 0;
    for (int i = 0; i < a->count; i++) {
        int64_t difference = (int64_t)a->words[i] - (i < b->count ? b->words[i] : 0) + borrow;
        a->words[i] = (uint32_t)difference;
        borrow = difference < 0 ? -1 : 0;
    }
}

static Large sum(const Large *a, const Large *b) {
    Large result = {.count = (a->count > b->count ? a->count : b->count) + 1};
    uint64_t carry = 0;
    for (int i = 0; i < result.count; i++) {
        carry += (uint64_t)(i < a->count ? a->words[i] : 0) + (i < b->count ? b->words[i] : 0);
        result.words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return result;
}

// ---- The number

typedef struct Number {
    uint64_t fraction; // 53 bits, the first one set
    int exponent;      // of two, of the first bit
    int significant;   // so many bits of the fraction count
} Number;

static Number number_of(double value, bool is_float) {
    int exponent;
    double mantissa = frexp(value, &exponent); // in [0.5, 1)
    Number number = {.fraction = (uint64_t)ldexp(mantissa, FRACTION_BITS + 1),
                     .exponent = exponent - 1,
                     .significant = is_float ? 24 : FRACTION_BITS + 1};
    int least = is_float ? -126 : -1022; // below, bits are missing in front
    if (number.exponent < least)
        number.significant -= least - number.exponent;
    return number;
}

static int trailing_zeros(uint64_t bits) {
    int count = 0;
    for (; !(bits & 1); bits >>= 1)
        count++;
    return count;
}

// ---- Whole numbers

static void add_whole(DecimalDigits *digits, uint64_t value, int dropped) {
    uint64_t power = 1;
    for (int i = 0; i < dropped; i++)
        power *= 10;
    uint64_t rest = value % power;
    value = value / power + (dropped && rest >= power / 2);
    char reversed[DECIMAL_MOST_DIGITS];
    int count = 0;
    for (; value; value /= 10)
        reversed[count++] = (char)('0' + value % 10);
    for (int i = 0; i < count; i++)
        digits->digits[i] = reversed[count - 1 - i];
    digits->count = count;
    digits->point = count + dropped;
}

// Digits that a power of two leaves meaningless.
static int digits_below(int power) {
    return power > 1 ? (int)floor(power * 0.30102999566398120) : 0;
}

static bool is_whole(const Number *number, int fraction_bits) {
    return number->exponent <= 62 && number->exponent >= fraction_bits - 1;
}

static void whole_digits(DecimalDigits *digits, const Number *number) {
    int shift = number->exponent - FRACTION_BITS;
    uint64_t value = shift >= 0 ? number->fraction << shift : number->fraction >> -shift;
    int beyond = number->exponent - number->significant - 1;
    add_whole(digits, value, number->exponent > number->significant ? digits_below(beyond) : 0);
}

// ---- Others: the number is b / s times a power of ten, and m / s half the gap to its neighbours

typedef struct Division {
    Large b, s, m, ten_s;
    int exponent; // of ten
    bool low, high;
    int bits; // where the numbers fit an int or a long, they are computed with those: 32 or 64;
              // else 0
    bool is_begun;
} Division;

static int estimate(const Number *number) {
    double leading = ldexp((double)number->fraction, -FRACTION_BITS);
    return (int)floor((leading - 1.5) * 0.289529654 + 0.176091259 +
                      number->exponent * 0.301029995663981);
}

static int bits_of_power_of_five(int power) {
    static const int bits[] = {0,  3,  5,  7,  10, 12, 14, 17, 19, 21, 24, 26, 28, 31,
                               33, 35, 38, 40, 42, 45, 47, 49, 52, 54, 56, 59, 61};
    int known = (int)(sizeof bits / sizeof *bits);
    return power < known ? bits[power] : 3 * power;
}

static int most(int a, int b) {
    return a > b ? a : b;
}

static Division divide(const Number *number, int zeros, int fraction_bits) {
    Division division = {.exponent = estimate(number)};
    int tiny = most(0, fraction_bits - number->exponent - 1);
    int b5 = most(0, -division.exponent), b2 = b5 + tiny + number->exponent;
    int s5 = most(0, division.exponent), s2 = s5 + tiny;
    int m5 = b5, m2 = b2 - number->significant;
    b2 -= fraction_bits - 1;
    int common = b2 < s2 ? b2 : s2;
    b2 -= common;
    s2 -= common;
    m2 -= common;
    if (fraction_bits == 1) // below a power of two the numbers lie closer together
        m2--;
    if (m2 < 0) {
        b2 -= m2;
        s2 -= m2;
        m2 = 0;
    }
    int needed = most(fraction_bits + b2 + bits_of_power_of_five(b5),
                      s2 + 1 + bits_of_power_of_five(s5 + 1));
    division.bits = needed < 32 ? 32 : needed < 64 ? 64 : 0;
    division.b = large_of(number->fraction >> zeros);
    division.s = large_of(1);
    division.m = large_of(1);
    multiply_by_power_of_five(&division.b, b5);
    multiply_by_power_of_five(&division.s, s5);
    multiply_by_power_of_five(&division.m, m5);
    shift_left(&division.b, b2);
    shift_left(&division.s, s2);
    shift_left(&division.m, m2);
    division.ten_s = division.s;
    multiply(&division.ten_s, 10);
    return division;
}

// As a number of so many bits has it after an overflow.
static int64_t wrapped(const Large *a, int bits) {
    uint64_t low = a->words[0] | (uint64_t)a->words[1] << 32;
    return bits == 32 ? (int32_t)(uint32_t)low : (int64_t)low;
}

// May the digits end below, or above? The JDK computes with int or long where it can, and half the
// gap may overflow there.
static void test_end(Division *division) {
    Large upper = sum(&division->b, &division->m);
    if (!division->bits) {
        division->low = compare(&division->b, &division->m) < 0;
        division->high = compare(&upper, &division->ten_s) >= 0;
        return;
    }
    int64_t m = wrapped(&division->m, division->bits);
    bool is_overflow = division->is_begun && m <= 0;
    division->low = is_overflow || wrapped(&division->b, division->bits) < m;
    division->high =
        is_overflow || wrapped(&upper, division->bits) > wrapped(&division->ten_s, division->bits);
}

static int next_digit(Division *division) {
    int digit = 0;
    while (compare(&division->b, &division->s) >= 0) {
        subtract(&division->b, &division->s);
        digit++;
    }
    multiply(&division->b, 10);
    multiply(&division->m, 10);
    test_end(division);
    division->is_begun = true;
    return digit;
}

static void round_up(DecimalDigits *digits) {
    int last = digits->count - 1;
    while (last > 0 && digits->digits[last] == '9')
        digits->digits[last--] = '0';
    if (digits->digits[last] == '9') {
        digits->digits[last] = '1';
        digits->point++;
    } else {
        digits->digits[last]++;
    }
}

static bool rounds_up(const Division *division, char last) {
    if (!division->high || !division->low)
        return division->high;
    Large twice = division->b;
    multiply(&twice, 2);
    int order = compare(&twice, &division->ten_s);
    return order ? order > 0 : last & 1;
}

static void divided_digits(DecimalDigits *digits, Division *division, bool for_format) {
    int digit = next_digit(division);
    if (!digit && !division->high)
        division->exponent--;
    else
        digits->digits[digits->count++] = (char)('0' + digit);
    if (for_format || division->exponent < -3 || division->exponent >= 8)
        division->low = division->high = false; // a digit behind the point there must be
    while (!division->low && !division->high && digits->count < DECIMAL_MOST_DIGITS)
        digits->digits[digits->count++] = (char)('0' + next_digit(division));
    digits->point = division->exponent + 1;
    if (rounds_up(division, digits->digits[digits->count - 1]))
        round_up(digits);
}

DecimalDigits decimal_digits_before_19(double value, bool is_float, bool for_format) {
    DecimalDigits digits = {.count = 0};
    Number number = number_of(value, is_float);
    int zeros = trailing_zeros(number.fraction);
    int fraction_bits = FRACTION_BITS + 1 - zeros;
    if (is_whole(&number, fraction_bits)) {
        whole_digits(&digits, &number);
    } else {
        Division division = divide(&number, zeros, fraction_bits);
        divided_digits(&digits, &division, for_format);
    }
    while (digits.count > 1 && digits.digits[digits.count - 1] == '0')
        digits.count--;
    digits.digits[digits.count] = 0;
    return digits;
}
