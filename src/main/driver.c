#include "main/driver.h"

#include "base/thread_stack.h"
#include "main/commands.h"
#include "main/compilation.h"
#include "main/limited.h"
#include "question/stop.h"

#include <signal.h>

typedef int CommandFunction(const Options *options);

static CommandFunction *const command_functions[COMMAND_COUNT] = {
    [COMMAND_PARSE] = command_parse,     [COMMAND_CHECK] = command_check,
    [COMMAND_PATHS] = command_paths,     [COMMAND_BOUNDS] = command_bounds,
    [COMMAND_PROVE] = command_prove,     [COMMAND_VERIFY] = command_verify,
    [COMMAND_TYPES] = command_types,     [COMMAND_DUMP] = command_dump,
    [COMMAND_CERTIFY] = command_certify, [COMMAND_CACHE] = command_cache,
    [COMMAND_LSP] = command_lsp,         [COMMAND_HELP] = command_help,
    [COMMAND_EXPLAIN] = command_explain, [COMMAND_SPLIT] = command_split,
    [COMMAND_JOB] = command_job,         [COMMAND_JOIN] = command_join,
};

typedef struct CommandRun {
    const Options *options;
    int exit_code;
} CommandRun;

static void run_command(void *context) {
    CommandRun *run = context;
    run->exit_code = command_functions[run->options->command](run->options);
}

int driver_command(const Options *options) {
    return command_functions[options->command](options);
}

static int run_here(const Options *options) {
    CommandRun run = {options, EXIT_GOOD};
    // Ctrl-C and SIGTERM are for the thread of question/stop.h alone.
    sigset_t interrupt = stop_signals();
    if (options->command == COMMAND_CHECK || options->command == COMMAND_PATHS ||
        options->command == COMMAND_BOUNDS || options->command == COMMAND_PROVE ||
        options->command == COMMAND_VERIFY || options->command == COMMAND_EXPLAIN ||
        options->command == COMMAND_SPLIT || options->command == COMMAND_JOB ||
        options->command == COMMAND_JOIN)
        pthread_sigmask(SIG_BLOCK, &interrupt, NULL);
    thread_stack_run(COMPILATION_STACK, 1, run_command, &run);
    return run.exit_code;
}

int driver_run(const Options *options) {
    return limited_is_asked(options) ? limited_run(options, run_here) : run_here(options);
}
