// UTF-8 and UTF-16, and the character classes of Java identifiers.
#ifndef JURY_BASE_UTF8_H
#define JURY_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_INVALID = 0xFFFFFFFF };

// The code point at `text` (which has `length` > 0 bytes left); its size in
// bytes goes to `*size`. Malformed input gives UTF8_INVALID and size 1.
uint32_t utf8_decode(const char *text, size_t length, size_t *size);

// Writes 1 to 4 bytes and returns how many. Lone surrogates are written as
// three bytes, as Java's own tools do.
size_t utf8_encode(uint32_t code_point, char bytes[4]);

// JLS 3.8, after java.lang.Character; ASCII exactly, and beyond ASCII every
// letter, digit, mark and connector that Unicode calls an identifier character.
bool utf8_is_identifier_start(uint32_t code_point);
bool utf8_is_identifier_part(uint32_t code_point);

#endif
