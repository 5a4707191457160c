// Descriptors of fields and methods (JVM specification 4.3): I, [Ljava/lang/String;, (IJ)V.
#include "classfile/internal.h"

#include <string.h>

enum { DIMENSIONS = 255 };

bool class_text_is(ClassText text, const char *other) {
    return text.text && strlen(other) == text.length && memcmp(text.text, other, text.length) == 0;
}

bool class_text_begins(ClassText text, const char *with) {
    size_t length = strlen(with);
    return text.text && text.length >= length && memcmp(text.text, with, length) == 0;
}

bool class_text_equal(ClassText a, ClassText b) {
    return a.text && b.text && a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

// The length of a class name up to its semicolon, or 0. Each part between slashes has a character.
static uint32_t class_name_length(const char *text, uint32_t length) {
    for (uint32_t i = 0, part = 0; i < length; i++) {
        switch (text[i]) {
        case ';': return part ? i : 0;
        case '/':
            if (!part)
                return 0;
            part = 0;
            break;
        case '.':
        case '[': return 0;
        default: part++;
        }
    }
    return 0;
}

uint32_t descriptor_type_length(const char *text, uint32_t length) {
    uint32_t i = 0;
    while (i < length && text[i] == '[')
        i++;
    if (i == length || i > DIMENSIONS)
        return 0;
    if (text[i] == 'L') {
        uint32_t name = class_name_length(text + i + 1, length - i - 1);
        return name ? i + name + 2 : 0;
    }
    return memchr("BCDFIJSZ", text[i], 8) ? i + 1 : 0;
}

bool descriptor_is_type(ClassText text) {
    return text.length && descriptor_type_length(text.text, text.length) == text.length;
}

bool descriptor_is_method(ClassText text) {
    if (!text.length || text.text[0] != '(')
        return false;
    uint32_t i = 1;
    while (i < text.length && text.text[i] != ')') {
        uint32_t parameter = descriptor_type_length(text.text + i, text.length - i);
        if (!parameter)
            return false;
        i += parameter;
    }
    if (i >= text.length)
        return false;
    ClassText result = {text.text + i + 1, text.length - i - 1};
    return class_text_is(result, "V") || descriptor_is_type(result);
}

bool descriptor_next(ClassText descriptor, uint32_t *position, ClassText *type) {
    if (*position == 0)
        *position = 1;
    if (*position >= descriptor.length)
        return false;
    if (descriptor.text[*position] == ')') {
        *type = (ClassText){descriptor.text + *position + 1, descriptor.length - *position - 1};
        *position = descriptor.length;
        return true;
    }
    uint32_t length =
        descriptor_type_length(descriptor.text + *position, descriptor.length - *position);
    *type = (ClassText){descriptor.text + *position, length};
    *position = length ? *position + length : descriptor.length;
    return length > 0;
}
