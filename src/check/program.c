// A program, from `main`: executed, not scoped.
//
// First it is run (src/interpret): a program without inputs has one run, and that is the answer.
// Else it is executed symbolically.
//
// Of strings from outside the first characters are modelled, and executions that read further ones
// are cut. Where that happens and nothing was found, more characters are looked at, twice as many
// each time, until nothing is cut for them or the time is spent. The last answer counts; one that
// ran out of time does not replace one that did not.
#include "check/internal.h"

#include "base/clock.h"

enum { LONGEST_STRINGS = 256 };

// Of a run that ends with an exception, symbolic execution shows the path, unless it is far longer
// than what that follows.
enum { MOST_SHOWN_STEPS = 200000 };

static const double RUN_SHARE = 0.4; // of the time, for a run on concrete values

static bool needs_longer_strings(const Verdict *verdict) {
    if (!verdict->cuts_texts)
        return false;
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (verdict->properties.items[i].kind == VERDICT_HOLDS_CUT ||
            verdict->properties.items[i].kind == VERDICT_UNKNOWN)
            return true;
    return false;
}

static bool is_decided(const PropertyVerdict *answer) {
    return answer->kind == VERDICT_VIOLATED ||
           (answer->kind == VERDICT_HOLDS && !answer->is_bounded);
}

// Of two verdicts on the same program, the later one with longer strings: what either has decided
// is decided.
static Verdict *combine(Verdict *before, Verdict *after) {
    bool keeps = after->kind == VERDICT_UNKNOWN ||
                 (before->kind == VERDICT_VIOLATED && after->kind != VERDICT_VIOLATED);
    Verdict *verdict = keeps ? before : after;
    const Verdict *other = keeps ? after : before;
    verdict_add_seconds(&verdict->seconds, &other->seconds);
    for (uint32_t i = 0; i < verdict->properties.count && i < other->properties.count; i++)
        if (is_decided(&other->properties.items[i]))
            verdict->properties.items[i] = other->properties.items[i];
    verdict->cuts_texts = after->cuts_texts && after->kind != VERDICT_UNKNOWN;
    return verdict;
}

// With more characters of strings from outside as long as they are read and time is left.
static Verdict *check_with_strings(const CheckRequest *request, double start) {
    const CheckOptions *given = request->options;
    CheckOptions options = *given;
    CheckRequest again = *request;
    again.options = &options;
    Verdict *verdict = check_requested(request);
    while (needs_longer_strings(verdict) && !given->scope.is_string_length_given &&
           options.scope.string_length < LONGEST_STRINGS) {
        double spent = clock_now() - start;
        if (given->timeout && spent >= given->timeout / 2)
            break;
        options.scope.string_length *= 2;
        if (given->timeout)
            options.timeout = given->timeout - spent;
        verdict = combine(verdict, check_requested(&again));
    }
    return verdict;
}

// The options bound nothing, and no solver is asked for.
static bool is_free(const CheckRequest *request) {
    const CheckOptions *options = request->options;
    return options->scope.bits == 32 && !options->scope.bounds_created && !options->scope.unroll &&
           options->scope.encoding == ENCODING_GROUND && options->scope.calls == CALLS_INLINE &&
           !request->method->has_error && !options->no_run;
}

static Verdict *note_run(Arena *arena, Verdict *verdict, const RunResult *run) {
    verdict->run_steps = run->steps;
    verdict->run_seconds = run->seconds;
    verdict->run_stopped = run->reason ? arena_format(arena, "%s", run->reason) : NULL;
    verdict->run_stopped_at = run->site;
    return verdict;
}

Verdict *check_program(const CheckRequest *request) {
    const CheckOptions *given = request->options;
    double start = clock_now();
    RunResult run = {.end = RUN_STOPPED};
    if (is_free(request))
        run = interpret_program(request->arena, request->sema, request->lowering, request->method,
                                deadline_after(given->timeout * RUN_SHARE));
    bool is_long = run.end == RUN_THREW && run.steps > MOST_SHOWN_STEPS;
    if (run.end == RUN_RETURNED || is_long)
        return note_run(request->arena, run_verdict(request, &run), &run);
    CheckOptions options = *given;
    CheckRequest rest = *request;
    rest.options = &options;
    if (given->timeout)
        options.timeout = given->timeout - (clock_now() - start);
    Verdict *verdict = check_with_strings(&rest, start);
    verdict->seconds.total = clock_now() - start;
    note_run(request->arena, verdict, &run);
    if (run.end == RUN_THREW && verdict->kind != VERDICT_VIOLATED)
        return run_verdict(request, &run);
    return verdict;
}
