#include "main/method_run.h"

#include "base/clock.h"
#include "main/commands.h"
#include "main/jobs.h"
#include "main/verification.h"
#include "verdict/record_json.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WITHIN_PROCESS = 2 }; // digits of an exit code before the result

// ---- In a process

// What watches the limits in the first process is not here.
static void begin_process(void *context, int pipe) {
    MethodRun *run = context;
    run->pipe = pipe;
    *run->stop = stop_new();
    stop_limit_memory(*run->stop, run->memory);
    stop_watch(*run->stop, NULL);
}

void method_run_tell(MethodRun *run, const MethodResult *result) {
    char *text = record_write_result(result);
    Buffer out = {0};
    buffer_format(&out, "%*d\n%s", WITHIN_PROCESS, EXIT_GOOD, text);
    jobs_tell(run->pipe, out.text, out.length);
    buffer_free(&out);
    memory_free(text);
}

static void run_method(void *context, uint32_t task, FILE *out) {
    MethodRun *run = context;
    Diagnostics *diagnostics = run->session->compilation.diagnostics;
    Plain plain = {arena_new(), run->session->compilation.sources};
    run->error_code = 0;
    run->cube = run->asked.items[task].cube;
    if (run->cache)
        cache_begin_reads(run->cache, plain.arena);
    MethodResult result = run->judge(run->context, &plain, run->asked.items[task].method);
    char *reads = run->cache ? cache_end_reads(run->cache) : NULL;
    // What is said on the way is said again when the verdict is asked for again.
    run->has_spoken |= run->error_code || diag_has_news(diagnostics);
    diag_flush(diagnostics, stderr);
    char *text = record_write_result(&result);
    fprintf(out, "%*d%s\n%s", WITHIN_PROCESS, run->error_code,
            reads && !run->has_spoken ? reads : "", text);
    memory_free(text);
    memory_free(reads);
    arena_free(plain.arena);
}

// ---- Results

// What a process has written: an exit code, what was read, the result.
typedef struct Answer {
    int error_code;
    const char *reads;
    MethodResult result; // or nothing
} Answer;

static Answer read_answer(Arena *arena, const char *written, size_t length) {
    const char *end = written ? strchr(written, '\n') : NULL;
    if (!end || end - written < WITHIN_PROCESS)
        return (Answer){0};
    const char *reads = written + WITHIN_PROCESS, *text = end + 1;
    return (Answer){.error_code = atoi(written) % 4,
                    .reads = arena_copy_text(arena, reads, (size_t)(end - reads)),
                    .result = record_read_result(arena, text, length - (size_t)(text - written))};
}

static MethodResult not_known(const MethodRun *run, Arena *arena, uint32_t index,
                              const char *reason) {
    const Method *method = run->session->methods.items[index];
    Plain plain = {arena, run->session->compilation.sources};
    PlaceRecord *place = plain_place(&plain, verdict_method_span(method));
    const char *name = verdict_method_name(arena, method);
    const char *class_name = method->owner->qualified_name->text;
    if (run->session->compilation.options->command == COMMAND_BOUNDS)
        return (MethodResult){.bounds =
                                  record_bounds_not_known(arena, name, class_name, place, reason)};
    return (MethodResult){.verdict = record_not_known(arena, name, class_name, place, reason)};
}

static bool is_answered(const MethodResult *result) {
    return result->verdict || result->bounds;
}

// Of a task that has failed: what it had told before it was ended.
static MethodResult result_of_failed(const MethodRun *run, Arena *arena, uint32_t index,
                                     const JobResult *job) {
    const char *reason = job_failure(arena, job, run->seconds, run->memory);
    MethodResult result = {0};
    if (job->end != JOB_ENDED_BY_ITSELF)
        result = read_answer(arena, job->so_far, job->so_far_length).result;
    if (is_answered(&result))
        return record_ended(arena, &result, job->seconds, reason);
    result = not_known(run, arena, index, reason);
    return record_ended(arena, &result, job->seconds, NULL);
}

static bool is_job(const MethodRun *run) {
    const Share *share = run->session->options->share;
    return share && share->kind == SHARE_JOB;
}

static void report(MethodRun *run, const SharePiece *piece, int error_code,
                   const MethodResult *result) {
    if (is_job(run)) {
        share_keep(run->session->options->share, piece, error_code, result);
        return;
    }
    run->session->exit_code = verdict_worse_exit_code(run->session->exit_code, error_code);
    reports_take(run->reports, result);
    int code = run->take ? run->take(run->context, result)
                         : record_exit_code(result, run->report.is_strict);
    run->session->exit_code = verdict_worse_exit_code(run->session->exit_code, code);
}

static void take_result(MethodRun *run, const SharePiece *piece, int error_code,
                        const MethodResult *result) {
    method_run_clear_progress();
    run->looked_at++;
    if (!run->look_again) {
        report(run, piece, error_code, result);
        return;
    }
    vector_push(run->arena, &run->results, *result);
    vector_push(run->arena, &run->held_back, (HeldBack){*piece, error_code});
}

// In their order: what is kept of methods before this one.
static void take_kept(MethodRun *run, uint32_t until) {
    for (; run->passed < until; run->passed++) {
        SharePiece whole = {.method = run->passed};
        if (run->kept[run->passed].verdict || run->kept[run->passed].bounds)
            take_result(run, &whole, run->kept_codes[run->passed], &run->kept[run->passed]);
    }
}

static void method_done(void *context, uint32_t task, const JobResult *job) {
    MethodRun *run = context;
    const SharePiece *piece = &run->asked.items[task];
    uint32_t index = piece->method;
    Arena *arena = run->look_again ? run->arena : arena_new();
    Answer answer = read_answer(arena, job->text, job->length);
    MethodResult result = answer.result;
    if (!is_answered(&result))
        result = result_of_failed(run, arena, index, job);
    else if (run->cache && !piece->cube)
        cache_keep(run->cache, run->session->methods.items[index], answer.reads, &result);
    take_kept(run, index);
    take_result(run, piece, answer.error_code, &result);
    if (!run->look_again)
        arena_free(arena);
}

// What the jobs have answered; what they have not is not known.
static void look_into_answers(MethodRun *run) {
    const Share *share = run->session->options->share;
    for (uint32_t i = 0; i < run->session->methods.count; i++) {
        uint32_t job;
        if (!share_find(share, run->arena, i, &run->kept_codes[i], &run->kept[i], &job))
            run->kept[i] = not_known(
                run, run->arena, i,
                arena_format(run->arena, "job %u of %u has no answers", job, share_jobs(share)));
    }
}

static SharePieceList all_methods(MethodRun *run) {
    SharePieceList pieces = {0};
    for (uint32_t i = 0; i < run->session->methods.count; i++)
        vector_push(run->arena, &pieces, (SharePiece){.method = i});
    return pieces;
}

static void look_into_cache(MethodRun *run) {
    const MethodList *methods = &run->session->methods;
    const Share *share = run->session->options->share;
    run->kept = arena_array(run->arena, methods->count + 1, sizeof(MethodResult));
    run->kept_codes = arena_array(run->arena, methods->count + 1, sizeof(int));
    if (share && share->kind == SHARE_JOIN) {
        look_into_answers(run);
        return;
    }
    SharePieceList pieces = share ? share_pieces(share, run->arena) : all_methods(run);
    for (uint32_t i = 0; i < pieces.count; i++) {
        const SharePiece *piece = &pieces.items[i];
        Method *method = methods->items[piece->method];
        if (run->cache && !piece->cube &&
            cache_find(run->cache, run->arena, method, &run->kept[piece->method]))
            run->kept_count++;
        else
            vector_push(run->arena, &run->asked, *piece);
    }
}

static void look_again(MethodRun *run) {
    run->look_again(run->context, run->arena, run->results.items, run->results.count);
    for (uint32_t i = 0; i < run->results.count; i++)
        report(run, &run->held_back.items[i].piece, run->held_back.items[i].error_code,
               &run->results.items[i]);
}

// ---- Progress

void method_run_clear_progress(void) {
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

// A line that the next one, or the verdict, overwrites.
static void show_progress(void *context, uint32_t done) {
    const MethodRun *run = context;
    if (!isatty(STDERR_FILENO))
        return;
    Arena *arena = arena_new();
    if (run->jobs > 1)
        fprintf(stderr, "\r\033[K%u of %u methods ...", done, run->asked.count);
    else if (done < run->asked.count)
        fprintf(
            stderr, "\r\033[K[%u/%u] %s ...", done + 1, run->asked.count,
            verdict_method_name(arena, run->session->methods.items[run->asked.items[done].method]));
    arena_free(arena);
}

// ---- The loop

// Where nobody can read what is found, nothing more is looked for.
static bool is_stopped(void *context) {
    const MethodRun *run = context;
    return stop_requested(*run->stop) || reports_are_lost(run->reports);
}

static void look_at_all(MethodRun *run) {
    Jobs jobs = {.context = run,
                 .begin = begin_process,
                 .run = run_method,
                 .done = method_done,
                 .progress = show_progress,
                 .stopped = is_stopped,
                 .seconds = run->seconds > 0 ? run->seconds + run->beside : 0,
                 .memory = (size_t)run->memory << 20};
    diag_flush(run->session->compilation.diagnostics, stderr); // once, not in every process
    stop_watch(*run->stop, NULL); // an interrupt ends the processes; we write what they found
    if (run->asked.count)
        jobs_run(&jobs, run->asked.count, run->jobs);
    take_kept(run, run->session->methods.count);
    method_run_clear_progress();
}

// ---- Reports

static bool add_report(MethodRun *run, const char *text) {
    const char *equals = strchr(text, '=');
    const Reporter *reporter = equals ? reporter_of(text, (size_t)(equals - text)) : NULL;
    if (!reporter || !equals[1]) {
        options_error("option '--report' needs a format and a file, as in 'sarif=report.sarif', "
                      "found '%s'",
                      text);
        return false;
    }
    if (reports_add(run->reports, reporter, equals + 1))
        return true;
    options_error("cannot write '%s': %s", equals + 1, strerror(errno));
    return false;
}

static bool open_reports(MethodRun *run) {
    const Options *options = run->session->compilation.options;
    ReportRun *report = &run->report;
    report->command = command_infos[options->command].word;
    report->sources = run->session->compilation.sources;
    report->methods = run->session->methods.count;
    report->color = verification_wants_color(options);
    report->is_quiet = options_given(options, OPTION_QUIET);
    report->has_findings_only = options_given(options, OPTION_FINDINGS);
    report->parse_seconds = run->session->compilation.parse_seconds;
    report->type_seconds = run->session->compilation.type_seconds;
    run->reports = reports_new(report);
    if (is_job(run)) // who joins the answers reports them
        return true;
    const Reporter *main_report = reporter_at(options->values[OPTION_FORMAT].choice);
    reports_add(run->reports, run->reporter ? run->reporter : main_report, NULL);
    const TextList *others = &options->values[OPTION_REPORT].texts;
    for (uint32_t i = 0; i < others->count; i++)
        if (!add_report(run, others->items[i]))
            return false;
    return true;
}

static void close_reports(MethodRun *run, double seconds) {
    ReportEnd end = {.exit_code = run->session->exit_code,
                     .seconds = run->jobs > 1 ? seconds : 0,
                     .left_over = run->session->methods.count - run->looked_at};
    const char *failed_path = reports_end(run->reports, &end);
    // Standard output is looked at when all is over.
    if (failed_path && *failed_path)
        options_error("cannot write '%s'", failed_path);
    if (failed_path)
        run->session->exit_code = EXIT_ERRORS;
}

// A job that was interrupted has no answers: it is there as a whole, or not at all.
static void end_job(MethodRun *run) {
    bool is_whole =
        run->looked_at == run->kept_count + run->asked.count && !stop_requested(*run->stop);
    if (!is_whole)
        options_error("interrupted: the job has no answers");
    run->session->exit_code =
        is_whole && share_write_results(run->session->options->share) ? EXIT_GOOD : EXIT_ERRORS;
}

// Of a run that is shared out: false where that is all, or goes wrong.
static bool begin_share(MethodRun *run) {
    Share *share = run->session->options->share;
    if (share && share->kind == SHARE_SPLIT) {
        share->cut = run->cut;
        share->cut_context = run->context;
        if (!share_split(share, run->session))
            run->session->exit_code = EXIT_ERRORS;
        return false;
    }
    if (share && !share_begin(share, run->session)) {
        run->session->exit_code = EXIT_ERRORS;
        return false;
    }
    if (share && share->missing)
        run->session->exit_code = EXIT_ERRORS;
    return true;
}

void method_run(MethodRun *run) {
    double start = clock_now();
    if (!run->jobs)
        run->jobs = 1;
    if (!begin_share(run))
        return;
    if (!open_reports(run)) {
        run->session->exit_code = EXIT_ERRORS;
        reports_free(run->reports);
        return;
    }
    reports_begin(run->reports);
    run->arena = arena_new();
    run->cache = cache_open(run->session);
    look_into_cache(run);
    look_at_all(run);
    if (run->look_again)
        look_again(run);
    if (is_job(run))
        end_job(run);
    else if (run->looked_at < run->session->methods.count && stop_requested(*run->stop)) {
        options_error("interrupted: %u of %u methods were not looked at",
                      run->session->methods.count - run->looked_at, run->session->methods.count);
        run->session->exit_code = verdict_worse_exit_code(
            run->session->exit_code, verdict_exit_code(VERDICT_UNKNOWN, false));
    }
    close_reports(run, clock_now() - start);
    reports_free(run->reports);
    cache_close(run->cache);
    arena_free(run->arena);
}
