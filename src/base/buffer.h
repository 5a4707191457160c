// Text buffer: builds text of any length.
#ifndef JURY_BASE_BUFFER_H
#define JURY_BASE_BUFFER_H

#include <stddef.h>
#include <stdint.h>

typedef struct Buffer {
    char *text; // NUL-terminated once anything was added; else NULL
    size_t length;
    size_t capacity;
} Buffer;

void buffer_add(Buffer *buffer, const char *text, size_t length);
void buffer_add_text(Buffer *buffer, const char *text);
void buffer_add_char(Buffer *buffer, char c);
void buffer_add_code_point(Buffer *buffer, uint32_t code_point); // as UTF-8
void buffer_format(Buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buffer_clear(Buffer *buffer);
void buffer_free(Buffer *buffer);

#endif
