// Runs of a program with inputs that are looked for (src/search). What such a run shows is so: it
// was made.
#include "check/internal.h"

#include "search/search.h"

static const double SECONDS_TO_SIMPLIFY = 0.5, SECONDS_TO_REPLAY = 2;

typedef struct Found {
    const CheckRequest *request;
    RunInputList inputs[PROPERTY_COUNT]; // of the first run that breaks it
    bool is_found[PROPERTY_COUNT];
    bool is_new; // since the search went on
} Found;

struct InputSearch {
    Found found;
    SearchRequest asked;
    Search *search;
    bool is_complete;
};

static bool is_wanted(const CheckRequest *request, ProgramProperty property) {
    ProgramProperty wanted = request->options->property;
    return property != PROPERTY_NONE && (!wanted || wanted == property);
}

// An exception left main. It is enough when all questions are answered.
static bool note_exception(void *context, const RunResult *run, const RunInputList *inputs) {
    Found *found = context;
    ProgramProperty broken = broken_property(found->request, run);
    if (is_wanted(found->request, broken) && !found->is_found[broken]) {
        found->is_found[broken] = found->is_new = true;
        found->inputs[broken] = search_copy_inputs(found->request->arena, inputs);
    }
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        if (is_wanted(found->request, property) && !found->is_found[property])
            return false;
    return true;
}

// ---- Simpler inputs

typedef struct Wanted {
    const CheckRequest *request;
    ProgramProperty property;
} Wanted;

static bool breaks_it(void *context, const RunResult *run, const RunInputList *inputs) {
    const Wanted *wanted = context;
    (void)inputs;
    return broken_property(wanted->request, run) == wanted->property;
}

static void simplify(const CheckRequest *request, const SearchRequest *search,
                     ProgramProperty property, RunInputList *inputs) {
    Wanted wanted = {request, property};
    SearchRequest again = *search;
    again.deadline = deadline_after(SECONDS_TO_SIMPLIFY);
    again.context = &wanted;
    again.threw = breaks_it;
    search_simplify(&again, inputs);
}

// ---- What the run was given

static const char *input_text(Arena *arena, const RunInput *input) {
    return type_is_primitive(input->type)
               ? interpret_number_text(arena, input->type, input->bits)
               : interpret_units_text(arena, input->units, input->length);
}

static void add_choice(Arena *arena, Counterexample *counterexample, const RunInput *input) {
    CexChoice choice = {.method = input->method,
                        .value = {.name = input->method->name->text,
                                  .type = type_text(arena, input->type),
                                  .text = input_text(arena, input)}};
    vector_push(arena, &counterexample->choices, choice);
}

// The arguments come first: how many, then each.
static void add_arguments(const CheckRequest *request, Counterexample *counterexample,
                          const RunInputList *inputs) {
    Arena *arena = request->arena;
    if (!inputs->count || inputs->items[0].method || !request->method->parameters.count)
        return;
    CexObject array = {.number = 1,
                       .name = "String[]#1",
                       .type = "String[]",
                       .exact = request->method->parameters.items[0]->type,
                       .form = CEX_ARRAY,
                       .uses = 1};
    for (uint32_t i = 1; i < inputs->count && !inputs->items[i].method; i++) {
        CexValue element = {.name = arena_format(arena, "[%u]", i - 1),
                            .type = "String",
                            .text = input_text(arena, &inputs->items[i])};
        vector_push(arena, &array.values, element);
    }
    CexValue value = {.name = request->method->parameters.items[0]->name->text,
                      .type = "String[]",
                      .text = array.name,
                      .object = array.number,
                      .exact = array.exact};
    vector_push(arena, &counterexample->before.objects, array);
    vector_push(arena, &counterexample->before.roots, value);
}

static void describe_inputs(const CheckRequest *request, Verdict *verdict,
                            const RunInputList *inputs) {
    Counterexample *counterexample = vector_last(&verdict->violations).counterexample;
    add_arguments(request, counterexample, inputs);
    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->items[i].method)
            add_choice(request->arena, counterexample, &inputs->items[i]);
}

// ---- The verdict

static Verdict *verdict_on_runs(const CheckRequest *request, const SearchRequest *search,
                                Found *found) {
    Verdict *verdict = new_verdict(request);
    verdict->kind = VERDICT_UNKNOWN;
    verdict->scope = request->options->scope;
    verdict->scope.from_start = true;
    verdict->scope_sentence = "looking at runs with inputs that were found by running";
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++) {
        PropertyVerdict answer = {property, VERDICT_UNKNOWN, false,
                                  "no run that was made shows it"};
        RunResult run = {.end = RUN_STOPPED};
        if (found->is_found[property])
            simplify(request, search, property, &found->inputs[property]);
        if (found->is_found[property])
            run = search_replay(request->arena, search, &found->inputs[property]);
        if (run.end == RUN_THREW && broken_property(request, &run) == property) {
            answer = (PropertyVerdict){property, VERDICT_VIOLATED, false, NULL};
            add_run_violation(request, verdict, &run, property);
            describe_inputs(request, verdict, &found->inputs[property]);
        }
        if (is_wanted(request, property))
            vector_push(request->arena, &verdict->properties, answer);
    }
    return verdict;
}

InputSearch *check_search_new(const CheckRequest *request) {
    InputSearch *inputs = ARENA_NEW(request->arena, InputSearch);
    inputs->found.request = request;
    inputs->asked = (SearchRequest){.arena = request->arena,
                                    .sema = request->sema,
                                    .lowering = request->lowering,
                                    .method = request->method,
                                    .context = &inputs->found,
                                    .threw = note_exception};
    inputs->search = search_new(&inputs->asked);
    return inputs;
}

Verdict *check_search_go_on(InputSearch *inputs, double seconds) {
    static const double LEAST_SECONDS = 0.01; // a deadline of none would be no deadline
    if (seconds < LEAST_SECONDS || inputs->is_complete)
        return NULL;
    double start = clock_now();
    inputs->found.is_new = false;
    inputs->is_complete = search_go_on(inputs->search, deadline_after(seconds)).is_complete;
    if (!inputs->found.is_new)
        return NULL;
    inputs->asked.deadline = deadline_after(SECONDS_TO_REPLAY);
    Verdict *verdict = verdict_on_runs(inputs->found.request, &inputs->asked, &inputs->found);
    verdict->seconds.total = verdict->seconds.execute = clock_now() - start;
    return verdict->kind == VERDICT_VIOLATED ? verdict : NULL;
}

bool check_search_is_complete(const InputSearch *inputs) {
    return inputs->is_complete;
}

void check_search_free(InputSearch *inputs) {
    search_free(inputs->search);
}

Verdict *check_by_search(const CheckRequest *request, double seconds) {
    InputSearch *inputs = check_search_new(request);
    Verdict *verdict = check_search_go_on(inputs, seconds);
    check_search_free(inputs);
    return verdict;
}
