// Statements: the entry that chooses, and the small kinds.
#include "lower/internal.h"

// ---- JML among statements

typedef struct JavaSearch {
    bool is_java;
} JavaSearch;

static bool is_jml_kind(const Node *node) {
    switch (node->kind) {
    case NODE_CHAIN:
    case NODE_JML_ATOM:
    case NODE_OLD:
    case NODE_QUANTIFIED:
    case NODE_JML_FUNCTION:
    case NODE_JML_TYPE:
    case NODE_REACH:
    case NODE_LABELED_EXPRESSION:
    case NODE_INFORMAL:
    case NODE_UNSUPPORTED:
    case NODE_LET:
    case NODE_TUPLE:
    case NODE_SET_COMPREHENSION:
    case NODE_ALL_FIELDS:
    case NODE_ELEMENTS: return true;
    case NODE_BINARY: {
        Operator operator=((const Binary *)node)->operator;
        return (operator>= OPERATOR_EQUIVALENT && operator<= OPERATOR_IMPLIED_BY) ||
               (operator>= OPERATOR_SUBTYPE && operator<= OPERATOR_LOCK_LESS_EQUAL);
    }
    default: return false; // Java's
    }
}

static void search_java(void *context, Node *node) {
    JavaSearch *search = context;
    if (is_jml_kind(node) || (node->type && is_mathematical(node->type)))
        search->is_java = false;
    if (search->is_java)
        ast_each_child(node, search_java, context);
}

bool is_java(Node *node) {
    JavaSearch search = {true};
    search_java(&search, node);
    return search.is_java;
}

// ---- Declarations

static bool is_plain_local(const VariableDeclaration *declaration) {
    const Variable *variable = declaration->symbol;
    return variable && variable->type &&
           (!declaration->initializer || !(variable->modifiers & MODIFIER_GHOST) ||
            (is_java(declaration->initializer) && !is_mathematical(variable->type)));
}

static void declare_variable(Code *code, VariableDeclaration *declaration) {
    Variable *variable = declaration->symbol;
    IrRegister reg = variable_register(code, variable);
    if (!declaration->initializer)
        return;
    code->span = declaration->node.span;
    emit_copy(code, reg, lower_as(code, declaration->initializer, variable->type));
}

// A ghost variable whose initialiser is not Java is left to who reads specifications.
static void lower_local(Code *code, Local *local) {
    for (uint32_t i = 0; i < local->variables.count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(local->variables.items[i]);
        if (is_plain_local(declaration)) {
            declare_variable(code, declaration);
        } else if (declaration->symbol && declaration->symbol->type) {
            variable_register(code, declaration->symbol);
            emit_specification(code, &declaration->node);
        } else {
            emit_unsupported(code, "code with errors");
        }
    }
}

// ---- Branches

static void lower_if(Code *code, If *statement) {
    IrBlockId consequent = new_block(code), end = new_block(code);
    IrBlockId alternative = statement->alternative ? new_block(code) : end;
    lower_decision(code, &statement->node, statement->condition, consequent, alternative);
    start_block(code, consequent);
    lower_statement(code, statement->consequent);
    if (statement->alternative) {
        emit_jump(code, end);
        start_block(code, alternative);
        lower_statement(code, statement->alternative);
    }
    start_block(code, end);
}

typedef struct LabelSearch {
    const Name *label;
    bool is_found;
} LabelSearch;

// The last argument of \fresh may be a label.
static bool is_fresh_since(Node *node, const Name *label) {
    if (node->kind != NODE_JML_FUNCTION || as_JmlFunction(node)->keyword != JML_FRESH)
        return false;
    const NodeList *arguments = &as_JmlFunction(node)->arguments;
    Node *last = arguments->count > 1 ? arguments->items[arguments->count - 1] : NULL;
    return last && last->kind == NODE_NAME && as_NameExpression(last)->name == label;
}

static void search_old(void *context, Node *node) {
    LabelSearch *search = context;
    if ((node->kind == NODE_OLD && as_Old(node)->label == search->label) ||
        is_fresh_since(node, search->label))
        search->is_found = true;
    if (!search->is_found)
        ast_each_child(node, search_old, search);
}

// Is there an \old(e, label) or \fresh(x, label) that wants to know the state here?
static bool is_in_jml(const Code *code, const Name *label) {
    const Method *method = code->ir->symbol;
    LabelSearch search = {label, false};
    if (method && method->declaration)
        search_old(&search, &method->declaration->node);
    return search.is_found;
}

// A label of a loop: `continue label` has the loop itself as its target.
static void lower_labeled(Code *code, Labeled *statement) {
    if (is_in_jml(code, statement->label))
        emit_specification(code, &statement->node);
    Scope scope = {.statement = &statement->node, .break_block = new_block(code)};
    enter_scope(code, &scope, SCOPE_TARGET);
    lower_statement(code, statement->body);
    leave_scope(code);
    start_block(code, scope.break_block);
}

static void look_for_native(void *context, Node *node) {
    bool *is_found = context;
    const Method *method = node->kind == NODE_CALL  ? as_Call(node)->method
                           : node->kind == NODE_NEW ? as_New(node)->constructor
                                                    : NULL;
    *is_found |= method && (method->modifiers & MODIFIER_NATIVE);
    if (!*is_found)
        ast_each_child(node, look_for_native, context);
}

// The message may throw or change things. One that calls what has no model is left out: the
// assertion fails all the same. Gives 0 then.
static IrRegister lower_message(Code *code, Node *message) {
    bool has_native = false;
    if (!message)
        return emit_null(code);
    look_for_native(&has_native, message);
    if (has_native || !message->type || type_is_error(message->type))
        return 0;
    return as_text(code, lower_expression(code, message), message->type);
}

static void lower_assert(Code *code, Assert *statement) {
    IrBlockId fails = new_block(code), holds = new_block(code);
    lower_condition(code, statement->condition, holds, fails);
    start_block(code, fails);
    IrRegister message = lower_message(code, statement->message);
    code->span = statement->condition->span;
    fail_with(code, IR_CHECK_ASSERT, message);
    start_block(code, holds);
}

// ---- Leaving

// What only specifications have, a model method gives back: a ghost variable holds it.
static IrRegister lower_ghost_value(Code *code, Node *value) {
    Variable *variable = ARENA_NEW(code->arena, Variable);
    *variable = (Variable){.kind = VARIABLE_LOCAL,
                           .name = query_name(code->sema, "result"),
                           .type = code->return_type,
                           .modifiers = MODIFIER_GHOST};
    VariableDeclaration *declaration = ARENA_NEW(code->arena, VariableDeclaration);
    declaration->node = (Node){.kind = NODE_VARIABLE, .span = value->span};
    declaration->name = variable->name;
    declaration->symbol = variable;
    declaration->initializer = value;
    IrRegister result = variable_register(code, variable);
    emit_specification(code, &declaration->node);
    return result;
}

// Nobody knows what it means.
static void look_for_unknown(void *context, Node *node) {
    bool *found = context;
    *found |= node->kind == NODE_UNSUPPORTED || (node->type && node->type->kind == TYPE_ERROR);
    if (!*found)
        ast_each_child(node, look_for_unknown, context);
}

static bool is_of_specifications(Code *code, Node *value) {
    bool is_unknown = false;
    look_for_unknown(&is_unknown, value);
    return !is_unknown && (!is_java(value) || is_mathematical(code->return_type));
}

static void lower_return(Code *code, Return *statement) {
    IrRegister value = 0;
    bool is_void = code->return_type->kind == TYPE_VOID;
    if (statement->value && is_void)
        lower_effect(code, statement->value);
    else if (statement->value && is_of_specifications(code, statement->value))
        value = lower_ghost_value(code, statement->value);
    else if (statement->value)
        value = lower_as(code, statement->value, code->return_type);
    jump_out(code, (Jump){JUMP_RETURN, NULL, value});
}

static void lower_jump(Code *code, JumpKind kind, Node *target) {
    if (target)
        jump_out(code, (Jump){kind, target, 0});
    else
        emit_unsupported(code, "code with errors");
}

static void lower_yield(Code *code, Yield *statement) {
    if (!statement->target) {
        emit_unsupported(code, "code with errors");
        return;
    }
    IrRegister value = lower_yielded(code, statement->value, statement->target->type);
    jump_out(code, (Jump){JUMP_YIELD, statement->target, value});
}

static void lower_throw(Code *code, Throw *statement) {
    IrRegister exception = lower_expression(code, statement->value);
    check_not_null(code, exception, IR_CHECK_THROW_NULL);
    throw_exception(code, exception);
}

// ---- Choosing

// One thread runs: a lock only has to be there.
static void lower_synchronized(Code *code, Synchronized *statement) {
    check_not_null(code, lower_expression(code, statement->lock), IR_CHECK_NULL);
    lower_statement(code, statement->body);
}

// However the statement is left, its contract is met there.
static void lower_block_contract(Code *code, BlockContract *statement) {
    Span span = code->span;
    Scope scope = {.statement = &statement->node};
    emit_specification(code, &statement->node);
    enter_scope(code, &scope, SCOPE_CONTRACT);
    lower_statement(code, statement->body);
    leave_scope(code);
    code->span = span;
    lower_exits(code, &scope);
}

static void lower_kind(Code *code, Node *node) {
    switch (node->kind) {
    case NODE_BLOCK: lower_statements(code, &as_Block(node)->statements); return;
    case NODE_LOCAL: lower_local(code, as_Local(node)); return;
    case NODE_EXPRESSION_STATEMENT:
        lower_effect(code, as_ExpressionStatement(node)->expression);
        return;
    case NODE_IF: lower_if(code, as_If(node)); return;
    case NODE_WHILE: lower_while(code, as_While(node)); return;
    case NODE_DO: lower_do(code, as_Do(node)); return;
    case NODE_FOR: lower_for(code, as_For(node)); return;
    case NODE_FOREACH: lower_foreach(code, as_Foreach(node)); return;
    case NODE_LABELED: lower_labeled(code, as_Labeled(node)); return;
    case NODE_SWITCH: lower_switch(code, as_Switch(node)); return;
    case NODE_RETURN: lower_return(code, as_Return(node)); return;
    case NODE_BREAK: lower_jump(code, JUMP_BREAK, as_Break(node)->target); return;
    case NODE_CONTINUE: lower_jump(code, JUMP_CONTINUE, as_Continue(node)->target); return;
    case NODE_YIELD: lower_yield(code, as_Yield(node)); return;
    case NODE_THROW: lower_throw(code, as_Throw(node)); return;
    case NODE_TRY: lower_try(code, as_Try(node)); return;
    case NODE_SYNCHRONIZED: lower_synchronized(code, as_Synchronized(node)); return;
    case NODE_ASSERT: lower_assert(code, as_Assert(node)); return;
    case NODE_JML_STATEMENT:
        if (as_JmlStatement(node)->keyword == JML_HAVOC)
            lower_havoc(code, as_JmlStatement(node));
        else
            emit_specification(code, node);
        return;
    case NODE_BLOCK_CONTRACT: lower_block_contract(code, as_BlockContract(node)); return;
    default: return; // empty statements and local classes do nothing
    }
}

// Statements that hold no others.
static bool is_basic(const Node *node) {
    return node->kind == NODE_LOCAL || node->kind == NODE_EXPRESSION_STATEMENT ||
           node->kind == NODE_RETURN || node->kind == NODE_BREAK || node->kind == NODE_CONTINUE ||
           node->kind == NODE_YIELD || node->kind == NODE_THROW || node->kind == NODE_ASSERT;
}

bool lower_marks(const Node *statement) {
    return is_basic(statement) || statement->kind == NODE_IF || statement->kind == NODE_WHILE ||
           statement->kind == NODE_SWITCH;
}

void lower_statement(Code *code, Node *statement) {
    Span around = code->span;
    code->span = statement->span;
    if (is_basic(statement))
        emit_mark(code, IR_MARK_STATEMENT, statement);
    lower_kind(code, statement);
    code->span = around;
}

void lower_statements(Code *code, const NodeList *statements) {
    for (uint32_t i = 0; i < statements->count; i++)
        lower_statement(code, statements->items[i]);
}
