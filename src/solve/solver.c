// Solvers: dispatch to the engines, checked models, statistics.
#include "solve/solver.h"

#include "base/clock.h"
#include "base/vector.h"
#include "diag/internal_error.h"
#include "solve/abstract_solver.h"
#include "solve/abstraction.h"
#include "solve/certificate.h"
#include "solve/dimacs.h"
#include "solve/exhausted.h"
#include "solve/internal.h"

#include <string.h>

typedef VECTOR(Term) TermList;

// Nothing satisfies the question and so many of the assertions.
typedef struct Refutation {
    uint32_t assertions;
    Term question;
    bool is_by_lemmas;
} Refutation;

// An assertion, for a certificate.
typedef struct Given {
    Term term;
    bool follows;             // from a refutation
    bool follows_from_lemmas; // from one by lemmas
} Given;

// A model of an earlier answer, which meets so many of the assertions.
typedef struct KnownModel {
    TermModel *model;
    uint32_t assertions;
} KnownModel;

// So many assertions and these assumptions.
typedef struct LemmaQuestion {
    uint32_t assertions;
    TermList assumptions;
} LemmaQuestion;

enum { MOST_KNOWN = 12, FEW_KNOWN = 3, MANY_TERMS = 300000 };

struct Solver {
    TermTable *table;
    Arena *arena;
    const Engine *calls;
    void *engine;
    Limits limits;
    TermList assertions;
    TermList assumptions; // of the last question
    bool has_answer;      // and nothing was asserted since
    bool was_interrupted; // the last check
    SolverAnswer answer;
    double seconds, encode_seconds;
    KnownModel known[MOST_KNOWN]; // the one that was of use last comes first
    uint32_t known_count;
    Certificate *certificate;       // or NULL
    VECTOR(Given) given;            // for it: the assertions
    VECTOR(Refutation) refutations; // for it
    SolverOptions options;
    bool may_use_lemmas;    // about divisions
    bool has_chains;        // in an assertion
    int most_conflicts;     // of the next question; 0: any number
    AbstractSolver *lemmas; // since the first hard question about divisions
    bool is_hard;           // circuits had no answer to the last question about divisions
    bool asks_lemmas_alone; // in the next question, if that is about divisions
    bool is_by_lemmas;      // the last answer
    LemmaQuestion asked;    // of the lemmas, last
};

static const Engine *engine_of(SolverKind kind) {
    switch (kind) {
    case SOLVER_CADICAL: return &cadical_engine;
    case SOLVER_Z3: return &z3_engine;
    }
    SHOULD(false, "a solver should have an engine");
    return NULL;
}

Solver *solver_new(SolverKind kind, TermTable *table) {
    static const SolverOptions usual = {0};
    return solver_new_with(kind, table, &usual);
}

Solver *solver_new_with(SolverKind kind, TermTable *table, const SolverOptions *options) {
    solve_watch_memory();
    Solver *solver = memory_alloc(sizeof(Solver));
    solver->table = table;
    solver->arena = arena_new();
    solver->calls = engine_of(kind);
    solver->engine = solver->calls->create(table, &solver->limits, options);
    solver->certificate = options->certificate;
    solver->options = *options;
    solver->may_use_lemmas = kind == SOLVER_CADICAL && !options->no_lemmas;
    return solver;
}

// ---- Certificates

static void note_assertion(Solver *solver, Term term) {
    Given given = {.term = term};
    // That what was refuted is not the case follows.
    if (solver->refutations.count) {
        Refutation last = vector_last(&solver->refutations);
        given.follows = last.assertions == solver->given.count && term == term_not(last.question);
        given.follows_from_lemmas = given.follows && last.is_by_lemmas;
    }
    vector_push(solver->arena, &solver->given, given);
}

static void note_refutation(Solver *solver) {
    Refutation found = {.assertions = solver->given.count,
                        .question = TERM_TRUE,
                        .is_by_lemmas = solver->is_by_lemmas};
    for (uint32_t i = 0; i < solver->assumptions.count; i++)
        found.question = term_and(solver->table, found.question, solver->assumptions.items[i]);
    vector_push(solver->arena, &solver->refutations, found);
}

// What is given for those refuted by lemmas, or for the others: what follows from one of them is
// shown with it. What follows from the others is shown there.
static bool is_given(const Given *given, bool by_lemmas) {
    return !given->follows || given->follows_from_lemmas != by_lemmas;
}

static void add_lemmas_to_certificate(Solver *solver, TermList *assertions, TermList *questions) {
    Abstraction *abstraction = abstraction_new(solver->table);
    for (uint32_t i = 0; i < assertions->count; i++)
        abstraction_note_fact(abstraction, assertions->items[i]);
    for (uint32_t i = 0; i < assertions->count; i++)
        assertions->items[i] = abstraction_of(abstraction, assertions->items[i]);
    for (uint32_t i = 0; i < questions->count; i++)
        questions->items[i] = abstraction_of(abstraction, questions->items[i]);
    uint32_t count;
    const Term *lemmas = abstraction_take_lemmas(abstraction, &count);
    for (uint32_t i = 0; i < count; i++)
        vector_push(solver->arena, assertions, lemmas[i]);
    certificate_add(solver->certificate, solver->table, assertions->items, assertions->count,
                    questions->items, questions->count);
    abstraction_free(abstraction);
}

// One question of all: nothing satisfies the first assertions and one of these, each with what was
// asserted later, before it was asked. Questions apart would encode the same assertions again and
// again.
static void add_to_certificate(Solver *solver, bool by_lemmas) {
    TermList assertions = {0}, questions = {0};
    Term later = TERM_TRUE;
    uint32_t next = 0;
    for (uint32_t i = 0; i < solver->refutations.count; i++) {
        Refutation found = solver->refutations.items[i];
        if (found.is_by_lemmas != by_lemmas)
            continue;
        for (; next < found.assertions; next++) {
            const Given *given = &solver->given.items[next];
            if (!is_given(given, by_lemmas))
                continue;
            if (questions.count)
                later = term_and(solver->table, later, given->term);
            else
                vector_push(solver->arena, &assertions, given->term);
        }
        vector_push(solver->arena, &questions, term_and(solver->table, later, found.question));
    }
    if (questions.count && by_lemmas)
        add_lemmas_to_certificate(solver, &assertions, &questions);
    else if (questions.count)
        certificate_add(solver->certificate, solver->table, assertions.items, assertions.count,
                        questions.items, questions.count);
}

void solver_free(Solver *solver) {
    if (!solver)
        return;
    for (int by_lemmas = 0; solver->certificate && by_lemmas < 2; by_lemmas++)
        add_to_certificate(solver, by_lemmas);
    for (uint32_t i = 0; i < solver->known_count; i++)
        term_model_free(solver->known[i].model);
    solver->calls->destroy(solver->engine);
    abstract_solver_free(solver->lemmas);
    arena_free(solver->arena);
    memory_free(solver);
}

void solver_assert(Solver *solver, Term term) {
    SHOULD(term_width(solver->table, term) == 0, "an assertion should be boolean");
    solver->has_answer = false;
    solver->has_chains |= term_has_remainder_chain(solver->table, term);
    vector_push(solver->arena, &solver->assertions, term);
    if (solver->certificate)
        note_assertion(solver, term);
    if (deadline_is_past(solver->limits.last))
        return; // no question has an answer any more
    double start = clock_now();
    solver->calls->assert_term(solver->engine, term);
    solver->encode_seconds += clock_now() - start;
}

// ---- Limits

bool limits_reached(const Limits *limits) {
    if (atomic_load_explicit(&limits->interrupted, memory_order_relaxed) ||
        atomic_load_explicit(&limits->gave_up, memory_order_relaxed))
        return true;
    return deadline_is_past(limits->deadline);
}

void solver_interrupt(Solver *solver) {
    atomic_store(&solver->limits.interrupted, true);
    if (solver->calls->interrupt)
        solver->calls->interrupt(solver->engine);
}

bool solver_is_interrupted(const Solver *solver) {
    return solver->was_interrupted ||
           atomic_load_explicit(&solver->limits.interrupted, memory_order_relaxed) ||
           atomic_load_explicit(&solver->limits.gave_up, memory_order_relaxed);
}

void solver_give_up(Solver *solver) {
    atomic_store(&solver->limits.gave_up, true);
    solver_interrupt(solver);
}

void solver_end_at(Solver *solver, Deadline last) {
    solver->limits.last = last;
}

void solver_limit_memory(Solver *solver, uint64_t megabytes) {
    if (solver->calls->limit_memory)
        solver->calls->limit_memory(solver->engine, megabytes);
}

void solver_resume(Solver *solver) {
    atomic_store(&solver->limits.interrupted, false);
    solver->was_interrupted = false;
}

// ---- Questions by lemmas
// Of remainders by remainders circuits seldom lead to a proof. What follows from a few lemmas does
// so soon. Of other divisions the lemmas say little, and their circuits are not that hard.

static bool was_asked(const Solver *solver) {
    const LemmaQuestion *asked = &solver->asked;
    return asked->assertions == solver->assertions.count &&
           asked->assumptions.count == solver->assumptions.count &&
           !memcmp(asked->assumptions.items, solver->assumptions.items,
                   asked->assumptions.count * sizeof(Term));
}

static SolverAnswer ask_lemmas(Solver *solver) {
    if (solver->asked.assumptions.count && was_asked(solver))
        return SOLVER_UNKNOWN;
    if (!solver->lemmas)
        solver->lemmas = abstract_solver_new(solver->table, &solver->limits, &solver->options);
    solver->asked.assertions = solver->assertions.count;
    solver->asked.assumptions.count = 0;
    for (uint32_t i = 0; i < solver->assumptions.count; i++)
        vector_push(solver->arena, &solver->asked.assumptions, solver->assumptions.items[i]);
    SolverAnswer answer = abstract_solver_check(solver->lemmas, solver->assertions.items,
                                                solver->assertions.count, solver->assumptions.items,
                                                solver->assumptions.count, solver->most_conflicts);
    solver->is_by_lemmas = answer == SOLVER_UNSATISFIABLE;
    return answer;
}

static SolverAnswer ask_engine(Solver *solver, int conflicts) {
    if (solver->calls->limit)
        solver->calls->limit(solver->engine, conflicts);
    return solver->calls->check(solver->engine, solver->assumptions.items,
                                solver->assumptions.count);
}

static bool is_about_chains(const Solver *solver) {
    bool is_so = solver->has_chains;
    for (uint32_t i = 0; i < solver->assumptions.count && !is_so; i++)
        is_so = term_has_remainder_chain(solver->table, solver->assumptions.items[i]);
    return is_so;
}

static bool is_open(const Solver *solver, SolverAnswer answer) {
    return answer == SOLVER_UNKNOWN && !limits_reached(&solver->limits);
}

// First whoever had the answer to the last such question.
static SolverAnswer ask_about_chains(Solver *solver) {
    enum { EASY = 200 };
    int most = solver->most_conflicts, first = most && most < EASY ? most : EASY;
    SolverAnswer answer = SOLVER_UNKNOWN;
    if (solver->is_hard || solver->asks_lemmas_alone)
        answer = ask_lemmas(solver);
    if (!is_open(solver, answer) || solver->asks_lemmas_alone)
        return answer;
    answer = ask_engine(solver, first);
    solver->is_hard = answer == SOLVER_UNKNOWN;
    if (is_open(solver, answer))
        answer = ask_lemmas(solver);
    if (is_open(solver, answer) && first != most)
        answer = ask_engine(solver, most ? most - first : 0);
    return answer;
}

static SolverAnswer ask(Solver *solver) {
    return solver->may_use_lemmas && is_about_chains(solver)
               ? ask_about_chains(solver)
               : ask_engine(solver, solver->most_conflicts);
}

// ---- Questions

SolverAnswer solver_check(Solver *solver, const Term *assumptions, uint32_t count,
                          Deadline deadline) {
    double start = clock_now();
    solver->limits.deadline = deadline_earlier(deadline, solver->limits.last);
    solver->assumptions.count = 0;
    for (uint32_t i = 0; i < count; i++)
        vector_push(solver->arena, &solver->assumptions, assumptions[i]);
    solver->answer = SOLVER_UNKNOWN;
    solver->is_by_lemmas = false;
    if (!limits_reached(&solver->limits))
        solver->answer = ask(solver);
    solver_limit_conflicts(solver, 0);
    solver->asks_lemmas_alone = false;
    solver->has_answer = true;
    solver->seconds += clock_now() - start;
    bool was_interrupted = atomic_load(&solver->limits.interrupted);
    if (solver->answer == SOLVER_UNKNOWN)
        solver_resume(solver);
    solver->was_interrupted = was_interrupted && solver->answer == SOLVER_UNKNOWN;
    if (solver->certificate && solver->answer == SOLVER_UNSATISFIABLE) {
        // The shorter proof counts.
        if (solver->lemmas && !solver->is_by_lemmas && is_about_chains(solver))
            ask_lemmas(solver);
        note_refutation(solver);
    }
    return solver->answer;
}

void solver_limit_conflicts(Solver *solver, int conflicts) {
    solver->most_conflicts = conflicts;
}

void solver_ask_lemmas_alone(Solver *solver) {
    solver->asks_lemmas_alone = true;
}

void solver_use_processes(Solver *solver, uint32_t processes) {
    solver->options.processes = processes;
    if (solver->calls->use_processes)
        solver->calls->use_processes(solver->engine, processes);
}

// Whoever is told what others refuted could not write it into a certificate.
uint32_t solver_processes(const Solver *solver) {
    return solver->certificate || !solver->options.processes ? 1 : solver->options.processes;
}

static void check_model(TermModel *model, const TermList *terms) {
    for (uint32_t i = 0; i < terms->count; i++)
        SHOULD(term_evaluate(model, terms->items[i]),
               "a model should make every assertion and assumption true");
}

void solver_read_model(Solver *solver, TermModel *model) {
    SHOULD(solver->has_answer && solver->answer == SOLVER_SATISFIABLE,
           "a model should be asked for right after a satisfiable question");
    solver->calls->read_model(solver->engine, model);
    check_model(model, &solver->assertions);
    check_model(model, &solver->assumptions);
}

TermModel *solver_model(Solver *solver) {
    TermModel *model = term_model_new(solver->table);
    solver_read_model(solver, model);
    return model;
}

static bool is_assumption(const Solver *solver, Term term) {
    for (uint32_t i = 0; i < solver->assumptions.count; i++)
        if (solver->assumptions.items[i] == term)
            return true;
    return false;
}

bool solver_failed(Solver *solver, Term assumption) {
    SHOULD(solver->has_answer && solver->answer == SOLVER_UNSATISFIABLE,
           "failed assumptions should be asked for right after an unsatisfiable question");
    if (!is_assumption(solver, assumption))
        return false;
    return solver->is_by_lemmas ? abstract_solver_failed(solver->lemmas, assumption)
                                : solver->calls->failed(solver->engine, assumption);
}

SolverStatistics solver_statistics(const Solver *solver) {
    SolverStatistics statistics = {.seconds = solver->seconds,
                                   .encode_seconds = solver->encode_seconds};
    solver->calls->statistics(solver->engine, &statistics);
    if (solver->lemmas)
        statistics.conflicts += abstract_solver_conflicts(solver->lemmas);
    return statistics;
}

// ---- DIMACS

void solver_dump_cnf(Solver *solver, FILE *out) {
    dimacs_dump(out, solver->table, solver->assertions.items, solver->assertions.count);
}

// ---- Models of earlier answers

// Variables that came later are 0 in it: where it meets all that was asserted since, it is a model.
static bool is_still_model(const Solver *solver, KnownModel *known) {
    while (known->assertions < solver->assertions.count &&
           term_evaluate(known->model, solver->assertions.items[known->assertions]))
        known->assertions++;
    return known->assertions == solver->assertions.count;
}

static bool meets_all(TermModel *model, const Term *terms, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!term_evaluate(model, terms[i]))
            return false;
    return true;
}

static void put_first(Solver *solver, uint32_t index) {
    KnownModel first = solver->known[index];
    for (uint32_t i = index; i > 0; i--)
        solver->known[i] = solver->known[i - 1];
    solver->known[0] = first;
}

static void forget_known(Solver *solver, uint32_t index) {
    term_model_free(solver->known[index].model);
    solver->known_count--;
    for (uint32_t i = index; i < solver->known_count; i++)
        solver->known[i] = solver->known[i + 1];
}

bool solver_knows_possible(Solver *solver, const Term *terms, uint32_t count) {
    for (uint32_t i = 0; i < solver->known_count;) {
        if (!is_still_model(solver, &solver->known[i])) {
            forget_known(solver, i);
            continue;
        }
        if (meets_all(solver->known[i].model, terms, count)) {
            put_first(solver, i);
            return true;
        }
        i++;
    }
    return false;
}

void solver_each_known(Solver *solver, void (*look)(void *context, TermModel *model),
                       void *context) {
    for (uint32_t i = 0; i < solver->known_count;) {
        if (is_still_model(solver, &solver->known[i]))
            look(context, solver->known[i++].model);
        else
            forget_known(solver, i);
    }
}

static void keep_model(Solver *solver) {
    uint32_t most = term_count(solver->table) > MANY_TERMS ? FEW_KNOWN : MOST_KNOWN;
    while (solver->known_count >= most)
        forget_known(solver, solver->known_count - 1);
    solver->known[solver->known_count] =
        (KnownModel){solver_model(solver), solver->assertions.count};
    put_first(solver, solver->known_count++);
}

SolverAnswer solver_check_possible(Solver *solver, const Term *assumptions, uint32_t count,
                                   bool tries_last, Deadline deadline) {
    if (tries_last && solver->known_count && !limits_reached(&solver->limits) &&
        is_still_model(solver, &solver->known[0]) &&
        meets_all(solver->known[0].model, assumptions, count)) {
        solver->has_answer = false;
        solver_limit_conflicts(solver, 0); // it was that of this question
        solver->asks_lemmas_alone = false;
        return SOLVER_SATISFIABLE;
    }
    SolverAnswer answer = solver_check(solver, assumptions, count, deadline);
    if (answer == SOLVER_SATISFIABLE)
        keep_model(solver);
    solver->has_answer = false;
    return answer;
}
