// Going from block to block.
//
// Where a block begins, its stack is in registers of its own, and every local variable in the one
// of its kind. Who goes there copies and converts. What is known of the values there is joined;
// where that changes after the block was translated, the method is translated once more.
#include "bytecode/internal.h"

#include <string.h>

// ---- What is known at the begin of a block

static void note_changed(Translator *translator, const BasicBlock *block, Value before,
                         Value after) {
    bool is_moved = ir_type_of_kind(before.kind) != ir_type_of_kind(after.kind);
    if (block->is_done || is_moved)
        translator->is_again = true;
}

static void join_entry(Translator *translator, BasicBlock *block, Value *known, Value value) {
    Value joined = join_values(translator, *known, value);
    if (is_same_value(joined, *known))
        return;
    note_changed(translator, block, *known, joined);
    *known = joined;
}

static void first_entry(Translator *translator, BasicBlock *block, const Value *stack,
                        uint32_t depth) {
    uint32_t locals = translator->bytes->max_locals;
    block->has_entry = true;
    block->depth = depth;
    block->locals = arena_array(translator->arena, locals + 1u, sizeof(Value));
    block->stack = arena_array(translator->arena, depth + 1u, sizeof(Value));
    for (uint32_t i = 0; i < locals; i++)
        if (is_live(block, i))
            block->locals[i] = translator->locals[i];
    for (uint32_t i = 0; i < depth; i++)
        block->stack[i] = stack[i];
}

static void enter(Translator *translator, BasicBlock *block, const Value *stack, uint32_t depth) {
    block->is_reached = true;
    if (!block->has_entry) {
        first_entry(translator, block, stack, depth);
        return;
    }
    if (block->depth != depth) {
        fail_verification(translator, "stacks of different depth where ways meet");
        return;
    }
    for (uint32_t i = 0; i < translator->bytes->max_locals; i++)
        if (is_live(block, i))
            join_entry(translator, block, &block->locals[i], translator->locals[i]);
    for (uint32_t i = 0; i < depth; i++) {
        join_entry(translator, block, &block->stack[i], stack[i]);
        if (block->stack[i].kind == VALUE_NONE)
            fail_verification(translator, "values of different kinds where ways meet");
    }
}

void begin_block(Translator *translator, BasicBlock *block) {
    translator->block = block;
    translator->depth = block->depth;
    for (uint32_t i = 0; i < translator->bytes->max_locals; i++) {
        Value value = block->locals[i];
        if (value.kind != VALUE_NONE)
            value.reg = local_register(translator, i, ir_type_of_kind(value.kind));
        value.bit = -1;
        translator->locals[i] = value;
    }
    for (uint32_t i = 0; i < block->depth; i++) {
        Value value = block->stack[i];
        value.reg = stack_register(translator, i, ir_type_of_kind(value.kind));
        value.bit = -1;
        translator->stack[i] = value;
    }
}

// ---- Moving values

static void move_locals(Translator *translator, const BasicBlock *block) {
    for (uint32_t i = 0; i < translator->bytes->max_locals; i++) {
        Value value = translator->locals[i], wanted = block->locals[i];
        if (!is_live(block, i) || wanted.kind == VALUE_NONE || value.kind == VALUE_NONE)
            continue;
        IrRegister from = as_kind(translator, value, wanted.kind);
        emit_copy(translator->code, local_register(translator, i, ir_type_of_kind(wanted.kind)),
                  from);
    }
}

// All are read before any is written.
static void move_stack(Translator *translator, const BasicBlock *block) {
    Code *code = translator->code;
    RegisterList values = {0};
    for (uint32_t i = 0; i < block->depth && i < translator->depth; i++) {
        ValueKind kind = block->stack[i].kind;
        IrRegister from = as_kind(translator, translator->stack[i], kind);
        IrRegister own = stack_register(translator, i, ir_type_of_kind(kind));
        bool is_written = false; // by one of the copies
        for (uint32_t j = 0; j < i; j++)
            is_written |=
                from == stack_register(translator, j, ir_type_of_kind(block->stack[j].kind));
        if (from != own && is_written) {
            IrRegister saved = new_register(code, ir_type_of_kind(kind));
            emit_copy(code, saved, from);
            from = saved;
        }
        vector_push(code->arena, &values, from);
    }
    for (uint32_t i = 0; i < values.count; i++)
        emit_copy(code, stack_register(translator, i, ir_type_of_kind(block->stack[i].kind)),
                  values.items[i]);
}

void flow_to(Translator *translator, uint32_t number) {
    BasicBlock *block = &translator->blocks.items[number];
    enter(translator, block, translator->stack, translator->depth);
    if (translator->error)
        return;
    // The stack first: what is on it may be a local variable as it is now.
    move_stack(translator, block);
    move_locals(translator, block);
    emit_jump(translator->code, block->ir_block);
}

void flow_to_operation(Translator *translator, uint32_t operation) {
    flow_to(translator, translator->blocks.of[operation]);
}

void branch_to(Translator *translator, IrRegister condition, uint32_t operation, uint32_t next) {
    Code *code = translator->code;
    IrBlockId taken = new_block(code), passed = new_block(code);
    emit_branch(code, condition, taken, passed);
    start_block(code, taken);
    flow_to_operation(translator, operation);
    start_block(code, passed);
    flow_to_operation(translator, next);
}

// ---- Exceptions

static BasicBlock *handler_of(const Translator *translator, uint32_t handler, uint32_t *number) {
    uint32_t pc = translator->bytes->handlers.items[handler].handler;
    *number = translator->blocks.of[translator->operations.at[pc] - 1];
    return &translator->blocks.items[*number];
}

static Type *caught_type(const Translator *translator, uint32_t handler) {
    ClassText type = translator->bytes->handlers.items[handler].type;
    return type.text ? resolve_class_entry(translator->sema, translator->file, type)
                     : translator->code->types->throwable;
}

// An exception comes from anywhere in the block, so that nothing can be converted on its way: a
// variable that is a boolean here and an int there is kept as the same everywhere.
static void pin(Translator *translator, const BasicBlock *handler) {
    for (uint32_t i = 0; i < translator->bytes->max_locals; i++) {
        Value value = translator->locals[i], known = handler->locals[i];
        if (!is_live(handler, i) || value.kind == VALUE_NONE || known.kind == VALUE_NONE ||
            ir_type_of_kind(value.kind) == ir_type_of_kind(known.kind))
            continue;
        Value joined = join_values(translator, value, known);
        if (joined.kind != VALUE_NONE && joined.kind > (ValueKind)translator->pinned[i])
            translator->pinned[i] = (uint8_t)joined.kind;
        translator->is_again = true;
    }
}

void note_handlers(Translator *translator) {
    const BasicBlock *block = translator->block;
    for (uint32_t i = 0; i < block->handlers.count; i++) {
        uint32_t number;
        BasicBlock *handler = handler_of(translator, block->handlers.items[i], &number);
        Value exception = {.kind = VALUE_REF,
                           .type = caught_type(translator, block->handlers.items[i])};
        if (handler->has_entry)
            pin(translator, handler);
        enter(translator, handler, &exception, 1);
        if (handler->depth != 1)
            fail_verification(translator, "a handler that is reached otherwise, too");
    }
}

static bool has_same_handlers(const BasicBlock *a, const BasicBlock *b) {
    return a->handlers.count == b->handlers.count &&
           !memcmp(a->handlers.items, b->handlers.items, a->handlers.count * sizeof(uint32_t));
}

void enter_handlers(Translator *translator) {
    BasicBlock *block = translator->block;
    translator->code->scope = NULL;
    if (!block->handlers.count)
        return;
    HandlerScope *found = NULL;
    for (uint32_t i = translator->scopes.count; !found && i-- > 0;)
        if (has_same_handlers(translator->scopes.items[i]->block, block))
            found = translator->scopes.items[i];
    if (!found) {
        found = ARENA_NEW(translator->arena, HandlerScope);
        found->block = block;
        enter_scope(translator->code, &found->scope, SCOPE_CATCH);
        vector_push(translator->arena, &translator->scopes, found);
    }
    translator->code->scope = &found->scope;
    note_handlers(translator);
}

static void catch_with(Translator *translator, IrRegister exception, uint32_t handler) {
    uint32_t number;
    const BasicBlock *block = handler_of(translator, handler, &number);
    emit_copy(translator->code, stack_register(translator, 0, IR_REF), exception);
    emit_jump(translator->code, block->ir_block);
}

static void emit_handler(Translator *translator, const HandlerScope *scope) {
    Code *code = translator->code;
    IrRegister exception = scope->scope.exception;
    start_block(code, scope->scope.handler);
    for (uint32_t i = 0; i < scope->block->handlers.count; i++) {
        uint32_t handler = scope->block->handlers.items[i];
        if (!translator->bytes->handlers.items[handler].type.text) {
            catch_with(translator, exception, handler);
            return;
        }
        IrBlockId caught = new_block(code), other = new_block(code);
        IrRegister fits = emit_instance_of(code, exception, caught_type(translator, handler));
        emit_branch(code, fits, caught, other);
        start_block(code, caught);
        catch_with(translator, exception, handler);
        start_block(code, other);
    }
    throw_exception(code, exception);
}

void emit_handlers(Translator *translator) {
    translator->code->scope = NULL;
    for (uint32_t i = 0; i < translator->scopes.count; i++)
        emit_handler(translator, translator->scopes.items[i]);
}
