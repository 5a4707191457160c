// Growing a method: registers, blocks, instructions.
#include "ir/ir.h"

#include "sema/queries.h"

IrType ir_type_of(const Type *type) {
    switch (type->kind) {
    case TYPE_BOOLEAN: return IR_BOOL;
    case TYPE_BYTE:
    case TYPE_SHORT:
    case TYPE_CHAR:
    case TYPE_INT: return IR_INT;
    case TYPE_FLOAT: return IR_FLOAT;
    case TYPE_DOUBLE: return IR_DOUBLE;
    case TYPE_LONG: return IR_LONG;
    case TYPE_BIGINT:
    case TYPE_REAL: return IR_EXACT;
    case TYPE_LOCATIONS:
    case TYPE_SEQUENCE:
    case TYPE_MAP: return IR_VALUE;
    case TYPE_ERROR:
    case TYPE_VOID:
    case TYPE_NULL:
    case TYPE_TYPE:
    case TYPE_OBJECT_SET:
    case TYPE_ARRAY:
    case TYPE_VARIABLE:
    case TYPE_WILDCARD:
    case TYPE_INTERSECTION:
    case TYPE_INFERENCE: return IR_REF;
    case TYPE_CLASS: return query_is_jml_value(type) ? IR_VALUE : IR_REF;
    }
    return IR_REF;
}

bool ir_is_floating(IrType type) {
    return type == IR_FLOAT || type == IR_DOUBLE;
}

bool ir_computes_floating(const IrMethod *method, const IrInstruction *instruction) {
    const IrRegisterInfo *registers = method->registers.items;
    return instruction->operation >= IR_ADD && instruction->operation <= IR_TO_DOUBLE &&
           (ir_is_floating(registers[instruction->result].type) ||
            ir_is_floating(registers[instruction->a].type));
}

IrRegister ir_new_register(Arena *arena, IrMethod *method, IrType type, Variable *variable) {
    if (!method->registers.count)
        vector_push(arena, &method->registers, (IrRegisterInfo){.type = IR_INT}); // [0] is none
    vector_push(arena, &method->registers, (IrRegisterInfo){.type = type, .variable = variable});
    IrRegister result = method->registers.count - 1;
    if (variable)
        map_put(arena, &method->register_of, variable, (void *)(uintptr_t)result);
    return result;
}

IrBlockId ir_new_block(Arena *arena, IrMethod *method) {
    vector_push(arena, &method->blocks, (IrBlock){0});
    return method->blocks.count - 1;
}

IrInstruction *ir_append(Arena *arena, IrMethod *method, IrBlockId block, IrOperation operation,
                         Span span) {
    SHOULD(!ir_block_is_closed(method, block), "nothing should stand behind a terminator");
    IrBlock *target = &method->blocks.items[block];
    vector_push(arena, &target->instructions,
                (IrInstruction){.operation = operation, .span = span});
    return &vector_last(&target->instructions);
}

// The register that becomes what it throws, or 0.
static IrRegister thrown_by(const IrInstruction *instruction) {
    if (instruction->operation == IR_CALL)
        return instruction->detail.call->exception;
    return instruction->operation == IR_INITIALIZE ? instruction->result : 0;
}

bool ir_tests_exception(const IrBlock *block) {
    uint32_t count = block->instructions.count;
    if (count < 3 || vector_last(&block->instructions).operation != IR_BRANCH)
        return false;
    const IrInstruction *test = &block->instructions.items[count - 2];
    return test->operation == IR_EQUAL && thrown_by(test - 1) && thrown_by(test - 1) == test->a;
}

bool ir_is_terminator(IrOperation operation) {
    return operation >= IR_JUMP && operation < IR_OPERATION_COUNT;
}

bool ir_block_is_closed(const IrMethod *method, IrBlockId block) {
    const IrBlock *target = &method->blocks.items[block];
    return target->instructions.count &&
           ir_is_terminator(vector_last(&target->instructions).operation);
}

uint32_t ir_successors(const IrMethod *method, IrBlockId block, IrBlockId successors[2]) {
    if (!ir_block_is_closed(method, block))
        return 0;
    const IrInstruction *last = &vector_last(&method->blocks.items[block].instructions);
    uint32_t count = last->operation == IR_BRANCH ? 2 : last->operation == IR_JUMP ? 1 : 0;
    for (uint32_t i = 0; i < count; i++)
        successors[i] = last->detail.targets[i];
    return count;
}

bool ir_in_loop(const IrMethod *method, IrBlockId block, uint32_t loop) {
    uint32_t at = method->blocks.items[block].loop;
    while (at && at != loop)
        at = method->loops.items[at - 1].parent;
    return at == loop;
}
