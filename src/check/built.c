// States that the class itself can build.
//
// A method of plain Java was found to fail in some state of its object. That counts if the object
// can get there: by a constructor and a few calls. They are executed together with the method
// (analysis/sequence.h), and what fails then has its calls as counterexample. What does not is
// possible, no more.
#include "check/internal.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "base/clock.h"

#include <stdlib.h>
#include <string.h>

static bool is_of_object(const CheckRequest *request, const Verdict *verdict) {
    const Method *method = request->method;
    return request->options->scope.is_plain && !request->options->scope.from_start &&
           verdict->kind == VERDICT_VIOLATED && !method->sequence && !method->is_constructor &&
           !(method->modifiers & MODIFIER_STATIC) &&
           analysis_is_plain(request->sema, request->method);
}

// ---- The calls in words

static const CexValue *value_of(const CexState *state, const Variable *parameter) {
    for (uint32_t i = 0; i < state->roots.count; i++)
        if (!strcmp(state->roots.items[i].name, parameter->name->text))
            return &state->roots.items[i];
    return NULL;
}

// "push(3)", "new Stack(1)"
static const char *call_text(Arena *arena, const CexState *state, const SequenceCall *call) {
    Buffer buffer = {0};
    const Method *method = call->method;
    if (method->is_constructor)
        buffer_format(&buffer, "new %s(", method->owner->name->text);
    else
        buffer_format(&buffer, "%s(", method->name->text);
    for (uint32_t i = 0; i < call->arguments.count; i++) {
        const CexValue *value = value_of(state, call->arguments.items[i]);
        const char *text = !value          ? "?"
                           : value->object ? value->name // what it holds stands below
                                           : value->text;
        buffer_format(&buffer, "%s%s", i ? ", " : "", text);
    }
    buffer_add_char(&buffer, ')');
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

// The option that the model chose; NULL: none.
static const SequenceCall *chosen(const CexState *state, const SequenceStep *step) {
    const CexValue *value = step->choice ? value_of(state, step->choice) : NULL;
    if (!step->choice)
        return &step->options.items[0];
    long number = value ? strtol(value->text, NULL, 10) : 0;
    return number > 0 && number <= (long)step->options.count ? &step->options.items[number - 1]
                                                             : NULL;
}

// The calls take the place of the parameters that stand for them.
static void tell_calls(Arena *arena, const Sequence *sequence, Violation *violation) {
    CexState *state = &violation->counterexample->before;
    for (uint32_t i = 0; i < sequence->steps.count; i++) {
        const SequenceCall *call = chosen(state, &sequence->steps.items[i]);
        if (call)
            vector_push(arena, &violation->calls, call_text(arena, state, call));
    }
    vector_push(arena, &violation->calls, call_text(arena, state, &sequence->last));
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->roots.count; i++)
        if (state->roots.items[i].name[0] != '#' || state->roots.items[i].object)
            state->roots.items[kept++] = state->roots.items[i];
    state->roots.count = kept;
}

// ---- The verdict

static void copy_remarks(Arena *arena, Verdict *to, const Verdict *from) {
    to->remarks.count = 0;
    for (uint32_t i = 0; i < from->remarks.count; i++)
        vector_push(arena, &to->remarks, from->remarks.items[i]);
}

static Verdict *check_sequence(const CheckRequest *request, Method *sequence, double seconds) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    if (options.timeout > 0)
        options.timeout = options.timeout > seconds + 1 ? options.timeout - seconds : 1;
    again.method = sequence;
    again.options = &options;
    return complete_verdict(&again, check_in_scope(&again, &options.scope));
}

static bool is_found(const Verdict *verdict, const Violation *violation) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].span.begin == violation->span.begin &&
            !strcmp(verdict->violations.items[i].text, violation->text))
            return true;
    return false;
}

Verdict *check_built(const CheckRequest *request, Verdict *verdict) {
    if (!is_of_object(request, verdict))
        return verdict;
    Method *sequence =
        sequence_make(request->lowering, request->method, request->options->calls_before);
    if (!sequence)
        return verdict;
    Verdict *built = check_sequence(request, sequence, verdict->seconds.total);
    built->method = request->method;
    built->name = verdict->name;
    built->span = verdict->span;
    built->seconds.total += verdict->seconds.total;
    copy_remarks(request->arena, built, verdict);
    for (uint32_t i = 0; i < built->violations.count; i++)
        tell_calls(request->arena, sequence->sequence, &built->violations.items[i]);
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (!is_found(built, &verdict->violations.items[i]))
            vector_push(request->arena, &built->possible, verdict->violations.items[i]);
    return built;
}
