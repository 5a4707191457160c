// The order of numbers as literals: a < b, b < c, so a < c, by propagation alone.
//
// Comparing bits, a solver needs many conflicts to see that a sorted list stays sorted. Here each
// pair of numbers has literals for less and more, and clauses say that the order is total and
// transitive. Variables and constants that are only ever compared with each other need no bits at
// all: values that have the order are found when a model is read. Where bits of one of them are
// asked for, by arithmetic for instance, all that are compared with it get their bits, and circuits
// that make the literals true.
#ifndef JURY_SOLVE_ORDER_H
#define JURY_SOLVE_ORDER_H

#include "solve/circuit.h"
#include "solve/cnf.h"
#include "term/term.h"

typedef struct Order Order;

// Gives the bits of a term; it may call order_has_bits in turn.
typedef Bits OrderBits(void *context, Term term);

Order *order_new(const TermTable *table, GateGraph *graph, Cnf *cnf);
void order_free(Order *order);
void order_set_bits(Order *order, OrderBits *bits, void *context);

// The literal of a < b, signed, or a = b. Variables that have bits already were announced.
Literal order_less(Order *order, Term a, Term b);
Literal order_equal(Order *order, Term a, Term b);

// Exactly one of these literals holds, as follows from their gates.
void order_one_of(Order *order, const Literal *literals, uint32_t count);

// The bits of the term are used elsewhere, or are about to be.
void order_has_bits(Order *order, Term term);

// Adds the clauses about what was asked for since; before the next question. False if it was
// stopped: then nothing may be asked before it was called again.
bool order_flush(Order *order);
void order_stop_if(Order *order, CnfStopTest *test, const void *context);

// Sets those variables that have no bits. `is_true` tells the value of a literal in the model.
typedef bool OrderValue(void *context, Literal literal);
void order_read_model(const Order *order, TermModel *model, OrderValue *is_true, void *context);

#endif
