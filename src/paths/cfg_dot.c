// Control-flow graphs as DOT, for graphviz and its kin.
#include "paths/cfg.h"

static void write_text(FILE *out, const char *text) {
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
}

static const char *shape_of(CfgNodeKind kind) {
    switch (kind) {
    case CFG_ENTRY:
    case CFG_EXIT:
    case CFG_THROWN: return "oval";
    case CFG_CONDITION: return "diamond";
    case CFG_TRY:
    case CFG_CATCH:
    case CFG_FINALLY: return "house";
    case CFG_CALL: return "box, peripheries=2";
    case CFG_STATEMENT: return "box";
    }
    return "box";
}

static void write_node(FILE *out, const Cfg *cfg, uint32_t graph, uint32_t index) {
    const CfgNode *node = &cfg->nodes.items[index];
    fprintf(out, "n%u_%u [shape=%s, label=\"", graph, index, shape_of(node->kind));
    if (node->line)
        fprintf(out, "%u: ", node->line);
    write_text(out, node->label);
    fprintf(out, "\"%s];\n", node->is_on_path ? ", color=red, penwidth=2" : "");
}

// The nodes of a region stand in its cluster, those of inner regions in theirs.
static void write_region(FILE *out, const Cfg *cfg, uint32_t graph, uint32_t region) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++)
        if (cfg_region_of(cfg, i) == region) {
            fputs("    ", out);
            write_node(out, cfg, graph, i);
        }
    for (uint32_t i = 0; i < cfg->regions.count; i++) {
        if (cfg->regions.items[i].parent != region)
            continue;
        fprintf(out, "    subgraph cluster_%u_%u { label=\"%s\"; style=rounded; color=gray;\n",
                graph, i + 1, cfg->regions.items[i].label);
        write_region(out, cfg, graph, i + 1);
        fputs("    }\n", out);
    }
}

static void write_edge(FILE *out, uint32_t graph, const CfgEdge *edge) {
    fprintf(out, "    n%u_%u -> n%u_%u [", graph, edge->from, graph, edge->to);
    if (edge->label) {
        fputs("label=\"", out);
        write_text(out, edge->label);
        fputs("\", ", out);
    }
    fprintf(out, "%s%s];\n", edge->is_exceptional ? "style=dashed, " : "",
            edge->is_on_path ? "color=red, penwidth=2" : "color=black");
}

// The node that a call comes back from: an exit that the method has.
static bool find_end(const Cfg *cfg, CfgNodeKind kind, uint32_t *found) {
    for (uint32_t i = 0; i < cfg->nodes.count; i++)
        if (cfg->nodes.items[i].kind == kind) {
            *found = i;
            return true;
        }
    return false;
}

static void write_link(FILE *out, const CfgProgram *program, const CfgLink *link) {
    fprintf(out, "  n%u_%u -> n%u_0 [label=\"call\", color=blue];\n", link->graph, link->node,
            link->target);
    uint32_t end;
    if (find_end(program->graphs.items[link->target], CFG_EXIT, &end))
        fprintf(out, "  n%u_%u -> n%u_%u [label=\"return\", style=dotted, color=blue];\n",
                link->target, end, link->graph, link->node);
    if (find_end(program->graphs.items[link->target], CFG_THROWN, &end))
        fprintf(out, "  n%u_%u -> n%u_%u [label=\"throw\", style=dashed, color=blue];\n",
                link->target, end, link->graph, link->node);
}

void cfg_write_dot(FILE *out, const CfgProgram *program) {
    fputs("digraph cfg {\n    node [fontname=\"monospace\", fontsize=10];\n"
          "    edge [fontname=\"monospace\", fontsize=9];\n",
          out);
    for (uint32_t i = 0; i < program->graphs.count; i++) {
        const Cfg *cfg = program->graphs.items[i];
        fprintf(out, "  subgraph cluster_%u {\n    label=\"", i);
        write_text(out, cfg->name);
        fputs("\";\n", out);
        write_region(out, cfg, i, 0);
        for (uint32_t j = 0; j < cfg->edges.count; j++)
            write_edge(out, i, &cfg->edges.items[j]);
        fputs("  }\n", out);
    }
    for (uint32_t i = 0; i < program->links.count; i++)
        write_link(out, program, &program->links.items[i]);
    fputs("}\n", out);
}
