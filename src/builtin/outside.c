// Values that come from outside of the program: input, random numbers, clocks, files.
//
// Models of the library get them from `jury.Outside`, whose methods have no bodies: every call
// gives any value of its type. The name of the method begins with where the value comes from, and
// the scope of the verdict says so. A counterexample shows the value at the call that the sources
// make.
#include "builtin/builtin.h"

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
    {"approximate", "mathematical functions within their documented accuracy"},
};

bool is_outside_method(const Method *method) {
    return !strcmp(method->owner->qualified_name->text, "jury.Outside");
}

static bool is_named(const Method *method, const char *name) {
    return !strcmp(method->name->text, name);
}

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

static bool is_library_frame(const Frame *frame) {
    const Class *owner = frame->method->class_symbol;
    return owner && owner->unit && owner->unit->is_library;
}

// The library method that the sources call; NULL where they do not.
static const Frame *entry_of(const Frame *frame) {
    const Frame *entry = NULL;
    for (; frame && is_library_frame(frame); frame = frame->caller)
        entry = frame;
    return frame ? entry : NULL;
}

// A value that the call gives is shown by its name, others, as whether the input ends, by their
// own.
static Method *shown_method(Method *method, const Frame *entry) {
    Method *called = entry->method->symbol;
    return called && called->return_type == method->return_type ? called : method;
}

static void show(Symex *symex, const Frame *frame, Method *method, const Outcome *outcome,
                 Span span) {
    const Frame *entry = entry_of(frame);
    if (symex->mode.quiet || !entry)
        return;
    TraceStep step = {.span =
                          symex->results.library_call.begin ? symex->results.library_call : span,
                      .guard = outcome->returned.guard,
                      .chosen = shown_method(method, entry),
                      .type = method->return_type,
                      .value = outcome->result,
                      .depth = entry->caller->depth};
    vector_push(symex->arena, &symex->results.trace, step);
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

Outcome execute_outside_method(Symex *symex, const Frame *frame, Method *method, State state,
                               const Term *arguments, Span span) {
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    if (is_named(method, "assume")) {
        outcome.returned = state_assume(symex, state, arguments[0]);
        return outcome;
    }
    Type *type = method->return_type;
    if (is_named(method, "clockNanos"))
        outcome.result = next_instant(symex, &outcome.returned, type);
    else if (type == sema_types(symex->sema)->string)
        outcome.result = any_string(symex, &outcome.returned, span);
    else
        outcome.result = fresh_value(symex, type, method->name->text);
    note_outside(symex, source_of(method));
    if (type == sema_types(symex->sema)->string)
        note_outside(
            symex, arena_format(symex->arena, "texts up to length %u", symex->scope.array_length));
    InputValue choice = {NULL, type, outcome.result};
    vector_push(symex->arena, &symex->results.choices, choice);
    show(symex, frame, method, &outcome, span);
    return outcome;
}
