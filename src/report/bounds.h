// Loop bounds as the engine makes them: what `jury bounds` found out about a method.
//
// Everything lives in one arena and holds no terms; spans belong to the sources of the run.
#ifndef JURY_REPORT_BOUNDS_H
#define JURY_REPORT_BOUNDS_H

#include "report/verdict.h"

typedef enum BoundStatus {
    BOUND_EXACT,       // least and greatest are attained, and nothing lies beyond
    BOUND_PARTIAL,     // they are attained, but there may be others; `reason` says why
    BOUND_UNREACHABLE, // no execution gets there
    BOUND_INFINITE,    // executions get there, and none of them ends
    BOUND_UNKNOWN,     // `reason` says why
} BoundStatus;

// A loop, or the recursion of a method, at one place that calls lead to.
typedef struct LoopBound {
    Span span;              // of the loop's keyword, or of the method's name
    const char *text;       // "while", "for", "recursion of 'f'"
    const char *occurrence; // "copy > find (line 12)": the calls that lead there
    uint32_t occurrences;   // of a source loop: how many; else 1
    BoundStatus status;
    bool has_least; // IncUnroll gives none
    uint64_t least, greatest;
    bool may_not_end; // for some inputs
    const char *reason;
    // Inputs that attain them, and one for which it does not end; NULL where there is none, or none
    // was asked for.
    Counterexample *least_witness, *greatest_witness, *endless_witness;
} LoopBound;

typedef VECTOR(LoopBound) LoopBoundList;

typedef struct Bounds {
    Method *method;
    const char *name; // "List.copy(Data)"
    Span span;
    Scope scope;
    const char *scope_sentence;
    bool by_unrolling;
    LoopBoundList occurrences; // in the order of the source, those of one loop together
    LoopBoundList loops;       // the same, one per loop of the source
    RemarkList unknown;        // why something is not known
    RemarkList breaches;       // methods that break their contracts, where that does not count
    bool has_error;            // the method does not type
    double seconds, seconds_solving;
} Bounds;

const char *bound_status_key(BoundStatus status); // "exact"

#endif
