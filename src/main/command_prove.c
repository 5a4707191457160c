// jury prove: methods for inputs of any size.
#include "main/commands.h"

#include "main/compilation.h"
#include "main/files.h"
#include "main/invariant_writer.h"
#include "main/method_choice.h"
#include "bytecode/bytecode.h"
#include "prove/prove.h"
#include "report/json.h"
#include "report/text.h"

#include <stdlib.h>
#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { FORMAT_TEXT, FORMAT_JSON };
enum { INTS_JAVA, INTS_MATH };

typedef struct ProveRun {
    const Options *options;
    Compilation compilation;
    ProveOptions prove;
    MethodList methods;
    Lowering *lowering;
    InvariantWriter *writer;
    int exit_code;
} ProveRun;

static void read_options(ProveRun *run) {
    const Options *options = run->options;
    run->prove.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->prove.proof = options_text(options, OPTION_CERTIFICATE);
    static const char *const ways[] = {"templates", "search", "runs", "induction", "horn"};
    if (options_given(options, OPTION_BY_WAY))
        run->prove.only = ways[options->values[OPTION_BY_WAY].choice];
    run->prove.traces_search = options_given(options, OPTION_TRACE_SEARCH);
    stop_limit_memory(run->prove.stop, options_number(options, OPTION_MEMORY, 0));
    run->prove.math = options->values[OPTION_INTS].choice == INTS_MATH;
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
static void show_progress(const ProveRun *run, uint32_t index) {
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

// ---- Proving

static void prove_all(ProveRun *run) {
    bool is_json = run->options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    TextReport text = {
        .out = stdout, .sources = run->compilation.sources, .color = wants_color(run->options)};
    JsonReport *json = is_json ? json_report_new(run->compilation.sources) : NULL;
    if (json)
        json_report_for_prove(json);
    uint32_t i = 0;
    for (; i < run->methods.count && !stop_requested(run->prove.stop); i++) {
        Arena *arena = arena_new();
        show_progress(run, i);
        Verdict *verdict =
            prove_method(arena, run->compilation.sema, run->lowering, run->compilation.sources,
                         run->methods.items[i], &run->prove);
        clear_progress();
        if (json)
            json_report_verdict(json, verdict);
        else
            text_report_verdict(&text, verdict);
        if (options_given(run->options, OPTION_WRITE) && verdict->kind == VERDICT_PROVED)
            invariant_writer_add(run->writer, verdict);
        run->exit_code =
            verdict_worse_exit_code(run->exit_code, verdict_exit_code(verdict->kind, false));
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
    if (invariant_writer_write(run->writer))
        run->exit_code = EXIT_ERRORS;
}

static bool choose_methods(ProveRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL)};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

static void compile(ProveRun *run) {
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

int command_prove(const Options *options) {
    ProveRun run = {.options = options, .compilation = compilation_new(options)};
    run.prove.stop = stop_new();
    compile(&run);
    LowerOptions lowering = {.class_files = &bytecode_bodies,
                             .check_overflow = options_given(options, OPTION_CHECK)};
    run.lowering = lowering_new(run.compilation.arena, run.compilation.sema, &lowering);
    read_options(&run);
    run.writer = invariant_writer_new(run.compilation.arena, run.compilation.sources);
    if (choose_methods(&run))
        prove_all(&run);
    else
        run.exit_code = EXIT_ERRORS;
    // What lowering found out on the way.
    diag_flush(run.compilation.diagnostics, stderr);
    stop_free(run.prove.stop);
    compilation_free(&run.compilation);
    return run.exit_code;
}
