#include "search/search.h"

#include "search/internal.h"

#include <math.h>

enum {
    FIRST_RUNS = 8,    // of each way to make values
    MOST_TRIES = 1000, // of a goal
    PATIENCE = 20000,  // runs that show nothing new
    MOST_CHANGED = 40, // inputs of a run that are changed one by one
    MOST_MEMORY = 1 << 28,
};

// ---- From the run that came closest

// The best run of the goal with one value changed: does that bring it closer?
static bool helps(Search *search, Goal *goal, uint32_t index, const RunInput *value) {
    double before = goal->distance;
    want(search, &goal->inputs);
    search->wanted.items[index] = *value;
    attempt(search);
    return goal->is_reached || goal->distance < before;
}

static bool goes_on(const Search *search, const Goal *goal) {
    return !search->is_over && !goal->is_reached;
}

static void move(RunInput *value, uint64_t far) {
    set_place(value, (int64_t)((uint64_t)place_of(value) + far));
}

// In one direction, with steps that double as long as it helps; `other`, where it is another input,
// moves along.
static bool walk(Search *search, Goal *goal, uint32_t index, uint32_t other, int64_t step) {
    bool helped = false;
    for (uint64_t far = (uint64_t)step; goes_on(search, goal); far *= 2) {
        double before = goal->distance;
        want(search, &goal->inputs);
        move(&search->wanted.items[index], far);
        if (other != index)
            move(&search->wanted.items[other], far);
        attempt(search);
        if (!goal->is_reached && goal->distance >= before)
            break;
        helped = true;
    }
    return helped;
}

static void walk_both_ways(Search *search, Goal *goal, uint32_t index, uint32_t other) {
    const int64_t *steps = steps_of(&goal->inputs.items[index]);
    for (uint32_t i = 0; steps[i] && goes_on(search, goal); i++)
        while (goes_on(search, goal) && (walk(search, goal, index, other, steps[i]) ||
                                         walk(search, goal, index, other, -steps[i])))
            ;
}

static void change_number(Search *search, Goal *goal, uint32_t index) {
    RunInput value;
    for (uint32_t i = 0;
         goes_on(search, goal) && use_constant(search, &goal->inputs.items[index], i, &value); i++)
        helps(search, goal, index, &value);
    walk_both_ways(search, goal, index, index);
}

static bool are_alike(const Goal *goal, uint32_t index, uint32_t other) {
    return goal->inputs.items[index].type == goal->inputs.items[other].type &&
           !is_text(&goal->inputs.items[index]);
}

// Two numbers together: a condition on the way may tie them to each other.
static void change_pairs(Search *search, Goal *goal) {
    enum { MOST_PAIRED = 6 };
    for (uint32_t i = 0; i < goal->used && i < MOST_PAIRED; i++)
        for (uint32_t j = i + 1; j < goal->used && j < MOST_PAIRED; j++)
            if (j < goal->inputs.count && are_alike(goal, i, j) && goes_on(search, goal))
                walk_both_ways(search, goal, i, j);
}

static void change_one_text(Search *search, Goal *goal, uint32_t index) {
    RunInput value;
    for (uint32_t i = 0;
         goes_on(search, goal) && use_constant(search, &goal->inputs.items[index], i, &value); i++)
        helps(search, goal, index, &value);
    for (uint32_t i = 0;
         goes_on(search, goal) && change_text(search, &goal->inputs.items[index], i, &value);)
        i = helps(search, goal, index, &value) ? 0 : i + 1;
}

// Several numbers at once, each by a random step that is small or large: where several conditions
// tie the inputs to each other, one alone cannot move.
static void wander(Search *search, Goal *goal) {
    enum { STEPS = 60, MOST_WANDERING = 8 };
    for (uint32_t i = 0; i < STEPS && goes_on(search, goal); i++) {
        uint32_t first = goal->used > MOST_WANDERING ? goal->used - MOST_WANDERING : 0;
        want(search, &goal->inputs);
        for (uint32_t j = first; j < goal->used && j < search->wanted.count; j++)
            if (search_random(search) % 2)
                move_at_random(search, &search->wanted.items[j]);
        attempt(search);
    }
}

// One input after the other, until none of them helps.
static void climb(Search *search, Goal *goal) {
    for (double before = INFINITY; goes_on(search, goal) && goal->distance < before;) {
        before = goal->distance;
        for (uint32_t i = goal->used; i-- > 0 && goes_on(search, goal);) {
            if (goal->used - i > MOST_CHANGED || i >= goal->inputs.count)
                continue;
            if (is_text(&goal->inputs.items[i]))
                change_one_text(search, goal, i);
            else
                change_number(search, goal, i);
        }
        if (goal->distance == before)
            change_pairs(search, goal);
        if (goal->distance == before)
            wander(search, goal);
    }
}

// The closest of all climbs is where others go on from, in turn with those that begin elsewhere.
static void keep_closest(Search *search, Goal *goal) {
    if (goal->distance >= goal->closest)
        return;
    goal->closest = goal->distance;
    goal->closest_inputs.count = 0;
    for (uint32_t i = 0; i < goal->inputs.count; i++)
        vector_push(search->arena, &goal->closest_inputs, goal->inputs.items[i]);
}

static void begin_at_closest(Search *search, Goal *goal) {
    want(search, &goal->closest_inputs);
    goal->distance = INFINITY;
    attempt(search);
    wander(search, goal);
}

// Elsewhere, with some values as they were: a climb may end on a hill.
static void begin_elsewhere(Search *search, Goal *goal) {
    search->making = MAKING_MIXED;
    for (uint32_t i = 0; i < FIRST_RUNS && goes_on(search, goal); i++) {
        want(search, &goal->inputs);
        for (uint32_t j = 0; j < search->wanted.count; j++)
            if (search_random(search) % 3 == 0)
                make_value(search, &search->wanted.items[j]);
        // What is tried does not count as the best: the climb begins where this one ended.
        goal->distance = INFINITY;
        attempt(search);
    }
}

// ---- Which one next

static bool is_open(const Goal *goal) {
    return !goal->is_reached && goal->inputs.count && goal->used && goal->tries < MOST_TRIES;
}

// The one tried least; of those, the one met last. A decision that was the same in all runs depends
// on no input most of the time.
static Goal *next_goal(Search *search) {
    enum { LESS_OFTEN = 4 };
    Goal *chosen = NULL;
    uint32_t least = 0;
    for (uint32_t i = search->list.count; i-- > 0;)
        for (uint32_t j = 0; j < 2; j++) {
            Decision *decision = search->list.items[i];
            Goal *goal = &decision->goals[j];
            uint32_t turn = (decision->varies ? goal->tries : (goal->tries + 1) * LESS_OFTEN);
            if (is_open(goal) && (!chosen || turn < least)) {
                chosen = goal;
                least = turn;
            }
        }
    return chosen;
}

// Those of the code that was called so far: code is read when it is first called, and whoever has
// met a new decision may have met new code.
static void learn_constants(Search *search) {
    if (search->learned == search->list.count)
        return;
    search->learned = search->list.count;
    interpreter_constants(search->interpreter, search->arena, &search->constants);
}

// A few values of each way to make them; of the first two, there is one only. It goes on where the
// time was over.
static void try_first_values(Search *search) {
    for (; search->first < MAKING_COUNT * FIRST_RUNS && !search->is_over; search->first++) {
        search->making = search->first / FIRST_RUNS;
        search->wanted.count = 0;
        learn_constants(search);
        if (search->making > MAKING_ONE || search->first % FIRST_RUNS == 0)
            attempt(search);
    }
}

static void pursue_goals(Search *search) {
    for (Goal *goal; !search->is_over && (goal = next_goal(search)) != NULL;) {
        search->making = MAKING_SMALL;
        learn_constants(search);
        if (goal->tries % 2)
            begin_elsewhere(search, goal);
        else if (goal->tries)
            begin_at_closest(search, goal);
        climb(search, goal);
        keep_closest(search, goal);
        goal->tries++;
        search->is_full = arena_used(search->arena) > MOST_MEMORY;
        search->is_over |= search->is_full || search->runs > search->last_news + PATIENCE;
    }
}

RunInputList search_copy_inputs(Arena *arena, const RunInputList *inputs) {
    RunInputList copy = {0};
    for (uint32_t i = 0; i < inputs->count; i++) {
        RunInput input = inputs->items[i];
        uint16_t *units = arena_array(arena, input.length + 1, sizeof(uint16_t));
        for (uint32_t j = 0; j < input.length; j++)
            units[j] = input.units[j];
        input.units = units;
        vector_push(arena, &copy, input);
    }
    return copy;
}

Search *search_new(const SearchRequest *request) {
    Arena *arena = arena_new();
    Search *search = ARENA_NEW(arena, Search);
    *search = (Search){.asked = *request, .arena = arena, .random = UINT64_C(0x9E3779B97F4A7C15)};
    search->interpreter = interpreter_new(arena, request->sema, request->lowering, request->method);
    return search;
}

SearchResult search_go_on(Search *search, Deadline deadline) {
    search->asked.deadline = deadline;
    search->is_over = search->is_satisfied;
    search->last_news = search->runs;
    if (!search->has_inputs)
        attempt(search);
    search->has_inputs |= search->given.count > 0;
    if (search->has_inputs)
        try_first_values(search);
    if (search->has_inputs)
        pursue_goals(search);
    SearchResult result = {.runs = search->runs,
                           .decisions = search->list.count,
                           .is_complete = search->is_satisfied || search->is_full ||
                                          (!next_goal(search) && !deadline_is_past(deadline)),
                           .stopped = search->stopped
                                          ? arena_format(search->asked.arena, "%s", search->stopped)
                                          : NULL};
    for (uint32_t i = 0; i < search->list.count; i++)
        result.open += !search->list.items[i]->goals[0].is_reached ||
                       !search->list.items[i]->goals[1].is_reached;
    return result;
}

void search_free(Search *search) {
    interpreter_free(search->interpreter);
    arena_free(search->arena);
}
