#include "main/clause_writer.h"

#include <string.h>

static const char *line_end(const SourceFile *file) {
    return strchr(file->text, '\r') ? "\r\n" : "\n";
}

// What stands before the position in its line.
static const char *prefix_of(Arena *arena, SourceFile *file, Position at) {
    LineColumn where = source_line_column(file, at);
    return arena_copy_text(arena, file->text + where.line_begin,
                           at - file->base - where.line_begin);
}

// The prefix of the next line of the same comment; NULL: the clause does not begin its line.
static const char *next_prefix(Arena *arena, const char *prefix) {
    size_t blanks = strspn(prefix, " \t");
    const char *mark = prefix + blanks;
    if (!strncmp(mark, "//@", 3) || *mark == '@' || !*mark) {
        size_t length = *mark == '/' ? 3 : *mark == '@' ? 1 : 0;
        return mark[length + strspn(mark + length, " \t")] ? NULL : prefix;
    }
    if (strncmp(mark, "/*@", 3) || mark[3 + strspn(mark + 3, " \t")])
        return NULL;
    char *next = arena_copy_text(arena, prefix, strlen(prefix));
    memcpy(next + blanks, "  @", 3);
    return next;
}

static void insert_before_clause(Arena *arena, SourceFile *file, Position at, const char *clause,
                                 EditList *list) {
    const char *next = next_prefix(arena, prefix_of(arena, file, at));
    Edit insertion = {{at, at},
                      arena_format(arena, "requires %s;%s%s", clause, next ? line_end(file) : " ",
                                   next ? next : "")};
    vector_push(arena, list, insertion);
}

static void insert_before_method(Arena *arena, SourceFile *file, Position at, const char *clause,
                                 EditList *list) {
    const char *prefix = prefix_of(arena, file, at);
    bool is_first = !prefix[strspn(prefix, " \t")];
    const char *text =
        is_first ? arena_format(arena, "//@ requires %s;%s%s", clause, line_end(file), prefix)
                 : arena_format(arena, "/*@ requires %s; */ ", clause);
    vector_push(arena, list, (Edit){{at, at}, text});
}

EditList clause_insertions(Arena *arena, Sources *sources, const Method *method,
                           const char *clause) {
    EditList list = {0};
    const MethodDeclaration *declaration = method->declaration;
    Node *node = declaration ? declaration->specification : NULL;
    SourceFile *file = declaration ? sources_file_at(sources, node ? node->span.begin
                                                                   : declaration->node.span.begin)
                                   : NULL;
    if (!file)
        return list;
    if (!node) {
        insert_before_method(arena, file, declaration->node.span.begin, clause, &list);
        return list;
    }
    const NodeList *cases = &as_Specification(node)->cases;
    for (uint32_t i = 0; i < cases->count; i++) {
        const SpecificationCase *part = as_SpecificationCase(cases->items[i]);
        if (part->section == JML_NONE && part->clauses.count)
            insert_before_clause(arena, file, part->clauses.items[0]->span.begin, clause, &list);
    }
    return list;
}
