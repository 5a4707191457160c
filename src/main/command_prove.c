// jury prove: methods for inputs of any size.
#include "main/commands.h"

#include "main/invariant_writer.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/verification.h"
#include "prove/prove.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { INTS_JAVA, INTS_MATH };

typedef struct ProveRun {
    Session session;
    ProveOptions prove;
    InvariantWriter *writer;
    MethodRun *loop;
} ProveRun;

static void read_options(ProveRun *run) {
    const Options *options = run->session.options;
    run->prove.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->prove.proof = options_text(options, OPTION_CERTIFICATE);
    static const char *const ways[] = {"templates", "search", "runs", "induction", "horn"};
    if (options_given(options, OPTION_BY_WAY))
        run->prove.only = ways[options->values[OPTION_BY_WAY].choice];
    run->prove.traces_search = options_given(options, OPTION_TRACE_SEARCH);
    run->prove.math = options->values[OPTION_INTS].choice == INTS_MATH;
}

// ---- Proving

static MethodResult judge(void *context, const Plain *plain, uint32_t index) {
    const ProveRun *run = context;
    QuerySubject subject =
        session_subject(&run->session, plain->arena, run->session.methods.items[index]);
    const Verdict *verdict = prove_method(&subject, &run->prove);
    if (verdict->lost_files)
        run->loop->error_code = EXIT_ERRORS;
    return (MethodResult){.verdict = plain_proof(plain, verdict)};
}

static int take(void *context, const MethodResult *result) {
    ProveRun *run = context;
    if (options_given(run->session.options, OPTION_WRITE) &&
        result->verdict->verdict == VERDICT_PROVED)
        invariant_writer_add(run->writer, result->verdict);
    return record_exit_code(result, false);
}

static void prove_all(ProveRun *run) {
    const Options *options = run->session.options;
    MethodRun loop = {.session = &run->session,
                      .stop = &run->prove.stop,
                      .memory = options_number(options, OPTION_MEMORY, 0),
                      .seconds = run->prove.timeout,
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      .context = run,
                      .judge = judge,
                      .take = take};
    run->loop = &loop;
    method_run(&loop);
    if (invariant_writer_write(run->writer))
        run->session.exit_code = EXIT_ERRORS;
}

static bool choose_methods(ProveRun *run) {
    MethodChoice choice = {.names = run->session.options->values[OPTION_METHOD].texts,
                           .all = options_given(run->session.options, OPTION_ALL),
                           .programs = run->session.lowering};
    return session_choose(&run->session, &choice);
}

int command_prove(const Options *options) {
    ProveRun run = {0};
    session_begin(&run.session, options, false);
    run.prove.stop = run.session.stop;
    read_options(&run);
    run.writer =
        invariant_writer_new(run.session.compilation.arena, run.session.compilation.sources);
    if (choose_methods(&run))
        prove_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    return session_end(&run.session);
}
