// try, catch, finally, resources (JLS 14.20).
//
// From the inside out: the resources with their closing, the block; then the
// catches; then `finally` around all of it.
#include "lower/internal.h"

// ---- Resources

static Method *find_close(Code *code, Type *type) {
    Type *bound = query_upper_bound(code->sema, type);
    Class *class_symbol = bound->kind == TYPE_CLASS
                              ? bound->class_symbol
                              : query_class(code->sema, "java.lang.AutoCloseable");
    return class_symbol ? find_method(code, class_symbol, "close", 0) : NULL;
}

static IrRegister lower_resource(Code *code, Node *resource, Type **type) {
    if (resource->kind != NODE_VARIABLE) {
        *type = resource->type;
        return lower_expression(code, resource);
    }
    VariableDeclaration *declaration = as_VariableDeclaration(resource);
    *type = declaration->symbol->type;
    IrRegister value = lower_as(code, declaration->initializer, *type);
    IrRegister reg = variable_register(code, declaration->symbol);
    emit_copy(code, reg, value);
    return is_non_null(code, value) ? value : reg;
}

static void lower_resources(Code *code, Try *statement, uint32_t index) {
    if (index == statement->resources.count) {
        lower_statement(code, statement->block);
        return;
    }
    Node *resource = statement->resources.items[index];
    code->span = resource->span;
    Scope scope = {0};
    scope.resource = lower_resource(code, resource, &scope.resource_type);
    scope.close = find_close(code, scope.resource_type);
    enter_scope(code, &scope, SCOPE_RESOURCE);
    lower_resources(code, statement, index + 1);
    leave_scope(code);
    code->span = resource->span;
    lower_exits(code, &scope);
}

// ---- Catches

static void test_type(Code *code, IrRegister exception, Type *type, IrBlockId matches) {
    IrBlockId next = new_block(code);
    emit_branch(code, emit_instance_of(code, exception, type), matches, next);
    start_block(code, next);
}

// Goes to `matches` for each of the types that the parameter is declared with.
static void test_parameter(Code *code, IrRegister exception, Node *declared, IrBlockId matches) {
    if (declared->kind != NODE_UNION_TYPE) {
        test_type(code, exception, declared->type, matches);
        return;
    }
    const NodeList *types = &as_UnionType(declared)->types;
    for (uint32_t i = 0; i < types->count; i++)
        test_type(code, exception, types->items[i]->type, matches);
}

static void lower_catch(Code *code, Catch *part, IrRegister exception, IrBlockId end) {
    VariableDeclaration *parameter = as_VariableDeclaration(part->parameter);
    IrBlockId matches = new_block(code);
    code->span = parameter->node.span;
    test_parameter(code, exception, parameter->declared_type, matches);
    IrBlockId otherwise = code->block;
    code->block = matches;
    emit_mark(code, IR_MARK_CATCH, &part->node);
    emit_copy(code, variable_register(code, parameter->symbol), exception);
    lower_statement(code, part->body);
    emit_jump(code, end);
    code->block = otherwise;
}

static void lower_catches(Code *code, Try *statement) {
    if (!statement->catches.count) {
        lower_resources(code, statement, 0);
        return;
    }
    Span span = code->span;
    Scope scope = {0};
    IrBlockId end = new_block(code);
    enter_scope(code, &scope, SCOPE_CATCH);
    lower_resources(code, statement, 0);
    leave_scope(code);
    emit_jump(code, end);
    start_block(code, scope.handler);
    for (uint32_t i = 0; i < statement->catches.count; i++)
        lower_catch(code, as_Catch(statement->catches.items[i]), scope.exception, end);
    code->span = span;
    throw_exception(code, scope.exception);
    start_block(code, end);
}

void lower_try(Code *code, Try *statement) {
    emit_mark(code, IR_MARK_TRY, &statement->node);
    if (!statement->finally_block) {
        lower_catches(code, statement);
        return;
    }
    Scope scope = {.finally_block = statement->finally_block};
    enter_scope(code, &scope, SCOPE_FINALLY);
    lower_catches(code, statement);
    leave_scope(code);
    lower_exits(code, &scope);
}
