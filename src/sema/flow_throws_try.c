// try, catch and throw: which exceptions get out (JLS 11.2.2, 11.2.3).
#include "sema/flow_throws.h"

// The types that a catch clause names.
static NodeList caught_types(const Catch *handler) {
    Node *written = as_VariableDeclaration(handler->parameter)->declared_type;
    if (written->kind == NODE_UNION_TYPE)
        return as_UnionType(written)->types;
    NodeList list = {0};
    list.items = &as_VariableDeclaration(handler->parameter)->declared_type;
    list.count = 1;
    return list;
}

static bool is_caught(Throws *state, Type *type, const NodeList *caught) {
    for (uint32_t i = 0; i < caught->count; i++)
        if (throws_is_subtype(state, type, caught->items[i]->type))
            return true;
    return false;
}

static bool is_thrown(Throws *state, Type *type, const ThrownList *thrown) {
    for (uint32_t i = 0; i < thrown->count; i++) {
        const Thrown *item = &thrown->items[i];
        Type *known = item->type ? item->type : item->bound;
        if (throws_is_subtype(state, known, type) || throws_is_subtype(state, type, known))
            return true;
    }
    return false;
}

// Throwable and Exception have unchecked subclasses, which anything can throw.
static bool may_be_unchecked(Throws *state, Type *type) {
    return throws_is_unchecked(state, type) || type->class_symbol == state->throwable ||
           type->class_symbol == state->exception;
}

static void check_caught(Throws *state, const Node *written, const ThrownList *thrown,
                         const NodeList *earlier) {
    Sema *sema = state->flow->sema;
    Type *type = written->type;
    if (!type || type->kind != TYPE_CLASS)
        return;
    if (is_caught(state, type, earlier))
        diag_error(sema->diagnostics, written->span, "exception '%s' has already been caught",
                   type_text(sema->arena, type));
    else if (!may_be_unchecked(state, type) && !is_thrown(state, type, thrown))
        diag_error(sema->diagnostics, written->span,
                   "exception '%s' is never thrown in the body of this try",
                   type_text(sema->arena, type));
}

// ---- Throwing again

// What the parameter of a handler can hold: of the types thrown, and not caught
// by earlier handlers, those it catches, or the parts of them that it catches.
static void find_held(Throws *state, const ThrownList *thrown, const NodeList *earlier,
                      const NodeList *caught, ThrownList *held) {
    for (uint32_t i = 0; i < thrown->count; i++) {
        Thrown item = thrown->items[i];
        if (!item.type || is_caught(state, item.type, caught)) {
            if (!item.type || !is_caught(state, item.type, earlier))
                vector_push(state->flow->arena, held, item);
            continue;
        }
        for (uint32_t j = 0; j < caught->count; j++) {
            Thrown part = {.type = caught->items[j]->type};
            if (throws_is_subtype(state, part.type, item.type))
                vector_push(state->flow->arena, held, part);
        }
    }
}

static const Rethrow *find_rethrow(const Throws *state, Node *expression) {
    const Variable *variable = flow_variable(flow_without_parentheses(expression));
    if (!variable || (variable->is_reassigned && !(variable->modifiers & MODIFIER_FINAL)))
        return NULL;
    const Rethrow *rethrow = state->rethrow;
    while (rethrow && rethrow->parameter != variable)
        rethrow = rethrow->outer;
    return rethrow;
}

void throws_visit_throw(Throws *state, const Throw *statement) {
    throws_visit(state, statement->value);
    const Rethrow *rethrow = find_rethrow(state, statement->value);
    Thrown thrown = {.type = statement->value->type, .span = statement->node.span};
    if (!rethrow) {
        throws_add(state, thrown);
        return;
    }
    for (uint32_t i = 0; i < rethrow->types.count; i++) {
        thrown.type = rethrow->types.items[i].type;
        throws_add(state, thrown);
    }
}

// ---- try

static void visit_handler(Throws *state, const Catch *handler, const ThrownList *thrown,
                          NodeList *earlier) {
    NodeList caught = caught_types(handler);
    Rethrow rethrow = {state->rethrow, as_VariableDeclaration(handler->parameter)->symbol, {0}};
    find_held(state, thrown, earlier, &caught, &rethrow.types);
    for (uint32_t i = 0; i < caught.count; i++)
        check_caught(state, caught.items[i], thrown, earlier);
    for (uint32_t i = 0; i < caught.count; i++)
        vector_push(state->flow->arena, earlier, caught.items[i]);
    state->rethrow = &rethrow;
    throws_visit(state, handler->body);
    state->rethrow = rethrow.outer;
}

static void visit_guarded(Throws *state, const Try *statement) {
    for (uint32_t i = 0; i < statement->resources.count; i++) {
        Node *resource = statement->resources.items[i];
        throws_visit(state, resource);
        throws_add_close(state, resource);
    }
    throws_visit(state, statement->block);
}

static void visit_handlers(Throws *state, const Try *statement, const ThrownList *thrown) {
    NodeList caught = {0};
    for (uint32_t i = 0; i < statement->catches.count; i++)
        visit_handler(state, as_Catch(statement->catches.items[i]), thrown, &caught);
    for (uint32_t i = 0; i < thrown->count; i++) {
        Thrown item = thrown->items[i];
        if (!item.type || !is_caught(state, item.type, &caught))
            throws_add(state, item);
    }
}

// A `finally` that cannot complete swallows every exception.
void throws_visit_try(Throws *state, const Try *statement) {
    ThrownList *outer = state->thrown;
    ThrownList thrown = {0}, swallowed = {0};
    state->thrown = &thrown;
    visit_guarded(state, statement);
    bool gets_out = !statement->finally_block || statement_completes(statement->finally_block);
    state->thrown = gets_out ? outer : &swallowed;
    visit_handlers(state, statement, &thrown);
    state->thrown = outer;
    throws_visit(state, statement->finally_block);
}
