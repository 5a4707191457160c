// Completing a call: lambdas and method references take part in the inference,
// the type arguments are found, and everything gets its type (JLS 18.5.2).
#include "sema/invocation.h"

typedef struct Deferred {
    Argument *argument; // LAMBDA or REFERENCE
    Type *formal;
    bool is_done;
} Deferred;

typedef struct Completion {
    Sema *sema;
    VECTOR(Deferred) deferred;
    TypeList variables; // of the call and the calls nested in its arguments
    bool failed;
} Completion;

static void defer_argument(Completion *completion, Argument *argument, Type *formal);

static void defer_invocation(Completion *completion, Invocation *invocation) {
    Sema *sema = completion->sema;
    for (uint32_t i = 0; i < invocation->fresh.count; i++)
        vector_push(sema->arena, &completion->variables, invocation->fresh.items[i]);
    for (uint32_t i = 0; i < invocation->arguments.count; i++)
        defer_argument(completion, invocation->arguments.items[i], invocation->formals.items[i]);
}

static void defer_argument(Completion *completion, Argument *argument, Type *formal) {
    if (argument->kind == ARGUMENT_CALL) {
        defer_invocation(completion, argument->invocation);
    } else if (argument->kind == ARGUMENT_CHOICE) {
        for (uint32_t i = 0; i < argument->parts.count; i++)
            defer_argument(completion, argument->parts.items[i], formal);
    } else if (argument->kind == ARGUMENT_LAMBDA || argument->kind == ARGUMENT_REFERENCE) {
        Deferred item = {argument, formal, false};
        vector_push(completion->sema->arena, &completion->deferred, item);
    }
}

// ---- Order

static bool has_implicit_parameters(const Argument *argument) {
    if (argument->kind == ARGUMENT_REFERENCE)
        return !argument->exact;
    return !lambda_is_explicit(as_Lambda(argument->node));
}

// Variables that must be known before the argument can be looked into, and
// those that it helps to find.
static void inputs_and_outputs(Sema *sema, const Deferred *item, TypeList *inputs,
                               TypeList *outputs) {
    Type *formal = infer_apply(sema, item->formal);
    if (formal->kind == TYPE_INFERENCE) {
        infer_variables_of(sema, formal, inputs);
        return;
    }
    Method *function;
    Type *type = functional_type(sema, formal, &function);
    if (!type)
        return;
    TypeList parameters = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    for (uint32_t i = 0; i < parameters.count; i++)
        infer_variables_of(sema, parameters.items[i],
                           has_implicit_parameters(item->argument) ? inputs : outputs);
    infer_variables_of(sema, result, outputs);
}

static bool share(const TypeList *a, const TypeList *b) {
    for (uint32_t i = 0; i < a->count; i++)
        for (uint32_t j = 0; j < b->count; j++)
            if (a->items[i] == b->items[j])
                return true;
    return false;
}

// One whose inputs no other waiting argument would help to find; the first
// waiting one where all depend on each other.
static Deferred *choose(Completion *completion) {
    Sema *sema = completion->sema;
    Deferred *first = NULL;
    for (uint32_t i = 0; i < completion->deferred.count; i++) {
        Deferred *item = &completion->deferred.items[i];
        if (item->is_done)
            continue;
        if (!first)
            first = item;
        TypeList inputs = {0}, own_outputs = {0};
        inputs_and_outputs(sema, item, &inputs, &own_outputs);
        bool waits = false;
        for (uint32_t j = 0; inputs.count && j < completion->deferred.count && !waits; j++) {
            const Deferred *other = &completion->deferred.items[j];
            if (i == j || other->is_done)
                continue;
            TypeList other_inputs = {0}, outputs = {0};
            inputs_and_outputs(sema, other, &other_inputs, &outputs);
            waits = share(&inputs, &outputs);
        }
        if (!waits)
            return item;
    }
    return first;
}

// ---- Reducing lambdas and references to bounds (JLS 18.2.1)

static bool reduce_value(Completion *completion, Argument *value, Type *result) {
    if (!argument_fits(completion->sema, value, result, false))
        return false;
    defer_argument(completion, value, result);
    return true;
}

static bool reduce_lambda(Completion *completion, Argument *argument, Type *type,
                          Method *function) {
    Sema *sema = completion->sema;
    TypeList parameters = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    if (!lambda_same_parameters(sema, argument, &parameters))
        return false;
    if (result->kind == TYPE_VOID || !result->mentions_inference)
        return true; // the body is checked when all is known
    TypeList open = {0};
    for (uint32_t i = 0; i < parameters.count; i++)
        infer_variables_of(sema, parameters.items[i], &open);
    if (!infer_resolve(sema, &open))
        return false;
    ArgumentList returns = {0};
    lambda_collect(sema, argument, infer_apply(sema, type), function, &returns);
    for (uint32_t i = 0; i < returns.count; i++)
        if (!reduce_value(completion, returns.items[i], result))
            return false;
    return true;
}

static bool reduce_reference(Completion *completion, Argument *argument, Type *type,
                             Method *function) {
    Sema *sema = completion->sema;
    TypeList parameters = {0}, open = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    // An exact one has bound its parameters when it was found to fit.
    for (uint32_t i = 0; i < parameters.count; i++)
        infer_variables_of(sema, parameters.items[i], &open);
    if (argument->exact) {
        // Its parameters may be all that is known of the variables.
        if (result->kind == TYPE_VOID)
            return true;
    }
    if (!infer_resolve(sema, &open))
        return false;
    for (uint32_t i = 0; i < parameters.count; i++)
        parameters.items[i] = infer_apply(sema, parameters.items[i]);
    if (result->kind == TYPE_VOID)
        return true;
    Type *array = NULL;
    diag_mute(sema->diagnostics);
    Invocation *invocation = reference_invocation(sema, argument, &parameters, &array);
    diag_unmute(sema->diagnostics);
    if (array)
        return type_invocable(sema, array, result, false);
    if (!invocation)
        return true; // reported when the reference is typed
    for (uint32_t i = 0; i < invocation->fresh.count; i++)
        vector_push(sema->arena, &completion->variables, invocation->fresh.items[i]);
    Type *value = invocation->unchecked
                      ? type_erasure(sema, invocation->return_type)
                      : type_capture_at(sema, argument->node, invocation->return_type);
    return type_invocable(sema, value, result, false);
}

static bool reduce(Completion *completion, Deferred *item) {
    Sema *sema = completion->sema;
    Argument *argument = item->argument;
    Type *formal = infer_apply(sema, item->formal);
    item->is_done = true;
    if (formal->kind == TYPE_INFERENCE) {
        TypeList open = {0};
        vector_push(sema->arena, &open, formal);
        if (!infer_resolve(sema, &open))
            return false;
        formal = infer_apply(sema, formal);
    }
    Method *function;
    bool is_lambda = argument->kind == ARGUMENT_LAMBDA;
    Type *type = is_lambda ? lambda_functional_type(sema, argument, formal, &function)
                           : functional_type(sema, formal, &function);
    if (!type)
        return true; // reported when it is typed
    if (is_lambda)
        return reduce_lambda(completion, argument, type, function);
    return reduce_reference(completion, argument, type, function);
}

// ---- Results

static bool has_proper_bound(Sema *sema, const InferenceVariable *variable, BoundKind kind) {
    for (uint32_t i = 0; i < variable->bounds[kind].count; i++)
        if (!infer_apply(sema, variable->bounds[kind].items[i])->mentions_inference)
            return true;
    return false;
}

static void add_target(Sema *sema, Invocation *invocation, Type *target) {
    Type *result = invocation->return_type;
    if (!target || !result->mentions_inference || target->kind == TYPE_VOID)
        return;
    if (type_is_primitive(target) && result->kind == TYPE_INFERENCE) {
        // Known to be a box already: the box decides (JLS 18.5.2.1).
        if (has_proper_bound(sema, result->inference, BOUND_EQUAL) ||
            has_proper_bound(sema, result->inference, BOUND_LOWER))
            return;
    }
    uint32_t mark = infer_mark(sema);
    if (!type_invocable(sema, result, target, false))
        infer_undo(sema, mark); // the assignment is checked afterwards
}

// What a call throws can depend on what was inferred: kept for the flow analysis. NULL stands for
// a type that became RuntimeException because nothing else was asked of it (JLS 18.4); what the
// lambdas among the arguments throw goes through it (JLS 18.2.5).
static void note_thrown(Sema *sema, const Invocation *invocation) {
    const TypeList *thrown = &invocation->method->thrown;
    bool is_inferred = false;
    for (uint32_t i = 0; i < thrown->count; i++)
        is_inferred |= thrown->items[i]->mentions_variables;
    if (!is_inferred || !invocation->declared.count || !invocation->node)
        return;
    TypeList *list = ARENA_NEW(sema->arena, TypeList);
    for (uint32_t i = 0; i < thrown->count; i++) {
        Type *type = invocation_seen(sema, invocation, thrown->items[i]);
        bool is_default = type->kind == TYPE_INFERENCE && type->inference->is_by_default;
        vector_push(sema->arena, list, is_default ? NULL : infer_apply(sema, type));
    }
    map_put(sema->arena, &sema->thrown, invocation->node, list);
}

void invocation_finish(Sema *sema, Invocation *invocation) {
    note_thrown(sema, invocation);
    for (uint32_t i = 0; i < invocation->arguments.count; i++)
        argument_finish(sema, invocation->arguments.items[i],
                        infer_apply(sema, invocation->formals.items[i]));
    invocation_result(sema, invocation);
}

static void fail(Sema *sema, Invocation *invocation) {
    uint32_t before = diag_errors(sema->diagnostics); // not those of attempts
    // The arguments may show what is wrong.
    for (uint32_t i = 0; i < invocation->fresh.count; i++) {
        Type *fresh = invocation->fresh.items[i];
        if (fresh->kind == TYPE_INFERENCE && !fresh->inference->instance)
            fresh->inference->instance = type_primitive(&sema->types, TYPE_ERROR);
    }
    for (uint32_t i = 0; i < invocation->arguments.count; i++)
        argument_finish(sema, invocation->arguments.items[i],
                        infer_apply(sema, invocation->formals.items[i]));
    if (diag_errors(sema->diagnostics) == before)
        diag_error(sema->diagnostics, invocation->span, "cannot infer the type arguments of '%s'",
                   invocation->what);
    if (invocation->node)
        invocation->node->type = type_primitive(&sema->types, TYPE_ERROR);
}

Type *invocation_complete(Sema *sema, Invocation *invocation, Type *target) {
    Completion completion = {.sema = sema};
    defer_invocation(&completion, invocation);
    add_target(sema, invocation, target);
    Deferred *item;
    while ((item = choose(&completion)))
        completion.failed |= !reduce(&completion, item);
    if (completion.failed || !infer_resolve(sema, &completion.variables)) {
        fail(sema, invocation);
        return type_primitive(&sema->types, TYPE_ERROR);
    }
    invocation_finish(sema, invocation);
    return invocation->node ? invocation->node->type : infer_apply(sema, invocation->return_type);
}
