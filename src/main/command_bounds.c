// jury bounds: exact loop bounds of methods.
#include "main/commands.h"

#include "bytecode/bytecode.h"
#include "bounds/bounds.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/scope_options.h"
#include "main/verification.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { FORMAT_TEXT };
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
    run->bounds.check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->bounds.check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->bounds.by_unrolling = options->values[OPTION_BY].choice == BY_UNROLL;
    // Reports for programs and pages show them, too.
    run->bounds.wants_witnesses = options->values[OPTION_FORMAT].choice != FORMAT_TEXT ||
                                  options_given(options, OPTION_REPORT) ||
                                  options_given(options, OPTION_WITNESS);
    return scope_options_read(&run->compilation, &run->bounds.check.scope);
}

static bool choose_methods(BoundsRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts, .all = true};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

static MethodResult judge(void *context, const Plain *plain, uint32_t index, uint32_t way) {
    (void)way;
    const BoundsRun *run = context;
    const Bounds *bounds =
        bounds_method(plain->arena, run->compilation.sema, run->lowering, run->compilation.sources,
                      run->methods.items[index], &run->bounds);
    return (MethodResult){.bounds = plain_bounds(plain, bounds)};
}

static void find_all(BoundsRun *run) {
    const Options *options = run->options;
    MethodRun loop = {.compilation = &run->compilation,
                      .methods = &run->methods,
                      .stop = &run->bounds.check.stop,
                      .memory = options_number(options, OPTION_MEMORY, 0),
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      .context = run,
                      .judge = judge,
                      .report = {.has_witnesses = options_given(options, OPTION_WITNESS)},
                      .exit_code = run->exit_code};
    method_run(&loop);
    run->exit_code = loop.exit_code;
}

int command_bounds(const Options *options) {
    BoundsRun run = {.options = options, .compilation = compilation_new(options)};
    run.bounds.check.stop = stop_new();
    if (!verification_compile(&run.compilation))
        run.exit_code = EXIT_ERRORS;
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
