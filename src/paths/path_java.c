#include "paths/path_java.h"

#include "base/file.h"
#include "junit/choices.h"
#include "junit/java_test.h"
#include "junit/java_text.h"
#include "paths/path_body.h"
#include "paths/path_source.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Writer {
    Arena *arena;
    Sema *sema;
    const Sources *sources;
    const ProgramPath *path;
    Method *method;
    const char *name; // of the class
    ChoiceClasses choices;
    Buffer *out;
    bool is_possible;
} Writer;

static const char verifier[] = "org.sosy_lab.sv_benchmarks.";
static const char cprover[] = "org.cprover.";

// ---- Imports

static const char *package_of(const Unit *unit) {
    const Package *package = unit->package;
    return package && package->name ? package->name->text : "";
}

// Of a class that stands in the file itself.
static bool is_own_import(const Writer *writer, const Import *import) {
    const UnitList *units = sema_units(writer->sema);
    const char *qualifier = import->qualifier->text;
    if (!strncmp(qualifier, cprover, strlen(cprover) - 1) ||
        !strncmp(qualifier, verifier, strlen(verifier) - 1))
        return true;
    for (uint32_t i = 0; i < units->count; i++)
        if (!units->items[i]->is_library && !strcmp(package_of(units->items[i]), qualifier))
            return true;
    return false;
}

static void write_imports(Writer *writer) {
    const UnitList *units = sema_units(writer->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *imports = &units->items[i]->tree->imports;
        for (uint32_t j = 0; !units->items[i]->is_library && j < imports->count; j++) {
            const Import *import = as_Import(imports->items[j]);
            if (import->is_model || is_own_import(writer, import))
                continue;
            source_write(writer->out, writer->sources, import->node.span, &(Edits){0});
            buffer_add_text(writer->out, "\n");
        }
    }
}

// ---- Classes

static const ClassDeclaration *owner_of(const PathCopy *copy) {
    return copy->method->owner->declaration;
}

// The copies stand at the end of the class that the method belongs to.
static void write_classes(Writer *writer, const PathCopies *copies) {
    Edits edits = {0};
    for (uint32_t i = copies->count; i-- > 0;)
        edits_add(writer->arena, &edits, owner_of(&copies->items[i])->node.span.end - 1, true,
                  arena_format(writer->arena, "\n    // As the path runs it.\n%s",
                               copies->items[i].text));
    const UnitList *units = sema_units(writer->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        writer->is_possible &= units->items[i]->is_library || !units->items[i]->tree->is_compact;
        for (uint32_t j = 0; !units->items[i]->is_library && j < types->count; j++) {
            buffer_add_text(writer->out, "static ");
            source_write(writer->out, writer->sources, types->items[j]->span, &edits);
            buffer_add_text(writer->out, "\n\n");
        }
    }
}

static void write_choice_class(Writer *writer, ChoiceSource source) {
    const char *text = strstr(source.text, "\npublic ");
    buffer_format(writer->out, "static %s\n", text ? text + 1 : "");
}

// ---- The program

static const char helpers[] =
    "    static boolean left$;\n\n"
    "    static Error off$() {\n"
    "        left$ = true;\n"
    "        return new Error(\"left the path\");\n"
    "    }\n\n"
    "    static boolean on$(boolean condition) {\n"
    "        if (!condition)\n"
    "            throw off$();\n"
    "        return true;\n"
    "    }\n\n"
    "    // An object without its constructor; its fields are set one by one.\n"
    "    static Object make(Class<?> type) throws Exception {\n"
    "        java.lang.reflect.Constructor<?> none = Object.class.getDeclaredConstructor();\n"
    "        Object factory = Class.forName(\"sun.reflect.ReflectionFactory\")\n"
    "            .getMethod(\"getReflectionFactory\").invoke(null);\n"
    "        return ((java.lang.reflect.Constructor<?>) factory.getClass()\n"
    "            .getMethod(\"newConstructorForSerialization\", Class.class,\n"
    "                       java.lang.reflect.Constructor.class)\n"
    "            .invoke(factory, type, none)).newInstance();\n"
    "    }\n\n"
    "    static Object makeRecord(Class<?> type, Object[] values) throws Exception {\n"
    "        java.lang.reflect.RecordComponent[] components = type.getRecordComponents();\n"
    "        Class<?>[] types = new Class<?>[components.length];\n"
    "        for (int i = 0; i < types.length; i++)\n"
    "            types[i] = components[i].getType();\n"
    "        java.lang.reflect.Constructor<?> constructor = type.getDeclaredConstructor(types);\n"
    "        constructor.setAccessible(true);\n"
    "        return constructor.newInstance(values);\n"
    "    }\n\n"
    "    static void set(Object object, Class<?> owner, String name, Object value)\n"
    "            throws Exception {\n"
    "        java.lang.reflect.Field field = owner.getDeclaredField(name);\n"
    "        field.setAccessible(true);\n"
    "        field.set(object, value);\n"
    "    }\n\n";

// The simple name of what leaves the method; "" where it returns.
static const char *expected_end(const Writer *writer) {
    const Type *type = writer->path->thrown_type;
    return type && type->kind == TYPE_CLASS ? type->class_symbol->name->text : "";
}

static void write_main(Writer *writer, const PathCopies *copies) {
    Arena *arena = writer->arena;
    const Method *method = writer->method;
    Buffer *out = writer->out;
    JavaTest test = java_test_new(arena, writer->sema, writer->method, writer->path->run, out);
    const char *name = java_type(arena, method->owner->type);
    buffer_format(out,
                  "    public static void main(String[] unused) {\n"
                  "        String end = \"\";\n"
                  "        try {\n"
                  "            take();\n"
                  "        } catch (Throwable e) {\n"
                  "            end = e.getClass().getSimpleName();\n"
                  "        }\n"
                  "        boolean isTaken = !left$ && end.equals(\"%s\");\n"
                  "        System.out.println(isTaken ? \"path %u: taken\" : \"path %u: left \" + "
                  "end);\n"
                  "        System.exit(isTaken ? 0 : 1);\n"
                  "    }\n\n"
                  "    static void take() throws Throwable {\n",
                  expected_end(writer), writer->path->number, writer->path->number);
    java_test_input(&test);
    const char *receiver = java_test_receiver(&test), *arguments = java_test_arguments(&test);
    writer->is_possible &= !test.obstacle;
    buffer_format(out, "        %s.%s$%u(%s);\n    }\n\n",
                  receiver ? arena_format(arena, "((%s) %s)", name, receiver) : name,
                  method->name->text, copies->items[0].number, arguments);
}

// Classes of the program stand in this one: that is a part of their names.
static const char *with_own_names(const Writer *writer, const char *text, size_t length) {
    const char *const pieces[][2] = {
        {verifier, ""},
        {cprover, ""},
        {"Class.forName(\"sun.", "Class.forName(\"sun."},
        {"Class.forName(\"", arena_format(writer->arena, "Class.forName(\"%s$", writer->name)},
    };
    Buffer result = {0};
    for (const char *at = text; at < text + length;) {
        size_t found = 0;
        for (size_t i = 0; !found && i < sizeof pieces / sizeof *pieces; i++)
            if (!strncmp(at, pieces[i][0], strlen(pieces[i][0]))) {
                found = strlen(pieces[i][0]);
                buffer_add_text(&result, pieces[i][1]);
            }
        if (!found)
            buffer_add_char(&result, *at);
        at += found ? found : 1;
    }
    const char *copy = arena_copy_text(writer->arena, result.text, result.length);
    buffer_free(&result);
    return copy;
}

// NULL where there is none.
static const char *program_of(Writer *writer) {
    PathCopies copies = {0};
    const PathEventList *events = &writer->path->events;
    if (!writer->path->run || (writer->path->thrown && !writer->path->thrown_type) ||
        !path_copies(writer->arena, writer->sources, writer->method, events, &copies))
        return NULL;
    Buffer buffer = {0};
    writer->out = &buffer;
    write_imports(writer);
    buffer_format(&buffer,
                  "\n// Path %u of %s, as 'jury paths --java' found it. Run it with assertions on: "
                  "java -ea.\n"
                  "@SuppressWarnings({\"unchecked\", \"rawtypes\"})\npublic class %s {\n",
                  writer->path->number, verdict_method_name(writer->arena, writer->method),
                  writer->name);
    write_main(writer, &copies);
    buffer_add_text(&buffer, helpers);
    write_classes(writer, &copies);
    if (writer->choices.has_cprover)
        write_choice_class(writer, choices_cprover(writer->arena));
    if (writer->choices.has_verifier)
        write_choice_class(writer, choices_verifier(writer->arena, &writer->choices));
    if (writer->choices.has_factory)
        write_choice_class(writer, choices_factory());
    buffer_add_text(&buffer, "}\n");
    const char *text =
        writer->is_possible ? with_own_names(writer, buffer.text, buffer.length) : NULL;
    buffer_free(&buffer);
    return text;
}

// ---- Files

static bool write_file(Arena *arena, const char *directory, const char *name, const char *text) {
    if (mkdir(directory, 0777) != 0 && errno != EEXIST)
        return false;
    return file_write(arena_format(arena, "%s/%s.java", directory, name), text, strlen(text));
}

static const char *class_name(Arena *arena, const Method *method, uint32_t overload,
                              uint32_t path) {
    const char *name = method->owner->name ? method->owner->name->text : "";
    for (const Class *outer = method->owner->outer; outer; outer = outer->outer)
        name = arena_format(arena, "%s_%s", outer->name ? outer->name->text : "", name);
    const char *suffix = overload ? arena_format(arena, "%u", overload + 1) : "";
    return arena_format(arena, "%s_%s%s_Path%u", name,
                        method->is_constructor ? "new" : method->name->text, suffix, path);
}

PathPrograms path_java_write(Arena *arena, Sema *sema, const Sources *sources,
                             const PathReport *report, const char *directory, uint32_t number) {
    PathPrograms programs = {0};
    for (uint32_t i = 0; i < report->paths.count; i++) {
        const ProgramPath *path = &report->paths.items[i];
        Writer writer = {.arena = arena,
                         .sema = sema,
                         .sources = sources,
                         .path = path,
                         .method = report->verdict->method,
                         .name = class_name(arena, report->verdict->method, number, path->number),
                         .choices = choices_classes(sema),
                         .is_possible = true};
        const char *text = program_of(&writer);
        programs.left_out += !text && path->status != PATH_INFEASIBLE && path->status != PATH_CUT;
        programs.written += text != NULL;
        if (text && !write_file(arena, directory, writer.name, text))
            programs.has_failed = true;
    }
    return programs;
}
