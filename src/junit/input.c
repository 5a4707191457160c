// The input: objects, fields, the call.
#include "junit/java_test.h"

#include "junit/answers.h"
#include "junit/choices.h"
#include "junit/internal.h"
#include "junit/java_text.h"
#include "junit/library_values.h"
#include "junit/orders.h"
#include "junit/outside.h"
#include "junit/standard_input.h"
#include "sema/queries.h"

#include <string.h>

static uint32_t most_identity(uint32_t most, const CexValueList *values) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].identity > most)
            most = values->items[i].identity;
    return most;
}

static uint32_t most_objects(const Counterexample *run) {
    uint32_t most = most_identity(0, &run->before.roots);
    const CexState *states[] = {&run->before, &run->after};
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < states[i]->objects.count; j++) {
            const CexObject *object = &states[i]->objects.items[j];
            if (object->number > most)
                most = object->number;
            most = most_identity(most_identity(most, &object->keys), &object->values);
        }
    return most + 1;
}

JavaTest java_test_new(Arena *arena, Sema *sema, Method *method, const Counterexample *run,
                       Buffer *out) {
    JavaTest test = {.arena = arena,
                     .sema = sema,
                     .method = method,
                     .run = run,
                     .out = out,
                     .count = most_objects(run)};
    test.is_declared = arena_array(arena, test.count, sizeof(bool));
    return test;
}

void java_test_refuse(JavaTest *test, const char *why) {
    if (!test->obstacle)
        test->obstacle = why;
}

// ---- Objects

const CexObject *java_test_object(const CexState *state, uint32_t number) {
    for (uint32_t i = 0; number && i < state->objects.count; i++)
        if (state->objects.items[i].number == number)
            return &state->objects.items[i];
    return NULL;
}

bool is_collection(const CexObject *object) {
    return object->form == CEX_COLLECTION || object->form == CEX_MAP;
}

static bool can_be_named(const JavaTest *test, const CexValue *value);

const char *java_test_value(JavaTest *test, const CexValue *value) {
    if (value->identity && value->identity < test->count && test->is_declared[value->identity])
        return arena_format(test->arena, "same%u", value->identity);
    bool is_named = can_be_named(test, value);
    const char *text = is_named ? java_value(test->arena, value) : NULL;
    if (!is_named)
        java_test_refuse(test, "an object that was there before has no name");
    else if (!text)
        java_test_refuse(
            test,
            arena_format(test->arena, "Java has no expression for the value of '%s'", value->name));
    return text ? text : "null";
}

static bool is_record(const Type *type) {
    return type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_RECORD;
}

static void declare(JavaTest *test, const CexObject *object);

static void declare_parts(JavaTest *test, const CexObject *object) {
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexObject *part =
            java_test_object(&test->run->before, object->values.items[i].object);
        if (part)
            declare(test, part);
    }
}

static void declare_value(JavaTest *test, const CexObject *object) {
    declare_parts(test, object);
    buffer_format(test->out, "        %s o%u = %s;\n", java_type(test->arena, object->exact),
                  object->number, library_value(test, object));
}

// What a component holds that no execution reads. Constructors may ask of it what they like: a
// text, a box and a number are less likely to be refused than null.
static const char *any_value(JavaTest *test, Type *type) {
    Type *value = type->kind == TYPE_CLASS ? query_unboxed(test->sema, type) : type;
    const Class *text = query_class(test->sema, "java.lang.String");
    if (type->kind == TYPE_CLASS && type->class_symbol == text)
        return "\"\"";
    if (!value || type_is_reference(value))
        return "null";
    if (value->kind == TYPE_BOOLEAN)
        return "false";
    return arena_format(test->arena, "(%s) 0", java_type(test->arena, value));
}

static const char *component_value(JavaTest *test, const CexObject *object, const Variable *field) {
    for (uint32_t i = 0; i < object->values.count; i++)
        if (object->values.items[i].field == field)
            return java_test_value(test, &object->values.items[i]);
    return any_value(test, field->type);
}

static void declare_record(JavaTest *test, const CexObject *object) {
    declare_parts(test, object);
    Arena *arena = test->arena;
    bool is_named = java_is_accessible(object->exact);
    const char *type = java_type(arena, object->exact);
    const VariableList *components = &object->exact->class_symbol->record_components;
    buffer_format(test->out, "        %s o%u = %smakeRecord(%s, new Object[] {",
                  is_named ? type : "Object", object->number,
                  is_named ? arena_format(arena, "(%s) ", type) : "",
                  java_class(arena, object->exact));
    for (uint32_t i = 0; i < components->count; i++)
        buffer_format(test->out, "%s%s", i ? ", " : "",
                      component_value(test, object, components->items[i]));
    buffer_add_text(test->out, "});\n");
}

static const Type *innermost(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type;
}

static void declare_array(JavaTest *test, const CexObject *object) {
    Arena *arena = test->arena;
    const char *element = java_type(arena, object->exact->element);
    size_t plain = strcspn(element, "[");
    if (!java_is_accessible(innermost(object->exact)))
        java_test_refuse(test,
                         arena_format(test->arena, "tests cannot make an array of '%s'", element));
    buffer_format(test->out, "        %s[] o%u = new %.*s[%u]%s;\n", element, object->number,
                  (int)plain, element, object->values.count, element + plain);
}

// The class of nothing that was asked for: nobody knows which, so that any will do.
static void declare_class(JavaTest *test, const CexObject *object) {
    static const char *const any[] = {"Appendable", "Readable", "AutoCloseable", "Runnable"};
    buffer_format(test->out, "        Class o%u = %s.class;\n", object->number,
                  any[object->number % (sizeof any / sizeof *any)]);
}

// What to draw on: a picture has one.
static bool is_drawing(const Class *class_symbol) {
    return !strcmp(class_symbol->qualified_name->text, "java.awt.Graphics2D") ||
           !strcmp(class_symbol->qualified_name->text, "java.awt.Graphics");
}

static void declare_plain(JavaTest *test, const CexObject *object) {
    Arena *arena = test->arena;
    const Class *object_class = sema_types(test->sema)->object->class_symbol;
    if (orders_have(test, object)) {
        orders_declare(test, object);
        return;
    }
    if (object->exact->class_symbol == object_class) {
        buffer_format(test->out, "        Object o%u = new Object();\n", object->number);
        return;
    }
    if (!strcmp(object->exact->class_symbol->qualified_name->text, "java.lang.Class")) {
        declare_class(test, object);
        return;
    }
    if (outside_makes(object->exact)) {
        const char *type = java_type(arena, object->exact);
        buffer_format(test->out, "        %s o%u = new %s(%s);\n", type, object->number, type,
                      outside_arguments(test, object));
        return;
    }
    if (is_drawing(object->exact->class_symbol)) {
        buffer_format(test->out,
                      "        %s o%u = new java.awt.image.BufferedImage(1, 1, "
                      "java.awt.image.BufferedImage.TYPE_INT_ARGB).createGraphics();\n",
                      java_type(arena, object->exact), object->number);
        return;
    }
    if (answers_are_of(object->exact->class_symbol->type)) {
        answers_declare(test, object);
        return;
    }
    if (!java_is_plain_class(object->exact))
        java_test_refuse(test, arena_format(test->arena,
                                            "tests cannot make an object of '%s' in any state",
                                            object->type));
    bool is_named = java_is_accessible(object->exact);
    const char *type = java_type(arena, object->exact);
    buffer_format(test->out, "        %s o%u = %smake(%s);\n", is_named ? type : "Object",
                  object->number, is_named ? arena_format(arena, "(%s) ", type) : "",
                  java_class(arena, object->exact));
}

static bool has_plain_constructor(const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->is_constructor &&
            !class_symbol->methods.items[i]->parameters.count)
            return true;
    return false;
}

// Of collections only those that a program can make as such.
static void declare_collection(JavaTest *test, const CexObject *object) {
    const char *type = java_type(test->arena, object->exact);
    const Class *class_symbol = object->exact->class_symbol;
    if (!(class_symbol->modifiers & MODIFIER_PUBLIC) || !has_plain_constructor(class_symbol))
        java_test_refuse(test, arena_format(test->arena,
                                            "tests cannot make an object of '%s' in any state",
                                            object->type));
    const char *comparator = orders_comparator(test, object);
    buffer_format(test->out, "        %s o%u = new %s(%s);\n", type, object->number, type,
                  comparator);
}

static void declare(JavaTest *test, const CexObject *object) {
    if (object->number >= test->count || test->is_declared[object->number] || object->is_settled ||
        library_value_hides(test, object))
        return;
    test->is_declared[object->number] = true;
    if (library_value_is(object->exact))
        declare_value(test, object);
    else if (object->form == CEX_ARRAY)
        declare_array(test, object);
    else if (object->form != CEX_FIELDS)
        declare_collection(test, object);
    else if (is_record(object->exact))
        declare_record(test, object);
    else
        declare_plain(test, object);
}

static bool is_assignable(const Variable *field) {
    return !(field->modifiers & (MODIFIER_PRIVATE | MODIFIER_FINAL)) &&
           java_is_accessible(field->owner->type);
}

static bool is_default(const CexValue *value) {
    static const char *const defaults[] = {"0", "0L", "0.0", "0.0f", "false", "null", "'\\u0000'"};
    for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
        if (!strcmp(value->text, defaults[i]))
            return true;
    return false;
}

// The JDK's class has other fields than its model: a static field holds one that is as it was
// created.
static bool is_of_model(const Variable *field) {
    return field && field->owner && field->owner->unit && field->owner->unit->is_library;
}

static void fill_field(JavaTest *test, const CexObject *object, const CexValue *value) {
    Arena *arena = test->arena;
    const Variable *field = value->field;
    if (is_of_model(field) && is_default(value))
        return;
    if (is_of_model(field)) {
        java_test_refuse(
            test, arena_format(test->arena, "what is in a '%s' cannot be set", object->type));
        return;
    }
    if (!field || !field->name || !field->declaration) {
        java_test_refuse(
            test, arena_format(test->arena, "a field of '%s' has no name in Java", object->type));
        return;
    }
    if (field->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL))
        return;
    Type *owner = query_erasure(test->sema, field->owner->type);
    const char *text = java_test_value(test, value);
    bool is_typed = !value->object || java_is_accessible(value->exact);
    if (is_assignable(field) && owner == object->exact && java_is_accessible(object->exact) &&
        is_typed)
        buffer_format(test->out, "        o%u.%s = %s;\n", object->number, field->name->text, text);
    else
        buffer_format(test->out, "        set(o%u, %s, \"%s\", %s);\n", object->number,
                      java_class(arena, owner), field->name->text, text);
}

// What is there by itself can be named if a static field holds it.
static bool can_be_named(const JavaTest *test, const CexValue *value) {
    const CexObject *object = java_test_object(&test->run->before, value->object);
    return !object || !object->is_settled || test->is_declared[object->number];
}

static void fill(JavaTest *test, const CexObject *object) {
    bool is_whole = library_value_is(object->exact) || library_value_hides(test, object);
    for (uint32_t i = 0; !is_whole && !object->is_settled && i < object->values.count; i++) {
        const CexValue *value = &object->values.items[i];
        if (object->form == CEX_ARRAY)
            buffer_format(test->out, "        o%u[%u] = %s;\n", object->number, i,
                          java_test_value(test, value));
        else if (object->form == CEX_COLLECTION)
            buffer_format(test->out, "        o%u.add(%s);\n", object->number,
                          java_test_value(test, value));
        else if (object->form == CEX_MAP)
            buffer_format(test->out, "        o%u.put(%s, %s);\n", object->number,
                          java_test_value(test, &object->keys.items[i]),
                          java_test_value(test, value));
        else if (!is_record(object->exact) && !outside_makes(object->exact))
            fill_field(test, object, value);
    }
}

// The object of a final field is there already: it is taken as it is, and filled.
static void take_static(JavaTest *test, const CexValue *root) {
    const CexObject *object = java_test_object(&test->run->before, root->object);
    if (!object || !(root->field->modifiers & MODIFIER_FINAL) || object->number >= test->count ||
        test->is_declared[object->number])
        return;
    bool is_named = java_is_accessible(object->exact);
    const char *type = is_named ? java_type(test->arena, object->exact) : "Object";
    if (!object->is_settled && (is_collection(object) || is_record(object->exact)))
        java_test_refuse(test,
                         arena_format(test->arena, "what the static field '%s' holds cannot be set",
                                      root->field->name->text));
    test->is_declared[object->number] = true;
    Type *owner = query_erasure(test->sema, root->field->owner->type);
    buffer_format(test->out, "        %s o%u = (%s) get(null, %s, \"%s\");\n", type, object->number,
                  type, java_class(test->arena, owner), root->field->name->text);
    if (test->is_told && outside_is_random(object->exact))
        buffer_format(test->out, "        jury.tests.Outside.forgetSeed(o%u);\n", object->number);
}

static void set_static(JavaTest *test, const CexValue *root) {
    const Variable *field = root->field;
    if (field->modifiers & (MODIFIER_FINAL | MODIFIER_GHOST | MODIFIER_MODEL))
        return;
    Type *owner = query_erasure(test->sema, field->owner->type);
    buffer_format(test->out, "        set(null, %s, \"%s\", %s);\n", java_class(test->arena, owner),
                  field->name->text, java_test_value(test, root));
}

static bool refers_to(const CexValueList *values, uint32_t number) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].object == number)
            return true;
    return false;
}

// A lambda of the sources that is there by itself, and that no value of the test is.
static bool is_unused_function(const JavaTest *test, const CexObject *object) {
    const CexState *before = &test->run->before;
    if (object->values.count || object->form != CEX_FIELDS ||
        !object->exact->class_symbol->is_local)
        return false;
    bool is_used = refers_to(&before->roots, object->number);
    for (uint32_t i = 0; i < before->objects.count; i++)
        is_used |= refers_to(&before->objects.items[i].values, object->number) ||
                   refers_to(&before->objects.items[i].keys, object->number);
    for (uint32_t i = 0; i < test->run->choices.count; i++)
        is_used |= test->run->choices.items[i].value.object == object->number;
    return !is_used;
}

// Boxes and texts of which it matters that they are one object, or two.
static void declare_identities(JavaTest *test, const CexValueList *values) {
    for (uint32_t i = 0; i < values->count; i++) {
        const CexValue *value = &values->items[i];
        if (!value->identity || test->is_declared[value->identity])
            continue;
        const char *text = java_test_value(test, value);
        test->is_declared[value->identity] = true;
        buffer_format(test->out,
                      value->text[0] == '"' ? "        %s same%u = new String(%s);\n"
                                            : "        %s same%u = %s;\n",
                      java_type(test->arena, value->exact), value->identity, text);
    }
}

static void declare_all_identities(JavaTest *test) {
    const CexState *before = &test->run->before;
    declare_identities(test, &before->roots);
    for (uint32_t i = 0; i < before->objects.count; i++) {
        declare_identities(test, &before->objects.items[i].keys);
        declare_identities(test, &before->objects.items[i].values);
    }
}

void java_test_input(JavaTest *test) {
    const CexState *before = &test->run->before;
    declare_all_identities(test);
    for (uint32_t i = 0; i < before->roots.count; i++)
        if (before->roots.items[i].field)
            take_static(test, &before->roots.items[i]);
    for (uint32_t i = 0; i < before->objects.count; i++)
        if (!is_unused_function(test, &before->objects.items[i]))
            declare(test, &before->objects.items[i]);
    // Keys must be what they are before a map takes them.
    for (uint32_t i = 0; i < before->objects.count; i++)
        if (!is_collection(&before->objects.items[i]) &&
            !is_unused_function(test, &before->objects.items[i]))
            fill(test, &before->objects.items[i]);
    orders_set(test);
    for (uint32_t i = 0; i < before->objects.count; i++)
        if (is_collection(&before->objects.items[i]))
            fill(test, &before->objects.items[i]);
    for (uint32_t i = 0; i < before->roots.count; i++)
        if (before->roots.items[i].field)
            set_static(test, &before->roots.items[i]);
    choices_set(test);
    standard_input_set(test);
    answers_set(test);
}

// ---- The call

static bool is_static(const Method *method) {
    return method->modifiers & MODIFIER_STATIC;
}

// Of a type variable with several bounds: javac wants to see all of them.
static bool has_several_bounds(JavaTest *test, Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type->kind == TYPE_VARIABLE &&
           query_upper_bound(test->sema, type)->kind == TYPE_INTERSECTION;
}

bool is_directly_callable(JavaTest *test) {
    const Method *method = test->method;
    if ((method->modifiers & MODIFIER_PRIVATE) || !java_is_accessible(method->owner->type) ||
        (method->is_constructor && method->owner->outer && !method->owner->is_static_context))
        return false;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Type *type = method->parameters.items[i]->type;
        if (!java_is_accessible(query_erasure(test->sema, type)) || has_several_bounds(test, type))
            return false;
    }
    return true;
}

static const char *argument(JavaTest *test, uint32_t index) {
    const Method *method = test->method;
    bool has_receiver = !is_static(method) && !method->is_constructor;
    const CexValue *root =
        test->given ? &test->given[index] : &test->run->before.roots.items[index + has_receiver];
    const char *made = test->made ? test->made[index] : NULL;
    const char *text = made ? made : java_test_value(test, root);
    Type *type = query_erasure(test->sema, method->parameters.items[index]->type);
    bool needs_cast = !type_is_primitive(type) && java_is_accessible(type);
    return needs_cast ? arena_format(test->arena, "(%s) %s", java_type(test->arena, type), text)
                      : text;
}

const char *java_test_arguments(JavaTest *test) {
    Arena *arena = test->arena;
    const char *list = "";
    for (uint32_t i = 0; i < test->method->parameters.count; i++)
        list = arena_format(arena, "%s%s%s", list, i ? ", " : "", argument(test, i));
    return list;
}

static const char *parameter_classes(JavaTest *test) {
    Arena *arena = test->arena;
    const char *list = "";
    const Method *method = test->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        list = arena_format(
            arena, "%s%s%s", list, i ? ", " : "",
            java_class(arena, query_erasure(test->sema, method->parameters.items[i]->type)));
    return list;
}

const char *java_test_receiver(JavaTest *test) {
    if (test->receiver)
        return test->receiver;
    return is_static(test->method) || test->method->is_constructor
               ? NULL
               : java_test_value(test, &test->run->before.roots.items[0]);
}

const char *java_test_call(JavaTest *test) {
    Arena *arena = test->arena;
    const Method *method = test->method;
    Type *owner = query_erasure(test->sema, method->owner->type);
    const char *name = java_type(arena, owner);
    const char *receiver = java_test_receiver(test);
    if (is_directly_callable(test)) {
        if (method->is_constructor)
            return arena_format(arena, "new %s(%s)", name, java_test_arguments(test));
        return arena_format(arena, "%s.%s(%s)",
                            receiver ? arena_format(arena, "((%s) %s)", name, receiver) : name,
                            method->name->text, java_test_arguments(test));
    }
    const char *separator = method->parameters.count ? ", " : "";
    // An inner class would need the object around it.
    if (method->is_constructor && method->owner->outer && !method->owner->is_static_context)
        java_test_refuse(
            test, arena_format(test->arena,
                               "an object of the inner class '%s' needs the one around it", name));
    if (method->is_constructor)
        return arena_format(arena, "create(%s, new Class<?>[] {%s}%s%s)", java_class(arena, owner),
                            parameter_classes(test), separator, java_test_arguments(test));
    return arena_format(arena, "call(%s, \"%s\", %s, new Class<?>[] {%s}%s%s)",
                        java_class(arena, owner), method->name->text, receiver ? receiver : "null",
                        parameter_classes(test), separator, java_test_arguments(test));
}
