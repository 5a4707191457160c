// Booleans: conjunction, and what is derived from it.
//
// Negation is the polarity bit, so AND is the only connective of its own. Its rules look two
// levels deep, as in and-inverter graphs, and ask term_fact.c about deeper conjuncts.
#include "term/internal.h"

// match:  and(a, b) where a says that b is true, or false
// result: a, or false
static Term and_with_known(TermTable *table, Term a, Term b) {
    switch (term_fact(table, a, b)) {
    case FACT_TRUE: return a;
    case FACT_FALSE: return TERM_FALSE;
    case FACT_OPEN: break;
    }
    return TERM_NONE;
}

// match:  and(a, and(b, c)) where a says that b or c is true, or false
// result: and(a, c), and(a, b), or false
static Term and_with_known_conjunct(TermTable *table, Term a, Term b) {
    if (!is_and(table, b))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++) {
        switch (term_fact(table, a, child_of(table, b, i))) {
        case FACT_TRUE: return term_and(table, a, child_of(table, b, 1 - i));
        case FACT_FALSE: return TERM_FALSE;
        case FACT_OPEN: break;
        }
    }
    return TERM_NONE;
}

// match:  and(a, not and(b, c)) where a says that b or c is true, or false
// result: and(a, not c), and(a, not b), or a
static Term and_with_known_disjunct(TermTable *table, Term a, Term b) {
    if (!term_is_negated(b) || !is_kind(table, b, TERM_KIND_AND))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++) {
        switch (term_fact(table, a, child_of(table, b, i))) {
        case FACT_TRUE: return term_and(table, a, term_not(child_of(table, b, 1 - i)));
        case FACT_FALSE: return a;
        case FACT_OPEN: break;
        }
    }
    return TERM_NONE;
}

// match:  and(a, ite(c, x, y)), negated or not, where a says that c is true, or false
// result: and(a, x) or and(a, y), negated likewise
static Term and_with_known_choice(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_BOOL_ITE))
        return TERM_NONE;
    TermFact fact = term_fact(table, a, child_of(table, b, 0));
    if (fact == FACT_OPEN)
        return TERM_NONE;
    Term chosen = child_of(table, b, fact == FACT_TRUE ? 1 : 2);
    return term_and(table, a, chosen ^ (b & 1));
}

// match:  and(a, equal(b, c)) of booleans, negated or not, where a says that b is true, or false
// result: and(a, c) or and(a, not c), negated likewise
static Term and_with_known_side(TermTable *table, Term a, Term b) {
    if (!is_kind(table, b, TERM_KIND_EQUAL) || width_of(table, child_of(table, b, 0)))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++) {
        TermFact fact = term_fact(table, a, child_of(table, b, i));
        if (fact != FACT_OPEN)
            return term_and(table, a, child_of(table, b, 1 - i) ^ (b & 1) ^ (fact == FACT_FALSE));
    }
    return TERM_NONE;
}

// match:  and(not and(a, b), not and(a, not b))
// result: not a
static Term and_by_resolution(TermTable *table, Term a, Term b) {
    if (!term_is_negated(a) || !term_is_negated(b) || !is_kind(table, a, TERM_KIND_AND) ||
        !is_kind(table, b, TERM_KIND_AND))
        return TERM_NONE;
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < 2; j++)
            if (child_of(table, a, i) == child_of(table, b, j) &&
                child_of(table, a, 1 - i) == term_not(child_of(table, b, 1 - j)))
                return term_not(child_of(table, a, i));
    return TERM_NONE;
}

Term term_and(TermTable *table, Term a, Term b) {
    static TermRule *const rules[] = {and_with_known,          and_with_known_conjunct,
                                      and_with_known_disjunct, and_with_known_choice,
                                      and_with_known_side,     and_by_resolution,
                                      term_join_literals};
    if (a == TERM_FALSE || b == TERM_FALSE || a == term_not(b))
        return TERM_FALSE;
    if (a == TERM_TRUE || a == b)
        return b;
    if (b == TERM_TRUE)
        return a;
    term_order(table, &a, &b);
    Term found = TERM_NONE;
    table->nesting++;
    if (!is_too_deep(table))
        found = TERM_APPLY_EITHER_WAY(table, rules, a, b);
    table->nesting--;
    return found ? found : term_intern(table, TERM_KIND_AND, 0, a, b, 0);
}

Term term_or(TermTable *table, Term a, Term b) {
    return term_not(term_and(table, term_not(a), term_not(b)));
}

Term term_xor(TermTable *table, Term a, Term b) {
    return term_not(term_equal(table, a, b));
}

Term term_implies(TermTable *table, Term a, Term b) {
    return term_not(term_and(table, a, term_not(b)));
}

Term term_and_all(TermTable *table, const Term *terms, uint32_t count) {
    if (count == 0)
        return TERM_TRUE;
    if (count == 1)
        return terms[0];
    Term first = term_and_all(table, terms, count / 2);
    Term second = term_and_all(table, terms + count / 2, count - count / 2);
    return term_and(table, first, second);
}

Term term_or_all(TermTable *table, const Term *terms, uint32_t count) {
    if (count == 0)
        return TERM_FALSE;
    if (count == 1)
        return terms[0];
    Term first = term_or_all(table, terms, count / 2);
    Term second = term_or_all(table, terms + count / 2, count - count / 2);
    return term_or(table, first, second);
}
