#include "junit/java_text.h"

#include <string.h>

// ---- Types

static const Class *outermost(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

static const char *package_of(const Class *class_symbol) {
    const Package *package = outermost(class_symbol)->package;
    return package && package->name && package->name->length ? package->name->text : NULL;
}

static const char *class_name(Arena *arena, const Class *class_symbol, const char *joint) {
    if (class_symbol->outer)
        return arena_format(arena, "%s%s%s", class_name(arena, class_symbol->outer, joint), joint,
                            class_symbol->name->text);
    const char *package = package_of(class_symbol);
    bool is_known = !package || !strcmp(package, "java.lang");
    // The test imports nothing: classes of packages are named in full.
    if (is_known && !strcmp(joint, "."))
        return class_symbol->name->text;
    return package ? arena_format(arena, "%s.%s", package, class_symbol->name->text)
                   : class_symbol->name->text;
}

const char *java_type(Arena *arena, const Type *type) {
    if (type->kind == TYPE_ARRAY)
        return arena_format(arena, "%s[]", java_type(arena, type->element));
    if (type->kind == TYPE_CLASS)
        return class_name(arena, type->class_symbol, ".");
    return type_text(arena, type);
}

bool java_is_accessible(const Type *type) {
    if (type->kind == TYPE_ARRAY)
        return java_is_accessible(type->element);
    if (type->kind != TYPE_CLASS)
        return true;
    for (const Class *at = type->class_symbol; at; at = at->outer)
        if ((at->modifiers & MODIFIER_PRIVATE) || at->is_local)
            return false;
    return true;
}

const char *java_binary_name(Arena *arena, const Class *class_symbol) {
    return class_name(arena, class_symbol, "$");
}

const char *java_class(Arena *arena, const Type *type) {
    if (java_is_accessible(type))
        return arena_format(arena, "%s.class", java_type(arena, type));
    return arena_format(arena, "Class.forName(\"%s\")",
                        java_binary_name(arena, type->class_symbol));
}

bool java_is_plain_class(const Type *type) {
    if (type->kind != TYPE_CLASS)
        return false;
    const Class *class_symbol = type->class_symbol;
    return class_symbol->unit && !class_symbol->unit->is_library && !class_symbol->is_local &&
           (class_symbol->kind == CLASS_CLASS || class_symbol->kind == CLASS_RECORD) &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

// ---- Values

// The text of a string has its quotes; those inside are bare.
static const char *string_literal(Arena *arena, const char *text) {
    enum { LONGEST = 62 };
    size_t length = strlen(text);
    Buffer buffer = {0};
    bool is_escaped = false;
    for (size_t i = 0; i < length; i++) {
        bool is_inner = i > 0 && i + 1 < length;
        if (is_inner && text[i] == '"' && !is_escaped)
            buffer_add_char(&buffer, '\\');
        is_escaped = text[i] == '\\' && !is_escaped;
        buffer_add_char(&buffer, text[i]);
    }
    const char *result = length > LONGEST && !strcmp(text + length - 4, "...\"")
                             ? NULL
                             : arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return result;
}

static const char *cast_literal(Arena *arena, const char *type, const char *text) {
    if (!strcmp(type, "byte") || !strcmp(type, "short"))
        return arena_format(arena, "(%s) %s", type, text);
    return text;
}

// `Byte(5)` as `Byte.valueOf((byte) 5)`
static const char *box_value(Arena *arena, const char *text) {
    size_t length = strcspn(text, "(");
    const char *name = arena_copy_text(arena, text, length);
    const char *inside = arena_copy_text(arena, text + length + 1, strlen(text) - length - 2);
    const char *type = !strcmp(name, "Byte") ? "byte" : !strcmp(name, "Short") ? "short" : "int";
    return arena_format(arena, "%s.valueOf(%s)", name, cast_literal(arena, type, inside));
}

static const Class *enum_class(const Type *type) {
    const Class *class_symbol = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    while (class_symbol && class_symbol->kind != CLASS_ENUM)
        class_symbol = class_symbol->superclass ? class_symbol->superclass->class_symbol : NULL;
    return class_symbol;
}

const char *java_value(Arena *arena, const CexValue *value) {
    if (value->object)
        return arena_format(arena, "o%u", value->object);
    if (!strcmp(value->text, "?"))
        return NULL;
    if (!value->exact)
        return cast_literal(arena, value->type, value->text); // a primitive, or null
    if (value->text[0] == '"')
        return string_literal(arena, value->text);
    size_t length = strlen(value->text);
    if (length > 6 && !strcmp(value->text + length - 6, ".class"))
        return value->text;
    const Class *of = enum_class(value->exact);
    if (of)
        return java_is_accessible(of->type)
                   ? arena_format(arena, "%s.%s", java_type(arena, of->type),
                                  strrchr(value->text, '.') + 1)
                   : NULL;
    return strchr(value->text, '(') ? box_value(arena, value->text) : NULL;
}
