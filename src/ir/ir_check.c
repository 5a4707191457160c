// The rules of docs/ir.md. A rule that is broken is our own bug.
#include "ir/internal.h"

#include <string.h>

static IrType type_of(const IrMethod *method, IrRegister reg) {
    return method->registers.items[reg].type;
}

static bool is_integer(IrType type) {
    return type == IR_INT || type == IR_LONG;
}

static bool is_number(IrType type) {
    return is_integer(type) || ir_is_floating(type);
}

// ---- Registers

static void check_register(const IrMethod *method, IrRegister reg, bool is_needed) {
    SHOULD(reg < method->registers.count || !reg, "a register should have been made");
    SHOULD(reg || !is_needed, "an operand should be there");
}

// Static fields have no object; void calls no result; loop heads may name registers; only messages
// of exceptions are about something.
static bool may_lack(IrOperation operation, char operand) {
    return (operand == 'A' && (operation == IR_LOAD || operation == IR_STORE)) ||
           (operand == 'R' && (operation == IR_CALL || operation == IR_INITIALIZE)) ||
           operation == IR_SPECIFICATION || (operand == 'B' && operation == IR_OVERFLOW) ||
           (operand != 'R' && operation == IR_NEW);
}

static void check_operand(const IrMethod *method, const IrInstruction *instruction, char operand,
                          IrRegister reg) {
    bool is_listed = strchr(ir_operands(instruction->operation), operand);
    SHOULD(is_listed || !reg, "only listed operands should be used");
    check_register(method, reg, is_listed && !may_lack(instruction->operation, operand));
}

// ---- Types

static void check_arithmetic(const IrMethod *method, const IrInstruction *instruction) {
    IrType type = type_of(method, instruction->result);
    SHOULD(is_number(type), "arithmetic should be done on numbers");
    SHOULD(type_of(method, instruction->a) == type, "operands should have the type of the result");
    SHOULD(!instruction->b || type_of(method, instruction->b) == type,
           "operands should have the type of the result");
}

static void check_shift(const IrMethod *method, const IrInstruction *instruction) {
    IrType type = type_of(method, instruction->result);
    SHOULD(is_integer(type) && type_of(method, instruction->a) == type,
           "a shift should keep the type of its left operand");
    SHOULD(is_integer(type_of(method, instruction->b)), "a distance should be int or long");
}

static void check_bits(const IrMethod *method, const IrInstruction *instruction) {
    IrType type = type_of(method, instruction->result);
    SHOULD((type == IR_BOOL || is_integer(type)) && type_of(method, instruction->a) == type &&
               (!instruction->b || type_of(method, instruction->b) == type),
           "bit operations should have one type, bool, int or long");
}

static void check_compare(const IrMethod *method, const IrInstruction *instruction) {
    IrType type = type_of(method, instruction->a);
    SHOULD(type_of(method, instruction->result) == IR_BOOL, "a comparison should give a bool");
    SHOULD(type_of(method, instruction->b) == type, "a comparison should be of one type");
    SHOULD(instruction->operation == IR_EQUAL || is_number(type), "only numbers should be ordered");
}

static void check_types(const IrMethod *method, IrRegister a, IrType expected_a, IrRegister result,
                        IrType expected_result) {
    SHOULD(type_of(method, a) == expected_a, "the operand should have the type of the operation");
    SHOULD(type_of(method, result) == expected_result,
           "the result should have the type of the operation");
}

static void check_conversion(const IrMethod *method, const IrInstruction *instruction,
                             IrType result) {
    IrType from = type_of(method, instruction->a);
    SHOULD(is_number(from) && from != result, "a conversion should be of another number");
    SHOULD(type_of(method, instruction->result) == result,
           "the result should have the type of the operation");
}

static void check_copy(const IrMethod *method, const IrInstruction *instruction) {
    SHOULD(type_of(method, instruction->a) == type_of(method, instruction->result),
           "a copy should keep the type");
}

static void check_field(const IrMethod *method, const IrInstruction *instruction,
                        IrRegister value) {
    const Variable *field = instruction->detail.field;
    SHOULD(field && field->type, "a field should be known");
    SHOULD(!instruction->a == !!(field->modifiers & MODIFIER_STATIC),
           "a field should have an object unless it is static");
    SHOULD(!instruction->a || type_of(method, instruction->a) == IR_REF,
           "a field should be of an object");
    SHOULD(type_of(method, value) == ir_type_of(field->type),
           "a field should have the type of its value");
}

static void check_element(const IrMethod *method, const IrInstruction *instruction) {
    check_types(method, instruction->a, IR_REF, instruction->b, IR_INT);
}

static void check_call(const IrMethod *method, const IrInstruction *instruction) {
    const IrCall *call = instruction->detail.call;
    SHOULD(call && call->method, "a call should have a method");
    const Method *called = call->method;
    uint32_t first = called->modifiers & MODIFIER_STATIC ? 0 : 1;
    SHOULD(call->count == called->parameters.count + first,
           "a call should have an argument per parameter");
    for (uint32_t i = 0; i < call->count; i++) {
        check_register(method, call->arguments[i], true);
        IrType expected =
            i < first ? IR_REF : ir_type_of(called->parameters.items[i - first]->type);
        SHOULD(type_of(method, call->arguments[i]) == expected,
               "an argument should have the type of its parameter");
    }
    check_register(method, call->exception, true);
    SHOULD(type_of(method, call->exception) == IR_REF, "an exception should be an object");
    bool is_void = called->return_type->kind == TYPE_VOID;
    SHOULD(!(instruction->result && is_void), "a void call should have no result");
    SHOULD(!instruction->result ||
               type_of(method, instruction->result) == ir_type_of(called->return_type),
           "the result should have the type of the method");
}

static void check_targets(const IrMethod *method, const IrInstruction *instruction) {
    uint32_t count = instruction->operation == IR_BRANCH ? 2 : 1;
    for (uint32_t i = 0; i < count; i++)
        SHOULD(instruction->detail.targets[i] < method->blocks.count, "a target should be a block");
    if (instruction->operation == IR_BRANCH)
        SHOULD(type_of(method, instruction->a) == IR_BOOL, "a condition should be a bool");
}

static void check_overflow(const IrMethod *method, const IrInstruction *instruction) {
    SHOULD(type_of(method, instruction->result) == IR_BOOL, "an overflow test should give a bool");
    SHOULD(is_integer(type_of(method, instruction->a)), "only int and long should overflow");
}

static void check_operation(const IrMethod *method, const IrInstruction *instruction) {
    switch (instruction->operation) {
    case IR_STRING:
    case IR_CLASS_OBJECT:
    case IR_NEW:
        SHOULD(type_of(method, instruction->result) == IR_REF, "an object should be a ref");
        return;
    case IR_TEXT:
        SHOULD(type_of(method, instruction->a) != IR_REF && instruction->detail.type,
               "a text should be made from a primitive value");
        SHOULD(type_of(method, instruction->result) == IR_REF, "a text should be a ref");
        return;
    case IR_CONCATENATE:
        check_types(method, instruction->a, IR_REF, instruction->b, IR_REF);
        SHOULD(type_of(method, instruction->result) == IR_REF, "a text should be a ref");
        return;
    case IR_COPY: check_copy(method, instruction); return;
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_NEGATE: check_arithmetic(method, instruction); return;
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED: check_shift(method, instruction); return;
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_NOT: check_bits(method, instruction); return;
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL: check_compare(method, instruction); return;
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
        check_types(method, instruction->a, IR_INT, instruction->result, IR_INT);
        return;
    case IR_TO_LONG: check_conversion(method, instruction, IR_LONG); return;
    case IR_TO_INT: check_conversion(method, instruction, IR_INT); return;
    case IR_TO_FLOAT: check_conversion(method, instruction, IR_FLOAT); return;
    case IR_TO_DOUBLE: check_conversion(method, instruction, IR_DOUBLE); return;
    case IR_LOAD: check_field(method, instruction, instruction->result); return;
    case IR_STORE: check_field(method, instruction, instruction->b); return;
    case IR_LOAD_ELEMENT:
    case IR_STORE_ELEMENT: check_element(method, instruction); return;
    case IR_LENGTH:
        check_types(method, instruction->a, IR_REF, instruction->result, IR_INT);
        return;
    case IR_NEW_ARRAY:
        check_types(method, instruction->a, IR_INT, instruction->result, IR_REF);
        SHOULD(instruction->detail.type->kind == TYPE_ARRAY, "an array should have an array type");
        return;
    case IR_INSTANCE_OF:
        check_types(method, instruction->a, IR_REF, instruction->result, IR_BOOL);
        return;
    case IR_STORABLE: check_types(method, instruction->a, IR_REF, instruction->b, IR_REF); return;
    case IR_CALL: check_call(method, instruction); return;
    case IR_ASSUME:
        SHOULD(type_of(method, instruction->a) == IR_BOOL, "an assumption should be a bool");
        return;
    case IR_OVERFLOW: check_overflow(method, instruction); return;
    case IR_JUMP:
    case IR_BRANCH: check_targets(method, instruction); return;
    case IR_THROW:
        SHOULD(type_of(method, instruction->a) == IR_REF, "an exception should be an object");
        return;
    case IR_ITERATE:
    case IR_SPECIFICATION: SHOULD(instruction->detail.node, "a clause should be there"); return;
    case IR_MARK: SHOULD(instruction->detail.mark->node, "a mark should name its node"); return;
    case IR_INITIALIZE:
        SHOULD(!instruction->result || type_of(method, instruction->result) == IR_REF,
               "an exception should be an object");
        return;
    case IR_CONSTANT:
    case IR_HAVOC:
    case IR_UNSUPPORTED:
    case IR_RETURN:
    case IR_STOP: return; // of any type, or none
    case IR_OPERATION_COUNT: SHOULD(false, "an operation should be known");
    }
}

// ---- Blocks and loops

static void check_block(const IrMethod *method, IrBlockId id) {
    const IrBlock *block = &method->blocks.items[id];
    SHOULD(ir_block_is_closed(method, id), "a block should end with a terminator");
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        SHOULD(i + 1 == block->instructions.count || !ir_is_terminator(instruction->operation),
               "a terminator should be last in its block");
        check_operand(method, instruction, 'R', instruction->result);
        check_operand(method, instruction, 'A', instruction->a);
        check_operand(method, instruction, 'B', instruction->b);
        check_operation(method, instruction);
    }
}

// Reducible: an edge back in the order leads to the header of a loop around its source.
static void check_edges(const IrMethod *method, IrBlockId id) {
    const IrBlock *block = &method->blocks.items[id];
    if (block->order == UINT32_MAX)
        return;
    IrBlockId successors[2];
    uint32_t count = ir_successors(method, id, successors);
    for (uint32_t i = 0; i < count; i++) {
        const IrBlock *target = &method->blocks.items[successors[i]];
        SHOULD(target->order != UINT32_MAX, "what is reachable should have an order");
        if (target->order > block->order)
            continue;
        SHOULD(target->loop && method->loops.items[target->loop - 1].header == successors[i] &&
                   ir_in_loop(method, id, target->loop),
               "an edge back should lead to the header of its loop");
    }
}

void ir_check(const IrMethod *method) {
    SHOULD(method->blocks.count, "a method should have an entry");
    for (uint32_t i = 0; i < method->parameters.count; i++)
        check_register(method, method->parameters.items[i], true);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        check_block(method, i);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        check_edges(method, i);
}
