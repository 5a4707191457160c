// Concrete runs of the cut program, for the files of prove that learn from them.
#ifndef JURY_PROVE_RUNS_H
#define JURY_PROVE_RUNS_H

#include "prove/internal.h"

// An execution: what the variables of the cut points passed last mean, and the objects there are.
typedef struct Run {
    LogicValue *variables;       // by number
    VECTOR(LogicObject) objects; // by reference; [0]: null
} Run;

// The variables when a cut point was reached.
typedef struct Sample {
    const Run *run;
    const LogicValue *variables;
    uint32_t number; // of the run
} Sample;
typedef VECTOR(Sample) SampleList;

typedef struct Runs {
    Prover *prover;
    LogicEvaluator *evaluator;
    LogicMeaning meaning; // of the run or sample looked at
    uint32_t variable_count;
    uint64_t random;
    uint32_t inputs;     // that meet the precondition
    SampleList *samples; // by cut point
} Runs;

enum { LONGEST_ARRAY = 7 };

// ---- runs.c
// Executes the method on small inputs.
Runs *runs_make(Prover *prover);
void runs_look_at(Runs *runs, const Run *run, const LogicValue *variables);
// The value of a formula there; false: it has none.
bool runs_number(Runs *runs, Formula formula, int64_t *number);
uint32_t runs_random(Runs *runs, uint32_t below);

// ---- inputs.c
// A pre-state at random; it may not meet the precondition.
Run *runs_input(Runs *runs);

// ---- equalities.c
// Whole numbers c[i], one vector after the other, with c[0] * row[0] + c[1] * row[1] + … == 0 for
// each row: a basis of them, as far as the numbers are small.
typedef VECTOR(int64_t *) CoefficientsList;
void find_equalities(Arena *arena, const int64_t *rows, uint32_t row_count, uint32_t columns,
                     CoefficientsList *found);

// ---- observed.c
// Candidates for the invariant of a loop that no run breaks; what takes longer to show comes with
// a higher level.
enum { OBSERVED_LEVELS = 4 };
void find_observed(Runs *runs, uint32_t cut, uint32_t level, FormulaList *list);
void find_observed_elements(Runs *runs, uint32_t cut, const Vocabulary *vocabulary,
                            FormulaList *list); // observed_elements.c
// Drops what some run breaks.
void keep_unbroken(Runs *runs, uint32_t cut, FormulaList *list);
// … and what was only true because it was about nothing.
void drop_empty(Runs *runs, uint32_t cut, FormulaList *list);

#endif
