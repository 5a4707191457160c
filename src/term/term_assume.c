// What remains of a term where a boolean is known to be true: in the branch of an if-then-else,
// or beside it in a conjunction.
//
// Conjunctions are entered two levels deep, bit-vectors only where a whole branch is chosen: a copy
// of a conjunction costs a gate, one of a choice between bit-vectors a gate per bit.
#include "term/internal.h"

enum { DEEPEST = 2 };

static Term assume(TermTable *table, Term known, Term term, uint32_t depth);

// match:  and(x, y), negated or not, where x or y becomes simpler
// result: the conjunction of what remains, negated likewise
static Term assume_in_conjunction(TermTable *table, Term known, Term term, uint32_t depth) {
    Term a = child_of(table, term, 0), b = child_of(table, term, 1);
    Term rest_a = assume(table, known, a, depth), rest_b = assume(table, known, b, depth);
    if (rest_a == a && rest_b == b)
        return term;
    return term_and(table, rest_a, rest_b) ^ (term & 1);
}

// match:  equal(x, y) of booleans, negated or not, where x or y is known
// result: the other side, negated likewise
static Term assume_in_equality(const TermTable *table, Term known, Term term) {
    if (width_of(table, child_of(table, term, 0)))
        return term;
    for (uint32_t i = 0; i < 2; i++) {
        TermFact fact = term_fact(table, known, child_of(table, term, i));
        if (fact != FACT_OPEN)
            return child_of(table, term, 1 - i) ^ (term & 1) ^ (fact == FACT_FALSE);
    }
    return term;
}

// match:  ite(c, x, y), negated or not, where c is known
// result: x or y, negated likewise
static Term assume_in_choice(const TermTable *table, Term known, Term term) {
    switch (term_fact(table, known, child_of(table, term, 0))) {
    case FACT_TRUE: return child_of(table, term, 1) ^ (term & 1);
    case FACT_FALSE: return child_of(table, term, 2) ^ (term & 1);
    case FACT_OPEN: break;
    }
    return term;
}

// match:  x where equal(x, k) is known, k a constant
// result: k
static Term assume_in_vector(const TermTable *table, Term known, Term term) {
    if (is_kind(table, term, TERM_KIND_ITE))
        return assume_in_choice(table, known, term);
    bool matches = !term_is_negated(known) && is_kind(table, known, TERM_KIND_EQUAL) &&
                   child_of(table, known, 0) == term &&
                   is_constant(table, child_of(table, known, 1));
    return matches ? child_of(table, known, 1) : term;
}

// match:  a boolean that is known, or has a part that is
// result: true or false, or what remains
static Term assume(TermTable *table, Term known, Term term, uint32_t depth) {
    switch (term_fact(table, known, term)) {
    case FACT_TRUE: return TERM_TRUE;
    case FACT_FALSE: return TERM_FALSE;
    case FACT_OPEN: break;
    }
    if (depth == 0)
        return term;
    if (is_kind(table, term, TERM_KIND_AND))
        return assume_in_conjunction(table, known, term, depth - 1);
    if (is_kind(table, term, TERM_KIND_BOOL_ITE))
        return assume_in_choice(table, known, term);
    return is_kind(table, term, TERM_KIND_EQUAL) ? assume_in_equality(table, known, term) : term;
}

Term term_assume(TermTable *table, Term known, Term term) {
    return width_of(table, term) ? assume_in_vector(table, known, term)
                                 : assume(table, known, term, DEEPEST);
}
