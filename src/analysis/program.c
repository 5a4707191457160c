// Programs that begin with a `main` that is not static.
//
// JLS 12.1.4: the virtual machine makes an object with the constructor without parameters, and
// calls `main` of it. A static method that nobody wrote does the same, and is the program.
#include "analysis/internal.h"

#include "lower/code.h"

static Method *starting_constructor(Code *code, Class *owner) {
    Method *found = find_method(code, owner, "<init>", 0);
    return found && !(found->modifiers & MODIFIER_PRIVATE) && !found->has_error ? found : NULL;
}

static bool can_be_started(const Class *owner) {
    bool is_inner = owner->outer && !(owner->modifiers & MODIFIER_STATIC);
    return owner->kind == CLASS_CLASS && !owner->class_file && !owner->is_local && !is_inner &&
           !(owner->modifiers & MODIFIER_ABSTRACT);
}

static void add_parameters(Code *code, Method *program, const Method *target,
                           RegisterList *arguments) {
    for (uint32_t i = 0; i < target->parameters.count; i++) {
        Variable *parameter = ARENA_NEW(code->arena, Variable);
        *parameter = *target->parameters.items[i];
        parameter->method = program;
        vector_push(code->arena, &program->parameters, parameter);
        add_parameter(code, parameter->type, parameter);
        vector_push(code->arena, arguments, variable_register(code, parameter));
    }
}

Method *analysis_program(Lowering *lowering, Method *target) {
    Class *owner = target->owner;
    if (!can_be_started(owner) || target->has_error)
        return NULL;
    Code *code = code_new(lowering, owner, "program");
    Method *constructor = starting_constructor(code, owner);
    if (!constructor)
        return NULL;
    Method *program = ARENA_NEW(lower_arena(lowering), Method);
    *program = (Method){.name = target->name,
                        .owner = owner,
                        .modifiers = MODIFIER_STATIC | MODIFIER_PUBLIC,
                        .return_type = target->return_type,
                        .thrown = target->thrown,
                        .declaration = target->declaration};
    code->ir->symbol = program;
    RegisterList arguments = {0}, none = {0};
    add_parameters(code, program, target, &arguments);
    if (target->declaration)
        code->span = (Span){target->declaration->name_at,
                            target->declaration->name_at + target->declaration->name->length};
    IrRegister object = create_object(code, owner, constructor, 0, &none);
    emit_call(code, target, object, &arguments, false);
    code_finish(code);
    lower_give(lowering, program, code->ir);
    return program;
}
