#include "main/share_costs.h"

#include "report/verdict.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CALLED = 100 };

// Seconds, where they are known: less is not worth cutting.
static const double WORTH_CUTTING = 5;

// ---- From the code

// Branches double the ways through a method, and loops are unrolled.
static double weight(const IrMethod *method) {
    enum { OF_BRANCH = 4, OF_LOOP = 40 };
    double total = OF_LOOP * (double)method->loops.count;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        total += block->instructions.count;
        for (uint32_t j = 0; j < block->instructions.count; j++)
            total += block->instructions.items[j].operation == IR_BRANCH ? OF_BRANCH : 0;
    }
    return total;
}

static void add_called(Arena *arena, const IrMethod *method, Map *seen, MethodList *open) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            if (block->instructions.items[j].operation != IR_CALL)
                continue;
            Method *called = block->instructions.items[j].detail.call->method;
            if (map_get(seen, called) || open->count >= MOST_CALLED)
                continue;
            map_put(arena, seen, called, called);
            vector_push(arena, open, called);
        }
    }
}

// The method with what it calls.
static double estimate(Arena *arena, Lowering *lowering, Method *method) {
    Map seen = {0};
    MethodList open = {0};
    double total = 1;
    map_put(arena, &seen, method, method);
    vector_push(arena, &open, method);
    for (uint32_t i = 0; i < open.count; i++) {
        const IrMethod *code = lower_method(lowering, open.items[i]);
        if (!code)
            continue;
        total += weight(code);
        add_called(arena, code, &seen, &open);
    }
    return total;
}

// ---- From an earlier run

static double seconds_of(const json_t *method) {
    const json_t *seconds = json_object_get(method, "seconds");
    return json_is_object(seconds) ? json_number_value(json_object_get(seconds, "total"))
                                   : json_number_value(seconds);
}

// By name; the mean for those that the report does not have.
static void add_times(Arena *arena, const Session *session, const json_t *methods, double *costs) {
    json_t *by_name = json_object();
    double sum = 0;
    size_t count = json_array_size(methods);
    for (size_t i = 0; i < count; i++) {
        const json_t *method = json_array_get(methods, i);
        const char *name = json_string_value(json_object_get(method, "method"));
        if (name)
            json_object_set_new(by_name, name, json_real(seconds_of(method)));
        sum += seconds_of(method);
    }
    for (uint32_t i = 0; i < session->methods.count; i++) {
        const char *name = verdict_method_name(arena, session->methods.items[i]);
        const json_t *seconds = json_object_get(by_name, name);
        costs[i] = 0.001 + (seconds ? json_number_value(seconds) : count ? sum / (double)count : 0);
    }
    json_decref(by_name);
}

static bool read_times(Arena *arena, const Session *session, const char *path, double *costs) {
    json_error_t error;
    json_t *report = json_load_file(path, 0, &error);
    const json_t *methods = json_object_get(report, "verdicts");
    if (!json_is_array(methods)) {
        options_error("'%s' is no report of --format json: %s", path,
                      report ? "it has no verdicts" : error.text);
        json_decref(report);
        return false;
    }
    add_times(arena, session, methods, costs);
    json_decref(report);
    return true;
}

const double *share_costs_find(Arena *arena, const Session *session, const char *times) {
    uint32_t count = session->methods.count;
    double *costs = arena_array(arena, count + 1, sizeof(double));
    if (times)
        return read_times(arena, session, times, costs) ? costs : NULL;
    for (uint32_t i = 0; i < count; i++)
        costs[i] = estimate(arena, session->lowering, session->methods.items[i]);
    return costs;
}

// ---- Cubes

// A method that costs as much as several of the others; a single one does.
static bool is_far_above(const double *costs, uint32_t count, double sum, uint32_t method) {
    enum { SEVERAL = 4 };
    return count == 1 || costs[method] * (count - 1) > SEVERAL * (sum - costs[method]);
}

// One more for the method whose cubes cost most, until there is one for each job.
static void add_cubes(const double *costs, uint32_t count, uint32_t jobs, double sum, double least,
                      uint32_t *cubes) {
    for (uint32_t pieces = count; pieces < jobs; pieces++) {
        uint32_t most = 0;
        for (uint32_t i = 1; i < count; i++)
            if (costs[i] / cubes[i] > costs[most] / cubes[most])
                most = i;
        if (costs[most] < least || !is_far_above(costs, count, sum, most))
            return;
        cubes[most]++;
    }
}

const uint32_t *share_costs_cubes(Arena *arena, const double *costs, uint32_t count, uint32_t jobs,
                                  bool is_measured, uint32_t each) {
    uint32_t *cubes = arena_array(arena, count + 1, sizeof(uint32_t));
    double sum = 0, least = is_measured ? WORTH_CUTTING : 0;
    for (uint32_t i = 0; i < count; i++) {
        cubes[i] = each ? each : 1;
        sum += costs[i];
    }
    if (each)
        return cubes;
    if (count && count < jobs)
        add_cubes(costs, count, jobs, sum, least, cubes);
    for (uint32_t i = 0; i < count && count >= jobs && is_measured; i++)
        if (costs[i] >= least && costs[i] > sum / jobs)
            cubes[i] = (uint32_t)(costs[i] * jobs / sum) + 1;
    return cubes;
}

// ---- Jobs

static int by_cost(const void *first, const void *second) {
    const Piece *one = first, *other = second;
    if (one->cost != other->cost)
        return one->cost < other->cost ? 1 : -1;
    if (one->method != other->method)
        return one->method < other->method ? -1 : 1;
    return (one->cube > other->cube) - (one->cube < other->cube);
}

// The most expensive first, each to the job that has least to do.
void share_costs_assign(Arena *arena, PieceList *pieces, uint32_t jobs) {
    double *load = arena_array(arena, jobs + 1, sizeof(double));
    if (pieces->count)
        qsort(pieces->items, pieces->count, sizeof(Piece), by_cost);
    for (uint32_t i = 0; i < pieces->count; i++) {
        uint32_t least = 0;
        for (uint32_t j = 1; j < jobs; j++)
            if (load[j] < load[least])
                least = j;
        load[least] += pieces->items[i].cost;
        pieces->items[i].job = least;
    }
}
