// What solver.c asks of an engine.
#ifndef JURY_SOLVE_INTERNAL_H
#define JURY_SOLVE_INTERNAL_H

#include "solve/solver.h"

#include <stdatomic.h>

// When to stop. Read by engines while they run.
typedef struct Limits {
    atomic_bool interrupted;
    atomic_bool gave_up; // too much memory is used: nothing more is to be built, ever
    Deadline deadline;   // of the question
    Deadline last;       // of all questions; what is asserted later is not built
} Limits;

bool limits_reached(const Limits *limits);

typedef struct Engine {
    void *(*create)(TermTable *table, const Limits *limits, const SolverOptions *options);
    void (*destroy)(void *engine);
    void (*assert_term)(void *engine, Term term);
    SolverAnswer (*check)(void *engine, const Term *assumptions, uint32_t count);
    void (*read_model)(void *engine, TermModel *model);     // after SATISFIABLE
    bool (*failed)(void *engine, Term assumption);          // after UNSATISFIABLE
    void (*interrupt)(void *engine);                        // NULL: the limits suffice
    void (*limit)(void *engine, int conflicts);             // of the next check; or NULL
    void (*use_processes)(void *engine, uint32_t count);    // or NULL
    void (*limit_memory)(void *engine, uint64_t megabytes); // or NULL
    void (*statistics)(const void *engine, SolverStatistics *statistics);
} Engine;

extern const Engine cadical_engine;
extern const Engine z3_engine;

#endif
