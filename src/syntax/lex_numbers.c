// Numbers: JLS 3.10.1 and 3.10.2.
#include "syntax/lexer_internal.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

typedef enum Radix { RADIX_BINARY = 2, RADIX_OCTAL = 8, RADIX_DECIMAL = 10, RADIX_HEX = 16 } Radix;

static bool is_digit(char c, Radix radix) {
    if (radix == RADIX_HEX && (c | 0x20) >= 'a' && (c | 0x20) <= 'f')
        return true;
    return c >= '0' && c <= '9';
}

static bool at_char(const Lexer *lexer, char c) {
    return lexer->at < lexer->end && *lexer->at == c;
}

static bool at_either(const Lexer *lexer, char lower) {
    return lexer->at < lexer->end && (*lexer->at | 0x20) == lower;
}

// From the start of the number to here.
static Span number_span(Lexer *lexer, const char *begin) {
    return lexer_error_span(lexer, begin, lexer->at);
}

// Digits with underscores between them go to lexer->digits; returns how many.
static uint32_t read_digits(Lexer *lexer, Radix radix) {
    const char *begin = lexer->at;
    uint32_t count = 0;
    for (; lexer->at < lexer->end; lexer->at++) {
        if (is_digit(*lexer->at, radix)) {
            buffer_add_char(&lexer->digits, *lexer->at);
            count++;
        } else if (*lexer->at != '_') {
            break;
        }
    }
    if (lexer->at > begin && (*begin == '_' || lexer->at[-1] == '_'))
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "an underscore may only stand between digits");
    return count;
}

// Is the '.' here that of a fraction? In JML, `0..n` is a range.
static bool at_fraction(const Lexer *lexer) {
    if (!at_char(lexer, '.'))
        return false;
    return !(lexer->end - lexer->at >= 2 && lexer->at[1] == '.' && lexer->comment);
}

static bool at_exponent(const Lexer *lexer, Radix radix) {
    return at_either(lexer, radix == RADIX_HEX ? 'p' : 'e');
}

// The fraction, exponent and suffix behind the digits, and the value.
static void read_floating(Lexer *lexer, const char *begin, Radix radix) {
    if (at_char(lexer, '.')) {
        buffer_add_char(&lexer->digits, *lexer->at++);
        if (lexer->at < lexer->end && is_digit(*lexer->at, radix))
            read_digits(lexer, radix);
    }
    bool has_digits = false; // other than zero
    for (size_t i = radix == RADIX_HEX ? 2 : 0; i < lexer->digits.length; i++)
        has_digits |= lexer->digits.text[i] != '0' && lexer->digits.text[i] != '.';
    if (at_exponent(lexer, radix)) {
        buffer_add_char(&lexer->digits, *lexer->at++);
        if (at_char(lexer, '+') || at_char(lexer, '-'))
            buffer_add_char(&lexer->digits, *lexer->at++);
        if (!read_digits(lexer, RADIX_DECIMAL)) {
            buffer_add_char(&lexer->digits, '0');
            diag_error(lexer->diagnostics, number_span(lexer, begin), "the exponent has no digits");
        }
    } else if (radix == RADIX_HEX) {
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "a hexadecimal floating-point literal needs an exponent 'p'");
    }
    Constant *constant = ARENA_NEW(lexer->arena, Constant);
    if (at_either(lexer, 'f')) {
        lexer->at++;
        constant->kind = CONSTANT_FLOAT;
        constant->floating = strtof(lexer->digits.text, NULL);
    } else {
        if (at_either(lexer, 'd'))
            lexer->at++;
        constant->kind = CONSTANT_DOUBLE;
        constant->floating = strtod(lexer->digits.text, NULL);
    }
    if (isinf(constant->floating))
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "the floating-point literal is too large");
    if (constant->floating == 0 && has_digits)
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "the floating-point literal is too small: it rounds to zero");
    lexer_push(lexer, TOKEN_FLOATING, begin)->constant = constant;
}

// The value of the digits, wrapped to 64 bits; `*overflow` when it does not fit.
static uint64_t integer_value(const char *digits, Radix radix, bool *overflow) {
    uint64_t value = 0;
    for (; *digits; digits++) {
        uint64_t digit = (uint64_t)(*digits <= '9' ? *digits - '0' : (*digits | 0x20) - 'a' + 10);
        *overflow |= __builtin_mul_overflow(value, (uint64_t)radix, &value);
        *overflow |= __builtin_add_overflow(value, digit, &value);
    }
    return value;
}

// `digits` begins behind a prefix 0x, 0b or 0.
static void finish_integer(Lexer *lexer, const char *begin, const char *digits, Radix radix) {
    bool is_long = at_either(lexer, 'l');
    if (is_long)
        lexer->at++;
    for (const char *digit = digits; *digit; digit++) {
        if (radix < RADIX_DECIMAL && *digit - '0' >= (int)radix) {
            diag_error(lexer->diagnostics, number_span(lexer, begin),
                       radix == RADIX_OCTAL ? "a number that begins with '0' is octal: it cannot "
                                              "have the digit '%c'"
                                            : "a binary number cannot have the digit '%c'",
                       *digit);
            digits = "0";
            break;
        }
    }
    bool overflow = false;
    uint64_t value = integer_value(digits, radix, &overflow);
    // Decimal literals are never negative; the least value may stand behind a minus only.
    uint64_t smallest = is_long ? UINT64_C(1) << 63 : UINT64_C(1) << 31;
    uint64_t largest = radix == RADIX_DECIMAL ? smallest : smallest * 2 - 1;
    if (overflow || value > largest) {
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "the integer literal is too large for '%s'", is_long ? "long" : "int");
        value = 0;
    }
    Constant *constant = ARENA_NEW(lexer->arena, Constant);
    constant->kind = is_long ? CONSTANT_LONG : CONSTANT_INT;
    constant->integer = is_long ? (int64_t)value : (int32_t)(uint32_t)value;
    Token *token = lexer_push(lexer, TOKEN_INTEGER, begin);
    token->constant = constant;
    if (radix == RADIX_DECIMAL && value == smallest)
        token->flags |= TOKEN_SMALLEST;
}

static void lex_hexadecimal(Lexer *lexer, const char *begin) {
    lexer->at += 2;
    buffer_add_text(&lexer->digits, "0x");
    uint32_t count = read_digits(lexer, RADIX_HEX);
    bool has_fraction =
        at_fraction(lexer) &&
        (count || (lexer->end - lexer->at >= 2 && is_digit(lexer->at[1], RADIX_HEX)));
    if (has_fraction || (count && at_exponent(lexer, RADIX_HEX))) {
        read_floating(lexer, begin, RADIX_HEX);
        return;
    }
    if (!count)
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "the hexadecimal number has no digits");
    finish_integer(lexer, begin, lexer->digits.text + 2, RADIX_HEX);
}

static void lex_binary(Lexer *lexer, const char *begin) {
    lexer->at += 2;
    if (!read_digits(lexer, RADIX_BINARY)) {
        buffer_add_char(&lexer->digits, '0');
        diag_error(lexer->diagnostics, number_span(lexer, begin),
                   "the binary number has no digits");
    }
    finish_integer(lexer, begin, lexer->digits.text, RADIX_BINARY);
}

void lex_number(Lexer *lexer) {
    const char *begin = lexer->at;
    buffer_clear(&lexer->digits);
    if (*begin == '0' && lexer->end - begin >= 2) {
        if ((begin[1] | 0x20) == 'x') {
            lex_hexadecimal(lexer, begin);
            return;
        }
        if ((begin[1] | 0x20) == 'b') {
            lex_binary(lexer, begin);
            return;
        }
    }
    uint32_t count = read_digits(lexer, RADIX_DECIMAL);
    if (at_fraction(lexer) || at_exponent(lexer, RADIX_DECIMAL) || at_either(lexer, 'f') ||
        at_either(lexer, 'd')) {
        read_floating(lexer, begin, RADIX_DECIMAL);
        return;
    }
    bool is_octal = *begin == '0' && count > 1;
    finish_integer(lexer, begin, lexer->digits.text, is_octal ? RADIX_OCTAL : RADIX_DECIMAL);
}
