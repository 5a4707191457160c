#include "junit/violation_tests.h"

#include "junit/answers.h"
#include "junit/choices.h"
#include "junit/java_test.h"
#include "junit/java_text.h"
#include "junit/orders.h"
#include "junit/outside.h"
#include "sema/queries.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>

typedef struct Writer {
    Arena *arena;
    Sema *sema;
    Sources *sources;
    const Verdict *verdict;
    const Violation *violation;
    Buffer out;
    bool tries;
} Writer;

// ---- Texts

static LineColumn place_of(const Writer *writer, const char **file) {
    SourceFile *source = sources_file_at(writer->sources, writer->violation->span.begin);
    *file = source ? source->path : writer->verdict->name;
    return source ? source_line_column(source, writer->violation->span.begin) : (LineColumn){0};
}

// Inside of a string of Java; what is not ASCII is left to the file's encoding, UTF-8.
static const char *quoted(Arena *arena, const char *text) {
    Buffer buffer = {0};
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            buffer_add_char(&buffer, '\\');
        buffer_add_char(&buffer, (unsigned char)*text < ' ' ? ' ' : *text);
    }
    const char *copy = arena_copy_text(arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return copy;
}

// "postcondition", "NullPointerException": a part of the name of the class.
static const char *what_is_wrong(const Writer *writer) {
    const Violation *violation = writer->violation;
    const char *type = violation->counterexample->thrown.type;
    const char *text = violation->kind == OBLIGATION_EXCEPTION && type ? type : violation->text;
    const char *dot = text == type ? strrchr(type, '.') : NULL;
    char *word = arena_copy_text(writer->arena, dot ? dot + 1 : text, strlen(dot ? dot + 1 : text));
    size_t kept = 0;
    bool starts = true;
    for (const char *at = word; *at && *at != ':' && kept < 60; at++) {
        bool is_part = isascii(*at) && isalnum((unsigned char)*at);
        if (is_part)
            word[kept++] = starts ? (char)toupper((unsigned char)*at) : *at;
        starts = !is_part;
    }
    word[kept] = '\0';
    return word;
}

static const char *class_name(const Writer *writer) {
    const char *file;
    LineColumn place = place_of(writer, &file);
    return arena_format(writer->arena, "%s_%s_Line%u_Test",
                        java_test_class_name(writer->arena, writer->verdict->method),
                        what_is_wrong(writer), place.line);
}

static const char *message(const Writer *writer) {
    const char *file;
    LineColumn place = place_of(writer, &file);
    return arena_format(writer->arena, "%s:%u:%u: %s", file, place.line, place.column,
                        writer->violation->text);
}

// ---- The test

// As docs/plain-java.md has it: what the code creates and throws itself is no failure, and neither
// is what Objects.requireNonNull and its kin throw for it.
static const char rejection[] =
    "    // Not what was found, and thrown by the code itself: it refuses, which mends it.\n"
    "    static boolean isRejection(Throwable thrown, String found) {\n"
    "        StackTraceElement[] trace = thrown.getStackTrace();\n"
    "        int by = trace.length > 1 && trace[0].getClassName().equals(\"java.util.Objects\") ? "
    "1 : 0;\n"
    "        boolean isJavas = by == 0 && (thrown instanceof Error || thrown instanceof "
    "NullPointerException\n"
    "            || thrown instanceof ArithmeticException || thrown instanceof ClassCastException\n"
    "            || thrown instanceof ArrayIndexOutOfBoundsException || thrown instanceof "
    "ArrayStoreException\n"
    "            || thrown instanceof NegativeArraySizeException);\n"
    "        boolean isFound = !found.isEmpty() && thrown.getClass().getName().replace('$', "
    "'.').endsWith(found);\n"
    "        return !isFound && !isJavas\n"
    "            && trace.length > by && "
    "!trace[by].getClassName().matches(\"(java|jdk|sun)[.].*\");\n"
    "    }\n\n";

// An end that breaks a clause though an exception leaves the method.
static void write_thrown(Writer *writer, JavaTest *test) {
    const char *type = writer->violation->counterexample->thrown.type;
    buffer_format(
        &writer->out,
        "        try {\n"
        "            %s;\n"
        "            return;\n"
        "        } catch (Throwable thrown) {\n"
        "            if (!thrown.getClass().getName().replace('$', '.').endsWith(\"%s\"))\n"
        "                return;\n"
        "        }\n",
        java_test_call(test), type);
    java_test_after(test);
}

static bool is_program(const Writer *writer) {
    return writer->verdict->scope.from_start && query_is_main(writer->verdict->method);
}

static bool is_escape(const Violation *violation) {
    return violation->kind == OBLIGATION_EXCEPTION && violation->counterexample->thrown.type;
}

// An exception shows what is wrong, and not what became of the objects.
static bool ends_in_exception(const Writer *writer) {
    return !is_program(writer) &&
           (is_escape(writer->violation) || writer->violation->calls.count > 0);
}

// "rArgument" of an argument that is made, "null" of one that is not, "object" of the object.
static const char *variable_of(const Writer *writer, const char *name) {
    if (!name || !strcmp(name, "null") || !strcmp(name, "object"))
        return name;
    return arena_format(writer->arena, "%sArgument", name);
}

static const char *const *variables_of(const Writer *writer, const BuiltCall *call) {
    const char **names = arena_array(writer->arena, call->made.count + 1, sizeof(*names));
    for (uint32_t i = 0; i < call->made.count; i++)
        names[i] = variable_of(writer, call->made.items[i]);
    return names;
}

static void write_making(Writer *writer, JavaTest *test, const BuiltCall *call) {
    Type *owner = query_erasure(writer->sema, call->method->owner->type);
    const char *type = java_is_accessible(owner) ? java_type(writer->arena, owner) : "Object";
    buffer_format(&writer->out, "            %s %s = (%s) %s;\n", type,
                  variable_of(writer, call->makes), type, java_test_call(test));
}

// The calls that build the object and the arguments, and the last one, which fails.
static void write_calls(Writer *writer, JavaTest *test) {
    static const CexValue none;
    for (uint32_t i = 0; i < writer->violation->calls.count; i++) {
        const BuiltCall *call = &writer->violation->calls.items[i];
        test->method = call->method;
        test->given = call->arguments.count ? call->arguments.items : &none;
        test->made = variables_of(writer, call);
        test->receiver = variable_of(writer, call->on);
        if (call->makes)
            write_making(writer, test, call);
        else
            buffer_format(&writer->out, "            %s;\n", java_test_call(test));
    }
}

// The exception leaves the test. One by which the code says no in its place mends it.
static void write_escape(Writer *writer, JavaTest *test) {
    const char *type = writer->violation->counterexample->thrown.type;
    buffer_add_text(&writer->out, "        try {\n");
    if (writer->violation->calls.count)
        write_calls(writer, test);
    else
        buffer_format(&writer->out, "            %s;\n", java_test_call(test));
    buffer_format(&writer->out,
                  "        } catch (Throwable thrown) {\n"
                  "            if (isRejection(thrown, \"%s\"))\n"
                  "                return;\n"
                  "            throw thrown;\n"
                  "        }\n",
                  type ? type : "");
}

// Lines from there on stand in a block.
static void indent(Arena *arena, Buffer *out, size_t start) {
    const char *lines = arena_copy_text(arena, out->text + start, out->length - start);
    out->length = start;
    while (*lines) {
        size_t length = strcspn(lines, "\n") + 1;
        buffer_format(out, "    %.*s", (int)length, lines);
        lines += length;
    }
}

// It is called in a thread that is given up after a while; where the stack ends first, it fails as
// well.
static void write_endless(Writer *writer, JavaTest *test) {
    buffer_add_text(&writer->out,
                    "        assertTimeoutPreemptively(java.time.Duration.ofSeconds(3), () -> {\n");
    size_t start = writer->out.length;
    write_escape(writer, test);
    indent(writer->arena, &writer->out, start);
    buffer_format(&writer->out, "        }, \"%s\");\n", quoted(writer->arena, message(writer)));
}

// A program that is mended may ask for its inputs in another order.
static void write_program(Writer *writer, JavaTest *test) {
    const char *run = java_test_program(test, "run");
    buffer_format(&writer->out,
                  "        try {\n"
                  "            %s;\n"
                  "        } catch (IllegalStateException thrown) {\n"
                  "            if (\"%s\".equals(thrown.getMessage()))\n"
                  "                return; // nothing is said of such a run\n"
                  "            throw thrown;\n"
                  "        }\n",
                  run, choices_no_assumption);
}

// An end that breaks a clause. The code may refuse such an input once it is mended.
static void write_return(Writer *writer, JavaTest *test) {
    buffer_add_text(&writer->out, "        try {\n");
    size_t start = writer->out.length;
    java_test_return(test);
    indent(writer->arena, &writer->out, start);
    buffer_add_text(&writer->out, "        } catch (Throwable thrown) {\n"
                                  "            if (isRejection(thrown, \"\"))\n"
                                  "                return;\n"
                                  "            throw thrown;\n"
                                  "        }\n");
}

static void write_body(Writer *writer, JavaTest *test) {
    const Counterexample *run = writer->violation->counterexample;
    if (is_program(writer)) {
        write_program(writer, test);
        return;
    }
    java_test_input(test);
    test->ends_where_different = !writer->violation->calls.count;
    if (writer->violation->kind == OBLIGATION_ENDLESS) {
        write_endless(writer, test);
        return;
    }
    if (ends_in_exception(writer)) {
        write_escape(writer, test);
        return;
    }
    if (run->thrown.type)
        write_thrown(writer, test);
    else
        write_return(writer, test);
    buffer_format(&writer->out, "        fail(\"%s\");\n", quoted(writer->arena, message(writer)));
}

// Nobody knows what it does.
static const Method *method_without_body(const Violation *violation) {
    for (uint32_t i = 0; i < violation->contracts.count; i++) {
        const Method *method = violation->contracts.items[i].method;
        if (method && (method->modifiers & (MODIFIER_ABSTRACT | MODIFIER_NATIVE)))
            return method;
    }
    return NULL;
}

// Of programs only what leaves them shows; other methods are not called before static
// initialisation.
static const char *obstacle_of_start(const Writer *writer) {
    if (!is_program(writer))
        return "a test cannot call a method before static initialisation";
    return is_escape(writer->violation) ? NULL : "it leaves no trace behind the program";
}

// What only contracts allow, and what goes wrong in the middle of a method where Java goes on, has
// no test. NULL: there is no such obstacle.
static const char *obstacle_of(const Writer *writer) {
    const Violation *violation = writer->violation;
    const Counterexample *run = violation->counterexample;
    if (!run)
        return "there is no counterexample";
    if (writer->verdict->method->modifiers & MODIFIER_MODEL)
        return "only the specification has the method, and Java cannot call it";
    if (violation->cause != CAUSE_CODE || run->thrown.by_contract)
        return "only the contract of a method called allows it";
    const Method *unknown = method_without_body(violation);
    if (unknown)
        return arena_format(writer->arena, "'%s' has no body", unknown->name->text);
    if (writer->verdict->scope.from_start)
        return obstacle_of_start(writer);
    return run->reaches_end || is_escape(violation) || violation->kind == OBLIGATION_ENDLESS
               ? NULL
               : "it goes wrong in the middle of the method, where Java goes on";
}

// That of the method, unless the test would override what every object has.
static const char *test_name(const Writer *writer) {
    static const char *const of_object[] = {"toString", "hashCode", "getClass",  "clone",
                                            "finalize", "notify",   "notifyAll", "wait"};
    const Method *method = writer->verdict->method;
    if (method->is_constructor)
        return "constructor";
    for (size_t i = 0; i < sizeof of_object / sizeof *of_object; i++)
        if (!strcmp(method->name->text, of_object[i]))
            return arena_format(writer->arena, "%sFails", method->name->text);
    return method->name->text;
}

static void write_head(Writer *writer, const char *name) {
    const char *package = java_test_package(writer->verdict->method);
    if (package)
        buffer_format(&writer->out, "package %s;\n\n", package);
    buffer_format(&writer->out,
                  "import static org.junit.jupiter.api.Assertions.*;\n\n"
                  "import java.lang.reflect.*;\nimport org.junit.jupiter.api.Test;\n\n"
                  "// Written by 'jury check --junit'. It fails until this is mended, with "
                  "assertions on (java -ea):\n"
                  "// %s in %s\n"
                  "@SuppressWarnings({\"unchecked\", \"rawtypes\"})\n"
                  "class %s {\n"
                  "    @Test\n"
                  "    void %s() throws Throwable {\n",
                  message(writer), writer->verdict->name, name, test_name(writer));
}

// Tells the values from outside, and begins the method that runs in classes loaded anew.
static void write_telling(Writer *writer, JavaTest *test, const char *name) {
    outside_tell(test);
    buffer_format(&writer->out,
                  "        jury.tests.Outside.run(%s.class);\n"
                  "    }\n\n"
                  "    // Runs in classes that are loaded anew: what they ask for gives what was "
                  "told.\n"
                  "    static void testWithValues(Object... none) throws Throwable {\n",
                  name);
}

static void write_helpers(Writer *writer, bool is_told) {
    if (is_program(writer)) {
        java_test_program_class(&writer->out, is_told);
    } else {
        buffer_add_text(&writer->out, rejection);
        buffer_add_text(&writer->out, answers_helpers);
        orders_add_helpers(&writer->out);
        buffer_add_text(&writer->out, java_test_helpers);
    }
}

// The text of the class. Gives why Java cannot show it, or NULL.
static const char *write_test(Writer *writer, const char *name, const char **left) {
    const Counterexample *run = writer->violation->counterexample;
    writer->out.length = 0;
    JavaTest test =
        java_test_new(writer->arena, writer->sema, writer->verdict->method, run, &writer->out);
    test.is_told = outside_is_asked(run);
    test.tries = writer->tries;
    write_head(writer, name);
    if (test.is_told && !is_program(writer))
        write_telling(writer, &test, name);
    write_body(writer, &test);
    buffer_add_text(&writer->out, "    }\n\n");
    write_helpers(writer, test.is_told);
    buffer_add_text(&writer->out, "}\n");
    *left = test.left;
    return test.obstacle;
}

// ---- Names that several would have

static const char *unused_name(const Writer *writer, const ViolationTests *tests) {
    const char *plain = class_name(writer), *name = plain;
    for (uint32_t number = 2;; number++) {
        const char *ending = arena_format(writer->arena, "/%s.java", name);
        bool is_used = false;
        for (uint32_t i = 0; i < tests->files.count; i++) {
            const char *file = tests->files.items[i];
            size_t length = strlen(file), of_ending = strlen(ending);
            is_used |= length >= of_ending && !strcmp(file + length - of_ending, ending);
        }
        if (!is_used)
            return name;
        name = arena_format(writer->arena, "%.*s%u_Test", (int)(strlen(plain) - strlen("Test")),
                            plain, number);
    }
}

// The classes that give tests their values.
static bool write_beside(const Writer *writer, const char *directory) {
    return java_test_write_choices(writer->arena, writer->sema, directory) &&
           (!outside_is_asked(writer->violation->counterexample) ||
            java_test_write_source(writer->arena, directory, outside_source()));
}

ViolationTests violation_tests_write(Arena *arena, Sema *sema, Sources *sources, Verdict *verdict,
                                     const char *directory, bool tries) {
    ViolationTests tests = {0};
    Writer writer = {
        .arena = arena, .sema = sema, .sources = sources, .verdict = verdict, .tries = tries};
    for (uint32_t i = 0; i < verdict->violations.count && !tests.problem; i++) {
        Violation *violation = &verdict->violations.items[i];
        const char *left = NULL;
        writer.violation = violation;
        violation->no_test = obstacle_of(&writer);
        const char *name = violation->no_test ? NULL : unused_name(&writer, &tests);
        if (name)
            violation->no_test = write_test(&writer, name, &left);
        if (violation->no_test)
            continue;
        const char *file = java_test_write(arena, directory, java_test_package(verdict->method),
                                           name, &writer.out);
        if (!file || !write_beside(&writer, directory))
            tests.problem =
                arena_format(arena, "cannot write tests in '%s': %s", directory, strerror(errno));
        else
            vector_push(arena, &tests.files, file);
        violation->test = file;
        violation->no_test = left;
    }
    buffer_free(&writer.out);
    return tests;
}
