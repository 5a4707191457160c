#include "main/scope_options.h"

#include "main/method_choice.h"
#include "sema/queries.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEFAULT_OBJECTS = 4,
    DEFAULT_ARRAY_LENGTH = 4,
    DEFAULT_STRING_LENGTH = 8,
    DEFAULT_BITS = 32
};

// A class of the sources by its simple or qualified name.
static Class *find_class(Compilation *compilation, const char *text, size_t length) {
    Class *found = NULL;
    ClassList classes = {0};
    method_choice_classes(compilation->arena, compilation->sema, &classes);
    for (uint32_t i = 0; i < classes.count && !found; i++) {
        Class *candidate = classes.items[i];
        const Name *names[] = {candidate->name, candidate->qualified_name};
        for (uint32_t j = 0; j < 2; j++)
            if (names[j]->length == length && !memcmp(names[j]->text, text, length))
                found = candidate;
    }
    return found;
}

static bool parse_number(const char *text, size_t length, uint32_t *number) {
    char *end;
    errno = 0;
    unsigned long value = strtoul(text, &end, 10);
    if (!length || end != text + length || text[0] == '-' || errno || value > 1000)
        return false;
    *number = (uint32_t)value;
    return true;
}

static Class *named_class(Compilation *compilation, const char *text, size_t length) {
    Class *class_symbol = find_class(compilation, text, length);
    return class_symbol
               ? class_symbol
               : query_class(compilation->sema, arena_copy_text(compilation->arena, text, length));
}

static Type *primitive_type(Compilation *compilation, const char *text, size_t length) {
    static const TypeKind kinds[] = {TYPE_BOOLEAN, TYPE_BYTE, TYPE_SHORT, TYPE_CHAR,
                                     TYPE_INT,     TYPE_LONG, TYPE_FLOAT, TYPE_DOUBLE};
    for (uint32_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        Type *type = type_primitive(sema_types(compilation->sema), kinds[i]);
        const char *name = type_text(compilation->arena, type);
        if (strlen(name) == length && !memcmp(name, text, length))
            return type;
    }
    return NULL;
}

// `int[]`, `Node[][]`: the type, without type arguments; or NULL.
static Type *array_type(Compilation *compilation, const char *text, size_t length) {
    size_t inner = length - 2;
    bool is_array = length > 2 && !memcmp(text + inner, "[]", 2);
    Type *element = is_array ? array_type(compilation, text, inner) : NULL;
    if (is_array && !element)
        element = primitive_type(compilation, text, inner);
    Class *class_symbol = is_array && !element ? named_class(compilation, text, inner) : NULL;
    if (class_symbol)
        element = query_erasure(compilation->sema, class_symbol->type);
    return element ? type_array(sema_types(compilation->sema), element) : NULL;
}

// One part of `--objects 4,Node=7,int[]=1`.
static bool read_objects_part(Compilation *compilation, Scope *scope, const char *part,
                              size_t length) {
    const char *equals = memchr(part, '=', length);
    const char *number_text = equals ? equals + 1 : part;
    uint32_t number;
    if (!parse_number(number_text, (size_t)(part + length - number_text), &number)) {
        options_error("option '--objects' needs numbers from 0 to 1000, found '%.*s'", (int)length,
                      part);
        return false;
    }
    if (!equals) {
        scope->objects = number;
        return true;
    }
    void *count = (void *)(uintptr_t)(number + 1);
    Type *array = array_type(compilation, part, (size_t)(equals - part));
    if (array) {
        map_put(compilation->arena, &scope->arrays_of, array, count);
        return true;
    }
    Class *class_symbol = named_class(compilation, part, (size_t)(equals - part));
    if (!class_symbol) {
        options_error("option '--objects': no class '%.*s' in the files given",
                      (int)(equals - part), part);
        return false;
    }
    map_put(compilation->arena, &scope->objects_of, class_symbol, count);
    return true;
}

static bool read_objects(Compilation *compilation, Scope *scope) {
    const TextList *texts = &compilation->options->values[OPTION_OBJECTS].texts;
    for (uint32_t i = 0; i < texts->count; i++) {
        for (const char *part = texts->items[i]; *part;) {
            size_t length = strcspn(part, ",");
            if (!read_objects_part(compilation, scope, part, length))
                return false;
            part += length + (part[length] == ',');
        }
    }
    return true;
}

bool scope_options_read(Compilation *compilation, Scope *scope) {
    const Options *options = compilation->options;
    scope->bits = options_number(options, OPTION_BITS, DEFAULT_BITS);
    scope->objects = DEFAULT_OBJECTS;
    scope->array_length = options_number(options, OPTION_ARRAY_LENGTH, DEFAULT_ARRAY_LENGTH);
    scope->string_length = options_number(options, OPTION_STRING_LENGTH, DEFAULT_STRING_LENGTH);
    scope->is_string_length_given = options_given(options, OPTION_STRING_LENGTH);
    scope->bounds_created = options_given(options, OPTION_OBJECTS);
    scope->others = options_given(options, OPTION_OTHERS);
    scope->from_start = options_given(options, OPTION_FROM_START);
    scope->unroll = options_number(options, OPTION_UNROLL, 0);
    scope->loops = options->values[OPTION_LOOPS].choice ? LOOPS_INVARIANT : LOOPS_UNROLL;
    // The first choice is the default, where the command knows contracts.
    bool by_contract = options->command == COMMAND_CHECK || options->command == COMMAND_BOUNDS ||
                       options->command == COMMAND_DUMP || options->command == COMMAND_VERIFY;
    if (options->values[OPTION_ENCODING].choice)
        scope->encoding = ENCODING_QUANTIFIED;
    scope->calls =
        by_contract && !options->values[OPTION_CALLS].choice ? CALLS_CONTRACT : CALLS_INLINE;
    if (scope->bits < 2 || scope->bits > 32) {
        options_error("option '--bits' needs a number from 2 to 32, found '%u'", scope->bits);
        return false;
    }
    return read_objects(compilation, scope);
}
