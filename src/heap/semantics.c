// Java's arithmetic on terms (JLS 15.15 - 15.22), at the widths of the scope.
#include "heap/veils.h"

uint32_t width_of(const Symex *symex, IrType type) {
    switch (type) {
    case IR_BOOL: return 0;
    case IR_INT: return symex->scope.bits;
    case IR_LONG: return symex->scope.bits * 2;
    case IR_FLOAT: return 32;
    case IR_DOUBLE: return 64;
    case IR_EXACT: return EXACT_BITS;
    case IR_VALUE: return VALUE_BITS;
    case IR_REF:
    case IR_TYPE_COUNT: return REFERENCE_BITS;
    }
    return 0;
}

Term java_constant(Symex *symex, IrType type, int64_t value) {
    if (type == IR_BOOL)
        return term_bool(value != 0);
    return term_constant(symex->terms, width_of(symex, type), (uint64_t)value);
}

bool java_fits(const Symex *symex, IrType type, int64_t value) {
    uint32_t width = width_of(symex, type);
    if ((type != IR_INT && type != IR_LONG) || width >= 64)
        return true;
    int64_t greatest = (INT64_C(1) << (width - 1)) - 1;
    return value >= -greatest - 1 && value <= greatest;
}

// The distance is taken modulo the width: of int five bits, of long six (JLS 15.19).
static Term shift_distance(Symex *symex, Term value, Term distance) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, value), from = term_width(terms, distance);
    if (from > width)
        distance = term_extract(terms, distance, 0, width);
    else if (from < width)
        distance = term_zero_extend(terms, distance, width);
    bool is_power = (width & (width - 1)) == 0;
    if (is_power)
        return term_bit_and(terms, distance, term_constant(terms, width, width - 1));
    return term_urem(terms, distance, term_constant(terms, width, width));
}

static Term boolean_binary(TermTable *terms, IrOperation operation, Term a, Term b) {
    if (operation == IR_AND)
        return term_and(terms, a, b);
    return operation == IR_OR ? term_or(terms, a, b) : term_xor(terms, a, b);
}

Term java_binary(Symex *symex, IrOperation operation, Term a, Term b) {
    TermTable *terms = symex->terms;
    bool is_boolean = term_width(terms, a) == 0;
    if (symex->heap.veils)
        veils_compare(symex, operation, &a, &b);
    if (is_boolean && (operation == IR_AND || operation == IR_OR || operation == IR_XOR))
        return boolean_binary(terms, operation, a, b);
    if (operation == IR_ADD)
        return term_add(terms, a, b);
    if (operation == IR_SUBTRACT)
        return term_subtract(terms, a, b);
    if (operation == IR_MULTIPLY)
        return term_multiply(terms, a, b);
    if (operation == IR_DIVIDE)
        return term_sdiv(terms, a, b);
    if (operation == IR_REMAINDER)
        return term_srem(terms, a, b);
    if (operation == IR_SHIFT_LEFT)
        return term_shift_left(terms, a, shift_distance(symex, a, b));
    if (operation == IR_SHIFT_RIGHT)
        return term_shift_right_signed(terms, a, shift_distance(symex, a, b));
    if (operation == IR_SHIFT_RIGHT_UNSIGNED)
        return term_shift_right(terms, a, shift_distance(symex, a, b));
    if (operation == IR_AND)
        return term_bit_and(terms, a, b);
    if (operation == IR_OR)
        return term_bit_or(terms, a, b);
    if (operation == IR_XOR)
        return term_bit_xor(terms, a, b);
    if (operation == IR_EQUAL)
        return term_equal(terms, a, b);
    if (operation == IR_LESS)
        return term_slt(terms, a, b);
    SHOULD(operation == IR_LESS_EQUAL, "a binary instruction should be known");
    return term_sle(terms, a, b);
}

// The lowest `bits` of the value, extended again; at narrow widths there may be
// fewer than that to begin with.
static Term cut(TermTable *terms, Term value, uint32_t bits, bool is_signed) {
    uint32_t width = term_width(terms, value);
    if (bits >= width)
        return value;
    Term low = term_extract(terms, value, 0, bits);
    return is_signed ? term_sign_extend(terms, low, width) : term_zero_extend(terms, low, width);
}

Term java_convert(Symex *symex, IrOperation operation, Term a) {
    TermTable *terms = symex->terms;
    if (operation == IR_TO_BYTE)
        return cut(terms, a, 8, true);
    if (operation == IR_TO_SHORT)
        return cut(terms, a, 16, true);
    if (operation == IR_TO_CHAR)
        return cut(terms, a, 16, false);
    if (operation == IR_TO_LONG)
        return term_sign_extend(terms, a, width_of(symex, IR_LONG));
    SHOULD(operation == IR_TO_INT, "a conversion should be known");
    return term_extract(terms, a, 0, width_of(symex, IR_INT));
}

static Term sign(TermTable *terms, Term value) {
    return term_slt(terms, value, term_constant(terms, term_width(terms, value), 0));
}

// Does a·b, taken at twice the width, differ from what the width holds?
static Term multiply_overflows(TermTable *terms, Term a, Term b) {
    uint32_t width = term_width(terms, a);
    if (width > 32) {
        // No wider terms: a product overflows when dividing it again gives another factor.
        Term zero = term_constant(terms, width, 0);
        Term product = term_multiply(terms, a, b);
        Term differs = term_not(term_equal(terms, term_sdiv(terms, product, b), a));
        Term smallest = term_constant(terms, width, UINT64_C(1) << (width - 1));
        Term minus_one = term_constant(terms, width, UINT64_MAX);
        Term special =
            term_and(terms, term_equal(terms, b, minus_one), term_equal(terms, a, smallest));
        return term_and(terms, term_not(term_equal(terms, b, zero)),
                        term_or(terms, differs, special));
    }
    Term wide = term_multiply(terms, term_sign_extend(terms, a, 2 * width),
                              term_sign_extend(terms, b, 2 * width));
    Term narrow = term_sign_extend(terms, term_multiply(terms, a, b), 2 * width);
    return term_not(term_equal(terms, wide, narrow));
}

Term java_overflow(Symex *symex, IrOperation operation, Term a, Term b) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, a);
    Term smallest = term_constant(terms, width, UINT64_C(1) << (width - 1));
    if (operation == IR_NEGATE)
        return term_equal(terms, a, smallest);
    if (operation == IR_DIVIDE)
        return term_and(terms, term_equal(terms, a, smallest),
                        term_equal(terms, b, term_constant(terms, width, UINT64_MAX)));
    if (operation == IR_MULTIPLY)
        return multiply_overflows(terms, a, b);
    bool is_add = operation == IR_ADD;
    Term result = is_add ? term_add(terms, a, b) : term_subtract(terms, a, b);
    Term same = term_equal(terms, sign(terms, a), sign(terms, b));
    Term changed = term_xor(terms, sign(terms, a), sign(terms, result));
    return term_and(terms, is_add ? same : term_not(same), changed);
}
