// Facts: what one boolean term says about another, found by looking and not by solving.
//
// A conjunction says what its conjuncts say. Two literals can be compared when both speak of one
// bit-vector and constants, or of the order of the same two bit-vectors:
//
//     x = 3 and x < 8        the values of x form intervals on the circle of 2^width numbers, and
//                            so do those of the negation; signed comparison too
//     x < y and not x = y    each literal allows some of less, same, more
#include "term/internal.h"

enum { CONJUNCTS_SEEN = 48, CONJUNCTS_WAITING = 24 };

// ---- A bit-vector and a constant

typedef struct Interval {
    uint64_t start;
    uint64_t span; // number of values less one, going up and around
} Interval;

static bool is_comparison(TermKind kind) {
    return kind == TERM_KIND_EQUAL || kind == TERM_KIND_ULT || kind == TERM_KIND_SLT;
}

static Interval complement(Interval interval, uint64_t mask) {
    return (Interval){(interval.start + interval.span + 1) & mask, mask - interval.span - 1};
}

static bool contains(Interval outer, Interval inner, uint64_t mask) {
    uint64_t offset = (inner.start - outer.start) & mask;
    return offset <= outer.span && inner.span <= outer.span - offset;
}

// The literal compares with a constant: never 0 below ULT nor the least number below SLT, since
// constructors fold those.
static Interval literal_interval(const TermTable *table, Term literal) {
    uint32_t width = width_of(table, child_of(table, literal, 0));
    uint64_t mask = value_mask(width);
    uint64_t value = constant_value(table, child_of(table, literal, 1));
    Interval interval = {value, 0};
    if (is_kind(table, literal, TERM_KIND_ULT))
        interval = (Interval){0, value - 1};
    else if (is_kind(table, literal, TERM_KIND_SLT))
        interval = (Interval){value_sign(width), (value - value_sign(width) - 1) & mask};
    return term_is_negated(literal) ? complement(interval, mask) : interval;
}

static bool compares_with_constant(const TermTable *table, Term literal) {
    return is_comparison(kind_of(table, literal)) && width_of(table, child_of(table, literal, 0)) &&
           is_constant(table, child_of(table, literal, 1));
}

static TermFact interval_fact(const TermTable *table, Term known, Term query) {
    uint64_t mask = value_mask(width_of(table, child_of(table, known, 0)));
    Interval given = literal_interval(table, known), asked = literal_interval(table, query);
    if (contains(asked, given, mask))
        return FACT_TRUE;
    return contains(complement(asked, mask), given, mask) ? FACT_FALSE : FACT_OPEN;
}

// ---- The order of two bit-vectors

enum { LESS = 1, SAME = 2, MORE = 4 };

typedef struct Order {
    Term first, second; // in the order of their numbers
    unsigned allowed;   // of LESS, SAME, MORE
    TermKind kind;
} Order;

static Order literal_order(const TermTable *table, Term literal) {
    Term a = child_of(table, literal, 0), b = child_of(table, literal, 1);
    Order order = {a, b, LESS, kind_of(table, literal)};
    if (a > b)
        order = (Order){b, a, MORE, order.kind};
    if (order.kind == TERM_KIND_EQUAL)
        order.allowed = SAME;
    if (term_is_negated(literal))
        order.allowed ^= LESS | SAME | MORE;
    return order;
}

static bool same_order(Order a, Order b) {
    bool same_sign = a.kind == b.kind || a.kind == TERM_KIND_EQUAL || b.kind == TERM_KIND_EQUAL;
    return same_sign && a.first == b.first && a.second == b.second;
}

static TermFact order_fact(Order known, Order query) {
    if (!same_order(known, query))
        return FACT_OPEN;
    if (!(known.allowed & ~query.allowed))
        return FACT_TRUE;
    return known.allowed & query.allowed ? FACT_OPEN : FACT_FALSE;
}

Term term_join_literals(TermTable *table, Term a, Term b) {
    if (!is_comparison(kind_of(table, a)) || !is_comparison(kind_of(table, b)))
        return TERM_NONE;
    Order one = literal_order(table, a), other = literal_order(table, b);
    if (!same_order(one, other))
        return TERM_NONE;
    bool is_signed = one.kind == TERM_KIND_SLT || other.kind == TERM_KIND_SLT;
    Term (*less)(TermTable *, Term, Term) = is_signed ? term_slt : term_ult;
    switch (one.allowed & other.allowed) {
    case LESS: return less(table, one.first, one.second);
    case SAME: return term_equal(table, one.first, one.second);
    case MORE: return less(table, one.second, one.first);
    }
    return TERM_NONE; // one says no more than the other, and term_fact knows that
}

// ---- Literals and conjunctions

static TermFact literal_fact(const TermTable *table, Term known, Term query) {
    if (term_positive(known) == term_positive(query))
        return known == query ? FACT_TRUE : FACT_FALSE;
    if (!is_comparison(kind_of(table, known)) || !is_comparison(kind_of(table, query)))
        return FACT_OPEN;
    if (child_of(table, known, 0) == child_of(table, query, 0) &&
        compares_with_constant(table, known) && compares_with_constant(table, query))
        return interval_fact(table, known, query);
    return order_fact(literal_order(table, known), literal_order(table, query));
}

TermFact term_fact(const TermTable *table, Term known, Term query) {
    Term waiting[CONJUNCTS_WAITING];
    uint32_t count = 0;
    waiting[count++] = known;
    for (uint32_t seen = 0; count && seen < CONJUNCTS_SEEN; seen++) {
        Term conjunct = waiting[--count];
        TermFact fact = literal_fact(table, conjunct, query);
        if (fact != FACT_OPEN)
            return fact;
        if (is_and(table, conjunct) && count + 2 <= CONJUNCTS_WAITING) {
            waiting[count++] = child_of(table, conjunct, 0);
            waiting[count++] = child_of(table, conjunct, 1);
        }
    }
    return FACT_OPEN;
}
