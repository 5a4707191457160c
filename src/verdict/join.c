#include "verdict/join.h"

#include "verdict/sentence.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_VIOLATIONS = 5 };

typedef struct Join {
    Arena *arena;
    const VerdictRecord *const *parts;
    uint32_t count;
    VerdictRecord *whole;
} Join;

// ---- Sameness

static bool is_same_text(const char *a, const char *b) {
    return a && b ? !strcmp(a, b) : a == b;
}

static bool is_same_place(const PlaceRecord *a, const PlaceRecord *b) {
    if (!a || !b)
        return a == b;
    return a->line == b->line && a->column == b->column && a->end_line == b->end_line &&
           a->end_column == b->end_column && is_same_text(a->file, b->file);
}

static int by_place(const PlaceRecord *a, const PlaceRecord *b) {
    if (!a || !b || !is_same_text(a->file, b->file))
        return 0;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    return a->column < b->column ? -1 : a->column > b->column;
}

static bool is_same_violation(const ViolationRecord *a, const ViolationRecord *b) {
    const PlaceRecord *first = a->notes.count ? a->notes.items[0].place : NULL;
    const PlaceRecord *second = b->notes.count ? b->notes.items[0].place : NULL;
    return is_same_text(a->kind, b->kind) && is_same_text(a->text, b->text) &&
           is_same_place(a->place, b->place) && is_same_place(first, second);
}

static bool is_same_checked(const CheckedRecord *a, const CheckedRecord *b) {
    return is_same_text(a->kind, b->kind) && is_same_text(a->text, b->text) &&
           is_same_place(a->place, b->place) && is_same_place(a->clause, b->clause);
}

// ---- Lists

static void join_remarks(Join *join, RemarkRecordList *to, const RemarkRecordList *from) {
    for (uint32_t i = 0; i < from->count; i++) {
        const RemarkRecord *remark = &from->items[i];
        bool is_known = false;
        for (uint32_t j = 0; j < to->count && !is_known; j++)
            is_known = is_same_text(to->items[j].text, remark->text) &&
                       is_same_place(to->items[j].place, remark->place);
        if (!is_known)
            vector_push(join->arena, to, *remark);
    }
}

static void join_texts(Join *join, RecordTexts *to, const RecordTexts *from) {
    for (uint32_t i = 0; i < from->count; i++) {
        bool is_known = false;
        for (uint32_t j = 0; j < to->count && !is_known; j++)
            is_known = is_same_text(to->items[j], from->items[i]);
        if (!is_known)
            vector_push(join->arena, to, from->items[i]);
    }
}

static void join_contracts(Join *join, const ContractRecordList *from) {
    ContractRecordList *to = &join->whole->contracts;
    for (uint32_t i = 0; i < from->count; i++) {
        bool is_known = false;
        for (uint32_t j = 0; j < to->count && !is_known; j++)
            is_known = is_same_text(to->items[j].method, from->items[i].method) &&
                       is_same_place(to->items[j].place, from->items[i].place);
        if (!is_known)
            vector_push(join->arena, to, from->items[i]);
    }
}

static void join_violations(Join *join, const ViolationRecordList *from) {
    ViolationRecordList *to = &join->whole->violations;
    for (uint32_t i = 0; i < from->count && to->count < MOST_VIOLATIONS; i++) {
        bool is_known = false;
        for (uint32_t j = 0; j < to->count && !is_known; j++)
            is_known = is_same_violation(&to->items[j], &from->items[i]);
        if (!is_known)
            vector_push(join->arena, to, from->items[i]);
    }
}

static int status_rank(const char *status) {
    static const char *const order[] = {"holds", "undecided", "possible", "violated"};
    for (int i = 0; i < 4; i++)
        if (is_same_text(order[i], status))
            return i;
    return 1;
}

static void join_checked(Join *join, const CheckedRecordList *from) {
    CheckedRecordList *to = &join->whole->checked;
    for (uint32_t i = 0; i < from->count; i++) {
        const CheckedRecord *checked = &from->items[i];
        CheckedRecord *same = NULL;
        for (uint32_t j = 0; j < to->count && !same; j++)
            same = is_same_checked(&to->items[j], checked) ? &to->items[j] : NULL;
        if (!same) {
            vector_push(join->arena, to, *checked);
            continue;
        }
        same->seconds += checked->seconds;
        if (status_rank(checked->status) > status_rank(same->status))
            same->status = checked->status;
        if (checked->occurrences > same->occurrences)
            same->occurrences = checked->occurrences;
    }
}

// Behind the loop that comes before it in its part: all have the order of the source.
static void join_loops(Join *join, const ReachRecordList *from) {
    ReachRecordList *to = &join->whole->loops;
    uint32_t next = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const ReachRecord *loop = &from->items[i];
        uint32_t at = 0;
        while (at < to->count && !is_same_place(to->items[at].place, loop->place))
            at++;
        if (at == to->count) {
            while (next < to->count && by_place(to->items[next].place, loop->place) < 0)
                next++;
            vector_push(join->arena, to, *loop);
            memmove(&to->items[next + 1], &to->items[next],
                    (to->count - 1 - next) * sizeof(ReachRecord));
            to->items[at = next] = *loop;
        } else if (loop->iterations > to->items[at].iterations) {
            to->items[at].iterations = loop->iterations;
        }
        next = at + 1;
    }
}

// What no part reaches.
static void join_unreached(Join *join, const PlaceRecordList *from) {
    PlaceRecordList *to = join->whole->unreached, *left = NULL;
    for (uint32_t i = 0; to && from && i < to->count; i++)
        for (uint32_t j = 0; j < from->count; j++) {
            if (!is_same_place(&to->items[i], &from->items[j]))
                continue;
            left = left ? left : ARENA_NEW(join->arena, PlaceRecordList);
            vector_push(join->arena, left, to->items[i]);
            break;
        }
    join->whole->unreached = left;
}

static int violation_order(const void *first, const void *second) {
    const ViolationRecord *a = first, *b = second;
    return by_place(a->place, b->place);
}

static int remark_order(const void *first, const void *second) {
    const RemarkRecord *a = first, *b = second;
    return by_place(a->place, b->place);
}

// ---- Figures

static void add_seconds(SecondsRecord *to, const SecondsRecord *from) {
    to->total += from->total;
    to->lower += from->lower;
    to->pre_state += from->pre_state;
    to->execute += from->execute;
    to->encode += from->encode;
    to->solve += from->solve;
    to->tighten += from->tighten;
    to->paths += from->paths;
    to->counterexample += from->counterexample;
    to->again += from->again;
}

static uint64_t greater(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

static void add_statistics(StatisticsRecord *to, const StatisticsRecord *from) {
    to->terms = greater(to->terms, from->terms);
    to->variables = greater(to->variables, from->variables);
    to->clauses = greater(to->clauses, from->clauses);
    to->conflicts += from->conflicts;
    to->questions += from->questions;
    to->slots = greater(to->slots, from->slots);
    to->tight_slots = greater(to->tight_slots, from->tight_slots);
    to->forks += from->forks;
    to->known_forks += from->known_forks;
    to->peak_memory = greater(to->peak_memory, from->peak_memory);
}

// ---- The sentence

static const char *iterations_of(Arena *arena, const ReachRecordList *loops) {
    LoopLine *lines = arena_array(arena, loops->count + 1, sizeof(LoopLine));
    for (uint32_t i = 0; i < loops->count; i++)
        lines[i] = (LoopLine){loops->items[i].iterations,
                              loops->items[i].place ? loops->items[i].place->line : 0};
    return sentence_iterations(arena, lines, loops->count);
}

// The sentence of a part without its iterations.
static const char *stem_of(Arena *arena, const VerdictRecord *part) {
    const char *sentence = part->scope->sentence, *own = iterations_of(arena, &part->loops);
    const char *at = *own ? strstr(sentence, own) : NULL;
    return at ? arena_format(arena, "%.*s%s", (int)(at - sentence), sentence, at + strlen(own))
              : sentence;
}

static bool is_path_cut(const VerdictRecord *part) {
    return strstr(part->scope->sentence, SENTENCE_PATHS_CUT);
}

// The sentences of the parts that have the verdict of the whole, with the iterations of all.
static const char *join_sentences(Join *join, const VerdictRecord *base) {
    Arena *arena = join->arena;
    const char *stem = stem_of(arena, base), *all = iterations_of(arena, &join->whole->loops);
    for (uint32_t i = 0; i < join->count; i++)
        if (join->parts[i]->verdict == base->verdict &&
            is_path_cut(join->parts[i]) == is_path_cut(base))
            stem = sentence_merge(arena, stem, stem_of(arena, join->parts[i]));
    size_t length = strlen(stem), end = strlen(SENTENCE_IF_IT_ENDS);
    const char *at = length >= end ? stem + length - end : NULL;
    return at && !strcmp(at, SENTENCE_IF_IT_ENDS)
               ? arena_format(arena, "%.*s%s%s", (int)(at - stem), stem, all, at)
               : arena_format(arena, "%s%s", stem, all);
}

// ---- The whole

// What decides the verdict: the worst of them, and of those that are cut one with paths cut.
static bool decides_over(const VerdictRecord *one, const VerdictRecord *other) {
    if (one->verdict != other->verdict)
        return one->verdict > other->verdict;
    return one->verdict == VERDICT_HOLDS_CUT && strstr(one->scope->sentence, SENTENCE_PATHS_CUT) &&
           !strstr(other->scope->sentence, SENTENCE_PATHS_CUT);
}

static void join_part(Join *join, const VerdictRecord *part) {
    VerdictRecord *whole = join->whole;
    join_checked(join, &part->checked);
    join_violations(join, &part->violations);
    join_contracts(join, &part->contracts);
    join_remarks(join, &whole->unknown, &part->unknown);
    join_remarks(join, &whole->vacuous, &part->vacuous);
    // That larger scopes were left out is of no interest where there is a violation.
    if (whole->verdict != VERDICT_VIOLATED || part->verdict == VERDICT_VIOLATED)
        join_remarks(join, &whole->cuts, &part->cuts);
    join_texts(join, &whole->remarks, &part->remarks);
    join_loops(join, &part->loops);
    whole->if_it_ends |= part->if_it_ends;
    whole->late = part->late == FLAG_YES ? FLAG_YES : whole->late;
    add_seconds(whole->seconds, part->seconds);
    add_statistics(whole->statistics, part->statistics);
    if (part != join->parts[0])
        join_unreached(join, part->unreached);
}

static bool is_good(VerdictKind kind) {
    return kind == VERDICT_HOLDS || kind == VERDICT_HOLDS_CUT;
}

// What is of interest for some verdicts only, as where one machine looks at all.
static void leave_out(Join *join) {
    VerdictRecord *whole = join->whole;
    if (whole->violations.count > 1)
        qsort(whole->violations.items, whole->violations.count, sizeof(ViolationRecord),
              violation_order);
    if (whole->cuts.count > 1)
        qsort(whole->cuts.items, whole->cuts.count, sizeof(RemarkRecord), remark_order);
    if (!is_good(whole->verdict) || whole->loops.count > SENTENCE_MOST_LOOPS || is_path_cut(whole))
        whole->loops.count = 0;
    // What holds where everything was modelled is not known to hold elsewhere.
    for (uint32_t i = 0; whole->unknown.count && i < whole->checked.count; i++)
        if (!status_rank(whole->checked.items[i].status))
            whole->checked.items[i].status = "undecided";
}

const VerdictRecord *record_join(Arena *arena, const VerdictRecord *const *parts, uint32_t count) {
    const VerdictRecord *base = parts[0];
    for (uint32_t i = 1; i < count; i++)
        if (decides_over(parts[i], base))
            base = parts[i];
    VerdictRecord *whole = ARENA_NEW(arena, VerdictRecord);
    *whole = (VerdictRecord){.method = base->method,
                             .class = base->class,
                             .place = base->place,
                             .verdict = base->verdict,
                             .scope = ARENA_NEW(arena, ScopeRecord),
                             .late = base->late,
                             .unreached = parts[0]->unreached,
                             .seconds = ARENA_NEW(arena, SecondsRecord),
                             .statistics = ARENA_NEW(arena, StatisticsRecord),
                             .depth = -1};
    *whole->scope = *base->scope;
    Join join = {arena, parts, count, whole};
    for (uint32_t i = 0; i < count; i++)
        join_part(&join, parts[i]);
    leave_out(&join);
    whole->scope->sentence = join_sentences(&join, base);
    return whole;
}
