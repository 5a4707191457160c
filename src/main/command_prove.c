// jury prove: methods for inputs of any size.
#include "main/commands.h"

#include "main/invariant_writer.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/verification.h"
#include "bytecode/bytecode.h"
#include "prove/prove.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
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
    run->prove.math = options->values[OPTION_INTS].choice == INTS_MATH;
}

// ---- Proving

static MethodResult judge(void *context, const Plain *plain, uint32_t index, uint32_t way) {
    (void)way;
    const ProveRun *run = context;
    const Verdict *verdict =
        prove_method(plain->arena, run->compilation.sema, run->lowering, run->compilation.sources,
                     run->methods.items[index], &run->prove);
    return (MethodResult){.verdict = plain_proof(plain, verdict)};
}

static int take(void *context, const MethodResult *result) {
    ProveRun *run = context;
    if (options_given(run->options, OPTION_WRITE) && result->verdict->verdict == VERDICT_PROVED)
        invariant_writer_add(run->writer, result->verdict);
    return record_exit_code(result, false);
}

static void prove_all(ProveRun *run) {
    const Options *options = run->options;
    MethodRun loop = {.compilation = &run->compilation,
                      .methods = &run->methods,
                      .stop = &run->prove.stop,
                      .memory = options_number(options, OPTION_MEMORY, 0),
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      .context = run,
                      .judge = judge,
                      .take = take,
                      .exit_code = run->exit_code};
    method_run(&loop);
    run->exit_code = invariant_writer_write(run->writer) ? EXIT_ERRORS : loop.exit_code;
}

static bool choose_methods(ProveRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL)};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods);
}

int command_prove(const Options *options) {
    ProveRun run = {.options = options, .compilation = compilation_new(options)};
    run.prove.stop = stop_new();
    if (!verification_compile(&run.compilation))
        run.exit_code = EXIT_ERRORS;
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
