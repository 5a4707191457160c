// jury check: bounded verification of methods.
#include "main/commands.h"

#include "bytecode/bytecode.h"
#include "base/clock.h"
#include "check/certificate.h"
#include "check/check.h"
#include "main/compilation.h"
#include "main/jobs.h"
#include "main/method_choice.h"
#include "main/property.h"
#include "main/scope_options.h"
#include "main/verification.h"
#include "report/json.h"
#include "report/text.h"

#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60, DEFAULT_CALLS_BEFORE = 2 };

// The order of the words in options.def.
enum { FORMAT_TEXT, FORMAT_JSON };
enum { NULL_BY_JML, NULL_NEVER, NULL_ALWAYS, NULL_REASONABLE };

typedef struct CheckRun {
    const Options *options;
    Compilation compilation;
    CheckOptions check;
    MethodList methods;
    Lowering *lowering;
    bool is_strict;
    int exit_code;
    TextReport *text;
    JsonReport *json;   // or NULL: text is wanted
    uint32_t looked_at; // methods
    bool is_race;       // tasks are ways to encode the one method
} CheckRun;

static bool read_options(CheckRun *run) {
    const Options *options = run->options;
    run->check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    stop_limit_memory(run->check.stop, verification_most_memory(options));
    run->check.encoding.no_order = options_given(options, OPTION_NO_ORDER);
    run->check.encoding.no_polarity = options_given(options, OPTION_NO_POLARITY);
    run->check.no_tightening = options_given(options, OPTION_NO_TIGHTENING);
    run->check.follows_paths = !options_given(options, OPTION_NO_PATHS);
    run->check.no_run = options_given(options, OPTION_NO_RUN);
    run->check.no_incremental = options_given(options, OPTION_NO_INCREMENTAL);
    run->check.scope.all_numberings = options_given(options, OPTION_NO_SYMMETRY);
    run->is_strict = options_given(options, OPTION_STRICT);
    uint32_t null = options->values[OPTION_NULL_DEFAULT].choice;
    run->check.scope.is_plain = true;
    run->check.calls_before = options_number(options, OPTION_CALLS_BEFORE, DEFAULT_CALLS_BEFORE);
    run->check.scope.is_reasonable = null == NULL_BY_JML || null == NULL_REASONABLE;
    return property_read(options, &run->check.property) &&
           scope_options_read(&run->compilation, &run->check.scope);
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

static Verdict *check_in_time(const CheckRun *run, Arena *arena, Method *method,
                              const CheckOptions *check) {
    const Compilation *compilation = &run->compilation;
    uint32_t seconds = options_number(run->options, OPTION_GROW, 0);
    if (seconds)
        return check_growing(arena, compilation->sema, run->lowering, compilation->sources, method,
                             check, seconds);
    return check_method(arena, compilation->sema, run->lowering, compilation->sources, method,
                        check);
}

static Verdict *check_one(const CheckRun *run, Arena *arena, Method *method) {
    const Compilation *compilation = &run->compilation;
    // A program is run: its methods do what their bodies do.
    CheckOptions check = run->check;
    if (method_is_main(method) && !options_given(run->options, OPTION_CALLS))
        check.scope.calls = CALLS_INLINE;
    const char *folder = options_text(run->options, OPTION_CERTIFICATE);
    Certificate *certificate = folder ? certificate_new() : NULL;
    check.encoding.certificate = certificate;
    Verdict *verdict = check_in_time(run, arena, method, &check);
    if (certificate)
        certificate_write(arena, compilation->sources, verdict, certificate, folder, check.timeout);
    certificate_free(certificate);
    return verdict;
}

// Checks one method and hands the verdict to one of the writers.
static VerdictKind report_one(CheckRun *run, uint32_t index, TextReport *text, JsonReport *json) {
    Arena *arena = arena_new();
    Verdict *verdict = check_one(run, arena, run->methods.items[index]);
    clear_progress();
    if (json)
        json_report_verdict(json, verdict);
    else
        text_report_verdict(text, verdict);
    VerdictKind kind = verdict->kind;
    run->exit_code =
        verdict_worse_exit_code(run->exit_code, verdict_exit_code(kind, run->is_strict));
    arena_free(arena);
    run->looked_at++;
    return kind;
}

// ---- Several at a time

static int run_job(void *context, uint32_t index, FILE *out) {
    CheckRun *run = context;
    // What watches the limits in the parent is not here.
    run->check.stop = stop_new();
    stop_limit_memory(run->check.stop, verification_most_memory(run->options));
    TextReport text = *run->text;
    text.out = out;
    JsonReport *json = run->json ? json_report_new(run->compilation.sources) : NULL;
    // The other way: numbers that are only compared have bits, too, or none.
    if (run->is_race && index)
        run->check.encoding.no_order = !run->check.encoding.no_order;
    VerdictKind kind = report_one(run, run->is_race ? 0 : index, &text, json);
    if (json)
        json_report_write(json, out, 0);
    diag_flush(run->compilation.diagnostics, stderr);
    return (int)kind;
}

static void job_done(void *context, uint32_t index, int result, FILE *out) {
    CheckRun *run = context;
    run->looked_at++;
    clear_progress();
    if (result == JOB_FAILED || !out) {
        Arena *arena = arena_new();
        options_error("the check of '%s' ended without a verdict",
                      verdict_method_name(arena, run->methods.items[run->is_race ? 0 : index]));
        arena_free(arena);
        run->exit_code = EXIT_ERRORS;
        return;
    }
    VerdictKind kind = (VerdictKind)result;
    if (run->json) {
        json_report_take(run->json, out);
    } else {
        for (int c; (c = fgetc(out)) != EOF;)
            fputc(c, stdout);
        run->text->counts[kind]++;
    }
    run->exit_code =
        verdict_worse_exit_code(run->exit_code, verdict_exit_code(kind, run->is_strict));
}

static void show_jobs(void *context, uint32_t done) {
    const CheckRun *run = context;
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K%u of %u methods ...", done, run->methods.count);
}

static bool is_stopped(void *context) {
    return stop_requested(((CheckRun *)context)->check.stop);
}

static bool is_answer(int result) {
    return result != JOB_FAILED && result != VERDICT_UNKNOWN;
}

// Several methods side by side; a single one in two encodings, and the first answer counts.
static void check_in_processes(CheckRun *run, uint32_t jobs) {
    enum { WAYS = 2 };
    double start = clock_now();
    diag_flush(run->compilation.diagnostics, stderr); // once, not in every process
    stop_watch(run->check.stop, NULL); // an interrupt ends the processes; we write what they found
    Jobs tasks = {run, run_job, job_done, show_jobs, is_stopped};
    run->is_race = run->methods.count == 1;
    if (run->is_race)
        jobs_race(&tasks, WAYS, is_answer);
    else
        jobs_run(&tasks, run->methods.count, jobs);
    run->text->seconds = clock_now() - start;
}

static void check_each(CheckRun *run) {
    uint32_t jobs = options_number(run->options, OPTION_JOBS, 1);
    // Two ways that race would write the same certificate.
    bool may_race = !options_given(run->options, OPTION_CERTIFICATE);
    if (jobs > 1 && run->methods.count > !may_race) {
        check_in_processes(run, jobs);
        return;
    }
    for (uint32_t i = 0; i < run->methods.count && !stop_requested(run->check.stop); i++) {
        show_progress(run, i);
        report_one(run, i, run->text, run->json);
    }
}

static void check_all(CheckRun *run) {
    bool is_json = run->options->values[OPTION_FORMAT].choice == FORMAT_JSON;
    TextReport text = {.out = stdout,
                       .sources = run->compilation.sources,
                       .color = verification_wants_color(run->options),
                       .has_statistics = options_given(run->options, OPTION_STATS)};
    run->text = &text;
    run->json = is_json ? json_report_new(run->compilation.sources) : NULL;
    check_each(run);
    if (run->looked_at < run->methods.count) {
        options_error("interrupted: %u of %u methods were not looked at",
                      run->methods.count - run->looked_at, run->methods.count);
        run->exit_code =
            verdict_worse_exit_code(run->exit_code, verdict_exit_code(VERDICT_UNKNOWN, false));
    }
    if (run->json)
        json_report_write(run->json, stdout, run->exit_code);
    else if (!options_given(run->options, OPTION_QUIET))
        text_report_summary(&text);
    if (!is_json && text.has_statistics)
        printf("%.4f s parsing, %.4f s typing\n", run->compilation.parse_seconds,
               run->compilation.type_seconds);
    json_report_free(run->json);
}

// The questions of --property are about programs.
static bool are_programs(const CheckRun *run) {
    for (uint32_t i = 0; run->check.property && i < run->methods.count; i++)
        if (!method_is_main(run->methods.items[i])) {
            options_error("option '--property' asks about programs; '%s' is not main",
                          verdict_method_name(run->compilation.arena, run->methods.items[i]));
            return false;
        }
    return true;
}

static bool choose_methods(CheckRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL),
                           .with_main = true,
                           .surface =
                               options_given(run->options, OPTION_EACH) ? NULL : run->lowering};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods) &&
           are_programs(run);
}

int command_check(const Options *options) {
    CheckRun run = {.options = options, .compilation = compilation_new(options)};
    run.check.stop = stop_new();
    if (!verification_compile(&run.compilation))
        run.exit_code = EXIT_ERRORS;
    LowerOptions lowering = {.class_files = &bytecode_bodies,
                             .check_overflow = options_given(options, OPTION_CHECK)};
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
