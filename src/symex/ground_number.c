// Numbers of specifications on terms: Java's, floating ones, and exact ones.
//
// An exact number (\bigint, and int and long under spec_bigint_math) is a signed term as wide as
// its value may need; an operator makes it wider. Where 64 bits may not do, the executions in which
// they do not are not modelled.
#include "symex/ground.h"

enum { MOST_BITS = EXACT_BITS };

// ---- Widths

static uint32_t greater(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

static uint32_t constant_bits_needed(uint64_t bits, uint32_t width) {
    int64_t number = (int64_t)(bits << (64 - width)) >> (64 - width);
    uint32_t needed = 1;
    while (needed < width &&
           (number >= INT64_C(1) << (needed - 1) || number < -(INT64_C(1) << (needed - 1))))
        needed++;
    return needed;
}

// As many bits hold every value of the term, signed. Only so many branches are looked at.
static uint32_t bits_needed(TermTable *terms, Term value, uint32_t *budget) {
    uint64_t bits;
    uint32_t width = term_width(terms, value);
    if (term_is_constant(terms, value, &bits))
        return constant_bits_needed(bits, width);
    if (!*budget)
        return width;
    --*budget;
    switch ((int)term_kind(terms, value)) {
    case TERM_KIND_SIGN_EXTEND: return bits_needed(terms, term_child(terms, value, 0), budget);
    case TERM_KIND_ITE:
        return greater(bits_needed(terms, term_child(terms, value, 1), budget),
                       bits_needed(terms, term_child(terms, value, 2), budget));
    case TERM_KIND_CONCAT:
        if (term_is_constant(terms, term_child(terms, value, 0), &bits) && !bits)
            return term_width(terms, term_child(terms, value, 1)) + 1;
        return width;
    default: return width;
    }
}

// No more bits than its values may need: what was kept in a state is as wide as all are there.
static Term trimmed(TermTable *terms, Term value) {
    uint32_t budget = 100, needed = bits_needed(terms, value, &budget);
    return needed < term_width(terms, value) ? term_extract(terms, value, 0, needed) : value;
}

static Term widened(TermTable *terms, Term value, uint32_t width) {
    return term_width(terms, value) < width ? term_sign_extend(terms, value, width) : value;
}

// Enough bits for every result.
static uint32_t result_bits(IrOperation operation, uint32_t a, uint32_t b) {
    if (operation == IR_MULTIPLY)
        return a + b;
    if (operation == IR_ADD || operation == IR_SUBTRACT)
        return greater(a, b) + 1;
    return operation == IR_DIVIDE ? greater(a + 1, b) : greater(a, b);
}

void ground_widen_both(TermTable *terms, Term *a, Term *b) {
    uint32_t width = greater(term_width(terms, *a), term_width(terms, *b));
    *a = widened(terms, *a, width);
    *b = widened(terms, *b, width);
}

Term ground_kept(Symex *symex, SpecSort sort, Term value) {
    return sort == SPEC_SORT_BIGINT ? widened(symex->terms, value, EXACT_BITS) : value;
}

Term ground_read(Symex *symex, const Type *type, Term value) {
    return value && type->kind == TYPE_BIGINT ? trimmed(symex->terms, value) : value;
}

Term ground_exact_choice(Evaluation *evaluation, Term condition, Term yes, Term no) {
    TermTable *terms = ground_symex(evaluation)->terms;
    ground_widen_both(terms, &yes, &no);
    return term_ite(terms, condition, yes, no);
}

// ---- Exact operators

static bool is_shift(IrOperation operation) {
    return operation == IR_SHIFT_LEFT || operation == IR_SHIFT_RIGHT ||
           operation == IR_SHIFT_RIGHT_UNSIGNED;
}

Term ground_exact(Evaluation *evaluation, const SpecExpr *at, IrOperation operation, Term a,
                  Term b) {
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    a = trimmed(terms, a);
    b = trimmed(terms, b);
    uint32_t needed = result_bits(operation, term_width(terms, a), term_width(terms, b));
    uint32_t width = needed < MOST_BITS ? needed : MOST_BITS;
    a = widened(terms, a, width);
    b = widened(terms, b, width);
    if (needed > MOST_BITS)
        add_unmodelled(symex,
                       term_and(terms, evaluation->guard, java_overflow(symex, operation, a, b)),
                       at->span, "a \\bigint of more than 64 bits");
    return java_binary(symex, operation, a, b);
}

static Term exact_unary(Evaluation *evaluation, const SpecExpr *at, Term a) {
    TermTable *terms = ground_symex(evaluation)->terms;
    if (at->operation == IR_NEGATE)
        return ground_exact(evaluation, at, IR_SUBTRACT, term_constant(terms, 1, 0), a);
    return term_bit_not(terms, a); // ~a is -a-1, of the same width
}

// ---- Java's operators

static Term floating(Evaluation *evaluation, const SpecExpr *at, Term a, Term b) {
    Symex *symex = ground_symex(evaluation);
    IrType type = at->sort == SPEC_SORT_FLOAT ? IR_FLOAT : IR_DOUBLE;
    if (at->count == 1)
        return at->operation == IR_NEGATE ? floating_negate(symex, type, a) : TERM_NONE;
    return floating_binary(symex, evaluation->guard, type, at->operation, a, b, at->span);
}

Term ground_arithmetic(Evaluation *evaluation, const SpecExpr *at, Term a, Term b) {
    Symex *symex = ground_symex(evaluation);
    if (spec_is_floating(at->sort))
        return floating(evaluation, at, a, b);
    if (at->sort == SPEC_SORT_BIGINT && is_shift(at->operation))
        return TERM_NONE;
    if (at->sort == SPEC_SORT_BIGINT)
        return at->count == 1 ? exact_unary(evaluation, at, a)
                              : ground_exact(evaluation, at, at->operation, a, b);
    if (at->count == 2)
        return java_binary(symex, at->operation, a, b);
    return at->operation == IR_NEGATE ? term_negate(symex->terms, a)
                                      : term_bit_not(symex->terms, a);
}

Term ground_overflows(Evaluation *evaluation, const SpecExpr *at, Term a, Term b) {
    return java_overflow(ground_symex(evaluation), at->operation, a, at->count > 1 ? b : TERM_NONE);
}

// ---- Conversions

Term ground_fits(Evaluation *evaluation, const SpecExpr *at, Term value) {
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    uint32_t own = term_width(terms, value), bits = type_bits(symex, at->type->kind);
    if (at->type->kind == TYPE_CHAR) {
        value = widened(terms, value, bits + 1);
        own = term_width(terms, value);
        Term low = term_extract(terms, value, 0, bits);
        return term_equal(terms, term_zero_extend(terms, low, own), value);
    }
    if (own <= bits)
        return TERM_TRUE;
    Term low = term_extract(terms, value, 0, bits);
    return term_equal(terms, term_sign_extend(terms, low, own), value);
}

// To the width that Java keeps such a value at; char is extended by zero.
static Term resized(TermTable *terms, Term value, uint32_t wanted, bool is_char) {
    uint32_t width = term_width(terms, value);
    if (wanted > width)
        return is_char ? term_zero_extend(terms, value, wanted)
                       : term_sign_extend(terms, value, wanted);
    return wanted < width ? term_extract(terms, value, 0, wanted) : value;
}

static Term cut_to_type(Symex *symex, Term value, const Type *to) {
    if (to->kind == TYPE_BYTE)
        return java_convert(symex, IR_TO_BYTE, value);
    if (to->kind == TYPE_SHORT)
        return java_convert(symex, IR_TO_SHORT, value);
    return to->kind == TYPE_CHAR ? java_convert(symex, IR_TO_CHAR, value) : value;
}

Term ground_convert(Evaluation *evaluation, const SpecExpr *at, Term value) {
    Symex *symex = ground_symex(evaluation);
    SpecSort from = at->children[0]->sort;
    const Type *source = at->children[0]->type;
    if (at->sort == SPEC_SORT_BIGINT)
        return spec_is_integral(from) ? value : TERM_NONE; // as wide as it was
    if (at->sort == SPEC_SORT_REAL || from == SPEC_SORT_REAL)
        return TERM_NONE;
    if (spec_is_floating(from) || spec_is_floating(at->sort)) {
        value = floating_convert(symex, evaluation->guard, value_type(source), value_type(at->type),
                                 value, at->span);
        return spec_is_floating(at->sort) ? value : cut_to_type(symex, value, at->type);
    }
    bool is_char = from != SPEC_SORT_BIGINT && source->kind == TYPE_CHAR;
    value = resized(symex->terms, value, width_of(symex, value_type(at->type)), is_char);
    return from != SPEC_SORT_BIGINT && source->kind == at->type->kind
               ? value
               : cut_to_type(symex, value, at->type);
}
