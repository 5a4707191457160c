// What is asked about a program: can an assertion fail, can a RuntimeException escape? Each answer
// stands on its own, whatever the other is.
#include "check/internal.h"

static bool was_asked(const Checker *checker, ProgramProperty property) {
    return !checker->options->property || checker->options->property == property;
}

static ObligationStatus status_of(const Checker *checker, ProgramProperty property) {
    ObligationStatus status = STATUS_HOLDS;
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        const Question *question = &checker->questions.items[i];
        if (question->obligation.property != property)
            continue;
        if (question->status == STATUS_VIOLATED)
            return STATUS_VIOLATED;
        if (question->status == STATUS_UNDECIDED)
            status = STATUS_UNDECIDED;
    }
    return status;
}

static const char *first_text(const RemarkList *list, const char *otherwise) {
    return list->count ? list->items[0].text : otherwise;
}

static PropertyVerdict judge(const Checker *checker, ProgramProperty property) {
    const Verdict *verdict = checker->verdict;
    PropertyVerdict result = {.property = property, .kind = VERDICT_HOLDS};
    ObligationStatus status = status_of(checker, property);
    if (status == STATUS_VIOLATED) {
        result.kind = VERDICT_VIOLATED;
    } else if (status == STATUS_UNDECIDED || checker->out_of_time || verdict->unknown.count ||
               verdict->kind == VERDICT_VACUOUS) {
        result.kind = VERDICT_UNKNOWN;
        result.reason = first_text(&verdict->unknown, first_text(&verdict->vacuous, "no answer"));
    } else if (verdict->cuts.count) {
        result.kind = VERDICT_HOLDS_CUT;
        result.reason = verdict->cuts.items[0].text;
    } else if (verdict->bounded.count) {
        result.is_bounded = true;
        result.reason = verdict->bounded.items[0];
    }
    return result;
}

void judge_properties(Checker *checker) {
    if (!symex_is_main(checker->method))
        return;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        if (was_asked(checker, property)) {
            PropertyVerdict answer = judge(checker, property);
            vector_push(checker->arena, &checker->verdict->properties, answer);
        }
}
