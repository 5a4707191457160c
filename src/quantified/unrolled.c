// Clauses of loops that are unrolled.
//
// Invariants are shown each time the head is reached. The state at the head before is kept with the
// state (passed.c), to compare a measure with; so is the state when the loop was reached, in which
// its assignable clause is read.
#include "quantified/formulas.h"

static Evaluation head_evaluation(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                  const State *state, const IrInstruction *head) {
    Evaluation evaluation = formula_evaluation_in(quantified, graph, frame, state);
    if (head->a)
        evaluation.count = quantified_register_get(quantified, graph, state, head->a);
    return evaluation;
}

static bool show_invariant(Evaluation *evaluation, State *state, ExpressionClause *clause) {
    QuantifiedRun *quantified = formula_run(evaluation);
    Formula holds = formula_holds(evaluation, clause->expression);
    if (evaluation->failed)
        return false;
    if (clause->keyword == JML_LOOP_INVARIANT)
        quantified_add_obligation(quantified, state, holds, OBLIGATION_LOOP_INVARIANT,
                                  clause->node.span, clause->node.span, "loop invariant");
    return quantified_state_assume(quantified, state, holds);
}

static bool show_decrease(Evaluation *evaluation, State *state, ExpressionClause *clause,
                          const Passed *last, const IrInstruction *head) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    if (!last || !last->before) {
        quantified_add_unmodelled(quantified, state, clause->node.span,
                                  "decreases of a loop that is begun in several ways");
        return false;
    }
    Evaluation before = head_evaluation(quantified, last->graph, last->frame, last->before, head);
    SpecValueList then = spec_measure_values(&before, clause->expression);
    SpecValueList now = spec_measure_values(evaluation, clause->expression);
    Formula less = spec_measure_decreases(evaluation, clause->expression, &then, &now);
    if (evaluation->failed || before.failed)
        return false;
    Formula defined = logic_not(table, logic_or(table, evaluation->undefined, before.undefined));
    Formula holds = logic_and(table, less, defined);
    quantified_add_obligation(quantified, state, holds, OBLIGATION_DECREASES, clause->node.span,
                              clause->node.span, "decreases");
    return quantified_state_assume(quantified, state, holds);
}

static bool show_clause(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                        State *state, const IrInstruction *head, ExpressionClause *clause) {
    Evaluation evaluation = head_evaluation(quantified, graph, frame, state, head);
    if (clause->keyword == JML_LOOP_INVARIANT || clause->keyword == JML_LOOP_INVARIANT_FREE)
        return show_invariant(&evaluation, state, clause);
    if (clause->keyword != JML_DECREASES || quantified->quiet)
        return true;
    const Passed *last = quantified_passed(state, frame, &clause->node);
    bool goes_on =
        !quantified->is_repeated || show_decrease(&evaluation, state, clause, last, head);
    if (goes_on)
        quantified_pass(quantified, graph, frame, state, &clause->node);
    return goes_on;
}

bool quantified_unrolled_clauses(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, const IrInstruction *head) {
    Node *loop = head->detail.node;
    const NodeList *clauses = ast_loop_clauses(loop);
    bool goes_on = true;
    if (clauses->count && !quantified->quiet && !quantified->is_repeated)
        quantified_pass(quantified, graph, frame, state, loop);
    for (uint32_t i = 0; goes_on && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE)
            goes_on = show_clause(quantified, graph, frame, state, head,
                                  as_ExpressionClause(clauses->items[i]));
    return goes_on;
}

// ---- What they may assign

// False where it cannot be said.
static bool read_frame(QuantifiedRun *quantified, const State *state, const LoopChain *loop,
                       LoopFrame *into) {
    const NodeList *clauses = loop->statement ? ast_loop_clauses(loop->statement) : NULL;
    *into = (LoopFrame){.condition = FORMULA_TRUE, .owner = "loop"};
    for (uint32_t i = 0; clauses && i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        const Passed *arrived = quantified_passed(state, loop->frame, loop->statement);
        if (!arrived || !arrived->before)
            return false;
        Evaluation evaluation =
            formula_evaluation_in(quantified, arrived->graph, loop->frame, arrived->before);
        into->arrived = (State *)arrived->before;
        places_read(
            &evaluation,
            spec_lower_locations(quantified->specifications, as_LocationsClause(clauses->items[i])),
            &into->places);
        if (evaluation.failed)
            return false;
    }
    return true;
}

bool quantified_unrolled_frames(QuantifiedRun *quantified, const State *state,
                                LoopFrameList *list) {
    for (const LoopChain *loop = quantified->unrolled; loop; loop = loop->outer) {
        LoopFrame frame;
        if (!read_frame(quantified, state, loop, &frame))
            return false;
        if (frame.places.is_given)
            vector_push(quantified->arena, list, frame);
    }
    return true;
}
