#include "report/text_tree.h"

const char *path_tree_end(Arena *arena, const PathTreeNode *node) {
    if (node->fork)
        return NULL;
    const char *word = path_status_word(node->status);
    const char *path = node->number ? arena_format(arena, "path %u: ", node->number) : "";
    return node->outcome ? arena_format(arena, "%s%s, %s", path, word, node->outcome)
                         : arena_format(arena, "%s%s", path, word);
}

const char *path_tree_step(Arena *arena, const PathEvent *event) {
    if (event->kind == PATH_TRY || event->kind == PATH_CALL)
        return NULL;
    if (event->kind == PATH_DECISION && event->is_condition && event->is_true)
        return arena_format(arena, "(%s)", event->text);
    return event->kind == PATH_EXCEPTION ? arena_format(arena, "new %s", event->text) : event->text;
}

typedef struct Tree {
    FILE *out;
    const PathTree *tree;
    Arena *arena;
} Tree;

static void write_steps(const Tree *tree, const PathTreeNode *node) {
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

static void write_state(const Tree *tree, const PathTreeNode *node, const char *indent) {
    fputs(indent, tree->out);
    for (uint32_t i = 0; i < node->values.count; i++)
        fprintf(tree->out, "%s%s", i ? ", " : "", node->values.items[i]);
    fputs(node->values.count ? "; PC: " : "PC: ", tree->out);
    for (uint32_t i = 0; i < node->conditions.count; i++)
        fprintf(tree->out, "%s%s", i ? " && " : "", node->conditions.items[i]);
    fputs(node->conditions.count ? "\n" : "true\n", tree->out);
}

static uint32_t children_of(const PathTree *tree, uint32_t node) {
    uint32_t count = 0;
    for (uint32_t i = node; i < tree->nodes.count; i++)
        count += tree->nodes.items[i].parent == node;
    return count;
}

static void write_below(const Tree *tree, uint32_t node, const char *indent);

static void write_node(const Tree *tree, uint32_t index, const char *indent) {
    const PathTreeNode *node = &tree->tree->nodes.items[index];
    write_state(tree, node, indent);
    const char *end = path_tree_end(tree->arena, node);
    if (end)
        fprintf(tree->out, "%s%s\n", indent, end);
    else if (node->line)
        fprintf(tree->out, "%s%u: %s\n", indent, node->line, node->fork);
    else
        fprintf(tree->out, "%s%s\n", indent, node->fork);
    write_below(tree, index + 1, indent);
}

// The children of a node, 1 + its index, in the order of their ways; 0: the root.
static void write_below(const Tree *tree, uint32_t node, const char *indent) {
    const PathTree *all = tree->tree;
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

void text_tree_write(FILE *out, const PathTree *tree) {
    Tree at = {out, tree, arena_new()};
    for (uint32_t i = 0; i < tree->nodes.count; i++)
        if (!tree->nodes.items[i].parent) {
            fputs("  tree: ", out);
            write_steps(&at, &tree->nodes.items[i]);
            write_node(&at, i, "    ");
        }
    if (tree->left_out)
        fprintf(out, "    cut: %u further state%s not shown\n", tree->left_out,
                tree->left_out == 1 ? " is" : "s are");
    arena_free(at.arena);
}
