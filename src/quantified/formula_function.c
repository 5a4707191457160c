// \fresh, \nonnullelements and their kin as formulas.
#include "quantified/formulas.h"

Formula quantified_elements_non_null(QuantifiedRun *quantified, const State *state, Formula array) {
    LogicTable *table = quantified->table;
    Formula index = logic_bound_variable(table, SORT_INT, "k");
    Formula used =
        logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
                  logic_less(table, index, quantified_length_of(quantified, array)));
    Formula value = quantified_load_element(quantified, state, array, index, TYPE_CLASS);
    return logic_quantify(
        table, true, &index, 1,
        logic_implies(table, used, logic_not(table, quantified_is_null(quantified, value))));
}

static Formula non_null_elements(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    Formula array = spec_evaluate(evaluation, at->children[0]);
    return logic_and(table, logic_not(table, quantified_is_null(quantified, array)),
                     quantified_elements_non_null(quantified, evaluation->state, array));
}

static Formula is_fresh(Evaluation *evaluation, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    const State *old = evaluation->block ? evaluation->block : evaluation->old;
    SpecMoment moment = spec_moment(at->label);
    if (moment == SPEC_MOMENT_LABEL) {
        const FormulaFrame *of = evaluation->frame;
        const Passed *passed =
            of ? quantified_passed_label(evaluation->state, of->frame, at->label) : NULL;
        old = passed ? passed->before : NULL;
    }
    if (!old || moment == SPEC_MOMENT_LOOP || moment == SPEC_MOMENT_BODY)
        return FORMULA_NONE;
    Formula reference = spec_evaluate(evaluation, at->children[0]);
    if (moment == SPEC_MOMENT_HERE)
        return FORMULA_FALSE;
    return logic_and(quantified->table,
                     logic_not(quantified->table, quantified_is_null(quantified, reference)),
                     logic_less_equal(quantified->table, old->allocated, reference));
}

// One location of the state before, as it is in the state of the evaluation.
static Formula content(Evaluation *evaluation, const Place *place, const SpecExpr *at) {
    QuantifiedRun *quantified = formula_run(evaluation);
    if (place->kind == PLACE_FIELD)
        return quantified_load_field(quantified, evaluation->state, place->object, place->field);
    const Type *type = at->children[0]->type;
    return quantified_load_element(quantified, evaluation->state, place->object, place->from,
                                   quantified_element_kind(type->element));
}

// Those of the state before that are among the places.
static Formula elements_kept(Evaluation *evaluation, const PlaceList *list, const void *now,
                             const Type *array) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    Formula object = list->places.items[0].object;
    Formula index = logic_bound_variable(table, SORT_INT, "index");
    Formula is_index =
        logic_and(table, logic_less_equal(table, logic_number(table, SORT_INT, 0), index),
                  logic_less(table, index, quantified_length_of(quantified, object)));
    Formula counts =
        logic_and(table, is_index, places_have_element(evaluation, &list->places, object, index));
    TypeKind kind = quantified_element_kind(array->element);
    Formula is_kept = logic_equal(
        table, quantified_load_element(quantified, evaluation->old, object, index, kind),
        quantified_load_element(quantified, now, object, index, kind));
    return logic_quantify(table, true, &index, 1, logic_implies(table, counts, is_kept));
}

// Which locations they are is a question to the state before.
static Formula not_modified(Evaluation *evaluation, const SpecExpr *at) {
    const SpecExpr *location = at->children[0];
    bool is_element = location->kind == SPEC_LOCATION_ELEMENTS && location->children[1] &&
                      location->children[1] == location->children[2];
    bool are_elements = location->kind == SPEC_LOCATION_ELEMENTS && !is_element;
    bool is_field =
        location->kind == SPEC_LOCATION_FIELD && !(location->variable->modifiers & MODIFIER_MODEL);
    const void *now = evaluation->state;
    if (!evaluation->old || (!is_element && !are_elements && !is_field))
        return FORMULA_NONE;
    PlaceList list = {0};
    evaluation->state = evaluation->old;
    places_read(evaluation, location, &list);
    if (list.places.count != 1) {
        evaluation->state = now;
        return FORMULA_NONE;
    }
    if (are_elements) {
        Formula kept = elements_kept(evaluation, &list, now, location->children[0]->type);
        evaluation->state = now;
        return kept;
    }
    Formula before = content(evaluation, &list.places.items[0], location);
    evaluation->state = now;
    return logic_equal(formula_table(evaluation), before,
                       content(evaluation, &list.places.items[0], location));
}

Formula formula_function(Evaluation *evaluation, const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_FRESH: return is_fresh(evaluation, at);
    case SPEC_NON_NULL_ELEMENTS: return non_null_elements(evaluation, at);
    case SPEC_NOT_MODIFIED: return not_modified(evaluation, at);
    case SPEC_SET_HAS: return formula_reach(evaluation, at);
    case SPEC_SET_SUBSET: return formula_set_subset(evaluation, at, false);
    case SPEC_LOCATION_SUBSET:
    case SPEC_LOCATION_DISJOINT: return formula_locations_agree(evaluation, at);
    case SPEC_LOCATION_FRESH:
    case SPEC_LOCATION_NEW: return formula_new_locations_fresh(evaluation, at);
    case SPEC_EQUAL:
        return at->children[0]->sort == SPEC_SORT_OBJECTS ? formula_set_subset(evaluation, at, true)
                                                          : FORMULA_NONE;
    default: return FORMULA_NONE;
    }
}
