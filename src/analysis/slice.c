// What decides how a loop goes on: the registers and fields that its branches
// depend on, directly or through what the loop computes from one iteration to
// the next.
//
// Two visits of the head that agree in these go on alike, for ever: the loop
// does not end. What is left out (a sum that is only returned) changes nothing
// about that, and would hide it.
#include "analysis/slice.h"

typedef struct Slicing {
    const IrMethod *method;
    uint32_t loop;
    LoopSlice *slice;
    bool *needed; // by register
    Arena *arena;
    bool changed;
} Slicing;

static void need(Slicing *slicing, IrRegister reg) {
    if (!reg || slicing->needed[reg])
        return;
    slicing->needed[reg] = slicing->changed = true;
}

static void need_everything(Slicing *slicing) {
    slicing->changed |= !slicing->slice->has_all_fields;
    slicing->slice->has_all_fields = true;
}

static void need_field(Slicing *slicing, Variable *field) {
    if (map_get(&slicing->slice->fields, field))
        return;
    map_put(slicing->arena, &slicing->slice->fields, field, field);
    slicing->changed = true;
}

// ---- Which instructions matter

static bool writes_result(const IrInstruction *instruction) {
    return instruction->result && instruction->operation != IR_STORE_ELEMENT;
}

static bool is_jml_assumption(const IrInstruction *instruction) {
    Node *node = instruction->detail.node;
    return instruction->operation == IR_SPECIFICATION && node->kind == NODE_JML_STATEMENT &&
           as_JmlStatement(node)->keyword == JML_ASSUME;
}

// Does it decide something, or compute what is needed?
static bool matters(const Slicing *slicing, const IrInstruction *instruction) {
    const LoopSlice *slice = slicing->slice;
    switch ((int)instruction->operation) {
    case IR_BRANCH:
    case IR_ASSUME:
    case IR_CALL:
    case IR_INITIALIZE:
    case IR_NEW_ARRAY: return true;
    case IR_STORE:
        return slice->has_all_fields || map_get(&slice->fields, instruction->detail.field);
    case IR_STORE_ELEMENT: return slice->has_all_fields || slice->has_elements;
    default: return writes_result(instruction) && slicing->needed[instruction->result];
    }
}

static void need_all_registers(Slicing *slicing) {
    for (uint32_t i = 1; i < slicing->method->registers.count; i++)
        need(slicing, i);
}

static void visit(Slicing *slicing, const IrInstruction *instruction) {
    if (is_jml_assumption(instruction)) {
        need_everything(slicing);
        need_all_registers(slicing);
    }
    if (!matters(slicing, instruction))
        return;
    need(slicing, instruction->a);
    need(slicing, instruction->b);
    if (instruction->operation == IR_STORE_ELEMENT)
        need(slicing, instruction->result);
    if (instruction->operation == IR_LOAD)
        need_field(slicing, instruction->detail.field);
    if (instruction->operation == IR_LOAD_ELEMENT && !slicing->slice->has_elements)
        slicing->slice->has_elements = slicing->changed = true;
    // What a call looks at is not looked for: it may be anything.
    if (instruction->operation == IR_CALL) {
        for (uint32_t i = 0; i < instruction->detail.call->count; i++)
            need(slicing, instruction->detail.call->arguments[i]);
        need_everything(slicing);
    }
    if (instruction->operation == IR_INITIALIZE || instruction->operation == IR_TEXT ||
        instruction->operation == IR_CONCATENATE)
        need_everything(slicing);
}

static void find_needed(Slicing *slicing) {
    const IrLoop *loop = &slicing->method->loops.items[slicing->loop - 1];
    do {
        slicing->changed = false;
        for (uint32_t i = 0; i < loop->blocks.count; i++) {
            const IrBlock *block = &slicing->method->blocks.items[loop->blocks.items[i]];
            for (uint32_t j = 0; j < block->instructions.count; j++)
                visit(slicing, &block->instructions.items[j]);
        }
    } while (slicing->changed);
}

// ---- Which registers bring something into an iteration

static void add_uses(const Slicing *slicing, const IrInstruction *instruction, bool *live) {
    if (!matters(slicing, instruction) && !is_jml_assumption(instruction))
        return;
    live[instruction->a] = live[instruction->b] = true;
    if (instruction->operation == IR_STORE_ELEMENT)
        live[instruction->result] = true;
    for (uint32_t i = 0; instruction->operation == IR_CALL && i < instruction->detail.call->count;
         i++)
        live[instruction->detail.call->arguments[i]] = true;
}

// The registers that are needed at the start of the block, from those at its end.
static void scan_block(const Slicing *slicing, const IrBlock *block, bool *live) {
    for (uint32_t i = block->instructions.count; i-- > 0;) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (writes_result(instruction))
            live[instruction->result] = false;
        if (instruction->operation == IR_CALL)
            live[instruction->detail.call->exception] = false;
        add_uses(slicing, instruction, live);
        if (is_jml_assumption(instruction))
            for (uint32_t j = 1; j < slicing->method->registers.count; j++)
                live[j] = true;
    }
}

static void find_live(Slicing *slicing) {
    const IrMethod *method = slicing->method;
    const IrLoop *loop = &method->loops.items[slicing->loop - 1];
    uint32_t width = method->registers.count + 1;
    bool *live_in = arena_array(slicing->arena, (size_t)method->blocks.count * width, sizeof(bool));
    bool *live = arena_array(slicing->arena, width, sizeof(bool));
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = loop->blocks.count; i-- > 0;) {
            IrBlockId id = loop->blocks.items[i];
            IrBlockId successors[2];
            uint32_t count = ir_successors(method, id, successors);
            for (uint32_t j = 0; j < width; j++) {
                live[j] = false;
                for (uint32_t k = 0; k < count; k++)
                    live[j] |= ir_in_loop(method, successors[k], slicing->loop) &&
                               live_in[successors[k] * width + j];
            }
            scan_block(slicing, &method->blocks.items[id], live);
            for (uint32_t j = 1; j < width; j++) {
                changed |= live[j] && !live_in[id * width + j];
                live_in[id * width + j] |= live[j];
            }
        }
    }
    slicing->slice->registers = live_in + (size_t)loop->header * width;
}

const LoopSlice *loop_slice(Arena *arena, Map *known, const IrMethod *method, uint32_t loop) {
    const IrLoop *key = &method->loops.items[loop - 1];
    LoopSlice *slice = map_get(known, key);
    if (slice)
        return slice;
    slice = ARENA_NEW(arena, LoopSlice);
    map_put(arena, known, key, slice);
    Slicing slicing = {.method = method,
                       .loop = loop,
                       .slice = slice,
                       .arena = arena,
                       .needed = arena_array(arena, method->registers.count + 1, sizeof(bool))};
    find_needed(&slicing);
    find_live(&slicing);
    return slice;
}
