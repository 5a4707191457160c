// Shared by the files of the language server.
#ifndef JURY_LSP_INTERNAL_H
#define JURY_LSP_INTERNAL_H

#include "base/buffer.h"
#include "lsp/lsp.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// Of JSON-RPC and the protocol.
enum {
    LSP_PARSE_ERROR = -32700,
    LSP_INVALID_REQUEST = -32600,
    LSP_METHOD_NOT_FOUND = -32601,
    LSP_INVALID_PARAMS = -32602,
    LSP_NOT_INITIALIZED = -32002,
    LSP_REQUEST_CANCELLED = -32800,
    LSP_CONTENT_MODIFIED = -32801,
};

// An open document, and what is known of it.
typedef struct Document {
    char *uri;
    char *path; // what the engine calls it
    Buffer text;
    json_int_t version;
    double due;       // time at which it is to be looked at again; 0: it is not
    json_t *outline;  // that the engine wrote about this text, or an earlier one; NULL: none yet
    bool is_current;  // … about this one
    json_t *verdicts; // of the methods of the outline: {"check NAME": verdict}
    json_t *cache;    // {"check NAME": {"key", "left_out", "verdict"}}
    json_t *waiting;  // questions to be asked: [["check", "NAME"], …]
} Document;

// A process that finds something out about a document.
typedef struct Worker {
    pid_t process;
    int pipe;
    Buffer output;
    Document *document;
    json_t *question; // ["check", "NAME"]; NULL: the engine looks at the text
    json_t *request;  // ["definition"] is asked for this id of the client; else NULL
} Worker;

typedef struct Server {
    const LspEngine *engine;
    Arena *arena; // of the lists
    Buffer input; // not read yet
    VECTOR(Document *) documents;
    VECTOR(Worker) workers;
    json_int_t asked;    // questions so far
    json_int_t requests; // to the client, so far
    bool is_initialized;
    bool is_shut_down;
    bool is_over;
    bool refreshes_lenses; // the client can be asked to
    bool refreshes_hints;
    bool edits_versions; // it takes changes of a version of a document
    bool creates_files;  // … and new files among them
} Server;

// ---- message.c: JSON-RPC

typedef enum MessageResult { MESSAGE_NONE, MESSAGE_READ, MESSAGE_BAD } MessageResult;

// Takes the next message out of the input. NONE: there is not all of one; BAD: it was none, and a
// response has been written.
MessageResult message_take(Server *server, json_t **message);
// All steal the references; a client that is gone ends the server.
void message_respond(Server *server, json_t *id, json_t *result);
void message_fail(Server *server, json_t *id, int code, const char *text);
void message_notify(Server *server, const char *method, json_t *params);
void message_request(Server *server, const char *method, json_t *params); // params may be NULL

// ---- place.c: paths and positions

char *place_path_of_uri(const char *uri);    // to be freed with memory_free
json_t *place_uri_of_path(const char *path); // a JSON text; NULL: it has none
// A place of docs/json.md as a Range, whose columns count units of UTF-16.
json_t *place_range(const Document *document, const json_t *place);
// The byte at a position of the client; the end of its line, or of the text, if there are not so
// many. NULL: there is no text.
const char *place_at(const Document *document, json_int_t line, json_int_t character);
json_int_t place_column(const Document *document, json_int_t line, json_int_t character); // from 1
json_t *place_line_end(const Document *document, json_int_t line); // a Position
bool place_is_in(const Document *document, const json_t *place);
bool place_range_has(const json_t *range, json_int_t line, json_int_t character);

// ---- document.c

Document *document_find(const Server *server, const char *uri);
void document_open(Server *server, const char *uri, const char *text, size_t length,
                   json_int_t version);
void document_change(Server *server, Document *document, const char *text, size_t length,
                     json_int_t version);
void document_close(Server *server, Document *document);
// Others may have changed: whatever could depend on them is looked at again.
void document_look_again(Server *server, const Document *except, bool at_once);
const json_t *document_method(const Document *document,
                              const char *name); // of the outline; or NULL
const json_t *document_verdict(const Document *document, const char *command,
                               const json_t *method); // or NULL
// "stale", "running", "none", the key of the verdict, or "known" of what has none: loop bounds
const char *document_state(const Server *server, const Document *document, const char *command,
                           const json_t *method);

// ---- ask.c: what is asked of the engine, and its answers

void ask_due(Server *server); // starts what is to be started
void ask_method(Server *server, Document *document, const char *command, const char *name);
// The answer goes to the client when it is there.
void ask_definition(Server *server, Document *document, json_int_t line, json_int_t character,
                    json_t *request);
void ask_cancel(Server *server, const json_t *request);  // of the client, if it waits for one
void ask_read(Server *server, uint32_t worker);          // what it has written; it may have ended
void ask_stop(Server *server, const Document *document); // NULL: all documents

// ---- answer.c: the answer of the engine, kept and brought up to date

// The new outline is taken; what was known and is not changed stays known.
void answer_outline(Server *server, Document *document, json_t *outline);
// NULL: the process ended without a result.
void answer_verdict(Server *server, Document *document, const json_t *question, json_t *result);

// ---- test_folder.c

void test_folder_remove(pid_t process); // with all that is in it, if it is there

// ---- publish.c: what the client is told by itself

void publish_diagnostics(Server *server, const Document *document);
void publish_state(Server *server, const Document *document);

// ---- feature.c: what the client asks for

json_t *feature_hover(const Server *server, const Document *document, json_int_t line,
                      json_int_t character);
json_t *feature_symbols(const Document *document);
json_t *feature_lenses(const Server *server, const Document *document);

// ---- hint.c, completion.c

json_t *feature_hints(const Document *document, json_int_t first, json_int_t last); // lines from 0
json_t *feature_completion(const Server *server, const Document *document, json_int_t line,
                           json_int_t character);

// ---- action.c

json_t *action_list(const Server *server, const Document *document, const json_t *range,
                    const json_t *only);
// Of the answers of the engine, which may be NULL: the client is asked for the change.
void action_strengthen(Server *server, const Document *document, const json_t *result);
void action_weaken(Server *server, const Document *document, const json_t *result);
void action_test(Server *server, const Document *document, const json_t *result);

// ---- explain.c: verdicts in words; all add to the buffer

void explain_violation(Buffer *text, const json_t *violation);
void explain_verdict(Buffer *text, const json_t *verdict); // as Markdown
const char *explain_word(const char *key);                 // "HOLDS, CUT" of "holds_cut"
void explain_bounds(Buffer *text, const json_t *bounds);   // "line 12: 0 to 3", for each loop

#endif
