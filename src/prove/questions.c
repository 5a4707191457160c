// What is asked of the solver.
//
// The context of a cut point is what is known whenever an execution is there: it came from some cut
// point before, whose context held, along a path; and its invariant holds.
#include "prove/internal.h"

#include "base/clock.h"

Invariants invariants_none(Prover *prover) {
    Invariants invariants = {
        arena_array(prover->scratch, prover->cuts->count, sizeof(FormulaList))};
    return invariants;
}

Invariants invariants_copy(Prover *prover, const Invariants *from) {
    Invariants copy = invariants_none(prover);
    for (uint32_t i = 0; i < prover->cuts->count; i++)
        for (uint32_t j = 0; j < from->of[i].count; j++)
            vector_push(prover->scratch, &copy.of[i], from->of[i].items[j]);
    return copy;
}

bool out_of_time(const Prover *prover) {
    return deadline_is_past(prover->deadline) ||
           (prover->options->stop && stop_is_due(prover->options->stop));
}

static void interrupt(void *solver) {
    logic_solver_interrupt(solver);
}

void watch(Prover *prover, LogicSolver *solver) {
    if (prover->options->stop)
        stop_watch_next(prover->options->stop, interrupt, solver);
}

static Formula all_of(Prover *prover, const FormulaList *list) {
    return logic_and_all(prover->table, list->items, list->count);
}

Formula path_of(Prover *prover, const QuantifiedState *state) {
    return logic_and(prover->table, all_of(prover, &state->facts),
                     all_of(prover, &state->conditions));
}

Formula context_of(Prover *prover, const Invariants *invariants, uint32_t cut) {
    LogicTable *table = prover->table;
    const CutPoint *at = prover->cuts->items[cut];
    if (!cut)
        return FORMULA_TRUE;
    Formula *ways = arena_array(prover->scratch, at->arrivals.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < at->arrivals.count; i++)
        ways[i] = logic_and(table, context_of(prover, invariants, at->arrivals.items[i].from),
                            path_of(prover, at->arrivals.items[i].state));
    Formula arrived = logic_or_all(table, ways, at->arrivals.count);
    Formula own = all_of(prover, &invariants->of[cut]);
    Formula facts = all_of(prover, &at->state->facts);
    Formula parts[] = {arrived, facts, own};
    return logic_and_all(table, parts, 3);
}

// Axioms and what holds at the start are asserted once; evaluating more may have made new ones.
void assert_axioms(Prover *prover) {
    const FormulaList *axioms = quantified_axioms(prover->quantified);
    for (; prover->asserted_axioms < axioms->count; prover->asserted_axioms++)
        logic_solver_assert(prover->solver, axioms->items[prover->asserted_axioms]);
}

SolverAnswer ask(Prover *prover, Formula premise, Formula goal, uint32_t milliseconds) {
    assert_axioms(prover);
    FormulaList parts = {0};
    logic_conjuncts(prover->table, goal, &parts, prover->scratch);
    SolverAnswer worst = SOLVER_UNSATISFIABLE;
    for (uint32_t i = 0; i < parts.count; i++) {
        Formula formulas[] = {premise, logic_not(prover->table, parts.items[i])};
        SolverAnswer answer =
            logic_solver_check(prover->solver, formulas, 2, prover->deadline, milliseconds);
        if (answer != SOLVER_UNSATISFIABLE)
            return answer;
    }
    return worst;
}

SolverAnswer ask_for_model(Prover *prover, Formula premise, Formula denied, uint32_t milliseconds) {
    LogicSolverOptions options = {.complete_quantifiers = true};
    if (!prover->complete)
        prover->complete = logic_solver_new(prover->table, &options);
    const FormulaList *axioms = quantified_axioms(prover->quantified);
    const FormulaList *assumptions = quantified_assumptions(prover->quantified);
    Formula formulas[] = {logic_and_all(prover->table, axioms->items, axioms->count),
                          logic_and_all(prover->table, assumptions->items, assumptions->count),
                          premise, logic_not(prover->table, denied)};
    watch(prover, prover->complete);
    SolverAnswer answer =
        logic_solver_check(prover->complete, formulas, 4, prover->deadline, milliseconds);
    watch(prover, prover->solver);
    return answer;
}

SolverAnswer ask_thoroughly(Prover *prover, Formula premise, Formula goal, uint32_t milliseconds) {
    FormulaList parts = {0};
    logic_conjuncts(prover->table, goal, &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count; i++) {
        SolverAnswer answer = ask(prover, premise, parts.items[i], milliseconds);
        if (answer == SOLVER_UNSATISFIABLE)
            continue;
        if (answer == SOLVER_UNKNOWN)
            answer = ask_for_model(prover, premise, parts.items[i], milliseconds);
        if (answer != SOLVER_UNSATISFIABLE)
            return answer;
    }
    return SOLVER_UNSATISFIABLE;
}

Formula segment_premise(Prover *prover, const Invariants *invariants, const Segment *segment) {
    return logic_and(prover->table, context_of(prover, invariants, segment->from),
                     path_of(prover, segment->end));
}

Formula obligation_premise(Prover *prover, const Invariants *invariants,
                           const QuantifiedObligation *obligation) {
    Formula parts[] = {context_of(prover, invariants, obligation->from),
                       all_of(prover, &obligation->facts), all_of(prover, &obligation->conditions)};
    return logic_and_all(prover->table, parts, 3);
}

const QuantifiedObligation *first_open(Prover *prover, const Invariants *invariants,
                                       uint32_t milliseconds) {
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        if (ask(prover, obligation_premise(prover, invariants, obligation), obligation->goal,
                milliseconds) != SOLVER_UNSATISFIABLE)
            return obligation;
    }
    return NULL;
}
