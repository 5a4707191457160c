// Statements: JLS 14.
#include "syntax/internal.h"

enum { LONGEST_ELSE_CHAIN = 20000 };

// ---- Blocks

// `case` or `default` that does not stand directly in a switch: the label is skipped.
static void parse_misplaced_case(Parser *parser) {
    diag_error(parser->diagnostics, peek(parser)->span, "%s does not stand in a switch",
               token_kind_text(peek(parser)->kind));
    while (!at_block_end(parser) && !at(parser, TOKEN_SEMICOLON))
        if (advance(parser)->kind == TOKEN_COLON)
            return;
}

Node *parse_block(Parser *parser) {
    Block *block = NEW_NODE(parser, BLOCK, Block, peek(parser)->span);
    if (!enter(parser))
        return &block->node;
    const Token *open = expect_open(parser, TOKEN_LEFT_BRACE);
    if (!open) {
        leave(parser);
        return &block->node;
    }
    parse_block_statements(parser, &block->statements);
    while (at(parser, TOKEN_CASE) || at(parser, TOKEN_DEFAULT)) {
        parse_misplaced_case(parser);
        parse_block_statements(parser, &block->statements);
    }
    expect_close(parser, TOKEN_RIGHT_BRACE, open);
    block->node.span = span_from(parser, open->span.begin);
    leave(parser);
    return &block->node;
}

static Node *parse_condition(Parser *parser) {
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    Node *condition = parse_expression(parser);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    return condition;
}

// ---- Local variables and classes

bool at_local_variable(const Parser *parser) {
    uint32_t behind = skip_type(parser, parser->at);
    if (!behind)
        return false;
    TokenKind kind = kind_at(parser, behind);
    if (at(parser, TOKEN_IDENTIFIER))
        return is_declared_name(kind);
    return kind != TOKEN_DOT && kind != TOKEN_COLON_COLON; // `int.class`, `int[]::new`
}

bool at_local_modifier(const Parser *parser) {
    return at(parser, TOKEN_FINAL) || at(parser, TOKEN_AT) || at_jml_modifiers(parser);
}

static Node *parse_local_variables(Parser *parser, Position begin, Node *modifiers) {
    Local *local = NEW_NODE(parser, LOCAL, Local, peek(parser)->span);
    Node *type = parse_local_type(parser);
    parse_local_declarators(parser, modifiers, type, &local->variables);
    local->node.span = span_from(parser, begin);
    return &local->node;
}

static Node *parse_local_class(Parser *parser, Position begin, Node *modifiers) {
    LocalClass *local = NEW_NODE(parser, LOCAL_CLASS, LocalClass, peek(parser)->span);
    local->declaration = parse_class_declaration(parser, modifiers);
    local->node.span = span_from(parser, begin);
    return &local->node;
}

// A class or variables, with modifiers or without.
static Node *parse_local_declaration(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    Node *modifiers = parse_modifiers(parser);
    if (at_class_declaration(parser))
        return parse_local_class(parser, begin, modifiers);
    Node *local = parse_local_variables(parser, begin, modifiers);
    expect(parser, TOKEN_SEMICOLON);
    local->span = span_from(parser, begin);
    return local;
}

// ---- Simple statements

void error_not_a_statement(Parser *parser, const Node *expression) {
    diag_error(parser->diagnostics, expression->span, "not a statement");
}

static Node *parse_expression_statement(Parser *parser) {
    Node *expression = parse_expression(parser);
    ExpressionStatement *statement =
        NEW_NODE(parser, EXPRESSION_STATEMENT, ExpressionStatement, expression->span);
    statement->expression = expression;
    return &statement->node;
}

// One behind which a ';', ',' or ')' stands; what is not a statement is reported.
static Node *parse_checked_expression(Parser *parser) {
    Node *statement = parse_expression_statement(parser);
    const Node *expression = as_ExpressionStatement(statement)->expression;
    bool ends =
        at(parser, TOKEN_SEMICOLON) || at(parser, TOKEN_COMMA) || at(parser, TOKEN_RIGHT_PAREN);
    if (ends && !is_stuck(parser) && !is_expression_statement(expression))
        error_not_a_statement(parser, expression);
    return statement;
}

static Node *finish(Parser *parser, Node *statement) {
    expect(parser, TOKEN_SEMICOLON);
    statement->span = span_from(parser, statement->span.begin);
    return statement;
}

static Node *parse_return(Parser *parser) {
    Return *statement = NEW_NODE(parser, RETURN, Return, advance(parser)->span);
    if (!at(parser, TOKEN_SEMICOLON))
        statement->value = parse_expression(parser);
    return finish(parser, &statement->node);
}

static Node *parse_break(Parser *parser) {
    Break *statement = NEW_NODE(parser, BREAK, Break, advance(parser)->span);
    if (!at(parser, TOKEN_SEMICOLON))
        statement->label = expect_identifier(parser, NULL);
    return finish(parser, &statement->node);
}

static Node *parse_continue(Parser *parser) {
    Continue *statement = NEW_NODE(parser, CONTINUE, Continue, advance(parser)->span);
    if (!at(parser, TOKEN_SEMICOLON))
        statement->label = expect_identifier(parser, NULL);
    return finish(parser, &statement->node);
}

static Node *parse_throw(Parser *parser) {
    Throw *statement = NEW_NODE(parser, THROW, Throw, advance(parser)->span);
    statement->value = parse_expression(parser);
    return finish(parser, &statement->node);
}

static Node *parse_yield(Parser *parser) {
    Yield *statement = NEW_NODE(parser, YIELD, Yield, advance(parser)->span);
    statement->value = parse_expression(parser);
    return finish(parser, &statement->node);
}

// `yield` is a statement unless what follows makes it a variable or a call (JLS 3.9, 14.21).
static bool at_yield(const Parser *parser) {
    if (!at_word(parser, "yield"))
        return false;
    switch (peek_at(parser, 1)->kind) {
    case TOKEN_IDENTIFIER:
    case TOKEN_INTEGER:
    case TOKEN_FLOATING:
    case TOKEN_CHARACTER:
    case TOKEN_STRING:
    case TOKEN_TEXT_BLOCK:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
    case TOKEN_NULL:
    case TOKEN_THIS:
    case TOKEN_SUPER:
    case TOKEN_NEW:
    case TOKEN_SWITCH:
    case TOKEN_BOOLEAN:
    case TOKEN_BYTE:
    case TOKEN_SHORT:
    case TOKEN_CHAR:
    case TOKEN_INT:
    case TOKEN_LONG:
    case TOKEN_FLOAT:
    case TOKEN_DOUBLE:
    case TOKEN_VOID:
    case TOKEN_PLUS:
    case TOKEN_MINUS:
    case TOKEN_NOT:
    case TOKEN_COMPLEMENT:
    case TOKEN_LEFT_PAREN:
    case TOKEN_JML_WORD: return true;
    case TOKEN_INCREMENT:
    case TOKEN_DECREMENT: return peek_at(parser, 2)->kind != TOKEN_SEMICOLON;
    default: return false;
    }
}

static Node *parse_assert(Parser *parser) {
    Assert *statement = NEW_NODE(parser, ASSERT, Assert, advance(parser)->span);
    statement->condition = parse_expression(parser);
    if (accept(parser, TOKEN_COLON))
        statement->message = parse_expression(parser);
    return finish(parser, &statement->node);
}

// ---- Compound statements

// `else if` is read in a loop: there may be many.
static Node *parse_if(Parser *parser) {
    If *first = NULL, *last = NULL;
    for (uint32_t length = 0;; length++) {
        If *statement = NEW_NODE(parser, IF, If, advance(parser)->span);
        if (last)
            last->alternative = &statement->node;
        else
            first = statement;
        last = statement;
        statement->condition = parse_condition(parser);
        statement->consequent = parse_statement(parser);
        if (!accept(parser, TOKEN_ELSE))
            break;
        if (!at(parser, TOKEN_IF) || length == LONGEST_ELSE_CHAIN) {
            statement->alternative = parse_statement(parser);
            break;
        }
    }
    for (If *statement = first;; statement = as_If(statement->alternative)) {
        statement->node.span = span_from(parser, statement->node.span.begin);
        if (statement == last)
            return &first->node;
    }
}

static Node *parse_while(Parser *parser) {
    While *loop = NEW_NODE(parser, WHILE, While, advance(parser)->span);
    loop->condition = parse_condition(parser);
    loop->body = parse_statement(parser);
    loop->node.span = span_from(parser, loop->node.span.begin);
    return &loop->node;
}

static Node *parse_do(Parser *parser) {
    Do *loop = NEW_NODE(parser, DO, Do, advance(parser)->span);
    loop->body = parse_statement(parser);
    expect(parser, TOKEN_WHILE);
    loop->condition = parse_condition(parser);
    return finish(parser, &loop->node);
}

static void parse_expression_statements(Parser *parser, NodeList *list) {
    do {
        Node *statement = parse_checked_expression(parser);
        vector_push(parser->arena, list, statement);
    } while (accept(parser, TOKEN_COMMA));
}

// Behind the type in the header of a for: `x : e`.
static Node *parse_foreach(Parser *parser, const Token *keyword, const Token *open,
                           Node *variable) {
    Foreach *loop = NEW_NODE(parser, FOREACH, Foreach, keyword->span);
    loop->variable = variable;
    expect(parser, TOKEN_COLON);
    loop->iterable = parse_expression(parser);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    loop->body = parse_statement(parser);
    loop->node.span = span_from(parser, keyword->span.begin);
    return &loop->node;
}

// Is this `T x :`, dimensions behind the name included?
static bool at_foreach_variable(const Parser *parser) {
    uint32_t index = skip_type(parser, parser->at);
    if (!index || !is_declared_name(kind_at(parser, index)))
        return false;
    do {
        index = next_index(parser, index);
    } while (kind_at(parser, index) == TOKEN_LEFT_BRACKET ||
             kind_at(parser, index) == TOKEN_RIGHT_BRACKET);
    return kind_at(parser, index) == TOKEN_COLON;
}

// At the modifiers or the type in the header of a for. Of `for (T x : e)` it is the variable,
// else a LOCAL.
static Node *parse_for_declaration(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    Node *modifiers = parse_modifiers(parser);
    bool is_foreach = at_foreach_variable(parser);
    if (!is_foreach)
        return parse_local_variables(parser, begin, modifiers);
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = modifiers;
    Node *type = parse_local_type(parser);
    variable->name = expect_variable_name(parser, &variable->name_at);
    variable->declared_type = parse_array_dimensions(parser, type);
    variable->node.span = span_from(parser, begin);
    return &variable->node;
}

static Node *parse_for(Parser *parser) {
    const Token *keyword = advance(parser);
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    For *loop = NEW_NODE(parser, FOR, For, keyword->span);
    if (at_local_modifier(parser) || at_local_variable(parser)) {
        Node *declaration = parse_for_declaration(parser);
        if (declaration->kind == NODE_VARIABLE)
            return parse_foreach(parser, keyword, open, declaration);
        vector_push(parser->arena, &loop->initializers, declaration);
    } else if (!at(parser, TOKEN_SEMICOLON)) {
        parse_expression_statements(parser, &loop->initializers);
    }
    expect(parser, TOKEN_SEMICOLON);
    if (!at(parser, TOKEN_SEMICOLON))
        loop->condition = parse_expression(parser);
    expect(parser, TOKEN_SEMICOLON);
    if (!at(parser, TOKEN_RIGHT_PAREN))
        parse_expression_statements(parser, &loop->updates);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    loop->body = parse_statement(parser);
    loop->node.span = span_from(parser, keyword->span.begin);
    return &loop->node;
}

static Node *parse_synchronized(Parser *parser) {
    Synchronized *statement = NEW_NODE(parser, SYNCHRONIZED, Synchronized, advance(parser)->span);
    statement->lock = parse_condition(parser);
    statement->body = parse_block(parser);
    statement->node.span = span_from(parser, statement->node.span.begin);
    return &statement->node;
}

static Node *parse_labeled(Parser *parser) {
    const Token *label = advance(parser);
    advance(parser);
    Labeled *statement = NEW_NODE(parser, LABELED, Labeled, label->span);
    statement->label = label->name;
    statement->body = parse_statement(parser);
    statement->node.span = span_from(parser, label->span.begin);
    return &statement->node;
}

// ---- Statements with JML in front

// The loop that a statement is, labels left aside; NULL when it is none.
static NodeList *loop_clauses_of(Node *statement) {
    while (statement->kind == NODE_LABELED || statement->kind == NODE_BLOCK_CONTRACT)
        statement = statement->kind == NODE_LABELED ? as_Labeled(statement)->body
                                                    : as_BlockContract(statement)->body;
    switch (statement->kind) {
    case NODE_WHILE: return &as_While(statement)->clauses;
    case NODE_DO: return &as_Do(statement)->clauses;
    case NODE_FOR: return &as_For(statement)->clauses;
    case NODE_FOREACH: return &as_Foreach(statement)->clauses;
    default: return NULL;
    }
}

// Puts what stood in front of a statement, which is NULL where none follows, where it belongs.
static Node *attach(Parser *parser, Node *statement, NodeList loop_clauses, Node *contract) {
    NodeList *clauses = statement && loop_clauses.count ? loop_clauses_of(statement) : NULL;
    if (clauses)
        *clauses = loop_clauses;
    if (!contract)
        return statement;
    if (!statement) {
        diag_error(parser->diagnostics, contract->span,
                   "specification is not followed by a statement");
        return NULL;
    }
    BlockContract *wrapped =
        NEW_NODE(parser, BLOCK_CONTRACT, BlockContract, span_join(contract->span, statement->span));
    wrapped->specification = contract;
    wrapped->body = statement;
    return &wrapped->node;
}

static Node *parse_statement_here(Parser *parser);

// At a JML annotation: its statements, and the Java statement behind it, go to the list.
static void parse_annotated_statement(Parser *parser, NodeList *list) {
    NodeList loop_clauses = {0};
    Node *contract = NULL, *statement = NULL;
    parse_jml_statements(parser, list, &loop_clauses, &contract, &statement);
    if (!loop_clauses.count && !contract && !statement)
        return;
    if (contract && !statement && at_group_begin(parser)) {
        NodeList none = {0};
        Node *further = NULL;
        parse_jml_statements(parser, list, &none, &further, &statement);
    }
    if (!statement && !at_block_end(parser) && !at(parser, TOKEN_JML_BEGIN) &&
        !at(parser, TOKEN_CASE) && !at(parser, TOKEN_DEFAULT))
        statement = parse_statement_here(parser);
    statement = attach(parser, statement, loop_clauses, contract);
    if (statement)
        vector_push(parser->arena, list, statement);
}

// ---- All statements

// `else`, `catch` or `finally` that nothing in front of it calls for.
static Node *parse_misplaced(Parser *parser) {
    const Token *token = advance(parser);
    diag_error(parser->diagnostics, token->span, "%s without '%s'", token_kind_text(token->kind),
               token->kind == TOKEN_ELSE ? "if" : "try");
    if (token->kind == TOKEN_CATCH) {
        while (!at_block_end(parser) && !at(parser, TOKEN_LEFT_BRACE) &&
               !at(parser, TOKEN_SEMICOLON))
            advance(parser);
    }
    return parse_statement(parser);
}

static Node *parse_word_statement(Parser *parser) {
    if (at_yield(parser))
        return parse_yield(parser);
    if (peek_at(parser, 1)->kind == TOKEN_COLON)
        return parse_labeled(parser);
    if (at_class_declaration(parser) || at_class_modifier(parser) || at_local_variable(parser) ||
        at_jml_modifier_word(parser))
        return parse_local_declaration(parser);
    return finish(parser, parse_checked_expression(parser));
}

static Node *parse_statement_here(Parser *parser) {
    switch (peek(parser)->kind) {
    case TOKEN_IDENTIFIER: return parse_word_statement(parser);
    case TOKEN_LEFT_BRACE: return parse_block(parser);
    case TOKEN_SEMICOLON: return &NEW_NODE(parser, EMPTY, Empty, advance(parser)->span)->node;
    case TOKEN_IF: return parse_if(parser);
    case TOKEN_WHILE: return parse_while(parser);
    case TOKEN_DO: return parse_do(parser);
    case TOKEN_FOR: return parse_for(parser);
    case TOKEN_SWITCH: return parse_switch(parser, false);
    case TOKEN_RETURN: return parse_return(parser);
    case TOKEN_BREAK: return parse_break(parser);
    case TOKEN_CONTINUE: return parse_continue(parser);
    case TOKEN_THROW: return parse_throw(parser);
    case TOKEN_TRY: return parse_try(parser);
    case TOKEN_SYNCHRONIZED: return parse_synchronized(parser);
    case TOKEN_ASSERT: return parse_assert(parser);
    case TOKEN_ELSE:
    case TOKEN_CATCH:
    case TOKEN_FINALLY: return parse_misplaced(parser);
    case TOKEN_FINAL:
    case TOKEN_ABSTRACT:
    case TOKEN_STATIC:
    case TOKEN_STRICTFP:
    case TOKEN_PUBLIC:
    case TOKEN_PROTECTED:
    case TOKEN_PRIVATE:
    case TOKEN_AT:
    case TOKEN_CLASS:
    case TOKEN_INTERFACE:
    case TOKEN_ENUM:
    case TOKEN_JML_BEGIN: return parse_local_declaration(parser);
    default: break;
    }
    if (at_local_variable(parser))
        return parse_local_declaration(parser);
    return finish(parser, parse_checked_expression(parser));
}

void parse_statement_into(Parser *parser, NodeList *list) {
    bool at_annotation =
        at(parser, TOKEN_JML_BEGIN) && !parser->in_jml && !at_jml_modifiers(parser);
    if (at_annotation || at_jml_statement(parser)) {
        parse_annotated_statement(parser, list);
        return;
    }
    Node *statement = parse_statement_here(parser);
    vector_push(parser->arena, list, statement);
}

bool at_member(const Parser *parser) {
    uint32_t index = parser->at;
    bool has_modifier = false;
    for (;; index = next_index(parser, index)) {
        TokenKind kind = kind_at(parser, index);
        if (kind == TOKEN_PUBLIC || kind == TOKEN_PROTECTED || kind == TOKEN_PRIVATE)
            has_modifier = true;
        else if (kind != TOKEN_STATIC && kind != TOKEN_FINAL && kind != TOKEN_ABSTRACT)
            break;
    }
    TokenKind kind = kind_at(parser, index);
    if (kind == TOKEN_VOID) // `void f(`; `void.class` starts a statement, if a useless one
        return kind_at(parser, next_index(parser, index)) == TOKEN_IDENTIFIER;
    if (!has_modifier)
        return false;
    if (kind == TOKEN_LESS || kind == TOKEN_CLASS)
        return true;
    uint32_t name = skip_type(parser, index);
    if (name && kind_at(parser, name) == TOKEN_IDENTIFIER)
        name = next_index(parser, name);
    return name && kind_at(parser, name) == TOKEN_LEFT_PAREN;
}

void parse_block_statements(Parser *parser, NodeList *list) {
    while (!at_block_end(parser) && !at(parser, TOKEN_CASE) && !at(parser, TOKEN_DEFAULT) &&
           !at_member(parser)) {
        uint32_t start = parser->at;
        parse_statement_into(parser, list);
        recover_statement(parser, start);
    }
}

// A statement with annotations in front: a block when they hold statements of their own.
static Node *parse_annotated_substatement(Parser *parser) {
    NodeList list = {0};
    bool is_complete = false; // is the Java statement behind the annotations in the list?
    while (!is_complete && at(parser, TOKEN_JML_BEGIN) && !at_jml_modifiers(parser)) {
        parse_annotated_statement(parser, &list);
        is_complete = list.count && !(vector_last(&list)->flags & NODE_IN_JML);
    }
    if (!is_complete) {
        Node *statement = parse_statement_here(parser);
        vector_push(parser->arena, &list, statement);
    }
    if (list.count == 1)
        return list.items[0];
    Block *block =
        NEW_NODE(parser, BLOCK, Block, span_join(list.items[0]->span, vector_last(&list)->span));
    block->statements = list;
    return &block->node;
}

// A statement that is part of another one.
Node *parse_statement(Parser *parser) {
    if (!enter(parser))
        return &NEW_NODE(parser, EMPTY, Empty, peek(parser)->span)->node;
    Node *statement = at(parser, TOKEN_JML_BEGIN) && !parser->in_jml
                          ? parse_annotated_substatement(parser)
                          : parse_statement_here(parser);
    leave(parser);
    if (statement->kind == NODE_LOCAL || statement->kind == NODE_LOCAL_CLASS)
        diag_error(parser->diagnostics, statement->span, "a declaration must stand in a block");
    return statement;
}
