// Paths as the engine makes them: what `jury paths` found out about a method.
#ifndef JURY_REPORT_PATH_REPORT_H
#define JURY_REPORT_PATH_REPORT_H

#include "report/verdict.h"
#include "verdict/record.h"

typedef enum PathStatus {
    PATH_VERIFIED,   // it ends, and keeps everything that is to be checked
    PATH_VIOLATED,   // some input that takes it breaks something
    PATH_UNKNOWN,    // it meets what is not modelled, or time ran out
    PATH_CUT,        // it was not followed to its end
    PATH_INFEASIBLE, // no input takes it
    PATH_STATUS_COUNT
} PathStatus;

typedef enum PathEventKind {
    PATH_STATEMENT,
    PATH_DECISION, // a condition came out true or false, a case was chosen
    PATH_TRY,
    PATH_CATCH,
    PATH_FINALLY,
    PATH_CALL,
    PATH_EXCEPTION, // one is created
} PathEventKind;

typedef struct PathEvent {
    PathEventKind kind;
    Span span;
    const Node *node;     // what it is about; NULL for calls and exceptions
    bool is_true;         // of a decision
    bool is_condition;    // of a decision: no case
    uint32_t depth;       // of calls
    const Method *called; // of a call
    const char *text;     // "x == 0", "return 0;", "Main.fib(int)", "NullPointerException"
} PathEvent;

typedef VECTOR(PathEvent) PathEventList;

typedef struct ProgramPath {
    uint32_t number; // from 1, in the order of the search
    PathStatus status;
    uint32_t length; // statements and decisions, as counted against the depth
    PathEventList events;
    const char *thrown;        // the exception that leaves the method, or NULL
    const Type *thrown_type;   // of it
    const char *reason;        // why it was cut or is not known, or NULL
    int32_t violation;         // index in the verdict's violations, or -1
    const Counterexample *run; // an input and what comes of it, where asked for; or NULL
} ProgramPath;

typedef struct PathCounts {
    uint32_t enumerated; // reached their end, a violation, or the depth
    uint32_t feasible;
    uint32_t by_status[PATH_STATUS_COUNT];
    uint32_t pruned;   // prefixes that no input takes
    uint32_t filtered; // left out by the filters
} PathCounts;

// A symbolic execution tree: a state at each fork, and at each end.
typedef struct PathTreeNode {
    uint32_t parent;                 // 1 + index, or 0
    uint32_t way;                    // which of the parent's, in order
    uint32_t line;                   // where it forks or ends; 0: not known
    const char *fork;                // the source that decides there; NULL at an end
    PathEventList steps;             // since the parent
    const char *taken;               // how the parent was left, where no step tells; or NULL
    VECTOR(const char *) values;     // "x: X + Y"
    VECTOR(const char *) conditions; // together, the path condition
    // Of an end:
    PathStatus status;
    const char *outcome; // "returns X", "throws E", or NULL
    uint32_t number;     // of the path, or 0
} PathTreeNode;

typedef struct PathTree {
    VECTOR(PathTreeNode) nodes; // a parent before its children
    uint32_t left_out;          // as there would be too many
} PathTree;

typedef struct PathReport {
    Verdict *verdict;
    uint32_t depth; // paths with fewer statements were followed
    PathCounts counts;
    bool is_unconcerned;       // the filters leave no path over
    bool has_no_way;           // paths could not be followed together
    bool is_given_up;          // before all paths were followed
    VECTOR(ProgramPath) paths; // those that were kept, the violated ones first
    PathTree *tree;            // where asked for
    // Of parts that other processes followed: their paths, and the violations that these count.
    PathRecordList part_paths;
    ViolationRecordList part_violations;
} PathReport;

const char *path_status_word(PathStatus status); // "verified"

#endif
