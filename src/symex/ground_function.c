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

// ---- Choosing

Term ground_function(Evaluation *evaluation, const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_FRESH: return is_fresh(evaluation, at);
    case SPEC_NON_NULL_ELEMENTS: return non_null_elements(evaluation, at);
    case SPEC_NOT_MODIFIED: return ground_not_modified(evaluation, at);
    case SPEC_ACCESSES: return ground_accesses(evaluation, at);
    case SPEC_SET_HAS: return ground_set_has(evaluation, at);
    case SPEC_SET_SIZE: return ground_set_size(evaluation, at);
    case SPEC_EQUAL:
        return at->children[0]->sort == SPEC_SORT_OBJECTS ? ground_set_subset(evaluation, at, true)
                                                          : TERM_NONE;
    case SPEC_LOCATION_SUBSET:
    case SPEC_LOCATION_DISJOINT: return ground_locations_agree(evaluation, at);
    case SPEC_LOCATION_FRESH:
    case SPEC_LOCATION_NEW: return ground_new_locations_fresh(evaluation, at);
    case SPEC_SET_SUBSET: return ground_set_subset(evaluation, at, false);
    default: return TERM_NONE;
    }
}
