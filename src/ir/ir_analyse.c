// Predecessors, reverse postorder, dominators and natural loops.
//
// Dominators by the iterative method of Cooper, Harvey and Kennedy. A back
// edge goes to a block that dominates its source: that block is the header,
// and the loop is what reaches the source without passing the header. Back
// edges of one header make one loop. Structured code gives reducible graphs
// only, so that every cycle is found this way; ir_check makes sure.
#include "ir/internal.h"

#include <string.h>

typedef struct Analysis {
    Arena *arena;
    Arena *scratch;
    IrMethod *method;
    IrOrder order;
    uint32_t *dominators; // by order: order of the immediate dominator
} Analysis;

static IrBlock *block_at(const Analysis *analysis, uint32_t order) {
    return &analysis->method->blocks.items[analysis->order.blocks[order]];
}

static void find_order(Analysis *analysis) {
    IrMethod *method = analysis->method;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        method->blocks.items[i].order = UINT32_MAX;
        method->blocks.items[i].loop = 0;
        method->blocks.items[i].predecessors.count = 0;
    }
    analysis->order = ir_reverse_postorder(analysis->scratch, method);
    for (uint32_t i = 0; i < analysis->order.count; i++)
        block_at(analysis, i)->order = i;
}

static void find_predecessors(Analysis *analysis) {
    for (uint32_t i = 0; i < analysis->order.count; i++) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(analysis->method, analysis->order.blocks[i], successors);
        for (uint32_t j = 0; j < count; j++)
            vector_push(analysis->arena,
                        &analysis->method->blocks.items[successors[j]].predecessors,
                        analysis->order.blocks[i]);
    }
}

// ---- Dominators

static uint32_t common_dominator(const Analysis *analysis, uint32_t a, uint32_t b) {
    while (a != b) {
        while (a > b)
            a = analysis->dominators[a];
        while (b > a)
            b = analysis->dominators[b];
    }
    return a;
}

static uint32_t new_dominator(const Analysis *analysis, uint32_t order) {
    const IrBlock *block = block_at(analysis, order);
    uint32_t result = UINT32_MAX;
    for (uint32_t i = 0; i < block->predecessors.count; i++) {
        uint32_t from = analysis->method->blocks.items[block->predecessors.items[i]].order;
        if (analysis->dominators[from] == UINT32_MAX)
            continue;
        result = result == UINT32_MAX ? from : common_dominator(analysis, from, result);
    }
    return result;
}

static void find_dominators(Analysis *analysis) {
    uint32_t count = analysis->order.count;
    analysis->dominators = arena_array(analysis->scratch, count, sizeof(uint32_t));
    memset(analysis->dominators, 0xff, count * sizeof(uint32_t));
    analysis->dominators[0] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 1; i < count; i++) {
            uint32_t found = new_dominator(analysis, i);
            changed |= found != analysis->dominators[i];
            analysis->dominators[i] = found;
        }
    }
}

static bool dominates(const Analysis *analysis, uint32_t a, uint32_t b) {
    while (b > a)
        b = analysis->dominators[b];
    return a == b;
}

// ---- Loops

bool ir_is_loop_statement(const Node *node) {
    return node->kind == NODE_WHILE || node->kind == NODE_DO || node->kind == NODE_FOR ||
           node->kind == NODE_FOREACH;
}

Span ir_loop_keyword(const Node *statement) {
    static const struct {
        NodeKind kind;
        uint32_t length;
    } keywords[] = {{NODE_WHILE, 5}, {NODE_DO, 2}, {NODE_FOR, 3}, {NODE_FOREACH, 3}};
    uint32_t length = 0;
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
        if (keywords[i].kind == statement->kind)
            length = keywords[i].length;
    return (Span){statement->span.begin, statement->span.begin + length};
}

// The statement is named by the SPECIFICATION in the header; a loop that
// lowering made up has none.
static void describe_loop(const IrMethod *method, IrLoop *loop) {
    const IrBlock *header = &method->blocks.items[loop->header];
    loop->span = header->instructions.items[0].span;
    for (uint32_t i = 0; i < header->instructions.count; i++) {
        const IrInstruction *instruction = &header->instructions.items[i];
        if (instruction->operation != IR_SPECIFICATION ||
            !ir_is_loop_statement(instruction->detail.node))
            continue;
        loop->statement = instruction->detail.node;
        loop->span = ir_loop_keyword(loop->statement);
        return;
    }
}

bool ir_is_single_loop(const IrMethod *method, const Node *node) {
    for (uint32_t i = 0; i < method->loops.count; i++)
        if (method->loops.items[i].statement == node)
            return false;
    return ir_is_loop_statement(node);
}

// Adds `block` and all that lead to it, up to the header.
static void add_body(Analysis *analysis, IrLoop *loop, bool *seen, IrBlockId block) {
    if (seen[block])
        return;
    seen[block] = true;
    uint32_t next = loop->blocks.count;
    vector_push(analysis->arena, &loop->blocks, block);
    for (; next < loop->blocks.count; next++) {
        const IrBlock *at = &analysis->method->blocks.items[loop->blocks.items[next]];
        for (uint32_t i = 0; i < at->predecessors.count; i++) {
            IrBlockId from = at->predecessors.items[i];
            if (seen[from])
                continue;
            seen[from] = true;
            vector_push(analysis->arena, &loop->blocks, from);
        }
    }
}

static void find_loop(Analysis *analysis, uint32_t order) {
    IrMethod *method = analysis->method;
    IrBlockId header = analysis->order.blocks[order];
    const IrBlock *block = &method->blocks.items[header];
    IrLoop loop = {.header = header};
    bool *seen = NULL;
    for (uint32_t i = 0; i < block->predecessors.count; i++) {
        IrBlockId from = block->predecessors.items[i];
        if (!dominates(analysis, order, method->blocks.items[from].order))
            continue;
        if (!seen) {
            seen = arena_array(analysis->scratch, method->blocks.count, sizeof(bool));
            seen[header] = true;
            vector_push(analysis->arena, &loop.blocks, header);
        }
        add_body(analysis, &loop, seen, from);
    }
    if (!seen)
        return;
    describe_loop(method, &loop);
    loop.parent = block->loop; // outer loops have been marked already
    vector_push(analysis->arena, &method->loops, loop);
    for (uint32_t i = 0; i < loop.blocks.count; i++)
        method->blocks.items[loop.blocks.items[i]].loop = method->loops.count;
}

void ir_analyse(Arena *arena, IrMethod *method) {
    Analysis analysis = {.arena = arena, .scratch = arena_new(), .method = method};
    method->loops.count = 0;
    find_order(&analysis);
    find_predecessors(&analysis);
    find_dominators(&analysis);
    for (uint32_t i = 0; i < analysis.order.count; i++)
        find_loop(&analysis, i);
    arena_free(analysis.scratch);
}
