// Messages of JSON-RPC, each behind a header:
//
//     Content-Length: 52\r\n
//     \r\n
//     {"jsonrpc": "2.0", "method": "initialized", …}
#include "lsp/internal.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { LONGEST_HEADER = 1 << 14, LONGEST_MESSAGE = 1 << 28 };

// ---- Writing

static void write_all(Server *server, const char *text, size_t length) {
    while (length && !server->is_over) {
        ssize_t written = write(STDOUT_FILENO, text, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            server->is_over = true; // nobody reads any more
            return;
        }
        text += written;
        length -= (size_t)written;
    }
}

static void send_message(Server *server, json_t *message) {
    json_object_set_new(message, "jsonrpc", json_string("2.0"));
    char *body = json_dumps(message, JSON_COMPACT);
    json_decref(message);
    if (!body)
        return;
    Buffer whole = {0};
    buffer_format(&whole, "Content-Length: %zu\r\n\r\n", strlen(body));
    buffer_add_text(&whole, body);
    write_all(server, whole.text, whole.length);
    buffer_free(&whole);
    memory_free(body);
}

void message_respond(Server *server, json_t *id, json_t *result) {
    json_t *message = json_object();
    json_object_set_new(message, "id", id);
    json_object_set_new(message, "result", result);
    send_message(server, message);
}

void message_fail(Server *server, json_t *id, int code, const char *text) {
    json_t *message = json_object();
    json_object_set_new(message, "id", id ? id : json_null());
    json_object_set_new(message, "error", json_pack("{s:i, s:s}", "code", code, "message", text));
    send_message(server, message);
}

void message_notify(Server *server, const char *method, json_t *params) {
    json_t *message = json_object();
    json_object_set_new(message, "method", json_string(method));
    json_object_set_new(message, "params", params);
    send_message(server, message);
}

void message_request(Server *server, const char *method, json_t *params) {
    json_t *message = json_object();
    json_object_set_new(message, "id", json_integer(++server->requests));
    json_object_set_new(message, "method", json_string(method));
    if (params)
        json_object_set_new(message, "params", params);
    send_message(server, message);
}

// ---- Reading

static void drop(Buffer *buffer, size_t length) {
    memmove(buffer->text, buffer->text + length, buffer->length - length);
    buffer->length -= length;
}

// The number behind Content-Length; -1: there is none.
static long long content_length(const char *header, size_t length) {
    static const char name[] = "Content-Length:";
    const char *end = header + length;
    for (const char *line = header; line < end;) {
        const char *next = memchr(line, '\n', (size_t)(end - line));
        if ((size_t)(end - line) > sizeof name && !strncasecmp(line, name, sizeof name - 1)) {
            const char *digits = line + sizeof name - 1;
            while (digits < end && *digits == ' ')
                digits++;
            return digits < end && isdigit((unsigned char)*digits) ? strtoll(digits, NULL, 10) : -1;
        }
        if (!next)
            break;
        line = next + 1;
    }
    return -1;
}

static MessageResult bad(Server *server, size_t length, const char *why) {
    drop(&server->input, length);
    message_fail(server, NULL, LSP_PARSE_ERROR, why);
    return MESSAGE_BAD;
}

MessageResult message_take(Server *server, json_t **message) {
    static const char header_end[] = "\r\n\r\n";
    Buffer *input = &server->input;
    const char *end = input->length
                          ? memmem(input->text, input->length, header_end, sizeof header_end - 1)
                          : NULL;
    if (!end)
        return input->length > LONGEST_HEADER ? bad(server, input->length, "no header")
                                              : MESSAGE_NONE;
    size_t body = (size_t)(end - input->text) + sizeof header_end - 1;
    long long length = content_length(input->text, body);
    if (length < 0 || length > LONGEST_MESSAGE)
        return bad(server, body, "the header has no Content-Length, or too large a one");
    if (input->length - body < (size_t)length)
        return MESSAGE_NONE;
    *message = json_loadb(input->text + body, (size_t)length, JSON_ALLOW_NUL, NULL);
    if (!*message)
        return bad(server, body + (size_t)length, "the message is not JSON");
    drop(input, body + (size_t)length);
    return MESSAGE_READ;
}
