#include "junit/outside.h"

#include "junit/java_text.h"

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

bool outside_has(const CexChoice *choice) {
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
        if (outside_has(choice))
            list = arena_format(test->arena, "%s%s\"%s\", %s", list, *list ? ", " : "",
                                choice->drawn->name->text, java_test_value(test, &choice->value));
    }
    if (*list)
        buffer_format(test->out, "        jury.tests.Outside.tell(new Object[] {%s});\n", list);
}

bool outside_is_generator(const Type *type) {
    const char *name = type->kind == TYPE_CLASS ? type->class_symbol->qualified_name->text : "";
    return !strcmp(name, "java.util.Random") || !strcmp(name, "java.security.SecureRandom");
}
