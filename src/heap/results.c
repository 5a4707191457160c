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

void cut_beyond(Symex *symex, State *state, Term array, Term index, Span span) {
    Term beyond = heap_is_beyond(symex, array, index);
    if (beyond == TERM_FALSE)
        return;
    bool is_text = false;
    uint64_t most = symex->scope.string_length, limit;
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        is_text |= object->is_text;
        if (object->is_text && object->limit &&
            term_is_constant(symex->terms, object->limit, &limit) && limit > most)
            most = limit;
    }
    uint32_t count = symex->results.cuts.count;
    add_cut(symex, term_and(symex->terms, state->guard, beyond),
            symex->results.library_call.begin ? symex->results.library_call : span,
            is_text ? arena_format(
                          symex->arena, "a text %swith more than %u characters, which are read",
                          most == symex->scope.string_length ? "from outside " : "", (uint32_t)most)
                    : "an element far behind in a long array");
    if (symex->results.cuts.count > count)
        vector_last(&symex->results.cuts).is_text = is_text;
    *state = state_assume(symex, *state, term_not(beyond));
}

static void note_unmodelled(Symex *symex, Mode mode, Term condition, Span span, const char *text,
                            bool is_apart) {
    Span place = symex->results.library_call.begin ? symex->results.library_call : span;
    Unmodelled unmodelled = {.span = place,
                             .text = text,
                             .condition = condition,
                             .is_apart = is_apart,
                             .is_doubt = mode.doubts && !is_apart};
    if (condition != TERM_FALSE && !mode.repeating)
        vector_push(symex->arena, &symex->results.unmodelled, unmodelled);
}

void add_unmodelled_in(Symex *symex, Mode mode, Term condition, Span span, const char *text) {
    if (mode.noted)
        *mode.noted = term_or(symex->terms, *mode.noted, condition);
    if (mode.apart)
        *mode.apart = term_or(symex->terms, *mode.apart, condition);
    note_unmodelled(symex, mode, condition, span, text, mode.apart != NULL);
}

void add_unmodelled(Symex *symex, Term condition, Span span, const char *text) {
    add_unmodelled_in(symex, symex->mode, condition, span, text);
}

void add_doubt(Symex *symex, Term condition, Span span, const char *text) {
    uint32_t count = symex->results.unmodelled.count;
    add_unmodelled(symex, condition, span, text);
    if (symex->results.unmodelled.count == count || symex->mode.quiet)
        return;
    vector_last(&symex->results.unmodelled).is_doubt = true;
}

void add_text_doubt(Symex *symex, Term condition, Span span, const char *text) {
    uint32_t count = symex->results.unmodelled.count;
    add_doubt(symex, condition, span, text);
    if (symex->results.unmodelled.count > count && !symex->mode.quiet)
        vector_last(&symex->results.unmodelled).is_text = true;
}

void add_unchecked(Symex *symex, Term condition, Span span, const char *text) {
    note_unmodelled(symex, symex->mode, condition, span, text, true);
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
