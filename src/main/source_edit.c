#include "main/source_edit.h"

#include "base/buffer.h"

const char *edit_text(Arena *arena, const SourceFile *file, const EditList *edits, size_t *length) {
    Buffer buffer = {0};
    uint32_t done = 0;
    for (uint32_t i = 0; i < edits->count; i++) {
        Span span = edits->items[i].span;
        buffer_add(&buffer, file->text + done, span.begin - file->base - done);
        buffer_add_text(&buffer, edits->items[i].text);
        done = span.end - file->base;
    }
    buffer_add(&buffer, file->text + done, file->length - done);
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    *length = buffer.length;
    buffer_free(&buffer);
    return text;
}
