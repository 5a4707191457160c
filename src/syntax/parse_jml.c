// JML among members and types: stretches, modifiers, model and ghost members.
//
// Clauses of types and fields are in parse_jml_type.c, specifications of methods in
// parse_jml_spec.c, statements in parse_jml_stmt.c, expressions in parse_jml_expr.c.
#include "syntax/parse_jml.h"

#include <string.h>

// ---- Stretches

uint32_t open_stretch(Parser *parser) {
    advance(parser);
    parser->in_jml = true;
    uint32_t end = parser->at;
    while (parser->tokens[end].kind != TOKEN_JML_END &&
           parser->tokens[end].kind != TOKEN_END_OF_FILE)
        end++;
    return end;
}

void close_stretch(Parser *parser, uint32_t end) {
    if (parser->at == end && at(parser, TOKEN_JML_END))
        advance(parser);
    parser->in_jml = false;
}

// The token was taken, and nothing looks at taken tokens again but for the end of spans.
void split_stretch(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    parser->at--;
    Token *token = &((Token *)parser->tokens)[parser->at];
    token->kind = TOKEN_JML_BEGIN;
    token->span = (Span){begin, begin};
    parser->in_jml = false;
}

void skip_jml(Parser *parser) {
    if (!at_jml_modifiers(parser))
        note_ignored(parser, peek_at(parser, 1)->span);
    uint32_t end = open_stretch(parser);
    if (parser->at < end)
        diag_warning(parser->diagnostics, peek(parser)->span,
                     "JML annotation is not expected here; ignored");
    parser->at = end;
    close_stretch(parser, end);
}

// ---- Items

JmlKeyword token_jml_keyword(const Token *token) {
    bool is_word = token->kind == TOKEN_IDENTIFIER || token->kind == TOKEN_JML_WORD ||
                   token->kind == TOKEN_ASSERT;
    return is_word ? jml_keyword(token->name) : JML_NONE;
}

static bool is_reserved_word(const Token *token) {
    return token->kind >= TOKEN_ABSTRACT; // tokens.def lists them last
}

static ModifierSet token_modifier(const Token *token) {
    if (token->kind == TOKEN_IDENTIFIER || token->kind == TOKEN_JML_WORD)
        return jml_modifier(token->name);
    if (!is_reserved_word(token))
        return 0;
    for (int i = 0; i < MODIFIER_INDEX_PURE; i++) // Java's come first
        if (strcmp(ast_modifier_text(i), token->name->text) == 0)
            return UINT64_C(1) << i;
    return 0;
}

JmlItem jml_item(const Parser *parser) {
    return (JmlItem){parser->at, peek(parser)->span.begin,
                     diag_attempt_errors(parser->diagnostics)};
}

Node *end_jml_item(Parser *parser, JmlItem item, Node *node) {
    bool is_sound = diag_attempt_errors(parser->diagnostics) == item.errors && !is_stuck(parser);
    if (!is_sound || !expect(parser, TOKEN_SEMICOLON)) {
        skip_jml_item(parser, item);
        return NULL;
    }
    node->span = span_from(parser, item.begin);
    parser->has_jml = true;
    return node;
}

static bool starts_line(const Parser *parser, uint32_t index) {
    const SourceFile *file = parser->file;
    uint32_t from = parser->tokens[index - 1].span.end - file->base;
    uint32_t to = parser->tokens[index].span.begin - file->base;
    return to > from && memchr(file->text + from, '\n', to - from);
}

bool starts_jml_item(const Token *token) {
    JmlPlace place = jml_place(token_jml_keyword(token));
    return (place != JML_PLACE_NONE && place != JML_PLACE_EXPRESSION) || token_modifier(token);
}

static int nesting_step(TokenKind kind) {
    if (kind == TOKEN_LEFT_PAREN || kind == TOKEN_LEFT_BRACKET || kind == TOKEN_LEFT_BRACE)
        return 1;
    if (kind == TOKEN_RIGHT_PAREN || kind == TOKEN_RIGHT_BRACKET || kind == TOKEN_RIGHT_BRACE)
        return -1;
    return 0;
}

// The item ends with a ';' outside of brackets. Where brackets do not match, a line that begins
// like an item is taken for the next one; so is what follows a `}` that ends its line.
void skip_jml_item(Parser *parser, JmlItem item) {
    int depth = 0;
    for (uint32_t i = item.start;; i++) {
        TokenKind kind = parser->tokens[i].kind;
        bool is_reached = i >= parser->at;
        bool is_over =
            kind == TOKEN_JML_END || kind == TOKEN_END_OF_FILE || kind == TOKEN_SPEC_GROUP_CLOSE ||
            (kind == TOKEN_RIGHT_BRACE && depth == 0) ||
            (i > item.start && starts_jml_item(&parser->tokens[i]) && starts_line(parser, i));
        if (is_reached && is_over) {
            parser->at = i;
            return;
        }
        depth += nesting_step(kind);
        bool is_last =
            kind == TOKEN_SEMICOLON || (kind == TOKEN_RIGHT_BRACE && starts_line(parser, i + 1));
        if (is_reached && is_last && depth <= 0) {
            parser->at = i + 1;
            return;
        }
    }
}

void note_ignored(Parser *parser, Span span) {
    Informal *place = NODE_NEW(parser->arena, INFORMAL, Informal, span);
    vector_push(parser->arena, &parser->ignored, &place->node);
}

Node *unsupported_expression(Parser *parser, Span span, const char *reason) {
    Unsupported *node = NEW_NODE(parser, UNSUPPORTED, Unsupported, span);
    node->reason = name_from(parser->names, reason);
    return &node->node;
}

// A postcondition and a list of locations stay what they are; anything else may forbid what callers
// do, as a precondition does.
Node *unsupported_clause(Parser *parser, JmlKeyword keyword, Node *expression) {
    if (keyword == JML_ASSIGNABLE || keyword == JML_LOOP_ASSIGNABLE) {
        LocationsClause *clause =
            NEW_NODE(parser, LOCATIONS_CLAUSE, LocationsClause, expression->span);
        clause->keyword = keyword;
        vector_push(parser->arena, &clause->locations, expression);
        return &clause->node;
    }
    ExpressionClause *clause =
        NEW_NODE(parser, EXPRESSION_CLAUSE, ExpressionClause, expression->span);
    bool is_kept = keyword == JML_ENSURES || keyword == JML_LOOP_INVARIANT;
    clause->keyword = is_kept ? keyword : JML_REQUIRES;
    clause->expression = expression;
    return &clause->node;
}

Node *skip_unknown_item(Parser *parser) {
    JmlItem item = jml_item(parser);
    const Token *token = advance(parser);
    parser->has_jml = true;
    if (token->kind == TOKEN_IDENTIFIER || token->kind == TOKEN_JML_WORD || is_reserved_word(token))
        diag_warning(parser->diagnostics, token->span, "unknown JML clause '%s'; ignored",
                     token->name->text);
    else
        diag_warning(parser->diagnostics, token->span, "unknown JML; ignored");
    if (token->kind != TOKEN_SEMICOLON)
        skip_jml_item(parser, item);
    return unsupported_expression(parser, token->span, "JML that Jury does not know");
}

void skip_misplaced_item(Parser *parser, JmlKeyword keyword) {
    JmlItem item = jml_item(parser);
    const Token *token = peek(parser);
    const char *word = token->name->text;
    JmlPlace place = jml_place(keyword);
    if (place == JML_PLACE_METHOD)
        diag_error(parser->diagnostics, token->span, "'%s' belongs in front of a method", word);
    if (place == JML_PLACE_TYPE)
        diag_error(parser->diagnostics, token->span, "'%s' belongs among the members of a class",
                   word);
    if (place == JML_PLACE_FIELD)
        diag_error(parser->diagnostics, token->span, "'%s' belongs behind a field", word);
    if (place == JML_PLACE_STATEMENT)
        diag_error(parser->diagnostics, token->span, "'%s' belongs in the body of a method", word);
    if (place == JML_PLACE_LOOP)
        diag_error(parser->diagnostics, token->span, "'%s' belongs in front of a loop", word);
    advance(parser);
    skip_jml_item(parser, item);
}

// ---- Modifiers

Node *parse_modifiers_in_jml(Parser *parser) {
    Position begin = peek(parser)->span.begin;
    Modifiers *modifiers = NULL;
    for (;;) {
        ModifierSet flag = token_modifier(peek(parser));
        bool is_annotation = at(parser, TOKEN_AT) && peek_at(parser, 1)->kind == TOKEN_IDENTIFIER;
        if (!flag && !is_annotation && accept(parser, TOKEN_PACKAGE)) // KeY: the visibility
            continue;
        if (!flag && !is_annotation)
            break;
        if (!modifiers)
            modifiers = JML_NEW(parser, MODIFIERS, Modifiers, begin);
        if (flag)
            advance(parser);
        else
            vector_push(parser->arena, &modifiers->annotations, parse_annotation(parser));
        modifiers->flags |= flag;
    }
    if (!modifiers)
        return NULL;
    modifiers->node.span = span_from(parser, begin);
    return &modifiers->node;
}

void merge_modifiers(Parser *parser, Node **into, Node *more) {
    if (!*into || !more) {
        *into = *into ? *into : more;
        return;
    }
    Modifiers *target = as_Modifiers(*into), *source = as_Modifiers(more);
    target->flags |= source->flags;
    for (uint32_t i = 0; i < source->annotations.count; i++)
        vector_push(parser->arena, &target->annotations, source->annotations.items[i]);
    target->node.span = span_join(target->node.span, source->node.span);
}

bool parse_jml_modifiers(Parser *parser, ModifierSet *flags) {
    uint32_t i = parser->at + 1;
    ModifierSet found = 0;
    for (; parser->tokens[i].kind != TOKEN_JML_END; i++) {
        const Token *token = &parser->tokens[i];
        bool is_word = token->kind == TOKEN_IDENTIFIER || token->kind == TOKEN_JML_WORD;
        ModifierSet flag = is_word ? jml_modifier(token->name) : 0;
        if (!flag && !(found && token->kind == TOKEN_SEMICOLON))
            return false;
        found |= flag;
    }
    *flags |= found;
    parser->has_jml |= found != 0;
    parser->at = i;
    advance(parser);
    parser->in_jml = false;
    return true;
}

// ---- Among members

// What was read of a stretch among members, or of a class inside JML.
typedef struct Members {
    ClassDeclaration *declaration;
    Node *specification; // of the declaration that follows, or none
    Node *modifiers;     // likewise
    bool is_inside;      // the class itself stands in JML: its members need no `model`
} Members;

static void drop_specification(Parser *parser, Members *members) {
    if (members->specification)
        diag_error(parser->diagnostics, members->specification->span,
                   "specification is not followed by a method");
    members->specification = NULL;
}

static void parse_declaration(Parser *parser, Members *members, JmlItem item, Node *modifiers) {
    merge_modifiers(parser, &members->modifiers, modifiers);
    parse_member(parser, members->declaration, members->modifiers, members->specification);
    members->modifiers = members->specification = NULL;
    parser->has_jml = true;
    if (is_stuck(parser))
        skip_jml_item(parser, item);
}

// In front of a specification: visibility belongs to its first case, the rest to the method.
static Node *modifiers_of_case(Parser *parser, Members *members, Node *modifiers) {
    ModifierSet of_case = MODIFIER_PUBLIC | MODIFIER_PROTECTED | MODIFIER_PRIVATE | MODIFIER_CODE;
    ModifierSet flags = ast_modifiers(modifiers);
    if (flags & ~of_case) {
        Modifiers *rest = JML_NEW(parser, MODIFIERS, Modifiers, modifiers->span.begin);
        rest->flags = flags & ~of_case;
        merge_modifiers(parser, &members->modifiers, &rest->node);
    }
    if (!(flags & of_case))
        return NULL;
    as_Modifiers(modifiers)->flags &= of_case;
    return modifiers;
}

// Is this `int x`, `T f(`, `class C`: a declaration that lacks its `model` or `ghost`?
static bool at_declaration(const Parser *parser) {
    uint32_t behind = skip_type(parser, parser->at);
    return at_class_declaration(parser) || at(parser, TOKEN_VOID) ||
           (behind && parser->tokens[behind].kind == TOKEN_IDENTIFIER);
}

// It may be a clause of the method that follows; what else follows, it is one of the class.
static void skip_unknown_member(Parser *parser) {
    vector_push(parser->arena, &parser->unknown, skip_unknown_item(parser));
}

// `@Requires("x > 0")`: the text is not read, and what it asks for is not known.
static void note_texts(Parser *parser, Node *modifiers) {
    for (uint32_t i = 0; modifiers && i < as_Modifiers(modifiers)->annotations.count; i++) {
        Annotation *annotation = as_Annotation(as_Modifiers(modifiers)->annotations.items[i]);
        const char *name = as_NamedType(annotation->type)->name->text;
        bool is_clause =
            !strcmp(name, "Requires") || !strcmp(name, "Ensures") || !strcmp(name, "Invariant");
        if (!is_clause || !annotation->arguments.count)
            continue;
        Span span = annotation->node.span;
        diag_warning(parser->diagnostics, span, "the text of '@%s' is not read", name);
        Node *unknown =
            unsupported_expression(parser, span, "a clause as the text of an annotation");
        vector_push(parser->arena, &parser->unknown, unknown);
    }
}

void jml_unknown_of_method(Parser *parser, MethodDeclaration *method) {
    note_texts(parser, method->modifiers);
    NodeList unknown = parser->unknown;
    parser->unknown = (NodeList){0};
    if (!unknown.count)
        return;
    SpecificationCase *last;
    Specification *specification = as_Specification(method->specification);
    if (!specification) {
        specification = NEW_NODE(parser, SPECIFICATION, Specification, unknown.items[0]->span);
        last = NEW_NODE(parser, SPECIFICATION_CASE, SpecificationCase, unknown.items[0]->span);
        vector_push(parser->arena, &specification->cases, &last->node);
        method->specification = &specification->node;
    }
    last = as_SpecificationCase(vector_last(&specification->cases));
    for (uint32_t i = 0; i < unknown.count; i++) {
        note_ignored(parser, unknown.items[i]->span);
        vector_push(parser->arena, &last->clauses,
                    unsupported_clause(parser, JML_NONE, unknown.items[i]));
    }
}

void jml_end_of_class(Parser *parser, ClassDeclaration *declaration) {
    note_texts(parser, declaration->modifiers);
    jml_unknown_of_class(parser, declaration);
}

void jml_unknown_of_class(Parser *parser, ClassDeclaration *declaration) {
    for (uint32_t i = 0; i < parser->unknown.count; i++) {
        Node *unknown = parser->unknown.items[i];
        TypeClause *clause = NEW_NODE(parser, TYPE_CLAUSE, TypeClause, unknown->span);
        clause->keyword = JML_INVARIANT;
        clause->expression = unknown;
        vector_push(parser->arena, &declaration->clauses, &clause->node);
        note_ignored_clause(parser, unknown->span);
    }
    parser->unknown = (NodeList){0};
}

static void parse_other_member(Parser *parser, Members *members, JmlItem item, Node *modifiers) {
    if (members->is_inside || ast_modifiers(modifiers) & (MODIFIER_MODEL | MODIFIER_GHOST)) {
        parse_declaration(parser, members, item, modifiers);
        return;
    }
    if (modifiers && at_declaration(parser)) {
        diag_error(parser->diagnostics, peek(parser)->span,
                   "a declaration in JML needs 'model' or 'ghost'");
        skip_jml_item(parser, item);
        return;
    }
    if (modifiers) {
        merge_modifiers(parser, &members->modifiers, modifiers);
        parser->has_jml = true;
    }
    if (!at(parser, TOKEN_JML_END) && !accept(parser, TOKEN_SEMICOLON))
        skip_unknown_member(parser);
}

static void parse_member_item(Parser *parser, Members *members) {
    JmlItem item = jml_item(parser);
    Node *modifiers = parse_modifiers_in_jml(parser);
    JmlKeyword keyword = at_jml_keyword(parser);
    JmlPlace place = jml_place(keyword);
    bool is_declaration = ast_modifiers(modifiers) & (MODIFIER_MODEL | MODIFIER_GHOST);
    if (at_class_accessible(parser)) {
        Node *clause = parse_class_accessible(parser, item, modifiers);
        if (clause)
            vector_push(parser->arena, &members->declaration->clauses, clause);
    } else if (at_specification(parser) && !is_declaration) {
        modifiers = modifiers_of_case(parser, members, modifiers);
        parse_specification(parser, &members->specification, modifiers);
    } else if (is_declaration || place == JML_PLACE_NONE || place == JML_PLACE_EXPRESSION) {
        parse_other_member(parser, members, item, modifiers);
    } else if (place == JML_PLACE_TYPE) {
        drop_specification(parser, members);
        Node *clause = parse_type_clause(parser, item, modifiers);
        if (clause)
            vector_push(parser->arena, &members->declaration->clauses, clause);
    } else {
        skip_misplaced_item(parser, keyword);
    }
}

// In a class that stands in JML itself, up to its '}'.
static void parse_members_inside(Parser *parser, Members *members) {
    members->is_inside = true;
    while (!at(parser, TOKEN_RIGHT_BRACE) && !at(parser, TOKEN_JML_END) &&
           !at(parser, TOKEN_END_OF_FILE)) {
        uint32_t before = parser->at;
        parse_member_item(parser, members);
        if (parser->at == before)
            advance(parser);
    }
    drop_specification(parser, members);
}

void parse_jml_member(Parser *parser, ClassDeclaration *declaration, Node **specification,
                      Node **modifiers) {
    Members members = {.declaration = declaration, .specification = *specification};
    if (!at(parser, TOKEN_JML_BEGIN)) {
        parse_members_inside(parser, &members);
        return;
    }
    uint32_t end = open_stretch(parser);
    while (parser->at < end) {
        uint32_t before = parser->at;
        parse_member_item(parser, &members);
        if (parser->at == before)
            skip_unknown_member(parser);
    }
    close_stretch(parser, end);
    *specification = members.specification;
    merge_modifiers(parser, modifiers, members.modifiers);
}

// ---- At the top level

static void parse_model_import(Parser *parser, CompilationUnit *unit, JmlItem item) {
    Node *import = parse_import(parser);
    if (diag_attempt_errors(parser->diagnostics) != item.errors) {
        skip_jml_item(parser, item);
        return;
    }
    as_Import(import)->is_model = true;
    import->span = span_from(parser, item.begin);
    vector_push(parser->arena, &unit->imports, import);
    parser->has_jml = true;
}

static void parse_top_level_item(Parser *parser, CompilationUnit *unit, Node **modifiers) {
    JmlItem item = jml_item(parser);
    Node *more = parse_modifiers_in_jml(parser);
    bool is_model = ast_modifiers(more) & MODIFIER_MODEL;
    if (is_model && at(parser, TOKEN_IMPORT)) {
        parse_model_import(parser, unit, item);
        return;
    }
    if (is_model && at_class_declaration(parser)) {
        Node *declaration = parse_class_declaration(parser, more);
        if (declaration)
            vector_push(parser->arena, &unit->types, declaration);
        parser->has_jml = true;
        return;
    }
    merge_modifiers(parser, modifiers, more);
    parser->has_jml |= more != NULL;
    JmlKeyword keyword = at_jml_keyword(parser);
    JmlPlace place = jml_place(keyword);
    if (place != JML_PLACE_NONE && place != JML_PLACE_EXPRESSION)
        skip_misplaced_item(parser, keyword);
    else if (!at(parser, TOKEN_JML_END) && !accept(parser, TOKEN_SEMICOLON))
        skip_unknown_item(parser);
}

void parse_jml_top_level(Parser *parser, CompilationUnit *unit, Node **modifiers) {
    uint32_t end = open_stretch(parser);
    while (parser->at < end) {
        uint32_t before = parser->at;
        parse_top_level_item(parser, unit, modifiers);
        if (parser->at == before)
            skip_unknown_item(parser);
    }
    close_stretch(parser, end);
}
