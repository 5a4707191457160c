#include "spec/answer.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

// ---- Which methods

static bool is_of_java(const Type *type) {
    return (type->kind < TYPE_BIGINT || type->kind >= TYPE_CLASS) && !query_is_jml_value(type);
}

bool spec_is_asked(SpecTable *table, Method *method) {
    const Class *owner = method->owner;
    if (!owner->unit || owner->unit->is_library || method->is_constructor || !method->declaration ||
        method->declaration->body || method->return_type->kind == TYPE_VOID)
        return false;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!is_of_java(method->parameters.items[i]->type))
            return false;
    return is_of_java(method->return_type) && method_is_pure(spec_sema(table), method);
}

// ---- What the contract says

typedef struct Telling {
    SpecValue holds;
} Telling;

static void tell(Evaluation *evaluation, const SpecDuty *duty, void *context) {
    Telling *telling = context;
    const SpecDomain *domain = evaluation->domain;
    SpecValue told =
        domain->implication(evaluation, duty->applies, spec_may_hold(evaluation, duty->condition));
    telling->holds = domain->conjunction(evaluation, telling->holds, told);
}

static SpecValue is_not_null(Evaluation *evaluation, Method *method, SpecValue result) {
    const SpecDomain *domain = evaluation->domain;
    if (query_is_value(method->return_type) ||
        method_returns_nullable(spec_sema(evaluation->table), method))
        return domain->truth;
    return domain->negation(evaluation, domain->is_null(evaluation, result));
}

SpecAnswer spec_answer(const Evaluation *base, Method *method, const SpecCall *call,
                       SpecValue result, bool *failed) {
    const SpecDomain *domain = base->domain;
    Evaluation evaluation = *base;
    SpecAnswer answer = {domain->falsity, domain->falsity, is_not_null(&evaluation, method, result),
                         spec_cases(base->table, domain, method)};
    spec_precondition(base, &answer.cases, call, failed);
    for (uint32_t i = 0; i < answer.cases.count; i++) {
        const SpecCase *of = &answer.cases.items[i];
        if (of->behavior == JML_EXCEPTIONAL_BEHAVIOR) {
            answer.throws = domain->disjunction(&evaluation, answer.throws, of->holds);
            continue;
        }
        Telling telling = {answer.holds};
        answer.precondition = domain->disjunction(&evaluation, answer.precondition, of->holds);
        spec_each_ensures(base, of, call, result, tell, &telling);
        answer.holds = telling.holds;
    }
    return answer;
}

bool spec_answer_reads(const Evaluation *base, Method *method, const SpecCall *call,
                       SpecFrame *frame) {
    bool failed = false;
    SpecCaseList cases = spec_cases(base->table, base->domain, method);
    spec_precondition(base, &cases, call, &failed);
    spec_frame_read(base, &cases, call, JML_ACCESSIBLE, false, frame, &failed);
    return !failed && cases.count && frame->cases.count == cases.count;
}
