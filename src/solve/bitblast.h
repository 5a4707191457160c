// Bit-blasting: terms to gates, one literal per bit, remembered per term.
#ifndef JURY_SOLVE_BITBLAST_H
#define JURY_SOLVE_BITBLAST_H

#include "solve/circuit.h"
#include "solve/order.h"
#include "term/term.h"

typedef struct Bitblaster Bitblaster;

Bitblaster *bitblast_new(const TermTable *table, GateGraph *graph);
void bitblast_free(Bitblaster *blaster);

// Numbers are compared there.
void bitblast_by_order(Bitblaster *blaster, Order *order);

// Where the test says so, nothing more is built: the literal is LITERAL_NONE then.
void bitblast_stop_if(Bitblaster *blaster, bool (*test)(const void *context), const void *context);

// The literal of a boolean term.
Literal bitblast(Bitblaster *blaster, Term term);

// Literals that must hold for the circuits built since the last call to be right.
const Literal *bitblast_take_conditions(Bitblaster *blaster, uint32_t *count);

// The bits of a term seen before, one for a boolean; NULL if it was not seen. The address holds
// until the next term is blasted.
const Literal *bitblast_find(const Bitblaster *blaster, Term term, uint32_t *width);

// The variables seen so far, in the order in which they were met.
const Term *bitblast_variables(const Bitblaster *blaster, uint32_t *count);

#endif
