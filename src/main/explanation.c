#include "main/explanation.h"

#include "diag/excerpt.h"
#include "report/plain.h"
#include "verdict/record_json.h"

static const char *reason_text(ReasonKind kind) {
    switch (kind) {
    case REASON_CLAUSE: return "this clause is assumed";
    case REASON_HOLDS: return "this condition would have to be true";
    case REASON_FAILS: return "this condition would have to be false";
    case REASON_ELEMENT: return "this would have to have an element";
    case REASON_CASE: return "this case would have to be chosen";
    case REASON_CATCH: return "this exception would have to be thrown";
    case REASON_PAST: return "no execution gets past this";
    }
    SHOULD(false, "a reason should have a text");
    return "";
}

static const char *reason_key(ReasonKind kind) {
    switch (kind) {
    case REASON_CLAUSE: return "clause";
    case REASON_HOLDS: return "true";
    case REASON_FAILS: return "false";
    case REASON_ELEMENT: return "element";
    case REASON_CASE: return "case";
    case REASON_CATCH: return "catch";
    case REASON_PAST: return "past";
    }
    SHOULD(false, "a reason should have a key");
    return "";
}

static const char *reach_key(LineReach reach) {
    switch (reach) {
    case REACH_NO_STATEMENT: return "no_statement";
    case REACH_SOME: return "reached";
    case REACH_NONE: return "unreached";
    case REACH_OPEN: return "open";
    case REACH_NOT_KNOWN: return "unknown";
    }
    SHOULD(false, "a reach should have a key");
    return "";
}

// ---- Text

enum { WORD_WIDTH = 12 };

static void write_remark(FILE *out, const ExplanationReport *report, Span span, const char *word,
                         const char *text) {
    SourceFile *file = sources_file_at(report->sources, span.begin);
    if (file) {
        LineColumn at = source_line_column(file, span.begin);
        fprintf(out, "%s:%u:%u: ", file->path, at.line, at.column);
    }
    fprintf(out, report->color ? "\033[1;36m%s\033[0m: %s\n" : "%s: %s\n", word, text);
    if (file)
        excerpt_write(out, file, span);
}

static void write_reasons(FILE *out, const ExplanationReport *report, const ReasonList *reasons) {
    for (uint32_t i = 0; i < reasons->count; i++)
        write_remark(out, report, reasons->items[i].span, "because",
                     reason_text(reasons->items[i].kind));
}

static void write_reach(FILE *out, const ExplanationReport *report) {
    const Explanation *found = report->found;
    switch (found->reach) {
    case REACH_NO_STATEMENT: return;
    case REACH_SOME:
        write_remark(out, report, found->statement, "reached",
                     found->example
                         ? arena_format(report->arena, "for example with %s", found->example)
                         : "some execution gets here");
        return;
    case REACH_NONE:
        write_remark(out, report, found->statement, "unreached",
                     "no execution in the scope gets here");
        break;
    case REACH_OPEN:
        write_remark(out, report, found->statement, "not known",
                     "no execution that was followed gets here; some were not followed to their "
                     "end");
        break;
    case REACH_NOT_KNOWN:
        write_remark(out, report, found->statement, "not known",
                     "whether some execution gets here was not found out in time");
        return;
    }
    write_reasons(out, report, &found->reasons);
}

static void write_unknown(FILE *out, const ExplanationReport *report) {
    const AdviceList *list = &report->found->unknown;
    const char *word = report->found->verdict->kind == VERDICT_UNKNOWN ? "unknown" : "cut";
    for (uint32_t i = 0; i < list->count; i++) {
        write_remark(out, report, list->items[i].remark.span, word, list->items[i].remark.text);
        if (list->items[i].text)
            fprintf(out, "    what to do: %s\n", list->items[i].text);
    }
}

static void write_precondition(FILE *out, const ExplanationReport *report) {
    const Precondition *precondition = &report->precondition;
    if (!precondition->clause) {
        fputs("no further precondition of a few conditions on parameters and fields was found "
              "with which it holds\n",
              out);
        return;
    }
    fprintf(out, "with this precondition it would be %s, which was checked\n",
            verdict_word(precondition->verdict));
    fprintf(out, "    //@ requires %s;\n", precondition->clause);
    fprintf(out, "%*s%s\n", WORD_WIDTH, "", precondition->scope);
}

static void write_weakening(FILE *out, const ExplanationReport *report) {
    const Weakening *weakening = &report->weakening;
    if (!weakening->was_tried)
        return;
    if (!weakening->edits.count) {
        fputs("no weaker form of the clause was found with which it holds\n", out);
        return;
    }
    fprintf(out, "with %s it would be %s, which was checked\n",
            weakening->clauses.count > 1 ? "these weaker clauses" : "this weaker clause",
            verdict_word(weakening->verdict));
    for (uint32_t i = 0; i < weakening->clauses.count; i++)
        fprintf(out, "    //@ %s\n", weakening->clauses.items[i]);
    fprintf(out, "%*s%s\n", WORD_WIDTH, "", weakening->scope);
}

static void write_mending(FILE *out, const ExplanationReport *report) {
    write_precondition(out, report);
    write_weakening(out, report);
}

void explanation_write_text(FILE *out, const ExplanationReport *report) {
    const Explanation *found = report->found;
    const Verdict *verdict = found->verdict;
    fprintf(out, "%-*s%s\n", WORD_WIDTH, verdict_word(verdict->kind), verdict->name);
    if (*verdict->scope_sentence)
        fprintf(out, "%*s%s\n", WORD_WIDTH, "", verdict->scope_sentence);
    write_reach(out, report);
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        write_remark(out, report, verdict->violations.items[i].span, "violated",
                     verdict->violations.items[i].text);
    if (verdict->kind == VERDICT_VIOLATED)
        write_mending(out, report);
    if (verdict->kind == VERDICT_VACUOUS)
        write_remark(out, report, verdict->span, "vacuous",
                     found->contradiction.count
                         ? "no input in the scope meets what follows"
                         : "no input in the scope meets the precondition and invariants");
    write_reasons(out, report, &found->contradiction);
    write_unknown(out, report);
}

// ---- JSON

static json_t *place_json(const ExplanationReport *report, Span span) {
    Plain plain = {report->arena, report->sources};
    const PlaceRecord *place = plain_place(&plain, span);
    return place ? record_json_place(place) : json_null();
}

static json_t *remark_json(const ExplanationReport *report, Span span, const char *text) {
    json_t *result = json_object();
    json_object_set_new(result, "place", place_json(report, span));
    json_object_set_new(result, "text", text ? record_json_text(text) : json_null());
    return result;
}

static json_t *reasons_json(const ExplanationReport *report, const ReasonList *reasons) {
    json_t *list = json_array();
    for (uint32_t i = 0; i < reasons->count; i++) {
        const Reason *reason = &reasons->items[i];
        json_t *item = remark_json(report, reason->span, reason_text(reason->kind));
        json_object_set_new(item, "kind", json_string(reason_key(reason->kind)));
        json_array_append_new(list, item);
    }
    return list;
}

static json_t *reach_json(const ExplanationReport *report) {
    const Explanation *found = report->found;
    json_t *result = json_object();
    json_object_set_new(result, "answer", json_string(reach_key(found->reach)));
    json_object_set_new(result, "place", place_json(report, found->statement));
    json_object_set_new(result, "example",
                        found->example ? record_json_text(found->example) : json_null());
    json_object_set_new(result, "reasons", reasons_json(report, &found->reasons));
    return result;
}

static json_t *unknown_json(const ExplanationReport *report) {
    const AdviceList *list = &report->found->unknown;
    json_t *result = json_array();
    for (uint32_t i = 0; i < list->count; i++) {
        const Advice *advice = &list->items[i];
        json_t *item = remark_json(report, advice->remark.span, advice->remark.text);
        json_object_set_new(item, "advice", advice->text ? json_string(advice->text) : json_null());
        json_array_append_new(result, item);
    }
    return result;
}

static json_t *violations_json(const ExplanationReport *report) {
    const ViolationList *list = &report->found->verdict->violations;
    json_t *result = json_array();
    for (uint32_t i = 0; i < list->count; i++)
        json_array_append_new(result,
                              remark_json(report, list->items[i].span, list->items[i].text));
    return result;
}

static json_t *edits_json(const ExplanationReport *report, const EditList *edits) {
    json_t *list = json_array();
    for (uint32_t i = 0; i < edits->count; i++)
        json_array_append_new(list,
                              remark_json(report, edits->items[i].span, edits->items[i].text));
    return list;
}

static json_t *precondition_json(const ExplanationReport *report) {
    const Precondition *precondition = &report->precondition;
    if (!precondition->clause)
        return json_null();
    json_t *result = json_object();
    json_object_set_new(result, "clause", record_json_text(precondition->clause));
    json_object_set_new(result, "verdict", json_string(verdict_key(precondition->verdict)));
    json_object_set_new(result, "scope", record_json_text(precondition->scope));
    json_object_set_new(result, "insertions", edits_json(report, &precondition->insertions));
    return result;
}

static json_t *weakening_json(const ExplanationReport *report) {
    const Weakening *weakening = &report->weakening;
    if (!weakening->edits.count)
        return json_null();
    json_t *result = json_object(), *clauses = json_array();
    for (uint32_t i = 0; i < weakening->clauses.count; i++)
        json_array_append_new(clauses, record_json_text(weakening->clauses.items[i]));
    json_object_set_new(result, "clauses", clauses);
    json_object_set_new(result, "verdict", json_string(verdict_key(weakening->verdict)));
    json_object_set_new(result, "scope", record_json_text(weakening->scope));
    json_object_set_new(result, "replacements", edits_json(report, &weakening->edits));
    return result;
}

void explanation_write_json(FILE *out, const ExplanationReport *report) {
    const Verdict *verdict = report->found->verdict;
    json_t *result = json_object();
    json_object_set_new(result, "command", json_string("explain"));
    json_object_set_new(result, "method", record_json_text(verdict->name));
    json_object_set_new(result, "class",
                        record_json_text(verdict->method->owner->qualified_name->text));
    json_object_set_new(result, "place", place_json(report, report->line));
    json_object_set_new(result, "verdict", json_string(verdict_key(verdict->kind)));
    json_object_set_new(result, "scope", record_json_text(verdict->scope_sentence));
    json_object_set_new(result, "line", reach_json(report));
    json_object_set_new(result, "violations", violations_json(report));
    json_object_set_new(result, "precondition", precondition_json(report));
    json_object_set_new(result, "weakening", weakening_json(report));
    json_object_set_new(result, "contradiction",
                        reasons_json(report, &report->found->contradiction));
    json_object_set_new(result, "unknown", unknown_json(report));
    json_dumpf(result, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(result);
}
