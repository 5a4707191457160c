// Library collections by what they contain. How a model of lib keeps it is nobody's concern: lists,
// queues and sets have `elements` and a `size`, maps have `keys` and `values`, or `nodes` with a
// key and a value.
#include "cex/internal.h"

#include "sema/queries.h"

#include <string.h>

// A field by its name; TERM_NONE where there is none, or nothing is known of it.
Term cex_field(Cex *cex, const Object *object, const char *name, bool at_end) {
    if (object->type->kind != TYPE_CLASS)
        return TERM_NONE;
    const VariableList *fields = symex_fields(cex->symex, object->type);
    for (uint32_t i = 0; i < fields->count; i++)
        if (fields->items[i]->name && !strcmp(fields->items[i]->name->text, name))
            return cex_content(cex, object->location + i, at_end);
    return TERM_NONE;
}

static bool is_left_out(Cex *cex, const Object *object, const char *name) {
    const VariableList *fields = symex_fields(cex->symex, object->type);
    for (uint32_t i = 0; i < fields->count; i++)
        if (fields->items[i]->name && !strcmp(fields->items[i]->name->text, name))
            return symex_is_left_out(cex->symex, object->location + i);
    return false;
}

static const Object *referred(Cex *cex, Term reference) {
    uint32_t number = reference ? (uint32_t)cex_unsigned(cex, reference) : 0;
    return number ? cex_object(cex, number) : NULL;
}

static bool is_a(Cex *cex, const Object *object, const char *name) {
    Class *class_symbol = query_class(cex->sema, name);
    return class_symbol && query_is_subclass(cex->sema, object->type->class_symbol, class_symbol);
}

// Elements at the places of their ordinals, and nothing at the others.
static void add_constants(Cex *cex, const Object *array, bool at_end, NumberList *out) {
    uint32_t length = cex_length(cex, array);
    for (uint32_t i = 0; i < length; i++) {
        Term value = cex_content(cex, array->location + i, at_end);
        uint32_t number = value ? (uint32_t)cex_unsigned(cex, value) : 0;
        if (number)
            vector_push(cex->arena, out, number);
    }
}

// The used part of the array, in its order; that of a queue may begin anywhere.
static void add_contents(Cex *cex, const Object *object, const Object *array, bool at_end,
                         NumberList *out) {
    Term size = cex_field(cex, object, "size", at_end);
    Term head = cex_field(cex, object, "head", at_end);
    uint32_t length = cex_length(cex, array);
    uint32_t count = size ? (uint32_t)cex_unsigned(cex, size) : length;
    uint32_t first = head ? (uint32_t)cex_unsigned(cex, head) : 0;
    for (uint32_t i = 0; i < count && i < length; i++) {
        Term value = cex_content(cex, array->location + (first + i) % length, at_end);
        vector_push(cex->arena, out, value ? (uint32_t)cex_unsigned(cex, value) : 0);
    }
}

static void add_entries(Cex *cex, bool at_end, CexContents *contents) {
    for (uint32_t i = 0; i < contents->values.count; i++) {
        const Object *node = cex_object(cex, contents->values.items[i]);
        Term key = cex_field(cex, node, "key", at_end);
        Term value = cex_field(cex, node, "value", at_end);
        vector_push(cex->arena, &contents->keys, key ? (uint32_t)cex_unsigned(cex, key) : 0);
        contents->values.items[i] = value ? (uint32_t)cex_unsigned(cex, value) : 0;
    }
}

// A map with an array of keys and one of values.
static bool has_pairs(Cex *cex, const Object *object, bool at_end, CexContents *contents) {
    const Object *keys = referred(cex, cex_field(cex, object, "keys", at_end));
    const Object *values = referred(cex, cex_field(cex, object, "values", at_end));
    if (!keys || !values || keys->type->kind != TYPE_ARRAY || values->type->kind != TYPE_ARRAY)
        return false;
    add_contents(cex, object, keys, at_end, &contents->keys);
    add_contents(cex, object, values, at_end, &contents->values);
    return true;
}

bool cex_contents(Cex *cex, const Object *object, bool at_end, CexContents *contents) {
    *contents = (CexContents){0};
    if (object->type->kind != TYPE_CLASS || !object->type->class_symbol->unit->is_library)
        return false;
    contents->is_map = is_a(cex, object, "java.util.Map");
    if (!contents->is_map && !is_a(cex, object, "java.util.Collection"))
        return false;
    const char *name = contents->is_map ? "nodes" : "elements";
    if (is_left_out(cex, object, name) || (contents->is_map && is_left_out(cex, object, "keys")))
        return true; // nobody looks into it: it may as well be empty
    if (contents->is_map && has_pairs(cex, object, at_end, contents))
        return true;
    const Object *array = referred(cex, cex_field(cex, object, name, at_end));
    if (!array || array->type->kind != TYPE_ARRAY)
        return false;
    if (is_a(cex, object, "java.util.EnumSet"))
        add_constants(cex, array, at_end, &contents->values);
    else
        add_contents(cex, object, array, at_end, &contents->values);
    if (contents->is_map)
        add_entries(cex, at_end, contents);
    return true;
}

static bool same_numbers(const NumberList *a, const NumberList *b) {
    return a->count == b->count &&
           (!a->count || !memcmp(a->items, b->items, a->count * sizeof *a->items));
}

bool cex_same_contents(const CexContents *a, const CexContents *b) {
    return same_numbers(&a->keys, &b->keys) && same_numbers(&a->values, &b->values);
}
