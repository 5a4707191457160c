// \fresh, \nonnullelements and their kin.
#include "symex/spec.h"

#include "sema/queries.h"
#include "sema/specs.h"

static Term is_object(Symex *symex, Term reference, uint32_t number) {
    return term_equal(symex->terms, reference, object_reference(symex, number));
}

Term spec_object_exists(Spec *spec, const Object *object) {
    if (object->is_initial)
        return object_exists(spec->symex, object->number);
    // Created: there in states after its creation, not in the one at the start.
    bool is_before = spec->state == spec->old && object->number >= spec->first_fresh;
    return is_before ? TERM_FALSE : object->created;
}

// ---- \fresh

static Term is_fresh(Spec *spec, Node *argument) {
    Symex *symex = spec->symex;
    Term reference = spec_value(spec, argument);
    check_freshness_known(symex, spec->guard, reference, argument->span);
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && i >= spec->first_fresh &&
            !symex->heap.objects.items[i].is_literal)
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
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        const Object *object = &symex->heap.objects.items[number];
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
        result = term_and(terms, result, term_implies(terms, is_object(symex, array, number), all));
    }
    return result;
}

// ---- \not_modified: each location has its old value

static Term is_unchanged_at(Spec *spec, uint32_t location) {
    Term now = state_get(spec->symex, spec->state, location);
    Term before = state_get(spec->symex, spec->old, location);
    return now && before ? term_equal(spec->symex->terms, now, before) : TERM_TRUE;
}

static Term is_between(Spec *spec, uint32_t index, Term from, Term to) {
    TermTable *terms = spec->symex->terms;
    Term value = java_constant(spec->symex, IR_INT, index);
    Term result = from ? term_sle(terms, from, value) : TERM_TRUE;
    return to ? term_and(terms, result, term_sle(terms, value, to)) : result;
}

// All fields of an object, or the elements from `from` to `to` of an array.
static Term are_unchanged(Spec *spec, Term reference, Term from, Term to) {
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, reference);
    Term result = TERM_TRUE;
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        const Object *object = &symex->heap.objects.items[number];
        Term all = TERM_TRUE;
        for (uint32_t i = 0; object_set_has(set, number) && i < object->count; i++)
            all = term_and(terms, all,
                           term_implies(terms, is_between(spec, i, from, to),
                                        is_unchanged_at(spec, object->location + i)));
        if (all != TERM_TRUE)
            result = term_and(terms, result,
                              term_implies(terms, is_object(symex, reference, number), all));
    }
    return result;
}

static Term is_unchanged(Spec *spec, Node *location) {
    if (!spec->old)
        return spec_unmodelled(spec, location, "\\not_modified without an old state");
    const State *state = spec->state;
    if (location->kind == NODE_ALL_FIELDS || location->kind == NODE_ELEMENTS) {
        // Which locations are meant is a question to the state before.
        spec->state = spec->old;
        bool is_array = location->kind == NODE_ELEMENTS;
        Elements *elements = is_array ? as_Elements(location) : NULL;
        Term object = spec_value(spec, is_array ? elements->array : as_AllFields(location)->object);
        Term from = is_array && elements->from ? spec_value(spec, elements->from) : TERM_NONE;
        Term to = is_array && elements->to ? spec_value(spec, elements->to) : TERM_NONE;
        spec->state = state;
        spec_undefined(spec, is_object(spec->symex, object, 0));
        return are_unchanged(spec, object, from, to);
    }
    if (location->kind != NODE_NAME && location->kind != NODE_FIELD && location->kind != NODE_INDEX)
        return spec_unmodelled(spec, location, "this location in \\not_modified");
    Term now = spec_value(spec, location);
    spec->state = spec->old;
    Term before = spec_value(spec, location);
    spec->state = state;
    return term_equal(spec->symex->terms, now, before);
}

// ---- \invariant_for, \static_invariant_for

static Term clauses_hold(Spec *spec, Class *class_symbol, Term receiver, Term guard) {
    TermTable *terms = spec->symex->terms;
    InheritedClauseList clauses = {0};
    class_clauses(spec->symex->sema, class_symbol, JML_INVARIANT, &clauses);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        bool is_static = ast_modifiers(clause->modifiers) & MODIFIER_STATIC;
        if (is_static != (receiver == TERM_NONE))
            continue;
        Spec inner = *spec;
        inner.receiver = receiver;
        inner.frame = NULL;
        inner.bindings = (Map){0};
        inner.math = MATH_UNSET;
        inner.guard = term_and(terms, spec->guard, guard);
        inner.depth++;
        result = term_and(terms, result, spec_holds(&inner, clause->expression));
    }
    return result;
}

static Term invariant_for(Spec *spec, Node *argument) {
    enum { DEEPEST = 6 };
    Symex *symex = spec->symex;
    if (spec->depth > DEEPEST)
        return spec_unmodelled(spec, argument, "invariants that refer to each other, too deep");
    Term reference = spec_value(spec, argument), result = TERM_TRUE;
    spec_undefined(spec, is_object(symex, reference, 0));
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        Object object = symex->heap.objects.items[i];
        if (!object_set_has(set, i) || object.type->kind != TYPE_CLASS)
            continue;
        Term is_it = is_object(symex, reference, i);
        Term holds =
            clauses_hold(spec, object.type->class_symbol, object_reference(symex, i), is_it);
        result = term_and(symex->terms, result, term_implies(symex->terms, is_it, holds));
    }
    return result;
}

// ---- Choosing

// `\java_math(e)` and its kin: e with that arithmetic.
static Term value_in_math(Spec *spec, Node *argument, SpecMath math) {
    SpecMath outer = spec->math;
    spec->math = math;
    Term value = spec_value(spec, argument);
    spec->math = outer;
    return value;
}

static Term part_of(Spec *spec, JmlFunction *function, Node *argument) {
    JmlKeyword keyword = function->keyword;
    if (keyword == JML_FRESH)
        return is_fresh(spec, argument);
    if (keyword == JML_NONNULLELEMENTS)
        return non_null_elements(spec, argument);
    if (keyword == JML_NOT_MODIFIED)
        return is_unchanged(spec, argument);
    if (keyword == JML_INVARIANT_FOR)
        return invariant_for(spec, argument);
    if (keyword == JML_STATIC_INVARIANT_FOR)
        return clauses_hold(spec, argument->type->class_symbol, TERM_NONE, TERM_TRUE);
    return TERM_NONE;
}

Term spec_function(Spec *spec, JmlFunction *function) {
    JmlKeyword keyword = function->keyword;
    if (keyword == JML_JAVA_MATH || keyword == JML_SAFE_MATH || keyword == JML_BIGINT_MATH)
        return value_in_math(spec, function->arguments.items[0],
                             keyword == JML_JAVA_MATH   ? MATH_JAVA
                             : keyword == JML_SAFE_MATH ? MATH_SAFE
                                                        : MATH_BIGINT);
    if (keyword == JML_ONLY_ASSIGNED || keyword == JML_NOT_ASSIGNED || keyword == JML_ONLY_ACCESSED)
        return spec_accesses(spec, function);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Term part = part_of(spec, function, function->arguments.items[i]);
        if (!part)
            return spec_unmodelled(spec, &function->node, ast_keyword_text(keyword));
        result = term_and(spec->symex->terms, result, part);
    }
    if (!function->arguments.count) // of \only_called
        return spec_unmodelled(spec, &function->node, ast_keyword_text(keyword));
    return result;
}
