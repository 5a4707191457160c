// `--grow SECONDS`: the scope is enlarged step by step until the time is spent.
//
// Small scopes find most bugs, at once; large ones cost time. Objects of each
// class and lengths of arrays grow together, from 1; bounds that were given for
// single classes stay. Larger scopes are looked at several at a time (stages.c).
// Where loops were cut, the iterations that are followed grow, too.
#include "check/check.h"

#include "base/clock.h"
#include "check/internal.h"

#include <string.h>

enum { LARGEST_STEP = 64, FIRST_ITERATIONS = 64, MOST_ITERATIONS = 1 << 16 };

static bool is_final(const Verdict *verdict) {
    return verdict->kind == VERDICT_VIOLATED || verdict->kind == VERDICT_ERROR;
}

// Better news than what is known so far: an answer, or the first word of all.
static bool replaces(const Verdict *verdict, const Verdict *best) {
    return !best || is_final(verdict) || verdict->kind == VERDICT_HOLDS ||
           verdict->kind == VERDICT_HOLDS_CUT || best->kind == VERDICT_VACUOUS;
}

// ---- What it took

static bool is_same_obligation(const CheckedObligation *a, const CheckedObligation *b) {
    return a->kind == b->kind && a->span.begin == b->span.begin &&
           a->clause.begin == b->clause.begin && !strcmp(a->text, b->text);
}

// An obligation of the verdict took what it took in the smaller scope, too.
static void add_obligation_seconds(Verdict *to, const Verdict *from) {
    for (uint32_t i = 0; i < to->checked.count; i++)
        for (uint32_t j = 0; j < from->checked.count; j++)
            if (is_same_obligation(&to->checked.items[i], &from->checked.items[j])) {
                to->checked.items[i].seconds += from->checked.items[j].seconds;
                break;
            }
}

// ---- Steps

typedef struct Growth {
    CheckRequest request;
    CheckOptions step; // of the request
    double end;        // of the time
    Verdict *best;     // or NULL
    VerdictSeconds seconds;
    VECTOR(GrownScope) scopes;
    uint32_t reached;
    bool is_cut;  // loops or calls were, the last time
    bool is_over; // there is nothing more to be found out
} Growth;

static void set_size(Growth *growth, uint32_t size) {
    double left = growth->end - clock_now();
    growth->step.scope.objects = growth->step.scope.array_length = size;
    growth->step.timeout = left > 0.01 ? left : 0.01;
}

static void take(Growth *growth, Verdict *verdict, uint32_t size) {
    Stop *stop = growth->step.stop;
    bool is_stopped = stop && stop_requested(stop);
    bool is_unfinished =
        verdict->kind == VERDICT_UNKNOWN && (is_stopped || clock_now() >= growth->end);
    if (growth->best && is_unfinished) {
        growth->is_over = true;
        return;
    }
    GrownScope scope = {size, verdict->seconds.total};
    vector_push(growth->request.arena, &growth->scopes, scope);
    if (replaces(verdict, growth->best)) {
        if (growth->best)
            add_obligation_seconds(verdict, growth->best);
        growth->best = verdict;
    }
    growth->reached = size;
    growth->is_cut = verdict->kind == VERDICT_HOLDS_CUT && verdict->cuts_paths;
    // A larger scope does not help where something is not modelled.
    growth->is_over =
        is_final(verdict) || is_stopped || (verdict->kind == VERDICT_UNKNOWN && !is_unfinished);
}

static void check_single(Growth *growth, uint32_t size) {
    set_size(growth, size);
    Verdict *verdict = check_requested(&growth->request);
    verdict_add_seconds(&growth->seconds, &verdict->seconds);
    take(growth, verdict, size);
}

// The scopes from `size` to `last` at once; those that were not decided so are left.
static void check_several(Growth *growth, uint32_t size, uint32_t last) {
    set_size(growth, last);
    Stages stages = check_in_stages(&growth->request, &growth->step.scope, size);
    verdict_add_seconds(&growth->seconds, &stages.seconds);
    for (uint32_t i = 0; i < stages.verdicts.count && !growth->is_over; i++) {
        Verdict *verdict = stages.verdicts.items[i];
        double start = clock_now();
        if (size + i == last)
            verdict = complete_verdict(&growth->request, verdict);
        growth->seconds.again += clock_now() - start;
        growth->seconds.total += clock_now() - start;
        take(growth, verdict, size + i);
    }
}

// Small scopes find most bugs, and soon. Several larger ones together take little more than the
// last of them; unless that may well be out of reach.
static uint32_t last_of_step(const Growth *growth, uint32_t size, double before) {
    enum { LAST_SMALL = 4, AT_ONCE = 3 };
    static const double MUCH_LONGER = 8; // than the step before
    const CheckOptions *options = &growth->step;
    bool is_possible = !options->no_incremental && options->solver == SOLVER_CADICAL &&
                       options->scope.encoding == ENCODING_GROUND &&
                       !growth->request.method->has_error;
    double left = growth->end - clock_now();
    return is_possible && size > LAST_SMALL && left > MUCH_LONGER * before ? size + AT_ONCE - 1
                                                                           : size;
}

// Twice as many, where that may show more and the step before took little. False if not.
static bool add_iterations(Growth *growth, double before) {
    static const double LITTLE = 0.02; // of the time left
    uint32_t *iterations = &growth->step.iterations;
    bool is_cheap =
        growth->reached >= LARGEST_STEP || before < LITTLE * (growth->end - clock_now());
    if (!growth->is_cut || !is_cheap || growth->step.scope.unroll || *iterations >= MOST_ITERATIONS)
        return false;
    *iterations = *iterations ? 2 * *iterations : 2 * FIRST_ITERATIONS;
    return true;
}

static uint32_t next_size(const Growth *growth) {
    return growth->reached < LARGEST_STEP ? growth->reached + 1 : growth->reached;
}

static const char *iterations_text(Arena *arena, const Growth *growth) {
    if (!growth->step.iterations)
        return "";
    return arena_format(arena, ", loops to %u iterations", growth->step.iterations);
}

// What was found so far, with what it took.
static Verdict *told(const Growth *growth) {
    Arena *arena = growth->request.arena;
    Verdict *verdict = ARENA_NEW(arena, Verdict);
    *verdict = *growth->best;
    verdict->seconds = growth->seconds;
    verdict->remarks.count = verdict->remarks.capacity = 0;
    for (uint32_t i = 0; i < growth->best->remarks.count; i++)
        vector_push(arena, &verdict->remarks, growth->best->remarks.items[i]);
    for (uint32_t i = 0; i < growth->scopes.count; i++)
        vector_push(arena, &verdict->scopes, growth->scopes.items[i]);
    vector_push(arena, &verdict->remarks,
                arena_format(arena, "grown to %u objects of each class and arrays of that length%s",
                             growth->reached, iterations_text(arena, growth)));
    return verdict;
}

Verdict *check_growing(const QuerySubject *subject, const CheckOptions *options, double seconds) {
    Growth growth = {
        .request = check_request(subject, NULL), .step = *options, .end = clock_now() + seconds};
    growth.request.options = &growth.step;
    double before = 0;
    while (!growth.is_over) {
        bool has_more = add_iterations(&growth, before), is_larger = growth.reached < LARGEST_STEP;
        if (!is_larger && !has_more)
            break;
        uint32_t size = next_size(&growth);
        uint32_t last = is_larger ? last_of_step(&growth, size, before) : size;
        double start = clock_now();
        if (growth.best && start >= growth.end)
            break;
        if (last > size)
            check_several(&growth, size, last);
        if ((growth.reached < last || !is_larger) && !growth.is_over)
            check_single(&growth, next_size(&growth));
        before = clock_now() - start;
        if (options->tell && growth.best && !growth.is_over)
            options->tell(options->tell_context, told(&growth));
    }
    return told(&growth);
}
