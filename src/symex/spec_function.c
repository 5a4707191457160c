// \fresh, \nonnullelements and their kin.
#include "symex/spec.h"

#include "sema/queries.h"

static Term is_object(Symex *symex, Term reference, uint32_t number) {
    return term_equal(symex->terms, reference, object_reference(symex, number));
}

Term spec_object_exists(Spec *spec, const Object *object) {
    if (object->is_initial)
        return object_exists(spec->symex, object->number);
    // Created: there in states after its creation, not in the one at the start.
    return spec->state == spec->old ? TERM_FALSE : object->created;
}

// ---- \fresh

static Term is_fresh(Spec *spec, Node *argument) {
    Symex *symex = spec->symex;
    Term reference = spec_value(spec, argument);
    check_freshness_known(symex, spec->guard, reference, argument->span);
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->objects.count; i++)
        if (object_set_has(set, i) && i >= spec->first_fresh &&
            !symex->objects.items[i].is_literal)
            result = term_or(symex->terms, result, is_object(symex, reference, i));
    return result;
}

// ---- \nonnullelements

static Term non_null_elements(Spec *spec, Node *argument) {
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    Term array = spec_value(spec, argument);
    if (argument->type->kind != TYPE_ARRAY || type_is_primitive(argument->type->element))
        return spec_unmodelled(spec, argument, "\\nonnullelements of this type");
    Term result = term_not(is_object(symex, array, 0));
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = 1; number < symex->objects.count; number++) {
        const Object *object = &symex->objects.items[number];
        if (!object_set_has(set, number) || object->type->kind != TYPE_ARRAY)
            continue;
        Term all = TERM_TRUE;
        for (uint32_t i = 0; i < object->count; i++) {
            Term used = term_slt(terms, java_constant(symex, IR_INT, i), object->length);
            Term value = state_get(symex, spec->state, object->location + i);
            if (!value)
                break;
            all = term_and(terms, all,
                           term_implies(terms, used, term_not(is_object(symex, value, 0))));
        }
        result = term_and(terms, result,
                          term_implies(terms, is_object(symex, array, number), all));
    }
    return result;
}

// ---- \not_modified: each location has its old value

static Term is_unchanged(Spec *spec, Node *location) {
    if (!spec->old)
        return spec_unmodelled(spec, location, "\\not_modified without an old state");
    if (location->kind != NODE_NAME && location->kind != NODE_FIELD && location->kind != NODE_INDEX)
        return spec_unmodelled(spec, location, "this location in \\not_modified");
    Term now = spec_value(spec, location);
    const State *state = spec->state;
    spec->state = spec->old;
    Term before = spec_value(spec, location);
    spec->state = state;
    return term_equal(spec->symex->terms, now, before);
}

Term spec_function(Spec *spec, JmlFunction *function) {
    TermTable *terms = spec->symex->terms;
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Node *argument = function->arguments.items[i];
        Term part;
        if (function->keyword == JML_FRESH)
            part = is_fresh(spec, argument);
        else if (function->keyword == JML_NONNULLELEMENTS)
            part = non_null_elements(spec, argument);
        else if (function->keyword == JML_NOT_MODIFIED)
            part = is_unchanged(spec, argument);
        else if (function->keyword == JML_JAVA_MATH)
            return spec_value(spec, argument);
        else
            return spec_unmodelled(spec, &function->node, ast_keyword_text(function->keyword));
        result = term_and(terms, result, part);
    }
    return result;
}
