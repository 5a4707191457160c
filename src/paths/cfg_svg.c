// Control-flow graphs as SVG, laid out in the order of the source.
//
// Nodes stand below each other, indented by the blocks they are in, so that every
// block is one frame around its nodes. Control that goes to the next node is an
// arrow down; forward jumps run on the right, those back to a loop on the left,
// each in a lane of its own, short ones inside. Graphs stand below each other; calls
// and returns run to the right of all of them, in two lanes for each method that is called.
#include "paths/cfg.h"

#include "paths/svg_text.h"

#include <string.h>

enum {
    MARGIN = 20,
    LANE = 14,
    INDENT = 26,
    NODE_HEIGHT = 24,
    ROW = 44,
    CHARACTER = 7,
    LABEL_CHARACTER = 6,
    FRAME = 8,
    GAP = 40, // between graphs
    MOST_LANES = 200,
};

typedef struct Picture {
    FILE *out;
    const Cfg *cfg;
    Arena *arena;
    uint32_t top;
    uint32_t left;              // of the nodes without indentation
    uint32_t right;             // where the lanes of forward jumps begin
    uint32_t *lanes;            // by edge: 0 for an arrow down, else from 1
    uint32_t backward, forward; // lanes used on either side
} Picture;

// ---- Measures

static uint32_t depth_of(const Cfg *cfg, uint32_t node) {
    uint32_t depth = 0;
    for (uint32_t at = cfg_region_of(cfg, node); at; at = cfg->regions.items[at - 1].parent)
        depth++;
    return depth;
}

static uint32_t line_digits(const CfgNode *node) {
    uint32_t digits = 2;
    for (uint32_t line = node->line; line; line /= 10)
        digits++;
    return node->line ? digits : 0;
}

static uint32_t width_of(const CfgNode *node) {
    uint32_t length = line_digits(node);
    for (const char *at = node->label; *at; at++)
        length += ((unsigned char)*at & 0xC0) != 0x80;
    return CHARACTER * length + 20;
}

static uint32_t x_of(const Picture *picture, uint32_t node) {
    return picture->left + INDENT * depth_of(picture->cfg, node);
}

static uint32_t y_of(const Picture *picture, uint32_t node) {
    return picture->top + ROW * node;
}

// ---- Lanes

static bool is_down(const CfgEdge *edge) {
    return edge->to == edge->from + 1;
}

static uint32_t low(const CfgEdge *edge) {
    return edge->from < edge->to ? edge->from : edge->to;
}

static uint32_t high(const CfgEdge *edge) {
    return edge->from < edge->to ? edge->to : edge->from;
}

static bool share_side(const CfgEdge *a, const CfgEdge *b) {
    return (a->to > a->from) == (b->to > b->from);
}

static uint32_t free_lane(const Picture *picture, uint32_t index) {
    const CfgEdge *edge = &picture->cfg->edges.items[index];
    for (uint32_t lane = 1; lane < MOST_LANES; lane++) {
        bool is_free = true;
        for (uint32_t i = 0; i < picture->cfg->edges.count && is_free; i++) {
            const CfgEdge *other = &picture->cfg->edges.items[i];
            is_free = picture->lanes[i] != lane || !share_side(edge, other) ||
                      high(other) < low(edge) || high(edge) < low(other);
        }
        if (is_free)
            return lane;
    }
    return MOST_LANES;
}

// Short ones first: they get the inner lanes.
static void assign_lanes(Picture *picture) {
    const Cfg *cfg = picture->cfg;
    picture->lanes = arena_array(picture->arena, cfg->edges.count + 1, sizeof(uint32_t));
    for (uint32_t length = 0; length <= cfg->nodes.count; length++) {
        for (uint32_t i = 0; i < cfg->edges.count; i++) {
            const CfgEdge *edge = &cfg->edges.items[i];
            if (is_down(edge) || high(edge) - low(edge) != length)
                continue;
            uint32_t lane = picture->lanes[i] = free_lane(picture, i);
            uint32_t *used = edge->to > edge->from ? &picture->forward : &picture->backward;
            if (lane > *used)
                *used = lane;
        }
    }
}

// ---- Drawing

static void draw_region(const Picture *picture, uint32_t region) {
    const Cfg *cfg = picture->cfg;
    uint32_t first = UINT32_MAX, last = 0, width = 0, depth = 0;
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        bool is_inside = false;
        for (uint32_t at = cfg_region_of(cfg, i); at; at = cfg->regions.items[at - 1].parent)
            is_inside |= at == region;
        if (!is_inside)
            continue;
        first = first == UINT32_MAX ? i : first;
        last = i;
        uint32_t right = INDENT * depth_of(cfg, i) + width_of(&cfg->nodes.items[i]);
        width = right > width ? right : width;
    }
    for (uint32_t at = region; at; at = cfg->regions.items[at - 1].parent)
        depth++;
    if (first == UINT32_MAX)
        return;
    uint32_t x = picture->left + INDENT * depth - FRAME, y = y_of(picture, first) - FRAME;
    uint32_t right = picture->left + width + FRAME;
    fprintf(picture->out,
            "<rect class=\"region\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" rx=\"6\"/>\n"
            "<text class=\"name\" x=\"%u\" y=\"%u\" text-anchor=\"end\">%s</text>\n",
            x, y, right - x, ROW * (last - first) + NODE_HEIGHT + 2 * FRAME, right - 4, y + 9,
            cfg->regions.items[region - 1].label);
}

static const char *node_class(const CfgNode *node) {
    switch (node->kind) {
    case CFG_ENTRY:
    case CFG_EXIT:
    case CFG_THROWN: return "end";
    case CFG_CONDITION: return "condition";
    case CFG_TRY:
    case CFG_CATCH:
    case CFG_FINALLY: return "handler";
    case CFG_CALL: return "call";
    case CFG_STATEMENT: return "statement";
    }
    return "statement";
}

static void draw_node(const Picture *picture, uint32_t index) {
    const CfgNode *node = &picture->cfg->nodes.items[index];
    uint32_t x = x_of(picture, index), y = y_of(picture, index), width = width_of(node);
    const char *path = node->is_on_path ? " path" : "";
    if (node->kind == CFG_CONDITION)
        fprintf(picture->out,
                "<polygon class=\"%s%s\" points=\"%u,%u %u,%u %u,%u %u,%u %u,%u %u,%u\"/>\n",
                node_class(node), path, x, y + NODE_HEIGHT / 2, x + 9, y, x + width - 9, y,
                x + width, y + NODE_HEIGHT / 2, x + width - 9, y + NODE_HEIGHT, x + 9,
                y + NODE_HEIGHT);
    else
        fprintf(picture->out,
                "<rect class=\"%s%s\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%d\" rx=\"%d\"/>\n",
                node_class(node), path, x, y, width, NODE_HEIGHT,
                node->kind <= CFG_THROWN ? NODE_HEIGHT / 2 : 3);
    fprintf(picture->out, "<text x=\"%u\" y=\"%u\">", x + 10, y + 16);
    if (node->line)
        fprintf(picture->out, "%u: ", node->line);
    svg_text(picture->out, node->label);
    fputs("</text>\n", picture->out);
}

// Labels of edges that leave a node on the same side stand side by side.
static uint32_t label_offset(const Cfg *cfg, uint32_t index) {
    const CfgEdge *edge = &cfg->edges.items[index];
    uint32_t offset = 4;
    for (uint32_t i = 0; i < index; i++) {
        const CfgEdge *other = &cfg->edges.items[i];
        if (other->from == edge->from && is_down(other) == is_down(edge) &&
            (other->to > other->from) == (edge->to > edge->from) && other->label)
            offset += LABEL_CHARACTER * (uint32_t)strlen(other->label) + 8;
    }
    return offset;
}

static void draw_label(const Picture *picture, const CfgEdge *edge, uint32_t x, uint32_t y,
                       const char *anchor) {
    if (!edge->label)
        return;
    fprintf(picture->out, "<text class=\"label\" x=\"%u\" y=\"%u\" text-anchor=\"%s\">", x, y,
            anchor);
    svg_text(picture->out, edge->label);
    fputs("</text>\n", picture->out);
}

static void draw_edge(const Picture *picture, uint32_t index) {
    const Cfg *cfg = picture->cfg;
    const CfgEdge *edge = &cfg->edges.items[index];
    const char *kind = edge->is_exceptional ? " exceptional" : "";
    const char *path = edge->is_on_path ? " path" : "";
    const char *head = edge->is_on_path ? "red" : "black";
    uint32_t from_y = y_of(picture, edge->from), to_y = y_of(picture, edge->to);
    fprintf(picture->out, "<path class=\"edge%s%s\" marker-end=\"url(#%s)\" d=\"", kind, path,
            head);
    if (is_down(edge)) {
        uint32_t x = x_of(picture, edge->from), to = x_of(picture, edge->to);
        x = (x > to ? x : to) + 16;
        fprintf(picture->out, "M%u %u L%u %u\"/>\n", x, from_y + NODE_HEIGHT, x, to_y - 1);
        draw_label(picture, edge, x + label_offset(cfg, index), from_y + NODE_HEIGHT + 13, "start");
        return;
    }
    uint32_t y = from_y + NODE_HEIGHT / 2 + 3, end = to_y + NODE_HEIGHT / 2 - 3;
    if (edge->to > edge->from) {
        uint32_t lane = picture->right + LANE * picture->lanes[index];
        uint32_t x = x_of(picture, edge->from) + width_of(&cfg->nodes.items[edge->from]);
        uint32_t to = x_of(picture, edge->to) + width_of(&cfg->nodes.items[edge->to]);
        fprintf(picture->out, "M%u %u L%u %u L%u %u L%u %u\"/>\n", x, y, lane, y, lane, end, to + 1,
                end);
        draw_label(picture, edge, x + label_offset(cfg, index), y - 3, "start");
    } else {
        uint32_t lane = picture->left - LANE * picture->lanes[index];
        uint32_t x = x_of(picture, edge->from), to = x_of(picture, edge->to);
        fprintf(picture->out, "M%u %u L%u %u L%u %u L%u %u\"/>\n", x, y, lane, y, lane, end, to - 1,
                end);
        draw_label(picture, edge, x - 4, y - 3, "end");
    }
}

// ---- Pictures

// Measures one graph; returns the width it needs.
static uint32_t measure(Picture *picture) {
    uint32_t width = 0;
    const Cfg *cfg = picture->cfg;
    assign_lanes(picture);
    picture->left = MARGIN + LANE * (picture->backward + 1);
    for (uint32_t i = 0; i < cfg->nodes.count; i++) {
        uint32_t right = x_of(picture, i) + width_of(&cfg->nodes.items[i]);
        width = right > width ? right : width;
    }
    picture->right = width + FRAME + 4;
    uint32_t labels = 0;
    for (uint32_t i = 0; i < cfg->edges.count; i++) {
        const char *label = cfg->edges.items[i].label;
        uint32_t end = label ? label_offset(cfg, i) + LABEL_CHARACTER * (uint32_t)strlen(label) : 0;
        labels = end > labels ? end : labels;
    }
    return picture->right + LANE * (picture->forward + 1) + labels + MARGIN;
}

static void draw(Picture *picture) {
    const Cfg *cfg = picture->cfg;
    for (uint32_t i = 0; i < cfg->regions.count; i++)
        draw_region(picture, i + 1);
    for (uint32_t i = 0; i < cfg->edges.count; i++)
        draw_edge(picture, i);
    for (uint32_t i = 0; i < cfg->nodes.count; i++)
        draw_node(picture, i);
}

static const char style[] =
    "<style>\n"
    "text { font: 12px monospace; }\n"
    ".label { font-size: 10px; fill: #555; }\n"
    ".name { font-size: 9px; fill: #888; }\n"
    ".region { fill: #f6f6f6; stroke: #ccc; fill-opacity: 0.6; }\n"
    ".statement, .end { fill: white; stroke: black; }\n"
    ".condition { fill: #eef4ff; stroke: black; }\n"
    ".handler { fill: #fff4e0; stroke: black; }\n"
    ".call { fill: #e8f6ff; stroke: #2060c0; }\n"
    ".edge { fill: none; stroke: black; }\n"
    ".exceptional { stroke-dasharray: 4 3; }\n"
    ".calls, .returns { stroke: #2060c0; }\n"
    ".returns { stroke-dasharray: 2 3; }\n"
    ".path { stroke: #d00000; stroke-width: 2.5; }\n"
    "</style>\n"
    "<defs>\n"
    "<marker id=\"black\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" "
    "orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0 L8 4 L0 8 z\"/></marker>\n"
    "<marker id=\"red\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" "
    "orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0 L8 4 L0 8 z\" "
    "fill=\"#d00000\"/></marker>\n"
    "<marker id=\"blue\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" "
    "orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0 L8 4 L0 8 z\" "
    "fill=\"#2060c0\"/></marker>\n"
    "</defs>\n";

// ---- From graph to graph

typedef struct Links {
    FILE *out;
    const CfgProgram *program;
    const Picture *pictures;
    uint32_t *lanes; // by graph: of the calls that lead there; 0: nobody calls it
    uint32_t right;  // where the lanes begin
    uint32_t count;
} Links;

static void assign_link_lanes(Links *links, Arena *arena) {
    const CfgProgram *program = links->program;
    links->lanes = arena_array(arena, program->graphs.count + 1, sizeof(uint32_t));
    for (uint32_t i = 0; i < program->links.count; i++) {
        uint32_t *lane = &links->lanes[program->links.items[i].target];
        if (!*lane)
            *lane = ++links->count;
    }
}

static uint32_t right_of(const Picture *picture, uint32_t node) {
    return x_of(picture, node) + width_of(&picture->cfg->nodes.items[node]);
}

static void draw_link(const Links *links, const char *kind, const Picture *from, uint32_t from_node,
                      const Picture *to, uint32_t to_node, uint32_t lane, int32_t shift) {
    uint32_t y = (uint32_t)((int32_t)(y_of(from, from_node) + NODE_HEIGHT / 2) + shift);
    uint32_t end = (uint32_t)((int32_t)(y_of(to, to_node) + NODE_HEIGHT / 2) + shift);
    uint32_t x = links->right + LANE * lane;
    fprintf(links->out,
            "<path class=\"edge %s\" marker-end=\"url(#blue)\" d=\"M%u %u L%u %u L%u %u L%u "
            "%u\"/>\n",
            kind, right_of(from, from_node), y, x, y, x, end, right_of(to, to_node) + 1, end);
}

static void draw_links(const Links *links) {
    const CfgProgram *program = links->program;
    for (uint32_t i = 0; i < program->links.count; i++) {
        const CfgLink *link = &program->links.items[i];
        const Picture *from = &links->pictures[link->graph], *to = &links->pictures[link->target];
        uint32_t lane = 2 * links->lanes[link->target] - 1;
        draw_link(links, "calls", from, link->node, to, 0, lane, -6);
        for (uint32_t j = 0; j < to->cfg->nodes.count; j++)
            if (to->cfg->nodes.items[j].kind == CFG_EXIT ||
                to->cfg->nodes.items[j].kind == CFG_THROWN)
                draw_link(links, "returns", to, j, from, link->node, lane + 1, 7);
    }
}

void cfg_write_svg(FILE *out, const CfgProgram *program) {
    Arena *arena = arena_new();
    uint32_t count = program->graphs.count;
    Picture *pictures = arena_array(arena, count + 1, sizeof(Picture));
    uint32_t width = 0, height = MARGIN;
    for (uint32_t i = 0; i < count; i++) {
        const Cfg *cfg = program->graphs.items[i];
        pictures[i] = (Picture){.out = out, .cfg = cfg, .arena = arena, .top = height};
        uint32_t own = measure(&pictures[i]);
        width = own > width ? own : width;
        height += ROW * cfg->nodes.count + GAP;
    }
    Links links = {.out = out, .program = program, .pictures = pictures, .right = width};
    assign_link_lanes(&links, arena);
    width += links.count ? LANE * (2 * links.count + 1) : 0;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
            "viewBox=\"0 0 %u %u\">\n",
            width, height, width, height);
    fputs(style, out);
    fprintf(out, "<rect width=\"%u\" height=\"%u\" fill=\"white\"/>\n", width, height);
    draw_links(&links);
    for (uint32_t i = 0; i < count; i++)
        draw(&pictures[i]);
    fputs("</svg>\n", out);
    arena_free(arena);
}
