// A test becomes a program: its helpers, which use reflection, are those of jury.Own, and a `main`
// around it asserts that it does not fail as was said. `jury verify --means run` runs that program,
// without the JML of the sources, which is not what runs. Every test has a process of its own.
#include "main/confirm_own.h"

#include "base/buffer.h"
#include "base/clock.h"
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUN_SECONDS = 10, MOST_SECONDS = 15 };

// ---- Sources

// Behind a comment, or a literal, that begins at `at`; NULL: none does.
static char *skipped(char *at, bool *is_comment) {
    *is_comment = at[0] == '/' && (at[1] == '/' || at[1] == '*');
    if (*is_comment && at[1] == '/')
        return at + strcspn(at, "\n");
    const char *close = *is_comment ? "*/" : strncmp(at, "\"\"\"", 3) ? NULL : "\"\"\"";
    size_t opens = close ? strlen(close) : 1;
    char quote = *at;
    if (!close && quote != '"' && quote != '\'')
        return NULL;
    for (at += opens; *at; at++) {
        if (*at == '\\' && !*is_comment && at[1])
            at++;
        else if (close ? !strncmp(at, close, opens) : *at == quote)
            return at + opens;
    }
    return at;
}

// What stands in comments is not read as JML any more; everything stays where it was.
static void drop_jml(char *text) {
    for (char *at = text; *at;) {
        bool is_comment;
        char *end = skipped(at, &is_comment);
        if (!end) {
            at++;
            continue;
        }
        for (; at < end; at++)
            if (is_comment && *at == '@')
                *at = ' ';
    }
}

static char *read_source(Arena *arena, const char *path) {
    FILE *file = fopen(path, "r");
    Buffer text = {0};
    char chunk[4096];
    for (size_t count; file && (count = fread(chunk, 1, sizeof chunk, file));)
        buffer_add(&text, chunk, count);
    char *copy = file ? arena_copy_text(arena, text.text ? text.text : "", text.length) : NULL;
    buffer_free(&text);
    if (file)
        fclose(file);
    return copy;
}

static const char *put(OwnProgram *program, const char *path, const char *text) {
    return file_write(path, text, strlen(text))
               ? arena_copy_text(program->arena, path, strlen(path))
               : NULL;
}

// FOLDER/own-N/NAME.java; NULL where that fails.
static const char *put_source(OwnProgram *program, uint32_t number, const char *path) {
    const char *slash = strrchr(path, '/');
    const char *folder = arena_format(program->arena, "%s/own-%u", program->folder, number);
    char *text = read_source(program->arena, path);
    if (!text || (mkdir(folder, 0700) && errno != EEXIST))
        return NULL;
    drop_jml(text);
    return put(program, arena_format(program->arena, "%s/%s", folder, slash ? slash + 1 : path),
               text);
}

// ---- Tests

// The body of a method of the test, which begins with that head, becomes another.
static const char *with_body(Arena *arena, const char *text, const char *head, const char *body) {
    const char *at = strstr(text, head), *open = at ? strstr(at, " {\n") : NULL;
    const char *close = open ? strstr(open, "\n    }\n") : NULL;
    if (!close)
        return text;
    return arena_format(arena, "%.*s {\n        %s%s", (int)(open - text), text, body, close);
}

static const char *test_text(Arena *arena, const char *path) {
    const char *text = read_source(arena, path);
    if (!text)
        return NULL;
    text = with_body(arena, text, "static Object make(", "return jury.Own.make(type);");
    text = with_body(arena, text, "static void set(", "jury.Own.set(object, owner, name, value);");
    text =
        with_body(arena, text, "static Object get(", "return jury.Own.get(object, owner, name);");
    return with_body(arena, text, "static boolean isRejection(", "return false;");
}

// The method behind "@Test".
static const char *test_method(Arena *arena, const char *text) {
    const char *at = strstr(text, "@Test\n");
    const char *name = at ? strstr(at, "void ") : NULL;
    size_t length = name ? strcspn(name + strlen("void "), "(") : 0;
    return length ? arena_copy_text(arena, name + strlen("void "), length) : NULL;
}

static const char *main_text(Arena *arena, const OwnTest *test, const char *method) {
    const char *dot = strrchr(test->class_name, '.');
    const char *package = dot ? arena_format(arena, "package %.*s;\n",
                                             (int)(dot - test->class_name), test->class_name)
                              : "";
    char *expected = arena_copy_text(arena, test->expected, strlen(test->expected));
    for (char *at = expected; *at; at++)
        if (*at == '$')
            *at = '.';
    return arena_format(arena,
                        "%sclass JuryRun {\n"
                        "    public static void main(String[] arguments) {\n"
                        "        String end = \"\";\n"
                        "        try {\n"
                        "            new %s().%s();\n"
                        "        } catch (Throwable thrown) {\n"
                        "            end = \".\" + thrown.getClass().getName().replace('$', '.');\n"
                        "        }\n"
                        "        assert !end.endsWith(\".%s\");\n"
                        "    }\n"
                        "}\n",
                        package, dot ? dot + 1 : test->class_name, method, expected);
}

// ---- The run

typedef VECTOR(const char *) WordList;

static void run_program(const WordList *words, int out) {
    int nothing = open("/dev/null", O_RDWR);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(nothing, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execv("/proc/self/exe", (char *const *)words->items);
    _exit(127);
}

static const char *output_of(Arena *arena, Stop *stop, const WordList *words) {
    int ends[2];
    Buffer said = {0};
    Deadline deadline = deadline_after(MOST_SECONDS);
    pid_t child = pipe2(ends, O_CLOEXEC) ? -1 : fork();
    if (!child)
        run_program(words, ends[1]);
    if (child < 0)
        return "";
    close(ends[1]);
    for (bool is_open = true; is_open;) {
        char chunk[4096];
        struct pollfd ready = {.fd = ends[0], .events = POLLIN};
        poll(&ready, 1, 200);
        if (deadline_is_past(deadline) || stop_requested(stop))
            break;
        ssize_t count = ready.revents ? read(ends[0], chunk, sizeof chunk) : 0;
        is_open = !ready.revents || count > 0;
        buffer_add(&said, chunk, count > 0 ? (size_t)count : 0);
    }
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    close(ends[0]);
    const char *copy = arena_copy_text(arena, said.text ? said.text : "", said.length);
    buffer_free(&said);
    return copy;
}

// What the line of the run says: "run            UNKNOWN    WHY  0.03 s".
static const char *reason_in(Arena *arena, const char *said) {
    const char *line = strstr(said, "\n            run  ");
    const char *word = line ? strstr(line, "UNKNOWN") : NULL;
    if (!word)
        return "Jury's interpreter has no answer";
    word += strlen("UNKNOWN");
    word += strspn(word, " ");
    const char *end = strstr(word, "  ");
    size_t length = end ? (size_t)(end - word) : strcspn(word, "\n");
    return arena_format(arena, "Jury's interpreter stops at: %.*s", (int)length, word);
}

static const char *run(OwnProgram *program, Stop *stop, const OwnTest *test,
                       const WordList *files) {
    Arena *arena = program->arena;
    WordList words = {0};
    static const char *const first[] = {"jury", "verify", "--means", "run", "--format", "text"};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        vector_push(arena, &words, first[i]);
    vector_push(arena, &words, "--timeout");
    vector_push(arena, &words, arena_format(arena, "%d", RUN_SECONDS));
    if (program->class_path) {
        vector_push(arena, &words, "--class-path");
        vector_push(arena, &words, program->class_path);
    }
    vector_push(arena, &words, "--method");
    vector_push(arena, &words, "JuryRun.main");
    for (uint32_t i = 0; i < files->count; i++)
        vector_push(arena, &words, files->items[i]);
    vector_push(arena, &words, NULL);
    const char *said = output_of(arena, stop, &words);
    if (!strncmp(said, "VIOLATED", strlen("VIOLATED")))
        return arena_format(arena, "fails %s", test->expected);
    if (!strncmp(said, "HOLDS", strlen("HOLDS")))
        return "passes";
    return arena_format(arena, "cannot be run: %s", reason_in(arena, said));
}

const char *confirm_own_run(OwnProgram *program, Stop *stop, const OwnTest *test) {
    Arena *arena = program->arena;
    WordList files = {0};
    uint32_t number = 0;
    const char *text = test_text(arena, test->path);
    const char *method = text ? test_method(arena, text) : NULL;
    const char *folder = arena_format(arena, "%s/own-0", program->folder);
    if (!method || (mkdir(folder, 0700) && errno != EEXIST))
        return "cannot be run: there is no test, or no place for it";
    const char *name = strrchr(test->path, '/');
    vector_push(arena, &files,
                put(program, arena_format(arena, "%s/JuryRun.java", folder),
                    main_text(arena, test, method)));
    vector_push(arena, &files, put(program, arena_format(arena, "%s%s", folder, name), text));
    for (uint32_t i = 0; i < program->sources.count; i++)
        vector_push(arena, &files, put_source(program, ++number, program->sources.items[i]));
    for (uint32_t i = 0; i < files.count; i++)
        if (!files.items[i])
            return "cannot be run: its files cannot be written";
    return run(program, stop, test, &files);
}
