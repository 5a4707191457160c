// Files of tests, and what all of them have inside.
#include "base/file.h"
#include "junit/choices.h"
#include "junit/java_test.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

const char java_test_helpers[] =
    "    // An object without its constructor; its fields are set one by one.\n"
    "    static Object make(Class<?> type) throws Exception {\n"
    "        Constructor<?> none = Object.class.getDeclaredConstructor();\n"
    "        Object factory = Class.forName(\"sun.reflect.ReflectionFactory\")\n"
    "            .getMethod(\"getReflectionFactory\").invoke(null);\n"
    "        return ((Constructor<?>) factory.getClass()\n"
    "            .getMethod(\"newConstructorForSerialization\", Class.class, Constructor.class)\n"
    "            .invoke(factory, type, none)).newInstance();\n"
    "    }\n\n"
    "    static Object makeRecord(Class<?> type, Object[] values) throws Exception {\n"
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
    "    }\n"
    "\n    static Class<?> classOf(Object object) {\n"
    "        return object == null ? null : object.getClass();\n"
    "    }\n";

const char *java_test_class_name(Arena *arena, const Method *method) {
    const Class *owner = method->owner;
    const char *name = owner->name->text;
    for (const Class *outer = owner->outer; outer; outer = outer->outer)
        name = arena_format(arena, "%s_%s", outer->name->text, name);
    return arena_format(arena, "%s_%s", name, method->is_constructor ? "new" : method->name->text);
}

static const char *package_of(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    const Package *package = class_symbol->package;
    return package && package->name && package->name->length ? package->name->text : NULL;
}

// DIR/a/b, made as far as it is missing; NULL if that fails.
static const char *make_directory(Arena *arena, const char *directory, const char *package) {
    char *path = (char *)arena_format(arena, "%s%s%s", directory, package ? "/" : "",
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

const char *java_test_package(const Method *method) {
    return package_of(method->owner);
}

static bool write_file(const char *path, const Buffer *buffer) {
    return file_write(path, buffer->text, buffer->length);
}

bool java_test_write_source(Arena *arena, const char *directory, ChoiceSource source) {
    char *package = arena_copy_text(arena, source.path, strlen(source.path));
    *strrchr(package, '/') = '\0';
    Buffer buffer = {0};
    buffer_add_text(&buffer, source.text);
    bool is_written = make_directory(arena, directory, package) &&
                      write_file(arena_format(arena, "%s/%s", directory, source.path), &buffer);
    buffer_free(&buffer);
    return is_written;
}

bool java_test_write_choices(Arena *arena, Sema *sema, const char *directory) {
    ChoiceClasses choices = choices_classes(sema);
    return (!choices.has_verifier ||
            java_test_write_source(arena, directory, choices_verifier(arena, &choices))) &&
           (!choices.has_factory || java_test_write_source(arena, directory, choices_factory())) &&
           (!choices.has_cprover ||
            java_test_write_source(arena, directory, choices_cprover(arena)));
}

const char *java_test_write(Arena *arena, const char *directory, const char *package,
                            const char *name, const Buffer *text) {
    const char *folder = make_directory(arena, directory, package);
    const char *path = folder ? arena_format(arena, "%s/%s.java", folder, name) : NULL;
    return path && write_file(path, text) ? path : NULL;
}
