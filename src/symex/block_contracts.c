// Contracts of statements (`refining`): checked where the statement begins and ends.
//
// Some case has to apply at the beginning. At the end, whichever way the statement is left, what
// those that did apply say of that way holds: `ensures` where it goes on behind it, `signals` where
// an exception leaves it, `returns`, `breaks` and `continues` where a jump does. What they do not
// let it assign is looked at where something is assigned. What else they say is not checked.
//
// A visit is one execution of the statement. Those that are met at an end are the ones that were
// begun and not ended, which the conditions of the states tell.
#include "symex/contract.h"
#include "symex/ground.h"
#include "symex/loop_frame.h"

struct BlockVisit {
    const Frame *frame;
    SpecificationCase *of;
    State before;
    Term holds; // the precondition of the case
    Term ended; // where it is over
    LoopFrame assignable;
};

static Evaluation block_evaluation(Symex *symex, Frame *frame, const State *state,
                                   const BlockVisit *visit) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    evaluation.block = visit ? &visit->before : state;
    if (visit)
        evaluation.first_fresh = visit->assignable.first_fresh;
    return evaluation;
}

static bool is_clause(Node *node, JmlKeyword keyword) {
    return node->kind == NODE_EXPRESSION_CLAUSE && as_ExpressionClause(node)->keyword == keyword;
}

static bool is_assignable(Node *node) {
    return node->kind == NODE_LOCATIONS_CLAUSE &&
           as_LocationsClause(node)->keyword == JML_ASSIGNABLE;
}

// Of a jump, and of exceptions and the normal end what their functions below look for.
static bool is_checked(Node *clause) {
    return is_clause(clause, JML_REQUIRES) || is_clause(clause, JML_ENSURES) ||
           is_clause(clause, JML_DIVERGES) || is_clause(clause, JML_RETURNS) ||
           is_clause(clause, JML_BREAKS) || is_clause(clause, JML_CONTINUES) ||
           is_assignable(clause) || clause->kind == NODE_SIGNALS_CLAUSE ||
           clause->kind == NODE_SIGNALS_ONLY_CLAUSE;
}

static Term precondition(Symex *symex, Frame *frame, const State *state, SpecificationCase *of) {
    Evaluation evaluation = block_evaluation(symex, frame, state, NULL);
    Term holds = TERM_TRUE;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        Node *clause = of->clauses.items[i];
        if (!is_checked(clause))
            add_unchecked(symex, state->guard, clause->span,
                          "this clause of a statement's contract");
        if (!is_clause(clause, JML_REQUIRES))
            continue;
        evaluation.guard = term_and(symex->terms, state->guard, holds);
        holds = term_and(symex->terms, holds,
                         ground_holds(&evaluation, as_ExpressionClause(clause)->expression));
    }
    return holds;
}

// ---- Visits

// An execution that begins the statement anew has ended it before.
static void end_earlier(Symex *symex, const BlockVisit *begun) {
    for (uint32_t i = 0; i < symex->execution->statements.count; i++) {
        BlockVisit *visit = symex->execution->statements.items[i];
        if (visit->frame == begun->frame && visit->of == begun->of)
            visit->ended = term_or(symex->terms, visit->ended, begun->before.guard);
    }
}

static void read_assignable(Symex *symex, Frame *frame, BlockVisit *visit) {
    const NodeList *clauses = &visit->of->clauses;
    LoopFrame *into = &visit->assignable;
    for (uint32_t i = 0; !symex->mode.quiet && i < clauses->count; i++) {
        if (!is_assignable(clauses->items[i]))
            continue;
        if (!into->places.is_given)
            into->places.clause = clauses->items[i]->span;
        Evaluation evaluation = block_evaluation(symex, frame, &visit->before, NULL);
        places_read(
            &evaluation,
            spec_lower_locations(symex->specifications, as_LocationsClause(clauses->items[i])),
            &into->places);
    }
}

static Term begin_visit(Symex *symex, Frame *frame, const State *state, SpecificationCase *of) {
    BlockVisit *visit = ARENA_NEW(symex->arena, BlockVisit);
    *visit = (BlockVisit){.frame = frame, .of = of, .before = *state, .ended = TERM_FALSE};
    visit->holds = precondition(symex, frame, state, of);
    visit->assignable = (LoopFrame){.places.applies = TERM_TRUE,
                                    .first_fresh = symex->heap.objects.count,
                                    .owner = "statement"};
    read_assignable(symex, frame, visit);
    end_earlier(symex, visit);
    vector_push(symex->arena, &symex->execution->statements, visit);
    return visit->holds;
}

// Begun, not ended, and the case applies.
static Term is_under_way(Symex *symex, const BlockVisit *visit) {
    return term_and(symex->terms, term_and(symex->terms, visit->before.guard, visit->holds),
                    term_not(visit->ended));
}

void block_frames_around(Symex *symex, Term guard, LoopFrameList *list) {
    for (uint32_t i = 0; i < symex->execution->statements.count; i++) {
        const BlockVisit *visit = symex->execution->statements.items[i];
        if (!visit->assignable.places.is_given || visit->before.guard == visit->ended)
            continue;
        LoopFrame frame = visit->assignable;
        frame.condition = is_under_way(symex, visit);
        if (term_and(symex->terms, guard, frame.condition) != TERM_FALSE)
            vector_push(symex->arena, list, frame);
    }
}

void block_contract_begin(Symex *symex, Frame *frame, State *state, BlockContract *contract) {
    const NodeList *cases = &as_Specification(contract->specification)->cases;
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < cases->count; i++)
        any = term_or(symex->terms, any,
                      begin_visit(symex, frame, state, as_SpecificationCase(cases->items[i])));
    add_obligation(symex, OBLIGATION_ASSERTION, term_and(symex->terms, state->guard, term_not(any)),
                   contract->specification->span, contract->specification->span,
                   "precondition of a statement");
    *state = state_assume(symex, *state, any);
}

// ---- Ends

// One way out of the statement, met by one visit, where `applies`.
typedef struct BlockEnd {
    Symex *symex;
    Frame *frame;
    State *state;
    const BlockVisit *visit;
    Term applies;
    const BlockExit *jump; // or NULL
    Term value;            // thrown or returned, or none
} BlockEnd;

static Term end_guard(const BlockEnd *end) {
    return term_and(end->symex->terms, end->state->guard, end->applies);
}

// `guard`: where the clause counts.
static void check_clause(const BlockEnd *end, Evaluation evaluation, Term guard, Node *clause,
                         Node *condition, const char *text) {
    Symex *symex = end->symex;
    evaluation.guard = guard;
    Term violated = ground_violated(&evaluation, condition);
    add_obligation(symex, OBLIGATION_ASSERTION, violated, clause->span, condition->span, text);
    *end->state = state_assume(symex, *end->state, term_not(violated));
}

static void forbid(const BlockEnd *end, Term guard, Span span, const char *text) {
    add_obligation(end->symex, OBLIGATION_ASSERTION, guard, span, span, text);
    *end->state = state_assume(end->symex, *end->state, term_not(guard));
}

static Evaluation end_evaluation(const BlockEnd *end) {
    return block_evaluation(end->symex, end->frame, end->state, end->visit);
}

static void forbid_normal_end(const BlockEnd *end) {
    if (end->visit->of->behavior == JML_EXCEPTIONAL_BEHAVIOR)
        forbid(end, end_guard(end), end->visit->of->node.span,
               "a statement ends without the exception that its contract wants");
}

static void check_normal_end(const BlockEnd *end) {
    const NodeList *clauses = &end->visit->of->clauses;
    forbid_normal_end(end);
    for (uint32_t i = 0; i < clauses->count; i++)
        if (is_clause(clauses->items[i], JML_ENSURES))
            check_clause(end, end_evaluation(end), end_guard(end), clauses->items[i],
                         as_ExpressionClause(clauses->items[i])->expression,
                         "postcondition of a statement");
}

// A case of normal behavior goes on behind the statement, unless it says of the jump what holds.
static void check_jump(const BlockEnd *end) {
    const SpecificationCase *of = end->visit->of;
    bool is_told = false;
    forbid_normal_end(end);
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (!end->jump->keyword || !is_clause(of->clauses.items[i], end->jump->keyword))
            continue;
        ExpressionClause *clause = as_ExpressionClause(of->clauses.items[i]);
        if (clause->label && clause->label != end->jump->label)
            continue;
        Evaluation evaluation = end_evaluation(end);
        evaluation.result = end->value;
        check_clause(end, evaluation, end_guard(end), &clause->node, clause->expression,
                     "what holds where a jump leaves a statement");
        is_told = true;
    }
    if (of->behavior == JML_NORMAL_BEHAVIOR && !is_told)
        forbid(end, end_guard(end), of->node.span,
               "a jump leaves a statement whose contract forbids it");
}

static void check_signals(const BlockEnd *end, SignalsClause *clause) {
    VariableDeclaration *variable = as_VariableDeclaration(clause->variable);
    if (!clause->expression)
        return;
    Evaluation evaluation = end_evaluation(end);
    evaluation.exception = end->value;
    if (variable->symbol)
        spec_bind(&evaluation, variable->symbol, end->value);
    Term matches = heap_instance_of(end->symex, end->value, variable->declared_type->type);
    check_clause(end, evaluation, term_and(end->symex->terms, end_guard(end), matches),
                 &clause->node, clause->expression, "exceptional postcondition of a statement");
}

static void check_exception(const BlockEnd *end) {
    const char *text = "an exception leaves a statement whose contract forbids it";
    const SpecificationCase *of = end->visit->of;
    Symex *symex = end->symex;
    if (of->behavior == JML_NORMAL_BEHAVIOR)
        forbid(end, end_guard(end), of->node.span, text);
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        Node *clause = of->clauses.items[i];
        if (clause->kind == NODE_SIGNALS_CLAUSE)
            check_signals(end, as_SignalsClause(clause));
        if (clause->kind != NODE_SIGNALS_ONLY_CLAUSE)
            continue;
        Term allowed = TERM_FALSE;
        const NodeList *types = &as_SignalsOnlyClause(clause)->types;
        for (uint32_t j = 0; j < types->count; j++)
            allowed = term_or(symex->terms, allowed,
                              heap_instance_of(symex, end->value, types->items[j]->type));
        forbid(end, term_and(symex->terms, end_guard(end), term_not(allowed)), clause->span, text);
    }
}

static bool has_case(const Specification *specification, const SpecificationCase *of) {
    for (uint32_t i = 0; i < specification->cases.count; i++)
        if (specification->cases.items[i] == &of->node)
            return true;
    return false;
}

void block_contract_end(Symex *symex, Frame *frame, State *state, Node *node, Term value) {
    const BlockExit *jump = node->kind == NODE_BLOCK_EXIT ? as_BlockExit(node) : NULL;
    const Specification *specification = as_Specification(jump ? jump->specification : node);
    Term here = state->guard;
    for (uint32_t i = 0; i < symex->execution->statements.count; i++) {
        BlockVisit *visit = symex->execution->statements.items[i];
        if (visit->frame != frame || !has_case(specification, visit->of))
            continue;
        BlockEnd end = {symex, frame, state, visit, is_under_way(symex, visit), jump, value};
        visit->ended = term_or(symex->terms, visit->ended, here);
        if (end_guard(&end) == TERM_FALSE)
            continue;
        if (jump)
            check_jump(&end);
        else if (value)
            check_exception(&end);
        else
            check_normal_end(&end);
    }
}
