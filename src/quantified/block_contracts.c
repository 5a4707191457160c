// Contracts of statements (`refining`): shown where the statement begins and ends.
#include "quantified/formulas.h"

static void look_for_states(void *context, Node *node) {
    bool *found = context;
    *found |= (node->kind == NODE_OLD && !as_Old(node)->label) || node->kind == NODE_JML_FUNCTION;
    ast_each_child(node, look_for_states, context);
}

static bool is_clause(Node *node, JmlKeyword keyword) {
    return node->kind == NODE_EXPRESSION_CLAUSE && as_ExpressionClause(node)->keyword == keyword;
}

// One case, so that its precondition holds at the end, too; nothing of what it was like at the
// beginning; and no more than what is to be shown at both ends.
static bool is_simple_contract(Specification *specification) {
    if (specification->cases.count != 1)
        return false;
    const SpecificationCase *of = as_SpecificationCase(specification->cases.items[0]);
    bool speaks = of->behavior == JML_EXCEPTIONAL_BEHAVIOR;
    for (uint32_t i = 0; i < of->clauses.count && !speaks; i++) {
        Node *clause = of->clauses.items[i];
        if (is_clause(clause, JML_ENSURES))
            look_for_states(&speaks, clause);
        else
            speaks = !is_clause(clause, JML_REQUIRES) && !is_clause(clause, JML_DIVERGES);
    }
    return !speaks;
}

// The clauses of one end are shown, and hold from there on.
static bool execute_contract_end(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, Specification *specification, JmlKeyword keyword) {
    const SpecificationCase *of = as_SpecificationCase(specification->cases.items[0]);
    bool begins = keyword == JML_REQUIRES;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (!is_clause(of->clauses.items[i], keyword))
            continue;
        ExpressionClause *clause = as_ExpressionClause(of->clauses.items[i]);
        Evaluation evaluation = formula_evaluation_in(quantified, graph, frame, state);
        Formula holds = formula_holds(&evaluation, clause->expression);
        if (evaluation.failed)
            return false;
        quantified_add_obligation(quantified, state, holds, OBLIGATION_ASSERTION,
                                  begins ? specification->node.span : clause->node.span,
                                  begins ? specification->node.span : clause->expression->span,
                                  begins ? "precondition of a statement"
                                         : "postcondition of a statement");
        if (!quantified_state_assume(quantified, state, holds))
            return false;
    }
    return true;
}

bool quantified_execute_contract(QuantifiedRun *quantified, const Graph *graph, const Frame *frame,
                                 State *state, const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    bool begins = node->kind == NODE_BLOCK_CONTRACT;
    Specification *specification =
        as_Specification(begins ? as_BlockContract(node)->specification : node);
    if (quantified->quiet)
        return true;
    if (!is_simple_contract(specification)) {
        quantified_add_unmodelled(quantified, state, specification->node.span,
                                  "this JML statement");
        return false;
    }
    if (!instruction->a)
        return execute_contract_end(quantified, graph, frame, state, specification,
                                    begins ? JML_REQUIRES : JML_ENSURES);
    quantified_add_obligation(quantified, state, FORMULA_FALSE, OBLIGATION_ASSERTION,
                              specification->cases.items[0]->span,
                              specification->cases.items[0]->span,
                              "an exception leaves a statement whose contract forbids it");
    return false;
}
