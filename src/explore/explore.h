// One method, path by path: for `jury paths`, and for checks where that is shorter.
//
// Input:   a typed program, a method, the scope, the depth and filters.
// Output:  a PathReport: each path with its conditions, its length, a verdict,
//          and an input where one was asked for; the violated ones first.
// Method:  depth first over the graphs of the method and of what it calls, with
//          one state per path (symex/step.h). A prefix that no input takes is
//          left at once: the solver says so, unless the input known for the
//          prefix shows which way is open. A violation ends its path.
#ifndef JURY_EXPLORE_EXPLORE_H
#define JURY_EXPLORE_EXPLORE_H

#include "question/question.h"
#include "report/path_report.h"

// A path counts only if it meets all of these; texts are NULL where nothing is asked.
typedef struct PathFilter {
    const char *file;     // reached: its path, or the end of it
    uint32_t line;        // with the file
    const char *calling;  // a method, "C.m" or "m"
    const char *throwing; // an exception, by its simple or qualified name
} PathFilter;

// Runs `follow` for each part of a search, 0 … count-1, in a process of its own, several at a time,
// and `take`, here and in order, with what was written, and a NUL behind; NULL if the process
// failed.
typedef void FollowPart(void *parts, uint32_t index, FILE *out);
typedef void TakePart(void *parts, uint32_t index, const char *text, size_t length);
typedef void RunParts(void *context, uint32_t count, FollowPart *follow, TakePart *take,
                      void *parts);

// How often the body of a loop began in one run of it, at the most.
typedef struct PathsLoop {
    Span span; // of its keyword
    uint32_t count;
} PathsLoop;

// What all paths show together.
typedef struct PathsFound {
    Arena *arena;
    ObligationList obligations; // each place and clause once; what would violate them is left out
    VECTOR(PathsLoop) loops;    // of the sources
    uint32_t forks, known;      // that were met; those behind which all was known to be well
} PathsFound;

typedef struct PathOptions {
    CheckOptions check; // scope.unroll bounds loops and recursion; 0: the depth alone does
    uint32_t depth;     // paths with fewer statements are followed
    bool keeps_all;     // keep every path, not only those that are violated
    bool traces_all;    // a trace for each violated path, not only for each thing that is broken
    bool has_inputs;    // with an input for each feasible path
    bool is_unpruned;   // enumerate the paths of the graph, feasible or not
    bool makes_tree;    // of all forks; runs in one process
    bool is_all_or_nothing; // ends at the first path that is not verified
    PathsFound *found; // paths that go on in the same way are followed once (shared.c); or NULL
    PathFilter filter;
    const Map *read_fields; // the others are left out of the pre-state; NULL: none is
    const Map *tight; // what slots of the pre-state can be, where that is less than usual; or NULL
    size_t most_memory; // of states, in bytes: then the search ends; 0: no limit
    // Which part of the search is done, as far as forks tell, and how many paths ended; or NULL.
    // The search ends where it says false.
    bool (*progress)(void *context, double part, uint32_t paths);
    void *progress_context;
    // One method in several processes; runs without types in their values. NULL: in this one.
    RunParts *run_parts; // with progress_context
    uint32_t jobs;       // processes at a time
} PathOptions;

// Why no path can pass: a line, method or exception that there is not; NULL where there is.
const char *explore_filter_problem(Arena *arena, Sema *sema, Sources *sources,
                                   const PathFilter *filter);

// The lowering of the subject must make marks.
PathReport *explore_method(const QuerySubject *subject, const PathOptions *options);

// ---- For checks that would take longer otherwise

// Asks whether all paths of a method keep what is to be checked.
typedef struct PathsRequest {
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
    const CheckOptions *options; // with the seconds for this request, and bodies for calls
    const Map *tight;            // slot -> TightSlot: of the pre-states, only these
    const Map *read_fields;      // as in PathOptions
    PathsFound *found;           // as in PathOptions
    // Is asked now and then: so much is done; is it worth going on?
    bool (*goes_on)(void *context, double part, uint32_t paths);
    void *context;
} PathsRequest;

typedef enum PathsAnswer {
    PATHS_HOLD,         // in all executions that are in the scope
    PATHS_ARE_VIOLATED, // one of them is, at least
    PATHS_DO_NOT_HOLD,  // that is, nobody knows: not all is modelled, or followed to its end
    PATHS_TOO_LONG,
    PATHS_NO_WAY, // to follow them together: something is not looked at in that way
} PathsAnswer;

PathsAnswer explore_holds(const PathsRequest *request);

#endif
