// Random inputs: pre-states of the scope, as a solver finds them near random wishes, become tests
//                (junit/violation_tests.h) that fail if the method ends exactly as the terms say.
//                The interpreter, which knows nothing of terms, runs them (main/confirm.h).
// Class files:   javac compiles the sources into a folder of our own; a second session has the same
//                sources and options, and runs the code of the class files (--class-bodies).
#include "main/cross_ways.h"

#include "analysis/analysis.h"
#include "check/samples.h"
#include "junit/violation_tests.h"
#include "main/check_options.h"
#include "main/confirm.h"
#include "main/own_folder.h"
#include "report/plain.h"
#include "sema/queries.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_RUNS = 8, JAVAC_SECONDS = 60 };
static const double SAMPLE_SECONDS = 3, SAMPLE_SHARE = 0.2; // of the time for the method

struct CrossWays {
    Arena *arena;
    Session *session;
    const char *folder;  // of our own
    const char *problem; // why there are no class files, or NULL
    Options options;     // of the second session
    Session compiled;    // begun when first asked for
    bool has_begun;
};

// ---- Class files

typedef VECTOR(const char *) WordList;

static void add_sources(CrossWays *ways, WordList *words) {
    const Compilation *compilation = &ways->session->compilation;
    const UnitList *units = sema_units(compilation->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const Unit *unit = units->items[i];
        SourceFile *source =
            unit->is_library || !unit->tree
                ? NULL
                : sources_file_at(compilation->sources, unit->tree->node.span.begin);
        size_t length = source ? strlen(source->path) : 0;
        if (length > 5 && !strcmp(source->path + length - 5, ".java"))
            vector_push(ways->arena, words, source->path);
    }
}

static const char *joined(Arena *arena, const char *list, const char *one) {
    return *list ? arena_format(arena, "%s:%s", list, one) : one;
}

static void javac_words(CrossWays *ways, const char *javac, WordList *words) {
    const Compilation *compilation = &ways->session->compilation;
    const char *roots = "", *class_path = "";
    for (uint32_t i = 0; i < compilation->roots.count; i++)
        roots = joined(ways->arena, roots, compilation->roots.items[i]);
    const TextList *lists = &ways->session->options->values[OPTION_CLASS_PATH].texts;
    for (uint32_t i = 0; i < lists->count; i++)
        class_path = joined(ways->arena, class_path, lists->items[i]);
    const char *const first[] = {javac,
                                 "-J-XX:+UseSerialGC",
                                 "-J-XX:TieredStopAtLevel=1",
                                 "-nowarn",
                                 "-proc:none",
                                 "-encoding",
                                 "UTF-8",
                                 "-sourcepath",
                                 *roots ? roots : ways->folder,
                                 "-classpath",
                                 *class_path ? class_path : ways->folder,
                                 "-d",
                                 ways->folder};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        vector_push(ways->arena, words, first[i]);
    add_sources(ways, words);
    vector_push(ways->arena, words, NULL);
}

static void run_javac(const WordList *words) {
    int nothing = open("/dev/null", O_RDWR);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        dup2(nothing, file);
    execv(words->items[0], (char *const *)words->items);
    _exit(127);
}

static bool ends_well(pid_t child, Stop *stop) {
    Deadline deadline = deadline_after(JAVAC_SECONDS);
    int status = 0;
    while (!waitpid(child, &status, WNOHANG)) {
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
        if (deadline_is_past(deadline) || stop_requested(stop))
            kill(child, SIGKILL);
    }
    return WIFEXITED(status) && !WEXITSTATUS(status);
}

// Why there are no class files; NULL: there are.
static const char *compile(CrossWays *ways) {
    const char *jdk = class_path_jdk(ways->session->compilation.class_path);
    const char *javac = jdk ? arena_format(ways->arena, "%s/bin/javac", jdk) : NULL;
    WordList words = {0};
    if (!javac || access(javac, X_OK))
        return "there is no javac";
    javac_words(ways, javac, &words);
    pid_t child = fork();
    if (!child)
        run_javac(&words);
    return child > 0 && ends_well(child, ways->session->stop) ? NULL : "javac refuses the sources";
}

static void begin_compiled(CrossWays *ways) {
    ways->has_begun = true;
    ways->options = *ways->session->options;
    OptionValue *path = &ways->options.values[OPTION_CLASS_PATH];
    TextList texts = {0};
    vector_push(ways->arena, &texts, ways->folder);
    for (uint32_t i = 0; i < path->texts.count; i++)
        vector_push(ways->arena, &texts, path->texts.items[i]);
    *path = (OptionValue){.is_given = true, .texts = texts};
    ways->options.values[OPTION_CLASS_BODIES].is_given = true;
    session_begin_beside(&ways->compiled, &ways->options);
    if (ways->compiled.exit_code)
        ways->problem = "the class files cannot be read";
}

static Crossed by_class_files(void *context, const CheckRequest *request, const Verdict *verdict) {
    static const char way[] = "class files";
    CrossWays *ways = context;
    (void)verdict;
    if (!ways->has_begun && !ways->problem)
        begin_compiled(ways);
    CheckOptions options = {.stop = request->options->stop};
    if (!ways->problem && (!check_options_read(&ways->compiled, &options) ||
                           !session_choose_method(&ways->compiled, request->method) ||
                           ways->compiled.methods.count != 1))
        ways->problem = "the method is not found";
    if (ways->problem)
        return (Crossed){.way = way, .answer = ways->problem};
    Method *method = ways->compiled.methods.items[0];
    options = check_options_for(&ways->compiled, &options, method);
    QuerySubject subject = session_subject(&ways->compiled, request->arena, method);
    return crossed_verdict(way, check_method(&subject, &options));
}

// ---- Random inputs

typedef struct RunCounts {
    uint32_t as_said, otherwise;
    const char *reason, *evidence; // of those that were not run; where the others ended otherwise
} RunCounts;

static RunCounts count_runs(const MethodResult *result) {
    static const char confirmed[] = "confirmed";
    RunCounts counts = {.otherwise = result->verdict->unknown.count};
    for (uint32_t i = 0; i < result->verdict->violations.count; i++) {
        const char *said = result->verdict->violations.items[i].confirmed;
        if (said && !strncmp(said, confirmed, strlen(confirmed)))
            counts.as_said++;
        else
            counts.reason = said;
    }
    if (counts.otherwise)
        counts.evidence = result->verdict->unknown.items[0].text;
    return counts;
}

static Verdict *verdict_of_runs(const CheckRequest *request, const Samples *samples,
                                const Verdict *verdict) {
    Verdict *runs = ARENA_NEW(request->arena, Verdict);
    *runs = (Verdict){.kind = VERDICT_VIOLATED,
                      .method = verdict->method,
                      .name = verdict->name,
                      .span = verdict->span,
                      .scope = verdict->scope,
                      .scope_sentence = verdict->scope_sentence,
                      .violations = samples->runs};
    return runs;
}

static RunCounts run_all(CrossWays *ways, const CheckRequest *request, Verdict *runs) {
    Confirm *confirm = confirm_new_own(&ways->session->compilation);
    if (!confirm)
        return (RunCounts){.reason = "there is no place for files"};
    violation_tests_write(request->arena, request->sema, request->sources, runs,
                          confirm_folder(confirm), false);
    Plain plain = {request->arena, request->sources};
    MethodResult result = {.verdict = plain_verdict(&plain, runs)};
    confirm_results(confirm, request->options->stop, request->arena, &result, 1);
    RunCounts counts = count_runs(&result);
    confirm_free(confirm);
    return counts;
}

static double seconds_for_samples(const CheckRequest *request) {
    double part = request->options->timeout * SAMPLE_SHARE;
    return part > 0 && part < SAMPLE_SECONDS ? part : SAMPLE_SECONDS;
}

// Programs are run as a whole, in the check itself; where contracts stand for calls, executions do
// not end as Java's do.
static Crossed by_runs(void *context, const CheckRequest *request, const Verdict *verdict) {
    static const char way[] = "runs on random inputs";
    bool holds = verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT;
    if (!holds || verdict->scope.from_start || verdict->contracts.count ||
        query_is_main(request->method))
        return (Crossed){0};
    Samples samples = check_samples(request, MOST_RUNS, seconds_for_samples(request));
    if (samples.broken)
        return (Crossed){.way = way,
                         .answer = arena_format(request->arena, "%s is violated", samples.broken),
                         .is_violated = true};
    if (!samples.runs.count)
        return (Crossed){.way = way, .answer = "none was found"};
    Verdict *runs = verdict_of_runs(request, &samples, verdict);
    RunCounts counts = run_all(context, request, runs);
    if (counts.otherwise)
        return (Crossed){.way = way, .answer = counts.evidence, .is_violated = true};
    if (!counts.as_said)
        return (Crossed){.way = way, .answer = counts.reason};
    return (Crossed){.way = way,
                     .answer = arena_format(request->arena, "%u of %u end as they should",
                                            counts.as_said, samples.runs.count)};
}

// ---- All

CrossWays *cross_ways_new(Session *session) {
    Arena *arena = arena_new();
    CrossWays *ways = ARENA_NEW(arena, CrossWays);
    *ways = (CrossWays){.arena = arena, .session = session};
    ways->folder = own_folder_make(arena, "--cross");
    if (!ways->folder) {
        cross_ways_free(ways);
        return NULL;
    }
    ways->problem = compile(ways);
    return ways;
}

void cross_ways_free(CrossWays *ways) {
    if (!ways)
        return;
    if (ways->has_begun)
        session_end_beside(&ways->compiled);
    if (ways->folder)
        own_folder_remove(ways->folder);
    arena_free(ways->arena);
}

Verdict *cross_ways_check(CrossWays *ways, const CheckRequest *request, Verdict *verdict) {
    bool has_grown = options_given(ways->session->options, OPTION_GROW);
    CrossWay more[] = {{by_runs, ways}, {by_class_files, ways}};
    return check_cross(request, verdict, more, has_grown ? 1 : 2);
}
