#include "syntax/ast.h"

#include <stddef.h>

Node *ast_new_node(Arena *arena, NodeKind kind, size_t size, Span span) {
    Node *node = arena_alloc(arena, size);
    node->kind = (uint16_t)kind;
    node->span = span;
    return node;
}

const char *ast_kind_name(NodeKind kind) {
    static const char *const names[] = {
#define NODE(KIND, Struct, category) #KIND,
#include "syntax/ast_only_nodes.h"
    };
    return names[kind];
}

NodeCategory ast_category(const Node *node) {
    static const NodeCategory categories[] = {
#define NODE(KIND, Struct, category) CATEGORY_##category,
#include "syntax/ast_only_nodes.h"
    };
    return categories[node->kind];
}

const char *ast_operator_text(Operator operator) {
    static const char *const texts[] = {
#define OPERATOR(NAME, text, precedence) text,
#include "syntax/operators.def"
#undef OPERATOR
    };
    return texts[operator];
}

const char *ast_keyword_text(JmlKeyword keyword) {
    static const char *const texts[] = {
        "",
#define KEYWORD(NAME, text) text,
#define ALIAS(NAME, text)
#include "syntax/jml_keywords.def"
#undef KEYWORD
#undef ALIAS
    };
    return texts[keyword];
}

const char *ast_modifier_text(enum ModifierIndex index) {
    static const char *const texts[] = {
#define MODIFIER(NAME, text)                 text,
#define JML_MODIFIER(NAME, text, annotation) text,
#include "syntax/modifiers.def"
#undef MODIFIER
#undef JML_MODIFIER
    };
    return texts[index];
}

const char *ast_primitive_text(Primitive primitive) {
    static const char *const texts[] = {"void",   "boolean", "byte",     "short",  "char",
                                        "int",    "long",    "float",    "double", "\\bigint",
                                        "\\real", "\\TYPE",  "\\locset", "\\seq",  "\\map"};
    return texts[primitive];
}

#define NODE(KIND, Struct, category) static const FieldInfo fields_of_##Struct[] = {
#define CHILD(Struct, field)         {FIELD_CHILD, #field, NULL, offsetof(Struct, field), 0},
#define LIST(Struct, field)          {FIELD_LIST, #field, NULL, offsetof(Struct, field), 0},
#define NAME(Struct, field)          {FIELD_NAME, #field, NULL, offsetof(Struct, field), 0},
#define FLAG(Struct, field)          {FIELD_FLAG, #field, NULL, offsetof(Struct, field), 0},
#define COUNT(Struct, field)         {FIELD_COUNT, #field, NULL, offsetof(Struct, field), 0},
#define POSITION(Struct, field)      {FIELD_POSITION, #field, NULL, offsetof(Struct, field), 0},
#define CHOICE(Struct, Enum, field)                                                                \
    {FIELD_CHOICE, #field, #Enum, offsetof(Struct, field), sizeof(Enum)},
#define CONSTANT(Struct, field)     {FIELD_CONSTANT, #field, NULL, offsetof(Struct, field), 0},
#define LINK(Struct, Target, field) {FIELD_LINK, #field, #Target, offsetof(Struct, field), 0},
#define END(KIND, Struct)                                                                          \
    { FIELD_END, NULL, NULL, 0, 0 }                                                                \
    }                                                                                              \
    ;
#include "syntax/ast.def"
#undef NODE
#undef CHILD
#undef LIST
#undef NAME
#undef FLAG
#undef COUNT
#undef POSITION
#undef CHOICE
#undef CONSTANT
#undef LINK
#undef END

const FieldInfo *ast_fields(NodeKind kind) {
    static const FieldInfo *const tables[] = {
#define NODE(KIND, Struct, category) fields_of_##Struct,
#include "syntax/ast_only_nodes.h"
    };
    return tables[kind];
}

void ast_each_child(Node *node, AstVisit *visit, void *context) {
    for (const FieldInfo *field = ast_fields(node->kind); field->kind != FIELD_END; field++) {
        char *at = (char *)node + field->offset;
        bool is_shared =
            (node->flags & NODE_SHARES_LEFT) && field->offset == offsetof(Binary, left);
        if (field->kind == FIELD_CHILD && *(Node **)at && !is_shared)
            visit(context, *(Node **)at);
        if (field->kind == FIELD_LIST) {
            NodeList *list = (NodeList *)at;
            for (uint32_t i = 0; i < list->count; i++)
                visit(context, list->items[i]);
        }
    }
}

const NodeList *ast_loop_clauses(Node *node) {
    if (!node)
        return NULL;
    if (node->kind == NODE_WHILE)
        return &as_While(node)->clauses;
    if (node->kind == NODE_DO)
        return &as_Do(node)->clauses;
    if (node->kind == NODE_FOR)
        return &as_For(node)->clauses;
    return node->kind == NODE_FOREACH ? &as_Foreach(node)->clauses : NULL;
}

uint32_t ast_constructor_call_at(const NodeList *statements) {
    for (uint32_t i = 0; i < statements->count; i++) {
        Node *statement = statements->items[i];
        if (statement->kind == NODE_EXPRESSION_STATEMENT &&
            as_ExpressionStatement(statement)->expression->kind == NODE_CONSTRUCTOR_CALL)
            return i;
    }
    return statements->count;
}
