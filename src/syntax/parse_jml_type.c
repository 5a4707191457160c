// JML clauses of types and fields: invariants and their kin, represents, accessible of a class,
// groups of fields.
#include "syntax/parse_jml.h"

// ---- Behind fields

static Node *parse_field_group(Parser *parser) {
    JmlItem item = jml_item(parser);
    JmlKeyword keyword = at_jml_keyword(parser);
    advance(parser);
    FieldGroup *group = JML_NEW(parser, FIELD_GROUP, FieldGroup, item.begin);
    group->keyword = keyword;
    if (keyword == JML_MAPS) {
        group->member = parse_location(parser);
        if (at_jml_keyword(parser) == JML_INTO)
            advance(parser);
        else
            error_expected(parser, "'\\into'");
    }
    parse_locations(parser, &group->groups);
    return end_jml_item(parser, item, &group->node);
}

static void parse_field_group_list(Parser *parser, NodeList *groups) {
    while (jml_place(at_jml_keyword(parser)) == JML_PLACE_FIELD) {
        Node *group = parse_field_group(parser);
        if (group)
            vector_push(parser->arena, groups, group);
    }
}

void parse_jml_field_groups(Parser *parser, NodeList *groups) {
    if (parser->in_jml) {
        parse_field_group_list(parser, groups);
        return;
    }
    if (!at(parser, TOKEN_JML_BEGIN) ||
        jml_place(token_jml_keyword(peek_at(parser, 1))) != JML_PLACE_FIELD)
        return;
    uint32_t end = open_stretch(parser);
    parse_field_group_list(parser, groups);
    if (parser->at < end)
        split_stretch(parser);
    else
        close_stretch(parser, end);
}

// ---- Type clauses

// `represents footprint = size, elements, elements[*];` lists locations: at least a comma, a star
// or a range is not part of an expression.
static bool at_location_list(const Parser *parser) {
    bool is_list = false;
    uint32_t depth = 0;
    for (uint32_t i = 0;; i++) {
        TokenKind kind = peek_at(parser, i)->kind;
        if (kind == TOKEN_SEMICOLON || kind == TOKEN_END_OF_FILE || kind == TOKEN_JML_END)
            return is_list;
        bool opens = kind == TOKEN_LEFT_PAREN || kind == TOKEN_LEFT_BRACKET;
        depth += opens;
        depth -= depth && (kind == TOKEN_RIGHT_PAREN || kind == TOKEN_RIGHT_BRACKET);
        TokenKind before = i ? peek_at(parser, i - 1)->kind : TOKEN_ERROR;
        is_list |= (kind == TOKEN_COMMA && !depth) ||
                   (kind == TOKEN_STAR && (before == TOKEN_DOT || before == TOKEN_LEFT_BRACKET)) ||
                   kind == TOKEN_DOT_DOT;
        if (!depth && (kind == TOKEN_LESS || kind == TOKEN_QUESTION))
            return false;
    }
}

static Node *parse_location_list(Parser *parser) {
    JmlFunction *all = JML_NEW(parser, JML_FUNCTION, JmlFunction, peek(parser)->span.begin);
    all->keyword = JML_STOREREF;
    parse_locations(parser, &all->arguments);
    all->node.span = span_from(parser, all->node.span.begin);
    return &all->node;
}

static Node *parse_represents(Parser *parser, JmlItem item, Node *modifiers) {
    advance(parser);
    Represents *represents = JML_NEW(parser, REPRESENTS, Represents, item.begin);
    represents->modifiers = modifiers;
    represents->location = parse_location(parser);
    if (at_jml_keyword(parser) == JML_SUCH_THAT) {
        advance(parser);
        represents->is_relation = true;
    } else if (!accept(parser, TOKEN_ASSIGN) && !accept(parser, TOKEN_LEFT_ARROW)) {
        error_expected(parser, "'=', '<-' or '\\such_that'");
    }
    represents->expression = !represents->is_relation && at_location_list(parser)
                                 ? parse_location_list(parser)
                                 : parse_expression(parser);
    return end_jml_item(parser, item, &represents->node);
}

void note_ignored_clause(Parser *parser, Span span) {
    Informal *place = NODE_NEW(parser->arena, INFORMAL, Informal, span);
    vector_push(parser->arena, &parser->ignored_clauses, &place->node);
}

static void skip_unsupported(Parser *parser, JmlItem item, Span span, const char *what) {
    note_ignored_clause(parser, span);
    diag_warning(parser->diagnostics, span, "'%s' is not supported; ignored", what);
    skip_jml_item(parser, item);
}

// `m`, `C.m`, `new C(int)`, with the types of its parameters or without
static Node *parse_method_name(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    MethodName *method = JML_NEW(parser, METHOD_NAME, MethodName, begin);
    accept(parser, TOKEN_NEW);
    while ((at(parser, TOKEN_THIS) || at(parser, TOKEN_IDENTIFIER)) &&
           peek_at(parser, 1)->kind == TOKEN_DOT) {
        advance(parser);
        advance(parser);
    }
    if (!at(parser, TOKEN_IDENTIFIER)) {
        error_expected(parser, "name of a method");
        return NULL;
    }
    method->name = advance(parser)->name;
    const Token *open = peek(parser);
    method->has_parameters = accept(parser, TOKEN_LEFT_PAREN);
    while (method->has_parameters && !at(parser, TOKEN_RIGHT_PAREN)) {
        Node *type = parse_type(parser);
        vector_push(parser->arena, &method->parameters, type);
        if (!accept(parser, TOKEN_COMMA))
            break;
    }
    if (method->has_parameters)
        expect_close(parser, TOKEN_RIGHT_PAREN, open);
    method->node.span = span_from(parser, begin);
    return &method->node;
}

static void parse_method_names(Parser *parser, NodeList *methods) {
    do {
        Node *method = parse_method_name(parser);
        if (method)
            vector_push(parser->arena, methods, method);
    } while (accept(parser, TOKEN_COMMA));
}

Node *parse_type_clause(Parser *parser, JmlItem item, Node *modifiers) {
    JmlKeyword keyword = at_jml_keyword(parser);
    const Token *word = peek(parser);
    if (keyword == JML_REPRESENTS)
        return parse_represents(parser, item, modifiers);
    advance(parser);
    if (keyword == JML_MONITORS_FOR) {
        diag_warning(parser->diagnostics, word->span,
                     "'monitors_for' is not checked: Jury looks at one thread");
        skip_jml_item(parser, item);
        return NULL;
    }
    if (keyword == JML_READABLE || keyword == JML_WRITABLE) {
        skip_unsupported(parser, item, word->span, word->name->text);
        return NULL;
    }
    TypeClause *clause = JML_NEW(parser, TYPE_CLAUSE, TypeClause, item.begin);
    clause->keyword = keyword;
    clause->modifiers = modifiers;
    skip_entity_name(parser);
    clause->expression = parse_expression(parser);
    if (keyword == JML_CONSTRAINT && accept(parser, TOKEN_FOR))
        parse_method_names(parser, &clause->methods);
    return end_jml_item(parser, item, &clause->node);
}

// `accessible \inv: footprint;`, `accessible f: footprint \measured_by n;` of a class say what
// invariants and model fields read. The measure is for proofs by induction, which nobody makes
// here.
bool at_class_accessible(const Parser *parser) {
    const Token *next = peek_at(parser, 1);
    return at_jml_keyword(parser) == JML_ACCESSIBLE &&
           (next->kind == TOKEN_IDENTIFIER || next->kind == TOKEN_JML_WORD) &&
           peek_at(parser, 2)->kind == TOKEN_COLON;
}

// As a clause with the function of what is read and the locations.
Node *parse_class_accessible(Parser *parser, JmlItem item, Node *modifiers) {
    TypeClause *clause = JML_NEW(parser, TYPE_CLAUSE, TypeClause, item.begin);
    clause->keyword = JML_ACCESSIBLE;
    clause->modifiers = modifiers;
    advance(parser);
    JmlFunction *reads = JML_NEW(parser, JML_FUNCTION, JmlFunction, peek(parser)->span.begin);
    reads->keyword = JML_ACCESSIBLE;
    vector_push(parser->arena, &reads->arguments, parse_primary(parser));
    expect(parser, TOKEN_COLON);
    parse_locations(parser, &reads->arguments);
    reads->node.span = span_from(parser, reads->node.span.begin);
    clause->expression = &reads->node;
    if (at_jml_keyword(parser) == JML_MEASURED_BY) {
        advance(parser);
        parse_expression(parser);
    }
    return end_jml_item(parser, item, &clause->node);
}
