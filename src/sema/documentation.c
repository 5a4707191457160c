// What the documentation comment of a method says that it throws.
#include "sema/documentation.h"

#include <ctype.h>
#include <string.h>

static const char *without_space(const char *text, const char *to) {
    while (to > text && isspace((unsigned char)to[-1]))
        to--;
    return to;
}

// The comment that ends right before the declaration, from `*begin` to `*end`. A declaration may
// begin with a modifier of JML, inside of its comment.
static bool find_comment(const SourceFile *file, Position at, const char **begin,
                         const char **end) {
    const char *text = file->text, *to = without_space(text, text + (at - file->base));
    if (to - text > 3 && !memcmp(to - 3, "/*@", 3))
        to = without_space(text, to - 3);
    if (to - text < 5 || to[-1] != '/' || to[-2] != '*')
        return false;
    const char *from = to - 2;
    while (from > text && !(from[0] == '/' && from[1] == '*'))
        from--;
    *begin = from;
    *end = to;
    return from[0] == '/' && from[1] == '*' && from[2] == '*';
}

static bool is_name_char(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.';
}

// "java.io.IOException", said as such or without its package.
static bool is_name_of(const char *said, size_t length, const Class *class_symbol) {
    const char *name = class_symbol->name->text;
    size_t own = strlen(name);
    return length >= own && !memcmp(said + length - own, name, own) &&
           (length == own || said[length - own - 1] == '.');
}

static bool names(const char *said, size_t length, const Class *exception) {
    for (const Class *at = exception; at; at = at->superclass ? at->superclass->class_symbol : NULL)
        if (is_name_of(said, length, at))
            return true;
    return false;
}

static bool find_documentation(const Method *method, const char **begin, const char **end) {
    const Unit *unit = method->owner->unit;
    return method->declaration && !method->class_member && unit && unit->file &&
           find_comment(unit->file, method->declaration->node.span.begin, begin, end);
}

bool documentation_mentions(const Method *method, const char *word) {
    const char *at, *end;
    size_t length = strlen(word);
    if (!find_documentation(method, &at, &end))
        return false;
    for (at++; at + length < end; at++)
        if (!memcmp(at, word, length) && !is_name_char(at[length]) &&
            (at[-1] == '#' || at[-1] == '.' || !is_name_char(at[-1])))
            return true;
    return false;
}

bool documentation_announces(const Method *method, const Class *exception) {
    const char *at, *end;
    if (!find_documentation(method, &at, &end))
        return false;
    while ((at = memchr(at, '@', (size_t)(end - at)))) {
        at++;
        size_t left = (size_t)(end - at);
        size_t tag = left > 7 && !memcmp(at, "throws", 6)       ? 6
                     : left > 10 && !memcmp(at, "exception", 9) ? 9
                                                                : 0;
        if (!tag || !isspace((unsigned char)at[tag]))
            continue;
        for (at += tag; at < end && isspace((unsigned char)*at); at++)
            ;
        const char *from = at;
        while (at < end && is_name_char(*at))
            at++;
        if (names(from, (size_t)(at - from), exception))
            return true;
    }
    return false;
}
