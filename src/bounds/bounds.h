// Exact loop bounds: how often can each loop run within the scope?
//
// Input:   a typed program, a method, the scope and limits.
// Output:  Bounds (report/bounds.h): for each loop occurrence the least and the
//          greatest number of iterations over all executions that end and keep
//          the contracts of the methods they call, with inputs that attain them.
// Method:  unroll (symex), ask for an execution that runs the loop k times and
//          ends; unrolling stops once no execution has as many different states
//          at the head of the loop. docs/bounds.md.
#ifndef JURY_BOUNDS_BOUNDS_H
#define JURY_BOUNDS_BOUNDS_H

#include "question/question.h"
#include "report/bounds.h"

typedef struct BoundsOptions {
    CheckOptions check;
    bool by_unrolling; // IncUnroll: how often can the loop run, whatever comes after it?
    bool wants_witnesses;
} BoundsOptions;

Bounds *bounds_method(const QuerySubject *subject, const BoundsOptions *options);

#endif
