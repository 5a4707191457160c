// How often a counter changes until a comparison fails, as a term (counter.h).
#include "symex/counter.h"

#include "base/clock.h"
#include "heap/veils.h"

// ---- Terms

// The condition for one more iteration, at a value of the counter.
static Term stays_at(const Counter *counter, Term value, Term bound) {
    Term a = counter->is_left ? value : bound, b = counter->is_left ? bound : value;
    Term holds = java_binary(counter->symex, counter->condition, a, b);
    return counter->is_negated ? term_not(holds) : holds;
}

Term counter_after(const Counter *counter, Term start, Term count) {
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, start);
    Term times = term_width(terms, count) < width ? term_zero_extend(terms, count, width)
                                                  : term_extract(terms, count, 0, width);
    return term_add(
        terms, start,
        term_multiply(terms, times, term_constant(terms, width, (uint64_t)counter->step)));
}

// The number of iterations is a variable, tied to the input by what it means: products with a
// constant are easier for the solver than quotients. For every input there is exactly one.
static Term new_count(const Counter *counter, uint32_t width, Term start) {
    TermTable *terms = counter->symex->terms;
    Term count = term_variable(terms, width, "iterations");
    return term_zero_extend(terms, count, term_width(terms, start) + 2);
}

static uint32_t zeros_of_step(const Counter *counter, uint32_t width) {
    uint32_t zeros = 0;
    while (zeros < width && !((uint64_t)counter->step >> zeros & 1))
        zeros++;
    return zeros;
}

Term counter_steps_over(const Counter *counter, Term start, Term bound) {
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, start), zeros = zeros_of_step(counter, width);
    if (counter->condition != IR_EQUAL || !counter->is_negated || !zeros || zeros >= width)
        return TERM_FALSE;
    Term low = term_extract(terms, term_subtract(terms, bound, start), 0, zeros);
    return term_not(term_equal(terms, low, term_constant(terms, zeros, 0)));
}

// i != b: count * step = b - i, modulo 2^width. With an even step some starts never get there.
static Term count_to_equal(const Counter *counter, Term start, Term bound, Term *endless) {
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, start), zeros = zeros_of_step(counter, width);
    if (zeros >= width)
        return TERM_NONE;
    *endless = counter_steps_over(counter, start, bound);
    Term count = new_count(counter, width - zeros, start);
    Term is_there = term_equal(terms, counter_after(counter, start, count), bound);
    Term none = term_constant(terms, width + 2, 0);
    assume(counter->symex, term_ite(terms, *endless, term_equal(terms, count, none), is_there));
    return count;
}

// The distance that the counter has to go, and the product of count and step, with room enough.
typedef struct Distance {
    Term distance, product; // as positive numbers
    uint32_t width;
    uint64_t step;
    bool is_up, with_equal;
} Distance;

static Distance measure(const Counter *counter, Term start, Term bound, Term count) {
    TermTable *terms = counter->symex->terms;
    Distance result = {.step = (uint64_t)(counter->step > 0 ? counter->step : -counter->step)};
    result.width = 64;
    // Staying while counter < bound, or bound < counter, with or without equality.
    result.is_up = counter->is_left != counter->is_negated;
    result.with_equal = (counter->condition == IR_LESS_EQUAL) != counter->is_negated;
    Term from = term_sign_extend(terms, result.is_up ? start : bound, result.width);
    Term to = term_sign_extend(terms, result.is_up ? bound : start, result.width);
    result.distance = term_subtract(terms, to, from);
    if (result.with_equal)
        result.distance = term_add(terms, result.distance, term_constant(terms, result.width, 1));
    result.product = term_multiply(terms, term_zero_extend(terms, count, result.width),
                                   term_constant(terms, result.width, result.step));
    return result;
}

// i < b, i <= b upwards, i > b, i >= b downwards: distance <= count * step < distance + step.
static Term count_to_pass(const Counter *counter, Term start, Term bound) {
    enum { LARGEST_STEP = 1 << 20 }; // products need room
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, start);
    Term count = new_count(counter, width + 1, start);
    Distance all = measure(counter, start, bound, count);
    if (all.is_up != (counter->step > 0) || all.step > LARGEST_STEP)
        return TERM_NONE; // away from the bound
    Term end = term_add(terms, all.distance, term_constant(terms, all.width, all.step));
    Term passes = term_and(terms, term_sle(terms, all.distance, all.product),
                           term_slt(terms, all.product, end));
    assume(counter->symex, term_ite(terms, stays_at(counter, start, bound), passes,
                                    term_equal(terms, count, term_constant(terms, width + 2, 0))));
    return count;
}

// i <= 2147483647, whatever i is.
static Term stays_anywhere(const Counter *counter, Term bound) {
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, bound);
    Term least = term_constant(terms, width, UINT64_C(1) << (width - 1));
    Term greatest = term_constant(terms, width, (UINT64_C(1) << (width - 1)) - 1);
    return term_and(terms, stays_at(counter, least, bound), stays_at(counter, greatest, bound));
}

// ---- Asking

// That nothing speaks against it is found out soon, or not worth the wait.
static bool is_excluded(Symex *symex, Term condition) {
    static const double MOST_SECONDS = 5;
    if (condition == TERM_FALSE || condition == TERM_TRUE)
        return condition == TERM_FALSE;
    symex_assert(symex);
    Deadline deadline = deadline_earlier(deadline_after(MOST_SECONDS), symex->deadline);
    veils_look(symex, condition);
    return solver_check(symex->solver, &condition, 1, deadline) == SOLVER_UNSATISFIABLE;
}

// i != b: at every number below `count` the loop stays; at `count` it leaves.
static bool is_right_to_equal(const Counter *counter, Term guard, Term start, Term bound,
                              Term count) {
    TermTable *terms = counter->symex->terms;
    Term below = term_variable(terms, term_width(terms, count), "iteration");
    Term stays_below = stays_at(counter, counter_after(counter, start, below), bound);
    Term wrong = term_and(terms, term_ult(terms, below, count), term_not(stays_below));
    wrong = term_or(terms, wrong, stays_at(counter, counter_after(counter, start, count), bound));
    return is_excluded(counter->symex, term_and(terms, guard, wrong));
}

// The counter after so many steps, as a number that cannot wrap, and as the loop has it.
static Term moved(const Counter *counter, Term start, const Distance *all, Term product) {
    TermTable *terms = counter->symex->terms;
    Term wide = term_sign_extend(terms, start, all->width);
    return all->is_up ? term_add(terms, wide, product) : term_subtract(terms, wide, product);
}

static Term fits(const Counter *counter, Term wide, Term start) {
    TermTable *terms = counter->symex->terms;
    Term narrow = term_extract(terms, wide, 0, term_width(terms, start));
    return term_equal(terms, wide, term_sign_extend(terms, narrow, term_width(terms, wide)));
}

// Where the counter does not leave its type on the way.
static Term stays_in_range(const Counter *counter, Term start, Term bound, Term count) {
    Distance all = measure(counter, start, bound, count);
    return fits(counter, moved(counter, start, &all, all.product), start);
}

// Compared by order, and not leaving its type, the counter speaks at the last number for all those
// below; at `count` the loop leaves.
static bool is_right_to_pass(const Counter *counter, Term guard, Term start, Term bound,
                             Term count) {
    TermTable *terms = counter->symex->terms;
    uint32_t width = term_width(terms, start);
    Distance all = measure(counter, start, bound, count);
    Term step = term_constant(terms, all.width, all.step);
    Term last = moved(counter, start, &all, term_subtract(terms, all.product, step));
    Term end = moved(counter, start, &all, all.product);
    Term some = term_not(term_equal(terms, count, term_constant(terms, width + 2, 0)));
    Term stays = term_and(terms, fits(counter, last, start),
                          stays_at(counter, term_extract(terms, last, 0, width), bound));
    Term wrong = term_or(terms, term_and(terms, some, term_not(stays)),
                         stays_at(counter, term_extract(terms, end, 0, width), bound));
    return is_excluded(counter->symex, term_and(terms, guard, wrong));
}

// ---- The whole

static Term find_count(const Counter *counter, Term start, Term bound, Term *endless) {
    *endless = TERM_FALSE;
    if (counter->condition == IR_EQUAL && !counter->is_negated)
        return TERM_NONE;
    return counter->condition == IR_EQUAL ? count_to_equal(counter, start, bound, endless)
                                          : count_to_pass(counter, start, bound);
}

static bool can_exceed(Symex *symex, Term guard, Term count, Term endless, uint32_t limit) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, count);
    if (width < 32 && limit >> width)
        return false; // so many are no number of that width
    Term many = term_ult(terms, term_constant(terms, width, limit), count);
    return is_feasible(symex, term_and(terms, guard, term_and(terms, many, term_not(endless))));
}

bool counter_exceeds(const Counter *counter, Term guard, Term start, Term bound, uint32_t limit) {
    Term endless;
    Term count = find_count(counter, start, bound, &endless);
    return count && can_exceed(counter->symex, guard, count, endless, limit);
}

bool counter_count(const Counter *counter, Term guard, Term start, Term bound, uint32_t limit,
                   Counted *counted) {
    TermTable *terms = counter->symex->terms;
    bool is_equal = counter->condition == IR_EQUAL;
    Term endless;
    Term count = find_count(counter, start, bound, &endless);
    if (!count || !can_exceed(counter->symex, guard, count, endless, limit))
        return false;
    Term covered = is_equal ? term_not(endless) : stays_in_range(counter, start, bound, count);
    if (!is_equal)
        endless = term_and(terms, term_not(covered), stays_anywhere(counter, bound));
    Term within = term_and(terms, guard, covered);
    *counted =
        (Counted){count, covered, term_and(terms, guard, endless),
                  term_and(terms, guard, term_and(terms, term_not(covered), term_not(endless)))};
    return is_equal ? is_right_to_equal(counter, within, start, bound, count)
                    : is_right_to_pass(counter, within, start, bound, count);
}
