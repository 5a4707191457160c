// The order of numbers as literals: a < b, b < c, so a < c, by propagation alone.
//
// Comparing bits, a solver needs many conflicts to see that a sorted list stays sorted. Here each
// pair of numbers that are compared gets literals for less and more, and clauses say that the order
// is total and transitive. The clauses follow from the circuits and change no answer.
#ifndef JURY_SOLVE_ORDER_H
#define JURY_SOLVE_ORDER_H

#include "solve/cnf.h"
#include "term/term.h"

typedef struct Order Order;

Order *order_new(GateGraph *graph, Cnf *cnf);
void order_free(Order *order);

// A circuit has the literal: a < b signed, or a = b.
void order_less(Order *order, Term a, Term b, Literal literal);
void order_equal(Order *order, Term a, Term b, Literal literal);

// Adds the clauses about what was noted since.
void order_flush(Order *order);

#endif
