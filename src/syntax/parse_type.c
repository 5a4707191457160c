// Types as written (JLS 4 and 8.1.2), and the lookahead that tells them from expressions.
#include "syntax/internal.h"

enum { DEEPEST_LOOKAHEAD = 200 };

// ---- Lookahead

static bool is_primitive(TokenKind kind) {
    return kind == TOKEN_BOOLEAN || kind == TOKEN_BYTE || kind == TOKEN_SHORT ||
           kind == TOKEN_CHAR || kind == TOKEN_INT || kind == TOKEN_LONG || kind == TOKEN_FLOAT ||
           kind == TOKEN_DOUBLE;
}

static bool is_jml_type(const Token *token) {
    if (token->kind != TOKEN_JML_WORD)
        return false;
    JmlKeyword keyword = jml_keyword(token->name);
    return keyword == JML_BIGINT || keyword == JML_REAL || keyword == JML_TYPE_TYPE ||
           keyword == JML_LOCSET || keyword == JML_SEQ || keyword == JML_MAP;
}

// The class of org.jmlspecs.lang that a word stands for; NULL when it stands for none. `\seq` and
// `\map` do with type arguments.
static const char *value_class(const Token *token, const Token *next) {
    if (token->kind != TOKEN_JML_WORD)
        return NULL;
    JmlKeyword keyword = jml_keyword(token->name);
    if (keyword == JML_DATA_GROUP)
        return "JMLDataGroup";
    bool is_value = keyword >= JML_VALUE_SET && keyword <= JML_VALUE_ARRAY;
    bool has_arguments = (keyword == JML_SEQ || keyword == JML_MAP) && next->kind == TOKEN_LESS;
    return is_value || has_arguments ? token->name->text + 1 : NULL;
}

// A word that is not known, where a type may stand: the name that it declares is known then.
static bool is_unknown_type(const Token *token) {
    return token->kind == TOKEN_JML_WORD && !jml_keyword(token->name);
}

// From '(' to behind the ')' that closes it, or to where the tokens end.
static uint32_t skip_parentheses(const Parser *parser, uint32_t index) {
    uint32_t open = 0;
    for (;; index = next_index(parser, index)) {
        TokenKind kind = kind_at(parser, index);
        if (kind == TOKEN_END_OF_FILE || kind == TOKEN_JML_END)
            return index;
        if (kind == TOKEN_LEFT_PAREN)
            open++;
        if (kind == TOKEN_RIGHT_PAREN && --open == 0)
            return next_index(parser, index);
    }
}

uint32_t skip_annotations(const Parser *parser, uint32_t index) {
    while (kind_at(parser, index) == TOKEN_AT &&
           kind_at(parser, next_index(parser, index)) == TOKEN_IDENTIFIER) {
        index = next_index(parser, next_index(parser, index));
        while (kind_at(parser, index) == TOKEN_DOT)
            index = next_index(parser, next_index(parser, index));
        if (kind_at(parser, index) == TOKEN_LEFT_PAREN)
            index = skip_parentheses(parser, index);
    }
    return index;
}

static uint32_t skip_type_at(const Parser *parser, uint32_t index, uint32_t depth);

// `<…>`; 0 when it is none.
static uint32_t skip_type_arguments(const Parser *parser, uint32_t index, uint32_t depth) {
    if (depth > DEEPEST_LOOKAHEAD)
        return 0;
    index = next_index(parser, index);
    if (kind_at(parser, index) == TOKEN_GREATER)
        return next_index(parser, index);
    for (;;) {
        index = skip_annotations(parser, index);
        if (kind_at(parser, index) == TOKEN_QUESTION) {
            index = next_index(parser, index);
            TokenKind kind = kind_at(parser, index);
            if (kind == TOKEN_EXTENDS || kind == TOKEN_SUPER)
                index = skip_type_at(parser, next_index(parser, index), depth + 1);
        } else {
            index = skip_type_at(parser, index, depth + 1);
        }
        if (!index)
            return 0;
        if (kind_at(parser, index) == TOKEN_GREATER)
            return next_index(parser, index);
        if (kind_at(parser, index) != TOKEN_COMMA)
            return 0;
        index = next_index(parser, index);
    }
}

static uint32_t skip_named_type(const Parser *parser, uint32_t index, uint32_t depth) {
    for (;;) {
        if (kind_at(parser, index) != TOKEN_IDENTIFIER)
            return 0;
        index = next_index(parser, index);
        if (kind_at(parser, index) == TOKEN_LESS) {
            index = skip_type_arguments(parser, index, depth);
            if (!index)
                return 0;
        }
        if (kind_at(parser, index) != TOKEN_DOT)
            return index;
        uint32_t part = skip_annotations(parser, next_index(parser, index));
        if (kind_at(parser, part) != TOKEN_IDENTIFIER)
            return index;
        index = part;
    }
}

// `\word`, `\word<…>`
static uint32_t skip_word_type(const Parser *parser, uint32_t index, uint32_t depth) {
    index = next_index(parser, index);
    return kind_at(parser, index) == TOKEN_LESS ? skip_type_arguments(parser, index, depth) : index;
}

static uint32_t skip_type_at(const Parser *parser, uint32_t index, uint32_t depth) {
    while (kind_at(parser, index) == TOKEN_JML_BEGIN && !parser->in_jml) {
        while (kind_at(parser, index) != TOKEN_JML_END)
            index++;
        index++;
    }
    index = skip_annotations(parser, index);
    while (parser->in_jml && kind_at(parser, index) == TOKEN_IDENTIFIER &&
           jml_modifier(parser->tokens[index].name) &&
           kind_at(parser, index + 1) == TOKEN_IDENTIFIER)
        index++;
    const Token *token = &parser->tokens[index];
    if (value_class(token, token + (token->kind != TOKEN_END_OF_FILE)) || is_unknown_type(token))
        index = skip_word_type(parser, index, depth);
    else if (is_primitive(kind_at(parser, index)) || is_jml_type(token))
        index = next_index(parser, index);
    else
        index = skip_named_type(parser, index, depth);
    while (index) {
        uint32_t bracket = skip_annotations(parser, index);
        uint32_t closing = next_index(parser, bracket);
        if (kind_at(parser, bracket) != TOKEN_LEFT_BRACKET ||
            kind_at(parser, closing) != TOKEN_RIGHT_BRACKET)
            break;
        index = next_index(parser, closing);
    }
    return index;
}

uint32_t skip_type(const Parser *parser, uint32_t from) {
    return skip_type_at(parser, from, 0);
}

// ---- Parsing

static bool at_nullness(const Parser *parser) {
    if (!parser->in_jml || !at(parser, TOKEN_IDENTIFIER))
        return false;
    TokenKind next = peek_at(parser, 1)->kind;
    if (next != TOKEN_IDENTIFIER && next != TOKEN_AT)
        return false;
    ModifierSet modifier = jml_modifier(peek(parser)->name);
    return modifier == MODIFIER_NULLABLE || modifier == MODIFIER_NON_NULL;
}

void parse_type_annotations(Parser *parser, NodeList *annotations, uint16_t *flags) {
    ModifierSet modifiers = 0;
    for (;;) {
        if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml) {
            if (!parse_jml_modifiers(parser, &modifiers))
                skip_jml(parser);
        } else if (at_nullness(parser)) {
            modifiers |= jml_modifier(advance(parser)->name);
        } else if (at(parser, TOKEN_AT) && peek_at(parser, 1)->kind == TOKEN_IDENTIFIER) {
            Node *annotation = parse_annotation(parser);
            NamedType *type = as_NamedType(as_Annotation(annotation)->type);
            modifiers |= jml_annotation_modifier(type->name);
            vector_push(parser->arena, annotations, annotation);
        } else {
            break;
        }
    }
    if (modifiers & MODIFIER_NULLABLE)
        *flags |= NODE_NULLABLE;
    if (modifiers & MODIFIER_NON_NULL)
        *flags |= NODE_NON_NULL;
}

static Node *parse_primitive_type(Parser *parser) {
    static const Primitive primitives[TOKEN_KIND_COUNT] = {
        [TOKEN_VOID] = PRIMITIVE_VOID,     [TOKEN_BOOLEAN] = PRIMITIVE_BOOLEAN,
        [TOKEN_BYTE] = PRIMITIVE_BYTE,     [TOKEN_SHORT] = PRIMITIVE_SHORT,
        [TOKEN_CHAR] = PRIMITIVE_CHAR,     [TOKEN_INT] = PRIMITIVE_INT,
        [TOKEN_LONG] = PRIMITIVE_LONG,     [TOKEN_FLOAT] = PRIMITIVE_FLOAT,
        [TOKEN_DOUBLE] = PRIMITIVE_DOUBLE,
    };
    const Token *token = advance(parser);
    PrimitiveType *type = NEW_NODE(parser, PRIMITIVE_TYPE, PrimitiveType, token->span);
    type->primitive = primitives[token->kind];
    if (token->kind == TOKEN_JML_WORD) {
        JmlKeyword keyword = jml_keyword(token->name);
        type->primitive = keyword == JML_BIGINT   ? PRIMITIVE_BIGINT
                          : keyword == JML_REAL   ? PRIMITIVE_REAL
                          : keyword == JML_LOCSET ? PRIMITIVE_LOCSET
                          : keyword == JML_SEQ    ? PRIMITIVE_SEQ
                          : keyword == JML_MAP    ? PRIMITIVE_MAP
                                                  : PRIMITIVE_TYPE;
    }
    return &type->node;
}

// `a.b.C<…>.D<…>`; `annotations` stand in front of the first part.
static Node *parse_named_type(Parser *parser, NodeList annotations) {
    Position begin = peek(parser)->span.begin;
    NamedType *type = NULL;
    do {
        uint16_t flags = 0;
        if (type) {
            annotations = (NodeList){0};
            parse_type_annotations(parser, &annotations, &flags);
        }
        NamedType *part = NEW_NODE(parser, NAMED_TYPE, NamedType, peek(parser)->span);
        part->qualifier = (Node *)type;
        part->annotations = annotations;
        part->name = expect_identifier(parser, &part->name_at);
        if (!part->name) {
            part->name = missing_name(parser);
            part->node.flags |= NODE_HAS_ERROR;
            return &part->node;
        }
        if (at(parser, TOKEN_LESS)) {
            part->has_arguments = true;
            parse_type_arguments(parser, &part->arguments);
        }
        part->node.flags |= flags;
        part->node.span = span_from(parser, begin);
        type = part;
    } while (
        at(parser, TOKEN_DOT) &&
        (peek_at(parser, 1)->kind == TOKEN_IDENTIFIER || peek_at(parser, 1)->kind == TOKEN_AT) &&
        accept(parser, TOKEN_DOT));
    return &type->node;
}

static NamedType *named_type(Parser *parser, const char *name, NamedType *qualifier, Span span) {
    NamedType *type = NEW_NODE(parser, NAMED_TYPE, NamedType, span);
    type->name = name_from(parser->names, name);
    type->name_at = span.begin;
    type->qualifier = (Node *)qualifier;
    return type;
}

// `\set<T>` is org.jmlspecs.lang.set<T>.
static Node *parse_value_type(Parser *parser, const char *class_name) {
    Span span = advance(parser)->span;
    NamedType *type = named_type(parser, "org", NULL, span);
    type = named_type(parser, "jmlspecs", type, span);
    type = named_type(parser, "lang", type, span);
    type = named_type(parser, class_name, type, span);
    if (at(parser, TOKEN_LESS)) {
        type->has_arguments = true;
        parse_type_arguments(parser, &type->arguments);
    }
    type->node.span = span_from(parser, span.begin);
    return &type->node;
}

// A type without a name: it stands for one that is not known, and nothing more is said of it.
static Node *parse_unknown_type(Parser *parser) {
    Node *type = missing_type(parser);
    const Token *word = advance(parser);
    diag_warning(parser->diagnostics, word->span,
                 "unknown JML type '%s'; what uses it cannot be checked", word->name->text);
    NodeList arguments = {0};
    if (at(parser, TOKEN_LESS))
        parse_type_arguments(parser, &arguments);
    return type;
}

Node *parse_type_no_dimensions(Parser *parser) {
    NodeList annotations = {0};
    uint16_t flags = 0;
    parse_type_annotations(parser, &annotations, &flags);
    Node *type;
    const char *class_name = value_class(peek(parser), peek_at(parser, 1));
    if (class_name) {
        type = parse_value_type(parser, class_name);
    } else if (is_primitive(peek(parser)->kind) || is_jml_type(peek(parser))) {
        type = parse_primitive_type(parser);
    } else if (is_unknown_type(peek(parser))) {
        type = parse_unknown_type(parser);
    } else if (at(parser, TOKEN_IDENTIFIER)) {
        bool is_var = at_word(parser, "var") && peek_at(parser, 1)->kind != TOKEN_DOT;
        if (is_var)
            diag_error(parser->diagnostics, peek(parser)->span, "'var' is not allowed here");
        type = parse_named_type(parser, annotations);
        if (is_var) {
            as_NamedType(type)->name = missing_name(parser); // said once is enough
            type->flags |= NODE_HAS_ERROR;
        }
    } else {
        error_expected(parser, "type");
        type = missing_type(parser);
    }
    type->flags |= flags;
    return type;
}

// Is a '[' here, annotations in front of it left aside?
static bool at_dimension(const Parser *parser) {
    uint32_t index = parser->at;
    if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml)
        index = next_index(parser, index - 1);
    return kind_at(parser, skip_annotations(parser, index)) == TOKEN_LEFT_BRACKET;
}

static ArrayType *parse_dimension(Parser *parser, Node *element) {
    ArrayType *array = NEW_NODE(parser, ARRAY_TYPE, ArrayType, element->span);
    array->element = element;
    uint16_t flags = 0;
    parse_type_annotations(parser, &array->annotations, &flags);
    array->node.flags |= flags;
    const Token *open = advance(parser);
    expect_close(parser, TOKEN_RIGHT_BRACKET, open);
    return array;
}

// `int[][]`: the first `[]` is the outermost.
Node *parse_array_dimensions(Parser *parser, Node *element) {
    enum { MOST_DIMENSIONS = 255 }; // JVMS 4.3.2
    ArrayType *outermost = NULL, *innermost = NULL;
    for (uint32_t count = 0; at_dimension(parser) && !is_stuck(parser); count++) {
        if (count == MOST_DIMENSIONS)
            diag_error(parser->diagnostics, peek(parser)->span,
                       "an array type has at most 255 dimensions");
        ArrayType *array = parse_dimension(parser, element);
        if (count >= MOST_DIMENSIONS)
            continue;
        if (innermost)
            innermost->element = &array->node;
        else
            outermost = array;
        innermost = array;
    }
    if (!outermost)
        return element;
    outermost->node.span = span_from(parser, element->span.begin);
    for (Node *inner = outermost->element; inner != element; inner = as_ArrayType(inner)->element)
        inner->span = outermost->node.span;
    return &outermost->node;
}

Node *parse_type(Parser *parser) {
    if (!enter(parser))
        return missing_type(parser);
    Node *type = parse_array_dimensions(parser, parse_type_no_dimensions(parser));
    leave(parser);
    return type;
}

Node *parse_local_type(Parser *parser) {
    TokenKind next = peek_at(parser, 1)->kind;
    if (!at_word(parser, "var") || next == TOKEN_DOT || next == TOKEN_LESS ||
        next == TOKEN_LEFT_BRACKET)
        return parse_type(parser);
    return &NEW_NODE(parser, VAR_TYPE, VarType, advance(parser)->span)->node;
}

static Node *parse_type_argument(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    if (!at(parser, TOKEN_QUESTION) && !at(parser, TOKEN_AT) && !at(parser, TOKEN_JML_BEGIN))
        return parse_type(parser);
    // Annotations belong to a wildcard or to a type; only what follows tells which.
    NodeList annotations = {0};
    uint16_t flags = 0;
    parse_type_annotations(parser, &annotations, &flags);
    if (!at(parser, TOKEN_QUESTION)) {
        Node *type = parse_type(parser);
        type->flags |= flags;
        if (type->kind == NODE_NAMED_TYPE && !as_NamedType(type)->annotations.count)
            as_NamedType(type)->annotations = annotations;
        return type;
    }
    WildcardType *wildcard = NEW_NODE(parser, WILDCARD_TYPE, WildcardType, advance(parser)->span);
    wildcard->annotations = annotations;
    wildcard->node.flags |= flags;
    if (at(parser, TOKEN_EXTENDS) || at(parser, TOKEN_SUPER)) {
        wildcard->is_super = advance(parser)->kind == TOKEN_SUPER;
        wildcard->bound = parse_type(parser);
    }
    wildcard->node.span = span_from(parser, begin);
    return &wildcard->node;
}

void parse_type_arguments(Parser *parser, NodeList *list) {
    const Token *open = expect_open(parser, TOKEN_LESS);
    if (accept(parser, TOKEN_GREATER))
        return;
    do {
        Node *argument = parse_type_argument(parser);
        vector_push(parser->arena, list, argument);
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_GREATER, open);
}

static Node *parse_type_parameter(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    NodeList annotations = {0};
    uint16_t flags = 0;
    parse_type_annotations(parser, &annotations, &flags);
    TypeParameter *parameter = NEW_NODE(parser, TYPE_PARAMETER, TypeParameter, peek(parser)->span);
    parameter->annotations = annotations;
    parameter->name = expect_name(parser, NULL);
    if (accept(parser, TOKEN_EXTENDS)) {
        do {
            Node *bound = parse_type(parser);
            vector_push(parser->arena, &parameter->bounds, bound);
        } while (accept(parser, TOKEN_BIT_AND));
    }
    parameter->node.span = span_from(parser, begin);
    parameter->node.flags |= flags;
    return &parameter->node;
}

void parse_type_parameters(Parser *parser, NodeList *list) {
    const Token *open = expect_open(parser, TOKEN_LESS);
    do {
        Node *parameter = parse_type_parameter(parser);
        vector_push(parser->arena, list, parameter);
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_GREATER, open);
}
