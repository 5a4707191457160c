// Paths for people: the verdict with its traces, the counts, the list.
#include "report/text_paths.h"

#include "report/internal.h"

#include <string.h>

const char *path_status_word(PathStatus status) {
    static const char *const words[] = {
        [PATH_VERIFIED] = "verified", [PATH_VIOLATED] = "violated",     [PATH_UNKNOWN] = "unknown",
        [PATH_CUT] = "cut",           [PATH_INFEASIBLE] = "infeasible",
    };
    return words[status];
}

// ---- One path

static bool is_listed(const PathEvent *event, bool only_decisions) {
    if (only_decisions)
        return event->kind == PATH_DECISION || event->kind == PATH_CATCH;
    return event->kind != PATH_TRY && event->kind != PATH_CALL;
}

static void write_event(const TextReport *text, const PathEvent *event) {
    if (event->kind == PATH_DECISION && event->is_condition && event->is_true)
        fprintf(text->out, "(%s)", event->text);
    else if (event->kind == PATH_EXCEPTION)
        fprintf(text->out, "new %s", event->text);
    else
        fputs(event->text, text->out);
}

// Each behind `joint` or, the first, `start`.
static void write_events(const TextReport *text, const ProgramPath *path, bool only_decisions,
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

static void write_end(const TextReport *text, const ProgramPath *path) {
    if (path->reason)
        fprintf(text->out, ": %s", path->reason);
    if (path->thrown)
        fprintf(text->out, ", throws %s", path->thrown);
    else if (path->run && path->run->result)
        fprintf(text->out, ", returns %s", path->run->result);
}

static void write_path(TextReport *text, const ProgramPath *path, bool is_compact) {
    fprintf(text->out, "  path %u: %s, %u statement%s", path->number,
            path_status_word(path->status), path->length, path->length == 1 ? "" : "s");
    write_end(text, path);
    if (is_compact) {
        write_events(text, path, true, ": ");
        return;
    }
    fputc('\n', text->out);
    write_events(text, path, false, "      ");
    if (path->run)
        text_state(text, &path->run->before);
}

void text_report_paths(TextReport *text, const PathReport *report, bool lists, bool is_compact) {
    text_report_verdict(text, report->verdict);
    for (uint32_t i = 0; lists && i < report->paths.count; i++)
        write_path(text, &report->paths.items[i], is_compact);
    fflush(text->out);
}
