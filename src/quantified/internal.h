// Shared by the files of quantified; never included elsewhere.
//
//   graph.c      one graph of the method and what is inlined in it
//   graph_unroll.c  its loops, followed a number of times
//   returns.c    where the ends of inlined calls lead
//   state.c      states: copying, merging
//   heap.c       slots, reading and writing, types of objects
//   names.c      names for what a bounded execution writes
//   bounded.c    a heap of so many objects per class
//   limits.c     no more of them than references
//   reach.c      objects of the pre-state in reach
//   closure.c    \reach in specifications
//   execute.c    instructions
//   block_contracts.c  contracts of statements
//   unrolled.c   clauses of loops that are unrolled
//   passed.c     labels and statements that an execution has passed
//   call.c       calls by contract
//   pure_call.c  pure calls in specifications
//   non_null.c   null where it must not be
//   answers.c    methods without a body in specifications
//   spec*.c      specifications as formulas
//   contract.c   cases of contracts, invariants, what may be assigned
//   initializers.c  of static fields, where a program begins
//   cuts.c       from cut point to cut point
//   method.c     the whole
#ifndef JURY_QUANTIFIED_INTERNAL_H
#define JURY_QUANTIFIED_INTERNAL_H

#include "quantified/quantified.h"

#include "base/map.h"
#include "diag/internal_error.h"
#include "spec/contract.h"

typedef QuantifiedState State;
typedef QuantifiedFrame Frame;

// A method that was inlined begins.
typedef struct Entered {
    Method *method;
    const IrRegister *arguments; // of the graph; the receiver first, if there is one
    Span span;                   // of the call
} Entered;

// A loop, and those around it.
typedef struct LoopChain {
    const struct LoopChain *outer;
    Node *statement; // or NULL
    const Frame *frame;
} LoopChain;

typedef struct Graph {
    IrMethod *ir;
    VECTOR(const Entered *) entered; // by block, or NULL: behind it
    VECTOR(Frame *) frame_of;        // by block
    VECTOR(uint8_t) is_cut_off;      // by block: behind the last iteration of an unrolled loop
    // Of unrolled loops, once there are any:
    VECTOR(uint8_t) is_repeated;            // by block: the head, not of the first iteration
    VECTOR(const LoopChain *) loops_around; // by block, or NULL
} Graph;

// The assignable clause of a loop, or of a statement with a contract.
typedef struct LoopFrame {
    PlaceList places;
    State *arrived;    // when the loop was reached
    Formula condition; // where it counts
    const char *owner; // "loop"
} LoopFrame;
typedef VECTOR(LoopFrame) LoopFrameList;

// A label, or a statement with a contract that is under way.
typedef struct Passed {
    const struct Passed *outer;
    const Graph *graph;
    const Frame *frame;
    Node *node;          // LABELED, the SPECIFICATION of the statement, or an unrolled loop
    const State *before; // when it was passed; NULL: ways have met of which not all did
} Passed;

typedef struct KnownType {
    Type *type;
    int64_t number; // of the type, in SUBTYPE and as an exact class
} KnownType;

// References to objects of the pre-state of exactly this type, in a bounded heap.
typedef struct ReferenceRange {
    Type *type;
    bool is_open; // of classes that are not given and are subtypes of it
    int64_t first, count;
} ReferenceRange;

// The distances in one heap (closure.c).
typedef struct ClosureUse {
    VariableList fields;
    const QuantifiedState *state;
    Formula allocated, *values; // of the heap there
    Formula steps;
} ClosureUse;

// What numbers in states stand for: sequences, sets and maps (formula_value.c).
typedef struct ComposedValues {
    Formula lengths, elements, tags, numbers, objects; // functions, once they are needed
    Map met;                                           // elements that were asked for
    Map made;                                          // formula -> number of the value
    FormulaList facts;                                 // of those made, to be said of the state
    // Sets of locations (formula_set.c)
    Map members; // field, or the run itself for elements -> Membership
    VECTOR(struct Membership *) memberships;
    VECTOR(struct KnownSet *) sets;
    // Of those that are compared (formula_location.c)
    VariableList other_fields;
    Map differing;      // comparisons that may be known to fail -> themselves
    const void *clause; // the last that was shown, and in which state
    const void *clause_at;
    FormulaList differing_there; // the comparisons in it that may fail
} ComposedValues;

typedef struct ReachLimits ReachLimits;
typedef struct AnswerUse AnswerUse; // answers.c

// Of a bounded pre-state: what holds of every object of a class, as a quantifier over references.
typedef struct ObjectInvariant {
    Class *class_symbol;
    Formula formula;
} ObjectInvariant;

struct QuantifiedRun {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    SpecTable *specifications;
    LogicTable *table;
    QuantifiedOptions options;
    Graph graph;
    Method *method;
    bool is_unchecked;       // some method that is followed is: type arguments may lie
    ClassList classes;       // of the sources: nothing else extends or implements
    uint32_t found_units;    // of the source path, so many are among them
    ClassList hidden;        // but local and anonymous ones,
    ClassList lambdas;       // and lambdas: the interfaces of these
    bool quantifies_objects; // some specification does
    TypeList havocked;       // of references that a statement `havoc` leaves open
    // heap
    HeapSlotList slots;
    Map initial; // slot and epoch, as a key -> variable
    uint32_t epochs;
    VECTOR(KnownType) types;
    Map near_classes;              // that fields lead to: near.c
    Map exact_class;               // formula of a new object -> Type
    Map known_length;              // formula of a new array -> length
    Map declared_type;             // formula -> Type that its value is of, or null
    Map subtypes_of;               // formula of a type -> list of types it was compared with
    VECTOR(ReferenceRange) ranges; // of a bounded heap
    struct ReachLimits *limits;    // limits.c
    VECTOR(ObjectInvariant) object_invariants;
    Map names, meanings;     // names.c: formula -> its name, and back
    Map definitions;         // name -> what is said of it
    int64_t next_reference;  // the first number that no object of the pre-state has
    uint32_t created;        // objects, in all executions together
    uint32_t created_on_way; // the most in one, where no loop is left
    VECTOR(ClosureUse) closures;
    Map pure_graphs;   // Method -> Graph
    Map forall_values; // Variable of a `forall` clause -> formula
    ComposedValues values;
    uint32_t version_slot; // 1 + the slot of the number of the heap; 0: nothing is asked
    Map answers;           // Method without a body -> formula of its function
    VECTOR(AnswerUse *) answer_uses;
    Map possible_answers; // Method: that some answer keeps its contract is asked already
    Map said_of_all;      // method, heap and receiver, as a Name: what its contract says is said
    uint32_t asking;      // of the contracts of these, so many are being evaluated
    Map literals;         // text of a string literal, as a Name -> formula
    // results
    FormulaList axioms, assumptions;
    FormulaList held;         // see quantified_held_by_inputs
    FormulaList reach_axioms; // see quantified_reach_axioms
    CutPointList cuts;
    SegmentList segments;
    QuantifiedObligationList obligations;
    QuantifiedPlaceList unmodelled, truncated;
    uint32_t unmodelled_assumptions;
    const char *approximation; // the first that was met
    bool out_of_time;          // see quantified_out_of_time
    bool calls_by_contract;    // some call was: what it did is not known exactly
    bool classes_as_given;     // see quantified_classes_as_given
    QuantifiedCallList calls;
    QuantifiedReturnList returns;
    QuantifiedInputList inputs;
    State *pre_state;
    SpecCaseList cases;   // of the method
    SpecCaseList claims;  // consequences and examples that its specification has
    SpecFrame assignable; // of the method, once it is read
    bool has_assignable;
    SpecFrame accessible;
    LoopFrame *loop_frames; // by cut point; NULL: loops are unrolled
    Formula receiver;
    Formula *arguments;
    // under way
    uint32_t current;          // cut point
    uint32_t loop;             // the innermost around what is executed, 1 + index; 0: none
    const LoopChain *unrolled; // the same, where loops are unrolled
    bool is_repeated;          // at the head of such a loop, not in the first iteration
    uint32_t quiet;            // inside a pure call of a specification: no obligations
    FormulaList untold;        // chosen there: what exceptions say
    uint32_t repeating;        // what is not modelled was noted before
    uint32_t fresh;
};

// ---- method.c
bool quantified_is_over(QuantifiedRun *quantified); // looks at the clock

// ---- returns.c
typedef struct CallEnd {
    IrBlockId block; // sets the exception, or null, and jumps behind the call
    IrRegister exception;
    bool is_thrown;
} CallEnd;
void quantified_lead_back(QuantifiedRun *quantified, IrMethod *ir, const CallEnd *end);

// ---- graph.c, graph_unroll.c
void quantified_graph_unroll(QuantifiedRun *quantified, Graph *graph, uint32_t times);
void quantified_graph_build(QuantifiedRun *quantified, Method *method);
// What a pure call in a specification may run; the class of the last is NULL: all that are left.
typedef struct PureTarget {
    Class *class_symbol;
    Method *method;
} PureTarget;
typedef VECTOR(PureTarget) PureTargetList;
PureTargetList quantified_pure_targets(QuantifiedRun *quantified, Method *method, bool is_virtual);
Graph quantified_graph_of_call(QuantifiedRun *quantified, Method *method);
bool quantified_is_effectively_final(QuantifiedRun *quantified, Class *class_symbol);
bool quantified_contract_is_given(QuantifiedRun *quantified, Method *method);
// Is it known by what was found of it?
bool quantified_is_summarised(const QuantifiedRun *quantified, const Method *method);

// ---- state.c
State *quantified_state_copy(QuantifiedRun *quantified, const State *state);
State *quantified_state_merge(QuantifiedRun *quantified, State *const *states,
                              const Formula *guards, uint32_t count);
Formula quantified_state_condition(QuantifiedRun *quantified,
                                   const State *state); // conditions and facts
bool quantified_state_assume(QuantifiedRun *quantified, State *state,
                             Formula condition); // false: dead
void quantified_state_fact(QuantifiedRun *quantified, State *state, Formula fact);
Formula quantified_conjunction(QuantifiedRun *quantified, const FormulaList *list);

// ---- heap.c
Sort quantified_sort_of_type(const QuantifiedRun *quantified, const Type *type);
Sort quantified_sort_of_ir(const QuantifiedRun *quantified, IrType type);
Formula quantified_null_reference(QuantifiedRun *quantified);
Formula quantified_default_of(QuantifiedRun *quantified, Sort sort);
uint32_t quantified_slot_of_field(QuantifiedRun *quantified, Variable *field);
uint32_t quantified_slot_of_elements(QuantifiedRun *quantified, TypeKind element);
uint32_t quantified_slot_of_counter(QuantifiedRun *quantified, Class *class_symbol);
Formula quantified_slot_initial(QuantifiedRun *quantified, uint32_t slot, uint32_t epoch);
Formula quantified_slot_get(QuantifiedRun *quantified, const State *state, uint32_t slot);
void quantified_slot_set(QuantifiedRun *quantified, State *state, uint32_t slot, Formula value);
// What a value read from the heap or given from outside is known to be. `state` NULL: nothing
// noted.
void quantified_note_value(QuantifiedRun *quantified, State *state, Formula value, Type *type);
Formula quantified_load_field(QuantifiedRun *quantified, const State *state, Formula object,
                              Variable *field);
void quantified_store_field(QuantifiedRun *quantified, State *state, Formula object,
                            Variable *field, Formula value);
Formula quantified_load_element(QuantifiedRun *quantified, const State *state, Formula array,
                                Formula index, TypeKind element);
void quantified_store_element(QuantifiedRun *quantified, State *state, Formula array, Formula index,
                              Formula value, TypeKind element);
Formula quantified_in_small_range(QuantifiedRun *quantified, Formula value, TypeKind kind);
Formula quantified_length_of(QuantifiedRun *quantified, Formula array);
// The bounds of a type variable that has more than one; else NULL.
const Type *quantified_several_bounds(QuantifiedRun *quantified, Type *type);

Formula quantified_instance_of(QuantifiedRun *quantified, Formula object,
                               Type *type); // false for null
Formula quantified_subtype(QuantifiedRun *quantified, Formula type_of, Type *type);
Formula quantified_is_exactly(QuantifiedRun *quantified, Formula object, Type *type);
Formula quantified_is_null(QuantifiedRun *quantified, Formula object);
Formula quantified_new_object(QuantifiedRun *quantified, State *state, Type *type, Formula length);
Formula quantified_fresh_variable(QuantifiedRun *quantified, Sort sort, const char *name);
void quantified_class_fields(QuantifiedRun *quantified, Class *class_symbol,
                             VariableList *list); // instance
TypeKind quantified_element_kind(const Type *element);
void quantified_add_axiom(QuantifiedRun *quantified, Formula axiom);
Formula quantified_string_literal(QuantifiedRun *quantified, const Constant *constant);
Formula quantified_non_null_fact(QuantifiedRun *quantified, Formula object, Variable *field);

// ---- names.c
// The value by a name of its own, in a bounded heap; what it is where it needs none. The name has
// the value in executions for which `guard` holds.
Formula quantified_named(QuantifiedRun *quantified, Formula value, const char *name, Formula guard);
// Where ways meet: `value` chooses among those of the ways.
Formula quantified_merged(QuantifiedRun *quantified, const Formula *values, const Formula *guards,
                          uint32_t count, Formula value);
Formula quantified_select(QuantifiedRun *quantified, Formula array, Formula index);
Formula quantified_select_element(QuantifiedRun *quantified, Formula all, Formula array,
                                  Formula index);

// ---- bounded.c
void quantified_bound_reference(QuantifiedRun *quantified, State *state, Formula value, Type *type);
void quantified_bound_heap(QuantifiedRun *quantified);
void quantified_bound_widths(QuantifiedRun *quantified); // when all formulas are made
// False: there are too many to be different objects.
bool quantified_bound_literal(QuantifiedRun *quantified, Formula literal);
// An enum with constants that have classes of their own.
bool quantified_has_bodies(const Class *class_symbol);
// Objects of the type may be there though nothing refers to them.
void quantified_bound_class(QuantifiedRun *quantified, Type *type);
// An object or array more: false when no execution goes on in the scope.
bool quantified_bound_creation(QuantifiedRun *quantified, State *state, Class *class_symbol,
                               Span span);
bool quantified_bound_length(QuantifiedRun *quantified, State *state, Formula length, Span span);
bool quantified_is_computed_static(QuantifiedRun *quantified, const Variable *field);

// All objects that may be of the class here, in a bounded heap; false: they are not known one by
// one.
bool quantified_few_objects(QuantifiedRun *quantified, Class *class_symbol, FormulaList *objects);
// How many objects of exactly the type the scope allows.
int64_t quantified_scope_count(QuantifiedRun *quantified, const Type *type);

// ---- limits.c
// How many of these can be in reach, at most.
int64_t quantified_most_in_reach(QuantifiedRun *quantified, const Type *type);

// ---- reach.c
// Are objects left out that nothing leads to, as far as specifications allow that?
bool quantified_only_in_reach(QuantifiedRun *quantified);
// Do its invariants or constraints read static fields that may change? Then a method can break
// those of objects that it cannot get at (decision 9).
bool quantified_depends_on_statics(QuantifiedRun *quantified, Class *class_symbol);
bool quantified_leaves_out_others(
    QuantifiedRun *quantified); // the pre-state holds only what is in reach
void quantified_bound_reach(QuantifiedRun *quantified);

// ---- execute.c
// False when the execution ends here.
bool quantified_execute_instruction(QuantifiedRun *quantified, const Graph *graph,
                                    const Frame *frame, const IrBlock *block, State *state,
                                    const IrInstruction *instruction);
Formula quantified_register_get(QuantifiedRun *quantified, const Graph *graph, const State *state,
                                IrRegister reg);
bool quantified_fits(QuantifiedRun *quantified, Sort sort, int64_t value);
Formula quantified_java_binary(QuantifiedRun *quantified, IrOperation operation, Formula a,
                               Formula b);
Formula quantified_java_convert(QuantifiedRun *quantified, IrOperation operation, Formula a);

// ---- call.c
// A call by contract: the states after it, those that return first.
typedef VECTOR(State *) StateList;
void quantified_execute_call(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                             State *state, const IrInstruction *instruction, StateList *after);
// A contract of a statement begins or ends; false when the execution ends here.
bool quantified_execute_contract(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, const IrInstruction *instruction);
// What the statements under way may assign; false: that is not known.
bool quantified_statement_frames(QuantifiedRun *quantified, const State *state,
                                 LoopFrameList *list);

// ---- unrolled.c
// At the head of a loop; false when the execution ends here.
bool quantified_unrolled_clauses(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, const IrInstruction *head);
// What the loops around may assign; false: that is not known.
bool quantified_unrolled_frames(QuantifiedRun *quantified, const State *state, LoopFrameList *list);

// ---- passed.c
void quantified_pass(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                     State *state, Node *node);
const Passed *quantified_passed(const State *state, const Frame *frame, const Node *node);
const Passed *quantified_passed_label(const State *state, const Frame *frame, const Name *label);
void quantified_leave_passed(QuantifiedRun *quantified, State *state, const Passed *passed);
const Passed *quantified_merge_passed(QuantifiedRun *quantified, State *const *states,
                                      const Formula *guards, uint32_t count);
// At the head of a loop: labels in it may have been passed in an iteration before.
void quantified_forget_passed(QuantifiedRun *quantified, State *state, const IrLoop *loop);

// The `use` of a lemma; false when the execution ends here.
bool quantified_execute_use(QuantifiedRun *quantified, Evaluation *evaluation, State *state,
                            const SpecExpr *use, Span span);
// The slots that a call by contract may change; false: everything may.
typedef VECTOR(uint32_t) SlotNumbers;
bool quantified_call_changes(QuantifiedRun *quantified, Method *method, SlotNumbers *slots);
// What a pure method gives, in a specification. FORMULA_NONE: not modelled.
Formula quantified_call_in_specification(QuantifiedRun *quantified, const SpecExpr *at,
                                         const State *state, const Formula *arguments,
                                         Formula *throws);

// ---- answers.c
void quantified_answers_prepare(QuantifiedRun *quantified); // once all classes are known
// The heap was changed, unless `is_same`: answers may be others.
void quantified_new_version(QuantifiedRun *quantified, State *state, Formula is_same);
// A pure method that a specification cannot execute, because of a loop: it is known by its
// contract.
bool quantified_is_told(QuantifiedRun *quantified, Method *method);
// What a method that spec_is_asked, or that is told, answers, arguments without the receiver;
// FORMULA_NONE: not modelled.
Formula quantified_answer(QuantifiedRun *quantified, Method *method, const State *state,
                          Formula receiver, const Formula *arguments);
// A model field of an object of a class that is not given; FORMULA_NONE: not of this type.
Formula quantified_open_field(QuantifiedRun *quantified, Variable *field, const State *state,
                              Formula object);
// The same, and what its contract says holds of it.
Formula quantified_answer_as_told(QuantifiedRun *quantified, Method *method, const State *state,
                                  Formula receiver, const Formula *arguments, Span span,
                                  Formula *throws);

// ---- formula_function.c
Formula quantified_elements_non_null(QuantifiedRun *quantified, const State *state, Formula array);
// At a call of the method: some argument must have no null in it.
void quantified_doubt_arguments(QuantifiedRun *quantified, State *state, const Method *method,
                                Span span);

// ---- closure.c
void quantified_bound_closures(QuantifiedRun *quantified,
                               int64_t next); // the first number to be created

// ---- contract.c
SpecCaseList quantified_contract_cases(QuantifiedRun *quantified, Method *method);
Formula quantified_contract_precondition(QuantifiedRun *quantified, SpecCaseList *cases,
                                         const State *state, Formula receiver,
                                         const Formula *arguments);
void quantified_contract_frame(QuantifiedRun *quantified, const SpecCaseList *cases,
                               const State *state, Formula receiver, const Formula *arguments,
                               const Method *method, SpecFrame *frame);
void quantified_contract_allowed(QuantifiedRun *quantified, const SpecCase *of,
                                 const Method *method, TypeList *types);
// ---- near.c: can the method get at the object, of that class?
Formula quantified_is_near(QuantifiedRun *quantified, Class *class_symbol, Formula object);
// Can an object of the type be one of the class? Of two classes only if one extends the other.
bool quantified_may_be_of(QuantifiedRun *quantified, Type *type, Class *class_symbol);
// What fields of the inputs hold, where clauses alone may read them: they have their types.
void quantified_held_by_inputs(QuantifiedRun *quantified, State *state, FormulaList *list);
// After a call by contract: the invariants that the callee keeps.
void quantified_assume_kept(QuantifiedRun *quantified, const Method *method, Formula receiver,
                            const Formula *arguments, const State *before, State *state);
// Every instance invariant of every object, every static one: as formulas for all objects, or, for
// `one` object that the method may get at, about that one alone.
typedef struct InvariantClause {
    Span span;
    Formula formula;
    Class *class_symbol; // whose objects it is about; NULL: a static one
    Formula object;      // the one object, or NONE
    bool reads_others;   // than fields of the object itself
} InvariantClause;
typedef VECTOR(InvariantClause) InvariantList;
// Those of the object whose method is called and inlined, if the method may count on them.
// May it count on the invariants of its object, whoever calls it? Private ones are parts of others.
bool quantified_counts_on_invariants(const Method *method);
void quantified_check_entered(QuantifiedRun *quantified, const Graph *graph, State *state,
                              const Entered *entered);
// `accessible \inv: …` of the class under check and its supertypes, at the start.
void quantified_contract_accessible(QuantifiedRun *quantified, InvariantList *list);
void quantified_contract_invariants(QuantifiedRun *quantified, JmlKeyword keyword,
                                    const State *state, const State *old, Formula skip,
                                    bool for_one, InvariantList *list);
// The same for fields that must not hold null.
void quantified_implicit_invariants(QuantifiedRun *quantified, const State *state, Formula skip,
                                    bool for_one, InvariantList *list);
void quantified_check_assignable_field(QuantifiedRun *quantified, State *state, Formula object,
                                       Variable *field, Span span);
void quantified_check_assignable_element(QuantifiedRun *quantified, State *state, Formula array,
                                         Formula index, Span span);

// Does the method under check say what it reads? What it calls is executed then, where it can be.
bool quantified_has_accessible(QuantifiedRun *quantified);
void quantified_accessible_read(QuantifiedRun *quantified, const State *state);
// Is the read of a field, or of an element where `field` is NULL, allowed?
void quantified_check_accessible(QuantifiedRun *quantified, State *state, Formula object,
                                 Variable *field, Formula index, Span span);

// ---- loop_frame.c
// When a loop is reached: what its assignable clause names there.
void quantified_loop_frame_read(QuantifiedRun *quantified, CutPoint *cut,
                                const Evaluation *arrived);
// At its head: what the clause does not name is as it was.
void quantified_loop_frame_assume(QuantifiedRun *quantified, CutPoint *cut, bool allocates);
// Is an assignment allowed by the loops around it?
void quantified_check_loop_field(QuantifiedRun *quantified, State *state, Formula object,
                                 Variable *field, Span span);
void quantified_check_loop_element(QuantifiedRun *quantified, State *state, Formula array,
                                   Formula index, Span span);
void quantified_check_loop_anything(QuantifiedRun *quantified, State *state, Span span);

// ---- cuts.c
typedef void ExitVisit(QuantifiedRun *quantified, void *context, State *state, bool is_thrown,
                       Formula value);
// Executes from a block to the cut points and exits.
typedef struct Run {
    const Graph *graph;
    ExitVisit *exit;
    void *context;
    bool is_inner; // of a pure call: no cut points
} Run;
bool quantified_run_from(QuantifiedRun *quantified, const Run *run, IrBlockId block, State *state,
                         uint32_t cut);
void quantified_find_cuts(QuantifiedRun *quantified, State *state);

// ---- method.c
void quantified_check_returned(QuantifiedRun *quantified, State *state, Formula result);
void quantified_check_thrown(QuantifiedRun *quantified, State *state, Formula exception);
void quantified_add_obligation(QuantifiedRun *quantified, const State *state, Formula goal,
                               ObligationKind kind, Span span, Span clause, const char *text);
void quantified_add_approximation(QuantifiedRun *quantified, const char *text);
void quantified_add_unmodelled(QuantifiedRun *quantified, const State *state, Span span,
                               const char *text);

// ---- initializers.c
void quantified_note_initializers(QuantifiedRun *quantified, const IrMethod *graph,
                                  const State *state);

#endif
