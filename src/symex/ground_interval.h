// Between which numbers the range of a quantifier's variable lies, as terms.
#ifndef JURY_SYMEX_GROUND_INTERVAL_H
#define JURY_SYMEX_GROUND_INTERVAL_H

#include "symex/ground_range.h"

// The bounds of one variable as terms, all of one width, signed.
typedef struct Interval {
    Term *lows, *highs;
    const Bounds *bounds;
    uint32_t width;
} Interval;

Interval interval_of(Evaluation *evaluation, const Bounds *bounds, const Variable *variable);
// The greatest constant lower bound, or the least upper one.
bool interval_constant(Evaluation *evaluation, const Interval *interval, bool is_low,
                       int64_t *best);
// Some number that the bounds allow is smaller than `low` or greater than `high`.
Term interval_beyond(Evaluation *evaluation, const Interval *interval, int64_t low, int64_t high);
// The greatest of the lower bounds, at the width of the variable.
Term interval_first(Evaluation *evaluation, const Interval *interval);
Term interval_number(Evaluation *evaluation, const Interval *interval, int64_t value);

#endif
