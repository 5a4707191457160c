// Value by value: a question that is hard because it is about every length, size or count at once.
//
// `int n = random.nextInt(100)`, then loops that run n times: the merged state has what each n
// leads to, and the solver takes them apart again. Where n is known, nearly everything is a
// constant.
//
// Input:   a question that had no answer within some conflicts.
// Output:  true if it is shown that nothing satisfies it.
// Method:  of the numbers that are compared with many constants one is chosen of which the solver
//          sees at once that it has few values. With each value in its place the question is built
//          anew, and mostly folds to false; what is left of it is asked.
#include "check/internal.h"

#include "base/clock.h"

enum {
    FEWEST_COMPARISONS = 4, // with different constants, or the value decides little
    MOST_BITS = 7,          // of the greatest value
    BOUND_CONFLICTS = 100,  // for seeing how many values there are
    VALUE_CONFLICTS = 2000, // for what is left with one of them
    FIRST_VALUES = 4,       // after these it is estimated how long all will take
    MOST_GROWTH = 4000000,  // terms
};

typedef struct Compared {
    Term variable;
    uint32_t count;
} Compared;
typedef VECTOR(Compared) ComparedList;

typedef struct ByValue {
    Checker *checker;
    TermList terms; // the question, with all that is assumed
    ComparedList compared;
    VECTOR(bool) seen; // by index of the term
    Term variable;
    uint64_t greatest;
} ByValue;

// ---- Which number

static void note_compared(ByValue *search, Term variable) {
    for (uint32_t i = 0; i < search->compared.count; i++)
        if (search->compared.items[i].variable == variable) {
            search->compared.items[i].count++;
            return;
        }
    Compared compared = {variable, 1};
    vector_push(search->checker->scratch, &search->compared, compared);
}

static void look_at_comparison(ByValue *search, Term term) {
    const TermTable *terms = search->checker->terms;
    TermKind kind = term_kind(terms, term);
    if (kind != TERM_KIND_EQUAL && kind != TERM_KIND_ULT && kind != TERM_KIND_SLT)
        return;
    for (uint32_t i = 0; i < 2; i++)
        if (term_kind(terms, term_child(terms, term, i)) == TERM_KIND_VARIABLE &&
            term_kind(terms, term_child(terms, term, 1 - i)) == TERM_KIND_CONSTANT)
            note_compared(search, term_child(terms, term, i));
}

static bool is_new(ByValue *search, Term term) {
    uint32_t index = term_index(term);
    while (search->seen.count <= index)
        vector_push(search->checker->scratch, &search->seen, false);
    bool before = search->seen.items[index];
    search->seen.items[index] = true;
    return !before;
}

static void look_at(ByValue *search, Term root) {
    const TermTable *terms = search->checker->terms;
    TermList open = {0};
    vector_push(search->checker->scratch, &open, root);
    while (open.count) {
        Term term = open.items[--open.count];
        if (!is_new(search, term))
            continue;
        look_at_comparison(search, term);
        for (uint32_t i = 0; i < term_arity(terms, term); i++)
            vector_push(search->checker->scratch, &open, term_child(terms, term, i));
    }
}

static bool is_never_above(ByValue *search, Term variable, uint64_t greatest) {
    Checker *checker = search->checker;
    TermList required = {0};
    Term bound = term_constant(checker->terms, term_width(checker->terms, variable), greatest);
    for (uint32_t i = 0; i < search->terms.count; i++)
        vector_push(checker->scratch, &required, search->terms.items[i]);
    vector_push(checker->scratch, &required, term_ult(checker->terms, bound, variable));
    checker->verdict->statistics.questions++;
    solver_limit_conflicts(checker->solver, BOUND_CONFLICTS);
    return solver_check(checker->solver, required.items, required.count, checker->deadline) ==
           SOLVER_UNSATISFIABLE;
}

static bool has_few_values(ByValue *search, Term variable) {
    uint32_t bits = MOST_BITS, width = term_width(search->checker->terms, variable);
    if (width <= bits || !is_never_above(search, variable, (UINT64_C(1) << bits) - 1))
        return false;
    while (bits > 1 && is_never_above(search, variable, (UINT64_C(1) << (bits - 1)) - 1))
        bits--;
    search->variable = variable;
    search->greatest = (UINT64_C(1) << bits) - 1;
    return true;
}

// Those first that are compared most.
static bool choose(ByValue *search) {
    enum { MOST_TRIED = 3 };
    for (uint32_t tried = 0; tried < MOST_TRIED; tried++) {
        Compared *most = NULL;
        for (uint32_t i = 0; i < search->compared.count; i++)
            if (!most || search->compared.items[i].count > most->count)
                most = &search->compared.items[i];
        if (!most || most->count < FEWEST_COMPARISONS)
            return false;
        if (has_few_values(search, most->variable))
            return true;
        most->count = 0;
    }
    return false;
}

// ---- One value

// What is left of the question; false: nothing, it is not satisfied.
static bool rename_all(ByValue *search, uint64_t value, Arena *arena, TermList *left) {
    TermTable *terms = search->checker->terms;
    TermRenaming *renaming = term_renaming_new(arena, terms);
    term_renaming_add(renaming, search->variable,
                      term_constant(terms, term_width(terms, search->variable), value));
    for (uint32_t i = search->terms.count; i-- > 0;) { // the question itself comes last
        Term term = term_rename(renaming, search->terms.items[i]);
        if (term == TERM_FALSE)
            return false;
        if (term != TERM_TRUE)
            vector_push(arena, left, term);
    }
    return true;
}

static bool is_unsatisfiable(ByValue *search, const TermList *left, Deadline deadline) {
    const CheckOptions *options = search->checker->options;
    Solver *solver = solver_new_with(options->solver, search->checker->terms, &options->encoding);
    for (uint32_t i = 0; i < left->count; i++)
        solver_assert(solver, left->items[i]);
    solver_limit_conflicts(solver, VALUE_CONFLICTS);
    bool result = solver_check(solver, NULL, 0, deadline) == SOLVER_UNSATISFIABLE;
    search->checker->verdict->statistics.questions++;
    search->checker->verdict->statistics.conflicts += solver_statistics(solver).conflicts;
    solver_free(solver);
    return result;
}

static bool holds_with(ByValue *search, uint64_t value, Deadline deadline) {
    Arena *arena = arena_new();
    TermList left = {0};
    bool result =
        !rename_all(search, value, arena, &left) || is_unsatisfiable(search, &left, deadline);
    arena_free(arena);
    return result;
}

// All of them, unless a first look at some says that there is not time enough.
static bool holds_with_all(ByValue *search, double seconds) {
    Checker *checker = search->checker;
    Deadline deadline = deadline_earlier(deadline_after(seconds), checker->deadline);
    uint32_t before = term_count(checker->terms);
    double start = clock_now();
    for (uint64_t value = 0; value <= search->greatest; value++) {
        // Large values first: they take longest.
        if (!holds_with(search, search->greatest - value, deadline) ||
            checker_is_stopped(checker, deadline) ||
            term_count(checker->terms) - before > MOST_GROWTH)
            return false;
        double needed = (clock_now() - start) / (double)(value + 1) * (double)search->greatest;
        if (value + 1 == FIRST_VALUES && needed > 2 * seconds) { // later ones are smaller
            checker->least_by_value = needed / 2;
            return false;
        }
    }
    return true;
}

bool by_value_holds(Checker *checker, const Term *terms, uint32_t count, double seconds) {
    if (checker->options->encoding.certificate || seconds < checker->least_by_value)
        return false;
    const TermList *assumptions = symex_assumptions(checker->symex);
    ByValue search = {.checker = checker};
    for (uint32_t i = 0; i < assumptions->count; i++)
        vector_push(checker->scratch, &search.terms, assumptions->items[i]);
    for (uint32_t i = 0; i < count; i++)
        vector_push(checker->scratch, &search.terms, terms[i]);
    for (uint32_t i = 0; i < search.terms.count; i++)
        look_at(&search, search.terms.items[i]);
    checker->least_by_value = 2 * seconds; // not again in the same time
    return choose(&search) && holds_with_all(&search, seconds);
}
