// Methods of the library that give texts, and what is not known of texts.
#include "builtin/internal.h"

// ---- Long texts

static Term modelled_of(Symex *symex, const Object *array) {
    return array->limit
               ? term_ite(symex->terms, term_slt(symex->terms, array->limit, array->length),
                          array->limit, array->length)
               : array->length;
}

// How many elements of an array are modelled.
Outcome builtin_modelled(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    Term result = TERM_NONE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *array = &symex->heap.objects.items[i];
        if (array->type->kind != TYPE_ARRAY)
            continue;
        Term own = modelled_of(symex, array);
        Term is_it = term_equal(symex->terms, call->arguments[0], object_reference(symex, i));
        result = result ? term_ite(symex->terms, is_it, own, result) : own;
    }
    return builtin_returns(call, result ? result : java_constant(symex, IR_INT, 0));
}

// What a text is like behind the characters that are modelled: anything.
Outcome builtin_any_number(const BuiltinCall *call) {
    Symex *symex = call->symex;
    add_text_doubt(symex, call->state.guard, call->span,
                   arena_format(symex->arena,
                                "what a text from outside is like behind %u characters",
                                symex->scope.string_length));
    Outcome outcome = builtin_returns(call, TERM_NONE);
    outcome.result = call->method->return_type == sema_types(symex->sema)->string
                         ? new_string(symex, &outcome.returned, call->span)
                         : fresh_value(symex, call->method->return_type, call->method->name->text);
    return outcome;
}

Outcome builtin_doubtful(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const char *reason = text_constant(symex, &call->state, call->arguments[0]);
    SHOULD(reason, "the reason for a doubt should be a constant");
    add_doubt(symex, call->state.guard, call->span, reason);
    return builtin_returns(call, fresh_value(symex, call->method->return_type, "doubtful"));
}

Outcome builtin_text_is_known(const BuiltinCall *call) {
    const char *text = text_constant(call->symex, &call->state, call->arguments[0]);
    return builtin_returns(call, term_bool(text != NULL));
}

Outcome builtin_text_is_read(const BuiltinCall *call) {
    if (!call->symex->scope.only_things)
        return builtin_returns(call, TERM_TRUE);
    return builtin_text_is_known(call);
}

// ---- Library methods that give texts

Outcome builtin_text(const BuiltinCall *call) {
    const Type *type = call->method->parameters.items[0]->type;
    return builtin_returns(
        call, text_of(call->symex, &call->state, call->arguments[0], type, call->span));
}

// What holds for every text holds; what some text breaks may be broken by no class there is.
static Term text_of_any(const BuiltinCall *call, Term object, Term is_it) {
    Symex *symex = call->symex;
    add_text_doubt(symex, term_and(symex->terms, call->state.guard, is_it), call->span,
                   "the text of an object of any class");
    return text_given(symex, &call->state, object, call->span);
}

// Object.toString: of a class that is known, its name and a number that nobody knows.
// The one object of that text: that of a literal. Of a text that is not known, nobody knows which.
Outcome builtin_intern(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const char *text = text_constant(symex, &call->state, call->arguments[0]);
    Term literal = text ? text_literal(symex, text) : TERM_NONE;
    if (!literal)
        add_unmodelled(symex, call->state.guard, call->span, "which object 'intern' gives");
    return builtin_returns(call, literal ? literal : call->arguments[0]);
}

Outcome builtin_untold_text(const BuiltinCall *call) {
    return builtin_returns(call, text_unknown(call->symex, &call->state, call->span));
}

Outcome builtin_any_text(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const ObjectSet *set = reference_candidates(symex, call->arguments[0]);
    Term result = TERM_NONE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        Term object = object_reference(symex, i);
        Term is_it = term_equal(symex->terms, call->arguments[0], object);
        Term own = stands_for_any(symex, &symex->heap.objects.items[i])
                       ? text_of_any(call, object, is_it)
                       : text_unknown(symex, &call->state, call->span);
        result = result ? term_ite(symex->terms, is_it, own, result) : own;
    }
    return builtin_returns(call, result ? result : text_unknown(symex, &call->state, call->span));
}
