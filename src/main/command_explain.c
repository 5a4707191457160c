// jury explain: why a line is not reached, why a verdict is what it is, and what would mend it.
#include "main/commands.h"

#include "main/check_options.h"
#include "main/explanation.h"
#include "main/jobs.h"
#include "main/verification.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TRIES = 6 }; // of preconditions that are put into the source

// Of the time: for the verdict, and of what is left for reasons and preconditions. The rest is for
// trying what was found.
static const double VERDICT_SHARE = 0.5, REASONS_SHARE = 0.5;

typedef struct ExplainRun {
    ExplainWish wish;
    Session session;
    Deadline deadline; // of everything
    CheckOptions check;
    const char *path;
    uint32_t line;
    uint64_t memory; // MB; 0: no limit
    Method *method;  // at the line
    ExplanationReport report;
} ExplainRun;

// ---- FILE:LINE

static bool read_operand(const Options *options, Arena *arena, ExplainRun *run) {
    const char *text = options->operands.count == 1 ? options->operands.items[0] : NULL;
    const char *colon = text ? strrchr(text, ':') : NULL;
    char *end = NULL;
    errno = 0;
    unsigned long line = colon ? strtoul(colon + 1, &end, 10) : 0;
    bool is_number = colon && colon[1] >= '0' && colon[1] <= '9' && !*end && !errno;
    if (!is_number || !line || line > UINT32_MAX || colon == text) {
        options_error("'jury explain' needs one file and a line of it, as in 'Foo.java:42'%s%s%s",
                      text ? ", found '" : "", text ? text : "", text ? "'" : "");
        return false;
    }
    run->path = arena_copy_text(arena, text, (size_t)(colon - text));
    run->line = (uint32_t)line;
    return true;
}

// ---- The method at the line

static uint32_t line_of(SourceFile *file, Position at) {
    return source_line_column(file, at).line;
}

// From the line of its specification to its last one.
static bool has_line(const ExplainRun *run, SourceFile *file, const Method *method) {
    const MethodDeclaration *declaration = method->declaration;
    if (!declaration || !method_choice_has_body(method))
        return false;
    Span span = declaration->node.span;
    const Node *specification = declaration->specification;
    if (sources_file_at(run->session.compilation.sources, span.begin) != file)
        return false;
    if (specification && specification->span.begin >= file->base &&
        specification->span.begin < span.begin)
        span.begin = specification->span.begin;
    return line_of(file, span.begin) <= run->line && run->line <= line_of(file, span.end - 1);
}

static Method *method_at(ExplainRun *run, SourceFile *file) {
    Compilation *compilation = &run->session.compilation;
    ClassList classes = {0};
    Method *found = NULL;
    method_choice_classes(compilation->arena, compilation->sema, &classes);
    for (uint32_t i = 0; i < classes.count; i++)
        for (uint32_t j = 0; j < classes.items[i]->methods.count; j++) {
            Method *method = classes.items[i]->methods.items[j];
            bool is_inner =
                !found || found->declaration->node.span.begin <
                              (method->declaration ? method->declaration->node.span.begin : 0);
            if (is_inner && has_line(run, file, method))
                found = method;
        }
    return found;
}

static Span line_span(SourceFile *file, uint32_t line) {
    Position begin = source_position(file, line, 1);
    LineColumn at = source_line_column(file, begin);
    return (Span){begin, begin + at.line_length};
}

// A method that is named, which only the language server does.
static Method *named_method(ExplainRun *run, SourceFile *file) {
    MethodChoice choice = {.names = run->session.options->values[OPTION_METHOD].texts};
    if (!session_choose(&run->session, &choice))
        return NULL;
    Method *method = run->session.methods.items[0];
    run->report.line = line_span(file, line_of(file, verdict_method_span(method).begin));
    return method;
}

static Method *find_method(ExplainRun *run) {
    SourceFile *file = run->session.compilation.files.items[0].source;
    if (options_given(run->session.options, OPTION_METHOD))
        return named_method(run, file);
    uint32_t last = file->length ? line_of(file, file->base + file->length - 1) : 0;
    if (run->line > last) {
        options_error("'%s' has %u lines, and no line %u", run->path, last, run->line);
        return NULL;
    }
    Method *method = method_at(run, file);
    if (!method)
        options_error("line %u of '%s' is in no method with a body", run->line, run->path);
    run->report.line = line_span(file, run->line);
    return method;
}

// ---- What would mend it

static Trials trials_of(ExplainRun *run, const Method *method) {
    return (Trials){run->report.arena, &run->session, method, run->check.stop, run->deadline};
}

static void try_preconditions(ExplainRun *run, const Trials *trials) {
    Arena *arena = run->report.arena;
    Sources *sources = run->session.compilation.sources;
    const ClauseList *clauses = &run->report.found->candidates;
    Precondition *best = &run->report.precondition;
    for (uint32_t i = 0; i < clauses->count && i < MOST_TRIES && !best->clause; i++) {
        EditList edits = clause_insertions(arena, sources, trials->method, clauses->items[i]);
        if (!edits.count)
            return;
        const SourceFile *file = sources_file_at(sources, edits.items[0].span.begin);
        Trial trial = trial_check(trials, file, &edits);
        if (trial_is_good(&trial))
            *best = (Precondition){clauses->items[i], trial.verdict, trial.scope, edits};
    }
}

static void mend(ExplainRun *run, const Method *method) {
    Trials trials = trials_of(run, method);
    if (run->wish != EXPLAIN_WEAKENING)
        try_preconditions(run, &trials);
    if (run->wish != EXPLAIN_STRENGTHENING)
        run->report.weakening = weaken(&trials, run->report.found);
}

// ---- The command

// Seconds, of those that are left; 0 where there is no limit.
static double part_of_time(const ExplainRun *run, double part) {
    static const double LEAST = 0.01;
    if (!deadline_is_set(run->deadline))
        return 0;
    double seconds = part * deadline_left(run->deadline);
    return seconds > LEAST ? seconds : LEAST;
}

static void write_report(const ExplainRun *run, FILE *out) {
    if (run->session.options->values[OPTION_EXPLAIN_FORMAT].choice)
        explanation_write_json(out, &run->report);
    else
        explanation_write_text(out, &run->report);
}

// Writes the exit code, and behind it the explanation.
static void explain(ExplainRun *run, const Method *method, FILE *out) {
    if (!session_choose_method(&run->session, method)) {
        fprintf(out, "%d", EXIT_ERRORS);
        return;
    }
    fprintf(out, "%d", EXIT_GOOD);
    QuerySubject subject =
        session_subject(&run->session, run->report.arena, run->session.methods.items[0]);
    CheckOptions check = check_options_for(&run->session, &run->check, subject.method);
    CheckRequest request = check_request(&subject, &check);
    check.timeout = part_of_time(run, VERDICT_SHARE);
    const Verdict *verdict = check_method(&subject, &check);
    check.timeout = part_of_time(run, REASONS_SHARE);
    run->report.found = explain_method(&request, verdict, method, run->report.line);
    if (verdict->kind == VERDICT_VIOLATED)
        mend(run, method);
    diag_flush(run->session.compilation.diagnostics, stderr);
    write_report(run, out);
}

// ---- In a process of its own, which is ended where it does not keep to its limits

static void begin_process(void *context, int pipe) {
    (void)pipe;
    ExplainRun *run = context;
    run->check.stop = stop_new();
    stop_limit_memory(run->check.stop, run->memory);
    stop_watch(run->check.stop, NULL);
}

static void run_process(void *context, uint32_t task, FILE *out) {
    ExplainRun *run = context;
    (void)task;
    explain(run, run->method, out);
}

static void write_failure(ExplainRun *run, const char *reason) {
    Arena *arena = run->report.arena;
    Verdict verdict = {.kind = VERDICT_UNKNOWN,
                       .method = run->method,
                       .name = verdict_method_name(arena, run->method),
                       .span = verdict_method_span(run->method),
                       .scope_sentence = ""};
    Explanation found = {.verdict = &verdict};
    vector_push(arena, &verdict.unknown, ((Remark){verdict.span, reason}));
    explain_unknown(arena, &verdict, &found.unknown);
    run->report.found = &found;
    write_report(run, stdout);
}

static void process_done(void *context, uint32_t task, const JobResult *result) {
    ExplainRun *run = context;
    (void)task;
    if (!result->text) {
        write_failure(run, job_failure(run->report.arena, result, run->check.timeout, run->memory));
        return;
    }
    if (result->text[0] != '0' + EXIT_GOOD)
        run->session.exit_code = result->text[0] - '0';
    fwrite(result->text + 1, 1, result->length - 1, stdout);
}

static bool is_interrupted(void *context) {
    return stop_requested(((const ExplainRun *)context)->session.stop);
}

static void explain_in_process(ExplainRun *run) {
    Jobs jobs = {.context = run,
                 .begin = begin_process,
                 .run = run_process,
                 .done = process_done,
                 .stopped = is_interrupted,
                 .seconds = run->check.timeout,
                 .memory = (size_t)run->memory << 20};
    diag_flush(run->session.compilation.diagnostics, stderr);
    stop_watch(run->session.stop, NULL);
    jobs_run(&jobs, 1, 1);
}

int command_explain(const Options *options) {
    return command_explain_part(options, EXPLAIN_ALL);
}

int command_explain_part(const Options *options, ExplainWish wish) {
    Arena *arena = arena_new();
    ExplainRun run = {.wish = wish, .report.arena = arena};
    if (!read_operand(options, arena, &run)) {
        arena_free(arena);
        return EXIT_ERRORS;
    }
    Options own = *options;
    own.command = COMMAND_CHECK;
    own.operands = (TextList){0};
    vector_push(arena, &own.operands, run.path);
    session_begin(&run.session, &own, true);
    run.memory = verification_most_memory(options);
    run.check.stop = run.session.stop;
    run.report.sources = run.session.compilation.sources;
    run.report.color = verification_wants_color(options);
    if (!run.session.exit_code && check_options_read(&run.session, &run.check))
        run.method = find_method(&run);
    run.deadline = deadline_after(run.check.timeout);
    if (run.method)
        explain_in_process(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    if (run.method && stop_requested(run.session.stop)) // there would be more to say
        run.session.exit_code = verdict_worse_exit_code(run.session.exit_code,
                                                        verdict_exit_code(VERDICT_UNKNOWN, false));
    int exit_code = session_end(&run.session);
    arena_free(arena);
    return exit_code;
}
