// jury split, jury job, jury join: a run on many machines (share.h).
#include "main/commands.h"

#include "main/driver.h"
#include "main/share.h"
#include "main/share_files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- The command that is shared out

static bool can_be_shared(const Options *options) {
    bool verifies = options->command == COMMAND_CHECK || options->command == COMMAND_PROVE ||
                    options->command == COMMAND_BOUNDS || options->command == COMMAND_PATHS ||
                    options->command == COMMAND_VERIFY;
    if (!verifies) {
        options_error("only 'jury check', 'prove', 'bounds', 'paths' and 'verify' can be split");
        return false;
    }
    for (uint32_t i = 0; i < options->operands.count; i++)
        if (!strcmp(options->operands.items[i], "-")) {
            options_error("standard input cannot be split: every machine reads the sources");
            return false;
        }
    return true;
}

static bool parse(Arena *arena, const TextList *arguments, Options *options) {
    char **words = arena_array(arena, arguments->count + 2, sizeof(char *));
    words[0] = arena_copy_text(arena, "jury", 4);
    for (uint32_t i = 0; i < arguments->count; i++)
        words[i + 1] = arena_copy_text(arena, arguments->items[i], strlen(arguments->items[i]));
    return options_parse(arena, (int)arguments->count + 1, words, options) &&
           can_be_shared(options);
}

// ---- split

static int split(Arena *arena, const Options *options) {
    TextList arguments = {0};
    Options shared;
    for (uint32_t i = 1; i < options->operands.count; i++)
        vector_push(arena, &arguments, options->operands.items[i]);
    if (!parse(arena, &arguments, &shared))
        return EXIT_ERRORS;
    Share share = {.kind = SHARE_SPLIT,
                   .folder = options->operands.items[0],
                   .arguments = &arguments,
                   .into = options_number(options, OPTION_INTO, 1),
                   .cubes = options_number(options, OPTION_CUBES, 0),
                   .times = options_text(options, OPTION_TIMES)};
    shared.share = &share;
    int exit_code = driver_command(&shared);
    if (exit_code == EXIT_GOOD && !options_given(options, OPTION_QUIET))
        printf("%u job%s in '%s'\n", share.written, share.written == 1 ? "" : "s", share.folder);
    return exit_code;
}

int command_split(const Options *options) {
    if (options->operands.count < 2 || !options_given(options, OPTION_INTO)) {
        options_error("'jury split' needs a number of jobs, a folder and a command, as in 'jury "
                      "split --into 8 jobs -- check src'");
        return EXIT_ERRORS;
    }
    Arena *arena = arena_new();
    int exit_code = split(arena, options);
    arena_free(arena);
    return exit_code;
}

// ---- job, join

static bool read_arguments(Arena *arena, const json_t *file, TextList *arguments) {
    const json_t *written = json_object_get(file, "arguments");
    for (size_t i = 0; i < json_array_size(written); i++) {
        const char *text = json_string_value(json_array_get(written, i));
        if (!text)
            return false;
        vector_push(arena, arguments, text);
    }
    return arguments->count;
}

// Paths are those of the folder where split was called.
static bool go_there(const json_t *file) {
    const char *folder = json_string_value(json_object_get(file, "folder"));
    if (folder && !chdir(folder))
        return true;
    options_error("cannot go to '%s': %s", folder ? folder : "", strerror(errno));
    return false;
}

// How things are shown is up to who joins.
static void take_looks(const Options *from, Options *to) {
    static const OptionId looks[] = {OPTION_FORMAT, OPTION_REPORT, OPTION_QUIET, OPTION_COLOR,
                                     OPTION_FINDINGS};
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
        if (options_given(from, looks[i]))
            to->values[looks[i]] = from->values[looks[i]];
}

static int run(Arena *arena, const Options *options, Share *share) {
    TextList arguments = {0};
    Options shared;
    if (!read_arguments(arena, share->file, &arguments) || !go_there(share->file) ||
        !parse(arena, &arguments, &shared))
        return EXIT_ERRORS;
    take_looks(options, &shared);
    if (options_given(options, OPTION_JOBS))
        shared.values[OPTION_JOBS] = options->values[OPTION_JOBS];
    shared.share = share;
    return driver_command(&shared);
}

static const char *absolute(Arena *arena, const char *path) {
    char *found = realpath(path, NULL);
    const char *copy = found ? arena_copy_text(arena, found, strlen(found)) : NULL;
    free(found);
    return copy;
}

static int answer(const Options *options, ShareKind kind, const char *folder, const char *path) {
    Arena *arena = arena_new();
    Share share = {.kind = kind, .folder = folder ? absolute(arena, folder) : NULL};
    share.file = share.folder ? share_read_file(path) : NULL;
    if (!share.file)
        options_error("'%s' is no file that 'jury split' wrote, or it is damaged", path);
    int exit_code = share.file ? run(arena, options, &share) : EXIT_ERRORS;
    share_end(&share);
    arena_free(arena);
    return exit_code;
}

int command_job(const Options *options) {
    if (options->operands.count != 1) {
        options_error("'jury job' answers one file");
        return EXIT_ERRORS;
    }
    Arena *arena = arena_new();
    const char *path = options->operands.items[0], *slash = strrchr(path, '/');
    const char *folder =
        slash ? arena_copy_text(arena, path, (size_t)(slash - path + (slash == path))) : ".";
    int exit_code = answer(options, SHARE_JOB, folder, path);
    arena_free(arena);
    return exit_code;
}

int command_join(const Options *options) {
    if (options->operands.count != 1) {
        options_error("'jury join' looks at one folder");
        return EXIT_ERRORS;
    }
    Arena *arena = arena_new();
    const char *folder = options->operands.items[0];
    int exit_code = answer(options, SHARE_JOIN, folder, share_plan_path(arena, folder));
    arena_free(arena);
    return exit_code;
}
