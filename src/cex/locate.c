// Finding the tree that stands at a place.
#include "cex/internal.h"

#include "sema/class_resolve.h"
#include "sema/library.h"
#include "sema/specs.h"

bool cex_is_library(const Sources *sources, Span span) {
    const SourceFile *file = span.begin ? sources_file_at(sources, span.begin) : NULL;
    if (file && resolve_is_line_count(file))
        return true; // a class file: there are no lines to show
    for (unsigned i = 0; file && i < library_file_count; i++)
        if (file->text == (const char *)library_files[i].begin)
            return true;
    return false;
}

typedef struct Search {
    Span span;
    Node *found;
} Search;

// The outermost one with exactly that span.
static void visit(void *context, Node *node) {
    Search *search = context;
    if (search->found)
        return;
    if (node->span.begin == search->span.begin && node->span.end == search->span.end)
        search->found = node;
    else
        ast_each_child(node, visit, search);
}

Node *cex_find_node(Cex *cex, Span span) {
    Search search = {.span = span};
    MethodList methods = {0};
    method_specifications(cex->sema, (Method *)cex->method, &methods);
    for (uint32_t i = 0; i < methods.count; i++)
        visit(&search, methods.items[i]->declaration->specification);
    const UnitList *units = sema_units(cex->sema);
    for (uint32_t i = 0; i < units->count; i++)
        visit(&search, &units->items[i]->tree->node);
    return search.found;
}
