// What is asked about a program: can an assertion fail, can a RuntimeException escape? Each answer
// stands on its own, whatever the other is.
#include "check/internal.h"

#include "sema/queries.h"

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

// Is there an execution that is not modelled, other than by doubts that do not matter here? A doubt
// matters where the property is violated.
static bool is_unknown(Checker *checker, ProgramProperty property) {
    TermTable *terms = checker->terms;
    const UnmodelledList *unmodelled = symex_unmodelled(checker->symex);
    Term violated = TERM_FALSE, unknown = TERM_FALSE;
    const ObligationList *obligations = symex_obligations(checker->symex);
    for (uint32_t i = 0; i < obligations->count; i++)
        if (obligations->items[i].property == property)
            violated = term_or(terms, violated, obligations->items[i].violated);
    for (uint32_t i = 0; i < unmodelled->count; i++) {
        Term condition = unmodelled->items[i].condition;
        if (unmodelled->items[i].is_doubt)
            condition = term_and(terms, condition, violated);
        unknown = term_or(terms, unknown, condition);
    }
    return unknown != TERM_FALSE && checker_ask(checker, &unknown, 1) != SOLVER_UNSATISFIABLE;
}

static const char *first_text(const RemarkList *list, const char *otherwise) {
    return list->count ? list->items[0].text : otherwise;
}

static PropertyVerdict judge(Checker *checker, ProgramProperty property) {
    const Verdict *verdict = checker->verdict;
    PropertyVerdict result = {.property = property, .kind = VERDICT_HOLDS};
    ObligationStatus status = status_of(checker, property);
    if (status == STATUS_VIOLATED) {
        result.kind = VERDICT_VIOLATED;
    } else if (status == STATUS_UNDECIDED || checker->out_of_time ||
               verdict->kind == VERDICT_VACUOUS ||
               (verdict->unknown.count && is_unknown(checker, property))) {
        result.kind = VERDICT_UNKNOWN;
        result.reason = first_text(&verdict->unknown, first_text(&verdict->vacuous, "no answer"));
    } else if (verdict->cuts.count) {
        result.kind = VERDICT_HOLDS_CUT;
        result.reason = verdict->cuts.items[0].text;
    } else if (verdict->bounded.count || checker->scope->bounds_created) {
        result.is_bounded = true;
        result.reason = verdict->bounded.count ? verdict->bounded.items[0] : "the bound on objects";
    }
    return result;
}

void judge_properties(Checker *checker) {
    if (!query_is_main(checker->method))
        return;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        if (was_asked(checker, property)) {
            PropertyVerdict answer = judge(checker, property);
            vector_push(checker->arena, &checker->verdict->properties, answer);
        }
}
