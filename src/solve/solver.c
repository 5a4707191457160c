// Solvers: dispatch to the engines, checked models, statistics.
#include "solve/solver.h"

#include "base/clock.h"
#include "base/vector.h"
#include "diag/internal_error.h"
#include "solve/certificate.h"
#include "solve/dimacs.h"
#include "solve/exhausted.h"
#include "solve/internal.h"

typedef VECTOR(Term) TermList;

// Nothing satisfies the question and so many of the assertions.
typedef struct Refutation {
    uint32_t assertions;
    Term question;
} Refutation;

// A model of an earlier answer, which meets so many of the assertions.
typedef struct KnownModel {
    TermModel *model;
    uint32_t assertions;
} KnownModel;

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
    TermList given;                 // for it: the assertions that do not follow from the others
    VECTOR(Refutation) refutations; // for it
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
    return solver;
}

// ---- Certificates

static void note_assertion(Solver *solver, Term term) {
    // That what was refuted is not the case follows.
    if (solver->refutations.count &&
        vector_last(&solver->refutations).assertions == solver->given.count &&
        term == term_not(vector_last(&solver->refutations).question))
        return;
    vector_push(solver->arena, &solver->given, term);
}

static void note_refutation(Solver *solver) {
    Refutation found = {.assertions = solver->given.count, .question = TERM_TRUE};
    for (uint32_t i = 0; i < solver->assumptions.count; i++)
        found.question = term_and(solver->table, found.question, solver->assumptions.items[i]);
    vector_push(solver->arena, &solver->refutations, found);
}

// One question of all: nothing satisfies the first assertions and one of these, each with what was
// asserted later, before it was asked. Questions apart would encode the same assertions again and
// again.
static void add_to_certificate(Solver *solver) {
    if (!solver->refutations.count)
        return;
    uint32_t first = solver->refutations.items[0].assertions, next = first;
    TermList questions = {0};
    Term later = TERM_TRUE;
    for (uint32_t i = 0; i < solver->refutations.count; i++) {
        Refutation found = solver->refutations.items[i];
        for (; next < found.assertions; next++)
            later = term_and(solver->table, later, solver->given.items[next]);
        vector_push(solver->arena, &questions, term_and(solver->table, later, found.question));
    }
    certificate_add(solver->certificate, solver->table, solver->given.items, first, questions.items,
                    questions.count);
}

void solver_free(Solver *solver) {
    if (!solver)
        return;
    if (solver->certificate)
        add_to_certificate(solver);
    for (uint32_t i = 0; i < solver->known_count; i++)
        term_model_free(solver->known[i].model);
    solver->calls->destroy(solver->engine);
    arena_free(solver->arena);
    memory_free(solver);
}

void solver_assert(Solver *solver, Term term) {
    SHOULD(term_width(solver->table, term) == 0, "an assertion should be boolean");
    solver->has_answer = false;
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

// ---- Questions

SolverAnswer solver_check(Solver *solver, const Term *assumptions, uint32_t count,
                          Deadline deadline) {
    double start = clock_now();
    solver->limits.deadline = deadline_earlier(deadline, solver->limits.last);
    solver->assumptions.count = 0;
    for (uint32_t i = 0; i < count; i++)
        vector_push(solver->arena, &solver->assumptions, assumptions[i]);
    solver->answer = SOLVER_UNKNOWN;
    if (!limits_reached(&solver->limits))
        solver->answer = solver->calls->check(solver->engine, assumptions, count);
    solver_limit_conflicts(solver, 0);
    solver->has_answer = true;
    solver->seconds += clock_now() - start;
    bool was_interrupted = atomic_load(&solver->limits.interrupted);
    if (solver->answer == SOLVER_UNKNOWN)
        solver_resume(solver);
    solver->was_interrupted = was_interrupted && solver->answer == SOLVER_UNKNOWN;
    if (solver->certificate && solver->answer == SOLVER_UNSATISFIABLE)
        note_refutation(solver);
    return solver->answer;
}

void solver_limit_conflicts(Solver *solver, int conflicts) {
    if (solver->calls->limit)
        solver->calls->limit(solver->engine, conflicts);
}

void solver_use_processes(Solver *solver, uint32_t processes) {
    if (solver->calls->use_processes)
        solver->calls->use_processes(solver->engine, processes);
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
    return is_assumption(solver, assumption) && solver->calls->failed(solver->engine, assumption);
}

SolverStatistics solver_statistics(const Solver *solver) {
    SolverStatistics statistics = {.seconds = solver->seconds,
                                   .encode_seconds = solver->encode_seconds};
    solver->calls->statistics(solver->engine, &statistics);
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
        return SOLVER_SATISFIABLE;
    }
    SolverAnswer answer = solver_check(solver, assumptions, count, deadline);
    if (answer == SOLVER_SATISFIABLE)
        keep_model(solver);
    solver->has_answer = false;
    return answer;
}
