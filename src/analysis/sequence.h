// Objects of plain Java as they are built: a constructor, some calls, then the method under check.
//
// Input:   the method, and how many calls may come before it.
// Output:  a method that nobody wrote: static, with a parameter for every choice and argument.
//          Executed from every input it does what every such sequence does; where a call before
//          the last one throws, it just returns.
#ifndef JURY_ANALYSIS_SEQUENCE_H
#define JURY_ANALYSIS_SEQUENCE_H

#include "lower/lower.h"

// A method that may be called, and the parameters that hold its arguments.
typedef struct SequenceCall {
    Method *method;
    VariableList arguments;
} SequenceCall;

typedef struct SequenceStep {
    Variable *choice; // 0: none of them, else 1 + which; of the first step, which; NULL: no choice
    VECTOR(SequenceCall) options;
} SequenceStep;

typedef struct Sequence {
    Method *target;
    VECTOR(SequenceStep) steps; // the first one makes the object
    SequenceCall last;          // of the target
    MethodList parts;           // every method that may be called, each once
} Sequence;

// NULL where no object of its class can be made from outside.
Method *sequence_make(Lowering *lowering, Method *target, uint32_t calls);

#endif
