// Primaries (JLS 15.8 to 15.13): literals, names, `new`, lambdas, and the selectors behind them.
#include "syntax/internal.h"

#include <string.h>

enum { MOST_SELECTORS = 20000 };

// ---- Literals

Node *parse_literal(Parser *parser) {
    const Token *token = advance(parser);
    Literal *literal = NEW_NODE(parser, LITERAL, Literal, token->span);
    switch (token->kind) {
    case TOKEN_TRUE:
    case TOKEN_FALSE:
        literal->value.kind = CONSTANT_BOOLEAN;
        literal->value.integer = token->kind == TOKEN_TRUE;
        break;
    case TOKEN_NULL: literal->value.kind = CONSTANT_NULL; break;
    default: literal->value = *token->constant; break;
    }
    if (literal->value.kind == CONSTANT_STRING) { // tokens do not outlive the parser
        size_t size = literal->value.length * sizeof(uint16_t);
        uint16_t *units = arena_alloc(parser->arena, size + sizeof(uint16_t));
        memcpy(units, literal->value.units, size);
        literal->value.units = units;
    }
    return &literal->node;
}

static Node *parse_integer(Parser *parser) {
    const Token *token = peek(parser);
    if (token->flags & TOKEN_SMALLEST)
        diag_error(parser->diagnostics, token->span, "the integer literal is too large for '%s'",
                   token->constant->kind == CONSTANT_LONG ? "long" : "int");
    return parse_literal(parser);
}

// ---- Names as types

static bool is_name_chain(const Node *node) {
    while (node->kind == NODE_FIELD)
        node = ((const FieldAccess *)node)->object;
    return node->kind == NODE_NAME;
}

Node *expression_to_type(Parser *parser, Node *expression) {
    if (!is_name_chain(expression))
        return NULL;
    NamedType *type = NULL, *inner = NULL;
    for (Node *node = expression;;) {
        NamedType *part = NEW_NODE(parser, NAMED_TYPE, NamedType, node->span);
        part->node.flags = node->flags;
        if (inner)
            inner->qualifier = &part->node;
        else
            type = part;
        inner = part;
        if (node->kind == NODE_NAME) {
            part->name = as_NameExpression(node)->name;
            part->name_at = node->span.begin;
            return &type->node;
        }
        part->name = as_FieldAccess(node)->name;
        part->name_at = as_FieldAccess(node)->name_at;
        node = as_FieldAccess(node)->object;
    }
}

// The type in front of `.class` and the like, which are at the current token.
static Node *type_in_front(Parser *parser, Node *expression) {
    Node *type = expression_to_type(parser, expression);
    if (type)
        return type;
    diag_error(parser->diagnostics, expression->span, "expected a type in front of %s",
               token_kind_text(peek(parser)->kind));
    return missing_type(parser);
}

// ---- Arguments, method references, class literals

void parse_arguments(Parser *parser, NodeList *list) {
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    if (!open || accept(parser, TOKEN_RIGHT_PAREN))
        return;
    do {
        Node *argument = parse_expression(parser);
        vector_push(parser->arena, list, argument);
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
}

// At `::`.
static Node *parse_method_reference(Parser *parser, Node *target) {
    advance(parser);
    MethodReference *reference = NEW_NODE(parser, METHOD_REFERENCE, MethodReference, target->span);
    reference->target = target;
    if (at(parser, TOKEN_LESS))
        parse_type_arguments(parser, &reference->type_arguments);
    reference->name_at = peek(parser)->span.begin;
    if (!accept(parser, TOKEN_NEW)) {
        reference->name = expect_name(parser, &reference->name_at);
    }
    reference->node.span = span_from(parser, target->span.begin);
    return &reference->node;
}

// Behind a type that is no expression: `.class` or `::`.
static Node *parse_type_selector(Parser *parser, Node *type) {
    if (at(parser, TOKEN_COLON_COLON))
        return parse_method_reference(parser, type);
    ClassLiteral *literal = NEW_NODE(parser, CLASS_LITERAL, ClassLiteral, type->span);
    literal->named_type = type;
    if (!at(parser, TOKEN_DOT) || peek_at(parser, 1)->kind != TOKEN_CLASS) {
        error_expected(parser, "'.class' or '::'");
        literal->node.flags |= NODE_HAS_ERROR;
        return &literal->node;
    }
    advance(parser);
    advance(parser);
    literal->node.span = span_from(parser, type->span.begin);
    return &literal->node;
}

// `int.class`, `int[]::new`, `void.class`
static Node *parse_primitive_primary(Parser *parser) {
    if (!at(parser, TOKEN_VOID))
        return parse_type_selector(parser, parse_type(parser));
    PrimitiveType *type = NEW_NODE(parser, PRIMITIVE_TYPE, PrimitiveType, advance(parser)->span);
    type->primitive = PRIMITIVE_VOID;
    return parse_type_selector(parser, &type->node);
}

// ---- new

// Behind the element type, at '[' or the annotations in front of it.
static Node *parse_new_array(Parser *parser, Position begin, Node *element_type) {
    NewArray *array = NEW_NODE(parser, NEW_ARRAY, NewArray, element_type->span);
    array->element_type = element_type;
    for (;;) {
        NodeList annotations = {0};
        uint16_t flags = 0;
        parse_type_annotations(parser, &annotations, &flags);
        if (!at(parser, TOKEN_LEFT_BRACKET))
            break;
        bool is_empty = peek_at(parser, 1)->kind == TOKEN_RIGHT_BRACKET;
        if (array->empty_dimensions && !is_empty) // `new int[][] [i]` indexes nothing
            break;
        const Token *open = advance(parser);
        if (is_empty) {
            array->empty_dimensions++;
        } else {
            Node *dimension = parse_expression(parser);
            vector_push(parser->arena, &array->dimensions, dimension);
        }
        expect_close(parser, TOKEN_RIGHT_BRACKET, open);
    }
    if (at(parser, TOKEN_LEFT_BRACE)) {
        if (array->dimensions.count)
            diag_error(parser->diagnostics, peek(parser)->span,
                       "an array has either dimensions or an initializer, not both");
        array->initializer = parse_variable_initializer(parser);
    } else if (!array->dimensions.count) {
        error_expected(parser, "array initializer");
    }
    array->node.span = span_from(parser, begin);
    return &array->node;
}

// `new JMLObjectSet { T x | e }` in JML, at '{'.
static Node *parse_set_comprehension(Parser *parser, Position begin, Node *set_type) {
    const Token *open = advance(parser);
    SetComprehension *set = NEW_NODE(parser, SET_COMPREHENSION, SetComprehension, set_type->span);
    set->set_type = set_type;
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->declared_type = parse_type(parser);
    variable->name = expect_name(parser, &variable->name_at);
    variable->node.span = span_from(parser, variable->node.span.begin);
    set->variable = &variable->node;
    expect(parser, TOKEN_BIT_OR);
    set->predicate = parse_expression(parser);
    expect_close(parser, TOKEN_RIGHT_BRACE, open);
    set->node.span = span_from(parser, begin);
    return &set->node;
}

// At `new`; `outer` stands in front of it, or is NULL.
static Node *parse_new(Parser *parser, Node *outer) {
    Position begin = outer ? outer->span.begin : peek(parser)->span.begin;
    advance(parser);
    NodeList type_arguments = {0};
    if (at(parser, TOKEN_LESS))
        parse_type_arguments(parser, &type_arguments);
    Node *type = parse_type_no_dimensions(parser);
    bool is_array = kind_at(parser, skip_annotations(parser, parser->at)) == TOKEN_LEFT_BRACKET ||
                    at(parser, TOKEN_JML_BEGIN);
    if (is_array && !outer)
        return parse_new_array(parser, begin, type);
    if (parser->in_jml && at(parser, TOKEN_LEFT_BRACE))
        return parse_set_comprehension(parser, begin, type);
    New *creation = NEW_NODE(parser, NEW, New, type->span);
    creation->outer = outer;
    creation->type_arguments = type_arguments;
    creation->created_type = type;
    if (at(parser, TOKEN_LEFT_PAREN))
        parse_arguments(parser, &creation->arguments);
    else
        error_expected(parser, type->kind == NODE_PRIMITIVE_TYPE ? "'['" : "'(' or '['");
    if (at(parser, TOKEN_LEFT_BRACE)) {
        ClassDeclaration *body = NEW_NODE(parser, CLASS, ClassDeclaration, peek(parser)->span);
        body->name_at = body->node.span.begin;
        parse_class_body(parser, body);
        creation->body = &body->node;
    }
    creation->node.span = span_from(parser, begin);
    return &creation->node;
}

// ---- Lambdas

// The parameters of a lambda without types: `(a, b)`. Is that here, with `->` behind?
static bool at_inferred_lambda(const Parser *parser, uint32_t index) {
    while (is_declared_name(kind_at(parser, index))) {
        index = next_index(parser, index);
        if (kind_at(parser, index) != TOKEN_COMMA)
            break;
        index = next_index(parser, index);
    }
    return kind_at(parser, index) == TOKEN_RIGHT_PAREN &&
           kind_at(parser, next_index(parser, index)) == TOKEN_ARROW;
}

bool at_lambda(const Parser *parser) {
    if (parser->no_lambda)
        return false;
    uint32_t index = next_index(parser, parser->at);
    if (is_declared_name(peek(parser)->kind))
        return kind_at(parser, index) == TOKEN_ARROW;
    if (!at(parser, TOKEN_LEFT_PAREN))
        return false;
    if (at_inferred_lambda(parser, index))
        return true;
    index = skip_annotations(parser, index);
    if (kind_at(parser, index) == TOKEN_FINAL)
        return true;
    index = skip_type(parser, index);
    if (!index)
        return false;
    return is_declared_name(kind_at(parser, index)) || kind_at(parser, index) == TOKEN_ELLIPSIS;
}

static Node *parse_inferred_parameter(Parser *parser) {
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->name = expect_variable_name(parser, &variable->name_at);
    return &variable->node;
}

static void parse_lambda_parameters(Parser *parser, NodeList *list) {
    if (is_declared_name(peek(parser)->kind)) {
        Node *parameter = parse_inferred_parameter(parser);
        vector_push(parser->arena, list, parameter);
        return;
    }
    bool is_inferred = at_inferred_lambda(parser, next_index(parser, parser->at));
    const Token *open = advance(parser);
    if (accept(parser, TOKEN_RIGHT_PAREN))
        return;
    do {
        Node *parameter =
            is_inferred ? parse_inferred_parameter(parser) : parse_lambda_parameter(parser);
        vector_push(parser->arena, list, parameter);
        check_varargs(parser, parameter);
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
}

Node *parse_lambda(Parser *parser) {
    Lambda *lambda = NEW_NODE(parser, LAMBDA, Lambda, peek(parser)->span);
    parse_lambda_parameters(parser, &lambda->parameters);
    expect(parser, TOKEN_ARROW);
    skip_stray_jml(parser);
    lambda->body = at(parser, TOKEN_LEFT_BRACE) ? parse_block(parser) : parse_expression(parser);
    lambda->node.span = span_from(parser, lambda->node.span.begin);
    return &lambda->node;
}

// ---- Calls

// At '(' behind a name.
static Node *parse_call(Parser *parser, Node *object, NodeList type_arguments, const Token *name) {
    Call *call = NEW_NODE(parser, CALL, Call, name->span);
    call->object = object;
    call->type_arguments = type_arguments;
    call->name = name->name;
    call->name_at = name->span.begin;
    parse_arguments(parser, &call->arguments);
    call->node.span = span_from(parser, object ? object->span.begin : name->span.begin);
    return &call->node;
}

// At the `this` or `super` in front of arguments.
static Node *parse_constructor_call(Parser *parser, Position begin, Node *outer,
                                    NodeList type_arguments) {
    ConstructorCall *call = NEW_NODE(parser, CONSTRUCTOR_CALL, ConstructorCall, peek(parser)->span);
    call->outer = outer;
    call->type_arguments = type_arguments;
    call->is_super = advance(parser)->kind == TOKEN_SUPER;
    parse_arguments(parser, &call->arguments);
    call->node.span = span_from(parser, begin);
    return &call->node;
}

// `<T>this(…)`, `<T>super(…)`
static Node *parse_generic_constructor_call(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    NodeList type_arguments = {0};
    parse_type_arguments(parser, &type_arguments);
    if (at(parser, TOKEN_THIS) || at(parser, TOKEN_SUPER))
        return parse_constructor_call(parser, begin, NULL, type_arguments);
    error_expected(parser, "'this' or 'super'");
    return missing_expression(parser);
}

// ---- Selectors

static Node *parse_field_or_call(Parser *parser, Node *object) {
    NodeList type_arguments = {0};
    bool is_generic = at(parser, TOKEN_LESS);
    if (is_generic)
        parse_type_arguments(parser, &type_arguments);
    if (at(parser, TOKEN_SUPER) && is_generic)
        return parse_constructor_call(parser, object->span.begin, object, type_arguments);
    const Token *name = peek(parser);
    if (at(parser, TOKEN_IDENTIFIER) &&
        (is_generic || peek_at(parser, 1)->kind == TOKEN_LEFT_PAREN)) {
        advance(parser);
        return parse_call(parser, object, type_arguments, name);
    }
    FieldAccess *field = NEW_NODE(parser, FIELD, FieldAccess, object->span);
    field->object = object;
    field->name = expect_identifier(parser, &field->name_at);
    if (!field->name) {
        field->name = missing_name(parser);
        field->node.flags |= NODE_HAS_ERROR;
    }
    field->node.span = span_from(parser, object->span.begin);
    return &field->node;
}

// At '.'.
static Node *parse_dot(Parser *parser, Node *object) {
    Position begin = object->span.begin;
    advance(parser);
    skip_stray_jml(parser);
    switch (peek(parser)->kind) {
    case TOKEN_NEW: return parse_new(parser, object);
    case TOKEN_CLASS: {
        ClassLiteral *literal = NEW_NODE(parser, CLASS_LITERAL, ClassLiteral, object->span);
        literal->named_type = type_in_front(parser, object);
        advance(parser);
        literal->node.span = span_from(parser, begin);
        return &literal->node;
    }
    case TOKEN_THIS: {
        This *self = NEW_NODE(parser, THIS, This, object->span);
        self->qualifier = type_in_front(parser, object);
        advance(parser);
        self->node.span = span_from(parser, begin);
        return &self->node;
    }
    case TOKEN_SUPER: {
        if (peek_at(parser, 1)->kind == TOKEN_LEFT_PAREN)
            return parse_constructor_call(parser, begin, object, (NodeList){0});
        Super *super = NEW_NODE(parser, SUPER, Super, object->span);
        super->qualifier = type_in_front(parser, object);
        advance(parser);
        super->node.span = span_from(parser, begin);
        return &super->node;
    }
    default: break;
    }
    if (parser->in_jml && at_invariant_word(parser))
        return parse_invariant_of(parser, object);
    return parse_field_or_call(parser, object);
}

// `[from .. to]` behind a sequence of JML is \seq_sub(s, from, to).
static Node *parse_slice(Parser *parser, Node *sequence, Node *from, const Token *open) {
    JmlFunction *part = NEW_NODE(parser, JML_FUNCTION, JmlFunction, sequence->span);
    part->keyword = JML_SEQ_SUB;
    advance(parser);
    vector_push(parser->arena, &part->arguments, sequence);
    vector_push(parser->arena, &part->arguments, from);
    vector_push(parser->arena, &part->arguments, parse_expression(parser));
    expect_close(parser, TOKEN_RIGHT_BRACKET, open);
    part->node.span = span_from(parser, sequence->span.begin);
    return &part->node;
}

static Node *parse_index(Parser *parser, Node *array) {
    const Token *open = advance(parser);
    Index *index = NEW_NODE(parser, INDEX, Index, array->span);
    index->array = array;
    index->index = parse_expression(parser);
    if (parser->in_jml && at(parser, TOKEN_DOT_DOT))
        return parse_slice(parser, array, index->index, open);
    expect_close(parser, TOKEN_RIGHT_BRACKET, open);
    index->node.span = span_from(parser, array->span.begin);
    return &index->node;
}

// At '<' behind names: is this a generic type in front of `::`? `start` is its first token.
static bool at_generic_reference(const Parser *parser, uint32_t start, const Node *node) {
    if (!is_name_chain(node))
        return false;
    uint32_t behind = skip_type(parser, start);
    return behind && kind_at(parser, behind) == TOKEN_COLON_COLON;
}

static bool at_array_type(const Parser *parser, const Node *node) {
    return peek_at(parser, 1)->kind == TOKEN_RIGHT_BRACKET && is_name_chain(node);
}

// What stands behind a primary whose first token is `start`.
static Node *parse_selectors(Parser *parser, uint32_t start, Node *node) {
    for (uint32_t count = 0; !is_stuck(parser); count++) {
        if (count == MOST_SELECTORS) {
            error_too_deep(parser);
            return node;
        }
        switch (peek(parser)->kind) {
        case TOKEN_DOT: node = parse_dot(parser, node); break;
        case TOKEN_LEFT_BRACKET:
            if (at_array_type(parser, node)) {
                Node *type = parse_array_dimensions(parser, expression_to_type(parser, node));
                node = parse_type_selector(parser, type);
            } else {
                node = parse_index(parser, node);
            }
            break;
        case TOKEN_COLON_COLON: node = parse_method_reference(parser, node); break;
        case TOKEN_LESS:
            if (!at_generic_reference(parser, start, node))
                return node;
            parser->at = start;
            node = parse_type_selector(parser, parse_type(parser));
            break;
        default: return node;
        }
    }
    return node;
}

// ---- Primaries

static Node *parse_name(Parser *parser) {
    const Token *name = advance(parser);
    if (at(parser, TOKEN_LEFT_PAREN))
        return parse_call(parser, NULL, (NodeList){0}, name);
    NameExpression *node = NEW_NODE(parser, NAME, NameExpression, name->span);
    node->name = name->name;
    return &node->node;
}

static Node *parse_parenthesized(Parser *parser) {
    const Token *open = advance(parser);
    Parenthesized *node = NEW_NODE(parser, PARENTHESIZED, Parenthesized, open->span);
    node->inner = parse_expression(parser);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    node->node.span = span_from(parser, open->span.begin);
    return &node->node;
}

static Node *parse_this(Parser *parser) {
    const Token *token = peek(parser);
    if (peek_at(parser, 1)->kind == TOKEN_LEFT_PAREN)
        return parse_constructor_call(parser, token->span.begin, NULL, (NodeList){0});
    return &NEW_NODE(parser, THIS, This, advance(parser)->span)->node;
}

static Node *parse_super(Parser *parser) {
    const Token *token = peek(parser);
    if (peek_at(parser, 1)->kind == TOKEN_LEFT_PAREN)
        return parse_constructor_call(parser, token->span.begin, NULL, (NodeList){0});
    Node *node = &NEW_NODE(parser, SUPER, Super, advance(parser)->span)->node;
    if (!at(parser, TOKEN_DOT) && !at(parser, TOKEN_COLON_COLON))
        error_expected(parser, "'.' or '::'");
    return node;
}

static Node *parse_primary_alone(Parser *parser) {
    if (at_lambda(parser))
        return parse_lambda(parser);
    if (parser->in_jml) {
        Node *node = parse_jml_primary(parser);
        if (node)
            return node;
    }
    switch (peek(parser)->kind) {
    case TOKEN_IDENTIFIER: return parse_name(parser);
    case TOKEN_INTEGER: return parse_integer(parser);
    case TOKEN_FLOATING:
    case TOKEN_CHARACTER:
    case TOKEN_STRING:
    case TOKEN_TEXT_BLOCK:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
    case TOKEN_NULL: return parse_literal(parser);
    case TOKEN_LEFT_PAREN: return parse_parenthesized(parser);
    case TOKEN_THIS: return parse_this(parser);
    case TOKEN_SUPER: return parse_super(parser);
    case TOKEN_NEW: return parse_new(parser, NULL);
    case TOKEN_SWITCH: return parse_switch(parser, true);
    case TOKEN_LESS: return parse_generic_constructor_call(parser);
    case TOKEN_AT: return parse_type_selector(parser, parse_type(parser)); // `@A String[]::new`
    case TOKEN_VOID:
    case TOKEN_BOOLEAN:
    case TOKEN_BYTE:
    case TOKEN_SHORT:
    case TOKEN_CHAR:
    case TOKEN_INT:
    case TOKEN_LONG:
    case TOKEN_FLOAT:
    case TOKEN_DOUBLE: return parse_primitive_primary(parser);
    default: break;
    }
    error_expected(parser, "expression");
    return missing_expression(parser);
}

Node *parse_primary(Parser *parser) {
    skip_stray_jml(parser);
    uint32_t start = parser->at;
    return parse_selectors(parser, start, parse_primary_alone(parser));
}
