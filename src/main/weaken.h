// Weaker postconditions with which a violated method holds.
//
// Input:   a method whose violations are all of its own postconditions; preconditions that would
//          mend it.
// Output:  the clauses, each as strong as was found, and the verdict on the source with them.
// Method:  of each part of a clause (weaker_clause.h) that is violated by itself: `<=` for `<`, a
//          greater constant, `==>` behind a precondition that mends the method; else it is left
//          out. Each is tried in the source (trial.h), the stronger ones first.
#ifndef JURY_MAIN_WEAKEN_H
#define JURY_MAIN_WEAKEN_H

#include "explain/explain.h"
#include "main/trial.h"

typedef struct Weakening {
    bool was_tried;               // nothing but postconditions of the method is violated
    EditList edits;               // none: nothing was found
    VECTOR(const char *) clauses; // as they would be: `ensures \result >= 0;`
    VerdictKind verdict;
    const char *scope;
} Weakening;

Weakening weaken(const Trials *trials, const Explanation *found);

#endif
