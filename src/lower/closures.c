// What lowering adds to classes: the instance around an inner class, and the
// local variables that local classes and lambdas use from outside.
//
// Both are fields, set when an object is created. Code inside reads a captured
// variable from its own object, or from one that encloses it.
#include "lower/internal.h"

// ---- Free variables

typedef struct Search {
    Lowering *lowering;
    Closure *closure;
    Map declared; // Variable, Class -> itself
} Search;

static void note(Search *search, void *symbol) {
    if (symbol)
        map_put(search->lowering->arena, &search->declared, symbol, symbol);
}

static void find_declared(void *context, Node *node) {
    if (node->kind == NODE_VARIABLE)
        note(context, as_VariableDeclaration(node)->symbol);
    else if (node->kind == NODE_CLASS)
        note(context, as_ClassDeclaration(node)->symbol);
    ast_each_child(node, find_declared, context);
}

static bool is_known(const Closure *closure, const Variable *variable) {
    for (uint32_t i = 0; i < closure->variables.count; i++)
        if (closure->variables.items[i] == variable)
            return true;
    return false;
}

static void capture(Search *search, Variable *variable) {
    Closure *closure = search->closure;
    if (map_get(&search->declared, variable) || is_known(closure, variable))
        return;
    Variable *field =
        closure_field(search->lowering, closure->class_symbol, variable->name, variable->type);
    field->modifiers |=
        variable->modifiers & MODIFIER_NON_NULL ? MODIFIER_NON_NULL : MODIFIER_NULLABLE;
    vector_push(search->lowering->arena, &closure->variables, variable);
    vector_push(search->lowering->arena, &closure->fields, field);
}

// Who creates or extends a local class must have what it captures.
static void capture_for(Search *search, Class *used) {
    if (!used || !used->is_local || map_get(&search->declared, used))
        return;
    const Closure *other = closure_of(search->lowering, used);
    for (uint32_t i = 0; i < other->variables.count; i++)
        capture(search, other->variables.items[i]);
}

static Class *class_of(const Type *type) {
    return type && type->kind == TYPE_CLASS ? type->class_symbol : NULL;
}

static void find_uses(void *context, Node *node) {
    Search *search = context;
    Variable *variable = node->kind == NODE_NAME ? as_NameExpression(node)->variable : NULL;
    if (variable && is_local(variable) && !node->constant)
        capture(search, variable);
    if (node->kind == NODE_NEW)
        capture_for(search, class_of(node->type));
    if (node->kind == NODE_CLASS && as_ClassDeclaration(node)->symbol)
        capture_for(search, class_of(as_ClassDeclaration(node)->symbol->superclass));
    if (node->kind == NODE_METHOD_REFERENCE && as_MethodReference(node)->method)
        capture_for(search, as_MethodReference(node)->method->is_constructor
                                ? as_MethodReference(node)->method->owner
                                : NULL);
    ast_each_child(node, find_uses, context);
}

void closure_capture(Lowering *lowering, Closure *closure, Node *tree) {
    Search search = {lowering, closure, {0}};
    note(&search, closure->class_symbol);
    find_declared(&search, tree);
    find_uses(&search, tree);
}

// ---- Closures of classes

Variable *closure_field(Lowering *lowering, Class *owner, const Name *name, Type *type) {
    Variable *field = ARENA_NEW(lowering->arena, Variable);
    field->name = name;
    field->kind = VARIABLE_FIELD;
    field->modifiers = MODIFIER_PRIVATE | MODIFIER_FINAL;
    field->type = type;
    field->owner = owner;
    field->constant_known = true;
    return field;
}

bool has_outer_instance(const Class *class_symbol) {
    if (!class_symbol->outer || class_symbol->kind != CLASS_CLASS)
        return false;
    // In the arguments of this(…) there is an object already, if not yet for Java.
    if (class_symbol->is_local && class_symbol->enclosing_method)
        return !(class_symbol->enclosing_method->modifiers & MODIFIER_STATIC);
    return !class_symbol->is_static_context;
}

Closure *closure_new(Lowering *lowering, Class *class_symbol) {
    Closure *closure = ARENA_NEW(lowering->arena, Closure);
    closure->class_symbol = class_symbol;
    map_put(lowering->arena, &lowering->closures, class_symbol, closure);
    return closure;
}

static void add_outer(Lowering *lowering, Closure *closure, Class *outer) {
    closure->outer = closure_field(lowering, closure->class_symbol,
                                   query_name(lowering->sema, "outer"), outer->type);
    closure->outer->modifiers |= MODIFIER_NON_NULL;
}

Closure *closure_of(Lowering *lowering, Class *class_symbol) {
    Closure *closure = map_get(&lowering->closures, class_symbol);
    if (closure)
        return closure;
    closure = closure_new(lowering, class_symbol);
    if (class_symbol->class_file)
        return closure; // these are fields there
    if (has_outer_instance(class_symbol))
        add_outer(lowering, closure, class_symbol->outer);
    if (class_symbol->is_local && class_symbol->declaration)
        closure_capture(lowering, closure, &class_symbol->declaration->node);
    return closure;
}

Variable *lower_outer_field(Lowering *lowering, Class *class_symbol) {
    return closure_of(lowering, class_symbol)->outer;
}

const VariableList *lower_captured_fields(Lowering *lowering, Class *class_symbol) {
    return &closure_of(lowering, class_symbol)->fields;
}

Variable *lower_captured_field(Lowering *lowering, Class *class_symbol, const Variable *variable) {
    const Closure *closure = closure_of(lowering, class_symbol);
    for (uint32_t i = 0; i < closure->variables.count; i++)
        if (closure->variables.items[i] == variable)
            return closure->fields.items[i];
    return NULL;
}

// ---- Walking outwards

// An object around the code, and its class.
typedef struct Enclosing {
    IrRegister object;
    Class *class_symbol;
} Enclosing;

static Enclosing first_enclosing(const Code *code) {
    return (Enclosing){code->receiver, code->class_symbol};
}

static Enclosing next_enclosing(Code *code, Enclosing at) {
    Variable *field = lower_outer_field(code->lowering, at.class_symbol);
    if (!field)
        return (Enclosing){0, NULL};
    IrRegister object = emit_load(code, at.object, field);
    mark_non_null(code, object);
    return (Enclosing){object, at.class_symbol->outer};
}

static bool is_of_source(const Code *code, Class *class_symbol) {
    return !closure_of(code->lowering, class_symbol)->tree;
}

Class *source_class(const Code *code) {
    return is_of_source(code, code->class_symbol) ? code->class_symbol : code->class_symbol->outer;
}

bool has_this(const Code *code) {
    const Closure *closure = closure_of(code->lowering, code->class_symbol);
    return code->receiver && (!closure->tree || closure->outer);
}

static Enclosing skip_lambdas(Code *code, Enclosing at) {
    while (at.object && !is_of_source(code, at.class_symbol))
        at = next_enclosing(code, at);
    return at;
}

static IrRegister find_subclass(Code *code, Enclosing at, Class *of) {
    while (at.object && (!is_of_source(code, at.class_symbol) ||
                         !query_is_subclass(code->sema, at.class_symbol, of)))
        at = next_enclosing(code, at);
    return at.object;
}

IrRegister load_this(Code *code, Class *of) {
    return find_subclass(code, first_enclosing(code), of);
}

IrRegister load_outer_this(Code *code, Class *of) {
    Enclosing at = skip_lambdas(code, first_enclosing(code));
    return at.object ? find_subclass(code, next_enclosing(code, at), of) : 0;
}

IrRegister load_exact_this(Code *code, Class *of) {
    Enclosing at = first_enclosing(code);
    while (at.object && at.class_symbol != of)
        at = next_enclosing(code, at);
    return at.object;
}

IrRegister load_captured(Code *code, const Variable *variable) {
    for (Enclosing at = first_enclosing(code); at.object; at = next_enclosing(code, at)) {
        Variable *field = lower_captured_field(code->lowering, at.class_symbol, variable);
        if (field)
            return emit_load(code, at.object, field);
    }
    return 0;
}
