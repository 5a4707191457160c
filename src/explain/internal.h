// Shared by the files of explain; never included elsewhere.
//
//   explain.c      the parts of an explanation
//   reach.c        is the line reached, and what rules it out
//   points.c       the places that executions pass on the way to a statement
//   core.c         conditions that contradict each other, as few as possible
//   advice.c       what can be done about UNKNOWN
//   atoms.c        conditions on the pre-state, as JML and as terms
//   strengthen.c   conjunctions of them that no violation meets
#ifndef JURY_EXPLAIN_INTERNAL_H
#define JURY_EXPLAIN_INTERNAL_H

#include "explain/explain.h"

// ---- explain.c

// A solver of one part, which Ctrl-C ends as it ends the one of the query; and its end.
Solver *explain_solver(Checker *checker);
void explain_solver_free(Checker *checker, Solver *solver);

// ---- core.c

// A condition with what it stands for.
typedef struct Named {
    Reason reason;
    Term term;
    bool is_told; // it is part of an answer; others only take part
} Named;
typedef VECTOR(Named) NamedList;

// The clauses that are assumed of the pre-state; the rest of what is assumed goes to the solver.
NamedList core_clauses(Checker *checker, Solver *solver);
// All of them cannot hold together: adds reasons for that, none of which can be left out; with
// `fewest`, no smaller set of up to three would do. False: there is no answer in time, or they can.
bool core_find(Checker *checker, Solver *solver, const NamedList *all, bool fewest,
               ReasonList *reasons);

// ---- points.c

typedef struct Point {
    IrMarkKind kind;
    const Node *node;
} Point;
typedef VECTOR(Point) PointList;

// The statement at the line: the first that begins in it, else the innermost around it; NULL: none.
const Node *point_statement(const Method *method, Span line);
// What executions pass on the way to the statement, from the beginning of the method on, the
// statement itself last; none where it stands in a lambda or a class inside the method.
PointList points_to(Arena *arena, const Method *method, const Node *statement);
Term point_reached(Checker *checker, const Point *point);
Reason point_reason(const Point *point);

// ---- reach.c

void explain_reach(Checker *checker, const Method *method, Span line, Explanation *explanation);

// ---- atoms.c

typedef struct Atom {
    Term holds;
    const char *text;  // as JML
    uint32_t parts;    // conditions that it consists of
    bool is_narrow;    // of a number it leaves few values, or one
    uint64_t excludes; // bad states that are known, by number
} Atom;
typedef VECTOR(Atom) AtomList;

// A number of the pre-state.
typedef struct Measure {
    const char *text;
    Term value;
    Term defined;       // TERM_TRUE: always
    const char *needed; // the condition for that, as JML, or NULL
    bool is_long, is_length;
} Measure;
typedef VECTOR(Measure) MeasureList;

typedef struct Atoms {
    AtomList atoms;
    AtomList ranges; // `0 <= i && i < a.length`
    MeasureList measures;
} Atoms;

Atoms atoms_of(Checker *checker);
// "x > 5", "x < Integer.MAX_VALUE"
Atom atom_compare(Checker *checker, const Measure *measure, bool above, int64_t bound);

// "x != 5"
Atom atom_differs(Checker *checker, const Measure *measure, int64_t value);

// ---- strengthen.c

// Preconditions with which nothing is violated, or not this clause, and there are pre-states left;
// weaker ones first.
void explain_strengthen(Checker *checker, const Span *clause, ClauseList *clauses);

#endif
