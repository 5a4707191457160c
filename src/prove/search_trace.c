// What the search did, for the report: candidates, the checks that failed, what was added or
// dropped.
//
// Clauses are written as the paper writes them, as what they exclude: !(a[0] != 0 && a.length <=
// i).
#include "prove/internal.h"

#include <string.h>

static void note(const SearchTrace *trace, SearchStep step) {
    Prover *prover = trace->prover;
    step.candidate = trace->approximate
                         ? arena_format(prover->arena, "I%u^%u", trace->exact, trace->approximate)
                         : arena_format(prover->arena, "I%u", trace->exact);
    vector_push(prover->arena, &prover->verdict->search, step);
}

static bool is_wanted(const SearchTrace *trace) {
    return trace->prover->options->traces_search;
}

static Span place_of(const SearchTrace *trace, uint32_t cut) {
    return cut ? trace->prover->cuts->items[cut]->span : (Span){0, 0};
}

static const char *conjunction(const SearchTrace *trace, uint32_t cut,
                               const FormulaList *literals) {
    Prover *prover = trace->prover;
    const char *all = literals->count ? "" : "true";
    for (uint32_t i = 0; i < literals->count; i++) {
        const char *one = jml_with(prover, cut, literals->items[i], trace->unknown);
        bool is_choice = one && strstr(one, "||");
        all = arena_format(prover->arena, is_choice ? "%s%s(%s)" : "%s%s%s", all, i ? " && " : "",
                           one ? one : "(what JML has no words for)");
    }
    return all;
}

static FormulaList excluded_by(const SearchTrace *trace, Formula clause) {
    Prover *prover = trace->prover;
    FormulaList literals = {0};
    literals_of(prover, clause, &literals);
    for (uint32_t i = 0; i < literals.count; i++)
        literals.items[i] = logic_not(prover->table, literals.items[i]);
    return literals;
}

static const char *clause_text(const SearchTrace *trace, uint32_t cut, Formula clause) {
    FormulaList literals = excluded_by(trace, clause);
    return arena_format(trace->prover->arena, "!(%s)", conjunction(trace, cut, &literals));
}

void trace_event(const SearchTrace *trace, SearchEvent event) {
    if (is_wanted(trace))
        note(trace, (SearchStep){.event = event});
}

void trace_candidate(const SearchTrace *trace, const Invariants *clauses,
                     const Invariants *before) {
    if (!is_wanted(trace))
        return;
    note(trace, (SearchStep){.event = SEARCH_CANDIDATE});
    for (uint32_t i = 1; i < trace->prover->cuts->count; i++)
        for (uint32_t j = before->of[i].count; j < clauses->of[i].count; j++)
            note(trace, (SearchStep){.event = SEARCH_CLAUSE,
                                     .loop = place_of(trace, i),
                                     .text = clause_text(trace, i, clauses->of[i].items[j])});
}

void trace_broken(const SearchTrace *trace, uint32_t from, uint32_t to, Formula clause) {
    if (is_wanted(trace))
        note(trace, (SearchStep){.event = SEARCH_BROKEN,
                                 .loop = place_of(trace, to),
                                 .from = place_of(trace, from),
                                 .text = clause_text(trace, to, clause)});
}

void trace_to_show(const SearchTrace *trace, uint32_t from, const char *text) {
    if (is_wanted(trace))
        note(trace, (SearchStep){.event = SEARCH_TO_SHOW,
                                 .from = place_of(trace, from),
                                 .text = arena_format(trace->prover->arena, "%s", text)});
}

void trace_path(const SearchTrace *trace, uint32_t from, const FormulaList *literals) {
    if (is_wanted(trace))
        note(trace, (SearchStep){.event = SEARCH_PATH,
                                 .from = place_of(trace, from),
                                 .text = conjunction(trace, from, literals)});
}

void trace_added(const SearchTrace *trace, uint32_t from, const FormulaList *path, Formula clause) {
    if (!is_wanted(trace))
        return;
    FormulaList kept = excluded_by(trace, clause), dropped = {0};
    for (uint32_t i = 0; i < path->count; i++)
        if (!list_has(&kept, path->items[i]))
            vector_push(trace->prover->scratch, &dropped, path->items[i]);
    if (dropped.count)
        note(trace, (SearchStep){.event = SEARCH_DROPPED,
                                 .from = place_of(trace, from),
                                 .text = conjunction(trace, from, &dropped)});
    note(trace, (SearchStep){.event = SEARCH_ADDED,
                             .loop = place_of(trace, from),
                             .text = clause_text(trace, from, clause)});
}
