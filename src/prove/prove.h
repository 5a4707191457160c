// `jury prove`: one method, for inputs of any size, with loop invariants found where none are
// written.
//
// Input:   a typed program, a method, limits.
// Output:  a Verdict (report/verdict.h): PROVED with the invariants of its loops as JML, VIOLATED
// with an
//          input that `check` confirmed, or UNKNOWN with the candidate that was reached.
// Method:  docs/prove.md. The method is cut at its loops (quantified/quantified.h). Invariants are
// looked
//          for by several ways in turn; whatever is found is shown again by separate questions:
//          base, step, use.
#ifndef JURY_PROVE_PROVE_H
#define JURY_PROVE_PROVE_H

#include "check/check.h"
#include "lower/lower.h"
#include "report/verdict.h"

typedef struct ProveOptions {
    bool math;                // --ints math: int and long never overflow
    double timeout;           // seconds for the method, 0: none
    const char *proof;        // folder for the final questions as SMT-LIB 2, or NULL
    const char *only;         // this way of finding invariants only, or NULL
    bool traces_search;       // what the search for invariants does goes to the verdict
    bool no_refuting;         // somebody else looks for violations
    Stop *stop;               // or NULL
    ProgramProperty property; // of a program, only this question; PROPERTY_NONE: nothing escapes
} ProveOptions;

Verdict *prove_method(const QuerySubject *subject, const ProveOptions *options);

#endif
