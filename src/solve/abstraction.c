// Variables in place of divisions, and lemmas about them. Everything is unsigned, and division by
// zero gives what SMT-LIB says: signed divisions are made of unsigned ones (term_divide.c).
//
// Divisibility: D(d, t) says that t is a multiple of d. A remainder x % y is x less a multiple of
// y, so where d divides y it divides x just if it divides x % y. That leads from the last remainder
// of Euclid's algorithm back to the first, by propagation alone. D is taken apart along the
// if-then-elses of both sides: which remainder it is that an execution ends with, their conditions
// say.
#include "solve/abstraction.h"

#include "base/map.h"
#include "base/vector.h"
#include "diag/internal_error.h"

#include <string.h>

enum {
    MOST_PAIRS = 20000, // of a divisor and a number: the rest may be anything
    DEEPEST = 1000      // of if-then-elses
};

typedef struct Quotients {
    Term dividend, divisor; // about variables
    Term quotient;          // TERM_NONE where nobody asked for it
    Term remainder;
    bool is_magnitude; // no remainder is above the sign
} Quotients;

typedef struct Pair {
    Term divisor, number;
} Pair;

struct Abstraction {
    TermTable *table;
    Arena *arena;
    TermRenaming *renaming;
    uint8_t *seen; // by index of terms: looked for divisions
    uint32_t capacity;
    VECTOR(Term) open;
    Map divisions;  // (dividend, divisor) -> Quotients
    Map remainders; // remainder -> Quotients
    Map divides;    // (divisor, number) -> Term
    Map below;      // (remainder, what is above it) -> variable
    VECTOR(Pair) pairs;
    uint32_t pairs_done; // that have their lemmas
    VECTOR(Term) lemmas;
    uint32_t lemmas_taken;
    VECTOR(AbstractVariable) variables;
};

Abstraction *abstraction_new(TermTable *table) {
    Abstraction *abstraction = memory_alloc(sizeof(Abstraction));
    abstraction->table = table;
    abstraction->arena = arena_new();
    abstraction->renaming = term_renaming_new(abstraction->arena, table);
    return abstraction;
}

void abstraction_free(Abstraction *abstraction) {
    if (!abstraction)
        return;
    memory_free(abstraction->seen);
    arena_free(abstraction->arena);
    memory_free(abstraction);
}

static const void *pair_key(Term a, Term b) {
    return (const void *)(uintptr_t)((uint64_t)a << 32 | b);
}

static const void *term_key(Term term) {
    return (const void *)(uintptr_t)term;
}

static Term number_like(const Abstraction *abstraction, Term like, uint64_t value) {
    return term_constant(abstraction->table, term_width(abstraction->table, like), value);
}

static Term is_zero(const Abstraction *abstraction, Term term) {
    return term_equal(abstraction->table, term, number_like(abstraction, term, 0));
}

static void add_lemma(Abstraction *abstraction, Term lemma) {
    if (lemma != TERM_TRUE)
        vector_push(abstraction->arena, &abstraction->lemmas, lemma);
}

static void note_variable(Abstraction *abstraction, AbstractKind kind, Term variable, Term dividend,
                          Term divisor) {
    AbstractVariable one = {kind, variable, dividend, divisor};
    vector_push(abstraction->arena, &abstraction->variables, one);
}

static void make_room(Abstraction *abstraction) {
    uint32_t old = abstraction->capacity, wanted = term_count(abstraction->table) + 1;
    if (old >= wanted)
        return;
    wanted += wanted / 2;
    abstraction->seen = memory_resize(abstraction->seen, wanted);
    memset(abstraction->seen + old, 0, wanted - old);
    abstraction->capacity = wanted;
}

// ---- Magnitudes

static uint64_t sign_of(const Abstraction *abstraction, Term term) {
    return UINT64_C(1) << (term_width(abstraction->table, term) - 1);
}

// Of |x|, an if-then-else by the sign of x: that x; else TERM_NONE.
static Term inside_magnitude(const Abstraction *abstraction, Term term) {
    TermTable *table = abstraction->table;
    if (term_kind(table, term) != TERM_KIND_ITE)
        return TERM_NONE;
    Term inside = term_child(table, term, 2);
    bool is_so = term_child(table, term, 0) ==
                     term_slt(table, inside, number_like(abstraction, inside, 0)) &&
                 term_child(table, term, 1) == term_negate(table, inside);
    return is_so ? inside : TERM_NONE;
}

// Is it no more than the sign, as an unsigned number?
static bool is_magnitude(const Abstraction *abstraction, Term term) {
    const Quotients *division = map_get(&abstraction->remainders, term_key(term));
    return (division && division->is_magnitude) ||
           term_greatest(abstraction->table, term) <= sign_of(abstraction, term) ||
           inside_magnitude(abstraction, term);
}

// Of -x, which is a sum: that x; else TERM_NONE.
static Term inside_negation(const Abstraction *abstraction, Term term) {
    const TermTable *table = abstraction->table;
    uint64_t value;
    if (term_kind(table, term) != TERM_KIND_ADD)
        return TERM_NONE;
    Term inverted = term_child(table, term, 0);
    bool is_so = term_kind(table, inverted) == TERM_KIND_BIT_NOT &&
                 term_is_constant(table, term_child(table, term, 1), &value) && value == 1;
    return is_so ? term_child(table, inverted, 0) : TERM_NONE;
}

static Term magnitude(const Abstraction *abstraction, Term term) {
    TermTable *table = abstraction->table;
    Term inside = inside_negation(abstraction, term);
    if (inside)
        term = inside;
    if (is_magnitude(abstraction, term))
        return term;
    return term_ite(table, term_slt(table, term, number_like(abstraction, term, 0)),
                    term_negate(table, term), term);
}

// ---- Divisibility

typedef struct Cases {
    Term condition, yes, no;
} Cases;

// Of a number with zeros before it: that number; else the term itself.
static Term without_zeros(const Abstraction *abstraction, Term term) {
    const TermTable *table = abstraction->table;
    uint64_t high;
    bool is_so = term_kind(table, term) == TERM_KIND_CONCAT &&
                 term_is_constant(table, term_child(table, term, 0), &high) && high == 0;
    return is_so ? term_child(table, term, 1) : term;
}

// Is the term one of two others? The magnitude of an if-then-else is that of one of its branches.
static bool are_cases(const Abstraction *abstraction, Term term, Cases *cases) {
    TermTable *table = abstraction->table;
    Term inside = inside_magnitude(abstraction, term);
    Term choice = inside ? inside : without_zeros(abstraction, term);
    if (term_kind(table, choice) != TERM_KIND_ITE)
        return false;
    Term yes = term_child(table, choice, 1), no = term_child(table, choice, 2);
    cases->condition = term_child(table, choice, 0);
    cases->yes = inside ? magnitude(abstraction, yes)
                        : term_zero_extend(table, yes, term_width(table, term));
    cases->no =
        inside ? magnitude(abstraction, no) : term_zero_extend(table, no, term_width(table, term));
    return true;
}

// Something that is not known in parts: a variable, or what a division of the question says.
static Term new_pair(Abstraction *abstraction, Term divisor, Term number) {
    const Quotients *division = map_get(&abstraction->divisions, pair_key(number, divisor));
    Pair pair = {divisor, number};
    vector_push(abstraction->arena, &abstraction->pairs, pair);
    if (division)
        return is_zero(abstraction, division->remainder);
    Term variable = term_bool_variable(abstraction->table, "divides");
    note_variable(abstraction, ABSTRACT_DIVIDES, variable, number, divisor);
    return variable;
}

static Term divides(Abstraction *abstraction, Term divisor, Term number, uint32_t depth);

static Term divides_case(Abstraction *abstraction, Term divisor, Term number, uint32_t depth) {
    TermTable *table = abstraction->table;
    Cases cases;
    if (depth < DEEPEST && are_cases(abstraction, number, &cases))
        return term_ite(table, cases.condition, divides(abstraction, divisor, cases.yes, depth + 1),
                        divides(abstraction, divisor, cases.no, depth + 1));
    if (depth < DEEPEST && are_cases(abstraction, divisor, &cases))
        return term_ite(table, cases.condition, divides(abstraction, cases.yes, number, depth + 1),
                        divides(abstraction, cases.no, number, depth + 1));
    return new_pair(abstraction, divisor, number);
}

// D(divisor, number), where it is known what that is, or a term that stands for it.
static Term divides(Abstraction *abstraction, Term divisor, Term number, uint32_t depth) {
    TermTable *table = abstraction->table;
    uint64_t value;
    if (divisor == number || (term_is_constant(table, number, &value) && value == 0) ||
        (term_is_constant(table, divisor, &value) && value == 1))
        return TERM_TRUE;
    const void *key = pair_key(divisor, number);
    Term known = (Term)(uintptr_t)map_get(&abstraction->divides, key);
    if (known)
        return known;
    if (abstraction->divides.count >= MOST_PAIRS)
        return term_bool_variable(table, "any");
    Term result = divides_case(abstraction, divisor, number, depth);
    map_put(abstraction->arena, &abstraction->divides, key, (void *)(uintptr_t)result);
    return result;
}

// The number is x % y: where the divisor divides y, it divides that just if it divides x.
static void add_lemma_of_remainder(Abstraction *abstraction, Term divisor, Term number) {
    TermTable *table = abstraction->table;
    const Quotients *of = map_get(&abstraction->remainders, term_key(number));
    if (!of)
        return;
    Term here = divides(abstraction, divisor, number, 0);
    Term both = term_equal(table, divides(abstraction, divisor, of->dividend, 0), here);
    Term divisor_too = divides(abstraction, divisor, of->divisor, 0);
    add_lemma(abstraction, term_implies(table, divisor_too, both));
    add_lemma(abstraction, term_implies(table, is_zero(abstraction, number), here));
}

// What the divisor was made of may be a multiple of it, and divides itself.
static void add_lemmas_of_pair(Abstraction *abstraction, Pair pair) {
    add_lemma_of_remainder(abstraction, pair.divisor, pair.number);
    add_lemma_of_remainder(abstraction, pair.divisor, pair.divisor);
}

// That the remainder is 0 means that the divisor divides the dividend.
static void ask_divides(Abstraction *abstraction, const Quotients *division) {
    Term divided = divides(abstraction, division->divisor, division->dividend, 0);
    add_lemma(abstraction,
              term_equal(abstraction->table, divided, is_zero(abstraction, division->remainder)));
    while (abstraction->pairs_done < abstraction->pairs.count)
        add_lemmas_of_pair(abstraction, abstraction->pairs.items[abstraction->pairs_done++]);
}

// ---- How large they can be

static void add_lemmas_of_remainder(Abstraction *abstraction, const Quotients *division) {
    TermTable *table = abstraction->table;
    Term x = division->dividend, y = division->divisor, rest = division->remainder;
    Term by_zero = is_zero(abstraction, y), is_less = term_ult(table, x, y);
    Term is_same = term_equal(table, rest, x), one = number_like(abstraction, x, 1);
    add_lemma(abstraction, term_implies(table, term_or(table, by_zero, is_less), is_same));
    add_lemma(abstraction, term_or(table, by_zero, term_ult(table, rest, y)));
    add_lemma(abstraction, term_ule(table, rest, x));
    add_lemma(abstraction,
              term_implies(table, term_equal(table, x, y), is_zero(abstraction, rest)));
    // y fits into x at least once: what is left is less than half of x.
    Term fits = term_and(table, term_not(by_zero), term_ult(table, y, x));
    add_lemma(abstraction,
              term_implies(table, fits, term_ule(table, rest, term_subtract(table, x, y))));
    add_lemma(abstraction,
              term_implies(table, fits, term_ule(table, rest, term_shift_right(table, x, one))));
}

static Term is_at_least(const Abstraction *abstraction, Term term, uint64_t least) {
    uint32_t width = term_width(abstraction->table, term);
    if (width < 64 && least >> width)
        return TERM_FALSE;
    return term_ule(abstraction->table, number_like(abstraction, term, least), term);
}

// Remainders of remainders, as in Euclid's algorithm: one that is not 0 comes from numbers at least
// as large as those of Fibonacci (Lamé). z % x = y and x % y = rest: x > y, so x is at least
// y + rest. For each bound a comparison with a constant, so that it follows by propagation.
static void add_lemmas_of_chain(Abstraction *abstraction, const Quotients *last) {
    TermTable *table = abstraction->table;
    uint64_t least_rest = 1, least_divisor = 2;
    Term rest = is_at_least(abstraction, last->remainder, least_rest);
    Term divisor = is_at_least(abstraction, last->divisor, least_divisor);
    Term no_zero = term_not(is_zero(abstraction, last->divisor));
    add_lemma(abstraction, term_implies(table, term_and(table, rest, no_zero), divisor));
    const Quotients *at = last, *before = NULL;
    for (; divisor != TERM_FALSE; at = before) {
        before = map_get(&abstraction->remainders, term_key(at->divisor));
        if (!before || before->divisor != at->dividend)
            return;
        uint64_t least_dividend = least_rest + least_divisor;
        Term dividend = is_at_least(abstraction, at->dividend, least_dividend);
        Term is_more = term_ult(table, at->divisor, at->dividend);
        Term given = term_and(table, is_more, term_and(table, rest, divisor));
        add_lemma(abstraction, term_implies(table, given, dividend));
        least_rest = least_divisor;
        least_divisor = least_dividend;
        rest = divisor;
        divisor = dividend;
    }
}

// r < y < z, where r = x % y and y is a remainder by z, and so on: no two of them are equal. The
// variables stand for comparisons that need no circuit.
static void add_lemmas_of_descent(Abstraction *abstraction, const Quotients *last) {
    TermTable *table = abstraction->table;
    Term rest = last->remainder, is_less = term_ult(table, rest, last->divisor);
    add_lemma(abstraction,
              term_implies(table, is_less, term_not(term_equal(table, rest, last->divisor))));
    const Quotients *before = map_get(&abstraction->remainders, term_key(last->divisor));
    Term next = before ? term_ult(table, last->divisor, before->divisor) : TERM_NONE;
    while (before && next) {
        Term below = term_bool_variable(table, "below"), above = before->divisor;
        note_variable(abstraction, ABSTRACT_BELOW, below, rest, above);
        map_put(abstraction->arena, &abstraction->below, pair_key(rest, above),
                (void *)(uintptr_t)below);
        add_lemma(abstraction, term_implies(table, term_and(table, is_less, next), below));
        add_lemma(abstraction,
                  term_implies(table, below, term_not(term_equal(table, rest, above))));
        before = map_get(&abstraction->remainders, term_key(above));
        next = before ? (Term)(uintptr_t)map_get(&abstraction->below,
                                                 pair_key(last->divisor, before->divisor))
                      : TERM_NONE;
    }
}

static void add_lemmas_of_quotient(Abstraction *abstraction, const Quotients *division) {
    TermTable *table = abstraction->table;
    Term x = division->dividend, y = division->divisor, quotient = division->quotient;
    Term by_zero = is_zero(abstraction, y), is_less = term_ult(table, x, y);
    Term one = number_like(abstraction, x, 1);
    Term none = is_zero(abstraction, quotient);
    Term half = term_shift_right(table, x, one);
    add_lemma(abstraction,
              term_implies(table, by_zero,
                           term_equal(table, quotient, number_like(abstraction, x, UINT64_MAX))));
    add_lemma(abstraction,
              term_implies(table, term_not(by_zero), term_equal(table, none, is_less)));
    add_lemma(abstraction, term_or(table, by_zero, term_ule(table, quotient, x)));
    add_lemma(abstraction,
              term_or(table, term_ule(table, y, one), term_ule(table, quotient, half)));
    add_lemma(abstraction,
              term_implies(table, term_equal(table, y, one), term_equal(table, quotient, x)));
}

// ---- Variables

// With the range of what it stands for, as far as its highest bits are 0.
static Term new_variable(Abstraction *abstraction, AbstractKind kind, const Quotients *division,
                         uint64_t greatest) {
    TermTable *table = abstraction->table;
    uint32_t width = term_width(table, division->dividend);
    uint32_t bits = greatest ? 64 - (uint32_t)__builtin_clzll(greatest) : 1;
    const char *name = kind == ABSTRACT_QUOTIENT ? "quotient" : "remainder";
    Term variable = term_variable(table, bits, name);
    note_variable(abstraction, kind, variable, division->dividend, division->divisor);
    return bits < width ? term_zero_extend(table, variable, width) : variable;
}

static Quotients *division_of(Abstraction *abstraction, Term dividend, Term divisor) {
    const void *key = pair_key(dividend, divisor);
    Quotients *division = map_get(&abstraction->divisions, key);
    if (division)
        return division;
    division = ARENA_NEW(abstraction->arena, Quotients);
    *division = (Quotients){.dividend = dividend,
                            .divisor = divisor,
                            .is_magnitude = is_magnitude(abstraction, dividend)};
    division->remainder = new_variable(abstraction, ABSTRACT_REMAINDER, division,
                                       term_greatest(abstraction->table, dividend));
    map_put(abstraction->arena, &abstraction->divisions, key, division);
    map_put(abstraction->arena, &abstraction->remainders, term_key(division->remainder), division);
    add_lemmas_of_remainder(abstraction, division);
    add_lemmas_of_chain(abstraction, division);
    add_lemmas_of_descent(abstraction, division);
    ask_divides(abstraction, division);
    return division;
}

static void replace(Abstraction *abstraction, Term term) {
    TermTable *table = abstraction->table;
    Term dividend = term_rename(abstraction->renaming, term_child(table, term, 0));
    Term divisor = term_rename(abstraction->renaming, term_child(table, term, 1));
    Quotients *division = division_of(abstraction, dividend, divisor);
    if (term_kind(table, term) == TERM_KIND_UREM) {
        term_renaming_add(abstraction->renaming, term, division->remainder);
        return;
    }
    if (!division->quotient) {
        division->quotient =
            new_variable(abstraction, ABSTRACT_QUOTIENT, division, term_greatest(table, term));
        add_lemmas_of_quotient(abstraction, division);
    }
    term_renaming_add(abstraction->renaming, term, division->quotient);
}

// ---- Numbers that are not negative

static bool is_not_negative(const Abstraction *abstraction, Term constant) {
    uint64_t value;
    return term_is_constant(abstraction->table, constant, &value) &&
           value < sign_of(abstraction, constant);
}

// x in "not x < 0" and the like, in "-1 < x"; else TERM_NONE.
static Term not_negative_in(const Abstraction *abstraction, Term fact) {
    const TermTable *table = abstraction->table;
    if (term_kind(table, fact) != TERM_KIND_SLT)
        return TERM_NONE;
    Term less = term_child(table, fact, 0), more = term_child(table, fact, 1);
    if (term_is_negated(fact))
        return is_not_negative(abstraction, more) ? less : TERM_NONE;
    return is_not_negative(abstraction, less) ? more : TERM_NONE;
}

static bool is_seen(const Abstraction *abstraction, Term term) {
    return term_index(term) < abstraction->capacity && abstraction->seen[term_index(term)];
}

static void drop_sign(Abstraction *abstraction, Term term) {
    TermTable *table = abstraction->table;
    uint32_t width = term_width(table, term);
    if (term_kind(table, term) != TERM_KIND_VARIABLE || width < 2 || is_seen(abstraction, term))
        return;
    Term low = term_variable(table, width - 1, term_name(table, term));
    note_variable(abstraction, ABSTRACT_LOW_BITS, low, term, TERM_NONE);
    term_renaming_add(abstraction->renaming, term, term_zero_extend(table, low, width));
    make_room(abstraction);
    abstraction->seen[term_index(term)] = true;
}

void abstraction_note_fact(Abstraction *abstraction, Term fact) {
    const TermTable *table = abstraction->table;
    vector_push(abstraction->arena, &abstraction->open, fact);
    while (abstraction->open.count) {
        Term top = abstraction->open.items[--abstraction->open.count];
        Term number = not_negative_in(abstraction, top);
        if (number)
            drop_sign(abstraction, number);
        for (uint32_t i = 0;
             !term_is_negated(top) && term_kind(table, top) == TERM_KIND_AND && i < 2; i++)
            vector_push(abstraction->arena, &abstraction->open, term_child(table, top, i));
    }
}

// ---- Terms

static bool push_unseen(Abstraction *abstraction, Term term) {
    uint32_t before = abstraction->open.count;
    for (uint32_t i = 0; i < term_arity(abstraction->table, term); i++) {
        Term child = term_child(abstraction->table, term, i);
        if (!abstraction->seen[term_index(child)])
            vector_push(abstraction->arena, &abstraction->open, term_positive(child));
    }
    return abstraction->open.count > before;
}

// Terms are made meanwhile, but none that the question consists of.
Term abstraction_of(Abstraction *abstraction, Term term) {
    make_room(abstraction);
    vector_push(abstraction->arena, &abstraction->open, term_positive(term));
    while (abstraction->open.count) {
        Term top = vector_last(&abstraction->open);
        if (!abstraction->seen[term_index(top)] && push_unseen(abstraction, top))
            continue;
        abstraction->open.count--;
        if (abstraction->seen[term_index(top)])
            continue;
        abstraction->seen[term_index(top)] = true;
        if (term_is_open_division(abstraction->table, top))
            replace(abstraction, top);
    }
    return term_rename(abstraction->renaming, term);
}

const Term *abstraction_take_lemmas(Abstraction *abstraction, uint32_t *count) {
    uint32_t taken = abstraction->lemmas_taken;
    *count = abstraction->lemmas.count - taken;
    abstraction->lemmas_taken = abstraction->lemmas.count;
    return *count ? &abstraction->lemmas.items[taken] : NULL;
}

const AbstractVariable *abstraction_variables(const Abstraction *abstraction, uint32_t *count) {
    *count = abstraction->variables.count;
    return abstraction->variables.items;
}
