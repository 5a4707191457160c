// `jury explain`: why a verdict on a method is what it is, and a line of it reached or not.
//
// Input:   a method as `check` takes it, its verdict, a place in it.
// Output:  an Explanation: does some execution reach the place, and if none does, the conditions
//          and clauses that rule it out together; of VACUOUS the fewest clauses that contradict
//          each other; of UNKNOWN what to do; of VIOLATED preconditions that remove what is wrong.
// Method:  docs/explain.md. The method is executed once more, with marks at its statements, and
//          the solver asked which of the conditions on the way to a mark cannot hold together.
#ifndef JURY_EXPLAIN_EXPLAIN_H
#define JURY_EXPLAIN_EXPLAIN_H

#include "check/check.h"

typedef enum LineReach {
    REACH_NO_STATEMENT, // no statement stands at the line
    REACH_SOME,         // some execution gets there
    REACH_NONE,         // none in the scope does
    REACH_OPEN,         // none that was followed does, but some were not followed to their end
    REACH_NOT_KNOWN,    // no answer in time
} LineReach;

typedef enum ReasonKind {
    REASON_CLAUSE,  // of a specification: it is assumed
    REASON_HOLDS,   // this condition would have to be true
    REASON_FAILS,   // … false
    REASON_ELEMENT, // this would have to have an element
    REASON_CASE,    // this case of a switch would have to be chosen
    REASON_CATCH,   // this exception would have to be caught
    REASON_PAST,    // no execution gets past this statement
} ReasonKind;

typedef struct Reason {
    ReasonKind kind;
    Span span;
} Reason;

typedef VECTOR(Reason) ReasonList;

// A place where something is not known, and what can be done about it.
typedef struct Advice {
    Remark remark;
    const char *text; // or NULL
} Advice;

typedef VECTOR(Advice) AdviceList;
typedef VECTOR(const char *) ClauseList;

// Conditions on the pre-state with which one clause is not violated; weaker ones first.
typedef struct Guards {
    Span clause;
    ClauseList conditions;
} Guards;

typedef VECTOR(Guards) GuardsList;

typedef struct Explanation {
    const Verdict *verdict;
    LineReach reach;
    Span statement;           // that stands at the line; begin 0: none
    const char *example;      // of REACH_SOME: "x = 0, y = 1"; or NULL
    ReasonList reasons;       // of REACH_NONE: that rule it out together, none of them without need
    ReasonList contradiction; // of VACUOUS: the fewest clauses
    AdviceList unknown;       // of UNKNOWN, and of what was cut
    // Of VIOLATED: with each, what is violated is gone, as far as is known; best first.
    ClauseList candidates;
    GuardsList guards; // the same, of each postcondition by itself
} Explanation;

// The request's lowering must make marks. `line` is the source line, inside of `method`, which the
// method of the request is, or runs. Everything lives in the arena of the request.
Explanation *explain_method(const CheckRequest *request, const Verdict *verdict,
                            const Method *method, Span line);

// What can be done about what a verdict does not know, or leaves out.
void explain_unknown(Arena *arena, const Verdict *verdict, AdviceList *list);

#endif
