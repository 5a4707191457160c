// A program, from `main`: executed, not scoped.
//
// Of strings from outside the first characters are modelled, and executions that read further ones
// are cut. Where that happens and nothing was found, more characters are looked at, twice as many
// each time, until nothing is cut for them or the time is spent. The last answer counts; one that
// ran out of time does not replace one that did not.
#include "check/internal.h"

#include "base/clock.h"

enum { LONGEST_STRINGS = 256 };

static bool needs_longer_strings(const Verdict *verdict) {
    return verdict->kind == VERDICT_HOLDS_CUT && verdict->cuts_texts;
}

Verdict *check_program(const CheckRequest *request) {
    const CheckOptions *given = request->options;
    double start = clock_now();
    Verdict *verdict = check_requested(request);
    CheckOptions options = *given;
    CheckRequest again = *request;
    again.options = &options;
    while (needs_longer_strings(verdict) && !given->scope.is_string_length_given &&
           options.scope.string_length < LONGEST_STRINGS) {
        double spent = clock_now() - start;
        if (given->timeout && spent >= given->timeout / 2)
            break;
        options.scope.string_length *= 2;
        if (given->timeout)
            options.timeout = given->timeout - spent;
        Verdict *longer = check_requested(&again);
        if (longer->kind == VERDICT_UNKNOWN)
            break;
        verdict_add_seconds(&longer->seconds, &verdict->seconds);
        verdict = longer;
    }
    return verdict;
}
