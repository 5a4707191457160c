// Methods that are built in, as whole programs call them.
#include "symex/internal.h"

#include <string.h>

// ---- Built-in methods

// Where a class has objects that the program did not make, it was initialised.
static Outcome initialize_classes(Symex *symex, Frame *frame, State state, Span span) {
    uint32_t count = symex->scope.from_start ? symex->heap.ranges.count : 0;
    Outcome all = {.returned = state, .thrown = state_dead()};
    for (uint32_t i = 0; i < count && !state_is_dead(&all.returned); i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        if (type->kind != TYPE_CLASS || type->class_symbol->unit->is_library)
            continue;
        Outcome one = statics_start(symex, frame, all.returned, type->class_symbol, span);
        all = outcome_with(symex, all, one.thrown, one.exception);
        all.returned = one.returned;
    }
    return all;
}

// The classes of objects that are chosen from are initialised before.
static Outcome choose_object(Frame *frame, Builtin builtin, BuiltinCall call) {
    Outcome before = {.returned = call.state, .thrown = state_dead()};
    if (builtin_can_choose(&call))
        before = initialize_classes(call.symex, frame, call.state, call.span);
    call.state = before.returned;
    return outcome_with(call.symex, builtin_execute(builtin, &call), before.thrown,
                        before.exception);
}

static bool is_library_frame(const Frame *frame) {
    const Class *owner = frame->method->class_symbol;
    return owner && owner->unit && owner->unit->is_library;
}

// The frame of the library method that the sources call; NULL where they do not.
static const Frame *library_entry(const Frame *frame) {
    const Frame *entry = NULL;
    for (; frame && is_library_frame(frame); frame = frame->caller)
        entry = frame;
    return frame ? entry : NULL;
}

static Class *caller_of_library(const Frame *frame) {
    while (frame && is_library_frame(frame))
        frame = frame->caller;
    return frame ? frame->method->class_symbol : NULL;
}

Outcome execute_built_in(Symex *symex, Frame *frame, Method *method, State state,
                         const Term *arguments, Span span) {
    Builtin builtin = analysis_builtin(symex->lowering, method);
    BuiltinCall call = {.symex = symex,
                        .method = method,
                        .state = state,
                        .arguments = arguments,
                        .span = span,
                        .type = symex->execution->call_type,
                        .depth = frame ? frame->depth : 0,
                        .caller = caller_of_library(frame),
                        .is_traced = frame && !symex->mode.quiet};
    bool is_outside = builtin == BUILTIN_OUTSIDE || builtin == BUILTIN_CLOCK_ADJUSTMENT;
    const Frame *entry = is_outside ? library_entry(frame) : NULL;
    call.asked = entry ? entry->method->symbol : NULL;
    if (entry && builtin == BUILTIN_OUTSIDE) {
        call.entry = entry->method->symbol;
        call.entry_depth = entry->caller->depth;
    }
    if (builtin_uses_member(builtin))
        return execute_reflective(&call, frame, builtin == BUILTIN_FIELD_SET);
    return builtin_chooses_object(builtin) ? choose_object(frame, builtin, call)
                                           : builtin_execute(builtin, &call);
}

const InputList *symex_choices(const Symex *symex) {
    return &symex->results.choices;
}

bool symex_is_program(const Symex *symex) {
    return symex->scope.from_start;
}

uint32_t symex_composed_size(const Symex *symex) {
    return symex->results.composed_size;
}

uint32_t symex_exact_bits(const Symex *symex) {
    return symex->results.exact_bits;
}

bool symex_functions_agree(Symex *symex, TermModel *model, TermList *fixed, TermList *truths,
                           TermList *elsewhere) {
    return builtin_functions_agree(symex, model, fixed, truths, elsewhere);
}

const OutsideList *symex_outside(const Symex *symex) {
    return &symex->results.outside;
}
