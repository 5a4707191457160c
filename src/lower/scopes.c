// Where control goes when it does not go on: jumps and exceptions.
//
// Scopes form a chain, innermost first. A jump walks it outwards to its
// target; where it passes a `finally` or a resource, it goes to the exit that
// this scope has for such jumps, and the code of the exit, lowered when the
// scope is left, walks on from there. An exception goes to the handler of the
// innermost scope that has one; its register belongs to that scope, so that
// calls write what they throw straight into it.
#include "lower/internal.h"

void enter_scope(Code *code, Scope *scope, ScopeKind kind) {
    scope->outer = code->scope;
    scope->kind = kind;
    if (kind != SCOPE_TARGET) {
        scope->handler = new_block(code);
        scope->exception = new_register(code, IR_REF);
    }
    code->scope = scope;
}

void leave_scope(Code *code) {
    code->scope = code->scope->outer;
}

// ---- Exceptions

static Scope *handler_scope(const Code *code) {
    Scope *scope = code->scope;
    while (scope && scope->kind == SCOPE_TARGET)
        scope = scope->outer;
    return scope;
}

IrBlockId innermost_handler(const Code *code) {
    const Scope *scope = handler_scope(code);
    return scope ? scope->handler : 0;
}

IrRegister exception_register(Code *code) {
    Scope *scope = handler_scope(code);
    if (scope)
        return scope->exception;
    if (!code->exception)
        code->exception = new_register(code, IR_REF);
    return code->exception;
}

IrBlockId handler_block(Code *code) {
    Scope *scope = handler_scope(code);
    if (scope) {
        scope->is_thrown_to = true;
        return scope->handler;
    }
    if (!code->throw_block) {
        code->throw_block = new_block(code);
        // Many places lead there, so it has none of its own.
        ir_append(code->arena, code->ir, code->throw_block, IR_THROW, (Span){0, 0})->a =
            exception_register(code);
    }
    return code->throw_block;
}

void throw_exception(Code *code, IrRegister exception) {
    if (handler_scope(code)) {
        emit_copy(code, exception_register(code), exception);
        emit_jump(code, handler_block(code));
    } else {
        emit(code, IR_THROW)->a = exception;
    }
}

// ---- Jumps

static bool is_target(const Scope *scope, const Jump *jump) {
    return scope->kind == SCOPE_TARGET && jump->kind != JUMP_RETURN &&
           scope->statement == jump->target;
}

static void arrive(Code *code, const Scope *scope, const Jump *jump) {
    switch (jump->kind) {
    case JUMP_BREAK: emit_jump(code, scope->break_block); return;
    case JUMP_CONTINUE: emit_jump(code, scope->continue_block); return;
    case JUMP_YIELD:
        emit_copy(code, scope->value, jump->value);
        emit_jump(code, scope->break_block);
        return;
    case JUMP_RETURN: SHOULD(false, "a return should leave every scope");
    }
}

static Exit *find_exit(Code *code, Scope *scope, const Jump *jump) {
    for (uint32_t i = 0; i < scope->exits.count; i++) {
        Exit *exit = &scope->exits.items[i];
        if (exit->jump.kind == jump->kind && exit->jump.target == jump->target)
            return exit;
    }
    Exit exit = {*jump, new_block(code)};
    if (jump->value)
        exit.jump.value = new_register(code, register_type(code, jump->value));
    vector_push(code->arena, &scope->exits, exit);
    return &vector_last(&scope->exits);
}

static void pass_exit(Code *code, Scope *scope, const Jump *jump) {
    const Exit *exit = find_exit(code, scope, jump);
    if (jump->value)
        emit_copy(code, exit->jump.value, jump->value);
    emit_jump(code, exit->block);
}

void jump_out(Code *code, Jump jump) {
    for (Scope *scope = code->scope; scope; scope = scope->outer) {
        if (is_target(scope, &jump)) {
            arrive(code, scope, &jump);
            return;
        }
        if (scope->kind != SCOPE_TARGET && scope->kind != SCOPE_CATCH) {
            pass_exit(code, scope, &jump);
            return;
        }
    }
    SHOULD(jump.kind == JUMP_RETURN, "a jump should have its target around it");
    return_value(code, jump.value);
}

// ---- Ways out

static void close_resource(Code *code, const Scope *scope) {
    IrBlockId done = new_block(code);
    if (!is_non_null(code, scope->resource)) {
        IrBlockId close = new_block(code);
        emit_branch(code, emit_is_null(code, scope->resource), done, close);
        start_block(code, close);
    }
    if (scope->close)
        call_with(code, scope->close, scope->resource, 0, is_virtual_method(scope->close));
    else
        emit_unsupported(code, "a resource without a method close()");
    start_block(code, done);
}

static void add_suppressed(Code *code, IrRegister exception, IrRegister suppressed) {
    Method *method = find_method(code, code->types->throwable->class_symbol, "addSuppressed", 1);
    if (method)
        call_with(code, method, exception, suppressed, false);
}

// JLS 14.20.3.1: what close() throws then is added to the exception on its way.
static void close_after_exception(Code *code, const Scope *scope) {
    IrBlockId done = new_block(code);
    Scope guard = {0};
    enter_scope(code, &guard, SCOPE_CATCH);
    close_resource(code, scope);
    leave_scope(code);
    emit_jump(code, done);
    start_block(code, guard.handler);
    add_suppressed(code, scope->exception, guard.exception);
    start_block(code, done);
}

static void lower_finally(Code *code, const Scope *scope) {
    emit_mark(code, IR_MARK_FINALLY, scope->finally_block);
    lower_statement(code, scope->finally_block);
}

// The label that a jump to the statement names, if it has one.
static const Name *label_of(const Code *code, const Node *target) {
    for (const Scope *scope = code->scope; scope && target; scope = scope->outer)
        if (scope->kind == SCOPE_TARGET && scope->statement->kind == NODE_LABELED &&
            (scope->statement == target || as_Labeled(scope->statement)->body == target))
            return as_Labeled(scope->statement)->label;
    return NULL;
}

static Node *block_exit(Code *code, const Scope *scope, const Jump *jump) {
    static const JmlKeyword keywords[] = {[JUMP_BREAK] = JML_BREAKS,
                                          [JUMP_CONTINUE] = JML_CONTINUES,
                                          [JUMP_YIELD] = JML_NONE,
                                          [JUMP_RETURN] = JML_RETURNS};
    BlockExit *exit = NODE_NEW(code->arena, BLOCK_EXIT, BlockExit, scope->statement->span);
    exit->keyword = keywords[jump->kind];
    exit->label = label_of(code, jump->target);
    exit->specification = as_BlockContract(scope->statement)->specification;
    return &exit->node;
}

// The contract is met with what is returned or thrown, if anything.
static void meet_contract(Code *code, Node *end, IrRegister value) {
    emit_specification(code, end);
    vector_last(&code->ir->blocks.items[code->block].instructions).a = value;
}

// `jump` NULL: the normal one.
static void lower_exit(Code *code, const Scope *scope, const Jump *jump) {
    if (scope->kind == SCOPE_FINALLY)
        lower_finally(code, scope);
    else if (scope->kind == SCOPE_RESOURCE)
        close_resource(code, scope);
    else if (jump)
        meet_contract(code, block_exit(code, scope, jump),
                      jump->kind == JUMP_RETURN ? jump->value : 0);
    else
        meet_contract(code, as_BlockContract(scope->statement)->specification, 0);
}

static void lower_exceptional_exit(Code *code, const Scope *scope) {
    start_block(code, scope->handler);
    if (scope->kind == SCOPE_FINALLY)
        lower_finally(code, scope);
    else if (scope->kind == SCOPE_RESOURCE)
        close_after_exception(code, scope);
    else
        meet_contract(code, as_BlockContract(scope->statement)->specification, scope->exception);
    throw_exception(code, scope->exception);
}

void lower_exits(Code *code, Scope *scope) {
    IrBlockId end = new_block(code);
    lower_exit(code, scope, NULL);
    emit_jump(code, end);
    for (uint32_t i = 0; i < scope->exits.count; i++) {
        const Exit exit = scope->exits.items[i];
        start_block(code, exit.block);
        lower_exit(code, scope, &exit.jump);
        jump_out(code, exit.jump);
    }
    if (scope->is_thrown_to)
        lower_exceptional_exit(code, scope);
    start_block(code, end);
}
