// The conditions of a path, and what they say together of the order of numbers.
//
// Of a ≥ c, and c > b, a lemma needs no more than a > b, which other paths know from other
// comparisons. So what follows from two conditions about the order is a condition, too, with those
// that it follows from; questions about it are answered here, without the solver.
#include "explore/shared.h"

enum { MOST_NUMBERS = 40 };

// What is known of two numbers: 1 + a condition that says so, or 0.
typedef struct Relation {
    uint16_t at_most, less;
} Relation;

typedef struct Change {
    uint8_t a, b;
    Relation before;
} Change;

struct Conditions {
    Arena *arena;
    TermTable *terms;
    TermList list;
    VECTOR(Needs) reasons; // of each, where it follows from others
    TermList numbers;
    Map by_number; // term -> (void *)(uintptr_t)(1 + index)
    Relation relations[MOST_NUMBERS][MOST_NUMBERS];
    VECTOR(Change) changes;
};

Conditions *conditions_new(Arena *arena, TermTable *terms) {
    Conditions *conditions = ARENA_NEW(arena, Conditions);
    conditions->arena = arena;
    conditions->terms = terms;
    return conditions;
}

const TermList *conditions_list(const Conditions *conditions) {
    return &conditions->list;
}

// ---- The order

// 1 + its index; 0 where there are too many.
static uint32_t number_known(const Conditions *conditions, Term term) {
    return (uint32_t)(uintptr_t)map_get(&conditions->by_number, (const void *)(uintptr_t)term);
}

static uint32_t number_of(Conditions *conditions, Term term) {
    const void *key = (const void *)(uintptr_t)term;
    uint32_t known = number_known(conditions, term);
    if (known || conditions->numbers.count == MOST_NUMBERS)
        return known;
    vector_push(conditions->arena, &conditions->numbers, term);
    map_put(conditions->arena, &conditions->by_number, key,
            (void *)(uintptr_t)conditions->numbers.count);
    return conditions->numbers.count;
}

typedef struct Order {
    Term a, b;
    bool is_strict; // a < b, or a <= b
} Order;

// False: it is something else.
static bool read_order(const TermTable *terms, Term term, Order *order) {
    if (term_kind(terms, term) != TERM_KIND_SLT)
        return false;
    *order = (Order){.a = term_child(terms, term, term_is_negated(term)),
                     .b = term_child(terms, term, !term_is_negated(term)),
                     .is_strict = !term_is_negated(term)};
    return true;
}

static uint32_t known_of(const Conditions *conditions, uint32_t a, uint32_t b, bool is_strict) {
    const Relation *relation = &conditions->relations[a][b];
    return is_strict || relation->less ? relation->less : relation->at_most;
}

static void note(Conditions *conditions, uint32_t a, uint32_t b, bool is_strict, uint32_t number) {
    Relation *relation = &conditions->relations[a][b];
    Change change = {(uint8_t)a, (uint8_t)b, *relation};
    vector_push(conditions->arena, &conditions->changes, change);
    if (is_strict)
        relation->less = (uint16_t)(number + 1);
    else
        relation->at_most = (uint16_t)(number + 1);
}

static bool push(Conditions *conditions, Term term, const Needs *reasons) {
    if (conditions->list.count == MOST_CONDITIONS)
        return false;
    vector_push(conditions->arena, &conditions->list, term);
    vector_push(conditions->arena, &conditions->reasons, *reasons);
    return true;
}

// From p <= a, a <= b and b <= q; p may be a, and q may be b.
static void conclude(Conditions *conditions, uint32_t p, uint32_t a, uint32_t b, uint32_t q) {
    bool has_first = p != a, has_last = q != b;
    uint32_t first = has_first ? known_of(conditions, p, a, false) : 0;
    uint32_t middle = known_of(conditions, a, b, false);
    uint32_t last = has_last ? known_of(conditions, b, q, false) : 0;
    if ((has_first && !first) || (has_last && !last) || p == q || (!has_first && !has_last))
        return;
    bool is_strict = conditions->relations[a][b].less ||
                     (has_first && conditions->relations[p][a].less) ||
                     (has_last && conditions->relations[b][q].less);
    if (known_of(conditions, p, q, is_strict))
        return;
    Term from = conditions->numbers.items[p], to = conditions->numbers.items[q];
    Needs reasons = {0};
    needs_add(&reasons, middle - 1);
    if (has_first)
        needs_add(&reasons, first - 1);
    if (has_last)
        needs_add(&reasons, last - 1);
    Term follows =
        is_strict ? term_slt(conditions->terms, from, to) : term_sle(conditions->terms, from, to);
    if (push(conditions, follows, &reasons))
        note(conditions, p, q, is_strict, conditions->list.count - 1);
}

static void add_order(Conditions *conditions, uint32_t a, uint32_t b, bool is_strict,
                      uint32_t number) {
    if (a == b || known_of(conditions, a, b, is_strict))
        return;
    note(conditions, a, b, is_strict, number);
    for (uint32_t p = 0; p < conditions->numbers.count; p++)
        for (uint32_t q = 0; q < conditions->numbers.count; q++)
            conclude(conditions, p, a, b, q);
}

bool conditions_add(Conditions *conditions, Term term) {
    Order order;
    Needs none = {0};
    uint32_t number = conditions->list.count;
    if (!push(conditions, term, &none))
        return false;
    if (!read_order(conditions->terms, term, &order))
        return true;
    uint32_t a = number_of(conditions, order.a), b = number_of(conditions, order.b);
    if (a && b)
        add_order(conditions, a - 1, b - 1, order.is_strict, number);
    return true;
}

// 1 + a condition that says so, or 0.
static uint32_t says(const Conditions *conditions, Term term) {
    Order order;
    if (!read_order(conditions->terms, term, &order))
        return 0;
    uint32_t a = number_known(conditions, order.a), b = number_known(conditions, order.b);
    return a && b && a != b ? known_of(conditions, a - 1, b - 1, order.is_strict) : 0;
}

// Conjunctions and disjunctions part by part, as far as they are small.
static bool rules_out(const Conditions *conditions, Term term, uint32_t depth, Needs *needs) {
    enum { DEEPEST = 40 };
    const TermTable *terms = conditions->terms;
    if (term == TERM_FALSE || depth == DEEPEST)
        return term == TERM_FALSE;
    if (term_kind(terms, term) == TERM_KIND_AND) {
        bool is_any = term_is_negated(term);
        Needs own = *needs;
        for (uint32_t i = 0; i < 2; i++) {
            Term part = term_child(terms, term, i);
            Needs more = own;
            bool is_out = rules_out(conditions, is_any ? term_not(part) : part, depth + 1, &more);
            if (is_out)
                own = more;
            if (is_out != is_any || i == 1) {
                *needs = is_out ? own : *needs;
                return is_out;
            }
        }
    }
    uint32_t known = says(conditions, term_not(term));
    if (known)
        needs_add(needs, known - 1);
    return known != 0;
}

bool conditions_rule_out(const Conditions *conditions, Term term, Needs *needs) {
    return rules_out(conditions, term, 0, needs);
}

// ---- Going back

void conditions_pass(const Conditions *conditions, Needs *needs, const Needs *more,
                     uint32_t count) {
    Needs all = *more;
    for (uint32_t i = conditions->list.count; i-- > count;)
        if (needs_has(&all, i))
            needs_join(&all, &conditions->reasons.items[i], i);
    needs_join(needs, &all, count);
}

void conditions_go_back(Conditions *conditions, ConditionsMark mark) {
    conditions->list.count = conditions->reasons.count = mark.conditions;
    while (conditions->changes.count > mark.changes) {
        Change change = conditions->changes.items[--conditions->changes.count];
        conditions->relations[change.a][change.b] = change.before;
    }
}

ConditionsMark conditions_mark(const Conditions *conditions) {
    return (ConditionsMark){conditions->list.count, conditions->changes.count};
}
