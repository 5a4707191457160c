#include "main/document.h"

#include "bytecode/bytecode.h"
#include "main/method_keys.h"
#include "main/method_choice.h"
#include "main/session.h"
#include "main/signature.h"
#include "report/verdict.h"
#include "verdict/record_json.h"

typedef struct Document {
    Session session;
    MethodKeys *keys;
    json_t *diagnostics;
    json_t *last; // diagnostic, for the notes behind it
} Document;

// The kinds of symbols in the language server protocol.
enum { KIND_CLASS = 5, KIND_METHOD = 6, KIND_FIELD = 8, KIND_CONSTRUCTOR = 9, KIND_ENUM = 10 };
enum { KIND_INTERFACE = 11, KIND_STRUCT = 23 };

// ---- Places

static void set_point(json_t *place, SourceFile *file, Position at, const char *line,
                      const char *column) {
    LineColumn where = source_line_column(file, at);
    json_object_set_new(place, line, json_integer(where.line));
    json_object_set_new(place, column, json_integer(where.column));
}

static json_t *place_of(const Document *document, Span span) {
    SourceFile *file = sources_file_at(document->session.compilation.sources, span.begin);
    if (!file)
        return json_null();
    json_t *place = json_object();
    json_object_set_new(place, "file", record_json_text(file->path));
    set_point(place, file, span.begin, "line", "column");
    set_point(place, file, span.end, "end_line", "end_column");
    return place;
}

static Span name_span(Position at, const Name *name) {
    return (Span){at, at + (name ? (Position)name->length : 1)};
}

// ---- Diagnostics

static void add_diagnostic(void *context, Severity severity, Span span, const char *text) {
    enum { LSP_ERROR = 1, LSP_WARNING = 2 };
    Document *document = context;
    json_t *item = json_object();
    json_object_set_new(item, "text", record_json_text(text));
    json_object_set_new(item, "place", place_of(document, span));
    if (severity == SEVERITY_NOTE && document->last) {
        json_array_append_new(json_object_get(document->last, "notes"), item);
        return;
    }
    json_object_set_new(item, "severity",
                        json_integer(severity == SEVERITY_ERROR ? LSP_ERROR : LSP_WARNING));
    json_object_set_new(item, "notes", json_array());
    json_array_append_new(document->diagnostics, item);
    document->last = item;
}

// ---- Symbols

static json_t *symbol(const Document *document, const char *name, int kind, Span span, Span at) {
    json_t *result = json_object();
    json_object_set_new(result, "name", record_json_text(name));
    json_object_set_new(result, "kind", json_integer(kind));
    json_object_set_new(result, "place", place_of(document, span));
    json_object_set_new(result, "name_place", place_of(document, at));
    json_object_set_new(result, "children", json_array());
    return result;
}

static json_t *method_symbol(const Document *document, MethodDeclaration *declaration) {
    Buffer text = {0};
    signature_method(&text, declaration->symbol, true);
    json_t *result =
        symbol(document, text.text, declaration->is_constructor ? KIND_CONSTRUCTOR : KIND_METHOD,
               declaration->node.span, name_span(declaration->name_at, declaration->name));
    buffer_free(&text);
    return result;
}

static json_t *class_symbol_of(const Document *document, ClassDeclaration *declaration);

static json_t *member_symbol(const Document *document, Node *member) {
    if (member->kind == NODE_METHOD && as_MethodDeclaration(member)->symbol)
        return method_symbol(document, as_MethodDeclaration(member));
    if (member->kind == NODE_CLASS && as_ClassDeclaration(member)->name)
        return class_symbol_of(document, as_ClassDeclaration(member));
    if (member->kind != NODE_VARIABLE || !as_VariableDeclaration(member)->name)
        return NULL;
    const VariableDeclaration *field = as_VariableDeclaration(member);
    return symbol(document, field->name->text, KIND_FIELD, member->span,
                  name_span(field->name_at, field->name));
}

static json_t *class_symbol_of(const Document *document, ClassDeclaration *declaration) {
    static const int kinds[] = {[CLASS_CLASS] = KIND_CLASS,
                                [CLASS_INTERFACE] = KIND_INTERFACE,
                                [CLASS_ENUM] = KIND_ENUM,
                                [CLASS_RECORD] = KIND_STRUCT,
                                [CLASS_ANNOTATION] = KIND_INTERFACE};
    json_t *result =
        symbol(document, declaration->name->text, kinds[declaration->class_kind],
               declaration->node.span, name_span(declaration->name_at, declaration->name));
    for (uint32_t i = 0; i < declaration->members.count; i++) {
        json_t *member = member_symbol(document, declaration->members.items[i]);
        if (member)
            json_array_append_new(json_object_get(result, "children"), member);
    }
    return result;
}

static json_t *symbols(const Document *document) {
    json_t *list = json_array();
    const NodeList *types = &document->session.compilation.files.items[0].tree->types;
    for (uint32_t i = 0; i < types->count; i++)
        if (types->items[i]->kind == NODE_CLASS && as_ClassDeclaration(types->items[i])->name)
            json_array_append_new(list,
                                  class_symbol_of(document, as_ClassDeclaration(types->items[i])));
    return list;
}

// ---- Methods

static json_t *lines_left_out(const MethodKey *key) {
    json_t *list = json_array();
    for (uint32_t i = 0; i < key->left_out.count; i++) {
        json_t *range = json_array();
        json_array_append_new(range, json_integer(key->left_out.items[i].first));
        json_array_append_new(range, json_integer(key->left_out.items[i].last));
        json_array_append_new(list, range);
    }
    return list;
}

static bool is_in(const MethodList *methods, const Method *method) {
    for (uint32_t i = 0; i < methods->count; i++)
        if (methods->items[i] == method)
            return true;
    return false;
}

// With the specification, if that stands in front of it.
static Span whole_span(const Method *method) {
    const MethodDeclaration *declaration = method->declaration;
    if (!declaration)
        return verdict_method_span(method);
    Span span = declaration->node.span;
    const Node *specification = declaration->specification;
    if (specification && specification->span.begin < span.begin)
        span.begin = specification->span.begin;
    return span;
}

static json_t *method_json(const Document *document, const Method *method, bool is_asked) {
    Arena *arena = document->session.compilation.arena;
    MethodKey key = method_keys_of(document->keys, method);
    json_t *result = json_object();
    json_object_set_new(result, "method", record_json_text(verdict_method_name(arena, method)));
    json_object_set_new(result, "class", record_json_text(method->owner->qualified_name->text));
    json_object_set_new(result, "name", record_json_text(method_choice_name(arena, method)));
    json_object_set_new(result, "place", place_of(document, verdict_method_span(method)));
    json_object_set_new(result, "span", place_of(document, whole_span(method)));
    json_object_set_new(result, "asked", json_boolean(is_asked));
    json_object_set_new(result, "key", record_json_text(key.key));
    json_object_set_new(result, "text", record_json_text(method_keys_text(document->keys, method)));
    json_object_set_new(result, "left_out", lines_left_out(&key));
    return result;
}

// All that have a body; those that `jury check` takes are asked by themselves.
static json_t *methods(Document *document) {
    Session *session = &document->session;
    json_t *list = json_array();
    ClassList classes = {0};
    MethodChoice choice = {.all = options_given(session->options, OPTION_ALL),
                           .with_main = true,
                           .surface = session->lowering};
    method_choice_classes(session->compilation.arena, session->compilation.sema, &classes);
    session_choose(session, &choice);
    for (uint32_t i = 0; i < classes.count; i++)
        for (uint32_t j = 0; j < classes.items[i]->methods.count; j++) {
            const Method *method = classes.items[i]->methods.items[j];
            if (method_choice_has_body(method))
                json_array_append_new(
                    list, method_json(document, method, is_in(&session->methods, method)));
        }
    return list;
}

// ---- The whole

void document_write(FILE *out, const Options *options) {
    Document document = {.diagnostics = json_array()};
    Session *session = &document.session;
    session_open(session, options);
    diag_each(session->compilation.diagnostics, add_diagnostic, &document);
    json_t *result = json_object();
    json_object_set_new(result, "errors",
                        json_integer(diag_errors(session->compilation.diagnostics)));
    json_object_set_new(result, "diagnostics", document.diagnostics);
    if (session->compilation.files.count) {
        document.keys = method_keys_new(&session->compilation);
        json_object_set_new(result, "others", json_boolean(method_keys_has_others(document.keys)));
        json_object_set_new(result, "symbols", symbols(&document));
        json_object_set_new(result, "methods", methods(&document));
    }
    json_dumpf(result, out, JSON_COMPACT);
    json_decref(result);
    diag_flush(session->compilation.diagnostics, NULL);
    session_end(session);
}
