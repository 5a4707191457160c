#include "base/radix.h"

#include <stdbool.h>
#include <string.h>

// Setting copies one node of each level: many small ones cost less than few large ones.
enum { BITS = 2, FANOUT = 1 << BITS };

struct RadixNode {
    union {
        const RadixNode *children[FANOUT];
        uint32_t values[FANOUT]; // at the lowest level
    };
};

static uint32_t digit(uint32_t key, int level) {
    return key >> (BITS * level) & (FANOUT - 1);
}

static size_t node_size(int level) {
    return level ? sizeof(const RadixNode *) * FANOUT : sizeof(uint32_t) * FANOUT;
}

static RadixNode *copy_node(Arena *arena, const RadixNode *node, int level) {
    RadixNode *copy = arena_alloc(arena, node_size(level));
    if (node)
        memcpy(copy, node, node_size(level));
    return copy;
}

static bool has_room(Radix tree, uint32_t key) {
    return tree.levels && !(key >> (BITS * (tree.levels - 1)) >> BITS);
}

uint32_t radix_get(Radix tree, uint32_t key) {
    const RadixNode *node = has_room(tree, key) ? tree.root : NULL;
    for (int level = tree.levels - 1; node && level > 0; level--)
        node = node->children[digit(key, level)];
    return node ? node->values[digit(key, 0)] : 0;
}

// The same tree with one more level.
static Radix grown(Arena *arena, Radix tree) {
    if (tree.root && tree.levels) {
        RadixNode *root = copy_node(arena, NULL, tree.levels);
        root->children[0] = tree.root;
        tree.root = root;
    }
    tree.levels++;
    return tree;
}

static const RadixNode *set(Arena *arena, const RadixNode *node, int level, uint32_t key,
                            uint32_t value) {
    uint32_t index = digit(key, level);
    if (!level) {
        if (node && node->values[index] == value)
            return node;
        RadixNode *copy = copy_node(arena, node, level);
        copy->values[index] = value;
        return copy;
    }
    const RadixNode *old = node ? node->children[index] : NULL;
    const RadixNode *child = set(arena, old, level - 1, key, value);
    if (node && child == old)
        return node;
    RadixNode *copy = copy_node(arena, node, level);
    copy->children[index] = child;
    return copy;
}

Radix radix_set(Arena *arena, Radix tree, uint32_t key, uint32_t value) {
    while (!has_room(tree, key))
        tree = grown(arena, tree);
    return (Radix){set(arena, tree.root, tree.levels - 1, key, value), tree.levels};
}

typedef struct Joining {
    Arena *arena;
    RadixJoin *join;
    void *context;
} Joining;

static const RadixNode *join_nodes(const Joining *joining, const RadixNode *a, const RadixNode *b,
                                   int level, uint32_t prefix) {
    if (a == b)
        return a;
    RadixNode *result = NULL; // made at the first difference from `a`
    for (uint32_t i = 0; i < FANOUT; i++) {
        uint32_t key = prefix << BITS | i;
        if (level) {
            const RadixNode *left = a ? a->children[i] : NULL;
            const RadixNode *right = b ? b->children[i] : NULL;
            const RadixNode *child = join_nodes(joining, left, right, level - 1, key);
            if (child == left)
                continue;
            if (!result)
                result = copy_node(joining->arena, a, level);
            result->children[i] = child;
        } else {
            uint32_t left = a ? a->values[i] : 0, right = b ? b->values[i] : 0;
            uint32_t value =
                left == right ? left : joining->join(joining->context, key, left, right);
            if (value == left)
                continue;
            if (!result)
                result = copy_node(joining->arena, a, level);
            result->values[i] = value;
        }
    }
    return result ? result : a;
}

Radix radix_join(Arena *arena, Radix a, Radix b, RadixJoin *join, void *context) {
    Joining joining = {arena, join, context};
    while (a.levels < b.levels)
        a = grown(arena, a);
    while (b.levels < a.levels)
        b = grown(arena, b);
    return (Radix){join_nodes(&joining, a.root, b.root, a.levels - 1, 0), a.levels};
}

static void difference(const RadixNode *a, const RadixNode *b, int level, uint32_t prefix,
                       RadixVisit *visit, void *context) {
    if (a == b)
        return;
    for (uint32_t i = 0; i < FANOUT; i++) {
        uint32_t key = prefix << BITS | i;
        if (level) {
            difference(a ? a->children[i] : NULL, b ? b->children[i] : NULL, level - 1, key, visit,
                       context);
        } else {
            uint32_t left = a ? a->values[i] : 0, right = b ? b->values[i] : 0;
            if (left != right)
                visit(context, key, left, right);
        }
    }
}

// All that is not below the first child of the root is not in a tree with fewer levels.
static Radix only_in_first(Radix tree, bool is_first, RadixVisit *visit, void *context) {
    for (uint32_t i = 1; tree.root && i < FANOUT; i++) {
        const RadixNode *child = tree.root->children[i];
        difference(is_first ? child : NULL, is_first ? NULL : child, tree.levels - 2, i, visit,
                   context);
    }
    return (Radix){tree.root ? tree.root->children[0] : NULL, tree.levels - 1};
}

void radix_difference(Radix a, Radix b, RadixVisit *visit, void *context) {
    while (a.levels > 1 && a.levels > b.levels)
        a = only_in_first(a, true, visit, context);
    while (b.levels > 1 && b.levels > a.levels)
        b = only_in_first(b, false, visit, context);
    int levels = a.levels > b.levels ? a.levels : b.levels;
    difference(a.root, b.root, levels - 1, 0, visit, context);
}
