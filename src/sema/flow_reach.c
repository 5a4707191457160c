// Reachability (JLS 14.22): every statement must be reachable, and a body that
// gives a value must not end without one.
//
// Whether a statement can complete normally is completion.c's question; here
// every place is visited where the answer matters.
#include "sema/flow.h"

static void visit(void *context, Node *node);

static void report_unreachable(Flow *flow, const Node *statement) {
    diag_error(flow->sema->diagnostics, statement->span, "statement cannot be reached");
}

// The closing brace: what is missing is missing there.
static Span end_of(const Node *block) {
    return (Span){block->span.end - 1, block->span.end};
}

// Only the first unreachable statement of a list is reported.
static void check_statements(Flow *flow, const NodeList *list) {
    bool is_reachable = true;
    for (uint32_t i = 0; i < list->count; i++) {
        Node *statement = flow_java_statement(list->items[i]);
        if (!statement)
            continue;
        if (!is_reachable) {
            report_unreachable(flow, statement);
            return;
        }
        is_reachable = statement_completes(statement);
    }
}

static void check_loop_body(Flow *flow, Node *condition, Node *body) {
    if (condition && flow_is_constant(condition, false))
        report_unreachable(flow, body);
}

static void check_returns(Flow *flow, Node *body) {
    if (statement_completes(body))
        diag_error(flow->sema->diagnostics, end_of(body), "missing return statement");
}

static void check_method(Flow *flow, const MethodDeclaration *declaration) {
    const Method *method = declaration->symbol;
    if (!declaration->body || !method || method->is_constructor)
        return;
    if (method->return_type->kind != TYPE_VOID && !type_is_error(method->return_type))
        check_returns(flow, declaration->body);
}

// JLS 15.27.2: a block for a function that gives a value.
static void check_lambda(Flow *flow, const Lambda *lambda) {
    if (lambda->body->kind != NODE_BLOCK || !lambda->function)
        return;
    if (lambda->function->return_type->kind != TYPE_VOID)
        check_returns(flow, lambda->body);
}

// JLS 15.28.1: rules with a block, and the last group of statements, must not
// run out; of other groups the next one may follow.
static void check_yields(Flow *flow, const NodeList *cases) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const Case *part = as_Case(cases->items[i]);
        bool is_last = i + 1 == cases->count;
        bool must_yield = part->is_arrow ? part->body.items[0]->kind == NODE_BLOCK : is_last;
        if (must_yield && statements_complete(&part->body))
            diag_error(flow->sema->diagnostics, part->node.span,
                       "switch expression does not yield a value in this case");
    }
}

static void check_initializer(Flow *flow, const Initializer *initializer) {
    if (!statement_completes(initializer->body))
        diag_error(flow->sema->diagnostics, initializer->body->span,
                   "initialiser cannot complete normally");
}

static void visit(void *context, Node *node) {
    Flow *flow = context;
    if (flow_ignores(node))
        return;
    switch (node->kind) {
    case NODE_BLOCK: check_statements(flow, &as_Block(node)->statements); break;
    case NODE_CASE: check_statements(flow, &as_Case(node)->body); break;
    case NODE_WHILE: check_loop_body(flow, as_While(node)->condition, as_While(node)->body); break;
    case NODE_FOR: check_loop_body(flow, as_For(node)->condition, as_For(node)->body); break;
    case NODE_SWITCH_EXPRESSION: check_yields(flow, &as_SwitchExpression(node)->cases); break;
    case NODE_LAMBDA: check_lambda(flow, as_Lambda(node)); break;
    case NODE_METHOD: check_method(flow, as_MethodDeclaration(node)); break;
    case NODE_INITIALIZER: check_initializer(flow, as_Initializer(node)); break;
    case NODE_CLASS:
        if (!flow_follows_class(as_ClassDeclaration(node)))
            return;
        break;
    default: // says nothing of what can be reached
        break;
    }
    ast_each_child(node, visit, flow);
}

void flow_check_reachability(Flow *flow, ClassDeclaration *declaration) {
    ast_each_child(&declaration->node, visit, flow);
}
