#include "main/share_costs.h"

#include "report/verdict.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CALLED = 100 };

typedef struct Cost {
    uint32_t method;
    double cost;
} Cost;

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
static void add_times(Arena *arena, const Session *session, const json_t *methods, Cost *costs) {
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
        costs[i].cost = 0.001 + (seconds ? json_number_value(seconds)
                                 : count ? sum / (double)count
                                         : 0);
    }
    json_decref(by_name);
}

static bool read_times(Arena *arena, const Session *session, const char *path, Cost *costs) {
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

// ---- Jobs

static int by_cost(const void *first, const void *second) {
    const Cost *one = first, *other = second;
    if (one->cost != other->cost)
        return one->cost < other->cost ? 1 : -1;
    return (one->method > other->method) - (one->method < other->method);
}

// The most expensive first, each to the job that has least to do.
static const uint32_t *assign(Arena *arena, Cost *costs, uint32_t count, uint32_t jobs) {
    uint32_t *result = arena_array(arena, count + 1, sizeof(uint32_t));
    double *load = arena_array(arena, jobs, sizeof(double));
    qsort(costs, count, sizeof(Cost), by_cost);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t least = 0;
        for (uint32_t j = 1; j < jobs; j++)
            if (load[j] < load[least])
                least = j;
        load[least] += costs[i].cost;
        result[costs[i].method] = least;
    }
    return result;
}

const uint32_t *share_costs_assign(Arena *arena, const Session *session, const char *times,
                                   uint32_t jobs) {
    uint32_t count = session->methods.count;
    Cost *costs = arena_array(arena, count + 1, sizeof(Cost));
    if (times && !read_times(arena, session, times, costs))
        return NULL;
    for (uint32_t i = 0; i < count; i++) {
        costs[i].method = i;
        if (!times)
            costs[i].cost = estimate(arena, session->lowering, session->methods.items[i]);
    }
    return assign(arena, costs, count, jobs);
}
