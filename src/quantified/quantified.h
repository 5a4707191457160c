// Symbolic execution of one method on an unbounded heap of arrays.
//
// Input:   the IR of the method and of what it calls, its specification.
// Output:  formulas (logic/logic.h): the graph cut at its loops; for every path from a cut point to
//          the next its condition, its end state and the obligations met on the way.
// Method:  docs/quantified.md. A field is an array from references to values, the elements of
// arrays
//          are one array of arrays for each kind of element, quantifiers are kept.
//
// Everything lives in the arena given, formulas in their table.
#ifndef JURY_QUANTIFIED_QUANTIFIED_H
#define JURY_QUANTIFIED_QUANTIFIED_H

#include "logic/logic.h"
#include "lower/lower.h"
#include "heap/scope.h"
#include "symex/symex.h"

// Methods that are known by what was found of them, instead of a contract: static, of ints and
// booleans, without effects. A call of one gives any value for which `after` holds.
typedef struct QuantifiedSummaries {
    const MethodList *methods;
    Formula (*after)(void *context, const Method *method, const Formula *arguments, Formula result);
    void *context;
} QuantifiedSummaries;

typedef struct QuantifiedOptions {
    uint32_t most_paths; // through one block from one cut point; more are merged. 1: always merge
    uint32_t unroll;     // 0: cut at loops; else loops are unrolled so many times, and the entry is
                         // the only cut point
    const Scope *scope;  // or NULL: the heap is unbounded. Else the objects of the pre-state are
                         // bounded per class, and the lengths of its arrays
    bool inline_all;     // contracts of callees are not used, their bodies are
    Deadline deadline;   // or none: then nothing is left half done
    Type *escaping;      // of a program: only exceptions of this class must not leave it; or NULL
    const QuantifiedSummaries *summaries; // or NULL
} QuantifiedOptions;

// A heap as arrays: what a field, static field or kind of array elements is called.
typedef enum SlotKind {
    SLOT_FIELD,
    SLOT_STATIC,
    SLOT_ELEMENTS,
    SLOT_VERSION, // the number of the heap, for what methods without a body answer (answers.c)
} SlotKind;
typedef struct HeapSlot {
    SlotKind kind;
    Variable *field;  // of FIELD and STATIC
    TypeKind element; // of ELEMENTS: primitive, or TYPE_CLASS for references
    Class *counted;   // of STATIC without a field: how many objects of it there are (bounded)
    Sort sort;        // of the whole: an array, or, STATIC, of the value
    const char *name;
} HeapSlot;

// What holds at one point of an execution.
typedef struct QuantifiedState {
    Formula *registers; // by register of the graph; FORMULA_NONE: not assigned
    uint32_t register_count;
    Formula *heap; // by slot; FORMULA_NONE: as at the start of its epoch
    uint32_t heap_count;
    uint32_t epoch;         // changes when everything may have changed
    Formula allocated;      // references below this one are in use
    uint32_t created;       // objects on the way here, at the most
    FormulaList conditions; // atoms of the path since the cut point: branches and assumptions
    FormulaList facts; // what is true of every execution here: ranges of references and the like
    Span thrown_at;    // where the exception under way was made
    IrCheck thrown_check;
    const struct Passed *passed; // labels and statements under way, the last first (passed.c)
} QuantifiedState;

// A part of the graph that belongs to one method: the one under proof, or one that was inlined.
typedef struct QuantifiedFrame {
    struct QuantifiedFrame *caller; // NULL: the method itself
    IrMethod *method;
    uint32_t base; // its register r is register base + r of the graph
} QuantifiedFrame;

// How an execution first gets to a cut point.
typedef struct Arrival {
    uint32_t from; // cut point
    QuantifiedState *state;
} Arrival;

typedef struct CutPoint {
    uint32_t index;
    uint32_t loop; // of the graph, 1 + index; 0: the entry of the method
    IrBlockId block;
    Node *statement; // WHILE, DO, FOR, FOREACH, or NULL
    Span span;       // of its keyword
    QuantifiedFrame *frame;
    uint32_t parent;        // cut point of the loop around; 0: none (the entry is no loop)
    QuantifiedState *state; // variables where the loop changes something, else values from before
    // The variables made for this cut point, and what each stands for:
    FormulaList variables;
    VECTOR(uint32_t) registers; // of variable i, or 0
    VECTOR(uint32_t) slots;     // of variable i: 1 + slot, or 0; neither: the allocation counter
    VECTOR(Arrival) arrivals;
    FormulaList given; // what the user wrote as loop invariants, on `state`
    bool everything;   // the loop may change any part of the heap
    Formula guard;     // some path from the entry leads here; no invariants in it
    IrRegister index_register, array_register; // of FOREACH over an array, of the graph
} CutPoint;

typedef struct Segment {
    uint32_t from, to; // cut points
    bool is_back;      // comes back to a loop that it is in: the induction step of `to`
    QuantifiedState *end;
} Segment;

typedef struct QuantifiedObligation {
    uint32_t from;          // cut point
    FormulaList conditions; // of the path up to here
    FormulaList facts;
    Formula goal; // to be shown
    ObligationKind kind;
    Span span, clause;
    const char *text;
    uint32_t cut; // of a user's loop invariant or variant: its cut point; else 0
    bool is_step; // … met when the loop is reached again
} QuantifiedObligation;

typedef struct QuantifiedPlace { // not modelled, or (unrolled) cut
    uint32_t from;
    FormulaList conditions, facts;
    Span span;
    const char *text;
    const Class *class_symbol; // cut: of which there would be too many objects, or NULL
    bool is_loop;              // cut: unrolled further, it may not be
} QuantifiedPlace;

// A call by contract: which executions get there, and which go on behind it.
typedef struct QuantifiedCall {
    uint32_t from; // cut point
    Method *method;
    Span span;
    Formula before, after; // conditions and facts since the cut point
    FormulaList cases;     // the precondition of each, before the call
    bool may_diverge;      // it need not end: that nothing goes on may be meant
    bool is_measured;      // a recursive call, and that its measure decreases is to be shown
    bool is_answer;        // of a method without a body, in a specification: `after` is what some
                           // answer to some arguments keeps
} QuantifiedCall;

// A way out of the method, with summaries only.
typedef struct QuantifiedReturn {
    uint32_t from;
    FormulaList conditions, facts;
    Formula *values; // the arguments, and the result
} QuantifiedReturn;
typedef VECTOR(QuantifiedReturn) QuantifiedReturnList;

typedef struct QuantifiedInput {
    Variable *variable; // NULL: this
    Type *type;
    Formula value;
} QuantifiedInput;

typedef struct QuantifiedRun QuantifiedRun;

QuantifiedRun *quantified_new(Arena *arena, Sema *sema, Lowering *lowering, LogicTable *table,
                              const QuantifiedOptions *options);
void quantified_run(QuantifiedRun *quantified, Method *method);

// ---- Results
// Did the deadline pass before everything was executed? Nothing else means anything then.
bool quantified_out_of_time(const QuantifiedRun *quantified);
const FormulaList *quantified_axioms(const QuantifiedRun *quantified); // true everywhere
// Of a bounded heap: that every object is in reach. Without these there are more pre-states, so
// that what holds without them holds; what is broken may not be.
const FormulaList *quantified_reach_axioms(const QuantifiedRun *quantified);
// All conditions of a path hold, in as few formulas as those of other paths allow.
Formula quantified_way(QuantifiedRun *quantified, const FormulaList *conditions);
// Of a bounded heap: what the names mean that the formulas depend on.
void quantified_definitions(const QuantifiedRun *quantified, const Formula *formulas,
                            uint32_t count, FormulaList *list);
// What holds at the start: precondition, invariants, well-formedness.
const FormulaList *quantified_assumptions(const QuantifiedRun *quantified);
typedef VECTOR(CutPoint *) CutPointList;
const CutPointList *quantified_cuts(const QuantifiedRun *quantified); // [0]: the entry
typedef VECTOR(Segment) SegmentList;
const SegmentList *quantified_segments(const QuantifiedRun *quantified);
typedef VECTOR(QuantifiedObligation) QuantifiedObligationList;
const QuantifiedObligationList *quantified_obligations(const QuantifiedRun *quantified);
const QuantifiedReturnList *quantified_returns(const QuantifiedRun *quantified);
typedef VECTOR(QuantifiedPlace) QuantifiedPlaceList;
const QuantifiedPlaceList *quantified_unmodelled(const QuantifiedRun *quantified);
// The first so many of them are in what is assumed at the start: nothing is known then.
uint32_t quantified_unmodelled_assumptions(const QuantifiedRun *quantified);
// Was a method inlined that a class that is not given may override, of an object from outside?
bool quantified_classes_as_given(const QuantifiedRun *quantified);
// Need the method not end? Every case of its specification says so.
bool quantified_may_diverge(const QuantifiedRun *quantified);
// Where more is possible than in Java: what is broken there may be so for that reason alone.
const char *quantified_approximation(const QuantifiedRun *quantified);            // or NULL
const QuantifiedPlaceList *quantified_truncated(const QuantifiedRun *quantified); // loops cut off
typedef VECTOR(QuantifiedCall) QuantifiedCallList;
const QuantifiedCallList *quantified_calls(const QuantifiedRun *quantified); // by contract
// Does nothing show that the call ends, as far as calls go? It may diverge, or is recursive without
// a measure, or comes back to the method through others.
bool quantified_call_is_open(const QuantifiedRun *quantified, const QuantifiedCall *call);
typedef VECTOR(QuantifiedInput) QuantifiedInputList;
const QuantifiedInputList *quantified_inputs(const QuantifiedRun *quantified);
typedef VECTOR(HeapSlot) HeapSlotList;
const HeapSlotList *quantified_slots(const QuantifiedRun *quantified);
const IrMethod *quantified_graph(const QuantifiedRun *quantified);
const QuantifiedState *quantified_pre_state(const QuantifiedRun *quantified);

// A formula about the variables of a cut point, said of another state that is there: at the end of
// a segment that leads to it, or on arrival.
Formula quantified_at(QuantifiedRun *quantified, const CutPoint *cut, Formula formula,
                      const QuantifiedState *state);

// A formula about the heap of one state, said of the heap of another.
Formula quantified_moved(QuantifiedRun *quantified, Formula formula, const QuantifiedState *from,
                         const QuantifiedState *to);

// The heap as a state has it.
Formula quantified_slot_value(QuantifiedRun *quantified, const QuantifiedState *state,
                              uint32_t slot);

Formula quantified_length(QuantifiedRun *quantified, Formula array);

// Types as TYPE_OF and SUBTYPE number them; the classes of the sources.
int64_t quantified_type_number(QuantifiedRun *quantified, Type *type);
bool quantified_is_subtype(QuantifiedRun *quantified, int64_t type, int64_t of);
const ClassList *quantified_classes(const QuantifiedRun *quantified);

// A specification expression as a formula on the state of a cut point, seen from the loop there
// (or, `result` given, as in a postcondition). FORMULA_NONE where it cannot be said.
Formula quantified_expression(QuantifiedRun *quantified, const CutPoint *cut, Node *expression,
                              Formula result);

#endif
