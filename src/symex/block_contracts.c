// Contracts of statements (`refining`): checked where the statement begins and ends.
//
// Some case has to apply at the beginning; at the end, if it is reached normally, the
// postconditions of those that did apply hold, and where an exception leaves it, what they say of
// exceptions. What else such a contract says is not checked.
#include "symex/contract.h"
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
        is_clause(clause, JML_DIVERGES) || clause->kind == NODE_SIGNALS_CLAUSE ||
        clause->kind == NODE_SIGNALS_ONLY_CLAUSE)
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

// `guard`: where the clause counts.
static void check_clause(Evaluation evaluation, State *state, Term guard, Node *clause,
                         Node *condition, const char *text) {
    Symex *symex = ground_symex(&evaluation);
    evaluation.guard = guard;
    Term violated = ground_violated(&evaluation, condition);
    add_obligation(symex, OBLIGATION_ASSERTION, violated, clause->span, condition->span, text);
    *state = state_assume(symex, *state, term_not(violated));
}

static void forbid(Symex *symex, State *state, Term guard, Span span, const char *text) {
    add_obligation(symex, OBLIGATION_ASSERTION, guard, span, span, text);
    *state = state_assume(symex, *state, term_not(guard));
}

static void check_normal_end(Symex *symex, Frame *frame, State *state, SpecificationCase *of,
                             const BlockVisit *visit) {
    if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR)
        forbid(symex, state, term_and(symex->terms, state->guard, visit->holds), of->node.span,
               "a statement ends without the exception that its contract wants");
    for (uint32_t j = 0; j < of->clauses.count; j++)
        if (is_clause(of->clauses.items[j], JML_ENSURES))
            check_clause(block_evaluation(symex, frame, state, &visit->before), state,
                         term_and(symex->terms, state->guard, visit->holds), of->clauses.items[j],
                         as_ExpressionClause(of->clauses.items[j])->expression,
                         "postcondition of a statement");
}

static void check_signals(Symex *symex, Frame *frame, State *state, SignalsClause *clause,
                          const BlockVisit *visit, Term exception) {
    VariableDeclaration *variable = as_VariableDeclaration(clause->variable);
    if (!clause->expression)
        return;
    Evaluation evaluation = block_evaluation(symex, frame, state, &visit->before);
    evaluation.exception = exception;
    if (variable->symbol)
        spec_bind(&evaluation, variable->symbol, exception);
    Term matches = heap_instance_of(symex, exception, variable->declared_type->type);
    Term applies = term_and(symex->terms, visit->holds, matches);
    check_clause(evaluation, state, term_and(symex->terms, state->guard, applies), &clause->node,
                 clause->expression, "exceptional postcondition of a statement");
}

static void check_exception(Symex *symex, Frame *frame, State *state, SpecificationCase *of,
                            const BlockVisit *visit, Term exception) {
    const char *text = "an exception leaves a statement whose contract forbids it";
    Term here = term_and(symex->terms, state->guard, visit->holds);
    if (of->behavior == JML_NORMAL_BEHAVIOR)
        forbid(symex, state, here, of->node.span, text);
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        Node *clause = of->clauses.items[i];
        if (clause->kind == NODE_SIGNALS_CLAUSE)
            check_signals(symex, frame, state, as_SignalsClause(clause), visit, exception);
        if (clause->kind != NODE_SIGNALS_ONLY_CLAUSE)
            continue;
        Term allowed = TERM_FALSE;
        const NodeList *types = &as_SignalsOnlyClause(clause)->types;
        for (uint32_t j = 0; j < types->count; j++)
            allowed = term_or(symex->terms, allowed,
                              heap_instance_of(symex, exception, types->items[j]->type));
        here = term_and(symex->terms, state->guard, visit->holds);
        forbid(symex, state, term_and(symex->terms, here, term_not(allowed)), clause->span, text);
    }
}

void block_contract_end(Symex *symex, Frame *frame, State *state, Specification *specification,
                        Term exception) {
    for (uint32_t i = 0; i < specification->cases.count; i++) {
        SpecificationCase *of = as_SpecificationCase(specification->cases.items[i]);
        const BlockVisit *visit = map_get(&frame->blocks, of);
        if (visit && exception)
            check_exception(symex, frame, state, of, visit, exception);
        else if (visit)
            check_normal_end(symex, frame, state, of, visit);
    }
}
