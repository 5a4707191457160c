// What may be said of a method of numbers: of given numbers it holds where its formula folds to
// true, whichever numbers; and the program of the tests says how it reads as JML.
#include "unit.h"

#include "main/compilation.h"
#include "prove/summary.h"
#include "sema/queries.h"

#include <string.h>

enum { VALUES = 3, LEAST = -3, MOST = 4 };

typedef struct Program {
    Options options;
    Compilation compilation;
    const Method *method;
    ClaimList claims;
    LogicTable *table;
    Formula variables[VALUES]; // the parameters, then the result
} Program;

// The claims about the method C.m, of two parameters.
static Program *claims_of(const char *method, Sort second, Sort result) {
    static const int32_t numbers[] = {0, 1, 2, 3};
    Program *program = memory_alloc(sizeof(Program));
    *program = (Program){.options = {.command = COMMAND_TYPES}};
    Compilation *compilation = &program->compilation;
    *compilation = compilation_new(&program->options);
    const char *text = arena_format(compilation->arena, "class C { static %s }", method);
    compilation_add_text(compilation, "C.java", text, strlen(text));
    compilation_parse(compilation);
    compilation_type(compilation);
    diag_flush(compilation->diagnostics, stderr);
    Class *class_symbol = query_class(compilation->sema, "C");
    program->method = query_methods(compilation->sema, class_symbol, "m")->items[0];
    NumberList list = {0};
    for (uint32_t i = 0; i < 4; i++)
        vector_push(compilation->arena, &list, numbers[i]);
    summary_candidates(compilation->arena, program->method, &list, &program->claims);
    program->table = logic_table_new(NUMBERS_WRAP, 32);
    Sort sorts[VALUES] = {SORT_INT, second, result};
    for (uint32_t i = 0; i < VALUES; i++)
        program->variables[i] = logic_variable(program->table, sorts[i], "x");
    return program;
}

static void end(Program *program) {
    logic_table_free(program->table);
    compilation_free(&program->compilation);
    memory_free(program);
}

static Formula as_formula(const Program *program, uint32_t i, int64_t value) {
    Sort sort = logic_sort(program->table, program->variables[i]);
    return sort == SORT_BOOL ? value ? FORMULA_TRUE : FORMULA_FALSE
                             : logic_number(program->table, sort, value);
}

// Of these values, how many claims hold otherwise than their formulas say.
static uint32_t wrong_of(const Program *program, const int64_t *values) {
    Formula numbers[VALUES];
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < VALUES; i++)
        numbers[i] = as_formula(program, i, values[i]);
    for (uint32_t i = 0; i < program->claims.count; i++) {
        bool counts;
        bool holds = claim_holds(&program->claims.items[i], values, VALUES, &counts);
        Formula formula = claim_formula(program->table, &program->claims.items[i], numbers, VALUES);
        wrong += formula != (holds ? FORMULA_TRUE : FORMULA_FALSE) || (!holds && !counts);
    }
    return wrong;
}

static uint32_t wrong(const Program *program) {
    uint32_t result = 0;
    bool is_boolean = logic_sort(program->table, program->variables[2]) == SORT_BOOL;
    for (int64_t a = LEAST; a <= MOST; a += 1)
        for (int64_t b = LEAST; b <= MOST; b += 3)
            for (int64_t c = is_boolean ? 0 : LEAST; c <= (is_boolean ? 1 : MOST); c++)
                result += wrong_of(program, (int64_t[]){a, b, c});
    return result;
}

static bool says(const Program *program, const char *text) {
    for (uint32_t i = 0; i < program->claims.count; i++)
        if (!strcmp(
                claim_text(program->compilation.arena, program->method, &program->claims.items[i]),
                text))
            return true;
    return false;
}

UNIT_TEST(claims_about_a_number) {
    Program *program = claims_of("int m(int a, int b) { return 0; }", SORT_INT, SORT_INT);
    CHECK_EQUAL_INT(0, wrong(program));
    CHECK(says(program, "\\result == a + b"));
    CHECK(says(program, "\\result <= b - a"));
    CHECK(says(program, "a <= 0 ==> \\result == b + 1"));
    CHECK(says(program, "b <= a ==> 3 <= \\result"));
    end(program);
}

// Of what is no int nothing is said.
UNIT_TEST(claims_about_an_answer) {
    Program *program =
        claims_of("boolean m(int a, long b) { return a > 0; }", SORT_LONG, SORT_BOOL);
    CHECK_EQUAL_INT(0, wrong(program));
    CHECK(says(program, "\\result == (a % 2 == 0)"));
    CHECK(says(program, "\\result == (a % 3 != 1)"));
    CHECK(says(program, "a <= 0 ==> !\\result"));
    for (uint32_t i = 0; i < program->claims.count; i++)
        CHECK(!strstr(
            claim_text(program->compilation.arena, program->method, &program->claims.items[i]),
            "b"));
    end(program);
}
