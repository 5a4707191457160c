#include "report/path_transfer.h"

#include <string.h>

// The same functions write and read: what is passed is named once.
typedef struct Channel {
    FILE *file;
    Arena *arena; // what is read lives there; NULL: writing
    bool is_broken;
} Channel;

static void pass_bytes(Channel *channel, void *bytes, size_t size) {
    if (!size)
        return;
    size_t done = channel->arena ? fread(bytes, 1, size, channel->file)
                                 : fwrite(bytes, 1, size, channel->file);
    if (done == size)
        return;
    memset(bytes, 0, channel->arena ? size : 0);
    channel->is_broken = true;
}

static void pass_text(Channel *channel, const char **text) {
    uint32_t length = channel->arena || !*text ? 0 : (uint32_t)strlen(*text) + 1; // 0: NULL
    pass_bytes(channel, &length, sizeof length);
    if (!channel->arena) {
        pass_bytes(channel, (char *)*text, length);
        return;
    }
    char *copy = length ? arena_alloc(channel->arena, length) : NULL;
    pass_bytes(channel, copy, length);
    *text = copy;
}

// A list of things that `pass` passes one by one; when reading, the thing is there, zeroed.
#define PASS_LIST(channel, list, pass)                                                             \
    do {                                                                                           \
        pass_bytes((channel), &(list)->count, sizeof(list)->count);                                \
        if ((channel)->arena) {                                                                    \
            (list)->items =                                                                        \
                arena_array((channel)->arena, (list)->count, sizeof((list)->items[0]));            \
            (list)->capacity = (list)->count;                                                      \
        }                                                                                          \
        for (uint32_t at = 0; at < (list)->count && !(channel)->is_broken; at++)                   \
            pass((channel), &(list)->items[at]);                                                   \
    } while (0)

// Numbers, spans and addresses that were there before the fork.
#define PASS_PLAIN(channel, thing) pass_bytes((channel), &(thing), sizeof(thing))

// ---- Counterexamples

static void pass_value(Channel *channel, CexValue *value) {
    pass_text(channel, &value->name);
    pass_text(channel, &value->type);
    pass_text(channel, &value->text);
    pass_text(channel, &value->verb);
    PASS_PLAIN(channel, value->object);
}

static void pass_object(Channel *channel, CexObject *object) {
    PASS_PLAIN(channel, object->number);
    pass_text(channel, &object->name);
    pass_text(channel, &object->type);
    PASS_PLAIN(channel, object->form);
    PASS_PLAIN(channel, object->is_new);
    PASS_PLAIN(channel, object->uses);
    PASS_LIST(channel, &object->values, pass_value);
    PASS_LIST(channel, &object->keys, pass_value);
}

static void pass_state(Channel *channel, CexState *state) {
    PASS_LIST(channel, &state->roots, pass_value);
    PASS_LIST(channel, &state->objects, pass_object);
}

static void pass_line(Channel *channel, CexLine *line) {
    PASS_PLAIN(channel, line->span);
    PASS_PLAIN(channel, line->depth);
    PASS_LIST(channel, &line->values, pass_value);
}

static void pass_choice(Channel *channel, CexChoice *choice) {
    PASS_PLAIN(channel, choice->method);
    pass_value(channel, &choice->value);
}

static void pass_thrown(Channel *channel, CexThrown *thrown) {
    pass_text(channel, &thrown->type);
    PASS_PLAIN(channel, thrown->site);
    PASS_PLAIN(channel, thrown->check);
    PASS_PLAIN(channel, thrown->by_contract);
}

static void pass_counterexample(Channel *channel, Counterexample *from) {
    pass_state(channel, &from->before);
    PASS_LIST(channel, &from->path, pass_line);
    pass_text(channel, &from->result);
    pass_value(channel, &from->result_value);
    PASS_LIST(channel, &from->choices, pass_choice);
    pass_thrown(channel, &from->thrown);
    PASS_LIST(channel, &from->spoken, pass_value);
    PASS_PLAIN(channel, from->reaches_end);
    pass_state(channel, &from->after);
}

static void pass_counterexample_or_none(Channel *channel, Counterexample **from) {
    bool is_there = *from != NULL;
    PASS_PLAIN(channel, is_there);
    if (is_there && channel->arena)
        *from = ARENA_NEW(channel->arena, Counterexample);
    if (is_there)
        pass_counterexample(channel, *from);
}

// ---- Paths and the verdict

static void pass_event(Channel *channel, PathEvent *event) {
    PASS_PLAIN(channel, event->kind);
    PASS_PLAIN(channel, event->span);
    PASS_PLAIN(channel, event->node);
    PASS_PLAIN(channel, event->is_true);
    PASS_PLAIN(channel, event->is_condition);
    PASS_PLAIN(channel, event->depth);
    PASS_PLAIN(channel, event->called);
    pass_text(channel, &event->text);
}

static void pass_path(Channel *channel, ProgramPath *path) {
    PASS_PLAIN(channel, path->number);
    PASS_PLAIN(channel, path->status);
    PASS_PLAIN(channel, path->length);
    PASS_LIST(channel, &path->events, pass_event);
    pass_text(channel, &path->thrown);
    pass_text(channel, &path->reason);
    PASS_PLAIN(channel, path->violation);
    pass_counterexample_or_none(channel, (Counterexample **)&path->run);
}

static void pass_remark(Channel *channel, Remark *remark) {
    PASS_PLAIN(channel, remark->span);
    pass_text(channel, &remark->text);
}

static void pass_violation(Channel *channel, Violation *violation) {
    PASS_PLAIN(channel, violation->kind);
    pass_text(channel, &violation->text);
    PASS_PLAIN(channel, violation->span);
    PASS_LIST(channel, &violation->notes, pass_remark);
    PASS_PLAIN(channel, violation->cause);
    pass_counterexample_or_none(channel, &violation->counterexample);
}

static void pass_report(Channel *channel, PathReport *report) {
    Verdict *verdict = report->verdict;
    PASS_PLAIN(channel, report->counts);
    PASS_LIST(channel, &report->paths, pass_path);
    PASS_LIST(channel, &verdict->violations, pass_violation);
    PASS_LIST(channel, &verdict->cuts, pass_remark);
    PASS_LIST(channel, &verdict->unknown, pass_remark);
    PASS_PLAIN(channel, verdict->statistics);
    PASS_PLAIN(channel, verdict->seconds);
}

void path_report_send(FILE *out, PathReport *report) {
    Channel channel = {.file = out};
    pass_report(&channel, report);
}

bool path_report_receive(FILE *in, Arena *arena, PathReport *report) {
    Channel channel = {.file = in, .arena = arena};
    pass_report(&channel, report);
    return !channel.is_broken;
}
