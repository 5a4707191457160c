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

#include "heap/results.h"
#include "solve/solver.h"

// The calls that lead into a method, the method under check last. Recursion adds no further ones.
typedef struct CallPath {
    const struct CallPath *caller; // NULL: the method under check itself
    IrMethod *method;
    Span site; // of the call
} CallPath;

typedef VECTOR(const CallPath *) CallPathList;

// The head of a loop is reached once more, or a recursive method called once deeper.
typedef struct RunVisit {
    Term guard;   // the executions that do so
    Term begun;   // those that begin the body then; not for recursion
    Term unfit;   // those that need more objects than the scope has before they are back here
    Radix values; // what they have: symex_visit_value
    Radix passed; // the same, as far as is known of those that go on to the next visit
} RunVisit;

// A loop entered once, or a method called that may call itself.
typedef struct LoopRun {
    const CallPath *path;
    IrMethod *method;
    uint32_t loop; // 1 + index, or 0: the recursion of the method, or a loop without a way back
    const Node *statement; // of the source; NULL: recursion, or a loop that lowering made up
    VECTOR(RunVisit) visits;
    Term count;               // iterations, where they were not unrolled; else TERM_NONE
    Term endless;             // the executions that never leave it, as far as is known
    Term repeated;            // at the last visit: it was in this state before
    Term cut;                 // those that were not followed further
    uint32_t base;            // of the registers
    uint32_t contract_calls;  // how many there were when it began
    uint32_t asked_of_others; // the same (endless.c)
    uint32_t not_known;       // so often nobody could say whether it goes on: of remainders
    uint32_t easy_end;        // it was seen at once that nobody gets to this visit; or 0
    uint32_t narrow_from;     // the visit at which to ask again what references can be
    bool goes_alone;          // no earlier loop goes the same way (sweep.c)
    uint32_t sweep_conflicts; // the most that a question about two loops took
    uint32_t cuts;            // how many of them concern its visits so far
    uint32_t calls;           // of recursion: how many were executed
    struct Tallies *tallies;  // numbers that count marks (tally.c), or NULL
    struct Walks *walks;      // the fields that it goes along (walk.c), or NULL
    struct LoopRun *outer;    // in the same call
    uint32_t outer_visit;     // the one of its visits, of those from 0, that led here
} LoopRun;

typedef VECTOR(LoopRun *) LoopRunList;

// How loops and recursion are followed where the scope has no limit.
typedef struct RunOptions {
    uint32_t most_iterations, deepest_recursion;
    // So far everything is followed in any case. Further only until then, and neither loops that
    // count beyond most_iterations nor recursion that branches widely.
    uint32_t few_iterations, shallow_recursion;
    Deadline unroll_until;
    // In a hurry, no further than so far: loops that may have ended before, and recursion. 0: none.
    uint32_t open_iterations, open_recursion;
    Deadline follow_until;  // then neither calls nor loops are followed any more
    uint32_t compare_from;  // look for runs that do not end from this visit on; 0: never
    bool narrows;           // asks which values a contract or an invariant leaves open
    bool closed_forms;      // loops that count are not unrolled where they count far
    bool counts_single;     // loops without a way back are runs, too
    bool assumes_contracts; // executions that break the contract of a method called do not count,
                            // and what is claimed elsewhere in the method is not looked at
    bool notes_marks;       // which marks of the source executions pass
    bool numbers_pools;     // objects of pools that a program draws from, in one way (pools.c)
    bool orders_positions;  // of arrays that are nothing but names, in one way (positions.c)
    // Recursion that branches: is it looked for, to begin again? Or the method of which it is
    // followed by levels (levels.c): what holds then holds, what does not may hold all the same.
    bool finds_branching;
    Deadline branching_until; // so long it is executed where it is called at several places only
    const Method *by_levels;  // or NULL
    uint32_t pools_passed;    // of the occasions to do so, those at which it turned out to be wrong
    // Is asked when a loop or recursion was asked whether it goes on: is all known by now? Then the
    // execution ends as if it were out of time. Or NULL.
    bool (*is_settled)(void *context);
    void *settled_context;
} RunOptions;

// Variables that stand for what loops and recursions compute that were not unrolled.
typedef struct OpenValue {
    Term value;
    Span place; // of the loop, or of the call
    bool is_recursion;
} OpenValue;
typedef VECTOR(OpenValue) OpenValueList;

// A method that was executed breaks its contract, in executions that do not count.
typedef struct Breach {
    Method *method;
    Span span; // of the call
    Term condition;
} Breach;
typedef VECTOR(Breach) BreachList;

Symex *symex_new(Arena *arena, Sema *sema, Lowering *lowering, TermTable *terms, Solver *solver,
                 const Scope *scope, Deadline deadline);

void symex_set_run_options(Symex *symex, const RunOptions *options);
void symex_follow_until(Symex *symex, Deadline least); // at least so long
// The first half of symex_run: the pre-state and all that is assumed of it. Says which slots are
// open; another run may be told more about them.
void symex_prepare(Symex *symex, Method *method);
const SlotList *symex_slots(const Symex *symex);
void symex_tighten(Symex *symex, const Map *tight); // slot id -> TightSlot; before symex_prepare
// Leaves instance fields that are not among these out of the pre-state; before symex_prepare.
void symex_leave_out(Symex *symex, const Map *read_fields); // Variable -> itself
// Those of them that something reads or assigns after all: then nothing that was found counts.
const VariableList *symex_missed_fields(const Symex *symex);
// Do the sources compare boxes or texts of the pre-state as references?
bool symex_compares_values(const Symex *symex);
bool symex_is_left_out(const Symex *symex, uint32_t location);
// Objects of pools were numbered in one way, and told apart after all: the same.
bool symex_told_pools_apart(const Symex *symex);

// Positions of arrays were put in one order. That is right if no pre-state meets the one, and no
// execution what is doubtful of a clause that holds.
typedef struct PositionDoubt {
    Span clause;
    Term condition;
} PositionDoubt;
typedef VECTOR(PositionDoubt) PositionDoubtList;
Term symex_aliased_positions(const Symex *symex);
const PositionDoubtList *symex_position_doubts(const Symex *symex);

// Only pre-states with this are looked at; after symex_prepare.
void symex_assume(Symex *symex, Term condition);
// Gives the solver the assumptions that it does not have yet.
void symex_assert(Symex *symex);

// The method whose recursion was found to branch: nothing else was found out. NULL: none was.
Method *symex_branching(const Symex *symex);
// Its recursion does what cannot be followed by levels: nothing was found out.
bool symex_has_lost_levels(const Symex *symex);

// Runs the method from every pre-state of the scope.
void symex_run(Symex *symex, Method *method);

const TermList *symex_assumptions(const Symex *symex);
// For each assumption the clause it comes from; begin 0 for those of the heap itself.
const SpanList *symex_assumption_clauses(const Symex *symex);
const ObligationList *symex_obligations(const Symex *symex);
// Values of quantified variables, which the obligations refer to.
const QuantifiedInstanceList *symex_instances(const Symex *symex);
const CutList *symex_cuts(const Symex *symex);
const UnmodelledList *symex_unmodelled(const Symex *symex);
const TraceList *symex_trace(const Symex *symex);
bool symex_is_plain(const Symex *symex);      // is it judged as plain Java?
bool symex_is_reasonable(const Symex *symex); // … without null that the project has no use for?
const RejectionList *symex_rejections(const Symex *symex);
// Of the facts of the scope, by their number: where the method breaks them.
const TermList *symex_breaches_of_facts(const Symex *symex);
// Where a fact holds of all objects of the pre-state; false: it has no object that it speaks of.
struct Fact;
bool symex_fact_given(Symex *symex, const struct Fact *fact, Term *holds);

const ContractCallList *symex_contract_calls(const Symex *symex);
const PassageList *symex_passages(const Symex *symex); // each statement once
const MarkedList *symex_marked(const Symex *symex);    // in the order of execution
const MissedList *symex_missed(const Symex *symex);
bool symex_calls_by_contract(Symex *symex, Method *method);
const BreachList *symex_breaches(const Symex *symex); // where contracts are assumed

// For counterexamples: the objects, and the value of a location in the pre-state.
const ObjectList *symex_objects(const Symex *symex);
const VariableList *symex_fields(Symex *symex, Type *class_type); // in the order of locations
Term symex_initial(Symex *symex, uint32_t location);
Term symex_exists(Symex *symex, uint32_t object);          // is it there in the pre-state?
bool symex_is_of_any_class(Symex *symex, uint32_t object); // … of one that is not given?
// Of a Class object the type that it is of, NULL where nobody knows it.
Type *symex_class_of(Symex *symex, TermModel *model, uint32_t object);
// Numbers that the object is compared by (comparator 0: by its compareTo), and that equal ones
// share; TERM_NONE where nobody asked.
Term symex_rank(Symex *symex, uint32_t comparator, uint32_t object);
Term symex_equality(Symex *symex, uint32_t object);
// The pre-states that a smaller scope has, with so many objects of each class and arrays of that
// length.
Term symex_within(Symex *symex, uint32_t size);
// Does the bound of the class include classes below it? Is some class left without any object?
bool symex_bounds_subclasses(Symex *symex, const Class *class_symbol);
bool symex_bounds_away(const Symex *symex);
// Static fields of the pre-state, and the location of one.
const VariableList *symex_static_fields(const Symex *symex);
uint32_t symex_static_location(Symex *symex, Variable *field);
// Of the `static final` fields of the sources, those that hold an object which may have changed
// since the class was initialised.
VariableList symex_open_statics(Symex *symex);
const InputList *symex_inputs(const Symex *symex);
bool symex_is_program(const Symex *symex); // from its beginning: no class is initialised yet
// What calls of nondetInt() and its kin gave, in the order they were asked for.
const InputList *symex_choices(const Symex *symex);
Term symex_result(const Symex *symex);    // TERM_NONE for void
Term symex_exception(const Symex *symex); // what is thrown; meaningful where symex_thrown holds
Term symex_thrown(const Symex *symex);    // executions that end with an exception
// Are there classes whose objects, out of reach, might share what the method changes?
bool symex_leaves_out_nested(const Symex *symex); // collections in collections of anything
bool symex_leaves_out_given(const Symex *symex);  // objects of given classes there
bool symex_leaves_out_others(const Symex *symex);
const StandInList *symex_stand_ins(const Symex *symex);
// Did an input run a method that a class that is not given may override?
bool symex_classes_as_given(const Symex *symex);
const OutsideList *symex_outside(const Symex *symex);
// Does the model give mathematical functions the values that Java computes at its arguments? Adds
// to `fixed` the arguments, and values that are so; to `truths` what the others are there; and to
// `elsewhere`, if given, that arguments are not near those.
bool symex_functions_agree(Symex *symex, TermModel *model, TermList *fixed, TermList *truths,
                           TermList *elsewhere);
uint32_t symex_composed_size(const Symex *symex); // of sequences, sets and maps that are given
uint32_t symex_exact_bits(const Symex *symex);    // of \bigint numbers that are given; 0: none are
uint32_t
symex_known_length(const Symex *symex); // of arrays that final fields are made with, the greatest
bool symex_out_of_time(const Symex *symex);
Term symex_returned(const Symex *symex); // executions that return
const LoopRunList *symex_runs(const Symex *symex);
const OpenValueList *symex_open_values(const Symex *symex);
const CallPathList *symex_paths(const Symex *symex); // every call that was executed, once
// What a register holds at a visit; TERM_NONE: nothing yet.
Term symex_visit_value(Symex *symex, const LoopRun *run, uint32_t visit, IrRegister reg);
Term symex_final(Symex *symex, uint32_t location); // value at the end

#endif
