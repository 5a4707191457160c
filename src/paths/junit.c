#include "paths/junit.h"

#include "paths/cover.h"
#include "paths/java_text.h"
#include "paths/junit_choices.h"
#include "sema/queries.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Junit {
    Arena *arena;
    Sema *sema;
    Method *method;
    bool is_program; // main: each test loads its classes anew
    bool is_from_start;
    ChoiceClasses choices;
    Buffer out;
} Junit;

// One test while it is written.
typedef struct Test {
    Junit *junit;
    const ProgramPath *path;
    const Counterexample *run;
    Buffer *out;
    bool is_possible;
    bool *is_declared; // by object number
    uint32_t count;    // of these
} Test;

// ---- Objects

static const CexObject *find_object(const CexState *state, uint32_t number) {
    for (uint32_t i = 0; number && i < state->objects.count; i++)
        if (state->objects.items[i].number == number)
            return &state->objects.items[i];
    return NULL;
}

static bool is_collection(const CexObject *object) {
    return object->form == CEX_COLLECTION || object->form == CEX_MAP;
}

static const char *value_text(Test *test, const CexValue *value) {
    const char *text = java_value(test->junit->arena, value);
    if (!text)
        test->is_possible = false;
    return text ? text : "null";
}

static bool is_record(const Type *type) {
    return type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_RECORD;
}

static void declare(Test *test, const CexObject *object);

static void declare_record(Test *test, const CexObject *object) {
    const CexState *before = &test->run->before;
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexObject *part = find_object(before, object->values.items[i].object);
        if (part)
            declare(test, part);
    }
    Arena *arena = test->junit->arena;
    bool is_named = java_is_accessible(object->exact);
    const char *type = java_type(arena, object->exact);
    buffer_format(test->out, "        %s o%u = %smakeRecord(%s", is_named ? type : "Object",
                  object->number, is_named ? arena_format(arena, "(%s) ", type) : "",
                  java_class(arena, object->exact));
    for (uint32_t i = 0; i < object->values.count; i++)
        buffer_format(test->out, ", %s", value_text(test, &object->values.items[i]));
    buffer_add_text(test->out, ");\n");
}

static const Type *innermost(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type;
}

static void declare_array(Test *test, const CexObject *object) {
    Arena *arena = test->junit->arena;
    const char *element = java_type(arena, object->exact->element);
    size_t plain = strcspn(element, "[");
    test->is_possible &= java_is_accessible(innermost(object->exact));
    buffer_format(test->out, "        %s[] o%u = new %.*s[%u]%s;\n", element, object->number,
                  (int)plain, element, object->values.count, element + plain);
}

static void declare_plain(Test *test, const CexObject *object) {
    Arena *arena = test->junit->arena;
    const Class *object_class = sema_types(test->junit->sema)->object->class_symbol;
    if (object->exact->class_symbol == object_class) {
        buffer_format(test->out, "        Object o%u = new Object();\n", object->number);
        return;
    }
    test->is_possible &= java_is_plain_class(object->exact);
    bool is_named = java_is_accessible(object->exact);
    const char *type = java_type(arena, object->exact);
    buffer_format(test->out, "        %s o%u = %smake(%s);\n", is_named ? type : "Object",
                  object->number, is_named ? arena_format(arena, "(%s) ", type) : "",
                  java_class(arena, object->exact));
}

// Of collections only those that a program can make as such.
static void declare_collection(Test *test, const CexObject *object) {
    const char *type = java_type(test->junit->arena, object->exact);
    const Class *class_symbol = object->exact->class_symbol;
    test->is_possible &= (class_symbol->modifiers & MODIFIER_PUBLIC) != 0;
    buffer_format(test->out, "        %s<%s> o%u = new %s<>();\n", type,
                  object->form == CEX_MAP ? "Object, Object" : "Object", object->number, type);
}

static void declare(Test *test, const CexObject *object) {
    if (object->number >= test->count || test->is_declared[object->number])
        return;
    test->is_declared[object->number] = true;
    if (object->form == CEX_ARRAY)
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

static void fill_field(Test *test, const CexObject *object, const CexValue *value) {
    Arena *arena = test->junit->arena;
    const Variable *field = value->field;
    if (!field || !field->name || !field->declaration) {
        test->is_possible = false; // a field that Java made up
        return;
    }
    if (field->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL))
        return;
    Type *owner = query_erasure(test->junit->sema, field->owner->type);
    const char *text = value_text(test, value);
    bool is_typed = !value->object || java_is_accessible(value->exact);
    if (is_assignable(field) && owner == object->exact && java_is_accessible(object->exact) &&
        is_typed)
        buffer_format(test->out, "        o%u.%s = %s;\n", object->number, field->name->text, text);
    else
        buffer_format(test->out, "        set(o%u, %s, \"%s\", %s);\n", object->number,
                      java_class(arena, owner), field->name->text, text);
}

static void fill(Test *test, const CexObject *object) {
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexValue *value = &object->values.items[i];
        if (object->form == CEX_ARRAY)
            buffer_format(test->out, "        o%u[%u] = %s;\n", object->number, i,
                          value_text(test, value));
        else if (object->form == CEX_COLLECTION)
            buffer_format(test->out, "        o%u.add(%s);\n", object->number,
                          value_text(test, value));
        else if (object->form == CEX_MAP)
            buffer_format(test->out, "        o%u.put(%s, %s);\n", object->number,
                          value_text(test, &object->keys.items[i]), value_text(test, value));
        else if (!is_record(object->exact))
            fill_field(test, object, value);
    }
}

static void set_static(Test *test, const CexValue *root) {
    const Variable *field = root->field;
    if (field->modifiers & (MODIFIER_FINAL | MODIFIER_GHOST | MODIFIER_MODEL))
        return;
    Type *owner = query_erasure(test->junit->sema, field->owner->type);
    buffer_format(test->out, "        set(null, %s, \"%s\", %s);\n",
                  java_class(test->junit->arena, owner), field->name->text, value_text(test, root));
}

static void build_input(Test *test) {
    const CexState *before = &test->run->before;
    for (uint32_t i = 0; i < before->objects.count; i++)
        declare(test, &before->objects.items[i]);
    // Keys must be what they are before a map takes them.
    for (uint32_t i = 0; i < before->objects.count; i++)
        if (!is_collection(&before->objects.items[i]))
            fill(test, &before->objects.items[i]);
    for (uint32_t i = 0; i < before->objects.count; i++)
        if (is_collection(&before->objects.items[i]))
            fill(test, &before->objects.items[i]);
    for (uint32_t i = 0; i < before->roots.count; i++)
        if (before->roots.items[i].field)
            set_static(test, &before->roots.items[i]);
}

// ---- The call

static bool is_static(const Method *method) {
    return method->modifiers & MODIFIER_STATIC;
}

static bool is_directly_callable(Test *test) {
    const Method *method = test->junit->method;
    if ((method->modifiers & MODIFIER_PRIVATE) || !java_is_accessible(method->owner->type) ||
        (method->is_constructor && method->owner->outer && !method->owner->is_static_context))
        return false;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!java_is_accessible(
                query_erasure(test->junit->sema, method->parameters.items[i]->type)))
            return false;
    return true;
}

static const char *argument(Test *test, uint32_t index) {
    const Method *method = test->junit->method;
    bool has_receiver = !is_static(method) && !method->is_constructor;
    const CexValue *root = &test->run->before.roots.items[index + has_receiver];
    const char *text = value_text(test, root);
    Type *type = query_erasure(test->junit->sema, method->parameters.items[index]->type);
    bool needs_cast = !type_is_primitive(type) && java_is_accessible(type);
    return needs_cast ? arena_format(test->junit->arena, "(%s) %s",
                                     java_type(test->junit->arena, type), text)
                      : text;
}

static const char *arguments(Test *test) {
    Arena *arena = test->junit->arena;
    const char *list = "";
    for (uint32_t i = 0; i < test->junit->method->parameters.count; i++)
        list = arena_format(arena, "%s%s%s", list, i ? ", " : "", argument(test, i));
    return list;
}

static const char *parameter_classes(Test *test) {
    Arena *arena = test->junit->arena;
    const char *list = "";
    const Method *method = test->junit->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        list = arena_format(
            arena, "%s%s%s", list, i ? ", " : "",
            java_class(arena, query_erasure(test->junit->sema, method->parameters.items[i]->type)));
    return list;
}

static const char *call_text(Test *test) {
    Arena *arena = test->junit->arena;
    const Method *method = test->junit->method;
    Type *owner = query_erasure(test->junit->sema, method->owner->type);
    const char *name = java_type(arena, owner);
    bool has_receiver = !is_static(method) && !method->is_constructor;
    const char *receiver =
        has_receiver ? value_text(test, &test->run->before.roots.items[0]) : NULL;
    if (is_directly_callable(test)) {
        if (method->is_constructor)
            return arena_format(arena, "new %s(%s)", name, arguments(test));
        return arena_format(arena, "%s.%s(%s)",
                            has_receiver ? arena_format(arena, "((%s) %s)", name, receiver) : name,
                            method->name->text, arguments(test));
    }
    const char *separator = method->parameters.count ? ", " : "";
    if (method->is_constructor)
        return arena_format(arena, "create(%s, new Class<?>[] {%s}%s%s)", java_class(arena, owner),
                            parameter_classes(test), separator, arguments(test));
    return arena_format(arena, "call(%s, \"%s\", %s, new Class<?>[] {%s}%s%s)",
                        java_class(arena, owner), method->name->text,
                        has_receiver ? receiver : "null", parameter_classes(test), separator,
                        arguments(test));
}

// ---- What is expected

// Objects that were created have no variable until one is met.
static void name_new(Test *test, const CexValue *value, const char *expression) {
    if (value->object >= test->count || test->is_declared[value->object])
        return;
    test->is_declared[value->object] = true;
    buffer_format(test->out, "        Object o%u = %s;\n", value->object, expression);
    buffer_format(test->out, "        assertEquals(%s, o%u.getClass());\n",
                  java_class(test->junit->arena, value->exact), value->object);
}

static void expect(Test *test, const CexValue *value, const char *expression) {
    Arena *arena = test->junit->arena;
    if (value->object) {
        bool is_known = value->object < test->count && test->is_declared[value->object];
        if (is_known)
            buffer_format(test->out, "        assertSame(o%u, %s);\n", value->object, expression);
        else
            name_new(test, value, expression);
        return;
    }
    const char *text = java_value(arena, value);
    if (!text)
        return; // nothing that Java can say of it
    if (!strcmp(text, "null"))
        buffer_format(test->out, "        assertNull(%s);\n", expression);
    else
        buffer_format(test->out, "        assertEquals(%s, %s);\n", text, expression);
}

// What is in it, in any order.
static void expect_contents(Test *test, const CexObject *object) {
    Arena *arena = test->junit->arena;
    const char *name =
        arena_format(arena,
                     object->form == CEX_MAP ? "((java.util.Map<?, ?>) (Object) o%u)"
                                             : "((java.util.Collection<?>) (Object) o%u)",
                     object->number);
    buffer_format(test->out, "        assertEquals(%u, %s.size());\n", object->values.count, name);
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
            buffer_format(test->out, "        assertTrue(%s.contains(%s));\n", name, text);
    }
}

static void expect_object(Test *test, const CexObject *object) {
    Arena *arena = test->junit->arena;
    if (object->number >= test->count || !test->is_declared[object->number])
        return; // not reached
    if (is_collection(object)) {
        expect_contents(test, object);
        return;
    }
    for (uint32_t i = 0; i < object->values.count; i++) {
        const CexValue *value = &object->values.items[i];
        const Variable *field = value->field;
        const char *expression = NULL;
        if (object->form == CEX_ARRAY)
            expression = arena_format(arena, "Array.get(o%u, %u)", object->number, i);
        else if (field && field->name && field->declaration &&
                 !(field->modifiers & (MODIFIER_GHOST | MODIFIER_MODEL)) &&
                 java_is_plain_class(object->exact))
            expression = arena_format(
                arena, "get(o%u, %s, \"%s\")", object->number,
                java_class(arena, query_erasure(test->junit->sema, field->owner->type)),
                field->name->text);
        if (expression)
            expect(test, value, expression);
    }
}

static void expect_return(Test *test) {
    Arena *arena = test->junit->arena;
    const Method *method = test->junit->method;
    const Counterexample *run = test->run;
    const char *call = call_text(test);
    bool has_result = method->return_type && method->return_type->kind != TYPE_VOID;
    if (method->is_constructor) {
        buffer_format(test->out, "        Object created = %s;\n", call);
        for (uint32_t i = 0; i < run->after.roots.count; i++)
            if (!strcmp(run->after.roots.items[i].name, "this"))
                name_new(test, &run->after.roots.items[i], "created");
    } else if (has_result) {
        Type *type = query_erasure(test->junit->sema, method->return_type);
        bool is_direct = is_directly_callable(test);
        const char *shown =
            type_is_primitive(type) && is_direct ? java_type(arena, type) : "Object";
        buffer_format(test->out, "        %s result = %s;\n", shown, call);
        expect(test, &run->result_value, "result");
    } else {
        buffer_format(test->out, "        %s;\n", call);
    }
    for (uint32_t i = 0; i < run->after.objects.count; i++)
        expect_object(test, &run->after.objects.items[i]);
}

static void expect_exception(Test *test) {
    const char *name = java_class(test->junit->arena, test->path->thrown_type);
    test->is_possible &= java_is_accessible(test->path->thrown_type);
    buffer_format(test->out, "        assertThrowsExactly(%s, () -> %s);\n", name, call_text(test));
}

// ---- Tests

static void write_conditions(Buffer *out, const ProgramPath *path) {
    enum { LINE_WIDTH = 90 };
    size_t column = 0;
    for (uint32_t i = 0; i < path->events.count; i++) {
        const PathEvent *event = &path->events.items[i];
        if (event->kind != PATH_DECISION && event->kind != PATH_CATCH)
            continue;
        if (!column || column > LINE_WIDTH) {
            buffer_add_text(out, column ? "\n        //" : "        //");
            column = 10;
        }
        // A comment must not hold what Java reads as an escape.
        buffer_add_char(out, ' ');
        for (const char *at = event->text; *at; at++)
            buffer_add_char(out, *at == '\\' ? '/' : *at);
        buffer_add_char(out, ';');
        column += strlen(event->text) + 2;
    }
    if (column)
        buffer_add_char(out, '\n');
}

static uint32_t most_objects(const Counterexample *run) {
    uint32_t most = 0;
    const CexState *states[] = {&run->before, &run->after};
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < states[i]->objects.count; j++)
            if (states[i]->objects.items[j].number > most)
                most = states[i]->objects.items[j].number;
    return most + 1;
}

// The arguments of a program are strings.
static void expect_program(Test *test) {
    Arena *arena = test->junit->arena;
    const CexState *before = &test->run->before;
    const CexObject *array = find_object(before, before->roots.items[0].object);
    const char *list = "";
    for (uint32_t i = 0; array && i < array->values.count; i++)
        list = arena_format(arena, "%s%s%s", list, i ? ", " : "",
                            value_text(test, &array->values.items[i]));
    buffer_add_text(test->out, "        Program program = new Program();\n");
    test->is_possible &= choices_set_in_program(test->out, arena, &test->run->choices);
    const char *call = arena_format(arena, "program.end(\"%s\", new String[] {%s})",
                                    java_binary_name(arena, test->junit->method->owner), list);
    if (test->path->thrown_type)
        buffer_format(test->out, "        assertEquals(\"%s\", %s);\n",
                      java_binary_name(arena, test->path->thrown_type->class_symbol), call);
    else
        buffer_format(test->out, "        assertNull(%s);\n", call);
}

static void expect_call(Test *test) {
    build_input(test);
    test->is_possible &= choices_set(test->out, test->junit->arena, &test->run->choices);
    if (test->path->thrown_type)
        expect_exception(test);
    else
        expect_return(test);
}

// False where Java code cannot build the input or say what is expected.
static bool write_test(Junit *junit, const ProgramPath *path, Buffer *out) {
    if (!path->run || (junit->is_from_start && !junit->is_program))
        return false;
    Test test = {.junit = junit, .path = path, .run = path->run, .out = out, .is_possible = true};
    test.count = most_objects(path->run);
    test.is_declared = arena_array(junit->arena, test.count, sizeof(bool));
    buffer_format(out, "    @Test\n    void path%u() throws Throwable {\n", path->number);
    write_conditions(out, path);
    if (junit->is_program)
        expect_program(&test);
    else
        expect_call(&test);
    test.is_possible &= !path->thrown || path->thrown_type; // else it may be one of several
    buffer_add_text(out, "    }\n\n");
    return test.is_possible;
}

static const char helpers[] =
    "    // An object without its constructor; its fields are set one by one.\n"
    "    static Object make(Class<?> type) throws Exception {\n"
    "        Constructor<?> none = Object.class.getDeclaredConstructor();\n"
    "        Object factory = Class.forName(\"sun.reflect.ReflectionFactory\")\n"
    "            .getMethod(\"getReflectionFactory\").invoke(null);\n"
    "        return ((Constructor<?>) factory.getClass()\n"
    "            .getMethod(\"newConstructorForSerialization\", Class.class, Constructor.class)\n"
    "            .invoke(factory, type, none)).newInstance();\n"
    "    }\n\n"
    "    static Object makeRecord(Class<?> type, Object... values) throws Exception {\n"
    "        RecordComponent[] components = type.getRecordComponents();\n"
    "        Class<?>[] types = new Class<?>[components.length];\n"
    "        for (int i = 0; i < types.length; i++)\n"
    "            types[i] = components[i].getType();\n"
    "        Constructor<?> constructor = type.getDeclaredConstructor(types);\n"
    "        constructor.setAccessible(true);\n"
    "        return constructor.newInstance(values);\n"
    "    }\n\n"
    "    static void set(Object object, Class<?> owner, String name, Object value) throws "
    "Exception {\n"
    "        Field field = owner.getDeclaredField(name);\n"
    "        field.setAccessible(true);\n"
    "        field.set(object, value);\n"
    "    }\n\n"
    "    static Object get(Object object, Class<?> owner, String name) throws Exception {\n"
    "        Field field = owner.getDeclaredField(name);\n"
    "        field.setAccessible(true);\n"
    "        return field.get(object);\n"
    "    }\n\n"
    "    static Object call(Class<?> owner, String name, Object object, Class<?>[] types,\n"
    "                       Object... arguments) throws Throwable {\n"
    "        Method method = owner.getDeclaredMethod(name, types);\n"
    "        method.setAccessible(true);\n"
    "        try {\n"
    "            return method.invoke(object, arguments);\n"
    "        } catch (InvocationTargetException e) {\n"
    "            throw e.getCause();\n"
    "        }\n"
    "    }\n\n"
    "    static Object create(Class<?> owner, Class<?>[] types, Object... arguments) throws "
    "Throwable {\n"
    "        Constructor<?> constructor = owner.getDeclaredConstructor(types);\n"
    "        constructor.setAccessible(true);\n"
    "        try {\n"
    "            return constructor.newInstance(arguments);\n"
    "        } catch (InvocationTargetException e) {\n"
    "            throw e.getCause();\n"
    "        }\n"
    "    }\n";

// ---- The file

static const char *class_of_tests(Junit *junit, uint32_t number) {
    const Class *owner = junit->method->owner;
    const char *name = owner->name->text;
    for (const Class *outer = owner->outer; outer; outer = outer->outer)
        name = arena_format(junit->arena, "%s_%s", outer->name->text, name);
    const char *method = junit->method->is_constructor ? "new" : junit->method->name->text;
    return number ? arena_format(junit->arena, "%s_%s%u_PathsTest", name, method, number + 1)
                  : arena_format(junit->arena, "%s_%s_PathsTest", name, method);
}

static const char *package_of(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    const Package *package = class_symbol->package;
    return package && package->name && package->name->length ? package->name->text : NULL;
}

// DIR/a/b, made as far as it is missing; NULL if that fails.
static const char *make_directory(Junit *junit, const char *directory, const char *package) {
    char *path = (char *)arena_format(junit->arena, "%s%s%s", directory, package ? "/" : "",
                                      package ? package : "");
    for (char *at = path + strlen(directory); *at; at++)
        if (*at == '.')
            *at = '/';
    for (char *at = path + 1;; at++) {
        if (*at && *at != '/')
            continue;
        char kept = *at;
        *at = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            return NULL;
        *at = kept;
        if (!kept)
            return path;
    }
}

static void write_header(Junit *junit, Buffer *out, const char *name, const PathReport *report,
                         bool covers_branches) {
    const char *package = package_of(junit->method->owner);
    if (package)
        buffer_format(out, "package %s;\n\n", package);
    buffer_add_text(out, "import static org.junit.jupiter.api.Assertions.*;\n\n"
                         "import java.lang.reflect.*;\nimport org.junit.jupiter.api.Test;\n\n");
    buffer_format(out, "// The paths of %s, as 'jury paths --junit' found them: %s.\n",
                  report->verdict->name,
                  covers_branches ? "the fewest that take every branch" : "one test for each");
    buffer_add_text(out, "// Run them with assertions on: java -ea.\n");
    if (junit->choices.has_verifier || junit->choices.has_cprover)
        buffer_add_text(out, "// The class of nondetInt() and its kin that is written beside them "
                             "must come first on the class path.\n");
    buffer_format(out, "@SuppressWarnings({\"unchecked\", \"rawtypes\"})\nclass %s {\n", name);
}

static bool write_file(const char *path, const Buffer *buffer) {
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fwrite(buffer->text, 1, buffer->length, file);
    return fclose(file) == 0;
}

static bool write_source(Junit *junit, const char *directory, ChoiceSource source) {
    char *package = arena_copy_text(junit->arena, source.path, strlen(source.path));
    *strrchr(package, '/') = '\0';
    Buffer buffer = {0};
    buffer_add_text(&buffer, source.text);
    bool is_written =
        make_directory(junit, directory, package) &&
        write_file(arena_format(junit->arena, "%s/%s", directory, source.path), &buffer);
    buffer_free(&buffer);
    return is_written;
}

static bool write_choice_classes(Junit *junit, const char *directory) {
    Arena *arena = junit->arena;
    return (!junit->choices.has_verifier ||
            write_source(junit, directory, choices_verifier(arena))) &&
           (!junit->choices.has_cprover || write_source(junit, directory, choices_cprover(arena)));
}

bool junit_input(Arena *arena, Sema *sema, Method *method, const ProgramPath *path, Buffer *out,
                 JunitInput *input) {
    Junit junit = {.arena = arena, .sema = sema, .method = method};
    Test test = {.junit = &junit, .path = path, .run = path->run, .out = out, .is_possible = true};
    test.count = most_objects(path->run);
    test.is_declared = arena_array(arena, test.count, sizeof(bool));
    build_input(&test);
    test.is_possible &= choices_set(out, arena, &path->run->choices);
    input->arguments = arguments(&test);
    if (!is_static(method) && !method->is_constructor)
        input->receiver = value_text(&test, &path->run->before.roots.items[0]);
    return test.is_possible;
}

JunitTests junit_write(Arena *arena, Sema *sema, const PathReport *report, const char *directory,
                       uint32_t number, bool covers_branches) {
    Junit junit = {.arena = arena,
                   .sema = sema,
                   .method = report->verdict->method,
                   .choices = choices_classes(sema),
                   .is_from_start = report->verdict->scope.from_start,
                   // A program without arguments is left out: tests load `main(String[])`.
                   .is_program = symex_is_main(report->verdict->method) &&
                                 report->verdict->method->parameters.count};
    JunitTests tests = {0};
    uint32_t count = report->paths.count;
    const char **texts = arena_array(arena, count + 1, sizeof(char *));
    bool *usable = arena_array(arena, count + 1, sizeof(bool));
    bool *chosen = arena_array(arena, count + 1, sizeof(bool));
    for (uint32_t i = 0; i < count; i++) {
        Buffer buffer = {0};
        usable[i] = chosen[i] = write_test(&junit, &report->paths.items[i], &buffer);
        texts[i] = arena_copy_text(arena, buffer.text ? buffer.text : "", buffer.length);
        tests.left_out += !usable[i] && report->paths.items[i].status != PATH_INFEASIBLE;
        buffer_free(&buffer);
    }
    if (covers_branches)
        cover_branches(report, usable, chosen);
    const char *name = class_of_tests(&junit, number);
    write_header(&junit, &junit.out, name, report, covers_branches);
    for (uint32_t i = 0; i < count; i++) {
        if (chosen[i])
            buffer_add_text(&junit.out, texts[i]);
        tests.written += chosen[i];
    }
    buffer_add_text(&junit.out, junit.is_program ? choices_program_class : helpers);
    buffer_add_text(&junit.out, "}\n");
    const char *folder = make_directory(&junit, directory, package_of(junit.method->owner));
    const char *path = folder ? arena_format(arena, "%s/%s.java", folder, name) : NULL;
    if (path && write_file(path, &junit.out) && write_choice_classes(&junit, directory))
        tests.file = path;
    buffer_free(&junit.out);
    return tests;
}
