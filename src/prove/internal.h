// Shared by the files of prove; never included elsewhere.
//
//   prove.c       the ways in turn, the verdict
//   questions.c   what is asked of the solver: contexts of cut points, obligations
#ifndef JURY_PROVE_INTERNAL_H
#define JURY_PROVE_INTERNAL_H

#include "prove/prove.h"
#include "quantified/quantified.h"
#include "solve/logic_solver.h"

// What is believed of each cut point while a proof is looked for.
typedef struct Invariants {
    FormulaList *of; // by cut point, over its state
} Invariants;

typedef struct Prover {
    Arena *arena;   // of the verdict
    Arena *scratch; // of the method
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
    const ProveOptions *options;
    LogicTable *table;
    HeapEngine *engine;
    LogicSolver *solver;
    uint32_t asserted_axioms;
    double deadline;
    const CutPointList *cuts;
    const SegmentList *segments;
    const QuantifiedObligationList *obligations;
    Invariants invariants;
    Verdict *verdict;
} Prover;

// ---- questions.c
Invariants invariants_none(Prover *prover);
// What holds whenever the cut point is reached, its own invariant included.
Formula context_of(Prover *prover, const Invariants *invariants, uint32_t cut);
// Does the premise imply the goal? UNSATISFIABLE: yes.
SolverAnswer ask(Prover *prover, Formula premise, Formula goal, uint32_t milliseconds);
Formula path_of(Prover *prover, const QuantifiedState *state);
Formula obligation_premise(Prover *prover, const Invariants *invariants,
                           const QuantifiedObligation *obligation);
bool out_of_time(const Prover *prover);
// The first obligation that does not follow, or NULL; its answer is noted in `answer`.
const QuantifiedObligation *first_open(Prover *prover, const Invariants *invariants,
                                       uint32_t milliseconds);

#endif
