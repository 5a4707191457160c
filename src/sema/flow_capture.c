// Local variables used in lambdas, inner classes and guards must be final or
// effectively final (JLS 4.12.4, 8.1.3, 15.27.2, 14.11.1); resources too
// (JLS 14.20.3).
//
// Requires that Variable.is_reassigned is known; sets Variable.is_captured.
#include "sema/flow.h"

typedef enum FrameKind { FRAME_LAMBDA, FRAME_CLASS, FRAME_GUARD } FrameKind;

// What a variable of an outer frame is captured by.
typedef struct Frame {
    struct Frame *outer;
    FrameKind kind;
} Frame;

typedef struct Capture {
    Flow *flow;
    Frame *frame; // innermost
    Map declared; // Variable -> Frame
} Capture;

static void visit(void *context, Node *node);

static bool is_effectively_final(const Variable *variable) {
    return variable->modifiers & MODIFIER_FINAL || !variable->is_reassigned;
}

static void report_capture(Capture *state, const Node *use, const Variable *variable) {
    Diagnostics *diagnostics = state->flow->sema->diagnostics;
    const char *name = variable->name->text;
    switch (state->frame->kind) {
    case FRAME_LAMBDA:
        diag_error(diagnostics, use->span,
                   "local variable '%s' used in a lambda must be final or effectively final", name);
        return;
    case FRAME_CLASS:
        diag_error(diagnostics, use->span,
                   "local variable '%s' used in an inner class must be final or effectively final",
                   name);
        return;
    case FRAME_GUARD:
        diag_error(diagnostics, use->span,
                   "local variable '%s' used in a guard must be final or effectively final", name);
        return;
    }
}

static bool is_around(const Frame *outer, const Frame *inner) {
    while (inner && inner != outer)
        inner = inner->outer;
    return inner;
}

// What a guard declares is seen behind it, too: its frame is then not around the use.
static bool is_from_outside(const Capture *state, const Variable *variable) {
    const Frame *declared = map_get(&state->declared, variable);
    return declared && declared != state->frame && is_around(declared, state->frame);
}

static void check_use(Capture *state, NameExpression *use) {
    Variable *variable = use->variable;
    if (!variable || !flow_is_local(variable) || !is_from_outside(state, variable))
        return;
    if (state->frame->kind != FRAME_GUARD)
        variable->is_captured = true;
    if (!is_effectively_final(variable))
        report_capture(state, &use->node, variable);
}

// An assignment from inside is never the first one, and a guard assigns only what it declares.
static void note_assignment(Capture *state, Node *target) {
    Variable *variable = target ? flow_variable(flow_without_parentheses(target)) : NULL;
    if (!variable)
        return;
    if (state->frame->kind == FRAME_GUARD && map_get(&state->declared, variable) != state->frame)
        diag_error(state->flow->sema->diagnostics, target->span,
                   "a guard cannot assign variable '%s', which is declared outside of it",
                   variable->name->text);
    else if (flow_is_local(variable) && is_from_outside(state, variable))
        variable->is_reassigned = true;
}

static void check_resource(Capture *state, Node *resource) {
    Variable *variable = flow_variable(resource);
    if (!variable || (flow_is_local(variable) ? is_effectively_final(variable)
                                              : variable->modifiers & MODIFIER_FINAL))
        return;
    diag_error(state->flow->sema->diagnostics, resource->span,
               "variable '%s' used as a resource must be final or effectively final",
               variable->name->text);
}

static void check_resources(Capture *state, const Try *statement) {
    for (uint32_t i = 0; i < statement->resources.count; i++)
        check_resource(state, statement->resources.items[i]);
}

static void visit_list(Capture *state, const NodeList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        visit(state, list->items[i]);
}

static void enter_frame(Capture *state, FrameKind kind) {
    Frame *frame = ARENA_NEW(state->flow->arena, Frame);
    *frame = (Frame){state->frame, kind};
    state->frame = frame;
}

static void visit_frame(Capture *state, Node *node, FrameKind kind) {
    enter_frame(state, kind);
    ast_each_child(node, visit, state);
    state->frame = state->frame->outer;
}

static void visit_case(Capture *state, const Case *part) {
    visit_list(state, &part->labels);
    if (part->guard) {
        enter_frame(state, FRAME_GUARD);
        visit(state, part->guard);
        state->frame = state->frame->outer;
    }
    visit_list(state, &part->body);
}

static void declare(Capture *state, VariableDeclaration *declaration) {
    if (declaration->symbol)
        map_put(state->flow->arena, &state->declared, declaration->symbol, state->frame);
    ast_each_child(&declaration->node, visit, state);
}

static void visit(void *context, Node *node) {
    Capture *state = context;
    if (flow_ignores(node))
        return;
    switch (node->kind) {
    case NODE_VARIABLE: declare(state, as_VariableDeclaration(node)); return;
    case NODE_ASSIGN:
    case NODE_UNARY: note_assignment(state, assigned_node(node)); break;
    case NODE_NAME: check_use(state, as_NameExpression(node)); return;
    case NODE_LAMBDA: visit_frame(state, node, FRAME_LAMBDA); return;
    case NODE_CASE: visit_case(state, as_Case(node)); return;
    case NODE_CLASS:
        if (flow_follows_class(as_ClassDeclaration(node)))
            visit_frame(state, node, FRAME_CLASS);
        return;
    case NODE_TRY: check_resources(state, as_Try(node)); break;
    default: // declares and uses nothing itself
        break;
    }
    ast_each_child(node, visit, state);
}

void flow_check_captures(Flow *flow, ClassDeclaration *declaration) {
    Capture state = {.flow = flow};
    visit_frame(&state, &declaration->node, FRAME_CLASS);
}
