// One run: the values wanted are given, further ones made up; what was decided is noted.
#include "search/internal.h"

#include <math.h>

enum { MOST_STEPS = 300000 }; // of a run; longer ones are left to symbolic execution

void want(Search *search, const RunInputList *inputs) {
    search->wanted.count = 0;
    for (uint32_t i = 0; i < inputs->count; i++)
        vector_push(search->arena, &search->wanted, inputs->items[i]);
}

static bool next_value(void *context, RunInput *input) {
    enum { MOST_INPUTS = 100000 };
    Search *search = context;
    uint32_t index = search->given.count;
    if (index >= MOST_INPUTS)
        return false;
    if (index < search->wanted.count && search->wanted.items[index].type == input->type) {
        const RunInput *wanted = &search->wanted.items[index];
        input->bits = wanted->bits;
        input->units = wanted->units;
        input->length = wanted->length;
    } else {
        make_value(search, input);
    }
    if (!is_text(input))
        input->bits = interpret_number(input->type, input->bits);
    vector_push(search->arena, &search->given, *input);
    return true;
}

static Decision *decision_at(Search *search, const void *site, double distance) {
    Decision *known = map_get(&search->decisions, site);
    if (!known) {
        known = ARENA_NEW(search->arena, Decision);
        for (uint32_t i = 0; i < 2; i++)
            known->goals[i].distance = known->goals[i].closest = INFINITY;
        known->distance = distance;
        map_put(search->arena, &search->decisions, site, known);
        vector_push(search->arena, &search->list, known);
        search->last_news = search->runs;
    }
    return known;
}

static void decided(void *context, const void *site, bool outcome, double distance) {
    Search *search = context;
    Decision *decision = decision_at(search, site, distance);
    decision->varies |= distance != decision->distance;
    if (!decision->goals[outcome].is_reached)
        search->last_news = search->runs;
    decision->goals[outcome].is_reached = true;
    Goal *goal = &decision->goals[!outcome];
    if (goal->is_reached || distance >= goal->distance)
        return;
    goal->distance = distance;
    goal->used = search->given.count;
    if (!goal->is_improved)
        vector_push(search->arena, &search->improved, goal);
    goal->is_improved = true;
}

static void keep_best(Search *search) {
    for (uint32_t i = 0; i < search->improved.count; i++) {
        Goal *goal = search->improved.items[i];
        goal->is_improved = false;
        goal->inputs.count = 0;
        for (uint32_t j = 0; j < search->given.count; j++)
            vector_push(search->arena, &goal->inputs, search->given.items[j]);
    }
    search->improved.count = 0;
}

void attempt(Search *search) {
    const SearchRequest *asked = &search->asked;
    RunInputs inputs = {search, next_value};
    RunWatch watch = {search, decided};
    RunRequest request = {
        .deadline = asked->deadline, .most_steps = MOST_STEPS, .inputs = &inputs, .watch = &watch};
    search->given.count = 0;
    RunResult run = interpreter_run(search->interpreter, &request);
    keep_best(search);
    if (!search->runs++)
        search->stopped = run.reason;
    if (run.end == RUN_THREW)
        search->is_satisfied = asked->threw(asked->context, &run, &search->given);
    search->is_over |= search->is_satisfied || deadline_is_past(asked->deadline) ||
                       (asked->most_runs && search->runs >= asked->most_runs);
}

// ---- Replay

typedef struct Replay {
    const RunInputList *inputs; // where each was asked for is noted in it
    uint32_t next;
} Replay;

static bool next_of_replay(void *context, RunInput *input) {
    Replay *replay = context;
    if (replay->next >= replay->inputs->count)
        return false;
    RunInput *given = &replay->inputs->items[replay->next++];
    given->span = input->span;
    given->around = input->around;
    input->bits = given->bits;
    input->units = given->units;
    input->length = given->length;
    return given->type == input->type;
}

static RunResult replay_once(Interpreter *interpreter, RunRequest *request,
                             const RunInputList *inputs, uint32_t *used) {
    Replay replay = {.inputs = inputs};
    RunInputs given = {&replay, next_of_replay};
    request->inputs = &given;
    RunResult result = interpreter_run(interpreter, request);
    *used = replay.next;
    return result;
}

RunResult replay_on(Interpreter *interpreter, const SearchRequest *asked,
                    const RunInputList *inputs) {
    RunRequest request = {.deadline = asked->deadline, .most_steps = MOST_STEPS};
    uint32_t used;
    return replay_once(interpreter, &request, inputs, &used);
}

RunResult search_replay(Arena *arena, const SearchRequest *asked, RunInputList *inputs) {
    Interpreter *interpreter = interpreter_new(arena, asked->sema, asked->lowering, asked->method);
    RunRequest request = {.deadline = asked->deadline};
    RunResult result = replay_once(interpreter, &request, inputs, &inputs->count);
    if (result.end == RUN_THREW) {
        request.wants_lines = true;
        request.lines_from = result.steps > RUN_LAST_STEPS ? result.steps - RUN_LAST_STEPS : 0;
        result = replay_once(interpreter, &request, inputs, &inputs->count);
    }
    interpreter_free(interpreter);
    return result;
}
