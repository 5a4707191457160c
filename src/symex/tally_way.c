// The first visit: marks that a loop before has gone through, in whatever order.
//
// `for (Integer node : degrees.keySet()) if (degrees.get(node) == 0) ready.add(node);`
//
// goes through the places of a map in any order. That the size of `ready` is the number of marks
// afterwards is a sum in another order, and hard to see at the end. Iteration by iteration it is
// easy: the size is the number of marks at the places that were visited. That these all differ is
// shown as well; so at the end all of them are visited.
#include "symex/tally.h"

typedef struct Way {
    const TallySearch *search;
    const LoopRun *run;
    Term *places; // [i]: where it was in iteration i, as its visit i + 1 knows
    LocationList numbers;
} Way;

// The last loop that was over before, in the same call and the same iteration of what is around.
static const LoopRun *loop_before(const TallySearch *search) {
    const LoopRunList *runs = &search->symex->execution->runs;
    const LoopRun *before = NULL;
    for (uint32_t i = 0; i < runs->count && runs->items[i] != search->run; i++) {
        const LoopRun *run = runs->items[i];
        if (run->loop && run->method == search->run->method && run->base == search->run->base &&
            run->outer == search->run->outer && run->outer_visit == search->run->outer_visit)
            before = run;
    }
    return before;
}

static void note_number(void *context, uint32_t location, uint32_t before, uint32_t now) {
    Way *way = context;
    Symex *symex = way->search->symex;
    if (before && now && term_width(symex->terms, now) == width_of(symex, IR_INT))
        vector_push(symex->arena, &way->numbers, location);
}

// Numbers that differ, in all inputs that are known.
static bool find_way(const Way *way, uint32_t location) {
    Symex *symex = way->search->symex;
    TermTable *terms = symex->terms;
    for (uint32_t i = 1; i < way->run->visits.count; i++) {
        State state = tally_state(way->run, i);
        Term place = state_get(symex, &state, location), same = TERM_FALSE;
        if (!place || term_width(terms, place) != width_of(symex, IR_INT))
            return false;
        for (uint32_t j = 0; j + 1 < i; j++)
            same = term_or(terms, same, term_equal(terms, place, way->places[j]));
        Term condition = term_and(terms, state.guard, same);
        if (condition != TERM_FALSE && solver_knows_possible(symex->solver, &condition, 1))
            return false;
        way->places[i - 1] = place;
    }
    return true;
}

// After so many iterations there are as many places.
static bool show_places(const Way *way, const Marks *marks, const State *state) {
    Symex *symex = way->search->symex;
    Marks all = *marks;
    MarkCount count;
    all.kind = MARK_ANY;
    if (!marks_count(symex, state, state, &all, &count))
        return false;
    Term fewer = term_and(symex->terms, state->guard, marks_are_fewer(&count, marks->place_count));
    return rule_out(symex, fewer, tally_patience(symex)) == SOLVER_UNSATISFIABLE;
}

static bool show_along(const Way *way, const Tally *tally) {
    Symex *symex = way->search->symex;
    Tally part = *tally;
    part.marks.places = way->places;
    for (uint32_t i = 0; i < way->run->visits.count; i++) {
        State state = tally_state(way->run, i);
        part.marks.place_count = i;
        if (state_is_dead(&state))
            break;
        if (!show_places(way, &part.marks, &state))
            return false;
        TallyAnswer answer =
            tally_show_at(way->search, &part, &state, false, tally_patience(symex));
        if (answer == TALLY_REFUTED || answer == TALLY_TOO_HARD)
            return false;
    }
    return true;
}

void tally_show_way(const TallySearch *search, const Tally *tally) {
    enum { LEAST_VISITS = 3 };
    const LoopRun *run = loop_before(search);
    if (tally->marks.are_new || !run || run->visits.count < LEAST_VISITS)
        return;
    Way way = {search, run, NULL, {0}};
    way.places = arena_array(search->symex->arena, run->visits.count, sizeof(Term));
    State first = tally_state(run, 1), last = tally_last_state(run);
    radix_difference(search->symex->arena, first.values, last.values, note_number, &way);
    for (uint32_t i = 0; i < way.numbers.count; i++)
        if (find_way(&way, way.numbers.items[i]) && show_along(&way, tally))
            return;
}
