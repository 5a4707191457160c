// Annotations in the log of a GitHub workflow: each finding is shown at its line.
//
//     ::error file=Abs.java,line=2,col=9,endLine=2,endColumn=30,title=…::postcondition in …
#include "report/findings.h"
#include "report/reporter.h"

#include <inttypes.h>

typedef struct Annotations {
    FILE *out;
    uint32_t methods, findings;
} Annotations;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    (void)run;
    Annotations *annotations = ARENA_NEW(arena, Annotations);
    annotations->out = out;
    return annotations;
}

// Properties may not hold what separates them.
static void write_escaped(FILE *out, const char *text, bool is_property) {
    for (; *text; text++) {
        bool separates = is_property && (*text == ':' || *text == ',');
        if (*text == '%' || *text == '\r' || *text == '\n' || separates)
            fprintf(out, "%%%02X", (unsigned)(unsigned char)*text);
        else
            fputc(*text, out);
    }
}

static void write_finding(FILE *out, Arena *arena, const Finding *finding) {
    static const char *const words[] = {
        [LEVEL_ERROR] = "error", [LEVEL_WARNING] = "warning", [LEVEL_NOTE] = "notice"};
    const Rule *rule = &finding_rules[finding->rule];
    const PlaceRecord *place = finding->place;
    fprintf(out, "::%s ", words[rule->level]);
    if (place) {
        fputs("file=", out);
        write_escaped(out, findings_path(arena, place->file), true);
        fprintf(out, ",line=%" PRIu64 ",endLine=%" PRIu64, place->line, place->end_line);
        // Columns are only understood on one line.
        if (place->line == place->end_line && place->end_column > place->column)
            fprintf(out, ",col=%" PRIu64 ",endColumn=%" PRIu64, place->column,
                    place->end_column - 1);
        fputc(',', out);
    }
    fputs("title=", out);
    write_escaped(out, rule->title, true);
    fputs("::", out);
    write_escaped(out, finding->text, false);
    fputc('\n', out);
}

static void take(void *state, const MethodResult *result) {
    Annotations *annotations = state;
    Arena *arena = arena_new();
    FindingList list = findings_of(arena, result);
    for (uint32_t i = 0; i < list.count; i++)
        write_finding(annotations->out, arena, &list.items[i]);
    annotations->methods++;
    annotations->findings += list.count;
    fflush(annotations->out);
    arena_free(arena);
}

static void end(void *state, const ReportEnd *run_end) {
    Annotations *annotations = state;
    (void)run_end;
    fprintf(annotations->out, "%u method%s, %u finding%s\n", annotations->methods,
            annotations->methods == 1 ? "" : "s", annotations->findings,
            annotations->findings == 1 ? "" : "s");
}

const Reporter github_reporter = {begin, take, end, NULL};
