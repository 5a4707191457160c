// Arithmetic: addition, what is derived from it, and multiplication.
//
// Normal form of sums: a constant is outermost, add(x, k), and no complement stands around it.
// Minus x is add(bit_not(x), 1), so a - b is add(add(a, bit_not(b)), 1) and constants meet.
#include "term/internal.h"

static bool is_sum_with_constant(const TermTable *table, Term term) {
    return is_kind(table, term, TERM_KIND_ADD) && is_constant(table, child_of(table, term, 1));
}

static Term all_ones(TermTable *table, Term like) {
    return term_constant(table, width_of(table, like), UINT64_MAX);
}

// ---- Sums

// match:  add(k1, k2), add(x, 0)
// result: the sum, x
static Term add_constants(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    if (is_constant(table, a))
        return term_constant(table, width_of(table, a),
                             constant_value(table, a) + constant_value(table, b));
    return is_value(table, b, 0) ? a : TERM_NONE;
}

// match:  add(add(x, k), y)
// result: add(add(x, y), k); with y a constant the two are added
static Term add_constant_last(TermTable *table, Term a, Term b) {
    if (!is_sum_with_constant(table, a))
        return TERM_NONE;
    Term x = child_of(table, a, 0), constant = child_of(table, a, 1);
    if (is_constant(table, b))
        return term_add(table, x, term_add(table, constant, b));
    return term_add(table, term_add(table, x, b), constant);
}

static Term add_to_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_add);
}

// The different constants below an if-then-else; false if there are more than so many.
enum { MOST_VALUES = 12, MOST_LEAVES = 128 };

typedef struct Values {
    Term items[MOST_VALUES];
    uint32_t count;
} Values;

static bool add_values(const TermTable *table, Term term, Values *values) {
    if (!is_constant(table, term))
        return add_values(table, child_of(table, term, 1), values) &&
               add_values(table, child_of(table, term, 2), values);
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i] == term)
            return true;
    if (values->count == MOST_VALUES)
        return false;
    values->items[values->count++] = term;
    return true;
}

// match:  add(x, k) where x is an if-then-else over many constants, few of which differ
// result: ite(equal(x, k1), k1 + k, ite(equal(x, k2), k2 + k, ...))
static Term add_to_few_values(TermTable *table, Term a, Term b) {
    Values values = {.count = 0};
    if (!is_constant(table, b) || !is_kind(table, a, TERM_KIND_ITE) || !is_choice(table, a) ||
        table->choices[term_index(a)] > MOST_LEAVES || !add_values(table, a, &values))
        return TERM_NONE;
    Term sum = term_add(table, values.items[0], b);
    for (uint32_t i = 1; i < values.count; i++)
        sum = term_ite(table, term_equal(table, a, values.items[i]),
                       term_add(table, values.items[i], b), sum);
    return sum;
}

// match:  add(x, bit_not(x))
// result: all ones
static Term add_complement(TermTable *table, Term a, Term b) {
    return are_complements(table, a, b) ? all_ones(table, a) : TERM_NONE;
}

// match:  add(add(x, y), bit_not(x))
// result: add(y, -1)
static Term add_complement_of_summand(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ADD))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        if (are_complements(table, child_of(table, a, i), b))
            return term_add(table, child_of(table, a, 1 - i), all_ones(table, a));
    return TERM_NONE;
}

// match:  add(add(x, y), add(bit_not(x), z))
// result: add(add(y, z), -1)
static Term add_sums_with_complement(TermTable *table, Term a, Term b) {
    if (!is_kind(table, a, TERM_KIND_ADD) || !is_kind(table, b, TERM_KIND_ADD))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < 2; j++)
            if (are_complements(table, child_of(table, a, i), child_of(table, b, j))) {
                Term rest = term_add(table, child_of(table, a, 1 - i), child_of(table, b, 1 - j));
                return term_add(table, rest, all_ones(table, a));
            }
    return TERM_NONE;
}

// The quotient of a product of it and its divisor; NULL where the term is none.
static const Division *division_of_product(const TermTable *table, Term term) {
    for (uint32_t i = 0; i < 2 && is_kind(table, term, TERM_KIND_MULTIPLY); i++) {
        const Division *division = division_of(&table->quotients, child_of(table, term, i));
        if (division && division->divisor == child_of(table, term, 1 - i))
            return division;
    }
    return NULL;
}

// match:  add(multiply(sdiv(x, y), y), srem(x, y))
// result: x, by zero too
static Term add_remainder(TermTable *table, Term a, Term b) {
    const Division *division = division_of_product(table, a);
    const Division *rest = division ? division_of(&table->remainders, b) : NULL;
    return rest && rest->dividend == division->dividend && rest->divisor == division->divisor
               ? division->dividend
               : TERM_NONE;
}

// match:  add(x, bit_not(multiply(sdiv(x, y), y)))
// result: add(srem(x, y), -1)
static Term subtract_product(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    const Division *division = division_of_product(table, child_of(table, b, 0));
    if (!division || division->dividend != a)
        return TERM_NONE;
    return term_add(table, term_srem(table, a, division->divisor), all_ones(table, a));
}

// match:  add(x, x)
// result: x shifted left by one
static Term add_twice(TermTable *table, Term a, Term b) {
    if (a != b)
        return TERM_NONE;
    return term_shift_left(table, a, term_constant(table, width_of(table, a), 1));
}

Term term_add(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {add_constants,
                                      add_to_choice,
                                      add_to_few_values,
                                      add_constant_last,
                                      add_complement,
                                      add_complement_of_summand,
                                      add_sums_with_complement,
                                      add_remainder,
                                      subtract_product,
                                      add_twice};
    SHOULD(width_of(table, a) == width_of(table, b), "summands should have one width");
    term_order(table, &a, &b);
    Term found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_ADD, width_of(table, a), a, b, 0);
}

Term term_negate(TermTable *table, Term a) {
    return term_add(table, term_bit_not(table, a), term_constant(table, width_of(table, a), 1));
}

Term term_subtract(TermTable *table, Term a, Term b) {
    if (a == b)
        return term_constant(table, width_of(table, a), 0);
    return term_add(table, a, term_negate(table, b));
}

// ---- Products

// match:  multiply(k1, k2), multiply(x, 0), multiply(x, 1), multiply(x, -1)
// result: the product, 0, x, minus x
static Term multiply_constants(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    uint64_t factor = constant_value(table, b);
    if (is_constant(table, a))
        return term_constant(table, width_of(table, a), constant_value(table, a) * factor);
    if (factor == 0)
        return b;
    if (factor == 1)
        return a;
    return factor == value_mask(width_of(table, a)) ? term_negate(table, a) : TERM_NONE;
}

// match:  multiply(x, 2^n), multiply(x, -2^n)
// result: x shifted left by n, negated in the second case
static Term multiply_by_power(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b))
        return TERM_NONE;
    uint32_t width = width_of(table, a), exponent;
    uint64_t factor = constant_value(table, b);
    bool negative = !value_is_power_of_two(factor, &exponent);
    if (negative && !value_is_power_of_two((0 - factor) & value_mask(width), &exponent))
        return TERM_NONE;
    Term shifted = term_shift_left(table, a, term_constant(table, width, exponent));
    return negative ? term_negate(table, shifted) : shifted;
}

// match:  multiply(multiply(x, k1), k2)
// result: multiply(x, k1 * k2)
static Term multiply_twice(TermTable *table, Term a, Term b) {
    if (!is_constant(table, b) || !is_kind(table, a, TERM_KIND_MULTIPLY) ||
        !is_constant(table, child_of(table, a, 1)))
        return TERM_NONE;
    Term factor = term_multiply(table, child_of(table, a, 1), b);
    return term_multiply(table, child_of(table, a, 0), factor);
}

static Term multiply_choice(TermTable *table, Term a, Term b) {
    return term_push_into_choice(table, a, b, term_multiply);
}

Term term_multiply(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {multiply_constants, multiply_by_power, multiply_twice,
                                      multiply_choice};
    SHOULD(width_of(table, a) == width_of(table, b), "factors should have one width");
    term_order(table, &a, &b);
    Term found = TERM_APPLY(table, rules, a, b);
    return found ? found : term_intern(table, TERM_KIND_MULTIPLY, width_of(table, a), a, b, 0);
}
