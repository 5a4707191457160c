#include "base/utf8.h"

uint32_t utf8_decode(const char *text, size_t length, size_t *size) {
    const unsigned char *bytes = (const unsigned char *)text;
    *size = 1;
    if (bytes[0] < 0x80)
        return bytes[0];
    size_t wanted = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2;
    if (bytes[0] < 0xC2 || bytes[0] > 0xF4 || wanted > length)
        return UTF8_INVALID;
    uint32_t code_point = bytes[0] & (0x7Fu >> wanted);
    for (size_t i = 1; i < wanted; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return UTF8_INVALID;
        code_point = code_point << 6 | (bytes[i] & 0x3Fu);
    }
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code_point < smallest[wanted] || code_point > 0x10FFFF)
        return UTF8_INVALID;
    *size = wanted;
    return code_point;
}

size_t utf8_encode(uint32_t code_point, char bytes[4]) {
    if (code_point < 0x80) {
        bytes[0] = (char)code_point;
        return 1;
    }
    if (code_point < 0x800) {
        bytes[0] = (char)(0xC0 | code_point >> 6);
        bytes[1] = (char)(0x80 | (code_point & 0x3F));
        return 2;
    }
    if (code_point < 0x10000) {
        bytes[0] = (char)(0xE0 | code_point >> 12);
        bytes[1] = (char)(0x80 | (code_point >> 6 & 0x3F));
        bytes[2] = (char)(0x80 | (code_point & 0x3F));
        return 3;
    }
    bytes[0] = (char)(0xF0 | code_point >> 18);
    bytes[1] = (char)(0x80 | (code_point >> 12 & 0x3F));
    bytes[2] = (char)(0x80 | (code_point >> 6 & 0x3F));
    bytes[3] = (char)(0x80 | (code_point & 0x3F));
    return 4;
}

static bool is_ascii_letter(uint32_t c) {
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

// Ranges beyond ASCII that are neither letters, digits nor marks: punctuation,
// symbols, private use. Everything else is accepted, so that no letter of any
// script is refused.
static bool is_symbol(uint32_t c) {
    static const uint32_t ranges[][2] = {
        {0x80, 0xA1},     {0xA6, 0xA9},     {0xAB, 0xB4},       {0xB6, 0xB9},
        {0xBB, 0xBF},     {0xD7, 0xD7},     {0xF7, 0xF7},       {0x2000, 0x203E},
        {0x2041, 0x2053}, {0x2055, 0x2070}, {0x207A, 0x207E},   {0x208A, 0x208E},
        {0x2190, 0x2BFF}, {0x2E00, 0x2E2E}, {0x2E30, 0x2FFF},   {0x3000, 0x3004},
        {0x3008, 0x3020}, {0x3030, 0x3030}, {0xD800, 0xF8FF},   {0xFE10, 0xFE1F},
        {0xFE30, 0xFE32}, {0xFE35, 0xFE4C}, {0xFE50, 0xFE68},   {0xFF01, 0xFF03},
        {0xFF05, 0xFF0F}, {0xFF1A, 0xFF20}, {0xFF3B, 0xFF3E},   {0xFF40, 0xFF40},
        {0xFF5B, 0xFF65}, {0xFFFC, 0xFFFF}, {0x1F000, 0x1FAFF}, {0xF0000, 0x10FFFF},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (c >= ranges[i][0] && c <= ranges[i][1])
            return true;
    return false;
}

bool utf8_is_identifier_start(uint32_t c) {
    if (c < 0x80)
        return is_ascii_letter(c) || c == '_' || c == '$';
    return c <= 0x10FFFF && !is_symbol(c);
}

bool utf8_is_identifier_part(uint32_t c) {
    if (c < 0x80)
        return utf8_is_identifier_start(c) || (c >= '0' && c <= '9');
    return utf8_is_identifier_start(c);
}
