// Shared by the files of symex; never included elsewhere.
//
//   method.c      one method from pre-state to obligations
//   ends.c        the result and the exception against the specification
//   found_types.c  of which types the pre-state has objects
//   statics.c     static fields, initialisers
//   execute.c, statements.c  instructions and blocks; statements of JML
//   step.c        the same, one step at a time along one path
//   step_state.c  … and all that the rest of a path depends on
//   loops.c       unrolling
//   loop_cut.c, loop_frame.c  loops cut by invariants; what loops may assign
//   runs.c        how often loops run, and whether they end
//   run_narrow.c  what the references of a loop can still be
//   sweep.c       two loops that go the same way
//   tally.c       numbers that count marks: tally_places.c, tally_way.c, marks.c
//   closed_form.c  loops that count, without unrolling
//   closed_recursion.c  … and recursions
//   counter.c     … how often
//   block_contracts.c  contracts of statements
//   places.c, assignable.c, accesses.c  what may be assigned and read
//   calls.c       dispatch, inlining
//   call_contract.c, call_exceptions.c  calls by contract: what holds before and after
//   visible.c     which objects somebody can get at after a method
//   measures.c    measured_by
//   havoc.c, narrow.c  values that a contract or loop leaves open, and what they can still be
//   told.c        values that a postcondition gives outright
//   effects_known.c  what code may create and assign
//   spec*.c       specifications evaluated on states
//   type_variables.c  of one class are the objects that they stand for
//   plain*.c      methods without specifications: reasonable arguments, rejections, numbers
//   endless.c     loops and recursion that never end, as failures of these
//   levels.c      recursion that branches, one call for each depth; level_changes.c says what calls
//   do growth.c      collections that have changed by nobody knows what creation_order.c  which of
//   their objects were there before others pools.c, pool_search.c  objects that a program draws
//   from a pool, in one numbering positions.c   positions of arrays that are nothing but names, in
//   one order; roles.c,
//                 role_code.c, role_clauses.c, role_pairs.c say which are
//   program.c     whole programs: main; built-in methods
#ifndef JURY_SYMEX_INTERNAL_H
#define JURY_SYMEX_INTERNAL_H

#include "builtin/builtin.h"
#include "symex/symex.h"

// A label is passed: the state, and how many objects there were.
typedef struct LabelVisit {
    const State *state;
    uint32_t objects;
} LabelVisit;

typedef VECTOR(LabelVisit) LabelVisits; // in order

// A method being executed.
typedef struct Frame {
    struct Frame *caller;
    IrMethod *method;
    uint32_t base; // location of register 0
    uint32_t depth;
    State before;       // at its start, for \old
    Term receiver;      // or TERM_NONE
    const IrCall *call; // under way, or the last one
    Type *used_as;      // the type of its result where it was called, or NULL
    // Collected exits:
    State returned;
    State thrown;
    uint32_t exception; // location that holds what was thrown
    State *pending;     // by block: what is to be executed there
    const CallPath *path;
    LoopRun *run;            // of the innermost loop under way, or NULL
    LoopRun *single;         // of the last loop without a way back, or NULL
    LoopRun *recursion;      // of the method, in the outermost of its frames
    const State *loop_entry; // before the innermost loop, or NULL
    Map labels;              // Name of a label -> LabelVisits, for \old(e, label)
    Map variants;            // `decreases` clause -> (void *)(uintptr_t)location of its last value
} Frame;

typedef struct ClosureUse ClosureUse; // reach.c
typedef struct BlockVisit BlockVisit; // block_contracts.c
typedef struct Answer Answer;         // answers.c
typedef VECTOR(Answer *) AnswerList;
typedef struct AnswerAction {
    Term object; // whose model field it may have changed, and no others; TERM_NONE: anything
    const Variable *field;
} AnswerAction;

// The locations of a call's registers: first … end-1.
typedef struct StepRange {
    uint32_t first, end;
} StepRange;
typedef VECTOR(StepRange) StepRangeList;

// What goes on, and what was found out once.
typedef struct Execution {
    RunOptions run_options;
    bool is_whole; // all executions at once, not one path at a time
    LoopRunList runs;
    OpenValueList open_values; // (closed_form.c)
    VECTOR(const struct NumberedList *) numbered_lists;
    CallPathList paths;
    struct Pools *pools;         // that the program draws objects from (pools.c); NULL: not yet
    struct Positions *positions; // of arrays, put in one order (positions.c); NULL: none were
    uint32_t terms_before;       // there were so many when the execution began
    BreachList breaches;
    Span call_site;                  // of the call under way
    Type *call_type;                 // that its result is used as; NULL: as declared
    struct LoopFrame *loop_frame;    // of the innermost loop with an assignable clause; or NULL
    VECTOR(BlockVisit *) statements; // with a contract, that were begun (block_contracts.c)
    bool out_of_time;
    bool is_unchecked;             // some method that was executed is: type arguments may lie
    uint32_t steps_in_vain;        // since a field was missed: it is begun again with it
    uint32_t steps;                // taken, to look at the clock now and then
    Map slices;                    // IrLoop -> LoopSlice (slice.c)
    Map regions;                   // IrMethod -> block orders (loops.c)
    Map opaque_numbers;            // property and object, as a Name -> Term (opaque.c)
    Map opaque_results;            // question, as a Name -> OpaqueResult
    uint32_t opaque_actions;       // calls since which answers may be others
    uint32_t asked_of_others;      // how often something was asked that they decide (endless.c)
    AnswerList answers;            // of methods without a body (answers.c)
    uint32_t asking;               // of the contracts of these, so many are being evaluated
    uint32_t actions_location;     // in states: the number of the last action; 0: there was none
    VECTOR(AnswerAction) actions;  // by number, from 1
    Map effects;                   // Method -> Effects (effects.c)
    Map by_contract;               // Method -> (void *)1: called by its contract, 2: not
    VECTOR(ClosureUse *) closures; // of references between objects, by state (reach.c)
    Map forall_values;             // Variable of a `forall` clause -> (void *)(uintptr_t)Term
    VariableList binders;          // of the quantifiers under way, the innermost last
    StepRangeList step_frames;     // of calls along the path at hand, in order (step.c)
    Map liveness;                  // IrMethod -> IrLiveness (step_state.c)
    Map loop_references;         // IrLoop -> IrRegisterList: those read from its head on (sweep.c)
    Map open_collections;        // object, as a pointer -> its marks (growth.c)
    struct Levels *levels;       // of the recursion that is followed so, or NULL (levels.c)
    Method *branching;           // its recursion is too much to be executed; or NULL
    uint32_t followed_by_levels; // so many times
    bool has_lost_levels;        // what is followed by levels shows nothing
    uint32_t sweeps_in_vain;     // heads of loops without an earlier one that goes the same way
    uint32_t tallies_in_vain;    // loops without numbers that count marks (tally.c)
    Map ranges_beyond; // Variable of a quantifier -> 1: within, 2: beyond (ground_quantify.c)
    Map ranges_enough; // Term that a range goes beyond the scope's numbers -> how many are enough
} Execution;

// ---- statics.c
// Executes the static initialisers of the classes whose fields the method may read.
void statics_prepare(Symex *symex, Method *method);
// Of this class, unless that was done; false where it throws, or for an enum, is not known.
bool statics_initialize(Symex *symex, Class *class_symbol);
// Something in the step of a static initialiser that is being run is not modelled: what it gives is
// not known, whatever comes then.
bool statics_step_is_lost(const Symex *symex);
// The next question of the solver is one of a static initialiser, and may not be a hard one.
bool statics_limit_question(Symex *symex);
// It was: the step is lost. False if there was another reason to have no answer.
bool statics_give_up_step(Symex *symex);
void statics_ask_constants(Symex *symex, const Type *type); // if that is an enum
// The location of a static field, with an initial value if one is known.
uint32_t static_location(Symex *symex, Variable *field);
Term static_get(Symex *symex, const State *state, Term guard, Variable *field, Span span);
void static_set(Symex *symex, State *state, Variable *field, Term value, Span span);

// ---- found_types.c
// All types of which the pre-state has objects, and what their fields hold.
void held_types_find(Symex *symex, Method *method);

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
    const struct SpecCaseList *cases;
    State thrown; // from the start: executions in which the class cannot be initialised
    Term exception;
} Entry;
Entry *method_enter(Symex *symex, Method *method);            // after symex_prepare
const struct SpecCaseList *subject_cases(const Symex *symex); // of the method under check
// Adds the obligations about the end, for one outcome; may be called for several in turn.
void method_conclude(Symex *symex, const Entry *entry, Outcome outcome);

// ---- ends.c

typedef struct Checking {
    Symex *symex;
    Method *method;
    const State *before;
    Term receiver;
    const Term *arguments;
    Span end; // where a method ends, for messages
} Checking;

Span method_span(const Method *method); // of its name
void check_ends(const Checking *checking, const struct SpecCaseList *cases, const Outcome *outcome);
// The cases that are claimed besides: `implies_that` and its kin.
void check_claims(const Checking *checking, const struct SpecCaseList *claims,
                  const Outcome *outcome);

// ---- reflective.c: a member that jury.Members is called with
Outcome execute_reflective(const BuiltinCall *call, Frame *frame, bool is_assignment);

// ---- program.c
// Of a method that is_built_in.
Outcome execute_built_in(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, Span span);

// ---- execute.c, loops.c, calls.c
Outcome execute_method(Symex *symex, Frame *caller, IrMethod *method, State state,
                       const Term *arguments, uint32_t count);
// The same, and never by levels (levels.c).
Outcome execute_body(Symex *symex, Frame *caller, IrMethod *method, State state,
                     const Term *arguments, uint32_t count);
// Executes the blocks of a loop, or of the whole method when `loop` is 0.
void execute_block(Symex *symex, Frame *frame, IrBlockId id);
void execute_region(Symex *symex, Frame *frame, uint32_t loop);
void execute_loop(Symex *symex, Frame *frame, uint32_t loop);
const IrBlockId *region_blocks(Symex *symex, IrMethod *method, uint32_t region);
// A loop is entered anew: its `decreases` clauses have no value to compare with.
void forget_variants(Symex *symex, Frame *frame, State *state, Node *loop);
void execute_string(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction);
void execute_initialize(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction);
bool is_built_in(Symex *symex, const Method *method); // its body is not looked at
// call_contract.c: is the method, called from code, replaced by its contract?
bool is_called_by_contract(Symex *symex, Method *method);
Outcome execute_contract(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, Span span);
void execute_call(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction);
// Any instruction but terminators.
void execute_instruction(Symex *symex, Frame *frame, State *state, const IrBlock *block,
                         const IrInstruction *instruction);
// What happens before the first instruction of a block; false: nothing goes on from there.
bool enter_block(Symex *symex, const Frame *frame, const IrBlock *block, State *state);
void trace_terminator(Symex *symex, const Frame *frame, const State *state, const IrBlock *block);
// The methods that a call may choose, each with the condition that it does.
typedef struct Target {
    Method *method;
    Term condition;
    bool is_opaque; // of objects whose class is not given: there is no body (opaque.c)
} Target;
typedef VECTOR(Target) TargetList;
TargetList call_targets(Symex *symex, const State *state, Method *method, const Term *arguments,
                        uint32_t count, bool is_virtual, Span span);
// How many activations of the method there are from this frame on.
uint32_t recursion_depth(const Frame *frame, const IrMethod *method);
// The body to be executed for a call of exactly this method; NULL: `outcome` says what it does.
IrMethod *call_body(Symex *symex, Frame *frame, Method *method, State *state, const Term *arguments,
                    Span span, Outcome *outcome);
// A pure method called in a specification: nothing is checked in it.
Outcome merge_outcomes(Symex *symex, Outcome a, Outcome b);
// Runs whatever method the receiver chooses.
Outcome call_method(Symex *symex, Frame *frame, Method *method, State state, const Term *arguments,
                    uint32_t count, bool is_virtual, Span span);
Outcome call_pure(Symex *symex, Frame *caller, Method *method, State state, const Term *arguments,
                  uint32_t count, bool is_virtual, Span span);
// What a call by contract gave: its result or, with `is_thrown`, its exception.
void add_trace_call(Symex *symex, const Frame *frame, const State *state, Span span,
                    const Method *callee, Term value, bool is_thrown);
void add_trace(Symex *symex, const Frame *frame, const State *state, Span span, Variable *variable,
               Term object, Term index, Term value);
// Can an execution get here at all? Asks the solver; true when it does not know.
bool is_feasible(Symex *symex, Term condition);
// The same where symex->mode.given holds, of a loop or a recursion that may go on; without an
// answer in a part of the time that is left it is unknown, and that of TERM_TRUE is not asked. With
// `tries_last` the execution that the last answer showed may go on. It is unknown after so many
// conflicts, too; 0: any number.
SolverAnswer ask_as_given(Symex *symex, Term condition, bool tries_last, int conflicts);
// That no execution meets the condition: asks, and if so tells the solver.
SolverAnswer rule_out(Symex *symex, Term condition, int conflicts);
bool is_out_of_time(Symex *symex);
Term register_get(Symex *symex, const Frame *frame, const State *state, IrRegister reg);
void register_set(Symex *symex, const Frame *frame, State *state, IrRegister reg, Term value);

// ---- runs.c
// The object that a location belongs to, or NULL.
const Object *object_at(const Symex *symex, uint32_t location);

// ---- found.c
// The index that a search gave, or -1, without those of the two that no execution has.
Term found_decided(Symex *symex, const State *state, Term found);

// ---- spec_*.c
void execute_specification(Symex *symex, Frame *frame, State *state,
                           const IrInstruction *instruction);
void block_contract_begin(Symex *symex, Frame *frame, State *state, BlockContract *contract);
// `node`: the specification, where `value`, an exception, leaves the statement, or none where its
// end is reached; or a jump, `value` is what it returns.
void block_contract_end(Symex *symex, Frame *frame, State *state, Node *node, Term value);
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
// What a field of an object holds, the messages of exceptions that Java throws by itself included.
Term load_known_field(Symex *symex, const State *state, Term guard, Term object, Variable *field,
                      Span span);

// loop_frame.c: is the assignment allowed by the loops around?
void check_loop_field(Symex *symex, const State *state, Term object, Variable *field, Span span);
void check_loop_element(Symex *symex, const State *state, Term array, Term index, Span span);

#endif
