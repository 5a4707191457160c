// jury paths: methods and programs, path by path.
#include "main/commands.h"

#include "base/clock.h"
#include "main/jobs.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/scope_options.h"
#include "main/verification.h"
#include "paths/path_tests.h"
#include "paths/path_java.h"
#include "paths/tree_svg.h"
#include "explore/explore.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60, DEFAULT_DEPTH = 100 };

// The order of the words in options.def.

typedef struct PathsRun {
    Session session;
    PathOptions paths;
    MethodRun *loop;
    double shown_at;      // when the progress bar was written
    uint32_t unconcerned; // methods that the filters leave nothing of
} PathsRun;

// ---- Options

// FILE:LINE
static bool read_through(PathsRun *run) {
    const TextList *texts = &run->session.options->values[OPTION_THROUGH].texts;
    if (!texts->count)
        return true;
    const char *text = vector_last(texts), *colon = strrchr(text, ':');
    char *end = NULL;
    unsigned long line = colon ? strtoul(colon + 1, &end, 10) : 0;
    if (!colon || colon == text || !line || *end || line > UINT32_MAX) {
        options_error("option '--through' needs a file and a line, as in 'Foo.java:12', found '%s'",
                      text);
        return false;
    }
    run->paths.filter.file =
        arena_copy_text(run->session.compilation.arena, text, (size_t)(colon - text));
    run->paths.filter.line = (uint32_t)line;
    return true;
}

static const char *last_text(const Options *options, OptionId id) {
    const TextList *texts = &options->values[id].texts;
    return texts->count ? vector_last(texts) : NULL;
}

static bool check_filter(const PathsRun *run) {
    const Compilation *compilation = &run->session.compilation;
    const char *problem = explore_filter_problem(compilation->arena, compilation->sema,
                                                 compilation->sources, &run->paths.filter);
    if (problem)
        options_error("%s", problem);
    return !problem;
}

static bool read_options(PathsRun *run) {
    const Options *options = run->session.options;
    PathOptions *paths = &run->paths;
    bool is_for_programs = verification_wants_details(options);
    paths->check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    paths->check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    paths->depth = options_number(options, OPTION_DEPTH, DEFAULT_DEPTH);
    uint32_t verified = options_number(options, OPTION_VERIFICATION_DEPTH, paths->depth);
    if (verified < paths->depth)
        paths->depth = verified;
    paths->has_inputs = options_given(options, OPTION_FEASIBLE) ||
                        options_given(options, OPTION_JUNIT) || options_given(options, OPTION_JAVA);
    paths->keeps_all = options_given(options, OPTION_LIST) || paths->has_inputs || is_for_programs;
    paths->traces_all =
        paths->keeps_all && (is_for_programs || !options_given(options, OPTION_COMPACT));
    paths->is_unpruned = options_given(options, OPTION_LIST) && !paths->has_inputs;
    paths->makes_tree = options_given(options, OPTION_TREE);
    if (options_given(options, OPTION_SVG) && !paths->makes_tree) {
        options_error("option '--svg' needs '--tree'");
        return false;
    }
    paths->filter.calling = last_text(options, OPTION_CALLING);
    paths->filter.throwing = last_text(options, OPTION_THROWING);
    return read_through(run) &&
           scope_options_read(&run->session.compilation, &paths->check.scope) && check_filter(run);
}

// ---- Progress

// A bar that the next one, or the verdict, overwrites.
static void show_bar(double part, const char *text) {
    enum { WIDTH = 30 };
    char bar[WIDTH + 1];
    int filled = (int)(part * WIDTH);
    for (int i = 0; i < WIDTH; i++)
        bar[i] = i < filled ? '#' : '.';
    bar[WIDTH] = '\0';
    fprintf(stderr, "\r\033[K[%s] %3d %% %s", bar, (int)(part * 100), text);
}

static bool show_progress(void *context, double part, uint32_t paths) {
    PathsRun *run = context;
    static const double SECONDS_BETWEEN = 0.1;
    double now = clock_now();
    if (now < run->shown_at + SECONDS_BETWEEN)
        return true;
    run->shown_at = now;
    Arena *arena = arena_new();
    show_bar(part, arena_format(arena, "%u path%s", paths, paths == 1 ? "" : "s"));
    arena_free(arena);
    return true;
}

// ---- Following

// Overloads of a method get classes of their own.
static uint32_t overload_number(const PathsRun *run, uint32_t index) {
    uint32_t number = 0;
    for (uint32_t i = 0; i < index; i++)
        number +=
            run->session.methods.items[i]->owner == run->session.methods.items[index]->owner &&
            run->session.methods.items[i]->name == run->session.methods.items[index]->name;
    return number;
}

static void write_tests(PathsRun *run, Arena *arena, const PathReport *report, uint32_t index) {
    const char *directory = last_text(run->session.options, OPTION_JUNIT);
    if (!directory || report->verdict->kind == VERDICT_ERROR)
        return;
    PathTests tests = path_tests_write(arena, run->session.compilation.sema, report, directory,
                                       overload_number(run, index),
                                       options_given(run->session.options, OPTION_COVER));
    if (!tests.file) {
        options_error("cannot write tests in '%s'", directory);
        run->loop->error_code = EXIT_ERRORS;
        return;
    }
    const char *remark = arena_format(arena, "%u test%s in %s", tests.written,
                                      tests.written == 1 ? "" : "s", tests.file);
    if (tests.left_out)
        remark = arena_format(arena, "%s; %u path%s without", remark, tests.left_out,
                              tests.left_out == 1 ? "" : "s");
    vector_push(arena, &report->verdict->remarks, remark);
}

static void write_programs(PathsRun *run, Arena *arena, const PathReport *report, uint32_t index) {
    const char *directory = last_text(run->session.options, OPTION_JAVA);
    if (!directory || report->verdict->kind == VERDICT_ERROR)
        return;
    PathPrograms programs =
        path_java_write(arena, run->session.compilation.sema, run->session.compilation.sources,
                        report, directory, overload_number(run, index));
    if (programs.has_failed) {
        options_error("cannot write programs in '%s'", directory);
        run->loop->error_code = EXIT_ERRORS;
        return;
    }
    const char *remark = arena_format(arena, "%u program%s in %s", programs.written,
                                      programs.written == 1 ? "" : "s", directory);
    if (programs.left_out)
        remark = arena_format(arena, "%s; %u path%s without", remark, programs.left_out,
                              programs.left_out == 1 ? "" : "s");
    vector_push(arena, &report->verdict->remarks, remark);
}

// Follows one method, and writes its tests.
static MethodResult judge(void *context, const Plain *plain, uint32_t index) {
    PathsRun *run = context;
    QuerySubject subject =
        session_subject(&run->session, plain->arena, run->session.methods.items[index]);
    PathReport *report = explore_method(&subject, &run->paths);
    method_run_clear_progress();
    write_tests(run, plain->arena, report, index);
    write_programs(run, plain->arena, report, index);
    return (MethodResult){.verdict = plain_paths(plain, report)};
}

// Methods that the filters do not concern count only if none is.
static int take(void *context, const MethodResult *result) {
    PathsRun *run = context;
    bool is_unconcerned = result->verdict->unconcerned == FLAG_YES;
    run->unconcerned += is_unconcerned;
    if (is_unconcerned && run->unconcerned < run->session.methods.count)
        return 0;
    return record_exit_code(result, options_given(run->session.options, OPTION_STRICT));
}

// ---- One method, part by part

typedef struct PartJobs {
    const PathsRun *run;
    FollowPart *follow;
    TakePart *take;
    void *parts;
    uint32_t count;
} PartJobs;

static void run_part(void *context, uint32_t index, FILE *out) {
    const PartJobs *jobs = context;
    jobs->follow(jobs->parts, index, out);
}

static void part_done(void *context, uint32_t index, const JobResult *result) {
    const PartJobs *jobs = context;
    jobs->take(jobs->parts, index, result->text, result->length);
}

static void show_parts(void *context, uint32_t done) {
    const PartJobs *jobs = context;
    Arena *arena = arena_new();
    if (isatty(STDERR_FILENO))
        show_bar((double)done / jobs->count,
                 arena_format(arena, "%u of %u parts", done, jobs->count));
    arena_free(arena);
}

static bool is_part_stopped(void *context) {
    return stop_requested(((const PartJobs *)context)->run->paths.check.stop);
}

static void run_parts(void *context, uint32_t count, FollowPart *follow, TakePart *take_part,
                      void *parts) {
    const PathsRun *run = context;
    PartJobs jobs = {run, follow, take_part, parts, count};
    Jobs tasks = {.context = &jobs,
                  .run = run_part,
                  .done = part_done,
                  .progress = show_parts,
                  .stopped = is_part_stopped};
    jobs_run_apart(&tasks, count, run->paths.jobs);
}

// A single method is followed in parts; but tests need to know types that only the process knows
// which found them, and a tree is whole.
static void prepare_parts(PathsRun *run, uint32_t jobs) {
    const Options *options = run->session.options;
    run->paths.jobs = jobs;
    if (jobs > 1 && !options_given(options, OPTION_JUNIT) && !options_given(options, OPTION_JAVA) &&
        !run->paths.makes_tree)
        run->paths.run_parts = run_parts;
}

static void follow_all(PathsRun *run) {
    const Options *options = run->session.options;
    uint32_t jobs = options_number(options, OPTION_JOBS, 1);
    bool is_apart = jobs > 1 && run->session.methods.count > 1;
    if (!is_apart)
        prepare_parts(run, jobs);
    if (!is_apart && isatty(STDERR_FILENO))
        run->paths.progress = show_progress;
    run->paths.progress_context = run;
    MethodRun loop = {.session = &run->session,
                      .stop = &run->paths.check.stop,
                      .memory = options_number(options, OPTION_MEMORY, 0),
                      .seconds = run->paths.check.timeout,
                      .jobs = is_apart ? jobs : 1,
                      .context = run,
                      .judge = judge,
                      .take = take,
                      .reporter = options_given(options, OPTION_SVG) ? &tree_svg_reporter : NULL,
                      .report = {.is_strict = options_given(options, OPTION_STRICT),
                                 .lists_paths = options_given(options, OPTION_LIST) ||
                                                options_given(options, OPTION_FEASIBLE),
                                 .is_compact = options_given(options, OPTION_COMPACT)}};
    run->loop = &loop;
    method_run(&loop);
}

int command_paths(const Options *options) {
    PathsRun run = {0};
    session_begin(&run.session, options, true);
    run.paths.check.stop = run.session.stop;
    MethodChoice choice = {.names = options->values[OPTION_METHOD].texts,
                           .all = options_given(options, OPTION_ALL),
                           .prefers_main = true,
                           .programs = run.session.lowering};
    if (read_options(&run) && session_choose(&run.session, &choice))
        follow_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    return session_end(&run.session);
}
