// A program, from `main`: executed, not scoped.
//
// First it is run (src/interpret): a program without inputs has one run, and that is the answer.
// Else it is executed symbolically; where that has no answer, inputs are looked for by running it
// (src/search).
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

// Of the time, for a run on concrete values, and for inputs that are looked for by running.
static const double RUN_SHARE = 0.4, SEARCH_SHARE = 0.1;
static const double MOST_SEARCH = 10; // seconds

static bool needs_longer_strings(const Verdict *verdict) {
    if (!verdict->cuts_texts)
        return false;
    for (uint32_t i = 0; i < verdict->properties.count; i++)
        if (verdict->properties.items[i].kind == VERDICT_HOLDS_CUT ||
            verdict->properties.items[i].kind == VERDICT_UNKNOWN)
            return true;
    return false;
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
        verdict = check_combine(request->arena, verdict, check_requested(&again));
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

Verdict *check_by_run(const CheckRequest *request, double seconds, RunResult *run) {
    *run = (RunResult){.end = RUN_STOPPED};
    if (!is_free(request))
        return NULL;
    *run = interpret_program(request->arena, request->sema, request->lowering, request->method,
                             deadline_after(seconds));
    return run->end == RUN_STOPPED ? NULL
                                   : note_run(request->arena, run_verdict(request, run), run);
}

// Symbolic execution has no answer, and nobody said how far to look.
static bool leaves_open(const CheckRequest *request, const Verdict *verdict) {
    return verdict->kind == VERDICT_UNKNOWN && !request->options->scope.is_string_length_given;
}

// Symbolic execution, and where it has no answer runs with inputs that are looked for.
static Verdict *check_symbolically(const CheckRequest *request, double start, bool has_inputs) {
    CheckOptions options = *request->options;
    CheckRequest rest = *request;
    rest.options = &options;
    double left = options.timeout - (clock_now() - start);
    bool searches = has_inputs && is_free(request) && !options.no_search;
    options.of_timeout = options.timeout;
    if (options.timeout)
        options.timeout = searches ? left * (1 - SEARCH_SHARE) : left;
    Verdict *verdict = check_with_strings(&rest, start);
    if (!searches || !leaves_open(request, verdict))
        return verdict;
    options.timeout = request->options->timeout;
    left = options.timeout ? options.timeout - (clock_now() - start) : MOST_SEARCH;
    Verdict *found = check_by_search(&rest, left < MOST_SEARCH ? left : MOST_SEARCH);
    return found ? check_combine(request->arena, verdict, found) : verdict;
}

Verdict *check_program(const CheckRequest *request) {
    double start = clock_now();
    RunResult run;
    Verdict *by_run = check_by_run(request, request->options->timeout * RUN_SHARE, &run);
    bool is_long = run.end == RUN_THREW && run.steps > MOST_SHOWN_STEPS;
    if (run.end == RUN_RETURNED || is_long)
        return by_run;
    Verdict *verdict = check_symbolically(request, start, run.end == RUN_STOPPED);
    verdict->seconds.total = clock_now() - start;
    note_run(request->arena, verdict, &run);
    return run.end == RUN_THREW && verdict->kind != VERDICT_VIOLATED ? by_run : verdict;
}
