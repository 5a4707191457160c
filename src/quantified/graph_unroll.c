// Loops of a graph that are followed a number of times: copies of their blocks.
#include "quantified/internal.h"

// The blocks of the loop once more; edges inside lead to the copies, edges to the header to
// `again`.
static IrBlockId copy_loop(QuantifiedRun *quantified, Graph *graph, const IrLoop *loop,
                           IrBlockId again) {
    IrMethod *ir = graph->ir;
    uint32_t *copy_of = arena_array(quantified->arena, ir->blocks.count, sizeof(uint32_t));
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        IrBlockId from = loop->blocks.items[i];
        copy_of[from] = ir_new_block(quantified->arena, ir);
        vector_push(quantified->arena, &graph->frame_of, graph->frame_of.items[from]);
        vector_push(quantified->arena, &graph->is_cut_off, graph->is_cut_off.items[from]);
        vector_push(quantified->arena, &graph->entered, graph->entered.items[from]);
        vector_push(quantified->arena, &graph->loops_around, graph->loops_around.items[from]);
        vector_push(quantified->arena, &graph->is_repeated,
                    from == loop->header || graph->is_repeated.items[from]);
    }
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        IrBlockId from = loop->blocks.items[i];
        IrBlockId to = copy_of[from];
        ir->blocks.items[to].check = ir->blocks.items[from].check;
        uint32_t count = ir->blocks.items[from].instructions.count;
        for (uint32_t j = 0; j < count; j++) {
            IrInstruction instruction = ir->blocks.items[from].instructions.items[j];
            uint32_t targets = instruction.operation == IR_BRANCH ? 2
                               : instruction.operation == IR_JUMP ? 1
                                                                  : 0;
            for (uint32_t k = 0; k < targets; k++) {
                IrBlockId *target = &instruction.detail.targets[k];
                if (*target == loop->header)
                    *target = again;
                else if (copy_of[*target])
                    *target = copy_of[*target];
            }
            vector_push(quantified->arena, &ir->blocks.items[to].instructions, instruction);
        }
    }
    return copy_of[loop->header];
}

static void redirect(Graph *graph, const IrLoop *loop, IrBlockId to) {
    for (uint32_t i = 0; i < loop->blocks.count; i++) {
        IrBlock *block = &graph->ir->blocks.items[loop->blocks.items[i]];
        IrInstruction *last = &vector_last(&block->instructions);
        uint32_t targets = last->operation == IR_BRANCH ? 2 : last->operation == IR_JUMP ? 1 : 0;
        for (uint32_t k = 0; k < targets; k++)
            if (last->detail.targets[k] == loop->header)
                last->detail.targets[k] = to;
    }
}

// The header is met `times` + 1 times: the last time only to see whether the loop ends.
static void unroll_loop(QuantifiedRun *quantified, Graph *graph, const IrLoop *loop,
                        uint32_t times) {
    IrMethod *ir = graph->ir;
    IrBlockId end = ir_new_block(quantified->arena, ir);
    vector_push(quantified->arena, &graph->frame_of, graph->frame_of.items[loop->header]);
    vector_push(quantified->arena, &graph->is_cut_off, 1);
    vector_push(quantified->arena, &graph->entered, NULL);
    vector_push(quantified->arena, &graph->loops_around, NULL);
    vector_push(quantified->arena, &graph->is_repeated, 0);
    ir_append(quantified->arena, ir, end, IR_STOP, loop->span);
    IrBlockId next = end;
    for (uint32_t i = 0; i < times; i++)
        next = copy_loop(quantified, graph, loop, next);
    redirect(graph, loop, next);
}

// Each block keeps the loops around it when there are none any more.
static void note_loops(QuantifiedRun *quantified, Graph *graph) {
    const IrMethod *ir = graph->ir;
    LoopChain *chains = arena_array(quantified->arena, ir->loops.count + 1, sizeof(LoopChain));
    for (uint32_t i = 0; i < ir->loops.count; i++) {
        const IrLoop *loop = &ir->loops.items[i];
        chains[i + 1] = (LoopChain){loop->parent ? &chains[loop->parent] : NULL, loop->statement,
                                    graph->frame_of.items[loop->header]};
    }
    for (uint32_t i = 0; i < ir->blocks.count; i++) {
        uint32_t loop = ir->blocks.items[i].loop;
        vector_push(quantified->arena, &graph->loops_around, loop ? &chains[loop] : NULL);
        vector_push(quantified->arena, &graph->is_repeated, 0);
    }
}

// Inner loops first: their copies are copied with the outer ones.
void quantified_graph_unroll(QuantifiedRun *quantified, Graph *graph, uint32_t times) {
    note_loops(quantified, graph);
    while (graph->ir->loops.count && graph->ir->blocks.count < 100000 &&
           !quantified_is_over(quantified)) {
        IrLoop innermost = graph->ir->loops.items[0];
        for (uint32_t i = 1; i < graph->ir->loops.count; i++)
            if (graph->ir->loops.items[i].blocks.count < innermost.blocks.count)
                innermost = graph->ir->loops.items[i];
        unroll_loop(quantified, graph, &innermost, times);
        ir_analyse(quantified->arena, graph->ir);
    }
}
