// A question about sums, without what is added.
//
// `s == (\sum …)` is hard where both sides add the same numbers in another order, and how many
// they are depends on lengths and conditions. That each number is added equally often is enough,
// and says nothing about adders.
//
// Input:   a question that asks whether sums differ.
// Output:  true if it is shown that nothing satisfies it. The question is then the weaker one that
//          was answered: what breaks the clause breaks that, too.
// Method:  an equality of sums follows from a condition on their parts (term_sums.c). Where the
//          question has the equality only as "they differ", the condition takes its place.
#include "check/internal.h"

enum {
    CONFLICTS = 20000, // of each way to see the parts
    NARROWEST = 8,     // bits of a sum
    FEWEST_SUMS = 2,
};

enum { MEANT_TRUE = 1, MEANT_FALSE = 2 };

typedef struct Met {
    Term term;
    uint8_t how;
} Met;

typedef struct Sums {
    Checker *checker;
    Arena *arena;
    VECTOR(uint8_t) met; // by index of a term: how it was met
    VECTOR(Met) open;
    TermList equalities;
} Sums;

static uint8_t *met(Sums *sums, Term term) {
    while (sums->met.count <= term_index(term))
        vector_push(sums->arena, &sums->met, 0);
    return &sums->met.items[term_index(term)];
}

// A term as it stands there; `how` for the term as it is written, negated or not.
static void meet(Sums *sums, Term term, uint8_t how) {
    if (term_is_negated(term))
        how =
            (uint8_t)((how & MEANT_TRUE ? MEANT_FALSE : 0) | (how & MEANT_FALSE ? MEANT_TRUE : 0));
    if (!(how & ~*met(sums, term)))
        return;
    *met(sums, term) |= how;
    vector_push(sums->arena, &sums->open, ((Met){term_positive(term), how}));
}

// Only what the question says of sums itself is of interest, not what is in numbers.
static void meet_parts(Sums *sums, Term term, uint8_t how) {
    const TermTable *terms = sums->checker->terms;
    TermKind kind = term_kind(terms, term);
    for (uint32_t i = 0; i < term_arity(terms, term); i++) {
        bool is_plain = kind == TERM_KIND_AND || (kind == TERM_KIND_BOOL_ITE && i);
        meet(sums, term_child(terms, term, i), is_plain ? how : MEANT_TRUE | MEANT_FALSE);
    }
}

static void find_equalities(Sums *sums, Term root) {
    const TermTable *terms = sums->checker->terms;
    meet(sums, root, MEANT_TRUE);
    while (sums->open.count) {
        Met at = sums->open.items[--sums->open.count];
        meet_parts(sums, at.term, at.how);
    }
    for (uint32_t i = 1; i < sums->met.count; i++) {
        Term term = (Term)i << 1;
        if (sums->met.items[i] == MEANT_FALSE && term_kind(terms, term) == TERM_KIND_EQUAL &&
            term_width(terms, term_child(terms, term, 0)) >= NARROWEST)
            vector_push(sums->arena, &sums->equalities, term);
    }
}

// A number and a constant are no sum: a height that is one more than another is no question of what
// was added in which order.
static bool adds_numbers(const TermTable *terms, Term term) {
    uint32_t numbers = 0;
    uint64_t value;
    for (uint32_t i = 0; i < term_arity(terms, term); i++)
        numbers += !term_is_constant(terms, term_child(terms, term, i), &value);
    return term_kind(terms, term) == TERM_KIND_ADD && numbers > 1;
}

// Of both sides, through choices.
static bool has_sums(Sums *sums, Term equality) {
    const TermTable *terms = sums->checker->terms;
    TermList open = {0};
    Map seen = {0};
    uint32_t found = 0;
    for (uint32_t i = 0; i < 2; i++)
        vector_push(sums->arena, &open, term_child(terms, equality, i));
    while (open.count && found < FEWEST_SUMS) {
        Term term = open.items[--open.count];
        const void *key = (const void *)(uintptr_t)term;
        TermKind kind = term_kind(terms, term);
        if ((kind != TERM_KIND_ADD && kind != TERM_KIND_ITE) || map_get(&seen, key))
            continue;
        map_put(sums->arena, &seen, key, sums);
        found += adds_numbers(terms, term);
        for (uint32_t i = kind == TERM_KIND_ITE; i < term_arity(terms, term); i++)
            vector_push(sums->arena, &open, term_child(terms, term, i));
    }
    return found >= FEWEST_SUMS;
}

// The question with conditions in place of equalities; the same if there are none.
static Term without_sums(Sums *sums, Term question, SumChoices choices) {
    TermTable *terms = sums->checker->terms;
    TermRenaming *renaming = term_renaming_new(sums->arena, terms);
    bool is_changed = false;
    for (uint32_t i = 0; i < sums->equalities.count; i++) {
        Term equality = sums->equalities.items[i];
        if (!has_sums(sums, equality))
            continue;
        Term agree = term_sums_agree(sums->arena, terms, term_child(terms, equality, 0),
                                     term_child(terms, equality, 1), choices);
        if (agree == TERM_FALSE)
            continue;
        term_renaming_add(renaming, equality, agree);
        is_changed = true;
    }
    return is_changed ? term_rename(renaming, question) : question;
}

static bool is_shown(Checker *checker, Term weaker) {
    Term required[] = {weaker, checker->modelled};
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, CONFLICTS);
    return solver_check(checker->solver, required, 2, checker->deadline) == SOLVER_UNSATISFIABLE;
}

bool by_sums_holds(Checker *checker, Question *question) {
    Arena *arena = arena_new();
    Sums sums = {.checker = checker, .arena = arena};
    Term asked = question->open, weaker = asked;
    find_equalities(&sums, asked);
    bool holds = false;
    for (SumChoices choices = SUM_CHOICES_KEPT; choices <= SUM_CHOICES_OPENED && !holds;
         choices++) {
        Term before = weaker;
        weaker = without_sums(&sums, asked, choices);
        holds = weaker != asked && weaker != before && is_shown(checker, weaker);
    }
    if (holds)
        question->open = weaker;
    arena_free(arena);
    return holds;
}
