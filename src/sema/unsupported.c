// Clauses that cannot be used: with an error, or with something that has no type.
//
// Where an expression of a specification could not be typed, an UNSUPPORTED takes its place, of
// the type that is expected there and at the position of what went wrong. So whoever evaluates
// specifications meets typed trees only, and what depends on the clause has no answer. What a
// lambda contains is typed several times: the original is kept, and typed again.
#include "sema/internal.h"
#include "sema/queries.h"

#include <string.h>

void unsupported_reopen(Node **slot) {
    if (*slot && (*slot)->kind == NODE_UNSUPPORTED && as_Unsupported(*slot)->original)
        *slot = as_Unsupported(*slot)->original;
}

typedef struct Search {
    Node *found; // the first node without a type, or of one that nobody evaluates
} Search;

// Sets of locations, sequences and maps, and the values of org.jmlspecs.lang.
bool query_is_jml_value(const Type *type) {
    if (type->kind >= TYPE_OBJECT_SET && type->kind < TYPE_CLASS)
        return true;
    return type->kind == TYPE_CLASS && type->class_symbol->name->text[0] >= 'a' &&
           type->class_symbol->package &&
           !strcmp(type->class_symbol->package->name->text, "org.jmlspecs.lang");
}

bool query_is_value(const Type *type) {
    return type_is_primitive(type) || query_is_jml_value(type);
}

// The names of packages have no type, and need none.
static void search_untyped(void *context, Node *node) {
    Search *search = context;
    if (search->found || (node->flags & NODE_RESOLVED_PACKAGE))
        return;
    ast_each_child(node, search_untyped, context);
    if (!search->found && node->type && type_is_error(node->type))
        search->found = node;
}

void unsupported_put(Sema *sema, Node **slot, Type *type, Span span, const char *reason) {
    Unsupported *node = NODE_NEW(sema->arena, UNSUPPORTED, Unsupported, span);
    node->node.flags = NODE_IN_JML;
    node->node.type = type;
    node->reason = name_from(sema->names, reason);
    node->original = *slot;
    *slot = &node->node;
}

bool unsupported_settle(Sema *sema, Node **slot, Type *type, uint32_t errors) {
    if (!*slot)
        return true;
    Search search = {NULL};
    search_untyped(&search, *slot);
    bool has_error = diag_attempt_errors(sema->diagnostics) != errors;
    if (!search.found && !has_error)
        return true;
    Span span = search.found ? search.found->span : (*slot)->span;
    if ((*slot)->kind == NODE_UNSUPPORTED) // of the parser's: only its type is missing
        (*slot)->type = type;
    else
        unsupported_put(sema, slot, type, span,
                        has_error ? "JML with an error" : "JML that Jury does not know");
    return false;
}
