// Declarations inside bodies: local variables and classes.
//
// A scope is a list of entries that grows at its front; to leave it is to go
// back to the list as it was. The list of an environment reaches to the start
// of the method, through lambdas, so that it also tells which names are taken.
#include "sema/internal.h"

Span variable_name_span(const VariableDeclaration *declaration) {
    uint32_t length = declaration->name ? declaration->name->length : 0;
    return (Span){declaration->name_at, declaration->name_at + length};
}

static void push_entry(Sema *sema, Environment *environment, Variable *variable,
                       Class *class_symbol) {
    ScopeEntry *entry = ARENA_NEW(sema->arena, ScopeEntry);
    entry->previous = environment->locals;
    entry->variable = variable;
    entry->class_symbol = class_symbol;
    environment->locals = entry;
}

// ---- Variables

static Variable *find_local(const Environment *environment, const Name *name) {
    for (const ScopeEntry *entry = environment->locals; entry; entry = entry->previous)
        if (entry->variable && entry->variable->name == name)
            return entry->variable;
    return NULL;
}

static Span declaration_span(Node *declaration) {
    if (declaration && declaration->kind == NODE_VARIABLE)
        return variable_name_span(as_VariableDeclaration(declaration));
    return declaration ? declaration->span : (Span){0, 0};
}

static void report_redeclared(Sema *sema, const Variable *variable, const Variable *other) {
    diag_error(sema->diagnostics, declaration_span(variable->declaration),
               "variable '%s' is already declared in this method", variable->name->text);
    if (other->declaration)
        diag_note(sema->diagnostics, declaration_span(other->declaration), "'%s' is declared here",
                  variable->name->text);
}

void declare_variable(Sema *sema, Environment *environment, Variable *variable) {
    if (variable->name != sema->known.unnamed) {
        const Variable *other = find_local(environment, variable->name);
        if (other && other != variable)
            report_redeclared(sema, variable, other);
    }
    push_entry(sema, environment, variable, NULL);
}

void bring_into_scope(Sema *sema, Environment *environment, Variable *variable) {
    push_entry(sema, environment, variable, NULL);
}

Variable *local_new(Sema *sema, Environment *environment, VariableDeclaration *declaration,
                    VariableKind kind, Type *type) {
    const Name *name = declaration->name ? declaration->name : sema->known.empty;
    Variable *variable = variable_new(sema, name, kind, type, ast_modifiers(declaration->modifiers),
                                      &declaration->node);
    variable->owner = environment->class_symbol;
    variable->method = environment->method;
    variable->lambda = environment->lambda ? environment->lambda->tree : NULL;
    variable->constant_known = true; // its value, if any, is found with its initialiser
    declaration->symbol = variable;
    return variable;
}

// ---- `var`

bool is_var(const Node *declared_type) {
    return declared_type && declared_type->kind == NODE_VAR_TYPE;
}

static bool is_array_of_var(Node *declared_type) {
    bool is_array = false;
    while (declared_type && declared_type->kind == NODE_ARRAY_TYPE) {
        is_array = true;
        declared_type = as_ArrayType(declared_type)->element;
    }
    return is_array && is_var(declared_type);
}

static Type *type_error(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

static Node *without_parentheses(Node *node) {
    while (node && node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node;
}

// What a variable without a written type cannot be initialised with; or NULL.
static const char *needs_target(Node *initializer) {
    switch (without_parentheses(initializer)->kind) {
    case NODE_LAMBDA: return "a lambda expression";
    case NODE_METHOD_REFERENCE: return "a method reference";
    case NODE_ARRAY_INITIALIZER: return "an array initialiser";
    default: return NULL;
    }
}

typedef struct Mention {
    const Variable *variable;
    Node *found;
} Mention;

static void find_mention(void *context, Node *node) {
    Mention *mention = context;
    if (mention->found || !node)
        return;
    if (node->kind == NODE_NAME && as_NameExpression(node)->variable == mention->variable)
        mention->found = node;
    else
        ast_each_child(node, find_mention, context);
}

static Type *check_inferred(Sema *sema, const Variable *variable, Node *initializer, Type *type) {
    Diagnostics *diagnostics = sema->diagnostics;
    const char *name = variable->name->text;
    Mention mention = {variable, NULL};
    find_mention(&mention, initializer);
    if (mention.found) {
        diag_error(diagnostics, mention.found->span,
                   "cannot infer the type of '%s' from an initialiser that uses it", name);
        return type_error(sema);
    }
    if (type->kind == TYPE_NULL) {
        diag_error(diagnostics, initializer->span, "cannot infer the type of '%s' from null", name);
        return type_error(sema);
    }
    if (type->kind == TYPE_VOID) {
        diag_error(diagnostics, initializer->span,
                   "cannot infer the type of '%s' from a call of a void method", name);
        return type_error(sema);
    }
    return type_upward(sema, type);
}

static Type *infer_variable(Sema *sema, Environment *environment, Variable *variable,
                            Node *initializer) {
    if (!initializer) {
        diag_error(sema->diagnostics, declaration_span(variable->declaration),
                   "'var' needs an initialiser");
        return type_error(sema);
    }
    const char *construct = needs_target(initializer);
    if (construct) {
        diag_error(sema->diagnostics, initializer->span,
                   "cannot infer the type of '%s': %s needs an explicit type", variable->name->text,
                   construct);
        return type_error(sema);
    }
    Type *type = attribute_expression(sema, environment, initializer, NULL);
    return check_inferred(sema, variable, initializer, type);
}

// ---- Declarations with their initialisers

static Type *resolve_declared(Sema *sema, Environment *environment,
                              const VariableDeclaration *declaration) {
    if (is_array_of_var(declaration->declared_type)) {
        diag_error(sema->diagnostics, declaration->declared_type->span,
                   "'var' cannot be the element type of an array");
        return type_error(sema);
    }
    if (!declaration->declared_type)
        return type_error(sema);
    if (!(ast_modifiers(declaration->modifiers) & (MODIFIER_GHOST | MODIFIER_MODEL)))
        return resolve_type(sema, environment, declaration->declared_type);
    Environment inner = jml_environment(sema, environment, JML_NONE);
    return resolve_type(sema, &inner, declaration->declared_type);
}

// JLS 4.12.4: final, of a primitive type or String, initialised with a constant.
static void note_constant(Sema *sema, Variable *variable, const Node *initializer) {
    if (!initializer || !initializer->constant || !(variable->modifiers & MODIFIER_FINAL))
        return;
    if (type_is_primitive(variable->type) || variable->type == sema->types.string)
        variable->constant =
            constant_convert(sema->arena, initializer->constant, variable->type->kind);
}

static void initialize(Sema *sema, Environment *environment, Variable *variable, Node **slot) {
    Environment inner = *environment;
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(slot);
    Node *initializer = *slot;
    if (variable->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL))
        inner = jml_environment(sema, environment, JML_NONE);
    inner.initializing = variable;
    if (!variable->type) {
        // Uses of the variable in its own initialiser are looked for afterwards.
        variable->type = type_error(sema);
        variable->type = infer_variable(sema, &inner, variable, initializer);
    } else if (initializer) {
        attribute_initializer(sema, &inner, initializer, variable->type);
    }
    note_constant(sema, variable, initializer);
    if (variable->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL))
        unsupported_settle(sema, slot, variable->type, errors);
}

Variable *declare_local(Sema *sema, Environment *environment, VariableDeclaration *declaration,
                        VariableKind kind, Type *type) {
    attribute_annotations(sema, environment, declaration->modifiers);
    check_local_modifiers(sema, declaration);
    Variable *variable = local_new(sema, environment, declaration, kind, type);
    if (!type)
        variable->type = resolve_declared(sema, environment, declaration);
    declare_variable(sema, environment, variable);
    initialize(sema, environment, variable, &declaration->initializer);
    return variable;
}

// ---- Local and anonymous classes

static void declare_class(Sema *sema, Environment *environment, Class *class_symbol) {
    for (const ScopeEntry *entry = environment->locals; entry; entry = entry->previous) {
        const Class *other = entry->class_symbol;
        if (!other || other->name != class_symbol->name)
            continue;
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "class '%s' is already declared in this method", class_symbol->name->text);
        diag_note(sema->diagnostics, class_name_span(other), "'%s' is declared here",
                  class_symbol->name->text);
        break;
    }
    push_entry(sema, environment, NULL, class_symbol);
}

// Whether there is an enclosing instance is known only here, and the type of a
// class names the type of that instance.
static void settle_type(Sema *sema, Class *class_symbol) {
    Type *outer = class_symbol->is_static_context ? NULL : class_symbol->outer->type;
    class_symbol->type =
        type_class(&sema->types, class_symbol, outer, class_symbol->type_parameters.items,
                   class_symbol->type_parameters.count);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++) {
        Class *member = class_symbol->member_classes.items[i];
        if (!member->is_static_context)
            settle_type(sema, member);
    }
}

// The scope that the body of the class sees around itself. Jumps and values do
// not leave a class body.
static Environment *surroundings(Sema *sema, const Environment *environment,
                                 const Class *class_symbol) {
    Environment *copy = ARENA_NEW(sema->arena, Environment);
    *copy = *environment;
    copy->is_static |= class_symbol->kind != CLASS_CLASS;
    copy->targets = NULL;
    copy->lambda = NULL;
    copy->yield = NULL;
    copy->jml = NULL;
    return copy;
}

static void set_anonymous_super(Sema *sema, Class *class_symbol, Type *super) {
    class_symbol->is_anonymous = true;
    if (super->kind == TYPE_CLASS && class_is_interface(super->class_symbol)) {
        class_symbol->superclass = sema->types.object;
        vector_push(sema->arena, &class_symbol->interfaces, super);
    } else {
        class_symbol->superclass = super->kind == TYPE_CLASS ? super : sema->types.object;
    }
}

// A body may be typed several times, with new symbols each time: only the last
// of them stay.
static void list_local_class(Sema *sema, Class *class_symbol, const Class *earlier) {
    ClassList *list = &sema->local_classes;
    for (uint32_t i = list->count; earlier && i-- > 0;) {
        if (list->items[i] == earlier) {
            list->items[i] = class_symbol;
            return;
        }
    }
    vector_push(sema->arena, list, class_symbol);
}

Class *attribute_local_class(Sema *sema, Environment *environment, ClassDeclaration *declaration,
                             Type *anonymous_super) {
    const Class *earlier = declaration->symbol;
    Class *class_symbol =
        class_enter(sema, environment->unit, environment->class_symbol, declaration);
    class_symbol->is_local = true;
    class_symbol->qualified_name = class_symbol->name;
    class_symbol->enclosing_method = environment->method;
    class_symbol->is_static_context = environment->is_static || environment->in_constructor_call ||
                                      declaration->class_kind != CLASS_CLASS;
    settle_type(sema, class_symbol);
    if (anonymous_super)
        set_anonymous_super(sema, class_symbol, anonymous_super);
    else
        declare_class(sema, environment, class_symbol);
    class_symbol->environment = surroundings(sema, environment, class_symbol);
    list_local_class(sema, class_symbol, earlier);
    class_complete_header(sema, class_symbol);
    class_complete_members(sema, class_symbol);
    attribute_class(sema, class_symbol);
    return class_symbol;
}
