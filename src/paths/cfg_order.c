// The nodes of a graph in the order of the source, and the blocks that they stand in.
#include "paths/internal.h"

#include <stdlib.h>
#include <string.h>

// ---- Order

static Position order_of(const Cfg *cfg, const CfgNode *node);

static Position place_of(const CfgNode *node, const Cfg *cfg) {
    switch (node->kind) {
    case CFG_ENTRY: return 0;
    case CFG_EXIT: return UINT32_MAX - 1;
    case CFG_THROWN: return UINT32_MAX;
    case CFG_CONDITION:
        // The condition of do stands behind its body, that of for in its place.
        if (node->node->kind == NODE_DO)
            return as_Do((Node *)node->node)->condition->span.begin;
        if (node->node->kind == NODE_FOR && as_For((Node *)node->node)->condition)
            return as_For((Node *)node->node)->condition->span.begin;
        return node->node->span.begin;
    case CFG_CALL: return order_of(cfg, &cfg->nodes.items[node->owner]);
    case CFG_STATEMENT:
    case CFG_TRY:
    case CFG_CATCH:
    case CFG_FINALLY: return node->node->span.begin;
    }
    return 0;
}

static bool is_update(const Cfg *cfg, const CfgNode *node) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const Node *loop = cfg->nodes.items[i].node;
        if (!loop || loop->kind != NODE_FOR || node->kind != CFG_STATEMENT)
            continue;
        const NodeList *updates = &as_For((Node *)loop)->updates;
        for (uint32_t j = 0; j < updates->count; j++)
            if (updates->items[j] == node->node)
                return true;
    }
    return false;
}

// The updates of a for loop run behind its body.
static Position order_of(const Cfg *cfg, const CfgNode *node) {
    if (!is_update(cfg, node))
        return place_of(node, cfg);
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const Node *loop = cfg->nodes.items[i].node;
        if (loop && loop->kind == NODE_FOR && loop->span.begin <= node->node->span.begin &&
            node->node->span.end <= loop->span.end &&
            as_For((Node *)loop)->body->span.begin > node->node->span.begin)
            return loop->span.end - 1;
    }
    return place_of(node, cfg);
}

// A simple sort that keeps equals in order: graphs are small.
void cfg_sort(Arena *arena, Cfg *cfg) {
    uint32_t count = cfg->nodes.count;
    uint32_t *order = arena_array(arena, count, sizeof(uint32_t));
    uint64_t *keys = arena_array(arena, count, sizeof(uint64_t));
    for (uint32_t i = 0; i < count; i++) {
        const CfgNode *node = &cfg->nodes.items[i];
        bool is_behind = !node->call || !node->is_evaluated; // else before its owner
        keys[i] = (uint64_t)order_of(cfg, node) << 1 | is_behind;
        uint32_t at = i;
        while (at && keys[order[at - 1]] > keys[i]) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
    CfgNode *nodes = arena_array(arena, count, sizeof(CfgNode));
    uint32_t *moved = arena_array(arena, count, sizeof(uint32_t));
    for (uint32_t i = 0; i < count; i++) {
        nodes[i] = cfg->nodes.items[order[i]];
        moved[order[i]] = i;
    }
    for (uint32_t i = 0; i < count; i++)
        nodes[i].owner = moved[nodes[i].owner];
    memcpy(cfg->nodes.items, nodes, count * sizeof(CfgNode));
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        cfg->edges.items[i].from = moved[cfg->edges.items[i].from];
        cfg->edges.items[i].to = moved[cfg->edges.items[i].to];
    }
}

// ---- Regions

static void add_region(Arena *arena, Cfg *cfg, const char *label, const Node *node) {
    if (!node)
        return;
    CfgRegion region = {.label = label, .span = node->span};
    vector_push(arena, &cfg->regions, region);
}

static void collect_regions(Arena *arena, Cfg *cfg) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        Node *node = (Node *)cfg->nodes.items[i].node;
        if (!node || cfg->nodes.items[i].kind == CFG_STATEMENT)
            continue;
        if (node->kind == NODE_TRY)
            add_region(arena, cfg, "try", as_Try(node)->block);
        if (node->kind == NODE_CATCH)
            add_region(arena, cfg, "catch", node);
        if (cfg->nodes.items[i].kind == CFG_FINALLY)
            add_region(arena, cfg, "finally", node);
        if (node->kind == NODE_IF) {
            add_region(arena, cfg, "if", as_If(node)->consequent);
            if (as_If(node)->alternative && as_If(node)->alternative->kind != NODE_IF)
                add_region(arena, cfg, "else", as_If(node)->alternative);
        }
        if (node->kind == NODE_WHILE || node->kind == NODE_DO || node->kind == NODE_FOR ||
            node->kind == NODE_FOREACH)
            add_region(arena, cfg, "loop", node);
    }
}

static int by_place(const void *first, const void *second) {
    const CfgRegion *a = first, *b = second;
    if (a->span.begin != b->span.begin)
        return a->span.begin < b->span.begin ? -1 : 1;
    return a->span.end > b->span.end ? -1 : a->span.end < b->span.end;
}

bool cfg_is_inside(Span inner, Span outer) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

static void nest_regions(Cfg *cfg) {
    if (cfg->regions.count)
        qsort(cfg->regions.items, cfg->regions.count, sizeof(CfgRegion), by_place);
    for (uint32_t i = 0; i < cfg->regions.count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (cfg_is_inside(cfg->regions.items[i].span, cfg->regions.items[j].span))
                cfg->regions.items[i].parent = j + 1;
}

uint32_t cfg_region_of(const Cfg *cfg, uint32_t node) {
    const CfgNode *at = &cfg->nodes.items[node];
    uint32_t found = 0;
    bool has_place = at->node || at->call;
    for (uint32_t i = 0; has_place && i < cfg->regions.count; i++)
        if (cfg_is_inside(at->span, cfg->regions.items[i].span))
            found = i + 1;
    return found;
}

void cfg_find_regions(Arena *arena, Cfg *cfg) {
    collect_regions(arena, cfg);
    nest_regions(cfg);
}
