// Rules that only records have (JLS 8.10): no instance state beside the
// components, the canonical constructor, accessors.
#include "sema/flow.h"

#include <string.h>

static void check_members(Sema *sema, Class *record) {
    const NodeList *members = &record->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_INITIALIZER && !as_Initializer(member)->is_static)
            diag_error(sema->diagnostics, member->span,
                       "a record cannot have an instance initialiser");
        if (member->kind != NODE_VARIABLE)
            continue;
        const VariableDeclaration *field = as_VariableDeclaration(member);
        ModifierSet allowed = MODIFIER_STATIC | MODIFIER_GHOST | MODIFIER_MODEL;
        if (!(ast_modifiers(field->modifiers) & allowed) && field->name)
            diag_error(sema->diagnostics, variable_name_span(field),
                       "a record cannot have instance field '%s'", field->name->text);
    }
}

// The accessor of such a component would be a method of Object (JLS 8.10.1).
static void check_component_names(Sema *sema, const Class *record) {
    static const char *const taken[] = {"clone",  "finalize",  "getClass", "hashCode",
                                        "notify", "notifyAll", "toString", "wait"};
    for (uint32_t i = 0; i < record->record_components.count; i++) {
        const Variable *component = record->record_components.items[i];
        for (size_t k = 0; k < sizeof taken / sizeof taken[0]; k++)
            if (!strcmp(component->name->text, taken[k]) && component->declaration)
                diag_error(sema->diagnostics, component->declaration->span,
                           "a record component cannot be called '%s'", taken[k]);
    }
}

// ---- Constructors

static bool is_canonical(Sema *sema, const Class *record, const Method *constructor) {
    const VariableList *components = &record->record_components;
    if (constructor->declaration->is_compact)
        return true;
    if (constructor->parameters.count != components->count)
        return false;
    for (uint32_t i = 0; i < components->count; i++)
        if (type_erasure(sema, components->items[i]->type) !=
            type_erasure(sema, constructor->parameters.items[i]->type))
            return false;
    return true;
}

static void check_parameter(Sema *sema, const Variable *component, const Variable *parameter) {
    if (type_is_error(component->type) || type_is_error(parameter->type))
        return;
    Span span = parameter->declaration->span;
    if (parameter->type != component->type)
        diag_error(sema->diagnostics, span,
                   "parameter of the canonical constructor must have type '%s', found '%s'",
                   type_text(sema->arena, component->type),
                   type_text(sema->arena, parameter->type));
    if (parameter->name != component->name)
        diag_error(sema->diagnostics, span,
                   "parameter of the canonical constructor must be called '%s', found '%s'",
                   component->name->text, parameter->name->text);
}

static void check_canonical(Sema *sema, const Class *record, const Method *constructor) {
    const VariableList *components = &record->record_components;
    if (constructor->thrown.count)
        diag_error(sema->diagnostics, method_name_span(constructor),
                   "the canonical constructor of a record cannot have a throws clause");
    if (constructor->type_parameters.count)
        diag_error(sema->diagnostics, method_name_span(constructor),
                   "the canonical constructor of a record cannot be generic");
    if (constructor->declaration->body && flow_constructor_call(constructor->declaration))
        diag_error(sema->diagnostics, method_name_span(constructor),
                   "the canonical constructor of a record cannot call another constructor");
    for (uint32_t i = 0; i < components->count && !constructor->declaration->is_compact; i++)
        check_parameter(sema, components->items[i], constructor->parameters.items[i]);
}

static bool calls_this(const MethodDeclaration *constructor) {
    const ConstructorCall *call = flow_constructor_call(constructor);
    return call && !call->is_super;
}

static void check_constructor(Sema *sema, const Class *record, const Method *constructor) {
    if (is_canonical(sema, record, constructor))
        check_canonical(sema, record, constructor);
    else if (constructor->declaration->body && !calls_this(constructor->declaration))
        diag_error(sema->diagnostics, method_name_span(constructor),
                   "a constructor of a record that is not the canonical one must call "
                   "'this(…)'");
}

// ---- Accessors

static void check_accessor(Sema *sema, const Method *accessor, const Variable *component) {
    const char *name = component->name->text;
    Span span = method_name_span(accessor);
    if (!type_is_error(accessor->return_type) && !type_is_error(component->type) &&
        accessor->return_type != component->type)
        diag_error(sema->diagnostics, span, "accessor '%s' must return '%s', found '%s'", name,
                   type_text(sema->arena, component->type),
                   type_text(sema->arena, accessor->return_type));
    if (!(accessor->modifiers & MODIFIER_PUBLIC))
        diag_error(sema->diagnostics, span, "accessor '%s' must be public", name);
    if (accessor->modifiers & MODIFIER_STATIC)
        diag_error(sema->diagnostics, span, "accessor '%s' cannot be static", name);
    if (accessor->thrown.count)
        diag_error(sema->diagnostics, span, "accessor '%s' cannot have a throws clause", name);
}

static void check_accessors(Sema *sema, const Class *record, const Method *method) {
    for (uint32_t i = 0; i < record->record_components.count; i++)
        if (record->record_components.items[i]->name == method->name && !method->parameters.count)
            check_accessor(sema, method, record->record_components.items[i]);
}

void check_record(Sema *sema, Class *class_symbol) {
    check_component_names(sema, class_symbol);
    check_members(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (!method->declaration)
            continue;
        if (method->is_constructor)
            check_constructor(sema, class_symbol, method);
        else
            check_accessors(sema, class_symbol, method);
    }
}
