// What pure methods without a body answer: abstract and native ones, those of interfaces, model
// methods.
//
// Nobody knows what they compute, but they are functions: asked twice in one state with the same
// receiver and arguments, they give the same. A domain keeps the answers; what the contract says of
// one stands here.
#ifndef JURY_SPEC_ANSWER_H
#define JURY_SPEC_ANSWER_H

#include "spec/contract.h"

// Is the method one of these, declared in the sources, with a value of Java's?
bool spec_is_asked(SpecTable *table, Method *method);

typedef struct SpecAnswer {
    SpecValue precondition; // of some case that lets it return
    SpecValue throws;       // a case applies in which it has no answer
    SpecValue holds;        // what the contract says of the answer, in the cases that apply
    SpecCaseList cases;     // with their preconditions
} SpecAnswer;
// Of an answer `result` in the state of `base`, which is also the one before.
SpecAnswer spec_answer(const Evaluation *base, Method *method, const SpecCall *call,
                       SpecValue result, bool *failed);
// The locations that the answer depends on, as the contract says in every case; false: it does not.
bool spec_answer_reads(const Evaluation *base, Method *method, const SpecCall *call,
                       SpecFrame *frame);

#endif
