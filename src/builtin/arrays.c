// New arrays: how long they can be, and Arrays.makeLike.
#include "builtin/internal.h"

// The most elements a new array can have: its length where that is known.
enum {
    LONGEST_KNOWN = 48,
    FIRST_CAPACITY = 16,
    LARGEST_CAPACITY = 256,
    MOST_OF_PROGRAM = 1 << 14, // where the length is a constant
};

// ---- Programs: arrays are as long as executions need

static bool may_be_longer(Symex *symex, const State *state, Term length, uint32_t capacity) {
    TermTable *terms = symex->terms;
    Term longer = term_and(terms, state->guard,
                           term_slt(terms, java_constant(symex, IR_INT, capacity), length));
    if (longer == TERM_FALSE || longer == TERM_TRUE)
        return longer == TERM_TRUE;
    return heap_may_hold(symex, longer);
}

// The elements that are modelled: all, where none is ever longer than some number that is not too
// large; else the first ones.
static uint32_t needed_capacity(Symex *symex, const State *state, Term length, Term *limit) {
    uint32_t capacity = FIRST_CAPACITY;
    if (2 * symex->scope.string_length > capacity)
        capacity = 2 * symex->scope.string_length;
    if (!may_be_longer(symex, state, length, capacity))
        return capacity;
    if (may_be_longer(symex, state, length, LARGEST_CAPACITY)) {
        *limit = java_constant(symex, IR_INT, capacity);
        return capacity;
    }
    while (capacity < LARGEST_CAPACITY && may_be_longer(symex, state, length, capacity))
        capacity *= 2;
    return capacity;
}

uint32_t array_capacity(Symex *symex, State *state, Term length, Span span, Term *limit) {
    uint64_t constant;
    *limit = TERM_NONE;
    uint64_t most = symex->scope.from_start ? MOST_OF_PROGRAM : MOST_ELEMENTS;
    if (term_is_constant(symex->terms, length, &constant) && constant <= most)
        return (uint32_t)constant;
    if (symex->scope.from_start && symex->scope.bits == 32 && !symex->mode.quiet)
        return needed_capacity(symex, state, length, limit);
    // Longer arrays than twice the pre-state's are outside of what is followed.
    uint32_t capacity = 2 * symex->scope.array_length + 2;
    uint64_t bound = term_greatest(symex->terms, length);
    // With few bits every number is small, and this says nothing.
    if (bound > capacity && bound <= LONGEST_KNOWN && symex->scope.bits >= 16)
        capacity = (uint32_t)bound; // no execution needs more
    uint32_t greatest = (UINT32_C(1) << (symex->scope.bits - 1)) - 1;
    if (capacity > greatest)
        capacity = greatest;
    Term fits = term_sle(symex->terms, length, java_constant(symex, IR_INT, capacity));
    if (fits != TERM_TRUE) {
        add_cut(symex, term_and(symex->terms, state->guard, term_not(fits)), span,
                "creation of a longer array");
        *state = state_assume(symex, *state, fits);
    }
    return capacity;
}

// ---- Arrays.makeLike: a new array of the class of another

bool is_first_of_class(Symex *symex, const ObjectSet *set, uint32_t number) {
    for (uint32_t i = 1; i < number; i++)
        if (object_set_has(set, i) &&
            symex->heap.objects.items[i].type == symex->heap.objects.items[number].type)
            return false;
    return true;
}

Term is_of_class(Symex *symex, Term reference, const ObjectSet *set, const Type *type) {
    Term is_it = TERM_FALSE;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && symex->heap.objects.items[i].type == type)
            is_it = term_or(symex->terms, is_it,
                            term_equal(symex->terms, reference, object_reference(symex, i)));
    return is_it;
}

Outcome builtin_like_array(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const Term *arguments = call->arguments;
    const ObjectSet *set = reference_candidates(symex, arguments[0]);
    Outcome outcome = {.returned = call->state, .thrown = state_dead()};
    Term limit;
    uint32_t capacity = array_capacity(symex, &outcome.returned, arguments[1], call->span, &limit);
    uint32_t count = symex->heap.objects.count;
    outcome.result = object_reference(symex, 0);
    for (uint32_t i = 1; i < count; i++) {
        Type *type = symex->heap.objects.items[i].type;
        if (!object_set_has(set, i) || type->kind != TYPE_ARRAY ||
            !is_first_of_class(symex, set, i))
            continue;
        Term is_it = is_of_class(symex, arguments[0], set, type);
        cut_array_where(symex, &outcome.returned, is_it, type, call->span);
        Object *made =
            universe_create(symex, &outcome.returned, type, arguments[1], capacity, call->span);
        made->creator = call->depth;
        made->limit = limit;
        made->created = outcome.returned.guard;
        outcome.result =
            term_ite(symex->terms, is_it, object_reference(symex, made->number), outcome.result);
    }
    return outcome;
}
