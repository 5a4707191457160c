// Rules on the typed expressions of specifications: no side effects, and no
// name less visible than the specification itself.
//
// Both walk the tree. Bodies of lambdas and classes have locals of their own
// that they may assign to, and are not entered.
#include "sema/internal.h"
#include "sema/specs.h"

typedef struct Walk {
    Sema *sema;
    Environment *environment;
    ModifierSet visibility;
} Walk;

// ---- Side effects

static void check_effects(void *context, Node *node);

static bool is_step(Operator operator) {
    return operator== OPERATOR_PRE_INCREMENT || operator== OPERATOR_PRE_DECREMENT || operator==
        OPERATOR_POST_INCREMENT ||
        operator== OPERATOR_POST_DECREMENT;
}

Node *assigned_node(Node *expression) {
    if (expression->kind == NODE_ASSIGN)
        return as_Assign(expression)->target;
    if (expression->kind == NODE_UNARY && is_step(as_Unary(expression)->operator))
        return as_Unary(expression)->operand;
    return NULL;
}

static void check_call(const Walk *walk, Call *call) {
    if (call->method && !method_is_pure(walk->sema, call->method))
        diag_warning(walk->sema->diagnostics, call->node.span,
                     "method '%s' is called in a specification but is not declared pure",
                     call->name->text);
}

static void check_creation(const Walk *walk, New *creation) {
    Method *constructor = creation->constructor;
    if (constructor && !method_is_pure(walk->sema, constructor))
        diag_warning(walk->sema->diagnostics, creation->node.span,
                     "constructor of '%s' is called in a specification but is not declared pure",
                     constructor->owner->name->text);
}

// The arguments of \duration and its kin are not evaluated.
static bool is_not_evaluated(Node *node) {
    if (node->kind != NODE_JML_FUNCTION)
        return false;
    JmlKeyword keyword = as_JmlFunction(node)->keyword;
    return keyword == JML_DURATION_OF || keyword == JML_SPACE || keyword == JML_WORKING_SPACE_OF ||
           keyword == JML_ONLY_CALLED;
}

static bool has_own_locals(const Node *node) {
    return node->kind == NODE_BLOCK || node->kind == NODE_CLASS;
}

static void check_effects(void *context, Node *node) {
    const Walk *walk = context;
    if (has_own_locals(node) || is_not_evaluated(node))
        return;
    if (assigned_node(node))
        jml_fail(walk->sema, walk->environment, node->span,
                 "assignment is not allowed in a specification");
    if (node->kind == NODE_CALL)
        check_call(walk, as_Call(node));
    if (node->kind == NODE_NEW)
        check_creation(walk, as_New(node));
    ast_each_child(node, check_effects, context);
}

void check_specification_expression(Sema *sema, Environment *environment, Node *node) {
    Walk walk = {sema, environment, 0};
    check_effects(&walk, node);
}

// ---- Visibility

static int visibility_rank(ModifierSet modifiers) {
    if (modifiers & (MODIFIER_PUBLIC | MODIFIER_SPEC_PUBLIC))
        return 3;
    if (modifiers & (MODIFIER_PROTECTED | MODIFIER_SPEC_PROTECTED))
        return 2;
    return modifiers & MODIFIER_PRIVATE ? 0 : 1;
}

static void check_member(const Walk *walk, Span span, const Name *name, ModifierSet modifiers) {
    if (visibility_rank(modifiers) < visibility_rank(walk->visibility))
        diag_warning(walk->sema->diagnostics, span,
                     "'%s' is less visible than the specification that mentions it", name->text);
}

// A component is private as a field, and as visible as its record through its accessor.
static bool is_component(const Variable *field) {
    return field->owner && field->owner->kind == CLASS_RECORD &&
           !(field->modifiers & MODIFIER_STATIC);
}

static void check_field(const Walk *walk, Span span, const Variable *variable) {
    if (variable && variable->kind == VARIABLE_FIELD && !is_component(variable))
        check_member(walk, span, variable->name, variable->modifiers);
}

static void check_visibility(void *context, Node *node) {
    const Walk *walk = context;
    if (has_own_locals(node))
        return;
    if (node->kind == NODE_NAME)
        check_field(walk, node->span, as_NameExpression(node)->variable);
    if (node->kind == NODE_FIELD)
        check_field(walk, node->span, as_FieldAccess(node)->variable);
    Method *method = node->kind == NODE_CALL ? as_Call(node)->method : NULL;
    if (method && !method->is_implicit)
        check_member(walk, node->span, method->name, method->modifiers);
    ast_each_child(node, check_visibility, context);
}

void check_specification_visibility(Sema *sema, ModifierSet visibility, Node *node) {
    Walk walk = {sema, NULL, visibility};
    if (visibility)
        check_visibility(&walk, node);
}
