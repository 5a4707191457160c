// A path drawn into the graphs of the methods that it passes.
#include "paths/internal.h"

#include <string.h>

static bool find_call(const Cfg *cfg, const PathEvent *event, uint32_t *found) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const CfgNode *node = &cfg->nodes.items[i];
        if (!node->call || node->span.begin != event->span.begin ||
            node->span.end != event->span.end)
            continue;
        *found = i;
        return true;
    }
    return false;
}

static bool find_event(const Cfg *cfg, const PathEvent *event, uint32_t *found) {
    static const CfgNodeKind kinds[] = {
        [PATH_STATEMENT] = CFG_STATEMENT, [PATH_DECISION] = CFG_CONDITION, [PATH_TRY] = CFG_TRY,
        [PATH_CATCH] = CFG_CATCH,         [PATH_FINALLY] = CFG_FINALLY,
    };
    if (event->kind == PATH_CALL)
        return find_call(cfg, event, found);
    if (!event->node || event->kind > PATH_FINALLY)
        return false;
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        const CfgNode *node = &cfg->nodes.items[i];
        bool is_case =
            event->node->kind == NODE_CASE && node->node && node->kind == CFG_CONDITION &&
            (node->node->kind == NODE_SWITCH || node->node->kind == NODE_SWITCH_EXPRESSION) &&
            cfg_is_inside(event->node->span, node->node->span);
        if ((node->node == event->node && node->kind == kinds[event->kind]) || is_case)
            *found = i;
        if (node->node == event->node && node->kind == kinds[event->kind])
            return true;
    }
    return event->node->kind == NODE_CASE;
}

static const char *outcome_of(const PathEvent *event) {
    if (event->kind != PATH_DECISION)
        return NULL;
    if (event->node->kind == NODE_CASE)
        return event->text;
    return event->is_true ? "true" : "false";
}

static void draw_edge(Cfg *cfg, uint32_t from, const char *outcome, uint32_t to) {
    CfgEdge *drawn = NULL;
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        CfgEdge *edge = &cfg->edges.items[i];
        if (edge->from != from || edge->to != to)
            continue;
        bool is_outcome = outcome && edge->label && !strcmp(edge->label, outcome);
        if (!drawn || is_outcome)
            drawn = edge;
    }
    if (drawn)
        drawn->is_on_path = true;
}

// Where a call of the method has got to.
typedef struct Reached {
    uint32_t node;
    const char *outcome;
    bool is_set;
    uint32_t waiting; // 1 + a statement whose calls come first, or 0
} Reached;

static bool has_calls_first(const Cfg *cfg, uint32_t node) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++)
        if (cfg->nodes.items[i].call && cfg->nodes.items[i].is_evaluated &&
            cfg->nodes.items[i].owner == node)
            return true;
    return false;
}

static void go_to(Cfg *cfg, Reached *reached, uint32_t node, const char *outcome) {
    cfg->nodes.items[node].is_on_path = cfg->nodes.items[0].is_on_path = true;
    draw_edge(cfg, reached->is_set ? reached->node : 0, reached->outcome, node);
    *reached = (Reached){node, outcome, true, reached->waiting};
}

// The calls of a statement are done.
static void go_on(Cfg *cfg, Reached *reached) {
    uint32_t waiting = reached->waiting;
    reached->waiting = 0;
    if (waiting)
        go_to(cfg, reached, waiting - 1, NULL);
}

static void draw_end(Cfg *cfg, Reached *reached, CfgNodeKind kind) {
    go_on(cfg, reached);
    for (uint32_t i = 0; reached->is_set && i < cfg->nodes.count; i++) {
        if (cfg->nodes.items[i].kind != kind)
            continue;
        draw_edge(cfg, reached->node, reached->outcome, i);
        cfg->nodes.items[i].is_on_path = true;
    }
}

static void draw_event(Cfg *cfg, Reached *reached, const PathEvent *event, uint32_t at) {
    const CfgNode *node = &cfg->nodes.items[at];
    bool is_part = node->call && node->is_evaluated && reached->waiting == node->owner + 1;
    if (!is_part)
        go_on(cfg, reached);
    if (event->kind == PATH_STATEMENT && has_calls_first(cfg, at))
        reached->waiting = at + 1;
    else
        go_to(cfg, reached, at, outcome_of(event));
}

void cfg_draw_path(Cfg *cfg, const ProgramPath *path, bool is_own) {
    enum { MOST_DEPTH = 256 };
    Reached reached[MOST_DEPTH] = {{0}};
    uint32_t deepest = 0;
    reached[0].is_set = is_own;
    cfg->nodes.items[0].is_on_path = is_own;
    for (uint32_t i = 0; i < path->events.count; i++) {
        const PathEvent *event = &path->events.items[i];
        uint32_t at = 0, depth = event->depth < MOST_DEPTH ? event->depth : MOST_DEPTH - 1;
        for (; deepest > depth; deepest--) { // calls that have returned since
            draw_end(cfg, &reached[deepest], CFG_EXIT);
            reached[deepest] = (Reached){0};
        }
        if (!find_event(cfg, event, &at))
            continue;
        deepest = depth;
        draw_event(cfg, &reached[depth], event, at);
    }
    // A path that ends is drawn to its end; one that is violated on the way stops there.
    bool throws = path->thrown != NULL;
    bool ends = throws || path->status != PATH_VIOLATED || path->run;
    for (; ends && deepest > 0; deepest--)
        draw_end(cfg, &reached[deepest], CFG_EXIT);
    if (is_own && ends)
        draw_end(cfg, &reached[0], throws ? CFG_THROWN : CFG_EXIT);
}
