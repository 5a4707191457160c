#include "main/confirm.h"

#include "base/clock.h"
#include "base/file.h"
#include "junit/outside.h"
#include "junit/runner.h"
#include "main/confirm_own.h"
#include "main/own_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { START_SECONDS = 60, TEST_SECONDS = 11 }; // the runner gives each test 10

struct Confirm {
    const Compilation *compilation;
    Arena *arena;
    const char *folder;  // of our own
    const char *tests;   // in it, or the user's own
    const char *jdk;     // NULL: there is none, and Jury runs the tests itself
    const char *version; // "on Java 17"
    Buffer said;         // by the runner
    bool keeps_files;
    bool keeps_tests;
};

// ---- Files

static bool write_text(const char *path, const char *text) {
    return file_write(path, text, strlen(text));
}

static bool make_folder(const Confirm *confirm, const char *name) {
    return mkdir(arena_format(confirm->arena, "%s/%s", confirm->folder, name), 0700) == 0;
}

static bool write_sources(const Confirm *confirm) {
    static const char *const folders[] = {"tests",
                                          "classes",
                                          "junit",
                                          "junit/org",
                                          "junit/org/junit",
                                          "junit/org/junit/jupiter",
                                          "junit/org/junit/jupiter/api"};
    Arena *arena = confirm->arena;
    bool is_made = true;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        is_made = is_made && make_folder(confirm, folders[i]);
    const char *api = arena_format(arena, "%s/junit/org/junit/jupiter/api", confirm->folder);
    return is_made &&
           write_text(arena_format(arena, "%s/JuryRunner.java", confirm->folder),
                      junit_runner_source) &&
           write_text(arena_format(arena, "%s/Test.java", api), junit_test_source) &&
           write_text(arena_format(arena, "%s/Assertions.java", api), junit_assertions_source);
}

Confirm *confirm_new(const Compilation *compilation, const char *tests) {
    const char *jdk = class_path_jdk(compilation->class_path);
    Arena *arena = arena_new();
    Confirm *confirm = ARENA_NEW(arena, Confirm);
    confirm->arena = arena;
    confirm->compilation = compilation;
    if (jdk && !access(arena_format(arena, "%s/bin/java", jdk), X_OK))
        confirm->jdk = jdk;
    confirm->folder = own_folder_make(arena, "--confirm");
    if (confirm->folder) {
        confirm->tests = tests ? tests : arena_format(arena, "%s/tests", confirm->folder);
        confirm->keeps_tests = tests;
        if (write_sources(confirm))
            return confirm;
        options_error("option '--confirm' cannot write in '%s': %s", confirm->folder,
                      strerror(errno));
    }
    confirm_free(confirm);
    return NULL;
}

Confirm *confirm_new_own(const Compilation *compilation) {
    Confirm *confirm = confirm_new(compilation, NULL);
    if (confirm)
        confirm->jdk = NULL;
    return confirm;
}

void confirm_free(Confirm *confirm) {
    if (!confirm)
        return;
    if (confirm->folder && !confirm->keeps_files)
        own_folder_remove(confirm->folder);
    buffer_free(&confirm->said);
    arena_free(confirm->arena);
}

const char *confirm_folder(const Confirm *confirm) {
    return confirm->tests;
}

// ---- What is run

// "a.b.C_m_Test" of TESTS/a/b/C_m_Test.java
static const char *class_of(const Confirm *confirm, const char *test) {
    size_t start = strlen(confirm->tests) + 1, length = strlen(test) - start - strlen(".java");
    char *name = arena_copy_text(confirm->arena, test + start, length);
    for (char *at = name; *at; at++)
        if (*at == '/')
            *at = '.';
    return name;
}

// Every source that was read, those that were found on the source path included.
static void write_program(const Confirm *confirm, FILE *file) {
    const UnitList *units = sema_units(confirm->compilation->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const Unit *unit = units->items[i];
        SourceFile *source =
            unit->is_library || !unit->tree
                ? NULL
                : sources_file_at(confirm->compilation->sources, unit->tree->node.span.begin);
        size_t length = source ? strlen(source->path) : 0;
        if (length > 5 && !strcmp(source->path + length - 5, ".java"))
            fprintf(file, "source %s\n", source->path);
    }
}

// Where further sources are that those need; Jury reads of them what a method leads to.
static void write_roots(const Confirm *confirm, FILE *file) {
    const Compilation *compilation = confirm->compilation;
    for (uint32_t i = 0; i < compilation->roots.count; i++) {
        const char *root = compilation->roots.items[i];
        fprintf(file, "root %s\n", *root ? root : ".");
    }
}

// The classes that give the tests their values.
static void write_choices(const Confirm *confirm, FILE *file) {
    ChoiceClasses classes = choices_classes(confirm->compilation->sema);
    if (classes.has_verifier)
        fprintf(file, "source %s/%s\n", confirm->tests,
                choices_verifier(confirm->arena, &classes).path);
    if (classes.has_factory)
        fprintf(file, "source %s/%s\n", confirm->tests, choices_factory().path);
    if (classes.has_cprover)
        fprintf(file, "source %s/%s\n", confirm->tests, choices_cprover(confirm->arena).path);
    const char *outside =
        arena_format(confirm->arena, "%s/%s", confirm->tests, outside_source().path);
    if (!access(outside, R_OK))
        fprintf(file, "source %s\n", outside);
}

static uint32_t write_list(const Confirm *confirm, const char *path, const MethodResult *results,
                           uint32_t count) {
    FILE *file = fopen(path, "w");
    uint32_t tests = 0;
    if (!file)
        return 0;
    fprintf(file, "source %s/junit/org/junit/jupiter/api/Test.java\n", confirm->folder);
    fprintf(file, "source %s/junit/org/junit/jupiter/api/Assertions.java\n", confirm->folder);
    write_program(confirm, file);
    write_roots(confirm, file);
    write_choices(confirm, file);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; results[i].verdict && j < results[i].verdict->violations.count; j++) {
            const char *test = results[i].verdict->violations.items[j].test;
            if (test)
                fprintf(file, "test %s %s\n", class_of(confirm, test), test);
            tests += test != NULL;
        }
    return file_close(file) ? tests : 0;
}

// ---- Running

// The user's own code runs: without a network, where the system lets us.
static void run_java(const Confirm *confirm, const char *list, int out) {
    Arena *arena = confirm->arena;
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0)
        unshare(CLONE_NEWNET);
    const char *java = arena_format(arena, "%s/bin/java", confirm->jdk);
    const char *classes = arena_format(arena, "%s/classes", confirm->folder);
    const char *runner = arena_format(arena, "%s/JuryRunner.java", confirm->folder);
    const char *path = options_text(confirm->compilation->options, OPTION_CLASS_PATH);
    execl(java, "java", "-ea", "-Xshare:auto", "-XX:TieredStopAtLevel=1", runner, classes,
          path ? path : "", list, (char *)NULL);
    _exit(127);
}

static void read_answer(Confirm *confirm, Stop *stop, int from, pid_t child, double seconds) {
    Deadline deadline = deadline_after(seconds);
    char chunk[4096];
    for (;;) {
        struct pollfd ready = {.fd = from, .events = POLLIN};
        if (poll(&ready, 1, 200) < 0 && errno != EINTR)
            break;
        if (deadline_is_past(deadline) || stop_requested(stop)) {
            kill(-child, SIGKILL);
            break;
        }
        ssize_t count = ready.revents ? read(from, chunk, sizeof chunk) : 1;
        if (count <= 0)
            break;
        if (ready.revents)
            buffer_add(&confirm->said, chunk, (size_t)count);
    }
}

static void run_tests(Confirm *confirm, Stop *stop, const char *list, uint32_t tests) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC))
        return;
    pid_t child = fork();
    if (!child) {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        run_java(confirm, list, ends[1]);
    }
    close(ends[1]);
    if (child > 0) {
        read_answer(confirm, stop, ends[0], child, START_SECONDS + TEST_SECONDS * (double)tests);
        waitpid(child, NULL, 0);
    }
    close(ends[0]);
}

// ---- Without a JDK

static const char *simple_name(const char *type) {
    for (const char *at = type; *at; at++)
        if (*at == '.' || *at == '$')
            type = at + 1;
    return type;
}

// The exception that the violation says it ends with; NULL: an assertion of the test fails.
static const char *exception_of(const ViolationRecord *violation) {
    const ThrownRecord *thrown =
        violation->counterexample ? violation->counterexample->thrown : NULL;
    return !strcmp(violation->kind, "exception") && thrown ? thrown->type : NULL;
}

// The sources in the list, for our own interpreter.
static void read_sources(const Confirm *confirm, const char *list, OwnProgram *program) {
    static const char source[] = "source ";
    FILE *file = fopen(list, "r");
    char *line = NULL;
    size_t room = 0;
    while (file && getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, source, strlen(source)))
            vector_push(confirm->arena, &program->sources,
                        arena_format(confirm->arena, "%s", line + strlen(source)));
    }
    free(line);
    if (file)
        fclose(file);
}

static void run_own(Confirm *confirm, Stop *stop, const char *list, const MethodResult *results,
                    uint32_t count) {
    OwnProgram program = {.arena = confirm->arena, .folder = confirm->folder};
    program.class_path = options_text(confirm->compilation->options, OPTION_CLASS_PATH);
    read_sources(confirm, list, &program);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; results[i].verdict && j < results[i].verdict->violations.count; j++) {
            const ViolationRecord *violation = &results[i].verdict->violations.items[j];
            const char *exception = exception_of(violation);
            if (!violation->test || stop_requested(stop))
                continue;
            OwnTest test = {class_of(confirm, violation->test), violation->test,
                            exception ? simple_name(exception) : junit_failure};
            buffer_add_text(&confirm->said, arena_format(confirm->arena, "%s %s\n", test.class_name,
                                                         confirm_own_run(&program, stop, &test)));
        }
}

// ---- What came of it

// What the runner says behind that word at the beginning of a line; NULL: nothing.
static const char *said_of(const Confirm *confirm, const char *word) {
    size_t length = strlen(word);
    const char *at = confirm->said.text, *end = at + confirm->said.length;
    while (at && at < end) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        size_t size = (size_t)((next ? next : end) - at);
        if (size > length && !memcmp(at, word, length) && at[length] == ' ')
            return arena_copy_text(confirm->arena, at + length + 1, size - length - 1);
        at = next ? next + 1 : end;
    }
    return NULL;
}

static bool ends_as_said(const ViolationRecord *violation, const char *end) {
    static const char fails[] = "fails ";
    const char *exception = exception_of(violation);
    if (strncmp(end, fails, strlen(fails)))
        return false;
    const char *type = end + strlen(fails);
    if (exception)
        return !strcmp(simple_name(type), simple_name(exception));
    bool is_overflow = !strcmp(type, "java.lang.StackOverflowError");
    return !strcmp(type, junit_failure) || (is_overflow && !strcmp(violation->kind, "endless"));
}

// True if the violation is to be taken out: it does not happen.
static bool confirm_violation(Confirm *confirm, Arena *arena, ViolationRecord *violation,
                              const char **evidence) {
    const char *compiler = said_of(confirm, "compiler");
    const char *end =
        violation->test && !compiler ? said_of(confirm, class_of(confirm, violation->test)) : NULL;
    bool is_run = end && strncmp(end, "cannot ", strlen("cannot "));
    *evidence = violation->test;
    if (is_run && ends_as_said(violation, end))
        violation->confirmed = arena_format(arena, "confirmed %s", confirm->version);
    else if (is_run && !violation->no_test)
        return true;
    else if (is_run || !violation->test)
        violation->confirmed = arena_format(
            arena, "not run: %s", violation->no_test ? violation->no_test : "it has no test");
    else
        violation->confirmed = arena_format(arena, "not run: %s",
                                            compiler ? arena_format(arena, "javac: %s", compiler)
                                            : end    ? arena_format(arena, "its test %s", end)
                                                  : "the virtual machine ended without an answer");
    if (!confirm->keeps_tests)
        violation->test = violation->no_test = NULL; // it goes
    return false;
}

static void add_not_known(Confirm *confirm, Arena *arena, VerdictRecord *verdict,
                          const ViolationRecord *violation, const char *test) {
    confirm->keeps_files = !confirm->keeps_tests;
    RemarkRecord remark = {
        violation->place,
        arena_format(arena,
                     "%s: violated, but it does not happen %s; this is a bug of Jury, please "
                     "report it with %s",
                     violation->text, confirm->version, test)};
    vector_push(arena, &verdict->unknown, remark);
}

static void confirm_verdict(Confirm *confirm, Arena *arena, VerdictRecord *verdict) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        ViolationRecord violation = verdict->violations.items[i];
        const char *test;
        if (confirm_violation(confirm, arena, &violation, &test))
            add_not_known(confirm, arena, verdict, &violation, test);
        else
            verdict->violations.items[kept++] = violation;
    }
    bool was_violated = verdict->violations.count > 0;
    verdict->violations.count = kept;
    if (was_violated && !kept)
        verdict->verdict = VERDICT_UNKNOWN;
}

void confirm_results(Confirm *confirm, Stop *stop, Arena *arena, MethodResult *results,
                     uint32_t count) {
    const char *list = arena_format(confirm->arena, "%s/list", confirm->folder);
    uint32_t tests = write_list(confirm, list, results, count);
    if (tests && confirm->jdk && !stop_requested(stop))
        run_tests(confirm, stop, list, tests);
    if (tests && !confirm->jdk)
        run_own(confirm, stop, list, results, count);
    confirm->version = confirm->jdk
                           ? arena_format(confirm->arena, "on Java %s", said_of(confirm, "java"))
                           : "in a run of Jury's own interpreter (there is no JDK)";
    for (uint32_t i = 0; i < count; i++)
        if (results[i].verdict) {
            VerdictRecord *verdict = ARENA_NEW(arena, VerdictRecord);
            *verdict = *results[i].verdict;
            confirm_verdict(confirm, arena, verdict);
            results[i].verdict = verdict;
        }
}
