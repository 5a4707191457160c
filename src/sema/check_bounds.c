// Type arguments are within the bounds of their parameters (JLS 4.5).
//
// Requires:  every written type of the class resolved.
// Method:    walks the tree of the class; nested and local classes have their own turn.
#include "sema/internal.h"

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
        // A wildcard stands for some type within its bound, whatever that is.
        if (argument->kind == TYPE_WILDCARD || (has_wildcard && bound->mentions_variables))
            continue;
        bound = type_of_member(sema, type, type->class_symbol, bound);
        if (!type_subtype(sema, argument, bound))
            diag_error(sema->diagnostics, node->arguments.items[i]->span,
                       "type argument '%s' is not within the bound '%s' of '%s'",
                       type_text(sema->arena, argument), type_text(sema->arena, bound),
                       parameters->items[i]->variable->name->text);
    }
}

static void walk(void *context, Node *node) {
    Sema *sema = context;
    if (node->kind == NODE_CLASS)
        return;
    if (node->kind == NODE_NAMED_TYPE && node->type && node->type->kind == TYPE_CLASS)
        check_arguments(sema, as_NamedType(node));
    ast_each_child(node, walk, sema);
}

void check_bounds(Sema *sema, Class *class_symbol) {
    ast_each_child(&class_symbol->declaration->node, walk, sema);
}
