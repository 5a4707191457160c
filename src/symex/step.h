// Symbolic execution one step at a time, for those who follow paths: states fork
// at branches and calls instead of being merged.
//
// A StepPoint is one execution under way: the calls, where each of them stands,
// and the values. Whoever drives it takes one instruction after the other and,
// where there are several ways, chooses: each way is a point of its own, and
// what they share is shared. Obligations, traces and created objects pile up in
// the Symex; going back to a mark takes them away again. A point may be used
// only as long as the Symex has not gone back behind it.
#ifndef JURY_SYMEX_STEP_H
#define JURY_SYMEX_STEP_H

#include "symex/symex.h"

typedef struct StepPoint StepPoint;

typedef enum StepKind {
    STEP_GOES_ON, // one instruction further
    STEP_FORKS,   // step_ways many ways to go on: continue with step_take
    STEP_RETURNS, // from the method under check
    STEP_THROWS,
    STEP_EXITS, // System.exit: the program ends
    STEP_STOPS, // no execution goes on: not modelled, assumed away, or an overflow
} StepKind;

// Lays out the pre-state and stands before the first instruction; NULL where there is no body.
StepPoint *step_start(Symex *symex, Method *method);

StepPoint *step_copy(Symex *symex, const StepPoint *point);

// Executes the next instruction.
StepKind step_next(Symex *symex, StepPoint *point);
uint32_t step_ways(const StepPoint *point);
Term step_condition(const StepPoint *point, uint32_t way); // that it is taken
// The method a way leads into; NULL for branches, and calls that have no body to follow.
Method *step_called(const StepPoint *point, uint32_t way);
// Is the method that a way leads into one that a contract stands for elsewhere?
bool step_is_by_contract(Symex *symex, const StepPoint *point, uint32_t way);
// A new point that goes the way, even where the condition is false.
StepPoint *step_take(Symex *symex, const StepPoint *point, uint32_t way);

// Where the point stands.
const IrMethod *step_method(const StepPoint *point);
const IrBlock *step_block(const StepPoint *point);
const IrInstruction *step_instruction(const StepPoint *point); // the next one
uint32_t step_depth(const StepPoint *point);                   // of calls
Term step_guard(const StepPoint *point);
// How often the innermost calls have reached the head of the loop that was entered last; how deep
// the method under way recurses.
uint32_t step_iterations(const StepPoint *point);
uint32_t step_recursion(const StepPoint *point);
// After THROWS: the exact type of what is thrown, where that is one object; else NULL.
// At a branch that asks whether a call, or the initialisation of a class, threw: what, if known.
Type *step_caught_type(Symex *symex, const StepPoint *point);
Type *step_thrown_type(Symex *symex, const StepPoint *point);

// The locals and parameters of the innermost call of a method of the sources that have a value.
typedef struct StepValue {
    const Variable *variable;
    Term value;
} StepValue;
typedef VECTOR(StepValue) StepValueList;
void step_values(Symex *symex, const StepPoint *point, Arena *arena, StepValueList *values);
Term step_result(const StepPoint *point); // after RETURNS; TERM_NONE for void

// Only the executions with this go on.
void step_assume(Symex *symex, StepPoint *point, Term condition);

// After RETURNS or THROWS: adds the obligations about the end, and makes this the end that
// symex_result, symex_final … speak of.
void step_finish(Symex *symex, const StepPoint *point);

// What piled up, to go back to.
typedef struct StepMark {
    uint32_t objects, locations;
    uint32_t obligations, instances, cuts, unmodelled, trace, choices, answers;
} StepMark;
StepMark step_mark(const Symex *symex);
void step_go_back(Symex *symex, StepMark mark);

// ---- step_state.c: when is the rest of two paths the same?

// A number that is part of the pre-state: a field, an element, a static field.
typedef struct StepCell {
    uint32_t location;
    Term variable;
} StepCell;
typedef VECTOR(StepCell) StepCellList;
// Those that any value may be in: each has a variable of its own.
void step_cells(Symex *symex, Arena *arena, StepCellList *cells);
void step_put(Symex *symex, StepPoint *point, uint32_t location, Term value);

// Was the head of a loop of the sources reached, or does its body begin with the next instruction?
// Which, and how often that has begun then since the loop was entered.
bool step_is_at_loop(const StepPoint *point, Span *span, uint32_t *count);

// Gives the guard away: what is executed from here on does not know of it.
Term step_give_guard(StepPoint *point);

// Everything that the rest of the path depends on, but for the guard, the pre-state, and what is
// the same on all paths: where the calls stand, and what each value is.
typedef struct StepVisitor {
    void (*number)(void *context, uint64_t number);
    void (*term)(void *context, Term term);
    void *context;
} StepVisitor;
// False: it depends on more.
bool step_visit_state(Symex *symex, const StepPoint *point, const StepVisitor *visitor);
// Was something met that the scope of a verdict speaks of?
bool step_changes_scope(const Symex *symex);

// Asks the solver, with all that the pre-states satisfy. Sets symex_out_of_time on UNKNOWN.
SolverAnswer step_ask(Symex *symex, const Term *terms, uint32_t count);
// From now on this solver answers; nothing was asserted in it yet.
void step_use_solver(Symex *symex, Solver *solver);

#endif
