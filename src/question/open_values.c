// Values that are not known: what loops and recursions compute that count and were not unrolled.
#include "question/question.h"

typedef struct Walk {
    const TermTable *terms;
    Arena *arena;
    Map seen; // by term index
    TermList open;
} Walk;

static void walk_to(Walk *walk, Term term) {
    void *key = (void *)(uintptr_t)(term_index(term) + 1);
    if (term == TERM_NONE || map_get(&walk->seen, key))
        return;
    map_put(walk->arena, &walk->seen, key, key);
    vector_push(walk->arena, &walk->open, term);
}

static void walk_all(Walk *walk) {
    while (walk->open.count) {
        Term term = walk->open.items[--walk->open.count];
        for (uint32_t i = 0; i < term_arity(walk->terms, term); i++)
            walk_to(walk, term_child(walk->terms, term, i));
    }
}

const OpenValue *open_value_in(const Checker *checker, const TermList *needed) {
    const OpenValueList *values = symex_open_values(checker->symex);
    const OpenValue *found = NULL;
    if (!values->count)
        return NULL;
    Walk walk = {.terms = checker->terms, .arena = arena_new()};
    // What a contract leaves open is tied to such a value by an assumption.
    const TermList *assumptions = symex_assumptions(checker->symex);
    for (uint32_t i = 0; i < assumptions->count; i++)
        walk_to(&walk, assumptions->items[i]);
    for (uint32_t i = 0; i < needed->count; i++)
        walk_to(&walk, needed->items[i]);
    walk_all(&walk);
    for (uint32_t i = 0; i < values->count && !found; i++)
        if (map_get(&walk.seen, (void *)(uintptr_t)(term_index(values->items[i].value) + 1)))
            found = &values->items[i];
    arena_free(walk.arena);
    return found;
}
