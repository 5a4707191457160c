// Modifiers and annotations: JLS 8.1.1, 9.7.
#include "syntax/internal.h"

// ---- Annotations

Node *parse_element_value(Parser *parser) {
    skip_stray_jml(parser);
    if (!enter(parser))
        return missing_expression(parser);
    Node *value;
    if (at(parser, TOKEN_AT))
        value = parse_annotation(parser);
    else if (at(parser, TOKEN_LEFT_BRACE))
        value = parse_array_initializer(parser, parse_element_value);
    else
        value = parse_conditional(parser);
    leave(parser);
    return value;
}

static Node *parse_annotation_argument(Parser *parser) {
    AnnotationArgument *argument =
        NEW_NODE(parser, ANNOTATION_ARGUMENT, AnnotationArgument, peek(parser)->span);
    if (at(parser, TOKEN_IDENTIFIER) && peek_at(parser, 1)->kind == TOKEN_ASSIGN) {
        argument->name = advance(parser)->name;
        advance(parser);
    }
    argument->value = parse_element_value(parser);
    argument->node.span = span_from(parser, argument->node.span.begin);
    return &argument->node;
}

// The name of an annotation: no type arguments, for `@A <T> void m()` is a generic method.
static Node *parse_annotation_name(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    NamedType *type = NULL;
    do {
        NamedType *part = NEW_NODE(parser, NAMED_TYPE, NamedType, peek(parser)->span);
        part->qualifier = (Node *)type;
        part->name = expect_identifier(parser, &part->name_at);
        if (!part->name) {
            part->name = missing_name(parser);
            part->node.flags |= NODE_HAS_ERROR;
        }
        part->node.span = span_from(parser, begin);
        type = part;
    } while (accept(parser, TOKEN_DOT));
    return &type->node;
}

Node *parse_annotation(Parser *parser) {
    Annotation *annotation = NEW_NODE(parser, ANNOTATION, Annotation, advance(parser)->span);
    annotation->type = parse_annotation_name(parser);
    if (at(parser, TOKEN_LEFT_PAREN)) {
        const Token *open = advance(parser);
        if (!at(parser, TOKEN_RIGHT_PAREN)) {
            do {
                Node *argument = parse_annotation_argument(parser);
                vector_push(parser->arena, &annotation->arguments, argument);
            } while (accept(parser, TOKEN_COMMA));
        }
        expect_close(parser, TOKEN_RIGHT_PAREN, open);
    }
    annotation->node.span = span_from(parser, annotation->node.span.begin);
    return &annotation->node;
}

// ---- Modifiers

static ModifierSet modifier_of(TokenKind kind) {
    static const uint8_t indices[TOKEN_KIND_COUNT] = {
        // 1 more than the index; 0: none
        [TOKEN_PUBLIC] = MODIFIER_INDEX_PUBLIC + 1,
        [TOKEN_PROTECTED] = MODIFIER_INDEX_PROTECTED + 1,
        [TOKEN_PRIVATE] = MODIFIER_INDEX_PRIVATE + 1,
        [TOKEN_STATIC] = MODIFIER_INDEX_STATIC + 1,
        [TOKEN_ABSTRACT] = MODIFIER_INDEX_ABSTRACT + 1,
        [TOKEN_FINAL] = MODIFIER_INDEX_FINAL + 1,
        [TOKEN_NATIVE] = MODIFIER_INDEX_NATIVE + 1,
        [TOKEN_SYNCHRONIZED] = MODIFIER_INDEX_SYNCHRONIZED + 1,
        [TOKEN_TRANSIENT] = MODIFIER_INDEX_TRANSIENT + 1,
        [TOKEN_VOLATILE] = MODIFIER_INDEX_VOLATILE + 1,
        [TOKEN_STRICTFP] = MODIFIER_INDEX_STRICTFP + 1,
        [TOKEN_DEFAULT] = MODIFIER_INDEX_DEFAULT + 1,
    };
    return indices[kind] ? UINT64_C(1) << (indices[kind] - 1) : 0;
}

// Behind `sealed` or `non-sealed`: does the declaration of a class go on here?
static bool goes_on_as_class(const Token *token) {
    return modifier_of(token->kind) || token->kind == TOKEN_CLASS ||
           token->kind == TOKEN_INTERFACE || token->kind == TOKEN_ENUM || token->kind == TOKEN_AT;
}

static bool at_non_sealed(const Parser *parser) {
    const Token *token = peek(parser);
    return token_is_word(token, "non") && token[1].kind == TOKEN_MINUS &&
           token_is_word(&token[2], "sealed") && token[0].span.end == token[1].span.begin &&
           token[1].span.end == token[2].span.begin && goes_on_as_class(peek_at(parser, 3));
}

bool at_class_modifier(const Parser *parser) {
    return (at_word(parser, "sealed") && goes_on_as_class(peek_at(parser, 1))) ||
           at_non_sealed(parser);
}

bool at_jml_modifier_word(const Parser *parser) {
    if (!parser->in_jml || !at(parser, TOKEN_IDENTIFIER))
        return false;
    TokenKind next = peek_at(parser, 1)->kind;
    bool is_reserved_word = next >= TOKEN_ABSTRACT; // tokens.def lists them last
    bool goes_on = next == TOKEN_IDENTIFIER || next == TOKEN_JML_WORD || next == TOKEN_LESS ||
                   next == TOKEN_AT || (is_reserved_word && next != TOKEN_INSTANCEOF);
    return goes_on && jml_modifier(peek(parser)->name);
}

static bool at_annotation(const Parser *parser) {
    return at(parser, TOKEN_AT) && peek_at(parser, 1)->kind != TOKEN_INTERFACE;
}

// `default:` and `default ->` are labels.
static bool at_keyword_modifier(const Parser *parser) {
    if (!modifier_of(peek(parser)->kind))
        return false;
    TokenKind next = peek_at(parser, 1)->kind;
    return !at(parser, TOKEN_DEFAULT) || (next != TOKEN_COLON && next != TOKEN_ARROW);
}

static bool at_modifier(const Parser *parser) {
    return at_keyword_modifier(parser) || at_annotation(parser) || at_class_modifier(parser) ||
           at_jml_modifiers(parser) || at_jml_modifier_word(parser);
}

static void add_modifier(Parser *parser, Modifiers *modifiers, ModifierSet flag, Span span) {
    if (modifiers->flags & flag && !has_too_many_errors(parser))
        diag_error(parser->diagnostics, span, "repeated modifier '%s'",
                   ast_modifier_text((enum ModifierIndex)__builtin_ctzll(flag)));
    modifiers->flags |= flag;
}

static void add_annotation(Parser *parser, Modifiers *modifiers) {
    Node *annotation = parse_annotation(parser);
    vector_push(parser->arena, &modifiers->annotations, annotation);
    const NamedType *type = as_NamedType(as_Annotation(annotation)->type);
    modifiers->flags |= jml_annotation_modifier(type->name);
}

static void parse_modifier(Parser *parser, Modifiers *modifiers) {
    Span span = peek(parser)->span;
    if (at(parser, TOKEN_JML_BEGIN)) {
        ModifierSet flags = 0;
        if (!parse_jml_modifiers(parser, &flags))
            skip_jml(parser);
        modifiers->flags |= flags;
    } else if (at_annotation(parser)) {
        add_annotation(parser, modifiers);
    } else if (at_jml_modifier_word(parser)) {
        add_modifier(parser, modifiers, jml_modifier(advance(parser)->name), span);
    } else if (at_word(parser, "sealed")) {
        advance(parser);
        add_modifier(parser, modifiers, MODIFIER_SEALED, span);
    } else if (at_word(parser, "non")) {
        advance(parser);
        advance(parser);
        advance(parser);
        add_modifier(parser, modifiers, MODIFIER_NON_SEALED, span_from(parser, span.begin));
    } else {
        add_modifier(parser, modifiers, modifier_of(advance(parser)->kind), span);
    }
}

Node *parse_more_modifiers(Parser *parser, Node *node) {
    while (at_modifier(parser) && !is_stuck(parser)) {
        Modifiers *modifiers =
            node ? as_Modifiers(node) : NEW_NODE(parser, MODIFIERS, Modifiers, peek(parser)->span);
        parse_modifier(parser, modifiers);
        modifiers->node.span = span_from(parser, modifiers->node.span.begin);
        node = &modifiers->node;
    }
    return node;
}

Node *parse_modifiers(Parser *parser) {
    return parse_more_modifiers(parser, NULL);
}
