// Lambdas and method references: objects of classes made for them.
//
//     x -> x + captured        class Lambda implements Function {
//                                  private final int captured;
//                                  public Object apply(Object x) { … }
//                              }
//
// Each tree gets one class, however often it is lowered. Its method has the
// parameters of the interface's, as the target type sees them.
#include "lower/internal.h"

#include <string.h>

// ---- The class

static Class *make_class(Lowering *lowering, Class *around, Node *tree, bool has_outer) {
    Class *class_symbol = ARENA_NEW(lowering->arena, Class);
    ClassDeclaration *declaration = NODE_NEW(lowering->arena, CLASS, ClassDeclaration, tree->span);
    declaration->symbol = class_symbol;
    class_symbol->name =
        query_name(lowering->sema, arena_format(lowering->arena, "%s$%s%u", around->name->text,
                                                tree->kind == NODE_LAMBDA ? "lambda" : "reference",
                                                lowering->closure_classes.count + 1));
    class_symbol->qualified_name = class_symbol->name;
    class_symbol->modifiers = MODIFIER_FINAL;
    class_symbol->package = around->package;
    class_symbol->outer = around;
    class_symbol->unit = around->unit;
    class_symbol->declaration = declaration;
    class_symbol->state = CLASS_BODIES;
    class_symbol->is_local = true;
    class_symbol->is_static_context = !has_outer;
    class_symbol->superclass = lowering->types->object;
    class_symbol->type = type_class(lowering->types, class_symbol, NULL, NULL, 0);
    return class_symbol;
}

static void add_interfaces(Lowering *lowering, Class *class_symbol, Type *target) {
    if (target->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < target->count; i++)
            add_interfaces(lowering, class_symbol, target->arguments[i]);
    } else if (target->kind == TYPE_CLASS && target != lowering->types->object) {
        vector_push(lowering->arena, &class_symbol->interfaces, target);
    }
}

static Variable *make_parameter(Lowering *lowering, Method *method, const Variable *model,
                                Type *type) {
    Variable *parameter = ARENA_NEW(lowering->arena, Variable);
    parameter->name = model->name;
    parameter->kind = VARIABLE_PARAMETER;
    parameter->type = type;
    parameter->modifiers = MODIFIER_NULLABLE;
    parameter->owner = method->owner;
    parameter->method = method;
    parameter->constant_known = true;
    return parameter;
}

static Type *seen_from(const Closure *closure, Lowering *lowering, Type *declared) {
    return query_member_type(lowering->sema, closure->function_type, closure->function->owner,
                             declared);
}

static Method *make_method(Lowering *lowering, Closure *closure) {
    Method *function = closure->function;
    Method *method = ARENA_NEW(lowering->arena, Method);
    method->name = function->name;
    method->owner = closure->class_symbol;
    method->modifiers = MODIFIER_PUBLIC;
    method->return_type = seen_from(closure, lowering, function->return_type);
    method->is_implicit = true;
    for (uint32_t i = 0; i < function->parameters.count; i++) {
        const Variable *model = function->parameters.items[i];
        vector_push(
            lowering->arena, &method->parameters,
            make_parameter(lowering, method, model, seen_from(closure, lowering, model->type)));
    }
    return method;
}

void closure_enter(Lowering *lowering, Closure *closure) {
    Class *class_symbol = closure->class_symbol;
    Method *method = closure->method;
    MethodList *named = ARENA_NEW(lowering->arena, MethodList);
    vector_push(lowering->arena, named, method);
    vector_push(lowering->arena, &class_symbol->methods, method);
    map_put(lowering->arena, &class_symbol->methods_by_name, method->name, named);
    map_put(lowering->arena, &lowering->lambda_methods, method, class_symbol);
    vector_push(lowering->arena, &lowering->closure_classes, class_symbol);
}

static Closure *make_closure(Code *code, Node *tree, Type *function_type, Method *function) {
    Lowering *lowering = code->lowering;
    bool has_outer = has_this(code);
    Class *class_symbol = make_class(lowering, source_class(code), tree, has_outer);
    add_interfaces(lowering, class_symbol, tree->type);
    Closure *closure = closure_new(lowering, class_symbol);
    closure->tree = tree;
    closure->function = function;
    closure->function_type = function_type;
    if (has_outer) {
        closure->outer = closure_field(lowering, class_symbol, query_name(code->sema, "outer"),
                                       class_symbol->outer->type);
        closure->outer->modifiers |= MODIFIER_NON_NULL;
    }
    closure_capture(lowering, closure, tree);
    closure->method = make_method(lowering, closure);
    closure_enter(lowering, closure);
    map_put(lowering->arena, &lowering->lambdas, tree, closure);
    return closure;
}

static Closure *closure_of_tree(Code *code, Node *tree) {
    Closure *closure = map_get(&code->lowering->lambdas, tree);
    if (closure)
        return closure;
    Method *function = NULL;
    Type *type = query_functional_type(code->sema, tree->type, &function);
    return type ? make_closure(code, tree, type, function) : NULL;
}

const ClassList *lower_closure_classes(Lowering *lowering) {
    return &lowering->closure_classes;
}

// ---- The expression

IrRegister lower_lambda(Code *code, Lambda *lambda) {
    const Closure *closure = closure_of_tree(code, &lambda->node);
    if (!closure)
        return emit_unsupported_value(code, "code with errors", lambda->node.type);
    IrRegister object = allocate(code, closure->class_symbol);
    store_closure(code, object, closure->class_symbol, 0);
    return object;
}

static bool is_bound(MethodReference *reference) {
    return !names_type(reference->target) && reference->target->kind != NODE_SUPER;
}

// The object of `object::method` is evaluated, and checked, when the reference is.
static void store_bound(Code *code, MethodReference *reference, Closure *closure, IrRegister object,
                        IrRegister bound) {
    if (!closure->bound) {
        closure->bound = closure_field(code->lowering, closure->class_symbol,
                                       query_name(code->sema, "receiver"), reference->target->type);
        closure->bound->modifiers |= MODIFIER_NON_NULL;
        vector_push(code->arena, &closure->fields, closure->bound); // behind the captured ones
    }
    emit_store(code, object, closure->bound, bound);
}

IrRegister lower_method_reference(Code *code, MethodReference *reference) {
    Closure *closure = closure_of_tree(code, &reference->node);
    if (!closure)
        return emit_unsupported_value(code, "code with errors", reference->node.type);
    IrRegister bound = 0;
    if (is_bound(reference)) {
        bound = lower_expression(code, reference->target);
        check_not_null(code, bound, IR_CHECK_REQUIRED);
    }
    IrRegister object = allocate(code, closure->class_symbol);
    store_closure(code, object, closure->class_symbol, 0);
    if (bound)
        store_bound(code, reference, closure, object, bound);
    return object;
}

// ---- The body of a lambda

// The parameters of the tree stand for those of the method.
static void bind_parameters(Code *code, const Lambda *lambda, const Method *method) {
    for (uint32_t i = 0; i < lambda->parameters.count; i++) {
        Variable *variable = as_VariableDeclaration(lambda->parameters.items[i])->symbol;
        IrRegister value = variable_register(code, method->parameters.items[i]);
        IrRegister reg = variable_register(code, variable);
        emit_copy(code, reg,
                  convert(code, value, method->parameters.items[i]->type, variable->type));
    }
}

static void lower_lambda_tree(Code *code, Lambda *lambda, const Method *method) {
    bind_parameters(code, lambda, method);
    if (lambda->body->kind == NODE_BLOCK)
        lower_statement(code, lambda->body);
    else if (method->return_type->kind == TYPE_VOID)
        lower_effect(code, lambda->body);
    else
        return_value(code, lower_as(code, lambda->body, method->return_type));
}

// ---- The body of a method reference

// The arguments of the interface's method, from `first` on, as those of the method referred to.
static void pass_arguments(Code *code, const Method *from, uint32_t first, Method *to,
                           RegisterList *out) {
    uint32_t given = from->parameters.count - first, fixed = to->parameters.count;
    bool is_varargs = false;
    if (to->is_varargs) {
        Type *last = vector_last(&to->parameters)->type;
        is_varargs =
            given != fixed ||
            !query_is_subtype(code->sema, erasure(code, vector_last(&from->parameters)->type),
                              erasure(code, last));
        fixed -= is_varargs;
    }
    RegisterList rest = {0};
    for (uint32_t i = 0; i < given; i++) {
        const Variable *parameter = from->parameters.items[first + i];
        Type *wanted =
            i < fixed ? to->parameters.items[i]->type : vector_last(&to->parameters)->type->element;
        IrRegister value = variable_register(code, (Variable *)parameter);
        value = convert(code, value, parameter->type, wanted);
        vector_push(code->arena, i < fixed ? out : &rest, value);
    }
    if (is_varargs)
        vector_push(code->arena, out,
                    create_array_of(code, vector_last(&to->parameters)->type, &rest));
}

static IrRegister create_referred(Code *code, MethodReference *reference, const Method *method) {
    if (!reference->method) { // T[]::new
        IrRegister length =
            convert(code, variable_register(code, method->parameters.items[0]),
                    method->parameters.items[0]->type, type_primitive(code->types, TYPE_INT));
        check_size(code, length);
        return create_array(code, reference->target->type, length);
    }
    RegisterList arguments = {0};
    emit_initialize(code, reference->method->owner);
    pass_arguments(code, method, 0, reference->method, &arguments);
    return create_object(code, reference->method->owner, reference->method, 0, &arguments);
}

// What the method is called on; `*first` becomes the first parameter that is an argument.
static IrRegister referred_object(Code *code, Closure *closure, MethodReference *reference,
                                  uint32_t *first) {
    *first = 0;
    if (closure->bound)
        return emit_load(code, code->receiver, closure->bound);
    if (reference->target->kind == NODE_SUPER)
        return lower_expression(code, reference->target);
    *first = 1;
    IrRegister object = variable_register(code, closure->method->parameters.items[0]);
    check_not_null(code, object, IR_CHECK_NULL);
    return object;
}

static bool is_array_clone(Code *code, MethodReference *reference) {
    return !strcmp(reference->method->name->text, "clone") &&
           query_upper_bound(code->sema, reference->target->type)->kind == TYPE_ARRAY;
}

static IrRegister call_referred(Code *code, Closure *closure, MethodReference *reference) {
    Method *method = reference->method;
    RegisterList arguments = {0};
    uint32_t first = 0;
    IrRegister object = 0;
    if (method->modifiers & MODIFIER_STATIC)
        emit_initialize(code, method->owner);
    else
        object = referred_object(code, closure, reference, &first);
    if (object && is_array_clone(code, reference))
        return copy_array(code, object, reference->target->type);
    pass_arguments(code, closure->method, first, method, &arguments);
    bool is_virtual = reference->target->kind != NODE_SUPER && is_virtual_method(method);
    return emit_call(code, method, object, &arguments, is_virtual);
}

static void return_referred(Code *code, IrRegister value, Type *type, Type *wanted) {
    if (wanted->kind == TYPE_VOID)
        return_value(code, 0);
    else
        return_value(code, convert(code, value, type, wanted));
}

static void lower_reference_tree(Code *code, Closure *closure, MethodReference *reference) {
    Type *wanted = closure->method->return_type;
    if (!reference->name) {
        return_referred(code, create_referred(code, reference, closure->method),
                        code->types->object, wanted);
        return;
    }
    if (!reference->method) {
        emit_unsupported(code, "code with errors");
        return;
    }
    Type *type = reference->method->return_type;
    if (type->kind == TYPE_VARIABLE) // an object; of a box if the interface wants a number
        type = query_boxed(code->sema, wanted);
    return_referred(code, call_referred(code, closure, reference), type, wanted);
}

void lower_lambda_body(Code *code, Closure *closure) {
    if (closure->tree->kind == NODE_LAMBDA)
        lower_lambda_tree(code, as_Lambda(closure->tree), closure->method);
    else
        lower_reference_tree(code, closure, as_MethodReference(closure->tree));
}
