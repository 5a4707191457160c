// Where an inlined call ends: the way back is the one of its end.
//
// A call leaves an exception, or null, and the caller asks for it:
//
//     inlined:  … %e = null, jump @next         … %e = %thrown, jump @next
//     @next:    %t = eq %e, %null, branch %t, @normal, @handler
//
// States that meet at @next have one heap for both, which is taken apart again behind it. So each
// end leads on to where the question would lead, and exceptions that nobody catches meet nothing.
#include "quantified/internal.h"

static bool is_null_constant(const IrMethod *ir, IrRegister reg) {
    bool is_found = false;
    for (uint32_t i = 0; i < ir->blocks.count; i++) {
        const IrBlock *block = &ir->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (instruction->result != reg)
                continue;
            if (instruction->operation != IR_CONSTANT)
                return false;
            is_found = true;
        }
    }
    return is_found && ir->registers.items[reg].type == IR_REF;
}

// Does the block ask for that exception, and do nothing else?
static bool asks_for(const IrMethod *ir, const IrBlock *block, IrRegister exception) {
    if (block->instructions.count != 2)
        return false;
    const IrInstruction *test = &block->instructions.items[0];
    const IrInstruction *branch = &block->instructions.items[1];
    if (test->operation != IR_EQUAL || branch->operation != IR_BRANCH || branch->a != test->result)
        return false;
    return (test->a == exception && is_null_constant(ir, test->b)) ||
           (test->b == exception && is_null_constant(ir, test->a));
}

void quantified_lead_back(QuantifiedRun *quantified, IrMethod *ir, const CallEnd *end) {
    IrInstruction *jump = &vector_last(&ir->blocks.items[end->block].instructions);
    const IrBlock *next = &ir->blocks.items[jump->detail.targets[0]];
    if (jump->operation != IR_JUMP || !asks_for(ir, next, end->exception))
        return;
    IrInstruction test = next->instructions.items[0], onward = *jump;
    onward.detail.targets[0] = next->instructions.items[1].detail.targets[end->is_thrown];
    *jump = test;
    vector_push(quantified->arena, &ir->blocks.items[end->block].instructions, onward);
}
