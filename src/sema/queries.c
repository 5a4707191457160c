#include "sema/queries.h"

#include "sema/internal.h"

#include <string.h>

bool query_is_subtype(Sema *sema, Type *sub, Type *super) {
    return type_subtype(sema, sub, super);
}

bool query_is_subclass(Sema *sema, Class *class_symbol, Class *of) {
    return class_is_subclass(sema, class_symbol, of);
}

Type *query_erasure(Sema *sema, Type *type) {
    return type_erasure(sema, type);
}

Type *query_boxed(Sema *sema, Type *type) {
    return type_boxed(sema, type);
}

Type *query_box_of_void(Sema *sema) {
    return type_box(sema, TYPE_VOID);
}

Type *query_unboxed(Sema *sema, Type *type) {
    return type_is_primitive(type) ? NULL : type_unboxed(sema, type);
}

Type *query_functional_type(Sema *sema, Type *target, Method **method) {
    return functional_type(sema, target, method);
}

const MethodList *query_methods(Sema *sema, Class *class_symbol, const char *name) {
    return member_methods(sema, class_symbol, name_from(sema->names, name));
}

const Name *query_name_of_text(Sema *sema, const Constant *constant) {
    const char *bytes = constant->length ? (const char *)constant->units : "";
    return name_intern(sema->names, bytes, constant->length * sizeof *constant->units);
}

Variable *query_field(Sema *sema, Class *class_symbol, const char *name) {
    return member_field(sema, class_symbol->type, name_from(sema->names, name));
}

bool query_overrides(Sema *sema, Method *method, Method *other, Class *site) {
    return method_overrides(sema, method, other, site);
}

Class *query_class(Sema *sema, const char *dotted) {
    return class_find_qualified(sema, dotted);
}

void query_complete(Sema *sema, Class *class_symbol) {
    class_complete_members(sema, class_symbol);
}

void query_supers(Sema *sema, Class *class_symbol, ClassList *list) {
    class_all_supers(sema, class_symbol, list);
}

Type *query_as_super(Sema *sema, Type *type, Class *super) {
    return type_as_super(sema, type, super);
}

Type *query_member_type(Sema *sema, Type *site, Class *owner, Type *declared) {
    return type_of_member(sema, site, owner, declared);
}

const Constant *query_constant(Sema *sema, Variable *variable) {
    return variable_constant(sema, variable);
}

void query_type_bodies(Sema *sema, Class *class_symbol) {
    Class *outermost = class_outermost(class_symbol);
    if (outermost->state != CLASS_BODIES)
        attribute_class(sema, outermost);
}

void query_member_classes(Sema *sema, Class *class_symbol) {
    if (class_symbol->class_file)
        class_file_enter_members(sema, class_symbol);
}

bool query_is_made_up(const Variable *field) {
    return !field->declaration && !field->class_member;
}

bool query_may_override(const Method *method, const Method *other) {
    return method_may_override(method, other);
}

Type *query_upper_bound(Sema *sema, Type *type) {
    return type_upper_bound(sema, type);
}

Type *query_promoted(Sema *sema, Type *a, Type *b) {
    return type_promote_binary(sema, a, b);
}

const Name *query_name(Sema *sema, const char *text) {
    return name_from(sema->names, text);
}

Variable *query_variable(Node *node) {
    if (node->kind == NODE_NAME)
        return as_NameExpression(node)->variable;
    return node->kind == NODE_FIELD ? as_FieldAccess(node)->variable : NULL;
}

Method *query_accessor(Sema *sema, Class *record, const Variable *component) {
    const MethodList *list = member_methods(sema, record, component->name);
    for (uint32_t i = 0; i < list->count; i++)
        if (!list->items[i]->parameters.count)
            return list->items[i];
    return NULL;
}

bool query_is_open_method(const Method *method) {
    const Class *owner = method->owner;
    if (method->is_constructor || !owner->unit || owner->unit->is_library || owner->is_local ||
        owner->is_anonymous || owner->kind == CLASS_ENUM || owner->kind == CLASS_RECORD)
        return false;
    return !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_FINAL)) &&
           !(owner->modifiers & (MODIFIER_FINAL | MODIFIER_SEALED | MODIFIER_PRIVATE));
}

bool query_is_open_class(const Class *class_symbol) {
    if (!class_symbol->unit || class_symbol->unit->is_library)
        return false;
    bool is_closed =
        class_symbol->is_local || class_symbol->is_anonymous || class_symbol->kind == CLASS_ENUM ||
        class_symbol->kind == CLASS_RECORD ||
        (class_symbol->modifiers & (MODIFIER_FINAL | MODIFIER_SEALED | MODIFIER_PRIVATE));
    const Type *superclass = class_symbol->superclass;
    bool is_open = !is_closed || (superclass && superclass->kind == TYPE_CLASS &&
                                  query_is_open_class(superclass->class_symbol));
    for (uint32_t i = 0; !is_open && i < class_symbol->interfaces.count; i++)
        is_open = class_symbol->interfaces.items[i]->kind == TYPE_CLASS &&
                  query_is_open_class(class_symbol->interfaces.items[i]->class_symbol);
    return is_open;
}

bool query_is_havoc(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library &&
           !strcmp(class_symbol->qualified_name->text, "jury.Havoc");
}

Type *query_havocked_type(Node *location) {
    while (location->kind == NODE_PARENTHESIZED)
        location = as_Parenthesized(location)->inner;
    if (location->kind != NODE_ELEMENTS)
        return location->type;
    const Type *array = as_Elements(location)->array->type;
    return array && array->kind == TYPE_ARRAY ? array->element : NULL;
}
