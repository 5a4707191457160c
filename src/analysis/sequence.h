// Objects of plain Java as they are built: a constructor, some calls, then the method under check.
//
// Input:   the method, and how many calls may come before it.
// Output:  a method that nobody wrote: static, with a parameter for every choice and argument.
//          Executed from every input it does what every such sequence does; where a call before
//          the last one throws, it just returns. Arguments that are objects of the project are
//          built, too, right before the call that they are for.
#ifndef JURY_ANALYSIS_SEQUENCE_H
#define JURY_ANALYSIS_SEQUENCE_H

#include "lower/lower.h"

typedef struct SequenceObject SequenceObject;

// The parameter of the sequence that holds it, or how it is made; neither: null.
typedef struct SequenceArgument {
    Variable *parameter;
    const SequenceObject *made;
} SequenceArgument;

// A method that may be called.
typedef struct SequenceCall {
    Method *method;
    VECTOR(SequenceArgument) arguments;
} SequenceCall;

typedef struct SequenceStep {
    Variable *choice; // 0: none of them, else 1 + which; of the first step, which; NULL: no choice
    VECTOR(SequenceCall) options;
} SequenceStep;

struct SequenceObject {
    const char *name;           // of the parameter that it is passed for; NULL: the receiver
    bool may_be_null;           // where the choice of the first step names none
    VECTOR(SequenceStep) steps; // the first one makes the object
};

typedef struct Sequence {
    Method *target;
    const SequenceObject *receiver; // NULL: the target needs none
    SequenceCall last;              // of the target
    const IrCall *last_call;        // the same, as it is executed
    uint32_t most_calls;            // on one object, once it is made
    bool makes_arguments;
    bool is_partial;  // objects are left out that constructors and so many calls build
    MethodList parts; // every method that may be called, each once
} Sequence;

enum { SEQUENCE_CALLS_OF_ARGUMENT = 1 }; // after its constructor, at most

// NULL where no object of its class can be made from outside; of a static method or constructor,
// where none of its arguments needs to be made.
Method *sequence_make(Lowering *lowering, Method *target, uint32_t calls);

#endif
