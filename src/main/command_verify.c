// jury verify: the strongest answer about each method, or the program, that the time allows.
#include "main/commands.h"

#include "main/check_options.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/property.h"
#include "main/scope_options.h"
#include "main/verification.h"
#include "verify/verify.h"
#include "witness/witness.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { NULL_BY_JML, NULL_NEVER, NULL_ALWAYS, NULL_REASONABLE };

typedef struct VerifyRun {
    Session session;
    VerifyOptions verify;
    MethodRun *loop;
} VerifyRun;

static bool are_witness_files(const Options *options) {
    const TextList *paths = &options->values[OPTION_WITNESS_FILE].texts;
    for (uint32_t i = 0; i < paths->count; i++)
        if (!witness_is_known_form(paths->items[i])) {
            options_error("option '--witness' needs a file *.graphml or *.yml, found '%s'",
                          paths->items[i]);
            return false;
        }
    return true;
}

static bool read_options(VerifyRun *run) {
    const Options *options = run->session.options;
    CheckOptions *check = &run->verify.check;
    run->verify.seconds = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    uint32_t null = options->values[OPTION_NULL_DEFAULT].choice;
    check->scope.is_plain = true;
    check->calls_before = DEFAULT_CALLS_BEFORE;
    check->scope.is_reasonable = null == NULL_BY_JML || null == NULL_REASONABLE;
    check->follows_paths = true;
    static const VerifyMeans means[] = {MEANS_RUN, MEANS_INPUTS, MEANS_EXECUTION, MEANS_RANGES,
                                        MEANS_PROOF};
    if (options_given(options, OPTION_BY_MEANS))
        run->verify.only = means[options->values[OPTION_BY_MEANS].choice];
    return are_witness_files(options) && property_read(options, &check->property) &&
           scope_options_read(&run->session.compilation, &check->scope);
}

// ---- Verifying

static Verdict *verify_one(const VerifyRun *run, Arena *arena, Method *method) {
    QuerySubject subject = session_subject(&run->session, arena, method);
    VerifyOptions verify = run->verify;
    // A program is run: its methods do what their bodies do.
    if (method_is_main(method))
        verify.check.scope.calls = CALLS_INLINE;
    return verify_method(&subject, &verify);
}

// That there is none is said, and is no error; that it cannot be written is one.
static void write_witnesses(const VerifyRun *run, Arena *arena, Verdict *verdict) {
    const TextList *paths = &run->session.options->values[OPTION_WITNESS_FILE].texts;
    for (uint32_t i = 0; i < paths->count && method_is_main(verdict->method); i++) {
        WitnessRequest request = {arena,
                                  run->session.compilation.sema,
                                  run->session.lowering,
                                  run->session.compilation.sources,
                                  verdict,
                                  paths->items[i]};
        const char *problem = witness_write(&request, &verdict->lost_files);
        if (problem)
            options_error("no witness of '%s': %s", verdict->name, problem);
    }
}

static MethodResult judge(void *context, const Plain *plain, uint32_t index) {
    const VerifyRun *run = context;
    Verdict *verdict = verify_one(run, plain->arena, run->session.methods.items[index]);
    write_witnesses(run, plain->arena, verdict);
    if (verdict->lost_files)
        run->loop->error_code = EXIT_ERRORS;
    return (MethodResult){.verdict = plain_proof(plain, verdict)};
}

enum { SECONDS_TO_RUN_WITNESSES = 30 }; // before they are given

static void verify_all(VerifyRun *run) {
    const Options *options = run->session.options;
    MethodRun loop = {
        .session = &run->session,
        .stop = &run->verify.check.stop,
        .memory = verification_most_memory(options),
        .seconds = run->verify.seconds,
        .beside = options_given(options, OPTION_WITNESS_FILE) ? SECONDS_TO_RUN_WITNESSES : 0,
        .jobs = options_number(options, OPTION_JOBS, 1),
        .context = run,
        .judge = judge};
    run->loop = &loop;
    method_run(&loop);
}

// ---- The command

static bool choose_methods(VerifyRun *run) {
    MethodChoice choice = {.names = run->session.options->values[OPTION_METHOD].texts,
                           .all = options_given(run->session.options, OPTION_ALL),
                           .with_main = true,
                           .programs = run->session.lowering,
                           .surface = run->session.lowering};
    return session_choose(&run->session, &choice) &&
           property_fits(run->verify.check.property, &run->session);
}

int command_verify(const Options *options) {
    VerifyRun run = {0};
    session_begin(&run.session, options, false);
    run.verify.check.stop = run.session.stop;
    if (read_options(&run) && choose_methods(&run))
        verify_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    return session_end(&run.session);
}
