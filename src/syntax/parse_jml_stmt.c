// JML among statements: assertions, ghost locals, loop specifications, block contracts.
#include "syntax/parse_jml.h"

#include <string.h>

// ---- Statements

static bool takes_message(JmlKeyword keyword) {
    return keyword == JML_ASSERT || keyword == JML_ASSUME || keyword == JML_CHECK;
}

static bool stands_alone(JmlKeyword keyword) {
    return keyword == JML_UNREACHABLE || keyword == JML_REACHABLE || keyword == JML_HALT;
}

// `show a, b;` is for people who read counterexamples: like `debug`, it has no effect.
static Node *parse_shown(Parser *parser, JmlItem item, JmlStatement *statement) {
    statement->keyword = JML_DEBUG;
    do
        statement->condition = parse_expression(parser);
    while (accept(parser, TOKEN_COMMA));
    return end_jml_item(parser, item, &statement->node);
}

// `split;` and `split a > b;` tell a prover to look at cases one by one: no effect, either.
static Node *parse_split(Parser *parser, JmlItem item, JmlStatement *statement) {
    statement->keyword = JML_DEBUG;
    if (!at(parser, TOKEN_SEMICOLON))
        statement->condition = parse_expression(parser);
    return end_jml_item(parser, item, &statement->node);
}

// `\\by auto;`, `\\by lemma(x);`, `\\by { … }` tell a prover how to go about it, and say nothing of
// the program. Behind braces there need be no ';'.
static bool skip_proof(Parser *parser) {
    if (!at(parser, TOKEN_JML_WORD) || strcmp(peek(parser)->name->text, "\\by") != 0)
        return false;
    advance(parser);
    bool has_braces = at(parser, TOKEN_LEFT_BRACE);
    uint32_t depth = 0;
    while (!at(parser, TOKEN_JML_END) && !at(parser, TOKEN_END_OF_FILE)) {
        if (!depth && at(parser, TOKEN_SEMICOLON))
            return false;
        TokenKind kind = advance(parser)->kind;
        depth += kind == TOKEN_LEFT_BRACE;
        depth -= kind == TOKEN_RIGHT_BRACE && depth;
        if (has_braces && !depth)
            return !at(parser, TOKEN_SEMICOLON);
    }
    return false;
}

static Node *parse_jml_statement(Parser *parser) {
    JmlItem item = jml_item(parser);
    JmlStatement *statement = JML_NEW(parser, JML_STATEMENT, JmlStatement, item.begin);
    statement->keyword = at_jml_keyword(parser);
    advance(parser);
    bool has_end = at(parser, TOKEN_JML_END) || starts_jml_item(peek(parser));
    if (stands_alone(statement->keyword) && has_end) { // the ';' may be missing
        statement->node.span = span_from(parser, item.begin);
        return &statement->node;
    }
    if (stands_alone(statement->keyword))
        return end_jml_item(parser, item, &statement->node);
    if (statement->keyword == JML_HAVOC) {
        parse_locations(parser, &statement->locations);
        return end_jml_item(parser, item, &statement->node);
    }
    if (statement->keyword == JML_SHOW)
        return parse_shown(parser, item, statement);
    if (statement->keyword == JML_SPLIT)
        return parse_split(parser, item, statement);
    skip_entity_name(parser);
    statement->condition = parse_expression(parser);
    if (takes_message(statement->keyword) && accept(parser, TOKEN_COLON))
        statement->message = parse_expression(parser);
    if (takes_message(statement->keyword) && skip_proof(parser)) {
        statement->node.span = span_from(parser, item.begin);
        parser->has_jml = true;
        return &statement->node;
    }
    return end_jml_item(parser, item, &statement->node);
}

// `ghost int x = 0, y;` behind its modifiers
static Node *parse_ghost_local(Parser *parser, JmlItem item, Node *modifiers) {
    Local *local = JML_NEW(parser, LOCAL, Local, item.begin);
    Node *type = parse_local_type(parser);
    parse_variable_declarators(parser, modifiers, type, &local->variables);
    return end_jml_item(parser, item, &local->node);
}

// What is not known may say anything of the executions that come here.
static void push_unknown(Parser *parser, NodeList *list) {
    Node *condition = skip_unknown_item(parser);
    JmlStatement *statement = NEW_NODE(parser, JML_STATEMENT, JmlStatement, condition->span);
    statement->keyword = JML_ASSERT;
    statement->condition = condition;
    vector_push(parser->arena, list, &statement->node);
}

// ---- In front of loops

static Node *parse_loop_clause(Parser *parser) {
    JmlKeyword keyword = at_jml_keyword(parser);
    if (keyword == JML_LOOP_INVARIANT_FREE)
        warn_believed(parser, peek(parser)->span);
    return keyword == JML_LOOP_ASSIGNABLE || keyword == JML_ASSIGNABLE
               ? parse_locations_clause(parser, JML_LOOP_ASSIGNABLE)
               : parse_expression_clause(parser);
}

// Does a loop stand at token `index`, behind labels and further JML? Both are few, or it is none.
static bool is_loop_at(const Parser *parser, uint32_t index) {
    enum { MOST_IN_FRONT = 100 };
    for (uint32_t i = 0; i < MOST_IN_FRONT; i++) {
        const Token *token = &parser->tokens[index];
        if (token->kind == TOKEN_IDENTIFIER && token[1].kind == TOKEN_COLON) {
            index += 2;
        } else if (token->kind == TOKEN_JML_BEGIN) {
            while (parser->tokens[index].kind != TOKEN_JML_END &&
                   parser->tokens[index].kind != TOKEN_END_OF_FILE)
                index++;
            index += parser->tokens[index].kind == TOKEN_JML_END;
        } else {
            return token->kind == TOKEN_FOR || token->kind == TOKEN_WHILE ||
                   token->kind == TOKEN_DO;
        }
    }
    return false;
}

// Does `assignable` in this stretch, which ends at `end`, speak of a loop?
static bool belongs_to_loop(const Parser *parser, uint32_t end) {
    for (uint32_t i = parser->at; i < end; i++)
        if (jml_place(token_jml_keyword(&parser->tokens[i])) == JML_PLACE_LOOP)
            return true;
    return is_loop_at(parser, end + 1);
}

// ---- Stretches among statements

typedef struct Statements {
    NodeList *list;
    NodeList *loop_clauses;
    Node *specification; // of the statement that follows, or none
    Node *group;         // the statements from `begin` to `end`, or none
    bool is_loop;        // `assignable` belongs to a loop
    uint32_t start;      // first token of the stretch
    uint32_t end;        // its JML_END
} Statements;

static void push_some(Parser *parser, NodeList *list, Node *node) {
    if (node)
        vector_push(parser->arena, list, node);
}

// Modifiers at the end of a stretch are those of a Java local: they are left for the Java parser,
// which has seen already that there is none behind a stretch of nothing but modifiers.
// False when the stretch does not end behind the modifiers.
static bool end_with_modifiers(Parser *parser, const Statements *statements, JmlItem item,
                               const Node *modifiers) {
    uint32_t behind = parser->at + at(parser, TOKEN_SEMICOLON);
    if (!modifiers || behind != statements->end)
        return false;
    if (item.start == statements->start) {
        diag_error(parser->diagnostics, modifiers->span,
                   "modifiers are not followed by a declaration");
        parser->at = behind;
    } else {
        parser->at = item.start;
        split_stretch(parser);
    }
    return true;
}

// `begin` … `end`: the statements between are what the specification in front is about. Both are
// annotations of their own.
static Node *parse_group(Parser *parser, uint32_t end) {
    const Token *begin = advance(parser);
    accept(parser, TOKEN_SEMICOLON);
    if (parser->at < end)
        split_stretch(parser);
    else
        close_stretch(parser, end);
    Block *block = NEW_NODE(parser, BLOCK, Block, begin->span);
    if (!enter(parser))
        return &block->node;
    parser->open_groups++;
    while (!at_block_end(parser) && !at_group_end(parser)) {
        uint32_t start = parser->at;
        parse_statement_into(parser, &block->statements);
        recover_statement(parser, start);
    }
    parser->open_groups--;
    leave(parser);
    if (!at_group_end(parser)) {
        diag_error(parser->diagnostics, begin->span, "'begin' without 'end'");
        return &block->node;
    }
    uint32_t last = open_stretch(parser);
    advance(parser);
    accept(parser, TOKEN_SEMICOLON);
    block->node.span = span_from(parser, begin->span.begin);
    if (parser->at < last)
        split_stretch(parser);
    else
        close_stretch(parser, last);
    return &block->node;
}

static void parse_statement_item(Parser *parser, Statements *statements) {
    JmlItem item = jml_item(parser);
    Node *modifiers = parse_modifiers_in_jml(parser);
    if (end_with_modifiers(parser, statements, item, modifiers))
        return;
    JmlKeyword keyword = at_jml_keyword(parser);
    JmlPlace place = jml_place(keyword);
    if (ast_modifiers(modifiers) & MODIFIER_GHOST) {
        push_some(parser, statements->list, parse_ghost_local(parser, item, modifiers));
    } else if (keyword == JML_BEGIN_GROUP && !statements->group) {
        statements->group = parse_group(parser, statements->end);
    } else if (keyword == JML_END_GROUP && parser->open_groups && item.start > statements->start) {
        split_stretch(parser); // for parse_group to find
    } else if (keyword == JML_END_GROUP) {
        diag_error(parser->diagnostics, advance(parser)->span, "'end' without 'begin'");
        accept(parser, TOKEN_SEMICOLON);
    } else if (keyword == JML_REFINING) {
        advance(parser);
        if (!at_specification(parser))
            error_expected(parser, "specification");
    } else if (place == JML_PLACE_STATEMENT) {
        push_some(parser, statements->list, parse_jml_statement(parser));
    } else if (place == JML_PLACE_LOOP || (keyword == JML_ASSIGNABLE && statements->is_loop)) {
        push_some(parser, statements->loop_clauses, parse_loop_clause(parser));
    } else if (at_specification(parser)) {
        parse_specification(parser, &statements->specification, modifiers);
    } else if (place == JML_PLACE_TYPE || place == JML_PLACE_FIELD) {
        skip_misplaced_item(parser, keyword);
    } else if (!accept(parser, TOKEN_SEMICOLON)) {
        push_unknown(parser, statements->list);
    }
}

static void check_loop_follows(Parser *parser, NodeList *loop_clauses) {
    if (!loop_clauses->count || is_loop_at(parser, parser->at))
        return;
    Node *first = loop_clauses->items[0];
    JmlKeyword keyword = first->kind == NODE_LOCATIONS_CLAUSE ? as_LocationsClause(first)->keyword
                                                              : as_ExpressionClause(first)->keyword;
    diag_error(parser->diagnostics, first->span, "'%s' belongs in front of a loop",
               ast_keyword_text(keyword));
    *loop_clauses = (NodeList){0};
}

static void parse_stretch(Parser *parser, Statements *statements) {
    statements->end = open_stretch(parser);
    statements->start = parser->at;
    statements->is_loop = belongs_to_loop(parser, statements->end);
    while (parser->in_jml && parser->at < statements->end) {
        uint32_t before = parser->at;
        parse_statement_item(parser, statements);
        if (parser->at == before)
            push_unknown(parser, statements->list);
    }
    if (parser->in_jml)
        close_stretch(parser, statements->end);
}

// In a body that is itself JML, its words are words of Java's too: `set = 3;`, `check(x);`.
bool at_jml_statement(const Parser *parser) {
    JmlKeyword keyword = at_jml_keyword(parser);
    JmlPlace place = jml_place(keyword);
    if (!parser->in_jml || (place != JML_PLACE_STATEMENT && place != JML_PLACE_LOOP))
        return false;
    switch (peek_at(parser, 1)->kind) {
    case TOKEN_LEFT_PAREN: return place == JML_PLACE_LOOP || takes_message(keyword);
    case TOKEN_SEMICOLON: return stands_alone(keyword);
    case TOKEN_IDENTIFIER:
    case TOKEN_JML_WORD:
    case TOKEN_INFORMAL:
    case TOKEN_THIS:
    case TOKEN_SUPER:
    case TOKEN_NEW:
    case TOKEN_NOT:
    case TOKEN_MINUS:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
    case TOKEN_INTEGER: return true;
    default: return false;
    }
}

bool at_group_end(const Parser *parser) {
    return at(parser, TOKEN_JML_BEGIN) && !parser->in_jml &&
           token_jml_keyword(&parser->tokens[parser->at + 1]) == JML_END_GROUP;
}

bool at_group_begin(const Parser *parser) {
    return at(parser, TOKEN_JML_BEGIN) && !parser->in_jml &&
           token_jml_keyword(&parser->tokens[parser->at + 1]) == JML_BEGIN_GROUP;
}

void parse_jml_statements(Parser *parser, NodeList *list, NodeList *loop_clauses,
                          Node **block_contract, Node **group) {
    Statements statements = {.list = list, .loop_clauses = loop_clauses};
    if (parser->in_jml) {
        while (at_jml_statement(parser))
            parse_statement_item(parser, &statements);
    } else {
        parse_stretch(parser, &statements);
    }
    check_loop_follows(parser, loop_clauses);
    if (statements.specification)
        *block_contract = statements.specification;
    if (statements.group)
        *group = statements.group;
}
