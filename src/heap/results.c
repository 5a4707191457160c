// What symbolic execution finds: obligations, cuts, what is not modelled, the trace.
#include "heap/results.h"

#include "heap/heap.h"

void add_obligation(Symex *symex, ObligationKind kind, Term violated, Span span, Span clause,
                    const char *text) {
    if (symex->mode.quiet)
        return;
    Results *results = &symex->results;
    Obligation obligation = {.kind = kind,
                             .violated = violated,
                             .span = span,
                             .clause = clause,
                             .text = text,
                             .first_instance = results->told_instances,
                             .instance_end = results->instances.count};
    results->told_instances = results->instances.count;
    vector_push(symex->arena, &results->obligations, obligation);
}

// What a specification would say about executions that were cut is not known.
void add_cut(Symex *symex, Term condition, Span span, const char *text) {
    if (symex->mode.quiet) {
        add_unmodelled(symex, condition, span,
                       arena_format(symex->arena, "%s, too deep in a specification", text));
        return;
    }
    Cut cut = {.span = span, .text = text, .condition = condition};
    vector_push(symex->arena, &symex->results.cuts, cut);
}

static void note_unmodelled(Symex *symex, Term condition, Span span, const char *text,
                            bool is_apart) {
    Span place = symex->results.library_call.begin ? symex->results.library_call : span;
    Unmodelled unmodelled = {place, text, condition, is_apart, symex->mode.doubts && !is_apart};
    if (condition != TERM_FALSE && !symex->mode.repeating)
        vector_push(symex->arena, &symex->results.unmodelled, unmodelled);
}

void add_unmodelled(Symex *symex, Term condition, Span span, const char *text) {
    if (symex->mode.noted)
        *symex->mode.noted = term_or(symex->terms, *symex->mode.noted, condition);
    if (symex->mode.apart)
        *symex->mode.apart = term_or(symex->terms, *symex->mode.apart, condition);
    note_unmodelled(symex, condition, span, text, symex->mode.apart != NULL);
}

void add_unchecked(Symex *symex, Term condition, Span span, const char *text) {
    note_unmodelled(symex, condition, span, text, true);
}

Outcome outcome_with(Symex *symex, Outcome outcome, State thrown, Term exception) {
    if (state_is_dead(&thrown))
        return outcome;
    outcome.exception = outcome.exception
                            ? term_ite(symex->terms, thrown.guard, exception, outcome.exception)
                            : exception;
    outcome.thrown = state_merge(symex, outcome.thrown, thrown);
    return outcome;
}
