// One method: blocks in reverse postorder, instruction by instruction.
#include "bytecode/internal.h"

// ---- Instructions that are about the method itself

static void translate_return(Translator *translator, Opcode opcode) {
    Code *code = translator->code;
    Type *type = code->return_type;
    if ((opcode == OP_RETURN) != (type->kind == TYPE_VOID)) {
        fail_verification(translator, "a return that does not fit the method");
        return;
    }
    return_value(code, opcode == OP_RETURN ? 0 : pop_typed(translator, type));
}

static void translate_switch(Translator *translator, const Operation *operation) {
    Code *code = translator->code;
    IrRegister selector = pop_kind(translator, VALUE_INT);
    uint32_t fallback = operation->targets[operation->count];
    for (uint32_t i = 0; i < operation->count; i++) {
        if (operation->targets[i] == fallback)
            continue;
        IrBlockId taken = new_block(code), other = new_block(code);
        IrRegister key = emit_constant(code, IR_INT, operation->keys[i]);
        emit_branch(code, emit_binary(code, IR_EQUAL, IR_BOOL, selector, key), taken, other);
        start_block(code, taken);
        flow_to_operation(translator, operation->targets[i]);
        start_block(code, other);
    }
    flow_to_operation(translator, fallback);
}

static void translate_throw(Translator *translator) {
    IrRegister exception = pop_reference(translator).reg;
    check_not_null(translator->code, exception, IR_CHECK_THROW_NULL);
    throw_exception(translator->code, exception);
}

static IrRegister increased(Translator *translator, IrRegister old, int32_t by) {
    Code *code = translator->code;
    IrRegister step = emit_constant(code, IR_INT, by);
    check_fits(translator, IR_ADD, old, step);
    return emit_binary(code, IR_ADD, IR_INT, old, step);
}

static void translate_increment(Translator *translator, const Operation *operation) {
    LocalUse load = {(uint32_t)operation->a, VALUE_INT, false};
    LocalUse store = {(uint32_t)operation->a, VALUE_INT, true};
    if (translator->depth >= translator->bytes->max_stack) { // needs no place there in Java
        if (load.local >= translator->bytes->max_locals) {
            fail_verification(translator, "a local variable that does not exist");
            return;
        }
        Value value = translator->locals[load.local];
        IrRegister old = as_kind(translator, value, VALUE_INT);
        IrRegister sum = increased(translator, old, operation->b);
        set_local(translator, load.local, (Value){.kind = VALUE_INT, .reg = sum, .bit = -1});
        return;
    }
    load_local_value(translator, &load);
    IrRegister old = pop_kind(translator, VALUE_INT);
    IrRegister sum = increased(translator, old, operation->b);
    push_kind(translator, sum, VALUE_INT);
    store_local_value(translator, &store);
}

static bool translate_local(Translator *translator, const Operation *operation) {
    LocalUse use;
    bool is_increment = operation->opcode == OP_IINC;
    if (!is_increment && !local_use(operation, &use))
        return false;
    if (is_increment)
        translate_increment(translator, operation);
    else if (use.is_store)
        store_local_value(translator, &use);
    else
        load_local_value(translator, &use);
    if (is_increment || use.is_store)
        note_handlers(translator);
    return true;
}

static void translate_other(Translator *translator, const Operation *operation) {
    switch ((int)operation->opcode) {
    case OP_GOTO:
    case OP_GOTO_W: flow_to_operation(translator, (uint32_t)operation->a); return;
    case OP_JSR:
    case OP_JSR_W:
    case OP_RET: fail_verification(translator, "a subroutine that is left over"); return;
    case OP_TABLESWITCH:
    case OP_LOOKUPSWITCH: translate_switch(translator, operation); return;
    case OP_IRETURN:
    case OP_LRETURN:
    case OP_FRETURN:
    case OP_DRETURN:
    case OP_ARETURN:
    case OP_RETURN: translate_return(translator, operation->opcode); return;
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_GETFIELD:
    case OP_PUTFIELD: translate_field(translator, operation); return;
    case OP_INVOKEVIRTUAL:
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
    case OP_INVOKEINTERFACE: translate_call(translator, operation); return;
    case OP_INVOKEDYNAMIC: translate_dynamic_call(translator, operation); return;
    case OP_NEW: translate_new(translator, operation); return;
    case OP_ATHROW: translate_throw(translator); return;
    case OP_CHECKCAST: translate_cast(translator, operation); return;
    case OP_INSTANCEOF: translate_instanceof(translator, operation); return;
    case OP_MONITORENTER:
        check_not_null(translator->code, pop_reference(translator).reg, IR_CHECK_NULL);
        return;
    case OP_MONITOREXIT: pop_reference(translator); return; // it was locked: it is not null
    default: fail_verification(translator, "an instruction that does not exist");
    }
}

// ---- Blocks

static void translate_block(Translator *translator, BasicBlock *block) {
    Code *code = translator->code;
    block->is_done = true;
    start_block(code, block->ir_block);
    begin_block(translator, block);
    for (uint32_t i = block->first; i < block->end && !translator->error; i++) {
        const Operation *operation = &translator->operations.items[i];
        code->span = resolve_line(translator->sema, translator->method->owner, operation->line);
        if (i == block->first)
            enter_handlers(translator);
        if (translator->is_empty)
            translator->is_empty[i] = !translator->depth;
        if (is_fused_comparison(translator, i))
            continue;
        if (!translate_local(translator, operation) &&
            !translate_computation(translator, operation, i) &&
            !translate_array(translator, operation))
            translate_other(translator, operation);
    }
    if (!translator->error && !ir_block_is_closed(code->ir, code->block) &&
        block->successors.count == 1)
        flow_to(translator, block->successors.items[0]);
}

// ---- The begin

// Parameters are local variables from the first on.
static void set_parameters(Translator *translator) {
    const IrMethod *ir = translator->code->ir;
    const Method *method = translator->method;
    uint32_t local = 0;
    for (uint32_t i = 0; i < ir->parameters.count; i++) {
        bool is_receiver = i == 0 && ir->receiver;
        Type *type = is_receiver ? method->owner->type
                                 : method->parameters.items[i - (ir->receiver != 0)]->type;
        ValueKind kind = kind_of_type(type);
        bool is_wide = kind == VALUE_LONG || kind == VALUE_DOUBLE;
        if (local + is_wide >= translator->bytes->max_locals) {
            fail_verification(translator, "too few local variables for the parameters");
            return;
        }
        bool has_type = kind == VALUE_REF || kind == VALUE_INT;
        Value value = {kind, ir->parameters.items[i], has_type ? type : NULL, -1};
        if (!is_receiver) // `this` is never null, and its register never written
            translator->local_registers[local * IR_TYPE_COUNT + ir_type_of_kind(kind)] = value.reg;
        set_local(translator, local, value);
        local += 1 + is_wide;
    }
}

// Nothing stores to the variable of `this`: it can be its register.
static void set_receiver(Translator *translator) {
    const IrMethod *ir = translator->code->ir;
    LocalUse use;
    for (uint32_t i = 0; i < translator->operations.count; i++)
        if (local_use(&translator->operations.items[i], &use) && use.is_store && !use.local)
            return;
    if (ir->receiver && translator->bytes->max_locals)
        translator->local_registers[IR_REF] = ir->receiver;
}

static void reset(Translator *translator, uint32_t registers) {
    Code *code = translator->code;
    IrMethod *ir = code->ir;
    ir->registers.count = registers;
    ir->blocks.count = 0;
    code->throws.count = 0;
    code->exception = code->null_register = code->zero_register = 0;
    code->throw_block = 0;
    code->scope = NULL;
    if (code->is_non_null.count > registers)
        code->is_non_null.count = registers;
    new_block(code);
    code->block = new_block(code);
    translator->scopes.count = 0;
    translator->depth = 0;
    translator->is_again = false;
    uint32_t locals = translator->bytes->max_locals, stack = translator->bytes->max_stack;
    translator->local_registers =
        arena_array(translator->arena, (locals + 1u) * IR_TYPE_COUNT, sizeof(IrRegister));
    translator->stack_registers =
        arena_array(translator->arena, (stack + 1u) * IR_TYPE_COUNT, sizeof(IrRegister));
    translator->locals = arena_array(translator->arena, locals + 1u, sizeof(Value));
    translator->stack = arena_array(translator->arena, stack + 1u, sizeof(Value));
}

static void translate_pass(Translator *translator, uint32_t registers) {
    const Blocks *blocks = &translator->blocks;
    reset(translator, registers);
    for (uint32_t i = 0; i < blocks->count; i++) {
        blocks->items[i].is_done = blocks->items[i].is_reached = false;
        blocks->items[i].ir_block = new_block(translator->code);
    }
    set_receiver(translator);
    set_parameters(translator);
    if (!translator->error)
        flow_to(translator, 0);
    for (uint32_t i = 0; i < blocks->order_count && !translator->error; i++)
        if (blocks->items[blocks->order[i]].is_reached)
            translate_block(translator, &blocks->items[blocks->order[i]]);
    if (!translator->error)
        emit_handlers(translator);
}

// Blocks that nothing leads to are not closed.
static void close_blocks(Code *code) {
    for (uint32_t i = 1; i < code->ir->blocks.count; i++)
        if (!ir_block_is_closed(code->ir, i))
            ir_append(code->arena, code->ir, i, IR_STOP, code->span);
}

static void give_up(Translator *translator, uint32_t registers) {
    const char *reason = arena_format(translator->code->arena,
                                      "bytecode that is not understood: %s", translator->error);
    reset(translator, registers);
    emit_unsupported(translator->code, reason);
    emit(translator->code, IR_STOP);
}

// `piece` with an end: nothing but that.
static void translate(Translator *translator, ClassFilePiece piece) {
    enum { MOST_PASSES = 60 };
    uint32_t registers = translator->code->ir->registers.count;
    translator->error = decode(translator->arena, translator->bytes, &translator->operations);
    if (!translator->error)
        translator->error =
            expand_subroutines(translator->arena, &translator->bytes, &translator->operations);
    if (translator->asks_empty)
        translator->is_empty =
            arena_array(translator->arena, translator->operations.count + 1, sizeof(bool));
    if (!translator->error && piece.end)
        keep_piece(translator, piece);
    if (!translator->error)
        translator->error = find_blocks(translator->arena, translator->bytes,
                                        &translator->operations, &translator->blocks);
    translator->is_again = true;
    for (uint32_t i = 0; i < MOST_PASSES && translator->is_again && !translator->error; i++)
        translate_pass(translator, registers);
    if (translator->is_again && !translator->error)
        translator->error = "types that do not settle";
    if (translator->error)
        give_up(translator, registers);
    close_blocks(translator->code);
    translator->code->may_be_irreducible = !translator->error;
}

static Translator *translator_new(Code *code, Method *method) {
    Arena *scratch = arena_new();
    Translator *translator = ARENA_NEW(scratch, Translator);
    *translator = (Translator){.code = code,
                               .arena = scratch,
                               .sema = code->sema,
                               .file = method->class_file,
                               .bytes = method->class_member->code,
                               .method = method};
    translator->pinned = arena_array(scratch, translator->bytes->max_locals + 1u, 1);
    return translator;
}

static void translator_free(Translator *translator) {
    translator->code->scope = NULL;
    arena_free(translator->arena);
}

static void lower_piece(Code *code, Method *method, ClassFilePiece piece) {
    Translator *translator = translator_new(code, method);
    translate(translator, piece);
    translator_free(translator);
}

static void lower_class_file_method(Code *code, Method *method) {
    resolve_place(code->sema, method);
    code->span = resolve_line(code->sema, method->owner, 0);
    if (resolve_full_method(code->sema, method) != method)
        emit_unsupported(code, "a constructor that is given more than its signature says");
    else
        lower_piece(code, method, (ClassFilePiece){.end = 0});
}

static void split_initializer(Code *scratch, Method *method, ClassFilePieces *pieces) {
    Translator *translator = translator_new(scratch, method);
    translator->asks_empty = true;
    translate(translator, (ClassFilePiece){.end = 0});
    if (!translator->error)
        find_pieces(translator, translator->is_empty, pieces);
    translator_free(translator);
}

const ClassFileBodies bytecode_bodies = {.method = lower_class_file_method,
                                         .split = split_initializer,
                                         .piece = lower_piece,
                                         .lambda = lower_class_file_lambda};
