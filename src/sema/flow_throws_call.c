// What calls may throw, explicit and implicit ones (JLS 11.2.1, 11.2.2).
#include "sema/flow_throws.h"

// A type parameter of the method called stands for what inference found; only
// where it was written is that still known here. NULL: not known.
static Type *written_argument(const TypeVariable *parameter, const NodeList *type_arguments) {
    if (!type_arguments || parameter->index >= type_arguments->count)
        return NULL;
    return type_arguments->items[parameter->index]->type;
}

static Type *thrown_as_seen(Throws *state, Type *declared, const Method *method, Type *site,
                            const NodeList *type_arguments) {
    Sema *sema = state->flow->sema;
    if (declared->kind == TYPE_VARIABLE && declared->variable->method_owner == method)
        return written_argument(declared->variable, type_arguments);
    if (!declared->mentions_variables)
        return declared;
    Type *seen =
        site ? type_of_member(sema, type_capture(sema, site), method->owner, declared) : NULL;
    return seen && seen->kind != TYPE_WILDCARD ? seen : NULL;
}

static void add_inferred(Throws *state, const TypeList *thrown, Thrown origin) {
    for (uint32_t i = 0; i < thrown->count; i++) {
        origin.type = thrown->items[i];
        if (origin.type)
            throws_add(state, origin);
    }
}

static bool is_open(const TypeList *thrown) {
    for (uint32_t i = 0; thrown && i < thrown->count; i++)
        if (!thrown->items[i])
            return true;
    return false;
}

static void visit_arguments(Throws *state, const NodeList *arguments, const TypeList *inferred) {
    for (uint32_t i = 0; i < arguments->count; i++) {
        Node *argument = flow_without_parentheses(arguments->items[i]);
        bool is_function = argument->kind == NODE_LAMBDA || argument->kind == NODE_METHOD_REFERENCE;
        state->lets_through = is_function && is_open(inferred);
        throws_visit(state, argument);
        state->lets_through = false;
    }
}

static bool declares(Throws *state, const Method *method, Type *type) {
    for (uint32_t i = 0; i < method->thrown.count; i++)
        if (method->thrown.items[i]->mentions_variables ||
            throws_is_subtype(state, type, method->thrown.items[i]))
            return true;
    return false;
}

// An abstract method inherited from several interfaces throws what all of them declare
// (JLS 15.12.2.5).
static bool is_declared_by_all(Throws *state, const Method *method, const Type *site, Type *type) {
    Sema *sema = state->flow->sema;
    if (!(method->modifiers & MODIFIER_ABSTRACT) || !type || !site || site->kind != TYPE_CLASS ||
        site->class_symbol == method->owner)
        return true;
    ClassList supers = {0};
    class_all_supers(sema, site->class_symbol, &supers);
    for (uint32_t i = 0; i < supers.count; i++) {
        const MethodList *named = class_methods_named(sema, supers.items[i], method->name);
        for (uint32_t k = 0; named && k < named->count; k++) {
            Method *other = named->items[k];
            if (other != method && (other->modifiers & MODIFIER_ABSTRACT) &&
                !class_is_subclass(sema, method->owner, other->owner) &&
                method_overrides(sema, other, (Method *)method, site->class_symbol) &&
                !declares(state, other, type))
                return false;
        }
    }
    return true;
}

void throws_add_call(Throws *state, const Method *method, Type *site,
                     const NodeList *type_arguments, Thrown origin) {
    for (uint32_t i = 0; i < method->thrown.count; i++) {
        origin.bound = type_upper_bound(state->flow->sema, method->thrown.items[i]);
        origin.type = thrown_as_seen(state, method->thrown.items[i], method, site, type_arguments);
        if (is_declared_by_all(state, method, site, origin.type))
            throws_add(state, origin);
    }
}

void throws_visit_call(Throws *state, Call *call) {
    Sema *sema = state->flow->sema;
    const TypeList *inferred = map_get(&sema->thrown, &call->node);
    throws_visit(state, call->object);
    visit_arguments(state, &call->arguments, inferred);
    if (!call->method)
        return;
    // JLS 10.7: clone() of an array throws nothing.
    if (call->method_type && call->method_type->kind == TYPE_ARRAY &&
        call->name == sema->known.clone)
        return;
    Span span = {call->name_at, call->name_at + call->name->length};
    if (inferred)
        add_inferred(state, inferred, (Thrown){.span = span});
    else
        throws_add_call(state, call->method, call->method_type, &call->type_arguments,
                        (Thrown){.span = span});
}

// What inference put in for `<>` may be too wide: then it is not known.
static Type *site_of_new(const New *creation) {
    const NamedType *named = as_NamedType(creation->created_type);
    bool is_diamond = named->has_arguments && !named->arguments.count;
    return is_diamond ? NULL : named->node.type;
}

void throws_visit_new(Throws *state, New *creation) {
    const TypeList *inferred = map_get(&state->flow->sema->thrown, &creation->node);
    throws_visit(state, creation->outer);
    visit_arguments(state, &creation->arguments, inferred);
    if (creation->constructor && inferred)
        add_inferred(state, inferred, (Thrown){.span = creation->node.span});
    else if (creation->constructor)
        throws_add_call(state, creation->constructor, site_of_new(creation),
                        &creation->type_arguments, (Thrown){.span = creation->node.span});
    throws_visit(state, creation->body);
}

void throws_visit_constructor_call(Throws *state, ConstructorCall *call) {
    throws_visit(state, call->outer);
    throws_visit_list(state, &call->arguments);
    if (call->constructor)
        throws_add_call(state, call->constructor, state->class_symbol->type, &call->type_arguments,
                        (Thrown){.span = call->node.span});
}

// ---- Implicit calls

// The constructor that super() means: without parameters, or with any number.
static const Method *find_plain_constructor(const Sema *sema, const Class *class_symbol) {
    const Method *found = NULL;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (method->name != sema->known.init)
            continue;
        if (!method->parameters.count)
            return method;
        if (method->is_varargs && method->parameters.count == 1)
            found = method;
    }
    return found;
}

void throws_add_implicit_super(Throws *state, const Class *class_symbol, Span span) {
    const Type *superclass = class_symbol->superclass;
    if (class_symbol->kind != CLASS_CLASS || !superclass || superclass->kind != TYPE_CLASS)
        return;
    const Method *constructor = find_plain_constructor(state->flow->sema, superclass->class_symbol);
    if (constructor)
        throws_add_call(state, constructor, class_symbol->type, NULL,
                        (Thrown){.span = span, .by = THROWN_BY_SUPER});
}

// Of several inherited ones the object's own close() overrides all: it throws no
// more than the one that throws least.
static const Method *find_close(Sema *sema, Class *class_symbol) {
    const Name *name = name_from(sema->names, "close");
    const MethodList *methods = member_methods(sema, class_symbol, name);
    const Method *found = NULL;
    for (uint32_t i = 0; methods && i < methods->count; i++) {
        const Method *method = methods->items[i];
        if (!method->parameters.count && (!found || method->thrown.count < found->thrown.count))
            found = method;
    }
    return found;
}

void throws_add_close(Throws *state, Node *resource) {
    Sema *sema = state->flow->sema;
    const Variable *variable = resource->kind == NODE_VARIABLE
                                   ? as_VariableDeclaration(resource)->symbol
                                   : flow_variable(resource);
    Type *type = variable ? variable->type : resource->type;
    Type *bound = type ? type_upper_bound(sema, type) : NULL;
    if (!bound || bound->kind != TYPE_CLASS)
        return;
    const Method *close = find_close(sema, bound->class_symbol);
    Thrown origin = {.span = resource->span, .by = THROWN_BY_CLOSE};
    if (resource->kind == NODE_VARIABLE)
        origin.span = variable_name_span(as_VariableDeclaration(resource));
    origin.resource = variable ? variable->name->text : NULL;
    if (close)
        throws_add_call(state, close, bound, NULL, origin);
}
