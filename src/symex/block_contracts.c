// Contracts of statements (`refining`): checked where the statement begins and ends.
//
// Some case has to apply at the beginning; at the end, if it is reached normally, the
// postconditions of those that did apply hold. What else such a contract says is not checked.
#include "symex/ground.h"

typedef struct BlockVisit {
    State before;
    Term holds; // the precondition of the case
} BlockVisit;

static Evaluation block_evaluation(Symex *symex, Frame *frame, const State *state,
                                   const State *before) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    evaluation.block = before;
    return evaluation;
}

static bool is_clause(Node *node, JmlKeyword keyword) {
    return node->kind == NODE_EXPRESSION_CLAUSE && as_ExpressionClause(node)->keyword == keyword;
}

// What is neither checked nor harmless.
static void note_unchecked(Symex *symex, const State *state, Node *clause) {
    if (is_clause(clause, JML_REQUIRES) || is_clause(clause, JML_ENSURES) ||
        is_clause(clause, JML_DIVERGES))
        return;
    add_unchecked(symex, state->guard, clause->span, "this clause of a statement's contract");
}

static Term precondition(Symex *symex, Frame *frame, const State *state, SpecificationCase *of) {
    Evaluation evaluation = block_evaluation(symex, frame, state, state);
    Term holds = TERM_TRUE;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (!is_clause(of->clauses.items[i], JML_REQUIRES)) {
            note_unchecked(symex, state, of->clauses.items[i]);
            continue;
        }
        evaluation.guard = term_and(symex->terms, state->guard, holds);
        holds = term_and(
            symex->terms, holds,
            ground_holds(&evaluation, as_ExpressionClause(of->clauses.items[i])->expression));
    }
    return holds;
}

void block_contract_begin(Symex *symex, Frame *frame, State *state, BlockContract *contract) {
    const NodeList *cases = &as_Specification(contract->specification)->cases;
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < cases->count; i++) {
        SpecificationCase *of = as_SpecificationCase(cases->items[i]);
        BlockVisit *visit = ARENA_NEW(symex->arena, BlockVisit);
        visit->before = *state;
        visit->holds = precondition(symex, frame, state, of);
        any = term_or(symex->terms, any, visit->holds);
        map_put(symex->arena, &frame->blocks, of, visit);
    }
    add_obligation(symex, OBLIGATION_ASSERTION, term_and(symex->terms, state->guard, term_not(any)),
                   contract->specification->span, contract->specification->span,
                   "precondition of a statement");
    *state = state_assume(symex, *state, any);
}

void block_contract_end(Symex *symex, Frame *frame, State *state, Specification *specification) {
    for (uint32_t i = 0; i < specification->cases.count; i++) {
        SpecificationCase *of = as_SpecificationCase(specification->cases.items[i]);
        const BlockVisit *visit = map_get(&frame->blocks, of);
        if (!visit)
            continue;
        for (uint32_t j = 0; j < of->clauses.count; j++) {
            if (!is_clause(of->clauses.items[j], JML_ENSURES))
                continue;
            ExpressionClause *clause = as_ExpressionClause(of->clauses.items[j]);
            Evaluation evaluation = block_evaluation(symex, frame, state, &visit->before);
            evaluation.guard = term_and(symex->terms, state->guard, visit->holds);
            Term violated = ground_violated(&evaluation, clause->expression);
            add_obligation(symex, OBLIGATION_ASSERTION, violated, clause->node.span,
                           clause->expression->span, "postcondition of a statement");
            *state = state_assume(symex, *state, term_not(violated));
        }
    }
}
