// jury check: bounded verification of methods.
#include "main/commands.h"

#include "check/certificate.h"
#include "check/check.h"
#include "junit/violation_tests.h"
#include "main/check_options.h"
#include "main/confirm.h"
#include "main/cross_ways.h"
#include "main/files.h"
#include "main/git_changes.h"
#include "main/invariant_writer.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/property.h"
#include "main/share.h"
#include "main/verification.h"
#include "report/defects.h"

#include <string.h>

typedef struct CheckRun {
    Session session;
    CheckOptions check;
    Confirm *confirm;        // or NULL
    CrossWays *cross;        // or NULL
    InvariantWriter *writer; // or NULL
    MethodRun *loop;
} CheckRun;

// ---- Checking

static Verdict *check_in_time(const CheckRun *run, const QuerySubject *subject,
                              const CheckOptions *check) {
    uint32_t seconds = options_number(run->session.options, OPTION_GROW, 0);
    return seconds ? check_growing(subject, check, seconds) : check_method(subject, check);
}

static Verdict *cross(const CheckRun *run, const QuerySubject *subject, const CheckOptions *check,
                      Verdict *verdict) {
    CheckOptions options = *check;
    options.encoding.certificate = NULL;
    options.scope = verdict->scope; // it may have grown
    CheckRequest request = check_request(subject, &options);
    return cross_ways_check(run->cross, &request, verdict);
}

// What is found, should the process be ended before there is more.
typedef struct Teller {
    MethodRun *loop;
    const Plain *plain;
} Teller;

static void tell(void *context, Verdict *verdict) {
    const Teller *teller = context;
    MethodResult result = {.verdict = plain_verdict(teller->plain, verdict)};
    method_run_tell(teller->loop, &result);
}

static Verdict *check_one(const CheckRun *run, const Plain *plain, Method *method) {
    Arena *arena = plain->arena;
    QuerySubject subject = session_subject(&run->session, arena, method);
    CheckOptions check = check_options_for(&run->session, &run->check, method);
    Teller teller = {run->loop, plain};
    check.cube = run->loop->cube;
    if (!check.cube && !run->cross) { // those say something of the whole
        check.tell = tell;
        check.tell_context = &teller;
    }
    const char *folder = options_text(run->session.options, OPTION_CERTIFICATE);
    Certificate *certificate = folder ? certificate_new() : NULL;
    check.encoding.certificate = certificate;
    Verdict *verdict = check_in_time(run, &subject, &check);
    if (run->cross)
        verdict = cross(run, &subject, &check, verdict);
    if (certificate)
        certificate_write(arena, subject.sources, verdict, certificate, folder, check.timeout);
    certificate_free(certificate);
    return verdict;
}

// What is made besides verdicts is made of whole methods.
static bool can_be_cut(const Options *options) {
    static const OptionId whole[] = {OPTION_GROW,    OPTION_CROSS, OPTION_CERTIFICATE,
                                     OPTION_CONFIRM, OPTION_JUNIT, OPTION_WRITE};
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (options_given(options, whole[i]))
            return false;
    return true;
}

// Into cubes, for `jury split`.
static CubeList cut(void *context, Arena *arena, uint32_t index, uint32_t count) {
    static const double SECONDS = 20;
    CheckRun *run = context;
    if (!can_be_cut(run->session.options))
        return (CubeList){0};
    Method *method = run->session.methods.items[index];
    QuerySubject subject = session_subject(&run->session, arena, method);
    CheckOptions check = check_options_for(&run->session, &run->check, method);
    return check_cubes(&subject, &check, count, SECONDS);
}

// A test for each violation; of those that stay, the remarks say where.
static void write_tests(const CheckRun *run, Arena *arena, Verdict *verdict) {
    const char *directory = options_text(run->session.options, OPTION_JUNIT);
    bool stays = directory;
    if (!stays && run->confirm)
        directory = confirm_folder(run->confirm);
    if (!directory || verdict->kind != VERDICT_VIOLATED)
        return;
    ViolationTests tests =
        violation_tests_write(arena, run->session.compilation.sema,
                              run->session.compilation.sources, verdict, directory, !stays);
    for (uint32_t i = 0; stays && i < tests.files.count; i++)
        vector_push(arena, &verdict->remarks, arena_format(arena, "test %s", tests.files.items[i]));
    for (uint32_t i = 0; stays && i < verdict->violations.count; i++)
        if (verdict->violations.items[i].no_test)
            vector_push(arena, &verdict->remarks,
                        arena_format(arena, "no test of '%s': %s",
                                     verdict->violations.items[i].text,
                                     verdict->violations.items[i].no_test));
    if (!tests.problem)
        return;
    vector_push(arena, &verdict->remarks, tests.problem);
    verdict->lost_files = true;
}

// Of plain Java, all results are looked at together: each defect is told once.
static void settle(void *context, Arena *arena, MethodResult *results, uint32_t count) {
    CheckRun *run = context;
    const Share *share = run->session.options->share;
    // Of a run that is shared out, a job has the files to confirm, who joins has all results.
    bool is_job = share && share->kind == SHARE_JOB, is_join = share && share->kind == SHARE_JOIN;
    if (run->confirm && !is_join)
        confirm_results(run->confirm, run->session.stop, arena, results, count);
    if (!options_given(run->session.options, OPTION_ALL) || is_job)
        return;
    defects_join(arena, results, count);
    if (files_name_folder(&run->session.options->operands))
        defects_sort(results, count);
}

// A single method has all processes for its hard questions.
static MethodResult judge(void *context, const Plain *plain, uint32_t index) {
    CheckRun *run = context;
    run->check.encoding.processes = run->loop->asked.count == 1 ? run->loop->jobs : 1;
    Verdict *verdict = check_one(run, plain, run->session.methods.items[index]);
    write_tests(run, plain->arena, verdict);
    if (verdict->lost_files)
        run->loop->error_code = EXIT_ERRORS;
    return (MethodResult){.verdict = plain_verdict(plain, verdict)};
}

static int take(void *context, const MethodResult *result) {
    CheckRun *run = context;
    if (run->writer)
        invariant_writer_add_plain(run->writer, result->verdict);
    return record_exit_code(result, options_given(run->session.options, OPTION_STRICT));
}

// Growing, proofs and other ways have time of their own.
static double seconds_beside(const Options *options, double timeout) {
    enum { MOST_WAYS = 8, SECONDS_OF_JAVAC = 60 };
    double seconds = options_number(options, OPTION_GROW, 0);
    if (options_given(options, OPTION_CERTIFICATE))
        seconds += timeout;
    if (options_given(options, OPTION_CROSS))
        seconds += MOST_WAYS * timeout + SECONDS_OF_JAVAC;
    return seconds;
}

static void check_all(CheckRun *run) {
    const Options *options = run->session.options;
    MethodRun loop = {.session = &run->session,
                      .stop = &run->check.stop,
                      .memory = verification_most_memory(options),
                      .seconds = run->check.timeout,
                      .beside = seconds_beside(options, run->check.timeout),
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      .look_again =
                          run->confirm || options_given(options, OPTION_ALL) ? settle : NULL,
                      .context = run,
                      .judge = judge,
                      .cut = cut,
                      .take = take,
                      .report = {.is_strict = options_given(options, OPTION_STRICT),
                                 .is_project = files_name_folder(&options->operands),
                                 .has_statistics = options_given(options, OPTION_STATS)}};
    run->loop = &loop;
    method_run(&loop);
    if (run->writer && invariant_writer_write(run->writer))
        run->session.exit_code = EXIT_ERRORS;
}

static bool choose_methods(CheckRun *run) {
    MethodChoice choice = {
        .names = run->session.options->values[OPTION_METHOD].texts,
        .all = options_given(run->session.options, OPTION_ALL),
        .with_main = true,
        .programs = run->session.lowering,
        .surface = options_given(run->session.options, OPTION_EACH) ? NULL : run->session.lowering};
    const char *since = options_text(run->session.options, OPTION_SINCE);
    return session_choose(&run->session, &choice) &&
           property_fits(run->check.property, &run->session) &&
           (!since || git_changes_restrict(&run->session, since));
}

static bool begin_confirm(CheckRun *run) {
    if (!options_given(run->session.options, OPTION_CONFIRM))
        return true;
    run->confirm =
        confirm_new(&run->session.compilation, options_text(run->session.options, OPTION_JUNIT));
    return run->confirm;
}

static bool begin_cross(CheckRun *run) {
    if (!options_given(run->session.options, OPTION_CROSS))
        return true;
    run->cross = cross_ways_new(&run->session);
    return run->cross;
}

int command_check(const Options *options) {
    CheckRun run = {0};
    session_begin(&run.session, options, verification_shows_source(options));
    run.check.notes_marks = verification_shows_source(options);
    run.check.stop = run.session.stop;
    if (options_given(options, OPTION_WRITE))
        run.writer =
            invariant_writer_new(run.session.compilation.arena, run.session.compilation.sources);
    if (check_options_read(&run.session, &run.check) && choose_methods(&run) &&
        begin_confirm(&run) && begin_cross(&run))
        check_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    confirm_free(run.confirm);
    cross_ways_free(run.cross);
    return session_end(&run.session);
}
