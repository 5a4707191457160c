// Solvers: is there a value for the variables that makes the terms true?
//
// One interface over two engines: CaDiCaL on our own bit-blaster (the default),
// and Z3 on the same ground terms. Incremental: assertions stay, assumptions
// hold for one question. Only this folder sees the engines' headers.
#ifndef JURY_SOLVE_SOLVER_H
#define JURY_SOLVE_SOLVER_H

#include "base/clock.h"
#include "term/term.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef enum SolverKind { SOLVER_CADICAL, SOLVER_Z3 } SolverKind;

typedef enum SolverAnswer {
    SOLVER_SATISFIABLE,
    SOLVER_UNSATISFIABLE,
    SOLVER_UNKNOWN, // time or memory ran out, or it was interrupted
} SolverAnswer;

typedef struct Solver Solver;

// Parts of the encoding that can be left out; the answers are the same. CaDiCaL only.
typedef struct SolverOptions {
    bool no_order;                   // numbers that are only compared have bits like all others
    bool no_polarity;                // clauses for both polarities of every gate
    bool no_lemmas;                  // remainders are their circuits, and nothing else
    bool is_brief;                   // nothing is simplified on the way: that may outlast the time
    uint32_t processes;              // that a hard question is spread over (share.h); 0: one
    struct Certificate *certificate; // notes what nothing satisfies (certificate.h), or NULL
} SolverOptions;

Solver *solver_new(SolverKind kind, TermTable *table);
Solver *solver_new_with(SolverKind kind, TermTable *table, const SolverOptions *options);
void solver_free(Solver *solver);

void solver_assert(Solver *solver, Term term);

// May be called again and again, also from another question to the next with
// further assertions.
SolverAnswer solver_check(Solver *solver, const Term *assumptions, uint32_t count,
                          Deadline deadline);

// The same where only the answer counts, as for "can this be reached?", asked again and again: the
// model is kept and, with `tries_last`, that of the last such answer is tried first. Afterwards
// there is none to read.
SolverAnswer solver_check_possible(Solver *solver, const Term *assumptions, uint32_t count,
                                   bool tries_last, Deadline deadline);
// Does a model of an earlier such answer meet these?
bool solver_knows_possible(Solver *solver, const Term *terms, uint32_t count);
// Shows each model of an earlier such answer that is still one.
void solver_each_known(Solver *solver, void (*look)(void *context, TermModel *model),
                       void *context);

// The next check may end as UNKNOWN after that many conflicts. Z3 takes no notice.
void solver_limit_conflicts(Solver *solver, int conflicts);

// The next check, if it is about remainders by remainders, only asks whether lemmas about them
// rule it out: that takes much less time.
void solver_ask_lemmas_alone(Solver *solver);

// From now on a hard question is spread over so many processes. Z3 takes no notice.
void solver_use_processes(Solver *solver, uint32_t processes);
uint32_t solver_processes(const Solver *solver); // that may ask questions of their own; or 1

// After SATISFIABLE: a model of every variable seen; checked by evaluating all
// assertions and assumptions, an internal error if one is not true. The caller frees it.
TermModel *solver_model(Solver *solver);

// The same into a model that is there already: its variables get the values of this answer.
void solver_read_model(Solver *solver, TermModel *model);

// After UNSATISFIABLE: did this assumption take part in the contradiction?
bool solver_failed(Solver *solver, Term assumption);

// Asks a running check, from another thread, to end soon. If none is running, the next one ends at
// once: so an interrupt is never lost. A signal handler may call it for CaDiCaL.
void solver_interrupt(Solver *solver);
// The same for good: questions have no answer any more, and nothing is built for them.
void solver_give_up(Solver *solver);
// Gives up then: of what is asserted later, or just before, some may be missing.
void solver_end_at(Solver *solver, Deadline last);
// Gives up when about that much is used by the engine, if that can watch it.
void solver_limit_memory(Solver *solver, uint64_t megabytes);
bool solver_is_interrupted(const Solver *solver); // now, or the last check was
// Forgets an interrupt that came when no check was running any more.
void solver_resume(Solver *solver);

typedef struct SolverStatistics {
    uint64_t variables, clauses;   // of the CNF; 0 for Z3
    uint64_t conflicts, decisions; // CaDiCaL does not tell its decisions: 0
    double seconds;                // inside the engine, without the next
    double encode_seconds;         // turning terms into what the engine reads
} SolverStatistics;
SolverStatistics solver_statistics(const Solver *solver);

// The CNF of what is asserted so far, as DIMACS, with the variables of the terms in comments.
void solver_dump_cnf(Solver *solver, FILE *out);

#endif
