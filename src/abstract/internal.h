// Shared by the files of abstract; never included elsewhere.
//
//   abstract.c  a program, from its start to its end
//   flow.c      one graph: blocks in order, loops until nothing changes
//   execute.c   instructions
//   calls.c     calls, recursion, static initialisers
//   natives.c   methods that are built in
//   cells.c     objects: created, read and written
//   strings.c   strings
//   join.c      two states as one
//   facts.c     what a state knows of a value, and what a condition adds to it
//   numbers.c   operators on ranges
//   symbols.c   names of values, and sets of objects
//   state.c     states: copied, looked up
//
// A *symbol* stands for one value of one execution, which never changes: what was computed there.
// What is known of it grows and is joined, state by state. So `i < n`, once decided, holds of these
// two values wherever they have got to.
#ifndef JURY_ABSTRACT_INTERNAL_H
#define JURY_ABSTRACT_INTERNAL_H

#include "abstract/abstract.h"
#include "analysis/builtins.h"
#include "base/map.h"
#include "base/vector.h"
#include "sema/queries.h"

#include <limits.h>

typedef uint32_t Symbol; // 0: none

// ---- Objects

// All objects that one instruction makes, called in one way: the one made last (`recent`), about
// which much is known, and those before it. 0 is null, 1 holds the static fields.
typedef uint32_t ObjectId;
enum { NULL_OBJECT, STATIC_OBJECT };

typedef struct Site {
    const void *made_by;
    uint32_t chain; // the calls that lead there
    uint32_t part;
    Type *type; // exact, erased
    Span place;
    bool is_shared; // Java may have one object where these are two: boxes
    bool is_constant_text;
    bool is_of_library; // its code makes them
} Site;

static inline ObjectId object_recent(uint32_t site) {
    return 2 * site + 2;
}
static inline ObjectId object_old(uint32_t site) {
    return 2 * site + 3;
}
static inline uint32_t object_site(ObjectId object) {
    return object / 2 - 1;
}
static inline bool object_is_one(ObjectId object) {
    return object == STATIC_OBJECT || object % 2 == 0;
}

// In order, each set exists once.
typedef struct ObjectSet {
    uint32_t count;
    ObjectId items[];
} ObjectSet;

// ---- Values

// What a number may be: `low <= x <= high`, of floating-point numbers by `least` and `greatest`.
typedef struct Range {
    int64_t low, high; // of BOOL 0 and 1
    double least, greatest;
    bool may_be_nan;
} Range;

typedef struct Fact {
    Symbol symbol;
    IrType type;
    Range range;
    const ObjectSet *objects; // of REF
} Fact;

// How a value came about, for all states.
typedef struct Definition {
    IrType type;
    IrOperation operation; // CONSTANT; comparisons, AND, OR, NOT, INSTANCE_OF, ADD, SUBTRACT,
                           // MULTIPLY; BRANCH: the constant a where the condition holds, b where it
                           // does not; else HAVOC
    bool is_many;          // stands for what the fields of several objects hold
    Symbol a, b;
    Symbol condition; // BRANCH
    Range range;      // CONSTANT
    int64_t bits;     // CONSTANT
    Type *tested;     // INSTANCE_OF
} Definition;

// x - y <= most, as whole numbers.
typedef struct Relation {
    Symbol x, y;
    int64_t most;
} Relation;

// A field of an object; the elements and the length of an array have fields of their own.
typedef struct Cell {
    ObjectId object;
    const Variable *field;
    Symbol value;
} Cell;

// What reading a field, an element or the length gave, until it may have changed.
typedef struct Memo {
    Symbol reference;
    const Variable *field;
    Symbol index; // of an element
    Symbol value;
} Memo;

// A class whose initialiser has begun, or may have: then its fields are what cells say if it has.
typedef struct Begun {
    const Class *class_symbol;
    bool is_certain;
} Begun;

typedef struct State {
    VECTOR(Symbol) registers; // of all frames, by their base
    VECTOR(Fact) facts;       // by symbol
    VECTOR(ObjectId) objects; // that exist, in order
    VECTOR(Cell) cells;       // by object and field; others hold what they begin with
    VECTOR(Memo) memos;
    VECTOR(Relation) relations;
    VECTOR(Begun) begun;
} State;

// ---- The analysis

typedef struct Recursion Recursion;

// A method that is being executed.
typedef struct Frame {
    const struct Frame *caller;
    const IrMethod *method;
    uint32_t base;  // of its registers
    uint32_t chain; // the calls that lead to it
    Span place;     // of a method of the library: where the program calls it; else none
    Recursion *recursion;
} Frame;

typedef struct CallChain {
    uint32_t caller;
    const void *call;
} CallChain;

typedef struct Abstract {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    Deadline deadline;
    VECTOR(Definition) definitions; // by symbol
    VECTOR(Site) sites;
    VECTOR(CallChain) chains;
    VECTOR(State *) unused;
    Map constants;                   // by number and type: symbols
    Map sets;                        // by their hash: lists
    VECTOR(ObjectId) scratch;        // a set that is being made
    VECTOR(const Variable *) fields; // of an object that is being put to others
    struct Joiner *joiner;           // room for pairs of symbols
    VECTOR(bool) is_used;            // by symbol: it is in some place
    // Of an array, how many of the first elements were assigned, and what these hold.
    Variable *filled, *assigned;
    Variable *elements, *length; // fields that stand for those of arrays
    const Variable *text_value;  // String.value
    Class *runtime_exception, *assertion_error, *machine_error;
    const ObjectSet *no_object, *null_only;
    uint32_t depth;
    uint32_t quiet; // how many loops and recursions are not settled yet: nothing is reported
    uint64_t steps;
    bool is_stopped;
    AbstractAnswer answer;
} Abstract;

// How a method ends; NULL: it never does.
typedef struct Outcome {
    State *returned, *thrown;
    Symbol value;     // of `returned`
    Symbol exception; // of `thrown`
} Outcome;

// It is given up: nothing is known.
void abstract_stop(Abstract *abstract, Span place, const char *reason);
// What happens from here on is not known: nothing is, if any execution gets here. A loop that is
// not settled yet only seems to.
void abstract_leave(Abstract *abstract, Span place, const char *reason);
// This can go wrong, as far as it is known.
void abstract_may_fail(Abstract *abstract, bool *property, Span place);

// ---- symbols.c
Symbol symbol_new(Abstract *abstract, IrType type);
Symbol symbol_constant(Abstract *abstract, IrType type, int64_t bits);
const Definition *symbol_definition(const Abstract *abstract, Symbol symbol);
Symbol symbol_defined(Abstract *abstract, IrType type, IrOperation operation, Symbol a, Symbol b);
const ObjectSet *objects_of(Abstract *abstract, const ObjectId *items, uint32_t count);
const ObjectSet *objects_union(Abstract *abstract, const ObjectSet *a, const ObjectSet *b);
const ObjectSet *objects_without(Abstract *abstract, const ObjectSet *set, ObjectId object);
const ObjectSet *objects_common(Abstract *abstract, const ObjectSet *a, const ObjectSet *b);
bool objects_has(const ObjectSet *set, ObjectId object);
bool objects_meet(const ObjectSet *a, const ObjectSet *b); // null aside
bool objects_within(const ObjectSet *a, const ObjectSet *b);
uint32_t site_of(Abstract *abstract, const void *made_by, uint32_t chain, uint32_t part,
                 Type *type);
const Site *site_of_object(const Abstract *abstract, ObjectId object);
uint32_t chain_of(Abstract *abstract, uint32_t caller, const void *call);

// ---- state.c
State *state_make(Abstract *abstract);
State *state_copy(Abstract *abstract, const State *state);
void state_drop(Abstract *abstract, State *state);
Fact *state_find(const State *state, Symbol symbol); // NULL: nothing but its definition
Fact state_fact(const Abstract *abstract, const State *state, Symbol symbol);
void state_add(Abstract *abstract, State *state, Fact fact);
bool state_exists(const State *state, ObjectId object);
void state_add_object(Abstract *abstract, State *state, ObjectId object);
// 0: the object does not exist.
Symbol state_cell(Abstract *abstract, const State *state, ObjectId object, const Variable *field);
void state_set_cell(Abstract *abstract, State *state, ObjectId object, const Variable *field,
                    Symbol value);
const Begun *state_begun(const State *state, const Class *class_symbol);
// A static field of a class whose initialiser has not begun.
bool state_is_absent(const State *state, const Cell *cell);
// Drops relations of values that are in no place, but for these two.
void state_forget_unused(Abstract *abstract, State *state, Symbol x, Symbol y);

// ---- numbers.c
Range range_of_type(IrType type);
Range range_of_java_type(const Type *type);
Range range_exactly(int64_t number);
Range range_between(int64_t low, int64_t high);
Range range_join(IrType type, Range a, Range b);
Range range_widen(IrType type, Range before, Range after, uint32_t round);
bool range_is_within(IrType type, Range a, Range b);
bool range_is_empty(IrType type, Range range);
bool range_is_exact(Range range); // of whole numbers
Range range_compute(IrOperation operation, IrType from, IrType to, Range a, Range b);
// 0 or 1, or both as -1.
int range_compare(IrOperation operation, IrType type, Range a, Range b);

// ---- facts.c
Symbol fact_fresh(Abstract *abstract, State *state, IrType type, Range range);
Symbol fact_reference(Abstract *abstract, State *state, const ObjectSet *objects);
Range fact_range(const Abstract *abstract, const State *state, Symbol symbol);
const ObjectSet *fact_objects(Abstract *abstract, const State *state, Symbol symbol);
static const int64_t UNBOUNDED = INT64_MAX;
// The least known c with x - y <= c.
int64_t fact_difference(const Abstract *abstract, const State *state, Symbol x, Symbol y);
bool fact_relate(Abstract *abstract, State *state, Symbol x, Symbol y, int64_t most);
// A sum that did not overflow, as far as is known by now.
bool fact_is_exact_sum(const Abstract *abstract, const State *state, Symbol sum);
// False: no execution is left.
bool fact_narrow(Abstract *abstract, State *state, Symbol symbol, Range range);
bool fact_narrow_objects(Abstract *abstract, State *state, Symbol symbol, const ObjectSet *objects);
bool fact_assume(Abstract *abstract, State *state, Symbol condition, bool is_true);
int fact_decide(Abstract *abstract, const State *state, IrOperation operation, Symbol a, Symbol b);
// One symbol for either of two values; `is_many`: the fields of several objects.
Symbol fact_either(Abstract *abstract, State *state, Symbol a, Symbol b, bool is_many);
// Another value that all is known of that is known of this one.
Symbol fact_like(Abstract *abstract, State *state, Symbol symbol);

// ---- join.c
// Both are consumed. `round`: 0 no hurry; of a loop, which time it is.
State *state_join(Abstract *abstract, State *a, State *b);
State *state_widen(Abstract *abstract, const State *before, const State *after, uint32_t round,
                   bool *is_same);

// ---- cells.c
Symbol cell_new(Abstract *abstract, State *state, uint32_t site);
Symbol cell_new_array(Abstract *abstract, State *state, uint32_t site, Symbol length);
// 0: no execution is left, or it was given up.
Symbol cell_load(Abstract *abstract, State *state, Symbol reference, const Variable *field,
                 Symbol index);
bool cell_store(Abstract *abstract, State *state, Symbol reference, const Variable *field,
                Symbol index, Symbol value);
Symbol cell_initial(Abstract *abstract, const Type *type);
Symbol cell_first(Abstract *abstract, const Variable *field); // before anything is stored in it
bool cell_is_in(Abstract *abstract, ObjectId object, const Variable *field);

// ---- strings.c
Symbol string_constant(Abstract *abstract, State *state, const Constant *constant);
Symbol string_any(Abstract *abstract, State *state, const void *made_by, uint32_t chain,
                  Range length);
Symbol string_length(Abstract *abstract, State *state, Symbol text);
// Of constants, whether they are the same text; -1: not known.
int string_equals(Abstract *abstract, const State *state, Symbol a, Symbol b);

// ---- execute.c
// False: no execution gets past it.
bool abstract_instruction(Abstract *abstract, State *state, const Frame *frame,
                          const IrBlock *block, const IrInstruction *instruction);

// ---- calls.c
Outcome abstract_call(Abstract *abstract, State *state, const Frame *frame,
                      const IrInstruction *instruction);
// Runs the static initialiser, if that is not known to have begun; consumes the state.
State *abstract_initializer(Abstract *abstract, State *state, const Frame *frame,
                            Class *class_symbol, Span place);
Outcome abstract_body(Abstract *abstract, State *state, const Frame *caller, const void *call,
                      const IrMethod *method, const Symbol *arguments, uint32_t count, Span place);

// ---- natives.c
// Returns the result; *is_over: no execution is left.
Symbol native_execute(Abstract *abstract, State *state, const Frame *frame,
                      const IrInstruction *call, Builtin builtin, const Method *method,
                      const Symbol *arguments, bool *is_over);

// ---- flow.c
Outcome flow_execute(Abstract *abstract, State *state, const Frame *frame);

#endif
