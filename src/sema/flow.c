// Flow analysis of a class whose bodies are typed, pass by pass.
#include "sema/flow.h"

bool flow_ignores(const Node *node) {
    if (node->flags & (NODE_IN_JML | NODE_HAS_ERROR))
        return true;
    NodeCategory category = ast_category(node);
    return category == CATEGORY_TYPE || category == CATEGORY_SPECIFICATION ||
           node->kind == NODE_MODIFIERS || node->kind == NODE_ANNOTATION ||
           node->kind == NODE_JML_STATEMENT;
}

Node *flow_java_statement(Node *statement) {
    while (statement->kind == NODE_BLOCK_CONTRACT)
        statement = as_BlockContract(statement)->body;
    return flow_ignores(statement) ? NULL : statement;
}

Node *flow_without_parentheses(Node *expression) {
    while (expression->kind == NODE_PARENTHESIZED)
        expression = as_Parenthesized(expression)->inner;
    return expression;
}

bool flow_is_constant(Node *condition, bool value) {
    if (!condition)
        return value;
    const Constant *constant = flow_without_parentheses(condition)->constant;
    return constant && constant->kind == CONSTANT_BOOLEAN && (constant->integer != 0) == value;
}

bool flow_follows_class(const ClassDeclaration *declaration) {
    for (const Class *at = declaration->symbol; at; at = at->outer)
        if (at->is_local)
            return true;
    return false;
}

ConstructorCall *flow_constructor_call(const MethodDeclaration *constructor) {
    const NodeList *statements = &as_Block(constructor->body)->statements;
    uint32_t at = ast_constructor_call_at(statements);
    if (at == statements->count)
        return NULL;
    return as_ConstructorCall(as_ExpressionStatement(statements->items[at])->expression);
}

bool flow_is_static(const Node *member) {
    switch (member->kind) {
    case NODE_VARIABLE: {
        const Variable *field = ((const VariableDeclaration *)member)->symbol;
        return field && field->modifiers & MODIFIER_STATIC;
    }
    case NODE_METHOD: {
        const Method *method = ((const MethodDeclaration *)member)->symbol;
        return method && method->modifiers & MODIFIER_STATIC;
    }
    case NODE_INITIALIZER: return ((const Initializer *)member)->is_static;
    default: return true;
    }
}

Variable *flow_variable(Node *expression) {
    if (expression->kind == NODE_NAME)
        return as_NameExpression(expression)->variable;
    if (expression->kind == NODE_FIELD)
        return as_FieldAccess(expression)->variable;
    return NULL;
}

bool flow_is_local(const Variable *variable) {
    switch (variable->kind) {
    case VARIABLE_LOCAL:
    case VARIABLE_PARAMETER:
    case VARIABLE_RESOURCE:
    case VARIABLE_EXCEPTION:
    case VARIABLE_PATTERN: return true;
    case VARIABLE_FIELD:
    case VARIABLE_ENUM_CONSTANT:
    case VARIABLE_QUANTIFIED:
    case VARIABLE_ARRAY_LENGTH: return false;
    }
    return false;
}

// A method in which something was found has no verdict.
static void mark_methods(Sema *sema, const ClassDeclaration *declaration) {
    for (uint32_t i = 0; i < declaration->members.count; i++) {
        Node *member = declaration->members.items[i];
        if (member->kind != NODE_METHOD || !as_MethodDeclaration(member)->symbol ||
            !diag_has_error_in(sema->diagnostics, member->span))
            continue;
        member->flags |= NODE_HAS_ERROR;
        as_MethodDeclaration(member)->symbol->has_error = true;
    }
}

void flow_check_class(Sema *sema, Class *class_symbol, bool is_typed) {
    ClassDeclaration *declaration = class_symbol->declaration;
    if (!declaration || flow_ignores(&declaration->node))
        return;
    uint32_t errors = diag_errors(sema->diagnostics);
    Flow flow = {.sema = sema, .arena = arena_new(), .is_typed = is_typed};
    flow_check_reachability(&flow, declaration);
    flow_check_assignments(&flow, declaration);
    flow_check_captures(&flow, declaration);
    flow_check_exceptions(&flow, declaration);
    if (diag_errors(sema->diagnostics) != errors)
        mark_methods(sema, declaration);
    arena_free(flow.arena);
}
