#include "unit.h"

#include "bytecode/bytecode.h"
#include "interpret/interpret.h"
#include "main/compilation.h"
#include "sema/queries.h"

#include <string.h>

typedef struct Program {
    Options options;
    Compilation compilation;
    RunResult result;
} Program;

// Runs Main.main of the text.
static Program *run(const char *text) {
    Program *program = memory_alloc(sizeof(Program));
    *program = (Program){.options = {.command = COMMAND_TYPES}};
    Compilation *compilation = &program->compilation;
    *compilation = compilation_new(&program->options);
    compilation_add_text(compilation, "Main.java", text, strlen(text));
    compilation_parse(compilation);
    compilation_type(compilation);
    diag_flush(compilation->diagnostics, stderr);
    LowerOptions lower = {.class_files = &bytecode_bodies};
    Lowering *lowering = lowering_new(compilation->arena, compilation->sema, &lower);
    Class *main_class = query_class(compilation->sema, "Main");
    const MethodList *methods = query_methods(compilation->sema, main_class, "main");
    program->result = interpret_program(compilation->arena, compilation->sema, lowering,
                                        methods->items[0], deadline_never());
    return program;
}

static void end(Program *program) {
    compilation_free(&program->compilation);
    memory_free(program);
}

// Is some variable assigned that value on the way?
static bool has_line(const RunResult *result, const char *value) {
    for (uint32_t i = 0; i < result->lines.count; i++)
        if (result->lines.items[i].value && !strcmp(result->lines.items[i].value, value))
            return true;
    return false;
}

UNIT_TEST(interpret_returns) {
    Program *program =
        run("class Main { static int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\n"
            "public static void main(String[] args) { if (f(15) != 610) throw new Error(); } }");
    CHECK_EQUAL_INT(RUN_RETURNED, program->result.end);
    CHECK(program->result.steps > 1000);
    end(program);
}

UNIT_TEST(interpret_throws) {
    Program *program = run("class Main { public static void main(String[] args) {\n"
                           "int[] a = new int[3]; for (int i = 0; i < 4; i++) a[i] = i; } }");
    CHECK_EQUAL_INT(RUN_THREW, program->result.end);
    CHECK_EQUAL_INT(IR_CHECK_INDEX, program->result.check);
    CHECK_EQUAL_STR("ArrayIndexOutOfBoundsException",
                    program->result.exception->class_symbol->name->text);
    CHECK(has_line(&program->result, "3"));
    CHECK(!has_line(&program->result, "4"));
    end(program);
}

UNIT_TEST(interpret_stops_at_inputs) {
    Program *program = run("class Main { public static void main(String[] args) {\n"
                           "long t = System.nanoTime(); assert t > 0; } }");
    CHECK_EQUAL_INT(RUN_STOPPED, program->result.end);
    CHECK_EQUAL_STR("the input 'clockNanos'", program->result.reason);
    end(program);
    program =
        run("class Main { public static void main(String[] args) { assert args.length > 0; } }");
    CHECK_EQUAL_STR("the arguments of the program", program->result.reason);
    end(program);
}

UNIT_TEST(interpret_stops_where_java_is_open) {
    Program *program = run("class Main { public static void main(String[] args) {\n"
                           "Integer a = 1000, b = 1000; if (a == b) throw new Error(); } }");
    CHECK_EQUAL_INT(RUN_STOPPED, program->result.end);
    end(program);
    program = run("class Main { public static void main(String[] args) {\n"
                  "Integer a = 100, b = 100; if (a != b) throw new Error(); } }");
    CHECK_EQUAL_INT(RUN_RETURNED, program->result.end);
    end(program);
}

UNIT_TEST(interpret_deep_recursion) {
    Program *program = run("class Main { static int f(int n) { return f(n + 1); }\n"
                           "public static void main(String[] args) { f(0); } }");
    CHECK_EQUAL_INT(RUN_STOPPED, program->result.end);
    CHECK_EQUAL_STR("calls that are very deep", program->result.reason);
    end(program);
}

UNIT_TEST(interpret_ends_with_exit) {
    Program *program = run("class Main { public static void main(String[] args) {\n"
                           "System.exit(3); throw new Error(); } }");
    CHECK_EQUAL_INT(RUN_RETURNED, program->result.end);
    end(program);
}
