// Shared by the files of quantified; never included elsewhere.
//
//   graph.c      one graph of the method and what is inlined in it; unrolling
//   state.c      states: copying, merging
//   heap.c       slots, reading and writing, types of objects
//   bounded.c    a heap of so many objects per class
//   reach.c      objects of the pre-state in reach
//   closure.c    \reach in specifications
//   execute.c    instructions
//   call.c       calls by contract
//   spec*.c      specifications as formulas
//   contract.c   cases of contracts, invariants, what may be assigned
//   cuts.c       from cut point to cut point
//   method.c     the whole
#ifndef JURY_QUANTIFIED_INTERNAL_H
#define JURY_QUANTIFIED_INTERNAL_H

#include "quantified/quantified.h"

#include "base/map.h"
#include "diag/internal_error.h"

typedef QuantifiedState State;
typedef QuantifiedFrame Frame;

typedef struct Graph {
    IrMethod *ir;
    VECTOR(Frame *) frame_of;   // by block
    VECTOR(uint8_t) is_cut_off; // by block: behind the last iteration of an unrolled loop
} Graph;

typedef struct ContractCase {
    JmlKeyword behavior;
    Method *declared_in;
    NodeList clauses; // no groups
    Formula holds;    // its precondition in the state before
} ContractCase;
typedef VECTOR(ContractCase) CaseList;

// A location that a contract lets change.
typedef struct Place {
    enum { PLACE_FIELD, PLACE_ALL_FIELDS, PLACE_ELEMENTS, PLACE_EVERYTHING } kind;
    Variable *field;
    Formula object;   // FORMULA_NONE for static fields
    Formula from, to; // of elements, both included; FORMULA_NONE: open
} Place;
typedef struct PlaceList {
    VECTOR(Place) items;
    bool given;
    Span clause;
} PlaceList;

// The assignable clause of a loop.
typedef struct LoopFrame {
    PlaceList places;
    State *arrived; // when the loop was reached
} LoopFrame;

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

struct HeapEngine {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    LogicTable *table;
    QuantifiedOptions options;
    Graph graph;
    Method *method;
    ClassList classes; // of the sources: nothing else extends or implements
    ClassList hidden;  // but local and anonymous ones,
    ClassList lambdas; // and lambdas: the interfaces of these
    bool quantifies_objects; // some specification does
    bool has_math_modes; // some specification has an arithmetic that is not Java's
    // heap
    HeapSlotList slots;
    Map initial; // slot and epoch, as a key -> variable
    uint32_t epochs;
    VECTOR(KnownType) types;
    Map exact_class;               // formula of a new object -> Type
    Map known_length;              // formula of a new array -> length
    Map declared_type;             // formula -> Type that its value is of, or null
    Map subtypes_of;               // formula of a type -> list of types it was compared with
    VECTOR(ReferenceRange) ranges; // of a bounded heap
    VECTOR(ClosureUse) closures;
    Map pure_graphs;               // Method -> Graph
    Map literals;                  // text of a string literal, as a Name -> formula
    // results
    FormulaList axioms, assumptions;
    CutPointList cuts;
    SegmentList segments;
    QuantifiedObligationList obligations;
    QuantifiedPlaceList unmodelled, truncated;
    uint32_t unmodelled_assumptions;
    const char *approximation; // the first that was met
    QuantifiedInputList inputs;
    State *pre_state;
    CaseList cases;         // of the method
    Span claims;            // consequences and examples that its specification has, which it keeps
    PlaceList *assignable;  // by case
    LoopFrame *loop_frames; // by cut point; NULL: loops are unrolled
    Formula receiver;
    Formula *arguments;
    // under way
    uint32_t current;   // cut point
    uint32_t loop;      // the innermost around what is executed, 1 + index; 0: none
    uint32_t quiet;     // inside a pure call of a specification: no obligations
    uint32_t repeating; // what is not modelled was noted before
    uint32_t fresh;
};

// ---- graph.c
void engine_graph_build(HeapEngine *engine, Method *method);
Graph engine_graph_of_call(HeapEngine *engine, Method *method, bool is_virtual, Class *receiver);
bool engine_is_effectively_final(HeapEngine *engine, Class *class_symbol);
bool engine_contract_is_given(HeapEngine *engine, Method *method);

// ---- state.c
State *engine_state_copy(HeapEngine *engine, const State *state);
State *engine_state_merge(HeapEngine *engine, State *const *states, const Formula *guards,
                          uint32_t count);
Formula engine_state_condition(HeapEngine *engine, const State *state); // conditions and facts
bool engine_state_assume(HeapEngine *engine, State *state, Formula condition); // false: dead
void engine_state_fact(HeapEngine *engine, State *state, Formula fact);
Formula engine_conjunction(HeapEngine *engine, const FormulaList *list);

// ---- heap.c
Sort engine_sort_of_type(const Type *type);
Sort engine_sort_of_ir(IrType type);
Formula engine_null_reference(HeapEngine *engine);
Formula engine_default_of(HeapEngine *engine, Sort sort);
uint32_t engine_slot_of_field(HeapEngine *engine, Variable *field);
uint32_t engine_slot_of_elements(HeapEngine *engine, TypeKind element);
uint32_t engine_slot_of_counter(HeapEngine *engine, Class *class_symbol);
Formula engine_slot_initial(HeapEngine *engine, uint32_t slot, uint32_t epoch);
Formula engine_slot_get(HeapEngine *engine, const State *state, uint32_t slot);
void engine_slot_set(HeapEngine *engine, State *state, uint32_t slot, Formula value);
// What a value read from the heap or given from outside is known to be. `state` NULL: nothing
// noted.
void engine_note_value(HeapEngine *engine, State *state, Formula value, Type *type);
Formula engine_load_field(HeapEngine *engine, const State *state, Formula object, Variable *field);
void engine_store_field(HeapEngine *engine, State *state, Formula object, Variable *field,
                        Formula value);
Formula engine_load_element(HeapEngine *engine, const State *state, Formula array, Formula index,
                            TypeKind element);
void engine_store_element(HeapEngine *engine, State *state, Formula array, Formula index,
                          Formula value, TypeKind element);
Formula engine_in_small_range(HeapEngine *engine, Formula value, TypeKind kind);
Formula engine_length_of(HeapEngine *engine, Formula array);
Formula engine_instance_of(HeapEngine *engine, Formula object, Type *type); // false for null
Formula engine_is_subtype(HeapEngine *engine, Formula type_of, Type *type);
Formula engine_is_exactly(HeapEngine *engine, Formula object, Type *type);
Formula engine_is_null(HeapEngine *engine, Formula object);
Formula engine_new_object(HeapEngine *engine, State *state, Type *type, Formula length);
Formula engine_fresh_variable(HeapEngine *engine, Sort sort, const char *name);
void engine_class_fields(HeapEngine *engine, Class *class_symbol, VariableList *list); // instance
TypeKind engine_element_kind(const Type *element);
void engine_add_axiom(HeapEngine *engine, Formula axiom);
Formula engine_string_literal(HeapEngine *engine, const Constant *constant);
Formula engine_non_null_fact(HeapEngine *engine, Formula object, Variable *field);

// ---- bounded.c
void engine_bound_reference(HeapEngine *engine, State *state, Formula value, Type *type);
void engine_bound_heap(HeapEngine *engine);
// False: there are too many to be different objects.
bool engine_bound_literal(HeapEngine *engine, Formula literal);
// An enum with constants that have classes of their own.
bool engine_has_bodies(const Class *class_symbol);
// Objects of the type may be there though nothing refers to them.
void engine_bound_class(HeapEngine *engine, Type *type);
// An object or array more: false when no execution goes on in the scope.
bool engine_bound_creation(HeapEngine *engine, State *state, Class *class_symbol, Span span);
bool engine_bound_length(HeapEngine *engine, State *state, Formula length, Span span);
bool engine_is_computed_static(HeapEngine *engine, const Variable *field);

// ---- reach.c
bool engine_leaves_out_others(HeapEngine *engine); // the pre-state holds only what is in reach
void engine_bound_reach(HeapEngine *engine);

// ---- execute.c
// False when the execution ends here.
bool engine_execute_instruction(HeapEngine *engine, const Graph *graph, const Frame *frame,
                                const IrBlock *block, State *state,
                                const IrInstruction *instruction);
Formula engine_register_get(HeapEngine *engine, const Graph *graph, const State *state,
                            IrRegister reg);
bool engine_fits(HeapEngine *engine, Sort sort, int64_t value);
Formula engine_java_binary(HeapEngine *engine, IrOperation operation, Formula a, Formula b);
Formula engine_java_convert(HeapEngine *engine, IrOperation operation, Formula a);

// ---- call.c
// A call by contract: the states after it, those that return first.
typedef VECTOR(State *) StateList;
void engine_execute_call(HeapEngine *engine, const Graph *graph, const Frame *frame, State *state,
                         const IrInstruction *instruction, StateList *after);
// The slots that a call by contract may change; false: everything may.
typedef VECTOR(uint32_t) SlotNumbers;
bool engine_call_changes(HeapEngine *engine, Method *method, SlotNumbers *slots);
// What a pure method gives, in a specification. FORMULA_NONE: not modelled.
Formula engine_call_in_specification(HeapEngine *engine, Method *method, bool is_virtual,
                                     const State *state, const Formula *arguments, uint32_t count,
                                     Formula *throws);

// ---- spec.c
typedef struct Spec {
    HeapEngine *engine;
    const Graph *graph;
    const Frame *frame; // whose locals are seen, or NULL
    const State *state;
    const State *old;
    Formula receiver;
    Class *receiver_class;
    Formula result;
    Map bindings;      // Variable -> (void *)(uintptr_t)Formula
    Formula guard;     // under which the part being evaluated counts
    Formula undefined; // has met something without a value
    Formula count;     // \count, \index of a FOREACH
    bool failed;       // met something that is not modelled
    uint32_t depth;
} Spec;
Formula engine_spec_value(Spec *spec, Node *expression);
Formula engine_spec_value_as(Spec *spec, Node *expression, Type *type);
Formula engine_spec_holds(Spec *spec, Node *expression);
void engine_spec_bind(Spec *spec, Variable *variable, Formula value);
void engine_spec_undefined(Spec *spec, Formula condition);
Formula engine_spec_unmodelled(Spec *spec, Node *node, const char *text);
Formula engine_spec_receiver_of(Spec *spec, Class *owner, Node *node);
Formula engine_spec_quantified(Spec *spec, Node *node);
Formula engine_elements_non_null(HeapEngine *engine, const State *state, Formula array);
Formula engine_spec_function(Spec *spec, JmlFunction *function);

// ---- closure.c
Formula engine_spec_reach(Spec *spec, Call *call);
void engine_bound_closures(HeapEngine *engine, int64_t next); // the first number to be created

// ---- contract.c
CaseList engine_contract_cases(HeapEngine *engine, Method *method);
Spec engine_contract_spec(HeapEngine *engine, const ContractCase *of, const State *state,
                          const State *old, Formula receiver, const Formula *arguments);
Formula engine_contract_precondition(HeapEngine *engine, CaseList *cases, const State *state,
                                     Formula receiver, const Formula *arguments);
PlaceList engine_contract_places(HeapEngine *engine, const ContractCase *of, const State *state,
                                 Formula receiver, const Formula *arguments);
void engine_contract_allowed(HeapEngine *engine, const ContractCase *of, const Method *method,
                             TypeList *types);
bool engine_is_in_group(const Variable *field, const Variable *group, uint32_t depth);
// Every instance invariant of every object, every static one: as formulas for all objects, or, for
// `one` object, about that one alone.
typedef struct InvariantClause {
    Span span;
    Formula formula;
} InvariantClause;
typedef VECTOR(InvariantClause) InvariantList;
void engine_contract_invariants(HeapEngine *engine, JmlKeyword keyword, const State *state,
                                const State *old, Formula skip, bool for_one, InvariantList *list);
void engine_check_assignable_field(HeapEngine *engine, State *state, Formula object,
                                   Variable *field, Span span);
void engine_check_assignable_element(HeapEngine *engine, State *state, Formula array, Formula index,
                                     Span span);

void engine_read_places(Spec *spec, LocationsClause *clause, PlaceList *list);
// Does the list have the place? The object is NONE for a static field.
Formula engine_allows_field(HeapEngine *engine, const PlaceList *list, Formula object,
                            const Variable *field);
Formula engine_allows_element(HeapEngine *engine, const PlaceList *list, Formula array,
                              Formula index);
Formula engine_allows_array(HeapEngine *engine, const PlaceList *list, Formula array); // any of it

// ---- loop_frame.c
// When a loop is reached: what its assignable clause names there.
void engine_loop_frame_read(HeapEngine *engine, CutPoint *cut, Spec *spec);
// At its head: what the clause does not name is as it was.
void engine_loop_frame_assume(HeapEngine *engine, CutPoint *cut, bool allocates);
// Is an assignment allowed by the loops around it?
void engine_check_loop_field(HeapEngine *engine, State *state, Formula object, Variable *field,
                             Span span);
void engine_check_loop_element(HeapEngine *engine, State *state, Formula array, Formula index,
                               Span span);
void engine_check_loop_anything(HeapEngine *engine, State *state, Span span);

// ---- cuts.c
typedef void ExitVisit(HeapEngine *engine, void *context, State *state, bool is_thrown,
                       Formula value);
// Executes from a block to the cut points and exits.
typedef struct Run {
    const Graph *graph;
    ExitVisit *exit;
    void *context;
    bool is_inner; // of a pure call: no cut points
} Run;
bool engine_run_from(HeapEngine *engine, const Run *run, IrBlockId block, State *state,
                     uint32_t cut);
void engine_find_cuts(HeapEngine *engine, State *state);

// ---- method.c
void engine_check_returned(HeapEngine *engine, State *state, Formula result);
void engine_check_thrown(HeapEngine *engine, State *state, Formula exception);
void engine_add_obligation(HeapEngine *engine, const State *state, Formula goal,
                           ObligationKind kind, Span span, Span clause, const char *text);
void engine_add_approximation(HeapEngine *engine, const char *text);
void engine_add_unmodelled(HeapEngine *engine, const State *state, Span span, const char *text);

#endif
