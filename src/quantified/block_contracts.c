// Contracts of statements (`refining`): shown where the statement begins and ends.
//
// Some case has to apply where it begins. What it was like there is kept with the state
// (passed.c), so that at the end, whichever way the statement is left, what the cases that did
// apply say of that way is shown (symex/block_contracts.c has the same for ground terms).
#include "quantified/formulas.h"

static bool is_clause(Node *node, JmlKeyword keyword) {
    return node->kind == NODE_EXPRESSION_CLAUSE && as_ExpressionClause(node)->keyword == keyword;
}

static bool is_assignable(Node *node) {
    return node->kind == NODE_LOCATIONS_CLAUSE &&
           as_LocationsClause(node)->keyword == JML_ASSIGNABLE;
}

static bool is_shown(Node *clause) {
    return is_clause(clause, JML_REQUIRES) || is_clause(clause, JML_ENSURES) ||
           is_clause(clause, JML_DIVERGES) || is_clause(clause, JML_RETURNS) ||
           is_clause(clause, JML_BREAKS) || is_clause(clause, JML_CONTINUES) ||
           is_assignable(clause) || clause->kind == NODE_SIGNALS_CLAUSE ||
           clause->kind == NODE_SIGNALS_ONLY_CLAUSE;
}

static Evaluation case_evaluation(QuantifiedRun *quantified, const Passed *passed,
                                  const State *state) {
    Evaluation evaluation = formula_evaluation_in(quantified, passed->graph, passed->frame, state);
    evaluation.block = passed->before;
    return evaluation;
}

// FORMULA_NONE: not modelled.
static Formula precondition(QuantifiedRun *quantified, const Passed *passed,
                            SpecificationCase *of) {
    Evaluation evaluation = case_evaluation(quantified, passed, passed->before);
    Formula holds = FORMULA_TRUE;
    for (uint32_t i = 0; i < of->clauses.count; i++)
        if (is_clause(of->clauses.items[i], JML_REQUIRES))
            holds = logic_and(
                quantified->table, holds,
                formula_holds(&evaluation, as_ExpressionClause(of->clauses.items[i])->expression));
    return evaluation.failed ? FORMULA_NONE : holds;
}

// ---- Where it begins

static bool all_are_shown(QuantifiedRun *quantified, const State *state,
                          const Specification *specification) {
    for (uint32_t i = 0; i < specification->cases.count; i++) {
        const NodeList *clauses = &as_SpecificationCase(specification->cases.items[i])->clauses;
        for (uint32_t j = 0; j < clauses->count; j++) {
            if (is_shown(clauses->items[j]))
                continue;
            quantified_add_unmodelled(quantified, state, clauses->items[j]->span,
                                      "this clause of a statement's contract");
            return false;
        }
    }
    return true;
}

static bool begin(QuantifiedRun *quantified, const Graph *graph, const Frame *frame, State *state,
                  Node *node) {
    Specification *specification = as_Specification(node);
    if (!all_are_shown(quantified, state, specification))
        return false;
    quantified_pass(quantified, graph, frame, state, node);
    const Passed *passed = quantified_passed(state, frame, node);
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < specification->cases.count; i++) {
        Formula holds =
            precondition(quantified, passed, as_SpecificationCase(specification->cases.items[i]));
        if (!holds)
            return false;
        any = logic_or(quantified->table, any, holds);
    }
    quantified_add_obligation(quantified, state, any, OBLIGATION_ASSERTION, node->span, node->span,
                              "precondition of a statement");
    return quantified_state_assume(quantified, state, any);
}

// ---- Where it ends

// One way out, and one case of the contract.
typedef struct BlockEnd {
    QuantifiedRun *quantified;
    const Passed *passed;
    State *state;
    SpecificationCase *of;
    Formula applies;       // the precondition of the case
    const BlockExit *jump; // or NULL
    Formula value;         // thrown or returned, or none
} BlockEnd;

// False: no execution goes on.
static bool show(const BlockEnd *end, Formula when, Formula holds, Span span, Span clause,
                 const char *text) {
    LogicTable *table = end->quantified->table;
    Formula goal = logic_implies(table, logic_and(table, end->applies, when), holds);
    quantified_add_obligation(end->quantified, end->state, goal, OBLIGATION_ASSERTION, span, clause,
                              text);
    return quantified_state_assume(end->quantified, end->state, goal);
}

static bool forbid(const BlockEnd *end, Span span, const char *text) {
    return show(end, FORMULA_TRUE, FORMULA_FALSE, span, span, text);
}

static bool show_clause(const BlockEnd *end, Evaluation *evaluation, Formula when, Node *clause,
                        Node *condition, const char *text) {
    Formula holds = formula_holds(evaluation, condition);
    return !evaluation->failed && show(end, when, holds, clause->span, condition->span, text);
}

static bool end_normally(const BlockEnd *end) {
    const NodeList *clauses = &end->of->clauses;
    bool goes_on = true;
    for (uint32_t i = 0; goes_on && i < clauses->count; i++) {
        if (!is_clause(clauses->items[i], JML_ENSURES))
            continue;
        Evaluation evaluation = case_evaluation(end->quantified, end->passed, end->state);
        goes_on = show_clause(end, &evaluation, FORMULA_TRUE, clauses->items[i],
                              as_ExpressionClause(clauses->items[i])->expression,
                              "postcondition of a statement");
    }
    return goes_on;
}

static bool end_by_jump(const BlockEnd *end) {
    const NodeList *clauses = &end->of->clauses;
    bool goes_on = true, is_told = false;
    for (uint32_t i = 0; goes_on && i < clauses->count; i++) {
        if (!end->jump->keyword || !is_clause(clauses->items[i], end->jump->keyword))
            continue;
        ExpressionClause *clause = as_ExpressionClause(clauses->items[i]);
        if (clause->label && clause->label != end->jump->label)
            continue;
        Evaluation evaluation = case_evaluation(end->quantified, end->passed, end->state);
        evaluation.result = end->value;
        goes_on = show_clause(end, &evaluation, FORMULA_TRUE, &clause->node, clause->expression,
                              "what holds where a jump leaves a statement");
        is_told = true;
    }
    if (goes_on && end->of->behavior == JML_NORMAL_BEHAVIOR && !is_told)
        goes_on =
            forbid(end, end->of->node.span, "a jump leaves a statement whose contract forbids it");
    return goes_on;
}

static bool show_signals(const BlockEnd *end, SignalsClause *clause) {
    VariableDeclaration *variable = as_VariableDeclaration(clause->variable);
    if (!clause->expression)
        return true;
    Evaluation evaluation = case_evaluation(end->quantified, end->passed, end->state);
    evaluation.exception = end->value;
    if (variable->symbol)
        spec_bind(&evaluation, variable->symbol, end->value);
    Formula matches =
        quantified_instance_of(end->quantified, end->value, variable->declared_type->type);
    return show_clause(end, &evaluation, matches, &clause->node, clause->expression,
                       "exceptional postcondition of a statement");
}

static bool end_by_exception(const BlockEnd *end) {
    const char *text = "an exception leaves a statement whose contract forbids it";
    const NodeList *clauses = &end->of->clauses;
    bool goes_on =
        end->of->behavior != JML_NORMAL_BEHAVIOR || forbid(end, end->of->node.span, text);
    for (uint32_t i = 0; goes_on && i < clauses->count; i++) {
        Node *clause = clauses->items[i];
        if (clause->kind == NODE_SIGNALS_CLAUSE)
            goes_on = show_signals(end, as_SignalsClause(clause));
        if (clause->kind != NODE_SIGNALS_ONLY_CLAUSE)
            continue;
        Formula allowed = FORMULA_FALSE;
        const NodeList *types = &as_SignalsOnlyClause(clause)->types;
        for (uint32_t j = 0; j < types->count; j++)
            allowed = logic_or(
                end->quantified->table, allowed,
                quantified_instance_of(end->quantified, end->value, types->items[j]->type));
        goes_on = show(end, FORMULA_TRUE, allowed, clause->span, clause->span, text);
    }
    return goes_on;
}

static bool end_case(const BlockEnd *end, bool is_thrown) {
    bool goes_on = is_thrown || end->of->behavior != JML_EXCEPTIONAL_BEHAVIOR ||
                   forbid(end, end->of->node.span,
                          "a statement ends without the exception that its contract wants");
    return goes_on && (is_thrown   ? end_by_exception(end)
                       : end->jump ? end_by_jump(end)
                                   : end_normally(end));
}

static bool end(QuantifiedRun *quantified, const Graph *graph, const Frame *frame, State *state,
                const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    const BlockExit *jump = node->kind == NODE_BLOCK_EXIT ? as_BlockExit(node) : NULL;
    Node *specification = jump ? jump->specification : node;
    const Passed *passed = quantified_passed(state, frame, specification);
    if (!passed || !passed->before) {
        quantified_add_unmodelled(quantified, state, specification->span,
                                  "a statement that is begun in several ways");
        return false;
    }
    Formula value = instruction->a
                        ? quantified_register_get(quantified, graph, state, instruction->a)
                        : FORMULA_NONE;
    quantified_leave_passed(quantified, state, passed);
    const NodeList *cases = &as_Specification(specification)->cases;
    for (uint32_t i = 0; i < cases->count; i++) {
        BlockEnd one = {quantified,   passed, state, as_SpecificationCase(cases->items[i]),
                        FORMULA_NONE, jump,   value};
        one.applies = precondition(quantified, passed, one.of);
        if (!one.applies || !end_case(&one, value && !jump))
            return false;
    }
    return true;
}

bool quantified_execute_contract(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    if (quantified->quiet)
        return true;
    if (node->kind == NODE_BLOCK_CONTRACT)
        return begin(quantified, graph, frame, state, as_BlockContract(node)->specification);
    return end(quantified, graph, frame, state, instruction);
}

// ---- What it may assign

static bool read_assignable(QuantifiedRun *quantified, const Passed *passed, SpecificationCase *of,
                            LoopFrame *frame) {
    Evaluation evaluation = case_evaluation(quantified, passed, passed->before);
    *frame = (LoopFrame){.arrived = (State *)passed->before, .owner = "statement"};
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (!is_assignable(of->clauses.items[i]))
            continue;
        if (!frame->places.is_given)
            frame->places.clause = of->clauses.items[i]->span;
        places_read(&evaluation,
                    spec_lower_locations(quantified->specifications,
                                         as_LocationsClause(of->clauses.items[i])),
                    &frame->places);
    }
    frame->condition =
        frame->places.is_given ? precondition(quantified, passed, of) : FORMULA_FALSE;
    return !evaluation.failed && frame->condition;
}

bool quantified_statement_frames(QuantifiedRun *quantified, const State *state,
                                 LoopFrameList *list) {
    for (const Passed *at = state->passed; at; at = at->outer) {
        if (at->node->kind != NODE_SPECIFICATION)
            continue;
        const NodeList *cases = &as_Specification(at->node)->cases;
        for (uint32_t i = 0; i < cases->count; i++) {
            LoopFrame frame;
            if (!at->before ||
                !read_assignable(quantified, at, as_SpecificationCase(cases->items[i]), &frame))
                return false;
            if (frame.places.is_given)
                vector_push(quantified->arena, list, frame);
        }
    }
    return true;
}
