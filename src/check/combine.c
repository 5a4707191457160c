// Several verdicts on one program: what one of them has decided is decided.
#include "check/internal.h"

static bool is_answer(const PropertyVerdict *answer) {
    return answer->kind == VERDICT_VIOLATED ||
           ((answer->kind == VERDICT_HOLDS || answer->kind == VERDICT_PROVED) &&
            !answer->is_bounded);
}

bool check_is_decided(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (!is_answer(&verdict->properties.items[i]))
            return false;
    return verdict->properties.count || verdict->kind == VERDICT_VIOLATED;
}

static PropertyVerdict *answer_to(Verdict *verdict, ProgramProperty property) {
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (verdict->properties.items[i].property == property)
            return &verdict->properties.items[i];
    return NULL;
}

// Violations of what the verdict does not know to be violated.
static void add_violations(Arena *arena, Verdict *verdict, const Verdict *other) {
    for (uint32_t i = 0; i < other->violations.count; i++) {
        const Violation *violation = &other->violations.items[i];
        const PropertyVerdict *own = answer_to(verdict, violation->property);
        if (own && own->kind != VERDICT_VIOLATED)
            vector_push(arena, &verdict->violations, *violation);
    }
}

// Every answer that one of them has, each from the one that decided it.
static void take_answers(Arena *arena, Verdict *verdict, const Verdict *other, bool is_later) {
    for (uint32_t i = 0; i < other->properties.count; i++) {
        const PropertyVerdict *answer = &other->properties.items[i];
        PropertyVerdict *own = answer_to(verdict, answer->property);
        if (!own)
            vector_push(arena, &verdict->properties, *answer);
        else if (!is_answer(own) && (is_answer(answer) || is_later))
            *own = *answer;
    }
}

Verdict *check_combine(Arena *arena, Verdict *before, Verdict *after) {
    bool keeps = after->kind == VERDICT_UNKNOWN || before->kind == VERDICT_VIOLATED;
    Verdict *verdict = keeps ? before : after;
    const Verdict *other = keeps ? after : before;
    verdict_add_seconds(&verdict->seconds, &other->seconds);
    add_violations(arena, verdict, other);
    take_answers(arena, verdict, other, keeps);
    verdict->cuts_texts = after->cuts_texts && after->kind != VERDICT_UNKNOWN;
    return verdict;
}
