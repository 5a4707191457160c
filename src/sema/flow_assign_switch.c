// Definite assignment through switch statements and expressions (JLS 16.1.8,
// 16.2.9).
#include "sema/flow_assign.h"

// Variables of a group of statements are in scope in the groups that follow, but
// may have been jumped over.
static void forget_locals(Assignment *state, const NodeList *statements, Facts entry) {
    Facts now = state->now;
    state->now = entry;
    for (uint32_t i = 0; i < statements->count; i++) {
        Node *statement = flow_java_statement(statements->items[i]);
        if (!statement || statement->kind != NODE_LOCAL)
            continue;
        const NodeList *variables = &as_Local(statement)->variables;
        for (uint32_t j = 0; j < variables->count; j++) {
            Variable *variable = as_VariableDeclaration(variables->items[j])->symbol;
            if (variable && !flow_ignores(variables->items[j]))
                assign_declare(state, variable);
        }
    }
    state->now = now;
}

static void enter_case(Assignment *state, const Case *part, Facts entry) {
    const FactSpace *space = &state->space;
    variable_set_assign(space, state->now.assigned, entry.assigned);
    variable_set_intersect(space, state->now.unassigned, entry.unassigned);
    for (uint32_t i = 0; i < part->labels.count; i++)
        if (ast_category(part->labels.items[i]) == CATEGORY_PATTERN)
            assign_expression(state, part->labels.items[i]);
    if (!part->guard)
        return;
    Branches branches = assign_condition(state, part->guard);
    facts_set(space, state->now, branches.when_true);
}

// An expression behind an arrow is the value of a switch expression; anything
// else behind an arrow ends the switch statement.
static void walk_rule(Assignment *state, const Case *part, const Node *target) {
    Node *body = part->body.items[0];
    bool is_expression = target->kind == NODE_SWITCH_EXPRESSION;
    if (is_expression && body->kind == NODE_EXPRESSION_STATEMENT) {
        assign_yield(state, as_ExpressionStatement(body)->expression, target);
        return;
    }
    assign_statements(state, &part->body);
    if (is_expression)
        assign_mark_unreachable(state); // a block must yield
    else
        assign_jump(state, JUMP_BREAK, target);
}

static void walk_cases(Assignment *state, const NodeList *cases, const Node *target, Facts entry) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const Case *part = as_Case(cases->items[i]);
        enter_case(state, part, entry);
        if (part->is_arrow) {
            walk_rule(state, part, target);
        } else {
            assign_statements(state, &part->body);
            forget_locals(state, &part->body, entry);
        }
    }
}

void assign_switch(Assignment *state, const Switch *statement) {
    assign_expression(state, statement->selector);
    Facts entry = facts_copy(&state->space, state->now);
    walk_cases(state, &statement->cases, &statement->node, entry);
    if (!switch_takes_some_case(statement))
        facts_meet(&state->space, state->now, entry);
    assign_join(state, JUMP_BREAK, &statement->node);
}

static void walk_switch_expression(Assignment *state, const SwitchExpression *expression) {
    assign_expression(state, expression->selector);
    Facts entry = facts_copy(&state->space, state->now);
    walk_cases(state, &expression->cases, &expression->node, entry);
    assign_mark_unreachable(state); // every way to the end is a yield
}

void assign_switch_expression(Assignment *state, const SwitchExpression *expression) {
    walk_switch_expression(state, expression);
    assign_join(state, JUMP_YIELD, &expression->node);
}

Branches assign_switch_condition(Assignment *state, const SwitchExpression *expression) {
    walk_switch_expression(state, expression);
    Branches branches = {facts_copy(&state->space, state->now),
                         facts_copy(&state->space, state->now)};
    for (uint32_t i = 0; i < state->jumps.count; i++) {
        const Jump *jump = &state->jumps.items[i];
        if (jump->kind != JUMP_YIELD || jump->target != &expression->node)
            continue;
        facts_meet(&state->space, branches.when_true, jump->facts);
        facts_meet(&state->space, branches.when_false, jump->when_false);
    }
    assign_join(state, JUMP_YIELD, &expression->node);
    return branches;
}
