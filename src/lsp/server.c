// The loop of the server, and what each message asks for.
#include "lsp/internal.h"

#include "base/clock.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

// ---- Parameters

static const char *document_uri(const json_t *params) {
    return json_string_value(json_object_get(json_object_get(params, "textDocument"), "uri"));
}

static json_int_t document_version(const json_t *params) {
    return json_integer_value(json_object_get(json_object_get(params, "textDocument"), "version"));
}

// ---- Requests: the result, or NULL where the parameters are wrong

static bool can(const json_t *capabilities, const char *group, const char *feature) {
    return json_is_true(json_object_get(json_object_get(capabilities, group), feature));
}

static void read_capabilities(Server *server, const json_t *params) {
    const json_t *workspace = json_object_get(json_object_get(params, "capabilities"), "workspace");
    const json_t *edits = json_object_get(workspace, "workspaceEdit");
    size_t i;
    json_t *operation;
    server->refreshes_lenses = can(workspace, "codeLens", "refreshSupport");
    server->refreshes_hints = can(workspace, "inlayHint", "refreshSupport");
    server->edits_versions = can(workspace, "workspaceEdit", "documentChanges");
    json_array_foreach(json_object_get(edits, "resourceOperations"), i, operation) {
        const char *word = json_string_value(operation);
        server->creates_files |= word && !strcmp(word, "create");
    }
}

static json_t *initialize(Server *server, const json_t *params) {
    read_capabilities(server, params);
    server->is_initialized = true;
    json_t *capabilities = json_pack(
        "{s:{s:b, s:i, s:b}, s:b, s:b, s:b, s:b, s:{s:b}}", "textDocumentSync", "openClose", 1,
        "change", 1, "save", 1, "hoverProvider", 1, "documentSymbolProvider", 1,
        "definitionProvider", 1, "inlayHintProvider", 1, "codeLensProvider", "resolveProvider", 0);
    json_object_set_new(capabilities, "codeActionProvider",
                        json_pack("{s:[s]}", "codeActionKinds", "quickfix"));
    json_object_set_new(capabilities, "completionProvider",
                        json_pack("{s:[s, s]}", "triggerCharacters", "\\", "@"));
    json_object_set_new(capabilities, "executeCommandProvider",
                        json_pack("{s:[s, s, s, s, s, s]}", "commands", "jury.check", "jury.prove",
                                  "jury.bounds", "jury.strengthen", "jury.weaken", "jury.test"));
    return json_pack("{s:o, s:{s:s}}", "capabilities", capabilities, "serverInfo", "name", "jury");
}

static json_t *shut_down(Server *server, const json_t *params) {
    (void)params;
    server->is_shut_down = true;
    ask_stop(server, NULL);
    return json_null();
}

static json_t *hover(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    const json_t *position = json_object_get(params, "position");
    if (!document || !json_is_object(position))
        return NULL;
    return feature_hover(server, document, json_integer_value(json_object_get(position, "line")),
                         json_integer_value(json_object_get(position, "character")));
}

static json_t *document_symbol(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    return document ? feature_symbols(document) : NULL;
}

static json_t *code_lens(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    return document ? feature_lenses(server, document) : NULL;
}

typedef struct Position {
    json_int_t line, character;
} Position;

// Of a request; false: there is none.
static bool read_position(const json_t *position, Position *to) {
    const json_t *line = json_object_get(position, "line");
    const json_t *character = json_object_get(position, "character");
    *to = (Position){json_integer_value(line), json_integer_value(character)};
    return json_is_integer(line) && json_is_integer(character) && to->line >= 0 &&
           to->character >= 0;
}

static json_t *inlay_hint(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    const json_t *range = json_object_get(params, "range");
    Position first, last;
    if (!document || !read_position(json_object_get(range, "start"), &first) ||
        !read_position(json_object_get(range, "end"), &last))
        return NULL;
    return feature_hints(document, first.line, last.line);
}

static json_t *completion(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    Position at;
    if (!document || !read_position(json_object_get(params, "position"), &at))
        return NULL;
    return feature_completion(server, document, at.line, at.character);
}

static json_t *code_action(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    const json_t *range = json_object_get(params, "range");
    if (!document || !json_is_object(range))
        return NULL;
    return action_list(server, document, range,
                       json_object_get(json_object_get(params, "context"), "only"));
}

// What a command of the client asks of the engine; NULL: there is no such command.
static const char *question_of(const char *command) {
    static const char *const known[][2] = {
        {"jury.check", "check"},           {"jury.prove", "prove"},   {"jury.bounds", "bounds"},
        {"jury.strengthen", "strengthen"}, {"jury.weaken", "weaken"}, {"jury.test", "test"}};
    for (size_t i = 0; command && i < sizeof known / sizeof known[0]; i++)
        if (!strcmp(command, known[i][0]))
            return known[i][1];
    return NULL;
}

static json_t *execute_command(Server *server, const json_t *params) {
    const char *question = question_of(json_string_value(json_object_get(params, "command")));
    const json_t *arguments = json_object_get(params, "arguments");
    Document *document = document_find(server, json_string_value(json_array_get(arguments, 0)));
    const char *name = json_string_value(json_array_get(arguments, 1));
    if (!document || !name || !question)
        return NULL;
    ask_method(server, document, question, name);
    publish_state(server, document);
    return json_null();
}

// ---- Notifications

static void did_open(Server *server, const json_t *params) {
    const char *uri = document_uri(params);
    const json_t *text = json_object_get(json_object_get(params, "textDocument"), "text");
    Document *document = document_find(server, uri);
    if (!uri || !json_is_string(text))
        return;
    if (document)
        document_close(server, document);
    document_open(server, uri, json_string_value(text), json_string_length(text),
                  document_version(params));
}

// The whole text comes each time; of several, the last one counts.
static void did_change(Server *server, const json_t *params) {
    Document *document = document_find(server, document_uri(params));
    const json_t *changes = json_object_get(params, "contentChanges");
    size_t count = json_array_size(changes);
    const json_t *last = count ? json_array_get(changes, count - 1) : NULL;
    const json_t *text = json_object_get(last, "text");
    if (document && json_is_string(text) && !json_object_get(last, "range"))
        document_change(server, document, json_string_value(text), json_string_length(text),
                        document_version(params));
}

static void did_save(Server *server, const json_t *params) {
    const Document *document = document_find(server, document_uri(params));
    if (document)
        document_look_again(server, document, true);
}

static void did_close(Server *server, const json_t *params) {
    Document *document = document_find(server, document_uri(params));
    if (!document)
        return;
    message_notify(server, "textDocument/publishDiagnostics",
                   json_pack("{s:s, s:[]}", "uri", document->uri, "diagnostics"));
    document_look_again(server, document, true); // the file counts again
    document_close(server, document);
}

static void files_changed(Server *server, const json_t *params) {
    (void)params;
    document_look_again(server, NULL, true);
}

static void be_over(Server *server, const json_t *params) {
    (void)params;
    server->is_over = true;
}

static void cancel(Server *server, const json_t *params) {
    ask_cancel(server, json_object_get(params, "id"));
}

static void do_nothing(Server *server, const json_t *params) {
    (void)server;
    (void)params;
}

// ---- Messages

typedef struct Request {
    const char *method;
    json_t *(*answer)(Server *server, const json_t *params);
} Request;

static const Request requests[] = {
    {"initialize", initialize},
    {"shutdown", shut_down},
    {"textDocument/hover", hover},
    {"textDocument/documentSymbol", document_symbol},
    {"textDocument/codeLens", code_lens},
    {"textDocument/inlayHint", inlay_hint},
    {"textDocument/completion", completion},
    {"textDocument/codeAction", code_action},
    {"textDocument/definition", NULL}, // answered later
    {"workspace/executeCommand", execute_command},
};

typedef struct Notification {
    const char *method;
    void (*take)(Server *server, const json_t *params);
} Notification;

static const Notification notifications[] = {
    {"initialized", do_nothing},
    {"$/cancelRequest", cancel},
    {"exit", be_over},
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didSave", did_save},
    {"textDocument/didClose", did_close},
    {"workspace/didChangeWatchedFiles", files_changed},
};

static void answer(Server *server, const Request *request, const json_t *params, json_t *id) {
    Document *document = document_find(server, document_uri(params));
    Position at;
    json_t *result = NULL;
    if (request->answer) {
        result = request->answer(server, params);
    } else if (document && read_position(json_object_get(params, "position"), &at)) {
        ask_definition(server, document, at.line, at.character, id);
        return;
    }
    if (result)
        message_respond(server, json_incref(id), result);
    else
        message_fail(server, json_incref(id), LSP_INVALID_PARAMS,
                     "parameters are missing, or name no open document");
}

static void take_request(Server *server, const char *method, const json_t *params, json_t *id) {
    const Request *request = NULL;
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
        if (!strcmp(requests[i].method, method))
            request = &requests[i];
    bool begins = request && request->answer == initialize;
    if (!server->is_initialized && !begins) {
        message_fail(server, json_incref(id), LSP_NOT_INITIALIZED, "'initialize' comes first");
    } else if (server->is_shut_down || (server->is_initialized && begins)) {
        message_fail(server, json_incref(id), LSP_INVALID_REQUEST,
                     "no request is expected after 'shutdown', and one 'initialize'");
    } else if (!request) {
        message_fail(server, json_incref(id), LSP_METHOD_NOT_FOUND, "unknown method");
    } else {
        answer(server, request, params, id);
    }
}

static void take_notification(Server *server, const char *method, const json_t *params) {
    bool is_exit = !strcmp(method, "exit");
    if (!is_exit && (!server->is_initialized || server->is_shut_down))
        return;
    for (size_t i = 0; i < sizeof notifications / sizeof notifications[0]; i++)
        if (!strcmp(notifications[i].method, method))
            notifications[i].take(server, params);
}

static void take_message(Server *server, const json_t *message) {
    const char *method = json_string_value(json_object_get(message, "method"));
    const json_t *params = json_object_get(message, "params");
    json_t *id = json_object_get(message, "id");
    bool has_id = json_is_integer(id) || json_is_string(id);
    bool is_response =
        has_id && (json_object_get(message, "result") || json_object_get(message, "error"));
    if (is_response && !method)
        return;
    if (!method || (id && !has_id))
        message_fail(server, has_id ? json_incref(id) : NULL, LSP_INVALID_REQUEST,
                     "the message is no request");
    else if (id)
        take_request(server, method, params, id);
    else
        take_notification(server, method, params);
}

static void take_messages(Server *server) {
    for (;;) {
        json_t *message = NULL;
        if (server->is_over)
            return;
        MessageResult result = message_take(server, &message);
        if (result == MESSAGE_NONE)
            return;
        if (result == MESSAGE_READ)
            take_message(server, message);
        json_decref(message);
    }
}

// ---- The loop

static void read_input(Server *server) {
    enum { PIECE = 1 << 16 };
    char piece[PIECE];
    ssize_t length = read(STDIN_FILENO, piece, PIECE);
    if (length < 0 && errno == EINTR)
        return;
    if (length <= 0) {
        server->is_over = true;
        return;
    }
    buffer_add(&server->input, piece, (size_t)length);
    take_messages(server);
}

// Milliseconds until some document is to be looked at; -1: none is.
static int time_to_wait(const Server *server) {
    double first = 0, now = clock_now();
    for (uint32_t i = 0; i < server->documents.count; i++) {
        double due = server->documents.items[i]->due;
        if (due > 0 && (!first || due < first))
            first = due;
    }
    if (!first)
        return -1;
    return first <= now ? 0 : (int)((first - now) * 1000) + 1;
}

// Processes first: a message may end any of them.
static void wait_for_news(Server *server) {
    uint32_t count = server->workers.count;
    struct pollfd *waiting = memory_alloc((count + 1) * sizeof(struct pollfd));
    for (uint32_t i = 0; i < count; i++)
        waiting[i] = (struct pollfd){.fd = server->workers.items[i].pipe, .events = POLLIN};
    waiting[count] = (struct pollfd){.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(waiting, count + 1, time_to_wait(server)) > 0) {
        // From the last on: one that has ended makes place for the last.
        for (uint32_t i = count; i-- > 0;)
            if (waiting[i].revents)
                ask_read(server, i);
        if (waiting[count].revents)
            read_input(server);
    }
    memory_free(waiting);
}

int lsp_serve(const LspEngine *engine) {
    Server server = {.engine = engine, .arena = arena_new()};
    while (!server.is_over) {
        ask_due(&server);
        wait_for_news(&server);
    }
    ask_stop(&server, NULL);
    while (server.documents.count)
        document_close(&server, server.documents.items[0]);
    buffer_free(&server.input);
    arena_free(server.arena);
    return server.is_shut_down ? 0 : 1;
}
