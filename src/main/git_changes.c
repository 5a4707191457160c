// `git diff` tells the lines; a method has changed where one of its own has, and all of a class
// have where a line has that belongs to none of them. Files that git does not know are new.
#include "main/git_changes.h"

#include "analysis/analysis.h"
#include "base/buffer.h"
#include "main/method_choice.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Lines of one file, as it is now.
typedef struct Change {
    const char *path; // from the root of the repository
    uint32_t first, last;
} Change;

typedef struct Changes {
    Arena *arena;
    const char *root;
    VECTOR(Change) lines;
    Buffer tracked; // paths from the root, each with a NUL behind
    Map methods;    // Method, or Class whose static initialiser it is -> itself
} Changes;

// ---- Git

// What it writes, in `out`; false where it fails: it has said why itself.
static bool run_git(const char *const *arguments, Buffer *out) {
    int ends[2];
    if (pipe(ends))
        return false;
    pid_t child = fork();
    if (!child) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execvp("git", (char *const *)arguments);
        _exit(127);
    }
    close(ends[1]);
    char text[4096];
    for (ssize_t length; child > 0;) {
        length = read(ends[0], text, sizeof text);
        if (length > 0)
            buffer_add(out, text, (size_t)length);
        else if (!length || errno != EINTR)
            break;
    }
    close(ends[0]);
    int status = 1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return child > 0 && WIFEXITED(status) && !WEXITSTATUS(status);
}

static bool find_root(Changes *changes, const SourceFile *file) {
    char *path = realpath(file->path, NULL);
    char *slash = path ? strrchr(path, '/') : NULL;
    if (!slash)
        return false;
    slash[slash == path] = 0; // the folder
    const char *arguments[] = {"git", "-C", path, "rev-parse", "--show-toplevel", NULL};
    Buffer out = {0};
    bool is_found = run_git(arguments, &out) && out.length;
    if (is_found)
        changes->root = arena_copy_text(changes->arena, out.text, out.length - 1);
    buffer_free(&out);
    memory_free(path);
    return is_found;
}

// ---- Its answer

// "14,3", behind the sign: the first line, and how many there are
static Change range_at(const char *text) {
    char *end;
    uint32_t first = (uint32_t)strtoul(text, &end, 10);
    uint32_t count = *end == ',' ? (uint32_t)strtoul(end + 1, NULL, 10) : 1;
    return (Change){NULL, first, first + count};
}

// "@@ -12,3 +14,0 @@": behind line 14 some were taken out. Gives how many lines follow.
static uint32_t read_hunk(Changes *changes, const char *path, const char *line) {
    const char *minus = strchr(line, '-'), *plus = minus ? strchr(minus, '+') : NULL;
    if (!plus)
        return 0;
    Change before = range_at(minus + 1), now = range_at(plus + 1);
    bool is_gone = now.first == now.last;
    Change change = {path, now.first, is_gone ? now.first + 1 : now.last - 1};
    if (path)
        vector_push(changes->arena, &changes->lines, change);
    return before.last - before.first + now.last - now.first;
}

// False where a path is written in a way that is not read here.
static bool read_diff(Changes *changes, char *text) {
    const char *path = NULL;
    uint32_t left = 0; // lines of a hunk, which may look like anything
    for (char *save = NULL, *line = strtok_r(text, "\n", &save); line;
         line = strtok_r(NULL, "\n", &save)) {
        if (left && (*line == '+' || *line == '-')) {
            left--;
            continue;
        }
        if (!strncmp(line, "+++ ", 4)) {
            if (strncmp(line, "+++ b/", 6) && strcmp(line, "+++ /dev/null"))
                return false;
            path =
                line[4] == 'b' ? arena_copy_text(changes->arena, line + 6, strlen(line + 6)) : NULL;
        } else if (!strncmp(line, "@@ -", 4)) {
            left = read_hunk(changes, path, line);
        }
    }
    return true;
}

static bool ask_git(Changes *changes, const char *revision) {
    const char *difference[] = {"git",
                                "-C",
                                changes->root,
                                "-c",
                                "core.quotepath=off",
                                "diff",
                                "-U0",
                                "--no-color",
                                "--no-renames",
                                "--no-ext-diff",
                                "--src-prefix=a/",
                                "--dst-prefix=b/",
                                revision,
                                "--",
                                NULL};
    const char *tracked[] = {"git", "-C", changes->root, "ls-files", "-z", NULL};
    Buffer out = {0};
    bool is_known = run_git(difference, &out) && run_git(tracked, &changes->tracked);
    buffer_add_char(&out, 0);
    is_known = is_known && read_diff(changes, out.text);
    buffer_free(&out);
    return is_known;
}

// ---- Methods

// As git names it; NULL: it lies elsewhere.
static const char *path_in_root(const Changes *changes, const SourceFile *file) {
    char *path = realpath(file->path, NULL);
    size_t length = strlen(changes->root);
    const char *inner = NULL;
    if (path && !strncmp(path, changes->root, length) && path[length] == '/')
        inner = arena_copy_text(changes->arena, path + length + 1, strlen(path + length + 1));
    memory_free(path);
    return inner;
}

static bool is_tracked(const Changes *changes, const char *path) {
    for (size_t at = 0; path && at < changes->tracked.length;
         at += strlen(changes->tracked.text + at) + 1)
        if (!strcmp(changes->tracked.text + at, path))
            return true;
    return false;
}

static bool has_changed(const Changes *changes, SourceFile *file, const char *path, Span span) {
    uint32_t first = source_line_column(file, span.begin).line;
    uint32_t last = source_line_column(file, span.end).line;
    for (uint32_t i = 0; i < changes->lines.count; i++) {
        const Change *change = &changes->lines.items[i];
        if (!strcmp(change->path, path) && change->first <= last && change->last >= first)
            return true;
    }
    return false;
}

// Is every line of the class that has changed one of a method, or of a class inside?
static bool changes_itself(const Changes *changes, SourceFile *file, const char *path,
                           const ClassDeclaration *declaration) {
    uint32_t begin = source_line_column(file, declaration->node.span.begin).line;
    uint32_t end = source_line_column(file, declaration->node.span.end).line;
    for (uint32_t i = 0; i < changes->lines.count; i++) {
        const Change *change = &changes->lines.items[i];
        for (uint32_t line = change->first; !strcmp(change->path, path) && line <= change->last;
             line++) {
            bool is_inside = line < begin || line > end;
            for (uint32_t j = 0; !is_inside && j < declaration->members.count; j++) {
                const Node *member = declaration->members.items[j];
                is_inside = (member->kind == NODE_METHOD || member->kind == NODE_CLASS) &&
                            line >= source_line_column(file, member->span.begin).line &&
                            line <= source_line_column(file, member->span.end).line;
            }
            if (!is_inside)
                return true;
        }
    }
    return false;
}

static void add_class(Changes *changes, const Session *session, Class *class_symbol) {
    SourceFile *file = class_symbol->unit ? class_symbol->unit->file : NULL;
    const char *path = file ? path_in_root(changes, file) : NULL;
    bool is_new = !is_tracked(changes, path);
    bool changes_all = is_new || changes_itself(changes, file, path, class_symbol->declaration);
    Arena *arena = session->compilation.arena;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        if (changes_all || (method->declaration &&
                            has_changed(changes, file, path, method->declaration->node.span)))
            map_put(arena, &changes->methods, method, method);
    }
    if (changes_all)
        map_put(arena, &changes->methods, class_symbol, class_symbol);
}

static void keep_changed(Changes *changes, Session *session) {
    Arena *arena = session->compilation.arena;
    ClassList classes = {0};
    method_choice_classes(arena, session->compilation.sema, &classes);
    for (uint32_t i = 0; i < classes.count; i++)
        add_class(changes, session, classes.items[i]);
    analysis_add_callers(session->lowering, arena, &changes->methods);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < session->methods.count; i++)
        if (map_get(&changes->methods, session->methods.items[i]))
            session->methods.items[kept++] = session->methods.items[i];
    session->methods.count = kept;
}

bool git_changes_restrict(Session *session, const char *revision) {
    Changes changes = {.arena = arena_new()};
    const UnitList *units = sema_units(session->compilation.sema);
    const SourceFile *file = units->count ? units->items[0]->file : NULL;
    bool is_known =
        *revision != '-' && file && find_root(&changes, file) && ask_git(&changes, revision);
    if (is_known)
        keep_changed(&changes, session);
    else
        options_error("option '--since' needs files in a repository of git, and a revision of it; "
                      "found '%s'",
                      revision);
    buffer_free(&changes.tracked);
    arena_free(changes.arena);
    return is_known;
}
