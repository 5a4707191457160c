// Type arguments are within the bounds of their parameters (JLS 4.5).
//
// Requires:  every written type of the class resolved.
// Method:    walks the tree of the class; nested and local classes have their own turn.
#include "sema/internal.h"

// A wildcard must leave some type within the bound.
static bool is_within(Sema *sema, Type *argument, Type *bound) {
    if (argument->kind != TYPE_WILDCARD)
        return type_subtype(sema, argument, bound);
    if (!argument->bound)
        return true;
    if (!argument->is_super)
        return type_castable(sema, bound, argument->bound);
    return argument->bound->kind == TYPE_VARIABLE ? type_castable(sema, bound, argument->bound)
                                                  : type_subtype(sema, argument->bound, bound);
}

static void check_arguments(Sema *sema, const NamedType *node) {
    Type *type = node->node.type;
    const TypeList *parameters = &type->class_symbol->type_parameters;
    if (type->count != parameters->count || type->count != node->arguments.count)
        return;
    bool has_wildcard = false;
    for (uint32_t i = 0; i < type->count; i++)
        has_wildcard |= type->arguments[i]->kind == TYPE_WILDCARD;
    for (uint32_t i = 0; i < type->count; i++) {
        Type *argument = type->arguments[i];
        type_variable_bound(sema, parameters->items[i]->variable);
        Type *bound = parameters->items[i]->variable->upper;
        if (has_wildcard && bound->mentions_variables)
            continue;
        bound = type_of_member(sema, type, type->class_symbol, bound);
        if (!is_within(sema, argument, bound))
            diag_error(sema->diagnostics, node->arguments.items[i]->span,
                       "type argument '%s' is not within the bound '%s' of '%s'",
                       type_text(sema->arena, argument), type_text(sema->arena, bound),
                       parameters->items[i]->variable->name->text);
    }
}

// `<>` leaves the arguments to the compiler, where an object is created.
static void check_diamond(Sema *sema, const NamedType *node, const Node *created) {
    if (node->has_arguments && !node->arguments.count && &node->node != created)
        diag_error(sema->diagnostics, node->node.span, "'<>' can be used after 'new' only");
}

typedef struct Walk {
    Sema *sema;
    const Node *created; // the type after the `new` around
} Walk;

static void walk(void *context, Node *node) {
    Walk *state = context;
    if (node->kind == NODE_CLASS)
        return;
    if (node->kind == NODE_NAMED_TYPE && node->type && node->type->kind == TYPE_CLASS) {
        check_arguments(state->sema, as_NamedType(node));
        check_diamond(state->sema, as_NamedType(node), state->created);
    }
    Walk inner = {state->sema, node->kind == NODE_NEW ? as_New(node)->created_type : NULL};
    ast_each_child(node, walk, &inner);
}

void check_bounds(Sema *sema, Class *class_symbol) {
    Walk state = {.sema = sema};
    ast_each_child(&class_symbol->declaration->node, walk, &state);
}
