// Annotations: their types and the values of their elements.
//
// Many annotations come from libraries that are not at hand. They change
// nothing in what a program does, so one that is not found is only worth a
// warning.
#include "classfile/class_file.h"
#include "sema/internal.h"

#include <string.h>

static void attribute_annotation(Sema *sema, Environment *environment, Annotation *annotation);

// "a.b.C" as written.
static const Name *dotted_name(Sema *sema, NamedType *type) {
    const Name *prefix = type->qualifier ? dotted_name(sema, as_NamedType(type->qualifier)) : NULL;
    return name_join(sema->names, prefix, type->name);
}

static Class *find_annotation_class(Sema *sema, Environment *environment, NamedType *type) {
    if (!type->name)
        return NULL;
    if (!type->qualifier)
        return resolve_class_name(sema, environment, type->name);
    NamedType *qualifier = as_NamedType(type->qualifier);
    Class *outer = find_annotation_class(sema, environment, qualifier);
    if (outer)
        return member_class(sema, outer, type->name);
    if (!qualifier->name || !package_exists(sema, dotted_name(sema, qualifier)))
        return NULL;
    return class_find_qualified(sema, dotted_name(sema, type)->text);
}

static Class *resolve_annotation(Sema *sema, Environment *environment, Annotation *annotation) {
    NamedType *type = as_NamedType(annotation->type);
    Class *class_symbol = find_annotation_class(sema, environment, type);
    type->node.type = type_primitive(&sema->types, TYPE_ERROR);
    if (!class_symbol) {
        if (type->name)
            diag_warning(sema->diagnostics, type->node.span, "annotation type '%s' was not found",
                         dotted_name(sema, type)->text);
        return NULL;
    }
    if (class_symbol->kind != CLASS_ANNOTATION) {
        diag_error(sema->diagnostics, type->node.span, "'%s' is not an annotation type",
                   class_symbol->name->text);
        return NULL;
    }
    class_complete_members(sema, class_symbol);
    type->node.type = class_symbol->type;
    return class_symbol;
}

// ---- Values

static void attribute_array_value(Sema *sema, Environment *environment, ArrayInitializer *array,
                                  Type *type) {
    array->node.type = type;
    if (type->kind != TYPE_ARRAY && !type_is_error(type)) {
        diag_error(sema->diagnostics, array->node.span, "expected a value of type '%s'",
                   type_text(sema->arena, type));
        return;
    }
    Type *element = type_is_error(type) ? type : type->element;
    for (uint32_t i = 0; i < array->elements.count; i++)
        attribute_annotation_value(sema, environment, array->elements.items[i], element);
}

// A constant expression, an enum constant or a class literal (JLS 9.7.1).
static bool is_fixed(Sema *sema, Node *value, Type *type) {
    while (value->kind == NODE_PARENTHESIZED)
        value = as_Parenthesized(value)->inner;
    if (type_is_primitive(type) || type == sema->types.string)
        return value->constant != NULL;
    if (type->kind != TYPE_CLASS || type->class_symbol->kind != CLASS_ENUM)
        return value->kind == NODE_CLASS_LITERAL;
    const Variable *variable = value->kind == NODE_NAME    ? as_NameExpression(value)->variable
                               : value->kind == NODE_FIELD ? as_FieldAccess(value)->variable
                                                           : NULL;
    return variable && variable->kind == VARIABLE_ENUM_CONSTANT;
}

void attribute_annotation_value(Sema *sema, Environment *environment, Node *value, Type *type) {
    if (value->kind == NODE_ARRAY_INITIALIZER) {
        attribute_array_value(sema, environment, as_ArrayInitializer(value), type);
        return;
    }
    // One value stands for an array of one (JLS 9.7.1).
    if (type->kind == TYPE_ARRAY)
        type = type->element;
    if (value->kind != NODE_ANNOTATION) {
        Type *found = attribute_assigned(sema, environment, value, type);
        if (!type_is_error(found) && !type_is_error(type) && !is_fixed(sema, value, type))
            diag_error(sema->diagnostics, value->span,
                       "the value of an annotation must be a constant");
        return;
    }
    Annotation *annotation = as_Annotation(value);
    attribute_annotation(sema, environment, annotation);
    Type *found = annotation->type->type;
    if (!type_is_error(found) && !type_is_error(type) && found != type)
        diag_error(sema->diagnostics, value->span, "cannot convert '%s' to '%s'",
                   type_text(sema->arena, found), type_text(sema->arena, type));
}

static Method *find_element(Sema *sema, Class *class_symbol, const Name *name) {
    const MethodList *methods = class_methods_named(sema, class_symbol, name);
    return methods ? methods->items[0] : NULL;
}

static void attribute_argument(Sema *sema, Environment *environment, Class *class_symbol,
                               AnnotationArgument *argument) {
    const Name *name = argument->name ? argument->name : sema->known.value;
    const Method *element = find_element(sema, class_symbol, name);
    if (!element) {
        diag_error(sema->diagnostics, argument->node.span, "annotation '%s' has no element '%s'",
                   class_symbol->name->text, name->text);
        return;
    }
    attribute_annotation_value(sema, environment, argument->value, element->return_type);
}

static bool has_argument(Sema *sema, const Annotation *annotation, const Name *name) {
    for (uint32_t i = 0; i < annotation->arguments.count; i++) {
        const AnnotationArgument *argument = as_AnnotationArgument(annotation->arguments.items[i]);
        if ((argument->name ? argument->name : sema->known.value) == name)
            return true;
    }
    return false;
}

static void check_complete(Sema *sema, const Annotation *annotation, const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *element = class_symbol->methods.items[i];
        bool has_default = element->class_member
                               ? element->class_member->annotation_default != NULL
                               : element->declaration && element->declaration->default_value;
        bool is_needed =
            (element->modifiers & MODIFIER_ABSTRACT) && element->declaration && !has_default;
        if (is_needed && !has_argument(sema, annotation, element->name))
            diag_error(sema->diagnostics, annotation->node.span,
                       "annotation '%s' needs a value for '%s'", class_symbol->name->text,
                       element->name->text);
    }
}

static bool is_repeated(const Annotation *annotation, uint32_t index) {
    const Name *name = as_AnnotationArgument(annotation->arguments.items[index])->name;
    for (uint32_t i = 0; i < index && name; i++)
        if (as_AnnotationArgument(annotation->arguments.items[i])->name == name)
            return true;
    return false;
}

static void attribute_annotation(Sema *sema, Environment *environment, Annotation *annotation) {
    Class *class_symbol = resolve_annotation(sema, environment, annotation);
    if (!class_symbol)
        return;
    for (uint32_t i = 0; i < annotation->arguments.count; i++) {
        AnnotationArgument *argument = as_AnnotationArgument(annotation->arguments.items[i]);
        if (!argument->name && annotation->arguments.count > 1)
            diag_error(sema->diagnostics, argument->node.span,
                       "an annotation with several values needs their names");
        else if (is_repeated(annotation, i))
            diag_error(sema->diagnostics, argument->node.span,
                       "annotation '%s' has two values for '%s'", class_symbol->name->text,
                       argument->name->text);
        attribute_argument(sema, environment, class_symbol, argument);
    }
    check_complete(sema, annotation, class_symbol);
}

static bool is_repeatable(const Class *class_symbol) {
    for (uint32_t i = 0;
         class_symbol->class_file && i < class_symbol->class_file->annotations.count; i++)
        if (class_text_is(class_symbol->class_file->annotations.items[i].type,
                          "Ljava/lang/annotation/Repeatable;"))
            return true;
    const Node *modifiers = class_symbol->declaration->modifiers;
    const NodeList *annotations = modifiers ? &((const Modifiers *)modifiers)->annotations : NULL;
    for (uint32_t i = 0; annotations && i < annotations->count; i++) {
        const Name *name = as_NamedType(as_Annotation(annotations->items[i])->type)->name;
        if (name && !strcmp(name->text, "Repeatable"))
            return true;
    }
    return false;
}

// Only types marked so can annotate one thing twice (JLS 9.7.5).
static void check_repeated(Sema *sema, const NodeList *annotations) {
    for (uint32_t i = 1; i < annotations->count; i++) {
        const Annotation *annotation = as_Annotation(annotations->items[i]);
        const Type *type = annotation->type->type;
        for (uint32_t j = 0; j < i; j++)
            if (type->kind == TYPE_CLASS &&
                as_Annotation(annotations->items[j])->type->type == type &&
                !is_repeatable(type->class_symbol))
                diag_error(sema->diagnostics, annotation->node.span, "annotation '%s' is repeated",
                           type->class_symbol->name->text);
    }
}

void attribute_annotations(Sema *sema, Environment *environment, Node *modifiers) {
    if (!modifiers)
        return;
    Environment inner = *environment;
    inner.initializing = NULL;
    const NodeList *annotations = &as_Modifiers(modifiers)->annotations;
    for (uint32_t i = 0; i < annotations->count; i++)
        attribute_annotation(sema, &inner, as_Annotation(annotations->items[i]));
    check_repeated(sema, annotations);
}
