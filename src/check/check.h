// `jury check`: bounded verification of one method.
//
// Input:   a typed program, a method, the scope and limits.
// Output:  a Verdict (report/verdict.h).
// Method:  run the method symbolically (symex); ask the solver whether some
//          pre-state of the scope breaks an obligation; if so, make the smallest
//          counterexample; if not, whether anything was cut or not modelled, and
//          whether any pre-state is left at all.
#ifndef JURY_CHECK_CHECK_H
#define JURY_CHECK_CHECK_H

#include "check/stop.h"
#include "lower/lower.h"
#include "report/verdict.h"
#include "solve/solver.h"
#include "heap/scope.h"

typedef struct CheckOptions CheckOptions;

// Asks whether all paths of a method keep what is to be checked.
typedef struct PathsRequest {
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
    const CheckOptions *options; // with the seconds for this request, and bodies for calls
    const Map *tight;            // slot -> TightSlot: of the pre-states, only these
    // Is asked now and then: so much is done; is it worth going on?
    bool (*goes_on)(void *context, double part, uint32_t paths);
    void *context;
} PathsRequest;

typedef enum PathsAnswer {
    PATHS_HOLD,        // in all executions that are in the scope
    PATHS_DO_NOT_HOLD, // or not all is modelled, or followed to its end
    PATHS_TOO_LONG,
} PathsAnswer;

struct CheckOptions {
    Scope scope;
    SolverKind solver;
    SolverOptions encoding;
    bool no_tightening;  // of the pre-state
    bool no_incremental; // a new solver for each obligation, and each of growing scopes
    double timeout; // seconds for the method, 0: none
    Stop *stop;     // or NULL: the run cannot be stopped
    // Path by path (paths/), where that is shorter; NULL: never.
    PathsAnswer (*follow_paths)(const PathsRequest *request);
};

// The verdict lives in `arena`, which outlives the method's own memory. A violation with ints of
// fewer than 32 bits is looked for again at 32; the verdict is then about these.
Verdict *check_method(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                      Method *method, const CheckOptions *options);

// The same in scopes that grow until the seconds are spent or a violation is found; says how far
// it got.
Verdict *check_growing(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                       Method *method, const CheckOptions *options, double seconds);

#endif
