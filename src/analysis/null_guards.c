// Null that does not get there: `x = e != null ? e.key : null; if (e != null) use(x);`
//
// What a block knows of references comes from the branches that lead there, as far as there is one
// way only. The order of assignments does not count.
#include "analysis/internal.h"

typedef struct Fact {
    IrRegister reg; // 0: nothing
    bool is_null;
} Fact;

static const IrInstruction *made_in(const IrBlock *block, IrRegister reg) {
    for (uint32_t i = block->instructions.count; i-- > 0;)
        if (block->instructions.items[i].result == reg)
            return &block->instructions.items[i];
    return NULL;
}

static bool is_null_there(const IrMethod *method, IrRegister reg) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrInstruction *made = made_in(&method->blocks.items[i], reg);
        if (made)
            return made->operation == IR_CONSTANT && method->registers.items[reg].type == IR_REF;
    }
    return false;
}

// What the branch at the end of `before` says of a reference in `block`, which it leads to.
static Fact fact_of(const IrMethod *method, const IrBlock *before, IrBlockId block) {
    const IrInstruction *end = &vector_last(&before->instructions);
    Fact none = {0, false};
    if (end->operation != IR_BRANCH || end->detail.targets[0] == end->detail.targets[1])
        return none;
    bool is_true = end->detail.targets[0] == block;
    const IrInstruction *made = made_in(before, end->a);
    for (; made && (made->operation == IR_NOT || made->operation == IR_COPY);
         made = made_in(before, made->a))
        is_true ^= made->operation == IR_NOT;
    if (!made || made->operation != IR_EQUAL)
        return none;
    if (is_null_there(method, made->b))
        return (Fact){made->a, is_true};
    return is_null_there(method, made->a) ? (Fact){made->b, is_true} : none;
}

// The register that a temporary one was copied from, right there.
static IrRegister origin(const IrMethod *method, IrRegister reg) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrInstruction *made = made_in(&method->blocks.items[i], reg);
        if (made)
            return made->operation == IR_COPY && !method->registers.items[reg].variable ? made->a
                                                                                        : reg;
    }
    return reg;
}

// Is there a way to the block only where the fact does not hold?
static bool knows_contrary(const IrMethod *method, IrBlockId block, Fact fact) {
    enum { MOST_STEPS = 32 };
    for (uint32_t steps = 0; steps < MOST_STEPS; steps++) {
        const IrBlock *at = &method->blocks.items[block];
        if (at->predecessors.count != 1)
            return false;
        IrBlockId before = at->predecessors.items[0];
        Fact known = fact_of(method, &method->blocks.items[before], block);
        if (known.reg && origin(method, known.reg) == origin(method, fact.reg) &&
            known.is_null != fact.is_null)
            return true;
        block = before;
    }
    return false;
}

bool null_is_kept_out(const IrMethod *method, IrBlockId where_null, IrBlockId where_used) {
    const IrBlock *at = &method->blocks.items[where_null];
    if (at->predecessors.count != 1)
        return false;
    Fact fact = fact_of(method, &method->blocks.items[at->predecessors.items[0]], where_null);
    return fact.reg && knows_contrary(method, where_used, fact);
}
