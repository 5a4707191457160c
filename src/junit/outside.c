#include "junit/outside.h"

#include "junit/java_text.h"
#include "junit/read_text.h"

#include <string.h>

// The assembler reads the file itself; the Makefile knows that this depends on it.
__asm__(".pushsection .rodata\n"
        ".global junit_outside_source\n"
        "junit_outside_source: .incbin \"src/junit/java/Outside.java\"\n"
        ".byte 0\n"
        ".popsection\n");
extern const char junit_outside_source[];

ChoiceSource outside_source(void) {
    return (ChoiceSource){"jury/tests/Outside.java", junit_outside_source};
}

// What java/Outside.java has in the place of the library's: by the class and the method that the
// sources call, NULL for all of its methods.
static bool is_replaced(const Method *asked) {
    static const char *const methods[][2] = {{"java.util.Random", NULL},
                                             {"java.util.random.RandomGenerator", NULL},
                                             {"java.util.concurrent.ThreadLocalRandom", NULL},
                                             {"java.lang.Math", "random"},
                                             {"java.lang.StrictMath", "random"},
                                             {"java.lang.System", NULL},
                                             {"java.time.Instant", "now"},
                                             {"java.util.UUID", "randomUUID"},
                                             {"java.util.Collections", "shuffle"},
                                             {"java.util.Date", "<init>"}};
    static const char streams[] = "java.util.stream."; // of numbers that a generator gives
    const char *owner = asked->owner->qualified_name->text;
    const char *name = asked->is_constructor ? "<init>" : asked->name->text;
    for (uint32_t i = 0; i < sizeof(methods) / sizeof(methods[0]); i++)
        if (!strcmp(owner, methods[i][0]) && (!methods[i][1] || !strcmp(name, methods[i][1])))
            return true;
    return !strncmp(owner, streams, strlen(streams));
}

// ---- Files

static bool is_of_file(const CexChoice *choice) {
    return choice->drawn && !strncmp(choice->drawn->name->text, "file", 4);
}

// A question to a File is answered as it is asked; what is read in a file is a part of its text.
static bool is_told_by_file(const CexChoice *choice) {
    return !strcmp(choice->drawn->name->text, "fileIsMissing") ||
           !strcmp(choice->asked->owner->qualified_name->text, "java.io.File");
}

static bool is_read(const CexChoice *choice) {
    static const char *const readers[] = {
        "java.io.File",           "java.io.FileReader", "java.io.FileInputStream",
        "java.io.BufferedReader", "java.util.Scanner",  "java.io.InputStreamReader",
        "java.io.InputStream",    "java.io.Reader",     "java.io.BufferedInputStream"};
    for (uint32_t i = 0; choice->asked && i < sizeof(readers) / sizeof(readers[0]); i++)
        if (!strcmp(choice->asked->owner->qualified_name->text, readers[i]))
            return true;
    return false;
}

// The text of the one file that is read, or NULL where none is; an obstacle where it is not clear.
static const char *text_of_file(JavaTest *test) {
    ReadText text = {.text = ""};
    uint32_t opened = 0;
    for (uint32_t i = 0; i < test->run->choices.count; i++) {
        const CexChoice *choice = &test->run->choices.items[i];
        if (!is_of_file(choice) || !outside_has(choice))
            continue;
        bool is_opening = !strcmp(choice->drawn->name->text, "fileIsMissing");
        opened += is_opening && !strcmp(choice->value.text, "false");
        if (!is_told_by_file(choice))
            read_text_add(test, &text, choice, "file");
    }
    const char *whole = read_text_whole(&text);
    if (!whole || opened > 1)
        java_test_refuse(test, "it is not clear what stands in which file");
    return opened ? whole : NULL;
}

// ---- Values

bool outside_has(const CexChoice *choice) {
    if (is_of_file(choice))
        return is_read(choice);
    static const char *const sources[] = {"random", "clock", "property", "getNanoTimeAdjustment"};
    for (uint32_t i = 0; choice->drawn && i < sizeof(sources) / sizeof(sources[0]); i++)
        if (!strncmp(choice->drawn->name->text, sources[i], strlen(sources[i])))
            return choice->asked && is_replaced(choice->asked);
    return false;
}

bool outside_is_asked(const Counterexample *run) {
    for (uint32_t i = 0; i < run->choices.count; i++)
        if (outside_has(&run->choices.items[i]))
            return true;
    return false;
}

void outside_tell(JavaTest *test) {
    const char *list = "";
    for (uint32_t i = 0; i < test->run->choices.count; i++) {
        const CexChoice *choice = &test->run->choices.items[i];
        if (outside_has(choice) && !(is_of_file(choice) && !is_told_by_file(choice)))
            list = arena_format(test->arena, "%s%s\"%s\", %s", list, *list ? ", " : "",
                                choice->drawn->name->text, java_test_value(test, &choice->value));
    }
    const char *file = text_of_file(test);
    if (file)
        list = arena_format(test->arena, "%s%s\"file\", %s", list, *list ? ", " : "", file);
    if (*list)
        buffer_format(test->out, "        jury.tests.Outside.tell(new Object[] {%s});\n", list);
}

static bool is_class(const Type *type, const char *name) {
    return type->kind == TYPE_CLASS && !strcmp(type->class_symbol->qualified_name->text, name);
}

bool outside_is_random(const Type *type) {
    return is_class(type, "java.util.Random");
}

bool outside_makes(const Type *type) {
    return outside_is_random(type) || is_class(type, "java.security.SecureRandom") ||
           is_class(type, "java.io.File");
}

const char *outside_arguments(JavaTest *test, const CexObject *object) {
    for (uint32_t i = 0; is_class(object->exact, "java.io.File") && i < object->values.count; i++)
        if (!strcmp(object->values.items[i].name, "path"))
            return java_test_value(test, &object->values.items[i]);
    return is_class(object->exact, "java.io.File") ? "\"\"" : "";
}
