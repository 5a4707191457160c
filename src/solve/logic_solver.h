// Z3 on formulas with arrays and quantifiers (src/logic), and its engine for Horn clauses.
//
// Numbers are translated as the table says: integers with wrapping spelled out, plain integers, or
// bit-vectors. Where integers are multiplied or divided by each other, a question is asked first of
// a second solver, to which these operations are functions that it knows little of: what is
// contradictory there is so with all that is known. Every number and reference is known to lie in
// its range. An answer SATISFIABLE or UNKNOWN of a question with quantifiers is no more than a
// hint; UNSATISFIABLE is believed.
#ifndef JURY_SOLVE_LOGIC_SOLVER_H
#define JURY_SOLVE_LOGIC_SOLVER_H

#include "logic/logic.h"
#include "solve/solver.h"

typedef struct LogicSolver LogicSolver;

typedef struct LogicSolverOptions {
    bool complete_quantifiers; // look for models of quantified formulas: needed to answer
                               // SATISFIABLE, slow to give up
    bool asks_once;       // nothing is asserted, each question has everything: Z3 simplifies it
                          // as a whole before it starts, where it is not long
    bool opaque_products; // of two unknown numbers nothing is computed: weaker, and quick
} LogicSolverOptions;

LogicSolver *logic_solver_new(LogicTable *table, const LogicSolverOptions *options);
void logic_solver_free(LogicSolver *solver);

void logic_solver_assert(LogicSolver *solver, Formula formula);
void logic_solver_push(LogicSolver *solver);
void logic_solver_pop(LogicSolver *solver);

// Are the assertions and the formulas given together satisfiable? `milliseconds` limits the work
// on this question to about what an idle machine does in that time, 0: only the deadline does.
SolverAnswer logic_solver_check(LogicSolver *solver, const Formula *formulas, uint32_t count,
                                Deadline deadline, uint32_t milliseconds);

// The same with boolean variables that are assumed; after UNSATISFIABLE, `used` tells which of them
// took part in the contradiction.
SolverAnswer logic_solver_check_core(LogicSolver *solver, const Formula *formulas, uint32_t count,
                                     const Formula *assumed, uint32_t assumed_count, bool *used,
                                     Deadline deadline, uint32_t milliseconds);

// After SATISFIABLE (or UNKNOWN with a candidate): values of ground formulas. False where there is
// none.
bool logic_solver_number(LogicSolver *solver, Formula formula, int64_t *value);
bool logic_solver_truth(LogicSolver *solver, Formula formula, bool *value);

// From another thread: the question being asked ends with UNKNOWN.
void logic_solver_interrupt(LogicSolver *solver);

uint32_t logic_solver_questions(const LogicSolver *solver);

// The question "do these formulas contradict each other?" as a file of SMT-LIB 2, for any solver;
// the text lives until the next call.
const char *logic_solver_text(LogicSolver *solver, const Formula *formulas, uint32_t count);

// ---- Horn clauses (logic_horn.c)
// Predicates over lists of formulas; clauses `body ⇒ head`. A head FORMULA_NONE is `false`.
typedef struct LogicHorn LogicHorn;
typedef struct HornAtom {
    uint32_t predicate; // 1 + index; 0: none
    const Formula *arguments;
} HornAtom;

LogicHorn *logic_horn_new(LogicTable *table);
void logic_horn_free(LogicHorn *horn);
uint32_t logic_horn_predicate(LogicHorn *horn, const Sort *sorts, uint32_t count);
// For all values of the variables that occur: from, condition ⇒ to. `from` or `to` may be none.
void logic_horn_clause(LogicHorn *horn, const HornAtom *from, Formula condition,
                       const HornAtom *to);
// UNSATISFIABLE: no clause without head is ever violated. Then logic_horn_meaning gives the
// predicate as a formula over `variables`, or FORMULA_NONE where it cannot be expressed.
SolverAnswer logic_horn_solve(LogicHorn *horn, Deadline deadline);
void logic_horn_interrupt(LogicHorn *horn); // from another thread
Formula logic_horn_meaning(LogicHorn *horn, uint32_t predicate, const Formula *variables);

#endif
