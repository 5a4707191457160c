#include "report/text_tree.h"

#include <inttypes.h>
#include <string.h>

const char *path_tree_end(Arena *arena, const NodeRecord *node) {
    if (node->fork)
        return NULL;
    const char *path = node->number ? arena_format(arena, "path %" PRIu64 ": ", node->number) : "";
    return node->outcome ? arena_format(arena, "%s%s, %s", path, node->status, node->outcome)
                         : arena_format(arena, "%s%s", path, node->status);
}

const char *path_tree_step(Arena *arena, const EventRecord *event) {
    if (!strcmp(event->kind, "try") || !strcmp(event->kind, "call"))
        return NULL;
    if (event->is_condition == FLAG_YES && event->holds == FLAG_YES)
        return arena_format(arena, "(%s)", event->text);
    return strcmp(event->kind, "exception") ? event->text
                                            : arena_format(arena, "new %s", event->text);
}

typedef struct Tree {
    FILE *out;
    const TreeRecord *tree;
    Arena *arena;
} Tree;

static void write_steps(const Tree *tree, const NodeRecord *node) {
    const char *joint = "";
    for (uint32_t i = 0; i < node->steps.count; i++) {
        const char *text = path_tree_step(tree->arena, &node->steps.items[i]);
        if (!text)
            continue;
        fprintf(tree->out, "%s%s", joint, text);
        joint = " ";
    }
    if (!*joint && node->taken)
        fputs(node->taken, tree->out);
    fputc('\n', tree->out);
}

static void write_state(const Tree *tree, const NodeRecord *node, const char *indent) {
    fputs(indent, tree->out);
    for (uint32_t i = 0; i < node->values.count; i++)
        fprintf(tree->out, "%s%s", i ? ", " : "", node->values.items[i]);
    fputs(node->values.count ? "; PC: " : "PC: ", tree->out);
    for (uint32_t i = 0; i < node->conditions.count; i++)
        fprintf(tree->out, "%s%s", i ? " && " : "", node->conditions.items[i]);
    fputs(node->conditions.count ? "\n" : "true\n", tree->out);
}

static uint32_t children_of(const TreeRecord *tree, uint32_t node) {
    uint32_t count = 0;
    for (uint32_t i = node; i < tree->nodes.count; i++)
        count += tree->nodes.items[i].parent == node;
    return count;
}

static void write_below(const Tree *tree, uint32_t node, const char *indent);

static void write_node(const Tree *tree, uint32_t index, const char *indent) {
    const NodeRecord *node = &tree->tree->nodes.items[index];
    write_state(tree, node, indent);
    const char *end = path_tree_end(tree->arena, node);
    if (end)
        fprintf(tree->out, "%s%s\n", indent, end);
    else if (node->line)
        fprintf(tree->out, "%s%" PRIu64 ": %s\n", indent, node->line, node->fork);
    else
        fprintf(tree->out, "%s%s\n", indent, node->fork);
    write_below(tree, index + 1, indent);
}

// The children of a node, 1 + its index, in the order of their ways; 0: the root.
static void write_below(const Tree *tree, uint32_t node, const char *indent) {
    const TreeRecord *all = tree->tree;
    uint32_t left = children_of(all, node);
    for (uint32_t way = 0, found = 0; found < left; way++)
        for (uint32_t i = node; i < all->nodes.count; i++) {
            if (all->nodes.items[i].parent != node || all->nodes.items[i].way != way)
                continue;
            bool is_last = ++found == left;
            fprintf(tree->out, "%s%s", indent, is_last ? "`-- " : "|-- ");
            write_steps(tree, &all->nodes.items[i]);
            write_node(tree, i,
                       arena_format(tree->arena, "%s%s", indent, is_last ? "    " : "|   "));
        }
}

void text_tree_write(FILE *out, const TreeRecord *tree) {
    Tree at = {out, tree, arena_new()};
    for (uint32_t i = 0; i < tree->nodes.count; i++)
        if (!tree->nodes.items[i].parent) {
            fputs("  tree: ", out);
            write_steps(&at, &tree->nodes.items[i]);
            write_node(&at, i, "    ");
        }
    if (tree->left_out)
        fprintf(out, "    cut: %" PRIu64 " further state%s not shown\n", tree->left_out,
                tree->left_out == 1 ? " is" : "s are");
    arena_free(at.arena);
}
