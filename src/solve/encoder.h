// The way from terms to clauses in one piece: bit-blaster, gates, CNF.
#ifndef JURY_SOLVE_ENCODER_H
#define JURY_SOLVE_ENCODER_H

#include "solve/order.h"
#include "solve/solver.h"
#include "term/term.h"

typedef struct Encoder Encoder;

// Clauses go to the sink as soon as they are known.
Encoder *encoder_new(const TermTable *table, ClauseSink sink, const SolverOptions *options);
void encoder_free(Encoder *encoder);

// Where this says so, nothing more is encoded. What is there stays right, and later requests go on
// from there.
void encoder_stop_if(Encoder *encoder, CnfStopTest *test, const void *context);

// False if it was stopped: then it is to be asserted again.
bool encoder_assert(Encoder *encoder, Term term);

// The DIMACS literal to be assumed for a boolean term; adds the clauses that define it. 0 if it was
// stopped.
int encoder_assumption(Encoder *encoder, Term term);

// The variables of the terms seen so far.
const Term *encoder_variables(const Encoder *encoder, uint32_t *count);
// The DIMACS variable of one of their bits; 0 if no clause depends on it.
int encoder_bit(const Encoder *encoder, Term variable, uint32_t bit);

// Variables that have no bits get values in the model.
void encoder_read_order(const Encoder *encoder, TermModel *model, OrderValue *is_true,
                        void *context);
int encoder_literal(const Encoder *encoder, Literal literal); // DIMACS, 0 if it has none

uint32_t encoder_variable_count(const Encoder *encoder); // of the CNF
uint64_t encoder_clause_count(const Encoder *encoder);

#endif
