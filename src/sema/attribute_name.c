// Names: variables, fields, `this`, and what stands in front of a dot.
#include "sema/invocation.h"
#include "sema/queries.h"

#include <string.h>

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
    Variable *hidden;    // where nothing else was found: one that is not accessible
} FoundVariable;

static Variable *find_local(const Environment *environment, const Name *name) {
    for (const ScopeEntry *entry = environment->locals; entry; entry = entry->previous)
        if (entry->variable && entry->variable->name == name)
            return entry->variable;
    return NULL;
}

// Is there, between the two scopes, a local record, enum or interface? Those see no locals.
static bool is_static_local(const Environment *from, const Environment *to) {
    for (; from != to; from = from->outer)
        if (from->class_symbol && from->class_symbol->is_local &&
            (from->class_symbol->kind != CLASS_CLASS || from->is_static))
            return true;
    return false;
}

static FoundVariable find_variable(Sema *sema, Environment *environment, const Name *name) {
    FoundVariable found = {0};
    bool is_static = false;
    for (Environment *scope = environment; scope; scope = scope->outer) {
        found.variable = find_local(scope, name);
        if (found.variable) {
            found.needs_instance = scope != environment && is_static_local(environment, scope);
            return found;
        }
        if (!scope->class_symbol || scope->header_only)
            continue;
        is_static |= scope->is_static;
        found.variable = member_field(sema, scope->class_symbol->type, name);
        bool is_private = found.variable && (found.variable->modifiers & MODIFIER_PRIVATE);
        if (found.variable &&
            !member_accessible(sema, environment, found.variable->owner, found.variable->modifiers,
                               is_private ? scope->class_symbol->type : NULL)) {
            found.hidden = found.variable;
            found.variable = NULL; // not inherited: look further out
        }
        if (found.variable) {
            found.site = scope->class_symbol;
            found.needs_instance = (is_static || scope->in_constructor_call) &&
                                   !(found.variable->modifiers & MODIFIER_STATIC);
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
    case NODE_LITERAL: return ((const Literal *)node)->value.kind != CONSTANT_NULL;
    case NODE_NAME: return true;
    case NODE_FIELD: return looks_constant(((const FieldAccess *)node)->object);
    case NODE_PARENTHESIZED: return looks_constant(((const Parenthesized *)node)->inner);
    case NODE_UNARY: return looks_constant(((const Unary *)node)->operand);
    case NODE_BINARY:
        return looks_constant(((const Binary *)node)->left) &&
               looks_constant(((const Binary *)node)->right);
    case NODE_CAST: return looks_constant(((const Cast *)node)->operand);
    case NODE_CONDITIONAL: return looks_constant(((const Conditional *)node)->consequent);
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

static void report_unknown(Sema *sema, const Environment *environment, const NameExpression *name) {
    if (!lacks_jdk(sema, environment))
        diag_error(sema->diagnostics, name->node.span, "cannot find variable '%s'",
                   name->name->text);
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

// A simple name cannot read a field whose initialiser has not run yet (JLS 8.3.3).
static bool is_forward(const Environment *environment, const NameExpression *name,
                       const Variable *variable) {
    if (!environment->in_initializer || environment->jml || environment->is_assigning ||
        environment->class_symbol != variable->owner || !variable->declaration ||
        environment->is_static != ((variable->modifiers & MODIFIER_STATIC) != 0))
        return false;
    if (variable == environment->initializing)
        return true;
    return name->node.span.begin < variable->declaration->span.begin;
}

static void report_ambiguous(Sema *sema, Span span, const Variable *one, const Variable *other) {
    diag_error(sema->diagnostics, span, "'%s' is ambiguous: both '%s' and '%s' declare it",
               one->name->text, one->owner->name->text, other->owner->name->text);
}

// An enum's constructors and initialisers run before its static fields have values (JLS 8.9.2).
static void check_enum_field(Sema *sema, const Environment *environment, Span span,
                             Variable *variable) {
    if (!variable->owner || variable->owner->kind != CLASS_ENUM || environment->jml ||
        !(variable->modifiers & MODIFIER_STATIC) || !environment->class_symbol)
        return;
    bool in_constructor = environment->method && environment->method->is_constructor;
    if ((!in_constructor && (!environment->in_initializer || environment->is_static)) ||
        !class_is_subclass(sema, environment->class_symbol, variable->owner) ||
        variable_constant(sema, variable))
        return;
    diag_error(sema->diagnostics, span,
               "static field '%s' of the enum cannot be used in its constructors and initialisers",
               variable->name->text);
}

static void use_variable(Sema *sema, const Environment *environment, NameExpression *name,
                         const FoundVariable *found) {
    Variable *variable = found->variable;
    name->variable = variable;
    name->node.constant = variable_constant(sema, variable);
    if (found->needs_instance && found->site)
        diag_error(sema->diagnostics, name->node.span, "instance field '%s' cannot be used %s",
                   name->name->text, absence_of_instance(sema, environment, "in"));
    else if (found->needs_instance)
        diag_error(sema->diagnostics, name->node.span,
                   "local variable '%s' cannot be used in a static context", name->name->text);
    else if (is_forward(environment, name, variable))
        diag_error(sema->diagnostics, name->node.span,
                   "field '%s' cannot be used before its declaration", name->name->text);
    check_enum_field(sema, environment, name->node.span, variable);
    Variable *other = found->site ? member_field_again(sema, found->site->type, variable) : NULL;
    if (other)
        report_ambiguous(sema, name->node.span, variable, other);
    name->node.type = variable_type(sema, variable, found->site ? found->site->type : NULL);
}

static bool check_jml_only(Sema *sema, const Environment *environment, Span span,
                           const Variable *variable) {
    if (environment->jml || !is_jml_only(variable->modifiers) ||
        (environment->initializing && is_jml_only(environment->initializing->modifiers)))
        return true;
    diag_error(sema->diagnostics, span, "'%s' is a %s variable: it can be used in JML only",
               variable->name->text, variable->modifiers & MODIFIER_GHOST ? "ghost" : "model");
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
        use_variable(sema, environment, name, &found);
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
            report_unknown(sema, environment, name);
        return name->node.type = error_type(sema);
    }
    if (found.hidden)
        report_not_accessible(sema, name->node.span, name->name->text, found.hidden->modifiers,
                              found.hidden->owner->name);
    else
        report_unknown(sema, environment, name);
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
    bool has_length =
        site->kind == TYPE_SEQUENCE || (site->kind == TYPE_CLASS && query_is_jml_value(site));
    bool is_size = site->kind == TYPE_CLASS && !strcmp(field->name->text, "size");
    if (has_length && (is_size || field->name == sema->known.length))
        return type_primitive(&sema->types, TYPE_INT);
    Variable *variable = member_field(sema, site, field->name);
    if (!variable)
        return report_no_field(sema, field, site);
    field->variable = variable;
    if (variable->owner &&
        !member_accessible(sema, environment, variable->owner, variable->modifiers,
                           field->object->kind == NODE_SUPER ? NULL : site)) {
        report_not_accessible(sema, span, field->name->text, variable->modifiers,
                              variable->owner->name);
        return error_type(sema);
    }
    check_enum_field(sema, environment, span, variable);
    Variable *other = member_field_again(sema, site, variable);
    if (other)
        report_ambiguous(sema, span, variable, other);
    if (!check_jml_only(sema, environment, span, variable))
        return error_type(sema);
    if ((field->object->flags & NODE_RESOLVED_TYPE) && !(variable->modifiers & MODIFIER_STATIC) &&
        !(environment->jml && environment->jml->is_location)) {
        diag_error(sema->diagnostics, span,
                   "instance field '%s' cannot be used in a static context", field->name->text);
        return error_type(sema);
    }
    // Only of a type: with an object before it the name is no constant expression (JLS 15.29).
    const Constant *constant = variable_constant(sema, variable);
    field->node.constant = field->object->flags & NODE_RESOLVED_TYPE ? constant : NULL;
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
        if (resolve_as_type(sema, environment, &field->node) && may_be_type)
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
        return node->type = attribute_target(sema, environment, as_Parenthesized(node)->inner);
    if (node->kind == NODE_INDEX) {
        attribute_expression(sema, environment, node, NULL);
        Type *array = type_upper_bound(sema, as_Index(node)->array->type);
        if (array->kind == TYPE_ARRAY)
            node->type = array->element;
        return node->type;
    }
    attribute_expression(sema, environment, node, NULL);
    return error_type(sema); // no variable: the parser has said so
}
