// Conditions as branches, and logical operators as values.
//
// Where the right operand of && or || has no effect and needs no check, both
// are computed: one branch less for those who follow all paths.
#include "lower/internal.h"

static bool is_logical(Node *node) {
    return node->kind == NODE_BINARY && !node->constant &&
           (as_Binary(node)->operator== OPERATOR_AND || as_Binary(node)->operator== OPERATOR_OR);
}

static bool is_negation(Node *node) {
    return node->kind == NODE_UNARY && as_Unary(node)->operator== OPERATOR_NOT;
}

static bool binds_variables(Node *node) {
    return node->kind == NODE_INSTANCEOF &&
           ast_category(as_Instanceof(node)->target) == CATEGORY_PATTERN;
}

// Better lowered as branches, with what it binds known in each.
static bool is_branching(Code *code, Node *node) {
    node = without_parentheses(node);
    if (node->constant)
        return false;
    if (is_negation(node))
        return is_branching(code, as_Unary(node)->operand);
    if (node->kind == NODE_CONDITIONAL || binds_variables(node))
        return true;
    return is_logical(node) &&
           (is_branching(code, as_Binary(node)->left) || !is_pure(code, as_Binary(node)->right));
}

static void lower_short_circuit(Code *code, Binary *binary, IrBlockId if_true, IrBlockId if_false) {
    IrBlockId next = new_block(code);
    bool is_and = binary->operator== OPERATOR_AND;
    lower_condition(code, binary->left, is_and ? next : if_true, is_and ? if_false : next);
    start_block(code, next);
    lower_condition(code, binary->right, if_true, if_false);
}

static void lower_choice(Code *code, Conditional *choice, IrBlockId if_true, IrBlockId if_false) {
    IrBlockId consequent = new_block(code), alternative = new_block(code);
    lower_decision(code, &choice->node, choice->condition, consequent, alternative);
    start_block(code, consequent);
    lower_condition(code, choice->consequent, if_true, if_false);
    start_block(code, alternative);
    lower_condition(code, choice->alternative, if_true, if_false);
}

static Type *boolean_type(const Code *code) {
    return type_primitive(code->types, TYPE_BOOLEAN);
}

static void lower_branches(Code *code, Node *node, IrBlockId if_true, IrBlockId if_false) {
    if (is_negation(node))
        lower_condition(code, as_Unary(node)->operand, if_false, if_true);
    else if (node->kind == NODE_INSTANCEOF)
        lower_instanceof(code, as_Instanceof(node), if_true, if_false);
    else if (node->kind == NODE_CONDITIONAL)
        lower_choice(code, as_Conditional(node), if_true, if_false);
    else
        lower_short_circuit(code, as_Binary(node), if_true, if_false);
}

void lower_condition(Code *code, Node *node, IrBlockId if_true, IrBlockId if_false) {
    node = without_parentheses(node);
    Span around = code->span;
    code->span = node->span;
    if (node->constant)
        emit_jump(code, node->constant->integer ? if_true : if_false);
    else if (is_branching(code, node) || is_negation(node))
        lower_branches(code, node, if_true, if_false);
    else
        emit_branch(code, lower_as(code, node, boolean_type(code)), if_true, if_false);
    code->span = around;
}

// ---- Decisions: conditions whose outcome is marked

typedef struct Outcomes {
    IrBlockId holds, fails;
} Outcomes;

static Outcomes begin_outcomes(Code *code, Node *node, IrBlockId if_true, IrBlockId if_false) {
    if (!code->lowering->options.make_marks)
        return (Outcomes){if_true, if_false};
    emit_mark(code, IR_MARK_CONDITION, node);
    return (Outcomes){new_block(code), new_block(code)};
}

static void end_outcomes(Code *code, Node *node, Outcomes outcomes, IrBlockId if_true,
                         IrBlockId if_false) {
    if (!code->lowering->options.make_marks)
        return;
    code->block = outcomes.holds;
    emit_mark(code, IR_MARK_HOLDS, node);
    emit_jump(code, if_true);
    code->block = outcomes.fails;
    emit_mark(code, IR_MARK_FAILS, node);
    emit_jump(code, if_false);
}

void lower_decision(Code *code, Node *node, Node *condition, IrBlockId if_true,
                    IrBlockId if_false) {
    Outcomes outcomes = begin_outcomes(code, node, if_true, if_false);
    lower_condition(code, condition, outcomes.holds, outcomes.fails);
    end_outcomes(code, node, outcomes, if_true, if_false);
}

void emit_decision(Code *code, Node *node, IrRegister condition, IrBlockId if_true,
                   IrBlockId if_false) {
    Outcomes outcomes = begin_outcomes(code, node, if_true, if_false);
    emit_branch(code, condition, outcomes.holds, outcomes.fails);
    end_outcomes(code, node, outcomes, if_true, if_false);
}

void emit_no_decision(Code *code, Node *node, IrBlockId next) {
    if (!code->lowering->options.make_marks)
        return;
    emit_mark(code, IR_MARK_CONDITION, node);
    emit_mark(code, IR_MARK_HOLDS, node);
    emit_jump(code, next);
}

// The value of a condition that is lowered as branches.
static IrRegister value_of_branches(Code *code, Node *node) {
    IrBlockId if_true = new_block(code), if_false = new_block(code), end = new_block(code);
    IrRegister result = new_register(code, IR_BOOL);
    lower_branches(code, node, if_true, if_false);
    start_block(code, if_true);
    emit_copy(code, result, emit_constant(code, IR_BOOL, 1));
    emit_jump(code, end);
    start_block(code, if_false);
    emit_copy(code, result, emit_constant(code, IR_BOOL, 0));
    start_block(code, end);
    return result;
}

// `a && b` is b where a holds, and false where it does not.
static IrRegister value_of_short_circuit(Code *code, Binary *binary) {
    bool is_and = binary->operator== OPERATOR_AND;
    IrBlockId other = new_block(code), end = new_block(code);
    IrRegister result = new_register(code, IR_BOOL);
    emit_copy(code, result, lower_as(code, binary->left, boolean_type(code)));
    emit_branch(code, result, is_and ? other : end, is_and ? end : other);
    start_block(code, other);
    emit_copy(code, result, lower_as(code, binary->right, boolean_type(code)));
    start_block(code, end);
    return result;
}

IrRegister lower_logical(Code *code, Node *node) {
    if (!is_logical(node))
        return value_of_branches(code, node);
    Binary *binary = as_Binary(node);
    if (is_branching(code, binary->left) || binds_variables(without_parentheses(binary->right)))
        return value_of_branches(code, node);
    if (!is_pure(code, binary->right))
        return value_of_short_circuit(code, binary);
    IrRegister left = lower_as(code, binary->left, boolean_type(code));
    IrRegister right = lower_as(code, binary->right, boolean_type(code));
    return emit_binary(code, binary->operator== OPERATOR_AND ? IR_AND : IR_OR, IR_BOOL, left,
                       right);
}
