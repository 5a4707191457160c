// Paths for people: the verdict with its traces, the counts, the list.
#include "report/internal.h"

#include <inttypes.h>
#include <string.h>

// ---- One path

static bool is_listed(const EventRecord *event, bool only_decisions) {
    if (only_decisions)
        return !strcmp(event->kind, "decision") || !strcmp(event->kind, "catch");
    return strcmp(event->kind, "try") && strcmp(event->kind, "call");
}

static void write_event(const TextReport *text, const EventRecord *event) {
    if (event->is_condition == FLAG_YES && event->holds == FLAG_YES)
        fprintf(text->out, "(%s)", event->text);
    else if (!strcmp(event->kind, "exception"))
        fprintf(text->out, "new %s", event->text);
    else
        fputs(event->text, text->out);
}

// Each behind `joint` or, the first, `start`.
static void write_events(const TextReport *text, const PathRecord *path, bool only_decisions,
                         const char *start) {
    const char *joint = start;
    for (uint32_t i = 0; i < path->events.count; i++) {
        if (!is_listed(&path->events.items[i], only_decisions))
            continue;
        fputs(joint, text->out);
        write_event(text, &path->events.items[i]);
        joint = " ";
    }
    fputc('\n', text->out);
}

static void write_end(const TextReport *text, const PathRecord *path) {
    if (path->reason)
        fprintf(text->out, ": %s", path->reason);
    if (path->thrown)
        fprintf(text->out, ", throws %s", path->thrown);
    else if (path->run && path->run->result)
        fprintf(text->out, ", returns %s", path->run->result);
}

static void write_path(TextReport *text, const PathRecord *path, bool is_compact) {
    fprintf(text->out, "  path %" PRIu64 ": %s, %" PRIu64 " statement%s", path->number,
            path->status, path->length, path->length == 1 ? "" : "s");
    write_end(text, path);
    if (is_compact) {
        write_events(text, path, true, ": ");
        return;
    }
    fputc('\n', text->out);
    write_events(text, path, false, "      ");
    if (path->run)
        text_state(text, &path->run->inputs, &path->run->objects);
}

void text_report_paths(TextReport *text, const VerdictRecord *paths, bool lists, bool is_compact) {
    text_report_verdict(text, paths);
    for (uint32_t i = 0; lists && paths->paths && i < paths->paths->count; i++)
        write_path(text, &paths->paths->items[i], is_compact);
    fflush(text->out);
}
