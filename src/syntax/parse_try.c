// Statements `try`, with resources, catches and finally: JLS 14.20.
#include "syntax/internal.h"

static Node *parse_resource(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    if (!at_local_modifier(parser) && !at_local_variable(parser)) {
        Node *resource = parse_expression(parser);
        bool is_variable = resource->kind == NODE_NAME || resource->kind == NODE_FIELD;
        if (!is_variable && !is_stuck(parser))
            diag_error(parser->diagnostics, resource->span,
                       "a resource is a declaration or a variable");
        return resource;
    }
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = parse_modifiers(parser);
    variable->declared_type = parse_local_type(parser);
    variable->name = expect_variable_name(parser, &variable->name_at);
    expect(parser, TOKEN_ASSIGN);
    variable->initializer = parse_expression(parser);
    variable->node.span = span_from(parser, begin);
    return &variable->node;
}

static void parse_resources(Parser *parser, NodeList *list) {
    const Token *open = advance(parser);
    do {
        Node *resource = parse_resource(parser);
        vector_push(parser->arena, list, resource);
    } while (accept(parser, TOKEN_SEMICOLON) && !at(parser, TOKEN_RIGHT_PAREN));
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
}

static Node *parse_catch_type(Parser *parser) {
    Node *type = parse_type(parser);
    if (!at(parser, TOKEN_BIT_OR))
        return type;
    UnionType *alternatives = NEW_NODE(parser, UNION_TYPE, UnionType, type->span);
    vector_push(parser->arena, &alternatives->types, type);
    while (accept(parser, TOKEN_BIT_OR)) {
        Node *alternative = parse_type(parser);
        vector_push(parser->arena, &alternatives->types, alternative);
    }
    alternatives->node.span = span_from(parser, type->span.begin);
    return &alternatives->node;
}

static Node *parse_catch(Parser *parser) {
    Catch *clause = NEW_NODE(parser, CATCH, Catch, advance(parser)->span);
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = parse_modifiers(parser);
    variable->declared_type = parse_catch_type(parser);
    variable->name = expect_variable_name(parser, &variable->name_at);
    variable->node.span = span_from(parser, variable->node.span.begin);
    clause->parameter = &variable->node;
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    clause->body = parse_block(parser);
    clause->node.span = span_from(parser, clause->node.span.begin);
    return &clause->node;
}

Node *parse_try(Parser *parser) {
    Span keyword = advance(parser)->span;
    Try *statement = NEW_NODE(parser, TRY, Try, keyword);
    if (at(parser, TOKEN_LEFT_PAREN))
        parse_resources(parser, &statement->resources);
    statement->block = parse_block(parser);
    while (at(parser, TOKEN_CATCH)) {
        Node *clause = parse_catch(parser);
        vector_push(parser->arena, &statement->catches, clause);
    }
    if (accept(parser, TOKEN_FINALLY))
        statement->finally_block = parse_block(parser);
    bool is_bare = !statement->resources.count && !statement->catches.count;
    if (is_bare && !statement->finally_block && !is_stuck(parser))
        diag_error(parser->diagnostics, keyword, "try needs a resource, 'catch' or 'finally'");
    statement->node.span = span_from(parser, keyword.begin);
    return &statement->node;
}
