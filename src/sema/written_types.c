// Types as written in the source, to types.
#include "sema/internal.h"

// ---- Simple names

static Type *find_type_parameter(const TypeList *list, const Name *name) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i]->variable->name == name)
            return list->items[i];
    return NULL;
}

static Class *find_local_class(const Environment *environment, const Name *name) {
    for (const ScopeEntry *entry = environment->locals; entry; entry = entry->previous)
        if (entry->class_symbol && entry->class_symbol->name == name)
            return entry->class_symbol;
    return NULL;
}

// What a simple name means as a type: `*variable` or the class; both NULL if
// nothing. Scopes from the inside out (JLS 6.4.1).
static Class *find_simple(Sema *sema, Environment *environment, const Name *name, Type **variable,
                          bool *is_static) {
    *variable = NULL;
    *is_static = false;
    bool in_jml = environment->jml != NULL;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        Class *found = find_local_class(scope, name);
        if (found)
            return found;
        *variable = find_type_parameter(&scope->type_variables, name);
        if (*variable)
            return NULL;
        if (!scope->class_symbol)
            continue;
        *is_static |= scope->is_static;
        if (scope->class_symbol->name == name && !scope->header_only)
            return scope->class_symbol;
        found = scope->header_only ? NULL : member_class(sema, scope->class_symbol, name);
        if (found)
            return found;
        *variable = find_type_parameter(&scope->class_symbol->type_parameters, name);
        if (*variable)
            return NULL;
        *is_static |= !scope->class_symbol->is_local && scope->class_symbol->is_static_context;
    }
    return unit_find_class(sema, environment->unit, name, in_jml);
}

Class *resolve_class_name(Sema *sema, Environment *environment, const Name *name) {
    Type *variable;
    bool is_static;
    return find_simple(sema, environment, name, &variable, &is_static);
}

Type *resolve_type_variable(Sema *sema, Environment *environment, const Name *name) {
    Type *variable;
    bool is_static;
    find_simple(sema, environment, name, &variable, &is_static);
    return variable;
}

Type *type_of_declared(Sema *sema, Class *class_symbol) {
    class_complete_header(sema, class_symbol);
    return class_symbol->type;
}

// ---- Class types with their arguments

static bool has_enclosing_arguments(const Class *class_symbol) {
    return !class_symbol->is_static_context && class_symbol->outer &&
           (class_symbol->outer->type->count || class_symbol->outer->type->outer);
}

// The enclosing type of an inner class named from within: the type, as seen
// here, of the surrounding class that it is a member of.
static Type *implied_outer(Sema *sema, Environment *environment, Class *class_symbol) {
    if (!has_enclosing_arguments(class_symbol))
        return NULL;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        if (!scope->class_symbol)
            continue;
        if (scope->class_symbol == class_symbol->outer)
            return scope->class_symbol->type;
        if (!scope->header_only &&
            class_is_subclass(sema, scope->class_symbol, class_symbol->outer))
            return type_as_super(sema, scope->class_symbol->type, class_symbol->outer);
    }
    return NULL;
}

static Type *type_error(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

static Type *resolve_argument(Sema *sema, Environment *environment, Node *node) {
    Type *type = resolve_type(sema, environment, node);
    if (type->kind >= TYPE_BOOLEAN && type->kind <= TYPE_DOUBLE) {
        diag_error(sema->diagnostics, node->span,
                   "type argument must be a reference type, found '%s'",
                   type_text(sema->arena, type));
        return type_error(sema);
    }
    return type;
}

static Type *apply_arguments(Sema *sema, Environment *environment, NamedType *node,
                             Class *class_symbol, Type *outer) {
    uint32_t wanted = class_symbol->type_parameters.count;
    if (!node->arguments.count) {
        // An inner class without parameters of its own keeps its outer's arguments.
        return type_class(&sema->types, class_symbol, wanted ? NULL : outer, NULL, 0);
    }
    Type **arguments = arena_array(sema->arena, node->arguments.count, sizeof(Type *));
    bool failed = false;
    for (uint32_t i = 0; i < node->arguments.count; i++) {
        arguments[i] = resolve_argument(sema, environment, node->arguments.items[i]);
        failed |= type_is_error(arguments[i]);
    }
    if (!wanted) {
        diag_error(sema->diagnostics, node->node.span, "'%s' has no type parameters",
                   class_symbol->name->text);
        return type_error(sema);
    }
    if (wanted != node->arguments.count) {
        diag_error(sema->diagnostics, node->node.span, "'%s' needs %u type argument%s, found %u",
                   class_symbol->name->text, wanted, wanted == 1 ? "" : "s", node->arguments.count);
        return type_error(sema);
    }
    if (failed)
        return type_error(sema);
    return type_class(&sema->types, class_symbol, outer, arguments, wanted);
}

// ---- Qualified names

typedef struct Qualifier {
    Type *type; // one of them, or neither
    const Name *package;
} Qualifier;

static Type *resolve_named(Sema *sema, Environment *environment, NamedType *node, bool report,
                           const Name **package);

// Models name classes that only a JDK has. Without one, what they are needed for is not there, and
// that is no mistake.
bool lacks_jdk(const Sema *sema, const Environment *environment) {
    const ClassPath *path = sema->options.class_path;
    return environment->unit && environment->unit->is_library && !(path && class_path_jdk(path));
}

static void report_missing(Sema *sema, const Environment *environment, const NamedType *node) {
    if (lacks_jdk(sema, environment))
        return;
    Span span = {node->name_at, node->name_at + node->name->length};
    diag_error(sema->diagnostics, span, "cannot find type '%s'", node->name->text);
}

static void check_class_access(Sema *sema, Environment *environment, const NamedType *node,
                               Class *class_symbol) {
    Span span = {node->name_at, node->name_at + node->name->length};
    if (!class_accessible(sema, environment, class_symbol))
        report_not_accessible(sema, span, node->name->text, class_symbol->modifiers,
                              class_symbol->outer ? class_symbol->outer->name
                                                  : class_symbol->package->name);
    const Class *other = map_get(&environment->unit->ambiguous, node->name);
    if (other && !node->qualifier && !class_symbol->outer &&
        map_get(&environment->unit->lookups, node->name) == class_symbol)
        diag_error(sema->diagnostics, span, "'%s' is ambiguous: both '%s' and '%s' are imported",
                   node->name->text, class_symbol->qualified_name->text,
                   other->qualified_name->text);
}

static Class *member_of_qualifier(Sema *sema, const Qualifier *qualifier, const Name *name) {
    if (qualifier->package)
        return class_find(sema, package_find(sema, qualifier->package, true), name);
    if (qualifier->type->kind != TYPE_CLASS)
        return NULL;
    return member_class(sema, qualifier->type->class_symbol, name);
}

static Type *resolve_qualified(Sema *sema, Environment *environment, NamedType *node, bool report,
                               const Name **package) {
    Qualifier qualifier = {0};
    qualifier.type =
        resolve_named(sema, environment, as_NamedType(node->qualifier), false, &qualifier.package);
    if (qualifier.type && type_is_error(qualifier.type))
        return qualifier.type;
    Class *class_symbol = NULL;
    if (qualifier.type || qualifier.package)
        class_symbol = member_of_qualifier(sema, &qualifier, node->name);
    if (class_symbol) {
        check_class_access(sema, environment, node, class_symbol);
        if (qualifier.type && qualifier.type->count && class_symbol->is_static_context)
            diag_error(sema->diagnostics, node->node.span,
                       "static class '%s' does not belong to '%s'", class_symbol->name->text,
                       type_text(sema->arena, qualifier.type));
        Type *outer = qualifier.type && !class_symbol->is_static_context
                          ? type_as_super(sema, qualifier.type, class_symbol->outer)
                          : NULL;
        return apply_arguments(sema, environment, node, class_symbol, outer);
    }
    if (qualifier.package && !report) {
        const Name *longer = name_join(sema->names, qualifier.package, node->name);
        if (package_exists(sema, longer)) {
            *package = longer;
            return NULL;
        }
    }
    if (!qualifier.type && !qualifier.package)
        report_missing(sema, environment, as_NamedType(node->qualifier));
    else
        report_missing(sema, environment, node);
    return type_error(sema);
}

// With `report` the name must be a type; without, it may be a package, which
// goes to `*package`, and NULL is returned.
static Type *resolve_named(Sema *sema, Environment *environment, NamedType *node, bool report,
                           const Name **package) {
    if (!node->name || !node->name->length)
        return type_error(sema);
    if (node->qualifier)
        return resolve_qualified(sema, environment, node, report, package);
    Type *variable;
    bool is_static;
    Class *class_symbol = find_simple(sema, environment, node->name, &variable, &is_static);
    if (variable) {
        if (is_static && variable->variable->class_owner)
            diag_error(sema->diagnostics, node->node.span,
                       "type variable '%s' cannot be used in a static context", node->name->text);
        if (node->has_arguments)
            diag_error(sema->diagnostics, node->node.span,
                       "type variable '%s' takes no type arguments", node->name->text);
        return variable;
    }
    if (class_symbol)
        check_class_access(sema, environment, node, class_symbol);
    // It would be a member of a parameterised type that is not there (JLS 6.5.5.1).
    if (class_symbol && is_static && !class_symbol->is_local &&
        has_enclosing_arguments(class_symbol))
        diag_error(sema->diagnostics, node->node.span,
                   "inner class '%s' of a generic class cannot be used in a static context",
                   node->name->text);
    if (class_symbol)
        return apply_arguments(sema, environment, node, class_symbol,
                               implied_outer(sema, environment, class_symbol));
    if (!report) {
        if (package_exists(sema, node->name)) {
            *package = node->name;
            return NULL;
        }
        return NULL;
    }
    // Report what can be found wrong in the arguments too.
    for (uint32_t i = 0; i < node->arguments.count; i++)
        resolve_type(sema, environment, node->arguments.items[i]);
    report_missing(sema, environment, node);
    return type_error(sema);
}

// ---- All forms

static Type *resolve_primitive(Sema *sema, const PrimitiveType *node) {
    static const TypeKind kinds[] = {
        [PRIMITIVE_VOID] = TYPE_VOID,        [PRIMITIVE_BOOLEAN] = TYPE_BOOLEAN,
        [PRIMITIVE_BYTE] = TYPE_BYTE,        [PRIMITIVE_SHORT] = TYPE_SHORT,
        [PRIMITIVE_CHAR] = TYPE_CHAR,        [PRIMITIVE_INT] = TYPE_INT,
        [PRIMITIVE_LONG] = TYPE_LONG,        [PRIMITIVE_FLOAT] = TYPE_FLOAT,
        [PRIMITIVE_DOUBLE] = TYPE_DOUBLE,    [PRIMITIVE_BIGINT] = TYPE_BIGINT,
        [PRIMITIVE_REAL] = TYPE_REAL,        [PRIMITIVE_TYPE] = TYPE_TYPE,
        [PRIMITIVE_LOCSET] = TYPE_LOCATIONS, [PRIMITIVE_SEQ] = TYPE_SEQUENCE,
        [PRIMITIVE_MAP] = TYPE_MAP,
    };
    return type_primitive(&sema->types, kinds[node->primitive]);
}

static Type *resolve_parts(Sema *sema, Environment *environment, const NodeList *list,
                           Type *combine(Sema *, Type *const *, uint32_t)) {
    Type **parts = arena_array(sema->arena, list->count, sizeof(Type *));
    for (uint32_t i = 0; i < list->count; i++) {
        parts[i] = resolve_type(sema, environment, list->items[i]);
        if (type_is_error(parts[i]))
            return parts[i];
    }
    return combine(sema, parts, list->count);
}

static Type *intersect(Sema *sema, Type *const *parts, uint32_t count) {
    return type_intersection(&sema->types, parts, count);
}

static Type *resolve(Sema *sema, Environment *environment, Node *node) {
    if (node->kind == NODE_PRIMITIVE_TYPE)
        return resolve_primitive(sema, as_PrimitiveType(node));
    if (node->kind == NODE_NAMED_TYPE) {
        const Name *package = NULL;
        return resolve_named(sema, environment, as_NamedType(node), true, &package);
    }
    if (node->kind == NODE_ARRAY_TYPE) {
        Type *element = resolve_type(sema, environment, as_ArrayType(node)->element);
        if (element->kind == TYPE_VOID) {
            diag_error(sema->diagnostics, node->span, "an array cannot hold 'void'");
            return type_error(sema);
        }
        return type_array(&sema->types, element);
    }
    if (node->kind == NODE_WILDCARD_TYPE) {
        WildcardType *wildcard = as_WildcardType(node);
        Type *bound = NULL;
        if (wildcard->bound)
            bound = resolve_argument(sema, environment, wildcard->bound);
        if (bound && type_is_error(bound))
            return bound;
        return type_wildcard(&sema->types, bound, wildcard->is_super);
    }
    if (node->kind == NODE_INTERSECTION_TYPE)
        return resolve_parts(sema, environment, &as_IntersectionTypeNode(node)->types, intersect);
    if (node->kind == NODE_UNION_TYPE)
        return resolve_parts(sema, environment, &as_UnionType(node)->types, type_lub);
    return type_error(sema);
}

Type *resolve_type(Sema *sema, Environment *environment, Node *node) {
    if (!node)
        return type_error(sema);
    if (node->kind == NODE_VAR_TYPE)
        return NULL;
    node->type = resolve(sema, environment, node);
    // A type of JML that is not known is no error: what uses it has no answer.
    bool is_unknown = node->kind == NODE_NAMED_TYPE && (node->flags & NODE_HAS_ERROR) &&
                      (node->flags & NODE_IN_JML);
    if (type_is_error(node->type) && !is_unknown)
        mark_error(sema, environment);
    return node->type;
}

// ---- Expressions that name types

static bool found_class(Sema *sema, Environment *environment, Node *node, Class *class_symbol) {
    // As a qualifier a generic class stands for its raw type.
    node->type = type_class(
        &sema->types, class_symbol,
        class_symbol->type_parameters.count ? NULL : implied_outer(sema, environment, class_symbol),
        NULL, 0);
    node->flags |= NODE_RESOLVED_TYPE;
    return true;
}

static bool resolve_name_as_type(Sema *sema, Environment *environment, NameExpression *name) {
    Type *variable;
    bool is_static;
    Class *class_symbol = find_simple(sema, environment, name->name, &variable, &is_static);
    if (variable) {
        name->node.type = variable;
        name->node.flags |= NODE_RESOLVED_TYPE;
        return true;
    }
    if (class_symbol) {
        name->class_symbol = class_symbol;
        return found_class(sema, environment, &name->node, class_symbol);
    }
    if (!package_exists(sema, name->name))
        return false;
    name->package = package_find(sema, name->name, true);
    name->node.flags |= NODE_RESOLVED_PACKAGE;
    return true;
}

static bool resolve_member_as_type(Sema *sema, Environment *environment, FieldAccess *field) {
    Node *object = field->object;
    if ((object->kind != NODE_NAME && object->kind != NODE_FIELD) || !field->name)
        return false;
    bool known = object->flags & (NODE_RESOLVED_TYPE | NODE_RESOLVED_PACKAGE);
    if (!known && !resolve_as_type(sema, environment, object))
        return false;
    if (object->flags & NODE_RESOLVED_TYPE) {
        Class *outer = object->type->kind == TYPE_CLASS ? object->type->class_symbol : NULL;
        field->class_symbol = outer ? member_class(sema, outer, field->name) : NULL;
        return field->class_symbol &&
               found_class(sema, environment, &field->node, field->class_symbol);
    }
    Package *package = object->kind == NODE_NAME ? as_NameExpression(object)->package
                                                 : as_FieldAccess(object)->package;
    field->class_symbol = class_find(sema, package, field->name);
    if (field->class_symbol)
        return found_class(sema, environment, &field->node, field->class_symbol);
    const Name *longer = name_join(sema->names, package->name, field->name);
    if (!package_exists(sema, longer))
        return false;
    field->package = package_find(sema, longer, true);
    field->node.flags |= NODE_RESOLVED_PACKAGE;
    return true;
}

bool resolve_as_type(Sema *sema, Environment *environment, Node *expression) {
    if (expression->kind == NODE_NAME)
        return resolve_name_as_type(sema, environment, as_NameExpression(expression));
    if (expression->kind == NODE_FIELD)
        return resolve_member_as_type(sema, environment, as_FieldAccess(expression));
    return false;
}
