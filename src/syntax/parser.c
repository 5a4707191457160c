// Recursive descent; the functions are named after the rules of the grammar.
//
// After an error a rule returns what it has, without moving on. The parser is
// then stuck at the token of the error (is_stuck), further errors at that token
// are not reported, and the rules for statements and members skip to a place
// where they can go on.
//
// JML annotations stand between the Java tokens, from JML_BEGIN to JML_END. Where
// an annotation can only be misplaced, `advance` skips it, so that the rules of
// Java never meet one in the middle of an expression.
#include "syntax/parser.h"

#include "syntax/internal.h"
#include "syntax/lexer.h"

#include <string.h>

enum { DEEPEST_NESTING = 1500, MOST_ERRORS = 100, LONGEST_QUOTE = 40 };

// ---- Looking at tokens

uint32_t next_index(const Parser *parser, uint32_t index) {
    if (parser->tokens[index].kind == TOKEN_END_OF_FILE)
        return index;
    index++;
    if (parser->in_jml)
        return index;
    while (parser->tokens[index].kind == TOKEN_JML_BEGIN) {
        while (parser->tokens[index].kind != TOKEN_JML_END &&
               parser->tokens[index].kind != TOKEN_END_OF_FILE)
            index++;
        if (parser->tokens[index].kind == TOKEN_JML_END)
            index++;
    }
    return index;
}

const Token *peek_at(const Parser *parser, uint32_t distance) {
    uint32_t index = parser->at;
    for (uint32_t i = 0; i < distance; i++)
        index = next_index(parser, index);
    return &parser->tokens[index];
}

bool token_is_word(const Token *token, const char *word) {
    return token->kind == TOKEN_IDENTIFIER && strcmp(token->name->text, word) == 0;
}

bool at_word(const Parser *parser, const char *word) {
    return token_is_word(peek(parser), word);
}

bool at_jml_modifiers(const Parser *parser) {
    if (!at(parser, TOKEN_JML_BEGIN) || parser->in_jml)
        return false;
    for (uint32_t i = parser->at + 1; parser->tokens[i].kind != TOKEN_JML_END; i++) {
        const Token *token = &parser->tokens[i];
        bool is_word = token->kind == TOKEN_IDENTIFIER || token->kind == TOKEN_JML_WORD;
        if (!is_word || !jml_modifier(token->name))
            return false;
    }
    return true;
}

// May a JML annotation stand here, between `before` and the token behind it? Where the token
// behind it can start something, whoever parses that deals with the annotation.
static bool jml_may_stand(const Parser *parser, TokenKind before) {
    bool opens = before == TOKEN_LEFT_BRACE || before == TOKEN_SEMICOLON || before == TOKEN_COLON;
    bool separates = opens || before == TOKEN_RIGHT_BRACE; // statements or members
    uint32_t behind = parser->at;
    while (parser->tokens[behind].kind != TOKEN_JML_END)
        behind++;
    switch (parser->tokens[behind + 1].kind) {
    case TOKEN_ELSE:
    case TOKEN_CATCH:
    case TOKEN_FINALLY:
    case TOKEN_EXTENDS:
    case TOKEN_IMPLEMENTS:
    case TOKEN_THROWS:
    case TOKEN_INSTANCEOF:
    case TOKEN_RIGHT_PAREN:
    case TOKEN_RIGHT_BRACKET:
    case TOKEN_COMMA:
    case TOKEN_DOT:
    case TOKEN_COLON_COLON:
    case TOKEN_ASSIGN:
    case TOKEN_GREATER:
    case TOKEN_COLON:
    case TOKEN_ARROW:
    case TOKEN_EQUAL:
    case TOKEN_LESS_EQUAL:
    case TOKEN_NOT_EQUAL:
    case TOKEN_AND:
    case TOKEN_OR:
    case TOKEN_PLUS:
    case TOKEN_MINUS:
    case TOKEN_STAR:
    case TOKEN_SLASH:
    case TOKEN_BIT_AND:
    case TOKEN_BIT_OR:
    case TOKEN_BIT_XOR:
    case TOKEN_PERCENT:
    case TOKEN_SHIFT_LEFT:
    case TOKEN_PLUS_ASSIGN:
    case TOKEN_MINUS_ASSIGN:
    case TOKEN_STAR_ASSIGN:
    case TOKEN_SLASH_ASSIGN:
    case TOKEN_AND_ASSIGN:
    case TOKEN_OR_ASSIGN:
    case TOKEN_XOR_ASSIGN:
    case TOKEN_PERCENT_ASSIGN:
    case TOKEN_SHIFT_LEFT_ASSIGN: return false;
    case TOKEN_INCREMENT:
    case TOKEN_DECREMENT: return separates || before == TOKEN_RIGHT_PAREN;
    case TOKEN_LEFT_PAREN: return before != TOKEN_IDENTIFIER;
    case TOKEN_SEMICOLON: return opens;
    case TOKEN_RIGHT_BRACE:
    case TOKEN_END_OF_FILE: return separates;
    case TOKEN_LESS: return separates || at_jml_modifiers(parser);
    case TOKEN_QUESTION:
    case TOKEN_LEFT_BRACKET:
    case TOKEN_ELLIPSIS: return at_jml_modifiers(parser);
    default: return true;
    }
}

const Token *advance(Parser *parser) {
    const Token *token = peek(parser);
    parser->last_end = token->span.end;
    if (token->kind != TOKEN_END_OF_FILE)
        parser->at++;
    if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml && token->kind != TOKEN_JML_END &&
        !jml_may_stand(parser, token->kind)) {
        skip_jml(parser);
        parser->last_end = token->span.end;
    }
    return token;
}

void skip_stray_jml(Parser *parser) {
    while (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml)
        skip_jml(parser);
}

bool accept(Parser *parser, TokenKind kind) {
    if (!at(parser, kind))
        return false;
    advance(parser);
    return true;
}

bool accept_word(Parser *parser, const char *word) {
    if (!at_word(parser, word))
        return false;
    advance(parser);
    return true;
}

bool at_new_line(const Parser *parser) {
    const char *text = parser->file->text;
    for (Position at = parser->last_end; at < peek(parser)->span.begin; at++)
        if (text[at - parser->file->base] == '\n' || text[at - parser->file->base] == '\r')
            return true;
    return false;
}

// ---- Errors

// A token as messages call it: its text where that is short.
static const char *found_text(const Parser *parser, const Token *token) {
    uint32_t length = token->span.end - token->span.begin;
    switch (token->kind) {
    case TOKEN_IDENTIFIER:
    case TOKEN_JML_WORD: return arena_format(parser->arena, "'%s'", token->name->text);
    case TOKEN_INTEGER:
    case TOKEN_FLOATING:
    case TOKEN_CHARACTER:
    case TOKEN_STRING:
        if (length > LONGEST_QUOTE)
            break;
        return arena_format(parser->arena, "'%.*s'", (int)length,
                            parser->file->text + (token->span.begin - parser->file->base));
    default: break;
    }
    return token_kind_text(token->kind);
}

// The rest of the file is not read: all rules end, and report nothing, at its end.
static void give_up(Parser *parser) {
    parser->in_jml = false;
    parser->at = parser->count - 1;
    parser->last_error_at = parser->at;
    parser->last_end = peek(parser)->span.begin;
}

bool has_too_many_errors(Parser *parser) {
    if (diag_attempt_errors(parser->diagnostics) - parser->errors_before < MOST_ERRORS)
        return false;
    if (!at(parser, TOKEN_END_OF_FILE))
        diag_error(parser->diagnostics, peek(parser)->span,
                   "too many errors; the rest of the file is ignored");
    give_up(parser);
    return true;
}

// True, once for each token, when an error may be reported there. What the lexer reported is
// not reported again.
static bool may_report(Parser *parser) {
    if (is_stuck(parser) || has_too_many_errors(parser))
        return false;
    parser->last_error_at = parser->at;
    return !at(parser, TOKEN_ERROR);
}

void error_expected(Parser *parser, const char *what) {
    const Token *token = peek(parser);
    if (may_report(parser))
        diag_error(parser->diagnostics, token->span, "expected %s, found %s", what,
                   found_text(parser, token));
}

bool expect(Parser *parser, TokenKind kind) {
    if (!at(parser, kind))
        skip_stray_jml(parser);
    if (accept(parser, kind))
        return true;
    error_expected(parser, token_kind_text(kind));
    return false;
}

bool expect_close(Parser *parser, TokenKind kind, const Token *open) {
    if (!open)
        return accept(parser, kind);
    bool was_stuck = is_stuck(parser);
    if (expect(parser, kind))
        return true;
    if (!was_stuck && !at(parser, TOKEN_ERROR))
        diag_note(parser->diagnostics, open->span, "to match this %s", token_kind_text(open->kind));
    return false;
}

const Token *expect_open(Parser *parser, TokenKind kind) {
    const Token *open = peek(parser);
    if (open->kind == TOKEN_JML_BEGIN) {
        skip_stray_jml(parser);
        open = peek(parser);
    }
    return expect(parser, kind) ? open : NULL;
}

const Name *expect_identifier(Parser *parser, Position *at_position) {
    if (!at(parser, TOKEN_IDENTIFIER))
        skip_stray_jml(parser);
    if (at_position)
        *at_position = peek(parser)->span.begin;
    if (at(parser, TOKEN_IDENTIFIER))
        return advance(parser)->name;
    error_expected(parser, token_kind_text(TOKEN_IDENTIFIER));
    return NULL;
}

void error_too_deep(Parser *parser) {
    if (may_report(parser))
        diag_error(parser->diagnostics, peek(parser)->span, "nested too deeply");
    give_up(parser);
}

const Name *expect_name(Parser *parser, Position *at_position) {
    const Name *name = expect_identifier(parser, at_position);
    return name ? name : missing_name(parser);
}

bool is_declared_name(TokenKind kind) {
    return kind == TOKEN_IDENTIFIER || kind == TOKEN_UNDERSCORE;
}

const Name *expect_variable_name(Parser *parser, Position *at_position) {
    if (!at(parser, TOKEN_UNDERSCORE))
        return expect_name(parser, at_position);
    *at_position = advance(parser)->span.begin;
    if (at(parser, TOKEN_LEFT_BRACKET))
        diag_error(parser->diagnostics, peek(parser)->span, "'_' cannot have dimensions");
    while (accept(parser, TOKEN_LEFT_BRACKET))
        accept(parser, TOKEN_RIGHT_BRACKET);
    return name_from(parser->names, "_");
}

bool enter(Parser *parser) {
    if (parser->depth == DEEPEST_NESTING) {
        error_too_deep(parser);
        return false;
    }
    parser->depth++;
    return true;
}

void leave(Parser *parser) {
    parser->depth--;
}

// ---- Nodes

Span span_from(const Parser *parser, Position begin) {
    return (Span){begin, parser->last_end > begin ? parser->last_end : begin};
}

Node *new_node(Parser *parser, NodeKind kind, size_t size, Span span) {
    Node *node = ast_new_node(parser->arena, kind, size, span);
    if (parser->in_jml)
        node->flags |= NODE_IN_JML;
    return node;
}

const Name *missing_name(Parser *parser) {
    return name_intern(parser->names, "", 0);
}

Node *missing_expression(Parser *parser) {
    NameExpression *node = NEW_NODE(parser, NAME, NameExpression, peek(parser)->span);
    node->name = missing_name(parser);
    node->node.flags |= NODE_HAS_ERROR;
    return &node->node;
}

Node *missing_type(Parser *parser) {
    NamedType *node = NEW_NODE(parser, NAMED_TYPE, NamedType, peek(parser)->span);
    node->name = missing_name(parser);
    node->name_at = node->node.span.begin;
    node->node.flags |= NODE_HAS_ERROR;
    return &node->node;
}

// ---- The whole

CompilationUnit *parser_run(Arena *arena, NameTable *names, const SourceFile *file,
                            Diagnostics *diagnostics) {
    Arena *scratch = arena_new(); // tokens are needed no longer than the parser runs
    TokenList tokens = lexer_run(scratch, names, file, diagnostics);
    Parser parser = {.arena = arena,
                     .names = names,
                     .diagnostics = diagnostics,
                     .file = file,
                     .tokens = tokens.items,
                     .count = tokens.count,
                     .last_error_at = UINT32_MAX,
                     .errors_before = diag_attempt_errors(diagnostics),
                     .last_end = file->base};
    CompilationUnit *unit = parse_compilation_unit(&parser);
    unit->has_jml = parser.has_jml;
    unit->ignored = parser.ignored;
    unit->ignored_clauses = parser.ignored_clauses;
    arena_free(scratch);
    return unit;
}
