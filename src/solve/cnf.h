// Clauses: turns the gates that matter into conjunctive normal form.
//
// A gate gets a variable and clauses when something asked for depends on it, and of those only
// the ones for the polarity in which it is used (Plaisted and Greenbaum).
#ifndef JURY_SOLVE_CNF_H
#define JURY_SOLVE_CNF_H

#include "solve/gate.h"

// Where clauses go. `literals` are DIMACS numbers.
typedef struct ClauseSink {
    void (*add)(void *context, const int *literals, uint32_t count);
    void *context;
} ClauseSink;

typedef struct Cnf Cnf;

Cnf *cnf_new(const GateGraph *graph, ClauseSink sink);
void cnf_free(Cnf *cnf);
// Without it every gate gets the clauses for both polarities. At the start only.
void cnf_set_polarity(Cnf *cnf, bool by_polarity);

// Where the test says so, assertions and assumptions are left unfinished, and say so. What was
// emitted stays right, and the same request later goes on from there.
typedef bool CnfStopTest(const void *context);
void cnf_stop_if(Cnf *cnf, CnfStopTest *test, const void *context);

// Adds clauses that make the literal true. False if it was stopped: then it is to be asserted
// again.
bool cnf_assert(Cnf *cnf, Literal literal);

// Adds a clause that follows from what the gates mean.
void cnf_add_clause(Cnf *cnf, const Literal *literals, uint32_t count);

// The DIMACS literal whose truth makes the gate's literal true, for assumptions; 0 if stopped.
int cnf_assumption(Cnf *cnf, Literal literal);

// The DIMACS literal of a gate, 0 if it has none so far.
int cnf_find(const Cnf *cnf, Literal literal);

uint32_t cnf_variable_count(const Cnf *cnf);
uint64_t cnf_clause_count(const Cnf *cnf);

#endif
