// The final questions: what was found is believed only when it is shown again.
//
// base: the invariant of a loop holds when it is first reached; step: an iteration keeps it; use:
// what is to be shown follows. Each kind is asked of a new solver. With a folder they are written
// as SMT-LIB 2 (proof_files.c): a proof is right if every file is unsatisfiable.
#include "prove/internal.h"

#include "diag/internal_error.h"

typedef struct Proof {
    Prover *prover;
    LogicSolver *solver;         // a new one for each kind of question
    FormulaList known;           // what holds everywhere
    ProofQuestionList questions; // for the files, if any
    bool failed;
} Proof;

static void start_kind(Proof *proof) {
    Prover *prover = proof->prover;
    LogicSolverOptions options = {.complete_quantifiers = false};
    watch(prover, prover->solver);
    logic_solver_free(proof->solver);
    proof->solver = logic_solver_new(prover->table, &options);
    for (uint32_t i = 0; i < proof->known.count; i++)
        logic_solver_assert(proof->solver, proof->known.items[i]);
}

static void find_known(Proof *proof) {
    Prover *prover = proof->prover;
    const FormulaList *axioms = quantified_axioms(prover->quantified);
    const FormulaList *assumptions = quantified_assumptions(prover->quantified);
    for (uint32_t i = 0; i < axioms->count; i++)
        vector_push(prover->scratch, &proof->known, axioms->items[i]);
    for (uint32_t i = 0; i < assumptions->count; i++)
        vector_push(prover->scratch, &proof->known, assumptions->items[i]);
}

static void keep_question(Proof *proof, const char *kind, const char *what, Formula premise,
                          Formula broken) {
    Prover *prover = proof->prover;
    FormulaList whole = {0};
    for (uint32_t i = 0; i < proof->known.count; i++)
        vector_push(prover->scratch, &whole, proof->known.items[i]);
    vector_push(prover->scratch, &whole, premise);
    vector_push(prover->scratch, &whole, broken);
    const char *text = logic_solver_text(proof->solver, whole.items, whole.count);
    ProofQuestion question = {kind, what, arena_format(prover->scratch, "%s", text), whole, false};
    vector_push(prover->scratch, &proof->questions, question);
}

static void question(Proof *proof, const char *kind, const char *text, Formula premise,
                     Formula goal) {
    Prover *prover = proof->prover;
    FormulaList parts = {0};
    logic_conjuncts(prover->table, goal, &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count && !proof->failed; i++) {
        Formula formulas[] = {premise, logic_not(prover->table, parts.items[i])};
        watch(prover, proof->solver);
        proof->failed =
            logic_solver_check(proof->solver, formulas, 2, prover->deadline, 10000) !=
                SOLVER_UNSATISFIABLE &&
            ask_thoroughly(prover, premise, parts.items[i], 4000) != SOLVER_UNSATISFIABLE;
        if (prover->options->proof && !proof->failed)
            keep_question(proof, kind, text, formulas[0], formulas[1]);
    }
}

bool confirm_proof(Prover *prover, const Invariants *invariants) {
    Proof proof = {.prover = prover};
    SHOULD(are_closed(prover, invariants), "an invariant speaks of what its loop knows");
    find_known(&proof);
    for (int back = 0; back < 2; back++) {
        start_kind(&proof);
        for (uint32_t i = 0; i < prover->segments->count && !proof.failed; i++) {
            const Segment *segment = &prover->segments->items[i];
            const FormulaList *list = &invariants->of[segment->to];
            if (segment->is_back != back || !list->count)
                continue;
            Formula all = logic_and_all(prover->table, list->items, list->count);
            question(&proof, back ? "step" : "base", "loop invariant",
                     segment_premise(prover, invariants, segment),
                     quantified_at(prover->quantified, prover->cuts->items[segment->to], all,
                                   segment->end));
        }
    }
    start_kind(&proof);
    for (uint32_t i = 0; i < prover->obligations->count && !proof.failed; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        const char *kind = obligation->cut ? (obligation->is_step ? "step" : "base") : "use";
        question(&proof, kind, obligation->text, obligation_premise(prover, invariants, obligation),
                 obligation->goal);
    }
    watch(prover, prover->solver);
    logic_solver_free(proof.solver);
    if (prover->options->proof && !proof.failed)
        write_proof(prover, &proof.questions);
    return !proof.failed;
}
