// Specifications of types: invariants, constraints, represents clauses, and the
// data groups of fields.
#include "sema/internal.h"
#include "sema/specs.h"

static Environment type_clause_environment(Sema *sema, Class *class_symbol, Node *modifiers,
                                           JmlKeyword keyword) {
    Environment environment = jml_environment(sema, class_environment(sema, class_symbol), keyword);
    ModifierSet flags = ast_modifiers(modifiers);
    environment.is_static = (flags & MODIFIER_STATIC) || keyword == JML_AXIOM;
    environment.jml->allows_old = keyword == JML_CONSTRAINT;
    environment.jml->visibility = flags & (MODIFIER_PUBLIC | MODIFIER_PROTECTED | MODIFIER_PRIVATE);
    return environment;
}

// A name that means no method of the class is a mistake: the clause would speak of nothing.
static bool attribute_method_name(Sema *sema, Environment *environment, Class *class_symbol,
                                  MethodName *name) {
    for (uint32_t i = 0; i < name->parameters.count; i++)
        resolve_type(sema, environment, name->parameters.items[i]);
    ClassList supers = {0};
    class_all_supers(sema, class_symbol, &supers);
    for (uint32_t i = 0; i < supers.count; i++)
        for (uint32_t j = 0; j < supers.items[i]->methods.count; j++)
            if (method_is_named(sema, supers.items[i]->methods.items[j], name))
                return true;
    jml_fail(sema, environment, name->node.span,
             arena_format(sema->arena, "cannot find method '%s'", name->name->text));
    return false;
}

static void attribute_type_clause(Sema *sema, Class *class_symbol, TypeClause *clause) {
    Environment environment =
        type_clause_environment(sema, class_symbol, clause->modifiers, clause->keyword);
    attribute_clause_condition(sema, &environment, &clause->expression);
    bool are_known = true;
    for (uint32_t i = 0; i < clause->methods.count; i++)
        are_known &= attribute_method_name(sema, &environment, class_symbol,
                                           as_MethodName(clause->methods.items[i]));
    if (are_known)
        return;
    clause->methods.count = 0;
    unsupported_put(sema, &clause->expression, type_primitive(&sema->types, TYPE_BOOLEAN),
                    clause->node.span, "JML with an error");
}

// ---- represents

static Variable *named_variable(Node *node) {
    if (node->kind == NODE_NAME)
        return as_NameExpression(node)->variable;
    if (node->kind == NODE_FIELD)
        return as_FieldAccess(node)->variable;
    return NULL;
}

static const Name *source_name(Node *node) {
    if (node->kind == NODE_NAME)
        return as_NameExpression(node)->name;
    return node->kind == NODE_FIELD ? as_FieldAccess(node)->name : NULL;
}

static Type *fail_not(Sema *sema, Environment *environment, Node *node, const char *expected) {
    const Name *name = source_name(node);
    return jml_fail(sema, environment, node->span,
                    name ? arena_format(sema->arena, "'%s' is not %s", name->text, expected)
                         : arena_format(sema->arena, "expected %s", expected));
}

// A class represents the model fields of its own objects: declared here or inherited.
static bool is_own_model_field(Sema *sema, Class *class_symbol, const Variable *variable) {
    return variable && variable->kind == VARIABLE_FIELD && (variable->modifiers & MODIFIER_MODEL) &&
           class_is_subclass(sema, class_symbol, variable->owner);
}

static void attribute_represents(Sema *sema, Class *class_symbol, Represents *represents) {
    Environment environment =
        type_clause_environment(sema, class_symbol, represents->modifiers, JML_REPRESENTS);
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(&represents->expression);
    Type *type = attribute_expression(sema, &environment, represents->location, NULL);
    if (!type_is_error(type) &&
        !is_own_model_field(sema, class_symbol, named_variable(represents->location)))
        type = fail_not(sema, &environment, represents->location, "a model field");
    if (represents->is_relation)
        attribute_condition(sema, &environment, represents->expression);
    else if (type_is_error(type))
        attribute_expression(sema, &environment, represents->expression, NULL);
    else if (type->kind == TYPE_LOCATIONS)
        attribute_location_set(sema, &environment, represents->expression);
    else
        attribute_assigned(sema, &environment, represents->expression, type);
    check_specification_expression(sema, &environment, represents->expression);
    TypeKind kind = represents->is_relation ? TYPE_BOOLEAN : TYPE_INT;
    Type *expected =
        represents->is_relation || type_is_error(type) ? type_primitive(&sema->types, kind) : type;
    unsupported_settle(sema, &represents->expression, expected, errors);
}

// ---- Data groups of fields

static bool is_data_group_type(Sema *sema, const Type *type) {
    return type->kind == TYPE_CLASS &&
           type->class_symbol->name == name_from(sema->names, "JMLDataGroup");
}

static bool is_data_group(Sema *sema, const Variable *variable) {
    return variable && ((variable->modifiers & MODIFIER_MODEL) ||
                        (variable->type && is_data_group_type(sema, variable->type)));
}

// JML: every object has the group objectState, whether or
// not the model of java.lang.Object declares it.
static bool is_object_state(Sema *sema, Node *group) {
    const Name *name = name_from(sema->names, "objectState");
    return group->kind == NODE_NAME && as_NameExpression(group)->name == name;
}

static void attribute_group_name(Sema *sema, Environment *environment, Node *group) {
    if (is_object_state(sema, group) &&
        !member_field(sema, environment->class_symbol->type, as_NameExpression(group)->name)) {
        group->type = type_primitive(&sema->types, TYPE_LOCATIONS);
        return;
    }
    Type *type = attribute_expression(sema, environment, group, NULL);
    if (!type_is_error(type) && !is_data_group(sema, named_variable(group)))
        fail_not(sema, environment, group, "a data group or model field");
}

static void attribute_field_groups(Sema *sema, Class *class_symbol, VariableDeclaration *field) {
    for (uint32_t i = 0; i < field->groups.count; i++) {
        FieldGroup *group = as_FieldGroup(field->groups.items[i]);
        Environment environment =
            type_clause_environment(sema, class_symbol, field->modifiers, group->keyword);
        environment.jml->is_location = true;
        environment.jml->visibility = 0;
        if (group->member)
            attribute_location(sema, &environment, &group->member);
        for (uint32_t k = 0; k < group->groups.count; k++)
            attribute_group_name(sema, &environment, group->groups.items[k]);
    }
}

void attribute_type_clauses(Sema *sema, Class *class_symbol) {
    ClassDeclaration *declaration = class_symbol->declaration;
    if (!declaration)
        return;
    for (uint32_t i = 0; i < declaration->clauses.count; i++) {
        Node *clause = declaration->clauses.items[i];
        if (clause->kind == NODE_REPRESENTS)
            attribute_represents(sema, class_symbol, as_Represents(clause));
        else
            attribute_type_clause(sema, class_symbol, as_TypeClause(clause));
    }
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (declaration->members.items[i]->kind == NODE_VARIABLE)
            attribute_field_groups(sema, class_symbol,
                                   as_VariableDeclaration(declaration->members.items[i]));
}
