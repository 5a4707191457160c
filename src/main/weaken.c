#include "main/weaken.h"

#include "main/weaker_clause.h"

enum { MOST_GUARDS = 2, FARTHEST_BOUND = 1 << 16 };

typedef struct Weakener {
    const Trials *trials;
    const Explanation *found;
    WeakerClause *clause; // that is looked at
    uint32_t part;        // of it
} Weakener;

// ---- Trials

// With this text for the part, and nothing said by the others, the clause is kept.
static bool is_kept(const Weakener *weakener, const char *text) {
    Arena *arena = weakener->trials->arena;
    WeakerClause alone = *weakener->clause;
    alone.parts = (ClausePartList){0};
    for (uint32_t i = 0; i < weakener->clause->parts.count; i++) {
        ClausePart part = {weakener->clause->parts.items[i].node,
                           i == weakener->part ? text : "true"};
        vector_push(arena, &alone.parts, part);
    }
    EditList edits = {0};
    Edit edit = {alone.expression->span, weaker_clause_text(&alone)};
    vector_push(arena, &edits, edit);
    Trial trial = trial_check(weakener->trials, alone.file, &edits);
    uint32_t place = alone.clause->span.begin - alone.file->base;
    for (uint32_t i = 0; i < trial.violated.count; i++)
        if (trial.violated.items[i] == place)
            return false;
    return trial_is_good(&trial) || trial.verdict == VERDICT_VIOLATED;
}

static const Node *part_of(const Weakener *weakener) {
    return weakener->clause->parts.items[weakener->part].node;
}

// ---- Weaker parts; all give NULL where there is none

static const char *by_comparison(const Weakener *weakener) {
    PartTextList texts = weaker_comparisons(weakener->clause, part_of(weakener));
    for (uint32_t i = 0; i < texts.count; i++)
        if (is_kept(weakener, texts.items[i]))
            return texts.items[i];
    return NULL;
}

static bool is_bound(const Weakener *weakener, int64_t bound) {
    return is_kept(weakener, weaker_with_bound(weakener->clause, part_of(weakener), bound));
}

// The nearest constant that will do: steps that double until one does, then halves between.
static const char *by_bound(const Weakener *weakener) {
    int64_t broken;
    bool is_upper;
    if (!weaker_bound(part_of(weakener), &broken, &is_upper))
        return NULL;
    int64_t step = 1, start = broken, kept = start;
    for (; step <= FARTHEST_BOUND && kept == start; step *= 2) {
        int64_t next = is_upper ? start + step : start - step;
        if (next > INT32_MAX || next < INT32_MIN || trial_is_over(weakener->trials))
            return NULL;
        if (is_bound(weakener, next))
            kept = next;
        else
            broken = next;
    }
    if (kept == start)
        return NULL;
    while (kept - broken > 1 || broken - kept > 1) {
        int64_t middle = broken + (kept - broken) / 2;
        if (is_bound(weakener, middle))
            kept = middle;
        else
            broken = middle;
    }
    return weaker_with_bound(weakener->clause, part_of(weakener), kept);
}

static const char *by_guard_of(const Weakener *weakener, const ClauseList *guards) {
    for (uint32_t i = 0; i < guards->count && i < MOST_GUARDS; i++) {
        const char *text = weaker_guarded(weakener->clause, part_of(weakener),
                                          weakener->trials->method, guards->items[i]);
        if (is_kept(weakener, text))
            return text;
    }
    return NULL;
}

static const char *by_guard(const Weakener *weakener) {
    const GuardsList *list = &weakener->found->guards;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].clause.begin == weakener->clause->clause->span.begin)
            return by_guard_of(weakener, &list->items[i].conditions);
    return NULL;
}

// An equation that holds in most states says more than an inequality in all.
static const char *weaker_part(const Weakener *weakener) {
    typedef const char *Way(const Weakener *weakener);
    static Way *const usual[] = {by_comparison, by_bound, by_guard}, *const of_equation[] = {
                                                                         by_guard, by_comparison,
                                                                         by_bound};
    Way *const *ways = weaker_is_equation(part_of(weakener)) ? of_equation : usual;
    const char *text = NULL;
    for (int i = 0; i < 3 && !text; i++)
        text = ways[i](weakener);
    return text;
}

// ---- Clauses

static void weaken_clause(Weakener *weakener) {
    WeakerClause *clause = weakener->clause;
    for (weakener->part = 0; weakener->part < clause->parts.count; weakener->part++) {
        ClausePart *part = &clause->parts.items[weakener->part];
        if (clause->parts.count == 1 || !is_kept(weakener, part->text))
            part->text = weaker_part(weakener);
    }
}

static bool is_violated(const Verdict *verdict, const WeakerClause *clause) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].span.begin == clause->clause->span.begin)
            return true;
    return false;
}

// Nothing else is: each violation is that of one of the clauses.
static bool are_all(const Verdict *verdict, const WeakerClauseList *clauses) {
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        bool is_one = false;
        for (uint32_t j = 0; j < clauses->count; j++)
            is_one |=
                clauses->items[j].clause->span.begin == verdict->violations.items[i].span.begin;
        if (!is_one)
            return false;
    }
    return verdict->violations.count > 0;
}

static bool add_clause(Weakening *weakening, const WeakerClause *clause) {
    const char *text = weaker_clause_text(clause);
    if (!text)
        return false;
    Span before = {clause->clause->span.begin, clause->expression->span.begin};
    Span behind = {clause->expression->span.end, clause->clause->span.end};
    Edit edit = {clause->expression->span, text};
    vector_push(clause->arena, &weakening->edits, edit);
    vector_push(clause->arena, &weakening->clauses,
                arena_format(clause->arena, "%s%s%s", weaker_clause_source(clause, before), text,
                             weaker_clause_source(clause, behind)));
    return true;
}

Weakening weaken(const Trials *trials, const Explanation *found) {
    Weakening weakening = {0}, none = {.was_tried = true};
    Weakener weakener = {.trials = trials, .found = found};
    const Sources *sources = trials->session->compilation.sources;
    WeakerClauseList clauses = weaker_clauses(trials->arena, sources, trials->method);
    if (!are_all(found->verdict, &clauses))
        return weakening;
    weakening.was_tried = true;
    for (uint32_t i = 0; i < clauses.count; i++) {
        weakener.clause = &clauses.items[i];
        if (!is_violated(found->verdict, weakener.clause))
            continue;
        weaken_clause(&weakener);
        if (!add_clause(&weakening, weakener.clause))
            return none;
    }
    Trial trial = trial_check(trials, clauses.items[0].file, &weakening.edits);
    if (!trial_is_good(&trial))
        return none;
    weakening.verdict = trial.verdict;
    weakening.scope = trial.scope;
    return weakening;
}
