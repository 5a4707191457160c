// Smaller scopes, where there is no answer in time for the one that was asked for.
//
// A part of the time is kept back for them. Most of what fails in some heap fails in a small one,
// and a violation there is one. What holds there is told for the small scope, and that the larger
// one was not answered is what cuts the verdict.
#include "check/internal.h"

#include "base/clock.h"

// Of the time, for each of the smaller scopes; and no more than so many seconds.
static const double SHARE = 0.22, MOST_SECONDS = 5;

enum { SIZES = 2 };

static const uint32_t sizes[SIZES] = {2, 1}; // of objects and arrays, the next after it

static bool is_late(const Verdict *verdict) {
    return verdict->kind == VERDICT_UNKNOWN && verdict->is_out_of_time;
}

static bool is_smaller(const Scope *scope, uint32_t size) {
    return scope->objects > size || scope->array_length > size;
}

static void make_smaller(Scope *scope, uint32_t size) {
    if (scope->objects > size)
        scope->objects = size;
    if (scope->array_length > size)
        scope->array_length = size;
}

static Verdict *check_within(const CheckRequest *request, const Scope *scope, double seconds,
                             PlainCheck *check) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    options.scope = *scope;
    options.of_timeout = check_whole_time(request->options);
    options.timeout = seconds;
    again.options = &options;
    return check(&again);
}

// It holds there, as far as that goes.
static void note_smaller(const CheckRequest *request, Verdict *verdict, const Verdict *late) {
    const Scope *scope = &verdict->scope;
    const char *text =
        arena_format(request->arena, "more than %u object%s of a class, longer arrays than %u (%s)",
                     scope->objects, scope->objects == 1 ? "" : "s", scope->array_length,
                     late->unknown.items[0].text);
    Remark remark = {verdict->span, text};
    vector_push(request->arena, &verdict->cuts, remark);
    verdict->kind = VERDICT_HOLDS_CUT;
    verdict->cuts_paths = true;
    verdict->is_out_of_time = true;
}

static bool is_answer(const Verdict *verdict) {
    return verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT ||
           verdict->kind == VERDICT_VIOLATED;
}

Verdict *check_smaller(const CheckRequest *request, PlainCheck *check) {
    double start = clock_now(), timeout = request->options->timeout;
    double share = SHARE * timeout < MOST_SECONDS ? SHARE * timeout : MOST_SECONDS;
    Scope scope = request->options->scope;
    if (timeout <= 0 || !is_smaller(&scope, sizes[SIZES - 1]))
        return check(request);
    Verdict *verdict = check_within(request, &scope, timeout - SIZES * share, check);
    for (uint32_t i = 0; i < SIZES && is_late(verdict); i++) {
        double kept_back = (SIZES - 1 - i) * share;
        double left = timeout - (clock_now() - start) - kept_back;
        if (!is_smaller(&scope, sizes[i]) || left <= 0)
            continue;
        make_smaller(&scope, sizes[i]);
        Verdict *smaller = check_within(request, &scope, left, check);
        if (!is_answer(smaller))
            continue;
        if (smaller->kind != VERDICT_VIOLATED)
            note_smaller(request, smaller, verdict);
        verdict = smaller;
    }
    verdict->seconds.total = clock_now() - start;
    return verdict;
}
