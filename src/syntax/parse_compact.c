// Compact source files (JLS 7.3, 8.1.8): methods and fields outside of any class, as in
//
//     void main() {
//         IO.println("Hello");
//     }
//
// They are the members of a class that is not written and has the name of the file. Classes of
// such a file are its members, too.
#include "syntax/internal.h"

#include <string.h>

// The index behind the JML stretches that begin there.
static uint32_t skip_stretches(const Parser *parser, uint32_t index) {
    while (kind_at(parser, index) == TOKEN_JML_BEGIN) {
        while (kind_at(parser, index) != TOKEN_JML_END &&
               kind_at(parser, index) != TOKEN_END_OF_FILE)
            index++;
        if (kind_at(parser, index) == TOKEN_JML_END)
            index++;
    }
    return index;
}

static bool is_member_modifier(TokenKind kind) {
    static const TokenKind modifiers[] = {TOKEN_PUBLIC,   TOKEN_PROTECTED, TOKEN_PRIVATE,
                                          TOKEN_STATIC,   TOKEN_FINAL,     TOKEN_ABSTRACT,
                                          TOKEN_NATIVE,   TOKEN_STRICTFP,  TOKEN_SYNCHRONIZED,
                                          TOKEN_VOLATILE, TOKEN_TRANSIENT};
    for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++)
        if (modifiers[i] == kind)
            return true;
    return false;
}

static uint32_t skip_modifiers(const Parser *parser, uint32_t index) {
    for (;;) {
        uint32_t behind = skip_annotations(parser, index);
        if (is_member_modifier(kind_at(parser, behind)))
            behind = next_index(parser, behind);
        if (behind == index)
            return index;
        index = behind;
    }
}

// `record R(` and `record R<` look like a method, or a type and its arguments.
static bool is_record(const Parser *parser, uint32_t index) {
    uint32_t name = next_index(parser, index);
    TokenKind behind = kind_at(parser, next_index(parser, name));
    return token_is_word(&parser->tokens[index], "record") &&
           kind_at(parser, name) == TOKEN_IDENTIFIER &&
           (behind == TOKEN_LEFT_PAREN || behind == TOKEN_LESS);
}

bool at_top_level_member(const Parser *parser) {
    uint32_t index = skip_modifiers(parser, skip_stretches(parser, parser->at));
    if (kind_at(parser, index) == TOKEN_VOID)
        return kind_at(parser, next_index(parser, index)) == TOKEN_IDENTIFIER;
    if (kind_at(parser, index) == TOKEN_LESS)
        return true;
    uint32_t name = is_record(parser, index) ? 0 : skip_type(parser, index);
    if (!name || kind_at(parser, name) != TOKEN_IDENTIFIER)
        return false;
    TokenKind behind = kind_at(parser, next_index(parser, name));
    return behind == TOKEN_LEFT_PAREN || behind == TOKEN_ASSIGN || behind == TOKEN_SEMICOLON ||
           behind == TOKEN_COMMA || behind == TOKEN_LEFT_BRACKET;
}

// `dir/Hello.java` gives `Hello`.
static const Name *name_of_file(const Parser *parser) {
    const char *path = parser->file->path;
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    const char *dot = strchr(base, '.');
    return name_intern(parser->names, base, dot ? (size_t)(dot - base) : strlen(base));
}

static ClassDeclaration *new_implicit_class(Parser *parser) {
    Span span = {peek(parser)->span.begin, peek(parser)->span.begin};
    ClassDeclaration *declaration = NEW_NODE(parser, CLASS, ClassDeclaration, span);
    Modifiers *modifiers = NEW_NODE(parser, MODIFIERS, Modifiers, span);
    modifiers->flags = MODIFIER_FINAL;
    declaration->modifiers = &modifiers->node;
    declaration->class_kind = CLASS_CLASS;
    declaration->name = name_of_file(parser);
    declaration->name_at = span.begin;
    declaration->is_implicit = true;
    return declaration;
}

void parse_top_level_member(Parser *parser) {
    if (!parser->implicit_class)
        parser->implicit_class = new_implicit_class(parser);
    uint32_t start = parser->at;
    parse_annotated_member(parser, parser->implicit_class);
    recover_member(parser, start);
    parser->implicit_class->node.span.end = parser->last_end;
}

void finish_compact_unit(Parser *parser, CompilationUnit *unit) {
    ClassDeclaration *declaration = parser->implicit_class;
    if (!declaration)
        return;
    for (uint32_t i = 0; i < unit->types.count; i++)
        vector_push(parser->arena, &declaration->members, unit->types.items[i]);
    unit->types = (NodeList){0};
    vector_push(parser->arena, &unit->types, &declaration->node);
    unit->is_compact = true;
}
