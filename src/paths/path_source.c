#include "paths/path_source.h"

void edits_add(Arena *arena, Edits *edits, Position at, bool opens, const char *text) {
    vector_push(arena, edits, ((Edit){at, opens, text}));
}

// At one place: what closes, the inner first; then what opens, the outer first.
static void write_edits_at(Buffer *out, const Edits *edits, Position at) {
    for (uint32_t i = 0; i < edits->count; i++)
        if (edits->items[i].at == at && !edits->items[i].opens)
            buffer_add_text(out, edits->items[i].text);
    for (uint32_t i = edits->count; i-- > 0;)
        if (edits->items[i].at == at && edits->items[i].opens)
            buffer_add_text(out, edits->items[i].text);
}

void source_write(Buffer *out, const Sources *sources, Span span, const Edits *edits) {
    SourceFile *file = sources_file_at(sources, span.begin);
    for (Position at = span.begin; file && at < span.end; at++) {
        write_edits_at(out, edits, at);
        buffer_add_char(out, file->text[at - file->base]);
    }
    write_edits_at(out, edits, span.end);
}

bool source_ends_with(const Sources *sources, Span span, char last) {
    SourceFile *file = sources_file_at(sources, span.begin);
    return file && span.end > span.begin && file->text[span.end - 1 - file->base] == last;
}

typedef struct CallSearch {
    Span span;
    const Call *found;
} CallSearch;

static void look_for_call(void *context, Node *node) {
    CallSearch *search = context;
    if (node->kind == NODE_CALL && node->span.begin == search->span.begin &&
        node->span.end == search->span.end)
        search->found = as_Call(node);
    ast_each_child(node, look_for_call, context);
}

const Call *source_call(Node *around, Span span) {
    CallSearch search = {span, NULL};
    look_for_call(&search, around);
    return search.found;
}

typedef struct JumpSearch {
    const Node *whole;
    bool found;
} JumpSearch;

static void look_for_jump(void *context, Node *node) {
    JumpSearch *search = context;
    const Node *target = node->kind == NODE_BREAK      ? as_Break(node)->target
                         : node->kind == NODE_CONTINUE ? as_Continue(node)->target
                                                       : NULL;
    if (target && (target->span.begin < search->whole->span.begin ||
                   target->span.end > search->whole->span.end))
        search->found = true;
    ast_each_child(node, look_for_jump, context);
}

bool source_jumps_out(Node *node) {
    JumpSearch search = {node, false};
    look_for_jump(&search, node);
    return search.found;
}
