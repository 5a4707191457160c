// Expressions (JLS 15): operators, from assignment down to unary and postfix ones.
#include "syntax/internal.h"

enum { LONGEST_CHAIN = 20000 };

typedef struct BinaryOperator {
    Operator operation;
    uint8_t precedence; // 0: none here
    uint8_t tokens;     // that it consists of
} BinaryOperator;

enum { PRECEDENCE_LOWEST = 1, PRECEDENCE_IMPLICATION = 2, PRECEDENCE_RELATIONAL = 9 };

static uint8_t precedence_of(Operator operation) {
    static const uint8_t precedences[] = {
#define OPERATOR(NAME, text, precedence) precedence,
#include "syntax/operators.def"
#undef OPERATOR
    };
    return precedences[operation];
}

// '>' is a token of its own: `>>`, `>=` and the like are several, joined.
static BinaryOperator greater_operator(const Parser *parser, bool *is_assignment) {
    static const Operator operators[] = {OPERATOR_GREATER, OPERATOR_SHIFT_RIGHT,
                                         OPERATOR_SHIFT_RIGHT_UNSIGNED};
    const Token *token = peek(parser);
    uint8_t count = 1;
    while (count < 3 && token[0].flags & TOKEN_JOINED && token[1].kind == TOKEN_GREATER) {
        token++;
        count++;
    }
    Operator operation = operators[count - 1];
    *is_assignment = false;
    if (token[0].flags & TOKEN_JOINED && token[1].kind == TOKEN_ASSIGN) {
        if (count == 1)
            operation = OPERATOR_GREATER_EQUAL;
        else
            *is_assignment = true;
        count++;
    }
    return (BinaryOperator){operation, precedence_of(operation), count};
}

static BinaryOperator binary_operator(const Parser *parser) {
    static const Operator operators[TOKEN_KIND_COUNT] = {
        [TOKEN_EQUIVALENT] = OPERATOR_EQUIVALENT,
        [TOKEN_NOT_EQUIVALENT] = OPERATOR_NOT_EQUIVALENT,
        [TOKEN_IMPLIES] = OPERATOR_IMPLIES,
        [TOKEN_IMPLIED_BY] = OPERATOR_IMPLIED_BY,
        [TOKEN_OR] = OPERATOR_OR,
        [TOKEN_AND] = OPERATOR_AND,
        [TOKEN_BIT_OR] = OPERATOR_BIT_OR,
        [TOKEN_BIT_XOR] = OPERATOR_BIT_XOR,
        [TOKEN_BIT_AND] = OPERATOR_BIT_AND,
        [TOKEN_EQUAL] = OPERATOR_EQUAL,
        [TOKEN_NOT_EQUAL] = OPERATOR_NOT_EQUAL,
        [TOKEN_LESS] = OPERATOR_LESS,
        [TOKEN_LESS_EQUAL] = OPERATOR_LESS_EQUAL,
        [TOKEN_SUBTYPE] = OPERATOR_SUBTYPE,
        [TOKEN_LOCK_LESS] = OPERATOR_LOCK_LESS,
        [TOKEN_LOCK_LESS_EQUAL] = OPERATOR_LOCK_LESS_EQUAL,
        [TOKEN_SHIFT_LEFT] = OPERATOR_SHIFT_LEFT,
        [TOKEN_PLUS] = OPERATOR_ADD,
        [TOKEN_MINUS] = OPERATOR_SUBTRACT,
        [TOKEN_STAR] = OPERATOR_MULTIPLY,
        [TOKEN_SLASH] = OPERATOR_DIVIDE,
        [TOKEN_PERCENT] = OPERATOR_REMAINDER,
    };
    if (at(parser, TOKEN_GREATER)) {
        bool is_assignment;
        BinaryOperator found = greater_operator(parser, &is_assignment);
        return is_assignment ? (BinaryOperator){0} : found;
    }
    Operator operation = operators[peek(parser)->kind];
    return (BinaryOperator){operation, precedence_of(operation), 1};
}

// The operator of an assignment, with the number of its tokens; 0 tokens when none is here.
static BinaryOperator assignment_operator(const Parser *parser) {
    switch (peek(parser)->kind) {
    case TOKEN_ASSIGN: return (BinaryOperator){OPERATOR_NONE, 0, 1};
    case TOKEN_PLUS_ASSIGN: return (BinaryOperator){OPERATOR_ADD, 0, 1};
    case TOKEN_MINUS_ASSIGN: return (BinaryOperator){OPERATOR_SUBTRACT, 0, 1};
    case TOKEN_STAR_ASSIGN: return (BinaryOperator){OPERATOR_MULTIPLY, 0, 1};
    case TOKEN_SLASH_ASSIGN: return (BinaryOperator){OPERATOR_DIVIDE, 0, 1};
    case TOKEN_PERCENT_ASSIGN: return (BinaryOperator){OPERATOR_REMAINDER, 0, 1};
    case TOKEN_AND_ASSIGN: return (BinaryOperator){OPERATOR_BIT_AND, 0, 1};
    case TOKEN_OR_ASSIGN: return (BinaryOperator){OPERATOR_BIT_OR, 0, 1};
    case TOKEN_XOR_ASSIGN: return (BinaryOperator){OPERATOR_BIT_XOR, 0, 1};
    case TOKEN_SHIFT_LEFT_ASSIGN: return (BinaryOperator){OPERATOR_SHIFT_LEFT, 0, 1};
    case TOKEN_GREATER: {
        bool is_assignment;
        BinaryOperator found = greater_operator(parser, &is_assignment);
        return is_assignment ? found : (BinaryOperator){0};
    }
    default: return (BinaryOperator){0};
    }
}

static void take(Parser *parser, uint32_t tokens) {
    while (tokens-- > 0)
        advance(parser);
}

static void check_target(Parser *parser, Node *target) {
    Node *inner = target;
    while (inner->kind == NODE_PARENTHESIZED)
        inner = as_Parenthesized(inner)->inner;
    if (inner->kind != NODE_NAME && inner->kind != NODE_FIELD && inner->kind != NODE_INDEX)
        diag_error(parser->diagnostics, target->span, "invalid assignment target");
}

// ---- Unary

static Node *parse_unary(Parser *parser);

static Node *parse_prefix(Parser *parser, Operator operation) {
    const Token *token = advance(parser);
    Unary *unary = NEW_NODE(parser, UNARY, Unary, token->span);
    unary->operator= operation;
    if (operation == OPERATOR_MINUS && peek(parser)->flags & TOKEN_SMALLEST) {
        unary->operand = parse_literal(parser);
    } else if (enter(parser)) {
        unary->operand = parse_unary(parser);
        leave(parser);
    } else {
        unary->operand = missing_expression(parser);
    }
    unary->node.span = span_from(parser, token->span.begin);
    if (operation == OPERATOR_PRE_INCREMENT || operation == OPERATOR_PRE_DECREMENT)
        check_target(parser, unary->operand);
    return &unary->node;
}

// Can the token start the operand of a cast to a class? `+` and `-` cannot: `(a) - b` subtracts.
static bool starts_cast_operand(const Token *token) {
    switch (token->kind) {
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
    case TOKEN_LEFT_PAREN:
    case TOKEN_NOT:
    case TOKEN_COMPLEMENT:
    case TOKEN_JML_WORD:
    case TOKEN_INFORMAL: return true;
    default: return false;
    }
}

// At '(': does a cast start here? Lambdas have been ruled out.
static bool at_cast(const Parser *parser) {
    uint32_t first = next_index(parser, parser->at);
    uint32_t behind = skip_type(parser, first);
    if (!behind)
        return false;
    while (behind && kind_at(parser, behind) == TOKEN_BIT_AND)
        behind = skip_type(parser, next_index(parser, behind));
    if (!behind || kind_at(parser, behind) != TOKEN_RIGHT_PAREN)
        return false;
    // A type that is no expression makes it a cast, whatever follows.
    TokenKind begin = kind_at(parser, skip_annotations(parser, first));
    TokenKind end = kind_at(parser, behind - 1);
    if (begin != TOKEN_IDENTIFIER || end == TOKEN_GREATER || end == TOKEN_RIGHT_BRACKET)
        return true;
    return starts_cast_operand(&parser->tokens[next_index(parser, behind)]);
}

static Node *parse_cast_type(Parser *parser) {
    Node *type = parse_type(parser);
    if (!at(parser, TOKEN_BIT_AND))
        return type;
    IntersectionTypeNode *intersection =
        NEW_NODE(parser, INTERSECTION_TYPE, IntersectionTypeNode, type->span);
    vector_push(parser->arena, &intersection->types, type);
    while (accept(parser, TOKEN_BIT_AND)) {
        Node *next = parse_type(parser);
        vector_push(parser->arena, &intersection->types, next);
    }
    intersection->node.span = span_from(parser, type->span.begin);
    return &intersection->node;
}

static Node *parse_cast(Parser *parser) {
    const Token *open = advance(parser);
    Cast *cast = NEW_NODE(parser, CAST, Cast, open->span);
    cast->target_type = parse_cast_type(parser);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    if (enter(parser)) {
        cast->operand = parse_unary(parser);
        leave(parser);
    } else {
        cast->operand = missing_expression(parser);
    }
    cast->node.span = span_from(parser, open->span.begin);
    return &cast->node;
}

static Node *parse_postfix(Parser *parser) {
    Node *operand = parse_primary(parser);
    while (at(parser, TOKEN_INCREMENT) || at(parser, TOKEN_DECREMENT)) {
        Unary *unary = NEW_NODE(parser, UNARY, Unary, operand->span);
        unary->operator= at(parser, TOKEN_INCREMENT) ? OPERATOR_POST_INCREMENT
                                                     : OPERATOR_POST_DECREMENT;
        unary->operand = operand;
        check_target(parser, operand);
        advance(parser);
        unary->node.span = span_from(parser, operand->span.begin);
        operand = &unary->node;
    }
    return operand;
}

static Node *parse_unary(Parser *parser) {
    skip_stray_jml(parser);
    switch (peek(parser)->kind) {
    case TOKEN_PLUS: return parse_prefix(parser, OPERATOR_PLUS);
    case TOKEN_MINUS: return parse_prefix(parser, OPERATOR_MINUS);
    case TOKEN_NOT: return parse_prefix(parser, OPERATOR_NOT);
    case TOKEN_COMPLEMENT: return parse_prefix(parser, OPERATOR_COMPLEMENT);
    case TOKEN_INCREMENT: return parse_prefix(parser, OPERATOR_PRE_INCREMENT);
    case TOKEN_DECREMENT: return parse_prefix(parser, OPERATOR_PRE_DECREMENT);
    case TOKEN_LEFT_PAREN:
        if (!at_lambda(parser) && at_cast(parser))
            return parse_cast(parser);
        return parse_postfix(parser);
    default: return parse_postfix(parser);
    }
}

// ---- Binary

static bool is_comparison(Operator operation) {
    return operation == OPERATOR_LESS || operation == OPERATOR_LESS_EQUAL ||
           operation == OPERATOR_GREATER || operation == OPERATOR_GREATER_EQUAL;
}

static Node *new_binary(Parser *parser, Operator operation, Node *left, Node *right) {
    Binary *binary = NEW_NODE(parser, BINARY, Binary, span_join(left->span, right->span));
    binary->operator= operation;
    binary->left = left;
    binary->right = right;
    return &binary->node;
}

// `a < b <= c` in JML says that both hold. `left` is a comparison, or a chain of them.
static Node *extend_chain(Parser *parser, Operator operation, Node *left, Node *right) {
    Chain *chain;
    if (left->kind == NODE_CHAIN) {
        chain = as_Chain(left);
    } else {
        chain = NEW_NODE(parser, CHAIN, Chain, left->span);
        vector_push(parser->arena, &chain->comparisons, left);
    }
    Binary *last = as_Binary(vector_last(&chain->comparisons));
    Node *comparison = new_binary(parser, operation, last->right, right);
    comparison->flags |= NODE_SHARES_LEFT;
    vector_push(parser->arena, &chain->comparisons, comparison);
    chain->node.span = span_join(left->span, right->span);
    return &chain->node;
}

static Node *join(Parser *parser, Operator operation, Node *left, Node *right) {
    bool is_chain = parser->in_jml && is_comparison(operation) &&
                    (left->kind == NODE_CHAIN ||
                     (left->kind == NODE_BINARY && is_comparison(as_Binary(left)->operator)));
    return is_chain ? extend_chain(parser, operation, left, right)
                    : new_binary(parser, operation, left, right);
}

static Node *parse_instanceof(Parser *parser, Node *operand) {
    advance(parser);
    Instanceof *test = NEW_NODE(parser, INSTANCEOF, Instanceof, operand->span);
    test->operand = operand;
    bool is_pattern = at(parser, TOKEN_FINAL) || at_pattern(parser);
    test->target = is_pattern ? parse_pattern(parser) : parse_type(parser);
    test->node.span = span_from(parser, operand->span.begin);
    return &test->node;
}

// Operators that bind at least as tightly as `lowest`.
static Node *parse_binary(Parser *parser, uint8_t lowest) {
    Node *left = parse_unary(parser);
    for (uint32_t length = 0; !is_stuck(parser); length++) {
        if (length == LONGEST_CHAIN) {
            error_too_deep(parser);
            break;
        }
        if (at(parser, TOKEN_INSTANCEOF) && lowest <= PRECEDENCE_RELATIONAL) {
            left = parse_instanceof(parser, left);
            continue;
        }
        BinaryOperator found = binary_operator(parser);
        if (!found.precedence || found.precedence < lowest)
            break;
        take(parser, found.tokens);
        Node *right;
        if (found.operation != OPERATOR_IMPLIES) {
            right = parse_binary(parser, found.precedence + 1);
        } else if (enter(parser)) { // `a ==> b ==> c` is `a ==> (b ==> c)`
            right = parse_binary(parser, PRECEDENCE_IMPLICATION);
            leave(parser);
        } else {
            right = missing_expression(parser);
        }
        left = join(parser, found.operation, left, right);
    }
    return left;
}

// ---- Conditional, assignment

Node *parse_conditional(Parser *parser) {
    Node *condition = parse_binary(parser, PRECEDENCE_LOWEST);
    if (!at(parser, TOKEN_QUESTION))
        return condition;
    advance(parser);
    Conditional *conditional = NEW_NODE(parser, CONDITIONAL, Conditional, condition->span);
    conditional->condition = condition;
    conditional->consequent = parse_expression(parser);
    if (expect(parser, TOKEN_COLON) && enter(parser)) {
        conditional->alternative = parse_conditional(parser);
        leave(parser);
    } else {
        conditional->alternative = missing_expression(parser);
    }
    conditional->node.span = span_from(parser, condition->span.begin);
    return &conditional->node;
}

Node *parse_expression(Parser *parser) {
    if (!enter(parser))
        return missing_expression(parser);
    bool outer_no_lambda = parser->no_lambda;
    parser->no_lambda = false;
    Node *expression = parse_conditional(parser);
    BinaryOperator found = assignment_operator(parser);
    if (found.tokens && !is_stuck(parser)) {
        check_target(parser, expression);
        take(parser, found.tokens);
        Assign *assign = NEW_NODE(parser, ASSIGN, Assign, expression->span);
        assign->operator= found.operation;
        assign->target = expression;
        assign->value = parse_expression(parser);
        assign->node.span = span_from(parser, expression->span.begin);
        expression = &assign->node;
    }
    parser->no_lambda = outer_no_lambda;
    leave(parser);
    return expression;
}

bool is_expression_statement(const Node *expression) {
    if (expression->flags & NODE_HAS_ERROR)
        return true;
    switch (expression->kind) {
    case NODE_ASSIGN:
    case NODE_CALL:
    case NODE_CONSTRUCTOR_CALL:
    case NODE_NEW: return true;
    case NODE_UNARY: {
        Operator operation = ((const Unary *)expression)->operator;
        return operation == OPERATOR_PRE_INCREMENT || operation == OPERATOR_PRE_DECREMENT ||
               operation == OPERATOR_POST_INCREMENT || operation == OPERATOR_POST_DECREMENT;
    }
    default: return false;
    }
}

Node *parse_array_initializer(Parser *parser, Node *parse_element(Parser *)) {
    const Token *open = advance(parser);
    ArrayInitializer *initializer =
        NEW_NODE(parser, ARRAY_INITIALIZER, ArrayInitializer, open->span);
    skip_stray_jml(parser);
    while (!at(parser, TOKEN_RIGHT_BRACE)) {
        if (at(parser, TOKEN_COMMA) && !initializer->elements.count) { // `{ , }`
            advance(parser);
            break;
        }
        Node *element = parse_element(parser);
        vector_push(parser->arena, &initializer->elements, element);
        skip_stray_jml(parser);
        if (!accept(parser, TOKEN_COMMA))
            break;
    }
    if (!expect_close(parser, TOKEN_RIGHT_BRACE, open))
        recover_initializer(parser);
    initializer->node.span = span_from(parser, open->span.begin);
    return &initializer->node;
}

Node *parse_variable_initializer(Parser *parser) {
    skip_stray_jml(parser);
    if (!at(parser, TOKEN_LEFT_BRACE))
        return parse_expression(parser);
    if (!enter(parser))
        return missing_expression(parser);
    Node *initializer = parse_array_initializer(parser, parse_variable_initializer);
    leave(parser);
    return initializer;
}
