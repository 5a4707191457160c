// Smaller scopes, where there is no answer in time for the one that was asked for.
//
// A part of the time is kept back for them. Most of what fails in some heap fails in a small one,
// and a violation there is one. What holds there is told for the small scope, and that the larger
// one was not answered is what cuts the verdict.
#include "check/internal.h"

#include "base/clock.h"

// Of the time, for smaller scopes; and no more than so many seconds. What is left of them when one
// object of each class has an answer is for two; where there is none, for what is soon executed.
static const double SHARE = 0.6, MOST_SECONDS = 12, LEAST_SHARE = 0.05, LAST_SHARE = 0.45;

// Of the time for such a scope, for execution.
static const double FOLLOWED = 0.4, SOON_FOLLOWED = 0.12;

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
                             double follows, PlainCheck *check) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    options.scope = *scope;
    options.of_timeout = check_whole_time(request->options);
    options.timeout = seconds;
    options.follows = follows;
    options.encoding.is_brief = follows > 0;
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

// What looks at smaller scopes: of one method, from then on.
typedef struct Ladder {
    const CheckRequest *request;
    PlainCheck *check;
    double start;
    const Verdict *late; // the verdict for the scope that was asked for
} Ladder;

static double seconds_left(const Ladder *ladder) {
    return ladder->request->options->timeout - (clock_now() - ladder->start);
}

// With so many objects and so long arrays, in a part of the time that is left; NULL: there is none.
static Verdict *check_size(const Ladder *ladder, uint32_t size, double part, double follows) {
    const CheckRequest *request = ladder->request;
    Scope scope = request->options->scope;
    double left = seconds_left(ladder);
    if (!is_smaller(&scope, size) || left <= LEAST_SHARE * request->options->timeout)
        return NULL;
    make_smaller(&scope, size);
    scope.only_things = true;
    Verdict *verdict = check_within(request, &scope, part * left, follows, ladder->check);
    if (is_answer(verdict) && verdict->kind != VERDICT_VIOLATED)
        note_smaller(request, verdict, ladder->late);
    return verdict;
}

// One object of each class; then two where one was enough to know something, or too few, else less
// of what one does.
static Verdict *check_sizes(const Ladder *ladder) {
    Verdict *one = check_size(ladder, 1, 1 - LAST_SHARE, FOLLOWED);
    if (!one || one->kind == VERDICT_VIOLATED)
        return one;
    Verdict *other =
        is_late(one) ? check_size(ladder, 1, 1, SOON_FOLLOWED) : check_size(ladder, 2, 1, FOLLOWED);
    return other && is_answer(other) ? other : one;
}

Verdict *check_smaller(const CheckRequest *request, PlainCheck *check) {
    Ladder ladder = {request, check, clock_now(), NULL};
    double timeout = request->options->timeout;
    double share = SHARE * timeout < MOST_SECONDS ? SHARE * timeout : MOST_SECONDS;
    const Scope *scope = &request->options->scope;
    if (timeout <= 0 || !is_smaller(scope, 1))
        return check(request);
    Verdict *verdict = check_within(request, scope, timeout - share, 0, check);
    if (!is_late(verdict))
        return verdict;
    ladder.late = verdict;
    Verdict *smaller = check_sizes(&ladder);
    verdict = smaller && is_answer(smaller) ? smaller : verdict;
    verdict->seconds.total = clock_now() - ladder.start;
    return verdict;
}
