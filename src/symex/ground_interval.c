// The bounds of a bound variable as terms: how far they reach, and what lies beyond some numbers.
#include "symex/ground_interval.h"

static void evaluate_bounds(Evaluation *evaluation, const BoundList *list, Term *values,
                            uint32_t *width) {
    TermTable *terms = ground_symex(evaluation)->terms;
    int polarity = evaluation->polarity;
    evaluation->polarity = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        values[i] = spec_evaluate(evaluation, list->items[i].value);
        if (term_width(terms, values[i]) > *width)
            *width = term_width(terms, values[i]);
    }
    evaluation->polarity = polarity;
}

Interval interval_of(Evaluation *evaluation, const Bounds *bounds, const Variable *variable) {
    Symex *symex = ground_symex(evaluation);
    Interval interval = {.lows = arena_array(symex->arena, bounds->lows.count + 1, sizeof(Term)),
                         .highs = arena_array(symex->arena, bounds->highs.count + 1, sizeof(Term)),
                         .bounds = bounds,
                         .width = width_of(symex, value_type(variable->type))};
    // What has no value in a bound has none where the range itself is evaluated, too.
    Term undefined = evaluation->undefined;
    Mode outer = mode_enter(symex, mode_repeating(symex));
    evaluate_bounds(evaluation, &bounds->lows, interval.lows, &interval.width);
    evaluate_bounds(evaluation, &bounds->highs, interval.highs, &interval.width);
    mode_leave(symex, outer);
    evaluation->undefined = undefined;
    // One more than the greatest number of the type must not wrap.
    if (interval.width + 2 <= 64)
        interval.width += 2;
    for (uint32_t i = 0; i < bounds->lows.count; i++)
        interval.lows[i] = term_sign_extend(symex->terms, interval.lows[i], interval.width);
    for (uint32_t i = 0; i < bounds->highs.count; i++)
        interval.highs[i] = term_sign_extend(symex->terms, interval.highs[i], interval.width);
    return interval;
}

static bool constant_of(Evaluation *evaluation, Term term, int64_t *value) {
    uint64_t bits;
    uint32_t width = term_width(ground_symex(evaluation)->terms, term);
    if (!term_is_constant(ground_symex(evaluation)->terms, term, &bits))
        return false;
    *value = (int64_t)(bits << (64 - width)) >> (64 - width);
    return true;
}

// The greatest constant lower bound, or the least upper one.
bool interval_constant(Evaluation *evaluation, const Interval *interval, bool is_low,
                       int64_t *best) {
    const BoundList *list = is_low ? &interval->bounds->lows : &interval->bounds->highs;
    bool found = false;
    for (uint32_t i = 0; i < list->count; i++) {
        int64_t value;
        if (!constant_of(evaluation, is_low ? interval->lows[i] : interval->highs[i], &value))
            continue;
        if (list->items[i].is_strict) {
            if (value == (is_low ? INT64_MAX : INT64_MIN))
                continue;
            value += is_low ? 1 : -1;
        }
        if (!found || (is_low ? value > *best : value < *best))
            *best = value;
        found = true;
    }
    return found;
}

Term interval_number(Evaluation *evaluation, const Interval *interval, int64_t value) {
    return term_constant(ground_symex(evaluation)->terms, interval->width, (uint64_t)value);
}

// Some number lies between all lower and all upper bounds.
static Term is_inhabited(Evaluation *evaluation, const Interval *interval) {
    TermTable *terms = ground_symex(evaluation)->terms;
    const Bounds *bounds = interval->bounds;
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < bounds->lows.count; i++) {
        for (uint32_t j = 0; j < bounds->highs.count; j++) {
            Term low = interval->lows[i], high = interval->highs[j];
            bool first = bounds->lows.items[i].is_strict, second = bounds->highs.items[j].is_strict;
            Term fits = first || second ? term_slt(terms, low, high) : term_sle(terms, low, high);
            if (first && second)
                fits = term_and(
                    terms, fits,
                    term_not(term_equal(
                        terms, term_add(terms, low, interval_number(evaluation, interval, 1)),
                        high)));
            result = term_and(terms, result, fits);
        }
    }
    return result;
}

// Some number that the bounds allow is smaller than `low` or greater than `high`.
Term interval_beyond(Evaluation *evaluation, const Interval *interval, int64_t low, int64_t high) {
    TermTable *terms = ground_symex(evaluation)->terms;
    const Bounds *bounds = interval->bounds;
    Term before = TERM_TRUE, after = TERM_TRUE;
    // At narrow widths nothing may be left beyond.
    int64_t greatest = INT64_MAX >> (64 - interval->width), least = -greatest - 1;
    for (uint32_t i = 0; i < bounds->lows.count; i++) {
        int64_t limit = low - bounds->lows.items[i].is_strict;
        before = limit <= least ? TERM_FALSE
                                : term_and(terms, before,
                                           term_slt(terms, interval->lows[i],
                                                    interval_number(evaluation, interval, limit)));
    }
    for (uint32_t i = 0; i < bounds->highs.count; i++) {
        int64_t limit = high + bounds->highs.items[i].is_strict;
        after = limit >= greatest
                    ? TERM_FALSE
                    : term_and(terms, after,
                               term_slt(terms, interval_number(evaluation, interval, limit),
                                        interval->highs[i]));
    }
    return term_and(terms, is_inhabited(evaluation, interval), term_or(terms, before, after));
}

// The greatest of the lower bounds, at the width of the variable.
Term interval_first(Evaluation *evaluation, const Interval *interval) {
    TermTable *terms = ground_symex(evaluation)->terms;
    const BoundList *lows = &interval->bounds->lows;
    Term first = TERM_NONE;
    for (uint32_t i = 0; i < lows->count; i++) {
        Term low = interval->lows[i];
        if (lows->items[i].is_strict)
            low = term_add(terms, low, interval_number(evaluation, interval, 1));
        first = first ? term_ite(terms, term_slt(terms, first, low), low, first) : low;
    }
    return first;
}
