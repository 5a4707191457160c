// Checked exceptions (JLS 11.2): each must be caught, or declared by what it
// gets out of.
#include "sema/flow_throws.h"

bool throws_is_subtype(Throws *state, Type *type, Type *super) {
    return super && type_subtype(state->flow->sema, type, super);
}

static bool is_unchecked_class(Throws *state, Class *class_symbol) {
    Sema *sema = state->flow->sema;
    return class_is_subclass(sema, class_symbol, state->runtime_exception) ||
           class_is_subclass(sema, class_symbol, state->error) ||
           !class_is_subclass(sema, class_symbol, state->throwable);
}

bool throws_is_unchecked(Throws *state, Type *type) {
    Type *bound = type_upper_bound(state->flow->sema, type);
    if (bound->kind == TYPE_CLASS)
        return is_unchecked_class(state, bound->class_symbol);
    if (bound->kind != TYPE_INTERSECTION)
        return true; // null, or an error
    for (uint32_t i = 0; i < bound->count; i++)
        if (throws_is_unchecked(state, bound->arguments[i]))
            return true;
    return false;
}

void throws_add(Throws *state, Thrown thrown) {
    if (!thrown.type || !throws_is_unchecked(state, thrown.type))
        vector_push(state->flow->arena, state->thrown, thrown);
}

// ---- What is not handled

static void report(Throws *state, const Thrown *thrown) {
    Sema *sema = state->flow->sema;
    diag_error(sema->diagnostics, thrown->span, "unhandled exception '%s'",
               type_text(sema->arena, thrown->type));
    if (thrown->by == THROWN_BY_CLOSE && thrown->resource)
        diag_note(sema->diagnostics, thrown->span, "thrown by the implicit call of close() on '%s'",
                  thrown->resource);
    if (thrown->by == THROWN_BY_SUPER)
        diag_note(sema->diagnostics, thrown->span,
                  "thrown by the constructor of the superclass, which is called implicitly");
    diag_note(sema->diagnostics, thrown->span, "must be caught or declared to be thrown");
}

static bool is_declared(Throws *state, Type *type, const TypeList *declared) {
    for (uint32_t i = 0; i < declared->count; i++)
        if (throws_is_subtype(state, type, declared->items[i]))
            return true;
    return false;
}

static void check_declared(Throws *state, const ThrownList *thrown, const TypeList *declared) {
    for (uint32_t i = 0; i < thrown->count; i++) {
        const Thrown *item = &thrown->items[i];
        if (item->type && !is_declared(state, item->type, declared))
            report(state, item);
    }
}

// ---- Lambdas and method references

// What the function of a lambda may throw; its target may have wildcards.
static void find_function_throws(Throws *state, const Method *function, Type *target,
                                 TypeList *declared) {
    Sema *sema = state->flow->sema;
    Method *same;
    Type *site = functional_type(sema, target, &same);
    for (uint32_t i = 0; i < function->thrown.count; i++) {
        Type *type = function->thrown.items[i];
        if (type->mentions_variables)
            type = type_of_member(sema, site ? site : target, function->owner, type);
        vector_push(state->flow->arena, declared, type);
    }
}

// `lets_through`: what is not declared is thrown by the call around (JLS 18.2.5).
static void check_function(Throws *state, const Method *function, Type *target,
                           const ThrownList *thrown, bool lets_through) {
    if (!function || !target)
        return;
    TypeList declared = {0};
    find_function_throws(state, function, target, &declared);
    if (!lets_through)
        check_declared(state, thrown, &declared);
    for (uint32_t i = 0; i < thrown->count && lets_through; i++)
        if (!thrown->items[i].type || !is_declared(state, thrown->items[i].type, &declared))
            throws_add(state, thrown->items[i]);
}

static void visit_lambda(Throws *state, const Lambda *lambda) {
    ThrownList *outer = state->thrown;
    ThrownList thrown = {0};
    bool lets_through = state->lets_through;
    state->lets_through = false;
    state->thrown = &thrown;
    throws_visit(state, lambda->body);
    state->thrown = outer;
    check_function(state, lambda->function, lambda->node.type, &thrown, lets_through);
}

static void visit_reference(Throws *state, const MethodReference *reference) {
    bool lets_through = state->lets_through;
    state->lets_through = false;
    throws_visit(state, reference->target);
    const Type *target = reference->target->type;
    if (!reference->method || (target && target->kind == TYPE_ARRAY))
        return;
    ThrownList *outer = state->thrown;
    ThrownList thrown = {0};
    state->thrown = &thrown;
    for (uint32_t i = 0; i < reference->method->thrown.count; i++) {
        Type *type = reference->method->thrown.items[i];
        if (!type->mentions_variables)
            throws_add(state, (Thrown){.type = type, .span = reference->node.span});
    }
    state->thrown = outer;
    check_function(state, reference->function, reference->node.type, &thrown, lets_through);
}

// ---- Classes

static void visit_initializers(Throws *state, const NodeList *members, bool is_static,
                               ThrownList *thrown) {
    ThrownList *outer = state->thrown;
    state->thrown = thrown;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_METHOD || member->kind == NODE_CLASS)
            continue;
        if (flow_is_static(member) == is_static)
            throws_visit(state, member);
    }
    state->thrown = outer;
}

static bool is_constructor(Node *member) {
    return member->kind == NODE_METHOD && as_MethodDeclaration(member)->is_constructor &&
           as_MethodDeclaration(member)->symbol && as_MethodDeclaration(member)->body &&
           !flow_ignores(member);
}

static bool has_constructor(const NodeList *members) {
    for (uint32_t i = 0; i < members->count; i++)
        if (is_constructor(members->items[i]))
            return true;
    return false;
}

// JLS 11.2.3: instance initialisers may throw what every constructor that runs
// them declares.
static void check_instance_initializers(Throws *state, const NodeList *members,
                                        const ThrownList *thrown) {
    for (uint32_t i = 0; i < members->count; i++) {
        if (!is_constructor(members->items[i]))
            continue;
        const MethodDeclaration *constructor = as_MethodDeclaration(members->items[i]);
        const ConstructorCall *call = flow_constructor_call(constructor);
        if (!call || call->is_super)
            check_declared(state, thrown, &constructor->symbol->thrown);
    }
    if (!has_constructor(members))
        check_declared(state, thrown, &(TypeList){0});
}

static void visit_method(Throws *state, const MethodDeclaration *declaration) {
    const Method *method = declaration->symbol;
    if (!declaration->body || !method)
        return;
    ThrownList *outer = state->thrown;
    ThrownList thrown = {0};
    state->thrown = &thrown;
    if (method->is_constructor && !flow_constructor_call(declaration))
        throws_add_implicit_super(state, method->owner, method_name_span(method));
    throws_visit(state, declaration->body);
    state->thrown = outer;
    check_declared(state, &thrown, &method->thrown);
}

static void visit_methods(Throws *state, const NodeList *members) {
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (flow_ignores(member))
            continue;
        if (member->kind == NODE_METHOD)
            visit_method(state, as_MethodDeclaration(member));
        else if (member->kind == NODE_CLASS && flow_follows_class(as_ClassDeclaration(member)))
            throws_visit(state, member);
    }
}

static void check_default_constructor(Throws *state, const ClassDeclaration *declaration) {
    ThrownList thrown = {0};
    ThrownList *outer = state->thrown;
    state->thrown = &thrown;
    throws_add_implicit_super(state, declaration->symbol, class_name_span(declaration->symbol));
    state->thrown = outer;
    check_declared(state, &thrown, &(TypeList){0});
}

static void visit_members(Throws *state, const ClassDeclaration *declaration,
                          ThrownList *by_object) {
    ThrownList by_class = {0};
    visit_initializers(state, &declaration->constants, true, &by_class);
    visit_initializers(state, &declaration->members, true, &by_class);
    check_declared(state, &by_class, &(TypeList){0});
    visit_initializers(state, &declaration->members, false, by_object);
    visit_methods(state, &declaration->members);
}

// The constructor of an anonymous class throws whatever its initialisers throw.
static void visit_class(Throws *state, const ClassDeclaration *declaration) {
    if (!declaration->symbol)
        return;
    const Class *outer = state->class_symbol;
    ThrownList by_object = {0};
    state->class_symbol = declaration->symbol;
    visit_members(state, declaration, &by_object);
    state->class_symbol = outer;
    if (!declaration->name) {
        for (uint32_t i = 0; i < by_object.count; i++)
            throws_add(state, by_object.items[i]);
        return;
    }
    check_instance_initializers(state, &declaration->members, &by_object);
    if (!has_constructor(&declaration->members))
        check_default_constructor(state, declaration);
}

// ---- The walk

static void visit_child(void *context, Node *child) {
    throws_visit(context, child);
}

static void visit_enum_constant(Throws *state, EnumConstant *constant) {
    throws_visit_list(state, &constant->arguments);
    if (constant->constructor)
        throws_add_call(state, constant->constructor, NULL, NULL,
                        (Thrown){.span = constant->node.span});
    throws_visit(state, constant->body);
}

void throws_visit_list(Throws *state, const NodeList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        throws_visit(state, list->items[i]);
}

void throws_visit(Throws *state, Node *node) {
    if (!node || flow_ignores(node))
        return;
    switch (node->kind) {
    case NODE_CALL: throws_visit_call(state, as_Call(node)); return;
    case NODE_NEW: throws_visit_new(state, as_New(node)); return;
    case NODE_CONSTRUCTOR_CALL:
        throws_visit_constructor_call(state, as_ConstructorCall(node));
        return;
    case NODE_ENUM_CONSTANT: visit_enum_constant(state, as_EnumConstant(node)); return;
    case NODE_THROW: throws_visit_throw(state, as_Throw(node)); return;
    case NODE_TRY: throws_visit_try(state, as_Try(node)); return;
    case NODE_LAMBDA: visit_lambda(state, as_Lambda(node)); return;
    case NODE_METHOD_REFERENCE: visit_reference(state, as_MethodReference(node)); return;
    case NODE_CLASS: visit_class(state, as_ClassDeclaration(node)); return;
    default: // throws what its parts throw
        ast_each_child(node, visit_child, state);
    }
}

void flow_check_exceptions(Flow *flow, ClassDeclaration *declaration) {
    ThrownList thrown = {0};
    Throws state = {.flow = flow, .thrown = &thrown};
    state.runtime_exception = class_find_qualified(flow->sema, "java.lang.RuntimeException");
    state.error = class_find_qualified(flow->sema, "java.lang.Error");
    state.exception = class_find_qualified(flow->sema, "java.lang.Exception");
    state.throwable = class_find_qualified(flow->sema, "java.lang.Throwable");
    if (state.runtime_exception && state.error && state.exception && state.throwable)
        visit_class(&state, declaration);
}
