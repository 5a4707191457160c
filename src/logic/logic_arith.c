// Java's arithmetic: sums in a normal form, other operators folded where both sides are known.
//
// A sum is c + k1·x1 + k2·x2 + …, the x ascending, no k zero, all modulo the width of the sort:
// that is right for wrapping numbers and for bit-vectors, and for mathematical ones nothing is cut.
#include "logic/internal.h"

typedef struct Part {
    Formula child;
    int64_t coefficient;
} Part;

typedef struct Sum {
    VECTOR(Part) parts;
    int64_t constant;
    bool overflows; // does not fit in our own numbers
} Sum;

static int64_t plus(Sum *sum, int64_t a, int64_t b) {
    int64_t result;
    sum->overflows |= __builtin_add_overflow(a, b, &result);
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t times(Sum *sum, int64_t a, int64_t b) {
    int64_t result;
    sum->overflows |= __builtin_mul_overflow(a, b, &result);
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

// Numbers that wrap may; of mathematical ones nothing may be cut.
static bool is_lost(const LogicTable *table, const Sum *sum, Sort sort) {
    return sum->overflows && (table->numbers == NUMBERS_MATH || sort == SORT_EXACT);
}

static void add_part(LogicTable *table, Sum *sum, Formula child, int64_t coefficient) {
    for (uint32_t i = 0; i < sum->parts.count; i++) {
        if (sum->parts.items[i].child == child) {
            sum->parts.items[i].coefficient =
                plus(sum, sum->parts.items[i].coefficient, coefficient);
            return;
        }
    }
    Part part = {child, coefficient};
    vector_push(table->arena, &sum->parts, part);
}

static void add_scaled(LogicTable *table, Sum *sum, Formula a, int64_t factor) {
    const FormulaNode *node = node_of(table, a);
    if (node->kind == FORMULA_KIND_NUMBER) {
        sum->constant = plus(sum, sum->constant, times(sum, node->constant, factor));
    } else if (node->kind == FORMULA_KIND_SUM) {
        sum->constant = plus(sum, sum->constant, times(sum, node->constant, factor));
        for (uint32_t i = 0; i < node->count; i++)
            add_part(table, sum, node->children[i], times(sum, node->coefficients[i], factor));
    } else {
        add_part(table, sum, a, factor);
    }
}

static Formula finish(LogicTable *table, Sum *sum, Sort sort) {
    Formula *children = arena_array(table->arena, sum->parts.count + 1, sizeof(Formula));
    int64_t *coefficients = arena_array(table->arena, sum->parts.count + 1, sizeof(int64_t));
    uint32_t count = 0;
    for (uint32_t i = 0; i < sum->parts.count; i++) {
        Part part = sum->parts.items[i];
        part.coefficient = logic_wrap(table, sort, part.coefficient);
        if (!part.coefficient)
            continue;
        uint32_t at = count++;
        for (; at && children[at - 1] > part.child; at--) {
            children[at] = children[at - 1];
            coefficients[at] = coefficients[at - 1];
        }
        children[at] = part.child;
        coefficients[at] = part.coefficient;
    }
    int64_t constant = logic_wrap(table, sort, sum->constant);
    if (!count)
        return logic_number(table, sort, constant);
    if (count == 1 && !constant && coefficients[0] == 1)
        return children[0];
    return logic_intern(table, FORMULA_KIND_SUM, sort, children, count, coefficients, constant);
}

// Kept as they are where folding would leave our own numbers.
static Formula opaque_sum(LogicTable *table, Formula a, Formula b, int64_t factor) {
    Formula children[] = {a, b};
    int64_t coefficients[] = {1, factor};
    return logic_intern(table, FORMULA_KIND_SUM, logic_sort(table, a), children, 2, coefficients,
                        0);
}

static Formula combine(LogicTable *table, Formula a, Formula b, int64_t factor) {
    Sum sum = {0};
    add_scaled(table, &sum, a, 1);
    add_scaled(table, &sum, b, factor);
    if (is_lost(table, &sum, logic_sort(table, a)))
        return opaque_sum(table, a, b, factor);
    return finish(table, &sum, logic_sort(table, a));
}

Formula logic_add(LogicTable *table, Formula a, Formula b) {
    return combine(table, a, b, 1);
}

Formula logic_subtract(LogicTable *table, Formula a, Formula b) {
    return combine(table, a, b, -1);
}

Formula logic_negate(LogicTable *table, Formula a) {
    return combine(table, logic_number(table, logic_sort(table, a), 0), a, -1);
}

static Formula binary(LogicTable *table, FormulaKind kind, Formula a, Formula b) {
    Formula children[] = {a, b};
    Formula made = logic_intern(table, kind, logic_sort(table, a), children, 2, NULL, 0);
    table->has_products |= logic_is_product(table, logic_node(table, made));
    return made;
}

bool logic_has_products(const LogicTable *table) {
    return table->has_products;
}

bool logic_is_product(const LogicTable *table, const FormulaNode *node) {
    int64_t known;
    bool is_one = node->kind == FORMULA_KIND_MULTIPLY || node->kind == FORMULA_KIND_DIVIDE ||
                  node->kind == FORMULA_KIND_REMAINDER;
    return is_one && !logic_is_number(table, node->children[1], &known);
}

// ---- Products
//
// Products of sums are multiplied out, and a product of several factors has them ascending, so
// that two polynomials that are equal are one formula: x * (i + 1) is x * i + x. Long sums are
// left as they are.

enum { MOST_MONOMIALS = 12, MOST_FACTORS = 6 };

typedef struct Factors {
    Formula items[MOST_FACTORS];
    uint32_t count;
} Factors;

static bool add_factor(Factors *factors, Formula factor) {
    if (factors->count == MOST_FACTORS)
        return false;
    uint32_t at = factors->count++;
    for (; at && factors->items[at - 1] > factor; at--)
        factors->items[at] = factors->items[at - 1];
    factors->items[at] = factor;
    return true;
}

// Those of a product of products; false: too many.
static bool add_factors(const LogicTable *table, Factors *factors, Formula a) {
    const FormulaNode *node = node_of(table, a);
    if (node->kind != FORMULA_KIND_MULTIPLY)
        return add_factor(factors, a);
    return add_factors(table, factors, node->children[0]) &&
           add_factors(table, factors, node->children[1]);
}

static Formula product(LogicTable *table, Formula a, Formula b) {
    Factors factors = {.count = 0};
    if (!add_factors(table, &factors, a) || !add_factors(table, &factors, b))
        return binary(table, FORMULA_KIND_MULTIPLY, a < b ? a : b, a < b ? b : a);
    Formula result = factors.items[0];
    for (uint32_t i = 1; i < factors.count; i++)
        result = binary(table, FORMULA_KIND_MULTIPLY, result, factors.items[i]);
    return result;
}

// A sum as its parts and constant, anything else as one part.
static Sum sum_of(LogicTable *table, Formula a) {
    Sum sum = {0};
    add_scaled(table, &sum, a, 1);
    return sum;
}

static void add_multiples(LogicTable *table, Sum *result, const Sum *sum, int64_t factor) {
    for (uint32_t i = 0; factor && i < sum->parts.count; i++)
        add_part(table, result, sum->parts.items[i].child,
                 times(result, sum->parts.items[i].coefficient, factor));
}

static Formula multiply_out(LogicTable *table, Formula a, Formula b) {
    Sum left = sum_of(table, a), right = sum_of(table, b), result = {0};
    if ((left.parts.count + 1) * (right.parts.count + 1) > MOST_MONOMIALS)
        return product(table, a, b);
    for (uint32_t i = 0; i < left.parts.count; i++)
        for (uint32_t j = 0; j < right.parts.count; j++) {
            Part one = left.parts.items[i], other = right.parts.items[j];
            add_part(table, &result, product(table, one.child, other.child),
                     times(&result, one.coefficient, other.coefficient));
        }
    add_multiples(table, &result, &left, right.constant);
    add_multiples(table, &result, &right, left.constant);
    result.constant = times(&result, left.constant, right.constant);
    return is_lost(table, &result, logic_sort(table, a))
               ? product(table, a, b)
               : finish(table, &result, logic_sort(table, a));
}

Formula logic_multiply(LogicTable *table, Formula a, Formula b) {
    int64_t factor;
    if (logic_is_number(table, a, &factor)) {
        Formula other = a;
        a = b;
        b = other;
    }
    if (!logic_is_number(table, b, &factor))
        return multiply_out(table, a, b);
    Sum sum = {0};
    add_scaled(table, &sum, a, factor);
    return is_lost(table, &sum, logic_sort(table, a)) ? binary(table, FORMULA_KIND_MULTIPLY, a, b)
                                                      : finish(table, &sum, logic_sort(table, a));
}

static bool both_numbers(const LogicTable *table, Formula a, Formula b, int64_t *left,
                         int64_t *right) {
    return logic_is_number(table, a, left) && logic_is_number(table, b, right);
}

Formula logic_divide(LogicTable *table, Formula a, Formula b) {
    int64_t left, right;
    Sort sort = logic_sort(table, a);
    if (logic_is_number(table, b, &right) && right == 1)
        return a;
    if (both_numbers(table, a, b, &left, &right) && right != 0 && right != -1)
        return logic_number(table, sort, left / right);
    return binary(table, FORMULA_KIND_DIVIDE, a, b);
}

Formula logic_remainder(LogicTable *table, Formula a, Formula b) {
    int64_t left, right;
    Sort sort = logic_sort(table, a);
    if (logic_is_number(table, b, &right) && (right == 1 || right == -1))
        return logic_number(table, sort, 0);
    if (both_numbers(table, a, b, &left, &right) && right != 0)
        return logic_number(table, sort, left % right);
    return binary(table, FORMULA_KIND_REMAINDER, a, b);
}

static int64_t fold_bits(FormulaKind kind, uint32_t bits, int64_t a, int64_t b) {
    uint64_t mask = bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
    uint32_t distance = (uint32_t)((uint64_t)b & (bits - 1));
    if (kind == FORMULA_KIND_BIT_AND)
        return a & b;
    if (kind == FORMULA_KIND_BIT_OR)
        return a | b;
    if (kind == FORMULA_KIND_BIT_XOR)
        return a ^ b;
    if (kind == FORMULA_KIND_SHIFT_LEFT)
        return (int64_t)((uint64_t)a << distance);
    return kind == FORMULA_KIND_SHIFT_RIGHT ? a >> distance
                                            : (int64_t)(((uint64_t)a & mask) >> distance);
}

Formula logic_bits_of(LogicTable *table, FormulaKind kind, Formula a, Formula b) {
    int64_t left, right;
    Sort sort = logic_sort(table, a);
    uint32_t bits = logic_bits(table, sort);
    bool is_power = (bits & (bits - 1)) == 0;
    if (table->numbers != NUMBERS_MATH && is_power && both_numbers(table, a, b, &left, &right))
        return logic_number(table, sort, fold_bits(kind, bits, left, right));
    bool is_shift = kind == FORMULA_KIND_SHIFT_LEFT || kind == FORMULA_KIND_SHIFT_RIGHT ||
                    kind == FORMULA_KIND_SHIFT_RIGHT_UNSIGNED;
    if (is_shift && logic_is_number(table, b, &right) && right == 0)
        return a;
    if (kind == FORMULA_KIND_SHIFT_LEFT && logic_is_number(table, b, &right) && right > 0 &&
        right < 62)
        return logic_multiply(table, a, logic_number(table, sort, INT64_C(1) << right));
    if (kind == FORMULA_KIND_BIT_AND && a == b)
        return a;
    return binary(table, kind, a, b);
}

// ---- Conversions

Formula logic_cut(LogicTable *table, Formula a, uint32_t bits, bool is_signed) {
    int64_t value;
    Sort sort = logic_sort(table, a);
    if (bits >= logic_bits(table, sort) && table->numbers != NUMBERS_MATH)
        return a;
    if (logic_is_number(table, a, &value)) {
        uint64_t high = (uint64_t)value << (64 - bits);
        return logic_number(
            table, sort, is_signed ? (int64_t)high >> (64 - bits) : (int64_t)(high >> (64 - bits)));
    }
    return logic_intern(table, FORMULA_KIND_CUT, sort, &a, 1, NULL,
                        is_signed ? (int64_t)bits : -(int64_t)bits);
}

Formula logic_widen(LogicTable *table, Formula a) {
    int64_t value;
    if (logic_is_number(table, a, &value))
        return logic_number(table, SORT_LONG, value);
    return logic_intern(table, FORMULA_KIND_WIDEN, SORT_LONG, &a, 1, NULL, 0);
}

Formula logic_narrow(LogicTable *table, Formula a) {
    int64_t value;
    if (logic_is_number(table, a, &value))
        return logic_number(table, SORT_INT, value);
    if (is_kind(table, a, FORMULA_KIND_WIDEN))
        return node_of(table, a)->children[0];
    return logic_intern(table, FORMULA_KIND_NARROW, SORT_INT, &a, 1, NULL, 0);
}

Formula logic_exact(LogicTable *table, Formula a) {
    int64_t value;
    if (logic_sort(table, a) == SORT_EXACT)
        return a;
    if (logic_is_number(table, a, &value))
        return logic_number(table, SORT_EXACT, value);
    if (is_kind(table, a, FORMULA_KIND_WIDEN))
        a = node_of(table, a)->children[0];
    return logic_intern(table, FORMULA_KIND_WIDEN, SORT_EXACT, &a, 1, NULL, 0);
}

Formula logic_inexact(LogicTable *table, Formula a, Sort sort) {
    int64_t value;
    if (logic_is_number(table, a, &value))
        return logic_number(table, sort, value);
    if (is_kind(table, a, FORMULA_KIND_WIDEN) &&
        logic_sort(table, node_of(table, a)->children[0]) == sort)
        return node_of(table, a)->children[0];
    return logic_intern(table, FORMULA_KIND_NARROW, sort, &a, 1, NULL, 0);
}

Formula logic_fits(LogicTable *table, Formula exact, uint32_t bits, bool is_signed) {
    int64_t high = is_signed ? INT64_MAX >> (64 - bits) : (INT64_C(1) << bits) - 1;
    int64_t low = is_signed ? -high - 1 : 0;
    return logic_and(table, logic_less_equal(table, logic_number(table, SORT_EXACT, low), exact),
                     logic_less_equal(table, exact, logic_number(table, SORT_EXACT, high)));
}
