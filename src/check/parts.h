// The parts that a check is made of, for other engines that ask about one method: questions,
// violations with their counterexamples, the scope in words.
#ifndef JURY_CHECK_PARTS_H
#define JURY_CHECK_PARTS_H

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

typedef struct Cases Cases;

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
    const Scope *scope;
    Map tight; // what is known of the slots of the pre-state
    double start, deadline;
    Term modelled; // the executions that pass no place that could not be modelled; but see check.c
    Term within;   // questions are asked of these executions; TERM_NONE: of all
    VECTOR(Question) questions;
    int patience;  // conflicts until the next question is tried path by path
    Cases *cases;  // of the pre-state, once they were looked for
    bool all_hold; // as following all paths has shown
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

// "pre-state with at most 4 objects of each class, 32-bit int"; the objects include created ones
// where that is to be said.
const char *describe_states(Checker *checker, bool counts_created);

// "for every pre-state with at most 4 objects of each class, …"
const char *describe_scope(Checker *checker);

#endif
