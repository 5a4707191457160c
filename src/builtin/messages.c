// Messages of exceptions that Java throws by itself.
//
// They are made when somebody reads one. Those that name classes, variables or modules (casts,
// null) depend on how the program was compiled and started: texts of characters that are not known.
#include "builtin/internal.h"

static Term number(Symex *symex, const State *state, Term value, Span span) {
    return text_of(symex, state, value, type_primitive(sema_types(symex->sema), TYPE_INT), span);
}

// `Index 5 out of bounds for length 3`
static Term index_message(Symex *symex, const State *state, const Object *object, Span span) {
    Term index = number(symex, state, object->about[0], span);
    Term length = number(symex, state, object->about[1], span);
    Term start = text_join(symex, state, text_literal(symex, "Index "), index, span);
    Term middle =
        text_join(symex, state, start, text_literal(symex, " out of bounds for length "), span);
    return text_join(symex, state, middle, length, span);
}

// No literal of the program: a String of its own.
static Term division_message(Symex *symex, const State *state, Span span) {
    return text_join(symex, state, text_literal(symex, "/ by "), text_literal(symex, "zero"), span);
}

static Term make_message(Symex *symex, const State *state, const Object *object, Span span) {
    switch (object->check) {
    case IR_CHECK_INDEX: return index_message(symex, state, object, span);
    case IR_CHECK_NEGATIVE_SIZE: return number(symex, state, object->about[0], span);
    case IR_CHECK_DIVISION: return division_message(symex, state, span);
    case IR_CHECK_ASSERT:
        if (object->about[0])
            return object->about[0];
        break;
    case IR_CHECK_REQUIRED:
    case IR_CHECK_NO_MATCH: return object_reference(symex, 0);
    case IR_CHECK_NONE:
    case IR_CHECK_NULL:
    case IR_CHECK_UNBOX:
    case IR_CHECK_THROW_NULL:
    case IR_CHECK_CAST:
    case IR_CHECK_ERASED_CAST:
    case IR_CHECK_BRIDGE_CAST:
    case IR_CHECK_ARRAY_STORE:
    case IR_CHECK_OVERFLOW:
    case IR_CHECK_UNFIT: break;
    }
    return text_unknown(symex, state, span);
}

static Term message_of(Symex *symex, const State *state, uint32_t number_of_object, Span span) {
    const void *key = (const void *)(uintptr_t)number_of_object;
    Term known = (Term)(uintptr_t)map_get(&symex->builtins->check_messages, key);
    if (!known) {
        Object object = symex->heap.objects.items[number_of_object];
        known = make_message(symex, state, &object, span);
        map_put(symex->arena, &symex->builtins->check_messages, key, (void *)(uintptr_t)known);
    }
    return known;
}

Term message_of_checks(Symex *symex, const State *state, Term object, Term message, Span span) {
    const ObjectSet *set = reference_candidates(symex, object);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++)
        if (object_set_has(set, i) && symex->heap.objects.items[i].check != IR_CHECK_NONE)
            message =
                term_ite(symex->terms, term_equal(symex->terms, object, object_reference(symex, i)),
                         message_of(symex, state, i, span), message);
    return message;
}
