// Instructions, registers and blocks.
#include "lower/internal.h"

// ---- Registers

IrRegister new_register(Code *code, IrType type) {
    return ir_new_register(code->arena, code->ir, type, NULL);
}

IrRegister variable_register(Code *code, Variable *variable) {
    IrRegister known = (IrRegister)(uintptr_t)map_get(&code->ir->register_of, variable);
    if (known)
        return known;
    return ir_new_register(code->arena, code->ir, ir_type_of(variable->type), variable);
}

IrType register_type(const Code *code, IrRegister reg) {
    return code->ir->registers.items[reg].type;
}

void mark_non_null(Code *code, IrRegister reg) {
    while (code->is_non_null.count <= reg)
        vector_push(code->arena, &code->is_non_null, false);
    code->is_non_null.items[reg] = true;
}

bool is_non_null(const Code *code, IrRegister reg) {
    return reg < code->is_non_null.count && code->is_non_null.items[reg];
}

// ---- Blocks

IrBlockId new_block(Code *code) {
    return ir_new_block(code->arena, code->ir);
}

void start_block(Code *code, IrBlockId block) {
    if (!ir_block_is_closed(code->ir, code->block))
        emit_jump(code, block);
    code->block = block;
}

void emit_jump(Code *code, IrBlockId target) {
    emit(code, IR_JUMP)->detail.targets[0] = target;
}

void emit_mark(Code *code, IrMarkKind kind, Node *node) {
    if (!code->lowering->options.make_marks)
        return;
    IrMark *mark = ARENA_NEW(code->arena, IrMark);
    *mark = (IrMark){kind, node};
    emit(code, IR_MARK)->detail.mark = mark;
}

void emit_branch(Code *code, IrRegister condition, IrBlockId if_true, IrBlockId if_false) {
    IrInstruction *branch = emit(code, IR_BRANCH);
    branch->a = condition;
    branch->detail.targets[0] = if_true;
    branch->detail.targets[1] = if_false;
}

// ---- Instructions

IrInstruction *emit(Code *code, IrOperation operation) {
    if (ir_block_is_closed(code->ir, code->block))
        code->block = new_block(code); // cannot be reached
    return ir_append(code->arena, code->ir, code->block, operation, code->span);
}

IrRegister emit_constant(Code *code, IrType type, int64_t value) {
    IrRegister result = new_register(code, type);
    IrInstruction *instruction = emit(code, IR_CONSTANT);
    instruction->result = result;
    instruction->detail.integer = value;
    return result;
}

// Block 0 holds what all of the method shares, and is closed at the end.
static IrRegister shared_constant(Code *code, IrRegister *known, IrType type) {
    if (*known)
        return *known;
    *known = new_register(code, type);
    ir_append(code->arena, code->ir, 0, IR_CONSTANT, (Span){0, 0})->result = *known;
    return *known;
}

IrRegister emit_null(Code *code) {
    return shared_constant(code, &code->null_register, IR_REF);
}

IrRegister emit_zero(Code *code) {
    return shared_constant(code, &code->zero_register, IR_INT);
}

IrRegister emit_binary(Code *code, IrOperation operation, IrType type, IrRegister a, IrRegister b) {
    IrRegister result = new_register(code, type);
    IrInstruction *instruction = emit(code, operation);
    instruction->result = result;
    instruction->a = a;
    instruction->b = b;
    return result;
}

IrRegister emit_unary(Code *code, IrOperation operation, IrType type, IrRegister a) {
    return emit_binary(code, operation, type, a, 0);
}

IrRegister emit_not(Code *code, IrRegister a) {
    return emit_unary(code, IR_NOT, IR_BOOL, a);
}

IrRegister emit_is_null(Code *code, IrRegister a) {
    return emit_binary(code, IR_EQUAL, IR_BOOL, a, emit_null(code));
}

IrRegister emit_instance_of(Code *code, IrRegister a, Type *type) {
    IrRegister result = emit_unary(code, IR_INSTANCE_OF, IR_BOOL, a);
    IrBlock *block = &code->ir->blocks.items[code->block];
    vector_last(&block->instructions).detail.type = erasure(code, type);
    return result;
}

IrRegister emit_load(Code *code, IrRegister object, Variable *field) {
    IrRegister result = new_register(code, ir_type_of(field->type));
    IrInstruction *instruction = emit(code, IR_LOAD);
    instruction->result = result;
    instruction->a = object;
    instruction->detail.field = field;
    return result;
}

void emit_store(Code *code, IrRegister object, Variable *field, IrRegister value) {
    IrInstruction *instruction = emit(code, IR_STORE);
    instruction->a = object;
    instruction->b = value;
    instruction->detail.field = field;
}

IrRegister emit_havoc(Code *code, IrType type) {
    return emit_binary(code, IR_HAVOC, type, 0, 0);
}

void emit_copy(Code *code, IrRegister to, IrRegister from) {
    if (to == from)
        return;
    IrInstruction *instruction = emit(code, IR_COPY);
    instruction->result = to;
    instruction->a = from;
}

void emit_specification(Code *code, Node *node) {
    emit(code, IR_SPECIFICATION)->detail.node = node;
}

void emit_iterate(Code *code, Node *loop) {
    emit(code, IR_ITERATE)->detail.node = loop;
}

void emit_unsupported(Code *code, const char *reason) {
    emit(code, IR_UNSUPPORTED)->detail.text = reason;
}

IrRegister emit_unsupported_value(Code *code, const char *reason, const Type *type) {
    emit_unsupported(code, reason);
    return type->kind == TYPE_VOID ? 0 : emit_havoc(code, ir_type_of(type));
}
