// Switch statements and expressions, and patterns: JLS 14.11, 14.30, 15.28.
#include "syntax/internal.h"

// ---- Patterns

// The index behind the modifiers in front of a pattern.
static uint32_t skip_pattern_modifiers(const Parser *parser) {
    uint32_t index = parser->at;
    if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml)
        index = next_index(parser, index - 1);
    for (;;) {
        uint32_t behind = skip_annotations(parser, index);
        if (kind_at(parser, behind) == TOKEN_FINAL)
            behind = next_index(parser, behind);
        if (behind == index)
            return index;
        index = behind;
    }
}

bool at_pattern(const Parser *parser) {
    uint32_t index = skip_type(parser, skip_pattern_modifiers(parser));
    return index &&
           (is_declared_name(kind_at(parser, index)) || kind_at(parser, index) == TOKEN_LEFT_PAREN);
}

// `_` alone, as a component of a record: it matches what `var _` matches.
static Node *parse_unnamed_pattern(Parser *parser) {
    Span span = peek(parser)->span;
    VariableDeclaration *variable = NEW_NODE(parser, VARIABLE, VariableDeclaration, span);
    variable->declared_type = &NEW_NODE(parser, VAR_TYPE, VarType, span)->node;
    variable->name = expect_variable_name(parser, &variable->name_at);
    TypePattern *pattern = NEW_NODE(parser, TYPE_PATTERN, TypePattern, span);
    pattern->variable = &variable->node;
    return &pattern->node;
}

static Node *parse_record_pattern(Parser *parser, Position begin, Node *type) {
    RecordPattern *pattern = NEW_NODE(parser, RECORD_PATTERN, RecordPattern, type->span);
    pattern->record_type = type;
    const Token *open = advance(parser);
    if (!at(parser, TOKEN_RIGHT_PAREN)) {
        do {
            Node *component = at(parser, TOKEN_UNDERSCORE) ? parse_unnamed_pattern(parser)
                                                           : parse_pattern(parser);
            vector_push(parser->arena, &pattern->components, component);
        } while (accept(parser, TOKEN_COMMA));
    }
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    pattern->node.span = span_from(parser, begin);
    return &pattern->node;
}

static Node *parse_pattern_here(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    Node *modifiers = parse_modifiers(parser);
    Node *type = parse_local_type(parser);
    if (at(parser, TOKEN_LEFT_PAREN)) {
        if (modifiers)
            diag_error(parser->diagnostics, modifiers->span, "a record pattern has no modifiers");
        return parse_record_pattern(parser, begin, type);
    }
    VariableDeclaration *variable = NEW_NODE(parser, VARIABLE, VariableDeclaration, type->span);
    variable->modifiers = modifiers;
    variable->declared_type = type;
    variable->name = expect_variable_name(parser, &variable->name_at);
    variable->node.span = span_from(parser, begin);
    TypePattern *pattern = NEW_NODE(parser, TYPE_PATTERN, TypePattern, variable->node.span);
    pattern->variable = &variable->node;
    return &pattern->node;
}

Node *parse_pattern(Parser *parser) {
    if (!enter(parser))
        return missing_expression(parser);
    Node *pattern = parse_pattern_here(parser);
    leave(parser);
    return pattern;
}

// ---- Cases

// An expression in front of `->` or ':', where `x ->` is no lambda.
static Node *parse_label_expression(Parser *parser) {
    bool outer_no_lambda = parser->no_lambda;
    parser->no_lambda = true;
    Node *expression = parse_conditional(parser);
    parser->no_lambda = outer_no_lambda;
    return expression;
}

static Node *parse_label(Parser *parser) {
    if (at(parser, TOKEN_UNDERSCORE)) {
        diag_error(parser->diagnostics, peek(parser)->span,
                   "'_' alone is a pattern only inside of a record pattern");
        return parse_unnamed_pattern(parser);
    }
    return at_pattern(parser) ? parse_pattern(parser) : parse_label_expression(parser);
}

// `case null, default`, at `default`: nothing else goes with it.
static void parse_default_behind(Parser *parser, Case *labels) {
    Span span = advance(parser)->span;
    Node *first = labels->labels.count == 1 ? labels->labels.items[0] : NULL;
    bool is_null =
        first && first->kind == NODE_LITERAL && as_Literal(first)->value.kind == CONSTANT_NULL;
    if (!is_null || at(parser, TOKEN_COMMA))
        diag_error(parser->diagnostics, span, "in a case 'default' is allowed as 'null, default'");
    labels->is_default = true;
}

static void parse_labels(Parser *parser, Case *labels) {
    if (accept(parser, TOKEN_DEFAULT)) {
        labels->is_default = true;
        return;
    }
    expect(parser, TOKEN_CASE);
    do {
        if (at(parser, TOKEN_DEFAULT)) {
            parse_default_behind(parser, labels);
            continue;
        }
        Node *label = parse_label(parser);
        vector_push(parser->arena, &labels->labels, label);
    } while (accept(parser, TOKEN_COMMA));
    if (accept_word(parser, "when"))
        labels->guard = parse_label_expression(parser);
}

// Behind `->`: a block, a throw, or an expression with its ';'.
static Node *parse_arrow_body(Parser *parser, bool is_expression) {
    skip_stray_jml(parser);
    if (at(parser, TOKEN_LEFT_BRACE) || at(parser, TOKEN_THROW))
        return parse_statement(parser);
    Node *expression = parse_expression(parser);
    if (!is_expression && !is_expression_statement(expression))
        error_not_a_statement(parser, expression);
    ExpressionStatement *statement =
        NEW_NODE(parser, EXPRESSION_STATEMENT, ExpressionStatement, expression->span);
    statement->expression = expression;
    expect(parser, TOKEN_SEMICOLON);
    statement->node.span = span_from(parser, expression->span.begin);
    return &statement->node;
}

static Node *parse_case(Parser *parser, bool is_expression) {
    Case *labels = NEW_NODE(parser, CASE, Case, peek(parser)->span);
    parse_labels(parser, labels);
    if (accept(parser, TOKEN_ARROW)) {
        labels->is_arrow = true;
        Node *body = parse_arrow_body(parser, is_expression);
        vector_push(parser->arena, &labels->body, body);
    } else if (accept(parser, TOKEN_COLON)) {
        parse_block_statements(parser, &labels->body);
    } else {
        error_expected(parser, "':' or '->'");
    }
    labels->node.span = span_from(parser, labels->node.span.begin);
    return &labels->node;
}

static void parse_cases(Parser *parser, bool is_expression, NodeList *cases) {
    const Token *open = expect_open(parser, TOKEN_LEFT_BRACE);
    if (!open)
        return;
    bool is_mixed = false;
    while (!at_block_end(parser) && !at_member(parser)) {
        uint32_t start = parser->at;
        if (at(parser, TOKEN_CASE) || at(parser, TOKEN_DEFAULT)) {
            Span label = peek(parser)->span;
            Node *next = parse_case(parser, is_expression);
            vector_push(parser->arena, cases, next);
            if (as_Case(cases->items[0])->is_arrow != as_Case(next)->is_arrow && !is_mixed) {
                diag_error(parser->diagnostics, label, "cannot mix ':' and '->' in one switch");
                is_mixed = true;
            }
        } else if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml) {
            skip_jml(parser);
            continue;
        } else {
            error_expected(parser, "'case', 'default' or '}'");
        }
        recover_statement(parser, start);
    }
    expect_close(parser, TOKEN_RIGHT_BRACE, open);
}

Node *parse_switch(Parser *parser, bool is_expression) {
    Span span = advance(parser)->span;
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    Node *selector = parse_expression(parser);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    NodeList cases = {0};
    if (enter(parser)) {
        parse_cases(parser, is_expression, &cases);
        leave(parser);
    }
    span = span_from(parser, span.begin);
    if (is_expression) {
        SwitchExpression *node = NEW_NODE(parser, SWITCH_EXPRESSION, SwitchExpression, span);
        node->selector = selector;
        node->cases = cases;
        return &node->node;
    }
    Switch *node = NEW_NODE(parser, SWITCH, Switch, span);
    node->selector = selector;
    node->cases = cases;
    return &node->node;
}
