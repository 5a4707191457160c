#include "main/types_text.h"

#include "base/thread_stack.h"
#include "main/compilation.h"

#include <string.h>

typedef struct TextRun {
    const char *name;
    const char *text;
    size_t length;
    uint32_t errors;
} TextRun;

// The diagnostics are written out, though nobody reads them: that must not fail either.
static void write_diagnostics(Diagnostics *diagnostics) {
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    diag_flush(diagnostics, stream);
    if (stream)
        fclose(stream);
    memory_free(text);
}

static void run_text(void *context) {
    TextRun *run = context;
    const Options options = {.command = COMMAND_TYPES};
    Compilation compilation = compilation_new(&options);
    compilation_add_text(&compilation, run->name, run->text, run->length);
    compilation_parse(&compilation);
    compilation_type(&compilation);
    run->errors = diag_errors(compilation.diagnostics);
    write_diagnostics(compilation.diagnostics);
    compilation_free(&compilation);
}

int types_text(const char *name, const char *text, size_t length) {
    enum { TEXT_STACK = 64 << 20 };
    char *copy = memory_alloc(length + 1); // a NUL must stand behind the text
    memcpy(copy, text, length);
    TextRun run = {name, copy, length, 0};
    thread_stack_run(TEXT_STACK, 1, run_text, &run);
    memory_free(copy);
    return (int)run.errors;
}
