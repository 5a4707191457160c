// jury bounds: exact loop bounds of methods.
#include "main/commands.h"

#include "bytecode/bytecode.h"
#include "bounds/bounds.h"
#include "main/compilation.h"
#include "main/files.h"
#include "main/method_choice.h"
#include "main/scope_options.h"

#include <stdlib.h>
#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { FORMAT_TEXT, FORMAT_JSON };
enum { BY_EXACT, BY_UNROLL };

typedef struct BoundsRun {
    const Options *options;
    Compilation compilation;
    BoundsOptions bounds;
    MethodList methods;
    Lowering *lowering;
    int exit_code;
} BoundsRun;

static bool read_options(BoundsRun *run) {
    const Options *options = run->options;
    bool is_json = options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    run->bounds.check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->bounds.check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    stop_limit_memory(run->bounds.check.stop, options_number(options, OPTION_MEMORY, 0));
    run->bounds.by_unrolling = options->values[OPTION_BY].choice == BY_UNROLL;
    run->bounds.wants_witnesses = is_json || options_given(options, OPTION_WITNESS);
    return scope_options_read(&run->compilation, &run->bounds.check.scope);
}

static bool choose_methods(BoundsRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts, .all = true};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

static void find_all(BoundsRun *run) {
    const Compilation *compilation = &run->compilation;
    bool is_json = run->options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    TextReport text = {.out = stdout, .sources = compilation->sources};
    JsonReport *json = is_json ? json_report_new(compilation->sources) : NULL;
    for (uint32_t i = 0; i < run->methods.count && !stop_requested(run->bounds.check.stop); i++) {
        Arena *arena = arena_new();
        const Bounds *bounds =
            bounds_method(arena, compilation->sema, run->lowering, compilation->sources,
                          run->methods.items[i], &run->bounds);
        if (json)
            json_report_bounds(json, bounds);
        else
            text_report_bounds(&text, bounds, run->bounds.wants_witnesses);
        run->exit_code = verdict_worse_exit_code(run->exit_code, bounds_exit_code(bounds));
        arena_free(arena);
    }
    if (json)
        json_report_write(json, stdout, run->exit_code);
    json_report_free(json);
}

static void compile(BoundsRun *run) {
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

int command_bounds(const Options *options) {
    BoundsRun run = {.options = options, .compilation = compilation_new(options)};
    run.bounds.check.stop = stop_new();
    compile(&run);
    LowerOptions lowering = {.class_files = &bytecode_bodies};
    run.lowering = lowering_new(run.compilation.arena, run.compilation.sema, &lowering);
    if (read_options(&run) && choose_methods(&run))
        find_all(&run);
    else
        run.exit_code = EXIT_ERRORS;
    diag_flush(run.compilation.diagnostics, stderr);
    stop_free(run.bounds.check.stop);
    compilation_free(&run.compilation);
    return run.exit_code;
}
