// Rules that only annotation types have (JLS 9.6.1): the types of their elements.
#include "sema/internal.h"

static bool is_class_called(Sema *sema, const Type *type, const char *dotted) {
    return type->class_symbol == class_find_qualified(sema, dotted);
}

static bool is_element_type(Sema *sema, const Type *type) {
    if (type->kind == TYPE_ARRAY && type->element->kind != TYPE_ARRAY)
        type = type->element;
    if (type_is_primitive(type) || type_is_error(type))
        return true;
    if (type->kind != TYPE_CLASS)
        return false;
    ClassKind kind = type->class_symbol->kind;
    return kind == CLASS_ENUM || kind == CLASS_ANNOTATION ||
           is_class_called(sema, type, "java.lang.String") ||
           is_class_called(sema, type, "java.lang.Class");
}

static void check_element(Sema *sema, const Method *element) {
    Span span = method_name_span(element);
    const char *name = element->name->text;
    if (element->parameters.count || element->type_parameters.count || element->thrown.count)
        diag_error(sema->diagnostics, span,
                   "annotation element '%s' takes no parameters and throws nothing", name);
    if (!is_element_type(sema, element->return_type))
        diag_error(sema->diagnostics, span, "annotation element '%s' cannot have type '%s'", name,
                   type_text(sema->arena, element->return_type));
}

void check_annotation_elements(Sema *sema, Class *class_symbol) {
    bool is_annotation = class_symbol->kind == CLASS_ANNOTATION;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (!method->declaration || (method->modifiers & MODIFIER_MODEL))
            continue;
        if (is_annotation)
            check_element(sema, method);
        else if (method->declaration->default_value)
            diag_error(sema->diagnostics, method->declaration->default_value->span,
                       "only an annotation element can have a default value");
    }
}
