// Gates: a graph of boolean functions of two or three inputs, shared and simplified.
//
// The bit-blaster builds circuits of them; cnf.h turns those that are needed into clauses. A gate
// that already exists, under whatever term, is found again.
#ifndef JURY_SOLVE_GATE_H
#define JURY_SOLVE_GATE_H

#include <stdbool.h>
#include <stdint.h>

typedef int32_t Literal; // the number of a gate, from 1 on; negative: its negation

enum { LITERAL_NONE = 0, LITERAL_TRUE = 1, LITERAL_FALSE = -1 };

typedef enum GateKind {
    GATE_TRUE,  // gate 1
    GATE_INPUT, // free
    GATE_AND,
    GATE_XOR,
    GATE_ITE,      // condition, yes, no
    GATE_MAJORITY, // at least two of three
    GATE_XOR3,     // an odd number of three
} GateKind;

typedef struct Gate {
    GateKind kind;
    uint32_t uses; // as input of other gates
    Literal inputs[3];
} Gate;

typedef struct GateGraph GateGraph;

GateGraph *gate_graph_new(void);
void gate_graph_free(GateGraph *graph);
uint32_t gate_count(const GateGraph *graph);
const Gate *gate_get(const GateGraph *graph, Literal literal);

Literal gate_input(GateGraph *graph);
Literal gate_and(GateGraph *graph, Literal a, Literal b);
Literal gate_or(GateGraph *graph, Literal a, Literal b);
Literal gate_xor(GateGraph *graph, Literal a, Literal b);
Literal gate_ite(GateGraph *graph, Literal condition, Literal yes, Literal no);
Literal gate_majority(GateGraph *graph, Literal a, Literal b, Literal c);
Literal gate_xor3(GateGraph *graph, Literal a, Literal b, Literal c);

#endif
