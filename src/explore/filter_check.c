// Do the filters speak of lines, methods and exceptions that there are?
#include "explore/internal.h"

#include "sema/library.h"
#include "sema/queries.h"

#include <string.h>

typedef struct Lookup {
    Arena *arena;
    Sema *sema;
    const PathFilter *filter;
    SourceFile *file; // being looked through; NULL if it is not the one asked for
    bool has_file;
    bool has_line;   // a statement or condition begins there
    bool has_method; // declared or called
    Class *exception;
} Lookup;

// ---- Looking through the sources

static bool begins_there(const Lookup *lookup, const Node *node) {
    return lookup->file &&
           source_line_column(lookup->file, node->span.begin).line == lookup->filter->line;
}

// What marks stand for (ir.h): the rest is passed without a trace.
static bool is_marked(const Node *node) {
    return (ast_category(node) == CATEGORY_STATEMENT && node->kind != NODE_BLOCK) ||
           node->kind == NODE_VARIABLE || node->kind == NODE_CONDITIONAL ||
           node->kind == NODE_CASE || node->kind == NODE_CATCH;
}

static const Method *method_of(Node *node) {
    switch ((int)node->kind) {
    case NODE_METHOD: return as_MethodDeclaration(node)->symbol;
    case NODE_CALL: return as_Call(node)->method;
    case NODE_NEW: return as_New(node)->constructor;
    case NODE_CONSTRUCTOR_CALL: return as_ConstructorCall(node)->constructor;
    case NODE_METHOD_REFERENCE: return as_MethodReference(node)->method;
    default: return NULL;
    }
}

static void look_at_class(Lookup *lookup, Class *class_symbol) {
    const char *wanted = lookup->filter->throwing;
    if (class_symbol && wanted && class_symbol->qualified_name &&
        filter_names(class_symbol->qualified_name->text, wanted, '.'))
        lookup->exception = class_symbol;
}

static void look(void *context, Node *node) {
    Lookup *lookup = context;
    const Method *method = method_of(node);
    lookup->has_line |= is_marked(node) && begins_there(lookup, node);
    if (method && lookup->filter->calling)
        lookup->has_method |= filter_names_method(method, lookup->filter->calling);
    if (node->kind == NODE_CLASS)
        look_at_class(lookup, as_ClassDeclaration(node)->symbol);
    ast_each_child(node, look, lookup);
}

static void look_through_sources(Lookup *lookup, const Sources *sources) {
    const UnitList *units = sema_units(lookup->sema);
    const char *name = lookup->filter->file;
    for (uint32_t i = 0; i < units->count; i++) {
        Node *tree = &units->items[i]->tree->node;
        if (units->items[i]->is_library)
            continue;
        SourceFile *file = name ? sources_file_at(sources, tree->span.begin) : NULL;
        lookup->file = file && filter_names(file->path, name, '/') ? file : NULL;
        lookup->has_file |= lookup->file != NULL;
        look(lookup, tree);
    }
}

// ---- Exceptions of the library

// "java/lang/Error.java" is java.lang.Error.
static void look_through_library(Lookup *lookup) {
    const char *suffix = ".java";
    for (unsigned i = 0; i < library_file_count && !lookup->exception; i++) {
        size_t length = strlen(library_files[i].name) - strlen(suffix);
        char *dotted = arena_copy_text(lookup->arena, library_files[i].name, length);
        for (char *at = dotted; *at; at++)
            *at = *at == '/' ? '.' : *at;
        if (filter_names(dotted, lookup->filter->throwing, '.'))
            look_at_class(lookup, query_class(lookup->sema, dotted));
    }
    if (!lookup->exception)
        look_at_class(lookup, query_class(lookup->sema, lookup->filter->throwing));
}

static const char *exception_problem(Lookup *lookup) {
    if (!lookup->exception)
        look_through_library(lookup);
    if (!lookup->exception)
        return arena_format(lookup->arena, "option '--throwing': no class '%s' is known",
                            lookup->filter->throwing);
    query_complete(lookup->sema, lookup->exception);
    Class *throwable = sema_types(lookup->sema)->throwable->class_symbol;
    if (!query_is_subclass(lookup->sema, lookup->exception, throwable))
        return arena_format(lookup->arena, "option '--throwing': '%s' is no exception",
                            lookup->filter->throwing);
    return NULL;
}

// ---- The whole

const char *explore_filter_problem(Arena *arena, Sema *sema, Sources *sources,
                                   const PathFilter *filter) {
    Lookup lookup = {.arena = arena, .sema = sema, .filter = filter};
    look_through_sources(&lookup, sources);
    if (filter->file && !lookup.has_file)
        return arena_format(arena, "option '--through': no file '%s' is among those given",
                            filter->file);
    if (filter->file && !lookup.has_line)
        return arena_format(arena, "option '--through': no statement begins at line %u of '%s'",
                            filter->line, filter->file);
    if (filter->calling && !lookup.has_method)
        return arena_format(arena, "option '--calling': no method '%s' is declared or called",
                            filter->calling);
    return filter->throwing ? exception_problem(&lookup) : NULL;
}
