// What is asked of the engine: processes that look at a text, or at a method.
#include "lsp/internal.h"

#include "base/clock.h"
#include "base/leaks.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// ---- In the process

static void settle_in(pid_t parent, int pipe) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(pipe, STDOUT_FILENO); // the protocol's own output is out of reach
    dup2(nothing, STDERR_FILENO);
    close(nothing);
    close(pipe);
}

static bool is_command(const json_t *question, const char *command) {
    const char *own = json_string_value(json_array_get(question, 0));
    return own && !strcmp(own, command);
}

static void work(const Server *server, const Document *document, const json_t *question) {
    LspQuestion asked = {.path = document->path,
                         .command = json_string_value(json_array_get(question, 0)),
                         .method = json_string_value(json_array_get(question, 1))};
    for (uint32_t i = 0; i < server->documents.count; i++) {
        const Document *open = server->documents.items[i];
        LspText text = {open->path, open->text.text ? open->text.text : "", open->text.length};
        vector_push(server->arena, &asked.texts, text);
    }
    if (is_command(question, "definition")) {
        asked.line = (uint32_t)json_integer_value(json_array_get(question, 1));
        asked.column = (uint32_t)json_integer_value(json_array_get(question, 2));
        server->engine->define(server->engine->context, &asked, stdout);
    } else if (question)
        server->engine->ask(server->engine->context, &asked);
    else
        server->engine->look(server->engine->context, &asked, stdout);
    fflush(stdout);
    _exit(leaks_found());
}

// ---- Processes

static bool start(Server *server, Document *document, json_t *question, json_t *request) {
    int ends[2];
    pid_t parent = getpid();
    if (pipe2(ends, O_CLOEXEC))
        return false;
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        settle_in(parent, ends[1]);
        work(server, document, question);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        return false;
    }
    Worker worker = {.process = process,
                     .pipe = ends[0],
                     .document = document,
                     .question = json_incref(question),
                     .request = json_incref(request)};
    vector_push(server->arena, &server->workers, worker);
    return true;
}

// False: the process did not end well.
static bool bury(Server *server, uint32_t index) {
    Worker *worker = &server->workers.items[index];
    int status = 0;
    close(worker->pipe);
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR)
        continue;
    buffer_free(&worker->output);
    json_decref(worker->question);
    json_decref(worker->request);
    *worker = vector_last(&server->workers);
    server->workers.count--;
    return WIFEXITED(status) && !WEXITSTATUS(status);
}

// What it started dies with it; a client that waits for it is told.
static void end_early(Server *server, uint32_t index, int code, const char *why) {
    const Worker *worker = &server->workers.items[index];
    json_t *request = json_incref(worker->request);
    pid_t process = worker->process;
    bool is_test = is_command(worker->question, "test");
    kill(process, SIGKILL);
    bury(server, index);
    if (is_test)
        test_folder_remove(process);
    if (request)
        message_fail(server, request, code, why);
}

void ask_stop(Server *server, const Document *document) {
    for (uint32_t i = server->workers.count; i-- > 0;) {
        const Worker *worker = &server->workers.items[i];
        if (document && worker->document != document)
            continue;
        end_early(server, i, LSP_CONTENT_MODIFIED, "the text has changed");
    }
}

void ask_cancel(Server *server, const json_t *request) {
    for (uint32_t i = server->workers.count; i-- > 0;)
        if (server->workers.items[i].request &&
            json_equal(server->workers.items[i].request, request))
            end_early(server, i, LSP_REQUEST_CANCELLED, "cancelled");
}

// ---- Answers

static json_t *location_of(const Document *document, const json_t *result) {
    const json_t *place = json_object_get(result, "place");
    const char *path = json_string_value(json_object_get(place, "file"));
    json_t *uri = path && place_is_in(document, place) ? json_string(document->uri)
                  : path                               ? place_uri_of_path(path)
                                                       : NULL;
    return uri ? json_pack("{s:o, s:o}", "uri", uri, "range", place_range(document, place))
               : json_null();
}

static void take_answer(Server *server, uint32_t index) {
    Worker *worker = &server->workers.items[index];
    Document *document = worker->document;
    json_t *question = json_incref(worker->question);
    json_t *result = worker->output.length
                         ? json_loadb(worker->output.text, worker->output.length, 0, NULL)
                         : NULL;
    json_t *request = json_incref(worker->request);
    pid_t process = worker->process;
    if (!bury(server, index)) { // what it wrote may be half of a result
        json_decref(result);
        result = NULL;
    }
    if (request)
        message_respond(server, request, location_of(document, result));
    else if (is_command(question, "strengthen"))
        action_strengthen(server, document, result);
    else if (is_command(question, "weaken"))
        action_weaken(server, document, result);
    else if (is_command(question, "test"))
        action_test(server, document, result);
    else if (question)
        answer_verdict(server, document, question, result);
    else
        answer_outline(server, document, result);
    if (is_command(question, "strengthen") || is_command(question, "weaken") ||
        is_command(question, "test"))
        publish_state(server, document);
    if (is_command(question, "test"))
        test_folder_remove(process);
    json_decref(question);
    json_decref(result);
}

void ask_read(Server *server, uint32_t index) {
    enum { PIECE = 1 << 16 };
    char piece[PIECE];
    Worker *worker = &server->workers.items[index];
    ssize_t length = read(worker->pipe, piece, PIECE);
    if (length < 0 && errno == EINTR)
        return;
    if (length > 0)
        buffer_add(&worker->output, piece, (size_t)length);
    else
        take_answer(server, index);
}

// ---- Starting

static void look_at_due(Server *server) {
    for (uint32_t i = 0; i < server->documents.count; i++) {
        Document *document = server->documents.items[i];
        if (!document->due || document->due > clock_now())
            continue;
        document->due = 0;
        if (!start(server, document, NULL, NULL))
            answer_outline(server, document, NULL);
    }
}

static void ask_waiting(Server *server) {
    for (uint32_t i = 0; i < server->documents.count; i++) {
        Document *document = server->documents.items[i];
        while (json_array_size(document->waiting) && server->workers.count < server->engine->jobs) {
            json_t *question = json_incref(json_array_get(document->waiting, 0));
            json_array_remove(document->waiting, 0);
            server->asked++;
            if (!start(server, document, question, NULL))
                answer_verdict(server, document, question, NULL);
            json_decref(question);
        }
    }
}

void ask_due(Server *server) {
    look_at_due(server);
    ask_waiting(server);
}

void ask_method(Server *server, Document *document, const char *command, const char *name) {
    const json_t *method = document_method(document, name);
    if (!method || !strcmp(document_state(server, document, command, method), "running"))
        return;
    json_array_append_new(document->waiting, json_pack("[s, s]", command, name));
}

void ask_definition(Server *server, Document *document, json_int_t line, json_int_t character,
                    json_t *request) {
    json_t *question =
        json_pack("[s, I, I]", "definition", line + 1, place_column(document, line, character));
    if (!start(server, document, question, request))
        message_respond(server, json_incref(request), json_null());
    json_decref(question);
}
