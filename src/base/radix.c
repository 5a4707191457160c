#include "base/radix.h"

#include <string.h>

// Setting copies one node of each level: many small ones cost less than few large ones.
enum { BITS = 2, FANOUT = RADIX_LEAF };

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

static bool has_room(const Radix *tree, uint32_t key) {
    return tree->levels && !(key >> (BITS * (tree->levels - 1)) >> BITS);
}

// The node at the lowest level that has the key; NULL: none.
static const RadixNode *leaf_of(const Radix *tree, uint32_t key) {
    const RadixNode *node = has_room(tree, key) ? tree->root : NULL;
    for (int level = tree->levels - 1; node && level > 0; level--)
        node = node->children[digit(key, level)];
    return node;
}

// ---- Open leaves

// Where the leaf of the key is kept while it is open.
static uint32_t place_of(uint32_t key) {
    return (key >> BITS) % RADIX_OPEN;
}

static bool is_open(const Radix *tree, uint32_t key) {
    uint32_t place = place_of(key);
    return (tree->is_open >> place & 1) && tree->open[place].prefix == key >> BITS;
}

uint32_t radix_get(const Radix *tree, uint32_t key) {
    if (is_open(tree, key))
        return tree->open[place_of(key)].values[digit(key, 0)];
    const RadixNode *leaf = leaf_of(tree, key);
    return leaf ? leaf->values[digit(key, 0)] : 0;
}

// The same tree with one more level.
static void grow(Arena *arena, Radix *tree) {
    if (tree->root && tree->levels) {
        RadixNode *root = copy_node(arena, NULL, tree->levels);
        root->children[0] = tree->root;
        tree->root = root;
    }
    tree->levels++;
}

static const RadixNode *set_leaf(Arena *arena, const RadixNode *node, int level,
                                 const RadixLeaf *leaf) {
    if (!level) {
        if (node && !memcmp(node->values, leaf->values, sizeof(leaf->values)))
            return node;
        RadixNode *copy = copy_node(arena, NULL, level);
        memcpy(copy->values, leaf->values, sizeof(leaf->values));
        return copy;
    }
    uint32_t index = digit(leaf->prefix << BITS, level);
    const RadixNode *old = node ? node->children[index] : NULL;
    const RadixNode *child = set_leaf(arena, old, level - 1, leaf);
    if (node && child == old)
        return node;
    RadixNode *copy = copy_node(arena, node, level);
    copy->children[index] = child;
    return copy;
}

static void close_leaf(Arena *arena, Radix *tree, uint32_t place) {
    const RadixLeaf *leaf = &tree->open[place];
    if (!(tree->is_open >> place & 1))
        return;
    while (!has_room(tree, leaf->prefix << BITS))
        grow(arena, tree);
    tree->root = set_leaf(arena, tree->root, tree->levels - 1, leaf);
    tree->is_open &= ~(1u << place);
}

static Radix closed(Arena *arena, Radix tree) {
    for (uint32_t place = 0; place < RADIX_OPEN; place++)
        close_leaf(arena, &tree, place);
    return tree;
}

static void open_leaf(Arena *arena, Radix *tree, uint32_t key) {
    uint32_t place = place_of(key);
    close_leaf(arena, tree, place);
    RadixLeaf *leaf = &tree->open[place];
    const RadixNode *node = leaf_of(tree, key);
    *leaf = (RadixLeaf){.prefix = key >> BITS};
    if (node)
        memcpy(leaf->values, node->values, sizeof(leaf->values));
    tree->is_open |= 1u << place;
}

void radix_set(Arena *arena, Radix *tree, uint32_t key, uint32_t value) {
    if (!is_open(tree, key)) {
        const RadixNode *leaf = leaf_of(tree, key);
        if (leaf && leaf->values[digit(key, 0)] == value)
            return;
        open_leaf(arena, tree, key);
    }
    tree->open[place_of(key)].values[digit(key, 0)] = value;
}

bool radix_is_empty(const Radix *tree) {
    return !tree->root && !tree->is_open;
}

bool radix_is_same(const Radix *a, const Radix *b) {
    bool is_same = a->root == b->root && a->is_open == b->is_open;
    for (uint32_t place = 0; is_same && place < RADIX_OPEN; place++)
        if (a->is_open >> place & 1)
            is_same = !memcmp(&a->open[place], &b->open[place], sizeof(RadixLeaf));
    return is_same;
}

// ---- Two trees

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
    a = closed(arena, a);
    b = closed(arena, b);
    while (a.levels < b.levels)
        grow(arena, &a);
    while (b.levels < a.levels)
        grow(arena, &b);
    return (Radix){join_nodes(&joining, a.root, b.root, a.levels - 1, 0), a.levels, 0, {{0}}};
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
    return (Radix){tree.root ? tree.root->children[0] : NULL, tree.levels - 1, 0, {{0}}};
}

void radix_difference(Arena *arena, Radix a, Radix b, RadixVisit *visit, void *context) {
    a = closed(arena, a);
    b = closed(arena, b);
    while (a.levels > 1 && a.levels > b.levels)
        a = only_in_first(a, true, visit, context);
    while (b.levels > 1 && b.levels > a.levels)
        b = only_in_first(b, false, visit, context);
    int levels = a.levels > b.levels ? a.levels : b.levels;
    difference(a.root, b.root, levels - 1, 0, visit, context);
}
