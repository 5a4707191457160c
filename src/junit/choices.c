#include "junit/choices.h"

#include "junit/answers.h"
#include "junit/java_text.h"
#include "junit/outside.h"
#include "junit/standard_input.h"

#include <string.h>

static const char verifier[] = "org.sosy_lab.sv_benchmarks.Verifier";
static const char cprover[] = "org.cprover.CProver";

static bool is_of(const CexChoice *choice, const char *class_name) {
    return !strcmp(choice->method->owner->qualified_name->text, class_name);
}

static void look_for_calls(void *context, Node *node) {
    ChoiceClasses *classes = context;
    const Method *method = node->kind == NODE_CALL ? as_Call(node)->method : NULL;
    // A class of that name in the sources is the program's own.
    bool is_ours = method && method->owner->unit && method->owner->unit->is_library;
    const char *owner = is_ours ? method->owner->qualified_name->text : "";
    classes->has_verifier |= !strcmp(owner, verifier);
    classes->has_cprover |= !strcmp(owner, cprover);
    classes->has_factory |= !strcmp(owner, verifier) && method->parameters.count == 2;
    ast_each_child(node, look_for_calls, classes);
}

ChoiceClasses choices_classes(Sema *sema) {
    ChoiceClasses classes = {0};
    const UnitList *units = sema_units(sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (!units->items[i]->is_library)
            look_for_calls(&classes, &units->items[i]->tree->node);
    return classes;
}

// ---- Setting them

// "5, true"; NULL where Java has no expression for one of them, "" where there is none.
static const char *values_of(Arena *arena, const CexChoiceList *choices, const char *class_name,
                             bool has_objects) {
    const char *list = "";
    for (uint32_t i = 0; i < choices->count; i++) {
        const CexValue *value = &choices->items[i].value;
        if (!is_of(&choices->items[i], class_name))
            continue;
        const char *text = value->object && !has_objects ? NULL : java_value(arena, value);
        if (!text)
            return NULL;
        list = arena_format(arena, "%s%s%s", list, *list ? ", " : "", text);
    }
    return list;
}

static void set(JavaTest *test, const char *class_name, bool is_program) {
    const char *values = values_of(test->arena, &test->run->choices, class_name, !is_program);
    if (!values)
        java_test_refuse(test, arena_format(test->arena, "Java has no expression for a value of %s",
                                            class_name));
    else if (*values)
        buffer_format(test->out,
                      is_program ? "        program.choose(\"%s\", new Object[] {%s});\n"
                                 : "        %s.choose(new Object[] {%s});\n",
                      class_name, values);
}

// There is a standard input (standard_input.h), and some of what the library gets from outside can
// be told (outside.h). In tests of methods functions give their answers (answers.h).
static bool is_settable(const JavaTest *test, const CexChoice *choice, bool is_program) {
    return is_of(choice, verifier) || is_of(choice, cprover) || standard_input_has(choice) ||
           (test->is_told && outside_has(choice)) || (!is_program && answers_have(test, choice));
}

static const char *what_it_gives(Arena *arena, const CexChoice *choice) {
    const Method *asked = choice->asked ? choice->asked : choice->method;
    if (choice->drawn && !strncmp(choice->drawn->name->text, "file", 4))
        return "what stands in files";
    return arena_format(arena, asked->is_constructor ? "what 'new %s' gets" : "what '%s.%s' gives",
                        asked->owner->name->text, asked->name->text);
}

static void refuse_others(JavaTest *test, bool is_program) {
    for (uint32_t i = 0; i < test->run->choices.count; i++) {
        const CexChoice *choice = &test->run->choices.items[i];
        if (is_settable(test, choice, is_program))
            continue;
        const char *why =
            arena_format(test->arena, "%s cannot be set", what_it_gives(test->arena, choice));
        if (!test->tries || !choice->drawn)
            java_test_refuse(test, why);
        else if (!test->left)
            test->left = why;
    }
}

static bool has_answering(const CexState *state) {
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (answers_are_of(state->objects.items[i].exact))
            return true;
    return false;
}

// An exception of an object whose class nobody knows.
static void refuse_thrown(JavaTest *test) {
    const CexPath *path = &test->run->path;
    if (!has_answering(&test->run->before))
        return;
    for (uint32_t i = 0; i < path->count; i++)
        for (uint32_t j = 0; j < path->items[i].values.count; j++) {
            const CexValue *value = &path->items[i].values.items[j];
            if (value->verb && !strcmp(value->verb, "throws"))
                java_test_refuse(
                    test, arena_format(test->arena, "what '%s' throws cannot be set", value->name));
        }
}

static void set_all(JavaTest *test, bool is_program) {
    refuse_thrown(test);
    refuse_others(test, is_program);
    set(test, verifier, is_program);
    set(test, cprover, is_program);
}

void choices_set(JavaTest *test) {
    set_all(test, false);
}

void choices_set_in_program(JavaTest *test) {
    set_all(test, true);
}

// ---- The classes

// Initialisers may ask before any test tells.
#define NO_ASSUMPTION "an assumption that does not hold"

const char choices_no_assumption[] = NO_ASSUMPTION;

static const char common_part[] =
    "    private static Object[] choices = {};\n"
    "    private static int next;\n\n"
    "    public static void choose(Object... values) {\n"
    "        choices = values;\n"
    "        next = 0;\n"
    "    }\n\n"
    "    private static Object next(Object otherwise) {\n"
    "        return next < choices.length ? choices[next++] : otherwise;\n"
    "    }\n\n"
    "    public static void assume(boolean condition) {\n"
    "        if (!condition)\n"
    "            throw new IllegalStateException(\"" NO_ASSUMPTION "\");\n"
    "    }\n\n"
    "    public static boolean nondetBoolean() { return (Boolean) next(false); }\n"
    "    public static byte nondetByte() { return (Byte) next((byte) 0); }\n"
    "    public static char nondetChar() { return (Character) next('\\0'); }\n"
    "    public static short nondetShort() { return (Short) next((short) 0); }\n"
    "    public static int nondetInt() { return (Integer) next(0); }\n"
    "    public static long nondetLong() { return (Long) next(0L); }\n"
    "    public static float nondetFloat() { return (Float) next(0f); }\n"
    "    public static double nondetDouble() { return (Double) next(0d); }\n"
    "    public static String nondetString() { return (String) next(\"\"); }\n"
    "    public static Object nondetObject() { return next(null); }\n";

static const char cprover_part[] =
    "\n"
    "    public static boolean enableAssume = true;\n"
    "    public static boolean enableNondet = true;\n"
    "    public static boolean enableConcurrency = true;\n\n"
    "    @SuppressWarnings(\"unchecked\")\n"
    "    public static <T> T nondetWithNull() { return (T) next(null); }\n"
    "    public static <T> T nondetWithNull(T instance) { return nondetWithNull(); }\n"
    "    public static <T> T nondetWithoutNull() { return nondetWithNull(); }\n"
    "    public static <T> T nondetWithoutNull(T instance) { return nondetWithNull(); }\n"
    "    public static <T> T nondetWithNullForNotModelled() { return nondetWithNull(); }\n"
    "    public static <T> T nondetWithoutNullForNotModelled() { return nondetWithNull(); }\n"
    "    public static void notModelled() { assume(false); }\n"
    "    public static void atomicBegin() { }\n"
    "    public static void atomicEnd() { }\n\n"
    "    public static void arraycopy(byte[] src, int srcPos, byte[] dest, int destPos,\n"
    "                                 int length) {\n"
    "        System.arraycopy(src, srcPos, dest, destPos, length);\n"
    "    }\n\n"
    "    public static void arraycopyInPlace(byte[] src, int srcPos, byte[] dest, int destPos,\n"
    "                                        int length) {\n"
    "        for (int i = 0; i < length; i++)\n"
    "            dest[destPos + i] = src[srcPos + i];\n"
    "    }\n\n"
    "    private static RuntimeException unknown() {\n"
    "        return new UnsupportedOperationException(\"what 'jury paths' does not model\");\n"
    "    }\n\n"
    "    public static java.io.PrintStream nondetPrintStream() { throw unknown(); }\n"
    "    public static void startThread(int id) { throw unknown(); }\n"
    "    public static void endThread(int id) { throw unknown(); }\n"
    "    public static int getCurrentThreadID() { throw unknown(); }\n"
    "    public static int getMonitorCount(Object object) { throw unknown(); }\n"
    "    public static String classIdentifier(Object object) { throw unknown(); }\n"
    "    public static float doubleToFloat(double value) { throw unknown(); }\n"
    "    public static <T> T[] createArrayWithType(int length, T[] type) { throw unknown(); }\n";

static ChoiceSource source_of(Arena *arena, const char *class_name, const char *further) {
    const char *name = strrchr(class_name, '.') + 1;
    char *path = (char *)arena_format(arena, "%s.java", class_name);
    for (char *at = path; at < path + strlen(class_name); at++)
        *at = *at == '.' ? '/' : *at;
    return (ChoiceSource){
        path,
        arena_format(arena,
                     "package %.*s;\n\n"
                     "// For the tests that 'jury paths --junit' wrote: gives the values that "
                     "each of them tells.\n"
                     "public final class %s {\n%s%s}\n",
                     (int)(name - 1 - class_name), class_name, name, common_part, further)};
}

static const char factory_part[] =
    "\n"
    "    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {\n"
    "        return factory.createObject();\n"
    "    }\n";

ChoiceSource choices_verifier(Arena *arena, const ChoiceClasses *classes) {
    return source_of(arena, verifier, classes->has_factory ? factory_part : "");
}

ChoiceSource choices_factory(void) {
    return (ChoiceSource){"org/sosy_lab/sv_benchmarks/ObjectFactory.java",
                          "package org.sosy_lab.sv_benchmarks;\n\n"
                          "public interface ObjectFactory<T> {\n    T createObject();\n}\n"};
}

ChoiceSource choices_cprover(Arena *arena) {
    return source_of(arena, cprover, cprover_part);
}
