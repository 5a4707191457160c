// Compilation units and classes: JLS 7, 8.1, 8.9, 8.10, 9.
#include "base/buffer.h"
#include "syntax/internal.h"

// ---- Classes

// `record R(` or `record R<`: elsewhere, `record` is an identifier.
static bool at_record(const Parser *parser) {
    if (!at_word(parser, "record") || peek_at(parser, 1)->kind != TOKEN_IDENTIFIER)
        return false;
    TokenKind kind = peek_at(parser, 2)->kind;
    return kind == TOKEN_LEFT_PAREN || kind == TOKEN_LESS || kind == TOKEN_LEFT_BRACE;
}

bool at_class_declaration(const Parser *parser) {
    return at(parser, TOKEN_CLASS) || at(parser, TOKEN_INTERFACE) || at(parser, TOKEN_ENUM) ||
           (at(parser, TOKEN_AT) && peek_at(parser, 1)->kind == TOKEN_INTERFACE) ||
           at_record(parser);
}

static ClassKind parse_class_kind(Parser *parser) {
    switch (advance(parser)->kind) {
    case TOKEN_CLASS: return CLASS_CLASS;
    case TOKEN_INTERFACE: return CLASS_INTERFACE;
    case TOKEN_ENUM: return CLASS_ENUM;
    case TOKEN_AT: advance(parser); return CLASS_ANNOTATION;
    default: return CLASS_RECORD;
    }
}

static void parse_types(Parser *parser, NodeList *list) {
    do {
        Node *type = parse_type(parser);
        vector_push(parser->arena, list, type);
    } while (accept(parser, TOKEN_COMMA));
}

static void parse_class_header(Parser *parser, ClassDeclaration *declaration) {
    if (at(parser, TOKEN_LESS))
        parse_type_parameters(parser, &declaration->type_parameters);
    if (declaration->class_kind == CLASS_RECORD)
        parse_record_components(parser, &declaration->components);
    if (at(parser, TOKEN_EXTENDS) && declaration->class_kind == CLASS_CLASS) {
        advance(parser);
        declaration->superclass = parse_type(parser);
    }
    bool is_interface = declaration->class_kind == CLASS_INTERFACE;
    if (accept(parser, is_interface ? TOKEN_EXTENDS : TOKEN_IMPLEMENTS))
        parse_types(parser, &declaration->interfaces);
    if (accept_word(parser, "permits"))
        parse_types(parser, &declaration->permitted);
}

Node *parse_class_declaration(Parser *parser, Node *modifiers) {
    uint32_t errors = diag_attempt_errors(parser->diagnostics);
    Position begin = modifiers ? modifiers->span.begin : peek(parser)->span.begin;
    ClassDeclaration *declaration = NEW_NODE(parser, CLASS, ClassDeclaration, peek(parser)->span);
    declaration->modifiers = modifiers;
    declaration->class_kind = parse_class_kind(parser);
    declaration->name = expect_name(parser, &declaration->name_at);
    declaration->node.span = span_from(parser, begin);
    parse_class_header(parser, declaration);
    if (diag_attempt_errors(parser->diagnostics) != errors) // those of members are theirs
        declaration->node.flags |= NODE_HAS_ERROR;
    parse_class_body(parser, declaration);
    return &declaration->node;
}

static Node *parse_enum_constant(Parser *parser) {
    EnumConstant *constant = NEW_NODE(parser, ENUM_CONSTANT, EnumConstant, peek(parser)->span);
    constant->modifiers = parse_modifiers(parser);
    constant->name = expect_name(parser, &constant->name_at);
    if (at(parser, TOKEN_LEFT_PAREN))
        parse_arguments(parser, &constant->arguments);
    if (at(parser, TOKEN_LEFT_BRACE)) {
        ClassDeclaration *body = NEW_NODE(parser, CLASS, ClassDeclaration, peek(parser)->span);
        body->name_at = body->node.span.begin;
        parse_class_body(parser, body);
        constant->body = &body->node;
    }
    constant->node.span = span_from(parser, constant->node.span.begin);
    return &constant->node;
}

// `A, B(1), C { … };`, the ';' included; members follow only behind one.
static bool parse_enum_constants(Parser *parser, NodeList *list) {
    for (;;) {
        if (at(parser, TOKEN_JML_BEGIN) && !at_jml_modifiers(parser))
            skip_stray_jml(parser);
        if (at(parser, TOKEN_SEMICOLON) || at_block_end(parser))
            break;
        if (at(parser, TOKEN_COMMA) && !list->count) { // `enum E { , }`
            advance(parser);
            break;
        }
        Node *constant = parse_enum_constant(parser);
        vector_push(parser->arena, list, constant);
        if (accept(parser, TOKEN_COMMA))
            continue;
        if (!at(parser, TOKEN_SEMICOLON) && !at_block_end(parser))
            error_expected(parser, "',', ';' or '}'");
        if (!at(parser, TOKEN_IDENTIFIER)) // else only a ',' is missing
            break;
    }
    return accept(parser, TOKEN_SEMICOLON);
}

void parse_class_body(Parser *parser, ClassDeclaration *declaration) {
    if (!enter(parser))
        return;
    const Token *open = expect_open(parser, TOKEN_LEFT_BRACE);
    if (open) {
        bool has_members = true;
        if (declaration->class_kind == CLASS_ENUM)
            has_members = parse_enum_constants(parser, &declaration->constants);
        if (has_members || is_stuck(parser))
            parse_members(parser, declaration);
        expect_close(parser, TOKEN_RIGHT_BRACE, open);
        declaration->node.span = span_from(parser, declaration->node.span.begin);
    }
    leave(parser);
}

// ---- Packages and imports

// `a.b.c` and, with `.*` behind it, `a.b.*`, which sets `*is_on_demand`. What stands before the
// last dot goes to `*qualifier`, the rest is returned; both are NULL where they are missing.
static const Name *parse_qualified_name(Parser *parser, const Name **qualifier,
                                        bool *is_on_demand) {
    Buffer text = {0};
    const Name *last = expect_identifier(parser, NULL);
    while (last && accept(parser, TOKEN_DOT)) {
        if (text.length)
            buffer_add_char(&text, '.');
        buffer_add(&text, last->text, last->length);
        *is_on_demand = accept(parser, TOKEN_STAR);
        last = *is_on_demand ? NULL : expect_identifier(parser, NULL);
    }
    if (text.length)
        *qualifier = name_intern(parser->names, text.text, text.length);
    buffer_free(&text);
    return last;
}

static void parse_package(Parser *parser, CompilationUnit *unit, Node *modifiers) {
    const Token *keyword = advance(parser);
    PackageDeclaration *package = NEW_NODE(parser, PACKAGE, PackageDeclaration, keyword->span);
    if (unit->package || unit->imports.count || unit->types.count)
        diag_error(parser->diagnostics, keyword->span, "the package declaration must come first");
    if (modifiers)
        package->annotations = as_Modifiers(modifiers)->annotations;
    const Name *qualifier = NULL;
    bool is_on_demand = false;
    const Name *last = parse_qualified_name(parser, &qualifier, &is_on_demand);
    package->name = last ? name_join(parser->names, qualifier, last) : missing_name(parser);
    if (is_on_demand)
        error_expected(parser, "identifier");
    expect(parser, TOKEN_SEMICOLON);
    package->node.span = span_from(parser, modifiers ? modifiers->span.begin : keyword->span.begin);
    if (!unit->package)
        unit->package = &package->node;
}

// `module a.b` behind `import`.
static void parse_module_import(Parser *parser, Import *import) {
    advance(parser);
    const Name *qualifier = NULL;
    const Name *last = parse_qualified_name(parser, &qualifier, &import->is_on_demand);
    import->is_module = true;
    import->qualifier = last ? name_join(parser->names, qualifier, last) : missing_name(parser);
    if (import->is_on_demand)
        error_expected(parser, "identifier");
    import->is_on_demand = false;
}

Node *parse_import(Parser *parser) {
    const Token *keyword = advance(parser);
    Import *import = NEW_NODE(parser, IMPORT, Import, keyword->span);
    if (at_word(parser, "module") && peek_at(parser, 1)->kind == TOKEN_IDENTIFIER) {
        parse_module_import(parser, import);
        expect(parser, TOKEN_SEMICOLON);
        import->node.span = span_from(parser, keyword->span.begin);
        return &import->node;
    }
    import->is_static = accept(parser, TOKEN_STATIC);
    import->name = parse_qualified_name(parser, &import->qualifier, &import->is_on_demand);
    if (!import->qualifier)
        error_expected(parser, "'.'");
    if (!import->qualifier)
        import->qualifier = missing_name(parser);
    if (!import->name && !import->is_on_demand)
        import->name = missing_name(parser);
    expect(parser, TOKEN_SEMICOLON);
    import->node.span = span_from(parser, keyword->span.begin);
    return &import->node;
}

// ---- The whole file

// `module a.b {` or `open module a.b {`
static bool at_module(const Parser *parser) {
    uint32_t open = at_word(parser, "open") ? 1 : 0;
    const Token *module = peek_at(parser, open);
    return module->kind == TOKEN_IDENTIFIER && module->name == name_from(parser->names, "module") &&
           peek_at(parser, open + 1)->kind == TOKEN_IDENTIFIER;
}

static void parse_top_level(Parser *parser, CompilationUnit *unit) {
    Node *modifiers = NULL;
    if (!unit->package && at_top_level_member(parser)) {
        parse_top_level_member(parser);
        return;
    }
    for (;;) {
        uint32_t start = parser->at;
        if (at(parser, TOKEN_JML_BEGIN))
            parse_jml_top_level(parser, unit, &modifiers);
        else
            modifiers = parse_more_modifiers(parser, modifiers);
        if (parser->at == start)
            break;
    }
    if (at(parser, TOKEN_PACKAGE)) {
        parse_package(parser, unit, modifiers);
    } else if (at(parser, TOKEN_IMPORT)) {
        if (unit->types.count || parser->implicit_class)
            diag_error(parser->diagnostics, peek(parser)->span,
                       "imports must come in front of the first class");
        if (modifiers && !(modifiers->flags & NODE_IN_JML))
            error_expected(parser, "class, interface, enum or record");
        Node *import = parse_import(parser);
        vector_push(parser->arena, &unit->imports, import);
    } else if (at_class_declaration(parser)) {
        Node *declaration = parse_class_declaration(parser, modifiers);
        vector_push(parser->arena, &unit->types, declaration);
    } else if (at_module(parser)) {
        unit->is_module = true;
        parser->at = parser->count - 1;
    } else if (modifiers || !at(parser, TOKEN_END_OF_FILE)) {
        error_expected(parser, "class, interface, enum or record");
    }
}

CompilationUnit *parse_compilation_unit(Parser *parser) {
    Span span = {parser->file->base, parser->file->base + parser->file->length};
    CompilationUnit *unit = NEW_NODE(parser, COMPILATION_UNIT, CompilationUnit, span);
    while (!at(parser, TOKEN_END_OF_FILE)) {
        uint32_t start = parser->at;
        if (accept(parser, TOKEN_SEMICOLON))
            continue;
        parse_top_level(parser, unit);
        recover_top_level(parser, start);
    }
    finish_compact_unit(parser, unit);
    return unit;
}
