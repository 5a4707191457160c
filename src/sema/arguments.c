// Arguments of calls: which have a type of their own, and whether they fit.
#include "sema/invocation.h"

#include <string.h>

static Argument *new_argument(Sema *sema, Environment *environment, Node *node, Node *outermost,
                              ArgumentKind kind) {
    Argument *argument = ARENA_NEW(sema->arena, Argument);
    argument->kind = kind;
    argument->node = node;
    argument->outermost = outermost;
    // A copy: the scope goes on growing while the argument waits.
    argument->environment = ARENA_NEW(sema->arena, Environment);
    *argument->environment = *environment;
    return argument;
}

Argument *argument_of_type(Sema *sema, Type *type) {
    Argument *argument = ARENA_NEW(sema->arena, Argument);
    argument->kind = ARGUMENT_STANDALONE;
    argument->type = type;
    return argument;
}

// Parentheses have the type and value of what they hold.
static Type *type_parentheses(Node *outermost, Node *node) {
    for (Node *outer = outermost; outer != node; outer = as_Parenthesized(outer)->inner) {
        outer->type = node->type;
        outer->constant = node->constant;
    }
    return node->type;
}

static void make_standalone(Argument *argument) {
    argument->kind = ARGUMENT_STANDALONE;
    argument->type = type_parentheses(argument->outermost, argument->node);
}

// ---- Calls

static void classify_invocation(Sema *sema, Argument *argument, Invocation *invocation) {
    if (!invocation) {
        if (!argument->node->type)
            argument->node->type = type_primitive(&sema->types, TYPE_ERROR);
        make_standalone(argument);
        return;
    }
    if (!invocation_is_open(invocation)) {
        invocation_complete(sema, invocation, NULL);
        make_standalone(argument);
        return;
    }
    argument->invocation = invocation;
}

// ---- Conditionals and switch expressions

// The type of a conditional whose operands both have types of their own and are
// boolean or numeric (JLS 15.25.1, 15.25.2); NULL when it is a reference conditional.
// `c ? null : 1` is as good as `c ? null : Integer.valueOf(1)`; NULL when it is not of that form.
static Type *choice_with_null(Sema *sema, const ArgumentList *parts) {
    if (parts->count != 2 || parts->items[0]->kind != ARGUMENT_STANDALONE ||
        parts->items[1]->kind != ARGUMENT_STANDALONE)
        return NULL;
    Type *first = parts->items[0]->type, *second = parts->items[1]->type;
    if ((first->kind == TYPE_NULL) == (second->kind == TYPE_NULL))
        return NULL;
    Type *unboxed = type_unboxed(sema, first->kind == TYPE_NULL ? second : first);
    return unboxed ? type_boxed(sema, unboxed) : NULL;
}

static Type *primitive_choice(Sema *sema, const ArgumentList *parts);

// The type that a part has without a target: a switch expression too, if all that it yields is
// numeric or boolean. NULL when there is none.
static Type *own_type(Sema *sema, const Argument *part) {
    if (part->kind == ARGUMENT_STANDALONE)
        return part->type;
    bool is_switch = part->kind == ARGUMENT_CHOICE && part->node->kind == NODE_SWITCH_EXPRESSION;
    return is_switch ? primitive_choice(sema, &part->parts) : NULL;
}

static Type *primitive_choice(Sema *sema, const ArgumentList *parts) {
    Type *boxed = choice_with_null(sema, parts);
    if (boxed)
        return boxed;
    Type **types = arena_array(sema->arena, parts->count, sizeof(Type *));
    bool all_boolean = true, all_numeric = true, all_same = true;
    for (uint32_t i = 0; i < parts->count; i++) {
        types[i] = own_type(sema, parts->items[i]);
        if (!types[i])
            return NULL;
        Type *unboxed = type_unboxed(sema, types[i]);
        all_boolean &= unboxed && unboxed->kind == TYPE_BOOLEAN;
        all_numeric &= unboxed && type_is_numeric(unboxed);
        all_same &= types[i] == types[0];
    }
    if (!parts->count || !(all_boolean || all_numeric))
        return NULL;
    if (all_same)
        return types[0];
    if (all_boolean)
        return type_primitive(&sema->types, TYPE_BOOLEAN);
    // byte with short is short; a constant int that fits takes the other's narrow type.
    for (uint32_t i = 0; i < parts->count; i++) {
        Type *candidate = type_unboxed(sema, types[i]);
        if (candidate->kind >= TYPE_INT)
            continue;
        bool fits_all = true;
        for (uint32_t j = 0; j < parts->count && fits_all; j++) {
            Type *unboxed = type_unboxed(sema, types[j]);
            const Constant *constant = parts->items[j]->outermost->constant;
            fits_all =
                type_widens(unboxed, candidate) ||
                (unboxed->kind == TYPE_INT && constant && constant_fits(constant, candidate->kind));
        }
        if (fits_all)
            return candidate;
    }
    Type *promoted = types[0];
    for (uint32_t i = 1; i < parts->count; i++)
        promoted = type_promote_binary(sema, promoted, types[i]);
    return parts->count == 1 ? type_promote_unary(sema, promoted) : promoted;
}

static const Constant *fold_conditional(Sema *sema, const Conditional *conditional) {
    const Constant *condition = conditional->condition->constant;
    if (!condition || !conditional->consequent->constant || !conditional->alternative->constant)
        return NULL;
    const Constant *chosen =
        condition->integer ? conditional->consequent->constant : conditional->alternative->constant;
    return constant_convert(sema->arena, chosen, conditional->node.type->kind);
}

static void classify_choice(Sema *sema, Argument *argument) {
    Type *type = primitive_choice(sema, &argument->parts);
    if (!type)
        return;
    for (uint32_t i = 0; i < argument->parts.count; i++) {
        Argument *part = argument->parts.items[i];
        if (part->kind == ARGUMENT_CHOICE) {
            argument_settle(sema, part, NULL);
            make_standalone(part);
        }
    }
    argument->node->type = type;
    if (argument->node->kind == NODE_CONDITIONAL)
        argument->node->constant = fold_conditional(sema, as_Conditional(argument->node));
    make_standalone(argument);
}

static void classify_conditional(Sema *sema, Argument *argument, Conditional *conditional) {
    Environment *environment = argument->environment;
    attribute_condition(sema, environment, conditional->condition);
    Environment consequent = *environment, alternative = *environment;
    declare_bindings(sema, &consequent, conditional->condition, true);
    declare_bindings(sema, &alternative, conditional->condition, false);
    vector_push(sema->arena, &argument->parts,
                argument_classify(sema, &consequent, conditional->consequent));
    vector_push(sema->arena, &argument->parts,
                argument_classify(sema, &alternative, conditional->alternative));
    classify_choice(sema, argument);
}

static void classify_switch(Sema *sema, Argument *argument, SwitchExpression *expression) {
    Environment environment = *argument->environment;
    Type *selector = attribute_expression(sema, &environment, expression->selector, NULL);
    YieldFrame frame = {.outer = environment.yield, .is_collecting = true};
    environment.yield = &frame;
    attribute_cases(sema, &environment, &expression->node, selector, &expression->cases, true);
    argument->parts = frame.yields;
    if (!frame.yields.count) {
        expression->node.type = type_primitive(&sema->types, TYPE_ERROR);
        // Every case throws: nothing to yield (JLS 15.28.1 forbids it).
        diag_error(sema->diagnostics, expression->node.span,
                   "the switch expression has no case that yields a value");
        make_standalone(argument);
    }
    // Unlike a conditional it takes its type from a target whatever it holds (JLS 15.28.1).
}

// ---- Classification

static bool is_diamond(const New *creation) {
    if (!creation->created_type || creation->created_type->kind != NODE_NAMED_TYPE)
        return false;
    const NamedType *type = (const NamedType *)creation->created_type;
    return type->has_arguments && !type->arguments.count;
}

Argument *argument_classify(Sema *sema, Environment *environment, Node *node) {
    Node *inner = node;
    while (inner->kind == NODE_PARENTHESIZED)
        inner = as_Parenthesized(inner)->inner;
    Argument *argument = new_argument(sema, environment, inner, node, ARGUMENT_STANDALONE);
    inner->constant = NULL;
    if (inner->kind == NODE_LAMBDA) {
        argument->kind = ARGUMENT_LAMBDA;
    } else if (inner->kind == NODE_METHOD_REFERENCE) {
        argument->kind = ARGUMENT_REFERENCE;
        reference_classify(sema, argument);
    } else if (inner->kind == NODE_CALL) {
        argument->kind = ARGUMENT_CALL;
        inner->type = NULL;
        classify_invocation(sema, argument, invocation_of_call(sema, environment, as_Call(inner)));
    } else if (inner->kind == NODE_NEW && is_diamond(as_New(inner))) {
        argument->kind = ARGUMENT_CALL;
        inner->type = NULL;
        classify_invocation(sema, argument, invocation_of_new(sema, environment, as_New(inner)));
    } else if (inner->kind == NODE_CONDITIONAL) {
        argument->kind = ARGUMENT_CHOICE;
        classify_conditional(sema, argument, as_Conditional(inner));
    } else if (inner->kind == NODE_SWITCH_EXPRESSION) {
        argument->kind = ARGUMENT_CHOICE;
        classify_switch(sema, argument, as_SwitchExpression(inner));
    } else {
        attribute_expression(sema, argument->environment, inner, NULL);
        make_standalone(argument);
    }
    return argument;
}

void arguments_classify(Sema *sema, Environment *environment, const NodeList *nodes,
                        ArgumentList *list) {
    for (uint32_t i = 0; i < nodes->count; i++)
        vector_push(sema->arena, list, argument_classify(sema, environment, nodes->items[i]));
}

// ---- Fitting

bool argument_fits(Sema *sema, Argument *argument, Type *formal, bool is_strict) {
    switch (argument->kind) {
    case ARGUMENT_STANDALONE: return type_invocable(sema, argument->type, formal, is_strict);
    case ARGUMENT_LAMBDA: return lambda_fits_shape(sema, as_Lambda(argument->node), formal);
    case ARGUMENT_REFERENCE: return reference_fits_shape(sema, argument, formal);
    case ARGUMENT_CALL:
        return type_invocable(sema, argument->invocation->return_type, formal, is_strict);
    case ARGUMENT_CHOICE:
        for (uint32_t i = 0; i < argument->parts.count; i++)
            if (!argument_fits(sema, argument->parts.items[i], formal, is_strict))
                return false;
        return true;
    }
    return false;
}

// ---- Settling

static Type *choice_type(Sema *sema, const Node *node, const ArgumentList *parts) {
    Type **types = arena_array(sema->arena, parts->count, sizeof(Type *));
    for (uint32_t i = 0; i < parts->count; i++) {
        Type *type = parts->items[i]->outermost->type;
        if (type->kind == TYPE_VOID) {
            diag_error(sema->diagnostics, parts->items[i]->outermost->span,
                       "expected a value, found 'void'");
            return type_primitive(&sema->types, TYPE_ERROR);
        }
        types[i] = type_boxed(sema, type);
    }
    return type_capture_at(sema, node, type_lub(sema, types, parts->count));
}

static Type *settle_choice(Sema *sema, Argument *argument, Type *target) {
    bool has_target = target != NULL && target->kind != TYPE_VOID;
    for (uint32_t i = 0; i < argument->parts.count; i++) {
        Argument *part = argument->parts.items[i];
        argument_settle(sema, part, target);
        // Each part goes to the target on its own (JLS 15.25.3).
        if (has_target)
            check_assignable(sema, part->outermost, target);
    }
    if (has_target)
        return target;
    Type *primitive = primitive_choice(sema, &argument->parts);
    return primitive ? primitive : choice_type(sema, argument->node, &argument->parts);
}

Type *argument_settle(Sema *sema, Argument *argument, Type *target) {
    if (argument->kind == ARGUMENT_STANDALONE)
        return argument->type;
    if (argument->kind == ARGUMENT_CALL)
        argument->node->type = invocation_complete(sema, argument->invocation, target);
    else if (argument->kind == ARGUMENT_LAMBDA)
        lambda_finish(sema, argument, target);
    else if (argument->kind == ARGUMENT_REFERENCE)
        reference_finish(sema, argument, target);
    else
        argument->node->type = settle_choice(sema, argument, target);
    return type_parentheses(argument->outermost, argument->node);
}

void argument_finish(Sema *sema, Argument *argument, Type *formal) {
    if (argument->kind == ARGUMENT_STANDALONE)
        return;
    if (argument->kind == ARGUMENT_CALL) {
        invocation_finish(sema, argument->invocation);
    } else if (argument->kind == ARGUMENT_CHOICE) {
        for (uint32_t i = 0; i < argument->parts.count; i++)
            argument_finish(sema, argument->parts.items[i], formal);
        argument->node->type = formal;
    } else {
        argument_settle(sema, argument, formal);
        return;
    }
    type_parentheses(argument->outermost, argument->node);
}
