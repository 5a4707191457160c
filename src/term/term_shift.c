// Shifts. By a constant they only move bits, so they become extraction and concatenation.
#include "term/internal.h"

// Every shift: by the width or more nothing of the operand remains but, perhaps, its sign.
static uint32_t bits_left(const TermTable *table, Term a, Term distance) {
    uint64_t value = constant_value(table, distance);
    uint32_t width = width_of(table, a);
    return value >= width ? 0 : width - (uint32_t)value;
}

static Term zeros(TermTable *table, uint32_t width) {
    return term_constant(table, width, 0);
}

// match:  shift_left(x, k)
// result: concat(low bits of x, zeros)
static Term shift_left_by_constant(TermTable *table, Term a, Term distance) {
    if (!is_constant(table, distance))
        return TERM_NONE;
    uint32_t width = width_of(table, a), left = bits_left(table, a, distance);
    if (left == 0)
        return zeros(table, width);
    if (left == width)
        return a;
    return term_concat(table, term_extract(table, a, 0, left), zeros(table, width - left));
}

// match:  shift_right(x, k)
// result: concat(zeros, high bits of x)
static Term shift_right_by_constant(TermTable *table, Term a, Term distance) {
    if (!is_constant(table, distance))
        return TERM_NONE;
    uint32_t width = width_of(table, a), left = bits_left(table, a, distance);
    if (left == 0)
        return zeros(table, width);
    return term_zero_extend(table, term_extract(table, a, width - left, left), width);
}

// match:  shift_right_signed(x, k)
// result: sign_extend(high bits of x)
static Term shift_right_signed_by_constant(TermTable *table, Term a, Term distance) {
    if (!is_constant(table, distance))
        return TERM_NONE;
    uint32_t width = width_of(table, a), left = bits_left(table, a, distance);
    if (left == 0)
        left = 1;
    return term_sign_extend(table, term_extract(table, a, width - left, left), width);
}

// match:  shift(x, d) where d is never below the width, or x is 0
// result: 0
static Term shift_out(TermTable *table, Term a, Term distance) {
    uint32_t width = width_of(table, a);
    bool all_out = range_of(table, distance).least >= width || is_value(table, a, 0);
    return all_out ? zeros(table, width) : TERM_NONE;
}

// match:  shift_right_signed(x, d) where x is never negative
// result: shift_right(x, d)
static Term shift_right_of_positive(TermTable *table, Term a, Term distance) {
    if (range_of(table, a).greatest >= value_sign(width_of(table, a)))
        return TERM_NONE;
    return term_shift_right(table, a, distance);
}

// match:  shift_right_signed(x, d) where d is never below the width, or x is all ones
// result: the sign of x everywhere
static Term shift_out_signed(TermTable *table, Term a, Term distance) {
    uint32_t width = width_of(table, a);
    if (range_of(table, distance).least < width && !is_value(table, a, value_mask(width)))
        return TERM_NONE;
    return term_sign_extend(table, term_extract(table, a, width - 1, 1), width);
}

static Term shift_left_choice(TermTable *table, Term a, Term distance) {
    return term_push_into_choice(table, a, distance, term_shift_left);
}

static Term shift_right_choice(TermTable *table, Term a, Term distance) {
    return term_push_into_choice(table, a, distance, term_shift_right);
}

static Term shift_right_signed_choice(TermTable *table, Term a, Term distance) {
    return term_push_into_choice(table, a, distance, term_shift_right_signed);
}

static Term shift(TermTable *table, TermKind kind, Term a, Term distance, Term found) {
    SHOULD(width_of(table, a) == width_of(table, distance),
           "a distance should have the width of what is shifted");
    return found ? found : term_intern(table, kind, width_of(table, a), a, distance, 0);
}

Term term_shift_left(TermTable *table, Term a, Term distance) {
    static TermRule *const rules[] = {shift_left_by_constant, shift_out, shift_left_choice};
    return shift(table, TERM_KIND_SHIFT_LEFT, a, distance, TERM_APPLY(table, rules, a, distance));
}

Term term_shift_right(TermTable *table, Term a, Term distance) {
    static TermRule *const rules[] = {shift_right_by_constant, shift_out, shift_right_choice};
    return shift(table, TERM_KIND_SHIFT_RIGHT, a, distance, TERM_APPLY(table, rules, a, distance));
}

Term term_shift_right_signed(TermTable *table, Term a, Term distance) {
    static TermRule *const rules[] = {shift_right_signed_by_constant, shift_right_of_positive,
                                      shift_out_signed, shift_right_signed_choice};
    return shift(table, TERM_KIND_SHIFT_RIGHT_SIGNED, a, distance,
                 TERM_APPLY(table, rules, a, distance));
}
