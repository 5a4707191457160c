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

// ---- Tags

// The text behind the next such tag; `*at` is where to go on. A tag goes on to the next one.
static bool next_tag(const char **at, const char *end, const char *tag, const char **from,
                     const char **to) {
    size_t length = strlen(tag);
    const char *begin = *at;
    while ((begin = memchr(begin, '@', (size_t)(end - begin)))) {
        begin++;
        if ((size_t)(end - begin) > length && !memcmp(begin, tag, length) &&
            isspace((unsigned char)begin[length]))
            break;
    }
    if (!begin)
        return false;
    for (begin += length; begin < end && isspace((unsigned char)*begin); begin++)
        ;
    *from = *at = *to = begin;
    while (*to < end && (**to != '@' || (*to)[-1] == '{'))
        ++*to;
    return true;
}

static bool has_word(const char *from, const char *to, const char *word) {
    size_t length = strlen(word);
    for (const char *at = from; at + length <= to; at++) {
        size_t same = 0;
        while (same < length &&
               (word[same] == ' ' ? isspace((unsigned char)at[same])
                                  : tolower((unsigned char)at[same]) == word[same]))
            same++;
        if (same == length && !isalpha((unsigned char)at[-1]) &&
            (at + length == to || !isalpha((unsigned char)at[length])))
            return true;
    }
    return false;
}

static bool has_any(const char *from, const char *to, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (has_word(from, to, words[i]))
            return true;
    return false;
}

// What the tag of the parameter says.
static bool find_parameter(const Method *method, const char *parameter, const char **from,
                           const char **to) {
    const char *at, *end;
    size_t length = strlen(parameter);
    if (!find_documentation(method, &at, &end))
        return false;
    while (next_tag(&at, end, "param", from, to))
        if ((size_t)(*to - *from) > length && !memcmp(*from, parameter, length) &&
            !is_name_char((*from)[length])) {
            *from += length;
            return true;
        }
    return false;
}

bool documentation_demands(const Method *method, const char *parameter) {
    static const char *const words[] = {"must",     "should",      "may not", "cannot",
                                        "has to",   "positive",    "between", "at least",
                                        "in range", "in the range"};
    const char *from, *to;
    return find_parameter(method, parameter, &from, &to) &&
           has_any(from, to, words, sizeof words / sizeof *words);
}

DocumentedNull documentation_of_null(const Method *method, const char *parameter) {
    static const char *const never[] = {
        "null} not permitted", "null not permitted",   "not be null", "not be {@code null",
        "must be non-null",    "must be not null",     "never null",  "never {@code null",
        "cannot be null",      "cannot be {@code null"};
    static const char *const ever[] = {"null} permitted",    "null permitted",    "null} allowed",
                                       "null allowed",       "may be null",       "can be null",
                                       "may be {@code null", "can be {@code null"};
    const char *from, *to;
    if (!find_parameter(method, parameter, &from, &to))
        return DOCUMENTED_NOTHING;
    if (has_any(from, to, never, sizeof never / sizeof *never))
        return DOCUMENTED_NOT_NULL;
    return has_any(from, to, ever, sizeof ever / sizeof *ever) ? DOCUMENTED_NULL
                                                               : DOCUMENTED_NOTHING;
}

static bool announces_by(const Method *method, const char *tag, const Class *exception) {
    const char *at, *end, *from, *to;
    if (!find_documentation(method, &at, &end))
        return false;
    while (next_tag(&at, end, tag, &from, &to)) {
        const char *name = from;
        while (name < to && is_name_char(*name))
            name++;
        if (names(from, (size_t)(name - from), exception))
            return true;
    }
    return false;
}

bool documentation_announces(const Method *method, const Class *exception) {
    return announces_by(method, "throws", exception) ||
           announces_by(method, "exception", exception);
}
