// jury check: bounded verification of methods.
#include "main/commands.h"

#include "check/check.h"
#include "main/compilation.h"
#include "main/method_choice.h"
#include "main/scope_options.h"
#include "main/verification.h"
#include "report/json.h"
#include "report/text.h"

#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60 };

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

static bool read_options(CheckRun *run) {
    const Options *options = run->options;
    run->check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    stop_limit_memory(run->check.stop, options_number(options, OPTION_MEMORY, 0));
    run->check.encoding.no_order = options_given(options, OPTION_NO_ORDER);
    run->check.encoding.no_polarity = options_given(options, OPTION_NO_POLARITY);
    run->check.no_tightening = options_given(options, OPTION_NO_TIGHTENING);
    run->check.no_incremental = options_given(options, OPTION_NO_INCREMENTAL);
    run->check.scope.all_numberings = options_given(options, OPTION_NO_SYMMETRY);
    run->is_strict = options_given(options, OPTION_STRICT);
    return scope_options_read(&run->compilation, &run->check.scope);
}

// ---- Output

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
    uint32_t seconds = options_number(run->options, OPTION_GROW, 0);
    if (seconds)
        return check_growing(arena, compilation->sema, run->lowering, compilation->sources, method,
                             &run->check, seconds);
    return check_method(arena, compilation->sema, run->lowering, compilation->sources, method,
                        &run->check);
}

static void check_all(CheckRun *run) {
    bool is_json = run->options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    TextReport text = {.out = stdout,
                       .sources = run->compilation.sources,
                       .color = verification_wants_color(run->options),
                       .has_statistics = options_given(run->options, OPTION_STATS)};
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
    if (!json && text.has_statistics)
        printf("%.4f s parsing, %.4f s typing\n", run->compilation.parse_seconds,
               run->compilation.type_seconds);
    json_report_free(json);
}

static bool choose_methods(CheckRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL)};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

int command_check(const Options *options) {
    CheckRun run = {.options = options, .compilation = compilation_new(options)};
    run.check.stop = stop_new();
    if (!verification_compile(&run.compilation))
        run.exit_code = EXIT_ERRORS;
    LowerOptions lowering = {.check_overflow = options_given(options, OPTION_CHECK)};
    run.lowering = lowering_new(run.compilation.arena, run.compilation.sema, &lowering);
    if (read_options(&run) && choose_methods(&run))
        check_all(&run);
    else
        run.exit_code = EXIT_ERRORS;
    // What lowering found out on the way.
    diag_flush(run.compilation.diagnostics, stderr);
    stop_free(run.check.stop);
    compilation_free(&run.compilation);
    return run.exit_code;
}
