// Values that a postcondition gives outright: `\result == e`, `f == e`.
#ifndef JURY_SYMEX_TOLD_H
#define JURY_SYMEX_TOLD_H

#include "symex/contract.h"

// A call that returns.
typedef struct ToldCall {
    const SpecCaseList *cases;
    const State *before;
    Term receiver; // or TERM_NONE
    const Term *arguments;
} ToldCall;

// The value that the postcondition gives the result, in the state after, or a field of the
// receiver; TERM_NONE if it does not say. It is that of the executions which keep the
// postcondition: the clause is to be assumed all the same.
Term told_result(Symex *symex, const ToldCall *call, const State *after, Type *type);
Term told_field(Symex *symex, const ToldCall *call, Variable *field);

#endif
