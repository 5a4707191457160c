// Verdicts on a terminal, each as soon as it is known, and a summary.
#include "report/reporter.h"
#include "report/text.h"
#include "report/text_tree.h"

#include <string.h>

typedef struct Terminal {
    const ReportRun *run;
    TextReport text;
} Terminal;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    Terminal *terminal = ARENA_NEW(arena, Terminal);
    terminal->run = run;
    terminal->text = (TextReport){.out = out,
                                  .sources = run->sources,
                                  .arena = arena,
                                  .color = run->color && out == stdout,
                                  .has_statistics = run->has_statistics};
    return terminal;
}

// Does nobody have to look at it?
static bool is_in_order(const VerdictRecord *verdict) {
    bool holds = verdict->verdict == VERDICT_PROVED || verdict->verdict == VERDICT_HOLDS ||
                 verdict->verdict == VERDICT_HOLDS_CUT;
    return holds && !(verdict->possible && verdict->possible->count);
}

static void take(void *state, const MethodResult *result) {
    Terminal *terminal = state;
    const ReportRun *run = terminal->run;
    if (result->bounds)
        text_report_bounds(&terminal->text, result->bounds, run->has_witnesses);
    else if (result->verdict->paths)
        text_report_paths(&terminal->text, result->verdict, run->lists_paths, run->is_compact);
    else if (run->has_findings_only && is_in_order(result->verdict))
        text_count_verdict(&terminal->text, result->verdict);
    else
        text_report_verdict(&terminal->text, result->verdict);
    if (run->is_project && result->verdict)
        text_count_package(&terminal->text, result->verdict);
    if (result->verdict && result->verdict->tree)
        text_tree_write(terminal->text.out, result->verdict->tree);
    fflush(terminal->text.out);
}

static void end(void *state, const ReportEnd *run_end) {
    Terminal *terminal = state;
    const ReportRun *run = terminal->run;
    if (run_end->seconds > 0)
        terminal->text.seconds = run_end->seconds;
    if (!run->is_quiet)
        text_report_packages(&terminal->text);
    if (strcmp(run->command, "bounds") && !run->is_quiet)
        text_report_summary(&terminal->text);
    if (run->has_statistics)
        fprintf(terminal->text.out, "%.4f s parsing, %.4f s typing\n", run->parse_seconds,
                run->type_seconds);
}

const Reporter text_reporter = {begin, take, end, NULL};
