// How often loops run, and whether they end.
//
// Every run of a loop keeps, for each visit of its head, which executions get
// there and the state they have. A visit that finds what decides the loop
// (slice.c) as it was at an earlier one never leaves: such executions are set
// aside as endless. So unrolling ends once no execution has as many different
// states at the head. Recursive methods are looked at in the same way, with their
// arguments and the whole heap as the state.
#include "symex/runs.h"

#include "base/clock.h"
#include "symex/endless.h"

// ---- Call paths

const CallPath *call_path(Symex *symex, const Frame *caller, IrMethod *method) {
    const CallPath *around = caller ? caller->path : NULL;
    if (symex->mode.quiet)
        return around; // specifications are no part of the execution
    for (const CallPath *path = around; path; path = path->caller)
        if (path->method == method)
            return path; // recursion leads to no further occurrences
    Span site = caller ? symex->execution->call_site : (Span){0, 0};
    for (uint32_t i = 0; i < symex->execution->paths.count; i++) {
        const CallPath *path = symex->execution->paths.items[i];
        if (path->caller == around && path->method == method && path->site.begin == site.begin &&
            path->site.end == site.end)
            return path;
    }
    CallPath *path = ARENA_NEW(symex->arena, CallPath);
    *path = (CallPath){around, method, site};
    vector_push(symex->arena, &symex->execution->paths, path);
    return path;
}

// ---- Comparing states

typedef struct Comparison {
    Symex *symex;
    const Frame *frame;     // whose registers count
    const LoopSlice *slice; // NULL: the whole heap counts, and no register
    bool only_constants;    // a first look, which makes no terms
    Term equal;
} Comparison;

// They lie in the order of their numbers.
const Object *object_at(const Symex *symex, uint32_t location) {
    uint32_t low = 0, high = symex->heap.objects.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (symex->heap.objects.items[middle].location <= location)
            low = middle + 1;
        else
            high = middle;
    }
    while (low > 0) {
        const Object *object = &symex->heap.objects.items[--low];
        if (object->count)
            return location < object->location + object->count ? object : NULL;
    }
    return NULL;
}

static bool is_field_needed(const Comparison *comparison, const Object *object, uint32_t location) {
    const LoopSlice *slice = comparison->slice;
    if (!slice || slice->has_all_fields)
        return true;
    if (object->type->kind == TYPE_ARRAY)
        return slice->has_elements;
    const Layout *layout = class_layout(comparison->symex, object->type->class_symbol);
    return map_get(&slice->fields, layout->fields.items[location - object->location]) != NULL;
}

static bool is_static_needed(const Comparison *comparison, uint32_t location) {
    const LoopSlice *slice = comparison->slice;
    const Map *statics = &comparison->symex->heap.static_places;
    if (!slice || slice->has_all_fields)
        return true;
    for (uint32_t i = 0; i < statics->capacity; i++)
        if (statics->entries[i].key && (uintptr_t)statics->entries[i].value == location)
            return map_get(&slice->fields, statics->entries[i].key) != NULL;
    return true; // something else, such as how many objects were created: it counts
}

static bool is_needed(const Comparison *comparison, uint32_t location) {
    const Frame *frame = comparison->frame;
    if (location >= frame->base && location <= frame->base + frame->method->registers.count)
        return comparison->slice && location != frame->exception &&
               comparison->slice->registers[location - frame->base];
    const Object *object = object_at(comparison->symex, location);
    return object ? is_field_needed(comparison, object, location)
                  : is_static_needed(comparison, location);
}

static void compare(void *context, uint32_t location, uint32_t a, uint32_t b) {
    Comparison *comparison = context;
    Symex *symex = comparison->symex;
    Term initial = symex->heap.initial.items[location];
    if (!a)
        a = initial;
    if (!b)
        b = initial;
    // Registers of calls that ended, and objects that were not there yet: who refers to them tells.
    if (!a || !b || comparison->equal == TERM_FALSE)
        return;
    uint64_t value;
    if (comparison->only_constants &&
        (!term_is_constant(symex->terms, a, &value) || !term_is_constant(symex->terms, b, &value)))
        return;
    if (is_needed(comparison, location))
        comparison->equal =
            term_and(symex->terms, comparison->equal, term_equal(symex->terms, a, b));
}

// Counters often are constants, and then tell states apart at once.
static Term have_same_values(Comparison comparison, Radix a, Radix b) {
    if (comparison.equal == TERM_FALSE)
        return TERM_FALSE;
    comparison.only_constants = true;
    radix_difference(comparison.symex->arena, a, b, compare, &comparison);
    comparison.only_constants = false;
    if (comparison.equal != TERM_FALSE)
        radix_difference(comparison.symex->arena, a, b, compare, &comparison);
    return comparison.equal;
}

// ---- Loops

LoopRun *run_begin(Symex *symex, Frame *frame, uint32_t loop) {
    LoopRun *run = ARENA_NEW(symex->arena, LoopRun);
    *run = (LoopRun){.path = frame->path,
                     .method = frame->method,
                     .loop = loop,
                     .statement = frame->method->loops.items[loop - 1].statement,
                     .endless = TERM_FALSE,
                     .cut = TERM_FALSE,
                     .base = frame->base,
                     .contract_calls = symex->results.contract_calls.count,
                     .asked_of_others = endless_asked(symex),
                     .cuts = symex->results.cuts.count,
                     .outer = frame->run,
                     .outer_visit = frame->run ? frame->run->visits.count - 1 : 0};
    frame->run = run;
    if (!symex->mode.quiet)
        vector_push(symex->arena, &symex->execution->runs, run);
    return run;
}

// What the last iteration needed, and the scope does not have.
static void note_unfit(Symex *symex, LoopRun *run) {
    if (run->visits.count)
        for (uint32_t i = run->cuts; i < symex->results.cuts.count; i++)
            if (symex->results.cuts.items[i].class_symbol)
                vector_last(&run->visits).unfit =
                    term_or(symex->terms, vector_last(&run->visits).unfit,
                            symex->results.cuts.items[i].condition);
    run->cuts = symex->results.cuts.count;
}

void run_end(Symex *symex, Frame *frame, LoopRun *run) {
    note_unfit(symex, run);
    frame->run = run->outer;
}

// What a contract leaves open may be decided otherwise the next time: then no state says that the
// loop goes on for ever.
static bool is_determined(const Symex *symex, const LoopRun *run) {
    return symex->results.contract_calls.count == run->contract_calls;
}

static RunVisit new_visit(const State *state) {
    return (RunVisit){state->guard, TERM_FALSE, TERM_FALSE, state->values, state->values};
}

// With the last ones, and those whose number is a power of two: a cycle however long is found, if
// later (Brent).
static bool is_compared(uint32_t distance, uint32_t number) {
    enum { MOST_COMPARED = 256, MOST_OF_LONG_RUN = 8 };
    uint32_t most = distance + number > 2 * MOST_COMPARED ? MOST_OF_LONG_RUN : MOST_COMPARED;
    return distance <= most || !(number & (number - 1));
}

// A counter of the loop itself tells most states apart, without a look at the heap.
static bool differs_in_register(const Comparison *comparison, Radix a, Radix b) {
    Symex *symex = comparison->symex;
    const Frame *frame = comparison->frame;
    for (uint32_t i = 1; i < frame->method->registers.count; i++) {
        uint32_t location = frame->base + i;
        if (!comparison->slice->registers[i] || location == frame->exception)
            continue;
        Term x = radix_get(&a, location), y = radix_get(&b, location);
        uint64_t one, other;
        if (x && y && x != y && term_is_constant(symex->terms, x, &one) &&
            term_is_constant(symex->terms, y, &other))
            return true;
    }
    return false;
}

static Term is_repeated(Symex *symex, const Frame *frame, const LoopRun *run, const State *state) {
    const LoopSlice *slice =
        loop_slice(symex->arena, &symex->execution->slices, frame->method, run->loop);
    Term repeated = TERM_FALSE;
    for (uint32_t i = run->visits.count; i-- > 0;) {
        if (!is_compared(run->visits.count - i, i))
            continue;
        Comparison comparison = {
            .symex = symex, .frame = frame, .slice = slice, .equal = TERM_TRUE};
        Radix before = run->visits.items[i].passed;
        if (slice && differs_in_register(&comparison, before, state->values))
            continue;
        repeated =
            term_or(symex->terms, repeated, have_same_values(comparison, before, state->values));
    }
    return repeated;
}

Term run_visit(Symex *symex, const Frame *frame, LoopRun *run, const State *state) {
    TermTable *terms = symex->terms;
    uint32_t from = symex->execution->run_options.compare_from;
    run->repeated = TERM_FALSE;
    if (from && run->visits.count >= from && !symex->mode.quiet && is_determined(symex, run))
        run->repeated = is_repeated(symex, frame, run, state);
    run->endless = term_or(terms, run->endless, term_and(terms, state->guard, run->repeated));
    note_unfit(symex, run);
    vector_push(symex->arena, &run->visits, new_visit(state));
    return term_and(terms, state->guard, term_not(run->endless));
}

Term run_repeats_soon(Symex *symex, const Frame *frame, const LoopRun *run) {
    enum { SOON = 3 };
    Term repeats = TERM_FALSE;
    if (symex->mode.quiet || !is_determined(symex, run))
        return repeats;
    const LoopSlice *slice =
        loop_slice(symex->arena, &symex->execution->slices, frame->method, run->loop);
    for (uint32_t i = 1; i < run->visits.count && i < SOON; i++) {
        Comparison comparison = {
            .symex = symex, .frame = frame, .slice = slice, .equal = TERM_TRUE};
        Term same = have_same_values(comparison, run->visits.items[i - 1].values,
                                     run->visits.items[i].values);
        repeats = term_or(symex->terms, repeats,
                          term_and(symex->terms, run->visits.items[i].guard, same));
    }
    return repeats;
}

void run_single(Symex *symex, Frame *frame, const State *state, const Node *loop) {
    if (!symex->execution->run_options.counts_single || symex->mode.quiet ||
        !ir_is_single_loop(frame->method, loop))
        return;
    LoopRun *run = ARENA_NEW(symex->arena, LoopRun);
    *run = (LoopRun){.path = frame->path,
                     .method = frame->method,
                     .statement = loop,
                     .endless = TERM_FALSE,
                     .cut = TERM_FALSE,
                     .base = frame->base,
                     .outer = frame->single};
    frame->single = run;
    vector_push(symex->arena, &run->visits, new_visit(state));
    vector_push(symex->arena, &symex->execution->runs, run);
}

static LoopRun *find_run(LoopRun *innermost, const Node *loop) {
    for (LoopRun *run = innermost; run; run = run->outer)
        if (run->statement == loop && run->visits.count)
            return run;
    return NULL;
}

void run_iterate(Symex *symex, const Frame *frame, const State *state, const Node *loop) {
    LoopRun *run = find_run(frame->run, loop);
    if (!run && !symex->mode.quiet)
        run = find_run(frame->single, loop);
    if (!run)
        return;
    RunVisit *visit = &vector_last(&run->visits);
    visit->begun = term_or(symex->terms, visit->begun, state->guard);
}

// ---- Recursion

LoopRun *recursion_begin(Symex *symex, const CallPath *path, const State *state) {
    LoopRun *run = ARENA_NEW(symex->arena, LoopRun);
    *run = (LoopRun){.path = path,
                     .method = path->method,
                     .endless = TERM_FALSE,
                     .cut = TERM_FALSE,
                     .contract_calls = symex->results.contract_calls.count,
                     .asked_of_others = endless_asked(symex)};
    vector_push(symex->arena, &run->visits, new_visit(state));
    if (!symex->mode.quiet)
        vector_push(symex->arena, &symex->execution->runs, run);
    return run;
}

static Term has_same_start(Symex *symex, const Frame *frame, const State *state,
                           const Term *arguments) {
    Comparison comparison = {.symex = symex, .frame = frame, .equal = TERM_TRUE};
    const IrMethod *method = frame->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        comparison.equal = term_and(
            symex->terms, comparison.equal,
            term_equal(symex->terms, arguments[i],
                       register_get(symex, frame, &frame->before, method->parameters.items[i])));
    return have_same_values(comparison, frame->before.values, state->values);
}

LoopRun *recursion_of(const Frame *frame, const IrMethod *method) {
    LoopRun *run = NULL;
    for (; frame; frame = frame->caller)
        if (frame->method == method)
            run = frame->recursion;
    return run;
}

Term recursion_visit(Symex *symex, const Frame *caller, const IrMethod *method, const State *state,
                     const Term *arguments) {
    TermTable *terms = symex->terms;
    LoopRun *run = recursion_of(caller, method);
    uint32_t depth = 0, from = symex->execution->run_options.compare_from;
    uint32_t distance = 0;
    for (const Frame *frame = caller; frame; frame = frame->caller)
        distance += frame->method == method;
    Term repeated = TERM_FALSE;
    for (const Frame *frame = caller; frame; frame = frame->caller) {
        if (frame->method != method)
            continue;
        depth++;
        if (from && distance >= from && !symex->mode.quiet && is_compared(depth, distance - depth))
            repeated = term_or(terms, repeated, has_same_start(symex, frame, state, arguments));
    }
    if (!run)
        return state->guard;
    if (is_determined(symex, run))
        run->endless = term_or(terms, run->endless, term_and(terms, state->guard, repeated));
    if (run->visits.count <= depth) {
        RunVisit visit = new_visit(state);
        visit.guard = TERM_FALSE;
        vector_push(symex->arena, &run->visits, visit);
    }
    run->calls++;
    RunVisit *visit = &run->visits.items[depth];
    visit->guard = term_or(terms, visit->guard, state->guard);
    return term_and(terms, state->guard, term_not(run->endless));
}

bool is_time_to_cut(const Symex *symex) {
    return deadline_is_past(symex->execution->run_options.unroll_until);
}

bool is_code_under_check(const Symex *symex) {
    return !symex->mode.quiet && !symex->statics.initializing;
}

bool is_left_here(Symex *symex, const State *state, Span span, const char *what, bool is_hard) {
    Deadline until = symex->execution->run_options.follow_until;
    bool is_late = (is_hard && deadline_is_set(until)) || deadline_is_past(until);
    if (!is_code_under_check(symex) || (!is_late && !heap_is_late(symex)))
        return false;
    add_cut(symex, state->guard, span,
            arena_format(symex->arena, "executions that come to this %s, for lack of time", what));
    vector_last(&symex->results.cuts).is_dropped = true;
    return true;
}

// ---- Access

void symex_set_run_options(Symex *symex, const RunOptions *options) {
    symex->execution->run_options = *options;
}

void symex_follow_until(Symex *symex, Deadline least) {
    Deadline *until = &symex->execution->run_options.follow_until;
    if (until->at < least.at)
        *until = least;
}

const LoopRunList *symex_runs(const Symex *symex) {
    return &symex->execution->runs;
}

const OpenValueList *symex_open_values(const Symex *symex) {
    return &symex->execution->open_values;
}

const CallPathList *symex_paths(const Symex *symex) {
    return &symex->execution->paths;
}

Term symex_visit_value(Symex *symex, const LoopRun *run, uint32_t visit, IrRegister reg) {
    State state = {run->visits.items[visit].guard, run->visits.items[visit].values};
    return state_get(symex, &state, run->base + reg);
}
