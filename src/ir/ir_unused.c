// Values that nothing uses are not computed: what is left of checks that were
// taken out, and of expressions evaluated for their effect alone.
//
// Requires: nothing. Provides: the same executions. Registers of variables keep
// every value: specifications and traces read them.
#include "ir/internal.h"

// Of these an instruction may be left out when its result is.
static bool is_pure(IrOperation operation) {
    return (operation >= IR_CONSTANT && operation <= IR_LOAD) || operation == IR_LOAD_ELEMENT ||
           operation == IR_LENGTH || operation == IR_INSTANCE_OF || operation == IR_STORABLE ||
           operation == IR_OVERFLOW || operation == IR_HAVOC;
}

static void add_uses(uint32_t *uses, const IrInstruction *instruction, int change) {
    uses[instruction->a] += (uint32_t)change;
    uses[instruction->b] += (uint32_t)change;
    if (instruction->operation == IR_STORE_ELEMENT)
        uses[instruction->result] += (uint32_t)change;
    if (instruction->operation != IR_CALL)
        return;
    const IrCall *call = instruction->detail.call;
    for (uint32_t i = 0; i < call->count; i++)
        uses[call->arguments[i]] += (uint32_t)change;
}

static uint32_t *count_uses(Arena *arena, const IrMethod *method) {
    uint32_t *uses = arena_array(arena, method->registers.count + 1, sizeof(uint32_t));
    uses[method->result]++;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            add_uses(uses, &block->instructions.items[j], 1);
    }
    return uses;
}

// From the end, so that what only an unused value used goes with it.
static bool sweep_block(const IrMethod *method, IrBlock *block, uint32_t *uses) {
    uint32_t kept = block->instructions.count;
    for (uint32_t i = block->instructions.count; i-- > 0;) {
        const IrInstruction *instruction = &block->instructions.items[i];
        IrRegister result = instruction->result;
        if (is_pure(instruction->operation) && !uses[result] &&
            !method->registers.items[result].variable)
            add_uses(uses, instruction, -1);
        else
            block->instructions.items[--kept] = *instruction;
    }
    for (uint32_t i = kept; i < block->instructions.count; i++)
        block->instructions.items[i - kept] = block->instructions.items[i];
    block->instructions.count -= kept;
    return kept != 0;
}

void ir_remove_unused(IrMethod *method) {
    Arena *scratch = arena_new();
    uint32_t *uses = count_uses(scratch, method);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = method->blocks.count; i-- > 0;)
            changed |= sweep_block(method, &method->blocks.items[i], uses);
    }
    arena_free(scratch);
}
