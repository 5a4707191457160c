// If-then-else, of booleans and of bit-vectors.
//
// Normal form: the condition is not negated; of boolean branches the first is not negated.
// References are chains of these over constants, so much is done to keep them short.
#include "term/internal.h"

typedef Term IteRule(TermTable *table, Term condition, Term yes, Term no);

static bool is_ite(const TermTable *table, Term term) {
    return is_kind(table, term, TERM_KIND_ITE) || is_kind(table, term, TERM_KIND_BOOL_ITE);
}

// A branch of an if-then-else that may be negated as a whole.
static Term branch_of(const TermTable *table, Term ite, uint32_t index) {
    return child_of(table, ite, index) ^ (ite & 1);
}

// ---- Branches that the condition decides

// match:  ite(c, x, y) within a branch where c is known
// result: x or y
static Term choose_known(TermTable *table, Term known, Term term) {
    if (!is_ite(table, term))
        return term;
    switch (term_fact(table, known, child_of(table, term, 0))) {
    case FACT_TRUE: return branch_of(table, term, 1);
    case FACT_FALSE: return branch_of(table, term, 2);
    case FACT_OPEN: break;
    }
    return term;
}

// match:  and(x, y), negated or not, within a branch where x is known to be true
// result: y, negated likewise
static Term drop_known_conjunct(TermTable *table, Term known, Term term) {
    if (!is_kind(table, term, TERM_KIND_AND))
        return term;
    for (uint32_t i = 0; i < 2; i++) {
        switch (term_fact(table, known, child_of(table, term, i))) {
        case FACT_TRUE: return child_of(table, term, 1 - i) ^ (term & 1);
        case FACT_FALSE: return TERM_FALSE ^ (term & 1);
        case FACT_OPEN: break;
        }
    }
    return term;
}

// match:  a boolean within a branch where it is known
// result: true or false
static Term fold_known(TermTable *table, Term known, Term term) {
    switch (term_fact(table, known, term)) {
    case FACT_TRUE: return TERM_TRUE;
    case FACT_FALSE: return TERM_FALSE;
    case FACT_OPEN: break;
    }
    return drop_known_conjunct(table, known, term);
}

// match:  x within a branch where equal(x, k) is known, k a constant
// result: k
static Term replace_known(TermTable *table, Term known, Term term) {
    bool matches = !term_is_negated(known) && is_kind(table, known, TERM_KIND_EQUAL) &&
                   child_of(table, known, 0) == term &&
                   is_constant(table, child_of(table, known, 1));
    return matches ? child_of(table, known, 1) : term;
}

static Term simplify_branch(TermTable *table, Term known, Term term) {
    Term chosen = choose_known(table, known, term);
    if (chosen != term)
        return chosen;
    return width_of(table, term) ? replace_known(table, known, term)
                                 : fold_known(table, known, term);
}

// match:  ite(c, x, y) where c decides something in x, or not c in y
// result: the same with the simpler branch
static Term ite_with_known_branch(TermTable *table, Term condition, Term yes, Term no) {
    Term simple_yes = simplify_branch(table, condition, yes);
    Term simple_no = simplify_branch(table, term_not(condition), no);
    if (simple_yes == yes && simple_no == no)
        return TERM_NONE;
    return term_ite(table, condition, simple_yes, simple_no);
}

// match:  ite(equal(a, b), a, b)
// result: b
static Term ite_of_equal(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_kind(table, condition, TERM_KIND_EQUAL))
        return TERM_NONE;
    Term a = child_of(table, condition, 0), b = child_of(table, condition, 1);
    return (yes == a && no == b) || (yes == b && no == a) ? no : TERM_NONE;
}

static bool is_costly(TermKind kind) {
    return kind == TERM_KIND_MULTIPLY || kind == TERM_KIND_UDIV || kind == TERM_KIND_UREM;
}

// match:  ite(equal(a, b), f(x, y), f(u, v)) where x is u but for a and b, and y is v; f costs much
// result: f(u, v)
static Term ite_of_equal_operands(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_kind(table, condition, TERM_KIND_EQUAL) || !is_costly(kind_of(table, yes)) ||
        kind_of(table, yes) != kind_of(table, no))
        return TERM_NONE;
    Term a = child_of(table, condition, 0), b = child_of(table, condition, 1);
    for (uint32_t i = 0; i < 2; i++) {
        Term left = child_of(table, yes, i), right = child_of(table, no, i);
        bool is_same = left == right || (left == a && right == b) || (left == b && right == a);
        if (!is_same)
            return TERM_NONE;
    }
    return no;
}

// ---- Branches that share something

// match:  ite(c, a, ite(d, a, b)), ite(c, a, ite(d, b, a))
// result: ite(or(c, d), a, b), ite(or(c, not d), a, b)
static Term ite_with_shared_no(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_ite(table, no))
        return TERM_NONE;
    Term inner = child_of(table, no, 0), x = branch_of(table, no, 1), y = branch_of(table, no, 2);
    if (x == yes)
        return term_ite(table, term_or(table, condition, inner), yes, y);
    if (y == yes)
        return term_ite(table, term_or(table, condition, term_not(inner)), yes, x);
    return TERM_NONE;
}

// match:  ite(c, ite(d, a, b), b), ite(c, ite(d, b, a), b)
// result: ite(and(c, d), a, b), ite(and(c, not d), a, b)
static Term ite_with_shared_yes(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_ite(table, yes))
        return TERM_NONE;
    Term inner = child_of(table, yes, 0);
    Term x = branch_of(table, yes, 1), y = branch_of(table, yes, 2);
    if (y == no)
        return term_ite(table, term_and(table, condition, inner), x, no);
    if (x == no)
        return term_ite(table, term_and(table, condition, term_not(inner)), y, no);
    return TERM_NONE;
}

// match:  ite(c, ite(d, a, b), ite(e, a, b))
// result: ite(ite(c, d, e), a, b)
static Term ite_of_same_choices(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_ite(table, yes) || !is_ite(table, no))
        return TERM_NONE;
    Term a = branch_of(table, yes, 1), b = branch_of(table, yes, 2);
    Term d = child_of(table, yes, 0), e = child_of(table, no, 0);
    if (a == branch_of(table, no, 2) && b == branch_of(table, no, 1))
        e = term_not(e);
    else if (a != branch_of(table, no, 1) || b != branch_of(table, no, 2))
        return TERM_NONE;
    return term_ite(table, term_ite(table, condition, d, e), a, b);
}

// ---- Booleans

// match:  ite(c, true, b), ite(c, false, b), ite(c, a, true), ite(c, a, false)
// result: or(c, b), and(not c, b), or(not c, a), and(c, a)
static Term bool_ite_of_constant(TermTable *table, Term condition, Term yes, Term no) {
    if (yes == TERM_TRUE)
        return term_or(table, condition, no);
    if (yes == TERM_FALSE)
        return term_and(table, term_not(condition), no);
    if (no == TERM_TRUE)
        return term_implies(table, condition, yes);
    return no == TERM_FALSE ? term_and(table, condition, yes) : TERM_NONE;
}

// match:  ite(c, a, not a)
// result: equal(c, a)
static Term bool_ite_of_complement(TermTable *table, Term condition, Term yes, Term no) {
    return yes == term_not(no) ? term_equal(table, condition, yes) : TERM_NONE;
}

// ---- Bit-vectors

// The high part of a concatenation, or of a constant cut at the same place.
static Term high_part(TermTable *table, Term term, uint32_t low_width) {
    return term_extract(table, term, low_width, width_of(table, term) - low_width);
}

static bool can_split(const TermTable *table, Term term, uint32_t low_width) {
    return is_constant(table, term) || (is_kind(table, term, TERM_KIND_CONCAT) &&
                                        width_of(table, child_of(table, term, 1)) == low_width);
}

// match:  ite(c, concat(h, x), concat(h, y)) or with a constant as one branch; or with the same
//         low parts
// result: concat(h, ite(c, x, y))
static Term ite_of_concats(TermTable *table, Term condition, Term yes, Term no) {
    Term model = is_kind(table, yes, TERM_KIND_CONCAT) ? yes : no;
    if (!is_kind(table, model, TERM_KIND_CONCAT))
        return TERM_NONE;
    uint32_t low_width = width_of(table, child_of(table, model, 1));
    if (!can_split(table, yes, low_width) || !can_split(table, no, low_width))
        return TERM_NONE;
    Term high_yes = high_part(table, yes, low_width), high_no = high_part(table, no, low_width);
    Term low_yes = term_extract(table, yes, 0, low_width);
    Term low_no = term_extract(table, no, 0, low_width);
    if (high_yes != high_no && low_yes != low_no)
        return TERM_NONE;
    return term_concat(table, term_ite(table, condition, high_yes, high_no),
                       term_ite(table, condition, low_yes, low_no));
}

static bool extends_from(const TermTable *table, Term term, uint32_t from) {
    uint32_t width = width_of(table, term);
    if (!is_constant(table, term))
        return is_kind(table, term, TERM_KIND_SIGN_EXTEND) &&
               width_of(table, child_of(table, term, 0)) == from;
    uint64_t value = constant_value(table, term);
    return value_extend(value & value_mask(from), from, width) == value;
}

// match:  ite(c, sign_extend(x), sign_extend(y)) or with a constant as one branch
// result: sign_extend(ite(c, x, y))
static Term ite_of_extensions(TermTable *table, Term condition, Term yes, Term no) {
    Term model = is_kind(table, yes, TERM_KIND_SIGN_EXTEND) ? yes : no;
    if (!is_kind(table, model, TERM_KIND_SIGN_EXTEND))
        return TERM_NONE;
    uint32_t from = width_of(table, child_of(table, model, 0));
    if (!extends_from(table, yes, from) || !extends_from(table, no, from))
        return TERM_NONE;
    Term inner = term_ite(table, condition, term_extract(table, yes, 0, from),
                          term_extract(table, no, 0, from));
    return term_sign_extend(table, inner, width_of(table, yes));
}

// match:  ite(c, bit_not(x), bit_not(y))
// result: bit_not(ite(c, x, y))
static Term ite_of_complements(TermTable *table, Term condition, Term yes, Term no) {
    if (!is_kind(table, yes, TERM_KIND_BIT_NOT) || !is_kind(table, no, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    return term_bit_not(
        table, term_ite(table, condition, child_of(table, yes, 0), child_of(table, no, 0)));
}

// ---- Constructors

static Term apply(TermTable *table, IteRule *const *rules, Term condition, Term yes, Term no) {
    Term result = TERM_NONE;
    table->nesting++;
    for (; *rules && !result && !is_too_deep(table); rules++)
        result = (*rules)(table, condition, yes, no);
    table->nesting--;
    return result;
}

static Term bool_ite(TermTable *table, Term condition, Term yes, Term no) {
    static IteRule *const rules[] = {bool_ite_of_constant,
                                     ite_with_known_branch,
                                     bool_ite_of_complement,
                                     ite_with_shared_no,
                                     ite_with_shared_yes,
                                     ite_of_same_choices,
                                     NULL};
    Term found = apply(table, rules, condition, yes, no);
    if (found)
        return found;
    if (term_is_negated(yes))
        return term_not(
            term_intern(table, TERM_KIND_BOOL_ITE, 0, condition, term_not(yes), term_not(no)));
    return term_intern(table, TERM_KIND_BOOL_ITE, 0, condition, yes, no);
}

static Term vector_ite(TermTable *table, Term condition, Term yes, Term no) {
    static IteRule *const rules[] = {ite_of_equal,          ite_of_equal_operands,
                                     ite_with_known_branch, ite_with_shared_no,
                                     ite_with_shared_yes,   ite_of_same_choices,
                                     ite_of_concats,        ite_of_extensions,
                                     ite_of_complements,    NULL};
    Term found = apply(table, rules, condition, yes, no);
    if (found)
        return found;
    return term_intern(table, TERM_KIND_ITE, width_of(table, yes), condition, yes, no);
}

Term term_ite(TermTable *table, Term condition, Term yes, Term no) {
    SHOULD(width_of(table, yes) == width_of(table, no), "both branches should have one width");
    if (condition == TERM_TRUE || yes == no)
        return yes;
    if (condition == TERM_FALSE)
        return no;
    if (term_is_negated(condition))
        return term_ite(table, term_not(condition), no, yes);
    return width_of(table, yes) ? vector_ite(table, condition, yes, no)
                                : bool_ite(table, condition, yes, no);
}

// ---- Operators on choices

Term term_push_into_choice(TermTable *table, Term a, Term b, TermRule *build) {
    if (is_small_choice(table, a) && is_constant(table, b))
        return term_ite(table, child_of(table, a, 0), build(table, child_of(table, a, 1), b),
                        build(table, child_of(table, a, 2), b));
    if (is_small_choice(table, b) && is_constant(table, a))
        return term_ite(table, child_of(table, b, 0), build(table, a, child_of(table, b, 1)),
                        build(table, a, child_of(table, b, 2)));
    return TERM_NONE;
}
