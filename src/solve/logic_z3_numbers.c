#include "solve/logic_z3_numbers.h"

#include "diag/internal_error.h"

#include <stdio.h>

bool z3_uses_bits(const LogicZ3 *z3) {
    return logic_numbers(z3->table) == NUMBERS_BITS;
}

Z3_ast z3_integer(LogicZ3 *z3, int64_t value) {
    return Z3_mk_int64(z3->context, value, Z3_mk_int_sort(z3->context));
}

static Z3_ast power_of_two(LogicZ3 *z3, uint32_t exponent) {
    if (exponent < 62)
        return z3_integer(z3, INT64_C(1) << exponent);
    Z3_ast factors[] = {z3_integer(z3, INT64_C(1) << 32),
                        z3_integer(z3, INT64_C(1) << (exponent - 32))};
    return Z3_simplify(z3->context, Z3_mk_mul(z3->context, 2, factors));
}

Z3_ast z3_plus(LogicZ3 *z3, Z3_ast a, Z3_ast b) {
    Z3_ast both[] = {a, b};
    return Z3_mk_add(z3->context, 2, both);
}

Z3_ast z3_minus(LogicZ3 *z3, Z3_ast a, Z3_ast b) {
    Z3_ast both[] = {a, b};
    return Z3_mk_sub(z3->context, 2, both);
}

static Z3_ast times(LogicZ3 *z3, Z3_ast a, Z3_ast b) {
    Z3_ast both[] = {a, b};
    return Z3_mk_mul(z3->context, 2, both);
}

Z3_ast z3_conjunction(LogicZ3 *z3, Z3_ast a, Z3_ast b) {
    Z3_ast both[] = {a, b};
    return Z3_mk_and(z3->context, 2, both);
}

// Any integer brought into the range of a width, by remainder.
static Z3_ast wrapped(LogicZ3 *z3, Z3_ast value, uint32_t bits) {
    Z3_ast half = power_of_two(z3, bits - 1), whole = power_of_two(z3, bits);
    return z3_minus(z3, Z3_mk_mod(z3->context, z3_plus(z3, value, half), whole), half);
}

// The same for what is at most one range too high or too low: no remainder needed.
static Z3_ast wrapped_once(LogicZ3 *z3, Z3_ast value, uint32_t bits) {
    Z3_context context = z3->context;
    Z3_ast half = power_of_two(z3, bits - 1), whole = power_of_two(z3, bits);
    Z3_ast low = Z3_mk_unary_minus(context, half);
    return Z3_mk_ite(
        context, Z3_mk_ge(context, value, half), z3_minus(z3, value, whole),
        Z3_mk_ite(context, Z3_mk_lt(context, value, low), z3_plus(z3, value, whole), value));
}

Z3_ast z3_wrap(LogicZ3 *z3, Z3_ast value, Sort sort, bool once) {
    if (logic_numbers(z3->table) != NUMBERS_WRAP || (sort != SORT_INT && sort != SORT_LONG))
        return value;
    uint32_t bits = logic_bits(z3->table, sort);
    return once ? wrapped_once(z3, value, bits) : wrapped(z3, value, bits);
}

void z3_keep_range(LogicZ3 *z3, Formula formula, Z3_ast range) {
    z3->ranges[formula] =
        z3->ranges[formula] ? z3_conjunction(z3, z3->ranges[formula], range) : range;
}

Z3_ast z3_number_range(LogicZ3 *z3, Sort sort, Z3_ast ast) {
    Z3_ast half = power_of_two(z3, logic_bits(z3->table, sort) - 1);
    return z3_conjunction(z3, Z3_mk_ge(z3->context, ast, Z3_mk_unary_minus(z3->context, half)),
                          Z3_mk_lt(z3->context, ast, half));
}

// Notes what is known of a number or reference.
void z3_note_range(LogicZ3 *z3, Formula formula, Z3_ast ast) {
    const FormulaNode *node = logic_node(z3->table, formula);
    if (node->object) { // is not null
        Z3_ast zero = Z3_mk_int64(z3->context, 0, logic_z3_sort(z3, SORT_REF));
        z3_keep_range(z3, formula, Z3_mk_not(z3->context, Z3_mk_eq(z3->context, ast, zero)));
    }
    if (z3_uses_bits(z3) || node->sort == SORT_BOOL || node->sort == SORT_EXACT ||
        logic_is_array(node->sort))
        return;
    bool is_number = node->sort == SORT_INT || node->sort == SORT_LONG;
    if (is_number && logic_numbers(z3->table) == NUMBERS_MATH)
        return;
    z3_keep_range(z3, formula,
                  is_number ? z3_number_range(z3, node->sort, ast)
                            : Z3_mk_ge(z3->context, ast, z3_integer(z3, 0)));
}

Z3_ast z3_number(LogicZ3 *z3, const FormulaNode *node) {
    bool is_object = node->sort == SORT_REF || node->sort == SORT_TYPE;
    SHOULD(!z3_uses_bits(z3) || !is_object ||
               node->constant >> logic_bits(z3->table, node->sort) == 0,
           "the number of an object should fit in the bits of references");
    if (z3_uses_bits(z3))
        return Z3_mk_int64(z3->context, node->constant, logic_z3_sort(z3, node->sort));
    return z3_integer(z3, node->constant);
}

// ---- Operators

Z3_ast z3_operand(LogicZ3 *z3, const FormulaNode *node, uint32_t index) {
    return z3->translated[node->children[index]];
}

Z3_ast z3_sum(LogicZ3 *z3, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_sort sort = logic_z3_sort(z3, node->sort);
    Z3_ast sum = node->constant ? Z3_mk_int64(context, node->constant, sort) : NULL;
    double reach = (double)(node->constant < 0 ? -(double)node->constant : (double)node->constant);
    double half = 1;
    for (uint32_t i = 1; i < logic_bits(z3->table, node->sort); i++)
        half *= 2;
    for (uint32_t i = 0; i < node->count; i++) {
        Z3_ast part = z3_operand(z3, node, i);
        int64_t coefficient = node->coefficients[i];
        reach += half * (coefficient < 0 ? -(double)coefficient : (double)coefficient);
        if (z3_uses_bits(z3)) {
            if (coefficient != 1)
                part = Z3_mk_bvmul(context, Z3_mk_int64(context, coefficient, sort), part);
            sum = sum ? Z3_mk_bvadd(context, sum, part) : part;
        } else {
            if (coefficient != 1)
                part = times(z3, z3_integer(z3, coefficient), part);
            sum = sum ? z3_plus(z3, sum, part) : part;
        }
    }
    if (z3_uses_bits(z3))
        return sum;
    return z3_wrap(z3, sum, node->sort, reach < 2.5 * half);
}

Z3_ast z3_product(LogicZ3 *z3, const FormulaNode *node) {
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1);
    return z3_uses_bits(z3) ? Z3_mk_bvmul(z3->context, a, b)
                            : z3_wrap(z3, times(z3, a, b), node->sort, false);
}

// A bit-vector divided by a power of two: a shift, which rounds down; towards zero where what is
// negative is first raised by the divisor less one.
static Z3_ast shifted(LogicZ3 *z3, Z3_ast a, int64_t divisor) {
    Z3_context context = z3->context;
    Z3_sort sort = Z3_get_sort(context, a);
    int64_t distance = 0;
    while (INT64_C(1) << distance < divisor)
        distance++;
    Z3_ast is_negative = Z3_mk_bvslt(context, a, Z3_mk_int64(context, 0, sort));
    Z3_ast raised = Z3_mk_bvadd(context, a, Z3_mk_int64(context, divisor - 1, sort));
    return Z3_mk_bvashr(context, Z3_mk_ite(context, is_negative, raised, a),
                        Z3_mk_int64(context, distance, sort));
}

// Java's division from that of SMT-LIB, which rounds down for a positive divisor.
Z3_ast z3_division(LogicZ3 *z3, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1);
    bool is_divide = node->kind == FORMULA_KIND_DIVIDE;
    int64_t divisor;
    bool known = logic_is_number(z3->table, node->children[1], &divisor) && divisor > 0;
    if (z3_uses_bits(z3) && is_divide && known && !(divisor & (divisor - 1)))
        return shifted(z3, a, divisor);
    if (z3_uses_bits(z3))
        return is_divide ? Z3_mk_bvsdiv(context, a, b) : Z3_mk_bvsrem(context, a, b);
    Z3_ast zero = z3_integer(z3, 0);
    Z3_ast positive_a =
        Z3_mk_ite(context, Z3_mk_ge(context, a, zero), a, Z3_mk_unary_minus(context, a));
    Z3_ast positive_b =
        known ? b
              : Z3_mk_ite(context, Z3_mk_ge(context, b, zero), b, Z3_mk_unary_minus(context, b));
    if (!is_divide) {
        Z3_ast rest = Z3_mk_mod(context, positive_a, positive_b);
        return Z3_mk_ite(context, Z3_mk_ge(context, a, zero), rest,
                         Z3_mk_unary_minus(context, rest));
    }
    Z3_ast quotient = Z3_mk_div(context, positive_a, positive_b);
    Z3_ast is_positive = Z3_mk_ge(context, a, zero);
    if (!known)
        is_positive = Z3_mk_iff(context, is_positive, Z3_mk_ge(context, b, zero));
    Z3_ast result = Z3_mk_ite(context, is_positive, quotient, Z3_mk_unary_minus(context, quotient));
    return known ? result : z3_wrap(z3, result, node->sort, true);
}

// A function of two integers, made when it is first needed. Each sort has its own: the product of
// two ints wraps, that of the same numbers as exact ones does not.
static Z3_func_decl number_function(LogicZ3 *z3, Z3_func_decl *places, const char *kind,
                                    uint32_t index, Sort of) {
    uint32_t which = of == SORT_INT ? 0 : of == SORT_LONG ? 1 : 2;
    SHOULD(which < 2 || of == SORT_EXACT, "operands should be numbers");
    Z3_func_decl *place = &places[which];
    if (!*place) {
        static const char *const names[] = {"int", "long", "exact"};
        char name[32];
        snprintf(name, sizeof name, "%s-%u-%s", kind, index, names[which]);
        Z3_sort sort = Z3_mk_int_sort(z3->context);
        Z3_sort domain[] = {sort, sort};
        *place =
            Z3_mk_func_decl(z3->context, Z3_mk_string_symbol(z3->context, name), 2, domain, sort);
    }
    return *place;
}

static Z3_func_decl bit_function(LogicZ3 *z3, const FormulaNode *node) {
    uint32_t index = (uint32_t)(node->kind - FORMULA_KIND_BIT_AND);
    return number_function(z3, z3->bit_functions[index], "bits", index, node->sort);
}

// ---- Products, quotients and remainders that are not computed

static Z3_ast implies_between(LogicZ3 *z3, Z3_ast condition, Z3_ast low, Z3_ast value,
                              Z3_ast high) {
    Z3_context context = z3->context;
    Z3_ast between =
        z3_conjunction(z3, Z3_mk_le(context, low, value), Z3_mk_le(context, value, high));
    return Z3_mk_implies(context, condition, between);
}

// 0 * b == 0, 1 * b == b.
static void note_product(LogicZ3 *z3, Formula formula, Z3_ast factor, Z3_ast other, Z3_ast result) {
    Z3_context context = z3->context;
    for (int64_t known = 0; known <= 1; known++) {
        Z3_ast is_known = Z3_mk_eq(context, factor, z3_integer(z3, known));
        Z3_ast value = known ? other : z3_integer(z3, 0);
        z3_keep_range(z3, formula,
                      Z3_mk_implies(context, is_known, Z3_mk_eq(context, result, value)));
    }
}

// For divisors that are positive: 0 <= a / b <= a or a <= a / b <= 0; 0 <= a % b < b or -b < a % b
// <= 0.
static void note_division(LogicZ3 *z3, Formula formula, const FormulaNode *node, Z3_ast result) {
    Z3_context context = z3->context;
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1), zero = z3_integer(z3, 0);
    bool is_rest = node->kind == FORMULA_KIND_REMAINDER;
    Z3_ast divides = Z3_mk_gt(context, b, zero);
    Z3_ast is_positive = z3_conjunction(z3, divides, Z3_mk_ge(context, a, zero));
    Z3_ast is_negative = z3_conjunction(z3, divides, Z3_mk_le(context, a, zero));
    Z3_ast most = is_rest ? z3_minus(z3, b, z3_integer(z3, 1)) : a;
    Z3_ast least = is_rest ? Z3_mk_unary_minus(context, most) : a;
    z3_keep_range(z3, formula, implies_between(z3, is_positive, zero, result, most));
    z3_keep_range(z3, formula, implies_between(z3, is_negative, least, result, zero));
}

// Equal operands give equal results, and a little more. Under a quantifier it is not more: there
// what is known becomes a condition.
Z3_ast z3_opaque_product(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    uint32_t index = (uint32_t)(node->kind - FORMULA_KIND_MULTIPLY);
    Z3_func_decl *places = z3->product_functions[index];
    Z3_ast operands[] = {z3_operand(z3, node, 0), z3_operand(z3, node, 1)};
    Z3_ast result = Z3_mk_app(
        z3->context, number_function(z3, places, "product", index, node->sort), 2, operands);
    z3_note_range(z3, formula, result);
    if (node->has_bound)
        return result;
    if (node->kind == FORMULA_KIND_MULTIPLY) {
        note_product(z3, formula, operands[0], operands[1], result);
        note_product(z3, formula, operands[1], operands[0], result);
    } else {
        note_division(z3, formula, node, result);
    }
    return result;
}

static bool is_low_mask(int64_t value, uint32_t *bits) {
    *bits = 0;
    while (*bits < 62 && (INT64_C(1) << *bits) - 1 < value)
        (*bits)++;
    return value >= 0 && (INT64_C(1) << *bits) - 1 == value;
}

// Over integers: what is division or remainder by a power of two is that; else nothing is known but
// that equal operands give equal results.
static Z3_ast translate_bits_of_integers(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1);
    int64_t constant;
    bool known = logic_is_number(z3->table, node->children[1], &constant);
    uint32_t bits = logic_bits(z3->table, node->sort), low;
    if (known && constant >= 0 && constant < bits && node->kind == FORMULA_KIND_SHIFT_RIGHT)
        return Z3_mk_div(context, a, power_of_two(z3, (uint32_t)constant));
    if (known && constant > 0 && constant < bits &&
        node->kind == FORMULA_KIND_SHIFT_RIGHT_UNSIGNED &&
        logic_numbers(z3->table) == NUMBERS_WRAP) {
        Z3_ast positive = Z3_mk_ite(context, Z3_mk_ge(context, a, z3_integer(z3, 0)), a,
                                    z3_plus(z3, a, power_of_two(z3, bits)));
        return Z3_mk_div(context, positive, power_of_two(z3, (uint32_t)constant));
    }
    if (node->kind == FORMULA_KIND_BIT_AND) {
        int64_t other;
        if (known && is_low_mask(constant, &low))
            return Z3_mk_mod(context, a, power_of_two(z3, low));
        if (logic_is_number(z3->table, node->children[0], &other) && is_low_mask(other, &low))
            return Z3_mk_mod(context, b, power_of_two(z3, low));
    }
    Z3_ast arguments[] = {a, b};
    Z3_ast result = Z3_mk_app(context, bit_function(z3, node), 2, arguments);
    z3_note_range(z3, formula, result);
    return result;
}

Z3_ast z3_bits(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    Z3_context context = z3->context;
    if (!z3_uses_bits(z3))
        return translate_bits_of_integers(z3, formula, node);
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1);
    if (node->kind == FORMULA_KIND_BIT_AND)
        return Z3_mk_bvand(context, a, b);
    if (node->kind == FORMULA_KIND_BIT_OR)
        return Z3_mk_bvor(context, a, b);
    if (node->kind == FORMULA_KIND_BIT_XOR)
        return Z3_mk_bvxor(context, a, b);
    if (node->kind == FORMULA_KIND_SHIFT_LEFT)
        return Z3_mk_bvshl(context, a, b);
    return node->kind == FORMULA_KIND_SHIFT_RIGHT ? Z3_mk_bvashr(context, a, b)
                                                  : Z3_mk_bvlshr(context, a, b);
}

Z3_ast z3_cut(LogicZ3 *z3, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_ast a = z3_operand(z3, node, 0);
    bool is_signed = node->constant > 0;
    uint32_t bits = (uint32_t)(is_signed ? node->constant : -node->constant);
    uint32_t width = logic_bits(z3->table, node->sort);
    if (!z3_uses_bits(z3))
        return is_signed ? wrapped(z3, a, bits) : Z3_mk_mod(context, a, power_of_two(z3, bits));
    Z3_ast low = Z3_mk_extract(context, bits - 1, 0, a);
    return is_signed ? Z3_mk_sign_ext(context, width - bits, low)
                     : Z3_mk_zero_ext(context, width - bits, low);
}

Z3_ast z3_conversion(LogicZ3 *z3, const FormulaNode *node) {
    Z3_ast a = z3_operand(z3, node, 0);
    uint32_t narrow = logic_bits(z3->table, SORT_INT), wide = logic_bits(z3->table, SORT_LONG);
    if (node->kind == FORMULA_KIND_WIDEN)
        return z3_uses_bits(z3) ? Z3_mk_sign_ext(z3->context, wide - narrow, a) : a;
    if (z3_uses_bits(z3))
        return Z3_mk_extract(z3->context, narrow - 1, 0, a);
    return z3_wrap(z3, a, node->sort, false);
}

Z3_ast z3_comparison(LogicZ3 *z3, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_ast a = z3_operand(z3, node, 0), b = z3_operand(z3, node, 1);
    bool is_less = node->kind == FORMULA_KIND_LESS;
    if (!z3_uses_bits(z3))
        return is_less ? Z3_mk_lt(context, a, b) : Z3_mk_le(context, a, b);
    Sort sort = logic_sort(z3->table, node->children[0]);
    if (sort == SORT_REF || sort == SORT_TYPE)
        return is_less ? Z3_mk_bvult(context, a, b) : Z3_mk_bvule(context, a, b);
    return is_less ? Z3_mk_bvslt(context, a, b) : Z3_mk_bvsle(context, a, b);
}
