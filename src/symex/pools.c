// Objects of pools, numbered in one way (pools.h); and what they can be, once more is known.
//
// Slots are walked, roots first, then the fields of the objects in their order: a slot may hold an
// object met before, or the next one of its pool. What is never met holds null, since nobody can
// get at it. Where several pools refer to each other, visits are made in rounds; a visit counts
// where the object was met and not visited before.
//
// Locations that tell the objects apart are put behind veils (heap/veils.h). If something makes use
// of one after all, it is begun again, and such calls are passed over (RunOptions).
#include "symex/pools.h"

#include "heap/veils.h"
#include "symex/contract.h"
#include "symex/havoc.h"

enum { MOST_LOOKS = 100, MOST_STEPS = 1000000, MOST_NARROWINGS = 6, MOST_VISITS = 4000 };

struct Pools {
    PoolFinding finding;
    uint32_t depth;       // of the call at which somebody looked last, or numbered them
    uint32_t choices;     // numbers that had been drawn then
    uint32_t looks;       // so many
    uint32_t steps;       // through terms, in all of them
    uint32_t passed;      // occasions that were passed over
    uint32_t assumptions; // there were so many when the veils were made
    Term guard;           // and then, or when it was asked last what they can be
    uint32_t narrowings;  // how often that was
};

// ---- One numbering

typedef struct Walk {
    Symex *symex;
    const PoolFinding *finding;
    Term *met, *visited; // by object
    TermList conditions;
} Walk;

static void meet(Walk *walk, const PoolSlot *slot, Term active) {
    TermTable *terms = walk->symex->terms;
    for (uint32_t i = 0; i < walk->finding->pools.count; i++) {
        const NumberList *objects = &walk->finding->pools.items[i].objects;
        for (uint32_t j = objects->count; j-- > 0;) {
            uint32_t number = objects->items[j];
            Term is_it = term_equal(terms, slot->value, object_reference(walk->symex, number));
            is_it = term_and(terms, active, is_it);
            if (j)
                vector_push(walk->symex->arena, &walk->conditions,
                            term_implies(terms, is_it, walk->met[objects->items[j - 1]]));
            walk->met[number] = term_or(terms, walk->met[number], is_it);
        }
    }
}

// The fields of all objects; false when none of the visits counted.
static bool walk_round(Walk *walk) {
    TermTable *terms = walk->symex->terms;
    const PoolSlotList *slots = &walk->finding->slots;
    bool is_any = false;
    for (uint32_t i = 0; i < slots->count; i++) {
        uint32_t object = slots->items[i].object;
        if (!object || (i && slots->items[i - 1].object == object))
            continue;
        Term active = term_and(terms, walk->met[object], term_not(walk->visited[object]));
        for (uint32_t j = i; j < slots->count && slots->items[j].object == object; j++)
            if (active != TERM_FALSE)
                meet(walk, &slots->items[j], active);
        walk->visited[object] = term_or(terms, walk->visited[object], active);
        is_any |= active != TERM_FALSE;
    }
    return is_any;
}

// Nobody can get at what was not met: its fields may be null, if they can.
static void leave_unmet(Walk *walk) {
    TermTable *terms = walk->symex->terms;
    for (uint32_t i = 0; i < walk->finding->slots.count; i++) {
        const PoolSlot *slot = &walk->finding->slots.items[i];
        Term is_null = term_equal(terms, slot->value, object_reference(walk->symex, 0));
        if (slot->object && slot->is_nullable)
            vector_push(walk->symex->arena, &walk->conditions,
                        term_or(terms, walk->met[slot->object], is_null));
    }
}

// The heaps whose objects are numbered as they are met.
static Term numbered(Symex *symex, const PoolFinding *finding) {
    uint32_t objects = symex->heap.objects.count, count = 0;
    Walk walk = {.symex = symex,
                 .finding = finding,
                 .met = arena_array(symex->arena, objects, sizeof(Term)),
                 .visited = arena_array(symex->arena, objects, sizeof(Term))};
    for (uint32_t i = 0; i < objects; i++)
        walk.met[i] = walk.visited[i] = TERM_FALSE;
    for (uint32_t i = 0; i < finding->pools.count; i++)
        count += finding->pools.items[i].objects.count;
    for (uint32_t i = 0; i < finding->slots.count; i++)
        if (!finding->slots.items[i].object)
            meet(&walk, &finding->slots.items[i], TERM_TRUE);
    // Of one pool, the objects are met in the order in which they are visited.
    uint32_t rounds = finding->pools.count == 1 ? 1 : count;
    bool is_complete = rounds * finding->slots.count * count <= MOST_VISITS;
    rounds = is_complete ? rounds : 1;
    for (uint32_t i = 0; i < rounds && walk_round(&walk); i++)
        ;
    if (is_complete)
        leave_unmet(&walk);
    return term_and_all(symex->terms, walk.conditions.items, walk.conditions.count);
}

// ---- Veils

// Is the location one of an object, a static field, or a register of a call under way?
static bool *live_locations(Symex *symex, const Frame *frame) {
    bool *is_live = arena_array(symex->arena, symex->heap.next_location, sizeof(bool));
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        for (uint32_t j = 0; j < symex->heap.objects.items[i].count; j++)
            is_live[symex->heap.objects.items[i].location + j] = true;
    for (uint32_t i = 0; i < symex->heap.static_places.capacity; i++)
        if (symex->heap.static_places.entries[i].key)
            is_live[(uintptr_t)symex->heap.static_places.entries[i].value] = true;
    for (; frame; frame = frame->caller)
        for (uint32_t i = 0; i < frame->method->registers.count; i++)
            is_live[frame->base + i] = true;
    return is_live;
}

// Arrays with elements that differ have an order.
static void note_arrays(Symex *symex, const State *state) {
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        const Object *array = &symex->heap.objects.items[i];
        bool is_even = array->type && array->type->kind == TYPE_ARRAY;
        for (uint32_t j = 0; is_even && j < array->count; j++) {
            Term value = state_get(symex, state, array->location + j);
            uint64_t number;
            is_even = value == state_get(symex, state, array->location) &&
                      (value == TERM_TRUE || value == TERM_FALSE || !value ||
                       term_is_constant(symex->terms, value, &number));
        }
        if (!is_even)
            veils_note_array(symex, i);
    }
}

static void put_veils(Symex *symex, const Frame *frame, State *state, const PoolFinding *finding) {
    const bool *is_live = live_locations(symex, frame);
    symex->heap.veils = ARENA_NEW(symex->arena, Veils);
    for (uint32_t i = 0; i < finding->odd.count; i++) {
        uint32_t location = finding->odd.items[i];
        Term value = state_get(symex, state, location);
        state_set(symex, state, location, veil_new(symex, value, NO_FAMILY, !is_live[location]));
    }
    for (uint32_t i = 0; i < finding->serials.count; i++) {
        const NumberList *locations = &finding->serials.items[i];
        uint32_t family = ++symex->heap.veils->families;
        for (uint32_t j = 0; j < locations->count; j++) {
            Term value = state_get(symex, state, locations->items[j]);
            state_set(symex, state, locations->items[j], veil_new(symex, value, family, false));
        }
    }
    note_arrays(symex, state);
}

// ---- Calls

// A specification may speak of a state in which nothing is veiled.
static bool is_specified(Symex *symex, const Frame *frame) {
    uint64_t number;
    bool has_receiver =
        frame->receiver && !term_is_constant(symex->terms, frame->receiver, &number);
    return frame->run || frame->labels.count || has_receiver ||
           (frame->caller && frame->method->symbol &&
            contract_is_given(symex, frame->method->symbol));
}

static bool is_occasion(Symex *symex, const Frame *frame, const State *state) {
    Execution *execution = symex->execution;
    if (!execution->run_options.numbers_pools || !execution->is_whole || symex->mode.quiet ||
        symex->statics.initializing || state_is_dead(state) || !symex->results.choices.count)
        return false;
    for (; frame; frame = frame->caller)
        if (is_specified(symex, frame))
            return false;
    return true;
}

// Something was drawn or assumed since, or what was drawn has been handed out.
static bool is_time_to_look(Symex *symex, const Frame *frame, const State *state) {
    struct Pools *pools = symex->execution->pools;
    bool is_new = pools->choices != symex->results.choices.count || frame->depth < pools->depth ||
                  pools->guard != state->guard;
    pools->choices = symex->results.choices.count;
    pools->depth = frame->depth;
    pools->guard = state->guard;
    return is_new && pools->looks++ < MOST_LOOKS && pools->steps < MOST_STEPS;
}

static void number_pools(Symex *symex, const Frame *frame, State *state) {
    struct Pools *pools = symex->execution->pools;
    if (!is_time_to_look(symex, frame, state))
        return;
    PoolFinding finding;
    bool is_found = pools_find(symex, state, &finding);
    pools->steps += finding.steps;
    if (!is_found || pools->passed++ < symex->execution->run_options.pools_passed)
        return;
    pools->finding = finding;
    put_veils(symex, frame, state, &finding);
    pools->assumptions = symex->results.assumptions.count;
    *state = state_assume(symex, *state, numbered(symex, &finding));
}

// The slots that still hold what they held.
static void narrow_pools(Symex *symex, State *state) {
    struct Pools *pools = symex->execution->pools;
    NumberList locations = {0};
    for (uint32_t i = 0; i < pools->finding.slots.count; i++) {
        PoolSlot *slot = &pools->finding.slots.items[i];
        for (uint32_t j = 0; j < slot->locations.count; j++)
            if (state_get(symex, state, slot->locations.items[j]) == slot->value)
                vector_push(symex->arena, &locations, slot->locations.items[j]);
    }
    narrow_references(symex, state, locations.items, locations.count);
    for (uint32_t i = 0; i < pools->finding.slots.count; i++) {
        PoolSlot *slot = &pools->finding.slots.items[i];
        slot->value = state_get(symex, state, slot->locations.items[0]);
    }
}

void pools_before_call(Symex *symex, const Frame *frame, State *state) {
    Execution *execution = symex->execution;
    if (!is_occasion(symex, frame, state))
        return;
    if (!execution->pools)
        execution->pools = ARENA_NEW(symex->arena, struct Pools);
    struct Pools *pools = execution->pools;
    if (!symex->heap.veils)
        number_pools(symex, frame, state);
    if (!symex->heap.veils || frame->depth > pools->depth || pools->guard == state->guard ||
        pools->narrowings++ >= MOST_NARROWINGS)
        return;
    pools->guard = state->guard;
    narrow_pools(symex, state);
}

// ---- Afterwards

void pools_conclude(Symex *symex) {
    const Results *results = &symex->results;
    if (!symex->heap.veils)
        return;
    for (uint32_t i = symex->execution->pools->assumptions; i < results->assumptions.count; i++)
        veils_look(symex, results->assumptions.items[i]);
    for (uint32_t i = 0; i < results->obligations.count; i++)
        veils_look(symex, results->obligations.items[i].violated);
    for (uint32_t i = 0; i < results->cuts.count; i++)
        veils_look(symex, results->cuts.items[i].condition);
    for (uint32_t i = 0; i < results->unmodelled.count; i++)
        veils_look(symex, results->unmodelled.items[i].condition);
    for (uint32_t i = 0; i < results->marked.count; i++)
        veils_look(symex, results->marked.items[i].reached);
    for (uint32_t i = 0; i < results->passages.count; i++)
        veils_look(symex, results->passages.items[i].reached);
    for (uint32_t i = 0; i < symex->execution->runs.count; i++) {
        const LoopRun *run = symex->execution->runs.items[i];
        for (uint32_t j = 0; j < run->visits.count; j++)
            veils_look(symex, run->visits.items[j].guard);
    }
    veils_look(symex, results->final.guard);
}

bool symex_told_pools_apart(const Symex *symex) {
    return symex->heap.veils && symex->heap.veils->is_lifted;
}
