// Recovery: after an error, where to go on.
//
// A rule that is stuck has not moved on from the token of the error. The rules
// for statements, members and top-level declarations call these functions, which
// skip to where the next one may start. Each call moves on, so that no loop over
// statements or members can hang.
#include "syntax/internal.h"

bool at_block_end(const Parser *parser) {
    return at(parser, TOKEN_RIGHT_BRACE) || at(parser, TOKEN_END_OF_FILE) ||
           at(parser, TOKEN_JML_END);
}

static void skip_token(Parser *parser) {
    parser->last_end = peek(parser)->span.end;
    parser->at = next_index(parser, parser->at);
}

// From '{' to behind the '}' that matches it.
static void skip_braces(Parser *parser) {
    uint32_t open = 0;
    while (!at(parser, TOKEN_END_OF_FILE) && !at(parser, TOKEN_JML_END)) {
        if (at(parser, TOKEN_LEFT_BRACE))
            open++;
        if (at(parser, TOKEN_RIGHT_BRACE) && --open == 0) {
            advance(parser);
            return;
        }
        skip_token(parser);
    }
}

typedef bool Predicate(const Parser *parser);

// Goes on from an error in what began at token `start`. `is_sure` says that the next one starts
// here; `may_start` that it does if this is the start of a line.
static void recover(Parser *parser, uint32_t start, Predicate *is_sure, Predicate *may_start) {
    if (has_too_many_errors(parser))
        return;
    bool has_moved = parser->at != start;
    if (!is_stuck(parser) && has_moved)
        return;
    if (has_moved && at_new_line(parser) && may_start(parser)) // only a ';' was forgotten
        return;
    bool behind_invalid = at(parser, TOKEN_ERROR); // such a token may have swallowed a ';'
    if (!at_block_end(parser) && !at(parser, TOKEN_LEFT_BRACE) && !at(parser, TOKEN_SEMICOLON))
        skip_token(parser);
    while (!at_block_end(parser) && !is_sure(parser)) {
        if (behind_invalid && at_new_line(parser) && may_start(parser))
            return;
        if (at(parser, TOKEN_JML_BEGIN) && !parser->in_jml)
            return;
        if (at(parser, TOKEN_LEFT_BRACE)) {
            skip_braces(parser);
            return;
        }
        if (accept(parser, TOKEN_SEMICOLON))
            return;
        behind_invalid = at(parser, TOKEN_ERROR);
        skip_token(parser);
    }
}

void recover_initializer(Parser *parser) {
    while (!at_block_end(parser) && !at(parser, TOKEN_SEMICOLON) && !at(parser, TOKEN_LEFT_BRACE) &&
           !at(parser, TOKEN_RIGHT_PAREN) && !at_class_declaration(parser))
        skip_token(parser);
    accept(parser, TOKEN_RIGHT_BRACE);
}

// ---- Statements

// Is this a word that starts a statement, and seldom stands elsewhere?
static bool at_statement_word(const Parser *parser) {
    switch (peek(parser)->kind) {
    case TOKEN_IF:
    case TOKEN_FOR:
    case TOKEN_WHILE:
    case TOKEN_DO:
    case TOKEN_SWITCH:
    case TOKEN_RETURN:
    case TOKEN_BREAK:
    case TOKEN_CONTINUE:
    case TOKEN_THROW:
    case TOKEN_TRY:
    case TOKEN_ASSERT:
    case TOKEN_CASE:
    case TOKEN_DEFAULT:
    case TOKEN_CLASS: return true;
    default: return false;
    }
}

static bool may_start_declaration(const Parser *parser) {
    switch (peek(parser)->kind) {
    case TOKEN_IDENTIFIER:
    case TOKEN_VOID:
    case TOKEN_BOOLEAN:
    case TOKEN_BYTE:
    case TOKEN_SHORT:
    case TOKEN_CHAR:
    case TOKEN_INT:
    case TOKEN_LONG:
    case TOKEN_FLOAT:
    case TOKEN_DOUBLE:
    case TOKEN_FINAL:
    case TOKEN_SYNCHRONIZED:
    case TOKEN_PUBLIC:
    case TOKEN_PROTECTED:
    case TOKEN_PRIVATE:
    case TOKEN_LEFT_BRACE:
    case TOKEN_AT: return true;
    default: return false;
    }
}

static bool may_start_statement(const Parser *parser) {
    return may_start_declaration(parser) || at_statement_word(parser) || at(parser, TOKEN_THIS) ||
           at(parser, TOKEN_SUPER) || at(parser, TOKEN_NEW) || at(parser, TOKEN_INCREMENT) ||
           at(parser, TOKEN_DECREMENT);
}

void recover_statement(Parser *parser, uint32_t start) {
    recover(parser, start, at_statement_word, may_start_statement);
}

// ---- Members

static bool at_member_word(const Parser *parser) {
    switch (peek(parser)->kind) {
    case TOKEN_PUBLIC:
    case TOKEN_PROTECTED:
    case TOKEN_PRIVATE:
    case TOKEN_STATIC:
    case TOKEN_ABSTRACT:
    case TOKEN_NATIVE:
    case TOKEN_TRANSIENT:
    case TOKEN_VOLATILE:
    case TOKEN_STRICTFP:
    case TOKEN_CLASS:
    case TOKEN_INTERFACE:
    case TOKEN_ENUM: return true;
    default: return false;
    }
}

static bool may_start_member(const Parser *parser) {
    return may_start_declaration(parser) || at_member_word(parser);
}

void recover_member(Parser *parser, uint32_t start) {
    recover(parser, start, at_member_word, may_start_member);
}

// ---- Top level

// Does a class start at the current token, or an import? Members do not count: their class was
// closed too early, and its rest would be one error after the other.
static bool at_top_level_declaration(Parser *parser) {
    if (at(parser, TOKEN_IMPORT) || at_class_declaration(parser) || at_class_modifier(parser))
        return true;
    uint32_t start = parser->at;
    for (;;) {
        switch (peek(parser)->kind) {
        case TOKEN_PUBLIC:
        case TOKEN_PROTECTED:
        case TOKEN_PRIVATE:
        case TOKEN_STATIC:
        case TOKEN_ABSTRACT:
        case TOKEN_FINAL:
        case TOKEN_STRICTFP: parser->at = next_index(parser, parser->at); continue;
        default: break;
        }
        bool found = parser->at != start && at_class_declaration(parser);
        parser->at = start;
        return found;
    }
}

void recover_top_level(Parser *parser, uint32_t start) {
    if (has_too_many_errors(parser) || (!is_stuck(parser) && parser->at != start))
        return;
    if (parser->at == start && !at(parser, TOKEN_LEFT_BRACE))
        skip_token(parser);
    while (!at(parser, TOKEN_END_OF_FILE) && !at_top_level_declaration(parser)) {
        if (at(parser, TOKEN_LEFT_BRACE))
            skip_braces(parser);
        else
            skip_token(parser);
    }
}
