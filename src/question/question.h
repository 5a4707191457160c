// Questions about one method, as all engines on ground terms ask them: what is asked of the solver,
// the smallest model of an answer, violations with their counterexamples, the scope in words.
#ifndef JURY_QUESTION_QUESTION_H
#define JURY_QUESTION_QUESTION_H

#include "question/cube.h"
#include "question/stop.h"
#include "report/verdict.h"

// What an engine is to look at: a method, in its program.
typedef struct QuerySubject {
    Arena *arena; // of the result
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
} QuerySubject;

typedef struct CheckOptions {
    Scope scope;
    SolverKind solver;
    SolverOptions encoding;
    bool no_tightening;           // of the pre-state
    bool all_fields;              // also those that nobody reads are part of it
    bool no_incremental;          // a new solver for each obligation, and each of growing scopes
    double timeout;               // seconds for the method, 0: none
    double of_timeout;            // … of which it is a part, to be told; 0: it is the whole
    struct VerdictSeconds *spent; // on all questions about the method, added up; or NULL
    double unrolling;             // seconds of these for loops that go on; 0: the usual part
    uint32_t iterations;      // loops are followed so often in any case; fewer than usual: as usual
    bool hurries;             // loops that may have ended, and recursion, are cut early
    bool is_brief;            // … and calls and loops are followed for a short while only
    bool closed_forms;        // loops that count far are not unrolled: finds violations behind them
    Stop *stop;               // or NULL: the run cannot be stopped
    bool no_run;              // of a program on concrete values, first
    bool no_search;           // for inputs of a program, by running it
    bool follows_paths;       // where that is shorter (explore/)
    ProgramProperty property; // of a program, only this question; PROPERTY_NONE: all
    bool paths_first;         // before all executions are looked at together
    bool notes_marks;         // which places of the source executions pass (symex_marked)
    bool writes_clauses;      // of plain Java: what is found is to be written down as JML
    uint32_t calls_before;    // that build the object of a method of plain Java, at the most
    const char *built;        // the objects that a sequence of calls makes, in words
    const Cube *cube;         // of the pre-states, only these; NULL: all
    // Is told what the verdict is if the process is ended before there is another; or NULL.
    void (*tell)(void *context, Verdict *verdict);
    void *tell_context;
} CheckOptions;

// One thing to be checked, at all the points where executions meet it.
typedef struct Question {
    Obligation obligation; // the first of them
    Term open;             // violated, in a way that was not reported yet
    uint32_t occurrences;
    uint32_t number;  // in the order of execution
    bool is_part;     // about one place that throws
    bool is_begun;    // was asked, or is
    IrCheck check;    // of a question about one place that throws: by which check of Java
    bool is_vague;    // violated only with values of functions that Java does not compute, so far
    bool is_given_up; // for lack of time: what fails there is left out
    ObligationStatus status;
    double seconds; // that answering took
} Question;

typedef struct Cases Cases;
typedef struct Beside Beside;
typedef struct Behind Behind;

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
    Map tight;              // what is known of the slots of the pre-state
    const Map *read_fields; // the instance fields that it has; NULL: all
    uint32_t pools_passed;  // see RunOptions
    bool may_order; // positions of arrays, in one way: whoever judges asks whether it was right
    bool finds_branching; // see RunOptions
    Method *by_levels;    // the same
    const Cube *cube;     // that is assumed of the pre-state; or NULL
    double start;
    Deadline deadline;
    Deadline last; // of the method; the one before may be that of a part of its time
    Term modelled; // the executions that pass no place that could not be modelled; but see
                   // violations.c
    Term within;   // questions are asked of these executions; TERM_NONE: of all
    VECTOR(Question) questions;
    int patience;   // conflicts until the next question is tried path by path
    bool is_quick;  // the pre-state is as types say: what takes longer is begun again, tightened
    Cases *cases;   // of the pre-state, once they were looked for
    Beside *beside; // a process that follows paths; or NULL
    Behind *behind; // a process that asks the last questions; or NULL
    double least_by_value; // seconds without which by_value_holds is not tried again
    bool all_hold;         // as following all paths has shown
    // The verdict may be known before the method is executed to its end, from paths that were
    // followed together; and it is, with what they have shown.
    bool may_settle, is_settled;
    uint32_t loop_questions;
    struct PathsFound *settled;
    bool out_of_time;
    bool has_pre_state; // known to have one
    bool cuts_paths;    // a loop, a call or an array was cut, not only what exceeds a class bound
    Verdict *verdict;
} Checker;

// The means to look at one method in a scope: terms, solver, execution; and their end, which adds
// what they took to the verdict. Whoever asks on ground terms begins and ends here. The first gives
// a checker with memory of its own, `scratch`, which whoever made it frees, and with the time of
// the options.
Checker query_checker(const QuerySubject *subject, const CheckOptions *options, Verdict *verdict);
void query_begin(Checker *checker, const Scope *scope);
void query_end(Checker *checker);
void query_drop(Checker *checker); // the same; its work does not count as the verdict's

// Is there a pre-state of the scope with these? UNKNOWN notes that time ran out.
SolverAnswer checker_ask(Checker *checker, const Term *terms, uint32_t count);

// A value that some of the terms depend on though it is not known; NULL: none.
const OpenValue *open_value_in(const Checker *checker, const TermList *needed);

// The solver has a model of `required`: one in which sines and their kin are what Java computes,
// and in `kept` what keeps them so. NULL: there is none, or the time is spent, or it was not found,
// and then the question is vague.
TermModel *real_model(Checker *checker, Question *question, const Term *required, uint32_t count,
                      TermList *kept);

// Of the models of `required`, one with few objects and small numbers, starting from `model`,
// which is freed when a better one is found.
TermModel *minimise(Checker *checker, const TermList *required, TermModel *model);

// "x = 0, y = 1": the inputs that are no objects, of a small one of these models; "" where there
// are none. The solver has one of them.
const char *example_text(Checker *checker, const TermList *required);

// Adds what the model shows about the question to the verdict, and takes it out of `open`.
void report_violation(Checker *checker, Question *question, TermModel *model);

// Of an exception that must not be thrown: by the check of Java that failed, or its type.
const char *exception_text(Arena *arena, IrCheck check, const char *type, bool is_plain);

// Once each; without a method, that loop.
void add_contract(Checker *checker, UsedContractList *list, Method *method, Span loop);
// The contracts that were used, each once; with a model, only in its execution.
void used_contracts(Checker *checker, TermModel *model, UsedContractList *list);

// "pre-state with at most 4 objects of each class, 32-bit int"; the objects include created ones
// where that is to be said.
const char *describe_states(Checker *checker, bool counts_created);

// "for every pre-state with at most 4 objects of each class, …"
const char *describe_scope(Checker *checker);

// Names a scope, not much larger, in which a vacuous specification has pre-states; what was
// prepared in the vacuous one is still there.
void suggest_scope(const Checker *vacuous, const Scope *scope);
// A verdict of that scope says so.
void note_larger_scope(Arena *arena, Verdict *verdict, const Verdict *vacuous);

#endif
