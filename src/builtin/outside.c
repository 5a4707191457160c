// Values that come from outside of the program: input, random numbers, clocks, files.
//
// Models of the library get them from `jury.Outside`, whose methods have no bodies: every call
// gives any value of its type. The name of the method begins with where the value comes from, and
// the scope of the verdict says so. A counterexample shows the value at the call that the sources
// make.
#include "builtin/internal.h"

#include <string.h>

static const struct {
    const char *prefix, *source;
} sources[] = {
    {"random", "random numbers"},
    {"input", "input from System.in"},
    {"clock", "clocks"},
    {"file", "files"},
    {"property", "properties and environment variables"},
    {"console", "the state of the console"},
    {"machine", "the machine"},
    {"thread", "other threads"},
    {"zone", "the default time zone"},
};

// ---- What the scope says

static const char *source_of(const Method *method) {
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        if (!strncmp(method->name->text, sources[i].prefix, strlen(sources[i].prefix)))
            return sources[i].source;
    SHOULD(false, "a value from outside should have a source");
    return NULL;
}

void note_outside(Symex *symex, const char *source) {
    for (uint32_t i = 0; i < symex->results.outside.count; i++)
        if (!strcmp(symex->results.outside.items[i], source))
            return;
    vector_push(symex->arena, &symex->results.outside, source);
}

// ---- What the counterexample shows

// A value that the call gives is shown by its name, others, as whether the input ends, by their
// own.
static const Method *shown_method(const BuiltinCall *call) {
    const Method *entry = call->entry;
    return entry->return_type == call->method->return_type ? entry : call->method;
}

static void show_value(const BuiltinCall *call, const Outcome *outcome, Term value) {
    Symex *symex = call->symex;
    if (!call->is_traced)
        return;
    Span around = symex->results.library_call;
    TraceStep step = {.span = around.begin ? around : call->span,
                      .guard = outcome->returned.guard,
                      .chosen = call->entry ? shown_method(call) : call->method,
                      .type = call->method->return_type,
                      .value = value,
                      .depth = call->entry_depth,
                      .drawn = call->method,
                      .asked = call->asked,
                      .is_hidden = !call->entry};
    vector_push(symex->arena, &symex->results.trace, step);
}

static void show(const BuiltinCall *call, const Outcome *outcome) {
    show_value(call, outcome, outcome->result);
}

// ---- Values

// System.nanoTime() never goes backwards. Only differences mean anything; the time since the first
// call fits a long.
static Term next_instant(Symex *symex, State *state, Type *type) {
    TermTable *terms = symex->terms;
    if (!symex->builtins->last_instant) {
        symex->builtins->last_instant = universe_locations(symex, 1);
        symex->builtins->first_instant = fresh_value(symex, type, "nanoTime");
        symex->heap.initial.items[symex->builtins->last_instant] =
            term_constant(terms, term_width(terms, symex->builtins->first_instant), 0);
        universe_pin_locations(symex);
    }
    Term before = state_get(symex, state, symex->builtins->last_instant);
    Term passed = fresh_value(symex, type, "nanoTime");
    assume(symex, term_sle(terms, before, passed));
    state_set(symex, state, symex->builtins->last_instant, passed);
    return term_add(terms, symex->builtins->first_instant, passed);
}

// The machine has one time zone.
static Term zone_minutes(Symex *symex, Type *type) {
    if (!symex->builtins->zone_minutes)
        symex->builtins->zone_minutes = fresh_value(symex, type, "zoneMinutes");
    return symex->builtins->zone_minutes;
}

static Term any_value(const BuiltinCall *call, State *state) {
    Symex *symex = call->symex;
    Type *type = call->method->return_type;
    if (!strcmp(call->method->name->text, "clockNanos"))
        return next_instant(symex, state, type);
    if (!strcmp(call->method->name->text, "zoneMinutes"))
        return zone_minutes(symex, type);
    if (type != sema_types(symex->sema)->string)
        return fresh_value(symex, type, call->method->name->text);
    return new_string(symex, state, call->span);
}

// The nanoseconds since some second, by which java.time asks for the clock: -1 stands for a clock
// too far from there.
Outcome builtin_clock_adjustment(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Type *type = call->method->return_type;
    note_outside(symex, "clocks");
    Outcome outcome = builtin_returns(call, fresh_value(symex, type, "clock"));
    uint32_t width = term_width(symex->terms, outcome.result);
    Term most = term_constant(symex->terms, width, UINT64_C(1) << (width > 42 ? 40 : width - 2));
    // That second is near the time that clocks show: not a million years away.
    Term shifted = term_add(symex->terms, call->arguments[0], most);
    Term is_near = term_ult(symex->terms, shifted, term_add(symex->terms, most, most));
    outcome.returned = state_assume(symex, outcome.returned, is_near);
    outcome.returned =
        state_assume(symex, outcome.returned, term_ult(symex->terms, outcome.result, most));
    InputValue choice = {NULL, type, outcome.result, NULL};
    vector_push(symex->arena, &symex->results.choices, choice);
    show_value(call, &outcome, call->arguments[0]); // both of them are the time
    show(call, &outcome);
    return outcome;
}

// Executions that are not followed any further, for a reason that the model gives.
Outcome builtin_cut(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const char *text = text_constant(symex, &call->state, call->arguments[0]);
    SHOULD(text, "the reason for a cut should be a constant");
    Span around = symex->results.library_call;
    add_cut(symex, call->state.guard, around.begin ? around : call->span, text);
    return (Outcome){.returned = state_dead(), .thrown = state_dead()};
}

Outcome builtin_outside(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Outcome outcome = builtin_returns(call, TERM_NONE);
    note_outside(symex, source_of(call->method));
    outcome.result = any_value(call, &outcome.returned);
    InputValue choice = {NULL, call->method->return_type, outcome.result, NULL};
    vector_push(symex->arena, &symex->results.choices, choice);
    show(call, &outcome);
    return outcome;
}
