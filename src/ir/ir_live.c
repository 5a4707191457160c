// Which registers are read before they are written again.
//
// Backwards over the blocks until nothing changes; within a block, from its end. A specification
// may name any variable: all registers count as read there.
#include "ir/ir.h"

#include <string.h>

struct IrLiveness {
    const IrMethod *method;
    uint32_t words;   // of a set of registers
    uint64_t *before; // by block: the registers that are live where it begins
};

static bool has(const uint64_t *set, IrRegister reg) {
    return set[reg / 64] >> reg % 64 & 1;
}

static void add(uint64_t *set, IrRegister reg) {
    set[reg / 64] |= (uint64_t)1 << reg % 64;
}

static void drop(uint64_t *set, IrRegister reg) {
    set[reg / 64] &= ~((uint64_t)1 << reg % 64);
}

// Loops have one of their own, which may be empty.
static bool is_specification(const IrInstruction *at) {
    if (at->operation != IR_SPECIFICATION)
        return false;
    const NodeList *clauses = ast_loop_clauses(at->detail.node);
    return !clauses || clauses->count;
}

bool ir_has_specification(const IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (is_specification(&block->instructions.items[j]))
                return true;
    }
    return false;
}

// From behind an instruction to before it.
static void pass(const IrLiveness *live, const IrInstruction *at, uint64_t *set) {
    if (at->operation == IR_STORE_ELEMENT)
        add(set, at->result);
    else
        drop(set, at->result);
    if (is_specification(at))
        memset(set, 0xff, live->words * sizeof *set);
    if (at->operation == IR_CALL) {
        const IrCall *call = at->detail.call;
        drop(set, call->exception);
        for (uint32_t i = 0; i < call->count; i++)
            add(set, call->arguments[i]);
    }
    if (at->operation == IR_RETURN)
        add(set, live->method->result);
    add(set, at->a);
    add(set, at->b);
}

// What is live before the instruction of that number.
static void find(const IrLiveness *live, IrBlockId id, uint32_t index, uint64_t *set) {
    const IrBlock *block = &live->method->blocks.items[id];
    IrBlockId successors[2];
    uint32_t count = ir_successors(live->method, id, successors);
    memset(set, 0, live->words * sizeof *set);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < live->words; j++)
            set[j] |= live->before[successors[i] * live->words + j];
    for (uint32_t i = block->instructions.count; i > index; i--)
        pass(live, &block->instructions.items[i - 1], set);
}

const IrLiveness *ir_liveness(Arena *arena, const IrMethod *method) {
    IrLiveness *live = ARENA_NEW(arena, IrLiveness);
    live->method = method;
    live->words = method->registers.count / 64 + 1;
    uint32_t blocks = method->blocks.count;
    live->before = arena_array(arena, blocks * live->words, sizeof(uint64_t));
    uint64_t *set = arena_array(arena, live->words, sizeof(uint64_t));
    for (bool changes = true; changes;) {
        changes = false;
        for (IrBlockId i = blocks; i-- > 0;) {
            uint64_t *known = live->before + i * live->words;
            find(live, i, 0, set);
            changes |= memcmp(known, set, live->words * sizeof *set) != 0;
            memcpy(known, set, live->words * sizeof *set);
        }
    }
    return live;
}

void ir_live_before(const IrLiveness *live, Arena *arena, IrBlockId block, uint32_t index,
                    IrRegisterList *registers) {
    uint64_t *set = arena_array(arena, live->words, sizeof(uint64_t));
    find(live, block, index, set);
    registers->count = 0;
    for (IrRegister i = 1; i < live->method->registers.count; i++)
        if (has(set, i))
            vector_push(arena, registers, i);
}
