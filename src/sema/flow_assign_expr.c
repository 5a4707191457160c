// Definite assignment through expressions (JLS 16.1).
#include "sema/flow_assign.h"

static void visit_child(void *context, Node *child) {
    if (!flow_ignores(child))
        assign_expression(context, child);
}

// ---- Conditions: what is known depends on the value

static Facts copy_now(const Assignment *state) {
    return facts_copy(&state->space, state->now);
}

static void continue_with(Assignment *state, Facts facts) {
    facts_set(&state->space, state->now, facts);
}

// Where a constant has the other value, nothing gets to.
static Branches constant_branches(Assignment *state, bool value) {
    Facts reached = copy_now(state), unreachable = facts_new(&state->space);
    facts_set_unreachable(&state->space, unreachable);
    return value ? (Branches){reached, unreachable} : (Branches){unreachable, reached};
}

static Branches and_branches(Assignment *state, const Binary *binary) {
    Branches left = assign_condition(state, binary->left);
    continue_with(state, left.when_true);
    Branches right = assign_condition(state, binary->right);
    facts_meet(&state->space, right.when_false, left.when_false);
    return right;
}

static Branches or_branches(Assignment *state, const Binary *binary) {
    Branches left = assign_condition(state, binary->left);
    continue_with(state, left.when_false);
    Branches right = assign_condition(state, binary->right);
    facts_meet(&state->space, right.when_true, left.when_true);
    return right;
}

static Branches conditional_branches(Assignment *state, const Conditional *conditional) {
    Branches condition = assign_condition(state, conditional->condition);
    continue_with(state, condition.when_true);
    Branches consequent = assign_condition(state, conditional->consequent);
    continue_with(state, condition.when_false);
    Branches alternative = assign_condition(state, conditional->alternative);
    facts_meet(&state->space, consequent.when_true, alternative.when_true);
    facts_meet(&state->space, consequent.when_false, alternative.when_false);
    return consequent;
}

static bool is_boolean(const Node *expression) {
    return expression->type && expression->type->kind == TYPE_BOOLEAN;
}

static Operator operator_of(Node *node) {
    if (node->kind == NODE_UNARY)
        return as_Unary(node)->operator;
    return node->kind == NODE_BINARY ? as_Binary(node)->operator: OPERATOR_NONE;
}

// Expressions whose parts are conditions themselves.
static bool is_compound_condition(Node *node) {
    Operator operation = operator_of(node);
    switch (node->kind) {
    case NODE_UNARY: return operation == OPERATOR_NOT;
    case NODE_BINARY: return operation == OPERATOR_AND || operation == OPERATOR_OR;
    case NODE_CONDITIONAL:
    case NODE_SWITCH_EXPRESSION: return is_boolean(node);
    default: return false;
    }
}

static Branches compound_branches(Assignment *state, Node *node) {
    if (node->kind == NODE_UNARY) {
        Branches inner = assign_condition(state, as_Unary(node)->operand);
        return (Branches){inner.when_false, inner.when_true};
    }
    if (node->kind == NODE_CONDITIONAL)
        return conditional_branches(state, as_Conditional(node));
    if (node->kind == NODE_SWITCH_EXPRESSION)
        return assign_switch_condition(state, as_SwitchExpression(node));
    if (operator_of(node) == OPERATOR_AND)
        return and_branches(state, as_Binary(node));
    return or_branches(state, as_Binary(node));
}

Branches assign_condition(Assignment *state, Node *condition) {
    if (flow_is_constant(condition, true))
        return constant_branches(state, true);
    if (flow_is_constant(condition, false))
        return constant_branches(state, false);
    Node *node = flow_without_parentheses(condition);
    if (is_compound_condition(node))
        return compound_branches(state, node);
    assign_expression(state, node);
    return (Branches){copy_now(state), copy_now(state)};
}

// ---- Values

static void visit_condition_value(Assignment *state, Node *node) {
    Branches branches = assign_condition(state, node);
    facts_meet(&state->space, branches.when_true, branches.when_false);
    continue_with(state, branches.when_true);
}

static void visit_conditional(Assignment *state, const Conditional *conditional) {
    Branches condition = assign_condition(state, conditional->condition);
    continue_with(state, condition.when_true);
    assign_expression(state, conditional->consequent);
    Facts consequent = copy_now(state);
    continue_with(state, condition.when_false);
    assign_expression(state, conditional->alternative);
    facts_meet(&state->space, state->now, consequent);
}

// The value of a target is used by `+=` and its kin only.
static void visit_assign(Assignment *state, const Assign *assignment) {
    Node *target = flow_without_parentheses(assignment->target);
    Operator operation = assignment->operator;
    if (operation != OPERATOR_NONE || !assign_is_simple(target))
        assign_expression(state, target);
    assign_expression(state, assignment->value);
    assign_store(state, target);
}

static void visit_field(Assignment *state, FieldAccess *field) {
    if (field->variable && assign_is_simple(&field->node))
        assign_use(state, &field->node);
    else
        assign_expression(state, field->object);
}

static void visit_unary(Assignment *state, Unary *unary) {
    assign_expression(state, unary->operand);
    if (assigned_node(&unary->node))
        assign_store(state, unary->operand);
}

static void visit_new(Assignment *state, const New *creation) {
    assign_expression(state, creation->outer);
    for (uint32_t i = 0; i < creation->arguments.count; i++)
        assign_expression(state, creation->arguments.items[i]);
    if (creation->body)
        assign_class_in_body(state, as_ClassDeclaration(creation->body));
}

// JLS 16.1.10: what is assigned before the lambda is assigned in its body; but
// nothing is known to be unassigned, since the body may run any number of times.
static void visit_lambda(Assignment *state, const Lambda *lambda) {
    Facts before = copy_now(state);
    uint64_t *in_try = variable_set_copy(&state->space, state->unassigned_in_try);
    uint32_t first_jump = state->jumps.count;
    variable_set_clear(&state->space, state->now.unassigned);
    for (uint32_t i = 0; i < lambda->parameters.count; i++)
        assign_bind(state, lambda->parameters.items[i]);
    if (lambda->body->kind == NODE_BLOCK)
        assign_statement(state, lambda->body);
    else
        assign_expression(state, lambda->body);
    state->jumps.count = first_jump; // its returns
    state->unassigned_in_try = in_try;
    continue_with(state, before);
}

void assign_expression(Assignment *state, Node *node) {
    if (!node || flow_ignores(node))
        return;
    if (is_compound_condition(node)) {
        visit_condition_value(state, node);
        return;
    }
    switch (node->kind) {
    case NODE_NAME: assign_use(state, node); return;
    case NODE_FIELD: visit_field(state, as_FieldAccess(node)); return;
    case NODE_ASSIGN: visit_assign(state, as_Assign(node)); return;
    case NODE_UNARY: visit_unary(state, as_Unary(node)); return;
    case NODE_CONDITIONAL: visit_conditional(state, as_Conditional(node)); return;
    case NODE_VARIABLE: assign_bind(state, node); return; // of a pattern
    case NODE_NEW: visit_new(state, as_New(node)); return;
    case NODE_LAMBDA: visit_lambda(state, as_Lambda(node)); return;
    case NODE_SWITCH_EXPRESSION: assign_switch_expression(state, as_SwitchExpression(node)); return;
    default: // operands in the order of evaluation
        ast_each_child(node, visit_child, state);
    }
}
