// Names: variables, fields, `this`, and what stands in front of a dot.
#include "sema/invocation.h"

static Type *error_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

static bool is_jml_only(ModifierSet modifiers) {
    return modifiers & (MODIFIER_GHOST | MODIFIER_MODEL);
}

// ---- Finding variables

typedef struct FoundVariable {
    Variable *variable;
    Class *site;         // whose member it is, or NULL for a local
    bool needs_instance; // and there is none
} FoundVariable;

static Variable *find_local(const Environment *environment, const Name *name) {
    for (const ScopeEntry *entry = environment->locals; entry; entry = entry->previous)
        if (entry->variable && entry->variable->name == name)
            return entry->variable;
    return NULL;
}

static FoundVariable find_variable(Sema *sema, Environment *environment, const Name *name) {
    FoundVariable found = {0};
    bool is_static = false;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        found.variable = find_local(scope, name);
        if (found.variable)
            return found;
        if (!scope->class_symbol || scope->header_only)
            continue;
        is_static |= scope->is_static;
        found.variable = member_field(sema, scope->class_symbol->type, name);
        if (found.variable && !member_accessible(sema, environment, found.variable->owner,
                                                 found.variable->modifiers, NULL) &&
            scope->outer)
            found.variable = NULL; // not inherited: look further out
        if (found.variable) {
            found.site = scope->class_symbol;
            found.needs_instance = is_static && !(found.variable->modifiers & MODIFIER_STATIC);
            return found;
        }
        if (!scope->class_symbol->is_local && scope->class_symbol->is_static_context)
            is_static = true;
    }
    found.variable = imported_field(sema, environment->unit, name);
    if (found.variable)
        found.site = found.variable->owner;
    return found;
}

// ---- Constants

// Cheap test before anything is typed: could this be a constant expression?
static bool looks_constant(const Node *node) {
    switch (node->kind) {
    case NODE_LITERAL:
        return ((const Literal *)node)->value.kind != CONSTANT_NULL;
    case NODE_NAME:
        return true;
    case NODE_FIELD:
        return looks_constant(((const FieldAccess *)node)->object);
    case NODE_PARENTHESIZED:
        return looks_constant(((const Parenthesized *)node)->inner);
    case NODE_UNARY:
        return looks_constant(((const Unary *)node)->operand);
    case NODE_BINARY:
        return looks_constant(((const Binary *)node)->left) &&
               looks_constant(((const Binary *)node)->right);
    case NODE_CAST:
        return looks_constant(((const Cast *)node)->operand);
    case NODE_CONDITIONAL:
        return looks_constant(((const Conditional *)node)->consequent);
    default: // every other kind is not constant
        return false;
    }
}

static bool may_be_constant(const Variable *variable) {
    if (variable->kind != VARIABLE_FIELD || !(variable->modifiers & MODIFIER_FINAL) ||
        !variable->declaration || variable->declaration->kind != NODE_VARIABLE)
        return false;
    const VariableDeclaration *declaration = (const VariableDeclaration *)variable->declaration;
    return declaration->initializer && looks_constant(declaration->initializer);
}

const Constant *variable_constant(Sema *sema, Variable *variable) {
    if (variable->constant_known || variable->constant_running || !may_be_constant(variable))
        return variable->constant;
    Type *type = variable->type;
    if (!type || (!type_is_primitive(type) && type != sema->types.string))
        return NULL;
    variable->constant_running = true;
    Environment environment = *class_environment(sema, variable->owner);
    environment.is_static = variable->modifiers & MODIFIER_STATIC;
    environment.initializing = variable;
    Node *initializer = as_VariableDeclaration(variable->declaration)->initializer;
    diag_mute(sema->diagnostics); // reported when the field itself is typed
    attribute_expression(sema, &environment, initializer, type);
    diag_unmute(sema->diagnostics);
    if (initializer->constant)
        variable->constant = constant_convert(sema->arena, initializer->constant, type->kind);
    variable->constant_running = false;
    variable->constant_known = true;
    return variable->constant;
}

// ---- Simple names

static void report_unknown(Sema *sema, const NameExpression *name) {
    diag_error(sema->diagnostics, name->node.span, "cannot find variable '%s'", name->name->text);
}

// The type of a variable as seen from here; not captured.
static Type *variable_type(Sema *sema, Variable *variable, Type *site) {
    if (!variable->type)
        return error_type(sema);
    if (!site || !variable->owner || variable->kind == VARIABLE_ARRAY_LENGTH ||
        (variable->modifiers & MODIFIER_STATIC))
        return variable->type;
    return type_of_member(sema, site, variable->owner, variable->type);
}

static void use_variable(Sema *sema, NameExpression *name, const FoundVariable *found) {
    Variable *variable = found->variable;
    name->variable = variable;
    name->node.constant = variable_constant(sema, variable);
    if (!variable->type)
        diag_error(sema->diagnostics, name->node.span,
                   "'%s' cannot be used in its own initialiser: its type is inferred from it",
                   name->name->text);
    if (found->needs_instance)
        diag_error(sema->diagnostics, name->node.span,
                   "instance field '%s' cannot be used in a static context", name->name->text);
    name->node.type = variable_type(sema, variable, found->site ? found->site->type : NULL);
}

static bool check_jml_only(Sema *sema, const Environment *environment, Span span,
                           const Variable *variable) {
    if (environment->jml || !is_jml_only(variable->modifiers) ||
        (environment->initializing && is_jml_only(environment->initializing->modifiers)))
        return true;
    diag_error(sema->diagnostics, span, "'%s' is a %s variable: it can be used in JML only",
               variable->name->text,
               variable->modifiers & MODIFIER_GHOST ? "ghost" : "model");
    return false;
}

static Type *attribute_name(Sema *sema, Environment *environment, NameExpression *name,
                            bool may_be_type) {
    name->node.flags &= (uint16_t) ~(NODE_RESOLVED_TYPE | NODE_RESOLVED_PACKAGE);
    name->node.constant = NULL;
    name->variable = NULL;
    FoundVariable found = find_variable(sema, environment, name->name);
    if (found.variable) {
        if (!check_jml_only(sema, environment, name->node.span, found.variable) &&
            !(name->node.flags & NODE_IN_JML))
            return name->node.type = error_type(sema);
        use_variable(sema, name, &found);
        return name->node.type;
    }
    name->node.type = error_type(sema);
    if (may_be_type && resolve_as_type(sema, environment, &name->node))
        return name->node.type;
    if (!may_be_type && resolve_as_type(sema, environment, &name->node)) {
        if (name->node.flags & NODE_RESOLVED_TYPE)
            diag_error(sema->diagnostics, name->node.span, "expected a value, found type '%s'",
                       name->name->text);
        else
            report_unknown(sema, name);
        return name->node.type = error_type(sema);
    }
    report_unknown(sema, name);
    return name->node.type;
}

// ---- Fields

static Type *report_no_field(Sema *sema, const FieldAccess *field, Type *site) {
    Span span = {field->name_at, field->name_at + field->name->length};
    diag_error(sema->diagnostics, span, "cannot find field '%s' in '%s'", field->name->text,
               type_text(sema->arena, site));
    return error_type(sema);
}

static Type *field_of_value(Sema *sema, Environment *environment, FieldAccess *field) {
    Type *site = field->object->type;
    if (type_is_error(site))
        return site;
    Span span = {field->name_at, field->name_at + field->name->length};
    Variable *variable = member_field(sema, site, field->name);
    if (!variable)
        return report_no_field(sema, field, site);
    field->variable = variable;
    if (variable->owner &&
        !member_accessible(sema, environment, variable->owner, variable->modifiers, site)) {
        diag_error(sema->diagnostics, span, "'%s' is not accessible here: it is %s in '%s'",
                   field->name->text,
                   variable->modifiers & MODIFIER_PRIVATE     ? "private"
                   : variable->modifiers & MODIFIER_PROTECTED ? "protected"
                                                              : "package-private",
                   variable->owner->name->text);
        return error_type(sema);
    }
    if (!check_jml_only(sema, environment, span, variable))
        return error_type(sema);
    if ((field->object->flags & NODE_RESOLVED_TYPE) && !(variable->modifiers & MODIFIER_STATIC) &&
        !(environment->jml && environment->jml->is_location)) {
        diag_error(sema->diagnostics, span,
                   "instance field '%s' cannot be used in a static context", field->name->text);
        return error_type(sema);
    }
    field->node.constant = variable_constant(sema, variable);
    return variable_type(sema, variable, site);
}

static Type *attribute_field(Sema *sema, Environment *environment, FieldAccess *field,
                             bool may_be_type) {
    field->node.flags &= (uint16_t) ~(NODE_RESOLVED_TYPE | NODE_RESOLVED_PACKAGE);
    field->node.constant = NULL;
    field->variable = NULL;
    field->node.type = error_type(sema);
    Type *object = attribute_qualifier(sema, environment, field->object);
    if (!field->name)
        return field->node.type;
    if (field->object->flags & NODE_RESOLVED_PACKAGE) {
        if (resolve_as_type(sema, environment, &field->node) &&
            (may_be_type || !(field->node.flags & NODE_RESOLVED_TYPE)))
            return field->node.type;
        Span span = {field->name_at, field->name_at + field->name->length};
        if (field->node.flags & NODE_RESOLVED_TYPE)
            diag_error(sema->diagnostics, field->node.span, "expected a value, found type '%s'",
                       field->name->text);
        else
            diag_error(sema->diagnostics, span, "cannot find type '%s'", field->name->text);
        return field->node.type = error_type(sema);
    }
    if (type_is_error(object))
        return field->node.type;
    // `Outer.Inner` names a type where no field does.
    if ((field->object->flags & NODE_RESOLVED_TYPE) && !member_field(sema, object, field->name) &&
        resolve_as_type(sema, environment, &field->node)) {
        if (may_be_type)
            return field->node.type;
        diag_error(sema->diagnostics, field->node.span, "expected a value, found type '%s'",
                   field->name->text);
        return field->node.type = error_type(sema);
    }
    return field->node.type = field_of_value(sema, environment, field);
}

// ---- Entries

Type *attribute_qualifier(Sema *sema, Environment *environment, Node *node) {
    if (node->kind == NODE_NAME) {
        Type *type = attribute_name(sema, environment, as_NameExpression(node), true);
        if (node->flags & NODE_RESOLVED_TYPE)
            return type;
        return node->type = type_capture_at(sema, node, type);
    }
    if (node->kind == NODE_FIELD) {
        Type *type = attribute_field(sema, environment, as_FieldAccess(node), true);
        if (node->flags & NODE_RESOLVED_TYPE)
            return type;
        return node->type = type_capture_at(sema, node, type);
    }
    return attribute_expression(sema, environment, node, NULL);
}

Type *attribute_target(Sema *sema, Environment *environment, Node *node) {
    if (node->kind == NODE_NAME)
        return attribute_name(sema, environment, as_NameExpression(node), false);
    if (node->kind == NODE_FIELD)
        return attribute_field(sema, environment, as_FieldAccess(node), false);
    if (node->kind == NODE_PARENTHESIZED)
        return node->type =
                   attribute_target(sema, environment, as_Parenthesized(node)->inner);
    if (node->kind == NODE_INDEX) {
        attribute_expression(sema, environment, node, NULL);
        Type *array = type_upper_bound(sema, as_Index(node)->array->type);
        if (array->kind == TYPE_ARRAY)
            node->type = array->element;
        return node->type;
    }
    attribute_expression(sema, environment, node, NULL);
    if (!type_is_error(node->type))
        diag_error(sema->diagnostics, node->span, "expected a variable to assign to");
    return error_type(sema);
}
