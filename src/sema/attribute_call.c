// Calls of methods and constructors: what they are called on, which methods
// come into question, and what their result is.
#include "sema/invocation.h"

static Type *error_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

static Span name_span(Position at, const Name *name) {
    return (Span){at, at + (name ? name->length : 1)};
}

// ---- Instances around

bool has_enclosing_instance(Sema *sema, Environment *environment, Class *of) {
    bool is_static = false;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        if (!scope->class_symbol)
            continue;
        is_static |= scope->is_static;
        if (class_is_subclass(sema, scope->class_symbol, of))
            return !is_static && !scope->in_constructor_call;
        if (!scope->class_symbol->is_local && scope->class_symbol->is_static_context)
            is_static = true;
    }
    return false;
}

const char *absence_of_instance(Sema *sema, const Environment *environment,
                                const char *preposition) {
    for (const Environment *scope = environment; scope && !scope->is_static; scope = scope->outer)
        if (scope->in_constructor_call)
            return "before 'this(…)' or 'super(…)' has run";
    return arena_format(sema->arena, "%s a static context", preposition);
}

// ---- Candidates

static bool is_visible_in_java(const Environment *environment, ModifierSet modifiers) {
    return environment->jml || !(modifiers & MODIFIER_MODEL);
}

static bool is_accessible(Sema *sema, const Invocation *invocation, const Method *method) {
    Type *site = invocation->site;
    bool through_super = invocation->is_super_call ||
                         (invocation->node && invocation->node->kind == NODE_CONSTRUCTOR_CALL);
    if (site && site->kind == TYPE_ARRAY && method->name == sema->known.clone)
        return true; // public in arrays (JLS 10.7)
    return member_accessible(sema, invocation->environment, method->owner, method->modifiers,
                             through_super ? NULL : site);
}

// Keeps those that can be named here; `*hidden` gets one that cannot.
static void keep_accessible(Sema *sema, Invocation *invocation, const MethodList *methods,
                            Method **hidden) {
    for (uint32_t i = 0; i < methods->count; i++) {
        Method *method = methods->items[i];
        if (is_accessible(sema, invocation, method) &&
            is_visible_in_java(invocation->environment, method->modifiers))
            vector_push(sema->arena, &invocation->candidates, method);
        else
            *hidden = method;
    }
}

static void report_hidden(Sema *sema, const Invocation *invocation, const Method *hidden) {
    if (hidden->modifiers & MODIFIER_MODEL)
        diag_error(sema->diagnostics, invocation->span,
                   "'%s' is a model method: it can be used in JML only", invocation->what);
    else
        report_not_accessible(sema, invocation->span, invocation->what, hidden->modifiers,
                              hidden->owner->name);
}

static void add_candidates(Sema *sema, Invocation *invocation, Type *site, const Name *name,
                           Method **hidden) {
    site = type_upper_bound(sema, site);
    if (site->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < site->count; i++)
            add_candidates(sema, invocation, site->arguments[i], name, hidden);
        return;
    }
    if (site->kind == TYPE_ARRAY)
        site = sema->types.object;
    if (site->kind == TYPE_CLASS)
        keep_accessible(sema, invocation, member_methods(sema, site->class_symbol, name), hidden);
}

static bool check_candidates(Sema *sema, const Invocation *invocation, const Method *hidden) {
    if (invocation->candidates.count)
        return true;
    if (hidden)
        report_hidden(sema, invocation, hidden);
    else if (invocation->site)
        diag_error(sema->diagnostics, invocation->span, "cannot find method '%s' in '%s'",
                   invocation->what, type_text(sema->arena, invocation->site));
    else
        diag_error(sema->diagnostics, invocation->span, "cannot find method '%s'",
                   invocation->what);
    return false;
}

// The innermost class around with a method of that name decides (JLS 15.12.1).
static bool find_unqualified(Sema *sema, Invocation *invocation, const Name *name) {
    Method *hidden = NULL;
    for (Environment *scope = invocation->environment; scope; scope = scope->outer) {
        if (!scope->class_symbol)
            continue;
        const MethodList *methods = member_methods(sema, scope->class_symbol, name);
        if (!methods->count)
            continue;
        invocation->site = scope->class_symbol->type;
        keep_accessible(sema, invocation, methods, &hidden);
        return check_candidates(sema, invocation, hidden);
    }
    MethodList imported = {0};
    imported_methods(sema, invocation->environment->unit, name, &imported);
    keep_accessible(sema, invocation, &imported, &hidden);
    return check_candidates(sema, invocation, hidden);
}

static bool find_qualified(Sema *sema, Invocation *invocation, const Name *name) {
    Method *hidden = NULL;
    add_candidates(sema, invocation, invocation->site, name, &hidden);
    return check_candidates(sema, invocation, hidden);
}

// ---- Method calls

// A private method is called on an instance of its very class: subclasses do not inherit it.
static bool has_receiver(Sema *sema, const Invocation *invocation, const Method *method) {
    if (!(method->modifiers & MODIFIER_PRIVATE))
        return has_enclosing_instance(sema, invocation->environment, method->owner);
    bool is_static = false;
    for (Environment *scope = invocation->environment; scope; scope = scope->outer) {
        if (!scope->class_symbol)
            continue;
        is_static |= scope->is_static;
        if (scope->class_symbol == method->owner)
            return !is_static && !scope->in_constructor_call;
        is_static |= !scope->class_symbol->is_local && scope->class_symbol->is_static_context;
    }
    return false;
}

// The instance that an unqualified or superclass call needs must be there.
static void check_static(Sema *sema, const Invocation *invocation, const Call *call) {
    const Method *method = invocation->method;
    bool through_object = call->object && !(call->object->flags & NODE_RESOLVED_TYPE);
    if ((method->modifiers & MODIFIER_STATIC) && through_object &&
        class_is_interface(method->owner))
        diag_error(sema->diagnostics, invocation->span,
                   "static method '%s' of an interface is called as '%s.%s' only", invocation->what,
                   method->owner->name->text, invocation->what);
    if (method->modifiers & MODIFIER_STATIC)
        return;
    if (call->object ? (call->object->flags & NODE_RESOLVED_TYPE) != 0
                     : !has_receiver(sema, invocation, method))
        diag_error(sema->diagnostics, invocation->span, "instance method '%s' cannot be called %s",
                   invocation->what, absence_of_instance(sema, invocation->environment, "from"));
}

static bool find_receiver(Sema *sema, Invocation *invocation, Call *call) {
    if (!call->object)
        return find_unqualified(sema, invocation, call->name);
    Type *site = attribute_qualifier(sema, invocation->environment, call->object);
    if (call->object->flags & NODE_RESOLVED_PACKAGE) {
        const Name *name = call->object->kind == NODE_NAME ? as_NameExpression(call->object)->name
                                                           : as_FieldAccess(call->object)->name;
        if (!lacks_jdk(sema, invocation->environment))
            diag_error(sema->diagnostics, call->object->span, "cannot find variable '%s'",
                       name->text);
        return false;
    }
    if (type_is_error(site))
        return false;
    if (!type_is_reference(site) || site->kind == TYPE_NULL) {
        diag_error(sema->diagnostics, invocation->span, "'%s' has no methods, found call of '%s'",
                   type_text(sema->arena, site), invocation->what);
        return false;
    }
    invocation->site = site;
    invocation->is_super_call = call->object->kind == NODE_SUPER;
    return find_qualified(sema, invocation, call->name);
}

static void report_wildcard(Sema *sema, Span span) {
    diag_error(sema->diagnostics, span, "a wildcard cannot be a type argument here");
}

static void resolve_type_arguments(Sema *sema, Invocation *invocation, const NodeList *list) {
    for (uint32_t i = 0; i < list->count; i++) {
        Type *type = resolve_type(sema, invocation->environment, list->items[i]);
        if (type->kind == TYPE_WILDCARD)
            report_wildcard(sema, list->items[i]->span);
        vector_push(sema->arena, &invocation->type_arguments, type);
    }
}

// After an error the arguments are typed all the same, for what they hold.
static void settle_alone(Sema *sema, const Invocation *invocation) {
    for (uint32_t i = 0; i < invocation->arguments.count; i++)
        if (invocation->arguments.items[i]->kind != ARGUMENT_STANDALONE)
            argument_settle(sema, invocation->arguments.items[i], error_type(sema));
}

static Invocation *new_invocation(Sema *sema, Environment *environment, Node *node, Span span,
                                  const char *what) {
    Invocation *invocation = ARENA_NEW(sema->arena, Invocation);
    invocation->node = node;
    invocation->span = span;
    invocation->what = what;
    invocation->environment = ARENA_NEW(sema->arena, Environment);
    *invocation->environment = *environment;
    return invocation;
}

Invocation *invocation_of_call(Sema *sema, Environment *environment, Call *call) {
    Invocation *invocation =
        new_invocation(sema, environment, &call->node, name_span(call->name_at, call->name),
                       call->name ? call->name->text : "");
    call->method = NULL;
    if (!call->name) {
        call->node.type = error_type(sema);
        return NULL;
    }
    if (call->object && environment->jml) {
        Type *object = attribute_qualifier(sema, environment, call->object);
        if (object->kind == TYPE_OBJECT_SET) {
            call->node.type = attribute_object_set_call(sema, environment, call);
            return NULL;
        }
    }
    bool found = find_receiver(sema, invocation, call);
    resolve_type_arguments(sema, invocation, &call->type_arguments);
    arguments_classify(sema, environment, &call->arguments, &invocation->arguments);
    if (!found || !invocation_select(sema, invocation)) {
        settle_alone(sema, invocation);
        call->node.type = error_type(sema);
        return NULL;
    }
    check_static(sema, invocation, call);
    if (invocation->is_super_call && (invocation->method->modifiers & MODIFIER_ABSTRACT) &&
        !environment->jml)
        diag_error(sema->diagnostics, invocation->span,
                   "abstract method '%s' cannot be called through 'super'", invocation->what);
    return invocation;
}

// ---- Creation

static Type *created_type(Sema *sema, Environment *environment, New *creation) {
    if (!creation->outer)
        return resolve_type(sema, environment, creation->created_type);
    Type *outer = attribute_expression(sema, environment, creation->outer, NULL);
    if (creation->created_type->kind != NODE_NAMED_TYPE)
        return resolve_type(sema, environment, creation->created_type);
    NamedType *named = as_NamedType(creation->created_type);
    Type *base = type_upper_bound(sema, outer);
    if (type_is_error(base))
        return base;
    Class *inner =
        base->kind == TYPE_CLASS ? member_class(sema, base->class_symbol, named->name) : NULL;
    if (!inner) {
        diag_error(sema->diagnostics, named->node.span, "cannot find type '%s' in '%s'",
                   named->name->text, type_text(sema->arena, outer));
        return error_type(sema);
    }
    if (inner->is_static_context)
        diag_error(sema->diagnostics, named->node.span,
                   "static class '%s' is not created through an instance", named->name->text);
    Type **arguments = arena_array(sema->arena, named->arguments.count, sizeof(Type *));
    for (uint32_t i = 0; i < named->arguments.count; i++)
        arguments[i] = resolve_type(sema, environment, named->arguments.items[i]);
    uint32_t count =
        named->arguments.count == inner->type_parameters.count ? named->arguments.count : 0;
    return type_class(&sema->types, inner, type_as_super(sema, base, inner->outer), arguments,
                      count);
}

static bool check_creatable(Sema *sema, const New *creation, Class *class_symbol) {
    Span span = creation->created_type->span;
    if (class_symbol->kind == CLASS_ENUM) {
        diag_error(sema->diagnostics, span, "enum '%s' cannot be created with 'new'",
                   class_symbol->name->text);
        return false;
    }
    if (!creation->body && (class_symbol->modifiers & MODIFIER_ABSTRACT)) {
        diag_error(sema->diagnostics, span, "'%s' is abstract and cannot be created",
                   class_symbol->name->text);
        return false;
    }
    return true;
}

static void check_outer_instance(Sema *sema, Environment *environment, const New *creation,
                                 Class *class_symbol) {
    if (creation->outer || class_symbol->is_static_context || class_symbol->is_local)
        return;
    if (!has_enclosing_instance(sema, environment, class_symbol->outer))
        diag_error(sema->diagnostics, creation->node.span,
                   "creating '%s' needs an instance of '%s'", class_symbol->name->text,
                   class_symbol->outer->name->text);
}

static void find_constructors(Sema *sema, Invocation *invocation, bool has_body) {
    Class *class_symbol = invocation->created;
    if (class_is_interface(class_symbol)) // an anonymous class: Object's constructor
        class_symbol = sema->types.object->class_symbol;
    const MethodList *methods = member_methods(sema, class_symbol, sema->known.init);
    Method *hidden = NULL;
    for (uint32_t i = 0; i < methods->count; i++) {
        Method *method = methods->items[i];
        bool visible = member_accessible(sema, invocation->environment, method->owner,
                                         method->modifiers, invocation->site) ||
                       (has_body && (method->modifiers & MODIFIER_PROTECTED));
        if (visible && is_visible_in_java(invocation->environment, method->modifiers))
            vector_push(sema->arena, &invocation->candidates, method);
        else
            hidden = method;
    }
    if (!invocation->candidates.count && hidden)
        report_hidden(sema, invocation, hidden);
}

Invocation *invocation_of_new(Sema *sema, Environment *environment, New *creation) {
    creation->constructor = NULL;
    Type *type = created_type(sema, environment, creation);
    Invocation *invocation =
        new_invocation(sema, environment, &creation->node,
                       creation->created_type ? creation->created_type->span : creation->node.span,
                       type->kind == TYPE_CLASS ? type->class_symbol->name->text : "");
    arguments_classify(sema, environment, &creation->arguments, &invocation->arguments);
    creation->node.type = error_type(sema);
    bool found = type->kind == TYPE_CLASS && check_creatable(sema, creation, type->class_symbol);
    if (!found && type->kind != TYPE_CLASS && !type_is_error(type))
        diag_error(sema->diagnostics, creation->created_type->span,
                   "'%s' is not a class and cannot be created", type_text(sema->arena, type));
    if (found) {
        const NamedType *named = as_NamedType(creation->created_type);
        invocation->created = type->class_symbol;
        invocation->created_type = type;
        invocation->site = type;
        invocation->is_diamond = named->has_arguments && !named->arguments.count &&
                                 type->class_symbol->type_parameters.count;
        if (named->has_arguments && !named->arguments.count && !invocation->is_diamond)
            diag_error(sema->diagnostics, named->node.span,
                       "'<>' needs a generic class, found '%s'", type->class_symbol->name->text);
        for (uint32_t i = 0; i < type->count; i++)
            if (type->arguments[i]->kind == TYPE_WILDCARD)
                report_wildcard(sema, named->node.span);
        resolve_type_arguments(sema, invocation, &creation->type_arguments);
        check_outer_instance(sema, environment, creation, type->class_symbol);
        find_constructors(sema, invocation, creation->body != NULL);
        found = invocation->candidates.count && invocation_select(sema, invocation);
    }
    if (found)
        return invocation;
    settle_alone(sema, invocation);
    if (creation->body && type->kind == TYPE_CLASS)
        attribute_local_class(sema, environment, as_ClassDeclaration(creation->body), type);
    return NULL;
}

Type *attribute_new(Sema *sema, Environment *environment, New *creation, Type *target) {
    Invocation *invocation = invocation_of_new(sema, environment, creation);
    return invocation ? invocation_complete(sema, invocation, target) : creation->node.type;
}

// ---- Results

// x.getClass() has type Class<? extends |X|> (JLS 4.3.2).
static Type *class_of(Sema *sema, const Invocation *invocation) {
    Type *result = invocation->method->return_type;
    if (result->kind != TYPE_CLASS || !invocation->site)
        return result;
    Type *argument = type_wildcard(&sema->types, type_erasure(sema, invocation->site), false);
    return type_class(&sema->types, result->class_symbol, NULL, &argument, 1);
}

static Type *call_result(Sema *sema, const Invocation *invocation) {
    const Method *method = invocation->method;
    if (invocation->site && invocation->site->kind == TYPE_ARRAY &&
        method->name == sema->known.clone && !method->parameters.count)
        return invocation->site;
    if (method->name == sema->known.get_class && !method->parameters.count)
        return class_of(sema, invocation);
    Type *type = infer_apply(sema, invocation->return_type);
    return invocation->unchecked && type->kind != TYPE_VOID ? type_erasure(sema, type) : type;
}

// `asList("a")` puts its arguments into a String[].
static Type *variable_arguments_type(Sema *sema, const Invocation *invocation) {
    if (invocation->phase != PHASE_VARARGS)
        return NULL;
    Type *declared = vector_last(&invocation->method->parameters)->type;
    return infer_apply(sema, invocation_seen(sema, invocation, declared));
}

static void result_of_call(Sema *sema, const Invocation *invocation, Call *call) {
    call->method = invocation->method;
    call->is_varargs = invocation->phase == PHASE_VARARGS;
    call->method_type = invocation->site;
    call->variable_type = variable_arguments_type(sema, invocation);
    call->node.type = type_capture_at(sema, &call->node, call_result(sema, invocation));
}

static void result_of_new(Sema *sema, const Invocation *invocation, New *creation) {
    creation->constructor = invocation->method;
    creation->is_varargs = invocation->phase == PHASE_VARARGS;
    creation->variable_type = variable_arguments_type(sema, invocation);
    Type *type = invocation->is_diamond ? infer_apply(sema, invocation->return_type)
                                        : invocation->created_type;
    if (invocation->is_diamond && creation->body)
        type = type_upward(sema, type);
    creation->created_type->type = type;
    creation->node.type = type;
    if (!creation->body)
        return;
    Class *anonymous = attribute_local_class(sema, invocation->environment,
                                             as_ClassDeclaration(creation->body), type);
    creation->node.type = anonymous->type;
}

Type *invocation_result(Sema *sema, Invocation *invocation) {
    Node *node = invocation->node;
    if (!node)
        return infer_apply(sema, invocation->return_type);
    if (node->kind == NODE_CALL) {
        result_of_call(sema, invocation, as_Call(node));
    } else if (node->kind == NODE_NEW) {
        result_of_new(sema, invocation, as_New(node));
    } else if (node->kind == NODE_CONSTRUCTOR_CALL) {
        as_ConstructorCall(node)->constructor = invocation->method;
        as_ConstructorCall(node)->is_varargs = invocation->phase == PHASE_VARARGS;
        node->type = type_primitive(&sema->types, TYPE_VOID);
    } else {
        as_EnumConstant(node)->constructor = invocation->method;
    }
    return node->type;
}

Type *attribute_call(Sema *sema, Environment *environment, Call *call, Type *target) {
    Invocation *invocation = invocation_of_call(sema, environment, call);
    return invocation ? invocation_complete(sema, invocation, target) : call->node.type;
}

// ---- this(…), super(…), enum constants

static void complete_constructor(Sema *sema, Invocation *invocation, const NodeList *arguments) {
    arguments_classify(sema, invocation->environment, arguments, &invocation->arguments);
    if (invocation->candidates.count && invocation_select(sema, invocation))
        invocation_complete(sema, invocation, NULL);
    else
        settle_alone(sema, invocation);
}

Type *attribute_constructor_call(Sema *sema, Environment *environment, ConstructorCall *call) {
    Class *class_symbol = environment->class_symbol;
    Environment inner = *environment;
    inner.in_constructor_call = true;
    if (call->outer)
        attribute_expression(sema, &inner, call->outer, NULL);
    call->node.type = type_primitive(&sema->types, TYPE_VOID);
    if (!environment->method || !environment->method->is_constructor) {
        diag_error(sema->diagnostics, call->node.span,
                   "'%s(…)' can be called at the start of a constructor only",
                   call->is_super ? "super" : "this");
        return call->node.type;
    }
    Type *site = class_symbol->type;
    if (call->is_super)
        site = type_superclass(sema, class_symbol->type);
    if (!site || site->kind != TYPE_CLASS)
        return call->node.type;
    Invocation *invocation =
        new_invocation(sema, &inner, &call->node, call->node.span, site->class_symbol->name->text);
    invocation->site = site;
    const Class *super = site->class_symbol;
    if (call->is_super && !call->outer && super->outer && !super->is_static_context &&
        !super->is_local && !has_enclosing_instance(sema, &inner, super->outer))
        diag_error(sema->diagnostics, call->node.span, "creating '%s' needs an instance of '%s'",
                   super->name->text, super->outer->name->text);
    if (call->outer && (!super->outer || super->is_static_context))
        diag_error(sema->diagnostics, call->outer->span,
                   "'%s' is not an inner class: there is no instance around it", super->name->text);
    resolve_type_arguments(sema, invocation, &call->type_arguments);
    Method *hidden = NULL;
    keep_accessible(sema, invocation, member_methods(sema, site->class_symbol, sema->known.init),
                    &hidden);
    if (!invocation->candidates.count && hidden)
        report_hidden(sema, invocation, hidden);
    complete_constructor(sema, invocation, &call->arguments);
    return call->node.type;
}

void attribute_enum_constant(Sema *sema, Environment *environment, EnumConstant *constant) {
    Class *class_symbol = environment->class_symbol;
    Invocation *invocation =
        new_invocation(sema, environment, &constant->node,
                       name_span(constant->name_at, constant->name), class_symbol->name->text);
    invocation->site = class_symbol->type;
    invocation->candidates = *member_methods(sema, class_symbol, sema->known.init);
    complete_constructor(sema, invocation, &constant->arguments);
    constant->node.type = class_symbol->type;
    if (constant->body)
        attribute_local_class(sema, environment, as_ClassDeclaration(constant->body),
                              class_symbol->type);
}
