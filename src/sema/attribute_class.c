// Typing of all bodies of a class: initialisers, methods, specifications.
//
// Requires:  the header and the members of the class (headers.c).
// Provides:  types and symbols in every expression of the class and of the
//            classes in it; what could not be typed is marked.
#include "sema/internal.h"

#include <string.h>

// ---- Counting

static SemaCounts *package_counts(Sema *sema, const Class *class_symbol) {
    SemaCounts *counts = map_get(&sema->body_counts, class_symbol->package);
    if (!counts) {
        counts = ARENA_NEW(sema->arena, SemaCounts);
        map_put(sema->arena, &sema->body_counts, class_symbol->package, counts);
    }
    return counts;
}

static bool is_inside_body(const Class *class_symbol) {
    for (; class_symbol; class_symbol = class_symbol->outer)
        if (class_symbol->is_local)
            return true;
    return false;
}

// Bodies of local classes are part of the bodies around them, which may be
// typed several times.
void note_body(Sema *sema, Class *class_symbol, bool is_typed) {
    if (is_inside_body(class_symbol))
        return;
    SemaCounts *counts = package_counts(sema, class_symbol);
    counts->bodies++;
    if (is_typed)
        counts->bodies_typed++;
}

SemaCounts sema_counts(const Sema *sema, const char *package_prefix) {
    SemaCounts sum = {0};
    size_t length = package_prefix ? strlen(package_prefix) : 0;
    for (uint32_t i = 0; i < sema->body_counts.capacity; i++) {
        const MapEntry *entry = &sema->body_counts.entries[i];
        const Package *package = entry->key;
        if (!package || (length && strncmp(package->name->text, package_prefix, length)))
            continue;
        const SemaCounts *counts = entry->value;
        sum.classes += counts->classes;
        sum.bodies += counts->bodies;
        sum.bodies_typed += counts->bodies_typed;
    }
    return sum;
}

// ---- Members

// Marks a declaration by whether errors were reported while it was typed. One
// inside a body may be typed several times: the last time counts.
static bool mark_declaration(Sema *sema, const Class *class_symbol, Node *declaration,
                             uint32_t errors_before) {
    bool is_typed = diag_errors(sema->diagnostics) == errors_before;
    if (!is_typed)
        declaration->flags |= NODE_HAS_ERROR;
    else if (is_inside_body(class_symbol))
        declaration->flags &= (uint16_t)~NODE_HAS_ERROR;
    return is_typed;
}

static Environment member_environment(Sema *sema, Class *class_symbol, bool is_static,
                                      const Node *declaration) {
    Environment environment = *class_environment(sema, class_symbol);
    if (declaration->flags & NODE_IN_JML)
        environment = jml_environment(sema, &environment, JML_NONE);
    environment.is_static = is_static;
    return environment;
}

static void attribute_field(Sema *sema, Class *class_symbol, VariableDeclaration *declaration) {
    Variable *field = declaration->symbol;
    if (!field)
        return;
    uint32_t errors = diag_errors(sema->diagnostics);
    Environment environment = member_environment(
        sema, class_symbol, field->modifiers & MODIFIER_STATIC, &declaration->node);
    attribute_annotations(sema, &environment, declaration->modifiers);
    environment.initializing = field;
    environment.in_initializer = true;
    uint32_t attempts = diag_attempt_errors(sema->diagnostics);
    if (declaration->initializer) {
        unsupported_reopen(&declaration->initializer);
        attribute_initializer(sema, &environment, declaration->initializer, field->type);
    }
    if (declaration->node.flags & NODE_IN_JML)
        unsupported_settle(sema, &declaration->initializer, field->type, attempts);
    mark_declaration(sema, class_symbol, &declaration->node, errors);
}

static void attribute_constant(Sema *sema, Class *class_symbol, EnumConstant *constant) {
    uint32_t errors = diag_errors(sema->diagnostics);
    Environment environment = member_environment(sema, class_symbol, true, &constant->node);
    attribute_annotations(sema, &environment, constant->modifiers);
    environment.initializing = constant->symbol;
    environment.in_initializer = true;
    attribute_enum_constant(sema, &environment, constant);
    mark_declaration(sema, class_symbol, &constant->node, errors);
}

static void declare_parameters(Sema *sema, Environment *environment, const Method *method) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        parameter->constant_known = true;
        declare_variable(sema, environment, parameter);
    }
    const NodeList *list = &method->declaration->parameters;
    for (uint32_t i = 0; i < list->count; i++)
        attribute_annotations(sema, environment, as_VariableDeclaration(list->items[i])->modifiers);
}

static void attribute_specified_body(Sema *sema, Environment *environment, Node *specification,
                                     Method *method, Node *body) {
    if (specification) {
        Environment inner = *environment;
        attribute_specification(sema, &inner, specification, method);
    }
    if (body)
        attribute_statement(sema, environment, body);
}

static void attribute_method(Sema *sema, Class *class_symbol, MethodDeclaration *declaration) {
    Method *method = declaration->symbol;
    if (!method)
        return;
    bool has_syntax_error =
        !is_inside_body(class_symbol) && (declaration->node.flags & NODE_HAS_ERROR);
    bool had_error = method->has_error || has_syntax_error;
    uint32_t errors = diag_errors(sema->diagnostics);
    Environment environment = member_environment(
        sema, class_symbol, method->modifiers & MODIFIER_STATIC, &declaration->node);
    environment.method = method;
    environment.return_type = method->return_type;
    environment.type_variables = method->type_parameters;
    attribute_annotations(sema, &environment, declaration->modifiers);
    declare_parameters(sema, &environment, method);
    if (declaration->default_value)
        attribute_annotation_value(sema, &environment, declaration->default_value,
                                   method->return_type);
    attribute_specified_body(sema, &environment, declaration->specification, method,
                             declaration->body);
    bool is_typed = mark_declaration(sema, class_symbol, &declaration->node, errors) && !had_error;
    method->has_error = !is_typed; // attempts at lambdas may have set it in vain
    if (declaration->body)
        note_body(sema, class_symbol, is_typed);
}

static void attribute_initializer_block(Sema *sema, Class *class_symbol, Initializer *initializer) {
    uint32_t errors = diag_errors(sema->diagnostics);
    Environment environment =
        member_environment(sema, class_symbol, initializer->is_static, &initializer->node);
    environment.in_initializer = true;
    attribute_specified_body(sema, &environment, initializer->specification, NULL,
                             initializer->body);
    bool is_typed = mark_declaration(sema, class_symbol, &initializer->node, errors);
    if (initializer->body)
        note_body(sema, class_symbol, is_typed);
}

static void attribute_member(Sema *sema, Class *class_symbol, Node *member) {
    switch (member->kind) {
    case NODE_VARIABLE: attribute_field(sema, class_symbol, as_VariableDeclaration(member)); return;
    case NODE_METHOD: attribute_method(sema, class_symbol, as_MethodDeclaration(member)); return;
    case NODE_INITIALIZER:
        attribute_initializer_block(sema, class_symbol, as_Initializer(member));
        return;
    default: // member classes have their turn later
        return;
    }
}

// ---- Classes

static void attribute_members(Sema *sema, Class *class_symbol) {
    ClassDeclaration *declaration = class_symbol->declaration;
    Environment *environment = class_environment(sema, class_symbol);
    Environment header = *environment;
    header.header_only = true; // what stands in front of a class does not see its members
    attribute_annotations(sema, &header, declaration->modifiers);
    for (uint32_t i = 0; i < declaration->components.count; i++)
        attribute_annotations(sema, environment,
                              as_VariableDeclaration(declaration->components.items[i])->modifiers);
    for (uint32_t i = 0; i < declaration->constants.count; i++)
        attribute_constant(sema, class_symbol, as_EnumConstant(declaration->constants.items[i]));
    for (uint32_t i = 0; i < declaration->members.count; i++)
        attribute_member(sema, class_symbol, declaration->members.items[i]);
    attribute_type_clauses(sema, class_symbol);
}

void attribute_class(Sema *sema, Class *class_symbol) {
    if (class_symbol->state == CLASS_BODIES)
        return;
    class_complete_members(sema, class_symbol);
    class_symbol->state = CLASS_BODIES;
    if (class_symbol->class_file)
        return; // whoever compiled it has checked it
    if (!is_inside_body(class_symbol))
        package_counts(sema, class_symbol)->classes++;
    bool had_error = class_symbol->has_error;
    uint32_t errors = diag_errors(sema->diagnostics);
    attribute_members(sema, class_symbol);
    class_symbol->has_error = had_error; // bodies are marked one by one
    uint32_t before = diag_errors(sema->diagnostics);
    check_class(sema, class_symbol);
    class_symbol->is_wrong = had_error || diag_errors(sema->diagnostics) != before;
    bool is_typed = diag_errors(sema->diagnostics) == errors && !class_symbol->has_error;
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        attribute_class(sema, class_symbol->member_classes.items[i]);
    // Local classes are followed where they stand, with what is assigned there.
    if (is_typed && !is_inside_body(class_symbol))
        flow_check_class(sema, class_symbol);
}
