// jury check: bounded verification of methods.
#include "main/commands.h"

#include "check/certificate.h"
#include "check/check.h"
#include "check/cross.h"
#include "junit/violation_tests.h"
#include "main/confirm.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/property.h"
#include "main/scope_options.h"
#include "main/verification.h"

enum { DEFAULT_TIMEOUT = 60, DEFAULT_CALLS_BEFORE = 2 };

// The order of the words in options.def.
enum { NULL_BY_JML, NULL_NEVER, NULL_ALWAYS, NULL_REASONABLE };

typedef struct CheckRun {
    Session session;
    CheckOptions check;
    Confirm *confirm; // or NULL
} CheckRun;

static bool read_options(CheckRun *run) {
    const Options *options = run->session.options;
    run->check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->check.encoding.no_order = options_given(options, OPTION_NO_ORDER);
    run->check.encoding.no_polarity = options_given(options, OPTION_NO_POLARITY);
    run->check.no_tightening = options_given(options, OPTION_NO_TIGHTENING);
    run->check.all_fields = options_given(options, OPTION_ALL_FIELDS);
    run->check.follows_paths = !options_given(options, OPTION_NO_PATHS);
    run->check.no_run = options_given(options, OPTION_NO_RUN);
    run->check.no_incremental = options_given(options, OPTION_NO_INCREMENTAL);
    run->check.scope.all_numberings = options_given(options, OPTION_NO_SYMMETRY);
    uint32_t null = options->values[OPTION_NULL_DEFAULT].choice;
    run->check.scope.is_plain = true;
    run->check.calls_before = options_number(options, OPTION_CALLS_BEFORE, DEFAULT_CALLS_BEFORE);
    run->check.scope.is_reasonable = null == NULL_BY_JML || null == NULL_REASONABLE;
    return property_read(options, &run->check.property) &&
           scope_options_read(&run->session.compilation, &run->check.scope);
}

// ---- Checking

static Verdict *check_in_time(const CheckRun *run, Arena *arena, Method *method,
                              const CheckOptions *check) {
    const Compilation *compilation = &run->session.compilation;
    uint32_t seconds = options_number(run->session.options, OPTION_GROW, 0);
    if (seconds)
        return check_growing(arena, compilation->sema, run->session.lowering, compilation->sources,
                             method, check, seconds);
    return check_method(arena, compilation->sema, run->session.lowering, compilation->sources,
                        method, check);
}

static Verdict *cross(const CheckRun *run, Arena *arena, Method *method, const CheckOptions *check,
                      Verdict *verdict) {
    CheckOptions options = *check;
    options.encoding.certificate = NULL;
    options.scope = verdict->scope; // it may have grown
    CheckRequest request = {.arena = arena,
                            .sema = run->session.compilation.sema,
                            .lowering = run->session.lowering,
                            .sources = run->session.compilation.sources,
                            .method = method,
                            .options = &options};
    return check_cross(&request, verdict);
}

static Verdict *check_one(const CheckRun *run, Arena *arena, Method *method) {
    const Compilation *compilation = &run->session.compilation;
    // A program is run: its methods do what their bodies do.
    CheckOptions check = run->check;
    if (method_is_main(method) && !options_given(run->session.options, OPTION_CALLS))
        check.scope.calls = CALLS_INLINE;
    const char *folder = options_text(run->session.options, OPTION_CERTIFICATE);
    Certificate *certificate = folder ? certificate_new() : NULL;
    check.encoding.certificate = certificate;
    Verdict *verdict = check_in_time(run, arena, method, &check);
    if (options_given(run->session.options, OPTION_CROSS))
        verdict = cross(run, arena, method, &check, verdict);
    if (certificate)
        certificate_write(arena, compilation->sources, verdict, certificate, folder, check.timeout);
    certificate_free(certificate);
    return verdict;
}

// A test for each violation; the remarks say where.
static void write_tests(const CheckRun *run, Arena *arena, Verdict *verdict) {
    const char *directory = options_text(run->session.options, OPTION_JUNIT);
    if (!directory || verdict->kind != VERDICT_VIOLATED)
        return;
    ViolationTests tests = violation_tests_write(
        arena, run->session.compilation.sema, run->session.compilation.sources, verdict, directory);
    for (uint32_t i = 0; i < tests.files.count; i++)
        vector_push(arena, &verdict->remarks, arena_format(arena, "test %s", tests.files.items[i]));
    if (tests.left_out)
        vector_push(arena, &verdict->remarks,
                    arena_format(arena, "%u violation%s without a test: Java cannot show %s",
                                 tests.left_out, tests.left_out == 1 ? "" : "s",
                                 tests.left_out == 1 ? "it" : "them"));
    if (tests.problem)
        vector_push(arena, &verdict->remarks, tests.problem);
}

// Those that are run, and go.
static void write_own_tests(const CheckRun *run, Arena *arena, Verdict *verdict) {
    if (run->confirm && verdict->kind == VERDICT_VIOLATED)
        violation_tests_write(arena, run->session.compilation.sema,
                              run->session.compilation.sources, verdict,
                              confirm_folder(run->confirm));
}

static void confirm(void *context, Arena *arena, MethodResult *results, uint32_t count) {
    CheckRun *run = context;
    confirm_results(run->confirm, arena, results, count);
}

// The other way to look at a single method: numbers that are only compared have bits, too, or none.
static MethodResult judge(void *context, const Plain *plain, uint32_t index, uint32_t way) {
    CheckRun *run = context;
    if (way)
        run->check.encoding.no_order = !run->check.encoding.no_order;
    Verdict *verdict = check_one(run, plain->arena, run->session.methods.items[index]);
    write_tests(run, plain->arena, verdict);
    write_own_tests(run, plain->arena, verdict);
    return (MethodResult){.verdict = plain_verdict(plain, verdict)};
}

static void check_all(CheckRun *run) {
    enum { WAYS = 2 };
    const Options *options = run->session.options;
    MethodRun loop = {.session = &run->session,
                      .stop = &run->check.stop,
                      .memory = verification_most_memory(options),
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      // Two ways that race would write the same files.
                      .ways = options_given(options, OPTION_CERTIFICATE) ||
                                      options_given(options, OPTION_JUNIT) || run->confirm
                                  ? 1
                                  : WAYS,
                      .look_again = run->confirm ? confirm : NULL,
                      .context = run,
                      .judge = judge,
                      .report = {.is_strict = options_given(options, OPTION_STRICT),
                                 .has_statistics = options_given(options, OPTION_STATS)}};
    method_run(&loop);
}

// The questions of --property are about programs.
static bool are_programs(const CheckRun *run) {
    for (uint32_t i = 0; run->check.property && i < run->session.methods.count; i++)
        if (!method_is_main(run->session.methods.items[i])) {
            options_error(
                "option '--property' asks about programs; '%s' is not main",
                verdict_method_name(run->session.compilation.arena, run->session.methods.items[i]));
            return false;
        }
    return true;
}

static bool choose_methods(CheckRun *run) {
    MethodChoice choice = {
        .names = run->session.options->values[OPTION_METHOD].texts,
        .all = options_given(run->session.options, OPTION_ALL),
        .with_main = true,
        .programs = run->session.lowering,
        .surface = options_given(run->session.options, OPTION_EACH) ? NULL : run->session.lowering};
    return session_choose(&run->session, &choice) && are_programs(run);
}

static bool begin_confirm(CheckRun *run) {
    if (!options_given(run->session.options, OPTION_CONFIRM))
        return true;
    run->confirm = confirm_new(&run->session.compilation);
    return run->confirm;
}

int command_check(const Options *options) {
    CheckRun run = {0};
    session_begin(&run.session, options, false);
    run.check.stop = run.session.stop;
    if (read_options(&run) && choose_methods(&run) && begin_confirm(&run))
        check_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    confirm_free(run.confirm);
    return session_end(&run.session);
}
