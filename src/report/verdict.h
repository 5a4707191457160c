// Verdicts as the engines make them: what was found out about a method.
//
// Made by the engines. Everything lives in one arena and holds no terms; spans, methods and types
// belong to the sources of the run. Reports read none of this: report/plain.h makes records of it,
// which can be written down and sent.
#ifndef JURY_REPORT_VERDICT_H
#define JURY_REPORT_VERDICT_H

#include "cex/cex.h"
#include "verdict/kind.h"

typedef enum ObligationStatus {
    STATUS_UNDECIDED,
    STATUS_HOLDS,
    STATUS_VIOLATED,
    STATUS_POSSIBLE, // violated, but only in states that nobody was seen to build
} ObligationStatus;

typedef struct CheckedObligation {
    ObligationKind kind;
    const char *text;
    Span span;            // where it would go wrong
    Span clause;          // the clause, or begin 0
    uint32_t occurrences; // executions meet it at so many points
    ObligationStatus status;
    bool is_given_up; // for lack of time: a cut says so
    double seconds;   // that the answer took
    ProgramProperty property;
} CheckedObligation;

// A place and what there is to say about it.
typedef struct Remark {
    Span span; // begin 0: no place
    const char *text;
} Remark;

typedef VECTOR(Remark) RemarkList;

// Is what is violated with calls by contract and loops cut violated by the code, too?
typedef enum ViolationCause {
    CAUSE_CODE,     // yes, or no contract took part
    CAUSE_CONTRACT, // no: a contract says less than its method does
    CAUSE_UNKNOWN,
} ViolationCause;

// A contract that stood for the body of its method.
typedef struct UsedContract {
    Method *method;   // NULL: a loop that was cut by its invariant
    const char *name; // "Heap.insert(int)"; NULL of a loop
    Span span;        // of the method's name, the loop's keyword
} UsedContract;

typedef VECTOR(UsedContract) UsedContractList;

// One of the calls that lead to a state of plain Java.
typedef struct BuiltCall {
    Method *method;
    CexValueList arguments;
    VECTOR(const char *) made; // for each argument: the object that a call before made, or NULL
    const char *makes;         // the name of the object that it makes, or NULL
    const char *on;            // of the one that it is called on, or NULL
    const char *text;          // "push(3)"
} BuiltCall;

typedef struct Violation {
    ObligationKind kind;
    const char *text;           // "postcondition", "null dereference: NullPointerException" …
    Span span;                  // where it is reported
    RemarkList notes;           // other places that belong to it
    UsedContractList contracts; // on the path of the counterexample
    ProgramProperty property;
    ViolationCause cause;
    const char *test;    // the file of a test that fails because of it, or NULL
    const char *no_test; // why there is none, though one was asked for, or why it may not fail; or
                         // NULL
    Counterexample *counterexample;
    VECTOR(BuiltCall) calls; // that lead there, with the method itself; none: any state
} Violation;

typedef VECTOR(Violation) ViolationList;
// What was found for a loop, as JML.
typedef struct LoopInvariants {
    Span loop;                    // its keyword
    VECTOR(const char *) clauses; // expressions
    uint32_t unspoken;            // further ones that JML has no words for
} LoopInvariants;

// What was found for the objects of a plain class, as JML.
typedef struct ClassInvariants {
    const Class *class_symbol;
    VECTOR(const char *) clauses; // expressions
} ClassInvariants;

// An exception by which a method of plain Java rejects.
typedef struct Rejected {
    const char *condition; // as the source has it, where that can be a precondition; else NULL
    const Type *type;
} Rejected;

// What the search for invariants did, in its order (prove/search.c).
typedef enum SearchEvent {
    SEARCH_TO_SHOW,    // a path from `from` breaks this property
    SEARCH_CANDIDATE,  // it begins; its clauses follow
    SEARCH_CLAUSE,     // of the loop
    SEARCH_BROKEN,     // a step from `from` breaks this clause of the loop
    SEARCH_PATH,       // the condition of that path, over the state at its start
    SEARCH_DROPPED,    // what the approximation left out of it
    SEARCH_ADDED,      // what strengthens the loop at the start of the path
    SEARCH_TOO_STRONG, // an approximation: back to the exact candidate
    SEARCH_ERROR,      // an exact candidate breaks on the way from the entry
    SEARCH_INDUCTIVE,
    SEARCH_OPEN, // the search ends without an invariant
} SearchEvent;

typedef struct SearchStep {
    SearchEvent event;
    const char *candidate; // "I0^1": k = 0, the first approximation
    Span loop, from;       // begin 0: the entry
    const char *text;      // a clause or a condition, or NULL
} SearchStep;

typedef VECTOR(SearchStep) SearchStepList;

typedef struct VerdictSeconds {
    double total;
    double lower;          // to the intermediate representation
    double pre_state;      // laying it out, evaluating what is assumed of it
    double execute;        // symbolic execution and the clauses to be shown
    double encode;         // terms to clauses
    double solve;          // inside the solver, all questions
    double tighten;        // the questions about the pre-state, part of the last two
    double paths;          // following them
    double counterexample; // making them small and readable, the questions included
    double again;          // checking again: bodies for contracts, all bits of int
} VerdictSeconds;

// With growing scopes: one of them, and how long it took.
typedef struct GrownScope {
    uint32_t size; // objects of each class, length of arrays
    double seconds;
} GrownScope;

typedef struct VerdictStatistics {
    uint32_t terms;
    uint64_t variables, clauses, conflicts; // of the CNF
    uint32_t questions;                     // put to the solver after the execution
    uint32_t slots, tight_slots;            // open values of the pre-state; those made smaller
    uint32_t forks, known_forks; // of paths followed together, if these gave the verdict; and those
                                 // behind which it was known that all is well
    uint64_t peak_memory;        // of the process so far, in bytes
} VerdictStatistics;

// How often a loop of the source runs at the most, each time it is entered.
typedef struct LoopReach {
    Span span; // of its keyword
    uint32_t iterations;
} LoopReach;

// The answer to one of the questions about a program.
typedef struct PropertyVerdict {
    ProgramProperty property;
    VerdictKind kind;
    bool is_bounded;    // of HOLDS: the scope leaves out runs
    const char *reason; // why it is neither VIOLATED nor HOLDS of every run; else NULL
} PropertyVerdict;

// A means by which `verify` looked for the verdict, and what came of it.
typedef struct LadderStep {
    const char *means; // "run", "inputs", "small scopes", "execution", "larger scopes", "proof"
    VerdictKind kind;  // UNKNOWN where it has no answer
    const char *text;  // of what, or why not; or NULL
    double seconds;
} LadderStep;

typedef VECTOR(LadderStep) LadderStepList;

typedef struct Verdict {
    VerdictKind kind;
    Method *method;
    const char *name; // "Heap.insert(int)"
    Span span;        // of the method's name
    Scope scope;
    const char *scope_sentence; // "for every input, 32-bit int"
    VerdictSeconds seconds;
    VECTOR(GrownScope) scopes; // the smaller ones before it, and it; none where it did not grow
    VerdictStatistics statistics;
    VECTOR(CheckedObligation) checked;
    uint64_t run_steps;      // of a program: executed on concrete values
    double run_seconds;      // that it took
    const char *run_stopped; // why that was not the whole run; NULL: it was, or was not tried
    Span run_stopped_at;
    VECTOR(PropertyVerdict) properties; // of a program: those that were asked for
    VECTOR(const char *) bounded;       // of a program: what the scope bounds, "at most 4 …"
    ViolationList violations;
    bool has_more_violations;       // perhaps: there were so many that no more were looked for
    ViolationList possible;         // in states of the object that nothing was found to lead to
    UsedContractList contracts;     // of the methods called
    UsedContractList not_evaluated; // those of them that could not be: the bodies may tell
    bool end_is_open;               // nothing shows that it ends: what is said is said if it does
    bool loops_by_invariant;        // and nothing shows that the loops end
    bool recurs_by_contract;        // and nothing shows that the recursion ends
    VECTOR(LoopReach) loops;        // followed to their end, where that is known of all
    RemarkList cuts;                // loops, calls, creations that were cut off
    bool cuts_paths;                // loops, calls or arrays among them
    bool cuts_texts;                // texts from outside that are longer than what is modelled
    uint32_t most_visits;           // of the head of a loop, in one run of it
    RemarkList unknown;             // why it is not known: places and reasons
    bool is_out_of_time;            // that is why; with more time there may be an answer
    SpanList unreached;             // statements that no execution reaches, if that was asked
    RemarkList vacuous;             // clauses that contradict each other
    VECTOR(const char *) remarks;   // anything else to know about the verdict
    bool lost_files;           // something was to be written, and could not be: a remark says so
    const Scope *larger_scope; // VACUOUS: one in which there are inputs, or NULL
    const char *larger_text;   // the option for it
    VECTOR(LoopInvariants) invariants;        // of `prove`
    VECTOR(ClassInvariants) class_invariants; // of plain classes, which the verdict counts on
    VECTOR(Rejected) rejected;                // of plain Java
    bool is_written;                          // the next two were asked for
    VECTOR(const char *) clauses;             // of the method as JML
    VECTOR(const char *) field_clauses;       // of its class: fields that are not null
    VECTOR(Class *) plain_classes;            // that the pre-state may have objects of
    SearchStepList search;                    // of `prove`, if it was asked for
    const char *way;         // of `prove`: how the invariants were found; else NULL
    bool covers_every_input; // of a method: the scope bounds nothing
    LadderStepList ladder;   // of `verify`
} Verdict;

const char *obligation_key(ObligationKind kind);    // "postcondition"
const char *property_key(ProgramProperty property); // "assert"
const char *violation_cause_key(ViolationCause cause);
const char *search_event_key(SearchEvent event);
const char *obligation_status_key(ObligationStatus status);

void verdict_add_seconds(VerdictSeconds *to, const VerdictSeconds *from);

// "Outer.Inner.insert(int, Node)", without the package.
const char *verdict_method_name(Arena *arena, const Method *method);
Span verdict_method_span(const Method *method);

#endif
