// Constant expressions: operators, conversions and text (src/sema/constant.c).
#include "unit.h"

#include "sema/constant_text.h"
#include "sema/internal.h"

#include <math.h>
#include <stdlib.h>

typedef struct Fixture {
    Arena *arena;
    Buffer text;
} Fixture;

static Fixture *fixture_new(void) {
    Arena *arena = arena_new();
    Fixture *fixture = ARENA_NEW(arena, Fixture);
    fixture->arena = arena;
    return fixture;
}

static void fixture_free(Fixture *fixture) {
    buffer_free(&fixture->text);
    arena_free(fixture->arena);
}

static Constant integer(ConstantKind kind, int64_t value) {
    return (Constant){.kind = kind, .integer = value};
}

static Constant floating(ConstantKind kind, double value) {
    return (Constant){.kind = kind, .floating = value};
}

static Constant string(Fixture *fixture, const char *text) {
    uint32_t length = (uint32_t)strlen(text);
    uint16_t *units = arena_array(fixture->arena, length, sizeof(uint16_t));
    for (uint32_t i = 0; i < length; i++)
        units[i] = (uint16_t)text[i];
    return (Constant){.kind = CONSTANT_STRING, .length = length, .units = units};
}

// As a Java literal; "not constant" for NULL.
static const char *literal(Fixture *fixture, const Constant *value) {
    if (!value)
        return "not constant";
    buffer_clear(&fixture->text);
    constant_print(&fixture->text, value);
    return arena_copy_text(fixture->arena, fixture->text.text, fixture->text.length);
}

static const char *binary(Fixture *fixture, Constant left, Operator operation, Constant right) {
    return literal(fixture, constant_binary(fixture->arena, operation, &left, &right));
}

static const char *unary(Fixture *fixture, Operator operation, Constant operand) {
    return literal(fixture, constant_unary(fixture->arena, operation, &operand));
}

static const char *convert(Fixture *fixture, Constant value, TypeKind kind) {
    return literal(fixture, constant_convert(fixture->arena, &value, kind));
}

#define INT(value)     integer(CONSTANT_INT, (value))
#define LONG(value)    integer(CONSTANT_LONG, (value))
#define CHAR(value)    integer(CONSTANT_CHAR, (value))
#define BYTE(value)    integer(CONSTANT_BYTE, (value))
#define BOOLEAN(value) integer(CONSTANT_BOOLEAN, (value))
#define FLOAT(value)   floating(CONSTANT_FLOAT, (value))
#define DOUBLE(value)  floating(CONSTANT_DOUBLE, (value))
#define STRING(text)   string(fixture, (text))
#define CHECK_BINARY(expected, left, NAME, right)                                                  \
    CHECK_EQUAL_STR((expected), binary(fixture, (left), OPERATOR_##NAME, (right)))
#define CHECK_UNARY(expected, NAME, operand)                                                       \
    CHECK_EQUAL_STR((expected), unary(fixture, OPERATOR_##NAME, (operand)))
#define CHECK_CONVERT(expected, value, KIND)                                                       \
    CHECK_EQUAL_STR((expected), convert(fixture, (value), TYPE_##KIND))

UNIT_TEST(constant_integers_wrap_around) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("-2147483648", INT(INT32_MAX), ADD, INT(1));
    CHECK_BINARY("2147483648L", INT(INT32_MAX), ADD, LONG(1));
    CHECK_BINARY("-9223372036854775808L", LONG(INT64_MAX), ADD, LONG(1));
    CHECK_BINARY("2147483647", INT(INT32_MIN), SUBTRACT, INT(1));
    CHECK_BINARY("1", INT(INT32_MAX), MULTIPLY, INT(INT32_MAX));
    CHECK_BINARY("0L", LONG(INT64_C(1) << 32), MULTIPLY, LONG(INT64_C(1) << 32));
    CHECK_BINARY("254", BYTE(127), ADD, BYTE(127));
    CHECK_BINARY("195", CHAR('a'), ADD, CHAR('b'));
    CHECK_UNARY("-2147483648", MINUS, INT(INT32_MIN));
    CHECK_UNARY("-9223372036854775808L", MINUS, LONG(INT64_MIN));
    CHECK_UNARY("-98", COMPLEMENT, CHAR('a'));
    CHECK_UNARY("97", PLUS, CHAR('a'));
    fixture_free(fixture);
}

UNIT_TEST(constant_division) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("-3", INT(-7), DIVIDE, INT(2));
    CHECK_BINARY("-1", INT(-7), REMAINDER, INT(2));
    CHECK_BINARY("-2147483648", INT(INT32_MIN), DIVIDE, INT(-1));
    CHECK_BINARY("0", INT(INT32_MIN), REMAINDER, INT(-1));
    CHECK_BINARY("-9223372036854775808L", LONG(INT64_MIN), DIVIDE, INT(-1));
    CHECK_BINARY("0L", LONG(INT64_MIN), REMAINDER, LONG(-1));
    CHECK_BINARY("not constant", INT(1), DIVIDE, INT(0));
    CHECK_BINARY("not constant", LONG(1), REMAINDER, CHAR(0));
    CHECK_BINARY("Double.POSITIVE_INFINITY", INT(1), DIVIDE, DOUBLE(0));
    CHECK_BINARY("Float.NaN", FLOAT(0), DIVIDE, INT(0));
    fixture_free(fixture);
}

UNIT_TEST(constant_shifts) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("2", INT(1), SHIFT_LEFT, INT(33));
    CHECK_BINARY("2", INT(1), SHIFT_LEFT, LONG(33));
    CHECK_BINARY("8589934592L", LONG(1), SHIFT_LEFT, INT(33));
    CHECK_BINARY("-2147483648", INT(1), SHIFT_LEFT, INT(-1));
    CHECK_BINARY("-1", INT(-1), SHIFT_RIGHT, INT(31));
    CHECK_BINARY("1", INT(-1), SHIFT_RIGHT_UNSIGNED, INT(31));
    CHECK_BINARY("-1", INT(-1), SHIFT_RIGHT_UNSIGNED, INT(32));
    CHECK_BINARY("1L", LONG(-1), SHIFT_RIGHT_UNSIGNED, INT(63));
    CHECK_BINARY("2147483647", BYTE(-1), SHIFT_RIGHT_UNSIGNED, INT(1));
    CHECK_BINARY("not constant", FLOAT(1), SHIFT_LEFT, INT(1));
    CHECK_BINARY("not constant", INT(1), SHIFT_LEFT, DOUBLE(1));
    fixture_free(fixture);
}

UNIT_TEST(constant_comparisons_and_booleans) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("true", CHAR('a'), EQUAL, INT(97));
    CHECK_BINARY("true", INT(-1), LESS, LONG(0));
    CHECK_BINARY("false", DOUBLE(NAN), EQUAL, DOUBLE(NAN));
    CHECK_BINARY("true", DOUBLE(NAN), NOT_EQUAL, DOUBLE(NAN));
    CHECK_BINARY("false", DOUBLE(NAN), LESS_EQUAL, INT(1));
    CHECK_BINARY("true", DOUBLE(-0.0), GREATER_EQUAL, DOUBLE(0.0));
    // 2^24 + 1 is no float.
    CHECK_BINARY("true", INT(16777217), EQUAL, FLOAT(16777216.0));
    CHECK_BINARY("false", INT(16777217), EQUAL, DOUBLE(16777216.0));
    CHECK_BINARY("true", BOOLEAN(1), BIT_XOR, BOOLEAN(0));
    CHECK_BINARY("false", BOOLEAN(1), AND, BOOLEAN(0));
    CHECK_BINARY("true", BOOLEAN(1), OR, BOOLEAN(0));
    CHECK_BINARY("false", BOOLEAN(1), BIT_AND, BOOLEAN(0));
    CHECK_BINARY("true", BOOLEAN(0), BIT_OR, BOOLEAN(1));
    CHECK_BINARY("true", BOOLEAN(0), EQUAL, BOOLEAN(0));
    CHECK_BINARY("not constant", BOOLEAN(0), LESS, BOOLEAN(1));
    CHECK_BINARY("not constant", BOOLEAN(0), ADD, INT(1));
    CHECK_BINARY("not constant", BOOLEAN(0), IMPLIES, BOOLEAN(1));
    CHECK_UNARY("false", NOT, BOOLEAN(1));
    CHECK_UNARY("not constant", NOT, INT(1));
    CHECK_UNARY("not constant", COMPLEMENT, FLOAT(1));
    CHECK_UNARY("not constant", PRE_INCREMENT, INT(1));
    CHECK_BINARY("8", INT(12), BIT_AND, INT(10));
    CHECK_BINARY("6L", INT(12), BIT_XOR, LONG(10));
    CHECK_BINARY("not constant", INT(12), BIT_OR, FLOAT(10));
    fixture_free(fixture);
}

UNIT_TEST(constant_floating_arithmetic) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("0.30000000000000004", DOUBLE(0.1), ADD, DOUBLE(0.2));
    CHECK_BINARY("0.3f", FLOAT(0.1f), ADD, FLOAT(0.2f));
    CHECK_BINARY("1.6777216E7f", INT(16777216), ADD, FLOAT(1));
    CHECK_BINARY("Float.POSITIVE_INFINITY", FLOAT(3e38f), MULTIPLY, FLOAT(10));
    CHECK_BINARY("0.5", DOUBLE(5.5), REMAINDER, INT(1));
    CHECK_BINARY("-1.0", DOUBLE(-7), REMAINDER, DOUBLE(3));
    CHECK_BINARY("1.0", DOUBLE(7), REMAINDER, DOUBLE(-3));
    CHECK_BINARY("Double.NaN", DOUBLE(7), REMAINDER, DOUBLE(0));
    CHECK_BINARY("7.0", DOUBLE(7), REMAINDER, DOUBLE(INFINITY));
    CHECK_BINARY("-0.0", DOUBLE(-6), REMAINDER, DOUBLE(3));
    CHECK_BINARY("0.0", DOUBLE(1.7976931348623157e308), REMAINDER, DOUBLE(4.9e-324));
    CHECK_BINARY("2.0", DOUBLE(1e308), REMAINDER, DOUBLE(3));
    CHECK_UNARY("-0.0", MINUS, DOUBLE(0));
    CHECK_UNARY("1.5f", PLUS, FLOAT(1.5));
    fixture_free(fixture);
}

UNIT_TEST(constant_conversions) {
    Fixture *fixture = fixture_new();
    CHECK_CONVERT("-56", INT(200), BYTE);
    CHECK_CONVERT("-25536", INT(40000), SHORT);
    CHECK_CONVERT("'\\uFFFF'", INT(-1), CHAR);
    CHECK_CONVERT("'A'", LONG(0x100041), CHAR);
    CHECK_CONVERT("0", DOUBLE(NAN), INT);
    CHECK_CONVERT("2147483647", DOUBLE(1e20), INT);
    CHECK_CONVERT("-2147483648", FLOAT(-INFINITY), INT);
    CHECK_CONVERT("9223372036854775807L", DOUBLE(1e20), LONG);
    CHECK_CONVERT("-1", DOUBLE(1e20), BYTE);
    CHECK_CONVERT("-3", DOUBLE(-3.99), INT);
    CHECK_CONVERT("1.6777216E7f", INT(16777217), FLOAT);
    CHECK_CONVERT("0.1f", DOUBLE(0.1), FLOAT);
    CHECK_CONVERT("0.10000000149011612", FLOAT(0.1f), DOUBLE);
    CHECK_CONVERT("97.0", CHAR('a'), DOUBLE);
    CHECK_CONVERT("true", BOOLEAN(1), BOOLEAN);
    CHECK_CONVERT("not constant", BOOLEAN(1), INT);
    CHECK_CONVERT("not constant", INT(1), BOOLEAN);
    CHECK_CONVERT("\"x\"", STRING("x"), CLASS);
    CHECK_CONVERT("not constant", INT(1), CLASS);
    CHECK_CONVERT("not constant", INT(1), BIGINT);
    CHECK_CONVERT("not constant", integer(CONSTANT_NULL, 0), CLASS);
    fixture_free(fixture);
}

UNIT_TEST(constant_fits_narrow_types) {
    Constant value = INT(128), code = CHAR(127), large = LONG(1);
    CHECK(!constant_fits(&value, TYPE_BYTE));
    CHECK(constant_fits(&value, TYPE_SHORT));
    CHECK(constant_fits(&value, TYPE_CHAR));
    CHECK(constant_fits(&value, TYPE_INT));
    CHECK(!constant_fits(&value, TYPE_LONG));
    CHECK(constant_fits(&code, TYPE_BYTE));
    CHECK(!constant_fits(&large, TYPE_INT));
    value.integer = -1;
    CHECK(!constant_fits(&value, TYPE_CHAR));
    CHECK(constant_fits(&value, TYPE_BYTE));
}

UNIT_TEST(constant_strings) {
    Fixture *fixture = fixture_new();
    CHECK_BINARY("\"ab\"", STRING("a"), ADD, STRING("b"));
    CHECK_BINARY("\"\"", STRING(""), ADD, STRING(""));
    CHECK_BINARY("\"a1\"", STRING("a"), ADD, INT(1));
    CHECK_BINARY("\"-1a\"", LONG(-1), ADD, STRING("a"));
    CHECK_BINARY("\"ax\"", STRING("a"), ADD, CHAR('x'));
    CHECK_BINARY("\"truea\"", BOOLEAN(1), ADD, STRING("a"));
    CHECK_BINARY("\"1.0E10\"", STRING(""), ADD, DOUBLE(1e10));
    CHECK_BINARY("\"0.1\"", STRING(""), ADD, FLOAT(0.1f));
    CHECK_BINARY("\"NaN\"", STRING(""), ADD, FLOAT(NAN));
    CHECK_BINARY("\"-Infinity\"", STRING(""), ADD, DOUBLE(-INFINITY));
    CHECK_BINARY("true", STRING("ab"), EQUAL, STRING("ab"));
    CHECK_BINARY("true", STRING("ab"), NOT_EQUAL, STRING("ac"));
    CHECK_BINARY("false", STRING("ab"), EQUAL, STRING("abc"));
    CHECK_BINARY("not constant", STRING("a"), SUBTRACT, STRING("a"));
    CHECK_BINARY("not constant", STRING("a"), EQUAL, INT(1));
    CHECK_BINARY("not constant", STRING("a"), ADD, integer(CONSTANT_NULL, 0));
    fixture_free(fixture);
}

UNIT_TEST(constant_equality) {
    Fixture *fixture = fixture_new();
    Constant code = CHAR('a'), number = INT(97), wide = DOUBLE(97);
    Constant one = STRING("x"), other = STRING("x"), third = STRING("y");
    Constant no = BOOLEAN(0), yes = BOOLEAN(1);
    CHECK(constant_equal(&code, &number));
    CHECK(!constant_equal(&number, &wide));
    CHECK(constant_equal(&one, &other));
    CHECK(!constant_equal(&one, &third));
    CHECK(!constant_equal(&no, &yes));
    fixture_free(fixture);
}

UNIT_TEST(constant_text_of_doubles) {
    Fixture *fixture = fixture_new();
    static const char *const texts[] = {
        "0.0",
        "1.0",
        "123.456",
        "100.0",
        "0.001",
        "9.999E-4",
        "9999999.0",
        "1.0E7",
        "1.2345678E7",
        "1.0E-5",
        "1.0E23",
        "2.0E23",
        "4.9E-324",
        "2.2250738585072014E-308",
        "1.7976931348623157E308",
        "9.007199254740993E15",
        "5.0E-324",
        "3.141592653589793",
        "9.5367431640625E-7",
        "1.1E-322",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Constant value = DOUBLE(strtod(texts[i], NULL));
        const char *expected = texts[i];
        if (strcmp(expected, "5.0E-324") == 0) // the same value as 4.9E-324
            expected = "4.9E-324";
        if (strcmp(expected, "9.007199254740993E15") == 0) // a tie, read as the even neighbour
            expected = "9.007199254740992E15";
        CHECK_EQUAL_STR(expected, literal(fixture, &value));
    }
    fixture_free(fixture);
}

UNIT_TEST(constant_text_of_floats) {
    Fixture *fixture = fixture_new();
    static const char *const texts[] = {
        "1.0f",    "0.1f",         "3.4028235E38f", "1.4E-45f", "1.17549435E-38f",
        "1.0E10f", "1.6777216E7f", "33554432.0f",   "0.001f",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Constant value = FLOAT(strtof(texts[i], NULL));
        const char *expected = texts[i];
        if (strcmp(expected, "33554432.0f") == 0)
            expected = "3.3554432E7f";
        if (strcmp(expected, "1.17549435E-38f") == 0) // eight digits are enough
            expected = "1.1754944E-38f";
        CHECK_EQUAL_STR(expected, literal(fixture, &value));
    }
    fixture_free(fixture);
}

UNIT_TEST(constant_literals_escape) {
    Fixture *fixture = fixture_new();
    static const uint16_t units[] = {'a', '"', '\'', '\\', '\n', 0, 0xE9, 0xD83D, 0xDE00, 0xD83D};
    Constant text = {.kind = CONSTANT_STRING, .length = 10, .units = units};
    CHECK_EQUAL_STR("\"a\\\"'\\\\\\n\\u0000\xC3\xA9\xF0\x9F\x98\x80\\uD83D\"",
                    literal(fixture, &text));
    Constant quote = CHAR('\''), double_quote = CHAR('"'), tab = CHAR('\t');
    CHECK_EQUAL_STR("'\\''", literal(fixture, &quote));
    CHECK_EQUAL_STR("'\"'", literal(fixture, &double_quote));
    CHECK_EQUAL_STR("'\\t'", literal(fixture, &tab));
    Constant null = integer(CONSTANT_NULL, 0);
    CHECK_EQUAL_STR("null", literal(fixture, &null));
    fixture_free(fixture);
}
