// Tidying a method once it is lowered: unreachable blocks go, a block is
// joined with the only one that follows it, and blocks are numbered in
// reverse postorder.
//
// Requires:    closed blocks. Provides: the same executions.
// Invalidates: block numbers, and everything that ir_analyse found out.
//
// Blocks that throw because a check failed stay by themselves: messages are
// made from them.
#include "ir/internal.h"

static uint32_t *count_predecessors(Arena *arena, const IrMethod *method, IrOrder order) {
    uint32_t *counts = arena_array(arena, method->blocks.count, sizeof(uint32_t));
    counts[0] = 1; // the entry
    for (uint32_t i = 0; i < order.count; i++) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(method, order.blocks[i], successors);
        for (uint32_t j = 0; j < count; j++)
            counts[successors[j]]++;
    }
    return counts;
}

static void append_block(Arena *arena, IrMethod *method, IrBlockId to, IrBlockId from) {
    IrBlock *target = &method->blocks.items[to];
    const IrBlock *source = &method->blocks.items[from];
    target->instructions.count--; // the jump
    for (uint32_t i = 0; i < source->instructions.count; i++)
        vector_push(arena, &target->instructions, source->instructions.items[i]);
}

// The block that `block` always goes to and that nothing else goes to; 0 if there is none.
static IrBlockId only_follower(const IrMethod *method, IrBlockId block, const uint32_t *counts) {
    const IrInstruction *last = &vector_last(&method->blocks.items[block].instructions);
    if (last->operation != IR_JUMP || method->blocks.items[block].check != IR_CHECK_NONE)
        return 0;
    IrBlockId next = last->detail.targets[0];
    bool joins =
        counts[next] == 1 && next != block && method->blocks.items[next].check == IR_CHECK_NONE;
    return joins ? next : 0;
}

static void join_blocks(Arena *arena, IrMethod *method, IrOrder order) {
    uint32_t *counts = count_predecessors(arena, method, order);
    bool *is_joined = arena_array(arena, method->blocks.count, sizeof(bool));
    for (uint32_t i = 0; i < order.count; i++) {
        IrBlockId block = order.blocks[i];
        if (is_joined[block])
            continue;
        for (IrBlockId next; (next = only_follower(method, block, counts));) {
            append_block(arena, method, block, next);
            is_joined[next] = true;
        }
    }
}

// Where a jump to `block` really leads, past blocks that only jump on.
static IrBlockId final_target(const IrMethod *method, IrBlockId block) {
    for (uint32_t steps = 0; steps < method->blocks.count; steps++) {
        const IrBlock *at = &method->blocks.items[block];
        if (at->instructions.count != 1 || at->instructions.items[0].operation != IR_JUMP ||
            at->check != IR_CHECK_NONE)
            return block;
        block = at->instructions.items[0].detail.targets[0];
    }
    return block; // an endless loop of jumps
}

static void thread_jumps(IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        IrBlock *block = &method->blocks.items[i];
        IrBlockId successors[2];
        uint32_t count = ir_successors(method, i, successors);
        for (uint32_t j = 0; j < count; j++)
            vector_last(&block->instructions).detail.targets[j] =
                final_target(method, successors[j]);
    }
}

static void renumber(Arena *arena, IrMethod *method, IrOrder order) {
    IrBlockId *numbers = arena_array(arena, method->blocks.count, sizeof(IrBlockId));
    IrBlock *blocks = arena_array(arena, order.count, sizeof(IrBlock));
    for (uint32_t i = 0; i < order.count; i++) {
        numbers[order.blocks[i]] = i;
        blocks[i] = method->blocks.items[order.blocks[i]];
    }
    method->blocks.items = blocks;
    method->blocks.count = method->blocks.capacity = order.count;
    for (uint32_t i = 0; i < order.count; i++) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(method, i, successors);
        for (uint32_t j = 0; j < count; j++)
            vector_last(&blocks[i].instructions).detail.targets[j] = numbers[successors[j]];
    }
}

void ir_tidy(Arena *arena, IrMethod *method) {
    Arena *scratch = arena_new();
    thread_jumps(method);
    join_blocks(arena, method, ir_reverse_postorder(scratch, method));
    renumber(arena, method, ir_reverse_postorder(scratch, method));
    arena_free(scratch);
}
