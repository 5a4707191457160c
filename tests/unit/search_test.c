#include "unit.h"

#include "bytecode/bytecode.h"
#include "main/compilation.h"
#include "search/search.h"
#include "sema/queries.h"

#include <string.h>

typedef struct Program {
    Options options;
    Compilation compilation;
    SearchRequest request;
    SearchResult result;
    RunInputList inputs; // of the first exception
    const char *thrown;  // its class, or NULL
} Program;

static bool note(void *context, const RunResult *run, const RunInputList *inputs) {
    Program *program = context;
    program->thrown = run->exception->class_symbol->name->text;
    program->inputs = search_copy_inputs(program->compilation.arena, inputs);
    return true;
}

// Looks for inputs of Main.main of the text, `V` for the class that gives them.
static Program *search(const char *text) {
    Program *program = memory_alloc(sizeof(Program));
    *program = (Program){.options = {.command = COMMAND_TYPES}};
    Compilation *compilation = &program->compilation;
    *compilation = compilation_new(&program->options);
    const char *whole = arena_format(compilation->arena,
                                     "import org.sosy_lab.sv_benchmarks.Verifier;\n"
                                     "class V extends X {} class X {\n"
                                     "static int n() { return Verifier.nondetInt(); }\n"
                                     "static double d() { return Verifier.nondetDouble(); }\n"
                                     "static String s() { return Verifier.nondetString(); } }\n"
                                     "class Main { public static void main(String[] args) {\n"
                                     "%s } }",
                                     text);
    compilation_add_text(compilation, "Main.java", whole, strlen(whole));
    compilation_parse(compilation);
    compilation_type(compilation);
    diag_flush(compilation->diagnostics, stderr);
    LowerOptions lower = {.class_files = &bytecode_bodies};
    Class *main_class = query_class(compilation->sema, "Main");
    program->request =
        (SearchRequest){.arena = compilation->arena,
                        .sema = compilation->sema,
                        .lowering = lowering_new(compilation->arena, compilation->sema, &lower),
                        .method = query_methods(compilation->sema, main_class, "main")->items[0],
                        .deadline = deadline_never(),
                        .most_runs = 200000,
                        .context = program,
                        .threw = note};
    Search *search = search_new(&program->request);
    program->result = search_go_on(search, program->request.deadline);
    search_free(search);
    return program;
}

static void end(Program *program) {
    compilation_free(&program->compilation);
    memory_free(program);
}

UNIT_TEST(search_equality) {
    Program *program = search("int x = V.n(); if (x * 3 + 1 == 123457) throw new Error();");
    CHECK(program->thrown && !strcmp(program->thrown, "Error"));
    CHECK_EQUAL_INT(1, program->inputs.count);
    CHECK_EQUAL_INT(41152, program->inputs.items[0].bits);
    end(program);
}

UNIT_TEST(search_floating) {
    Program *program =
        search("double x = V.d(), y = V.d();\n"
               "if (Math.sin(x) + Math.cos(y) > 1.9 && x * y > 50) throw new Error();");
    CHECK(program->thrown != NULL);
    CHECK_EQUAL_INT(2, program->inputs.count);
    end(program);
}

UNIT_TEST(search_text) {
    Program *program = search("String s = V.s(); if (s.length() > 3 && s.charAt(2) == 'q')\n"
                              "if (s.startsWith(\"ab\")) throw new Error();");
    CHECK(program->thrown != NULL);
    CHECK(program->inputs.items[0].length > 3);
    CHECK_EQUAL_INT('q', program->inputs.items[0].units[2]);
    end(program);
}

UNIT_TEST(search_nested_conditions) {
    Program *program = search("int x = V.n(), y = V.n(); boolean far = x > 1000000;\n"
                              "if (far) if (y == x - 77) if (x % 1000 == 5) throw new Error();");
    CHECK(program->thrown != NULL);
    end(program);
}

// Nothing can be found, and it ends.
UNIT_TEST(search_ends) {
    Program *program = search("int x = V.n(); if (x * x == 3) throw new Error();");
    CHECK(program->thrown == NULL);
    CHECK(program->result.runs > 100);
    CHECK(program->result.open > 0);
    end(program);
}

UNIT_TEST(search_without_inputs) {
    Program *program = search("int x = 3; if (x == 4) throw new Error();");
    CHECK(program->thrown == NULL);
    CHECK_EQUAL_INT(1, program->result.runs);
    end(program);
}

// A run is made again from what was noted, and inputs of another type stop it.
UNIT_TEST(search_replays) {
    Program *program = search("int x = V.n(); double d = V.d(); if (x > 5) throw new Error();");
    CHECK(program->thrown != NULL);
    RunResult run = search_replay(program->compilation.arena, &program->request, &program->inputs);
    CHECK_EQUAL_INT(RUN_THREW, run.end);
    CHECK(run.lines.count > 0);
    RunInput first = program->inputs.items[0];
    program->inputs.items[0] = program->inputs.items[1];
    program->inputs.items[1] = first;
    run = search_replay(program->compilation.arena, &program->request, &program->inputs);
    CHECK_EQUAL_INT(RUN_STOPPED, run.end);
    end(program);
}

UNIT_TEST(search_simplifies) {
    Program *program = search("int x = V.n(), y = V.n(); if (x > 5) throw new Error();");
    CHECK(program->thrown != NULL);
    program->inputs.items[0].bits = 999;
    program->inputs.items[1].bits = 999;
    search_simplify(&program->request, &program->inputs);
    CHECK_EQUAL_INT(999, program->inputs.items[0].bits);
    CHECK_EQUAL_INT(0, program->inputs.items[1].bits);
    end(program);
}

// One exception is enough, if who asked says so.
UNIT_TEST(search_stops_when_satisfied) {
    Program *program = search("if (V.n() != 7) throw new Error(); int x = V.n();");
    CHECK(program->thrown != NULL);
    CHECK_EQUAL_INT(1, program->result.runs);
    end(program);
}

// A number is simpler than a text that is longer; what the exception needs stays as it is.
UNIT_TEST(search_simplifies_texts) {
    Program *program = search("String s = V.s(), t = V.s(); int x = V.n(); "
                              "if (s.equals(\"ab\") && x == 13) throw new Error();");
    CHECK(program->thrown != NULL);
    search_simplify(&program->request, &program->inputs);
    RunResult run = search_replay(program->compilation.arena, &program->request, &program->inputs);
    CHECK_EQUAL_INT(RUN_THREW, run.end);
    CHECK_EQUAL_INT(3, program->inputs.count);
    CHECK_EQUAL_INT(13, program->inputs.items[2].bits);
    end(program);
}

// What is not needed goes: all of a text that nobody asks about, and of another what stands at its
// ends.
UNIT_TEST(search_shortens_texts) {
    static const uint16_t long_text[] = {'x', 'x', 'q', 'y', 'y'};
    Program *program = search("String s = V.s(), t = V.s(); "
                              "if (s.indexOf(\"q\") >= 0) throw new Error();");
    CHECK(program->thrown != NULL);
    for (uint32_t i = 0; i < 2; i++) {
        program->inputs.items[i].units = long_text;
        program->inputs.items[i].length = 5;
    }
    search_simplify(&program->request, &program->inputs);
    CHECK_EQUAL_INT(3, program->inputs.items[0].length);
    CHECK_EQUAL_INT('x', program->inputs.items[0].units[0]);
    CHECK_EQUAL_INT('y', program->inputs.items[0].units[2]);
    CHECK_EQUAL_INT(0, program->inputs.items[1].length);
    end(program);
}

// Values worth trying are those that stand in the code that was run, each once.
UNIT_TEST(search_knows_constants_of_the_program) {
    Program *program = search("int x = 4711, y = x - 4711; boolean b = y > 1; "
                              "String s = b ? \"one\" : \"two\"; double d = s.length() + 0.5; "
                              "if (d > 100.25) throw new Error();");
    const SearchRequest *request = &program->request;
    Interpreter *interpreter =
        interpreter_new(request->arena, request->sema, request->lowering, request->method);
    RunRequest run = {.deadline = deadline_never()};
    RunConstants constants = {0};
    CHECK_EQUAL_INT(RUN_RETURNED, interpreter_run(interpreter, &run).end);
    interpreter_constants(interpreter, request->arena, &constants);
    CHECK_EQUAL_INT(4, constants.numbers.count);
    CHECK(constants.numbers.items[0] == 4711 && constants.numbers.items[1] == 1);
    CHECK(constants.numbers.items[2] == 0.5 && constants.numbers.items[3] == 100.25);
    CHECK_EQUAL_INT(2, constants.texts.count);
    interpreter_free(interpreter);
    end(program);
}

// No way leads to the number but that it stands in the program.
UNIT_TEST(search_tries_numbers_of_the_program) {
    Program *program = search("int x = V.n(), y = 1234567; x ^= x >>> 16; y ^= y >>> 16; "
                              "x *= 0x85ebca6b; y *= 0x85ebca6b; x ^= x >>> 13; y ^= y >>> 13; "
                              "x *= 0xc2b2ae35; y *= 0xc2b2ae35; x ^= x >>> 16; y ^= y >>> 16; "
                              "if (x == y) throw new Error();");
    CHECK(program->thrown != NULL);
    CHECK_EQUAL_INT(1234567, program->inputs.items[0].bits);
    end(program);
}
