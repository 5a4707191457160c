// Shared by the files of bounds; never included elsewhere.
//
//   bounds.c       a method: execution, what is not known, the occurrences in order
//   occurrences.c  runs of one loop, reached by the same calls, belong together
//   search.c       least and greatest numbers of iterations, asked of the solver
#ifndef JURY_BOUNDS_INTERNAL_H
#define JURY_BOUNDS_INTERNAL_H

#include "bounds/bounds.h"
#include "question/question.h"

// All runs of a loop that the same calls lead to.
typedef struct Occurrence {
    const CallPath *path;
    Span span;
    const char *text;
    bool is_recursion;
    LoopRunList runs;
} Occurrence;

typedef VECTOR(Occurrence) OccurrenceList;

typedef struct Bounder {
    Checker *checker;
    const BoundsOptions *options;
    Bounds *bounds;
    Term ended;         // the executions that end, modelled and not cut
    Term endless;       // those that are known not to
    bool may_not_end;   // some execution is endless
    const char *reason; // why what was found may not be all, or NULL
    const char *breach; // which method breaks its contract, or NULL
} Bounder;

// ---- occurrences.c
OccurrenceList collect_occurrences(Bounder *bounder);
const char *describe_occurrence(Bounder *bounder, const CallPath *path);

// ---- search.c
// What is known of the occurrence; needs `ended` and `reason`.
LoopBound find_bound(Bounder *bounder, const Occurrence *occurrence);

#endif
