// Shared by the files of prove; never included elsewhere.
//
//   prove.c       the ways in turn, the verdict
//   questions.c   what is asked of the solver: contexts of cut points, obligations
//   scope.c       which variables a loop's invariant may name
//   known.c       … and which it may speak of without saying "for all"
//   candidates.c  candidates from the variables of a loop and from what is to be shown
//   templates.c   … by putting loop variables in the place of bounds
//   houdini.c     keeps those candidates that are inductive together
//   minimise.c    leaves out what a proof does not need
//   clauses.c     path conditions, and the clauses that exclude them
//   explain.c     why a formula has its value in a model
//   search.c      the search of Păsăreanu and Visser
//   search_trace.c … and what it did, for the report
//   horn.c        the cut program as Horn clauses
//   induction.c   k-induction
//   learned.c     invariants from concrete runs (runs.h)
//   jml.c         formulas as JML
//   defined.c     where a formula has a value, as JML understands it
//   proof.c       the final questions, again and one by one
//   contracts.c   … and whether the contracts of calls made it follow for no reason
//   recursion*.c  what methods that call themselves keep, found (summary.h)
//   termination.c measures that show that loops and recursion end
//   proof_files.c … as files of SMT-LIB 2
//   refute.c      inputs that violate the specification, found by check
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
    QuantifiedRun *quantified;
    LogicSolver *solver;
    LogicSolver *complete; // the same with models of quantifiers, for what E-matching cannot show
    uint32_t asserted_axioms;
    uint32_t questions; // to solvers that are no more
    Deadline deadline;
    const CutPointList *cuts;
    const SegmentList *segments;
    const QuantifiedObligationList *obligations;
    VariableList *in_scope; // by cut point: locals and parameters that its invariant may name
    FormulaList *known;     // by cut point: variables that its invariant may speak of (known.c)
    uint32_t known_slots;   // parts of the heap that there were then
    Invariants invariants;
    struct Recursion *recursion; // (recursion.c) or NULL
    bool found_error; // a way of finding invariants came upon a path that breaks the property
    Verdict *complete_check; // HOLDS of every input, where refuting came to its end; or NULL
    const char *way;         // that succeeded
    const char *steps;       // what it took, for the report, or NULL
    Verdict *verdict;
} Prover;

// ---- questions.c
Invariants invariants_none(Prover *prover);
Invariants invariants_copy(Prover *prover, const Invariants *from);
// What holds whenever the cut point is reached, its own invariant included.
Formula context_of(Prover *prover, const Invariants *invariants, uint32_t cut);
// Does the premise imply the goal? UNSATISFIABLE: yes.
SolverAnswer ask(Prover *prover, Formula premise, Formula goal, uint32_t milliseconds);
// The same, and once more with all that the solver can do about quantifiers.
SolverAnswer ask_thoroughly(Prover *prover, Formula premise, Formula goal, uint32_t milliseconds);
// The second half of that alone: SATISFIABLE where there is a model of the premise without
// `denied`.
SolverAnswer ask_for_model(Prover *prover, Formula premise, Formula denied, uint32_t milliseconds);
void assert_axioms(Prover *prover);
Formula path_of(Prover *prover, const QuantifiedState *state);
Formula segment_premise(Prover *prover, const Invariants *invariants, const Segment *segment);
Formula obligation_premise(Prover *prover, const Invariants *invariants,
                           const QuantifiedObligation *obligation);
bool out_of_time(const Prover *prover); // or out of memory, or interrupted
// The solver that is asked now: limits and Ctrl-C end what it does.
void watch(Prover *prover, LogicSolver *solver);
// The first obligation that does not follow, or NULL.
const QuantifiedObligation *first_open(Prover *prover, const Invariants *invariants,
                                       uint32_t milliseconds);
bool list_has(const FormulaList *list, Formula formula);

// ---- scope.c
void find_scopes(Prover *prover);

// ---- known.c
// The variables that are known when the cut point is reached.
const FormulaList *known_variables(Prover *prover, uint32_t cut);
// Says a clause of a loop for all values that are not known when the loop is reached.
Formula closed_at(Prover *prover, uint32_t cut, Formula formula);
void close_invariants(Prover *prover, Invariants *invariants);
bool are_closed(Prover *prover, const Invariants *invariants);

// ---- candidates.c, templates.c
// Values of a cut point that a candidate may speak of.
typedef struct Vocabulary {
    FormulaList ints;      // all; first those that the loop changes
    uint32_t changed_ints; // of them
    FormulaList longs;
    uint32_t changed_longs;
    FormulaList references;
    uint32_t changed_references;
    VECTOR(Type *) reference_types; // of each
    FormulaList booleans;           // changed ones
} Vocabulary;
Vocabulary vocabulary_of(Prover *prover, uint32_t cut);
void find_candidates(Prover *prover, uint32_t cut, FormulaList *list);
void add_candidate(Prover *prover, FormulaList *list, Formula candidate);
// A formula with loop variables in the place of bounds and other terms.
void add_variants(Prover *prover, const Vocabulary *vocabulary, Formula formula, FormulaList *list);

// ---- houdini.c
// Drops candidates until the rest are inductive together; the rest stay in `candidates`.
void houdini(Prover *prover, Invariants *candidates);
bool prove_by_templates(Prover *prover);

// ---- minimise.c
// Leaves out what the proof does not need, as far as time allows.
void minimise_invariants(Prover *prover, Invariants *invariants, Deadline deadline);

// ---- clauses.c
void keep_new(Prover *prover, FormulaList *list, Formula formula); // unless TRUE, or there already
// The atom of a literal, or its negation: the same for both.
Formula atom_of(Prover *prover, Formula literal);
void add_atoms(Prover *prover, FormulaList *list, Formula formula);
// Where two references are equal they are one object, which has one name in all other literals:
// `curr.next == prev && curr.next.elem > v` speaks of `prev.elem`, as it does with lazily
// initialised objects.
void name_objects(Prover *prover, FormulaList *literals);
Formula excluding(Prover *prover, const FormulaList *literals); // ¬(l1 ∧ … ∧ ln)
void literals_of(Prover *prover, Formula clause, FormulaList *list);
// Two clauses that differ in one literal, as one; NONE: they say more than one clause does.
Formula joined_clause(Prover *prover, Formula a, Formula b);

// ---- explain.c
typedef struct Explanation {
    Prover *prover;
    FormulaList literals; // together they are the reason
    FormulaList written;  // objects and indexes of the places that the path writes
    FormulaList asked;    // atoms that the clause itself has
    FormulaList places;   // among the literals: are two places of the heap the same?
    uint32_t in_place;    // inside of such a question
    bool failed;          // the model does not tell
} Explanation;

// Why does the formula have its value in the model of the last answer?
void explain(Explanation *explanation, Formula formula);
// A cell of an array is a new one, or one that was read before: are they the same?
void explain_cells(Explanation *explanation, const FormulaList *literals);
// The objects and indexes at which the heap was written.
void find_written(Prover *prover, const QuantifiedState *state, FormulaList *list);

// ---- search.c, horn.c, induction.c, learned.c
bool prove_by_search(Prover *prover);
bool prove_by_longer_search(Prover *prover); // the same for as long as there is time
bool prove_by_horn(Prover *prover);
bool prove_by_induction(Prover *prover);
bool prove_by_runs(Prover *prover);

// ---- jml.c
// The formula as a JML expression at the head of the loop; NULL where JML has no words for it.
const char *jml_of(Prover *prover, uint32_t cut, Formula formula);
// The same where variables stand for any value; they are called by their names.
const char *jml_with(Prover *prover, uint32_t cut, Formula formula, const FormulaList *unknown);

// ---- search_trace.c
// What the search does, for the report; nothing is written down unless that was asked for.
typedef struct SearchTrace {
    Prover *prover;
    const FormulaList *unknown;  // variables that stand for any value
    uint32_t exact, approximate; // steps: k, and how many approximations of that candidate
} SearchTrace;

void trace_event(const SearchTrace *trace, SearchEvent event);
// Its clauses, without those that were there before the search.
void trace_candidate(const SearchTrace *trace, const Invariants *clauses, const Invariants *before);
// A step between cut points breaks the clause, which is over the state at its end.
void trace_broken(const SearchTrace *trace, uint32_t from, uint32_t to, Formula clause);
// A path that breaks what is to be shown.
void trace_to_show(const SearchTrace *trace, uint32_t from, const char *text);
void trace_path(const SearchTrace *trace, uint32_t from, const FormulaList *literals);
// The clause that was made of the path condition.
void trace_added(const SearchTrace *trace, uint32_t from, const FormulaList *path, Formula clause);

// ---- defined.c
Formula defined(Prover *prover, Formula formula);

// ---- proof.c
// Base, step and use, each obligation by a solver of its own. False: something does not follow.
bool confirm_proof(Prover *prover, const Invariants *invariants);

// ---- contracts.c
// A call whose contract leaves nothing that could follow, and what to say of it; NULL: none.
const QuantifiedCall *contradictory_call(Prover *prover, const char **text);

// ---- recursion.c
// What methods that call themselves and have no contract were found to keep; NULL: there are none,
// or nothing was found.
typedef struct Recursion Recursion;
Recursion *recursion_find(Prover *prover);
// The same as formulas of that table.
const QuantifiedSummaries *recursion_summaries(Recursion *recursion, LogicTable *table);
void recursion_report(Prover *prover, const Recursion *recursion);

// ---- termination.c
// Is it shown that the method ends, or need it not?
bool end_is_shown(Prover *prover);

// ---- proof_files.c
typedef struct ProofQuestion {
    const char *kind; // base, step, use
    const char *what; // is shown
    const char *text; // in SMT-LIB 2, without the command that asks
    FormulaList formulas;
    bool has_proof; // there are clauses and a proof, too
} ProofQuestion;
typedef VECTOR(ProofQuestion) ProofQuestionList;
// What an earlier run left.
void forget_proof(Prover *prover);
void write_proof(Prover *prover, ProofQuestionList *questions);

// ---- refute.c
// A verdict of `check` that shows a violation, or NULL: in small scopes and in the usual one, a
// second each; in growing ones, with more and more iterations, as long as there is time.
Verdict *refute_small(Prover *prover);
Verdict *refute_growing(Prover *prover);

#endif
