// Open documents.
#include "lsp/internal.h"

#include "base/clock.h"

#include <string.h>

// So long after the last key, it is looked at.
static const double PAUSE = 0.05;

static char *copy_text(const char *text) {
    char *copy = memory_alloc(strlen(text) + 1);
    strcpy(copy, text);
    return copy;
}

Document *document_find(const Server *server, const char *uri) {
    for (uint32_t i = 0; uri && i < server->documents.count; i++)
        if (!strcmp(server->documents.items[i]->uri, uri))
            return server->documents.items[i];
    return NULL;
}

static void set_text(Document *document, const char *text, size_t length, json_int_t version) {
    buffer_clear(&document->text);
    buffer_add(&document->text, text, length);
    document->version = version;
    document->is_current = false;
}

static void look_after(Server *server, Document *document, double seconds) {
    ask_stop(server, document);
    json_array_clear(document->waiting);
    document->is_current = false;
    document->due = clock_now() + seconds;
}

void document_open(Server *server, const char *uri, const char *text, size_t length,
                   json_int_t version) {
    Document *document = memory_alloc(sizeof *document);
    document->uri = copy_text(uri);
    document->path = place_path_of_uri(uri);
    document->verdicts = json_object();
    document->cache = json_object();
    document->waiting = json_array();
    set_text(document, text, length, version);
    vector_push(server->arena, &server->documents, document);
    look_after(server, document, 0);
}

void document_change(Server *server, Document *document, const char *text, size_t length,
                     json_int_t version) {
    set_text(document, text, length, version);
    look_after(server, document, PAUSE);
    document_look_again(server, document, false);
    publish_state(server, document);
}

void document_close(Server *server, Document *document) {
    ask_stop(server, document);
    for (uint32_t i = 0; i < server->documents.count; i++)
        if (server->documents.items[i] == document)
            server->documents.items[i] = server->documents.items[--server->documents.count];
    json_decref(document->outline);
    json_decref(document->verdicts);
    json_decref(document->cache);
    json_decref(document->waiting);
    buffer_free(&document->text);
    memory_free(document->uri);
    memory_free(document->path);
    memory_free(document);
}

// A document that reads no other source depends on none.
static bool may_depend(const Document *document) {
    return !document->outline || !json_is_false(json_object_get(document->outline, "others"));
}

// Not at once: the other is being typed into. What was found out meanwhile is out of date.
void document_look_again(Server *server, const Document *except, bool at_once) {
    for (uint32_t i = 0; i < server->documents.count; i++) {
        Document *document = server->documents.items[i];
        if (document == except || (except && !may_depend(document)))
            continue;
        json_object_clear(document->cache);
        look_after(server, document, 0);
        if (!at_once)
            document->due = 0;
        publish_state(server, document);
    }
}

const json_t *document_method(const Document *document, const char *name) {
    size_t i;
    json_t *method;
    json_array_foreach(json_object_get(document->outline, "methods"), i, method) {
        const char *own = json_string_value(json_object_get(method, "name"));
        if (own && !strcmp(own, name))
            return method;
    }
    return NULL;
}

// ---- States

static void set_question(Buffer *buffer, const char *command, const json_t *method) {
    const char *name = json_string_value(json_object_get(method, "name"));
    buffer_format(buffer, "%s %s", command, name ? name : "");
}

const json_t *document_verdict(const Document *document, const char *command,
                               const json_t *method) {
    Buffer key = {0};
    set_question(&key, command, method);
    const json_t *verdict = json_object_get(document->verdicts, key.text);
    buffer_free(&key);
    return verdict;
}

static bool is_question(const json_t *question, const char *command, const json_t *method) {
    const char *of = json_string_value(json_array_get(question, 0));
    return of && !strcmp(of, command) &&
           json_equal(json_array_get(question, 1), json_object_get(method, "name"));
}

static bool is_open_question(const Server *server, const Document *document, const char *command,
                             const json_t *method) {
    for (uint32_t i = 0; i < server->workers.count; i++)
        if (server->workers.items[i].document == document &&
            is_question(server->workers.items[i].question, command, method))
            return true;
    size_t i;
    json_t *question;
    json_array_foreach(document->waiting, i,
                       question) if (is_question(question, command, method)) return true;
    return false;
}

const char *document_state(const Server *server, const Document *document, const char *command,
                           const json_t *method) {
    if (is_open_question(server, document, command, method))
        return "running";
    const json_t *verdict = document_verdict(document, command, method);
    if (!verdict)
        return "none";
    const char *key = json_string_value(json_object_get(verdict, "verdict"));
    return !document->is_current ? "stale" : key ? key : "known";
}
