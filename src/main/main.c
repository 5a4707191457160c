// Jury: verdicts on Java. The command line says what to do; driver.h does it.
#include "main/commands.h"
#include "main/driver.h"
#include "main/help.h"
#include "verdict/version.h"

#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static int run(int count, char **arguments, Arena *arena) {
    Options options;
    if (!options_parse(arena, count, arguments, &options))
        return EXIT_ERRORS;
    if (options_given(&options, OPTION_HELP)) {
        help_print(stdout, options.command);
        return EXIT_GOOD;
    }
    if (options_given(&options, OPTION_VERSION)) {
        puts("jury " JURY_VERSION);
        return EXIT_GOOD;
    }
    return driver_run(&options);
}

static void release(void *memory) {
    memory_free(memory);
}

int main(int count, char **arguments) {
    // A pipe that nobody reads is an error of writing like others: reports to files go on.
    signal(SIGPIPE, SIG_IGN);
    json_set_alloc_funcs(memory_alloc, release); // half a result is none
    Arena *arena = arena_new();
    int exit_code = run(count, arguments, arena);
    arena_free(arena);
    // A full disk, or a pipe that nobody reads, shows only here.
    if (fflush(stdout)) {
        options_error("cannot write standard output: %s", strerror(errno));
        return EXIT_ERRORS;
    }
    if (ferror(stdout)) {
        options_error("cannot write standard output");
        return EXIT_ERRORS;
    }
    return exit_code;
}
