// instanceof and patterns (JLS 14.30, 15.20.2).
#include "lower/internal.h"

static bool is_unconditional(Code *code, Type *from, Type *to) {
    return from == to || (type_is_reference(to) && from->kind != TYPE_NULL &&
                          query_is_subtype(code->sema, erasure(code, from), erasure(code, to)));
}

static void bind(Code *code, TypePattern *pattern, IrRegister value, Type *from) {
    Variable *variable = as_VariableDeclaration(pattern->variable)->symbol;
    IrRegister reg = variable_register(code, variable);
    emit_copy(code, reg, convert(code, value, from, variable->type));
}

// `nested`: a component of a record, where a pattern for all values takes null, too.
static void match(Code *code, Node *pattern, IrRegister value, Type *from, IrBlockId if_true,
                  IrBlockId if_false, bool nested);

static void match_type(Code *code, TypePattern *pattern, IrRegister value, Type *from,
                       IrBlockId if_true, IrBlockId if_false, bool nested) {
    Type *type = pattern->node.type;
    IrBlockId matches = new_block(code);
    if (is_unconditional(code, from, type)) {
        if (nested || type_is_primitive(from) || is_non_null(code, value))
            emit_jump(code, matches);
        else
            emit_branch(code, emit_is_null(code, value), if_false, matches);
    } else {
        emit_branch(code, emit_instance_of(code, value, type), matches, if_false);
    }
    start_block(code, matches);
    bind(code, pattern, value, from);
    emit_jump(code, if_true);
}

// At the handler of an accessor: what it threw is the cause of a MatchException.
static void throw_match_exception(Code *code, IrRegister cause) {
    Class *class_symbol = query_class(code->sema, "java.lang.MatchException");
    Method *constructor = class_symbol ? find_method(code, class_symbol, "<init>", 1) : NULL;
    if (!constructor) {
        emit_unsupported(code, "an accessor that throws, without MatchException");
        throw_exception(code, cause);
        return;
    }
    RegisterList arguments = {0};
    vector_push(code->arena, &arguments, cause);
    throw_exception(code, create_object(code, class_symbol, constructor, 0, &arguments));
}

// JLS 14.30.2: accessors that a program declares may throw.
static IrRegister call_accessor(Code *code, Method *accessor, IrRegister object) {
    if (!accessor->declaration)
        return call_with(code, accessor, object, 0, false);
    Scope scope = {0};
    IrBlockId end = new_block(code);
    enter_scope(code, &scope, SCOPE_CATCH);
    IrRegister value = call_with(code, accessor, object, 0, false);
    leave_scope(code);
    emit_jump(code, end);
    start_block(code, scope.handler);
    throw_match_exception(code, scope.exception);
    start_block(code, end);
    return value;
}

static IrRegister load_component(Code *code, Class *record, const Variable *component,
                                 IrRegister object) {
    Method *accessor = query_accessor(code->sema, record, component);
    return accessor ? call_accessor(code, accessor, object)
                    : emit_unsupported_value(code, "code with errors", component->type);
}

static void match_component(Code *code, RecordPattern *pattern, uint32_t index, IrRegister object,
                            IrBlockId if_false) {
    Type *record = pattern->node.type;
    const Variable *component = record->class_symbol->record_components.items[index];
    Type *seen = query_member_type(code->sema, record, record->class_symbol, component->type);
    IrBlockId next = new_block(code);
    IrRegister value = load_component(code, record->class_symbol, component, object);
    match(code, pattern->components.items[index], value, seen, next, if_false, true);
    start_block(code, next);
}

static void match_record(Code *code, RecordPattern *pattern, IrRegister value, IrBlockId if_true,
                         IrBlockId if_false) {
    Type *record = pattern->node.type;
    if (record->kind != TYPE_CLASS ||
        record->class_symbol->record_components.count != pattern->components.count) {
        emit_unsupported(code, "code with errors");
        emit_jump(code, if_false);
        return;
    }
    IrBlockId matches = new_block(code);
    emit_branch(code, emit_instance_of(code, value, record), matches, if_false);
    start_block(code, matches);
    for (uint32_t i = 0; i < pattern->components.count; i++)
        match_component(code, pattern, i, value, if_false);
    emit_jump(code, if_true);
}

static void match(Code *code, Node *pattern, IrRegister value, Type *from, IrBlockId if_true,
                  IrBlockId if_false, bool nested) {
    Span around = code->span;
    code->span = pattern->span;
    if (pattern->kind == NODE_TYPE_PATTERN)
        match_type(code, as_TypePattern(pattern), value, from, if_true, if_false, nested);
    else
        match_record(code, as_RecordPattern(pattern), value, if_true, if_false);
    code->span = around;
}

void lower_pattern(Code *code, Node *pattern, IrRegister value, Type *from, IrBlockId if_true,
                   IrBlockId if_false) {
    match(code, pattern, value, from, if_true, if_false, false);
}

void lower_instanceof(Code *code, Instanceof *test, IrBlockId if_true, IrBlockId if_false) {
    IrRegister value = lower_wanted(code, test->operand, code->types->object);
    if (ast_category(test->target) == CATEGORY_PATTERN)
        lower_pattern(code, test->target, value, test->operand->type, if_true, if_false);
    else
        emit_branch(code, emit_instance_of(code, value, test->target->type), if_true, if_false);
}

IrRegister lower_instance_test(Code *code, Instanceof *test) {
    if (ast_category(test->target) == CATEGORY_PATTERN)
        return lower_logical(code, &test->node);
    return emit_instance_of(code, lower_wanted(code, test->operand, code->types->object),
                            test->target->type);
}
