// Definite assignment through statements (JLS 16.2).
#include "sema/flow_assign.h"

static void continue_with(Assignment *state, Facts facts) {
    facts_set(&state->space, state->now, facts);
}

void assign_mark_unreachable(Assignment *state) {
    facts_set_unreachable(&state->space, state->now);
}

// ---- Jumps

static void push_jump(Assignment *state, JumpKind kind, const Node *target, Facts facts,
                      Facts when_false) {
    Jump jump = {kind, target, facts, when_false};
    vector_push(state->flow->arena, &state->jumps, jump);
    assign_mark_unreachable(state);
}

void assign_jump(Assignment *state, JumpKind kind, const Node *target) {
    Facts facts = facts_copy(&state->space, state->now);
    push_jump(state, kind, target, facts, facts);
}

void assign_yield(Assignment *state, Node *value, const Node *target) {
    if (target->type && target->type->kind == TYPE_BOOLEAN) {
        Branches branches = assign_condition(state, value);
        push_jump(state, JUMP_YIELD, target, branches.when_true, branches.when_false);
        return;
    }
    assign_expression(state, value);
    assign_jump(state, JUMP_YIELD, target);
}

void assign_join(Assignment *state, JumpKind kind, const Node *target) {
    uint32_t kept = state->first_jump;
    for (uint32_t i = kept; i < state->jumps.count; i++) {
        Jump jump = state->jumps.items[i];
        if (jump.kind == kind && jump.target == target) {
            facts_meet(&state->space, state->now, jump.facts);
            facts_meet(&state->space, state->now, jump.when_false);
        } else {
            state->jumps.items[kept++] = jump;
        }
    }
    state->jumps.count = kept;
}

// ---- Loops

typedef struct Loop {
    const Node *node;
    Node *condition; // NULL: always true
    Node *body;
    const NodeList *updates; // or NULL
    bool tests_last;         // do … while
} Loop;

// One round from `now` to where the next round would start; gives what is known
// when the condition ends the loop.
static Facts walk_round(Assignment *state, const Loop *loop) {
    Facts after;
    if (!loop->tests_last) {
        Branches branches = assign_condition(state, loop->condition);
        continue_with(state, branches.when_true);
        after = branches.when_false;
    }
    assign_statement(state, loop->body);
    assign_join(state, JUMP_CONTINUE, loop->node);
    if (loop->updates)
        assign_statements(state, loop->updates);
    if (loop->tests_last) {
        Branches branches = assign_condition(state, loop->condition);
        continue_with(state, branches.when_true);
        after = branches.when_false;
    }
    return after;
}

// JLS 16.2.10: unassigned before a round is what was unassigned before the loop
// and, if it was, is so after a round. What the first walk shows to be assigned
// is taken out, and then a second walk finds all assignments that may be repeated;
// after errors it would only add to them.
static Facts walk_rounds(Assignment *state, const Loop *loop) {
    Facts entry = facts_copy(&state->space, state->now);
    uint32_t first_jump = state->jumps.count;
    uint32_t errors = diag_errors(state->flow->sema->diagnostics);
    Facts after = walk_round(state, loop);
    if (variable_set_includes(&state->space, state->now.unassigned, entry.unassigned) ||
        diag_errors(state->flow->sema->diagnostics) != errors)
        return after;
    variable_set_intersect(&state->space, entry.unassigned, state->now.unassigned);
    continue_with(state, entry);
    state->jumps.count = first_jump;
    return walk_round(state, loop);
}

static void visit_loop(Assignment *state, const Loop *loop) {
    Facts after = walk_rounds(state, loop);
    continue_with(state, after);
    assign_join(state, JUMP_BREAK, loop->node);
}

static void visit_while(Assignment *state, const While *loop) {
    visit_loop(state, &(Loop){&loop->node, loop->condition, loop->body, NULL, false});
}

static void visit_do(Assignment *state, const Do *loop) {
    visit_loop(state, &(Loop){&loop->node, loop->condition, loop->body, NULL, true});
}

static void visit_for(Assignment *state, const For *loop) {
    assign_statements(state, &loop->initializers);
    visit_loop(state, &(Loop){&loop->node, loop->condition, loop->body, &loop->updates, false});
}

// The loop may end before any round.
static void visit_foreach(Assignment *state, const Foreach *loop) {
    assign_expression(state, loop->iterable);
    assign_bind(state, loop->variable);
    Facts after = facts_copy(&state->space, state->now);
    walk_rounds(state, &(Loop){&loop->node, NULL, loop->body, NULL, false});
    variable_set_intersect(&state->space, after.unassigned, state->now.unassigned);
    continue_with(state, after);
    assign_join(state, JUMP_BREAK, &loop->node);
}

// ---- Other statements

static void visit_local(Assignment *state, const Local *local) {
    for (uint32_t i = 0; i < local->variables.count; i++) {
        const VariableDeclaration *declaration = as_VariableDeclaration(local->variables.items[i]);
        if (!declaration->symbol || flow_ignores(&declaration->node))
            continue;
        assign_declare(state, declaration->symbol);
        if (!declaration->initializer)
            continue;
        assign_expression(state, declaration->initializer);
        assign_initialize(state, declaration->symbol);
    }
}

static void visit_if(Assignment *state, const If *statement) {
    Branches branches = assign_condition(state, statement->condition);
    continue_with(state, branches.when_true);
    assign_statement(state, statement->consequent);
    Facts consequent = facts_copy(&state->space, state->now);
    continue_with(state, branches.when_false);
    if (statement->alternative)
        assign_statement(state, statement->alternative);
    facts_meet(&state->space, state->now, consequent);
}

// Assertions may be switched off: what they assign does not count as assigned.
static void visit_assert(Assignment *state, const Assert *statement) {
    Facts after = facts_copy(&state->space, state->now);
    Branches branches = assign_condition(state, statement->condition);
    variable_set_intersect(&state->space, after.unassigned, branches.when_true.unassigned);
    continue_with(state, branches.when_false);
    assign_expression(state, statement->message);
    continue_with(state, after);
}

static void visit_labeled(Assignment *state, const Labeled *labeled) {
    assign_statement(state, labeled->body);
    assign_join(state, JUMP_BREAK, &labeled->node);
}

void assign_statements(Assignment *state, const NodeList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        assign_statement(state, list->items[i]);
}

void assign_statement(Assignment *state, Node *node) {
    node = flow_java_statement(node);
    if (!node)
        return;
    switch (node->kind) {
    case NODE_BLOCK: assign_statements(state, &as_Block(node)->statements); return;
    case NODE_LOCAL: visit_local(state, as_Local(node)); return;
    case NODE_LOCAL_CLASS:
        assign_class_in_body(state, as_ClassDeclaration(as_LocalClass(node)->declaration));
        return;
    case NODE_EXPRESSION_STATEMENT:
        assign_expression(state, as_ExpressionStatement(node)->expression);
        return;
    case NODE_EMPTY: return;
    case NODE_IF: visit_if(state, as_If(node)); return;
    case NODE_WHILE: visit_while(state, as_While(node)); return;
    case NODE_DO: visit_do(state, as_Do(node)); return;
    case NODE_FOR: visit_for(state, as_For(node)); return;
    case NODE_FOREACH: visit_foreach(state, as_Foreach(node)); return;
    case NODE_LABELED: visit_labeled(state, as_Labeled(node)); return;
    case NODE_SWITCH: assign_switch(state, as_Switch(node)); return;
    case NODE_RETURN:
        assign_expression(state, as_Return(node)->value);
        assign_jump(state, JUMP_RETURN, NULL);
        return;
    case NODE_BREAK: assign_jump(state, JUMP_BREAK, as_Break(node)->target); return;
    case NODE_CONTINUE: assign_jump(state, JUMP_CONTINUE, as_Continue(node)->target); return;
    case NODE_YIELD: assign_yield(state, as_Yield(node)->value, as_Yield(node)->target); return;
    case NODE_THROW:
        assign_expression(state, as_Throw(node)->value);
        assign_mark_unreachable(state);
        return;
    case NODE_TRY: assign_try(state, as_Try(node)); return;
    case NODE_SYNCHRONIZED:
        assign_expression(state, as_Synchronized(node)->lock);
        assign_statement(state, as_Synchronized(node)->body);
        return;
    case NODE_ASSERT: visit_assert(state, as_Assert(node)); return;
    default: // the many kinds that are no statements
        internal_error(__FILE__, __LINE__, "the node should be a statement");
    }
}
