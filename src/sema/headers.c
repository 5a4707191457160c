// Headers and members of classes, completed when first needed.
//
// Completing a class may need others, and they may need this one in turn: the
// state says what is known so far, and whoever comes back to a class that is
// being completed works with that.
#include "sema/internal.h"

#include <string.h>

Variable *variable_new(Sema *sema, const Name *name, VariableKind kind, Type *type,
                       ModifierSet modifiers, Node *declaration) {
    Variable *variable = ARENA_NEW(sema->arena, Variable);
    variable->name = name ? name : sema->known.empty;
    variable->kind = kind;
    variable->type = type;
    variable->modifiers = modifiers;
    variable->declaration = declaration;
    return variable;
}

void mark_error(Sema *sema, Environment *environment) {
    (void)sema;
    if (environment->method)
        environment->method->has_error = true;
    else if (environment->class_symbol && !environment->initializing)
        environment->class_symbol->has_error = true;
}

// ---- Type parameters

static Environment *owner_environment(Sema *sema, const TypeVariable *variable) {
    if (variable->class_owner) {
        Environment *environment = ARENA_NEW(sema->arena, Environment);
        *environment = *class_environment(sema, variable->class_owner);
        environment->header_only = true;
        return environment;
    }
    Environment *environment = ARENA_NEW(sema->arena, Environment);
    *environment = *class_environment(sema, variable->method_owner->owner);
    environment->type_variables = variable->method_owner->type_parameters;
    return environment;
}

// A class or a type variable comes first and alone, interfaces may follow (JLS 4.4).
static bool check_bound(Sema *sema, Node *node, Type *type, uint32_t index, uint32_t count) {
    if (type_is_error(type))
        return false;
    bool is_interface = type->kind == TYPE_CLASS && class_is_interface(type->class_symbol);
    if (index ? is_interface
              : type->kind == TYPE_CLASS || (type->kind == TYPE_VARIABLE && count == 1))
        return true;
    diag_error(sema->diagnostics, node->span,
               index || type->kind == TYPE_VARIABLE
                   ? "a further bound must be an interface, and no type variable comes before it, "
                     "found '%s'"
                   : "a bound must be a class, an interface or a type variable, found '%s'",
               type_text(sema->arena, type));
    return false;
}

static bool check_not_repeated(Sema *sema, Node *node, Type *const *parts, uint32_t index) {
    for (uint32_t i = 0; i < index; i++) {
        if (parts[i]->kind != TYPE_CLASS || parts[i]->class_symbol != parts[index]->class_symbol)
            continue;
        diag_error(sema->diagnostics, node->span, "'%s' is a bound twice",
                   parts[index]->class_symbol->name->text);
        return false;
    }
    return true;
}

static bool leads_to_variable(Sema *sema, Type *upper, const TypeVariable *variable) {
    for (uint32_t steps = 0; upper->kind == TYPE_VARIABLE && steps < 100; steps++) {
        if (upper->variable == variable)
            return true;
        type_variable_bound(sema, upper->variable);
        if (!upper->variable->upper)
            return upper->variable->resolving;
        upper = upper->variable->upper;
    }
    return false;
}

void type_variable_bound(Sema *sema, TypeVariable *variable) {
    if (variable->upper || variable->resolving)
        return;
    variable->resolving = true;
    TypeParameter *node = as_TypeParameter(variable->declaration);
    Type *upper = sema->types.object;
    if (!node) {
        upper = class_file_bound(sema, variable);
        if (leads_to_variable(sema, upper, variable))
            upper = sema->types.object;
    }
    if (node && node->bounds.count) {
        Environment *environment = owner_environment(sema, variable);
        Type **parts = arena_array(sema->arena, node->bounds.count, sizeof(Type *));
        bool is_good = true;
        for (uint32_t i = 0; i < node->bounds.count; i++) {
            parts[i] = resolve_type(sema, environment, node->bounds.items[i]);
            is_good &= check_bound(sema, node->bounds.items[i], parts[i], i, node->bounds.count) &&
                       check_not_repeated(sema, node->bounds.items[i], parts, i);
        }
        upper = type_intersection(&sema->types, parts, node->bounds.count);
        if (is_good && leads_to_variable(sema, upper, variable)) {
            diag_error(sema->diagnostics, node->bounds.items[0]->span,
                       "type variable '%s' cannot extend itself, even indirectly",
                       variable->name->text);
            is_good = false;
        }
        if (!is_good)
            upper = type_primitive(&sema->types, TYPE_ERROR);
    }
    variable->upper = upper;
    variable->resolving = false;
}

// ---- Headers

static bool is_usable_super(Type *type) {
    return type && type->kind == TYPE_CLASS;
}

static Type *default_superclass(Sema *sema, Class *class_symbol) {
    if (class_symbol->kind == CLASS_ENUM) {
        if (type_is_error(sema->types.enum_class))
            return sema->types.enum_class;
        Type *argument = class_symbol->type;
        return type_class(&sema->types, sema->types.enum_class->class_symbol, NULL, &argument, 1);
    }
    if (class_symbol->kind == CLASS_RECORD)
        return sema->types.record_class;
    if (class_is_interface(class_symbol))
        return NULL;
    bool is_object =
        sema->types.object->kind == TYPE_CLASS && sema->types.object->class_symbol == class_symbol;
    return is_object ? NULL : sema->types.object;
}

static void report_not_class(Sema *sema, Class *class_symbol, Node *node, Type *type) {
    if (!type_is_error(type))
        diag_error(sema->diagnostics, node->span, "'%s' is not a class or interface",
                   type_text(sema->arena, type));
    class_symbol->has_error = true;
}

// Does the superclass relation lead from `from` to `to`? Interfaces are reached by many ways.
static bool leads_to(Sema *sema, Class *from, Class *to, Map *seen) {
    for (;; from = from->superclass->class_symbol) {
        if (from == to)
            return true;
        if (from->interfaces.count && map_get(seen, from))
            return false;
        if (from->interfaces.count)
            map_put(sema->arena, seen, from, from);
        for (uint32_t i = 0; i < from->interfaces.count; i++)
            if (is_usable_super(from->interfaces.items[i]) &&
                leads_to(sema, from->interfaces.items[i]->class_symbol, to, seen))
                return true;
        if (!is_usable_super(from->superclass))
            return false;
    }
}

bool class_leads_to(Sema *sema, Class *from, Class *to) {
    Map seen = {0};
    return leads_to(sema, from, to, &seen);
}

static Type *resolve_super(Sema *sema, Environment *environment, Class *class_symbol, Node *node) {
    Type *type = resolve_type(sema, environment, node);
    if (!is_usable_super(type)) {
        report_not_class(sema, class_symbol, node, type);
        return NULL;
    }
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i]->kind == TYPE_WILDCARD)
            diag_error(sema->diagnostics, node->span,
                       "a supertype cannot have wildcards as arguments, found '%s'",
                       type_text(sema->arena, type));
    class_complete_header(sema, type->class_symbol);
    if (class_leads_to(sema, type->class_symbol, class_symbol)) {
        diag_error(sema->diagnostics, node->span, "'%s' cannot extend itself, even indirectly",
                   class_symbol->name->text);
        class_symbol->has_cycle = class_symbol->has_error = true;
        return NULL;
    }
    return type;
}

static void complete_supertypes(Sema *sema, Class *class_symbol, Environment *environment) {
    ClassDeclaration *declaration = class_symbol->declaration;
    if (class_symbol->is_anonymous)
        return; // set by whoever made it
    if (declaration->superclass)
        class_symbol->superclass =
            resolve_super(sema, environment, class_symbol, declaration->superclass);
    if (!class_symbol->superclass)
        class_symbol->superclass = default_superclass(sema, class_symbol);
    if (class_symbol->superclass && type_is_error(class_symbol->superclass))
        class_symbol->superclass = NULL;
    for (uint32_t i = 0; i < declaration->interfaces.count; i++) {
        Type *type =
            resolve_super(sema, environment, class_symbol, declaration->interfaces.items[i]);
        if (type)
            vector_push(sema->arena, &class_symbol->interfaces, type);
    }
    if (class_symbol->kind == CLASS_ANNOTATION) {
        Class *annotation = class_find_qualified(sema, "java.lang.annotation.Annotation");
        if (annotation)
            vector_push(sema->arena, &class_symbol->interfaces, annotation->type);
    }
}

static void complete_permitted(Sema *sema, Class *class_symbol, Environment *environment) {
    const NodeList *list = &class_symbol->declaration->permitted;
    for (uint32_t i = 0; i < list->count; i++) {
        Type *type = resolve_type(sema, environment, list->items[i]);
        if (type->kind == TYPE_CLASS)
            vector_push(sema->arena, &class_symbol->permitted, type->class_symbol);
    }
}

void class_complete_header(Sema *sema, Class *class_symbol) {
    if (class_symbol->state != CLASS_ENTERED)
        return;
    class_symbol->state = CLASS_HEADER_RUNNING;
    sema->headers_running++;
    Environment environment = *class_environment(sema, class_symbol);
    environment.header_only = true;
    if (class_symbol->class_file)
        class_file_complete_header(sema, class_symbol);
    else
        complete_supertypes(sema, class_symbol, &environment);
    class_symbol->state = CLASS_HEADER;
    sema->headers_running--;
    if (class_symbol->class_file)
        class_file_complete_permitted(sema, class_symbol);
    else
        complete_permitted(sema, class_symbol, &environment);
    for (uint32_t i = 0; i < class_symbol->type_parameters.count; i++)
        type_variable_bound(sema, class_symbol->type_parameters.items[i]->variable);
}

// ---- Members

static void add_field(Sema *sema, Class *class_symbol, Variable *field) {
    field->owner = class_symbol;
    vector_push(sema->arena, &class_symbol->fields, field);
    if (!map_get(&class_symbol->fields_by_name, field->name))
        map_put(sema->arena, &class_symbol->fields_by_name, field->name, field);
}

static void add_method(Sema *sema, Class *class_symbol, Method *method) {
    method->owner = class_symbol;
    vector_push(sema->arena, &class_symbol->methods, method);
    MethodList *list = map_get(&class_symbol->methods_by_name, method->name);
    if (!list) {
        list = ARENA_NEW(sema->arena, MethodList);
        map_put(sema->arena, &class_symbol->methods_by_name, method->name, list);
    }
    vector_push(sema->arena, list, method);
}

static void complete_field(Sema *sema, Class *class_symbol, VariableDeclaration *declaration) {
    ModifierSet modifiers = ast_modifiers(declaration->modifiers);
    if (class_is_interface(class_symbol)) {
        // Model and ghost fields of an interface may be instance fields (JML 6.2.4).
        if (!(modifiers & MODIFIER_INSTANCE))
            modifiers |= MODIFIER_STATIC;
        if (!(modifiers & (MODIFIER_GHOST | MODIFIER_MODEL)))
            modifiers |= MODIFIER_FINAL;
        if (!(modifiers & (MODIFIER_PRIVATE | MODIFIER_PROTECTED)))
            modifiers |= MODIFIER_PUBLIC;
    }
    Environment environment = *class_environment(sema, class_symbol);
    JmlScope jml = {0};
    if (declaration->node.flags & NODE_IN_JML)
        environment.jml = &jml;
    Variable *field =
        variable_new(sema, declaration->name, VARIABLE_FIELD, NULL, modifiers, &declaration->node);
    environment.initializing = field;
    environment.is_static = modifiers & MODIFIER_STATIC;
    field->type = resolve_type(sema, &environment, declaration->declared_type);
    if (field->type->kind == TYPE_VOID) {
        diag_error(sema->diagnostics, declaration->node.span,
                   "variable '%s' cannot have type 'void'", field->name->text);
        field->type = type_primitive(&sema->types, TYPE_ERROR);
    }
    declaration->symbol = field;
    add_field(sema, class_symbol, field);
}

static void complete_type_parameters(Sema *sema, Method *method, const NodeList *list) {
    for (uint32_t i = 0; i < list->count; i++) {
        TypeParameter *parameter = as_TypeParameter(list->items[i]);
        TypeVariable *variable = ARENA_NEW(sema->arena, TypeVariable);
        variable->name = parameter->name ? parameter->name : sema->known.empty;
        variable->method_owner = method;
        variable->index = i;
        variable->declaration = &parameter->node;
        parameter->variable = type_variable_new(&sema->types, variable);
        vector_push(sema->arena, &method->type_parameters, parameter->variable);
    }
}

static void add_parameter(Sema *sema, Method *method, Environment *environment,
                          VariableDeclaration *declaration) {
    Type *type = resolve_type(sema, environment, declaration->declared_type);
    if (declaration->is_varargs) {
        type = type_array(&sema->types, type);
        method->is_varargs = true;
    }
    Variable *parameter = variable_new(sema, declaration->name, VARIABLE_PARAMETER, type,
                                       ast_modifiers(declaration->modifiers), &declaration->node);
    parameter->method = method;
    parameter->owner = method->owner;
    // A compact constructor takes its parameters from the components, whose
    // declarations stand for the fields.
    if (!method->declaration->is_compact)
        declaration->symbol = parameter;
    vector_push(sema->arena, &method->parameters, parameter);
}

static ModifierSet method_modifiers(Class *class_symbol, const MethodDeclaration *declaration) {
    ModifierSet modifiers = ast_modifiers(declaration->modifiers);
    if (class_is_interface(class_symbol)) {
        if (!(modifiers & MODIFIER_PRIVATE))
            modifiers |= MODIFIER_PUBLIC;
        if (!declaration->body &&
            !(modifiers & (MODIFIER_STATIC | MODIFIER_DEFAULT | MODIFIER_MODEL | MODIFIER_PRIVATE)))
            modifiers |= MODIFIER_ABSTRACT;
    }
    if (class_symbol->kind == CLASS_ENUM && declaration->is_constructor)
        modifiers |= MODIFIER_PRIVATE;
    return modifiers;
}

// MethodHandle.invoke and its kin take anything and give what is expected (JLS 15.12.3).
bool method_is_signature_polymorphic(const Method *method) {
    const char *owner = method->owner->qualified_name->text;
    return (method->modifiers & MODIFIER_NATIVE) && method->is_varargs &&
           method->parameters.count == 1 &&
           (!strcmp(owner, "java.lang.invoke.MethodHandle") ||
            !strcmp(owner, "java.lang.invoke.VarHandle"));
}

static void complete_signature(Sema *sema, Method *method, MethodDeclaration *declaration) {
    Environment environment = *class_environment(sema, method->owner);
    JmlScope jml = {0};
    if (declaration->node.flags & NODE_IN_JML)
        environment.jml = &jml;
    environment.method = method;
    environment.is_static = method->modifiers & MODIFIER_STATIC;
    complete_type_parameters(sema, method, &declaration->type_parameters);
    environment.type_variables = method->type_parameters;
    for (uint32_t i = 0; i < method->type_parameters.count; i++)
        type_variable_bound(sema, method->type_parameters.items[i]->variable);
    if (declaration->is_compact) {
        const NodeList *components = &method->owner->declaration->components;
        for (uint32_t i = 0; i < components->count; i++)
            add_parameter(sema, method, &environment, as_VariableDeclaration(components->items[i]));
    }
    for (uint32_t i = 0; i < declaration->parameters.count; i++)
        add_parameter(sema, method, &environment,
                      as_VariableDeclaration(declaration->parameters.items[i]));
    method->return_type = type_primitive(&sema->types, TYPE_VOID);
    if (!declaration->is_constructor)
        method->return_type = resolve_type(sema, &environment, declaration->return_type);
    if (!method->return_type)
        method->return_type = type_primitive(&sema->types, TYPE_ERROR);
    for (uint32_t i = 0; i < declaration->throws.count; i++)
        vector_push(sema->arena, &method->thrown,
                    resolve_type(sema, &environment, declaration->throws.items[i]));
}

static void complete_method(Sema *sema, Class *class_symbol, MethodDeclaration *declaration) {
    Method *method = ARENA_NEW(sema->arena, Method);
    method->declaration = declaration;
    method->owner = class_symbol;
    method->is_constructor = declaration->is_constructor;
    method->modifiers = method_modifiers(class_symbol, declaration);
    method->name = declaration->is_constructor ? sema->known.init : declaration->name;
    if (!method->name)
        method->name = sema->known.empty;
    declaration->symbol = method;
    complete_signature(sema, method, declaration);
    method->is_signature_polymorphic = method_is_signature_polymorphic(method);
    add_method(sema, class_symbol, method);
}

// ---- Implicit members

static Method *add_implicit_method(Sema *sema, Class *class_symbol, const Name *name,
                                   ModifierSet modifiers, Type *return_type) {
    Method *method = ARENA_NEW(sema->arena, Method);
    method->name = name;
    method->modifiers = modifiers;
    method->return_type = return_type;
    method->is_implicit = true;
    method->is_constructor = name == sema->known.init;
    add_method(sema, class_symbol, method);
    return method;
}

static void add_implicit_parameter(Sema *sema, Method *method, const Name *name, Type *type,
                                   Node *declaration) {
    Variable *parameter = variable_new(sema, name, VARIABLE_PARAMETER, type, 0, declaration);
    parameter->method = method;
    parameter->owner = method->owner;
    vector_push(sema->arena, &method->parameters, parameter);
}

static const ModifierSet *access_modifiers(void) {
    static const ModifierSet mask = (UINT64_C(1) << MODIFIER_INDEX_PUBLIC) |
                                    (UINT64_C(1) << MODIFIER_INDEX_PROTECTED) |
                                    (UINT64_C(1) << MODIFIER_INDEX_PRIVATE);
    return &mask;
}

static void add_default_constructor(Sema *sema, Class *class_symbol) {
    if (class_is_interface(class_symbol) || class_symbol->is_anonymous ||
        map_get(&class_symbol->methods_by_name, sema->known.init))
        return;
    ModifierSet modifiers = class_symbol->modifiers & *access_modifiers();
    if (class_symbol->kind == CLASS_ENUM)
        modifiers = MODIFIER_PRIVATE;
    add_implicit_method(sema, class_symbol, sema->known.init, modifiers,
                        type_primitive(&sema->types, TYPE_VOID));
}

static void add_enum_methods(Sema *sema, Class *class_symbol) {
    ModifierSet modifiers = MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_PURE;
    add_implicit_method(sema, class_symbol, sema->known.values, modifiers,
                        type_array(&sema->types, class_symbol->type));
    Method *value_of = add_implicit_method(sema, class_symbol, sema->known.value_of, modifiers,
                                           class_symbol->type);
    add_implicit_parameter(sema, value_of, sema->known.name, sema->types.string, NULL);
}

static void complete_enum_constants(Sema *sema, Class *class_symbol) {
    const NodeList *constants = &class_symbol->declaration->constants;
    for (uint32_t i = 0; i < constants->count; i++) {
        EnumConstant *constant = as_EnumConstant(constants->items[i]);
        Variable *field =
            variable_new(sema, constant->name, VARIABLE_ENUM_CONSTANT, class_symbol->type,
                         MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_FINAL | MODIFIER_NON_NULL,
                         &constant->node);
        constant->symbol = field;
        add_field(sema, class_symbol, field);
    }
}

static void complete_components(Sema *sema, Class *class_symbol) {
    const NodeList *components = &class_symbol->declaration->components;
    for (uint32_t i = 0; i < components->count; i++) {
        VariableDeclaration *component = as_VariableDeclaration(components->items[i]);
        Environment environment = *class_environment(sema, class_symbol);
        Type *type = resolve_type(sema, &environment, component->declared_type);
        if (!type)
            type = type_primitive(&sema->types, TYPE_ERROR);
        if (component->is_varargs)
            type = type_array(&sema->types, type);
        ModifierSet modifiers =
            ast_modifiers(component->modifiers) | MODIFIER_PRIVATE | MODIFIER_FINAL;
        Variable *field =
            variable_new(sema, component->name, VARIABLE_FIELD, type, modifiers, &component->node);
        component->symbol = field;
        add_field(sema, class_symbol, field);
        vector_push(sema->arena, &class_symbol->record_components, field);
    }
}

static bool has_canonical_constructor(Sema *sema, Class *class_symbol) {
    const MethodList *list = map_get(&class_symbol->methods_by_name, sema->known.init);
    const VariableList *components = &class_symbol->record_components;
    for (uint32_t i = 0; list && i < list->count; i++) {
        const Method *method = list->items[i];
        if (method->parameters.count != components->count)
            continue;
        uint32_t same = 0;
        while (same < components->count &&
               type_erasure(sema, method->parameters.items[same]->type) ==
                   type_erasure(sema, components->items[same]->type))
            same++;
        if (same == components->count)
            return true;
    }
    return false;
}

static bool has_accessor(const Class *class_symbol, const Name *name) {
    const MethodList *list = map_get(&class_symbol->methods_by_name, name);
    for (uint32_t i = 0; list && i < list->count; i++)
        if (!list->items[i]->parameters.count)
            return true;
    return false;
}

static void add_record_methods(Sema *sema, Class *class_symbol) {
    const VariableList *components = &class_symbol->record_components;
    if (!has_canonical_constructor(sema, class_symbol)) {
        Method *constructor = add_implicit_method(sema, class_symbol, sema->known.init,
                                                  class_symbol->modifiers & *access_modifiers(),
                                                  type_primitive(&sema->types, TYPE_VOID));
        for (uint32_t i = 0; i < components->count; i++) {
            Variable *field = components->items[i];
            add_implicit_parameter(sema, constructor, field->name, field->type, field->declaration);
            constructor->is_varargs |= as_VariableDeclaration(field->declaration)->is_varargs;
        }
    }
    for (uint32_t i = 0; i < components->count; i++)
        if (!has_accessor(class_symbol, components->items[i]->name))
            add_implicit_method(sema, class_symbol, components->items[i]->name,
                                MODIFIER_PUBLIC | MODIFIER_PURE, components->items[i]->type);
}

// ---- Entry

void class_complete_members(Sema *sema, Class *class_symbol) {
    class_complete_header(sema, class_symbol);
    if (class_symbol->state != CLASS_HEADER)
        return;
    class_symbol->state = CLASS_MEMBERS_RUNNING;
    if (class_symbol->class_file) {
        class_file_complete_members(sema, class_symbol);
        class_symbol->state = CLASS_MEMBERS;
        return;
    }
    complete_enum_constants(sema, class_symbol);
    complete_components(sema, class_symbol);
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_VARIABLE)
            complete_field(sema, class_symbol, as_VariableDeclaration(member));
        if (member->kind == NODE_METHOD)
            complete_method(sema, class_symbol, as_MethodDeclaration(member));
    }
    if (class_symbol->kind == CLASS_ENUM)
        add_enum_methods(sema, class_symbol);
    if (class_symbol->kind == CLASS_RECORD)
        add_record_methods(sema, class_symbol);
    else
        add_default_constructor(sema, class_symbol);
    class_symbol->state = CLASS_MEMBERS;
}
