#include "main/definition.h"

#include "main/session.h"
#include "report/plain.h"
#include "verdict/record_json.h"

typedef struct Search {
    Position at;
    Span found;    // the declaration; begin 0: none so far
    uint32_t size; // of the name that was looked at, the smallest so far
} Search;

// ---- Declarations

static Span name_span(Position at, const Name *name) {
    return (Span){at, at + (name ? (Position)name->length : 1)};
}

static Span variable_span(const Variable *variable) {
    Node *declaration = variable ? variable->declaration : NULL;
    if (!declaration)
        return (Span){0, 0};
    if (declaration->kind != NODE_VARIABLE)
        return declaration->span;
    return name_span(as_VariableDeclaration(declaration)->name_at, variable->name);
}

static Span class_span(const Class *class_symbol) {
    const ClassDeclaration *declaration = class_symbol ? class_symbol->declaration : NULL;
    if (!declaration || class_symbol->class_file)
        return (Span){0, 0};
    return name_span(declaration->name_at, declaration->name);
}

// The default constructor is declared by its class.
static Span method_span(const Method *method) {
    if (!method || method->class_file)
        return (Span){0, 0};
    return method->declaration ? name_span(method->declaration->name_at, method->declaration->name)
                               : class_span(method->owner);
}

static Span type_span(const Node *node) {
    return node->type && node->type->kind == TYPE_CLASS ? class_span(node->type->class_symbol)
                                                        : (Span){0, 0};
}

// ---- Names

// The name stands there; of several inside each other, the innermost counts.
static void offer(Search *search, Span name, Span declaration) {
    uint32_t size = name.end - name.begin;
    if (!declaration.begin || name.begin > search->at || search->at > name.end ||
        (search->found.begin && size >= search->size))
        return;
    search->found = declaration;
    search->size = size;
}

static void look_at(void *context, Node *node) {
    Search *search = context;
    if (search->at < node->span.begin || search->at > node->span.end)
        return; // its parts stand inside
    switch ((int)node->kind) {
    case NODE_NAME: {
        const NameExpression *name = as_NameExpression(node);
        offer(search, node->span, variable_span(name->variable));
        offer(search, node->span, class_span(name->class_symbol));
        break;
    }
    case NODE_FIELD: {
        const FieldAccess *field = as_FieldAccess(node);
        Span name = name_span(field->name_at, field->name);
        offer(search, name, variable_span(field->variable));
        offer(search, name, class_span(field->class_symbol));
        break;
    }
    case NODE_CALL:
        offer(search, name_span(as_Call(node)->name_at, as_Call(node)->name),
              method_span(as_Call(node)->method));
        break;
    case NODE_METHOD_REFERENCE:
        offer(search, node->span, method_span(as_MethodReference(node)->method));
        break;
    case NODE_NEW:
        if (as_New(node)->created_type && !as_New(node)->body)
            offer(search, as_New(node)->created_type->span, method_span(as_New(node)->constructor));
        break;
    case NODE_NAMED_TYPE:
        offer(search, name_span(as_NamedType(node)->name_at, as_NamedType(node)->name),
              type_span(node));
        break;
    default: break;
    }
    ast_each_child(node, look_at, context);
}

// A specification may stand in front of what it belongs to: all members are looked at.
static void look_at_member(void *context, Node *node) {
    Search *search = context;
    if (node->kind == NODE_METHOD && as_MethodDeclaration(node)->specification)
        ast_each_child(as_MethodDeclaration(node)->specification, look_at, context);
    if (node->kind == NODE_CLASS)
        ast_each_child(node, look_at_member, search);
}

void definition_write(FILE *out, const Options *options, uint32_t line, uint32_t column) {
    Session session;
    session_open(&session, options);
    const Compilation *compilation = &session.compilation;
    json_t *result = json_object(), *place = json_null();
    if (compilation->files.count) {
        const CompiledFile *file = &compilation->files.items[0];
        Search search = {.at = source_position(file->source, line, column)};
        ast_each_child(&file->tree->node, look_at, &search);
        ast_each_child(&file->tree->node, look_at_member, &search);
        Plain plain = {compilation->arena, compilation->sources};
        const PlaceRecord *record = plain_place(&plain, search.found);
        if (record)
            place = record_json_place(record);
    }
    json_object_set_new(result, "place", place);
    json_dumpf(result, out, JSON_COMPACT);
    json_decref(result);
    diag_flush(compilation->diagnostics, NULL);
    session_end(&session);
}
