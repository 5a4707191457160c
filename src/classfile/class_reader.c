// Big-endian numbers from a stretch of bytes, with one place where reading goes wrong.
#include "classfile/internal.h"

#include <stdarg.h>
#include <stdio.h>

void reader_fail(Reader *reader, size_t offset, const char *format, ...) {
    if (reader->failed)
        return;
    reader->failed = true;
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = arena_alloc(reader->arena, (size_t)(length < 0 ? 0 : length) + 1);
    vsnprintf(text, (size_t)(length < 0 ? 0 : length) + 1, format, again);
    va_end(again);
    va_end(arguments);
    reader->error = arena_format(reader->arena, "%s, at byte %zu", text, offset);
}

const uint8_t *reader_bytes(Reader *reader, size_t count) {
    if (reader->failed)
        return NULL;
    if (reader->end - reader->position < count) {
        reader_fail(reader, reader->position, "%zu bytes should follow, %zu are left", count,
                    reader->end - reader->position);
        return NULL;
    }
    const uint8_t *bytes = reader->bytes + reader->position;
    reader->position += count;
    return bytes;
}

uint8_t reader_u1(Reader *reader) {
    const uint8_t *bytes = reader_bytes(reader, 1);
    return bytes ? bytes[0] : 0;
}

uint16_t reader_u2(Reader *reader) {
    const uint8_t *bytes = reader_bytes(reader, 2);
    return bytes ? (uint16_t)(bytes[0] << 8 | bytes[1]) : 0;
}

uint32_t reader_u4(Reader *reader) {
    uint32_t high = reader_u2(reader);
    return high << 16 | reader_u2(reader);
}
