// Native methods of the JDK that have a meaning: lib/jury/natives has them in Java, as static
// methods of a class of the same name, the receiver first. Those that only tell the virtual machine
// of a class do nothing. All others have no body: who calls one gets UNKNOWN at the call.
#include "lower/internal.h"

#include "classfile/class_file.h"

#include <string.h>

static bool has_parameters(Lowering *lowering, const Method *model, const Method *native) {
    uint32_t first = !(native->modifiers & MODIFIER_STATIC);
    if (!(model->modifiers & MODIFIER_STATIC) ||
        model->parameters.count != native->parameters.count + first)
        return false;
    for (uint32_t i = 0; i < native->parameters.count; i++)
        if (query_erasure(lowering->sema, native->parameters.items[i]->type) !=
            query_erasure(lowering->sema, model->parameters.items[i + first]->type))
            return false;
    return ir_type_of(model->return_type) == ir_type_of(native->return_type) &&
           (model->return_type->kind == TYPE_VOID) == (native->return_type->kind == TYPE_VOID);
}

static Method *find_model(Lowering *lowering, const Method *native) {
    const char *name =
        arena_format(lowering->arena, "jury.natives.%s", native->owner->qualified_name->text);
    Class *models = query_class(lowering->sema, name);
    const MethodList *list =
        models ? query_methods(lowering->sema, models, native->name->text) : NULL;
    for (uint32_t i = 0; list && i < list->count; i++)
        if (list->items[i]->owner == models && has_parameters(lowering, list->items[i], native))
            return list->items[i];
    return NULL;
}

// Which fields a class has, and where its native methods are.
static bool does_nothing(const Method *native) {
    return (native->modifiers & MODIFIER_STATIC) && !native->parameters.count &&
           native->return_type->kind == TYPE_VOID &&
           (!strcmp(native->name->text, "registerNatives") ||
            !strcmp(native->name->text, "initIDs"));
}

static bool is_native(const Method *method) {
    return method->class_member && !method->class_member->code && method->owner->class_file &&
           (method->modifiers & MODIFIER_NATIVE) && method->owner->unit->is_library;
}

bool has_native_model(Lowering *lowering, const Method *method) {
    return is_native(method) && (does_nothing(method) || find_model(lowering, method));
}

void lower_native(Code *code, const Method *method) {
    Method *model = find_model(code->lowering, method);
    RegisterList arguments = {0};
    if (!model) {
        return_value(code, 0);
        return;
    }
    for (uint32_t i = 0; i < code->ir->parameters.count; i++)
        vector_push(code->arena, &arguments, code->ir->parameters.items[i]);
    emit_initialize(code, model->owner);
    return_value(code, emit_call(code, model, 0, &arguments, false));
}
