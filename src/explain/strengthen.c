// The smallest strengthening of the precondition that removes what is violated.
//
// Conditions on the pre-state (atoms.c), and bounds of numbers that the solver finds: the least and
// the greatest value that a number has where something goes wrong. One of them, else two, else
// three that no bad state meets and some pre-state does. Bad states that the solver has shown rule
// out most conjunctions before it is asked about them. Of several, those that leave more come
// first.
#include "explain/internal.h"

#include <string.h>

enum { MOST_BAD = 64, MOST_SOLUTIONS = 16, MOST_QUESTIONS = 1500, MOST_BASES = 40 };
enum { MOST_PARTS = 3 };

typedef struct Conjunction {
    const Atom *atoms[MOST_PARTS];
    uint32_t count;
    uint32_t parts; // conditions that its atoms consist of
    bool is_narrow; // one of them is
    Term holds;
} Conjunction;
typedef VECTOR(Conjunction) ConjunctionList;

typedef struct Search {
    Checker *checker;
    Solver *solver; // has all that is assumed
    Deadline deadline;
    Term bad;
    Atoms atoms;
    uint32_t bad_states; // known, so far
    uint32_t questions;
    ConjunctionList solutions;
    ConjunctionList narrow; // that leave few states: where there is nothing better
} Search;

// ---- Questions

static SolverAnswer ask(Search *search, Term a, Term b, Term c) {
    Term terms[] = {a, b, c};
    search->questions++;
    if (a == TERM_FALSE || b == TERM_FALSE || c == TERM_FALSE)
        return SOLVER_UNSATISFIABLE;
    return solver_check(search->solver, terms, 3, search->deadline);
}

static bool is_over(const Search *search) {
    return deadline_is_past(search->deadline) || search->questions > MOST_QUESTIONS ||
           (search->checker->options->stop && stop_requested(search->checker->options->stop));
}

// A bad state that the solver has shown, and which atoms exclude it.
static void note_bad(Search *search) {
    TermModel *model = solver_model(search->solver);
    uint64_t bit = UINT64_C(1) << search->bad_states++ % MOST_BAD;
    for (uint32_t i = 0; i < search->atoms.atoms.count; i++) {
        Atom *atom = &search->atoms.atoms.items[i];
        atom->excludes =
            term_evaluate(model, atom->holds) ? atom->excludes & ~bit : atom->excludes | bit;
    }
    term_model_free(model);
}

static uint64_t all_bad(const Search *search) {
    return search->bad_states >= MOST_BAD ? UINT64_MAX : (UINT64_C(1) << search->bad_states) - 1;
}

// ---- Conjunctions

static bool is_kept(const ConjunctionList *list, Term holds) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].holds == holds)
            return true;
    return false;
}

// No bad state meets it, and some pre-state does.
static void try(Search *search, const Conjunction *conjunction) {
    ConjunctionList *list = conjunction->is_narrow ? &search->narrow : &search->solutions;
    if (list->count >= MOST_SOLUTIONS || is_kept(list, conjunction->holds))
        return;
    SolverAnswer answer = ask(search, search->bad, conjunction->holds, TERM_TRUE);
    if (answer == SOLVER_SATISFIABLE)
        note_bad(search);
    if (answer == SOLVER_UNSATISFIABLE &&
        ask(search, conjunction->holds, TERM_TRUE, TERM_TRUE) == SOLVER_SATISFIABLE)
        vector_push(search->checker->scratch, list, *conjunction);
}

static Conjunction with(const Search *search, const Conjunction *conjunction, const Atom *atom) {
    Conjunction longer = *conjunction;
    longer.atoms[longer.count++] = atom;
    longer.parts += atom->parts;
    longer.is_narrow |= atom->is_narrow;
    longer.holds = term_and(search->checker->terms, conjunction->holds, atom->holds);
    return longer;
}

// All that add atoms from `from` on, until they have `parts`; each excludes what the others leave.
static void try_longer(Search *search, const Conjunction *begun, uint32_t from, uint64_t excluded,
                       uint32_t parts) {
    for (uint32_t i = from; i < search->atoms.atoms.count && !is_over(search); i++) {
        const Atom *atom = &search->atoms.atoms.items[i];
        if (!(atom->excludes & ~excluded) || begun->parts + atom->parts > parts)
            continue;
        Conjunction longer = with(search, begun, atom);
        uint64_t both = excluded | atom->excludes;
        if (longer.parts < parts && longer.count < MOST_PARTS)
            try_longer(search, &longer, i + 1, both, parts);
        else if (!(all_bad(search) & ~both))
            try(search, &longer);
    }
}

// Again as long as that shows new bad states: an atom that excluded none may exclude one of these.
static void try_all(Search *search, uint32_t parts) {
    const Conjunction none = {.holds = TERM_TRUE};
    uint32_t known;
    do {
        known = search->bad_states;
        try_longer(search, &none, 0, 0, parts);
    } while (search->bad_states != known && !search->solutions.count && !is_over(search));
}

// ---- Bounds

static int64_t value_of(const Search *search, Term value) {
    TermModel *model = solver_model(search->solver);
    uint32_t width = term_width(search->checker->terms, value);
    uint64_t number = term_evaluate(model, value);
    term_model_free(model);
    uint64_t sign = UINT64_C(1) << (width - 1);
    return width == 64 ? (int64_t)number : (int64_t)((number ^ sign) - sign);
}

// The greatest value, or the least, that the number has in the states; they are known to be some.
static int64_t extreme(Search *search, Term states, Term value, bool greatest) {
    TermTable *terms = search->checker->terms;
    uint32_t width = term_width(terms, value);
    int64_t least = (int64_t)(UINT64_MAX << (width - 1)), most = ~least;
    int64_t found = greatest ? least : most, limit = greatest ? most : least;
    while (found != limit) {
        // Between the two, nearer to the limit; no difference overflows.
        uint64_t distance =
            greatest ? (uint64_t)limit - (uint64_t)found : (uint64_t)found - (uint64_t)limit;
        uint64_t half = distance - distance / 2;
        int64_t middle =
            greatest ? (int64_t)((uint64_t)found + half) : (int64_t)((uint64_t)found - half);
        Term at = term_constant(terms, width, (uint64_t)middle);
        Term beyond = greatest ? term_sle(terms, at, value) : term_sle(terms, value, at);
        SolverAnswer answer = ask(search, states, beyond, TERM_TRUE);
        if (answer == SOLVER_UNKNOWN)
            return limit;
        if (answer == SOLVER_SATISFIABLE)
            found = value_of(search, value);
        else
            limit = greatest ? (int64_t)((uint64_t)middle - 1) : (int64_t)((uint64_t)middle + 1);
    }
    return found;
}

// `x >= 0 && x < 1`: two bounds of one number that lie close together.
static bool is_between(const Conjunction *begun, const Measure *measure, int64_t bound) {
    enum { CLOSE = 64 };
    size_t length = strlen(measure->text);
    return begun->count == 1 && bound > -CLOSE && bound < CLOSE &&
           !strncmp(begun->atoms[0]->text, measure->text, length) &&
           begun->atoms[0]->text[length] == ' ';
}

// The number is above, or below, what it is in all these bad states.
static void try_bound(Search *search, const Conjunction *begun, Term states, const Measure *measure,
                      bool above) {
    TermTable *terms = search->checker->terms;
    uint32_t width = term_width(terms, measure->value);
    int64_t least = (int64_t)(UINT64_MAX << (width - 1)), end = above ? ~least : least;
    // If it reaches the end of its range, nothing is beyond.
    Term at_end = term_equal(terms, measure->value, term_constant(terms, width, (uint64_t)end));
    if (ask(search, states, at_end, measure->defined) != SOLVER_UNSATISFIABLE)
        return;
    Term defined = term_and(terms, states, measure->defined);
    if (ask(search, defined, TERM_TRUE, TERM_TRUE) != SOLVER_SATISFIABLE)
        return;
    int64_t bound = extreme(search, defined, measure->value, above);
    Atom *atom = ARENA_NEW(search->checker->scratch, Atom);
    *atom = atom_compare(search->checker, measure, above, bound);
    atom->is_narrow |= is_between(begun, measure, bound);
    Conjunction longer = with(search, begun, atom);
    try(search, &longer);
}

// In all these bad states the number is the same.
static void try_value(Search *search, const Conjunction *begun, Term states,
                      const Measure *measure) {
    Checker *checker = search->checker;
    Term defined = term_and(checker->terms, states, measure->defined);
    if (ask(search, defined, TERM_TRUE, TERM_TRUE) != SOLVER_SATISFIABLE)
        return;
    int64_t value = value_of(search, measure->value);
    uint32_t width = term_width(checker->terms, measure->value);
    int64_t least = (int64_t)(UINT64_MAX << (width - 1));
    if (value == least || value == ~least)
        return; // a bound says the same
    Atom *atom = ARENA_NEW(checker->scratch, Atom);
    *atom = atom_differs(checker, measure, value);
    Conjunction longer = with(search, begun, atom);
    if (ask(search, defined, atom->holds, TERM_TRUE) == SOLVER_UNSATISFIABLE)
        try(search, &longer);
}

static void try_bounds(Search *search, const Conjunction *begun, uint32_t parts) {
    Term states = term_and(search->checker->terms, search->bad, begun->holds);
    for (uint32_t i = 0; i < search->atoms.measures.count && !is_over(search); i++) {
        const Measure *measure = &search->atoms.measures.items[i];
        if (begun->parts + (measure->needed ? 2 : 1) > parts)
            continue;
        try_value(search, begun, states, measure);
        try_bound(search, begun, states, measure, true);
        try_bound(search, begun, states, measure, false);
    }
}

// An atom that excludes something, and a bound in what it leaves.
static void try_bounded_pairs(Search *search, uint32_t parts) {
    const Conjunction none = {.holds = TERM_TRUE};
    uint32_t bases = 0;
    for (uint32_t i = 0; i < search->atoms.atoms.count && bases < MOST_BASES; i++) {
        const Atom *atom = &search->atoms.atoms.items[i];
        if (!atom->excludes || atom->parts >= parts || is_over(search) ||
            ask(search, atom->holds, TERM_TRUE, TERM_TRUE) != SOLVER_SATISFIABLE)
            continue;
        Conjunction one = with(search, &none, atom);
        try_bounds(search, &one, parts);
        bases++;
    }
}

// ---- The order of what was found

// Does the second leave more states?
static bool is_weaker(Search *search, const Conjunction *than, const Conjunction *other) {
    return ask(search, than->holds, term_not(other->holds), TERM_TRUE) == SOLVER_UNSATISFIABLE &&
           ask(search, other->holds, term_not(than->holds), TERM_TRUE) == SOLVER_SATISFIABLE;
}

static void order(Search *search) {
    search->questions = 0;
    for (uint32_t i = 0; i < search->solutions.count; i++)
        for (uint32_t j = i + 1; j < search->solutions.count && !is_over(search); j++) {
            Conjunction *first = &search->solutions.items[i], *second = &search->solutions.items[j];
            if (!is_weaker(search, first, second))
                continue;
            Conjunction weaker = *second;
            memmove(first + 1, first, (j - i) * sizeof(Conjunction));
            *first = weaker;
            j = i;
        }
}

// What leaves few states, is shorter and leaves no fewer than the best comes before it.
static void order_narrow(Search *search) {
    for (uint32_t i = 0; i < search->narrow.count && search->solutions.count; i++) {
        const Conjunction *narrow = &search->narrow.items[i];
        Conjunction *best = &search->solutions.items[0];
        if (narrow->parts < best->parts &&
            ask(search, best->holds, term_not(narrow->holds), TERM_TRUE) == SOLVER_UNSATISFIABLE)
            *best = *narrow;
    }
}

static const char *clause_text(Arena *arena, const Conjunction *conjunction) {
    const char *text = conjunction->atoms[0]->text;
    for (uint32_t i = 1; i < conjunction->count; i++)
        text = arena_format(arena, "%s && %s", text, conjunction->atoms[i]->text);
    return text;
}

// ---- The whole

static bool is_of(const Obligation *obligation, const Span *clause) {
    Span own = obligation->clause.begin ? obligation->clause : obligation->span;
    return !clause || own.begin == clause->begin;
}

// Something is violated there, or not modelled; of a clause: it is violated there.
static Term bad_states(Checker *checker, const Span *clause) {
    const ObligationList *obligations = symex_obligations(checker->symex);
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    Term bad = TERM_FALSE;
    for (uint32_t i = 0; i < obligations->count; i++)
        if (is_of(&obligations->items[i], clause))
            bad = term_or(checker->terms, bad, obligations->items[i].violated);
    for (uint32_t i = 0; i < unmodelled->count && !clause; i++)
        if (!unmodelled->items[i].is_doubt)
            bad = term_or(checker->terms, bad, unmodelled->items[i].condition);
    return bad;
}

static void search_parts(Search *search, uint32_t parts) {
    const Conjunction none = {.holds = TERM_TRUE};
    search->questions = 0;
    try_bounds(search, &none, parts);
    if (parts > 1)
        try_bounded_pairs(search, parts);
    search->questions = 0;
    try_all(search, parts);
}

// Two indices in two arrays take four conditions.
static void search_ranges(Search *search) {
    search->questions = search->bad_states = 0;
    search->atoms.atoms = search->atoms.ranges;
    if (ask(search, search->bad, TERM_TRUE, TERM_TRUE) == SOLVER_SATISFIABLE)
        note_bad(search);
    for (uint32_t ranges = 1; ranges <= MOST_PARTS && !search->solutions.count; ranges++)
        try_all(search, 2 * ranges);
}

void explain_strengthen(Checker *checker, const Span *clause, ClauseList *clauses) {
    Search search = {.checker = checker,
                     .solver = explain_solver(checker),
                     .deadline = checker->deadline,
                     .bad = bad_states(checker, clause),
                     .atoms = atoms_of(checker)};
    const TermList *assumptions = symex_assumptions(checker->symex);
    for (uint32_t i = 0; i < assumptions->count; i++)
        solver_assert(search.solver, assumptions->items[i]);
    if (ask(&search, search.bad, TERM_TRUE, TERM_TRUE) == SOLVER_SATISFIABLE) {
        note_bad(&search);
        for (uint32_t parts = 1; parts <= MOST_PARTS && !search.solutions.count; parts++)
            search_parts(&search, parts);
        if (!search.solutions.count)
            search_ranges(&search);
    }
    if (!search.solutions.count)
        search.solutions = search.narrow;
    order(&search);
    order_narrow(&search);
    for (uint32_t i = 0; i < search.solutions.count; i++)
        vector_push(checker->arena, clauses,
                    clause_text(checker->arena, &search.solutions.items[i]));
    explain_solver_free(checker, search.solver);
}
