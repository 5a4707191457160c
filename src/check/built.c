// States that the class itself can build.
//
// A method of plain Java fails if its object can get to a state where it does: by a constructor and
// a few calls. They are executed together with the method (analysis/sequence.h), and what fails
// then has its calls as counterexample. Then any state is looked at that the invariants allow which
// the class keeps (facts.c). What holds there holds for good; what fails only there is possible, no
// more.
#include "check/internal.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "base/clock.h"
#include <stdlib.h>
#include <string.h>

static const char BUILT_OBJECT[] = "object"; // the one that the method under check is called on

static bool is_plain(const CheckRequest *request) {
    return request->options->scope.is_plain && !request->options->scope.from_start &&
           !request->method->has_error && !request->method->sequence &&
           analysis_is_plain(request->sema, request->method);
}

static bool is_of_object(const Method *method) {
    return !method->is_constructor && !(method->modifiers & MODIFIER_STATIC);
}

// ---- The calls in words

static const CexValue *value_of(const CexState *state, const Variable *parameter) {
    for (uint32_t i = 0; i < state->roots.count; i++)
        if (!strcmp(state->roots.items[i].name, parameter->name->text))
            return &state->roots.items[i];
    return NULL;
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

// The object under check has no name: "push(3)"; those that are arguments have: "r = new R(1)".
static const char *call_text(Arena *arena, const BuiltCall *call) {
    Buffer buffer = {0};
    const Method *method = call->method;
    bool is_named = strcmp(call->on ? call->on : "", BUILT_OBJECT) != 0;
    if (call->makes && strcmp(call->makes, BUILT_OBJECT))
        buffer_format(&buffer, "%s = ", call->makes);
    if (call->on && is_named)
        buffer_format(&buffer, "%s.", call->on);
    if (method->is_constructor)
        buffer_format(&buffer, "new %s(", method->owner->name->text);
    else
        buffer_format(&buffer, "%s(", method->name->text);
    for (uint32_t i = 0; i < call->arguments.count; i++) {
        const CexValue *value = &call->arguments.items[i];
        const char *text = call->made.items[i] ? call->made.items[i]
                           : value->object     ? value->name // what it holds stands below
                                               : value->text;
        buffer_format(&buffer, "%s%s", i ? ", " : "", text);
    }
    buffer_add_char(&buffer, ')');
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

// "r", or "r2" where another argument has that name.
static const char *unused_name(Arena *arena, const Violation *violation, const char *name) {
    const char *unused = name;
    for (uint32_t number = 2;; number++) {
        bool is_used = !strcmp(unused, BUILT_OBJECT);
        for (uint32_t i = 0; i < violation->calls.count; i++)
            is_used |=
                violation->calls.items[i].makes && !strcmp(violation->calls.items[i].makes, unused);
        if (!is_used)
            return unused;
        unused = arena_format(arena, "%s%u", name, number);
    }
}

static const char *tell_object(Arena *arena, const CexState *state, const SequenceObject *object,
                               Violation *violation);

// The calls that make its arguments come first, and have their names before it: the argument of a
// constructor may be called what the object is called that it makes.
static const char *add_call(Arena *arena, const CexState *state, const SequenceCall *from,
                            const SequenceObject *makes, const char *on, Violation *violation) {
    BuiltCall call = {.method = from->method, .on = on};
    for (uint32_t i = 0; i < from->arguments.count; i++) {
        const SequenceArgument *argument = &from->arguments.items[i];
        const CexValue *value = argument->parameter ? value_of(state, argument->parameter) : NULL;
        const char *made = argument->parameter ? NULL
                           : argument->made ? tell_object(arena, state, argument->made, violation)
                                            : "null";
        vector_push(arena, &call.arguments, value ? *value : (CexValue){.text = "?"});
        vector_push(arena, &call.made, made);
    }
    if (makes)
        call.makes = makes->name ? unused_name(arena, violation, makes->name) : BUILT_OBJECT;
    call.text = call_text(arena, &call);
    vector_push(arena, &violation->calls, call);
    return call.makes;
}

// What it is called in the calls that follow.
static const char *tell_object(Arena *arena, const CexState *state, const SequenceObject *object,
                               Violation *violation) {
    const char *name = NULL;
    for (uint32_t i = 0; i < object->steps.count; i++) {
        const SequenceCall *call = chosen(state, &object->steps.items[i]);
        if (!i && !call)
            return "null";
        if (!i)
            name = add_call(arena, state, call, object, NULL, violation);
        else if (call)
            add_call(arena, state, call, NULL, name, violation);
    }
    return name;
}

// An object that is an argument of a call that is made.
static bool is_shown(const Violation *violation, const CexValue *root) {
    for (uint32_t i = 0; root->object && i < violation->calls.count; i++) {
        const CexValueList *arguments = &violation->calls.items[i].arguments;
        for (uint32_t j = 0; j < arguments->count; j++)
            if (arguments->items[j].name && !strcmp(arguments->items[j].name, root->name))
                return true;
    }
    return false;
}

static bool refers_to(const CexValueList *values, uint32_t number) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].object == number)
            return true;
    return false;
}

// Objects that were only arguments of calls that are not made; from one to the next they stand in
// the order in which they are met.
static void drop_unreached(CexState *state) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->objects.count; i++) {
        CexObject object = state->objects.items[i];
        bool is_met = refers_to(&state->roots, object.number);
        for (uint32_t j = 0; j < kept && !is_met; j++)
            is_met = refers_to(&state->objects.items[j].values, object.number) ||
                     refers_to(&state->objects.items[j].keys, object.number);
        if (is_met)
            state->objects.items[kept++] = object;
    }
    state->objects.count = kept;
}

static void drop_parameters(CexState *state, const Violation *violation) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->roots.count; i++)
        if (state->roots.items[i].name[0] != '#' || is_shown(violation, &state->roots.items[i]))
            state->roots.items[kept++] = state->roots.items[i];
    state->roots.count = kept;
}

// The calls take the place of the parameters that stand for them.
static void tell_calls(Arena *arena, const Sequence *sequence, Violation *violation) {
    CexState *state = &violation->counterexample->before;
    const char *on =
        sequence->receiver ? tell_object(arena, state, sequence->receiver, violation) : NULL;
    add_call(arena, state, &sequence->last, NULL, on, violation);
    drop_parameters(state, violation);
    drop_parameters(&violation->counterexample->after, violation);
    drop_unreached(state);
}

// ---- The verdict

// Seconds for each of the two questions, of those there are.
static const double BUILT_SHARE = 0.5, LEAST_FOR_ANY = 1, ANY_BY_BUILT = 4, AT_ONCE = 0.01;
// And for a look at any state before.
static const double SHORT_SHARE = 0.15, SMALL_SHARE = 0.6, MOST_SHORT = 1;
// And for a longer one, where the first had no answer in time: few have one then.
static const double LONGER_SHARE = 0.35;

static const char *at_most(Arena *arena, uint32_t calls) {
    return arena_format(arena, "at most %u call%s", calls, calls == 1 ? "" : "s");
}

static const char *built_text(Arena *arena, const Sequence *sequence, uint32_t calls) {
    enum { MOST = SEQUENCE_CALLS_OF_ARGUMENT };
    uint32_t of_argument = calls < MOST ? calls : MOST;
    const char *built =
        !calls ? "as a constructor builds it"
               : arena_format(arena, "built by a constructor and %s",
                              at_most(arena, sequence->receiver ? calls : of_argument));
    const char *arguments =
        sequence->receiver && sequence->makes_arguments && calls
            ? arena_format(arena, ", arguments with %s", at_most(arena, of_argument))
            : "";
    return arena_format(arena, "%s %s%s, and pre-state", sequence->receiver ? "object" : "argument",
                        built, arguments);
}

static bool is_good(const Verdict *verdict) {
    return verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT;
}

// Not all constructors, calls and arguments take part.
static void cut_others(const CheckRequest *request, Verdict *built) {
    Remark remark = {built->span, "objects that are built in other ways"};
    vector_push(request->arena, &built->cuts, remark);
    built->kind = VERDICT_HOLDS_CUT;
    built->cuts_paths = true;
}

static Verdict *check_sequence(const CheckRequest *request, Method *sequence, uint32_t calls,
                               double seconds) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    options.of_timeout = check_whole_time(request->options);
    options.timeout = seconds;
    options.calls_before = calls;
    options.built = built_text(request->arena, sequence->sequence, calls);
    again.method = sequence;
    again.options = &options;
    Verdict *built = complete_verdict(&again, check_in_scope(&again, &options.scope));
    built->method = request->method;
    built->name = verdict_method_name(request->arena, request->method);
    built->span = verdict_method_span(request->method);
    for (uint32_t i = 0; i < built->violations.count; i++)
        tell_calls(request->arena, sequence->sequence, &built->violations.items[i]);
    if (sequence->sequence->is_partial && is_good(built))
        cut_others(request, built);
    return built;
}

// Of objects that one more call builds nothing is known: what was found out before stays, and says
// so.
static Verdict *cut_calls(const CheckRequest *request, Verdict *fewer, const Verdict *more,
                          uint32_t calls) {
    const char *reason = more->unknown.count ? more->unknown.items[0].text : "no answer";
    Remark remark = {fewer->span,
                     arena_format(request->arena, "objects that %u call%s or more build (%s)",
                                  calls, calls == 1 ? "" : "s", reason)};
    vector_push(request->arena, &fewer->cuts, remark);
    fewer->kind = VERDICT_HOLDS_CUT;
    fewer->cuts_paths = true;
    return fewer;
}

// With as few calls before as it takes: that is the shortest way to a failure, and soonest found.
// NULL: there are no such sequences.
static Verdict *check_sequences(const CheckRequest *request, double timeout) {
    double start = clock_now();
    Verdict *built = NULL;
    for (uint32_t calls = 0; calls <= request->options->calls_before; calls++) {
        Method *sequence = sequence_make(request->lowering, request->method, calls);
        bool is_new = sequence && sequence->sequence->most_calls == calls; // there are so many
        double left = timeout > 0 ? timeout - (clock_now() - start) : 0;
        bool is_late = timeout > 0 && left <= 0;
        if (!is_new || (is_late && built->kind == VERDICT_UNKNOWN))
            break;
        Verdict *fewer = built;
        built = check_sequence(request, sequence, calls, is_late ? AT_ONCE : left);
        states_set_apart(request, built);
        bool is_cut = fewer && is_good(fewer) && built->kind == VERDICT_UNKNOWN;
        if (is_cut)
            built = cut_calls(request, fewer, built, calls);
        // In a hurry, more calls are cut where fewer were followed: that is no better answer.
        bool is_all = request->options->hurries && built->kind == VERDICT_UNKNOWN;
        if (is_cut || is_all || built->kind == VERDICT_VIOLATED)
            break;
    }
    if (built)
        built->seconds.total = clock_now() - start;
    return built;
}

// The same question, of at most so many seconds; 0: any number.
static Verdict *check_within(const CheckRequest *request, double seconds) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    options.of_timeout = check_whole_time(request->options);
    options.timeout = seconds;
    again.options = &options;
    return check_requested(&again);
}

// Any state at all: a short question where objects that are built were, and a welcome one.
static Verdict *check_any(const CheckRequest *request, const Verdict *built, double left) {
    double most = ANY_BY_BUILT * built->seconds.total;
    most = most < LEAST_FOR_ANY ? LEAST_FOR_ANY : most;
    bool is_known = built->kind != VERDICT_UNKNOWN;
    return check_within(request, is_known && (left <= 0 || left > most) ? most : left);
}

// What is left of the time for a method that was begun then; 0: there is no limit.
static double seconds_left(const CheckRequest *request, double start) {
    double timeout = request->options->timeout, left = timeout - (clock_now() - start);
    return timeout <= 0 ? 0 : left > AT_ONCE ? left : AT_ONCE;
}

// Of these, for any state, which was looked at before.
static double seconds_for_any(const CheckRequest *request, const Verdict *first, double start) {
    double left = seconds_left(request, start), most = LONGER_SHARE * request->options->timeout;
    return first->is_out_of_time && left > most ? most : left;
}

// In a hurry: what was late is looked at once more, with calls and loops followed for a shorter
// while. Most of the time that is left is spent on that.
static Verdict *check_briefly(const CheckRequest *request, Verdict *late, double left) {
    CheckOptions options = *request->options;
    CheckRequest again = *request;
    if (!request->options->hurries || !late->is_out_of_time || left <= AT_ONCE)
        return late;
    options.is_brief = true;
    again.options = &options;
    return check_within(&again, SMALL_SHARE * left);
}

// What needs no more than a look, as most methods that read a field, is not worth building objects.
static Verdict *check_shortly(const CheckRequest *request) {
    bool is_small = is_small_scope(&request->options->scope);
    double share = (is_small ? SMALL_SHARE : SHORT_SHARE) * request->options->timeout;
    bool is_long = !request->options->hurries && share > MOST_SHORT;
    return check_within(request, share <= 0 || is_long ? MOST_SHORT : share);
}

// What holds in any state holds; what is broken there, or not known, leaves what is built. Where
// nothing is known of that, what is broken in any state is possible, and all else holds.
static Verdict *stronger(const CheckRequest *request, Verdict *built, Verdict *any) {
    if (any->kind == VERDICT_VIOLATED && built->kind == VERDICT_UNKNOWN &&
        states_are_decided(any)) {
        states_set_all_apart(request, any,
                             built->unknown.count ? built->unknown.items[0].text : NULL);
        return any;
    }
    bool takes_any = any->kind == VERDICT_HOLDS || any->kind == VERDICT_ERROR ||
                     (any->kind != VERDICT_VIOLATED && built->kind != VERDICT_HOLDS &&
                      !(is_good(built) && !is_good(any)));
    Verdict *verdict = takes_any ? any : built;
    if (takes_any)
        return verdict;
    if (any->kind != VERDICT_UNKNOWN)
        verdict->remarks.count = 0;
    for (uint32_t i = 0; any->kind != VERDICT_UNKNOWN && i < any->remarks.count; i++)
        vector_push(request->arena, &verdict->remarks, any->remarks.items[i]);
    for (uint32_t i = 0; i < any->rejected.count; i++)
        vector_push(request->arena, &verdict->rejected, any->rejected.items[i]);
    for (uint32_t i = 0; i < any->violations.count; i++)
        add_possible(request, verdict, any->violations.items[i]);
    return verdict;
}

// The same question of those states alone that the invariants allow, which the classes keep.
static CheckRequest with_facts(const CheckRequest *request, CheckOptions *options,
                               const FactSet *facts) {
    CheckRequest again = *request;
    *options = *request->options;
    options->scope.facts = facts;
    again.options = options;
    return again;
}

static Verdict *check_built(const CheckRequest *request) {
    double start = clock_now();
    Verdict *first = check_shortly(request);
    first = check_briefly(request, first, seconds_left(request, start));
    if (first->kind == VERDICT_HOLDS || first->kind == VERDICT_ERROR)
        return first;
    CheckOptions options;
    // What took too long in a hurry takes as long with invariants.
    bool is_late = request->options->hurries && first->is_out_of_time;
    const FactSet *facts = is_late ? NULL : facts_for(request, first);
    CheckRequest kept = with_facts(request, &options, facts);
    if (facts)
        first = check_shortly(&kept);
    facts_tell(request, facts, first);
    first->seconds.total = clock_now() - start;
    if (facts && is_good(first) && !first->cuts_paths)
        return first;
    double left = seconds_left(request, start), share = BUILT_SHARE * request->options->timeout;
    Verdict *built = check_sequences(&kept, left < share ? left : share);
    Verdict *any = first;
    facts_tell(request, facts, built);
    states_set_apart(request, built); // what was not built of the arguments
    bool is_open = first->kind == VERDICT_UNKNOWN || !states_are_decided(first);
    if (built->kind != VERDICT_VIOLATED && is_open) {
        any = check_any(&kept, built, seconds_for_any(request, first, start));
        facts_tell(request, facts, any);
        if (any->kind == VERDICT_UNKNOWN && first->kind == VERDICT_VIOLATED)
            any = first;
    }
    Verdict *verdict = built->kind == VERDICT_VIOLATED ? built : stronger(request, built, any);
    verdict->seconds.total = clock_now() - start;
    return verdict;
}

static bool any_is_made_up(const CheckRequest *request, const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (violation_is_made_up(request->lowering, request->arena, &verdict->violations.items[i]))
            return true;
    return false;
}

// What took too long takes as long with invariants: the time is for the smaller scopes. In a hurry,
// what was not followed for lack of time is no better known with them, either.
static bool is_late_anyway(const CheckRequest *request, const Verdict *first) {
    const CheckOptions *options = request->options;
    if (options->hurries)
        return first->kind == VERDICT_UNKNOWN;
    return options->timeout > 0 && first->is_out_of_time && !is_small_scope(&options->scope);
}

// Arguments are in any state that their classes' invariants allow. Where that takes too long, what
// was found without them is no more than possible.
static Verdict *check_in_any_state(const CheckRequest *request, CheckRequest *kept,
                                   CheckOptions *options) {
    double start = clock_now(), timeout = request->options->timeout;
    bool hurries = request->options->hurries;
    Verdict *first =
        hurries ? check_within(request, SMALL_SHARE * timeout) : check_requested(request);
    first = check_briefly(request, first, seconds_left(request, start));
    bool is_open = first->kind == VERDICT_UNKNOWN || any_is_made_up(request, first);
    bool is_late =
        is_late_anyway(request, first) || (timeout > 0 && seconds_left(request, start) <= AT_ONCE);
    const FactSet *facts = is_open && !is_late ? facts_for(request, first) : NULL;
    if (!facts)
        return first;
    *kept = with_facts(request, options, facts);
    Verdict *verdict = check_within(kept, seconds_left(request, start));
    if (verdict->kind == VERDICT_UNKNOWN && first->kind == VERDICT_VIOLATED)
        verdict = first;
    else
        facts_tell(request, facts, verdict);
    verdict->seconds.total = clock_now() - start;
    return verdict;
}

// A constructor of an inner class: the object around it is in any state.
static bool is_made_within(const Method *method) {
    const Class *owner = method->owner;
    return method->is_constructor && owner->outer && owner->kind == CLASS_CLASS &&
           !(owner->modifiers & MODIFIER_STATIC);
}

// What fails with arguments in some state counts if calls make them such.
static Verdict *check_with_arguments(const CheckRequest *request) {
    CheckOptions options;
    CheckRequest kept = *request;
    double start = clock_now();
    Verdict *any = check_in_any_state(request, &kept, &options);
    if (is_made_within(request->method) && any->kind == VERDICT_VIOLATED)
        states_set_all_apart(request, any, NULL);
    if (!any_is_made_up(request, any))
        return any;
    Verdict *built = check_sequences(&kept, seconds_left(request, start)), *verdict = any;
    if (built && built->kind == VERDICT_VIOLATED)
        verdict = built;
    else if (built && is_good(built))
        verdict = stronger(request, built, any);
    else
        states_set_apart(request, any);
    verdict->seconds.total = clock_now() - start;
    return verdict;
}

// Several questions are asked about a method: what they took is added up.
static Verdict *check_plain(const CheckRequest *request) {
    bool is_built = is_of_object(request->method) &&
                    sequence_make(request->lowering, request->method, 0) != NULL;
    PlainCheck *check = is_built ? check_built : check_with_arguments;
    CheckRequest summed = *request;
    CheckOptions options = *request->options;
    VerdictSeconds spent = {0};
    options.spent = &spent;
    summed.options = &options;
    Verdict *verdict = check_smaller(&summed, check);
    spent.total = verdict->seconds.total;
    spent.again = verdict->seconds.again;
    verdict->seconds = spent;
    return verdict;
}

Verdict *check_object(const CheckRequest *request) {
    if (!is_plain(request))
        return check_requested(request);
    if (request->options->scope.encoding != ENCODING_GROUND) {
        Verdict *verdict = check_requested(request);
        states_set_apart(request, verdict);
        return verdict;
    }
    Verdict *verdict = check_plain(request);
    if (request->options->writes_clauses)
        find_clauses(request, verdict);
    return verdict;
}
