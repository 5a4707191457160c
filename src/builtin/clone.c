// Object.clone(): a new object of the same class with the same values in its fields.
#include "builtin/internal.h"

#include "analysis/analysis.h"
#include "sema/queries.h"

static Term copy_of(const BuiltinCall *call, State *state, Type *type) {
    Symex *symex = call->symex;
    Term original = call->arguments[0];
    cut_creation(symex, state, type->class_symbol, call->span);
    Object *made = universe_create(symex, state, type, TERM_NONE, 0, call->span);
    made->creator = call->depth;
    made->created = state->guard;
    Term copy = object_reference(symex, made->number);
    const Layout *layout = class_layout(symex, type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        heap_store(symex, state, copy, layout->fields.items[i],
                   heap_load(symex, state, original, layout->fields.items[i]));
    return copy;
}

// The message is the name of the class.
static void throw_not_supported(const BuiltinCall *call, Outcome *outcome, Term is_refused,
                                Term name) {
    Symex *symex = call->symex;
    Class *exception = query_class(symex->sema, "java.lang.CloneNotSupportedException");
    Class *throwable = sema_types(symex->sema)->throwable->class_symbol;
    outcome->thrown = state_assume(symex, call->state, is_refused);
    Object *made =
        universe_create(symex, &outcome->thrown, exception->type, TERM_NONE, 0, call->span);
    made->creator = call->depth;
    made->created = outcome->thrown.guard;
    outcome->exception = object_reference(symex, made->number);
    heap_store(symex, &outcome->thrown, outcome->exception,
               query_field(symex->sema, throwable, "message"), name);
    outcome->returned = state_assume(symex, outcome->returned, term_not(is_refused));
}

static void refuse(const BuiltinCall *call, const Type *type, Term is_it, Term *is_refused,
                   Term *name) {
    Symex *symex = call->symex;
    Term own = class_name(symex, type, false);
    if (!own)
        own = text_unknown(symex, &call->state, call->span);
    *name = term_ite(symex->terms, is_it, own, *name);
    *is_refused = term_or(symex->terms, *is_refused, is_it);
}

Outcome builtin_clone(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Class *cloneable = query_class(symex->sema, "java.lang.Cloneable");
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    Outcome outcome = {.returned = call->state, .thrown = state_dead()};
    outcome.result = object_reference(symex, 0);
    Term is_refused = TERM_FALSE, name = object_reference(symex, 0);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        Object object = symex->heap.objects.items[i];
        if (!object_set_has(set, i) || !is_first_of_class(symex, set, i))
            continue;
        Term is_it = is_of_class(symex, call->arguments[0], set, object.type);
        if (object.type->kind != TYPE_CLASS || stands_for_any(symex, &object) ||
            !analysis_is_copied_whole(symex->sema, object.type->class_symbol))
            add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                           "a copy by clone() of an object of the library");
        else if (!cloneable ||
                 !query_is_subclass(symex->sema, object.type->class_symbol, cloneable))
            refuse(call, object.type, is_it, &is_refused, &name);
        else
            outcome.result = term_ite(
                symex->terms, is_it, copy_of(call, &outcome.returned, object.type), outcome.result);
    }
    if (is_refused != TERM_FALSE)
        throw_not_supported(call, &outcome, is_refused, name);
    return outcome;
}
