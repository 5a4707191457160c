// The graph of a program: those of some methods and of all that they may call, linked.
#include "paths/internal.h"

#include "sema/queries.h"

typedef struct Linker {
    Arena *arena;
    Sema *sema;
    const Sources *sources;
    Lowering *lowering;
    CfgProgram *program;
    ClassList classes; // of the sources, local ones included
    Map graph_of;      // Method -> 1 + index; UINT32_MAX: it has none
} Linker;

// ---- Which methods a call may run

static void find_class(void *context, Node *node) {
    Linker *linker = context;
    Class *symbol = node->kind == NODE_CLASS ? as_ClassDeclaration(node)->symbol : NULL;
    if (symbol && symbol->kind != CLASS_INTERFACE && !(symbol->modifiers & MODIFIER_ABSTRACT))
        vector_push(linker->arena, &linker->classes, symbol);
    ast_each_child(node, find_class, context);
}

static void find_classes(Linker *linker) {
    const UnitList *units = sema_units(linker->sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (!units->items[i]->is_library)
            find_class(linker, &units->items[i]->tree->node);
}

// 1 + its index, made where it is missing; 0: there is no graph.
static uint32_t graph_of(Linker *linker, Method *method) {
    uintptr_t known = (uintptr_t)map_get(&linker->graph_of, method);
    if (known)
        return known == UINT32_MAX ? 0 : (uint32_t)known;
    const Unit *unit = method->owner->unit;
    Cfg *cfg = method->has_error || !unit || unit->is_library
                   ? NULL
                   : cfg_build_with(linker->arena, linker->sema, linker->sources, linker->lowering,
                                    method, true);
    if (!cfg) {
        map_put(linker->arena, &linker->graph_of, method, (void *)(uintptr_t)UINT32_MAX);
        return 0;
    }
    vector_push(linker->arena, &linker->program->graphs, cfg);
    uint32_t number = linker->program->graphs.count;
    map_put(linker->arena, &linker->graph_of, method, (void *)(uintptr_t)number);
    return number;
}

// ---- Links

static void add_link(Linker *linker, uint32_t graph, uint32_t node, Method *method) {
    uint32_t target = method ? graph_of(linker, method) : 0;
    if (!target)
        return;
    CfgProgram *program = linker->program;
    for (uint32_t i = 0; i < program->links.count; i++) {
        const CfgLink *link = &program->links.items[i];
        if (link->graph == graph && link->node == node && link->target == target - 1)
            return;
    }
    CfgLink link = {graph, node, target - 1};
    vector_push(linker->arena, &program->links, link);
}

static void link_call(Linker *linker, uint32_t graph, uint32_t node, const IrCall *call) {
    if (!call->is_virtual) {
        add_link(linker, graph, node, call->method);
        return;
    }
    for (uint32_t i = 0; i < linker->classes.count; i++) {
        Class *receiver = linker->classes.items[i];
        if (query_is_subclass(linker->sema, receiver, call->method->owner))
            add_link(linker, graph, node, lower_dispatch(linker->lowering, receiver, call->method));
    }
}

CfgProgram *cfg_build_program(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
                              const MethodList *methods) {
    Linker linker = {arena, sema, sources, lowering, ARENA_NEW(arena, CfgProgram), {0}, {0}};
    find_classes(&linker);
    for (uint32_t i = 0; i < methods->count; i++)
        graph_of(&linker, methods->items[i]);
    for (uint32_t i = 0; i < linker.program->graphs.count; i++) {
        const Cfg *cfg = linker.program->graphs.items[i];
        for (uint32_t j = 0; j < cfg->nodes.count; j++)
            if (cfg->nodes.items[j].call)
                link_call(&linker, i, j, cfg->nodes.items[j].call);
    }
    return linker.program;
}
