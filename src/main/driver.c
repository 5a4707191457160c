#include "main/driver.h"

#include "base/thread_stack.h"
#include "main/commands.h"
#include "main/compilation.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

typedef int CommandFunction(const Options *options);

static CommandFunction *const command_functions[COMMAND_COUNT] = {
    [COMMAND_PARSE] = command_parse,     [COMMAND_CHECK] = command_check,
    [COMMAND_PATHS] = command_paths,     [COMMAND_BOUNDS] = command_bounds,
    [COMMAND_PROVE] = command_prove,     [COMMAND_VERIFY] = command_verify,
    [COMMAND_TYPES] = command_types,     [COMMAND_DUMP] = command_dump,
    [COMMAND_CERTIFY] = command_certify, [COMMAND_HELP] = command_help,
};

typedef struct CommandRun {
    const Options *options;
    int exit_code;
} CommandRun;

static void run_command(void *context) {
    CommandRun *run = context;
    run->exit_code = command_functions[run->options->command](run->options);
}

int driver_run(const Options *options) {
    CommandRun run = {options, EXIT_GOOD};
    // Ctrl-C is for the thread of question/stop.h alone.
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    if (options->command == COMMAND_CHECK || options->command == COMMAND_PATHS ||
        options->command == COMMAND_BOUNDS || options->command == COMMAND_PROVE ||
        options->command == COMMAND_VERIFY)
        pthread_sigmask(SIG_BLOCK, &interrupt, NULL);
    // A pipe that nobody reads is an error of writing like others: reports to files go on.
    signal(SIGPIPE, SIG_IGN);
    thread_stack_run(COMPILATION_STACK, 1, run_command, &run);
    return run.exit_code;
}

// ---- For the fuzzer

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

int driver_types_text(const char *name, const char *text, size_t length) {
    enum { TEXT_STACK = 64 << 20 };
    char *copy = memory_alloc(length + 1); // a NUL must stand behind the text
    memcpy(copy, text, length);
    TextRun run = {name, copy, length, 0};
    thread_stack_run(TEXT_STACK, 1, run_text, &run);
    memory_free(copy);
    return (int)run.errors;
}
