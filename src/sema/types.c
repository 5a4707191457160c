#include "sema/types.h"

#include "sema/symbols.h"

#include <string.h>

enum { TYPES_FIRST_CAPACITY = 1 << 12 };

void types_init(TypeTable *types, Arena *arena, NameTable *names) {
    memset(types, 0, sizeof *types);
    types->arena = arena;
    types->names = names;
    types->capacity = TYPES_FIRST_CAPACITY;
    types->slots = arena_array(arena, types->capacity, sizeof(Type *));
    for (TypeKind kind = TYPE_ERROR; kind < TYPE_CLASS; kind++) {
        Type *type = ARENA_NEW(arena, Type);
        type->kind = kind;
        type->hash = (uint32_t)kind * 0x9E3779B9u;
        type->erased = type;
        types->primitives[kind] = type;
    }
}

Type *type_primitive(const TypeTable *types, TypeKind kind) {
    return types->primitives[kind];
}

// ---- Interning

static uint32_t mix(uint32_t hash, const void *pointer) {
    uint64_t bits = (uint64_t)(uintptr_t)pointer * 0x9E3779B97F4A7C15ull;
    return (hash ^ (uint32_t)(bits >> 32)) * 0x85EBCA6Bu + 1;
}

static uint32_t hash_type(const Type *type) {
    uint32_t hash = (uint32_t)type->kind * 31 + type->is_super;
    if (type->kind != TYPE_INTERSECTION)
        hash = mix(hash, type->class_symbol); // the union: any of its pointers
    hash = mix(hash, type->outer);
    for (uint32_t i = 0; i < type->count; i++)
        hash = mix(hash, type->arguments[i]);
    return hash;
}

static bool equal_types(const Type *a, const Type *b) {
    if (a->kind != b->kind || a->hash != b->hash || a->count != b->count ||
        a->is_super != b->is_super || a->outer != b->outer)
        return false;
    if (a->kind != TYPE_INTERSECTION && a->class_symbol != b->class_symbol)
        return false;
    return !a->count || !memcmp(a->arguments, b->arguments, a->count * sizeof(Type *));
}

static void grow(TypeTable *types) {
    uint32_t capacity = types->capacity * 2;
    Type **slots = arena_array(types->arena, capacity, sizeof(Type *));
    for (uint32_t i = 0; i < types->capacity; i++) {
        if (!types->slots[i])
            continue;
        uint32_t slot = types->slots[i]->hash & (capacity - 1);
        while (slots[slot])
            slot = (slot + 1) & (capacity - 1);
        slots[slot] = types->slots[i];
    }
    types->slots = slots;
    types->capacity = capacity;
}

static void note_mentions(Type *type, const Type *part) {
    if (!part)
        return;
    type->mentions_variables |= part->mentions_variables;
    type->mentions_inference |= part->mentions_inference;
}

// The interned type equal to `wanted`, whose arguments may be the caller's.
static Type *intern(TypeTable *types, Type *wanted) {
    wanted->hash = hash_type(wanted);
    uint32_t slot = wanted->hash & (types->capacity - 1);
    for (; types->slots[slot]; slot = (slot + 1) & (types->capacity - 1))
        if (equal_types(types->slots[slot], wanted))
            return types->slots[slot];
    Type *type = ARENA_NEW(types->arena, Type);
    *type = *wanted;
    if (type->count) {
        type->arguments = arena_array(types->arena, type->count, sizeof(Type *));
        memcpy(type->arguments, wanted->arguments, type->count * sizeof(Type *));
    }
    for (uint32_t i = 0; i < type->count; i++)
        note_mentions(type, type->arguments[i]);
    note_mentions(type, type->outer);
    if (type->kind == TYPE_ARRAY)
        note_mentions(type, type->element);
    if (type->kind == TYPE_WILDCARD)
        note_mentions(type, type->bound);
    types->slots[slot] = type;
    if (++types->used > types->capacity / 2)
        grow(types);
    return type;
}

Type *type_class(TypeTable *types, Class *class_symbol, Type *outer, Type *const *arguments,
                 uint32_t count) {
    // An enclosing type matters only where it carries arguments.
    if (outer && !outer->count && !outer->outer)
        outer = NULL;
    Type wanted = {.kind = TYPE_CLASS,
                   .class_symbol = class_symbol,
                   .outer = outer,
                   .arguments = (Type **)arguments,
                   .count = count};
    return intern(types, &wanted);
}

Type *type_array(TypeTable *types, Type *element) {
    if (element->kind == TYPE_ERROR)
        return element;
    if (!element->array_of) {
        Type wanted = {.kind = TYPE_ARRAY, .element = element};
        element->array_of = intern(types, &wanted);
    }
    return element->array_of;
}

Type *type_wildcard(TypeTable *types, Type *bound, bool is_super) {
    // `? extends Object` is `?`.
    if (bound && !is_super && bound == types->object)
        bound = NULL;
    Type wanted = {.kind = TYPE_WILDCARD, .bound = bound, .is_super = is_super};
    return intern(types, &wanted);
}

Type *type_variable_new(TypeTable *types, TypeVariable *variable) {
    Type *type = ARENA_NEW(types->arena, Type);
    type->kind = TYPE_VARIABLE;
    type->variable = variable;
    type->mentions_variables = true;
    type->hash = mix(TYPE_VARIABLE, variable);
    return type;
}

static void add_part(TypeList *list, Arena *arena, Type *part) {
    if (part->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < part->count; i++)
            add_part(list, arena, part->arguments[i]);
        return;
    }
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == part)
            return;
    vector_push(arena, list, part);
}

Type *type_intersection(TypeTable *types, Type *const *parts, uint32_t count) {
    TypeList list = {0};
    for (uint32_t i = 0; i < count; i++)
        add_part(&list, types->arena, parts[i]);
    if (list.count == 1)
        return list.items[0];
    Type wanted = {.kind = TYPE_INTERSECTION, .arguments = list.items, .count = list.count};
    return intern(types, &wanted);
}

// ---- Substitution

typedef struct Substitution {
    TypeTable *types;
    Type *const *from;
    Type *const *to;
    uint32_t count;
} Substitution;

static Type *substitute(const Substitution *substitution, Type *type);

// The arguments after substitution: a new array, or NULL when nothing changed.
static Type **substitute_arguments(const Substitution *substitution, const Type *type) {
    Type **changed = NULL;
    for (uint32_t i = 0; i < type->count; i++) {
        Type *argument = substitute(substitution, type->arguments[i]);
        if (argument == type->arguments[i])
            continue;
        if (!changed) {
            changed = arena_array(substitution->types->arena, type->count, sizeof(Type *));
            memcpy(changed, type->arguments, type->count * sizeof(Type *));
        }
        changed[i] = argument;
    }
    return changed;
}

static Type *substitute_wildcard(const Substitution *substitution, Type *type) {
    if (!type->bound)
        return type;
    Type *bound = substitute(substitution, type->bound);
    if (bound == type->bound)
        return type;
    // A wildcard put in for the variable of a bound: keep the inner one's bound.
    if (bound->kind == TYPE_WILDCARD) {
        if (!bound->bound || bound->is_super != type->is_super)
            return type_wildcard(substitution->types, NULL, false);
        bound = bound->bound;
    }
    return type_wildcard(substitution->types, bound, type->is_super);
}

static Type *substitute(const Substitution *substitution, Type *type) {
    if (!type->mentions_variables)
        return type;
    switch (type->kind) {
    case TYPE_VARIABLE:
        for (uint32_t i = 0; i < substitution->count; i++)
            if (substitution->from[i] == type)
                return substitution->to[i];
        return type;
    case TYPE_ARRAY: {
        Type *element = substitute(substitution, type->element);
        if (element == type->element)
            return type;
        if (element->kind == TYPE_WILDCARD)
            element =
                element->bound && !element->is_super ? element->bound : substitution->types->object;
        return type_array(substitution->types, element);
    }
    case TYPE_WILDCARD: return substitute_wildcard(substitution, type);
    case TYPE_CLASS: {
        Type *outer = type->outer ? substitute(substitution, type->outer) : NULL;
        Type **arguments = substitute_arguments(substitution, type);
        if (outer == type->outer && !arguments)
            return type;
        return type_class(substitution->types, type->class_symbol, outer,
                          arguments ? arguments : type->arguments, type->count);
    }
    case TYPE_INTERSECTION: {
        Type **parts = substitute_arguments(substitution, type);
        return parts ? type_intersection(substitution->types, parts, type->count) : type;
    }
    case TYPE_ERROR:
    case TYPE_VOID:
    case TYPE_NULL:
    case TYPE_BOOLEAN:
    case TYPE_BYTE:
    case TYPE_SHORT:
    case TYPE_CHAR:
    case TYPE_INT:
    case TYPE_LONG:
    case TYPE_FLOAT:
    case TYPE_DOUBLE:
    case TYPE_BIGINT:
    case TYPE_REAL:
    case TYPE_TYPE:
    case TYPE_OBJECT_SET:
    case TYPE_LOCATIONS:
    case TYPE_SEQUENCE:
    case TYPE_MAP:
    case TYPE_INFERENCE: return type;
    }
    return type;
}

Type *type_substitute(TypeTable *types, Type *type, Type *const *from, Type *const *to,
                      uint32_t count) {
    if (!count || !type)
        return type;
    Substitution substitution = {types, from, to, count};
    return substitute(&substitution, type);
}

// ---- Printing

static void print_list(Buffer *buffer, Type *const *list, uint32_t count, const char *separator) {
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            buffer_add_text(buffer, separator);
        type_print(buffer, list[i]);
    }
}

static void print_class(Buffer *buffer, const Type *type) {
    const Class *class_symbol = type->class_symbol;
    if (type->outer) {
        type_print(buffer, type->outer);
        buffer_add_char(buffer, '.');
    }
    if (class_symbol->is_anonymous) {
        buffer_add_text(buffer, "anonymous ");
        if (class_symbol->interfaces.count)
            type_print(buffer, class_symbol->interfaces.items[0]);
        else if (class_symbol->superclass)
            type_print(buffer, class_symbol->superclass);
        return;
    }
    if (!type->outer && class_symbol->outer && !class_symbol->is_local &&
        class_symbol->outer->name->length) {
        // Nested: Map.Entry, as one writes it.
        buffer_format(buffer, "%s.", class_symbol->outer->name->text);
    }
    buffer_add_text(buffer, class_symbol->name->text);
    if (type->count) {
        buffer_add_char(buffer, '<');
        print_list(buffer, type->arguments, type->count, ", ");
        buffer_add_char(buffer, '>');
    }
}

static const char *primitive_name(TypeKind kind) {
    static const char *const names[TYPE_CLASS] = {
        [TYPE_ERROR] = "<error>",      [TYPE_VOID] = "void",      [TYPE_NULL] = "null",
        [TYPE_BOOLEAN] = "boolean",    [TYPE_BYTE] = "byte",      [TYPE_SHORT] = "short",
        [TYPE_CHAR] = "char",          [TYPE_INT] = "int",        [TYPE_LONG] = "long",
        [TYPE_FLOAT] = "float",        [TYPE_DOUBLE] = "double",  [TYPE_BIGINT] = "\\bigint",
        [TYPE_REAL] = "\\real",        [TYPE_TYPE] = "\\TYPE",    [TYPE_OBJECT_SET] = "object set",
        [TYPE_LOCATIONS] = "\\locset", [TYPE_SEQUENCE] = "\\seq", [TYPE_MAP] = "\\map",
    };
    return names[kind];
}

static void print_variable(Buffer *buffer, const TypeVariable *variable) {
    if (!variable->is_captured) {
        buffer_add_text(buffer, variable->name->text);
        return;
    }
    buffer_add_text(buffer, "capture of ");
    if (variable->wildcard)
        type_print(buffer, variable->wildcard);
    else
        buffer_add_char(buffer, '?');
}

void type_print(Buffer *buffer, const Type *type) {
    if (type->kind < TYPE_CLASS) {
        buffer_add_text(buffer, primitive_name(type->kind));
    } else if (type->kind == TYPE_CLASS) {
        print_class(buffer, type);
    } else if (type->kind == TYPE_ARRAY) {
        type_print(buffer, type->element);
        buffer_add_text(buffer, "[]");
    } else if (type->kind == TYPE_VARIABLE) {
        print_variable(buffer, type->variable);
    } else if (type->kind == TYPE_WILDCARD) {
        buffer_add_char(buffer, '?');
        if (type->bound) {
            buffer_add_text(buffer, type->is_super ? " super " : " extends ");
            type_print(buffer, type->bound);
        }
    } else if (type->kind == TYPE_INTERSECTION) {
        print_list(buffer, type->arguments, type->count, " & ");
    } else {
        buffer_add_text(buffer, "?");
    }
}

const char *type_text(Arena *arena, const Type *type) {
    Buffer buffer = {0};
    type_print(&buffer, type);
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}
