// Calls of methods.
#include "lower/internal.h"

#include <string.h>

bool is_virtual_method(const Method *method) {
    ModifierSet fixed = MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_FINAL;
    return !method->is_constructor && !(method->modifiers & fixed) &&
           !(method->owner->modifiers & MODIFIER_FINAL);
}

Method *find_method(Code *code, Class *class_symbol, const char *name, uint32_t parameters) {
    const MethodList *list = query_methods(code->sema, class_symbol, name);
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i]->parameters.count == parameters)
            return list->items[i];
    return NULL;
}

// ---- Arguments

static void lower_variable_arguments(Code *code, const NodeList *nodes, uint32_t first, Type *type,
                                     RegisterList *out) {
    Type *bound = query_upper_bound(code->sema, type);
    RegisterList elements = {0};
    for (uint32_t i = first; i < nodes->count; i++) {
        IrRegister value = lower_as(code, nodes->items[i], bound->element);
        vector_push(code->arena, &elements, keep_over(code, value, nodes, i + 1));
    }
    vector_push(code->arena, out, create_array_of(code, type, &elements));
}

// Java casts an argument to what the parameter is in this call, not to what is left of it by
// erasure: that of a `list.add(E)` to String for a List<String>.
static IrRegister lower_argument(Code *code, Node *node, const Method *method, Type *declared,
                                 Type *site) {
    note_unchecked_argument(code, method, declared, site);
    if (!declared->mentions_variables || !node->type || !type_is_reference(node->type))
        return lower_as(code, node, declared);
    Type *seen = site ? query_member_type(code->sema, site, method->owner, declared) : declared;
    // Of the method's own variables no more is known than what the argument is.
    if (seen->mentions_variables)
        return lower_as(code, node, node->type);
    return lower_as(code, node, query_upper_bound(code->sema, seen));
}

void lower_arguments(Code *code, const NodeList *nodes, Method *method, CallView view,
                     bool is_varargs, RegisterList *out) {
    const VariableList *parameters = &method->parameters;
    uint32_t fixed = is_varargs ? parameters->count - 1 : parameters->count;
    for (uint32_t i = 0; i < fixed && i < nodes->count; i++) {
        IrRegister value =
            lower_argument(code, nodes->items[i], method, parameters->items[i]->type, view.site);
        vector_push(code->arena, out, keep_over(code, value, nodes, i + 1));
    }
    if (is_varargs)
        lower_variable_arguments(
            code, nodes, fixed,
            view.variable_type ? view.variable_type : vector_last(parameters)->type, out);
}

// ---- The call itself

static IrCall *call_new(Code *code, Method *method, IrRegister receiver,
                        const RegisterList *arguments) {
    IrCall *call = ARENA_NEW(code->arena, IrCall);
    call->method = method;
    call->arguments = arena_array(code->arena, arguments->count + 1, sizeof(IrRegister));
    if (receiver)
        call->arguments[call->count++] = receiver;
    for (uint32_t i = 0; i < arguments->count; i++)
        call->arguments[call->count++] = arguments->items[i];
    return call;
}

static IrRegister emit_call_of(Code *code, IrCall *call) {
    const Method *method = call->method;
    call->exception = exception_register(code);
    IrRegister result = method->return_type->kind == TYPE_VOID
                            ? 0
                            : new_register(code, ir_type_of(method->return_type));
    IrInstruction *instruction = emit(code, IR_CALL);
    instruction->result = result;
    instruction->detail.call = call;
    IrBlockId next = new_block(code);
    emit_branch(code, emit_is_null(code, call->exception), next, handler_block(code));
    start_block(code, next);
    return result;
}

IrRegister emit_call(Code *code, Method *method, IrRegister receiver, const RegisterList *arguments,
                     bool is_virtual) {
    IrCall *call = call_new(code, method, receiver, arguments);
    call->is_virtual = is_virtual;
    return emit_call_of(code, call);
}

IrRegister call_with_all(Code *code, Method *method, IrRegister receiver,
                         const RegisterList *arguments, Type *type) {
    IrCall *call = call_new(code, method, receiver, arguments);
    call->is_virtual = is_virtual_method(method);
    call->type = type;
    return emit_call_of(code, call);
}

IrRegister call_used_as(Code *code, Method *method, IrRegister receiver, Type *type) {
    RegisterList none = {0};
    return call_with_all(code, method, receiver, &none, type);
}

IrRegister call_with(Code *code, Method *method, IrRegister receiver, IrRegister argument,
                     bool is_virtual) {
    RegisterList arguments = {0};
    if (argument)
        vector_push(code->arena, &arguments, argument);
    if (method->modifiers & MODIFIER_STATIC)
        emit_initialize(code, method->owner);
    return emit_call(code, method, receiver, &arguments, is_virtual);
}

// ---- What it is called on

static bool is_array_clone(Code *code, const Call *call) {
    if (!call->object || call->object->kind == NODE_SUPER || call->method->parameters.count ||
        strcmp(call->method->name->text, "clone"))
        return false;
    return query_upper_bound(code->sema, call->object->type)->kind == TYPE_ARRAY;
}

static IrRegister implicit_receiver(Code *code, const Call *call) {
    IrRegister object = 0;
    if (call->method_type && call->method_type->kind == TYPE_CLASS)
        object = load_exact_this(code, call->method_type->class_symbol);
    return object ? object : load_this(code, call->method->owner);
}

static IrRegister lower_receiver(Code *code, Call *call) {
    if (!call->object)
        return implicit_receiver(code, call);
    IrRegister object = lower_expression(code, call->object);
    return keep_over(code, object, &call->arguments, 0);
}

static IrRegister lower_static_call(Code *code, Call *call) {
    RegisterList arguments = {0};
    if (call->object && !names_type(call->object))
        lower_effect(code, call->object);
    lower_arguments(code, &call->arguments, call->method, (CallView){NULL, call->variable_type},
                    call->is_varargs, &arguments);
    emit_initialize(code, call->method->owner);
    IrCall *emitted = call_new(code, call->method, 0, &arguments);
    emitted->type = call->node.type;
    return emit_call_of(code, emitted);
}

// The receiver is checked after the arguments are evaluated (JLS 15.12.4.4).
static IrRegister lower_instance_call(Code *code, Call *call) {
    RegisterList arguments = {0};
    bool is_super = call->object && call->object->kind == NODE_SUPER;
    IrRegister receiver = lower_receiver(code, call);
    if (!receiver)
        return emit_unsupported_value(code, "a call without its instance", call->node.type);
    CallView view = {call->object ? call->object->type : call->method_type, call->variable_type};
    lower_arguments(code, &call->arguments, call->method, view, call->is_varargs, &arguments);
    check_not_null(code, receiver, IR_CHECK_NULL);
    IrCall *emitted = call_new(code, call->method, receiver, &arguments);
    emitted->is_virtual = !is_super && is_virtual_method(call->method);
    emitted->type = call->node.type;
    return emit_call_of(code, emitted);
}

IrRegister lower_call(Code *code, Call *call, Type *wanted) {
    Method *method = call->method;
    if (!method)
        return emit_unsupported_value(code, "code with errors", call->node.type);
    if (method->is_signature_polymorphic)
        return emit_unsupported_value(code, "a call of a method handle", call->node.type);
    if (is_array_clone(code, call)) {
        IrRegister array = lower_expression(code, call->object);
        check_not_null(code, array, IR_CHECK_NULL);
        return copy_array(code, array, call->object->type);
    }
    IrRegister result = method->modifiers & MODIFIER_STATIC ? lower_static_call(code, call)
                                                            : lower_instance_call(code, call);
    return convert_erased(code, result, method->return_type, wanted ? wanted : call->node.type);
}
