// Rules on methods that override or hide others (JLS 8.4.8): static or not,
// final, access, return type, exceptions; and @Override.
#include "sema/internal.h"

#include <string.h>

bool method_may_override(const Method *method, const Method *other) {
    ModifierSet wide = MODIFIER_PUBLIC | MODIFIER_PROTECTED;
    if ((other->modifiers & MODIFIER_PRIVATE) || other->is_constructor)
        return false;
    if ((other->modifiers & MODIFIER_STATIC) && class_is_interface(other->owner))
        return false; // not inherited (JLS 8.4.8)
    return (other->modifiers & wide) || other->owner->package == method->owner->package;
}

// ---- Types of the other method, as seen by the overriding one

static Type *adapted(Sema *sema, Class *site, Method *method, Method *other, Type *type) {
    Type *seen = type_of_member(sema, site->type, other->owner, type);
    uint32_t count = other->type_parameters.count;
    if (!count)
        return seen;
    if (method->type_parameters.count != count) // overrides by erasure
        return type_erasure(sema, seen);
    return type_substitute(&sema->types, seen, other->type_parameters.items,
                           method->type_parameters.items, count);
}

// The same types of parameters, and not only the same erasure.
static bool has_same_signature(Sema *sema, Class *site, Method *method, Method *other) {
    if (method->type_parameters.count != other->type_parameters.count)
        return false;
    for (uint32_t i = 0; i < method->parameters.count && i < other->parameters.count; i++)
        if (type_of_member(sema, site->type, method->owner, method->parameters.items[i]->type) !=
            adapted(sema, site, method, other, other->parameters.items[i]->type))
            return false;
    return true;
}

// JLS 8.4.5: return-type-substitutable. The erasure is enough where the method overrides by
// erasure.
static bool is_substitutable(Sema *sema, Type *type, Type *other, bool by_erasure) {
    if (type_is_error(type) || type_is_error(other))
        return true;
    if (!type_is_reference(type) || !type_is_reference(other))
        return type == other;
    return type_subtype_unchecked(sema, type, other) ||
           (by_erasure && type == type_erasure(sema, other));
}

static void check_return_type(Sema *sema, Class *site, Method *method, Method *other, Span span) {
    Type *type = type_of_member(sema, site->type, method->owner, method->return_type);
    Type *expected = adapted(sema, site, method, other, other->return_type);
    if (!is_substitutable(sema, type, expected, !has_same_signature(sema, site, method, other)))
        diag_error(sema->diagnostics, span,
                   "return type '%s' of '%s' is not compatible with '%s' in '%s'",
                   type_text(sema->arena, type), method->name->text,
                   type_text(sema->arena, expected), other->owner->name->text);
}

// ---- Access

static int access_rank(ModifierSet modifiers) {
    if (modifiers & MODIFIER_PUBLIC)
        return 3;
    if (modifiers & MODIFIER_PROTECTED)
        return 2;
    return modifiers & MODIFIER_PRIVATE ? 0 : 1;
}

static void check_access(Sema *sema, const Method *method, const Method *other, Span span) {
    static const char *const names[] = {"private", "package-private", "protected", "public"};
    int rank = access_rank(method->modifiers);
    int needed = access_rank(other->modifiers);
    if (rank < needed)
        diag_error(sema->diagnostics, span, "'%s' is %s and overrides a method of '%s' that is %s",
                   method_text(sema, method), names[rank], other->owner->name->text, names[needed]);
}

// ---- Exceptions

static bool is_unchecked(Sema *sema, Type *type) {
    Class *runtime = class_find_qualified(sema, "java.lang.RuntimeException");
    Class *error = class_find_qualified(sema, "java.lang.Error");
    return type_is_error(type) || (runtime && type_as_super(sema, type, runtime)) ||
           (error && type_as_super(sema, type, error));
}

static bool is_declared(Sema *sema, Class *site, Method *method, Method *other, Type *thrown) {
    for (uint32_t i = 0; i < other->thrown.count; i++) {
        Type *declared = adapted(sema, site, method, other, other->thrown.items[i]);
        if (type_is_error(declared) || type_subtype(sema, thrown, declared))
            return true;
    }
    return false;
}

static void check_thrown(Sema *sema, Class *site, Method *method, Method *other, Span span) {
    for (uint32_t i = 0; i < method->thrown.count; i++) {
        Type *thrown = type_of_member(sema, site->type, method->owner, method->thrown.items[i]);
        if (!is_unchecked(sema, thrown) && !is_declared(sema, site, method, other, thrown))
            diag_error(sema->diagnostics, span,
                       "'%s' throws '%s', which the overridden method of '%s' does not",
                       method_text(sema, method), type_text(sema->arena, thrown),
                       other->owner->name->text);
    }
}

// ---- One method and another that it overrides

// Can it be overridden or hidden at all?
static bool check_kind(Sema *sema, Method *method, Method *other, Span span) {
    const char *text = method_text(sema, method);
    const char *owner = other->owner->name->text;
    bool is_static = method->modifiers & MODIFIER_STATIC;
    bool other_is_static = other->modifiers & MODIFIER_STATIC;
    if (is_static && !other_is_static)
        diag_error(sema->diagnostics, span, "static method '%s' cannot hide the one of '%s'", text,
                   owner);
    else if (!is_static && other_is_static)
        diag_error(sema->diagnostics, span, "'%s' cannot override the static method of '%s'", text,
                   owner);
    else if (other->modifiers & MODIFIER_FINAL)
        diag_error(sema->diagnostics, span, "'%s' cannot override the final method of '%s'", text,
                   owner);
    else
        return true;
    return false;
}

void check_override(Sema *sema, Class *site, Method *method, Method *other, Span span) {
    if (!method->owner->unit->is_library && method_is_newer(sema, other))
        return; // written for the release of the JDK, which does not have it
    if (!check_kind(sema, method, other, span))
        return;
    check_access(sema, method, other, span);
    check_return_type(sema, site, method, other, span);
    check_thrown(sema, site, method, other, span);
}

// ---- All methods of a class

static bool is_override_annotation(Node *annotation) {
    NamedType *type = as_NamedType(as_Annotation(annotation)->type);
    return type && type->name && !strcmp(type->name->text, "Override");
}

static Node *override_annotation(const Method *method) {
    Modifiers *modifiers = as_Modifiers(method->declaration->modifiers);
    for (uint32_t i = 0; modifiers && i < modifiers->annotations.count; i++)
        if (is_override_annotation(modifiers->annotations.items[i]))
            return modifiers->annotations.items[i];
    return NULL;
}

// JLS 9.6.4.4: the accessor of a component counts as overriding.
static bool is_accessor(const Method *method) {
    const VariableList *components = &method->owner->record_components;
    for (uint32_t i = 0; i < components->count; i++)
        if (components->items[i]->name == method->name && !method->parameters.count)
            return true;
    return false;
}

static bool same_erasure(Sema *sema, const Method *method, const Method *other) {
    if (method->parameters.count != other->parameters.count)
        return false;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (type_erasure(sema, method->parameters.items[i]->type) !=
            type_erasure(sema, other->parameters.items[i]->type))
            return false;
    return true;
}

// Methods that look the same once types are erased must override each other (JLS 8.4.8.3).
static void check_clash(Sema *sema, Method *method, Method *other) {
    if (!same_erasure(sema, method, other) || method->owner->has_error || other->owner->has_error)
        return;
    diag_error(sema->diagnostics, method_name_span(method),
               "'%s' has the same erasure as '%s' of '%s' but does not override it",
               method_text(sema, method), method_text(sema, other), other->owner->name->text);
}

// One that the model of a library class leaves out.
static bool overrides_unmodelled(Sema *sema, Method *method, Class *super) {
    const MethodList *members = member_methods(sema, super, method->name);
    for (uint32_t i = 0; i < members->count; i++)
        if (members->items[i]->class_member && members->items[i]->owner == super &&
            method_may_override(method, members->items[i]) &&
            method_overrides(sema, method, members->items[i], method->owner))
            return true;
    return false;
}

static bool overrides_in(Sema *sema, Method *method, Class *super) {
    bool found = false;
    const MethodList *named = class_methods_named(sema, super, method->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *other = named->items[i];
        if (!method_may_override(method, other))
            continue;
        if (!method_overrides(sema, method, other, method->owner)) {
            check_clash(sema, method, other);
            continue;
        }
        found = true;
        check_override(sema, method->owner, method, other, method_name_span(method));
    }
    return found || overrides_unmodelled(sema, method, super);
}

// JLS 9.2: an interface has the public methods of Object, too.
static bool overrides_object(Sema *sema, Method *method) {
    Class *object = sema->types.object->class_symbol;
    const MethodList *named = class_methods_named(sema, object, method->name);
    for (uint32_t i = 0; named && i < named->count; i++)
        if ((named->items[i]->modifiers & MODIFIER_PUBLIC) &&
            method_overrides(sema, method, named->items[i], method->owner))
            return true;
    return false;
}

static void check_method(Sema *sema, Method *method, const ClassList *supers) {
    bool found = false;
    bool is_interface = class_is_interface(method->owner);
    for (uint32_t i = 0; i < supers->count; i++) {
        Class *super = supers->items[i];
        bool is_object = super == sema->types.object->class_symbol;
        if (super != method->owner && !(is_interface && is_object))
            found |= overrides_in(sema, method, super);
    }
    if (is_interface && (method->modifiers & MODIFIER_DEFAULT) && overrides_object(sema, method))
        diag_error(sema->diagnostics, method_name_span(method),
                   "a default method cannot override '%s' of Object", method_text(sema, method));
    Node *annotation = override_annotation(method);
    if (!annotation || method->owner->has_error)
        return;
    found = found && !(method->modifiers & MODIFIER_STATIC);
    if (!found && !is_accessor(method) && !(is_interface && overrides_object(sema, method)))
        diag_error(sema->diagnostics, annotation->span, "method '%s' does not override anything",
                   method_text(sema, method));
}

void check_overriding(Sema *sema, Class *class_symbol) {
    ClassList supers = {0};
    class_all_supers(sema, class_symbol, &supers);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        if (method->declaration && !method->is_constructor)
            check_method(sema, method, &supers);
    }
}
