// Copies by Object.clone().
#include "analysis/analysis.h"

#include "sema/queries.h"

static bool keeps_objects(Sema *sema, Class *class_symbol) {
    query_complete(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        const Variable *field = class_symbol->fields.items[i];
        if (!(field->modifiers & MODIFIER_STATIC) && !type_is_primitive(field->type) &&
            field->type != sema_types(sema)->string)
            return true;
    }
    return false;
}

static bool has_own_clone(Sema *sema, Class *class_symbol) {
    const MethodList *named = query_methods(sema, class_symbol, "clone");
    for (uint32_t i = 0; i < named->count; i++)
        if (named->items[i]->owner == class_symbol && !named->items[i]->parameters.count)
            return !(named->items[i]->modifiers & MODIFIER_NATIVE);
    return false;
}

// A model keeps arrays that nothing else may refer to: its own `clone`, through which every call
// comes, copies them, or nobody does. Real classes of the JDK do as they do in Java.
bool analysis_is_copied_whole(Sema *sema, Class *class_symbol) {
    const Class *object = sema_types(sema)->object->class_symbol;
    for (Class *at = class_symbol; at && at != object;
         at = at->superclass ? at->superclass->class_symbol : NULL)
        if (at->unit && at->unit->is_library && !at->class_file && keeps_objects(sema, at) &&
            !has_own_clone(sema, at))
            return false;
    return true;
}
