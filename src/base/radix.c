#include "base/radix.h"

#include <stdbool.h>
#include <string.h>

enum { BITS = 4, FANOUT = 1 << BITS, LEVELS = 6 };

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

uint32_t radix_get(Radix tree, uint32_t key) {
    const RadixNode *node = tree.root;
    for (int level = LEVELS - 1; node && level > 0; level--)
        node = node->children[digit(key, level)];
    return node ? node->values[digit(key, 0)] : 0;
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
    return (Radix){set(arena, tree.root, LEVELS - 1, key, value)};
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
    return (Radix){join_nodes(&joining, a.root, b.root, LEVELS - 1, 0)};
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

void radix_difference(Radix a, Radix b, RadixVisit *visit, void *context) {
    difference(a.root, b.root, LEVELS - 1, 0, visit, context);
}
