// Static fields that only their initialisers set.
//
// `private static Supplier NUL = () -> null;` is final in all but name: what could
// assign it stands in the same source file, and is found there by its name, whatever
// that means. What a specification mentions may be assigned by a contract.
#include "analysis/internal.h"

#include "lower/reads.h"

typedef struct Search {
    const Name *name;
    bool is_assigned;
} Search;

static const Name *named(Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node->kind == NODE_NAME    ? as_NameExpression(node)->name
           : node->kind == NODE_FIELD ? as_FieldAccess(node)->name
                                      : NULL;
}

static bool is_step(const Unary *unary) {
    return unary->operator>= OPERATOR_PRE_INCREMENT && unary->operator<= OPERATOR_POST_DECREMENT;
}

static void search_assignment(void *context, Node *node) {
    Search *search = context;
    if (node->kind == NODE_ASSIGN)
        search->is_assigned |= named(as_Assign(node)->target) == search->name;
    else if (node->kind == NODE_UNARY && is_step(as_Unary(node)))
        search->is_assigned |= named(as_Unary(node)->operand) == search->name;
    else if (node->flags & NODE_IN_JML)
        search->is_assigned |= named(node) == search->name;
    if (!search->is_assigned)
        ast_each_child(node, search_assignment, search);
}

static bool may_be_set_once(const Variable *field) {
    return (field->modifiers & MODIFIER_STATIC) && (field->modifiers & MODIFIER_PRIVATE) &&
           !(field->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL)) &&
           field->kind == VARIABLE_FIELD && field->type && !type_is_primitive(field->type) &&
           field->declaration && field->declaration->kind == NODE_VARIABLE &&
           as_VariableDeclaration(field->declaration)->initializer && field->owner->unit &&
           !field->owner->unit->is_library;
}

bool analysis_is_set_once(Lowering *lowering, const Variable *field) {
    if ((field->modifiers & MODIFIER_FINAL) || !may_be_set_once(field))
        return field->modifiers & MODIFIER_FINAL;
    Analysis *analysis = analysis_of(lowering);
    uintptr_t known = (uintptr_t)map_get(&analysis->set_once, field);
    if (!known) {
        Search search = {field->name, false};
        search_assignment(&search, &field->owner->unit->tree->node);
        known = search.is_assigned ? 2 : 1;
        map_put(analysis->arena, &analysis->set_once, field, (void *)known);
    }
    reads_begin(lowering);
    return reads_end(
        lowering,
        (ReadAnswer){.question = QUESTION_SET_ONCE, .subject = field, .answer = known == 1});
}
