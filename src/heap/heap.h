// The ground heap of symbolic execution: objects are concrete numbers, a field of an object is one
// term; the pre-state, and states that branch and merge.
//
// Input:   the method, the Scope.
// Output:  objects, locations and values, and what holds of them in every pre-state.
// Method:  docs/symex.md. Nothing is executed here: what needs that is in symex.
#ifndef JURY_HEAP_HEAP_H
#define JURY_HEAP_HEAP_H

#include "heap/results.h"
#include "solve/solver.h"

enum { REFERENCE_BITS = 16, MOST_ELEMENTS = 4096 };
// Of a \bigint, and of the number of a sequence, set or map, in a ghost variable.
enum { EXACT_BITS = 64, VALUE_BITS = 24 };

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

// A class whose static initialiser was executed, or is (symex/statics.c).
typedef struct ClassStatics {
    Class *class_symbol;
    bool is_running;
    bool throws;         // it ends with an exception
    bool assigns_others; // static fields of other classes
    uint32_t doubtful;   // objects before this number may have been changed by what is not modelled
    StaticStepList unknown_steps; // what is not modelled
    const char *reason;           // the first thing that is not modelled, or NULL
    uint32_t unmodelled, cuts;    // how many there were when the step began that is run
    const Class *trusted;         // the step that is run read what this one made and gave away
} ClassStatics;

// Objects and locations, of all states.
typedef struct Heap {
    ObjectList objects;
    Map layouts; // Class -> Layout
    VECTOR(Range) ranges;
    uint32_t next_location;
    VECTOR(Term) initial;   // by location; TERM_NONE: not made yet
    Map static_places;      // Variable -> (void *)(uintptr_t)location
    Map candidates;         // memo for terms: see heap.c
    Map creation_counters;  // Class or array Type -> (void *)(uintptr_t)location (class_bounds.c)
    Map families;           // Class -> TermList: more than k of it and its subclasses exist
    Map literals;           // text of a string literal, as a Name -> (void *)(uintptr_t)object
    uint32_t first_created; // number of the first object that is not of the pre-state
    struct Veils *veils;    // what tells objects of a pool apart (veils.h); NULL: there is none
    // What is remembered outside of states stays when an execution is taken back (symex/step.c):
    // objects and locations below these.
    uint32_t pinned_objects, pinned_locations;
} Heap;

// What the pre-state holds.
typedef struct PreState {
    bool symmetry_breaking;
    Map instances;         // Type, arguments included -> itself: its fields were followed
    TypeList slot_types;   // of all slots followed
    TypeList asked;        // erased: the method, or one it calls, asks whether objects are these
    bool asks_components;  // the same, and which component class arrays have
    bool narrows_answers;  // some answer is no collection, since nothing says that it may be
    bool gives_things;     // some answer is of a class that nobody knows
    bool has_object_slot;  // one of type Object, not of a type variable
    bool has_thing_slot;   // one of a type variable that may be anything
    Map held_types;        // Variable -> TypeList: what a field of the pre-state holds
    bool has_mixed_fields; // some hold objects of several types
    Method *laid_out_for;  // the method whose pre-state this is
    bool stores_known, checks_stores; // see effects_check_stores
    StandInList stand_ins;            // noted when their interfaces are met
    VECTOR(Others) others;
    TermList roots; // the objects, one at most, that are there though nothing refers to them
    bool leaves_out_nested;     // collections in collections of anything (nested.c)
    Map collections;            // Class -> whether it is one, once asked
    bool leaves_out_given;      // objects of given classes there
    bool leaves_out_others;     // some that might share what the method changes are not looked at
    VariableList static_fields; // in order
    SlotList slots;             // in order
    Map tight;                  // see symex_tighten
    uint32_t known_length;      // the greatest of arrays whose lengths are known
    uint32_t input_slots;       // so many have no location
    InputList inputs;
    bool is_unguarded; // of a helper: nobody says that fields are as they must be
    // Terms of sequences, sets and maps that may be any -> (void *)(uintptr_t) how many objects
    // there were then; 1: it is given, and holds objects of the pre-state
    Map open_values;
    Map open_sets; // terms of sets of locations that may be any -> OpenSet (ground_location.c)
    bool is_complete;
    uint32_t looks;         // whether there is time left (heap_is_late)
    bool is_late;           // something of it is missing: nothing can be asked
    const Map *read_fields; // of instances; the others are left out. NULL: none is (left_out.c)
    VECTOR(bool) left_out;  // by location
    VariableList missed;    // fields that were left out, and something reads or assigns them
} PreState;

// What static initialisers did.
typedef struct Statics {
    Map by_class;               // Class -> ClassStatics
    ClassStatics *initializing; // the class whose static initialiser runs, before it all
    Map mentioned;              // Variable -> itself: those that may be read
    VariableList changeable;    // those of them, of references, that code may assign
    VariableList values;        // final fields, of references, that initialisers set
    TermList given_away;        // what initialisers left in static fields that are not final
    bool has_uncertain;         // objects
    Map initialized_flags;      // from the start: Class -> (void *)(uintptr_t)location
    bool is_before_program;     // from the start: no static field has its value yet
    bool is_probe;              // the initialiser runs only to see whether it throws
    Map doubted;                // Variable -> itself: any value, since it is not modelled which
    Map trusting;               // Variable -> Class: computed from what that one made, unchanged
} Statics;

// What is found.
typedef struct Results {
    TermList assumptions;
    SpanList assumption_clauses; // the clause each comes from, or begin 0
    uint32_t assumed;            // how many assumptions the solver has been given
    ObligationList obligations;
    QuantifiedInstanceList instances; // of all obligations, in their order
    uint32_t told_instances;          // of them, those that belong to an obligation already
    CutList cuts;
    UnmodelledList unmodelled;
    TraceList trace;
    InputList choices;      // values that nobody determines, in the order they were asked for
    uint32_t composed_size; // of the sequences, sets and maps that are given; 0: there are none
    uint32_t exact_bits;    // of the \bigint numbers that are given; 0: there are none
    OutsideList outside;    // where values from outside of the program came from, each once
    ContractCallList contract_calls;
    RejectionList rejections;
    TermList breaches; // of the facts of the scope, by their number: where the method breaks them
    PassageList passages;
    MarkedList marked; // where that is asked for (RunOptions), each mark once
    MissedList missed; // the same, where nothing is executed
    Map marked_at;     // IrMark -> (void *)(uintptr_t)(1 + index)
    Term result, exception;
    State final;
    Term returned, thrown; // how the method ends
    Span library_call;     // while a library method runs: where it was called; else begin 0
    bool compares_values;  // the sources compare boxes or texts of the pre-state as references
    bool classes_as_given; // an input ran a method that a class not given may override
} Results;

// The method under check, with its inputs.
typedef struct Subject {
    Method *method;
    Span span;
    State before;
    Term receiver;
    const Term *arguments;
    Term constructing;            // the object under construction, or TERM_NONE
    struct Start *start;          // the method at its start (method.c); NULL: not prepared yet
    struct SpecFrame *assignable; // NULL: nothing is checked
    struct Accesses *accesses;    // what it reads and assigns (accesses.c), or NULL
    Term created;                 // where it made an object
    Term boxed;                   // where it made a box, or got one that was there
} Subject;

// What is evaluated, and for what. A mode is a value: whoever evaluates something else does it in
// another one, made from the present one (mode_enter), and gives the outer one back as a whole.
typedef struct Mode {
    Term *apart;    // evaluating a clause that nothing else depends on: collects where it is not
                    // modelled; else NULL
    bool doubts;    // evaluating an assumption
    Term *noted;    // collects where an assumption is not modelled; else NULL
    bool repeating; // evaluating again: what is not modelled is known
    bool quiet;     // in a specification: nothing is checked, nothing traced
    Term given;     // what is evaluated counts only where this holds; TERM_NONE: anywhere
} Mode;

// One symbolic execution of a method. The parts of higher folders are theirs alone.
struct Symex {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    struct SpecTable *specifications;
    TermTable *terms;
    Solver *solver;
    Scope scope;
    Deadline deadline;
    Heap heap;
    PreState pre;
    Statics statics;
    Results results;
    Subject subject;
    Mode mode;
    struct Builtins *builtins;   // builtin/builtin.h
    struct Execution *execution; // symex/internal.h
};

// ---- state.c
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
Term fresh_value(Symex *symex, Type *type,
                 const char *name); // any value, of the pre-state's objects
const Layout *class_layout(Symex *symex, Class *class_symbol);
uint32_t universe_locations(Symex *symex, uint32_t count); // new ones, without an initial value
bool is_owned_field(const Variable *field); // an array that belongs to a library object
// A transient field of a model: nobody outside can tell what it holds. In the pre-state that is 0,
// false or null; an array is there, as long as the scope has them.
bool is_untold_field(const Variable *field);
// Of an object of the pre-state.
bool field_is_nullable(Symex *symex, Variable *field);
// May a step of the initialiser of a class file assign the field, or change what it holds?
bool heap_step_names(const StaticStep *step, const Variable *field);
Type *field_type(Symex *symex, const Variable *field); // its own, or narrower where that is known
// To be called when a map outside of states has come to hold an object or location.
void universe_pin(Symex *symex);
void universe_pin_locations(Symex *symex); // only those; objects made since may go
void universe_begin(Symex *symex);         // null alone
// All objects that the pre-state may have, once their types are known.
void universe_lay_out(Symex *symex, Method *method);
IrType value_type(const Type *type);
// No more objects have a number: nothing is to be created any more.
bool heap_is_full(const Symex *symex);
Object *universe_create(Symex *symex, State *state, Type *type, Term length, uint32_t capacity,
                        Span site);
// The method under check may make an object of that type here.
void universe_note_creation(Symex *symex, const State *state, Type *type);
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
// Variables and wildcards replaced by their bounds, at the top and among the arguments.
Type *closed_type(Symex *symex, Type *type);
// A list of texts is no List<Integer>: no object is of both types.
bool has_other_arguments(Symex *symex, Type *type, const Type *than);
bool is_any_thing(const Symex *symex, const Type *type);

// The method, or one that it calls, asks whether an object is of this type: things may be.
bool is_asked_for(Symex *symex, Type *type);
// May a slot of the pre-state hold an object of that type? Of plain Java, what is known to be
// Comparable and no more is of one class that nobody knows, with a lawful order.
bool slot_takes(Symex *symex, Type *slot, Type *held);

// nested.c: a collection in a slot that may hold anything, of an object of that class. The field is
// that of the slot, or of the array that the object keeps for itself.
bool nested_is_left_out(Symex *symex, const Class *holder, const Variable *field, const Type *slot,
                        Type *held);
bool nested_is_collection(Symex *symex, const Type *type);
// What a method of a class that is not given answers: a collection where the type is a variable.
bool nested_is_no_answer(Symex *symex, const Type *type, const Type *held);
// The class as a slot of type `held` can hold it: an ArrayList<String> as a Collection<String>.
Type *instance_type(Symex *symex, Class *class_symbol, Type *held);
// The class of the lambda or method reference with which a final field's object is made; or NULL.
Class *made_with_function(Symex *symex, const Variable *field);

// ---- universe.c: static fields
bool is_known_constant(const Variable *field);
// `final int k = 5;` holds its constant in every object.
bool is_constant_instance_field(const Variable *field);
Term constant_value(Symex *symex, const Variable *field); // of a constant variable
uint32_t static_place(Symex *symex, Variable *field);     // its location

// ---- settle.c
void settle_class(Symex *symex, ClassStatics *statics, const State *state);
void settle_objects(Symex *symex); // those that all initialisers made become part of the pre-state
// Does a field or element of an object hold in every pre-state what was computed?
bool is_settled(Symex *symex, const Object *object, uint32_t index);
// Of the `static final` fields of the sources, those that hold an object which may have changed.
VariableList heap_open_statics(Symex *symex);
// Notes where contents are read that code may have changed; of a field, or else of an element.
void check_content_known(Symex *symex, Term guard, Term object, const Variable *field, Span span);
// Is there nothing to note when the contents of that object are read?
bool content_is_known(Symex *symex, uint32_t number);

// ---- class_bounds.c
// Counts an object that the state creates; the result says where its class may have one more.
// Does the pre-state have classes below this one? Then a bound on it includes their objects.
bool heap_bounds_subclasses(Symex *symex, const Class *class_symbol);
bool heap_bounds_away(const Symex *symex); // a class, or arrays: their bound is 0
Term count_creation(Symex *symex, State *state, const Class *class_symbol);
// The same for arrays of a type for which a number was given; it is erased.
Term count_array(Symex *symex, State *state, const Type *type);
void add_array_cut(Symex *symex, Term condition, const Type *type, Span span);
void cut_array(Symex *symex, State *state, Type *type, Span span);
void cut_array_where(Symex *symex, State *state, Term is_made, Type *type, Span span);
void add_creation_cut(Symex *symex, Term condition, const Class *class_symbol, Span span);
// The same, and what does not fit is cut.
void cut_creation(Symex *symex, State *state, const Class *class_symbol, Span span);

// The pre-states of a smaller scope, with so many objects of each class and arrays of that length.
Term heap_within(Symex *symex, uint32_t size);

// ---- others.c
void others_find(Symex *symex, Method *method);
// Do static and other initialisers of the sources ask for objects that are chosen?
bool others_initializers_choose(Lowering *lowering);
bool others_offer(Symex *symex, Type *type); // may any number of such objects be there?

// ---- pre_state.c
// An input: a slot of the pre-state, walked in the order of the calls.
Term fresh_input(Symex *symex, Type *type, const char *name, bool is_nullable);
Term fresh_static(Symex *symex, Variable *field); // what a static field holds
bool has_objects(Symex *symex, Type *type);       // the pre-state, of this type
// Any of these objects: a choice by a code of few bits.
Term reference_among(Symex *symex, const uint32_t *numbers, uint32_t count, const char *name);
// After the inputs: gives every location of the pre-state its value, and assumes what holds of it.
void pre_state_build(Symex *symex);
void assume(Symex *symex, Term condition);
void assume_for(Symex *symex, Term condition, Span clause); // because of that clause

// ---- left_out.c
bool heap_leaves_out(Symex *symex, const Variable *field);
// All fields that a library class declares: then nothing is assumed of them.
bool heap_leaves_out_class(Symex *symex, Class *class_symbol);
void heap_leave_out(Symex *symex, uint32_t location);
bool heap_is_left_out(const Symex *symex, uint32_t location);
void heap_note_missed(Symex *symex, Variable *field);
// Static fields that nobody was seen to read are left out, too, with what initialises them.
bool heap_leaves_out_statics(const Symex *symex);
void heap_note_missed_static(Symex *symex, Variable *field);

// ---- entry_order.c
// Somebody goes through a collection of that class, whose entries have no order of their own.
void heap_show_order(Symex *symex, Class *class_symbol);

// ---- heap.c
typedef struct ObjectSet {
    uint64_t *words;
    uint32_t first; // objects from 64 * first on
    uint32_t count; // of words
} ObjectSet;
// The first object of the set from that one on, but null; 0: there is none.
uint32_t object_set_next(const Symex *symex, const ObjectSet *set, uint32_t from);
bool object_set_has(const ObjectSet *set, uint32_t number);
const ObjectSet *reference_candidates(Symex *symex, Term reference);
void note_candidates(Symex *symex, Term variable, const ObjectSet *set);
ObjectSet *object_set_new(Symex *symex);
void object_set_add(Symex *symex, ObjectSet *set, uint32_t number);
Term heap_load(Symex *symex, const State *state, Term object, Variable *field);
// Of the object with this number; TERM_NONE: it has no such field, or is not created yet.
Term heap_field(Symex *symex, const State *state, uint32_t number, Variable *field);
void heap_store(Symex *symex, State *state, Term object, Variable *field, Term value);
Term heap_length(Symex *symex, Term array);
// `otherwise` is what an array that cannot be there gives; it tells the kind of element.
Term heap_load_element(Symex *symex, const State *state, Term array, Term index, Term otherwise);
void heap_store_element(Symex *symex, State *state, Term array, Term index, Term value);
// Is that element one that is not modelled, of an array that may be longer than what is?
Term heap_is_beyond(Symex *symex, Term array, Term index);
// An object of the pre-state that may be of a class that is not known.
bool is_creatable(const Class *class_symbol);
bool stands_for_any(Symex *symex, const Object *object);
Term heap_instance_of(Symex *symex, Term object, Type *type);
Term heap_storable(Symex *symex, Term array, Term value);
// Notes where an object of class Object stands for one of a type that the pre-state lacks.
// Are objects of that type considered on their own, so that one of any class is none of them?
bool heap_considers(Symex *symex, Type *type, const Object *object);
bool heap_may_not_be(Symex *symex, Type *type, const Object *object);
// Gives the executions that are cut there: a cast of what is left out would fail.
Term check_class_known(Symex *symex, Term guard, Term reference, Type *type, Span span,
                       bool is_cast);

// ---- semantics.c
uint32_t width_of(const Symex *symex, IrType type); // but BOOL
Term java_constant(Symex *symex, IrType type, int64_t value);
bool java_fits(const Symex *symex, IrType type, int64_t value); // at the width of the scope
Term java_binary(Symex *symex, IrOperation operation, Term a, Term b);
Term java_convert(Symex *symex, IrOperation operation, Term a);
Term java_overflow(Symex *symex, IrOperation operation, Term a, Term b);

// ---- mode.c
Mode mode_enter(Symex *symex, Mode inner); // gives the outer one
void mode_leave(Symex *symex, Mode outer);
// The present mode, changed.
Mode mode_quiet(const Symex *symex);
Mode mode_repeating(const Symex *symex);
Mode mode_doubting(const Symex *symex);
Mode mode_apart(const Symex *symex, Term *unknown);
Mode mode_noting(const Symex *symex, Term *unknown, bool is_assumed);
Mode mode_given(const Symex *symex, Term given);
// Of executions with which those around have nothing to do: nothing is checked or collected.
Mode mode_elsewhere(const Symex *symex);

// ---- ask.c
// Does some execution meet the condition? True where that is not known.
bool heap_may_hold(Symex *symex, Term condition);
// Is the time over while the pre-state is built? Looks at the clock now and then. What is left of
// it need not be built: the solver gives up, so that nothing is ever concluded from a part of it.
bool heap_is_late(Symex *symex);

// ---- results.c: how a call ends, and what is found
typedef struct Outcome {
    State returned;
    Term result; // TERM_NONE for void
    State thrown;
    Term exception;
} Outcome;
// The executions that end so before are part of the outcome.
Outcome outcome_with(Symex *symex, Outcome outcome, State thrown, Term exception);

void add_obligation(Symex *symex, ObligationKind kind, Term violated, Span span, Span clause,
                    const char *text);
void add_cut(Symex *symex, Term condition, Span span, const char *text);
// Executions that use an element which heap_is_beyond are cut there.
void cut_beyond(Symex *symex, State *state, Term array, Term index, Span span);
void add_unmodelled(Symex *symex, Term condition, Span span, const char *text);
// The same in another mode than the present one.
void add_unmodelled_in(Symex *symex, Mode mode, Term condition, Span span, const char *text);
// More may happen there than Java does: what holds holds, what is violated is not known.
void add_doubt(Symex *symex, Term condition, Span span, const char *text);
// The same, because a text is longer than what is modelled of it.
void add_text_doubt(Symex *symex, Term condition, Span span, const char *text);
// A clause that is not checked, and on which nothing else depends.
void add_unchecked(Symex *symex, Term condition, Span span, const char *text);
#endif
