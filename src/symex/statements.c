// JML statements, loop clauses and strings on the way.
#include "symex/contract.h"

#include "sema/specs.h"

static void check_condition(Evaluation evaluation, State *state, Node *condition,
                            ObligationKind kind, Span span, const char *text) {
    Symex *symex = ground_symex(&evaluation);
    if (symex->execution->run_options.assumes_contracts)
        return; // only what others claim is of interest
    Term violated = ground_violated(&evaluation, condition);
    add_obligation(symex, kind, violated, span, condition->span, text);
    // What follows is looked at for the executions that got past.
    *state = state_assume(symex, *state, term_not(violated));
}

static const char no_state_holds_it[] = "a variable of a type that only JML has";

static void store_ghost(Symex *symex, Frame *frame, State *state, Node *target, Term value,
                        Span span) {
    Variable *variable = target->kind == NODE_NAME    ? as_NameExpression(target)->variable
                         : target->kind == NODE_FIELD ? as_FieldAccess(target)->variable
                                                      : NULL;
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    uintptr_t reg = variable ? (uintptr_t)map_get(&frame->method->register_of, variable) : 0;
    if (reg) {
        register_set(symex, frame, state, (IrRegister)reg, value);
    } else if (variable && (variable->modifiers & MODIFIER_STATIC)) {
        check_assignable_field(symex, frame, state, TERM_NONE, variable, span);
        static_set(symex, state, variable, value, span);
    } else if (variable && variable->kind == VARIABLE_FIELD) {
        Term object = target->kind == NODE_FIELD
                          ? ground_value(&evaluation, as_FieldAccess(target)->object)
                          : spec_evaluate_enclosing(&evaluation, variable->owner, target->span);
        check_assignable_field(symex, frame, state, object, variable, span);
        heap_store(symex, state, object, variable, value);
    } else {
        ground_unmodelled(&evaluation, target, "this 'set' statement");
        *state = state_dead();
    }
}

// The value as the state keeps it; none: it cannot, and that is noted.
static Term as_kept(Evaluation *evaluation, const SpecExpr *at, Type *type) {
    Symex *symex = ground_symex(evaluation);
    Term value = spec_kept(evaluation, at->sort, type, spec_evaluate(evaluation, at));
    add_unmodelled(symex, evaluation->undefined, at->span, "'set' to what has no value");
    if (!value)
        add_unmodelled(symex, evaluation->guard, at->span, no_state_holds_it);
    return value ? ground_kept(symex, at->sort, value) : TERM_NONE;
}

static void execute_set(Symex *symex, Frame *frame, State *state, Node *expression) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    const SpecExpr *assigned = spec_lower_set(symex->specifications, expression);
    Node *target = spec_set_target(expression);
    if (!assigned || !ground_is_kept(target->type)) {
        ground_unmodelled(&evaluation, expression,
                          assigned ? no_state_holds_it : "this 'set' statement");
        *state = state_dead();
        return;
    }
    Term value = as_kept(&evaluation, assigned, target->type);
    if (value)
        store_ghost(symex, frame, state, target, value, expression->span);
    else
        *state = state_dead();
}

static void execute_assume(Symex *symex, State *state, Evaluation *evaluation, Node *condition) {
    evaluation->polarity = -1;
    *state = state_assume(symex, *state, ground_may_hold(evaluation, condition));
}

// `reachable`: some execution gets here, whichever visit it is.
static void note_passage(Symex *symex, const State *state, Span span) {
    PassageList *passages = &symex->results.passages;
    for (uint32_t i = 0; i < passages->count; i++)
        if (passages->items[i].span.begin == span.begin) {
            passages->items[i].reached =
                term_or(symex->terms, passages->items[i].reached, state->guard);
            return;
        }
    Passage passage = {span, state->guard};
    vector_push(symex->arena, passages, passage);
}

// What follows is none of the check's business.
static void execute_halt(Symex *symex, State *state, Span span) {
    add_cut(symex, state->guard, span, "executions that come here, where 'halt' ends the check");
    *state = state_dead();
}

static void assume_lemma(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    Symex *symex = ground_symex(evaluation);
    State *state = context;
    Term holds = spec_may_hold(evaluation, duty->condition);
    *state = state_assume(symex, *state, term_implies(symex->terms, duty->applies, holds));
}

// `use lemma(a, b);`: its precondition is checked, its postcondition assumed.
static void execute_use(Symex *symex, Frame *frame, State *state, Node *call, Span span) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    const SpecExpr *lowered = spec_lower(symex->specifications, call);
    if (lowered->kind != SPEC_CALL || !method_is_pure(symex->sema, lowered->method)) {
        add_unmodelled(symex, state->guard, span, "'use' of anything but a pure method");
        return;
    }
    Term *arguments = arena_array(symex->arena, lowered->count + 1, sizeof(Term));
    for (uint32_t i = 0; i < lowered->count; i++)
        arguments[i] = spec_evaluate(&evaluation, lowered->children[i]);
    bool has_receiver = !(lowered->method->modifiers & MODIFIER_STATIC);
    State before = *state;
    SpecCaseList cases = check_precondition(symex, lowered->method, &before, arguments, span);
    State after = before;
    Evaluation base = ground_evaluation(symex, &before);
    SpecCall use = {has_receiver ? arguments[0] : TERM_NONE, arguments + has_receiver, &before};
    for (uint32_t i = 0; i < cases.count; i++)
        spec_each_ensures(&base, &cases.items[i], &use, TERM_NONE, assume_lemma, &after);
    ContractCall told = {.method = lowered->method,
                         .span = span,
                         .before = before.guard,
                         .after = after.guard,
                         .unmodelled = TERM_FALSE};
    vector_push(symex->arena, &symex->results.contract_calls, told);
    check_goes_on(symex, &told);
    *state = after;
}

static void execute_jml(Symex *symex, Frame *frame, State *state, JmlStatement *statement) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    Span span = statement->node.span;
    if (statement->keyword == JML_ASSERT || statement->keyword == JML_CHECK)
        check_condition(evaluation, state, statement->condition, OBLIGATION_ASSERTION, span,
                        "assertion");
    else if (statement->keyword == JML_ASSUME)
        execute_assume(symex, state, &evaluation, statement->condition);
    else if (statement->keyword == JML_UNREACHABLE)
        add_obligation(symex, OBLIGATION_UNREACHABLE, state->guard, span, (Span){0, 0},
                       "a statement said to be unreachable is reached");
    else if (statement->keyword == JML_REACHABLE)
        note_passage(symex, state, span);
    else if (statement->keyword == JML_HALT)
        execute_halt(symex, state, span);
    else if (statement->keyword == JML_USE)
        execute_use(symex, frame, state, statement->condition, span);
    else if (statement->keyword == JML_SET)
        execute_set(symex, frame, state, statement->condition);
    else if (statement->keyword != JML_HINT && statement->keyword != JML_DEBUG)
        add_unmodelled(symex, state->guard, span, ast_keyword_text(statement->keyword));
}

// ---- decreases: where the last value is kept, per call

static uint32_t variant_parts(Node *clause) {
    Node *measure = as_ExpressionClause(clause)->expression;
    return measure->kind == NODE_TUPLE ? as_Tuple(measure)->elements.count : 1;
}

// The first of as many locations as the measure has parts.
static uint32_t variant_location(Symex *symex, Frame *frame, Node *clause) {
    uintptr_t location = (uintptr_t)map_get(&frame->variants, clause);
    if (!location) {
        location = universe_locations(symex, variant_parts(clause));
        map_put(symex->arena, &frame->variants, clause, (void *)location);
        universe_pin_locations(symex);
    }
    return (uint32_t)location;
}

static bool is_variant(Node *clause) {
    return clause->kind == NODE_EXPRESSION_CLAUSE &&
           as_ExpressionClause(clause)->keyword == JML_DECREASES;
}

void forget_variants(Symex *symex, Frame *frame, State *state, Node *loop) {
    const NodeList *clauses = ast_loop_clauses(loop);
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        for (uint32_t j = 0; is_variant(clauses->items[i]) && j < variant_parts(clauses->items[i]);
             j++)
            state_set(symex, state, variant_location(symex, frame, clauses->items[i]) + j,
                      TERM_NONE);
}

// What the measure was when the loop was reached before; none: it is reached for the first time.
static SpecValueList last_values(Symex *symex, const State *state, uint32_t location,
                                 uint32_t count) {
    SpecValueList values = {0};
    for (uint32_t i = 0; i < count; i++) {
        Term value = state_get(symex, state, location + i);
        if (value)
            vector_push(symex->arena, &values, value);
    }
    return values;
}

Evaluation ground_loop_evaluation(Symex *symex, Frame *frame, const State *state,
                                  const IrInstruction *head) {
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    if (head->a)
        evaluation.count = register_get(symex, frame, state, head->a);
    return evaluation;
}

// When the loop is reached again, the value was not negative before and has become less.
static void check_variant(Symex *symex, Frame *frame, State *state, const IrInstruction *head,
                          ExpressionClause *clause) {
    if (symex->execution->run_options.assumes_contracts)
        return;
    TermTable *terms = symex->terms;
    uint32_t location = variant_location(symex, frame, &clause->node);
    Evaluation evaluation = ground_loop_evaluation(symex, frame, state, head);
    uint32_t unmodelled = symex_unmodelled(symex)->count;
    SpecValueList now = spec_measure_values(&evaluation, clause->expression);
    bool is_known = symex_unmodelled(symex)->count == unmodelled;
    SpecValueList before = last_values(symex, state, location, now.count);
    for (uint32_t i = 0; i < now.count; i++) {
        now.items[i] = ground_kept(
            symex, spec_measure_part(symex->specifications, clause->expression, i)->sort,
            now.items[i]);
        // Of what is not modelled nothing is known, here or next time.
        state_set(symex, state, location + i, is_known ? now.items[i] : TERM_NONE);
    }
    if (!is_known || before.count != now.count)
        return;
    Term decreases =
        term_and(terms, spec_measure_decreases(&evaluation, clause->expression, &before, &now),
                 term_not(evaluation.undefined));
    add_obligation(symex, OBLIGATION_DECREASES, term_and(terms, state->guard, term_not(decreases)),
                   clause->node.span, clause->node.span, "decreases");
}

// \count is an int here.
static void check_count(Symex *symex, const Frame *frame, const State *state,
                        const IrInstruction *head) {
    if (!head->a || head->b)
        return;
    Term count = register_get(symex, frame, state, head->a);
    Term overflows = term_slt(symex->terms, count, java_constant(symex, IR_INT, 0));
    add_unmodelled(symex, term_and(symex->terms, state->guard, overflows), head->span,
                   "\\count of more iterations than there are ints");
}

// Unrolled loops: the invariant is checked each time the loop is reached.
void check_loop_clauses(Symex *symex, Frame *frame, State *state, const IrInstruction *head) {
    const NodeList *clauses = ast_loop_clauses(head->detail.node);
    check_count(symex, frame, state, head);
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_EXPRESSION_CLAUSE)
            continue;
        ExpressionClause *clause = as_ExpressionClause(clauses->items[i]);
        if (clause->keyword == JML_LOOP_INVARIANT)
            check_condition(ground_loop_evaluation(symex, frame, state, head), state,
                            clause->expression, OBLIGATION_LOOP_INVARIANT, clause->node.span,
                            "loop invariant");
        if (clause->keyword == JML_LOOP_INVARIANT_FREE) { // believed
            Evaluation evaluation = ground_loop_evaluation(symex, frame, state, head);
            execute_assume(symex, state, &evaluation, clause->expression);
        }
        if (is_variant(&clause->node))
            check_variant(symex, frame, state, head, clause);
    }
}

// The register or field of a ghost variable gets its initial value.
static void initialize_ghost(Symex *symex, Frame *frame, State *state, Node *node) {
    VariableDeclaration *declaration = as_VariableDeclaration(node);
    Variable *variable = declaration->symbol;
    if (!declaration->initializer || !variable)
        return;
    Evaluation evaluation = ground_evaluation_in(symex, frame, state);
    if (declaration->initializer->kind == NODE_ARRAY_INITIALIZER) {
        add_unmodelled(symex, state->guard, node->span, "the initial value of this ghost variable");
        *state = state_dead();
        return;
    }
    if (!ground_is_kept(variable->type)) {
        add_unmodelled(symex, state->guard, node->span, no_state_holds_it);
        *state = state_dead();
        return;
    }
    Term value = as_kept(
        &evaluation, spec_lower_as(symex->specifications, declaration->initializer, variable->type),
        variable->type);
    if (!value) {
        *state = state_dead();
        return;
    }
    uintptr_t reg = (uintptr_t)map_get(&frame->method->register_of, variable);
    if (reg) {
        register_set(symex, frame, state, (IrRegister)reg, value);
    } else if (variable->modifiers & MODIFIER_STATIC) {
        state_set(symex, state, static_location(symex, variable), value);
    } else {
        heap_store(symex, state, frame->receiver, variable, value);
    }
}

static void pass_label(Symex *symex, Frame *frame, const State *state, const Name *label) {
    LabelVisits *visits = map_get(&frame->labels, label);
    if (!visits) {
        visits = ARENA_NEW(symex->arena, LabelVisits);
        map_put(symex->arena, &frame->labels, label, visits);
    }
    State *copy = ARENA_NEW(symex->arena, State);
    *copy = *state;
    LabelVisit visit = {copy, symex->heap.objects.count};
    vector_push(symex->arena, visits, visit);
}

void execute_specification(Symex *symex, Frame *frame, State *state,
                           const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    const NodeList *clauses = ast_loop_clauses(node);
    if (node->kind == NODE_JML_STATEMENT)
        execute_jml(symex, frame, state, as_JmlStatement(node));
    else if (clauses)
        check_loop_clauses(symex, frame, state, instruction);
    else if (node->kind == NODE_LABELED)
        pass_label(symex, frame, state, as_Labeled(node)->label);
    else if (node->kind == NODE_BLOCK_CONTRACT)
        block_contract_begin(symex, frame, state, as_BlockContract(node));
    else if (node->kind == NODE_SPECIFICATION || node->kind == NODE_BLOCK_EXIT)
        block_contract_end(symex, frame, state, node,
                           instruction->a ? register_get(symex, frame, state, instruction->a)
                                          : TERM_NONE);
    else if (node->kind == NODE_VARIABLE)
        initialize_ghost(symex, frame, state, node);
    else
        add_unmodelled(symex, state->guard, node->span, "this JML statement");
}

void execute_string(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction) {
    uint32_t number = universe_literal(symex, instruction->detail.constant);
    if (number) {
        register_set(symex, frame, state, instruction->result, object_reference(symex, number));
        return;
    }
    add_unmodelled(symex, state->guard, instruction->span, "a string");
    *state = state_dead();
}
