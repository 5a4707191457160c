// Lambdas and method references in clauses: a call of the method that makes the object.
#include "spec/internal.h"

#include "sema/queries.h"

// What a lambda consists of.
typedef struct Content {
    bool has_this;       // it uses members of the object around it
    bool has_jml;        // something that only JML has
    bool has_arithmetic; // that may leave the range of its type
} Content;

static bool is_instance_field(const Variable *variable) {
    return variable && variable->kind == VARIABLE_FIELD && !(variable->modifiers & MODIFIER_STATIC);
}

static bool is_of_jml(const Variable *variable) {
    return variable && (variable->modifiers & (MODIFIER_MODEL | MODIFIER_GHOST));
}

static void look_at_call(Content *content, const Call *call) {
    bool is_static = !call->method || (call->method->modifiers & MODIFIER_STATIC);
    content->has_this |= !call->object && !is_static;
    content->has_jml |= call->method && (call->method->modifiers & MODIFIER_MODEL);
}

static void look_at_binary(Content *content, Operator operator) {
    content->has_arithmetic |= operator== OPERATOR_ADD || operator== OPERATOR_SUBTRACT || operator==
        OPERATOR_MULTIPLY ||
        operator== OPERATOR_DIVIDE;
    content->has_jml |= (operator>= OPERATOR_EQUIVALENT && operator<= OPERATOR_IMPLIED_BY) ||
                        operator== OPERATOR_SUBTYPE || operator== OPERATOR_LOCK_LESS || operator==
                        OPERATOR_LOCK_LESS_EQUAL;
}

// Its objects may have one around them.
static bool may_be_inner(const Class *class_symbol) {
    return class_symbol->outer && (!class_symbol->is_static_context || class_symbol->is_local);
}

static void look(void *context, Node *node) {
    Content *content = context;
    switch ((int)node->kind) {
    case NODE_NAME:
        content->has_jml |=
            node->type && node->type->kind >= TYPE_BIGINT && node->type->kind < TYPE_CLASS;
        content->has_this |= is_instance_field(as_NameExpression(node)->variable);
        content->has_jml |= is_of_jml(as_NameExpression(node)->variable);
        break;
    case NODE_FIELD: content->has_jml |= is_of_jml(as_FieldAccess(node)->variable); break;
    case NODE_THIS:
    case NODE_SUPER: content->has_this = true; break;
    case NODE_NEW:
        content->has_this |=
            !as_New(node)->constructor || may_be_inner(as_New(node)->constructor->owner);
        break;
    case NODE_CALL: look_at_call(content, as_Call(node)); break;
    case NODE_UNARY:
    case NODE_ASSIGN: content->has_arithmetic = true; break;
    case NODE_BINARY: look_at_binary(content, as_Binary(node)->operator); break;
    case NODE_CHAIN:
    case NODE_OLD:
    case NODE_JML_ATOM:
    case NODE_JML_TYPE:
    case NODE_JML_FUNCTION:
    case NODE_QUANTIFIED:
    case NODE_REACH:
    case NODE_LET:
    case NODE_LABELED_EXPRESSION:
    case NODE_INFORMAL:
    case NODE_SPECIFICATION:
    case NODE_UNSUPPORTED: content->has_jml = true; break;
    default: break;
    }
    ast_each_child(node, look, context);
}

static const SpecExpr *captured(SpecLowering *lowering, const Node *tree, Variable *variable) {
    SpecExpr *node =
        spec_node(lowering, SPEC_LOCAL, tree, variable->type, spec_sort_of(variable->type));
    node->variable = variable;
    return node;
}

const SpecExpr *spec_lower_closure(SpecLowering *lowering, Node *tree, Class *around) {
    Content content = {0};
    look(&content, tree);
    bool is_exact = content.has_arithmetic && lowering->math != SPEC_MATH_JAVA;
    if (!around || around->is_local || content.has_jml || is_exact)
        return spec_unmodelled_node(lowering, tree, "this lambda in a specification");
    Method *maker = lower_closure_maker(lowering->table->lowering, tree, around, content.has_this);
    SpecExprList children = {0};
    if (content.has_this)
        vector_push(lowering->table->arena, &children,
                    spec_lower_enclosing(lowering, around, tree));
    for (uint32_t i = 0; i < maker->parameters.count; i++)
        vector_push(lowering->table->arena, &children,
                    captured(lowering, tree, maker->parameters.items[i]));
    SpecExpr *node = spec_parent(lowering, SPEC_CALL, tree, tree->type, SPEC_SORT_REFERENCE,
                                 children.items, children.count);
    node->method = maker;
    return node;
}
