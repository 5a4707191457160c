#include "paths/path_tests.h"

#include "junit/answers.h"
#include "junit/choices.h"
#include "junit/java_test.h"
#include "junit/java_text.h"
#include "junit/orders.h"
#include "paths/cover.h"
#include "sema/queries.h"

#include <string.h>

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
    JavaTest java;
    const ProgramPath *path;
} Test;

static void expect_exception(Test *test) {
    const char *name = java_class(test->java.arena, test->path->thrown_type);
    if (!java_is_accessible(test->path->thrown_type))
        java_test_refuse(&test->java, "the exception is private");
    buffer_format(test->java.out, "        assertThrowsExactly(%s, () -> %s);\n", name,
                  java_test_call(&test->java));
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

static void expect_program(Test *test) {
    const char *call = java_test_program(&test->java, "end");
    if (test->path->thrown_type)
        buffer_format(test->java.out, "        assertEquals(\"%s\", %s);\n",
                      java_binary_name(test->java.arena, test->path->thrown_type->class_symbol),
                      call);
    else
        buffer_format(test->java.out, "        assertNull(%s);\n", call);
}

static void expect_call(Test *test) {
    java_test_input(&test->java);
    if (test->path->thrown_type)
        expect_exception(test);
    else
        java_test_return(&test->java);
}

// False where Java code cannot build the input or say what is expected.
static bool write_test(Junit *junit, const ProgramPath *path, Buffer *out) {
    if (!path->run || (junit->is_from_start && !junit->is_program))
        return false;
    Test test = {java_test_new(junit->arena, junit->sema, junit->method, path->run, out), path};
    buffer_format(out, "    @Test\n    void path%u() throws Throwable {\n", path->number);
    write_conditions(out, path);
    if (junit->is_program)
        expect_program(&test);
    else
        expect_call(&test);
    if (path->thrown && !path->thrown_type)
        java_test_refuse(&test.java, "the exception may be one of several");
    buffer_add_text(out, "    }\n\n");
    return !test.java.obstacle;
}

// ---- The file

static const char *class_of_tests(Junit *junit, uint32_t number) {
    const char *name = java_test_class_name(junit->arena, junit->method);
    return number ? arena_format(junit->arena, "%s%u_PathsTest", name, number + 1)
                  : arena_format(junit->arena, "%s_PathsTest", name);
}

static void write_header(Junit *junit, Buffer *out, const char *name, const PathReport *report,
                         bool covers_branches) {
    const char *package = java_test_package(junit->method);
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

PathTests path_tests_write(Arena *arena, Sema *sema, const PathReport *report,
                           const char *directory, uint32_t number, bool covers_branches) {
    Junit junit = {.arena = arena,
                   .sema = sema,
                   .method = report->verdict->method,
                   .choices = choices_classes(sema),
                   .is_from_start = report->verdict->scope.from_start,
                   .is_program = query_is_main(report->verdict->method)};
    PathTests tests = {0};
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
    if (!junit.is_program)
        buffer_add_text(&junit.out, answers_helpers);
    orders_add_helpers(&junit.out);
    if (junit.is_program)
        java_test_program_class(&junit.out, false);
    else
        buffer_add_text(&junit.out, java_test_helpers);
    buffer_add_text(&junit.out, "}\n");
    const char *path =
        java_test_write(arena, directory, java_test_package(junit.method), name, &junit.out);
    if (path && java_test_write_choices(arena, sema, directory))
        tests.file = path;
    buffer_free(&junit.out);
    return tests;
}
