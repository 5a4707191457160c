// Lexer: one pass over the text, a switch on the first byte of each token.
//
// Inside a JML comment the same functions run, with lexer->end set to the end
// of the comment, so that no token reaches beyond it.
#include "syntax/lexer.h"

#include "base/utf8.h"
#include "syntax/lexer_internal.h"

#include <string.h>
#include <strings.h>

enum { MOST_ERRORS = 100 };

// ---- Tokens and positions

Position lexer_position(const Lexer *lexer, const char *at) {
    uint32_t offset = (uint32_t)(at - lexer->text);
    uint32_t low = 0, high = lexer->shifts.count; // the last shift at or before offset
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (lexer->shifts.items[middle].offset <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    if (low) {
        Shift shift = lexer->shifts.items[low - 1];
        offset = shift.original + (offset - shift.offset);
    }
    return lexer->file->base + offset;
}

Span lexer_count_error(Lexer *lexer, Span span) {
    if (lexer->errors == MOST_ERRORS) {
        diag_error(lexer->diagnostics, span, "too many invalid tokens; no more are reported");
        diag_mute(lexer->diagnostics);
    }
    lexer->errors++;
    return span;
}

Token *lexer_push(Lexer *lexer, TokenKind kind, const char *begin) {
    Token token = {.kind = (uint8_t)kind,
                   .flags = lexer->comment ? TOKEN_IN_JML : 0,
                   .span = lexer_span(lexer, begin, lexer->at)};
    vector_push(lexer->arena, &lexer->tokens, token);
    return &vector_last(&lexer->tokens);
}

// ---- Characters

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_word_byte(char c) {
    return ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || is_digit(c) || c == '_' || c == '$';
}

static bool is_quote(char c) {
    return c == '"' || c == '\'';
}

// The token that a character alone is; ERROR where it is none.
static TokenKind single_kind(char c) {
    switch (c) {
    case '(': return TOKEN_LEFT_PAREN;
    case ')': return TOKEN_RIGHT_PAREN;
    case '{': return TOKEN_LEFT_BRACE;
    case '}': return TOKEN_RIGHT_BRACE;
    case '[': return TOKEN_LEFT_BRACKET;
    case ']': return TOKEN_RIGHT_BRACKET;
    case ';': return TOKEN_SEMICOLON;
    case ',': return TOKEN_COMMA;
    case '.': return TOKEN_DOT;
    case '@': return TOKEN_AT;
    case '=': return TOKEN_ASSIGN;
    case '>': return TOKEN_GREATER;
    case '<': return TOKEN_LESS;
    case '!': return TOKEN_NOT;
    case '~': return TOKEN_COMPLEMENT;
    case '?': return TOKEN_QUESTION;
    case ':': return TOKEN_COLON;
    case '+': return TOKEN_PLUS;
    case '-': return TOKEN_MINUS;
    case '*': return TOKEN_STAR;
    case '/': return TOKEN_SLASH;
    case '&': return TOKEN_BIT_AND;
    case '|': return TOKEN_BIT_OR;
    case '^': return TOKEN_BIT_XOR;
    case '%': return TOKEN_PERCENT;
    default: return TOKEN_ERROR;
    }
}

// ---- Identifiers and reserved words

static void add_keyword(Lexer *lexer, TokenKind kind, const char *text) {
    const Name *name = name_from(lexer->names, text);
    uint32_t slot = name->hash % KEYWORD_SLOTS;
    while (lexer->keyword_names[slot])
        slot = (slot + 1) % KEYWORD_SLOTS;
    lexer->keyword_names[slot] = name;
    lexer->keyword_kinds[slot] = (uint8_t)kind;
}

static void add_keywords(Lexer *lexer) {
#define TOKEN(NAME, text)
#define KEYWORD_TOKEN(NAME, text) add_keyword(lexer, TOKEN_##NAME, text);
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD_TOKEN
}

static TokenKind word_kind(const Lexer *lexer, const Name *name) {
    uint32_t slot = name->hash % KEYWORD_SLOTS;
    for (; lexer->keyword_names[slot]; slot = (slot + 1) % KEYWORD_SLOTS)
        if (lexer->keyword_names[slot] == name)
            return lexer->keyword_kinds[slot];
    return TOKEN_IDENTIFIER;
}

static void skip_identifier(Lexer *lexer) {
    while (lexer->at < lexer->end) {
        if (is_word_byte(*lexer->at)) {
            lexer->at++;
            continue;
        }
        if ((unsigned char)*lexer->at < 0x80)
            return;
        size_t size;
        uint32_t c = utf8_decode(lexer->at, (size_t)(lexer->end - lexer->at), &size);
        if (!utf8_is_identifier_part(c))
            return;
        lexer->at += size;
    }
}

static void lex_identifier(Lexer *lexer) {
    const char *begin = lexer->at;
    skip_identifier(lexer);
    const Name *name = name_intern(lexer->names, begin, (size_t)(lexer->at - begin));
    lexer_push(lexer, word_kind(lexer, name), begin)->name = name;
}

// `\result` and the like; the name includes the backslash.
static void lex_jml_word(Lexer *lexer) {
    const char *begin = lexer->at++;
    skip_identifier(lexer);
    const Name *name = name_intern(lexer->names, begin, (size_t)(lexer->at - begin));
    lexer_push(lexer, TOKEN_JML_WORD, begin)->name = name;
}

static bool starts_token(uint32_t c) {
    if (c >= 0x80)
        return utf8_is_identifier_start(c);
    return is_word_byte((char)c) || is_quote((char)c) || single_kind((char)c) != TOKEN_ERROR;
}

static uint32_t code_point_here(const Lexer *lexer, size_t *size) {
    return utf8_decode(lexer->at, (size_t)(lexer->end - lexer->at), size);
}

// A run of characters that start no token is one error.
static void lex_unknown(Lexer *lexer) {
    const char *begin = lexer->at;
    size_t size, first_size;
    uint32_t first = code_point_here(lexer, &first_size);
    for (lexer->at += first_size; lexer->at < lexer->end; lexer->at += size) {
        uint32_t c = code_point_here(lexer, &size);
        if (starts_token(c) || (c < 0x80 && is_space((char)c)))
            break;
    }
    lexer_push(lexer, TOKEN_ERROR, begin);
    if (first == UTF8_INVALID) // reported for the whole file
        return;
    Span span = lexer_error_span(lexer, begin, lexer->at);
    bool is_control = first < 0x20 || (first >= 0x7F && first < 0xA0);
    bool is_surrogate = first >= 0xD800 && first <= 0xDFFF;
    if (!is_control && !is_surrogate)
        diag_error(lexer->diagnostics, span, "illegal character '%.*s'", (int)first_size, begin);
    else
        diag_error(lexer->diagnostics, span, "illegal character U+%04X", first);
}

// ---- Comments

static const char *line_end(const char *at, const char *end) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    if (newline)
        end = newline;
    const char *carriage_return = memchr(at, '\r', (size_t)(end - at));
    return carriage_return ? carriage_return : end;
}

// The `*/` from `at` on, or NULL.
static const char *comment_close(const char *at, const char *end) {
    while (at < end && (at = memchr(at, '*', (size_t)(end - at)))) {
        if (at + 1 < end && at[1] == '/')
            return at;
        at++;
    }
    return NULL;
}

// `//+KEY@`, `//-KEY@`: are the keys such that Jury reads the comment? Moves `*at` behind them.
static bool keys_enable(const char **at, const char *end) {
    bool has_plus = false, wanted = false, refused = false;
    while (*at < end && (**at == '+' || **at == '-')) {
        bool is_plus = *(*at)++ == '+';
        const char *key = *at;
        while (*at < end && is_word_byte(**at))
            (*at)++;
        bool is_ours = *at - key == 4 && strncasecmp(key, "JURY", 4) == 0;
        if (*at == key)
            return false;
        has_plus |= is_plus;
        wanted |= is_plus && is_ours;
        refused |= !is_plus && is_ours;
    }
    return !refused && (wanted || !has_plus);
}

// `@Name` is an annotation that was commented out; `@word:` speaks to other tools.
static bool is_plain_word(const char *at, const char *end) {
    if (at < end && *at >= 'A' && *at <= 'Z')
        return true;
    const char *behind = at;
    while (behind < end && is_word_byte(*behind))
        behind++;
    return behind > at && behind < end && *behind == ':';
}

// `//@ nowarn Assert, Post;` and nothing else: it would have warnings left out, and none is.
static bool is_nowarn(const char *at, const char *end) {
    static const char word[] = "nowarn";
    const size_t length = sizeof word - 1;
    while (at < end && is_space(*at))
        at++;
    if ((size_t)(end - at) < length || strncmp(at, word, length) != 0)
        return false;
    at += length;
    if (at < end && is_word_byte(*at))
        return false;
    while (at < end && (is_word_byte(*at) || is_space(*at) || *at == ','))
        at++;
    if (at < end && *at == ';')
        at++;
    while (at < end && is_space(*at))
        at++;
    return at == end || (end - at >= 2 && at[0] == '/' && at[1] == '/');
}

// Behind the `//` or `/*` of a comment: behind its `@` when it is JML, else NULL.
static const char *jml_start(const char *at, const char *end, JmlComment comment) {
    bool has_keys = at < end && (*at == '+' || *at == '-');
    if (!keys_enable(&at, end) || at == end || *at != '@')
        return NULL;
    at++;
    if (!has_keys && is_plain_word(at, end))
        return NULL;
    if (comment == JML_COMMENT_LINE && at < end && (*at == '@' || is_nowarn(at, end)))
        return NULL;
    return at;
}

static void lex_tokens(Lexer *lexer);

// The tokens of a JML comment from `begin` to `close`, the end of its text; they go on with the
// stretch before when nothing stands between.
static void lex_jml_comment(Lexer *lexer, JmlComment comment, const char *begin, const char *start,
                            const char *close, const char *behind) {
    while (comment == JML_COMMENT_BLOCK && close > start && close[-1] == '@')
        close--;
    bool continues = lexer->tokens.count && vector_last(&lexer->tokens).kind == TOKEN_JML_END;
    Token before = {0};
    lexer->at = start;
    if (continues)
        before = lexer->tokens.items[--lexer->tokens.count];
    else
        lexer_push(lexer, TOKEN_JML_BEGIN, begin);
    uint32_t count = lexer->tokens.count;
    const char *outer_end = lexer->end;
    lexer->end = close;
    lexer->comment = comment;
    lex_tokens(lexer);
    lexer->comment = JML_COMMENT_NONE;
    lexer->end = outer_end;
    lexer->at = behind;
    if (lexer->tokens.count > count)
        lexer_push(lexer, TOKEN_JML_END, close);
    else if (continues)
        vector_push(lexer->arena, &lexer->tokens, before);
    else
        lexer->tokens.count--;
}

// `//@ requires a; //@ ensures b;`: the second one goes on with the first.
static void lex_line_comment(Lexer *lexer) {
    const char *begin = lexer->at;
    const char *end = line_end(begin, lexer->end);
    const char *start = jml_start(begin + 2, end, JML_COMMENT_LINE);
    if (start && lexer->comment)
        lexer->at = start;
    else if (start)
        lex_jml_comment(lexer, JML_COMMENT_LINE, begin, start, end, end);
    else
        lexer->at = end;
}

// The tokens of `/*@ … @*/` inside of JML, as if its marks were not there.
static void lex_inner_comment(Lexer *lexer, const char *start, const char *close) {
    const char *text_end = close ? close : lexer->end;
    const char *behind = close ? close + 2 : lexer->end;
    while (text_end > start && text_end[-1] == '@')
        text_end--;
    const char *outer_end = lexer->end;
    lexer->at = start;
    lexer->end = text_end;
    lex_tokens(lexer);
    lexer->end = outer_end;
    lexer->at = behind;
}

static void lex_block_comment(Lexer *lexer) {
    const char *begin = lexer->at;
    const char *close = comment_close(begin + 2, lexer->end);
    const char *start = jml_start(begin + 2, close ? close : lexer->end, JML_COMMENT_BLOCK);
    if (start && lexer->comment) {
        lex_inner_comment(lexer, start, close);
        return;
    }
    if (!close) {
        // Inside JML, the end of the annotation ends the comment too.
        if (!lexer->comment)
            diag_error(lexer->diagnostics, lexer_error_span(lexer, begin, begin + 2),
                       "unclosed comment");
        lexer->at = lexer->end;
        return;
    }
    if (start)
        lex_jml_comment(lexer, JML_COMMENT_BLOCK, begin, start, close, close + 2);
    else
        lexer->at = close + 2;
}

// `(* … *)` in JML.
static bool lex_informal(Lexer *lexer) {
    const char *begin = lexer->at;
    if (lexer->no_informal == lexer->end)
        return false;
    for (const char *at = begin + 2; at + 1 < lexer->end; at++) {
        if (at[0] == '*' && at[1] == ')') {
            lexer->at = at + 2;
            lexer_push(lexer, TOKEN_INFORMAL, begin);
            return true;
        }
    }
    lexer->no_informal = lexer->end;
    return false;
}

// ---- Operators and separators

typedef struct Symbol {
    const char *text;
    TokenKind kind;
    bool is_jml;
} Symbol;

// By first character, the longer ones first. '>' always stands alone.
static const Symbol symbols[] = {
    {"{|", TOKEN_SPEC_GROUP_OPEN, true},
    {"|}", TOKEN_SPEC_GROUP_CLOSE, true},
    {"...", TOKEN_ELLIPSIS, false},
    {"..", TOKEN_DOT_DOT, true},
    {"==>", TOKEN_IMPLIES, true},
    {"<==>", TOKEN_EQUIVALENT, true},
    {"<=!=>", TOKEN_NOT_EQUIVALENT, true},
    {"<==", TOKEN_IMPLIED_BY, true},
    {"<#=", TOKEN_LOCK_LESS_EQUAL, true},
    {"<#", TOKEN_LOCK_LESS, true},
    {"<:=", TOKEN_SUBTYPE, true},
    {"<:", TOKEN_SUBTYPE, true},
    {"<-", TOKEN_LEFT_ARROW, true},
    {"<<=", TOKEN_SHIFT_LEFT_ASSIGN, false},
    {"::", TOKEN_COLON_COLON, false},
    {"->", TOKEN_ARROW, false},
    {"==", TOKEN_EQUAL, false},
    {"<=", TOKEN_LESS_EQUAL, false},
    {"!=", TOKEN_NOT_EQUAL, false},
    {"&&", TOKEN_AND, false},
    {"||", TOKEN_OR, false},
    {"++", TOKEN_INCREMENT, false},
    {"--", TOKEN_DECREMENT, false},
    {"<<", TOKEN_SHIFT_LEFT, false},
    {"+=", TOKEN_PLUS_ASSIGN, false},
    {"-=", TOKEN_MINUS_ASSIGN, false},
    {"*=", TOKEN_STAR_ASSIGN, false},
    {"/=", TOKEN_SLASH_ASSIGN, false},
    {"&=", TOKEN_AND_ASSIGN, false},
    {"|=", TOKEN_OR_ASSIGN, false},
    {"^=", TOKEN_XOR_ASSIGN, false},
    {"%=", TOKEN_PERCENT_ASSIGN, false},
};

// Can `second` stand behind `first` in a symbol?
static bool may_go_on(char first, char second) {
    switch (first) {
    case '(':
    case ')':
    case '}':
    case '[':
    case ']':
    case ';':
    case ',':
    case '@':
    case '>':
    case '~':
    case '?': return false;
    default: return strchr("=|}.#:-!<>&+", second) && second;
    }
}

// The symbol of several characters here, or NULL.
static const Symbol *find_symbol(const Lexer *lexer) {
    const char *begin = lexer->at;
    size_t left = (size_t)(lexer->end - begin);
    if (left < 2 || !may_go_on(begin[0], begin[1]))
        return NULL;
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        size_t length = strlen(symbols[i].text);
        if (symbols[i].text[0] == *begin && length <= left &&
            (!symbols[i].is_jml || lexer->comment) && memcmp(symbols[i].text, begin, length) == 0) {
            // `a <-1` compares; arrows of `represents x <- e` are not followed by digits.
            bool is_less = symbols[i].kind == TOKEN_LEFT_ARROW && left > 2 && is_digit(begin[2]);
            return is_less ? NULL : &symbols[i];
        }
    }
    return NULL;
}

static void lex_symbol(Lexer *lexer) {
    const char *begin = lexer->at;
    const Symbol *symbol = find_symbol(lexer);
    lexer->at += symbol ? strlen(symbol->text) : 1;
    Token *token = lexer_push(lexer, symbol ? symbol->kind : single_kind(*begin), begin);
    bool goes_on = lexer->at < lexer->end && (*lexer->at == '>' || *lexer->at == '=');
    if (token->kind == TOKEN_GREATER && goes_on)
        token->flags |= TOKEN_JOINED;
}

// ---- The loop

static void skip_space(Lexer *lexer) {
    while (lexer->at < lexer->end && is_space(*lexer->at))
        lexer->at++;
}

// In the block form of JML, '@' at the start of a line is space too.
static void skip_space_in_block(Lexer *lexer, bool at_line_start) {
    for (; lexer->at < lexer->end; lexer->at++) {
        char c = *lexer->at;
        if (c == '\n' || c == '\r')
            at_line_start = true;
        else if (!is_space(c) && !(c == '@' && at_line_start))
            return;
    }
}

static void lex_token(Lexer *lexer) {
    char c = *lexer->at;
    char next = lexer->end - lexer->at >= 2 ? lexer->at[1] : '\0';
    if (is_word_byte(c)) {
        if (is_digit(c))
            lex_number(lexer);
        else
            lex_identifier(lexer);
    } else if (c == '"') {
        if (next == '"' && lexer->end - lexer->at >= 3 && lexer->at[2] == '"')
            lex_text_block(lexer);
        else
            lex_string(lexer);
    } else if (c == '\'') {
        lex_character(lexer);
    } else if (c == '/' && next == '/') {
        lex_line_comment(lexer);
    } else if (c == '/' && next == '*') {
        lex_block_comment(lexer);
    } else if (c == '.' && is_digit(next)) {
        lex_number(lexer);
    } else if (lexer->comment && c == '\\' && is_word_byte(next)) {
        lex_jml_word(lexer);
    } else if (lexer->comment && c == '(' && next == '*' && lex_informal(lexer)) {
        return;
    } else if (single_kind(c) != TOKEN_ERROR) {
        lex_symbol(lexer);
    } else {
        size_t size;
        if (starts_token(code_point_here(lexer, &size)))
            lex_identifier(lexer);
        else
            lex_unknown(lexer);
    }
}

static void lex_tokens(Lexer *lexer) {
    bool is_block = lexer->comment == JML_COMMENT_BLOCK;
    if (is_block)
        skip_space_in_block(lexer, true);
    else
        skip_space(lexer);
    while (lexer->at < lexer->end) {
        lex_token(lexer);
        if (is_block)
            skip_space_in_block(lexer, false);
        else
            skip_space(lexer);
    }
}

TokenList lexer_run(Arena *arena, NameTable *names, const SourceFile *file,
                    Diagnostics *diagnostics) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    enum { BYTES_PER_TOKEN = 6 }; // a guess, comments included
    Lexer lexer = {.arena = arena, .names = names, .diagnostics = diagnostics, .file = file};
    add_keywords(&lexer);
    lex_unicode_escapes(&lexer);
    lexer.tokens.capacity = file->length / BYTES_PER_TOKEN + 16;
    lexer.tokens.items = arena_array(arena, lexer.tokens.capacity, sizeof(Token));
    lexer.at = lexer.text;
    lexer.end = lexer.text_end;
    if (lexer.end - lexer.at >= 3 && memcmp(lexer.at, byte_order_mark, 3) == 0)
        lexer.at += 3;
    if (lexer.end > lexer.at && lexer.end[-1] == 0x1A) // JLS 3.5
        lexer.end--;
    lex_tokens(&lexer);
    lexer.at = lexer.text_end;
    lexer_push(&lexer, TOKEN_END_OF_FILE, lexer.at);
    buffer_free(&lexer.digits);
    if (lexer.errors > MOST_ERRORS)
        diag_unmute(diagnostics);
    return (TokenList){lexer.tokens.items, lexer.tokens.count};
}
