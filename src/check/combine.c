// Several verdicts on one program: what one of them has decided is decided.
#include "check/internal.h"

bool check_is_answer(const PropertyVerdict *answer) {
    return answer->kind == VERDICT_VIOLATED ||
           ((answer->kind == VERDICT_HOLDS || answer->kind == VERDICT_PROVED) &&
            !answer->is_bounded);
}

bool check_is_decided(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (!check_is_answer(&verdict->properties.items[i]))
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

// Of two that are no answers, the later one, unless it knows less.
static bool replaces(const PropertyVerdict *own, const PropertyVerdict *other, bool is_later) {
    if (check_is_answer(own))
        return false;
    return check_is_answer(other) ||
           (is_later && (own->kind == VERDICT_UNKNOWN || other->kind != VERDICT_UNKNOWN));
}

// Every answer that one of them has, each from the one that decided it.
static void take_answers(Arena *arena, Verdict *verdict, const Verdict *other, bool is_later) {
    for (uint32_t i = 0; i < other->properties.count; i++) {
        const PropertyVerdict *answer = &other->properties.items[i];
        PropertyVerdict *own = answer_to(verdict, answer->property);
        if (!own)
            vector_push(arena, &verdict->properties, *answer);
        else if (replaces(own, answer, is_later))
            *own = *answer;
    }
}

static int weakness(VerdictKind kind) {
    return kind == VERDICT_UNKNOWN ? 2 : kind == VERDICT_HOLDS_CUT ? 1 : 0;
}

// Is there a question of which the one knows less than the other says, and that nobody asked there?
static bool leaves_more_open(const Verdict *verdict, Verdict *other) {
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (weakness(verdict->properties.items[i].kind) > weakness(other->kind) &&
            !answer_to(other, verdict->properties.items[i].property))
            return true;
    return false;
}

Verdict *check_combine(Arena *arena, Verdict *before, Verdict *after) {
    bool keeps = before->kind == VERDICT_VIOLATED || after->kind == VERDICT_UNKNOWN ||
                 (after->kind != VERDICT_VIOLATED && leaves_more_open(before, after));
    Verdict *verdict = keeps ? before : after;
    const Verdict *other = keeps ? after : before;
    verdict_add_seconds(&verdict->seconds, &other->seconds);
    if (before->kind == VERDICT_UNKNOWN && after->kind == VERDICT_UNKNOWN)
        verdict->unknown = after->unknown;
    add_violations(arena, verdict, other);
    take_answers(arena, verdict, other, keeps);
    if (check_is_decided(verdict)) // what one of them left open does not matter any more
        verdict->cuts.count = verdict->unknown.count = 0;
    verdict->cuts_texts = after->cuts_texts && after->kind != VERDICT_UNKNOWN;
    return verdict;
}
