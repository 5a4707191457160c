// Loops. The head of each is a block that begins with a SPECIFICATION naming
// the statement: there its invariants hold, before the condition is evaluated;
// of `do`, before the body.
#include "lower/internal.h"

static void enter_loop(Code *code, Scope *scope, Node *loop) {
    scope->statement = loop;
    scope->break_block = new_block(code);
    scope->continue_block = new_block(code);
    enter_scope(code, scope, SCOPE_TARGET);
}

static void lower_body(Code *code, Scope *scope, Node *loop, Node *body) {
    enter_loop(code, scope, loop);
    lower_statement(code, body);
    leave_scope(code);
}

// ---- \count: iterations so far, where a clause of the loop asks for them

static void look_for_count(void *context, Node *node) {
    bool *found = context;
    *found |= node->kind == NODE_JML_ATOM && as_JmlAtom(node)->keyword == JML_INDEX;
    ast_each_child(node, look_for_count, context);
}

// The register that counts, or 0.
static IrRegister begin_count(Code *code, Node *loop) {
    const NodeList *clauses = ast_loop_clauses(loop);
    bool found = false;
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        look_for_count(&found, clauses->items[i]);
    if (!found)
        return 0;
    IrRegister count = new_register(code, IR_INT);
    emit_copy(code, count, emit_zero(code));
    return count;
}

static void emit_head(Code *code, Node *loop, IrRegister count) {
    IrInstruction *instruction = emit(code, IR_SPECIFICATION);
    instruction->detail.node = loop;
    instruction->a = count;
}

static void count_iteration(Code *code, IrRegister count) {
    if (count)
        emit_copy(code, count,
                  emit_binary(code, IR_ADD, IR_INT, count, emit_constant(code, IR_INT, 1)));
}

// ---- while, do, for

void lower_while(Code *code, While *loop) {
    IrBlockId head = new_block(code), body = new_block(code), end = new_block(code);
    Scope scope = {0};
    IrRegister count = begin_count(code, &loop->node);
    start_block(code, head);
    emit_head(code, &loop->node, count);
    lower_decision(code, &loop->node, loop->condition, body, end);
    start_block(code, body);
    emit_iterate(code, &loop->node);
    lower_body(code, &scope, &loop->node, loop->body);
    start_block(code, scope.continue_block);
    count_iteration(code, count);
    emit_jump(code, head);
    start_block(code, end);
    start_block(code, scope.break_block);
}

void lower_do(Code *code, Do *loop) {
    IrBlockId head = new_block(code);
    Scope scope = {0};
    IrRegister count = begin_count(code, &loop->node);
    start_block(code, head);
    emit_head(code, &loop->node, count);
    emit_iterate(code, &loop->node);
    lower_body(code, &scope, &loop->node, loop->body);
    start_block(code, scope.continue_block);
    count_iteration(code, count);
    lower_decision(code, &loop->node, loop->condition, head, scope.break_block);
    start_block(code, scope.break_block);
}

void lower_for(Code *code, For *loop) {
    IrBlockId head = new_block(code), body = new_block(code), end = new_block(code);
    Scope scope = {0};
    lower_statements(code, &loop->initializers);
    IrRegister count = begin_count(code, &loop->node);
    start_block(code, head);
    emit_head(code, &loop->node, count);
    if (loop->condition)
        lower_decision(code, &loop->node, loop->condition, body, end);
    else
        emit_no_decision(code, &loop->node, body);
    start_block(code, body);
    emit_iterate(code, &loop->node);
    lower_body(code, &scope, &loop->node, loop->body);
    start_block(code, scope.continue_block);
    lower_statements(code, &loop->updates);
    count_iteration(code, count);
    emit_jump(code, head);
    start_block(code, end);
    start_block(code, scope.break_block);
}

// ---- for (T x : e)

static void bind(Code *code, Foreach *loop, IrRegister value, Type *type) {
    Variable *variable = as_VariableDeclaration(loop->variable)->symbol;
    Span around = code->span;
    code->span = loop->variable->span;
    emit_copy(code, variable_register(code, variable), convert(code, value, type, variable->type));
    code->span = around;
}

static void emit_array_head(Code *code, Foreach *loop, IrRegister index, IrRegister array) {
    IrInstruction *instruction = emit(code, IR_SPECIFICATION);
    instruction->detail.node = &loop->node;
    instruction->a = index;
    instruction->b = array;
}

// The array and its length are evaluated once; the variable of the source may change meanwhile.
static void lower_array_loop(Code *code, Foreach *loop, Type *type) {
    IrBlockId head = new_block(code), body = new_block(code), end = new_block(code);
    Scope scope = {0};
    IrRegister index = new_register(code, IR_INT);
    IrRegister array = keep(code, lower_expression(code, loop->iterable), loop->body);
    code->span = loop->iterable->span;
    check_not_null(code, array, IR_CHECK_NULL);
    code->span = loop->node.span;
    IrRegister length = emit_unary(code, IR_LENGTH, IR_INT, array);
    emit_copy(code, index, emit_zero(code));
    start_block(code, head);
    emit_array_head(code, loop, index, array);
    emit_decision(code, &loop->node, emit_binary(code, IR_LESS, IR_BOOL, index, length), body, end);
    start_block(code, body);
    emit_iterate(code, &loop->node);
    bind(code, loop, load_element(code, array, index, type->element), type->element);
    lower_body(code, &scope, &loop->node, loop->body);
    start_block(code, scope.continue_block);
    IrRegister one = emit_constant(code, IR_INT, 1);
    emit_copy(code, index, emit_binary(code, IR_ADD, IR_INT, index, one));
    emit_jump(code, head);
    start_block(code, end);
    start_block(code, scope.break_block);
}

// The three methods that a loop over an Iterable calls.
typedef struct IteratorMethods {
    Method *iterator, *has_next, *next;
} IteratorMethods;

static bool find_methods(Code *code, Type *type, IteratorMethods *methods) {
    Class *iterable = query_class(code->sema, "java.lang.Iterable");
    Class *iterator = query_class(code->sema, "java.util.Iterator");
    if (!iterable || !iterator)
        return false;
    Class *site = type->kind == TYPE_CLASS ? type->class_symbol : iterable;
    methods->iterator = find_method(code, site, "iterator", 0);
    methods->has_next = find_method(code, iterator, "hasNext", 0);
    methods->next = find_method(code, iterator, "next", 0);
    return methods->iterator && methods->has_next && methods->next;
}

// What an iterator over a value of this type gives; it may be a `?`.
static Type *given_type(Code *code, Type *type) {
    Class *iterable = query_class(code->sema, "java.lang.Iterable");
    if (!iterable->type_parameters.count)
        return code->types->object;
    return query_member_type(code->sema, type, iterable, iterable->type_parameters.items[0]);
}

static Type *element_type(Code *code, Type *type) {
    return query_upper_bound(code->sema, given_type(code, type));
}

static Type *iterator_of(Code *code, const IteratorMethods *methods, Type *element) {
    Class *iterator = methods->next->owner;
    Type *declared = methods->iterator->return_type;
    if (declared->kind != TYPE_CLASS || declared->class_symbol != iterator || declared->count != 1)
        return NULL; // as declared: one of its own kind, or a raw one
    return type_class(code->types, iterator, NULL, &element, 1);
}

// What next() gives is cast to what the variable is or, for a primitive one, to what the collection
// promises (JLS 14.14.2).
static void bind_next(Code *code, Foreach *loop, IrRegister value) {
    const Variable *variable = as_VariableDeclaration(loop->variable)->symbol;
    Type *element = element_type(code, loop->iterable->type);
    if (type_is_primitive(variable->type) && !primitive_of(code, element))
        element = query_boxed(code->sema, variable->type);
    else if (!type_is_primitive(variable->type))
        element = variable->type;
    if (erasure(code, element) != code->types->object)
        check_cast(code, value, element, IR_CHECK_ERASED_CAST);
    bind(code, loop, value, element);
}

static void lower_iterable_loop(Code *code, Foreach *loop, Type *type) {
    IteratorMethods methods;
    if (!find_methods(code, type, &methods)) {
        emit_unsupported(code, "a loop over an unknown kind of collection");
        return;
    }
    IrBlockId head = new_block(code), body = new_block(code), end = new_block(code);
    Scope scope = {0};
    IrRegister iterable = lower_expression(code, loop->iterable);
    Span around = code->span;
    code->span = loop->iterable->span;
    check_not_null(code, iterable, IR_CHECK_NULL);
    Type *element = given_type(code, loop->iterable->type);
    IrRegister iterator =
        call_used_as(code, methods.iterator, iterable, iterator_of(code, &methods, element));
    check_not_null(code, iterator, IR_CHECK_NULL);
    code->span = around;
    IrRegister count = begin_count(code, &loop->node);
    start_block(code, head);
    emit_head(code, &loop->node, count);
    emit_decision(code, &loop->node, call_with(code, methods.has_next, iterator, 0, true), body,
                  end);
    start_block(code, body);
    emit_iterate(code, &loop->node);
    bind_next(code, loop, call_used_as(code, methods.next, iterator, element));
    lower_body(code, &scope, &loop->node, loop->body);
    start_block(code, scope.continue_block);
    count_iteration(code, count);
    emit_jump(code, head);
    start_block(code, end);
    start_block(code, scope.break_block);
}

void lower_foreach(Code *code, Foreach *loop) {
    Type *type = loop->iterable->type;
    const Variable *variable = as_VariableDeclaration(loop->variable)->symbol;
    if (!type || type_is_error(type) || !variable || type_is_error(variable->type)) {
        emit_unsupported(code, "code with errors");
        return;
    }
    Type *bound = query_upper_bound(code->sema, type);
    if (bound->kind == TYPE_ARRAY)
        lower_array_loop(code, loop, bound);
    else
        lower_iterable_loop(code, loop, bound);
}
