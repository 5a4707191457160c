// \fresh, \nonnullelements and their kin on terms.
#include "symex/ground.h"
#include "symex/contract.h"

static Term is_object(Symex *symex, Term reference, uint32_t number) {
    return term_equal(symex->terms, reference, object_reference(symex, number));
}

Term ground_object_exists(Evaluation *evaluation, const Object *object) {
    if (object->is_initial)
        return object_exists(ground_symex(evaluation), object->number);
    // Created: there in states after its creation, not in the one at the start.
    bool is_before =
        evaluation->state == evaluation->old && object->number >= evaluation->first_fresh;
    return is_before ? TERM_FALSE : object->created;
}

// ---- \fresh

// Created from object `first` on.
static Term is_created(Symex *symex, Term reference, uint32_t first) {
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = first; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && !symex->heap.objects.items[i].is_literal)
            result = term_or(symex->terms, result, is_object(symex, reference, i));
    return result;
}

// Since the label was passed last: what is created has higher numbers than what is there.
static Term is_created_since(Evaluation *evaluation, Term reference, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    const Frame *frame = evaluation->frame;
    const LabelVisits *visits = frame ? map_get(&frame->labels, at->label) : NULL;
    Term result = TERM_FALSE, passed = TERM_FALSE;
    for (uint32_t i = 0; visits && i < visits->count; i++) {
        const LabelVisit *visit = &visits->items[i];
        result = term_ite(symex->terms, visit->state->guard,
                          is_created(symex, reference, visit->objects), result);
        passed = term_or(symex->terms, passed, visit->state->guard);
    }
    add_unmodelled(symex, term_and(symex->terms, evaluation->guard, term_not(passed)), at->span,
                   arena_format(symex->arena, "\\fresh since the label '%s', which was not passed",
                                at->label->text));
    return result;
}

static Term is_fresh(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    SpecMoment moment = spec_moment(at->label);
    if (moment == SPEC_MOMENT_LOOP || moment == SPEC_MOMENT_BODY)
        return TERM_NONE;
    Term reference = spec_evaluate(evaluation, at->children[0]);
    if (moment == SPEC_MOMENT_HERE)
        return TERM_FALSE;
    check_freshness_known(symex, evaluation->guard, reference, at->span);
    return moment == SPEC_MOMENT_LABEL ? is_created_since(evaluation, reference, at)
                                       : is_created(symex, reference, evaluation->first_fresh);
}

// ---- \nonnullelements

static Term non_null_elements(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    Term array = spec_evaluate(evaluation, at->children[0]);
    return term_and(symex->terms, term_not(is_object(symex, array, 0)),
                    elements_non_null(symex, evaluation->state, array));
}

// ---- \not_modified: each location has its old value

static Term is_unchanged_at(Evaluation *evaluation, uint32_t location) {
    Symex *symex = ground_symex(evaluation);
    Term now = state_get(symex, evaluation->state, location);
    Term before = state_get(symex, evaluation->old, location);
    return now && before ? term_equal(symex->terms, now, before) : TERM_TRUE;
}

static Term object_unchanged(Evaluation *evaluation, const Places *places, const Object *object) {
    Symex *symex = ground_symex(evaluation);
    const Layout *layout =
        object->type->kind == TYPE_CLASS ? class_layout(symex, object->type->class_symbol) : NULL;
    Term reference = object_reference(symex, object->number), result = TERM_TRUE;
    for (uint32_t i = 0; i < object->count; i++) {
        Term same = is_unchanged_at(evaluation, object->location + i);
        if (same == TERM_TRUE)
            continue;
        Term named = layout
                         ? places_have_field(evaluation, places, reference, layout->fields.items[i])
                         : places_have_element(evaluation, places, reference,
                                               java_constant(symex, IR_INT, i));
        result = term_and(symex->terms, result, term_implies(symex->terms, named, same));
    }
    return result;
}

static Term statics_unchanged(Evaluation *evaluation, const Places *places) {
    Symex *symex = ground_symex(evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        Term same = is_unchanged_at(evaluation, static_location(symex, field));
        Term named = places_have_field(evaluation, places, TERM_NONE, field);
        result = term_and(symex->terms, result, term_implies(symex->terms, named, same));
    }
    return result;
}

// Which locations are meant is a question to the state before.
static Term not_modified(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    if (!evaluation->old)
        return spec_unmodelled(evaluation, at, "\\not_modified without an old state");
    PlaceList list = {.applies = TERM_TRUE};
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    places_read(evaluation, at->children[0], &list);
    evaluation->state = now;
    Term result = statics_unchanged(evaluation, &list.places);
    for (uint32_t i = 1; i < evaluation->first_fresh; i++)
        result =
            term_and(symex->terms, result,
                     object_unchanged(evaluation, &list.places, &symex->heap.objects.items[i]));
    return result;
}

// ---- \subset, \disjoint: location by location

typedef struct Pair {
    PlaceList left, right;
    bool is_subset; // else disjoint
} Pair;

static Term agree(Symex *symex, const Pair *pair, Term left, Term right) {
    return pair->is_subset ? term_implies(symex->terms, left, right)
                           : term_not(term_and(symex->terms, left, right));
}

static Term field_agrees(Evaluation *evaluation, const Pair *pair, Term object, Variable *field) {
    return agree(ground_symex(evaluation), pair,
                 places_have_field(evaluation, &pair->left.places, object, field),
                 places_have_field(evaluation, &pair->right.places, object, field));
}

static Term object_agrees(Evaluation *evaluation, const Pair *pair, const Object *object) {
    Symex *symex = ground_symex(evaluation);
    const Layout *layout =
        object->type->kind == TYPE_CLASS ? class_layout(symex, object->type->class_symbol) : NULL;
    Term reference = object_reference(symex, object->number), result = TERM_TRUE;
    for (uint32_t i = 0; i < object->count; i++) {
        Term index = layout ? TERM_NONE : java_constant(symex, IR_INT, i);
        Term one =
            layout ? field_agrees(evaluation, pair, reference, layout->fields.items[i])
                   : agree(symex, pair,
                           places_have_element(evaluation, &pair->left.places, reference, index),
                           places_have_element(evaluation, &pair->right.places, reference, index));
        if (!layout)
            one = term_implies(symex->terms, term_slt(symex->terms, index, object->length), one);
        result = term_and(symex->terms, result, one);
    }
    return term_implies(symex->terms, ground_object_exists(evaluation, object), result);
}

static Term statics_agree(Evaluation *evaluation, const Pair *pair) {
    Symex *symex = ground_symex(evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        result =
            term_and(symex->terms, result,
                     field_agrees(evaluation, pair, TERM_NONE, symex->pre.static_fields.items[i]));
    return result;
}

static Term locations_agree(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    Pair pair = {.is_subset = at->kind == SPEC_LOCATION_SUBSET};
    places_read(evaluation, at->children[0], &pair.left);
    places_read(evaluation, at->children[1], &pair.right);
    Term result = statics_agree(evaluation, &pair);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < count; i++) {
        Object object = symex->heap.objects.items[i];
        result = term_and(symex->terms, result, object_agrees(evaluation, &pair, &object));
    }
    return result;
}

// ---- \new_elems_fresh

static void places_before(Evaluation *evaluation, const SpecExpr *locations, PlaceList *list) {
    const void *now = evaluation->state;
    evaluation->state = evaluation->old;
    places_read(evaluation, locations, list);
    evaluation->state = now;
}

// Of the objects that are not new: what is in the set was in it.
static Term new_locations_fresh(Evaluation *evaluation, const SpecExpr *at) {
    if (!evaluation->old)
        return TERM_NONE;
    Symex *symex = ground_symex(evaluation);
    Pair pair = {.is_subset = true};
    places_read(evaluation, at->children[0], &pair.left);
    places_before(evaluation, at->children[0], &pair.right);
    Term result = statics_agree(evaluation, &pair);
    uint32_t count = symex->heap.objects.count;
    for (uint32_t i = 1; i < evaluation->first_fresh && i < count; i++) {
        Object object = symex->heap.objects.items[i];
        result = term_and(symex->terms, result, object_agrees(evaluation, &pair, &object));
    }
    return result;
}

// ---- Choosing

Term ground_function(Evaluation *evaluation, const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_FRESH: return is_fresh(evaluation, at);
    case SPEC_NON_NULL_ELEMENTS: return non_null_elements(evaluation, at);
    case SPEC_NOT_MODIFIED: return not_modified(evaluation, at);
    case SPEC_ACCESSES: return ground_accesses(evaluation, at);
    case SPEC_SET_HAS: return ground_set_has(evaluation, at);
    case SPEC_SET_SIZE: return ground_set_size(evaluation, at);
    case SPEC_EQUAL:
        return at->children[0]->sort == SPEC_SORT_OBJECTS ? ground_set_subset(evaluation, at, true)
                                                          : TERM_NONE;
    case SPEC_LOCATION_SUBSET:
    case SPEC_LOCATION_DISJOINT: return locations_agree(evaluation, at);
    case SPEC_LOCATION_NEW: return new_locations_fresh(evaluation, at);
    case SPEC_SET_SUBSET: return ground_set_subset(evaluation, at, false);
    default: return TERM_NONE;
    }
}
