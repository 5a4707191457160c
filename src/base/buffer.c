#include "base/buffer.h"

#include "base/arena.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void reserve(Buffer *buffer, size_t extra) {
    if (buffer->capacity - buffer->length > extra)
        return;
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 64;
    while (capacity - buffer->length <= extra)
        capacity *= 2;
    buffer->text = memory_resize(buffer->text, capacity);
    buffer->capacity = capacity;
}

void buffer_add(Buffer *buffer, const char *text, size_t length) {
    reserve(buffer, length);
    memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
    buffer->text[buffer->length] = '\0';
}

void buffer_add_text(Buffer *buffer, const char *text) {
    buffer_add(buffer, text, strlen(text));
}

void buffer_add_char(Buffer *buffer, char c) {
    buffer_add(buffer, &c, 1);
}

void buffer_add_code_point(Buffer *buffer, uint32_t code_point) {
    char bytes[4];
    buffer_add(buffer, bytes, utf8_encode(code_point, bytes));
}

void buffer_format(Buffer *buffer, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    reserve(buffer, (size_t)length);
    va_start(arguments, format);
    vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

void buffer_clear(Buffer *buffer) {
    buffer->length = 0;
    if (buffer->text)
        buffer->text[0] = '\0';
}

void buffer_free(Buffer *buffer) {
    memory_free(buffer->text);
    *buffer = (Buffer){0};
}
