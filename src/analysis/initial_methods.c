// Private static methods that nothing but the static initialiser of their class calls.
//
// `private static void register(…)`, which fills a table of the class: it runs with the
// initialiser, and never again. It is called there, by another such method, or by a lambda that
// the library runs there and then.
#include "analysis/internal.h"

#include "analysis/sequence.h"
#include "sema/queries.h"
#include "sema/specs.h"

typedef struct InitialCall {
    const Method *called;
    const Method *by;   // a private static method of the same class; NULL: the initialiser
    const Method *runs; // the lambda that calls it, unless the sources override that; or NULL
} InitialCall;

typedef struct Search {
    Analysis *analysis;
    NodeList around;           // the nodes that the present one stands in
    const Class *initializing; // whose static initialiser it stands in, and runs with; or NULL
    const Method *method;      // that it stands in, and runs with; or NULL
    const Method *runs;        // the one of the library that runs the lambda around it, or NULL
    VECTOR(InitialCall) calls;
    Map elsewhere; // Method -> itself: it is called at other times, too
} Search;

bool is_static_member(const NodeList *around, Node *node) {
    if (!around->count || vector_last(around)->kind != NODE_CLASS)
        return false;
    if (node->kind == NODE_INITIALIZER)
        return as_Initializer(node)->is_static;
    const Variable *field =
        node->kind == NODE_VARIABLE ? as_VariableDeclaration(node)->symbol : NULL;
    return field && (field->modifiers & MODIFIER_STATIC);
}

Method *called_method(Node *node) {
    switch (node->kind) {
    case NODE_CALL: return as_Call(node)->method;
    case NODE_METHOD_REFERENCE: return as_MethodReference(node)->method;
    default: return NULL;
    }
}

static bool may_be_initial(const Method *method) {
    unsigned wanted = MODIFIER_PRIVATE | MODIFIER_STATIC;
    return method && method->declaration && (method->modifiers & wanted) == wanted;
}

// ---- Overridden methods

// A collection of the sources may do something else with a lambda.
static void note_overridden(Analysis *analysis, Node *node) {
    MethodList overridden = {0};
    Method *method = node->kind == NODE_METHOD ? as_MethodDeclaration(node)->symbol : NULL;
    if (!method || method->is_constructor || !method->parameters.count)
        return;
    method_overridden(analysis->sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        map_put(analysis->arena, &analysis->overridden, overridden.items[i], overridden.items[i]);
}

bool sources_override(const Analysis *analysis, const Method *method) {
    return map_get(&analysis->overridden, method);
}

// ---- Calls

static void note_call(Search *search, Node *node, const Method *called) {
    Node *around = search->around.count ? vector_last(&search->around) : NULL;
    const Method *runs = search->runs;
    bool is_known = true;
    if (node->kind == NODE_METHOD_REFERENCE) {
        is_known = !runs && runs_at_once(node, around);
        runs = runs_at_once(node, around);
    }
    InitialCall call = {called, search->method, runs};
    const Class *running = search->method ? search->method->owner : search->initializing;
    bool is_private = !search->method || may_be_initial(search->method);
    if (is_known && is_private && running == called->owner)
        vector_push(search->analysis->arena, &search->calls, call);
    else
        map_put(search->analysis->arena, &search->elsewhere, called, (void *)called);
}

static void search_calls(void *context, Node *node);

// As search_inside of read_only.c does; of lambdas in lambdas nothing is known.
static void search_inside(Search *search, Node *node) {
    Search around = *search;
    Node *parent = search->around.count ? vector_last(&search->around) : NULL;
    const Method *runs =
        node->kind == NODE_LAMBDA && !search->runs ? runs_at_once(node, parent) : NULL;
    if (is_static_member(&search->around, node)) {
        search->initializing = as_ClassDeclaration(parent)->symbol;
        search->method = NULL;
    } else if (node->kind == NODE_METHOD) {
        search->initializing = NULL;
        search->method = as_MethodDeclaration(node)->symbol;
    } else if (node->kind == NODE_CLASS || (node->kind == NODE_LAMBDA && !runs)) {
        search->initializing = NULL;
        search->method = NULL;
    }
    search->runs = node->kind == NODE_LAMBDA ? runs : search->runs;
    vector_push(search->analysis->arena, &search->around, node);
    ast_each_child(node, search_calls, search);
    search->around.count--;
    search->initializing = around.initializing;
    search->method = around.method;
    search->runs = around.runs;
}

static void search_calls(void *context, Node *node) {
    Search *search = context;
    if (node->flags & NODE_IN_JML)
        return;
    Method *called = called_method(node);
    if (may_be_initial(called))
        note_call(search, node, called);
    note_overridden(search->analysis, node);
    search_inside(search, node);
}

// ---- All methods

static bool is_initial(const Search *search, const InitialCall *call) {
    return !(call->runs && sources_override(search->analysis, call->runs)) &&
           !(call->by && map_get(&search->elsewhere, call->by)) &&
           !(call->by && !map_get(&search->analysis->initial_methods, call->by));
}

void find_initial_methods(Analysis *analysis) {
    if (analysis->initial_known)
        return;
    analysis->initial_known = true;
    Search search = {.analysis = analysis};
    const UnitList *units = sema_units(analysis->sema);
    for (uint32_t i = 0; i < units->count; i++)
        search_calls(&search, &units->items[i]->tree->node);
    for (uint32_t i = 0; i < search.calls.count; i++) {
        const Method *called = search.calls.items[i].called;
        map_put(analysis->arena, &analysis->initial_methods, called, (void *)called->owner);
    }
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (uint32_t i = 0; i < search.calls.count; i++) {
            const InitialCall *call = &search.calls.items[i];
            if (map_get(&search.elsewhere, call->called) || is_initial(&search, call))
                continue;
            map_put(analysis->arena, &search.elsewhere, call->called, (void *)call->called);
            is_new = true;
        }
    }
    analysis->elsewhere_called = search.elsewhere;
}

const Class *initialized_by(const Analysis *analysis, const Method *method) {
    return method && !map_get(&analysis->elsewhere_called, method)
               ? map_get(&analysis->initial_methods, method)
               : NULL;
}

void analysis_look_at(Lowering *lowering, const Method *method) {
    analysis_of(lowering)->looked_at = method->sequence ? method->sequence->target : method;
}
