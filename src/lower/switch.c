// switch, as statement and expression (JLS 14.11, 15.28).
//
// First the labels are tested in order, each going to the body of its case;
// then come the bodies, one falling into the next unless they are arrows.
#include "lower/internal.h"

#include "sema/queries.h"

typedef struct Selection {
    Node *node; // SWITCH or SWITCH_EXPRESSION
    Type *type; // of the selector
    IrRegister value;
    IrRegister number; // a box opened, or the value itself; 0 until needed
    const NodeList *cases;
    IrBlockId *bodies;  // by case
    IrBlockId *entries; // by case: where the choice of it leads; the body, unless it is marked
    IrBlockId end;
    Type *result; // of an expression; else NULL
} Selection;

static bool is_null_label(Node *label) {
    return label->kind == NODE_LITERAL && as_Literal(label)->value.kind == CONSTANT_NULL;
}

static bool is_pattern(const Node *label) {
    return ast_category(label) == CATEGORY_PATTERN;
}

// ---- Labels

static IrRegister test_string(Code *code, const Selection *selection, Node *label) {
    Method *equals = find_method(code, code->types->string->class_symbol, "equals", 1);
    IrRegister text = lower_expression(code, label);
    if (!equals)
        return emit_unsupported_value(code, "a switch on strings without equals",
                                      type_primitive(code->types, TYPE_BOOLEAN));
    return call_with(code, equals, selection->value, text, is_virtual_method(equals));
}

static Variable *enum_constant(Node *label) {
    Variable *variable = query_variable(label);
    return variable && variable->kind == VARIABLE_ENUM_CONSTANT ? variable : NULL;
}

static IrRegister test_number(Code *code, Selection *selection, Node *label) {
    Type *primitive = primitive_of(code, selection->type);
    if (!selection->number)
        selection->number = convert(code, selection->value, selection->type, primitive);
    IrRegister value = lower_as(code, label, primitive);
    return emit_binary(code, IR_EQUAL, IR_BOOL, selection->number, value);
}

static IrRegister test_constant(Code *code, Selection *selection, Node *label) {
    Variable *constant = enum_constant(label);
    if (constant) {
        emit_initialize(code, constant->owner);
        return emit_binary(code, IR_EQUAL, IR_BOOL, selection->value, emit_load(code, 0, constant));
    }
    if (selection->type == code->types->string)
        return test_string(code, selection, label);
    if (primitive_of(code, selection->type))
        return test_number(code, selection, label);
    return emit_unsupported_value(code, "code with errors",
                                  type_primitive(code->types, TYPE_BOOLEAN));
}

// A label that matches still has to pass the guard.
static void test_label(Code *code, Selection *selection, Case *part, Node *label, IrBlockId body) {
    IrBlockId next = new_block(code);
    IrBlockId matches = part->guard ? new_block(code) : body;
    code->span = label->span;
    if (is_pattern(label))
        lower_pattern(code, label, selection->value, selection->type, matches, next);
    else
        emit_branch(code, test_constant(code, selection, label), matches, next);
    if (part->guard) {
        start_block(code, matches);
        lower_condition(code, part->guard, body, next);
    }
    start_block(code, next);
}

// `case 1, 2, 3` of ints is one test.
static bool are_numbers(Code *code, const Selection *selection, const Case *part) {
    for (uint32_t i = 0; i < part->labels.count; i++)
        if (!part->labels.items[i]->constant || part->guard)
            return false;
    return part->labels.count > 1 && selection->type != code->types->string &&
           primitive_of(code, selection->type);
}

static void test_numbers(Code *code, Selection *selection, const Case *part, IrBlockId body) {
    IrBlockId next = new_block(code);
    code->span = part->labels.items[0]->span;
    IrRegister any = test_number(code, selection, part->labels.items[0]);
    for (uint32_t i = 1; i < part->labels.count; i++)
        any = emit_binary(code, IR_OR, IR_BOOL, any,
                          test_number(code, selection, part->labels.items[i]));
    emit_branch(code, any, body, next);
    start_block(code, next);
}

static void test_case(Code *code, Selection *selection, uint32_t index) {
    Case *part = as_Case(selection->cases->items[index]);
    if (are_numbers(code, selection, part)) {
        test_numbers(code, selection, part, selection->entries[index]);
        return;
    }
    for (uint32_t i = 0; i < part->labels.count; i++)
        if (!is_null_label(part->labels.items[i]))
            test_label(code, selection, part, part->labels.items[i], selection->entries[index]);
}

// ---- null and default

static const IrBlockId *null_entry(const Selection *selection) {
    for (uint32_t i = 0; i < selection->cases->count; i++) {
        const Case *part = as_Case(selection->cases->items[i]);
        for (uint32_t j = 0; j < part->labels.count; j++)
            if (is_null_label(part->labels.items[j]))
                return &selection->entries[i];
    }
    return NULL;
}

// A choice by patterns tests for null by Objects.requireNonNull.
static IrCheck null_check(Code *code, const Selection *selection) {
    for (uint32_t i = 0; i < selection->cases->count; i++) {
        const Case *part = as_Case(selection->cases->items[i]);
        for (uint32_t j = 0; j < part->labels.count; j++)
            if (is_pattern(part->labels.items[j]))
                return IR_CHECK_REQUIRED;
    }
    return query_unboxed(code->sema, selection->type) ? IR_CHECK_UNBOX : IR_CHECK_NULL;
}

static void test_null(Code *code, const Selection *selection) {
    if (!type_is_reference(selection->type))
        return;
    const IrBlockId *entry = null_entry(selection);
    if (!entry) {
        check_not_null(code, selection->value, null_check(code, selection));
    } else {
        IrBlockId next = new_block(code);
        emit_branch(code, emit_is_null(code, selection->value), *entry, next);
        start_block(code, next);
    }
    mark_non_null(code, selection->value); // a register of its own
}

static void lower_otherwise(Code *code, const Selection *selection) {
    for (uint32_t i = 0; i < selection->cases->count; i++) {
        if (!as_Case(selection->cases->items[i])->is_default)
            continue;
        emit_jump(code, selection->entries[i]);
        return;
    }
    if (selection->result || as_Switch(selection->node)->is_exhaustive) {
        fail(code, IR_CHECK_NO_MATCH);
        return;
    }
    emit_mark(code, IR_MARK_NO_CASE, selection->node);
    emit_jump(code, selection->end);
}

// Marks come between the choice of a case and its body, which another may fall into.
static void make_entries(Code *code, Selection *selection) {
    bool has_marks = code->lowering->options.make_marks;
    uint32_t count = selection->cases->count;
    selection->bodies = arena_array(code->arena, count + 1, sizeof(IrBlockId));
    selection->entries = arena_array(code->arena, count + 1, sizeof(IrBlockId));
    for (uint32_t i = 0; i < count; i++) {
        selection->bodies[i] = new_block(code);
        selection->entries[i] = has_marks ? new_block(code) : selection->bodies[i];
    }
}

static void lower_entries(Code *code, const Selection *selection) {
    for (uint32_t i = 0; i < selection->cases->count; i++) {
        if (selection->entries[i] == selection->bodies[i])
            continue;
        code->block = selection->entries[i];
        emit_mark(code, IR_MARK_CASE, selection->cases->items[i]);
        emit_jump(code, selection->bodies[i]);
    }
}

// ---- Bodies

static void lower_rule(Code *code, const Selection *selection, Node *body) {
    if (selection->result && body->kind == NODE_EXPRESSION_STATEMENT) {
        Node *expression = as_ExpressionStatement(body)->expression;
        IrRegister value = lower_yielded(code, expression, selection->result);
        jump_out(code, (Jump){JUMP_YIELD, selection->node, value});
        return;
    }
    lower_statement(code, body);
    emit_jump(code, selection->end);
}

static void lower_bodies(Code *code, const Selection *selection) {
    for (uint32_t i = 0; i < selection->cases->count; i++) {
        const Case *part = as_Case(selection->cases->items[i]);
        start_block(code, selection->bodies[i]);
        code->span = part->node.span;
        if (part->is_arrow && part->body.count)
            lower_rule(code, selection, part->body.items[0]);
        else
            lower_statements(code, &part->body);
    }
}

// ---- The whole

static void lower_cases(Code *code, Selection *selection, Node *selector) {
    Span span = code->span;
    make_entries(code, selection);
    emit_mark(code, IR_MARK_CONDITION, selection->node);
    IrRegister value = lower_expression(code, selector);
    selection->value = new_register(code, register_type(code, value));
    emit_copy(code, selection->value, value);
    code->span = selector->span;
    test_null(code, selection);
    if (type_is_primitive(selection->type))
        selection->number = selection->value;
    else if (primitive_of(code, selection->type))
        selection->number = unbox(code, selection->value, selection->type);
    for (uint32_t i = 0; i < selection->cases->count; i++)
        test_case(code, selection, i);
    code->span = span;
    lower_otherwise(code, selection);
    lower_entries(code, selection);
    lower_bodies(code, selection);
    code->span = span;
}

static bool is_typed(const Node *selector) {
    return selector->type && !type_is_error(selector->type);
}

void lower_switch(Code *code, Switch *statement) {
    if (!is_typed(statement->selector)) {
        emit_unsupported(code, "code with errors");
        return;
    }
    Selection selection = {.node = &statement->node,
                           .type = statement->selector->type,
                           .cases = &statement->cases,
                           .end = new_block(code)};
    Scope scope = {.statement = &statement->node, .break_block = selection.end};
    enter_scope(code, &scope, SCOPE_TARGET);
    lower_cases(code, &selection, statement->selector);
    leave_scope(code);
    start_block(code, selection.end);
}

IrRegister lower_switch_expression(Code *code, SwitchExpression *expression) {
    if (!is_typed(expression->selector))
        return emit_unsupported_value(code, "code with errors", expression->node.type);
    Selection selection = {.node = &expression->node,
                           .type = expression->selector->type,
                           .cases = &expression->cases,
                           .end = new_block(code),
                           .result = expression->node.type};
    Scope scope = {.statement = &expression->node, .break_block = selection.end};
    scope.value = new_register(code, ir_type_of(expression->node.type));
    enter_scope(code, &scope, SCOPE_TARGET);
    lower_cases(code, &selection, expression->selector);
    emit(code, IR_STOP); // every way yields or throws
    leave_scope(code);
    start_block(code, selection.end);
    return scope.value;
}
