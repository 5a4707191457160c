// Creation of objects, and calls of constructors.
//
// An object is created with the fields that lowering added to its class set,
// then its constructor is called. A constructor sets those of its superclass
// before it calls the superclass's constructor, so that whatever runs in
// there, overriding methods included, finds them (JLS 8.8.7.1, 15.9).
#include "lower/internal.h"

#include "sema/class_resolve.h"

IrRegister allocate(Code *code, Class *class_symbol) {
    IrRegister object = new_register(code, IR_REF);
    IrInstruction *instruction = emit(code, IR_NEW);
    instruction->result = object;
    instruction->detail.class_symbol = class_symbol;
    mark_non_null(code, object);
    return object;
}

// ---- Added fields

static void store_variables(Code *code, IrRegister object, const Closure *closure) {
    for (uint32_t i = 0; i < closure->variables.count; i++) {
        IrRegister value = load_local(code, closure->variables.items[i]);
        emit_store(code, object, closure->fields.items[i], value);
    }
}

static void store_outer(Code *code, IrRegister object, const Closure *closure, IrRegister outer) {
    if (outer)
        emit_store(code, object, closure->outer, outer);
    else
        emit_unsupported(code, "creation without the enclosing instance");
}

void store_closure(Code *code, IrRegister object, Class *class_symbol, IrRegister outer) {
    const Closure *closure = closure_of(code->lowering, class_symbol);
    if (closure->outer && !outer)
        outer = class_symbol->is_local ? load_exact_this(code, class_symbol->outer)
                                       : load_this(code, class_symbol->outer);
    if (closure->outer)
        store_outer(code, object, closure, outer);
    store_variables(code, object, closure);
}

static void store_super_closure(Code *code, Class *super, IrRegister outer) {
    const Closure *closure = closure_of(code->lowering, super);
    if (closure->outer)
        store_outer(code, code->receiver, closure,
                    outer ? outer : load_outer_this(code, super->outer));
    store_variables(code, code->receiver, closure);
}

// ---- Constructors

static bool does_nothing(const Code *code, const Class *class_symbol) {
    const TypeTable *types = code->types;
    return class_symbol == types->object->class_symbol ||
           class_symbol == types->enum_class->class_symbol || // its fields are set beside it
           class_symbol == types->record_class->class_symbol;
}

// A constructor of a class file is given the object around its class as its first argument.
static void call_class_file_constructor(Code *code, Method *constructor, IrRegister object,
                                        IrRegister outer, const RegisterList *arguments) {
    Method *full = resolve_full_method(code->sema, constructor);
    RegisterList all = {0};
    if (full->parameters.count == arguments->count + 1) {
        if (!outer)
            outer = load_this(code, full->owner->outer);
        if (!outer) {
            emit_unsupported(code, "creation without the enclosing instance");
            return;
        }
        vector_push(code->arena, &all, outer);
    }
    for (uint32_t i = 0; i < arguments->count; i++)
        vector_push(code->arena, &all, arguments->items[i]);
    if (full->parameters.count == all.count)
        emit_call(code, full, object, &all, false);
    else
        emit_unsupported(code, "a constructor with hidden parameters");
}

static void call_constructor(Code *code, Method *constructor, IrRegister object, IrRegister outer,
                             const RegisterList *arguments) {
    if (constructor->class_member && constructor->owner->class_file)
        call_class_file_constructor(code, constructor, object, outer, arguments);
    else
        emit_call(code, constructor, object, arguments, false);
}

void call_super(Code *code, Class *of, Method *constructor, IrRegister outer,
                const RegisterList *arguments) {
    store_super_closure(code, of, outer);
    if (!does_nothing(code, of))
        call_constructor(code, constructor, code->receiver, outer, arguments);
}

void lower_constructor_call(Code *code, ConstructorCall *call) {
    if (!call->constructor) {
        emit_unsupported(code, "code with errors");
        return;
    }
    IrRegister outer = 0;
    if (call->outer) {
        outer = lower_expression(code, call->outer);
        check_not_null(code, outer, IR_CHECK_REQUIRED);
    }
    RegisterList arguments = {0};
    lower_arguments(code, &call->arguments, call->constructor, (CallView){0}, call->is_varargs,
                    &arguments);
    if (call->is_super)
        call_super(code, call->constructor->owner, call->constructor, outer, &arguments);
    else
        emit_call(code, call->constructor, code->receiver, &arguments, false);
}

// ---- Anonymous classes

static void add_constructor_parameter(Code *code, Method *constructor, const char *name,
                                      Type *type) {
    Variable *parameter = ARENA_NEW(code->arena, Variable);
    parameter->name = query_name(code->sema, name);
    parameter->kind = VARIABLE_PARAMETER;
    parameter->type = type;
    parameter->owner = constructor->owner;
    parameter->method = constructor;
    parameter->modifiers = MODIFIER_FINAL | MODIFIER_NULLABLE;
    parameter->constant_known = true;
    vector_push(code->arena, &constructor->parameters, parameter);
}

// It takes what the superclass's takes; before that, with `outer.new C() { … }`,
// the instance around the superclass.
Method *anonymous_constructor(Code *code, Class *anonymous, Method *super, bool has_outer) {
    Lowering *lowering = code->lowering;
    Method *constructor = map_get(&lowering->anonymous, anonymous);
    if (constructor)
        return constructor;
    constructor = ARENA_NEW(code->arena, Method);
    constructor->name = query_name(code->sema, "<init>");
    constructor->owner = anonymous;
    constructor->return_type = type_primitive(code->types, TYPE_VOID);
    constructor->is_constructor = constructor->is_implicit = true;
    constructor->anonymous_of = anonymous->declaration;
    if (has_outer)
        add_constructor_parameter(code, constructor, "outer", super->owner->outer->type);
    for (uint32_t i = 0; i < super->parameters.count; i++)
        add_constructor_parameter(code, constructor, super->parameters.items[i]->name->text,
                                  super->parameters.items[i]->type);
    map_put(code->arena, &lowering->anonymous, anonymous, constructor);
    map_put(code->arena, &lowering->anonymous_super, constructor, super);
    return constructor;
}

// ---- new

IrRegister create_object(Code *code, Class *class_symbol, Method *constructor, IrRegister outer,
                         const RegisterList *arguments) {
    IrRegister object = allocate(code, class_symbol);
    store_closure(code, object, class_symbol, outer);
    if (!does_nothing(code, class_symbol))
        call_constructor(code, constructor, object, outer, arguments);
    return object;
}

static IrRegister create_anonymous(Code *code, New *creation, IrRegister outer,
                                   const RegisterList *arguments) {
    Class *class_symbol = as_ClassDeclaration(creation->body)->symbol;
    Method *constructor =
        anonymous_constructor(code, class_symbol, creation->constructor, outer != 0);
    RegisterList all = {0};
    if (outer)
        vector_push(code->arena, &all, outer);
    for (uint32_t i = 0; i < arguments->count; i++)
        vector_push(code->arena, &all, arguments->items[i]);
    return create_object(code, class_symbol, constructor, 0, &all);
}

IrRegister lower_new(Code *code, New *creation) {
    if (!creation->constructor || creation->node.type->kind != TYPE_CLASS)
        return emit_unsupported_value(code, "code with errors", creation->node.type);
    IrRegister outer = 0;
    if (creation->outer) {
        outer = keep_over(code, lower_expression(code, creation->outer), &creation->arguments, 0);
        check_not_null(code, outer, IR_CHECK_REQUIRED);
    }
    Class *created = creation->node.type->class_symbol;
    emit_initialize(code, created);
    RegisterList arguments = {0};
    lower_arguments(code, &creation->arguments, creation->constructor,
                    (CallView){creation->node.type, creation->variable_type}, creation->is_varargs,
                    &arguments);
    if (creation->body)
        return create_anonymous(code, creation, outer, &arguments);
    return create_object(code, created, creation->constructor, outer, &arguments);
}
