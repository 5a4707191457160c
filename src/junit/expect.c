// What came of the call: the result, objects that were created or changed.
#include "junit/internal.h"
#include "junit/java_text.h"
#include "junit/outside.h"
#include "sema/queries.h"

#include <string.h>

// ---- Comparing

static void compare_identity(JavaTest *test, uint32_t object, const char *expression) {
    buffer_format(test->out,
                  test->ends_where_different
                      ? "        if (o%u != (Object) %s)\n            return;\n"
                      : "        assertSame(o%u, %s);\n",
                  object, expression);
}

static void compare(JavaTest *test, const char *expected, const char *expression) {
    if (test->ends_where_different)
        buffer_format(test->out,
                      "        if (!java.util.Objects.equals(%s, %s))\n            return;\n",
                      expected, expression);
    else if (!strcmp(expected, "null"))
        buffer_format(test->out, "        assertNull(%s);\n", expression);
    else
        buffer_format(test->out, "        assertEquals(%s, %s);\n", expected, expression);
}

// ---- What is expected

// A class inside of a model of the library may have no like in the library.
static bool is_of_java(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    const Class *class_symbol = type->kind == TYPE_CLASS ? type->class_symbol : NULL;
    return !class_symbol || !class_symbol->unit || !class_symbol->unit->is_library ||
           ((class_symbol->modifiers & MODIFIER_PUBLIC) && !class_symbol->outer);
}

// Objects that were created have no variable until one is met.
static void name_new(JavaTest *test, const CexValue *value, const char *expression) {
    if (value->object >= test->count || test->is_declared[value->object])
        return;
    test->is_declared[value->object] = true;
    buffer_format(test->out, "        Object o%u = %s;\n", value->object, expression);
    if (is_of_java(value->exact) && !outside_makes(value->exact))
        compare(test, java_class(test->arena, value->exact),
                arena_format(test->arena, "classOf(o%u)", value->object));
}

static void expect(JavaTest *test, const CexValue *value, const char *expression) {
    Arena *arena = test->arena;
    if (value->object) {
        bool is_known = value->object < test->count && test->is_declared[value->object];
        if (is_known)
            compare_identity(test, value->object, expression);
        else
            name_new(test, value, expression);
        return;
    }
    const char *text = java_value(arena, value);
    if (!text)
        return; // nothing that Java can say of it
    compare(test, text, expression);
}

// What is in it, in any order.
static void expect_contents(JavaTest *test, const CexObject *object) {
    Arena *arena = test->arena;
    const char *name =
        arena_format(arena,
                     object->form == CEX_MAP ? "((java.util.Map<?, ?>) (Object) o%u)"
                                             : "((java.util.Collection<?>) (Object) o%u)",
                     object->number);
    compare(test, arena_format(arena, "%u", object->values.count),
            arena_format(arena, "%s.size()", name));
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexValue *value = &object->values.items[i];
        const CexValue *met = object->form == CEX_MAP ? &object->keys.items[i] : value;
        const char *text = met->object >= test->count || !test->is_declared[met->object]
                               ? NULL
                               : java_value(arena, met);
        if (met->object && !text)
            continue; // created on the way
        text = java_value(arena, met);
        if (text && object->form == CEX_MAP)
            expect(test, value, arena_format(arena, "%s.get(%s)", name, text));
        else if (text)
            compare(test, "true", arena_format(arena, "%s.contains(%s)", name, text));
    }
}

static void expect_object(JavaTest *test, const CexObject *object) {
    Arena *arena = test->arena;
    if (object->number >= test->count || !test->is_declared[object->number])
        return; // not reached
    if (is_collection(object)) {
        expect_contents(test, object);
        return;
    }
    // One that the code made may have another length, once that is mended.
    if (object->form == CEX_ARRAY && object->is_new)
        compare(test, arena_format(arena, "%u", object->values.count),
                arena_format(arena, "Array.getLength(o%u)", object->number));
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexValue *value = &object->values.items[i];
        const Variable *field = value->field;
        const char *expression = NULL;
        if (object->form == CEX_ARRAY)
            expression = arena_format(arena, "Array.get(o%u, %u)", object->number, i);
        else if (field && field->name && field->declaration &&
                 !(field->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL)) &&
                 java_is_plain_class(object->exact))
            expression =
                arena_format(arena, "get(o%u, %s, \"%s\")", object->number,
                             java_class(arena, query_erasure(test->sema, field->owner->type)),
                             field->name->text);
        if (expression)
            expect(test, value, expression);
    }
}

static void expect_static(JavaTest *test, const CexValue *root) {
    const Variable *field = root->field;
    if (!field->name || !field->declaration ||
        (field->modifiers & (MODIFIER_FINAL | MODIFIER_GHOST | MODIFIER_MODEL)))
        return;
    Type *owner = query_erasure(test->sema, field->owner->type);
    expect(test, root,
           arena_format(test->arena, "get(null, %s, \"%s\")", java_class(test->arena, owner),
                        field->name->text));
}

typedef VECTOR(uint32_t) NumberList;

static void reach(JavaTest *test, bool *reached, NumberList *list, const CexValueList *values) {
    for (uint32_t i = 0; i < values->count; i++) {
        uint32_t number = values->items[i].object;
        if (!number || number >= test->count || reached[number])
            continue;
        reached[number] = true;
        vector_push(test->arena, list, number);
    }
}

// By object number: can it be reached at the end? What cannot is not told, even if it changed.
static bool *reached_after(JavaTest *test) {
    bool *reached = arena_array(test->arena, test->count + 1, sizeof(bool));
    NumberList list = {0};
    reach(test, reached, &list, &test->run->after.roots);
    for (uint32_t i = 0; i < list.count; i++) {
        const CexObject *object = java_test_object(&test->run->after, list.items[i]);
        if (!object)
            object = java_test_object(&test->run->before, list.items[i]);
        if (object) {
            reach(test, reached, &list, &object->values);
            reach(test, reached, &list, &object->keys);
        }
    }
    return reached;
}

static bool is_in(const CexState *state, const CexObject *object) {
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (state->objects.items[i].number == object->number)
            return true;
    return false;
}

void java_test_after(JavaTest *test) {
    for (uint32_t i = 0; i < test->run->after.roots.count; i++)
        if (test->run->after.roots.items[i].field)
            expect_static(test, &test->run->after.roots.items[i]);
    for (uint32_t i = 0; i < test->run->after.objects.count; i++)
        expect_object(test, &test->run->after.objects.items[i]);
    // What was left as it was may be what is wrong: a mended method changes it.
    const bool *reached = test->ends_where_different ? reached_after(test) : NULL;
    for (uint32_t i = 0; reached && i < test->run->before.objects.count; i++) {
        const CexObject *object = &test->run->before.objects.items[i];
        bool is_told = object->number < test->count && reached[object->number];
        if (is_told && !is_in(&test->run->after, object))
            expect_object(test, object);
    }
}

void java_test_return(JavaTest *test) {
    Arena *arena = test->arena;
    const Method *method = test->method;
    const Counterexample *run = test->run;
    const char *call = java_test_call(test);
    bool has_result = method->return_type && method->return_type->kind != TYPE_VOID;
    if (method->is_constructor) {
        buffer_format(test->out, "        Object created = %s;\n", call);
        for (uint32_t i = 0; i < run->after.roots.count; i++)
            if (!strcmp(run->after.roots.items[i].name, "this"))
                name_new(test, &run->after.roots.items[i], "created");
    } else if (has_result) {
        Type *type = query_erasure(test->sema, method->return_type);
        bool is_direct = is_directly_callable(test);
        const char *shown =
            type_is_primitive(type) && is_direct ? java_type(arena, type) : "Object";
        buffer_format(test->out, "        %s result = %s;\n", shown, call);
        expect(test, &run->result_value, "result");
    } else {
        buffer_format(test->out, "        %s;\n", call);
    }
    java_test_after(test);
}
