// CaDiCaL as the engine uses it. Its own C interface copies every clause that is learned in order
// to count them, and dies where there is no memory for the copy; this one only counts.
#ifndef JURY_SOLVE_SAT_H
#define JURY_SOLVE_SAT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SatSolver SatSolver;

// Asked now and then while a question is under way.
typedef bool (*SatStop)(const void *context);

// Brief: clauses are not simplified on the way, which takes seconds where there are many.
SatSolver *sat_new(SatStop should_stop, const void *context, bool is_brief);
void sat_free(SatSolver *solver);

// Clauses end with 0.
void sat_add(SatSolver *solver, int literal);

// For the next question only; adding a clause forgets it.
void sat_assume(SatSolver *solver, int literal);
void sat_limit_conflicts(SatSolver *solver, int conflicts);

// As solvers have it: 10 can be met, 20 cannot, 0 was stopped.
int sat_solve(SatSolver *solver);

// After 10: the literal or its negation, whichever is true.
int sat_value(SatSolver *solver, int literal);

// After 20: whether the assumption was needed.
bool sat_failed(SatSolver *solver, int literal);

uint64_t sat_conflicts(const SatSolver *solver);

// ---- For a question that several processes share (share.h)

// While it is not null, a question also stops where the flag is not 0, and the literals of clauses
// learned are counted.
void sat_share(SatSolver *solver, const volatile int *flag);
// The short clauses that were learned meanwhile and not forgotten, each with a 0 behind it: they
// follow from all clauses that were added, whatever was assumed.
const int *sat_learned(const SatSolver *solver, uint32_t *count);
void sat_forget_learned(SatSolver *solver);
// A variable that was learned about most, true and false alike, and that is none of these; 0: none.
int sat_best_split(SatSolver *solver, const int *used, uint32_t count);
int sat_variables(SatSolver *solver);
// The answer of all together, until the next question: 10 with values by variable, 1 or -1; or 20,
// and then every assumption counts as needed.
void sat_take_values(SatSolver *solver, const signed char *values, uint32_t count);
void sat_take_no(SatSolver *solver);

#ifdef __cplusplus
}
#endif

#endif
