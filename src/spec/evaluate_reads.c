// What an expression reads: `accessible \inv: a, b`.
//
// Evaluated again with every other place out of reach, as if it had no value, the expression has a
// value wherever it had one before.
#include "spec/evaluate_internal.h"

#include "spec/places.h"

void spec_read_field(Evaluation *evaluation, SpecValue object, const Variable *field) {
    if (!evaluation->reads || (field->modifiers & MODIFIER_FINAL))
        return; // what never changes is no dependency
    SpecValue may = places_have_field(evaluation, &evaluation->reads->places, object, field);
    spec_undefined(evaluation, evaluation->domain->negation(evaluation, may));
}

void spec_read_element(Evaluation *evaluation, SpecValue array, SpecValue index) {
    if (!evaluation->reads)
        return;
    SpecValue may = places_have_element(evaluation, &evaluation->reads->places, array, index);
    spec_undefined(evaluation, evaluation->domain->negation(evaluation, may));
}

// Where no place has bounds, it has all elements of an array or none.
static bool has_bounds(const Places *places) {
    for (uint32_t i = 0; i < places->count; i++) {
        const Place *place = &places->items[i];
        if (place->from || place->to || place->kind == PLACE_EACH || place->kind == PLACE_VALUE ||
            has_bounds(&place->left) || has_bounds(&place->right))
            return true;
    }
    return false;
}

bool spec_read_elements(Evaluation *evaluation, SpecValue array) {
    const SpecDomain *domain = evaluation->domain;
    const Places *places = &evaluation->reads->places;
    if (has_bounds(places))
        return false;
    SpecValue none = domain->number(evaluation, SPEC_SORT_INT, 0);
    SpecValue has_some = domain->less(evaluation, SPEC_SORT_INT, none,
                                      domain->length(evaluation, array), false, (Span){0, 0});
    SpecValue may = places_have_array(evaluation, places, array);
    spec_undefined(evaluation,
                   domain->conjunction(evaluation, has_some, domain->negation(evaluation, may)));
    return true;
}

static SpecValue has_value(Evaluation *evaluation, const SpecExpr *expression,
                           const PlaceList *reads) {
    const SpecDomain *domain = evaluation->domain;
    Evaluation inner = *evaluation;
    inner.undefined = domain->falsity;
    inner.polarity = 0;
    inner.reads = reads;
    PlaceList places = {0};
    SpecValue value = domain->truth;
    if (expression->sort == SPEC_SORT_LOCATIONS) // which places they are depends on what is read
        places_read(&inner, expression, &places);
    else
        value = spec_evaluate(&inner, expression);
    SpecValue defined = domain->negation(evaluation, inner.undefined);
    evaluation->failed |= inner.failed;
    return expression->sort == SPEC_SORT_BOOL ? domain->conjunction(evaluation, value, defined)
                                              : defined;
}

// Of an invariant, it matters where it holds.
SpecValue spec_reads_only(Evaluation *evaluation, const SpecExpr *at) {
    PlaceList reads = {0};
    places_read(evaluation, at->children[1], &reads);
    SpecValue before = has_value(evaluation, at->children[0], NULL);
    SpecValue after = has_value(evaluation, at->children[0], &reads);
    return evaluation->domain->implication(evaluation, before, after);
}
