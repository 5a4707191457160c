// \old, \pre, and the states that labels name.
#include "spec/evaluate_internal.h"

#include <string.h>

// In the contract of a statement, does \old mean the method or the statement? The manuals differ:
// where it matters, it is not modelled.
static void check_same_in_block(Evaluation *evaluation, const SpecExpr *at, SpecValue value) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue other = spec_evaluate_in(evaluation, evaluation->block, at->children[0]);
    SpecValue same = !spec_is_composed(at->sort)
                         ? domain->equal(evaluation, at->sort, value, other, at->span)
                     : value == other ? domain->truth
                                      : domain->falsity;
    SpecValue differs = domain->negation(evaluation, same);
    domain->unmodelled(evaluation, domain->conjunction(evaluation, evaluation->guard, differs),
                       at->span,
                       "\\old in the contract of a statement, where it may mean the state before "
                       "the method or before the statement,");
}

SpecMoment spec_moment(const Name *label) {
    static const struct {
        const char *text;
        SpecMoment moment;
    } known[] = {{"Pre", SPEC_MOMENT_BEFORE},     {"Old", SPEC_MOMENT_BEFORE},
                 {"Here", SPEC_MOMENT_HERE},      {"LoopInit", SPEC_MOMENT_LOOP},
                 {"LoopEntry", SPEC_MOMENT_LOOP}, {"LoopBodyBegin", SPEC_MOMENT_BODY}};
    if (!label)
        return SPEC_MOMENT_BEFORE;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(label->text, known[i].text))
            return known[i].moment;
    return SPEC_MOMENT_LABEL;
}

static SpecValue value_at_label(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue value = evaluation->domain->at_label(evaluation, at);
    return value ? value : spec_unmodelled(evaluation, at, "\\old of this state");
}

// A variable of the body has no value before the method: in `\old(a[n - i])` it has the one of now.
static SpecValue value_before(Evaluation *evaluation, const SpecExpr *expression) {
    const void *here = evaluation->here;
    if (!here)
        evaluation->here = evaluation->state;
    SpecValue value = spec_evaluate_in(evaluation, evaluation->old, expression);
    evaluation->here = here;
    return value;
}

// Does it name a variable of the body?
static bool names_local(const SpecExpr *at) {
    if (at->kind == SPEC_LOCAL && at->variable->kind == VARIABLE_LOCAL)
        return true;
    for (uint32_t i = 0; i < at->count; i++)
        if (at->children[i] && names_local(at->children[i]))
            return true;
    return false;
}

SpecValue spec_value_of_old(Evaluation *evaluation, const SpecExpr *at) {
    SpecMoment moment = spec_moment(at->label);
    if (moment == SPEC_MOMENT_HERE)
        return spec_evaluate(evaluation, at->children[0]);
    if (moment != SPEC_MOMENT_BEFORE)
        return value_at_label(evaluation, at);
    if (evaluation->block && at->keyword == JML_OLD && !at->label && names_local(at->children[0]))
        return spec_evaluate_in(evaluation, evaluation->block, at->children[0]);
    if (!evaluation->old)
        return spec_unmodelled(evaluation, at, "\\old without an old state");
    SpecValue value = value_before(evaluation, at->children[0]);
    if (evaluation->block && at->keyword == JML_OLD && !at->label)
        check_same_in_block(evaluation, at, value);
    return value;
}
