// Lambdas and method references (JLS 15.13, 15.27).
#include "sema/invocation.h"

static Type *error_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_ERROR);
}

Type *function_signature(Sema *sema, Type *function_type, Method *function, TypeList *parameters) {
    for (uint32_t i = 0; i < function->parameters.count; i++)
        vector_push(sema->arena, parameters,
                    type_of_member(sema, function_type, function->owner,
                                   function->parameters.items[i]->type));
    return type_of_member(sema, function_type, function->owner, function->return_type);
}

// ---- The shape of a lambda

typedef struct ReturnShape {
    bool has_value;
    bool has_void;
} ReturnShape;

static void look_for_returns(void *context, Node *node) {
    ReturnShape *shape = context;
    if (node->kind == NODE_LAMBDA || node->kind == NODE_CLASS)
        return;
    if (node->kind == NODE_RETURN) {
        if (as_Return(node)->value)
            shape->has_value = true;
        else
            shape->has_void = true;
    }
    ast_each_child(node, look_for_returns, shape);
}

static bool is_statement_expression(const Node *node) {
    if (node->kind == NODE_UNARY) {
        Operator operator=((const Unary *)node)->operator;
        return operator>= OPERATOR_PRE_INCREMENT && operator<= OPERATOR_POST_DECREMENT;
    }
    return node->kind == NODE_CALL || node->kind == NODE_NEW || node->kind == NODE_ASSIGN ||
           node->kind == NODE_CONSTRUCTOR_CALL;
}

static bool body_fits(Lambda *lambda, bool wants_value) {
    if (lambda->body->kind != NODE_BLOCK)
        return wants_value || is_statement_expression(lambda->body);
    ReturnShape shape = {0};
    ast_each_child(lambda->body, look_for_returns, &shape);
    if (wants_value)
        return !shape.has_void && (shape.has_value || !statement_completes(lambda->body));
    return !shape.has_value;
}

bool lambda_fits_shape(Sema *sema, Lambda *lambda, Type *formal) {
    formal = infer_apply(sema, formal);
    if (formal->kind == TYPE_INFERENCE || type_is_error(formal))
        return true;
    Method *function;
    if (!functional_type(sema, formal, &function) ||
        function->parameters.count != lambda->parameters.count)
        return false;
    return body_fits(lambda, function->return_type->kind != TYPE_VOID);
}

// ---- Typing the body

static void declare_parameters(Sema *sema, Environment *environment, Lambda *lambda,
                               const TypeList *types) {
    for (uint32_t i = 0; i < lambda->parameters.count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(lambda->parameters.items[i]);
        Type *type = NULL;
        if (declaration->declared_type)
            type = resolve_type(sema, environment, declaration->declared_type);
        if (type && declaration->is_varargs)
            type = type_array(&sema->types, type);
        if (!type)
            type = i < types->count ? type_upward(sema, types->items[i]) : error_type(sema);
        declare_local(sema, environment, declaration, VARIABLE_PARAMETER, type);
    }
}

static Environment lambda_environment(const Argument *argument, LambdaFrame *frame) {
    Environment environment = *argument->environment;
    frame->outer = environment.lambda;
    frame->tree = as_Lambda(argument->node);
    environment.lambda = frame;
    environment.targets = NULL;
    environment.yield = NULL;
    return environment;
}

void lambda_collect(Sema *sema, Argument *argument, Type *function_type, Method *function,
                    ArgumentList *returns) {
    Lambda *lambda = as_Lambda(argument->node);
    LambdaFrame frame = {.is_collecting = true};
    Environment environment = lambda_environment(argument, &frame);
    TypeList parameters = {0};
    function_signature(sema, function_type, function, &parameters);
    diag_mute(sema->diagnostics);
    declare_parameters(sema, &environment, lambda, &parameters);
    if (lambda->body->kind == NODE_BLOCK) {
        attribute_statement(sema, &environment, lambda->body);
    } else {
        Argument *value = argument_classify(sema, &environment, lambda->body);
        vector_push(sema->arena, &frame.returns, value);
    }
    diag_unmute(sema->diagnostics);
    *returns = frame.returns;
}

bool lambda_is_explicit(const Lambda *lambda) {
    for (uint32_t i = 0; i < lambda->parameters.count; i++) {
        const Node *type = as_VariableDeclaration(lambda->parameters.items[i])->declared_type;
        if (!type || type->kind == NODE_VAR_TYPE)
            return false;
    }
    return true;
}

// The type that parameter `index` of the interface stands for, where a parameter of the function
// has it and the lambda says its type; NULL: it is not said.
static Type *said_argument(Sema *sema, const Argument *argument, const Class *interface,
                           const Method *function, uint32_t index) {
    const Lambda *lambda = as_Lambda(argument->node);
    for (uint32_t i = 0; i < lambda->parameters.count && i < function->parameters.count; i++) {
        Type *declared = type_of_member(sema, interface->type, function->owner,
                                        function->parameters.items[i]->type);
        if (declared == interface->type_parameters.items[index])
            return resolve_type(sema, argument->environment,
                                as_VariableDeclaration(lambda->parameters.items[i])->declared_type);
    }
    return NULL;
}

Type *lambda_functional_type(Sema *sema, const Argument *argument, Type *target,
                             Method **function) {
    Type *type = functional_type(sema, target, function);
    const Lambda *lambda = as_Lambda(argument->node);
    if (!type || type == target || target->kind != TYPE_CLASS || target->mentions_inference ||
        !lambda->parameters.count || !lambda_is_explicit(lambda))
        return type;
    Type **arguments = arena_array(sema->arena, target->count, sizeof(Type *));
    for (uint32_t i = 0; i < target->count; i++) {
        bool is_open = target->arguments[i]->kind == TYPE_WILDCARD;
        Type *said =
            is_open ? said_argument(sema, argument, target->class_symbol, *function, i) : NULL;
        arguments[i] = said && said->kind >= TYPE_CLASS ? said : type->arguments[i];
    }
    Type *chosen =
        type_class(&sema->types, target->class_symbol, target->outer, arguments, target->count);
    return type_subtype(sema, chosen, target) ? chosen : type;
}

const ArgumentList *lambda_values(Sema *sema, Argument *argument, Type *function_type,
                                  Method *function) {
    if (!argument->values_known)
        lambda_collect(sema, argument, function_type, function, &argument->values);
    argument->values_known = true;
    return &argument->values;
}

bool lambda_same_parameters(Sema *sema, const Argument *argument, const TypeList *parameters) {
    const Lambda *lambda = as_Lambda(argument->node);
    for (uint32_t i = 0; i < lambda->parameters.count && i < parameters->count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(lambda->parameters.items[i]);
        if (!declaration->declared_type || declaration->declared_type->kind == NODE_VAR_TYPE)
            continue;
        Type *type = resolve_type(sema, argument->environment, declaration->declared_type);
        if (declaration->is_varargs)
            type = type_array(&sema->types, type);
        if (!type_same(sema, parameters->items[i], type))
            return false;
    }
    return true;
}

void attribute_returned_value(Sema *sema, Environment *environment, Node *value) {
    LambdaFrame *frame = environment->lambda;
    if (frame->is_collecting) {
        if (value)
            vector_push(sema->arena, &frame->returns, argument_classify(sema, environment, value));
        return;
    }
    Type *wanted = frame->return_type;
    if (!value)
        return; // whether values are wanted was checked with the shape
    attribute_assigned(sema, environment, value, wanted);
}

void attribute_yielded_value(Sema *sema, Environment *environment, Node *value) {
    YieldFrame *frame = environment->yield;
    vector_push(sema->arena, &frame->yields, argument_classify(sema, environment, value));
    vector_push(sema->arena, &frame->values, value);
}

static void type_body(Sema *sema, Environment *environment, Lambda *lambda, Type *result) {
    if (lambda->body->kind == NODE_BLOCK)
        attribute_statement(sema, environment, lambda->body);
    else if (result->kind == TYPE_VOID)
        attribute_expression(sema, environment, lambda->body, NULL);
    else
        attribute_assigned(sema, environment, lambda->body, result);
}

static bool check_shape(Sema *sema, Lambda *lambda, Type *target, Method *function) {
    if (function->parameters.count != lambda->parameters.count) {
        diag_error(sema->diagnostics, lambda->node.span,
                   "'%s' needs a lambda with %u parameter%s, found %u",
                   type_text(sema->arena, target), function->parameters.count,
                   function->parameters.count == 1 ? "" : "s", lambda->parameters.count);
        return false;
    }
    bool wants_value = function->return_type->kind != TYPE_VOID;
    if (!body_fits(lambda, wants_value)) {
        diag_error(sema->diagnostics, lambda->body->span,
                   wants_value ? "the lambda must return a value for '%s'"
                               : "the lambda must not return a value for '%s'",
                   type_text(sema->arena, target));
        return false;
    }
    return true;
}

static void check_parameters(Sema *sema, const Argument *argument, Type *target,
                             const TypeList *parameters) {
    if (lambda_same_parameters(sema, argument, parameters))
        return;
    diag_error(sema->diagnostics, argument->node->span,
               "the parameters of the lambda do not have the types that '%s' needs",
               type_text(sema->arena, target));
}

// Without a usable target the body is still looked at, so that its names are known.
static void type_body_alone(Sema *sema, Argument *argument) {
    Lambda *lambda = as_Lambda(argument->node);
    LambdaFrame frame = {.is_collecting = true};
    Environment environment = lambda_environment(argument, &frame);
    TypeList none = {0};
    diag_mute(sema->diagnostics);
    declare_parameters(sema, &environment, lambda, &none);
    if (lambda->body->kind == NODE_BLOCK)
        attribute_statement(sema, &environment, lambda->body);
    else
        attribute_expression(sema, &environment, lambda->body, NULL);
    diag_unmute(sema->diagnostics);
    lambda->node.type = error_type(sema);
}

void lambda_finish(Sema *sema, Argument *argument, Type *target) {
    Lambda *lambda = as_Lambda(argument->node);
    if (!target) {
        diag_error(sema->diagnostics, lambda->node.span,
                   "a lambda needs a functional interface as its target");
        type_body_alone(sema, argument);
        return;
    }
    Method *function = NULL;
    Type *type =
        type_is_error(target) ? NULL : lambda_functional_type(sema, argument, target, &function);
    if (!type) {
        if (!type_is_error(target))
            diag_error(sema->diagnostics, lambda->node.span, "'%s' is not a functional interface",
                       type_text(sema->arena, target));
        type_body_alone(sema, argument);
        return;
    }
    if (function->type_parameters.count) {
        diag_error(sema->diagnostics, lambda->node.span,
                   "a lambda cannot stand for the generic method '%s' of '%s'",
                   function->name->text, type_text(sema->arena, target));
        type_body_alone(sema, argument);
        return;
    }
    lambda->function = function;
    lambda->around = argument->environment->class_symbol;
    lambda->node.type = target;
    if (!check_shape(sema, lambda, target, function)) {
        type_body_alone(sema, argument);
        return;
    }
    TypeList parameters = {0};
    LambdaFrame frame = {0};
    frame.return_type = function_signature(sema, type, function, &parameters);
    Environment environment = lambda_environment(argument, &frame);
    declare_parameters(sema, &environment, lambda, &parameters);
    check_parameters(sema, argument, target, &parameters);
    type_body(sema, &environment, lambda, frame.return_type);
}

// ---- Method references

static const MethodList *reference_candidates(Sema *sema, const Argument *argument) {
    static const MethodList none = {0};
    const MethodReference *reference = as_MethodReference(argument->node);
    Type *type = type_upper_bound(sema, argument->qualifier);
    if (type->kind == TYPE_INTERSECTION)
        type = type->arguments[0];
    if (type->kind == TYPE_ARRAY)
        type = sema->types.object;
    if (type->kind != TYPE_CLASS)
        return &none;
    return member_methods(sema, type->class_symbol,
                          reference->name ? reference->name : sema->known.init);
}

// What stands before `::new` is a type, whatever variables have its name (JLS 15.13).
static Type *constructed_type(Sema *sema, Environment *environment, Node *target) {
    if (resolve_as_type(sema, environment, target) && (target->flags & NODE_RESOLVED_TYPE))
        return target->type;
    return attribute_qualifier(sema, environment, target);
}

void reference_classify(Sema *sema, Argument *argument) {
    MethodReference *reference = as_MethodReference(argument->node);
    Environment *environment = argument->environment;
    Node *target = reference->target;
    if (ast_category(target) == CATEGORY_TYPE) {
        argument->qualifier = resolve_type(sema, environment, target);
        argument->names_type = true;
    } else if (target->kind == NODE_SUPER) {
        argument->qualifier = attribute_expression(sema, environment, target, NULL);
    } else {
        argument->qualifier = reference->name ? attribute_qualifier(sema, environment, target)
                                              : constructed_type(sema, environment, target);
        argument->names_type = target->flags & NODE_RESOLVED_TYPE;
    }
    if (type_is_error(argument->qualifier) || argument->qualifier->kind == TYPE_ARRAY)
        return;
    const MethodList *candidates = reference_candidates(sema, argument);
    if (candidates->count != 1)
        return;
    Method *method = candidates->items[0];
    bool is_raw = argument->names_type && type_is_raw(sema, argument->qualifier);
    if (method->is_varargs || method->type_parameters.count || is_raw ||
        method->is_signature_polymorphic)
        return;
    argument->exact = method;
}

// With an exact reference the parameters of the function are bound at once.
static bool bind_exact(Sema *sema, const Argument *argument, const TypeList *parameters,
                       Type *result) {
    Method *method = argument->exact;
    uint32_t first = 0;
    if (parameters->count == method->parameters.count + 1) {
        if (!argument->names_type ||
            !type_invocable(sema, parameters->items[0], argument->qualifier, false))
            return false;
        first = 1;
    } else if (parameters->count != method->parameters.count) {
        return false;
    }
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Type *formal = type_of_member(sema, argument->qualifier, method->owner,
                                      method->parameters.items[i]->type);
        if (!type_invocable(sema, parameters->items[first + i], formal, false))
            return false;
    }
    if (result->kind == TYPE_VOID)
        return true;
    Type *value = method->is_constructor ? argument->qualifier
                                         : type_of_member(sema, argument->qualifier, method->owner,
                                                          method->return_type);
    if (method->name == sema->known.get_class)
        return true;
    return value->kind != TYPE_VOID &&
           type_invocable(sema, type_capture(sema, value), result, false);
}

static bool arity_possible(Sema *sema, const Argument *argument, uint32_t count) {
    if (argument->qualifier->kind == TYPE_ARRAY && !as_MethodReference(argument->node)->name)
        return count == 1;
    const MethodList *candidates = reference_candidates(sema, argument);
    for (uint32_t i = 0; i < candidates->count; i++) {
        const Method *method = candidates->items[i];
        uint32_t wanted = method->parameters.count;
        if (method->is_varargs && count + 1 >= wanted)
            return true;
        if (count == wanted)
            return true;
        if (argument->names_type && !(method->modifiers & MODIFIER_STATIC) && count == wanted + 1)
            return true;
    }
    return false;
}

bool reference_fits_shape(Sema *sema, Argument *argument, Type *formal) {
    formal = infer_apply(sema, formal);
    if (formal->kind == TYPE_INFERENCE || type_is_error(formal) ||
        type_is_error(argument->qualifier))
        return true;
    Method *function;
    Type *type = functional_type(sema, formal, &function);
    if (!type)
        return false;
    if (!arity_possible(sema, argument, function->parameters.count))
        return false;
    if (!argument->exact)
        return true;
    TypeList parameters = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    return bind_exact(sema, argument, &parameters, result);
}

static Invocation *try_reference(Sema *sema, Argument *argument, Type *site,
                                 const TypeList *parameters, uint32_t first) {
    MethodReference *reference = as_MethodReference(argument->node);
    Invocation *invocation = ARENA_NEW(sema->arena, Invocation);
    invocation->environment = argument->environment;
    invocation->span = (Span){reference->name_at, reference->node.span.end};
    invocation->what = reference->name ? reference->name->text : "new";
    invocation->site = site;
    invocation->candidates = *reference_candidates(sema, argument);
    for (uint32_t i = 0; i < reference->type_arguments.count; i++)
        vector_push(sema->arena, &invocation->type_arguments,
                    resolve_type(sema, argument->environment, reference->type_arguments.items[i]));
    if (!reference->name) {
        invocation->created = argument->qualifier->class_symbol;
        invocation->created_type = argument->qualifier;
        invocation->is_diamond = type_is_raw(sema, argument->qualifier);
    }
    for (uint32_t i = first; i < parameters->count; i++)
        vector_push(sema->arena, &invocation->arguments,
                    argument_of_type(sema, parameters->items[i]));
    diag_mute(sema->diagnostics);
    bool found = invocation->candidates.count && invocation_select(sema, invocation);
    diag_unmute(sema->diagnostics);
    return found ? invocation : NULL;
}

Invocation *reference_invocation(Sema *sema, Argument *argument, const TypeList *parameters,
                                 Type **array_result) {
    const MethodReference *reference = as_MethodReference(argument->node);
    Type *qualifier = argument->qualifier;
    *array_result = NULL;
    if (type_is_error(qualifier))
        return NULL;
    if (!reference->name && qualifier->kind == TYPE_ARRAY) {
        *array_result = qualifier;
        return NULL;
    }
    if (!reference->name && qualifier->kind != TYPE_CLASS)
        return NULL;
    if (!argument->names_type || !reference->name)
        return try_reference(sema, argument, qualifier, parameters, 0);
    Invocation *as_static = try_reference(sema, argument, qualifier, parameters, 0);
    bool static_fits = as_static && (as_static->method->modifiers & MODIFIER_STATIC);
    Invocation *as_instance = NULL;
    if (parameters->count &&
        type_subtype_unchecked(sema, parameters->items[0], type_erasure(sema, qualifier))) {
        Type *site = qualifier;
        // `List::size` for a List<String>: seen from the parameter's type.
        if (type_is_raw(sema, qualifier)) {
            Type *base = type_as_super(sema, parameters->items[0], qualifier->class_symbol);
            site = base ? type_capture_at(sema, reference->target, base) : qualifier;
        }
        as_instance = try_reference(sema, argument, site, parameters, 1);
    }
    bool instance_fits = as_instance && !(as_instance->method->modifiers & MODIFIER_STATIC);
    if (instance_fits)
        return as_instance;
    return static_fits ? as_static : NULL;
}

static Type *reference_value(Sema *sema, Argument *argument, Invocation *invocation, Type *target) {
    if (invocation->method->name == sema->known.get_class && !invocation->method->parameters.count)
        return invocation->return_type;
    if (argument->qualifier->kind == TYPE_ARRAY && invocation->method->name == sema->known.clone)
        return argument->qualifier;
    invocation->node = NULL;
    Type *type = invocation_complete(sema, invocation, target);
    return invocation->unchecked ? type_erasure(sema, type)
                                 : type_capture_at(sema, argument->node, type);
}

static void check_reference(Sema *sema, const Argument *argument, const Method *method) {
    const MethodReference *reference = as_MethodReference(argument->node);
    if (!reference->name && (method->owner->modifiers & MODIFIER_ABSTRACT))
        diag_error(sema->diagnostics, reference->node.span,
                   "'%s' is abstract and cannot be created", method->owner->name->text);
    if (reference->name && !argument->names_type && (method->modifiers & MODIFIER_STATIC))
        diag_error(sema->diagnostics, reference->node.span,
                   "static method '%s' is not referred to through an object",
                   reference->name->text);
}

static void report_no_reference(Sema *sema, const MethodReference *reference,
                                const TypeList *parameters) {
    Buffer buffer = {0};
    buffer_add_char(&buffer, '(');
    for (uint32_t i = 0; i < parameters->count; i++) {
        if (i)
            buffer_add_text(&buffer, ", ");
        type_print(&buffer, parameters->items[i]);
    }
    buffer_add_char(&buffer, ')');
    diag_error(sema->diagnostics, reference->node.span, "no method '%s' fits the parameters %s",
               reference->name ? reference->name->text : "new", buffer.text);
    buffer_free(&buffer);
}

void reference_finish(Sema *sema, Argument *argument, Type *target) {
    MethodReference *reference = as_MethodReference(argument->node);
    reference->node.type = error_type(sema);
    if (!target) {
        diag_error(sema->diagnostics, reference->node.span,
                   "a method reference needs a functional interface as its target");
        return;
    }
    if (type_is_error(target) || type_is_error(argument->qualifier))
        return;
    Method *function;
    Type *type = functional_type(sema, target, &function);
    if (!type) {
        diag_error(sema->diagnostics, reference->node.span, "'%s' is not a functional interface",
                   type_text(sema->arena, target));
        return;
    }
    reference->function = function;
    reference->around = argument->environment->class_symbol;
    TypeList parameters = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    Type *value = NULL;
    Invocation *invocation = reference_invocation(sema, argument, &parameters, &value);
    if (!invocation && !value) {
        report_no_reference(sema, reference, &parameters);
        return;
    }
    if (invocation) {
        reference->method = invocation->method;
        check_reference(sema, argument, invocation->method);
        value = reference_value(sema, argument, invocation, result);
    }
    reference->node.type = target;
    if (result->kind != TYPE_VOID && !type_assignable(sema, value, result, NULL))
        diag_error(sema->diagnostics, reference->node.span,
                   "the method referred to returns '%s', expected '%s'",
                   type_text(sema->arena, value), type_text(sema->arena, result));
}
