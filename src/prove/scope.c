// Which variables the invariant of a loop may name: those whose scope the loop stands in.
#include "prove/internal.h"

typedef struct ScopeSearch {
    Prover *prover;
    Node *loop;         // looked for
    VariableList stack; // in scope here
    VariableList *found;
    bool done;
} ScopeSearch;

static void declare(ScopeSearch *search, Node *node) {
    if (node && node->kind == NODE_VARIABLE && as_VariableDeclaration(node)->symbol)
        vector_push(search->prover->scratch, &search->stack, as_VariableDeclaration(node)->symbol);
}

static void visit(void *context, Node *node);

static void visit_inside(ScopeSearch *search, Node *node) {
    uint32_t depth = search->stack.count;
    ast_each_child(node, visit, search);
    search->stack.count = depth;
}

static void note_loop(ScopeSearch *search) {
    for (uint32_t i = 0; i < search->stack.count; i++)
        vector_push(search->prover->scratch, search->found, search->stack.items[i]);
    search->done = true;
}

static void visit_for(ScopeSearch *search, For *node) {
    uint32_t depth = search->stack.count;
    for (uint32_t i = 0; i < node->initializers.count; i++)
        visit(search, node->initializers.items[i]);
    if (&node->node == search->loop)
        note_loop(search);
    else
        visit(search, node->body);
    search->stack.count = depth;
}

static void visit(void *context, Node *node) {
    ScopeSearch *search = context;
    if (search->done || !node)
        return;
    if (node->kind == NODE_FOR) {
        visit_for(search, as_For(node));
        return;
    }
    if (node == search->loop) {
        note_loop(search);
        return;
    }
    if (node->kind == NODE_LOCAL) { // visible until the block around ends
        const NodeList *variables = &as_Local(node)->variables;
        for (uint32_t i = 0; i < variables->count; i++)
            declare(search, variables->items[i]);
        return;
    }
    if (node->kind == NODE_LAMBDA || node->kind == NODE_CLASS)
        return;
    if (node->kind == NODE_FOREACH)
        declare(search, as_Foreach(node)->variable);
    if (node->kind == NODE_CATCH)
        declare(search, as_Catch(node)->parameter);
    visit_inside(search, node);
    if (node->kind == NODE_FOREACH || node->kind == NODE_CATCH)
        search->stack.count--;
}

static void find_scope(Prover *prover, const CutPoint *cut) {
    VariableList *found = &prover->in_scope[cut->index];
    const Method *method = cut->frame->method->symbol;
    if (!method)
        return;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        vector_push(prover->scratch, found, method->parameters.items[i]);
    if (!cut->statement || !method->declaration || !method->declaration->body)
        return;
    ScopeSearch search = {.prover = prover, .loop = cut->statement, .found = found};
    visit(&search, method->declaration->body);
}

void find_scopes(Prover *prover) {
    prover->in_scope = arena_array(prover->scratch, prover->cuts->count, sizeof(VariableList));
    for (uint32_t i = 0; i < prover->cuts->count; i++)
        find_scope(prover, prover->cuts->items[i]);
}
