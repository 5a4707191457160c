// Symbolic execution of one method within a scope.
//
// Input:   the IR of the method and of what it calls, its specification, the Scope.
// Output:  terms: what every pre-state of the scope satisfies (assumptions), and
//          for each thing to be checked when it goes wrong (obligations); the
//          loops and calls that were cut, and what could not be modelled.
// Method:  docs/symex.md. Objects are concrete numbers, a field of an object is
//          one term, states merge at joins.
//
// Everything lives in the arena given, which is dropped with the method.
#ifndef JURY_SYMEX_SYMEX_H
#define JURY_SYMEX_SYMEX_H

#include "base/radix.h"
#include "lower/lower.h"
#include "solve/solver.h"
#include "symex/scope.h"
#include "term/term.h"

typedef VECTOR(Term) TermList;

// An object of the pre-state or one that was created.
typedef struct Object {
    uint32_t number;    // its identity; 0 is null
    Type *type;         // exact: a class (erased) or array type
    bool is_initial;    // of the pre-state
    uint32_t location;  // of its first field or element
    uint32_t count;     // of fields, or the most elements it can have
    Term length;        // of an array
    bool is_literal;    // a string literal, or its characters
    bool is_by_library; // created in a method of the library
    bool is_hidden;     // a String whose characters were not made, or are not known
    struct Text *text;  // a String that was made of parts (texts.c), or NULL
    struct ClassStatics *made_by; // of a static initialiser: whose (statics.c)
    const Variable *held_by; // an array made by the initialiser of this static final field
    bool is_frozen;     // made by one: nothing can change it since (settle.c)
    bool is_uncertain;  // made by one, parts of which are not modelled: its contents are not known
    Type *class_of;     // of a Class object: the type it is of, if known
    bool is_owned;      // an array inside a library object: nothing else refers to it
    uint32_t owner;     // of an owned array: the object
    const Variable *owner_field; // and its field
    uint32_t range;     // of a pre-state object that is not owned: which (internal.h)
    Term exists;        // of a pre-state object that is not owned: it is there
    bool is_open;       // a contract speaks of it: its fields may have any values
    Span site;          // where it was created
    const char *name;   // "Node#2"
    IrCheck check;      // of an exception: the check that failed
    uint32_t creator;   // depth of the call that created it
    Term created;       // the executions that created it
} Object;

// An interface of the library, and the class that its objects of the pre-state are of;
// or a sorted collection of the library, which has no comparator in the pre-state.
typedef struct StandIn {
    const Class *of;
    const Class *stand_in; // or NULL
} StandIn;

typedef VECTOR(StandIn) StandInList;

typedef enum ObligationKind {
    OBLIGATION_POSTCONDITION,
    OBLIGATION_EXCEPTIONAL_POSTCONDITION, // signals
    OBLIGATION_EXCEPTION,                 // an exception that the specification does not allow
    OBLIGATION_INVARIANT,
    OBLIGATION_INITIALLY,
    OBLIGATION_CONSTRAINT,
    OBLIGATION_PRECONDITION,  // of a method called
    OBLIGATION_ASSERTION,     // JML assert
    OBLIGATION_UNREACHABLE,
    OBLIGATION_LOOP_INVARIANT,
    OBLIGATION_DECREASES,
    OBLIGATION_ASSIGNABLE,
    OBLIGATION_ACCESSIBLE,
    OBLIGATION_NON_NULL,      // null in something declared non-null
    OBLIGATION_OVERFLOW,
    OBLIGATION_WELL_DEFINED,  // a specification that has no value: null dereference in it …
} ObligationKind;

typedef struct Obligation {
    ObligationKind kind;
    Term violated;    // true in the executions that go wrong
    Span span;        // where it goes wrong
    Span clause;      // the clause that is broken, or begin 0
    const char *text; // "postcondition", "null dereference: NullPointerException" …
    Method *callee;   // asked for because this method is called by contract; or NULL
} Obligation;

typedef struct Cut {
    Span span;
    const char *text; // "loop", "recursive call of 'f'" …
    Term condition;   // true in the executions that were cut
    const Class *class_symbol; // of which they need too many objects, or NULL
} Cut;

typedef struct Unmodelled {
    Span span;
    const char *text;
    Term condition; // true in the executions that reach it
    bool is_apart;  // only the clause it stands in, or is, depends on it
    bool is_doubt;  // an assumption, taken for true: what is broken there may not count, but what
                    // holds there holds
} Unmodelled;

// One step of an execution, for traces: what a register or field became.
typedef struct TraceStep {
    Span span;
    Term guard;          // it happened
    Variable *variable;  // local or field assigned, or NULL
    Term object;         // whose field; TERM_NONE for locals
    Term index;          // of an array element; else TERM_NONE
    Term value;          // what it became; TERM_NONE: a line passed
    uint32_t depth;      // of calls
    const Method *callee; // by contract, gives the value; else NULL
    bool is_thrown;       // the callee throws the value
    bool is_open;         // a contract or an invariant lets it become that
    const Method *chosen; // a call that gave any value, this one; or NULL
    Type *type;           // of that value
} TraceStep;

// The calls that lead into a method, the method under check last. Recursion adds no further ones.
typedef struct CallPath {
    const struct CallPath *caller; // NULL: the method under check itself
    IrMethod *method;
    Span site; // of the call
} CallPath;

// The head of a loop is reached once more, or a recursive method called once deeper.
typedef struct RunVisit {
    Term guard;   // the executions that do so
    Term begun;   // those that begin the body then; not for recursion
    Radix values; // what they have: symex_visit_value
} RunVisit;

// A loop entered once, or a method called that may call itself.
typedef struct LoopRun {
    const CallPath *path;
    IrMethod *method;
    uint32_t loop; // 1 + index, or 0: the recursion of the method
    VECTOR(RunVisit) visits;
    Term count;    // iterations, where they were not unrolled; else TERM_NONE
    Term endless;  // the executions that never leave it, as far as is known
    Term cut;      // those that were not followed further
    uint32_t base; // of the registers
    uint32_t contract_calls; // how many there were when it began
    uint32_t calls;          // of recursion: how many were executed
    struct LoopRun *outer; // in the same call
} LoopRun;

typedef VECTOR(LoopRun *) LoopRunList;

// How loops and recursion are followed where the scope has no limit.
typedef struct RunOptions {
    uint32_t most_iterations, deepest_recursion;
    // So far everything is followed in any case. Further only until then (seconds of
    // CLOCK_MONOTONIC, 0: no limit), and neither loops that count beyond most_iterations nor
    // recursion that branches widely.
    uint32_t few_iterations, shallow_recursion;
    double unroll_until;
    uint32_t compare_from; // look for runs that do not end from this visit on; 0: never
    bool narrows;           // asks which values a contract or an invariant leaves open
    bool closed_forms;      // loops that count are not unrolled where they count far
    bool assumes_contracts; // executions that break the contract of a method called do not count,
                            // and what is claimed elsewhere in the method is not looked at
} RunOptions;
// A value of the pre-state that is open: an input, a static field, a field or an element.
typedef struct Slot {
    uint32_t id; // the same in every run on the same method and scope
    Term value;
    const uint32_t *objects; // of a reference: what it can be, 0 for null
    uint32_t count;          // of them; 0 for a number
} Slot;

typedef VECTOR(Slot) SlotList;

// What is known of a slot beyond its type: fewer objects, or 0 <= value <= greatest.
typedef struct TightSlot {
    const uint32_t *objects;
    uint32_t count; // 0 for a number
    uint64_t greatest;
} TightSlot;

// A call that was replaced by the contract of the method, or a loop that was cut by its invariant.
typedef struct ContractCall {
    Method *method;  // NULL: a loop
    Span span;
    Term before;     // the executions that get there and meet the precondition
    Term after;      // those that go on, in the scope or not
    Term unmodelled; // those where the contract could not be evaluated
    bool is_endless; // a recursive call without `measured_by`, a loop without `decreases`
} ContractCall;

typedef struct Symex Symex;

Symex *symex_new(Arena *arena, Sema *sema, Lowering *lowering, TermTable *terms, Solver *solver,
                 const Scope *scope, double deadline);

void symex_set_run_options(Symex *symex, const RunOptions *options);
// The first half of symex_run: the pre-state and all that is assumed of it. Says which slots are
// open; another run may be told more about them.
void symex_prepare(Symex *symex, Method *method);
const SlotList *symex_slots(const Symex *symex);
void symex_tighten(Symex *symex, const Map *tight); // slot id -> TightSlot; before symex_prepare

// Gives the solver the assumptions that it does not have yet.
void symex_assert(Symex *symex);

// Runs the method from every pre-state of the scope.
void symex_run(Symex *symex, Method *method);

const TermList *symex_assumptions(const Symex *symex);
// For each assumption the clause it comes from; begin 0 for those of the heap itself.
typedef VECTOR(Span) SpanList;
const SpanList *symex_assumption_clauses(const Symex *symex);
typedef VECTOR(Obligation) ObligationList;
const ObligationList *symex_obligations(const Symex *symex);
typedef VECTOR(Cut) CutList;
const CutList *symex_cuts(const Symex *symex);
typedef VECTOR(Unmodelled) UnmodelledList;
const UnmodelledList *symex_unmodelled(const Symex *symex);
typedef VECTOR(TraceStep) TraceList;
const TraceList *symex_trace(const Symex *symex);

typedef VECTOR(ContractCall) ContractCallList;
const ContractCallList *symex_contract_calls(const Symex *symex);

// For counterexamples: the objects, and the value of a location in the pre-state.
typedef VECTOR(Object) ObjectList;
const ObjectList *symex_objects(const Symex *symex);
const VariableList *symex_fields(Symex *symex, Type *class_type); // in the order of locations
Term symex_initial(Symex *symex, uint32_t location);
Term symex_exists(Symex *symex, uint32_t object); // is it there in the pre-state?
// The pre-states that a smaller scope has, with so many objects of each class and arrays of that length.
Term symex_within(Symex *symex, uint32_t size);
// Static fields of the pre-state, and the location of one.
const VariableList *symex_static_fields(const Symex *symex);
uint32_t symex_static_location(Symex *symex, Variable *field);
// Of the `static final` fields of the sources, those that hold an object which may have changed
// since the class was initialised.
VariableList symex_open_statics(Symex *symex);
// Parameters in order, `this` first where there is one, with their values at the start.
typedef struct InputValue {
    Variable *variable; // NULL for `this`
    Type *type;
    Term value;
} InputValue;
typedef VECTOR(InputValue) InputList;
const InputList *symex_inputs(const Symex *symex);
bool symex_is_main(const Method *method); // public static void main(String[])
bool symex_is_program(const Symex *symex); // from its beginning: no class is initialised yet
// What calls of nondetInt() and its kin gave, in the order they were asked for.
const InputList *symex_choices(const Symex *symex);
Term symex_result(const Symex *symex);    // TERM_NONE for void
Term symex_exception(const Symex *symex); // what is thrown; meaningful where symex_thrown holds
Term symex_thrown(const Symex *symex);    // executions that end with an exception
// Are there classes whose objects, out of reach, might share what the method changes?
bool symex_leaves_out_others(const Symex *symex);
const StandInList *symex_stand_ins(const Symex *symex);
uint32_t symex_known_length(const Symex *symex); // of arrays that final fields are made with, the greatest
bool symex_out_of_time(const Symex *symex);
Term symex_returned(const Symex *symex);  // executions that return
const LoopRunList *symex_runs(const Symex *symex);
// Variables that stand for what loops compute that were not unrolled.
typedef struct OpenValue {
    Term value;
    Span loop;
} OpenValue;
typedef VECTOR(OpenValue) OpenValueList;
const OpenValueList *symex_open_values(const Symex *symex);
typedef VECTOR(const CallPath *) CallPathList;
const CallPathList *symex_paths(const Symex *symex); // every call that was executed, once
// What a register holds at a visit; TERM_NONE: nothing yet.
Term symex_visit_value(Symex *symex, const LoopRun *run, uint32_t visit, IrRegister reg);
Term symex_final(Symex *symex, uint32_t location); // value at the end

#endif
