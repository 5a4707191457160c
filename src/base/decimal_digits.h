// Which decimal digits Java shows of a floating-point number.
//
// Since JDK 19, Double.toString gives the shortest decimal that reads back as the number. Before,
// it used an algorithm that sometimes gave a digit more, or another last digit. Where both give the
// same, every JDK does.
#ifndef JURY_BASE_DECIMAL_DIGITS_H
#define JURY_BASE_DECIMAL_DIGITS_H

#include <stdbool.h>
#include <stdint.h>

enum { DECIMAL_MOST_DIGITS = 24 };

// 0.d1d2d3... times ten to the `point`, without zeros at the end.
typedef struct DecimalDigits {
    char digits[DECIMAL_MOST_DIGITS + 1];
    int count;
    int point;
} DecimalDigits;

// As JDK 17 finds them, of a positive finite number. `for_format`: as java.util.Formatter asks for
// them.
DecimalDigits decimal_digits_before_19(double value, bool is_float, bool for_format);

#endif
