// Shared by the files of check; never included elsewhere.
//
//   check.c      the questions put to the solver, and the verdict
//   violation.c  from an obligation and a model to what is reported
//   minimise.c   the smallest model that can be found soon
//   tighten.c    what the assumptions rule out, before the method is run
//   describe.c   the scope in one sentence
#ifndef JURY_CHECK_INTERNAL_H
#define JURY_CHECK_INTERNAL_H

#include "check/check.h"

// One thing to be checked, at all the points where executions meet it.
typedef struct Question {
    Obligation obligation; // the first of them
    Term open;             // violated, in a way that was not reported yet
    uint32_t occurrences;
    uint32_t number; // in the order of execution
    ObligationStatus status;
    double seconds;  // that answering took
} Question;

typedef struct Checker {
    Arena *arena;   // of the verdict
    Arena *scratch; // of the method, dropped with it
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
    const CheckOptions *options;
    TermTable *terms;
    Solver *solver;
    Symex *symex;
    double deadline;
    Term modelled; // the executions that pass no place that could not be modelled; but see check.c
    VECTOR(Question) questions;
    bool out_of_time;
    bool has_pre_state;  // known to have one
    bool cuts_paths; // a loop, a call or an array was cut, not only what exceeds a class bound
    Verdict *verdict;
} Checker;

double check_clock(void); // seconds of CLOCK_MONOTONIC

// Is there a pre-state of the scope with these? UNKNOWN notes that time ran out.
SolverAnswer checker_ask(Checker *checker, const Term *terms, uint32_t count);

// Of the models of `required`, one with few objects and small numbers, starting from `model`,
// which is freed when a better one is found.
TermModel *minimise(Checker *checker, const TermList *required, TermModel *model);

// Adds what the model shows about the question to the verdict, and takes it out of `open`.
void report_violation(Checker *checker, Question *question, TermModel *model);

// What slots of the pre-state can be, where that is less than their types say; the assumptions have
// been given to the solver. False if nothing was found.
bool tighten(Checker *checker, const Scope *scope, Map *tight);

// "for every pre-state with at most 4 objects of each class, …"
const char *describe_scope(Checker *checker);

#endif
