// Values as Java writes them.
#include "cex/internal.h"

#include "sema/constant_bits.h"
#include "sema/constant_text.h"
#include "sema/queries.h"

#include <inttypes.h>
#include <string.h>

const Object *cex_object(const Cex *cex, uint32_t number) {
    const ObjectList *objects = symex_objects(cex->symex);
    SHOULD(number < objects->count, "a reference should be the number of an object");
    return &objects->items[number];
}

uint64_t cex_unsigned(const Cex *cex, Term term) {
    return term_evaluate(cex->model, term);
}

int64_t cex_signed(const Cex *cex, Term term) {
    uint64_t value = term_evaluate(cex->model, term);
    uint32_t width = term_width(cex->terms, term);
    if (width == 0 || width == 64)
        return (int64_t)value;
    uint64_t sign = UINT64_C(1) << (width - 1);
    return (int64_t)((value ^ sign) - sign);
}

// ---- Characters

static const char *char_text(Cex *cex, uint32_t unit) {
    switch (unit) {
    case '\n': return "'\\n'";
    case '\r': return "'\\r'";
    case '\t': return "'\\t'";
    case '\b': return "'\\b'";
    case '\f': return "'\\f'";
    case '\'': return "'\\''";
    case '\\': return "'\\\\'";
    }
    if (unit >= ' ' && unit <= '~')
        return arena_format(cex->arena, "'%c'", (char)unit);
    return arena_format(cex->arena, "'\\u%04x'", unit);
}

// ---- Objects

// A field of an object that never changes; TERM_NONE where there is none.
static Term constant_field(Cex *cex, const Object *object, const char *name) {
    return cex_field(cex, object, name, !object->is_initial);
}

static const char *enum_text(Cex *cex, const Object *object) {
    const Class *class_symbol = object->type->class_symbol;
    while (class_symbol && class_symbol->kind != CLASS_ENUM)
        class_symbol = class_symbol->superclass ? class_symbol->superclass->class_symbol : NULL;
    Term ordinal = class_symbol ? constant_field(cex, object, "ordinal") : TERM_NONE;
    if (!ordinal)
        return NULL;
    uint64_t index = cex_unsigned(cex, ordinal);
    if (index >= class_symbol->fields.count ||
        class_symbol->fields.items[index]->kind != VARIABLE_ENUM_CONSTANT)
        return NULL;
    return arena_format(cex->arena, "%s.%s", class_symbol->name->text,
                        class_symbol->fields.items[index]->name->text);
}

static const char *string_text(Cex *cex, const Object *object) {
    enum { LONGEST_STRING = 60 };
    Term value = constant_field(cex, object, "value");
    const Object *array = value ? cex_object(cex, (uint32_t)cex_unsigned(cex, value)) : NULL;
    if (value && array->number == 0 && object->is_initial)
        return "\"\""; // nobody reads it
    if (!array || array->type->kind != TYPE_ARRAY)
        return NULL;
    Buffer buffer = {0};
    uint32_t length = cex_length(cex, array), modelled = length;
    if (array->limit)
        length = (uint32_t)cex_unsigned(cex, array->length);
    // A text that this execution does not make may be of any length in the model.
    if (modelled > array->count)
        modelled = array->count;
    buffer_add_char(&buffer, '"');
    for (uint32_t i = 0; i < length && i < LONGEST_STRING; i++) {
        Term unit =
            i < modelled ? cex_content(cex, array->location + i, !array->is_initial) : TERM_NONE;
        const char *text = unit ? char_text(cex, (uint32_t)cex_unsigned(cex, unit)) : "'?'";
        if (i >= modelled)
            text = "'a'";                                // nobody reads it: any will do
        buffer_add(&buffer, text + 1, strlen(text) - 2); // without the quotes
    }
    buffer_add_text(&buffer, length > LONGEST_STRING ? "...\"" : "\"");
    const char *result = arena_copy_text(cex->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return result;
}

static const char *value_text(Cex *cex, const Type *type, int64_t value);

static const char *box_text(Cex *cex, const Object *object) {
    Type *primitive = query_unboxed(cex->sema, object->type);
    Term value = primitive ? constant_field(cex, object, "value") : TERM_NONE;
    if (!value)
        return NULL;
    return arena_format(cex->arena, "%s(%s)", object->type->class_symbol->name->text,
                        value_text(cex, primitive, cex_number(cex, primitive, value)));
}

static const char *lambda_text(Cex *cex, const Object *object) {
    if (!strstr(object->type->class_symbol->name->text, "$lambda"))
        return NULL;
    SourceFile *file =
        object->site.begin ? sources_file_at(cex->sources, object->site.begin) : NULL;
    if (!file)
        return "lambda";
    return arena_format(cex->arena, "lambda of line %u",
                        source_line_column(file, object->site.begin).line);
}

// `String.class`; of other packages than java.lang with the package.
static const char *class_text(Cex *cex, const Object *object) {
    const Type *type = symex_class_of(cex->symex, cex->model, object->number), *element = type;
    if (!type)
        return NULL;
    const char *dimensions = "";
    for (; element->kind == TYPE_ARRAY; element = element->element)
        dimensions = arena_format(cex->arena, "%s[]", dimensions);
    const char *name = element->kind == TYPE_CLASS ? element->class_symbol->qualified_name->text
                                                   : type_text(cex->arena, element);
    static const char everyday[] = "java.lang.";
    size_t length = sizeof everyday - 1;
    if (!strncmp(name, everyday, length) && !strchr(name + length, '.'))
        name += length;
    return arena_format(cex->arena, "%s%s.class", name, dimensions);
}

const char *cex_literal(Cex *cex, uint32_t number) {
    const Object *object = cex_object(cex, number);
    if (!number || object->type->kind != TYPE_CLASS)
        return NULL;
    const char *text = enum_text(cex, object);
    if (!text && object->type == sema_types(cex->sema)->string && !object->is_hidden)
        text = string_text(cex, object);
    if (!text)
        text = box_text(cex, object);
    if (!text)
        text = class_text(cex, object);
    return text ? text : lambda_text(cex, object);
}

// What a type variable stands for goes by its name, "T#1"; so do the elements of a T[].
static void name_by_variable(Cex *cex, const Type *type, uint32_t number) {
    const Object *object = cex_object(cex, number);
    if (type->kind == TYPE_ARRAY && object->type->kind == TYPE_ARRAY &&
        type->element->kind == TYPE_VARIABLE)
        cex->declared[number] = type;
    if (type->kind != TYPE_VARIABLE || cex->names[number] ||
        object->type != query_erasure(cex->sema, (Type *)type) ||
        !symex_is_of_any_class(cex->symex, number))
        return;
    const char *variable = type->variable->name->text;
    uint32_t ordinal = 1;
    for (uint32_t i = 1; i < symex_objects(cex->symex)->count; i++) {
        const char *hash = cex->names[i] ? strrchr(cex->names[i], '#') : NULL;
        ordinal += hash && (size_t)(hash - cex->names[i]) == strlen(variable) &&
                   !strncmp(cex->names[i], variable, strlen(variable));
    }
    cex->names[number] = arena_format(cex->arena, "%s#%u", variable, ordinal);
}

const char *cex_object_name(Cex *cex, uint32_t number) {
    if (number == 0)
        return "null";
    if (cex->names[number])
        return cex->names[number];
    const char *literal = cex_literal(cex, number);
    if (literal)
        return literal;
    const Object *object = cex_object(cex, number);
    uint32_t ordinal = 1;
    for (uint32_t i = 1; i < symex_objects(cex->symex)->count; i++)
        ordinal += cex->names[i] && cex_object(cex, i)->type == object->type;
    cex->names[number] =
        arena_format(cex->arena, "%s#%u", type_text(cex->arena, object->type), ordinal);
    return cex->names[number];
}

// ---- All types

static const char *floating_text(Cex *cex, TypeKind kind, int64_t bits) {
    Constant constant = constant_of_bits(kind, bits);
    Buffer buffer = {0};
    constant_print(&buffer, &constant);
    const char *text = arena_copy_text(cex->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

static const char *value_text(Cex *cex, const Type *type, int64_t value) {
    if (query_is_jml_value(type))
        return "?"; // what is in it is not shown
    switch (type->kind) {
    case TYPE_BOOLEAN: return value ? "true" : "false";
    case TYPE_BYTE:
    case TYPE_SHORT:
    case TYPE_INT:
    case TYPE_BIGINT: return arena_format(cex->arena, "%" PRId64, value);
    case TYPE_CHAR: return char_text(cex, (uint32_t)value);
    case TYPE_LONG: return arena_format(cex->arena, "%" PRId64 "L", value);
    case TYPE_CLASS:
    case TYPE_ARRAY:
    case TYPE_VARIABLE:
    case TYPE_INTERSECTION:
    case TYPE_NULL: return cex_object_name(cex, (uint32_t)value);
    case TYPE_FLOAT:
    case TYPE_DOUBLE: return floating_text(cex, type->kind, value);
    case TYPE_REAL:
    case TYPE_TYPE:
    case TYPE_OBJECT_SET:
    case TYPE_LOCATIONS:
    case TYPE_SEQUENCE:
    case TYPE_MAP:
    case TYPE_WILDCARD:
    case TYPE_INFERENCE:
    case TYPE_ERROR:
    case TYPE_VOID: return "?"; // not modelled
    }
    SHOULD(false, "a value should have a type");
    return NULL;
}

bool cex_is_object_type(const Type *type) {
    if (query_is_jml_value(type))
        return false;
    return type->kind == TYPE_CLASS || type->kind == TYPE_ARRAY || type->kind == TYPE_VARIABLE ||
           type->kind == TYPE_INTERSECTION || type->kind == TYPE_NULL;
}

int64_t cex_number(const Cex *cex, const Type *type, Term term) {
    bool is_unsigned =
        type->kind == TYPE_BOOLEAN || type->kind == TYPE_CHAR || cex_is_object_type(type);
    return is_unsigned ? (int64_t)cex_unsigned(cex, term) : cex_signed(cex, term);
}

// Boxes and texts of the pre-state: all of them, until it is known which matter.
static bool is_told_apart(const Cex *cex, uint32_t number) {
    const Object *object = cex_object(cex, number);
    bool is_value = object->type == sema_types(cex->sema)->string ||
                    (object->type->kind == TYPE_CLASS && query_unboxed(cex->sema, object->type));
    if (!number || !is_value || !object->is_initial || object->is_literal || object->made_by)
        return false;
    return !cex->told_apart || cex->told_apart[number];
}

CexValue cex_describe(Cex *cex, const char *name, Type *type, int64_t number) {
    if (cex_is_object_type(type) && number)
        name_by_variable(cex, type, (uint32_t)number);
    CexValue value = {
        .name = name, .type = type_text(cex->arena, type), .text = value_text(cex, type, number)};
    if (cex_is_object_type(type) && number)
        value.exact = cex_object(cex, (uint32_t)number)->type;
    if (cex_is_object_type(type) && !cex_literal(cex, (uint32_t)number))
        value.object = (uint32_t)number;
    else if (cex_is_object_type(type) && is_told_apart(cex, (uint32_t)number))
        value.identity = (uint32_t)number;
    return value;
}

CexValue cex_value(Cex *cex, const char *name, Type *type, Term term) {
    return cex_describe(cex, name, type, cex_number(cex, type, term));
}
