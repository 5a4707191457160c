#include "junit/standard_input.h"

#include "junit/read_text.h"

#include <string.h>

// What the model of the library asks (lib/jury/Outside.java). Of a run that was found by running,
// only the method of a reader may be known.
bool standard_input_has(const CexChoice *choice) {
    static const char *const readers[] = {"java.util.Scanner", "java.io.BufferedReader",
                                          "java.lang.IO"};
    const char *owner = choice->method->owner->qualified_name->text;
    for (uint32_t i = 0; !choice->drawn && i < sizeof(readers) / sizeof(readers[0]); i++)
        if (!strcmp(owner, readers[i]))
            return true;
    return (choice->drawn || !strcmp(owner, "jury.Outside")) &&
           !strncmp(read_text_source(choice), "input", 5);
}

void standard_input_set(JavaTest *test) {
    ReadText text = {.text = ""};
    bool is_read = false;
    for (uint32_t i = 0; i < test->run->choices.count; i++)
        if (standard_input_has(&test->run->choices.items[i])) {
            is_read = true;
            read_text_add(test, &text, &test->run->choices.items[i], "input");
        }
    const char *whole = read_text_whole(&text);
    if (!whole)
        java_test_refuse(test, "it is not clear what stands in System.in");
    else if (is_read)
        buffer_format(test->out,
                      "        System.setIn(new java.io.ByteArrayInputStream((%s).getBytes()));\n",
                      whole);
}
