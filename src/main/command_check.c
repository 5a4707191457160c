// jury check: bounded verification of methods.
#include "main/commands.h"

#include "check/check.h"
#include "main/compilation.h"
#include "main/files.h"
#include "main/method_choice.h"
#include "report/json.h"
#include "report/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEFAULT_OBJECTS = 4, DEFAULT_ARRAY_LENGTH = 4, DEFAULT_BITS = 32, DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { FORMAT_TEXT, FORMAT_JSON };

typedef struct CheckRun {
    const Options *options;
    Compilation compilation;
    CheckOptions check;
    MethodList methods;
    Lowering *lowering;
    bool is_strict;
    int exit_code;
} CheckRun;

static uint32_t number_option(const Options *options, OptionId id, uint32_t otherwise) {
    return options_given(options, id) ? options->values[id].number : otherwise;
}

// ---- The scope

// A class of the sources by its simple or qualified name.
static Class *find_class(const CheckRun *run, const char *text, size_t length) {
    Class *found = NULL;
    ClassList classes = {0};
    method_choice_classes(run->compilation.arena, run->compilation.sema, &classes);
    for (uint32_t i = 0; i < classes.count && !found; i++) {
        Class *candidate = classes.items[i];
        const Name *names[] = {candidate->name, candidate->qualified_name};
        for (uint32_t j = 0; j < 2; j++)
            if (names[j]->length == length && !memcmp(names[j]->text, text, length))
                found = candidate;
    }
    return found;
}

static bool parse_number(const char *text, size_t length, uint32_t *number) {
    char *end;
    errno = 0;
    unsigned long value = strtoul(text, &end, 10);
    if (!length || end != text + length || text[0] == '-' || errno || value > 1000)
        return false;
    *number = (uint32_t)value;
    return true;
}

// One part of `--objects 4,Node=7`.
static bool read_objects_part(CheckRun *run, const char *part, size_t length) {
    Scope *scope = &run->check.scope;
    const char *equals = memchr(part, '=', length);
    const char *number_text = equals ? equals + 1 : part;
    uint32_t number;
    if (!parse_number(number_text, (size_t)(part + length - number_text), &number)) {
        options_error("option '--objects' needs numbers from 0 to 1000, found '%.*s'", (int)length,
                      part);
        return false;
    }
    if (!equals) {
        scope->objects = number;
        return true;
    }
    Class *class_symbol = find_class(run, part, (size_t)(equals - part));
    if (!class_symbol) {
        options_error("option '--objects': no class '%.*s' in the files given",
                      (int)(equals - part), part);
        return false;
    }
    map_put(run->compilation.arena, &scope->objects_of, class_symbol,
            (void *)(uintptr_t)(number + 1));
    return true;
}

static bool read_objects(CheckRun *run) {
    const TextList *texts = &run->options->values[OPTION_OBJECTS].texts;
    for (uint32_t i = 0; i < texts->count; i++) {
        for (const char *part = texts->items[i]; *part;) {
            size_t length = strcspn(part, ",");
            if (!read_objects_part(run, part, length))
                return false;
            part += length + (part[length] == ',');
        }
    }
    return true;
}

static bool read_scope(CheckRun *run) {
    const Options *options = run->options;
    Scope *scope = &run->check.scope;
    scope->bits = number_option(options, OPTION_BITS, DEFAULT_BITS);
    scope->objects = DEFAULT_OBJECTS;
    scope->array_length = number_option(options, OPTION_ARRAY_LENGTH, DEFAULT_ARRAY_LENGTH);
    scope->unroll = number_option(options, OPTION_UNROLL, 0);
    run->check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->check.timeout = number_option(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->is_strict = options_given(options, OPTION_STRICT);
    if (scope->bits < 2 || scope->bits > 32) {
        options_error("option '--bits' needs a number from 2 to 32, found '%u'", scope->bits);
        return false;
    }
    return read_objects(run);
}

// ---- Output

static bool wants_color(const Options *options) {
    enum { AUTO, ALWAYS, NEVER }; // the order of the words in options.def
    uint32_t choice = options->values[OPTION_COLOR].choice;
    if (choice != AUTO)
        return choice == ALWAYS;
    const char *no_color = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(no_color && *no_color);
}

// A line that the next one, or the verdict, overwrites.
static void show_progress(const CheckRun *run, uint32_t index) {
    if (!isatty(STDERR_FILENO))
        return;
    Arena *arena = arena_new();
    fprintf(stderr, "\r\033[K[%u/%u] %s ...", index + 1, run->methods.count,
            verdict_method_name(arena, run->methods.items[index]));
    arena_free(arena);
}

static void clear_progress(void) {
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

// ---- Checking

static Verdict *check_one(const CheckRun *run, Arena *arena, Method *method) {
    const Compilation *compilation = &run->compilation;
    uint32_t seconds = number_option(run->options, OPTION_GROW, 0);
    if (seconds)
        return check_growing(arena, compilation->sema, run->lowering, compilation->sources, method,
                             &run->check, seconds);
    return check_method(arena, compilation->sema, run->lowering, compilation->sources, method,
                        &run->check);
}

static void check_all(CheckRun *run) {
    bool is_json = run->options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    TextReport text = {
        .out = stdout, .sources = run->compilation.sources, .color = wants_color(run->options)};
    JsonReport *json = is_json ? json_report_new(run->compilation.sources) : NULL;
    uint32_t i = 0;
    for (; i < run->methods.count && !stop_requested(run->check.stop); i++) {
        Arena *arena = arena_new();
        show_progress(run, i);
        Verdict *verdict = check_one(run, arena, run->methods.items[i]);
        clear_progress();
        if (json)
            json_report_verdict(json, verdict);
        else
            text_report_verdict(&text, verdict);
        run->exit_code = verdict_worse_exit_code(run->exit_code,
                                                 verdict_exit_code(verdict->kind, run->is_strict));
        arena_free(arena);
    }
    if (i < run->methods.count) {
        options_error("interrupted: %u of %u methods were not looked at", run->methods.count - i,
                      run->methods.count);
        run->exit_code =
            verdict_worse_exit_code(run->exit_code, verdict_exit_code(VERDICT_UNKNOWN, false));
    }
    if (json)
        json_report_write(json, stdout, run->exit_code);
    else if (!options_given(run->options, OPTION_QUIET))
        text_report_summary(&text);
    json_report_free(json);
}

static bool choose_methods(CheckRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL)};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

static void compile(CheckRun *run) {
    Compilation *compilation = &run->compilation;
    TextList files = {0};
    if (files_find(compilation->arena, &run->options->operands, &files))
        run->exit_code = EXIT_ERRORS;
    for (uint32_t i = 0; i < files.count; i++)
        compilation_read(compilation, files.items[i]);
    compilation_parse(compilation);
    compilation_type(compilation);
    if (diag_errors(compilation->diagnostics))
        run->exit_code = EXIT_ERRORS;
    diag_flush(compilation->diagnostics, stderr);
}

int command_check(const Options *options) {
    CheckRun run = {.options = options, .compilation = compilation_new(options)};
    run.check.stop = stop_new();
    compile(&run);
    LowerOptions lowering = {.check_overflow = options_given(options, OPTION_CHECK)};
    run.lowering = lowering_new(run.compilation.arena, run.compilation.sema, &lowering);
    if (read_scope(&run) && choose_methods(&run))
        check_all(&run);
    else
        run.exit_code = EXIT_ERRORS;
    // What lowering found out on the way.
    diag_flush(run.compilation.diagnostics, stderr);
    stop_free(run.check.stop);
    compilation_free(&run.compilation);
    return run.exit_code;
}
