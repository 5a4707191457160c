// Makes a graph reducible by node splitting.
//
// Blocks are taken together step by step: one that only a single other leads to becomes part of it
// (T2), edges from a block to itself go (T1). Where nothing more can be taken together, some loop
// has several entries: a block of it gets a copy for each but one of those that lead to it.
// Registers are not single-assignment, so that a copy of a block is a copy of its instructions.
#include "ir/internal.h"

typedef struct Region {
    uint32_t parent; // of blocks taken together: the one that stands for them
} Region;

typedef struct Reduction {
    Arena *scratch;
    Arena *arena;
    IrMethod *method;
    VECTOR(Region) regions; // by block
} Reduction;

static uint32_t region_of(const Reduction *reduction, uint32_t block) {
    while (reduction->regions.items[block].parent != block)
        block = reduction->regions.items[block].parent;
    return block;
}

// For each region, the last other one that leads to it, and how often that was another: once if it
// is the only one.
static void find_predecessors(const Reduction *reduction, const IrOrder *order, uint32_t *only,
                              uint32_t *others) {
    for (uint32_t i = 0; i < order->count; i++) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(reduction->method, order->blocks[i], successors);
        uint32_t from = region_of(reduction, order->blocks[i]);
        for (uint32_t j = 0; j < count; j++) {
            uint32_t to = region_of(reduction, successors[j]);
            if (from == to || only[to] == from)
                continue;
            others[to]++;
            only[to] = from;
        }
    }
}

// One round; the number of regions left.
static uint32_t join_regions(Reduction *reduction, const IrOrder *order, uint32_t *split) {
    uint32_t blocks = reduction->method->blocks.count, left = 0;
    uint32_t *only = arena_array(reduction->scratch, blocks, sizeof(uint32_t));
    uint32_t *others = arena_array(reduction->scratch, blocks, sizeof(uint32_t));
    for (uint32_t i = 0; i < blocks; i++)
        only[i] = UINT32_MAX;
    find_predecessors(reduction, order, only, others);
    bool is_joined = false;
    *split = UINT32_MAX;
    for (uint32_t i = 0; i < order->count; i++) {
        uint32_t block = order->blocks[i];
        if (region_of(reduction, block) != block)
            continue;
        left++;
        if (block && others[block] == 1 && region_of(reduction, only[block]) != block) {
            reduction->regions.items[block].parent = region_of(reduction, only[block]);
            is_joined = true;
        } else if (block && *split == UINT32_MAX && others[block] > 1) {
            *split = block;
        }
    }
    if (is_joined)
        *split = UINT32_MAX;
    return left;
}

static uint32_t target_count(const IrInstruction *last) {
    return last->operation == IR_BRANCH ? 2 : last->operation == IR_JUMP ? 1 : 0;
}

// Jumps to what was copied lead to the copies.
static void redirect(IrBlock *block, const IrBlockId *copies) {
    IrInstruction *last = &vector_last(&block->instructions);
    for (uint32_t i = 0; i < target_count(last); i++)
        if (copies[last->detail.targets[i]])
            last->detail.targets[i] = copies[last->detail.targets[i]];
}

// Copies all blocks of the region, for those edges to it that come from `from`.
static void copy_region(Reduction *reduction, const IrOrder *order, uint32_t region,
                        uint32_t from) {
    IrMethod *method = reduction->method;
    uint32_t count = method->blocks.count;
    IrBlockId *copies = arena_array(reduction->scratch, count, sizeof(IrBlockId));
    for (uint32_t i = 0; i < order->count; i++)
        if (region_of(reduction, order->blocks[i]) == region)
            copies[order->blocks[i]] = ir_new_block(reduction->arena, method);
    for (uint32_t i = 0; i < count; i++) {
        if (!copies[i])
            continue;
        IrBlock *copy = &method->blocks.items[copies[i]];
        const IrBlock *block = &method->blocks.items[i];
        copy->check = block->check;
        for (uint32_t j = 0; j < block->instructions.count; j++)
            vector_push(reduction->arena, &copy->instructions, block->instructions.items[j]);
        redirect(copy, copies);
    }
    for (uint32_t i = 0; i < order->count; i++)
        if (region_of(reduction, order->blocks[i]) == from)
            redirect(&method->blocks.items[order->blocks[i]], copies);
}

static uint32_t some_predecessor(const Reduction *reduction, const IrOrder *order,
                                 uint32_t region) {
    for (uint32_t i = order->count; i-- > 0;) {
        IrBlockId successors[2];
        uint32_t from = region_of(reduction, order->blocks[i]);
        uint32_t count = ir_successors(reduction->method, order->blocks[i], successors);
        for (uint32_t j = 0; from != region && j < count; j++)
            if (region_of(reduction, successors[j]) == region)
                return from;
    }
    return UINT32_MAX;
}

static IrOrder start(Reduction *reduction) {
    reduction->regions.count = 0;
    for (uint32_t i = 0; i < reduction->method->blocks.count; i++)
        vector_push(reduction->scratch, &reduction->regions, (Region){i});
    return ir_reverse_postorder(reduction->scratch, reduction->method);
}

bool ir_make_reducible(Arena *arena, IrMethod *method) {
    enum { MOST_COPIES = 200, MOST_BLOCKS = 20000 };
    Reduction reduction = {.scratch = arena_new(), .arena = arena, .method = method};
    IrOrder order = start(&reduction);
    uint32_t split = UINT32_MAX;
    bool is_reducible = false;
    for (uint32_t copies = 0; !is_reducible && copies < MOST_COPIES;) {
        is_reducible = join_regions(&reduction, &order, &split) <= 1;
        if (is_reducible || split == UINT32_MAX)
            continue;
        if (method->blocks.count > MOST_BLOCKS)
            break;
        copy_region(&reduction, &order, split, some_predecessor(&reduction, &order, split));
        order = start(&reduction);
        copies++;
    }
    arena_free(reduction.scratch);
    return is_reducible;
}
