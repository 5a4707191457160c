// Two sums of the same parts, put together in different ways.
//
// `for (int[] row : a) for (int x : row) s += x;` adds one number after another, `\sum` row by row.
// Where rows have several lengths, neither is a sum any more, but a choice between sums; a solver
// that is asked whether both are equal takes adders apart. What it need not know is what is added:
// each part stands in both the same number of times.
//
// Input:   two bit-vectors of one width.
// Output:  a condition under which they are equal, whatever the parts are.
// Method:  of each sum, and of each choice between sums, how often every part stands in it: a
//          choice between the numbers of both sides, a sum of them. Walked with an explicit stack,
//          shared parts once.
#include "term/internal.h"

enum {
    COUNT_BITS = 6, // of how often a part stands in a sum
    MOST_TIMES = (1 << (COUNT_BITS - 1)) - 1,
    MOST_ENTRIES = 40000, // of all sums together
};

typedef struct Part {
    Term term, times;
    uint32_t most; // it does not stand there more often, with either sign
} Part;

typedef struct Sum {
    VECTOR(Part) parts; // by number of the term
    Term rest;          // constants, of the width of the sum
    bool is_part;       // it is one part, and nothing else
} Sum;

typedef VECTOR(Term) OpenTerms;

typedef struct Summing {
    SumChoices choices;
    Arena *arena;
    TermTable *table;
    Map sums; // Term -> Sum
    OpenTerms open;
    uint32_t entries;
    bool is_too_large;
} Summing;

static Sum *sum_of(const Summing *summing, Term term) {
    return map_get(&summing->sums, (const void *)(uintptr_t)term);
}

static Term none(const Summing *summing) {
    return term_constant(summing->table, COUNT_BITS, 0);
}

static Sum *new_sum(Summing *summing, Term term) {
    Sum *sum = ARENA_NEW(summing->arena, Sum);
    sum->rest = term_constant(summing->table, width_of(summing->table, term), 0);
    return sum;
}

static void add_part(Summing *summing, Sum *sum, Part part) {
    if (part.times == none(summing))
        return;
    vector_push(summing->arena, &sum->parts, part);
    summing->entries++;
    summing->is_too_large |= part.most > MOST_TIMES || summing->entries > MOST_ENTRIES;
}

// The part of both sums that is least by number, and goes on in those that have it.
typedef struct Both {
    const Sum *a, *b;
    uint32_t i, j;
} Both;

static bool next_part(const Summing *summing, Both *at, Part *a, Part *b) {
    Part missing = {UINT32_MAX, none(summing), 0};
    *a = at->i < at->a->parts.count ? at->a->parts.items[at->i] : missing;
    *b = at->j < at->b->parts.count ? at->b->parts.items[at->j] : missing;
    if (a->term == b->term) {
        at->i++;
        at->j++;
        return a->term != UINT32_MAX;
    }
    bool is_first = a->term < b->term;
    Part *other = is_first ? b : a;
    *other = missing;
    other->term = is_first ? a->term : b->term;
    at->i += is_first;
    at->j += !is_first;
    return true;
}

static Sum *added(Summing *summing, Term term, const Sum *a, const Sum *b) {
    Sum *sum = new_sum(summing, term);
    Both at = {a, b, 0, 0};
    for (Part left, right; next_part(summing, &at, &left, &right);)
        add_part(summing, sum,
                 (Part){left.term, term_add(summing->table, left.times, right.times),
                        left.most + right.most});
    sum->rest = term_add(summing->table, a->rest, b->rest);
    return sum;
}

static Sum *chosen(Summing *summing, Term term, const Sum *a, const Sum *b) {
    Term condition = child_of(summing->table, term, 0);
    Sum *sum = new_sum(summing, term);
    Both at = {a, b, 0, 0};
    for (Part left, right; next_part(summing, &at, &left, &right);)
        add_part(summing, sum,
                 (Part){left.term, term_ite(summing->table, condition, left.times, right.times),
                        left.most > right.most ? left.most : right.most});
    sum->rest = term_ite(summing->table, condition, a->rest, b->rest);
    return sum;
}

// ~x is -x - 1.
static Sum *complemented(Summing *summing, Term term, const Sum *inner) {
    Sum *sum = new_sum(summing, term);
    for (uint32_t i = 0; i < inner->parts.count; i++) {
        Part part = inner->parts.items[i];
        part.times = term_negate(summing->table, part.times);
        add_part(summing, sum, part);
    }
    sum->rest = term_bit_not(summing->table, inner->rest);
    return sum;
}

static Sum *leaf(Summing *summing, Term term) {
    Sum *sum = new_sum(summing, term);
    if (is_kind(summing->table, term, TERM_KIND_CONSTANT)) {
        sum->rest = term;
        return sum;
    }
    add_part(summing, sum, (Part){term, term_constant(summing->table, COUNT_BITS, 1), 1});
    sum->is_part = true;
    return sum;
}

static bool is_opened(const Summing *summing, Term term) {
    TermKind kind = kind_of(summing->table, term);
    return kind == TERM_KIND_ADD || kind == TERM_KIND_ITE || kind == TERM_KIND_BIT_NOT;
}

static Sum *opened(Summing *summing, Term term) {
    TermTable *table = summing->table;
    Term first = child_of(table, term, 0);
    if (is_kind(table, term, TERM_KIND_BIT_NOT))
        return complemented(summing, term, sum_of(summing, first));
    bool is_choice = is_kind(table, term, TERM_KIND_ITE);
    const Sum *a = sum_of(summing, child_of(table, term, is_choice ? 1 : 0));
    const Sum *b = sum_of(summing, child_of(table, term, is_choice ? 2 : 1));
    if (!is_choice)
        return added(summing, term, a, b);
    bool is_kept = summing->choices == SUM_CHOICES_KEPT && a->is_part && b->is_part;
    return is_kept ? leaf(summing, term) : chosen(summing, term, a, b);
}

// Puts the parts that have no sum yet on the stack; false: there are none.
static bool open_parts(Summing *summing, Term term) {
    uint32_t before = summing->open.count;
    bool is_choice = is_kind(summing->table, term, TERM_KIND_ITE);
    for (uint32_t i = is_choice; i < term_arity(summing->table, term); i++) {
        Term part = child_of(summing->table, term, i);
        if (!sum_of(summing, part))
            vector_push(summing->arena, &summing->open, part);
    }
    return summing->open.count > before;
}

static const Sum *sum_up(Summing *summing, Term root) {
    vector_push(summing->arena, &summing->open, root);
    while (summing->open.count) {
        Term term = vector_last(&summing->open);
        bool is_sum = is_opened(summing, term);
        if (!sum_of(summing, term) && is_sum && open_parts(summing, term))
            continue;
        summing->open.count--;
        if (sum_of(summing, term))
            continue;
        Sum *sum = is_sum ? opened(summing, term) : leaf(summing, term);
        if (summing->is_too_large)
            if (summing->is_too_large)
                return NULL;
        map_put(summing->arena, &summing->sums, (const void *)(uintptr_t)term, sum);
    }
    return sum_of(summing, root);
}

// Parts of one sum alone. What was read under other conditions is another term, though the same:
// the first of one sum may be the first of the other, and so on in the order in which they were
// built.
static Term pairs_agree(const Summing *summing, const Sum *a, const Sum *b) {
    TermTable *table = summing->table;
    Term agree = TERM_TRUE, zero = none(summing);
    for (uint32_t i = 0; i < a->parts.count || i < b->parts.count; i++) {
        if (i >= a->parts.count || i >= b->parts.count) {
            const Sum *longer = i < a->parts.count ? a : b;
            agree = term_and(table, agree, term_equal(table, longer->parts.items[i].times, zero));
            continue;
        }
        Part left = a->parts.items[i], right = b->parts.items[i];
        Term same = term_or(table, term_equal(table, left.times, zero),
                            term_equal(table, left.term, right.term));
        agree = term_and(table, agree, term_equal(table, left.times, right.times));
        agree = term_and(table, agree, same);
    }
    return agree;
}

Term term_sums_agree(Arena *arena, TermTable *table, Term a, Term b, SumChoices choices) {
    Summing summing = {.choices = choices, .arena = arena, .table = table};
    const Sum *first = sum_up(&summing, a);
    const Sum *second = first ? sum_up(&summing, b) : NULL;
    if (!second)
        return TERM_FALSE;
    // No number is more than half of what its bits can hold, so those that are equal as bits are
    // equal.
    Term agree = term_equal(table, first->rest, second->rest);
    Sum only_first = {0}, only_second = {0};
    Both at = {first, second, 0, 0};
    for (Part left, right; next_part(&summing, &at, &left, &right);) {
        if (left.most && right.most)
            agree = term_and(table, agree, term_equal(table, left.times, right.times));
        else if (left.most)
            add_part(&summing, &only_first, left);
        else
            add_part(&summing, &only_second, right);
    }
    return term_and(table, agree, pairs_agree(&summing, &only_first, &only_second));
}
