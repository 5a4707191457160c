#include "report/text.h"

#include "diag/excerpt.h"
#include "report/internal.h"
#include "report/source_lines.h"

#include <inttypes.h>
#include <string.h>

enum { WORD_WIDTH = 12, NAME_WIDTH = 46 };

// ---- Colours

static const char *color_of(VerdictKind kind) {
    switch (kind) {
    case VERDICT_PROVED:
    case VERDICT_HOLDS: return "\033[1;32m";
    case VERDICT_HOLDS_CUT:
    case VERDICT_VACUOUS:
    case VERDICT_UNKNOWN: return "\033[1;33m";
    case VERDICT_VIOLATED:
    case VERDICT_ERROR: return "\033[1;31m";
    case VERDICT_KIND_COUNT: break;
    }
    return "";
}

static void write_colored(const TextReport *report, const char *color, const char *text) {
    if (report->color)
        fprintf(report->out, "%s%s\033[0m", color, text);
    else
        fputs(text, report->out);
}

// ---- Places

// `File.java:3:9: word: text in 'method'` and the line.
static void write_remark(const TextReport *report, const PlaceRecord *place, const char *word,
                         const char *color, const char *text, const char *method) {
    if (place)
        fprintf(report->out, "%s:%" PRIu64 ":%" PRIu64 ": ", place->file, place->line,
                place->column);
    else
        fputs("jury: ", report->out);
    write_colored(report, color, word);
    fprintf(report->out, ": %s", text);
    if (method)
        fprintf(report->out, " in '%s'", method);
    fputc('\n', report->out);
    SourceFile *file = source_lines_file(report->sources, place);
    if (file)
        excerpt_write(report->out, file, source_lines_span(report->sources, place));
}

void text_remark(const TextReport *report, const PlaceRecord *place, const char *word,
                 const char *text, const char *method) {
    write_remark(report, place, word, color_of(VERDICT_UNKNOWN), text, method);
}

static void write_remarks(const TextReport *report, const RemarkRecordList *remarks,
                          const char *word, const char *color, const char *method) {
    for (uint32_t i = 0; i < remarks->count; i++)
        write_remark(report, remarks->items[i].place, word, color, remarks->items[i].text, method);
}

// ---- Verdicts

static void write_violation(TextReport *report, const VerdictRecord *verdict,
                            const ViolationRecord *violation, bool is_possible) {
    write_remark(report, violation->place, is_possible ? "possible" : "violated",
                 color_of(is_possible ? VERDICT_UNKNOWN : VERDICT_VIOLATED), violation->text,
                 verdict->method);
    write_remarks(report, &violation->notes, "note", "\033[1;36m", NULL);
    if (violation->confirmed)
        fprintf(report->out, "    %s\n", violation->confirmed);
    for (uint32_t i = 0; violation->also && i < violation->also->count; i++)
        fprintf(report->out, "%s'%s'", i ? ", " : "    reached from ",
                violation->also->items[i].method);
    if (violation->also)
        fputs(", too\n", report->out);
    text_counterexample(report, violation);
}

// "null dereference: NullPointerException at Queue.java:8, as in 'Queue.take()'"
static void write_same(const TextReport *report, const VerdictRecord *verdict) {
    for (uint32_t i = 0; verdict->same && i < verdict->same->count; i++) {
        const SameRecord *same = &verdict->same->items[i];
        fprintf(report->out, "%*s%s at %s:%" PRIu64 ", as in '%s'\n", WORD_WIDTH, "", same->text,
                same->place->file, same->place->line, same->method);
    }
}

// ---- Statistics

static void write_scope(const TextReport *report, const GrownRecord *scope) {
    fprintf(report->out, "%*sscope %-10" PRIu64 " %10.4f s\n", WORD_WIDTH, "", scope->size,
            scope->seconds);
}

static void write_seconds(const TextReport *report, const char *name, double seconds) {
    fprintf(report->out, "%*s%-16s %10.4f s\n", WORD_WIDTH, "", name, seconds);
}

static void write_count(const TextReport *report, const char *name, uint64_t count) {
    fprintf(report->out, "%*s%-16s %10llu\n", WORD_WIDTH, "", name, (unsigned long long)count);
}

static void write_obligation(const TextReport *report, const CheckedRecord *checked) {
    const PlaceRecord *place = checked->clause ? checked->clause : checked->place;
    fprintf(report->out, "%*s%-16s %10.4f s  %s", WORD_WIDTH, "", "obligation", checked->seconds,
            checked->text);
    if (place)
        fprintf(report->out, ", line %" PRIu64, place->line);
    fputc('\n', report->out);
}

// "run  1234 instructions, 0.0010 s, until the input 'nondetInt', line 5"
static void write_run(const TextReport *report, const RunRecord *run) {
    if (!run || (!run->instructions && !run->stopped))
        return;
    fprintf(report->out, "%*s%-16s %10" PRIu64 " instructions, %.4f s", WORD_WIDTH, "", "run",
            run->instructions, run->seconds);
    if (run->stopped)
        fprintf(report->out, ", until %s", run->stopped);
    if (run->place)
        fprintf(report->out, " at %s:%" PRIu64, run->place->file, run->place->line);
    fputc('\n', report->out);
}

static void write_statistics(const TextReport *report, const VerdictRecord *verdict) {
    write_run(report, verdict->run);
    const SecondsRecord *seconds = verdict->seconds;
    const StatisticsRecord *counts = verdict->statistics;
    write_seconds(report, "lowering", seconds->lower);
    write_seconds(report, "pre-state", seconds->pre_state);
    write_seconds(report, "execution", seconds->execute);
    write_seconds(report, "encoding", seconds->encode);
    write_seconds(report, "solving", seconds->solve);
    write_seconds(report, "of it tightening", seconds->tighten);
    write_seconds(report, "path by path", seconds->paths);
    write_seconds(report, "counterexamples", seconds->counterexample);
    write_seconds(report, "checking again", seconds->again);
    for (uint32_t i = 0; i < verdict->scopes.count; i++)
        write_scope(report, &verdict->scopes.items[i]);
    for (uint32_t i = 0; i < verdict->checked.count; i++)
        write_obligation(report, &verdict->checked.items[i]);
    write_count(report, "slots", counts->slots);
    write_count(report, "tight slots", counts->tight_slots);
    if (counts->forks)
        write_count(report, "forks together", counts->forks);
    if (counts->forks)
        write_count(report, "known forks", counts->known_forks);
    write_count(report, "terms", counts->terms);
    write_count(report, "variables", counts->variables);
    write_count(report, "clauses", counts->clauses);
    write_count(report, "conflicts", counts->conflicts);
    write_count(report, "questions", counts->questions);
    fprintf(report->out, "%*s%-16s %10.1f MB\n", WORD_WIDTH, "", "peak memory",
            (double)counts->peak_memory / (1 << 20));
}

// Ready to be pasted in front of the loop.
static void write_invariants(const TextReport *report, const InvariantsRecord *invariants,
                             bool is_proof) {
    const PlaceRecord *loop = invariants->loop;
    if (!loop || (!invariants->clauses.count && !invariants->unspoken))
        return;
    fprintf(report->out, "  %s:%" PRIu64 ": %s\n", loop->file, loop->line,
            is_proof ? "invariants of the loop" : "kept by every iteration, but not enough");
    for (uint32_t i = 0; i < invariants->clauses.count; i++)
        fprintf(report->out, "      //@ loop_invariant %s;\n", invariants->clauses.items[i]);
    if (invariants->unspoken)
        fprintf(report->out,
                is_proof ? "      and %" PRIu64 " more that JML has no words for\n"
                         : "      and %" PRIu64 " more\n",
                invariants->unspoken);
}

static void write_property(const TextReport *report, const char *what,
                           const PropertyRecord *property) {
    if (!property)
        return;
    bool is_bounded = !strcmp(property->verdict, "holds_bounded");
    VerdictKind kind = is_bounded ? VERDICT_HOLDS : verdict_of_key(property->verdict);
    fprintf(report->out, "%*s%s: %s%s\n", WORD_WIDTH, "", what, verdict_word(kind),
            is_bounded ? " within these bounds" : "");
}

// "run   UNKNOWN   the input 'nondetInt'  0.01 s", a line for each means.
static void write_ladder(const TextReport *report, const VerdictRecord *verdict) {
    for (uint32_t i = 0; verdict->ladder && i < verdict->ladder->count; i++) {
        const LadderRecord *step = &verdict->ladder->items[i];
        fprintf(report->out, "%*s%-14s %-10s %s  %.2f s\n", WORD_WIDTH, "", step->means,
                verdict_word(step->verdict), step->text ? step->text : "", step->seconds);
    }
}

// ---- The search for invariants

static void write_line(const TextReport *report, const char *before, const PlaceRecord *place,
                       const char *if_none) {
    if (place)
        fprintf(report->out, "%sline %" PRIu64, before, place->line);
    else
        fprintf(report->out, "%s%s", before, if_none);
}

static void write_broken(const TextReport *report, const StepRecord *step) {
    fprintf(report->out, "    %s is broken: ", step->candidate);
    write_line(report, "from ", step->from, "the entry");
    write_line(report, " to ", step->loop, "the entry");
    fprintf(report->out, "\n      at its end     %s\n", step->text);
}

// What an event is told as: the candidate or the text, between two others.
typedef struct StepForm {
    const char *event, *before, *behind;
    bool has_text; // rather than the candidate
} StepForm;

static const StepForm step_forms[] = {
    {"candidate", "    ", "\n", false},
    {"path", "      path condition ", "\n", true},
    {"dropped", "      dropped        ", "\n", true},
    {"added", "      added          ", "\n", true},
    {"too_strong", "    ", " is too strong: one more exact step\n", false},
    {"error", "    ", " is exact and breaks on the way from the entry: an error is looked for\n",
     false},
    {"inductive", "    ", " is inductive\n", false},
    {"open", "    ", ": the search ends here\n", false},
};

static void write_step(const TextReport *report, const StepRecord *step) {
    if (!strcmp(step->event, "to_show")) {
        fprintf(report->out, "    to be shown: %s", step->text);
        write_line(report, ", which fails from ", step->from, "the entry");
        fputc('\n', report->out);
    } else if (!strcmp(step->event, "clause")) {
        write_line(report, "      ", step->loop, "entry");
        fprintf(report->out, ": %s\n", step->text);
    } else if (!strcmp(step->event, "broken")) {
        write_broken(report, step);
    }
    for (uint32_t i = 0; i < sizeof(step_forms) / sizeof(step_forms[0]); i++)
        if (!strcmp(step_forms[i].event, step->event))
            fprintf(report->out, "%s%s%s", step_forms[i].before,
                    step_forms[i].has_text ? step->text : step->candidate, step_forms[i].behind);
}

static void write_search(const TextReport *report, const VerdictRecord *verdict) {
    if (!verdict->search)
        return;
    fputs("  search for invariants, backwards from what is to be shown\n", report->out);
    for (uint32_t i = 0; i < verdict->search->count; i++)
        write_step(report, &verdict->search->items[i]);
}

// "invariants found of Stack: 0 <= size, size <= items.length"
static void write_class_invariants(const TextReport *report, const VerdictRecord *verdict) {
    for (uint32_t i = 0; verdict->class_invariants && i < verdict->class_invariants->count; i++) {
        const ClassInvariantsRecord *record = &verdict->class_invariants->items[i];
        fprintf(report->out, "%*sinvariants found of %s: ", WORD_WIDTH, "", record->class);
        for (uint32_t j = 0; j < record->clauses.count; j++)
            fprintf(report->out, "%s%s", j ? ", " : "", record->clauses.items[j]);
        fputc('\n', report->out);
    }
}

void text_count_verdict(TextReport *report, const VerdictRecord *verdict) {
    report->counts[verdict->verdict]++;
    report->seconds += verdict->seconds->total;
}

void text_report_verdict(TextReport *report, const VerdictRecord *verdict) {
    const char *word = verdict_word(verdict->verdict), *color = color_of(verdict->verdict);
    text_count_verdict(report, verdict);
    write_colored(report, color, word);
    fprintf(report->out, "%*s%-*s  %6.2f s\n", (int)(WORD_WIDTH - strlen(word)), "", NAME_WIDTH,
            verdict->method, verdict->seconds->total);
    if (*verdict->scope->sentence)
        fprintf(report->out, "%*s%s\n", WORD_WIDTH, "", verdict->scope->sentence);
    if (verdict->properties) {
        write_property(report, "assertions", verdict->properties->assert);
        write_property(report, "RuntimeExceptions", verdict->properties->exceptions);
    }
    for (uint32_t i = 0; i < verdict->remarks.count; i++)
        fprintf(report->out, "%*s%s\n", WORD_WIDTH, "", verdict->remarks.items[i]);
    write_class_invariants(report, verdict);
    write_same(report, verdict);
    write_ladder(report, verdict);
    if (report->has_statistics)
        write_statistics(report, verdict);
    write_search(report, verdict);
    for (uint32_t i = 0; verdict->invariants && i < verdict->invariants->count; i++)
        write_invariants(report, &verdict->invariants->items[i],
                         verdict->verdict == VERDICT_PROVED);
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        write_violation(report, verdict, &verdict->violations.items[i], false);
    for (uint32_t i = 0; verdict->possible && i < verdict->possible->count; i++)
        write_violation(report, verdict, &verdict->possible->items[i], true);
    write_remarks(report, &verdict->unknown, "unknown", color_of(VERDICT_UNKNOWN), verdict->method);
    write_remarks(report, &verdict->vacuous, "vacuous", color_of(VERDICT_VACUOUS), NULL);
    write_remarks(report, &verdict->cuts, "cut", color_of(VERDICT_HOLDS_CUT), verdict->method);
    fflush(report->out);
}

// ---- Summary

void text_report_summary(const TextReport *report) {
    static const struct {
        VerdictKind kind;
        const char *text;
    } parts[] = {
        {VERDICT_PROVED, "proved"},       {VERDICT_HOLDS, "hold"},
        {VERDICT_HOLDS_CUT, "hold, cut"}, {VERDICT_VIOLATED, "violated"},
        {VERDICT_UNKNOWN, "unknown"},     {VERDICT_VACUOUS, "vacuous"},
        {VERDICT_ERROR, "with errors"},
    };
    uint32_t count = 0;
    for (uint32_t i = 0; i < VERDICT_KIND_COUNT; i++)
        count += report->counts[i];
    fprintf(report->out, "%u method%s", count, count == 1 ? "" : "s");
    const char *joint = ": ";
    for (uint32_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        if (!report->counts[parts[i].kind])
            continue;
        fprintf(report->out, "%s%u %s", joint, report->counts[parts[i].kind], parts[i].text);
        joint = "; ";
    }
    fprintf(report->out, "  %.2f s\n", report->seconds);
}
