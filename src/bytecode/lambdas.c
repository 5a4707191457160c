// Lambdas and method references of class files: objects of classes made for them, as
// LambdaMetafactory makes them. Each invokedynamic has one class; what it captures are its fields.
#include "bytecode/internal.h"

typedef struct ClassFileLambda {
    const ClassFile *file;
    uint8_t handle;      // HANDLE_…
    Method *called;      // NULL: not known
    TypeList function;   // parameters of the interface's method …
    TypeList parameters; // … as the type of the lambda has them
    Type *result;
} ClassFileLambda;

// ---- The class

static Variable *make_parameter(Code *code, Method *method, uint32_t index, Type *type) {
    Variable *parameter = ARENA_NEW(code->arena, Variable);
    parameter->name = query_name(code->sema, arena_format(code->arena, "p%u", index));
    parameter->kind = VARIABLE_PARAMETER;
    parameter->type = type;
    parameter->modifiers = MODIFIER_NULLABLE;
    parameter->owner = method->owner;
    parameter->method = method;
    parameter->constant_known = true;
    return parameter;
}

static Class *make_class(Translator *translator, Type *interface) {
    Code *code = translator->code;
    Lowering *lowering = code->lowering;
    Class *around = translator->method->owner;
    Class *made = ARENA_NEW(code->arena, Class);
    ClassDeclaration *declaration = NODE_NEW(code->arena, CLASS, ClassDeclaration, code->span);
    declaration->symbol = made;
    made->name = query_name(code->sema, arena_format(code->arena, "%s$lambda%u", around->name->text,
                                                     lowering->closure_classes.count + 1));
    made->qualified_name = made->name;
    made->modifiers = MODIFIER_FINAL;
    made->package = around->package;
    made->outer = around;
    made->unit = around->unit;
    made->declaration = declaration;
    made->state = CLASS_BODIES;
    made->is_local = made->is_static_context = true;
    made->superclass = code->types->object;
    made->type = type_class(code->types, made, NULL, NULL, 0);
    vector_push(code->arena, &made->interfaces, interface);
    return made;
}

static Method *make_method(Code *code, Class *owner, const Method *function, const TypeList *types,
                           Type *result) {
    Method *method = ARENA_NEW(code->arena, Method);
    method->name = function->name;
    method->owner = owner;
    method->modifiers = MODIFIER_PUBLIC;
    method->return_type = result;
    method->is_implicit = true;
    for (uint32_t i = 0; i < types->count; i++)
        vector_push(code->arena, &method->parameters,
                    make_parameter(code, method, i, types->items[i]));
    return method;
}

// ---- What the bootstrap method is given

static const PoolEntry *argument(const Translator *translator, const ClassBootstrap *bootstrap,
                                 uint32_t index, PoolKind kind) {
    return index < bootstrap->arguments.count
               ? class_file_entry(translator->file, bootstrap->arguments.items[index], kind)
               : NULL;
}

static Method *called_method(Translator *translator, const PoolEntry *handle) {
    PoolMember member;
    if (!class_file_member(translator->file, handle->first, &member) || member.owner.text[0] == '[')
        return NULL;
    Class *owner = resolve_class_named(translator->sema, translator->file, member.owner);
    return resolve_method(translator->sema, owner, member.name, member.descriptor);
}

static void copy_types(Arena *arena, const TypeList *from, TypeList *to) {
    for (uint32_t i = 0; i < from->count; i++)
        vector_push(arena, to, from->items[i]);
}

// Do captured values and parameters together fit what is called?
static bool fits(const ClassFileLambda *lambda, uint32_t captured) {
    const Method *called = lambda->called;
    bool has_receiver = lambda->handle == HANDLE_INVOKE_VIRTUAL ||
                        lambda->handle == HANDLE_INVOKE_SPECIAL ||
                        lambda->handle == HANDLE_INVOKE_INTERFACE;
    bool is_new = lambda->handle == HANDLE_NEW_INVOKE_SPECIAL;
    bool is_static = lambda->handle == HANDLE_INVOKE_STATIC;
    if (!called || (!has_receiver && !is_new && !is_static) || called->is_constructor != is_new ||
        is_static != ((called->modifiers & MODIFIER_STATIC) != 0))
        return false;
    return captured + lambda->parameters.count == called->parameters.count + has_receiver;
}

static ClassFileLambda *read_lambda(Translator *translator, const ClassBootstrap *bootstrap,
                                    uint32_t captured, TypeList *function, Type **result) {
    const PoolEntry *erased = argument(translator, bootstrap, 0, POOL_METHOD_TYPE);
    const PoolEntry *handle = argument(translator, bootstrap, 1, POOL_METHOD_HANDLE);
    const PoolEntry *precise = argument(translator, bootstrap, 2, POOL_METHOD_TYPE);
    if (!erased || !handle || !precise)
        return NULL;
    Arena *arena = translator->code->arena;
    ClassFileLambda *lambda = ARENA_NEW(arena, ClassFileLambda);
    TypeList parameters = {0};
    descriptor_types(translator, erased->text, function, result);
    descriptor_types(translator, precise->text, &parameters, &lambda->result);
    copy_types(arena, &parameters, &lambda->parameters);
    lambda->file = translator->file;
    lambda->handle = handle->handle;
    lambda->called = called_method(translator, handle);
    return function->count == parameters.count && fits(lambda, captured) ? lambda : NULL;
}

static Closure *make_closure(Translator *translator, const PoolMember *member, Type *interface,
                             const TypeList *captured, ClassFileLambda *lambda,
                             const TypeList *function, Type *result, ClassText erased) {
    Code *code = translator->code;
    Method *implemented =
        resolve_method(translator->sema, interface->class_symbol, member->name, erased);
    if (!implemented)
        return NULL;
    Class *made = make_class(translator, interface);
    Closure *closure = closure_new(code->lowering, made);
    for (uint32_t i = 0; i < captured->count; i++) {
        Variable *field = closure_field(
            code->lowering, made,
            query_name(code->sema, arena_format(code->arena, "captured%u", i)), captured->items[i]);
        field->modifiers |= MODIFIER_NULLABLE;
        vector_push(code->arena, &closure->fields, field);
    }
    closure->function = implemented;
    closure->function_type = interface;
    closure->lambda = lambda;
    closure->method = make_method(code, made, implemented, function, result);
    closure_enter(code->lowering, closure);
    return closure;
}

// ---- The instruction

// A method may be translated several times: its lambdas stay the same.
static Closure *closure_at(Translator *translator, const PoolMember *member,
                           const ClassBootstrap *bootstrap, uint32_t pc, const TypeList *captured,
                           Type *interface) {
    const uint8_t *key = translator->bytes->bytes + pc;
    Closure *closure = map_get(&translator->code->lowering->lambdas, key);
    if (closure || interface->kind != TYPE_CLASS)
        return closure;
    TypeList function = {0};
    Type *result = NULL;
    ClassFileLambda *lambda =
        read_lambda(translator, bootstrap, captured->count, &function, &result);
    if (lambda)
        closure = make_closure(translator, member, interface, captured, lambda, &function, result,
                               argument(translator, bootstrap, 0, POOL_METHOD_TYPE)->text);
    if (closure)
        map_put(translator->code->arena, &translator->code->lowering->lambdas, key, closure);
    return closure;
}

void translate_lambda(Translator *translator, const PoolMember *member,
                      const ClassBootstrap *bootstrap, uint32_t pc) {
    Code *code = translator->code;
    TypeList captured = {0};
    Type *interface;
    RegisterList values = {0};
    descriptor_types(translator, member->descriptor, &captured, &interface);
    pop_arguments(translator, &captured, &values);
    const Closure *closure = closure_at(translator, member, bootstrap, pc, &captured, interface);
    if (!closure) {
        push_unsupported(translator, "a lambda that is not understood", interface);
        return;
    }
    IrRegister object = allocate(code, closure->class_symbol);
    for (uint32_t i = 0; i < values.count; i++)
        emit_store(code, object, closure->fields.items[i], values.items[i]);
    push_typed(translator, object, interface);
}

// ---- The body

typedef struct Argument {
    IrRegister reg;
    Type *type;
} Argument;

static Argument argument_at(Code *code, const Closure *closure, uint32_t index) {
    const ClassFileLambda *lambda = closure->lambda;
    if (index < closure->fields.count) {
        Variable *field = closure->fields.items[index];
        return (Argument){emit_load(code, code->receiver, field), field->type};
    }
    index -= closure->fields.count;
    Variable *parameter = closure->method->parameters.items[index];
    IrRegister value = variable_register(code, parameter);
    Type *type = lambda->parameters.items[index];
    if (type_is_reference(type) && type_is_reference(parameter->type)) {
        if (!query_is_subtype(code->sema, parameter->type, type))
            check_cast(code, value, type, IR_CHECK_ERASED_CAST);
    } else {
        value = convert(code, value, parameter->type, type);
    }
    return (Argument){value, type};
}

static IrRegister convert_argument(Code *code, Argument from, Type *to) {
    bool is_reference = type_is_reference(from.type) && type_is_reference(to);
    return is_reference ? from.reg : convert(code, from.reg, from.type, to);
}

void lower_class_file_lambda(Code *code, const Closure *closure) {
    const ClassFileLambda *lambda = closure->lambda;
    Method *called = lambda->called;
    uint32_t count = closure->fields.count + lambda->parameters.count, first = 0;
    IrRegister receiver = 0;
    RegisterList arguments = {0};
    code->span = closure->class_symbol->declaration->node.span;
    if (lambda->handle == HANDLE_NEW_INVOKE_SPECIAL) {
        emit_initialize(code, called->owner);
        receiver = allocate(code, called->owner);
    } else if (lambda->handle == HANDLE_INVOKE_STATIC) {
        emit_initialize(code, called->owner);
    } else {
        receiver = argument_at(code, closure, first++).reg;
        check_not_null(code, receiver, IR_CHECK_NULL);
    }
    for (uint32_t i = first; i < count; i++)
        vector_push(code->arena, &arguments,
                    convert_argument(code, argument_at(code, closure, i),
                                     called->parameters.items[i - first]->type));
    bool is_virtual = lambda->handle != HANDLE_INVOKE_SPECIAL && is_virtual_method(called);
    bool does_nothing =
        called->is_constructor && called->owner == code->types->object->class_symbol;
    IrRegister result =
        does_nothing ? 0 : emit_call(code, called, receiver, &arguments, is_virtual);
    Type *type = called->return_type;
    if (called->is_constructor) {
        result = receiver;
        type = called->owner->type;
    }
    if (closure->method->return_type->kind == TYPE_VOID) {
        return_value(code, 0);
        return;
    }
    Argument returned = {result, type};
    result = convert_argument(code, returned, lambda->result);
    returned = (Argument){result, lambda->result};
    return_value(code, convert_argument(code, returned, closure->method->return_type));
}
