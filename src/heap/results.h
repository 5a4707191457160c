// What symbolic execution works with and what it finds: objects and slots of the pre-state,
// obligations, cuts, traces.
#ifndef JURY_HEAP_RESULTS_H
#define JURY_HEAP_RESULTS_H

#include "base/radix.h"
#include "heap/scope.h"
#include "lower/lower.h"
#include "term/term.h"

typedef struct Symex Symex;

typedef VECTOR(Term) TermList;
typedef VECTOR(Span) SpanList;
// "random numbers", "input from System.in": what the executions got from outside, each once.
typedef VECTOR(const char *) OutsideList;

// An object of the pre-state or one that was created.
typedef struct Object {
    uint32_t number;   // its identity; 0 is null
    Type *type;        // exact: a class (erased) or array type
    bool is_initial;   // of the pre-state
    uint32_t location; // of its first field or element
    uint32_t count;    // of fields, or the most elements it can have
    Term length;       // of an array
    Term limit;      // of an array that may be longer than `count`: elements from there on are not
                     // modelled; else TERM_NONE
    bool is_literal; // a string literal, or its characters
    bool is_by_library;           // created in a method of the library
    bool is_hidden;               // a String whose characters were not made, or are not known
    struct Text *text;            // a String that was made of parts (texts.c), or NULL
    struct ClassStatics *made_by; // of a static initialiser: whose (statics.c)
    const Variable *held_by;      // an array made by the initialiser of this static final field
    bool is_frozen;               // made by one: nothing can change it since (settle.c)
    bool is_uncertain; // made by one, parts of which are not modelled: its contents are not known
    Type *class_of;    // of a Class object: the type it is of, if known
    bool is_text;      // with a limit: the characters of a text from outside, or of one made of it
    bool is_owned;     // an array inside a library object: nothing else refers to it
    uint32_t owner;    // of an owned array: the object
    const Variable *owner_field; // and its field
    uint32_t range;              // of a pre-state object that is not owned: which (internal.h)
    Term exists;                 // of a pre-state object that is not owned: it is there
    bool is_answer;              // given by a method of a class that is not given (opaque.c)
    bool is_open;                // a contract speaks of it: its fields may have any values
    Span site;                   // where it was created
    const char *name;            // "Node#2"
    IrCheck check;               // of an exception: the check that failed
    Span asked_at;               // of one made in the library: where the sources call it
    Term about[2];               // and what its message is about (messages.c); TERM_NONE: nothing
    Term rejects;     // an exception: where plain Java rejects its arguments by it, or none
    bool is_boxed;    // made by boxing: small values share one in Java (boxes.c)
    uint32_t creator; // depth of the call that created it
    Term created;     // the executions that created it
} Object;

typedef VECTOR(Object) ObjectList;

// An interface of the library, and the class that its objects of the pre-state are of;
// or a sorted collection of the library, which has no comparator in the pre-state; or an interface
// that many classes implement, whose objects are of none of them: it stands for itself; or a type
// variable, for which a class stands that nobody knows.
typedef struct StandIn {
    const Class *of;       // NULL: of a variable
    const Name *variable;  // or NULL
    const Class *stand_in; // or NULL
    uint32_t classes;      // so many of those below it are looked at; 0: that is not it
} StandIn;

typedef VECTOR(StandIn) StandInList;

typedef enum ObligationKind {
    OBLIGATION_POSTCONDITION,
    OBLIGATION_EXCEPTIONAL_POSTCONDITION, // signals
    OBLIGATION_EXCEPTION,                 // an exception that the specification does not allow
    OBLIGATION_INVARIANT,
    OBLIGATION_INITIALLY,
    OBLIGATION_CONSTRAINT,
    OBLIGATION_PRECONDITION, // of a method called
    OBLIGATION_ASSERTION,    // JML assert
    OBLIGATION_UNREACHABLE,
    OBLIGATION_LOOP_INVARIANT,
    OBLIGATION_DECREASES,
    OBLIGATION_ASSIGNABLE,
    OBLIGATION_ACCESSIBLE,
    OBLIGATION_NON_NULL,          // null at the end in something declared non-null
    OBLIGATION_NON_NULL_VARIABLE, // null assigned to a variable declared so
    OBLIGATION_OVERFLOW,
    OBLIGATION_ENDLESS,      // a loop or a recursion of plain Java that never ends
    OBLIGATION_WELL_DEFINED, // a specification that has no value: null dereference in it …
} ObligationKind;

// Values of the variables of a quantifier, and of those around it, for which its body breaks a
// clause that is to be shown, or has no value.
typedef struct QuantifiedInstance {
    VECTOR(Variable *) variables;
    TermList values; // of each
    Term broken;     // true where they do
    // Of no quantifier, but a part of the clause that has no value there: why, else NULL.
    const char *gap;
    Span gap_span;
    Term index, length; // of an array; TERM_NONE: it is something else
} QuantifiedInstance;

typedef VECTOR(QuantifiedInstance) QuantifiedInstanceList;

// What is asked about programs, each on its own.
typedef enum ProgramProperty {
    PROPERTY_NONE,
    PROPERTY_ASSERT,     // no AssertionError escapes
    PROPERTY_EXCEPTIONS, // no RuntimeException escapes
    PROPERTY_COUNT
} ProgramProperty;

typedef struct Obligation {
    ObligationKind kind;
    Term violated;            // true in the executions that go wrong
    Span span;                // where it goes wrong
    Span clause;              // the clause that is broken, or begin 0
    const char *text;         // "postcondition", "null dereference: NullPointerException" …
    Method *callee;           // asked for because this method is called by contract; or NULL
    ProgramProperty property; // that it is part of
    uint32_t first_instance, instance_end; // of the quantifiers in the clause
} Obligation;

typedef VECTOR(Obligation) ObligationList;

typedef struct Cut {
    Span span;
    const char *text;          // "loop", "recursion of 'f', which is deeper than 12 calls" …
    Term condition;            // true in the executions that were cut
    const Class *class_symbol; // of which they need too many objects, or NULL
    bool is_text;              // a text from outside was longer than what is modelled of it
    bool is_dropped;           // no answer where it is all that there is: not modelled then
} Cut;

typedef VECTOR(Cut) CutList;

typedef struct Unmodelled {
    Span span;
    const char *text;
    Term condition; // true in the executions that reach it
    bool is_apart;  // only the clause it stands in, or is, depends on it
    bool is_doubt;  // an assumption, taken for true: what is broken there may not count, but what
                    // holds there holds
    bool is_text;   // a text from outside is longer than what is modelled of it
} Unmodelled;

typedef VECTOR(Unmodelled) UnmodelledList;

// An exception by which a method of plain Java rejects its arguments, or that it announces.
typedef struct Rejection {
    Span site; // where it is created
    Type *type;
    Term condition; // it escapes
} Rejection;

typedef VECTOR(Rejection) RejectionList;

// One step of an execution, for traces: what a register or field became.
typedef struct TraceStep {
    Span span;
    Term guard;           // it happened
    Variable *variable;   // local or field assigned, or NULL
    Term object;          // whose field; TERM_NONE for locals
    Term index;           // of an array element; else TERM_NONE
    Term value;           // what it became; TERM_NONE: a line passed
    uint32_t depth;       // of calls
    const Method *callee; // by contract, gives the value; else NULL
    bool is_thrown;       // the callee throws the value
    bool is_open;         // a contract or an invariant lets it become that
    const Method *chosen; // a call that gave any value, this one; or NULL
    Type *type;           // of that value
    const Method *drawn;  // of a value from outside: the source, in jury.Outside; else NULL
    const Method *asked;  // and the library method that the sources called to get it, or NULL
    bool is_hidden;       // no line of the sources shows it
} TraceStep;

typedef VECTOR(TraceStep) TraceList;

// A value of the pre-state that is open: an input, a static field, a field or an element.
typedef struct Slot {
    uint32_t id; // the same in every run on the same method and scope
    Term value;
    const uint32_t *objects; // of a reference: what it can be, 0 for null
    uint32_t count;          // of them; 0 for a number
    bool is_length;          // of an array: `objects` are numbers
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
    Method *method; // NULL: a loop
    Span span;
    Term before;      // the executions that get there and meet the precondition
    Term after;       // those that go on, in the scope or not
    Term unmodelled;  // those where the contract could not be evaluated
    TermList cases;   // of a method: where each of its cases applies
    bool may_diverge; // a method that need not end
    bool is_endless;  // a recursive call without `measured_by`, a loop without `decreases`
} ContractCall;

typedef VECTOR(ContractCall) ContractCallList;

// A statement that some execution is said to reach: `reachable`.
typedef struct Passage {
    Span span;
    Term reached;
} Passage;
typedef VECTOR(Passage) PassageList;

// A mark of the source (ir/ir.h), and the executions that pass it.
typedef struct Marked {
    const IrMark *mark;
    Term reached;
} Marked;
typedef VECTOR(Marked) MarkedList;

// Executions that come to a branch, and what would have to hold for them to pass a mark behind it:
// the two exclude each other as they stand, so that nothing is executed there.
typedef struct Missed {
    const IrMark *mark;
    Term guard, condition;
} Missed;
typedef VECTOR(Missed) MissedList;

// Parameters in order, `this` first where there is one, with their values at the start.
typedef struct InputValue {
    Variable *variable; // NULL for `this`
    Type *type;
    Term value;
    const Method *asked; // who answered with it, or NULL
} InputValue;
typedef VECTOR(InputValue) InputList;

#endif
