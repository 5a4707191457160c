// What the files of term/ share: the table itself, interning, rules.
#ifndef JURY_TERM_INTERNAL_H
#define JURY_TERM_INTERNAL_H

#include "base/map.h"
#include "base/name.h"
#include "base/vector.h"
#include "diag/internal_error.h"
#include "term/term.h"

enum {
    TERM_KIND_COUNT = 0
#define TERM_KIND(NAME, text, arity, smt) +1
#include "term/terms.def"
#undef TERM_KIND
    ,
    TERM_MAX_WIDTH = 64,
    TERM_MAX_NESTING = 200, // constructors that recurse stop simplifying at this depth
    TERM_SMALL_CHOICE = 8   // constants below an if-then-else into which arithmetic is pushed
};

typedef struct TermKindInfo {
    const char *text;
    uint8_t arity;
    const char *smt; // NULL where printing needs more than a name
} TermKindInfo;

extern const TermKindInfo term_kind_info[TERM_KIND_COUNT];

typedef struct TermVariable {
    const char *name;  // as given
    const Name *label; // unique in the table, for dumps
} TermVariable;

typedef VECTOR(TermVariable) TermVariableList;

// A result of a constructor that recursed, so that shared parts are walked once.
typedef struct TermCacheEntry {
    uint32_t operation; // kind + 1; 0: free
    Term a, b;
    Term result;
} TermCacheEntry;

// Unsigned: every value of a bit-vector term lies between the two.
typedef struct TermRange {
    uint64_t least, greatest;
} TermRange;

struct TermTable {
    Arena *arena; // names
    NameTable *names;
    Map labels;          // those taken, each to its Label (term_table.c)
    uint32_t count;      // index 0 is not used
    uint32_t capacity;   // of the parallel arrays
    uint8_t *kinds;      // TermKind
    uint8_t *widths;     // 0: boolean
    uint8_t *choices;    // how many constants an if-then-else over constants has, at most 255; a
                         // constant has one, all else 0
    bool *has_chains;    // it or a part of it is a remainder by a remainder (term.h)
    Term (*children)[3]; // CONSTANT: the value in two halves; a variable: its number;
                         // EXTRACT: the child, then the low bit
    TermRange *ranges;
    uint32_t *slots; // open addressing, a power of two: index of a term, 0: free
    uint32_t slot_count;
    TermCacheEntry *cache; // direct-mapped, as many entries as slots
    uint32_t nesting;      // of constructors that recurse, now under way
    TermVariableList variables;
    Map quotients, remainders; // terms that are one, each to its Division (term_divide.c)
};

// Of which signed numbers a term is the quotient or the remainder.
typedef struct Division {
    Term dividend, divisor;
    Term magnitude; // of the remainder: that of the magnitudes of both; of a quotient none
} Division;

static inline const Division *division_of(const Map *map, Term term) { // NULL: of none
    return map_get(map, (const void *)(uintptr_t)term);
}

// The term with these parts, made if there is none. The caller has simplified and ordered.
Term term_intern(TermTable *table, TermKind kind, uint32_t width, Term a, Term b, Term c);

// Constructors whose rules recurse as deep as terms are stop at some depth: chains can be longer
// than the stack.
static inline bool is_too_deep(const TermTable *table) {
    return table->nesting >= TERM_MAX_NESTING;
}

// TERM_NONE where not remembered.
Term term_cache_get(const TermTable *table, TermKind kind, Term a, Term b);
void term_cache_put(TermTable *table, TermKind kind, Term a, Term b, Term result);

// ---- Rules
// A rule gives its result, or TERM_NONE where it does not match.
typedef Term TermRule(TermTable *table, Term a, Term b);

Term term_apply(TermTable *table, TermRule *const *rules, uint32_t count, Term a, Term b);
// Tries each rule with (a, b) and then with (b, a).
Term term_apply_either_way(TermTable *table, TermRule *const *rules, uint32_t count, Term a,
                           Term b);
#define TERM_APPLY(table, rules, a, b)                                                             \
    term_apply((table), (rules), sizeof(rules) / sizeof(*(rules)), (a), (b))
#define TERM_APPLY_EITHER_WAY(table, rules, a, b)                                                  \
    term_apply_either_way((table), (rules), sizeof(rules) / sizeof(*(rules)), (a), (b))

// match:  f(ite(c, x, y), k), f(k, ite(c, x, y)): few constants below the if-then-else
// result: ite(c, f(x, k), f(y, k)), ite(c, f(k, x), f(k, y)), down to the constants
Term term_push_into_choice(TermTable *table, Term a, Term b, TermRule *build);

// Operands of commutative operators: a constant second, otherwise the older term first.
void term_order(const TermTable *table, Term *a, Term *b);

// ---- Shorthands for matching
static inline TermKind kind_of(const TermTable *table, Term term) {
    return (TermKind)table->kinds[term_index(term)];
}
static inline bool is_kind(const TermTable *table, Term term, TermKind kind) {
    return table->kinds[term_index(term)] == kind;
}
static inline uint32_t width_of(const TermTable *table, Term term) {
    return table->widths[term_index(term)];
}
static inline Term child_of(const TermTable *table, Term term, uint32_t index) {
    return table->children[term_index(term)][index];
}
static inline bool is_constant(const TermTable *table, Term term) {
    return is_kind(table, term, TERM_KIND_CONSTANT);
}
static inline uint64_t constant_value(const TermTable *table, Term term) {
    const Term *halves = table->children[term_index(term)];
    return (uint64_t)halves[1] << 32 | halves[0];
}
static inline TermRange range_of(const TermTable *table, Term term) {
    return table->ranges[term_index(term)];
}
static inline bool is_choice(const TermTable *table, Term term) { // of constants
    return table->choices[term_index(term)] > 0;
}
// An if-then-else over few constants. Rules apply an operator to each of them instead.
static inline bool is_small_choice(const TermTable *table, Term term) {
    return is_kind(table, term, TERM_KIND_ITE) && is_choice(table, term) &&
           table->choices[term_index(term)] <= TERM_SMALL_CHOICE;
}
static inline bool is_value(const TermTable *table, Term term, uint64_t value) {
    return is_constant(table, term) && constant_value(table, term) == value;
}
static inline bool is_and(const TermTable *table, Term term) { // not negated
    return !term_is_negated(term) && is_kind(table, term, TERM_KIND_AND);
}
static inline bool are_complements(const TermTable *table, Term a, Term b) {
    return (is_kind(table, a, TERM_KIND_BIT_NOT) && child_of(table, a, 0) == b) ||
           (is_kind(table, b, TERM_KIND_BIT_NOT) && child_of(table, b, 0) == a);
}

// ---- Numbers of a width (term_value.c)
uint64_t value_mask(uint32_t width); // all ones
uint64_t value_sign(uint32_t width); // the sign bit alone
int64_t value_signed(uint64_t value, uint32_t width);
uint64_t value_extend(uint64_t value, uint32_t from, uint32_t to); // by the sign
bool value_is_power_of_two(uint64_t value, uint32_t *exponent);
// What the kinds of two bit-vector operands compute, comparisons and equality too (0 or 1).
uint64_t value_binary(TermKind kind, uint32_t width, uint64_t a, uint64_t b);

// ---- Facts
// The range of a term about to be interned (term_range.c).
TermRange term_range(const TermTable *table, TermKind kind, uint32_t width, const Term *children);

typedef enum TermFact { FACT_OPEN, FACT_TRUE, FACT_FALSE } TermFact;
// What does `known` say about `query`, looking at some of its conjuncts? (term_fact.c)
TermFact term_fact(const TermTable *table, Term known, Term query);
// The one literal that says what both say together, or TERM_NONE.
Term term_join_literals(TermTable *table, Term a, Term b);

#endif
