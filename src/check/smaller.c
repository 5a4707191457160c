// Smaller scopes, where there is no answer in time for the one that was asked for.
//
// A part of the time is kept back for them. Most of what fails in some heap fails in a small one,
// and a violation there is one. What holds there is told for the small scope, and that the larger
// one was not answered is what cuts the verdict.
#include "check/internal.h"

#include "analysis/analysis.h"
#include "base/clock.h"

// Of the time, for smaller scopes; and no more than so many seconds. What is left of them when one
// object of each class has an answer is for two.
static const double SHARE = 0.5, MOST_SECONDS = 10, LEAST_SHARE = 0.05;

static bool is_late(const Verdict *verdict) {
    return verdict->kind == VERDICT_UNKNOWN && verdict->is_out_of_time;
}

static bool is_smaller(const Scope *scope, uint32_t size) {
    return scope->objects > size || scope->array_length > size;
}

bool is_small_scope(const Scope *scope) {
    return !is_smaller(scope, 2);
}

static void make_smaller(Scope *scope, uint32_t size) {
    if (scope->objects > size)
        scope->objects = size;
    if (scope->array_length > size)
        scope->array_length = size;
}

static Verdict *check_within(const CheckRequest *request, const Scope *scope, double seconds,
                             bool hurries, PlainCheck *check) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    options.scope = *scope;
    options.of_timeout = check_whole_time(request->options);
    options.timeout = seconds;
    options.hurries = hurries;
    options.encoding.is_brief = hurries;
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

// What is not modelled is met in the smaller scope already: more time would not help.
static void note_unmodelled(const CheckRequest *request, const Verdict *smaller, Verdict *late) {
    for (uint32_t i = 0; !smaller->is_out_of_time && i < smaller->unknown.count; i++)
        vector_push(request->arena, &late->unknown, smaller->unknown.items[i]);
}

// With so many objects and so long arrays, in the time that is left; NULL: no answer.
static Verdict *check_size(const CheckRequest *request, uint32_t size, double left, Verdict *late,
                           PlainCheck *check) {
    Scope scope = request->options->scope;
    if (!is_smaller(&scope, size) || left <= LEAST_SHARE * request->options->timeout)
        return NULL;
    make_smaller(&scope, size);
    scope.only_things = true;
    if (size == 1) // what only the large scope reads would be laid out, too
        analysis_forget_read(request->lowering, request->method);
    Verdict *verdict = check_within(request, &scope, left, true, check);
    if (!is_answer(verdict)) {
        if (late->unknown.count == 1)
            note_unmodelled(request, verdict, late);
        return NULL;
    }
    if (verdict->kind != VERDICT_VIOLATED)
        note_smaller(request, verdict, late);
    return verdict;
}

// The time is short: the process may be ended before two objects have an answer.
static void tell(const CheckRequest *request, const Verdict *verdict, double seconds) {
    Verdict *copy = ARENA_NEW(request->arena, Verdict);
    *copy = *verdict;
    copy->seconds.total = seconds;
    request->options->tell(request->options->tell_context, copy);
}

Verdict *check_smaller(const CheckRequest *request, PlainCheck *check) {
    double start = clock_now(), timeout = request->options->timeout;
    double share = SHARE * timeout < MOST_SECONDS ? SHARE * timeout : MOST_SECONDS;
    const Scope *scope = &request->options->scope;
    if (timeout <= 0 || !is_smaller(scope, 1))
        return check(request);
    Verdict *verdict = check_within(request, scope, timeout - share, false, check);
    if (!is_late(verdict))
        return verdict;
    // Time that was left over before is no reason to spend more than that part on what is smaller.
    double end = clock_now() + share;
    end = end < start + timeout ? end : start + timeout;
    Verdict *one = check_size(request, 1, end - clock_now(), verdict, check), *two;
    if (one && request->options->tell)
        tell(request, one, clock_now() - start);
    // With one object there may be none that the method can have, or one that is not modelled.
    two = !one || one->kind != VERDICT_VIOLATED
              ? check_size(request, 2, end - clock_now(), verdict, check)
              : NULL;
    verdict = two ? two : one ? one : verdict;
    verdict->seconds.total = clock_now() - start;
    return verdict;
}
