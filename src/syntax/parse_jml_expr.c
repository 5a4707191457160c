// JML in expressions: \result, \old, quantifiers, \reach and the like; lists of locations.
#include "syntax/parse_jml.h"

// ---- Unknown words

bool at_unknown_word(const Parser *parser) {
    return at(parser, TOKEN_JML_WORD) && !at_jml_keyword(parser);
}

// The rest up to the ')' that closes what is open, or to where the annotation ends.
static void skip_to_close(Parser *parser) {
    uint32_t open = 0;
    while (!at(parser, TOKEN_JML_END) && !at(parser, TOKEN_END_OF_FILE)) {
        if (at(parser, TOKEN_LEFT_PAREN))
            open++;
        if (at(parser, TOKEN_RIGHT_PAREN) && open-- == 0)
            return;
        advance(parser);
    }
}

static void skip_to_semicolon(Parser *parser) {
    while (!at(parser, TOKEN_JML_END) && !at(parser, TOKEN_END_OF_FILE) &&
           !at(parser, TOKEN_SEMICOLON) && !at(parser, TOKEN_RIGHT_PAREN))
        advance(parser);
}

// `\foo`, `\foo(a, b)` and, where `is_quantifier`, `\foo int i; range; body`: nothing is known of
// it.
static Node *parse_unknown(Parser *parser, Position begin, bool is_quantifier) {
    const Token *word = advance(parser);
    diag_warning(parser->diagnostics, word->span,
                 "unknown JML expression '%s'; its clause cannot be checked", word->name->text);
    if (is_quantifier) {
        skip_to_close(parser);
    } else if (at(parser, TOKEN_LEFT_PAREN)) {
        const Token *open = advance(parser);
        skip_to_close(parser);
        expect_close(parser, TOKEN_RIGHT_PAREN, open);
    } else if (at(parser, TOKEN_IDENTIFIER) || at(parser, TOKEN_INT)) {
        skip_to_semicolon(parser);
    }
    Node *result = unsupported_expression(parser, span_from(parser, begin), word->name->text);
    result->span = word->span;
    return result;
}

// ---- Quantifiers

// `begin` is where the text of the variable begins: the first one's with its modifiers and type.
static Node *parse_bound_variable(Parser *parser, Position begin, Node *modifiers, Node *type) {
    VariableDeclaration *variable = JML_NEW(parser, VARIABLE, VariableDeclaration, begin);
    variable->modifiers = modifiers;
    variable->name = expect_identifier(parser, &variable->name_at);
    if (!variable->name)
        return NULL;
    variable->declared_type = parse_array_dimensions(parser, type);
    variable->node.span = span_from(parser, begin);
    return &variable->node;
}

static bool parse_bound_variables(Parser *parser, NodeList *list) {
    Position begin = peek(parser)->span.begin;
    Node *modifiers = parse_modifiers_in_jml(parser);
    Node *type = parse_local_type(parser);
    do {
        Node *variable = parse_bound_variable(parser, begin, modifiers, type);
        if (!variable)
            return false;
        vector_push(parser->arena, list, variable);
        begin = peek_at(parser, 1)->span.begin;
    } while (accept(parser, TOKEN_COMMA));
    return expect(parser, TOKEN_SEMICOLON);
}

// At the ';' behind the first expression of a quantifier: does a second one follow? Without
// parentheses, the ';' may as well end the clause.
static bool at_quantifier_body(const Parser *parser, bool has_parentheses) {
    const Token *next = peek_at(parser, 1);
    return at(parser, TOKEN_SEMICOLON) &&
           (has_parentheses || (next->kind != TOKEN_JML_END && !starts_jml_item(next)));
}

static Node *new_comparison(Parser *parser, Operator operator, Node * left, Node *right) {
    Binary *binary = NEW_NODE(parser, BINARY, Binary, span_join(left->span, right->span));
    binary->operator= operator;
    binary->left = left;
    binary->right = right;
    return &binary->node;
}

static Node *bound_name(Parser *parser, Node *variable) {
    NameExpression *name = NEW_NODE(parser, NAME, NameExpression, variable->span);
    name->name = as_VariableDeclaration(variable)->name;
    return &name->node;
}

// KeY: `\bsum int i; from; to; body` is `\sum int i; from <= i && i < to; body`.
static Node *parse_bounded(Parser *parser, Quantified *quantified, Position begin) {
    Node *from = parse_expression(parser);
    if (!expect(parser, TOKEN_SEMICOLON))
        return NULL;
    Node *to = parse_expression(parser);
    if (!expect(parser, TOKEN_SEMICOLON))
        return NULL;
    Node *variable = quantified->variables.items[0];
    Node *above = new_comparison(parser, OPERATOR_LESS_EQUAL, from, bound_name(parser, variable));
    Node *below = new_comparison(parser, OPERATOR_LESS, bound_name(parser, variable), to);
    quantified->range = new_comparison(parser, OPERATOR_AND, above, below);
    quantified->range->span = span_join(from->span, to->span);
    quantified->body = parse_expression(parser);
    quantified->node.span = span_from(parser, begin);
    return &quantified->node;
}

// Behind the body, `: a[i], b[i]` tells a solver where to look; nothing depends on it.
static void skip_triggers(Parser *parser) {
    if (!accept(parser, TOKEN_COLON))
        return;
    do
        parse_expression(parser);
    while (accept(parser, TOKEN_COMMA));
}

static JmlKeyword without_bounds(JmlKeyword keyword) {
    return keyword == JML_BSUM ? JML_SUM : keyword == JML_BPROD ? JML_PRODUCT : keyword;
}

static void parse_range_and_body(Parser *parser, Quantified *quantified, bool has_parentheses) {
    bool has_range = !accept(parser, TOKEN_SEMICOLON);
    quantified->body = parse_expression(parser);
    if (has_range && at_quantifier_body(parser, has_parentheses)) {
        advance(parser);
        quantified->range = quantified->body;
        quantified->body = parse_expression(parser);
    }
}

// `\forall T x; range; body`, `\forall T x; ; body`, `\forall T x; body`
static Node *parse_quantified(Parser *parser, Position begin) {
    Quantified *quantified = JML_NEW(parser, QUANTIFIED, Quantified, begin);
    bool has_parentheses = begin != peek(parser)->span.begin;
    JmlKeyword keyword = at_jml_keyword(parser);
    quantified->keyword = without_bounds(keyword);
    advance(parser);
    if (!parse_bound_variables(parser, &quantified->variables))
        return NULL;
    if (keyword == JML_BSUM || keyword == JML_BPROD || keyword == JML_SEQ_DEF)
        return parse_bounded(parser, quantified, begin);
    parse_range_and_body(parser, quantified, has_parentheses);
    skip_triggers(parser);
    quantified->node.span = span_from(parser, begin);
    return &quantified->node;
}

// `\let int x = e, y = f; body`
static Node *parse_let(Parser *parser, Position begin) {
    Let *let = JML_NEW(parser, LET, Let, begin);
    advance(parser);
    do {
        Node *modifiers = parse_modifiers_in_jml(parser);
        Node *type = parse_local_type(parser);
        parse_variable_declarators(parser, modifiers, type, &let->variables);
        if (!expect(parser, TOKEN_SEMICOLON))
            return NULL;
    } while (skip_type(parser, parser->at) &&
             kind_at(parser, skip_type(parser, parser->at)) == TOKEN_IDENTIFIER);
    let->body = parse_expression(parser);
    let->node.span = span_from(parser, begin);
    return &let->node;
}

static bool is_quantifier(JmlKeyword keyword) {
    return keyword == JML_FORALL || keyword == JML_EXISTS || keyword == JML_SUM ||
           keyword == JML_PRODUCT || keyword == JML_MIN || keyword == JML_MAX ||
           keyword == JML_NUM_OF || (keyword >= JML_BSUM && keyword <= JML_SEQ_DEF);
}

// ---- Labels

static bool is_label(JmlKeyword keyword) {
    return keyword == JML_LBL || keyword == JML_LBLPOS || keyword == JML_LBLNEG;
}

// `\lbl name e` or `\lbl(name, e)`
static Node *parse_labeled(Parser *parser, Position begin) {
    LabeledExpression *labeled = JML_NEW(parser, LABELED_EXPRESSION, LabeledExpression, begin);
    labeled->keyword = at_jml_keyword(parser);
    advance(parser);
    const Token *open = at(parser, TOKEN_LEFT_PAREN) ? advance(parser) : NULL;
    labeled->label = expect_identifier(parser, NULL);
    if (!labeled->label || (open && !expect(parser, TOKEN_COMMA)))
        return NULL;
    labeled->expression = parse_expression(parser);
    if (open && !expect_close(parser, TOKEN_RIGHT_PAREN, open))
        return NULL;
    labeled->node.span = span_from(parser, begin);
    return &labeled->node;
}

// ---- Functions

// At a word that takes arguments: takes it and the '(', or returns NULL after an error.
static const Token *open_arguments(Parser *parser) {
    advance(parser);
    const Token *open = peek(parser);
    return expect(parser, TOKEN_LEFT_PAREN) ? open : NULL;
}

// Behind the arguments: sets the end of `node`, which is NULL after an error.
static Node *close_arguments(Parser *parser, const Token *open, Node *node) {
    if (!expect_close(parser, TOKEN_RIGHT_PAREN, open))
        return NULL;
    node->span = span_from(parser, node->span.begin);
    return node;
}

// `\infinite_union(int i; range; locations)`, as KeY has it
static Node *parse_union(Parser *parser) {
    Quantified *all = JML_NEW(parser, QUANTIFIED, Quantified, peek(parser)->span.begin);
    all->keyword = JML_INFINITE_UNION;
    const Token *open = open_arguments(parser);
    if (!open || !parse_bound_variables(parser, &all->variables))
        return NULL;
    parse_range_and_body(parser, all, true);
    return close_arguments(parser, open, &all->node);
}

// `\old(e)`, `\old(e, label)`, `\pre(e)`
static Node *parse_old(Parser *parser) {
    Old *old = JML_NEW(parser, OLD, Old, peek(parser)->span.begin);
    old->keyword = at_jml_keyword(parser);
    const Token *open = open_arguments(parser);
    if (!open)
        return NULL;
    old->expression = parse_expression(parser);
    if (old->keyword == JML_OLD && accept(parser, TOKEN_COMMA))
        old->label = expect_identifier(parser, NULL);
    return close_arguments(parser, open, &old->node);
}

static Node *parse_type_or_void(Parser *parser) {
    if (!at(parser, TOKEN_VOID))
        return parse_type(parser);
    PrimitiveType *type = NEW_NODE(parser, PRIMITIVE_TYPE, PrimitiveType, advance(parser)->span);
    type->primitive = PRIMITIVE_VOID;
    return &type->node;
}

// `\type(T)`
static Node *parse_type_expression(Parser *parser) {
    JmlType *result = JML_NEW(parser, JML_TYPE, JmlType, peek(parser)->span.begin);
    const Token *open = open_arguments(parser);
    if (!open)
        return NULL;
    result->named_type = parse_type_or_void(parser);
    return close_arguments(parser, open, &result->node);
}

// `left + right` or `left, right`
static void parse_reach_fields(Parser *parser, NodeList *fields) {
    do {
        NameExpression *field = NEW_NODE(parser, NAME, NameExpression, peek(parser)->span);
        field->name = expect_identifier(parser, NULL);
        if (!field->name)
            return;
        vector_push(parser->arena, fields, &field->node);
    } while (accept(parser, TOKEN_COMMA) || accept(parser, TOKEN_PLUS));
}

// `\reach(x)`, `\reach(x, T)`, `\reach(x, T, left + right)`
static Node *parse_reach(Parser *parser) {
    Reach *reach = JML_NEW(parser, REACH, Reach, peek(parser)->span.begin);
    const Token *open = open_arguments(parser);
    if (!open)
        return NULL;
    reach->root = parse_expression(parser);
    if (accept(parser, TOKEN_COMMA)) {
        reach->object_type = parse_type(parser);
        if (accept(parser, TOKEN_COMMA))
            parse_reach_fields(parser, &reach->fields);
    }
    return close_arguments(parser, open, &reach->node);
}

static bool takes_locations(JmlKeyword keyword) {
    return (keyword >= JML_SINGLETON && keyword <= JML_NEW_ELEMS_FRESH) ||
           keyword == JML_NOT_MODIFIED || keyword == JML_NOT_ASSIGNED ||
           keyword == JML_ONLY_ASSIGNED || keyword == JML_ONLY_ACCESSED ||
           keyword == JML_ONLY_CALLED || keyword == JML_ONLY_CAPTURED;
}

static bool takes_type(JmlKeyword keyword) {
    return keyword == JML_STATIC_INVARIANT_FOR || keyword == JML_IS_INITIALIZED;
}

static bool takes_expressions(JmlKeyword keyword) {
    return (keyword >= JML_SEQ_SINGLETON && keyword <= JML_IN_DOMAIN) || keyword == JML_ERASURE ||
           keyword == JML_DISTINCT || keyword == JML_ALL_FIELDS_OF || keyword == JML_FRESH ||
           keyword == JML_NONNULLELEMENTS || keyword == JML_TYPEOF || keyword == JML_ELEMTYPE ||
           keyword == JML_INVARIANT_FOR || keyword == JML_MAX || keyword == JML_DURATION_OF ||
           keyword == JML_SPACE || keyword == JML_WORKING_SPACE_OF || keyword == JML_JAVA_MATH ||
           keyword == JML_SAFE_MATH || keyword == JML_BIGINT_MATH;
}

static Node *parse_function_argument(Parser *parser, JmlKeyword keyword) {
    if (takes_type(keyword))
        return parse_type(parser);
    return takes_locations(keyword) ? parse_location(parser) : parse_expression(parser);
}

static Node *parse_function(Parser *parser) {
    JmlFunction *function = JML_NEW(parser, JML_FUNCTION, JmlFunction, peek(parser)->span.begin);
    function->keyword = at_jml_keyword(parser);
    if (function->keyword == JML_LOCSET) // `\locset(x, a[*])`, as a value
        function->keyword = JML_STOREREF;
    if (function->keyword == JML_INVARIANT_FOR && peek_at(parser, 1)->kind != TOKEN_LEFT_PAREN) {
        // `\inv`: the invariant of this object
        function->node.span = advance(parser)->span;
        Node *object = &NEW_NODE(parser, THIS, This, function->node.span)->node;
        vector_push(parser->arena, &function->arguments, object);
        return &function->node;
    }
    const Token *open = open_arguments(parser);
    if (!open)
        return NULL;
    bool is_more = !at(parser, TOKEN_RIGHT_PAREN);
    while (is_more) {
        Node *argument = parse_function_argument(parser, function->keyword);
        vector_push(parser->arena, &function->arguments, argument);
        is_more = accept(parser, TOKEN_COMMA);
    }
    return close_arguments(parser, open, &function->node);
}

bool at_invariant_word(const Parser *parser) {
    return at_jml_keyword(parser) == JML_INVARIANT_FOR;
}

// Behind `o.`: `\inv`
Node *parse_invariant_of(Parser *parser, Node *object) {
    JmlFunction *function = JML_NEW(parser, JML_FUNCTION, JmlFunction, object->span.begin);
    function->keyword = JML_INVARIANT_FOR;
    advance(parser);
    vector_push(parser->arena, &function->arguments, object);
    function->node.span = span_from(parser, object->span.begin);
    return &function->node;
}

// ---- Atoms

static bool is_atom(JmlKeyword keyword) {
    return keyword == JML_RESULT || keyword == JML_EXCEPTION || keyword == JML_LOCKSET ||
           keyword == JML_SAME || keyword == JML_NOTHING || keyword == JML_STRICTLY_NOTHING ||
           keyword == JML_EVERYTHING || keyword == JML_NOT_SPECIFIED || keyword == JML_INDEX ||
           keyword == JML_VALUES || keyword == JML_EMPTY || keyword == JML_SEQ_EMPTY ||
           keyword == JML_MAP_EMPTY;
}

static Node *parse_atom(Parser *parser) {
    JmlAtom *atom = NEW_NODE(parser, JML_ATOM, JmlAtom, peek(parser)->span);
    atom->keyword = at_jml_keyword(parser);
    advance(parser);
    return &atom->node;
}

// ---- Primaries

static bool is_value_word(JmlKeyword keyword) {
    return keyword == JML_SEQ || keyword == JML_MAP ||
           (keyword >= JML_VALUE_SET && keyword <= JML_VALUE_ARRAY);
}

// `\seq.<T>empty()`: the class of org.jmlspecs.lang, which every specification sees by its name
static Node *parse_value_class(Parser *parser) {
    const Token *word = advance(parser);
    NameExpression *name = NEW_NODE(parser, NAME, NameExpression, word->span);
    name->name = name_from(parser->names, word->name->text + 1);
    return &name->node;
}

// At a word with a backslash; `begin` is where it stands, or the '(' in front of it. NULL after an
// error, and for words that no expression starts with.
static Node *parse_word(Parser *parser, Position begin) {
    JmlKeyword keyword = at_jml_keyword(parser);
    if (is_value_word(keyword) && peek_at(parser, 1)->kind == TOKEN_DOT)
        return parse_value_class(parser);
    bool is_call = peek_at(parser, 1)->kind == TOKEN_LEFT_PAREN;
    if (keyword == JML_INFINITE_UNION && is_call)
        return parse_union(parser);
    if (is_quantifier(keyword) && !(keyword == JML_MAX && is_call))
        return parse_quantified(parser, begin);
    if (is_label(keyword))
        return parse_labeled(parser, begin);
    if (keyword == JML_LET)
        return parse_let(parser, begin);
    if (is_atom(keyword) && !(keyword == JML_SAME && is_call))
        return parse_atom(parser);
    if (keyword == JML_OLD || keyword == JML_PRE)
        return parse_old(parser);
    if (keyword == JML_TYPE)
        return parse_type_expression(parser);
    if (keyword == JML_REACH)
        return parse_reach(parser);
    if (takes_expressions(keyword) || takes_locations(keyword) || takes_type(keyword) ||
        (keyword == JML_LOCSET && is_call))
        return parse_function(parser);
    bool is_unknown = !keyword || keyword == JML_SAME; // `\same(x, y)` is none of the manual's
    return is_unknown ? parse_unknown(parser, begin, false) : NULL;
}

// `(\forall …)` and `(\lbl …)` are one node, parentheses included.
static Node *parse_parenthesized_word(Parser *parser) {
    JmlKeyword keyword = token_jml_keyword(peek_at(parser, 1));
    TokenKind next = peek_at(parser, 2)->kind;
    bool is_unknown = !keyword && peek_at(parser, 1)->kind == TOKEN_JML_WORD &&
                      (next == TOKEN_IDENTIFIER || next == TOKEN_INT || next == TOKEN_JML_WORD);
    if (next == TOKEN_LEFT_PAREN ||
        (!is_quantifier(keyword) && !is_label(keyword) && keyword != JML_LET && !is_unknown))
        return NULL;
    const Token *open = advance(parser);
    Node *result = is_unknown ? parse_unknown(parser, open->span.begin, true)
                              : parse_word(parser, open->span.begin);
    return result ? close_arguments(parser, open, result) : NULL;
}

// Once something was taken, an expression did start here: then it is a node even after an error.
Node *parse_jml_primary(Parser *parser) {
    uint32_t start = parser->at;
    Node *result = NULL;
    if (at(parser, TOKEN_INFORMAL))
        result = &NEW_NODE(parser, INFORMAL, Informal, advance(parser)->span)->node;
    else if (at(parser, TOKEN_JML_WORD))
        result = parse_word(parser, peek(parser)->span.begin);
    else if (at(parser, TOKEN_LEFT_PAREN))
        result = parse_parenthesized_word(parser);
    return result || parser->at == start ? result : missing_expression(parser);
}

// ---- Locations

static Node *missing_location(Parser *parser, const char *what) {
    error_expected(parser, what);
    return missing_expression(parser);
}

static Node *parse_location_start(Parser *parser) {
    const Token *token = peek(parser);
    if (accept(parser, TOKEN_THIS))
        return &NEW_NODE(parser, THIS, This, token->span)->node;
    if (accept(parser, TOKEN_SUPER))
        return &NEW_NODE(parser, SUPER, Super, token->span)->node;
    if (accept(parser, TOKEN_IDENTIFIER)) {
        NameExpression *result = NEW_NODE(parser, NAME, NameExpression, token->span);
        result->name = token->name;
        return &result->node;
    }
    if (accept(parser, TOKEN_LEFT_PAREN)) {
        Parenthesized *result = NEW_NODE(parser, PARENTHESIZED, Parenthesized, token->span);
        result->inner = parse_expression(parser);
        expect_close(parser, TOKEN_RIGHT_PAREN, token);
        result->node.span = span_from(parser, token->span.begin);
        return &result->node;
    }
    Node *result = parse_jml_primary(parser);
    return result ? result : missing_location(parser, "location");
}

// Behind the name of a method: `(int, T)` in `callable`, or the arguments of a call
static void parse_signature(Parser *parser, NodeList *list) {
    uint32_t behind = skip_type(parser, parser->at + 1);
    TokenKind kind = behind ? parser->tokens[behind].kind : TOKEN_ERROR;
    if (kind != TOKEN_COMMA && kind != TOKEN_RIGHT_PAREN) {
        parse_arguments(parser, list);
        return;
    }
    const Token *open = advance(parser);
    do {
        JmlType *type = NEW_NODE(parser, JML_TYPE, JmlType, peek(parser)->span);
        type->named_type = parse_type(parser);
        type->node.span = type->named_type->span;
        vector_push(parser->arena, list, &type->node);
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
}

static Node *parse_location_call(Parser *parser, Node *object, const Name *name, Position name_at) {
    Call *call = JML_NEW(parser, CALL, Call, object ? object->span.begin : name_at);
    call->object = object;
    call->name = name;
    call->name_at = name_at;
    parse_signature(parser, &call->arguments);
    call->node.span = span_from(parser, call->node.span.begin);
    return &call->node;
}

// Behind '.'
static Node *parse_location_member(Parser *parser, Node *object) {
    Position begin = object->span.begin;
    if (accept(parser, TOKEN_STAR)) {
        AllFields *result = JML_NEW(parser, ALL_FIELDS, AllFields, begin);
        result->object = object;
        return &result->node;
    }
    Node *qualifier = at(parser, TOKEN_THIS) ? expression_to_type(parser, object) : NULL;
    if (qualifier) {
        advance(parser);
        This *result = JML_NEW(parser, THIS, This, begin);
        result->qualifier = qualifier;
        return &result->node;
    }
    if (at_jml_keyword(parser) == JML_INVARIANT_FOR)
        return parse_invariant_of(parser, object);
    if (!at(parser, TOKEN_IDENTIFIER))
        return missing_location(parser, "field or '*'");
    Position name_at = 0;
    const Name *name = expect_identifier(parser, &name_at);
    if (at(parser, TOKEN_LEFT_PAREN))
        return parse_location_call(parser, object, name, name_at);
    FieldAccess *result = JML_NEW(parser, FIELD, FieldAccess, begin);
    result->object = object;
    result->name = name;
    result->name_at = name_at;
    return &result->node;
}

// `[i]`, `[i..j]`, `[i..]`, `[..j]`, `[*]`
static Node *parse_location_elements(Parser *parser, Node *array) {
    const Token *open = advance(parser);
    Node *from = NULL, *to = NULL;
    bool is_range = accept(parser, TOKEN_STAR);
    if (!is_range) {
        if (!at(parser, TOKEN_DOT_DOT))
            from = parse_expression(parser);
        is_range = accept(parser, TOKEN_DOT_DOT);
        if (is_range && !accept(parser, TOKEN_STAR) && !at(parser, TOKEN_RIGHT_BRACKET))
            to = parse_expression(parser);
    }
    expect_close(parser, TOKEN_RIGHT_BRACKET, open);
    if (is_range) {
        Elements *elements = JML_NEW(parser, ELEMENTS, Elements, array->span.begin);
        elements->array = array;
        elements->from = from;
        elements->to = to;
        return &elements->node;
    }
    Index *index = JML_NEW(parser, INDEX, Index, array->span.begin);
    index->array = array;
    index->index = from;
    return &index->node;
}

Node *parse_location(Parser *parser) {
    Node *location = parse_location_start(parser);
    if (location->kind == NODE_NAME && at(parser, TOKEN_LEFT_PAREN))
        location = parse_location_call(parser, NULL, as_NameExpression(location)->name,
                                       location->span.begin);
    while (location->kind != NODE_ALL_FIELDS && !is_stuck(parser)) {
        if (accept(parser, TOKEN_DOT))
            location = parse_location_member(parser, location);
        else if (at(parser, TOKEN_LEFT_BRACKET))
            location = parse_location_elements(parser, location);
        else
            break;
    }
    return location;
}

void parse_locations(Parser *parser, NodeList *list) {
    do {
        Node *location = parse_location(parser);
        vector_push(parser->arena, list, location);
    } while (accept(parser, TOKEN_COMMA));
}
