// What a Java virtual machine starts (JLS 12.1.4).
#include "sema/queries.h"

#include <string.h>

static bool takes_texts(const Method *method) {
    if (method->parameters.count != 1)
        return false;
    const Type *type = method->parameters.items[0]->type;
    return type && type->kind == TYPE_ARRAY && type->element->kind == TYPE_CLASS &&
           !strcmp(type->element->class_symbol->qualified_name->text, "java.lang.String");
}

bool query_may_be_main(const Method *method) {
    return !strcmp(method->name->text, "main") && !(method->modifiers & MODIFIER_PRIVATE) &&
           method->return_type && method->return_type->kind == TYPE_VOID &&
           (!method->parameters.count || takes_texts(method));
}

// JLS 12.1.4: of two, the one that takes the arguments is started.
static bool is_second(const Method *method) {
    const MethodList *methods = &method->owner->methods;
    for (uint32_t i = 0; !method->parameters.count && i < methods->count; i++)
        if (methods->items[i] != method && query_may_be_main(methods->items[i]) &&
            methods->items[i]->parameters.count)
            return true;
    return false;
}

bool query_is_main(const Method *method) {
    return (method->modifiers & MODIFIER_STATIC) && query_may_be_main(method) && !is_second(method);
}

bool query_is_instance_main(const Method *method) {
    return !(method->modifiers & MODIFIER_STATIC) && query_may_be_main(method) &&
           !is_second(method);
}
