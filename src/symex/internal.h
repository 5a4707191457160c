// Shared by the files of symex; never included elsewhere.
//
//   state.c       states: path condition and values, branching, merging
//   universe.c    objects: the pre-state, layouts, creation
//   held_types.c  of which types the pre-state has objects, and what fields hold
//   others.c      classes of which objects out of reach matter
//   class_bounds.c  how many objects of a class there may be
//   pre_state.c   the values of the pre-state, and what holds of them
//   numbering.c   which of its objects can be met, and one numbering of each heap
//   statics.c     static fields, initialisers
//   settle.c      what static initialisers leave to the pre-state
//   heap.c        reading and writing through references
//   semantics.c   Java's arithmetic on terms
//   floating.c    float and double
//   execute.c, statements.c  instructions and blocks; statements of JML
//   step.c        the same, one step at a time along one path
//   loops.c       unrolling
//   loop_cut.c, loop_frame.c  loops cut by invariants; what loops may assign
//   runs.c        how often loops run, and whether they end
//   closed_form.c  loops that count, without unrolling
//   slice.c       what decides how a loop goes on
//   boxes.c       boxing, and the identity of boxes
//   classes.c     class literals, getClass()
//   texts.c       concatenation, texts of numbers
//   characters.c  what Character says of a char
//   block_contracts.c  contracts of statements
//   places.c, assignable.c, accesses.c  what may be assigned and read
//   calls.c       dispatch, inlining
//   call_contract.c, call_exceptions.c  calls by contract: what holds before and after
//   havoc.c, narrow.c  values that a contract or loop leaves open, and what they can still be
//   told.c        values that a postcondition gives outright
//   effects.c     what code may create and assign
//   spec*.c       specifications evaluated on states
//   program.c     whole programs: main, values that nobody determines
//   method.c      one method from pre-state to obligations
#ifndef JURY_SYMEX_INTERNAL_H
#define JURY_SYMEX_INTERNAL_H

#include "symex/symex.h"

enum { REFERENCE_BITS = 16, MOST_ELEMENTS = 4096 };

// A set of executions: those in which `guard` holds, and their values. Dead when guard is false.
typedef struct State {
    Term guard;
    Radix values; // location -> Term; absent: the initial value
} State;

typedef struct Layout {
    VariableList fields; // of the class and its superclasses, in order
    Map index_of;        // Variable -> (void *)(uintptr_t)(index + 1)
} Layout;

// Pre-state objects of one exact type: numbers first … first+count-1.
typedef struct Range {
    Type *type;
    uint32_t first, count;
    bool is_fixed;     // enum constants: not numbered
    bool is_made;      // by a static initialiser, one object
    bool is_few;       // only there because an array may be of a narrower class
    uint32_t possible; // as many as can be met in the slots walked so far (numbering.c)
    Term *met;         // met[i]: a slot walked so far holds object first+i
    bool is_canonical; // one that exists implies those before
    TermList sorted;   // where it is not, on demand (class_bounds.c)
} Range;

// A class of which the pre-state may hold objects that nothing refers to.
typedef struct Others {
    Type *type;
    bool is_one; // one such object, of all classes together, is enough
} Others;

// States in which a label was passed, in order.
typedef VECTOR(const State *) LabelVisits;

// A method being executed.
typedef struct Frame {
    struct Frame *caller;
    IrMethod *method;
    uint32_t base;      // location of register 0
    uint32_t depth;
    State before;       // at its start, for \old
    Term receiver;      // or TERM_NONE
    // Collected exits:
    State returned;
    State thrown;
    uint32_t exception; // location that holds what was thrown
    State *pending;     // by block: what is to be executed there
    const CallPath *path;
    LoopRun *run;       // of the innermost loop under way, or NULL
    LoopRun *recursion; // of the method, in the outermost of its frames
    Map blocks;         // SpecificationCase of a statement -> BlockVisit (block_contracts.c)
    const State *loop_entry; // before the innermost loop, or NULL
    Map labels;         // Name of a label -> LabelVisits, for \old(e, label)
    Map variants;       // `decreases` clause -> (void *)(uintptr_t)location of its last value
} Frame;

typedef struct ClosureUse ClosureUse; // reach.c

struct Symex {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    TermTable *terms;
    Solver *solver;
    Scope scope;
    double deadline;
    // universe
    ObjectList objects;
    Map layouts;           // Class -> Layout
    VECTOR(Range) ranges;
    uint32_t next_location;
    VECTOR(Term) initial;  // by location; TERM_NONE: not made yet
    Map statics;           // Variable -> (void *)(uintptr_t)location
    Map class_statics;     // Class -> ClassStatics
    struct ClassStatics *initializing; // the class whose static initialiser runs, before it all
    Map mentioned_statics; // Variable -> itself: those that may be read
    VariableList static_values; // final fields, of references, that initialisers set
    TermList given_away;   // what initialisers left in static fields that are not final
    bool has_uncertain;    // objects
    Map initialized_flags; // from the start: Class -> (void *)(uintptr_t)location
    Map candidates;        // memo for terms: see heap.c
    VariableList static_fields; // of the pre-state, in order
    bool symmetry_breaking;
    Map instances;         // Type, arguments included -> itself: its fields were followed
    TypeList slot_types;   // of all slots followed
    Map held_types;        // Variable -> TypeList: what a field of the pre-state holds
    bool has_mixed_fields; // some hold objects of several types
    Method *laid_out_for;  // the method whose pre-state this is
    bool stores_known, checks_stores; // see effects_check_stores
    StandInList stand_ins; // noted when their interfaces are met
    VECTOR(Others) others;
    TermList roots;         // the objects, one at most, that are there though nothing refers to them
    bool leaves_out_others; // some that might share what the method changes are not looked at
    SlotList slots;        // of the pre-state, in order
    Map tight;             // see symex_tighten
    uint32_t known_length; // the greatest of arrays whose lengths are known
    uint32_t input_slots;  // so many have no location
    struct Start *start;   // the method at its start (method.c); NULL: not prepared yet
    // results
    TermList assumptions;
    SpanList assumption_clauses; // the clause each comes from, or begin 0
    ObligationList obligations;
    CutList cuts;
    UnmodelledList unmodelled;
    TraceList trace;
    InputList inputs;
    InputList choices; // values that nobody determines, in the order they were asked for
    Term result, exception;
    State final;
    struct Accesses *accesses;     // of the method under check (accesses.c), or NULL
    struct LoopFrame *loop_frame;  // of the innermost loop with an assignable clause; or NULL
    struct Assignable *assignable; // of the method under check; NULL: nothing is checked
    Term constructing;     // the object under construction, or TERM_NONE
    Term returned, thrown; // how the method ends
    Span method_span;      // of the method under check
    Span library_call;     // while a library method runs: where it was called; else begin 0
    bool is_running;       // the pre-state is complete
    uint32_t first_created; // number of the first object that is not of the pre-state
    Term *apart;           // evaluating a clause that nothing else depends on: collects where
                           // it is not modelled; else NULL
    bool doubts;           // evaluating an assumption
    Term *noted;           // collects where an assumption is not modelled; else NULL
    uint32_t repeating;    // evaluating again: what is not modelled is known
    uint32_t quiet;        // in a specification: nothing is checked, nothing traced
    Term given;            // what is evaluated counts only where this holds; TERM_NONE: anywhere
    RunOptions run_options;
    LoopRunList runs;
    OpenValueList open_values;  // (closed_form.c)
    CallPathList paths;
    Span call_site;        // of the call under way
    Type *call_type;       // of the call of a built-in under way; NULL: as declared
    bool is_before_program; // from the start: no static field has its value yet
    Map slices;            // IrLoop -> LoopSlice (slice.c)
    Map creation_counters; // Class -> (void *)(uintptr_t)location (class_bounds.c)
    Map specification_boxes; // value and kind of box -> (void *)(uintptr_t)object (boxes.c)
    Map identity_hashes;   // (void *)(uintptr_t)object -> Term
    Map classes_of_any;    // (void *)(uintptr_t)object -> (void *)(uintptr_t)object
    Map class_objects;     // Type -> (void *)(uintptr_t)object
    Map order_choices;     // collection, changes and step, as a Name -> (void *)(uintptr_t)Term
    Map literals;          // text of a string literal, as a Name -> (void *)(uintptr_t)object
    VECTOR(ClosureUse *) closures; // of references between objects, by state (reach.c)
    Map forall_values;     // Variable of a `forall` clause -> (void *)(uintptr_t)Term
    Map ranges_beyond;     // Variable of a quantifier -> 1: within, 2: beyond (spec_quantify.c)
    Map regions;           // IrMethod -> block orders (loops.c)
    Map effects;           // Method -> Effects (effects.c)
    Map by_contract;       // Method -> (void *)1: called by its contract, 2: not
    ContractCallList contract_calls;
    Method *method;        // under check, with its inputs
    State before;
    Term receiver;
    const Term *arguments;
    uint32_t assumed;      // how many assumptions the solver has been given
    // What is remembered outside of states stays when an execution is taken back (step.c): objects
    // and locations below these.
    uint32_t pinned_objects, pinned_locations;
    bool out_of_time;
    uint32_t steps;        // taken, to look at the clock now and then
};

// ---- scope.c, state.c
State state_dead(void);
static inline bool state_is_dead(const State *state) {
    return state->guard == TERM_FALSE;
}
State state_assume(Symex *symex, State state, Term condition);
// The two must exclude each other.
State state_merge(Symex *symex, State a, State b);
Term state_get(Symex *symex, const State *state, uint32_t location);
void state_set(Symex *symex, State *state, uint32_t location, Term value);

// ---- universe.c
uint32_t type_bits(const Symex *symex, TypeKind kind); // of an integral type as stored
Term default_value(Symex *symex, Type *type);
Term fresh_value(Symex *symex, Type *type, const char *name); // any value, of the pre-state's objects
const Layout *class_layout(Symex *symex, Class *class_symbol);
uint32_t universe_locations(Symex *symex, uint32_t count); // new ones, without an initial value
bool is_owned_field(const Variable *field); // an array that belongs to a library object
// The array of a final field that is made where it is declared may be of a known length.
bool field_has_length(const Variable *field, uint32_t *length);
// Of an object of the pre-state.
bool field_is_nullable(Symex *symex, Variable *field);
Type *field_type(const Variable *field); // its own, or narrower where that is known
Type *location_type(Symex *symex, const Object *object, uint32_t index); // of a field or element
// To be called when a map outside of states has come to hold an object or location.
void universe_pin(Symex *symex);
void universe_pin_locations(Symex *symex); // only those; objects made since may go
void universe_build(Symex *symex, Method *method); // all objects that the pre-state may have
IrType value_type(const Type *type);
Object *universe_create(Symex *symex, State *state, Type *type, Term length, uint32_t capacity,
                        Span site);
// The String object of a literal; the same one for the same text. 0 if there is no class String.
uint32_t universe_literal(Symex *symex, const Constant *constant);
uint32_t universe_constant(Symex *symex, Type *type); // an object that was always there
// A new String of that text, its characters in the object before it.
uint32_t universe_string(Symex *symex, const Constant *constant, Span site);
Term object_reference(Symex *symex, uint32_t number);
Term object_exists(Symex *symex, uint32_t number); // in the pre-state; true for created ones
bool object_is_instance(Symex *symex, const Object *object, Type *type);

// ---- held_types.c
bool is_kept_null(Symex *symex, const Variable *field); // a comparator of the pre-state
// All types of which the pre-state has objects, and what their fields hold.
void held_types_find(Symex *symex, Method *method);
void held_types_assume(Symex *symex); // objects of the pre-state are of what their slots say
TypeList field_holds(Symex *symex, const Variable *field); // erased; of an owned array, its elements
TypeList location_holds(Symex *symex, const Object *object, uint32_t index);

// ---- statics.c
typedef struct ClassStatics {
    Class *class_symbol;
    bool is_running;
    bool throws;       // it ends with an exception
    bool assigns_others; // static fields of other classes
    uint32_t doubtful; // objects before this number may have been changed by what is not modelled
    StaticStepList unknown_steps; // what is not modelled
} ClassStatics;
// Executes the static initialisers of the classes whose fields the method may read.
void statics_prepare(Symex *symex, Method *method);
// Of this class, unless that was done; false where it throws, or for an enum, is not known.
bool statics_initialize(Symex *symex, Class *class_symbol);
uint32_t static_place(Symex *symex, Variable *field);    // its location
// `final int k = 5;` holds its constant in every object.
bool is_constant_instance_field(const Variable *field);
Term constant_value(Symex *symex, const Variable *field); // of a constant variable
uint32_t static_location(Symex *symex, Variable *field); // the same, with an initial value if known
Term static_get(Symex *symex, const State *state, Term guard, Variable *field, Span span);
void static_set(Symex *symex, State *state, Variable *field, Term value, Span span);

// ---- settle.c
void settle_class(Symex *symex, ClassStatics *statics, const State *state);
void settle_objects(Symex *symex); // those that all initialisers made become part of the pre-state
// Does a field or element of an object hold in every pre-state what was computed?
bool is_settled(Symex *symex, const Object *object, uint32_t index);
// Notes where contents are read that code may have changed; of a field, or else of an element.
void check_content_known(Symex *symex, Term guard, Term object, const Variable *field, Span span);

// ---- class_bounds.c
// Counts an object that the state creates; the result says where its class may have one more.
Term count_creation(Symex *symex, State *state, const Class *class_symbol);
void add_creation_cut(Symex *symex, Term condition, const Class *class_symbol, Span span);
// The same, and what does not fit is cut.
void cut_creation(Symex *symex, State *state, const Class *class_symbol, Span span);

// ---- others.c
void others_find(Symex *symex, Method *method);
const Others *others_of(Symex *symex, const Range *range); // or NULL
bool others_offer(Symex *symex, Type *type); // may any number of such objects be there?

// ---- pre_state.c
// An input: a slot of the pre-state, walked in the order of the calls.
Term fresh_input(Symex *symex, Type *type, const char *name, bool is_nullable);
Term fresh_static(Symex *symex, Variable *field); // what a static field holds
bool has_objects(Symex *symex, Type *type); // the pre-state, of this type
// The length of the array that is laid out next.
Term fresh_length(Symex *symex, const char *name);
// Any of these objects: a choice by a code of few bits.
Term reference_among(Symex *symex, const uint32_t *numbers, uint32_t count, const char *name);
// After the inputs: gives every location of the pre-state its value, and assumes what holds of it.
void pre_state_build(Symex *symex);
// Values for the fields or elements of an object of the pre-state; `is_walked`: met at once.
void pre_state_fill(Symex *symex, uint32_t number, bool is_walked);
void assume(Symex *symex, Term condition);
void assume_for(Symex *symex, Term condition, Span clause); // because of that clause

// ---- numbering.c
// How many objects of each range can be met at all, before they are laid out: no more are.
void numbering_bound(Symex *symex, Method *method);
void numbering_walk(Symex *symex); // the objects, after the inputs and static fields
// Can a slot of that type, walked next, hold this object?
bool numbering_allows(const Symex *symex, const Object *object);
// A slot of the walk holds `value`, in heaps where `active`.
void numbering_meet(Symex *symex, Term value, Term active);

// ---- heap.c
typedef struct ObjectSet {
    uint64_t *words;
    uint32_t count; // of words
} ObjectSet;
bool object_set_has(const ObjectSet *set, uint32_t number);
const ObjectSet *reference_candidates(Symex *symex, Term reference);
void note_candidates(Symex *symex, Term variable, const ObjectSet *set);
ObjectSet *object_set_new(Symex *symex);
void object_set_add(Symex *symex, ObjectSet *set, uint32_t number);
Term heap_load(Symex *symex, const State *state, Term object, Variable *field);
void heap_store(Symex *symex, State *state, Term object, Variable *field, Term value);
Term heap_length(Symex *symex, Term array);
// `otherwise` is what an array that cannot be there gives; it tells the kind of element.
Term heap_load_element(Symex *symex, const State *state, Term array, Term index, Term otherwise);
void heap_store_element(Symex *symex, State *state, Term array, Term index, Term value);
// An object of the pre-state that may be of a class that is not known.
bool is_creatable(const Class *class_symbol);
bool stands_for_any(Symex *symex, const Object *object);
Term heap_instance_of(Symex *symex, Term object, Type *type);
Term heap_storable(Symex *symex, Term array, Term value);
// Notes where an object of class Object stands for one of a type that the pre-state lacks.
void check_class_known(Symex *symex, Term guard, Term reference, Type *type, Span span);

// ---- semantics.c
uint32_t width_of(const Symex *symex, IrType type); // but BOOL
Term java_constant(Symex *symex, IrType type, int64_t value);
bool java_fits(const Symex *symex, IrType type, int64_t value); // at the width of the scope
Term java_binary(Symex *symex, IrOperation operation, Term a, Term b);
Term java_convert(Symex *symex, IrOperation operation, Term a);
Term java_overflow(Symex *symex, IrOperation operation, Term a, Term b);

// ---- floating.c: float and double
// A remainder is not modelled everywhere.
Term floating_binary(Symex *symex, Term guard, IrType type, IrOperation operation, Term a, Term b,
                     Span span);
Term floating_negate(Symex *symex, IrType type, Term a);
// One of the types is float or double. What the scope has no number for is not modelled.
Term floating_convert(Symex *symex, Term guard, IrType from, IrType to, Term a, Span span);
// Of an instruction for which ir_computes_floating.
Term floating_result(Symex *symex, const Frame *frame, const State *state,
                     const IrInstruction *instruction, Term a, Term b);

// ---- execute.c, loops.c, calls.c
typedef struct Outcome {
    State returned;
    Term result; // TERM_NONE for void
    State thrown;
    Term exception;
} Outcome;
// ---- statics.c
// From the start of the program: initialises a class unless that was done, or tried.
Outcome statics_start(Symex *symex, Frame *frame, State state, Class *class_symbol, Span span);

// ---- method.c: the method under check, before and after it runs
typedef struct Entry {
    Method *method;
    State state;
    Term receiver;         // or TERM_NONE
    const Term *arguments; // without the receiver
    const Term *all;       // with it
    uint32_t count;        // of all
    struct CaseList *cases;
    State thrown;          // from the start: executions in which the class cannot be initialised
    Term exception;
} Entry;
Entry *method_enter(Symex *symex, Method *method); // after symex_prepare
// The executions that do not get to the method are part of the outcome.
Outcome outcome_with(Symex *symex, Outcome outcome, State thrown, Term exception);
// Adds the obligations about the end, for one outcome; may be called for several in turn.
void method_conclude(Symex *symex, const Entry *entry, Outcome outcome);

// ---- program.c
// Methods that give any value, `assume`, System.exit: no body is looked at.
bool is_exit_method(const Method *method);
bool is_program_method(Symex *symex, const Method *method);
bool is_object_choice(const Method *method); // CProver.nondetWithNull() and its kin
Outcome execute_program_method(Symex *symex, Frame *frame, Method *method, State state,
                               const Term *arguments, Span span);

// ---- characters.c
bool is_character_method(const Method *method); // of Character, for those beyond Latin-1
Outcome execute_character_method(Symex *symex, const Method *method, State state, Term character,
                                 Span span);

// ---- boxes.c
// A box that a specification speaks of, of type Integer … with that value.
Term specification_box(Symex *symex, Type *type, Term value);
bool is_boxing(Symex *symex, const Method *method); // Integer.valueOf(int) and its kin
Outcome execute_boxing(Symex *symex, const Frame *frame, const Method *method, State state,
                       Term value, Span span);
// Notes where `a == b`, or `\fresh`, depends on which boxes Java shares.
void check_identity_known(Symex *symex, const State *state, Term guard, Term a, Term b, Span span);
void check_freshness_known(Symex *symex, Term guard, Term reference, Span span);

bool is_identity_hash(Symex *symex, const Method *method); // hashCode of Object
Outcome execute_identity_hash(Symex *symex, State state, Term receiver);

// ---- texts.c
typedef struct Text Text;
Term text_of(Symex *symex, const State *state, Term value, const Type *type, Span span);
Term text_join(Symex *symex, const State *state, Term a, Term b, Span span); // null: "null"
Term text_unknown(Symex *symex, const State *state, Span span); // some characters
Term text_equal(Symex *symex, const State *state, uint32_t a, uint32_t b); // two Strings
void text_make(Symex *symex, uint32_t number); // the characters of a text, before they are read
void check_text_known(Symex *symex, Term guard, Term string, const Variable *field, Span span);
bool is_text_method(Symex *symex, const Method *method); // toString and valueOf without a model
Outcome execute_text_method(Symex *symex, const Method *method, State state, const Term *arguments,
                            Span span);

// ---- classes.c
Term class_object(Symex *symex, Type *type); // of a type; TERM_NONE if there is no class Class
// Two objects of class Class that are not one here: may they be one in Java?
bool may_be_same_class(Symex *symex, const Object *one, const Object *other);
bool is_class_method(Symex *symex, const Method *method); // getClass() and its kin
Outcome execute_class_method(Symex *symex, const Method *method, State state, Term receiver,
                             Span span);

// ---- floating.c: raw bits, square root
bool is_floating_method(const Method *method);
Outcome execute_floating_method(Symex *symex, const Method *method, State state, Term argument,
                                Span span);

Outcome execute_method(Symex *symex, Frame *caller, IrMethod *method, State state,
                       const Term *arguments, uint32_t count);
// Executes the blocks of a loop, or of the whole method when `loop` is 0.
void execute_block(Symex *symex, Frame *frame, IrBlockId id);
void execute_region(Symex *symex, Frame *frame, uint32_t loop);
void execute_loop(Symex *symex, Frame *frame, uint32_t loop);
const IrBlockId *region_blocks(Symex *symex, IrMethod *method, uint32_t region);
// A loop is entered anew: its `decreases` clauses have no value to compare with.
void forget_variants(Symex *symex, Frame *frame, State *state, Node *loop);
void execute_string(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction);
void execute_initialize(Symex *symex, Frame *frame, State *state,
                        const IrInstruction *instruction);
bool is_built_in(Symex *symex, const Method *method); // its body is not looked at
// call_contract.c: is the method, called from code, replaced by its contract?
bool is_called_by_contract(Symex *symex, Method *method);
Outcome execute_contract(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, Span span);
void execute_call(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction);
// Any instruction but terminators.
bool is_array_method(const Method *method); // Arrays.makeLike
Outcome execute_array_method(Symex *symex, const Frame *frame, State state, const Term *arguments,
                             Span span);
void execute_instruction(Symex *symex, Frame *frame, State *state, const IrBlock *block,
                         const IrInstruction *instruction);
// What happens before the first instruction of a block; false: nothing goes on from there.
bool enter_block(Symex *symex, const Frame *frame, const IrBlock *block, State *state);
void trace_terminator(Symex *symex, const Frame *frame, const State *state, const IrBlock *block);
// The methods that a call may choose, each with the condition that it does.
typedef struct Target {
    Method *method;
    Term condition;
} Target;
typedef VECTOR(Target) TargetList;
TargetList call_targets(Symex *symex, const State *state, Method *method, const Term *arguments,
                        uint32_t count, bool is_virtual, Span span);
// The body to be executed for a call of exactly this method; NULL: `outcome` says what it does.
IrMethod *call_body(Symex *symex, Frame *frame, Method *method, State *state,
                    const Term *arguments, Span span, Outcome *outcome);
// A pure method called in a specification: nothing is checked in it.
Outcome call_pure(Symex *symex, Frame *caller, Method *method, State state, const Term *arguments,
                  uint32_t count, bool is_virtual, Span span);
// Can an execution get here at all? Asks the solver; true when it does not know.
bool is_feasible(Symex *symex, Term condition);
// The same where symex->given holds.
bool is_feasible_as_given(Symex *symex, Term condition);
bool is_out_of_time(Symex *symex);
Term register_get(Symex *symex, const Frame *frame, const State *state, IrRegister reg);
void register_set(Symex *symex, const Frame *frame, State *state, IrRegister reg, Term value);

// ---- spec_*.c
void execute_specification(Symex *symex, Frame *frame, State *state,
                           const IrInstruction *instruction);
void block_contract_begin(Symex *symex, Frame *frame, State *state, BlockContract *contract);
void block_contract_end(Symex *symex, Frame *frame, State *state, Specification *specification);
// The method reads or assigns a field or, where `field` is NULL, an element (accesses.c).
void note_access(Symex *symex, const State *state, Term object, Variable *field, Term index,
                 Span span, bool is_store);
// Is the assignment allowed by the assignable clauses of the method under check?
void check_assignable_field(Symex *symex, Frame *frame, const State *state, Term object,
                            Variable *field, Span span);
void check_assignable_element(Symex *symex, Frame *frame, const State *state, Term array,
                              Term index, Span span);

// A field that the library gives exceptions: message, cause …
bool is_exception_field(Symex *symex, const Variable *field);
// Some fields of the pre-state have values that only a constructor knows: notes their use.
void check_field_known(Symex *symex, Term guard, Term object, Variable *field, Span span);

// loop_frame.c: is the assignment allowed by the loops around?
void check_loop_field(Symex *symex, const State *state, Term object, Variable *field, Span span);
void check_loop_element(Symex *symex, const State *state, Term array, Term index, Span span);

// ---- results
void add_obligation(Symex *symex, ObligationKind kind, Term violated, Span span, Span clause,
                    const char *text);
void add_cut(Symex *symex, Term condition, Span span, const char *text);
void add_unmodelled(Symex *symex, Term condition, Span span, const char *text);
// A clause that is not checked, and on which nothing else depends.
void add_unchecked(Symex *symex, Term condition, Span span, const char *text);
// What a call by contract gave: its result or, with `is_thrown`, its exception.
void add_trace_call(Symex *symex, const Frame *frame, const State *state, Span span,
                    const Method *callee, Term value, bool is_thrown);
void add_trace(Symex *symex, const Frame *frame, const State *state, Span span, Variable *variable,
               Term object, Term index, Term value);

#endif
